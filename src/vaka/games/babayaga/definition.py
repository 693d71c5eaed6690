"""Baba Yaga: everything that it hands in, as one object."""

from __future__ import annotations

from pathlib import Path

from vaka.games.babayaga import face, observe, policy, rules, terminal
from vaka.games.babayaga.deck import ASSUMED_DECK, check_deck, check_old_deck
from vaka.games.babayaga.layout import CLAUSES, DECK, LAYOUT, POOL, SPELLS, VALUE, BabaYagaState
from vaka.games.babayaga.names import ACTIONS, CARDS, EDITIONS, MATCHES, PHASES, PILES
from vaka.games.babayaga.position import FAULTS
from vaka.games.babayaga.reasons import because
from vaka.games.babayaga.shapes import BabaYagaEvent, BabaYagaView
from vaka.games.contract import Definition, Option, one_of

GAME: Definition[BabaYagaState, BabaYagaView, BabaYagaEvent] = Definition(
    name="babayaga",
    version=1,
    folder=Path(__file__).parent,
    options=(
        one_of("players", 2, 3, 4, 5),
        one_of("edition", *EDITIONS),
        one_of("match", *MATCHES),
        Option(
            "deck",
            ASSUMED_DECK,
            f"a count for each of {', '.join(ASSUMED_DECK)}, together {DECK}",
            check_deck,
            check_recorded=check_old_deck,
        ),
    ),
    layout=LAYOUT,
    pool=POOL,
    rules=rules,
    phases=PHASES,
    actions=len(ACTIONS),
    clauses=CLAUSES,
    faults=FAULTS,
    not_your_turn="BY-4",
    revealing=frozenset({"deal", "turn-up", "draw", "take", "fetch", "stolen", "reshuffle", "show"}),
    face=face,
    view=BabaYagaView,
    event=BabaYagaEvent,
    constants={
        "VALUES": dict(zip(CARDS, map(int, VALUE), strict=True)),
        "SPELLS": [CARDS[spell] for spell in SPELLS],
        "PILES": PILES,
    },
    draw=terminal.draw,
    follows=face.follows,
    because=because,
    forced=face.forced,
    policy=policy,
    observation=observe.OBSERVATION,
)

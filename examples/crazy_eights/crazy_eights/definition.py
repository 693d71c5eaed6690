"""Crazy eights: everything that it hands in, as one object."""

from __future__ import annotations

from pathlib import Path

from crazy_eights import face, policy, rules, terminal
from crazy_eights.face import FAULTS, PHASES, EightsEvent, EightsView
from crazy_eights.layout import ACTIONS, CLAUSES, LAYOUT, POOL, EightsState
from crazy_eights.observe import OBSERVATION
from vaka.games.contract import Definition, one_of

GAME: Definition[EightsState, EightsView, EightsEvent] = Definition(
    name="crazy_eights",
    version=1,
    folder=Path(__file__).parent,
    options=(one_of("players", 2, 3, 4),),
    layout=LAYOUT,
    pool=POOL,
    rules=rules,
    phases=PHASES,
    actions=ACTIONS,
    clauses=CLAUSES,
    faults=FAULTS,
    not_your_turn="CE-4",
    revealing=frozenset({"deal", "turn-up", "draw", "score"}),
    face=face,
    view=EightsView,
    event=EightsEvent,
    draw=terminal.draw,
    policy=policy,
    observation=OBSERVATION,
)

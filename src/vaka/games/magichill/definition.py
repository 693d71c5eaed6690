"""Magic Hill: everything that it hands in, as one object."""

from __future__ import annotations

from pathlib import Path

from vaka.games.contract import Definition, Option, one_of
from vaka.games.magichill import face, observe, policy, rules, terminal
from vaka.games.magichill.board import ASSUMED, RIGHT, check_board
from vaka.games.magichill.layout import ACTIONS, CLAUSES, LAYOUT, LEVELS, POOL, MagicHillState
from vaka.games.magichill.names import PHASES, VILLAGES
from vaka.games.magichill.position import FAULTS
from vaka.games.magichill.reasons import because
from vaka.games.magichill.shapes import MagicHillEvent, MagicHillView

GAME: Definition[MagicHillState, MagicHillView, MagicHillEvent] = Definition(
    name="magichill",
    version=1,
    folder=Path(__file__).parent,
    options=(
        one_of("players", 2, 3, 4, 5),
        one_of("walk_on", False, True),
        one_of("remember", False, True),
        Option("board", ASSUMED, RIGHT, check_board),
    ),
    layout=LAYOUT,
    pool=POOL,
    rules=rules,
    phases=PHASES,
    actions=ACTIONS,
    clauses=CLAUSES,
    faults=FAULTS,
    not_your_turn="C15",
    revealing=frozenset({"deal", "draw", "tile", "shown", "reshuffle", "end", "win"}),
    face=face,
    view=MagicHillView,
    event=MagicHillEvent,
    constants={"VILLAGES": VILLAGES, "LEVELS": LEVELS},
    draw=terminal.draw,
    screen=face.screen,
    retold=face.retold,
    because=because,
    forced=face.forced,
    policy=policy,
    observation=observe.OBSERVATION,
)

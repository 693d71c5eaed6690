"""High card: everything that it hands in, as one object."""

from __future__ import annotations

from pathlib import Path

from tests.highcard import face, observe, policy, rules, terminal
from tests.highcard.layout import CLAUSES, GOAL, LAYOUT, POOL, HighcardState
from tests.highcard.names import ACTIONS, PHASES
from tests.highcard.position import FAULTS
from tests.highcard.shapes import HighcardEvent, HighcardView
from vaka.games.contract import Definition, one_of

GAME: Definition[HighcardState, HighcardView, HighcardEvent] = Definition(
    name="highcard",
    version=1,
    folder=Path(__file__).parent,
    options=(one_of("players", 2),),
    layout=LAYOUT,
    pool=POOL,
    rules=rules,
    phases=PHASES,
    actions=len(ACTIONS),
    clauses=CLAUSES,
    faults=FAULTS,
    not_your_turn="HC-3",
    revealing=frozenset({"deal", "swap", "draw", "show", "score", "win"}),
    face=face,
    view=HighcardView,
    event=HighcardEvent,
    constants={"GOAL": GOAL},
    draw=terminal.draw,
    policy=policy,
    observation=observe.OBSERVATION,
)

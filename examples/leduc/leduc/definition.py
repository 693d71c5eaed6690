"""Leduc poker: everything that it hands in, as one object."""

from __future__ import annotations

from pathlib import Path

from leduc import face, policy, rules, terminal
from leduc.face import ACTIONS, FAULTS, PHASES, LeducEvent, LeducView
from leduc.layout import CLAUSES, LAYOUT, MOST_CHIPS, POOL, LeducState
from leduc.observe import OBSERVATION
from vaka.games.contract import Definition, one_of

GAME: Definition[LeducState, LeducView, LeducEvent] = Definition(
    name="leduc",
    version=1,
    folder=Path(__file__).parent,
    options=(one_of("players", 2),),
    layout=LAYOUT,
    pool=POOL,
    rules=rules,
    payoff=rules.payoff,
    payoff_scale=MOST_CHIPS,
    phases=PHASES,
    actions=len(ACTIONS),
    clauses=CLAUSES,
    faults=FAULTS,
    not_your_turn="LP-3",
    revealing=frozenset({"turn-up", "show", "win"}),
    face=face,
    view=LeducView,
    event=LeducEvent,
    draw=terminal.draw,
    policy=policy,
    observation=OBSERVATION,
)

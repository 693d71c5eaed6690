"""The MAD card game: everything that it hands in, as one object."""

from __future__ import annotations

from pathlib import Path

from vaka.games.contract import Definition, one_of
from vaka.games.mad import face, observe, policy, rules, terminal
from vaka.games.mad.layout import CLAUSES, LAYOUT, POOL, MadState
from vaka.games.mad.names import ACTIONS, COLOURLESS, COLOURS, FACES, PHASES
from vaka.games.mad.position import FAULTS
from vaka.games.mad.reasons import because
from vaka.games.mad.shapes import MadEvent, MadView

GAME: Definition[MadState, MadView, MadEvent] = Definition(
    name="mad",
    version=1,
    folder=Path(__file__).parent,
    options=(one_of("players", 2, 3, 4, 5, 6),),
    layout=LAYOUT,
    pool=POOL,
    rules=rules,
    secret=rules.secret,
    phases=PHASES,
    actions=len(ACTIONS),
    clauses=CLAUSES,
    faults=FAULTS,
    not_your_turn="MD-4",
    revealing=frozenset({"deal", "turn-up", "draw", "gift", "swap", "reshuffle", "end", "out"}),
    face=face,
    view=MadView,
    event=MadEvent,
    constants={"COLOURS": COLOURS, "FACES": FACES, "COLOURLESS": COLOURLESS},
    draw=terminal.draw,
    follows=face.follows,
    because=because,
    forced=face.forced,
    policy=policy,
    observation=observe.OBSERVATION,
)

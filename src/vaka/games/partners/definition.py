"""Partners: everything that it hands in, as one object."""

from __future__ import annotations

from pathlib import Path

from vaka.games.contract import Definition, one_of
from vaka.games.partners import face, observe, policy, rules, terminal
from vaka.games.partners.layout import CLAUSES, LAYOUT, POOL, QUARTER, SQUARES, TEAM, PartnersState
from vaka.games.partners.names import ACTIONS, COLOURS, FOLDED, GOALS, PHASES, SHORT7
from vaka.games.partners.position import FAULTS
from vaka.games.partners.reasons import because
from vaka.games.partners.shapes import PartnersEvent, PartnersView

GAME: Definition[PartnersState, PartnersView, PartnersEvent] = Definition(
    name="partners",
    version=1,
    folder=Path(__file__).parent,
    options=(
        one_of("players", 4),
        one_of("goal", *GOALS),
        one_of("folded", *FOLDED),
        one_of("short7", *SHORT7),
    ),
    layout=LAYOUT,
    pool=POOL,
    rules=rules,
    team=TEAM,
    voice=rules.voice,
    secret=rules.secret,
    phases=PHASES,
    actions=len(ACTIONS[0]),
    clauses=CLAUSES,
    faults=FAULTS,
    not_your_turn="§G4",
    not_your_voice="FI-8",
    revealing=frozenset({"deal", "cross", "fold", "win"}),
    unseen=frozenset({"give"}),
    face=face,
    view=PartnersView,
    event=PartnersEvent,
    constants={"COLOURS": COLOURS, "QUARTER": QUARTER, "SQUARES": SQUARES},
    draw=terminal.draw,
    follows=face.follows,
    because=because,
    forced=face.forced,
    policy=policy,
    observation=observe.OBSERVATION,
)

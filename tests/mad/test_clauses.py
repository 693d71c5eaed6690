"""Whatever a person tries in any phase, the clause that forbids it is the sensible one."""

from __future__ import annotations

import pytest

from tests.mad.situations import OTHER, PLAIN, THIRD, clause, legal, play, stacked, table
from vaka.games.mad.layout import CLAUSES
from vaka.play import State

# What each kind of action meets in a phase to which it does not belong.
ELSEWHERE = {
    "play r1": "MD-4",
    "play b6": "MD-4",
    "play wild": "MD-4",
    "play r2": "MD-4",
    "draw": "MD-4",
    "keep": "MD-A1",
    "cw": "MD-7",
    "ccw": "MD-7",
    "green": "MD-10",
    "blue": "MD-10",
    "at 0": "MD-4",
    "at 1": "MD-4",
    "at 2": "MD-4",
    "at 5": "MD-4",
    "skip": "MD-12",
    "give r1": "MD-9",
    "give r2": "MD-9",
    "end": "MD-15",
    "colour": "MD-15",
    "worry": "M-R28",
    "accept": "M-R28",
}
MINE = ["r1", "b6", "wild"]
# Oneself, and a seat where nobody sits.
NOBODY = {"at 0": "MD-A7", "at 5": "MD-A7"}


def turn() -> State:
    return table(MINE, PLAIN, OTHER)


def drawn() -> State:
    return play(stacked(["r2"], MINE, PLAIN, OTHER), "draw")


def useless() -> State:
    return play(stacked(["b2"], MINE, PLAIN, ["y5", "y6"]), "draw")


def after(card: str, *more: str) -> State:
    return play(table([card, *MINE], ["worry", *PLAIN], OTHER), f"play {card}", *more)


def reply(*third: str) -> State:
    return play(table(["rdraw1", *MINE], PLAIN, [*third, *OTHER]), "play rdraw1")


def reflected(*more: str) -> State:
    """Seat 1 has turned a Give two round and holds the cards of `MINE`."""
    hands = ["rgive2", "g1", "g2"], ["worry", *MINE], THIRD
    return play(table(*hands), "play rgive2", "at 1", "give g1", "give g2", "worry", *more)


TRIES: list[tuple[str, State, dict[str, str | None]]] = [
    ("turn", turn(), {"play r1": None, "play b6": "MD-5", "play wild": None, "draw": None}),
    (
        "drawn",
        drawn(),
        {"play r1": "M-R14", "play b6": "M-R14", "play wild": "M-R14", "play r2": None, "draw": "M-R16", "keep": None},
    ),
    (
        "drawn",
        useless(),
        {
            "play r1": "M-R14", "play b6": "M-R14", "play wild": "M-R14", "play r2": "M-R14", "play b2": "MD-5",
            "draw": "M-R16", "keep": None,
        },
    ),
    ("direction", after("rwhich"), {"cw": None, "ccw": None}),
    ("colour", after("wild"), {"green": None, "blue": None}),
    ("target", after("wooly", "red"), {"at 1": None, "at 2": None, "skip": "M-R21", **NOBODY}),
    ("target", after("exchange"), {"at 1": None, "at 2": None, "skip": None, **NOBODY}),
    ("target", after("rgive2"), {"at 1": None, "at 2": None, "skip": None, **NOBODY}),
    ("give", after("rgive2", "at 1"), {"give r1": None, "skip": "MD-9"}),
    ("give", after("rgive2", "at 1", "give r1"), {"skip": "MD-9"}),
    ("give", reflected(), {"give r1": None, "skip": None}),
    ("give", reflected("give b6"), {"give r1": None, "skip": "MD-A3"}),
    ("joker", after("joker"), {"end": None, "colour": None}),
    ("reply", reply("worry"), {"worry": None, "accept": None}),
    ("reply", reply(), {"worry": "MD-14", "accept": None}),
    ("over", play(table(["r1"], PLAIN, OTHER), "play r1"), dict.fromkeys(ELSEWHERE, "MD-20")),
]  # fmt: skip


@pytest.mark.parametrize(("phase", "state", "special"), TRIES, ids=[f"{i}-{row[0]}" for i, row in enumerate(TRIES)])
def test_every_attempt_meets_its_clause(phase: str, state: State, special: dict[str, str | None]) -> None:
    assert state.phase == phase
    for action, found in {**ELSEWHERE, **special}.items():
        assert clause(state, action) == found, action
        assert (action in legal(state)) is (found is None)


def test_every_clause_that_can_forbid_is_met() -> None:
    met = {found for _, _, special in TRIES for found in {**ELSEWHERE, **special}.values()}
    assert met - {None} == set(CLAUSES) - {""}


def test_every_clause_that_can_forbid_has_a_text() -> None:
    game = turn().game
    for clause_id in CLAUSES[1:]:
        assert len(game.clause(clause_id).text("en")) > 20

"""Whatever a person could try, the answer is the clause that forbids it."""

from __future__ import annotations

import pytest

import vaka
from tests.magichill.situations import clause, play, table
from vaka.games.magichill.layout import CLAUSES

ON = {"A1": "1-3", "A2": "1-13", "B1": "1-23"}
PENDING = {"led": 1, "played": ["1"]}


def place() -> vaka.State:
    rows = [["NW", "NW", "NW", None, None], ["NW", "NE", "SE", None, None]]
    return vaka.load("magichill").at({"phase": "place", "goblins": rows})


def lead() -> vaka.State:
    return table("1 2 3", "1 1 1", on=ON)


def covered() -> vaka.State:
    return table("1 2 3", on={"A1": "1-3", "B1": "1-3"})


def fenced() -> vaka.State:
    return table("1 2 3", on={"A1": "1-3", "B1": "1-2", "B2": "1-2", "B3": "1-4", "B4": "1-4"})


def exchange() -> vaka.State:
    return play(lead(), "toss 1")


def move() -> vaka.State:
    return play(lead(), "lead 1 card")


def third() -> vaka.State:
    return play(lead(), "lead 1 card", "walk 2 cw card")


def gate() -> vaka.State:
    return play(table("1 1 3", on={"A1": "NE"}), "lead 1 card")


def pair() -> vaka.State:
    return play(table("1 2 3", on={"A1": "1-3", "B1": "1-5", "B2": "1-5"}), "lead 1 card")


def sitting() -> vaka.State:
    return play(table("1 2 3", on={"A1": "1-3", "B1": "1-5"}), "lead 1 card", "walk 2 cw card")


def corner() -> vaka.State:
    return play(table("1 2 3", on={"B1": "1-10", "A1": "1-10"}), "lead 1 card")


def below_top() -> vaka.State:
    return play(table("1 2 3", on={"B1": "4-5", "A1": "4-5"}), "lead 1 card")


def tile(kind: str) -> vaka.State:
    tiles = {"1-6": kind, "1-2": "ghost", "1-12": "ghost up", "1-16": "passage", "1-22": "passage"}
    return play(table("1 3 5", "2 3 4 5", on=ON, tiles=tiles, held=[0, 1]), "lead 1 card", "walk 3 cw card")


def ball() -> vaka.State:
    return tile("ball")


def raven() -> vaka.State:
    return tile("raven")


def drop() -> vaka.State:
    return play(tile("raven"), "raven 1")


def ghost() -> vaka.State:
    return tile("ghost")


def whirlwind() -> vaka.State:
    return tile("whirlwind")


def over() -> vaka.State:
    return play(below_top(), "climb 2 cw card")


TRIES = [
    # Placing.
    (place, "place 1 NE", "C13"), (place, "place 4 NW", "A1"), (place, "lead 1 card", "C16"), (place, "toss 1", "C16"),
    (place, "done", "C16"), (place, "walk 1 cw card", "C18"), (place, "climb 1 cw card", "C18"), (place, "stop", "A50"),
    (place, "reveal 1-2", "C45"), (place, "turn cw", "C48"), (place, "raven 0", "C50"), (place, "drop 1", "C50"),
    (place, "village NW", "C58"),
    # The first card.
    (lead, "place 1 NW", "C13"), (lead, "lead 4 card", "C17"), (lead, "lead 1 joker", "C19"), (lead, "toss 5", "C43"),
    (lead, "toss joker", "C43"), (lead, "walk 2 cw card", "C18"), (lead, "climb 2 cw card", "C18"),
    (lead, "stop", "A50"), (lead, "reveal 1-2", "C45"), (lead, "turn ccw", "C48"), (lead, "raven 1", "C50"),
    (lead, "drop 1", "C50"), (lead, "village SE", "C58"), (covered, "lead 1 card", "A12"),
    (fenced, "lead 1 card", "A13"),
    # The exchange.
    (exchange, "lead 2 card", "C43"), (exchange, "toss 1", "C43"), (exchange, "stop", "A50"),
    (exchange, "walk 2 cw card", "C18"), (exchange, "place 1 NW", "C13"),
    # Later cards.
    (move, "lead 2 card", "A14"), (move, "toss 2", "C16"), (move, "done", "C16"), (move, "stop", "MH-A3"),
    (move, "walk 5 cw card", "C18"), (move, "walk 2 cw joker", "C19"), (move, "climb 2 cw card", "C22"),
    (move, "climb 5 cw card", "C18"), (move, "place 1 NW", "C13"), (move, "drop 2", "C50"),
    (third, "walk 2 cw card", "C18"), (third, "lead 3 card", "A14"), (third, "done", "C16"),
    (gate, "walk 1 ccw card", "MH-A5"), (gate, "climb 1 cw card", "C22"), (pair, "walk 3 cw card", "C24"),
    (sitting, "walk 3 cw card", "C31"), (sitting, "walk 3 ccw card", "C31"), (corner, "climb 2 cw card", "C32"),
    (below_top, "climb 2 ccw card", "MH-A5"),
    # Tiles.
    (ball, "reveal 1-12", "A33"), (ball, "reveal 1-6", "A33"), (ball, "reveal 2-2", "A33"), (ball, "stop", "A50"),
    (ball, "raven 0", "C50"), (ball, "walk 5 cw card", "C18"), (ball, "lead 2 card", "C16"), (ball, "done", "C16"),
    (raven, "raven 2", "C50"), (raven, "drop 3", "C50"), (raven, "turn cw", "C48"), (drop, "drop 1", "C50"),
    (drop, "raven 0", "C50"), (drop, "reveal 1-2", "C45"), (ghost, "turn cw", "C48"), (ghost, "raven 1", "C50"),
    (ghost, "toss 5", "C16"), (whirlwind, "village NW", "C58"), (whirlwind, "reveal 1-2", "C45"),
    (whirlwind, "place 1 NW", "C13"),
    # The end.
    (over, "lead 1 card", "C59"), (over, "place 1 NW", "C59"), (over, "village NW", "C59"), (over, "stop", "C59"),
]  # fmt: skip


@pytest.mark.parametrize(("make", "action", "right"), TRIES, ids=lambda part: getattr(part, "__name__", part))
def test_what_is_forbidden_and_by_which_clause(make: object, action: str, right: str) -> None:
    state: vaka.State = make()  # type: ignore[operator]
    assert clause(state, action) == right
    before = state.position()
    with pytest.raises(vaka.IllegalMove) as error:
        state.play(action)
    assert error.value.clause.id == right
    assert state.position() == before


def test_every_clause_that_can_forbid_is_tried() -> None:
    assert {right for *_, right in TRIES} == set(CLAUSES) - {""}
    assert {make().phase for make, *_ in TRIES} == {"place", "lead", "exchange", "move", "tile", "over"}


def test_what_is_legal_is_forbidden_by_nothing() -> None:
    for make in dict.fromkeys(make for make, *_ in TRIES):
        state = make()
        allowed = {str(action) for action in state.legal()}
        every = [str(state.game.action(number)) for number in range(state.game.actions)]
        assert {action for action in every if clause(state, action) is None} == allowed

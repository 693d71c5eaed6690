"""Whatever a person tries in any phase, the clause that forbids it is the sensible one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import vaka
from tests.partners.situations import CHAMPIONSHIP, DONE, clause, legal, play, seven, table
from vaka.games.partners.layout import CLAUSES
from vaka.play import State

HANDS = {1: ["6", "7", "9", "10"], 2: ["12", "swap", "-4", "1"], 3: ["8", "13", "2", "3"]}


def giving() -> State:
    return table(["heart", "2", "7", "swap"], "Y3", "G3", "B3", "R3", others=HANDS, phase="give")


def turn(*cards: str, **pawns: str) -> State:
    return table(list(cards) or ["2", "3"], pawns.get("y", "Y3"), pawns.get("g", "G3"))


def halved() -> State:
    return play(seven("Y1 Y9 Z4 home"), "part y1 2")


def picking() -> State:
    return play(table(["swap", "2", "7"], "Y3 G9", "G3", "B3", "R3 R3"), "swap")


def picked() -> State:
    return play(picking(), "pick g1")


def over() -> State:
    return play(table(["1", "2"], "R14 Z4 Z3 Z2", "G3", DONE), "move y1 1 1")


Try = tuple[Callable[[], State], str, str]
TRIES: list[Try] = [
    # While cards are given away.
    (giving, "give 3", "§P4"),
    (giving, "start heart", "§P4"),
    (giving, "move y1 2 2", "§P4"),
    (giving, "back y1", "§P4"),
    (giving, "split", "§P4"),
    (giving, "swap", "§P4"),
    (giving, "fold", "§P4"),
    # On your turn.
    (turn, "give 2", "§P4"),
    (turn, "move y1 5 5", "§G1"),
    (turn, "start heart", "§G1"),
    (turn, "back y1", "§G1"),
    (turn, "split", "§G1"),
    (turn, "swap", "§G1"),
    (turn, "move y2 2 2", "§G2"),
    (turn, "part y1 3", "§V7"),
    (turn, "pick y1", "§V9"),
    (turn, "fold", "DU-3"),
    (turn, "move g1 2 2", "FI-8"),
    (lambda: turn("2", y="Z4 Y3"), "move y1 2 2", "§M3"),
    (lambda: turn("2", y="Y13", g="start"), "move y1 2 2", "WA-4"),
    (lambda: turn("8", y="Y3 Y4 Y5 Y6"), "start 8", "WA-8"),
    (lambda: turn("2", y="Y3 Y3"), "move y2 2 2", "LA-8"),
    (lambda: turn("-4", y="Y9 Y9"), "back y2", "LA-8"),
    (lambda: turn("2", y="Z2 Z3 Z1"), "move y1 2 2", "GO-10"),
    (lambda: turn("2", y="R13 Z1"), "move y1 2 2", "GO-11"),
    (lambda: table(["3"], "Z2", options=CHAMPIONSHIP), "move y1 3 3", "GO-15"),
    (lambda: turn("-4", y="G2", g="start"), "back y1", "MF-5"),
    (lambda: turn("-4", y="Z2"), "back y1", "MF-6"),
    (lambda: turn("-4", y="home"), "back y1", "§G2"),
    (lambda: turn("7", y="Y12", g="start"), "split", "SV-1"),
    (lambda: turn("swap", g="start"), "swap", "SW-5"),
    # In the middle of a 7.
    (halved, "give 2", "§P4"),
    (halved, "move y2 2 2", "§V7"),
    (halved, "start heart", "§V7"),
    (halved, "back y1", "§V7"),
    (halved, "split", "§V7"),
    (halved, "swap", "§V7"),
    (halved, "fold", "§V7"),
    (halved, "pick y1", "§V9"),
    (halved, "part y1 1", "SV-2"),
    (halved, "part y2 6", "SV-1"),
    (halved, "part y2 4", "SV-1"),
    (halved, "part y3 1", "§M3"),
    (halved, "part y4 1", "§G2"),
    (halved, "part b1 5", "FI-8"),
    # In the middle of a swap.
    (picking, "give 2", "§P4"),
    (picking, "move y1 2 2", "§V9"),
    (picking, "split", "§V9"),
    (picking, "fold", "§V9"),
    (picking, "part y1 7", "§V7"),
    (picking, "pick y3", "SW-2"),
    (picking, "pick r1", "SW-2"),
    (picking, "pick b1", "SW-1"),
    (picked, "pick g1", "SW-1"),
    (picked, "pick y1", "SW-1"),
    (picked, "pick r2", "SW-2"),
    # When it is over.
    (over, "give 2", "§F3"),
    (over, "split", "§F3"),
    (over, "pick g1", "§F3"),
    (over, "fold", "§F3"),
]


@pytest.mark.parametrize(("state", "action", "id_"), TRIES, ids=lambda value: value if isinstance(value, str) else "")
def test_the_clause_that_forbids(state: Callable[[], State], action: str, id_: str) -> None:
    asked = state()
    assert clause(asked, action) == id_
    assert action not in legal(asked)
    with pytest.raises(vaka.IllegalMove) as error:
        asked.play(action)
    assert error.value.clause.id == id_
    # The clause can be read.
    assert len(asked.game.clause(id_).text()) > 30


def test_every_clause_that_can_forbid_is_tried() -> None:
    assert set(CLAUSES[1:]) | {"FI-8"} == {id_ for _, _, id_ in TRIES}


@pytest.mark.parametrize("state", [giving, turn, halved, picking, picked])
def test_G4_another_seat_is_told_only_that_it_is_not_its_turn(state: Callable[[], State]) -> None:
    asked = state()
    for seat in range(4):
        for action in ("give 2", "move y1 2 2", "move g1 2 2", "part y2 5", "pick y1", "fold"):
            if seat != asked.player:
                assert clause(asked, action, seat) == "§G4"


def test_P4_each_seat_in_the_exchange_is_told_of_its_own_pawns() -> None:
    # A player who chooses a card may try to move their own pawn: that is too early, but not somebody else's pawn.
    state = giving()
    for pawn, card in (("y1", "heart"), ("g1", "6"), ("b1", "12"), ("r1", "8")):
        assert clause(state, f"move {pawn} 2 2") == "§P4"
        play(state, f"give {card}")


def test_F3_after_the_end_the_last_move_tried_once_more() -> None:
    # Yellow's own pawn: the game is over, and that is the reason.
    assert clause(over(), "move b1 1 1") == "§F3"
    assert clause(over(), "move y1 1 1") == "§F3"

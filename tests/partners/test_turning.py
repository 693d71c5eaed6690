"""Turning round in the goal, and the -4."""

from __future__ import annotations

import pytest

from tests.partners.situations import (
    CARD,
    DONE,
    backs,
    clause,
    ends,
    forward,
    legal,
    locked,
    only,
    place,
    places,
    play,
    seven,
    table,
    told,
)


def test_T1_too_high_a_value_turns_the_pawn_round() -> None:
    assert [ends(steps, "R14") for steps in (5, 6, 9)] == ["Z3", "Z2", "R13"]
    # Another pawn in the way does the same.
    assert [ends(steps, "R14 Z3") for steps in (3, 5)] == ["Z1", "R13"]


def test_GO_7_step_by_step_and_the_turn_is_free() -> None:
    # Two to go: a 5 is two in and three back.
    assert ends(5, "R14 Z3") == "R13"
    assert ends(5, "Z2") == "Z1"
    assert [ends(steps, "Z3") for steps in (1, 2, 3, 5, 6)] == ["Z4", "Z3", "Z2", "R14", "R13"]


def test_T2_a_pawn_turns_only_inside_the_goal_but_there_more_than_once() -> None:
    # Z4, turn, Z3 Z2, turn at the pawn on Z1, Z3.
    assert ends(3, "Z3 Z1") == "Z2"
    assert ends(5, "Z3 Z1") == "Z4"
    assert ends(8, "Z3 Z1") == "Z3"
    # Outside, in front of a shut door or a wall, it does not.
    assert ends(2, "R14 Z1") == "GO-11"
    assert ends(2, "Y14", g="start") == "WA-4"


def test_GO_8_out_of_the_goal_and_on_backwards() -> None:
    found = {steps: ends(steps, "Z1 Z2") for steps in CARD}
    assert found == {steps: f"R{15 - steps}" for steps in CARD}
    # Pawns of its own colour outside do not turn it again either.
    assert ends(5, "Z1 Z2 R12") == "R10"


def test_GO_9_as_often_as_the_count_needs() -> None:
    # Between Z1 and Z4 there are two rings: odd steps on one, even on the other.
    found = [ends(steps, "Z2 Z1 Z4") for steps in (1, 2, 3, 5, 6, 8, 9, 10, 12, 13, 14)]
    assert found == ["Z3", "Z2", "Z3", "Z3", "Z2", "Z2", "Z3", "Z2", "Z2", "Z3", "Z2"]
    # Three rings behind a pawn on Z1: Z3 Z4 Z3 Z2 again and again.
    found = [ends(steps, "Z2 Z1") for steps in (1, 2, 3, 5, 6, 8, 9, 10, 12, 13, 14)]
    assert found == ["Z3", "Z4", "Z3", "Z3", "Z4", "Z2", "Z3", "Z4", "Z2", "Z3", "Z4"]


def test_T3_to_and_fro_until_it_ends_on_a_free_ring() -> None:
    state = play(table(["1"], "Z2 Z1"), "move y1 14 1")
    assert (place(state, "y1"), locked(state, "y1")) == ("Z4", True)
    assert places(state, "y") == ["Z4", "Z1", "home", "home"]


def test_GO_12_a_pawn_on_the_outermost_ring_turns_at_once() -> None:
    assert [ends(steps, "Z1 Z2") for steps in (1, 2, 3)] == ["R14", "R13", "R12"]
    # A locked lane shuts it off as well.
    state = table(["3"], "Z1 Z4 Z2 Z3")
    assert locked(state, "y1")
    assert ends(3, "Z1 Z4 Z2") == "R12"


@pytest.mark.parametrize("steps", CARD)
def test_GO_10_hemmed_in_on_both_sides(steps: int) -> None:
    state = table([CARD[steps]], "Z2 Z3 Z1")
    assert clause(state, forward("y1", steps)) == "GO-10"
    assert ends(steps, "Z3 Z4 Z2") == "§M3"
    assert forward("y2", steps) in legal(state)


def test_GO_13_a_move_may_end_where_it_began() -> None:
    state = table(["2"], "Z3 Z1")
    play(state, "move y1 2 2")
    assert place(state, "y1") == "Z3"
    assert told(state)[0] == "move"
    assert state.position()["used"][0] == "2"
    # Also by way of the ring: R14 Z1 … Z4 … Z1 R14.
    assert ends(8, "R14") == "R14"


# --- The -4.


def test_V5_four_squares_back() -> None:
    assert [backs(place) for place in ("Y5", "Y14", "G7", "R14")] == ["Y1", "Y10", "G3", "R10"]
    assert backs("home Y5", "y1") == "§G2"
    state = play(table(["-4"], "Y5"), "back y1")
    assert told(state)[0] == "back"
    assert state.position()["used"][0] == "-4"


def test_MF_4_exactly_four_and_never_forward() -> None:
    state = table(["-4"], "Y9 G5")
    assert legal(state) == ["back y1", "back y2"]
    assert places(play(state.clone(), "back y1"), "y")[:2] == ["Y5", "G5"]
    assert places(play(state, "back y2"), "y")[:2] == ["Y9", "G1"]


def test_MF_1_from_the_start_square() -> None:
    assert backs("start") == "R11"
    # The same for the others: the right neighbour's eleventh.
    for seat, (colour, after) in enumerate(zip("ygbr", ("R11", "Y11", "G11", "B11"), strict=True)):
        state = table(["-4"], turn=seat, **only(colour, "start"))
        assert place(play(state, f"back {colour}1"), f"{colour}1") == after


def test_MF_2_from_the_first_four_squares() -> None:
    assert [backs(f"Y{n}") for n in (1, 2, 3, 4)] == ["R11", "R12", "R13", "R14"]
    assert backs("Y1") == backs("start")


def test_MF_3_past_the_goal_and_not_into_it() -> None:
    for square in ("start", "Y1", "Y2", "Y3", "Y4"):
        assert backs(f"{square} Z1")[0] == "R"
        assert backs(f"{square} Z4")[0] == "R"


@pytest.mark.parametrize(("quarter", "wall"), [("G", "g"), ("B", "b"), ("R", "r")])
def test_MF_5_not_past_another_colours_wall(quarter: str, wall: str) -> None:
    for number in (1, 2, 3, 4):
        assert backs(f"{quarter}{number}", **{wall: "start"}) == "MF-5"
    assert backs(f"{quarter}5", **{wall: "start"}) == f"{quarter}1"


def test_MF_6_not_in_the_goal() -> None:
    state = table(["-4"], "Z1 Z4 Y5")
    assert clause(state, "back y1") == clause(state, "back y2") == "MF-6"
    assert legal(state) == ["back y3"]
    assert legal(table(["-4"], "Z1 Z4")) == ["fold"]


def test_MF_7_own_pawns_or_the_partners_once_finished() -> None:
    state = table(["-4"], "Y5", "G5", "B5", "R5")
    assert legal(state) == ["back y1"]
    assert {clause(state, f"back {colour}1") for colour in "gbr"} == {"FI-8"}
    helper = table(["-4"], DONE, "G5", "B5", "R5")
    assert legal(helper) == ["back b1"]
    assert {clause(helper, f"back {colour}1") for colour in "ygr"} == {"FI-8"}


def test_MF_4_four_steps_forward_exist_only_inside_a_seven() -> None:
    assert place(play(seven("Y1 G1"), "part y1 4"), "y1") == "Y5"

"""Numbers, hearts, the start square and walls."""

from __future__ import annotations

import pytest

from tests.conftest import walk
from tests.partners.situations import DONE, KINDS, backs, clause, ends, legal, only, place, places, play, seven, table

# --- Number cards.


@pytest.mark.parametrize("steps", [2, 3, 5, 6, 9, 10, 12])
def test_V1_a_number_moves_one_pawn_forward(steps: int) -> None:
    state = play(table([str(steps)], "Y1 B1"), f"move y1 {steps} {steps}")
    assert places(state, "y") == [f"Y{1 + steps}", "B1", "home", "home"]
    assert legal(table([str(steps)], "Y1 B1")) == [f"move y{pawn} {steps} {steps}" for pawn in (1, 2)]


def test_V1_clockwise_through_all_four_quarters() -> None:
    assert [ends(5, start) for start in ("Y12", "G12", "B12", "R3")] == ["G3", "B3", "R3", "R8"]
    assert place(play(table(["5"], b="R12", turn=2), "move b1 5 5"), "b1") == "Y3"


def test_V6_one_or_fourteen() -> None:
    assert legal(table(["1"], "Y3")) == ["move y1 1 1", "move y1 14 1"]
    assert (ends(1, "Y3"), ends(14, "Y3")) == ("Y4", "G3")


# --- Hearts.


@pytest.mark.parametrize("card", KINDS)
def test_G2_out_of_home_only_with_a_heart(card: str) -> None:
    state = table([card])
    assert legal(state) == ([f"start {card}"] if card in ("heart", "8", "13") else ["fold"])
    assert clause(table(["2"]), "move y1 2 2") == "§G2"
    assert clause(table(["-4"]), "back y1") == "§G2"


def test_V2_a_heart_brings_a_pawn_to_the_start_square() -> None:
    state = table(["heart"], "Y3")
    assert legal(state) == ["start heart"]
    assert places(play(state, "start heart"), "y") == ["Y3", "start", "home", "home"]


@pytest.mark.parametrize(("card", "after"), [("8", "Y11"), ("13", "G2")])
def test_V3_V4_a_heart_or_a_number(card: str, after: str) -> None:
    state = table([card], "Y3")
    assert legal(state) == [f"start {card}", f"move y1 {card} {card}"]
    assert places(play(state.clone(), f"start {card}"), "y") == ["Y3", "start", "home", "home"]
    assert places(play(state, f"move y1 {card} {card}"), "y") == [after, "home", "home", "home"]


def test_WA_8_without_a_pawn_at_home_only_the_number_is_left() -> None:
    state = table(["heart", "8", "13"], "Y1 Y3 Y5 Y7")
    for card in ("heart", "8", "13"):
        assert clause(state, f"start {card}") == "WA-8"
    assert legal(state) == [f"move y{pawn} {n} {n}" for n in (8, 13) for pawn in (1, 2, 3, 4)]
    assert legal(table(["heart"], "Y1 Y3 Y5 Y7")) == ["fold"]


def test_G3_start_squares_are_never_counted() -> None:
    # Round the board, into the goal, and backwards.
    assert [ends(1, square) for square in ("Y14", "G14", "B14")] == ["G1", "B1", "R1"]
    assert ends(1, "R14") == "Z1"
    assert backs("G1") == "Y11"
    assert backs("Y1") == "R11"


def test_WA_1_nobody_can_stop_on_a_start_square() -> None:
    # One step over each border, forward and back, for the owner and for others.
    for pawn, seat in (("g1", 1), ("b1", 2), ("r1", 3)):
        state = table(["1"], turn=seat, **only(pawn[0], "R14" if seat != 3 else "B14"))
        end = place(play(state, f"move {pawn} 1 1"), pawn)
        assert end == ("Y1" if seat != 3 else "Z1")
    assert backs("Y4") == "R14"
    # It is left by moving: forward to the first square, back to the eleventh of the neighbour.
    assert ends(1, "start") == "Y1"
    assert backs("start") == "R11"


@pytest.mark.parametrize("pawns", ["start", "start start", "start start start"])
def test_WA_6_any_number_of_own_pawns_on_the_start_square(pawns: str) -> None:
    state = play(table(["heart"], pawns), "start heart")
    assert places(state, "y").count("start") == len(pawns.split()) + 1


def test_WA_7_nothing_ever_blocks_a_heart() -> None:
    state = table(["heart"], "start", "R14 R14 Y1 Y1", "R13 R13 Y2 Y2", "R12")
    before = state.position()["pawns"]
    play(state, "start heart")
    after = state.position()["pawns"]
    assert after["y"] == ["start", "start", "home", "home"]
    assert {colour: after[colour] for colour in "gbr"} == {colour: before[colour] for colour in "gbr"}
    # A swap cannot put a pawn there.
    assert clause(play(table(["swap"], "start Y3", "G2"), "swap"), "pick y1") == "SW-2"


def test_WA_9_a_pawn_on_its_start_square_is_neither_hit_nor_swapped() -> None:
    state = table(["1", "swap"], "start Y5", "R13", "Y14", others={1: ["1"], 2: ["-4"], 3: []})
    # Red and others come as near as can be; the pawn stays.
    play(state, "move y2 1 1", "move g1 1 1", "back b1")
    assert place(state, "y1") == "start"
    play(state, "swap")
    assert "pick y1" not in legal(state)
    assert clause(state, "pick y1") == "SW-2"


# --- Walls.


@pytest.mark.parametrize("wall", ["start", "start start"])
def test_W1_one_or_more_pawns_on_a_start_square_are_a_wall(wall: str) -> None:
    assert ends(3, "Y12") == "G1"
    assert ends(3, "Y12", g=wall) == "WA-4"
    assert ends(3, "G12", b=wall) == "WA-4"
    assert ends(3, "B12", r=wall) == "WA-4"
    # A second border further on counts as much as the first.
    assert ends(14, "Y14", b=wall) == "G14"
    assert ends(14, "Y14", g=wall) == "WA-4"


def test_W1_the_wall_is_gone_with_its_last_pawn() -> None:
    state = table(["5"], "Y12", "start", turn=1, others={0: ["3"], 2: [], 3: []})
    play(state, "move g1 5 5")
    assert place(play(state, "move y1 3 3"), "y1") == "G1"


def test_WA_2_a_wall_stops_the_partner() -> None:
    assert ends(1, "G14", b="start") == "WA-4"
    assert ends(1, "G14", b="B5") == "B1"


@pytest.mark.parametrize("square", [1, 2, 3, 4])
def test_WA_3_a_wall_stops_backward_moves(square: int) -> None:
    assert backs(f"G{square}") == f"Y{10 + square}"
    assert backs(f"G{square}", g="start") == "MF-5"
    assert backs(f"B{square}", b="start") == "MF-5"
    assert backs(f"R{square}", r="start") == "MF-5"


@pytest.mark.parametrize(("steps", "after"), [(1, "Y13"), (2, "Y14"), (3, "WA-4"), (5, "WA-4"), (14, "WA-4")])
def test_WA_4_no_turning_and_no_stopping_short_at_a_wall(steps: int, after: str) -> None:
    assert ends(steps, "Y12", g="start") == after


def test_WA_4_for_each_part_of_a_seven() -> None:
    state = seven("Y12 Y1", "start")
    assert clause(state, "part y1 3") == "WA-4"
    assert place(play(state, "part y1 2"), "y1") == "Y14"
    assert clause(seven("start Y14", "start"), "part y2 1") == "WA-4"


def test_W2_own_pawns_cross_their_own_wall_backwards() -> None:
    for square in (1, 2, 3, 4):
        assert backs(f"Y{square} start") == f"R{10 + square}"
    assert backs("start start") == "R11"


def test_WA_5_the_own_wall_never_stops_its_owner() -> None:
    assert backs("Y2 start start") == "R12"
    assert [ends(steps, "R13 start start") for steps in (1, 2, 5)] == ["R14", "Z1", "Z4"]
    # Forward there is no way past its own start square.
    assert ends(6, "R14 start") == "Z2"


@pytest.mark.parametrize("pair", ["G9 G9", "G9 G9 G9", "G9 G9 G9 G9"])
def test_WA_10_a_pair_on_a_square_is_no_wall(pair: str) -> None:
    assert ends(2, "G8", g=pair) == "G10"
    assert ends(2, "G8", b=pair) == "G10"
    assert backs("G11", r=pair) == "G7"


def test_WA_11_the_colour_of_the_pawn_decides() -> None:
    # Yellow has finished and moves blue pawns: Blue's wall does not stop them, Green's does.
    assert place(play(table(["-4"], DONE, b="B2 start"), "back b1"), "b1") == "G12"
    assert place(play(table(["2"], DONE, b="G13 start"), "move b1 2 2"), "b1") == "Z1"
    assert clause(table(["2"], DONE, "start", "Y13"), "move b1 2 2") == "WA-4"
    assert clause(table(["-4"], DONE, "start", "G2"), "back b1") == "MF-5"


@pytest.mark.parametrize("seed", range(4))
def test_G3_WA_1_WA_7_in_random_play(seed: int) -> None:
    """A start square only ever holds pawns that were at home, and loses them only by their own moves."""
    state = table(None, "start Y3", "start G3", "start B3", "start R3", seed=seed)
    before = state.position()["pawns"]
    for _ in walk(state, seed, 60):
        after = state.position()["pawns"]
        moved = {event["pawn"] for event in state.events(None) if event["event"] in ("start", "move", "back", "part")}
        for colour in "ygbr":
            for number in range(4):
                old, new, pawn = before[colour][number], after[colour][number], f"{colour}{number + 1}"
                if new == "start" != old:
                    assert old == "home"
                if old == "start" != new:
                    assert pawn in moved
        before = after

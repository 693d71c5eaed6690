"""The worked examples of the rules, section 9, one by one."""

from __future__ import annotations

import pytest

from tests.partners.situations import (
    CARD,
    CHAMPIONSHIP,
    DONE,
    SHORT,
    backs,
    clause,
    ends,
    forward,
    legal,
    locked,
    place,
    places,
    play,
    seven,
    table,
)
from vaka.games.partners.names import PLACES


@pytest.mark.parametrize(
    ("before", "steps", "green", "blue", "after"),
    [
        ("start", 14, "", "", "Y14"),
        ("start", 13, "", "", "Y13"),
        ("Y14", 1, "", "", "G1"),
        ("Y12", 3, "start", "", "WA-4"),
        ("Y12", 2, "start", "", "Y14"),
        ("G14", 1, "", "start", "WA-4"),
    ],
)
def test_example_counting(before: str, steps: int, green: str, blue: str, after: str) -> None:
    assert ends(steps, before, g=green, b=blue) == after


@pytest.mark.parametrize(
    ("before", "green", "red", "after"),
    [
        ("start", "", "", "R11"),
        ("Y1", "", "", "R11"),
        ("Y2", "", "", "R12"),
        ("Y3", "", "", "R13"),
        ("Y4", "", "", "R14"),
        ("Y5", "", "", "Y1"),
        ("Y2 start", "", "", "R12"),
        ("G1", "start", "", "MF-5"),
        ("G2", "start", "", "MF-5"),
        ("G3", "start", "", "MF-5"),
        ("G4", "start", "", "MF-5"),
        ("G5", "start", "", "G1"),
        ("R4", "", "start", "MF-5"),
        ("R14", "", "", "R10"),
    ],
)
def test_example_minus_four(before: str, green: str, red: str, after: str) -> None:
    assert backs(before, g=green, r=red) == after


def test_example_minus_four_from_the_start_square_then_seven_steps_to_the_innermost_ring() -> None:
    state = table(["-4", "7"], "start", others={1: [], 2: [], 3: []})
    play(state, "back y1", "split", "part y1 7")
    assert place(state, "y1") == "Z4"
    assert locked(state, "y1")


@pytest.mark.parametrize(
    ("steps", "after"),
    [
        (1, "Z1"), (2, "Z2"), (3, "Z3"), (5, "Z3"), (6, "Z2"), (8, "R14"), (9, "R13"), (12, "R10"), (14, "R8"),
    ],
)  # fmt: skip
def test_example_into_an_empty_goal(steps: int, after: str) -> None:
    state = play(table([CARD[steps]], "R14"), forward("y1", steps))
    assert place(state, "y1") == after
    assert not locked(state, "y1")
    assert "lock" not in [event["event"] for event in state.events(None)]


def test_example_four_steps_into_an_empty_goal_are_part_of_a_seven() -> None:
    state = play(seven("R14 Y1"), "part y1 4")
    assert place(state, "y1") == "Z4"
    assert locked(state, "y1")
    assert place(play(state, "part y2 3"), "y2") == "Y4"


@pytest.mark.parametrize(
    ("steps", "after", "locks"),
    [(3, "Z3", True), (2, "Z2", False), (5, "Z1", False), (6, "R14", False), (8, "R12", False), (14, "R6", False)],
)
def test_example_one_pawn_locked(steps: int, after: str, locks: bool) -> None:
    state = play(table([CARD[steps]], "R14 Z4"), forward("y1", steps))
    assert (place(state, "y1"), locked(state, "y1")) == (after, locks)


@pytest.mark.parametrize(("steps", "after"), [(1, "Z1"), (2, "R14"), (3, "R13"), (14, "R2")])
def test_example_three_pawns_locked(steps: int, after: str) -> None:
    state = play(table([CARD[steps]], "R14 Z4 Z3 Z2"), forward("y1", steps))
    assert place(state, "y1") == after
    # With the 1 Yellow is finished.
    assert state.scores == [4 if steps == 1 else 3, 0, 0, 0]


ODD, EVEN = (1, 3, 5, 9, 13), (2, 6, 8, 10, 12, 14)


@pytest.mark.parametrize(
    ("lane", "steps", "after", "locks"),
    [
        ("Z2", 2, "Z4", True),
        ("Z2", 3, "Z3", False),
        ("Z2", 5, "Z1", False),
        ("Z2", 6, "R14", False),
        ("Z3 Z1", 1, "Z4", True),
        ("Z3 Z1", 2, "Z3", False),
        ("Z3 Z1", 5, "Z4", True),
        ("Z3 Z1", 8, "Z3", False),
        *[("Z2 Z4 Z1", steps, "Z3", True) for steps in ODD],
        *[("Z2 Z4 Z1", steps, "Z2", False) for steps in EVEN],
        ("Z1 Z2", 1, "R14", False),
        ("Z1 Z2", 3, "R12", False),
        *[("Z2 Z3 Z1", steps, "GO-10", False) for steps in CARD],
        *[("R14 Z1", steps, "GO-11", False) for steps in CARD],
        ("R12 Z1", 1, "R13", False),
        ("R12 Z1", 2, "R14", False),
        *[("R12 Z1", steps, "GO-11", False) for steps in CARD if steps >= 3],
        ("R13 Z2", 3, "R14", False),
        ("R13 Z2", 5, "R12", False),
    ],
)
def test_example_pawns_in_the_goal(lane: str, steps: int, after: str, locks: bool) -> None:
    assert ends(steps, lane) == after
    state = table([CARD[steps]], lane)
    if forward("y1", steps) in legal(state):
        assert locked(play(state, forward("y1", steps)), "y1") == locks


def test_example_the_tournament_does_not_allow_to_and_fro() -> None:
    assert ends(5, "Z2", options=CHAMPIONSHIP) == "GO-15"


def test_example_seven_steps_in_the_goal() -> None:
    # Seven is odd and "any value" too.
    assert place(play(seven("Z2 Z4 Z1"), "part y1 7"), "y1") == "Z3"
    assert {clause(seven("Z2 Z3 Z1"), f"part y1 {steps}") for steps in range(1, 8)} == {"GO-10"}
    assert {clause(seven("R14 Z1"), f"part y1 {steps}") for steps in range(1, 8)} == {"GO-11"}


@pytest.mark.parametrize("steps", CARD)
def test_example_a_walk_out_of_the_goal_never_meets_a_wall(steps: int) -> None:
    # At most fourteen back from the outermost ring: to R1, just after Red's wall.
    assert ends(steps, "Z1 Z2", r="start") == f"R{15 - steps}"


# --- The 7.


def test_example_7_five_to_lock_and_two_from_the_start() -> None:
    state = play(seven("start R13"), "part y2 5")
    assert (place(state, "y2"), locked(state, "y2")) == ("Z4", True)
    assert place(play(state, "part y1 2"), "y1") == "Y2"


LAST = "R14 Z4 Z3 Z2"


def test_example_7_the_last_pawn_and_the_rest_to_the_partner() -> None:
    state = play(seven(LAST, b="B5"), "part y1 1")
    assert state.scores == [4, 0, 0, 0]
    assert legal(state) == ["part b1 6"]
    assert place(play(state, "part b1 6"), "b1") == "B11"


def test_example_7_only_if_the_partner_can_use_the_rest() -> None:
    state = seven(LAST, b="B9", r="start")
    assert clause(state, "part y1 1") == "SV-1"
    assert legal(state) == ["part y1 7"]


@pytest.mark.parametrize("blue", ["", "Z4", "Z4 Z3 Z2"])
def test_example_7_without_an_active_pawn_of_the_partner(blue: str) -> None:
    state = table(["7", "heart"], LAST, b=blue)
    # Nothing else is playable, so this is forced.
    assert legal(state) == ["split"]
    assert clause(state, "fold") == "DU-3"
    assert legal(play(state, "split")) == ["part y1 7"]
    assert place(play(state, "part y1 7"), "y1") == "R9"


def test_example_7_two_last_pawns_and_the_partner() -> None:
    state = play(seven("Z4 Z3 R14 R12", b="B5"), "part y3 2", "part y4 3")
    assert places(state, "y") == ["Z4", "Z3", "Z2", "Z1"]
    assert legal(state) == ["part b1 2"]
    assert place(play(state, "part b1 2"), "b1") == "B7"


def test_example_7_two_last_pawns_only_if_the_partner_can_use_two() -> None:
    state = play(seven("Z4 Z3 R14 R12", b="B13", r="start"), "part y3 2")
    assert clause(state, "part y4 3") == "SV-1"


def test_example_7_two_last_pawns_in_the_other_order() -> None:
    # From R12 the pawn would stand on Z1 and shut the door for the other.
    assert clause(seven("Z4 Z3 R14 R12", b="B5"), "part y4 3") == "SV-1"


def test_example_7_may_not_be_a_mere_one() -> None:
    state = seven(LAST, b=DONE)
    assert clause(state, "part y1 1") == "SV-1"
    assert legal(state) == ["part y1 7"]
    assert play(seven(LAST, b=DONE, options=SHORT), "part y1 1").winners == [0, 2]


# --- Collisions.


def test_example_collision_with_the_partner() -> None:
    state = play(table(["2"], "G1", b="G3"), "move y1 2 2")
    assert (place(state, "y1"), place(state, "b1")) == ("G3", "home")


def test_example_collision_with_two_reds() -> None:
    state = play(table(["2"], "G1", r="G3 G3"), "move y1 2 2")
    assert place(state, "y1") == "home"
    assert places(state, "r")[:2] == ["G3", "G3"]
    assert state.position()["used"][0] == "2"


def test_example_collision_on_the_way_out_of_the_goal() -> None:
    state = play(table(["3"], "Z1 Z2", g="R12"), "move y1 3 3")
    assert (place(state, "y1"), place(state, "g1")) == ("R12", "home")


# --- The swap.


def test_example_swap() -> None:
    state = table(["swap"], "Y7", "G9 G9", "start", "B2")
    play(state, "swap")
    # The first list holds only pawns that have a later one to go with.
    assert legal(state) == ["pick y1"]
    assert legal(play(state, "pick y1")) == ["pick r1"]
    play(state, "pick r1")
    assert (place(state, "r1"), place(state, "y1")) == ("Y7", "B2")
    assert (PLACES[3]["Y7"], PLACES[0]["B2"]) == (21, 30)


def test_example_swap_with_one_lone_pawn() -> None:
    state = table(["swap"], "Y7", "G9 G9", "start")
    assert clause(state, "swap") == "SW-5"
    assert legal(state) == ["fold"]

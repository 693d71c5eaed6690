"""The goal: counting into it, locking, doors and passing."""

from __future__ import annotations

import pytest

from tests.conftest import walk
from tests.partners.situations import (
    CARD,
    CHAMPIONSHIP,
    DONE,
    alone,
    backs,
    clause,
    ends,
    forward,
    legal,
    locked,
    only,
    place,
    play,
    seven,
    table,
    told,
)
from vaka.play import State

BUSY = ("R14 R12 Z2 Z4", "Y14 Y13 Z1 Z3", "G14 G14 Z2 home", "B14 B11 Z4 Z3")


def crowded(seed: int) -> State:
    """Many pawns in and before their goals."""
    return table(None, *BUSY, seed=seed)


def test_GO_1_counted_from_the_neighbours_fourteen() -> None:
    assert [ends(steps, "R14") for steps in (1, 2, 3)] == ["Z1", "Z2", "Z3"]
    assert [ends(steps, "R13") for steps in (2, 3, 5)] == ["Z1", "Z2", "Z4"]
    # Every colour has its own door: Green's is after Yellow's squares, and so on.
    for seat, (colour, door) in enumerate(zip("ygbr", ("R14", "Y14", "G14", "B14"), strict=True)):
        state = table(["2"], turn=seat, **only(colour, door))
        assert place(play(state, f"move {colour}1 2 2"), f"{colour}1") == "Z2"


@pytest.mark.parametrize("steps", CARD)
def test_GO_2_no_second_lap(steps: int) -> None:
    assert ends(steps, "R14")[0] in "ZR"
    # Its own squares lie behind it for good, another colour's pawn goes on there.
    assert place(play(table([CARD[steps]], g="R14", turn=1), forward("g1", steps)), "g1") == f"Y{steps}"


def test_GO_3_an_outer_ring_may_be_stopped_on() -> None:
    state = play(table(["1"], "R14"), "move y1 1 1")
    assert (place(state, "y1"), locked(state, "y1")) == ("Z1", False)


def test_M1_a_pawn_on_a_ring_is_safe() -> None:
    state = table(["swap"], "Z1 Y3", "G3")
    assert clause(play(state, "swap"), "pick y1") == "SW-2"
    assert clause(table(["-4"], "Z1 Y3"), "back y1") == "MF-6"
    # Its ring is on no other pawn's way.
    assert [place(play(table(["1"], "Z1", g="R14", turn=1), "move g1 1 1"), pawn) for pawn in ("y1", "g1")] == [
        "Z1",
        "Y1",
    ]


def test_M2_rings_are_filled_from_the_middle_outwards() -> None:
    state = alone(["5", "5", "3", "2"], "R13 R12 R13 R13")
    for action, place_, score in (
        ("move y1 5 5", "Z4", 1),
        ("move y2 5 5", "Z3", 2),
        ("move y3 3 3", "Z2", 3),
        ("move y4 2 2", "Z1", 4),
    ):
        play(state, action)
        assert place(state, action.split()[1]) == place_
        assert state.scores == [score, 0, 0, 0]


def test_M3_a_locked_pawn_is_not_moved_any_more() -> None:
    for steps in CARD:
        assert ends(steps, "Z4 Y3") == "§M3"
    assert clause(seven("Z4 Y3"), "part y1 1") == "§M3"
    assert clause(seven("Z3 Z4 Y3"), "part y1 1") == "§M3"
    assert clause(table(["-4"], "Z4 Y3"), "back y1") == "MF-6"


@pytest.mark.parametrize(
    ("lane", "steps", "locks"),
    [
        ("R13", 5, True), ("R13", 3, False), ("R13", 6, False),
        ("R13 Z4", 5, False), ("R12 Z4", 5, True), ("R13 Z4 Z3", 3, True), ("R12 Z4 Z3", 3, False),
    ],
)  # fmt: skip
def test_M4_locking_takes_the_exact_value(lane: str, steps: int, locks: bool) -> None:
    state = play(table([CARD[steps]], lane), forward("y1", steps))
    assert locked(state, "y1") == locks
    assert ("lock" in told(state)) == locks


def test_GO_4_PA_A7_safe_is_not_locked() -> None:
    # By the letter of §M1 and §M3 this pawn could not move; the rulebook says that Vaka departs from it.
    state = table(["2", "swap"], "Z2 Y3", "G3")
    assert not locked(state, "y1")
    assert clause(play(state.clone(), "swap"), "pick y1") == "SW-2"
    assert place(play(state, "move y1 2 2"), "y1") == "Z4"
    for id_ in ("§M1", "§M3", "GO-4", "§V9", "SW-4", "PA-A7"):
        assert "departs" in state.game.clause(id_).text()


@pytest.mark.parametrize(
    ("lane", "view"),
    [
        ("Z4 Z3 Z1 Y3", [True, True, False, False]),
        ("Z3 Z2 Z1 Y3", [False, False, False, False]),
        ("Z1 Z4 Z2 start", [False, True, False, False]),
        ("Z2 Z4 Z3 home", [True, True, True, False]),
        (DONE, [True, True, True, True]),
    ],
)
def test_GO_5_locked_when_all_deeper_rings_are_held(lane: str, view: list[bool]) -> None:
    state = table(["2"], lane, b="B3")
    assert state.view(None)["locked"]["y"] == view
    assert state.scores == [sum(view), 0, 0, 0]


def test_GO_5_any_route_counts() -> None:
    # Turned at the inner end and at the pawn behind: Z3 Z4 Z3 Z2 Z3 Z4.
    state = play(table(["5"], "Z3 Z1"), "move y1 5 5")
    assert (place(state, "y1"), locked(state, "y1")) == ("Z4", True)
    assert "lock" in told(state)


def test_GO_6_an_unlocked_pawn_in_the_goal() -> None:
    assert ends(1, "Z2 Y3") == "Z3"
    assert backs("Z2 Y3") == "MF-6"
    state = play(table(["swap"], "Z2 Y3", "G3"), "swap")
    assert legal(state) == ["pick y2"]
    assert clause(state, "pick y1") == "SW-2"


@pytest.mark.parametrize("seed", range(6))
def test_GO_16_no_pawn_is_locked_or_freed_without_moving(seed: int) -> None:
    state = crowded(seed)
    before = state.view(None)
    for _ in walk(state, seed, 80):
        after = state.view(None)
        for colour in "ygbr":
            for number in range(4):
                if before["pawns"][colour][number] == after["pawns"][colour][number]:
                    same = before["locked"][colour][number] == after["locked"][colour][number]
                    moved = f"{colour}{number + 1}" in [event.get("pawn") for event in state.events(None)]
                    assert same or moved
                # A lock is for good.
                if before["locked"][colour][number]:
                    assert after["locked"][colour][number]
                    assert before["pawns"][colour][number] == after["pawns"][colour][number]
        before = after


@pytest.mark.parametrize("seed", range(6))
def test_GO_18_PA_A10_only_own_pawns_in_a_goal_in_random_games(seed: int) -> None:
    """An invariant: a pawn comes into its goal from its own last squares alone, and a ring holds one pawn."""
    doors = {"y": "R", "g": "Y", "b": "G", "r": "B"}
    state = crowded(seed)
    before = state.position()["pawns"]
    for _ in walk(state, 100 + seed, 80):
        after = state.position()["pawns"]
        for colour in "ygbr":
            rings = [place for place in after[colour] if place.startswith("Z")]
            assert len(set(rings)) == len(rings)
            for old, new in zip(before[colour], after[colour], strict=True):
                if new.startswith("Z") and not old.startswith("Z"):
                    assert old[0] == doors[colour]
        before = after


def test_PA_A10_the_rulebook_says_what_cannot_be_shown() -> None:
    # CD-9 and SV-11 are about what never makes a difference on the board; their texts are all there is.
    game = table(["2"], "Y3").game
    assert "cannot be shown" in game.clause("PA-A10").text()
    assert "tell each other" in game.clause("CD-9").text()
    assert "wall" in game.clause("SV-11").text()


# --- Passing.


@pytest.mark.parametrize("inner", ["Z2", "Z3", "Z4"])
def test_M5_a_pawn_cannot_pass_another_in_the_goal(inner: str) -> None:
    ring = int(inner[1])
    # Just before it, on it (it turns, one back), and two back.
    found = [ends(steps, f"R14 {inner}") for steps in (1, 2, 3)]
    expected = {2: ["Z1", "R14", "R13"], 3: ["Z1", "Z2", "Z1"], 4: ["Z1", "Z2", "Z3"]}
    assert found == expected[ring]


def test_GO_14_neither_locked_nor_unlocked_pawns_are_passed() -> None:
    # Two steps on, there is a free ring behind an unlocked pawn; it is not reached.
    assert ends(2, "Z2 Z3") == "R14"
    assert ends(3, "Z2 Z3") == "R13"
    # Backwards neither: Z3 with a pawn on Z2 behind it goes to and fro before it.
    assert [ends(steps, "Z3 Z2") for steps in (1, 2, 3)] == ["Z4", "Z3", "Z4"]
    assert [ends(steps, "Z2 Z4") for steps in (1, 2, 3)] == ["Z3", "Z2", "Z1"]


def test_GO_11_an_unlocked_pawn_on_the_outermost_ring_shuts_the_door() -> None:
    assert [ends(steps, "R12 Z1") for steps in (1, 2, 3, 5)] == ["R13", "R14", "GO-11", "GO-11"]
    assert ends(2, "R14 Z1 Z4 Z3") == "GO-11"
    # A pawn beside it turns nobody round.
    assert legal(table(["1", "3"], "R14 Z1")) == ["move y2 1 1", "move y2 14 1", "move y2 3 3"]
    # From afar, with room for the whole count, the door does not matter.
    assert ends(12, "R2 Z1") == "R14"


def test_GO_17_only_the_square_counts() -> None:
    state = alone(["swap", "3"], "Y5", "R13")
    play(state, "swap", "pick y1", "pick g1")
    # Never round the board, and straight into the goal.
    assert place(play(state, "move y1 3 3"), "y1") == "Z2"
    state = alone(["swap", "3"], "R14", "Y1")
    play(state, "swap", "pick y1", "pick g1")
    # Just after its own start: the whole lap lies ahead.
    assert place(play(state, "move y1 3 3"), "y1") == "Y4"


# --- The championship.


@pytest.mark.parametrize(
    ("lane", "steps", "after"),
    [
        ("Z2", 2, "Z4"),
        ("Z2", 1, "GO-15"),
        ("Z2", 3, "GO-15"),
        ("Z2", 5, "GO-15"),
        ("Z2", 6, "R14"),
        ("Z3 Z1", 2, "GO-15"),
        ("Z3 Z1", 5, "Z4"),
        ("Z1 Z2", 3, "R12"),
        ("Z2 Z3 Z1", 3, "GO-10"),
        ("Z4", 3, "§M3"),
    ],
)
def test_GO_15_in_a_championship_a_pawn_in_the_goal_locks_or_leaves(lane: str, steps: int, after: str) -> None:
    assert ends(steps, lane, options=CHAMPIONSHIP) == after


def test_GO_15_off_by_default() -> None:
    assert ends(5, "Z2") == "Z1"
    assert table(["5"], "Z2").game.options["goal"] == "boxed"
    assert legal(table(["5"], "Z2", options=CHAMPIONSHIP)) == ["fold"]


def test_PA_A3_it_holds_for_every_part_of_a_seven() -> None:
    state = seven("Z2 Y3", options=CHAMPIONSHIP)
    assert [clause(state, f"part y1 {steps}") for steps in range(1, 8)] == [
        "GO-15",
        None,
        "GO-15",
        "GO-15",
        "GO-15",
        None,
        None,
    ]


def test_PA_A3_a_pawn_from_outside_is_free() -> None:
    for steps, after in ((1, "Z1"), (2, "Z2"), (5, "Z3")):
        assert ends(steps, "R14", options=CHAMPIONSHIP) == after
    assert place(play(seven("R14 Y3", options=CHAMPIONSHIP), "part y1 2"), "y1") == "Z2"

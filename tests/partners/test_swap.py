"""The swap card."""

from __future__ import annotations

import pytest

from tests.partners.situations import DONE, alone, clause, legal, only, place, places, play, table, told


def test_V9_any_two_pawns_even_without_one_of_ones_own() -> None:
    state = table(["swap"], "", "G3", "B5", "R7")
    assert legal(state) == ["swap"]
    play(state, "swap", "pick g1", "pick r1")
    assert (place(state, "g1"), place(state, "b1"), place(state, "r1")) == ("R7", "B5", "G3")
    assert state.position()["used"][0] == "swap"
    assert state.player == 1


def test_V9_the_card_is_laid_before_the_pawns_are_named() -> None:
    state = play(table(["swap", "2"], "Y3", "G3"), "swap")
    assert (state.phase, state.player) == ("pick", 0)
    assert state.position()["used"][0] == "swap"
    for action in ("move y1 2 2", "swap", "split", "fold"):
        assert clause(state, action) == "§V9"


def test_SW_4_PA_A7_another_playable_card_may_be_chosen() -> None:
    # By the letter of §V9 the swap would come first; the rulebook says that Vaka departs from it.
    assert legal(table(["swap", "2"], "Y3", "G3")) == ["move y1 2 2", "swap"]
    # If nothing else is playable it must be played.
    state = table(["swap", "2"], "", "G3", "B5")
    assert legal(state) == ["swap"]
    assert clause(state, "fold") == "DU-3"


def test_SW_1_lone_pawns_of_any_colour() -> None:
    state = play(table(["swap"], "Y3", "G3", "B3", "R3"), "swap")
    # Each pair is offered once, so the first list ends with the last but one.
    assert legal(state) == ["pick y1", "pick g1", "pick b1"]
    assert clause(state, "pick r1") == "SW-1"
    pairs = []
    for first in legal(state):
        for second in legal(play(state.clone(), first)):
            pairs.append((first[-2:], second[-2:]))
    assert pairs == [("y1", "g1"), ("y1", "b1"), ("y1", "r1"), ("g1", "b1"), ("g1", "r1"), ("b1", "r1")]
    for first, second in pairs:
        after = play(state.clone(), f"pick {first}", f"pick {second}")
        assert (place(after, first), place(after, second)) == (place(state, second), place(state, first))


def test_SW_1_the_second_pawn_is_a_later_one() -> None:
    state = play(table(["swap"], "Y3", "G3", "B3", "R3"), "swap", "pick g1")
    assert legal(state) == ["pick b1", "pick r1"]
    assert clause(state, "pick y1") == clause(state, "pick g1") == "SW-1"


EXEMPT = [("home", "SW-2"), ("start", "SW-2"), ("Z1", "SW-2"), ("Z4", "SW-2"), ("G7 G7", "SW-2"), ("G7", None)]


@pytest.mark.parametrize(("places", "why"), EXEMPT)
def test_V11_SW_2_who_cannot_be_swapped(places: str, why: str | None) -> None:
    # Your own pawns, your partner's and your opponents' alike.
    for colour, others in (("y", "gbr"), ("g", "ybr"), ("b", "ygr"), ("r", "ygb")):
        lone = {**only(others[0], "B2"), **only(others[1], "B4"), **only(others[2], "B6")}
        state = play(table(["swap"], **lone, **only(colour, places)), "swap")
        if colour == "r":
            # Nothing comes after Red, so it can only be the second.
            play(state, "pick y1")
        assert clause(state, f"pick {colour}1") == why
        assert (f"pick {colour}1" in legal(state)) == (why is None)


def test_SW_2_not_even_ones_own_group() -> None:
    state = play(table(["swap"], "Y7 Y7 Y9", "G3"), "swap")
    assert legal(state) == ["pick y3"]
    assert legal(play(state, "pick y3")) == ["pick g1"]


def test_V10_two_of_the_same_colour_even_ones_own() -> None:
    state = table(["swap"], "Y3 Y7")
    play(state, "swap", "pick y1", "pick y2")
    assert places(state, "y")[:2] == ["Y7", "Y3"]
    state = table(["swap"], "", "G3 G7")
    play(state, "swap", "pick g1", "pick g2")
    assert places(state, "g")[:2] == ["G7", "G3"]


def test_SW_3_although_nothing_changes_on_the_board() -> None:
    state = table(["swap"], "Y3 Y7")
    assert legal(state) == ["swap"]
    assert clause(state, "fold") == "DU-3"
    play(state, "swap", "pick y1", "pick y2")
    assert sorted(places(state, "y")) == ["Y3", "Y7", "home", "home"]
    assert state.player == 1


@pytest.mark.parametrize("green", ["", "G3 G3", "start", "Z1"])
def test_SW_5_two_lone_pawns_are_needed(green: str) -> None:
    state = table(["swap"], "Y3", green)
    assert clause(state, "swap") == "SW-5"
    assert legal(state) == ["fold"]
    assert clause(table(["swap"], "", green), "swap") == "SW-5"


def test_SW_6_nobody_is_hit() -> None:
    state = table(["swap"], "Y3", "G3 B5 B5", "G7", "R1 R1")
    play(state, "swap", "pick y1", "pick g1")
    assert told(state) == ["pick", "trade", "trade"]
    assert state.position()["pawns"] == {
        "y": ["G3", "home", "home", "home"],
        "g": ["Y3", "B5", "B5", "home"],
        "b": ["G7", "home", "home", "home"],
        "r": ["R1", "R1", "home", "home"],
    }


def test_SW_7_a_pawn_swapped_beside_its_goal_may_go_in() -> None:
    state = alone(["swap", "1"], "Y2", "R14")
    play(state, "swap", "pick y1", "pick g1", "move y1 1 1")
    assert place(state, "y1") == "Z1"


def test_V9_a_finished_player_swaps_too() -> None:
    state = table(["swap"], DONE, "G3", "B5", "R7")
    play(state, "swap", "pick b1", "pick r1")
    assert (place(state, "b1"), place(state, "r1")) == ("R7", "B5")

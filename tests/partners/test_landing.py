"""Landing on pawns and passing them."""

from __future__ import annotations

import pytest

from tests.partners.situations import (
    CARD,
    alone,
    clause,
    ends,
    forward,
    legal,
    only,
    place,
    places,
    play,
    seven,
    table,
    told,
)


@pytest.mark.parametrize("colour", ["g", "r"])
def test_K1_a_single_pawn_goes_home(colour: str) -> None:
    state = play(table(["2"], "G1", **only(colour, "G3")), "move y1 2 2")
    assert (place(state, "y1"), place(state, f"{colour}1")) == ("G3", "home")
    assert told(state)[:2] == ["move", "hit"]
    assert state.events(None)[1]["pawn"] == f"{colour}1"


def test_LA_1_the_partners_too() -> None:
    state = play(table(["2"], "G1", b="B1 G3"), "move y1 2 2")
    assert (place(state, "y1"), places(state, "b")) == ("G3", ["B1", "home", "home", "home"])


@pytest.mark.parametrize("pair", ["G3 G3", "G3 G3 G3", "G3 G3 G3 G3"])
def test_K2_a_pair_sends_the_newcomer_home(pair: str) -> None:
    state = play(table(["2"], "G1", g=pair), "move y1 2 2")
    assert place(state, "y1") == "home"
    assert places(state, "g")[: len(pair.split())] == pair.split()
    assert told(state)[:2] == ["move", "bump"]
    assert state.position()["used"][0] == "2"


def test_LA_2_landing_on_a_pair_may_be_chosen_and_may_be_forced() -> None:
    chosen = table(["2", "3"], "G1", r="G3 G3")
    assert {"move y1 2 2", "move y1 3 3"} <= set(legal(chosen))
    forced = table(["2", "5"], "G10", b="start", r="G12 G12")
    assert legal(forced) == ["move y1 2 2"]
    assert clause(forced, "fold") == "DU-3"
    assert place(play(forced, "move y1 2 2"), "y1") == "home"


def test_LA_3_the_partners_pair_too() -> None:
    state = play(table(["2"], "G1", b="G3 G3"), "move y1 2 2")
    assert (place(state, "y1"), places(state, "b")[:2]) == ("home", ["G3", "G3"])


@pytest.mark.parametrize("own", ["G3", "G3 G3", "G3 G3 G3"])
def test_LA_4_own_pawns_share_a_square_and_are_safe(own: str) -> None:
    state = table(["2"], f"G1 {own}", others={1: ["3"], 2: [], 3: []}, g="start")
    play(state, "move y1 2 2")
    assert set(places(state, "y")[: 1 + len(own.split())]) == {"G3"}
    # Green lands on them and goes home itself.
    play(state, "move g1 3 3")
    assert set(places(state, "y")[: 1 + len(own.split())]) == {"G3"}
    assert place(state, "g1") == "home"


def test_LA_4_a_pair_that_breaks_up_is_safe_no_more() -> None:
    state = table(["2"], "G3 G3", "start", others={1: ["3"], 2: [], 3: []})
    play(state, "move y1 2 2", "move g1 3 3")
    assert places(state, "y")[:2] == ["G5", "home"]
    assert place(state, "g1") == "G3"


def test_LA_5_any_pawns_on_the_ring_may_be_passed() -> None:
    assert ends(6, "Y1 Y2", g="Y3 Y3", b="Y4 Y4 Y4", r="Y5") == "Y7"


def test_LA_6_the_squares_passed_are_left_alone() -> None:
    state = table(["6"], "Y1 Y2", g="Y3 Y3", b="Y4 Y4 Y4", r="Y5")
    before = state.position()["pawns"]
    play(state, "move y1 6 6")
    after = state.position()["pawns"]
    assert after == {**before, "y": ["Y7", "Y2", "home", "home"]}


def test_LA_7_with_the_minus_four() -> None:
    hit = play(table(["-4"], "Y7", g="Y3"), "back y1")
    assert (place(hit, "y1"), place(hit, "g1")) == ("Y3", "home")
    bump = play(table(["-4"], "Y7", g="Y3 Y3"), "back y1")
    assert (place(bump, "y1"), places(bump, "g")[:2]) == ("home", ["Y3", "Y3"])


def test_LA_7_on_the_way_out_of_the_goal() -> None:
    hit = play(table(["9"], "R14", g="R13"), "move y1 9 9")
    assert (place(hit, "y1"), place(hit, "g1")) == ("R13", "home")
    bump = play(table(["9"], "R14", b="R13 R13"), "move y1 9 9")
    assert (place(bump, "y1"), places(bump, "b")[:2]) == ("home", ["R13", "R13"])
    # Not on the squares in between.
    passed = play(table(["10"], "R14", b="R13"), "move y1 10 10")
    assert (place(passed, "y1"), place(passed, "b1")) == ("R12", "R13")


def test_LA_7_after_each_part_of_a_seven() -> None:
    state = play(seven("Y1 G1", g="Y4", r="G5 G5"), "part y1 3")
    assert (place(state, "y1"), place(state, "g1")) == ("Y4", "home")
    play(state, "part y2 4")
    assert (place(state, "y2"), places(state, "r")[:2]) == ("home", ["G5", "G5"])


@pytest.mark.parametrize("places", ["Y3 Y3 Y3 Y5", "start start start Y5"])
def test_LA_8_of_equal_pawns_the_lowest_is_offered(places: str) -> None:
    for steps in CARD:
        state = table([CARD[steps]], places)
        assert clause(state, forward("y2", steps)) == clause(state, forward("y3", steps)) == "LA-8"
        assert {forward("y1", steps), forward("y4", steps)} <= set(legal(state))
    assert legal(table(["-4"], places)) == ["back y1", "back y4"]
    assert clause(table(["-4"], places), "back y3") == "LA-8"


def test_LA_8_home_places_are_alike() -> None:
    state = play(alone(["heart", "2", "heart"], "Y3"), "start heart")
    assert places(state, "y") == ["Y3", "start", "home", "home"]


def test_LA_8_of_those_that_this_card_may_still_move() -> None:
    # y1 has moved onto y2's square: now y2 is the one to name, although its number is higher.
    state = play(seven("Y1 Y3 Y3"), "part y1 2")
    assert "part y2 5" in legal(state)
    assert clause(state, "part y3 5") == "LA-8"
    assert clause(state, "part y1 5") == "SV-2"

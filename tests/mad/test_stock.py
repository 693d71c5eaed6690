"""When the stock runs out."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.mad.situations import (
    COLOURS,
    DECK,
    OTHER,
    PLAIN,
    all_cards,
    asked,
    bare,
    clause,
    drawers,
    dry,
    hand,
    legal,
    play,
    rest,
    sizes,
    table,
    told,
)  # fmt: skip


def test_MD_18_the_top_stays_and_the_rest_is_shuffled() -> None:
    state = dry(["b6"], ["g1", "g2"], ["y3", "y4"])
    under = state.position()["pile"][1:]
    play(state, "draw")
    assert told(state) == ["draw", "reshuffle"]
    position = state.position()
    assert position["pile"] == ["r5"]
    assert Counter(position["stock"]) == Counter(under)
    assert position["stock"] not in (under, under[::-1])
    assert all_cards(position) == Counter(DECK)


def test_M_F16_an_empty_stock_does_not_end_the_game() -> None:
    state = dry(["b6"], ["g1", "g2"], ["y3", "y4"])
    play(state, "draw", "keep", "draw", "keep")
    assert not state.over
    assert sizes(state) == [3, 3]


@pytest.mark.parametrize(("top", "colour"), [("r5", "red"), ("wild", "blue")])
@pytest.mark.parametrize("direction", ["cw", "ccw"])
def test_M_R54_at_once_and_nothing_else_changes(top: str, colour: str, direction: str) -> None:
    state = dry(["b6"], ["g1", "g2"], ["y3", "y4"], OTHER, top=top, colour=colour, direction=direction)
    play(state, "draw")
    # Before the drawn card is decided about.
    assert asked(state) == ("drawn", 0)
    position = state.position()
    assert len(position["stock"]) == 76 - 8 - 1 - 1
    assert (position["colour"], position["direction"]) == (colour, direction)
    assert state.player == 0
    assert play(state, "keep").player == (1 if direction == "cw" else 2)


def test_M_R55_in_the_middle_of_drawing_three() -> None:
    state = dry(["b6"], ["wooly", "g1", "g2"], ["y3", "y4"])
    play(state, "play wooly", "red", "at 1", "accept")
    assert told(state) == ["accept", "draw", "reshuffle", "draw", "draw"]
    assert sizes(state) == [2, 5]
    assert state.position()["pile"] == ["wooly"]


def test_M_R55_in_the_middle_of_a_draw_1() -> None:
    state = dry(["b6"], ["rdraw1", "g1", "g2"], ["y3", "y4"], ["y5", "y6"], ["b1", "b2"])
    play(state, "play rdraw1", "accept", "accept", "accept")
    assert told(state) == ["accept", "draw", "reshuffle", "draw", "draw"]
    assert drawers(state) == [3, 2, 1]
    assert "b6" in hand(state, 3)


def test_M_R57_a_reshuffled_wild_loses_its_colour() -> None:
    # The pile is a red 5 on a Wild that was blue; the Wild comes back as the only card of the stock.
    hands = [["r1", "g1"], rest(["r5", "wild", "r1", "g1", "b6"])]
    state = table(*hands, pile=["r5", "wild"], stock=["b6"])
    play(state, "draw")
    assert state.position()["stock"] == ["wild"]
    play(state, "keep", "draw", "play wild")
    assert (asked(state), legal(state)) == (("colour", 1), COLOURS)
    assert state.position()["colour"] is None


def test_M_R56_nothing_to_draw() -> None:
    state = bare(["g1", "g2"], players=2)
    play(state, "draw")
    assert told(state) == ["pass"]
    assert hand(state, 0) == ["g1", "g2"]
    assert asked(state) == ("turn", 1)


def test_MD_A5_draw_is_always_offered_and_then_a_pass_without_drawn() -> None:
    state = bare(["r1", "g2"], ["b1", "b2"])
    assert legal(state) == ["play r1", "draw"]
    assert asked(play(state, "draw")) == ("turn", 2)
    assert state.position()["pending"] is None
    assert clause(state, "keep") == "MD-A1"
    # Round and round.
    for _ in range(6):
        play(state, "draw")
    assert asked(state) == ("turn", 2)


def test_MD_A5_drawers_take_what_there_is_in_order() -> None:
    state = bare(["rdraw1", "g1", "g2"], ["b1", "b2"])
    before = sizes(state)
    # The card just laid makes the old top the stock: one card for two drawers.
    play(state, "play rdraw1", "accept", "accept")
    assert drawers(state) == [2]
    assert "r5" in hand(state, 2)
    assert sizes(state) == [before[0] - 1, 2, before[2] + 1]
    wooly = bare(["wooly", "g1", "g2"], ["b1", "b2"])
    play(wooly, "play wooly", "red", "at 1", "accept")
    assert drawers(wooly) == [1]
    assert asked(wooly) == ("turn", 2)


def test_MD_A5_two_cards_in_the_pile_again_make_a_stock() -> None:
    state = bare(["r1", "g2"], players=2)
    play(state, "play r1")
    assert told(state) == ["play", "reshuffle"]
    assert (state.position()["pile"], state.position()["stock"]) == (["r1"], ["r5"])
    # So does a card that was drawn last of all.
    hands = [["g1", "g2"], rest(["r5", "r6", "g1", "g2"])]
    drawn = play(table(*hands, pile=["r5"], stock=["r6"]), "draw")
    assert told(drawn) == ["draw"]
    assert drawn.position()["stock"] == []
    play(drawn, "play r6")
    assert (drawn.position()["pile"], drawn.position()["stock"]) == (["r6"], ["r5"])


def test_MD_A5_what_lies_under_a_worry_is_the_stock_in_the_end() -> None:
    # The red 5 is all there is to draw; then the Draw 1 under the Worry is the stock.
    state = bare(["rdraw1", "g1", "g2"], players=2)
    play(state, "play rdraw1", "worry", "accept", "blue")
    assert drawers(state) == [0]
    assert hand(state, 0) == ["g1", "g2", "r5"]
    assert state.position()["pile"] == ["worry"]
    assert state.position()["stock"] == ["rdraw1"]


def test_no_rule_caps_the_length_of_a_game() -> None:
    state = table(PLAIN, OTHER)
    for _ in range(400):
        play(state, "draw")
        if state.phase == "drawn":
            play(state, "keep")
    assert not state.over
    assert all_cards(state.position()) == Counter(DECK)

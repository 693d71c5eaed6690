"""Which way, Draw 1, Give two, Wild & wooly and Exchange, when nobody answers."""

from __future__ import annotations

import pytest

import vaka
from tests.mad.situations import (
    COLOURS,
    OTHER,
    PLAIN,
    THIRD,
    asked,
    clause,
    drawers,
    hand,
    legal,
    play,
    sizes,
    stacked,
    table,
    told,
)  # fmt: skip

FOURTH = ["b5", "b6", "g5", "g6"]


@pytest.mark.parametrize(("direction", "follower"), [("cw", 1), ("ccw", 3)])
@pytest.mark.parametrize("before", ["cw", "ccw"])
def test_MD_7_which_way_chooses_the_direction(before: str, direction: str, follower: int) -> None:
    state = table(["rwhich", *PLAIN], OTHER, THIRD, FOURTH, direction=before)
    play(state, "play rwhich")
    assert asked(state) == ("direction", 0)
    assert legal(state) == ["cw", "ccw"]
    play(state, direction)
    assert state.position()["direction"] == direction
    assert asked(state) == ("turn", follower)
    assert clause(state, "cw") == "MD-7"


def test_M_F7_the_direction_may_be_left_as_it_is() -> None:
    state = table(["rwhich", *PLAIN], OTHER, THIRD, direction="cw")
    assert play(state, "play rwhich", "cw").player == 1
    assert play(state, "draw", "keep").player == 2


@pytest.mark.parametrize("direction", ["cw", "ccw"])
def test_M_R20_with_two_players_nobody_is_skipped(direction: str) -> None:
    state = table(["rwhich", *PLAIN], OTHER)
    assert asked(play(state, "play rwhich", direction)) == ("turn", 1)
    assert asked(play(state, "draw", "keep")) == ("turn", 0)


# --- Draw 1.


@pytest.mark.parametrize(("direction", "order"), [("ccw", [3, 2, 1]), ("cw", [1, 2, 3])])
def test_MD_8_every_other_player_draws_one_in_turn_order(direction: str, order: list[int]) -> None:
    draws = ["y1", "b2", "r3"]
    hands = ["rdraw1", "g1", "g2"], ["g3", "g4"], ["g5", "g6"], ["b5", "b6"]
    state = stacked(draws, *hands, direction=direction)
    play(state, "play rdraw1", "accept", "accept", "accept")
    assert drawers(state) == order
    for seat, card in zip(order, draws, strict=True):
        assert card in hand(state, seat)
    assert sizes(state) == [2, 3, 3, 3]


def test_M_F8_and_the_next_player_then_has_a_turn() -> None:
    state = table(["rdraw1", *PLAIN], OTHER, THIRD)
    play(state, "play rdraw1", "accept", "accept")
    assert drawers(state) == [2, 1]
    assert asked(state) == ("turn", 2)


def test_M_R22_drawing_costs_nobody_a_turn() -> None:
    two = table(["rdraw1", *PLAIN], OTHER)
    assert asked(play(two, "play rdraw1", "accept")) == ("turn", 1)
    state = table(["wooly", *PLAIN], OTHER, THIRD)
    play(state, "play wooly", "red", "at 2", "accept")
    assert asked(state) == ("turn", 2)
    assert asked(play(state, "draw", "keep")) == ("turn", 1)


# --- Give two.


def test_MD_9_give_two_to_one_player() -> None:
    state = table(["rgive2", "g1", "y3", "b4"], OTHER, THIRD)
    play(state, "play rgive2")
    assert asked(state) == ("target", 0)
    assert legal(state) == ["at 1", "at 2", "skip"]
    play(state, "at 1")
    assert asked(state) == ("give", 0)
    assert legal(state) == ["give g1", "give y3", "give b4"]
    play(state, "give y3")
    assert legal(state) == ["give g1", "give b4"]
    play(state, "give b4")
    assert asked(state) == ("reply", 1)
    play(state, "accept")
    assert hand(state, 0) == ["g1"]
    assert hand(state, 1) == sorted([*OTHER, "y3", "b4"])
    assert hand(state, 2) == sorted(THIRD)
    assert asked(state) == ("turn", 2)


def test_MD_9_being_rid_of_the_last_two_wins() -> None:
    state = play(table(["rgive2", "g1", "wild"], OTHER), "play rgive2", "at 1", "give wild", "give g1")
    assert not state.over
    assert play(state, "accept").winners == [0]
    assert told(state)[:4] == ["accept", "gift", "gift", "out"]


def test_MD_9_what_cannot_be_given() -> None:
    state = table(["rgive2", "g1", "y3", "b4"], OTHER)
    assert clause(state, "give g1") == "MD-9"
    play(state, "play rgive2", "at 1")
    assert clause(state, "give r6") == "MD-9"
    # Once somebody is named, two are given.
    assert clause(state, "skip") == "MD-9"
    play(state, "give g1")
    assert clause(state, "give g1") == "MD-9"
    assert clause(state, "skip") == "MD-9"


def test_M_F9_any_cards_to_anyone() -> None:
    cards = ["b4", "joker", "worry", "y3"]
    for taker in (1, 2, 3):
        state = play(table(["rgive2", *cards], OTHER, THIRD, FOURTH), "play rgive2", f"at {taker}")
        assert sorted(legal(state)) == [f"give {card}" for card in cards]
        play(state, "give joker", "give worry", "accept")
        assert {"joker", "worry"} < set(hand(state, taker))


def test_M_R23_giving_is_optional() -> None:
    state = play(table(["rgive2", *PLAIN], OTHER), "play rgive2", "skip")
    assert sizes(state) == [4, 4]
    assert asked(state) == ("turn", 1)


def test_M_R24_with_one_other_card_nothing_is_given() -> None:
    state = play(table(["rgive2", "g1"], OTHER, THIRD), "play rgive2")
    assert hand(state, 0) == ["g1"]
    assert asked(state) == ("turn", 2)
    assert sizes(state) == [1, 4, 4]


def test_M_R24_two_equal_cards_are_two() -> None:
    state = play(table(["rgive2", "g1", "g1"], OTHER), "play rgive2", "at 1", "give g1")
    assert legal(state) == ["give g1"]
    assert play(state, "give g1", "accept").winners == [0]


def test_M_R25_both_go_to_one_receiver() -> None:
    state = play(table(["rgive2", *PLAIN], OTHER, THIRD), "play rgive2", "at 2", "give g1")
    assert clause(state, "at 1") == "MD-4"
    play(state, "give g2", "accept")
    assert sizes(state) == [2, 4, 6]


# --- Wild & wooly.


@pytest.mark.parametrize("victim", [1, 2])
def test_MD_11_wooly_names_a_colour_and_a_player_who_draws_three(victim: int) -> None:
    state = stacked(["y1", "y2", "b3"], ["wooly", "g1", "g2"], ["g3", "g4"], ["g5", "g6"])
    play(state, "play wooly")
    assert (asked(state), legal(state)) == (("colour", 0), COLOURS)
    play(state, "blue")
    assert (asked(state), legal(state)) == (("target", 0), ["at 1", "at 2"])
    play(state, f"at {victim}", "accept")
    assert drawers(state) == [victim] * 3
    assert {"y1", "y2", "b3"} < set(hand(state, victim))
    assert state.position()["colour"] == "blue"


def test_M_F11_the_rulebook_says_that_the_sheet_does_not_define_it() -> None:
    assert "never says so outright" in vaka.load("mad").clause("M-F11").text("en")
    state = play(table(["wooly", *PLAIN], OTHER), "play wooly", "green", "at 1", "accept")
    assert sizes(state) == [4, 7]
    assert state.position()["colour"] == "green"


def test_M_R21_both_parts_are_compulsory() -> None:
    state = play(table(["wooly", *PLAIN], OTHER), "play wooly")
    assert clause(state, "skip") == "MD-12"
    play(state, "red")
    assert clause(state, "skip") == "M-R21"
    assert legal(state) == ["at 1"]


# --- And/or cards.


def test_MD_12_follow_the_text_and_name_a_colour_or_just_name_a_colour() -> None:
    state = play(table(["exchange", *PLAIN], OTHER), "play exchange")
    assert legal(state) == ["at 1", "skip"]
    both = play(state.clone(), "at 1", "accept", "blue")
    assert (hand(both, 0), both.position()["colour"]) == (sorted(OTHER), "blue")
    only = play(state, "skip", "blue")
    assert (hand(only, 0), only.position()["colour"]) == (sorted(PLAIN), "blue")


def test_M_F12_worry_and_joker_as_a_colour() -> None:
    worry = play(table(["worry", *PLAIN], OTHER), "play worry")
    assert legal(worry) == COLOURS
    joker = play(table(["joker", "g1", "g2"], OTHER), "play joker")
    assert legal(joker) == ["end", "colour"]
    play(joker, "colour")
    assert asked(joker) == ("colour", 0)
    play(joker, "yellow")
    assert joker.position()["colour"] == "yellow"
    assert asked(joker) == ("turn", 1)


def test_MD_13_exchange_swaps_whole_hands() -> None:
    for other in (1, 2):
        state = table(["exchange", "g1", "g2"], OTHER, THIRD)
        before = hand(state, other)
        play(state, "play exchange", f"at {other}", "accept")
        assert told(state) == ["accept", "swap"]
        assert hand(state, 0) == before
        assert hand(state, other) == ["g1", "g2"]


def test_M_R26_the_colour_is_named_after_the_swap() -> None:
    state = table(["exchange", "g1", "g2"], OTHER)
    play(state, "play exchange")
    assert state.position()["colour"] is None
    play(state, "at 1")
    assert asked(state) == ("reply", 1)
    play(state, "accept")
    # The player who names it holds the new hand already.
    assert asked(state) == ("colour", 0)
    assert hand(state, 0) == sorted(OTHER)
    assert play(state, "blue").position()["colour"] == "blue"


def test_M_R27_hands_move_and_turns_do_not() -> None:
    state = table(PLAIN, ["exchange", *OTHER], THIRD, turn=1)
    play(state, "play exchange", "at 2", "accept", "red")
    assert asked(state) == ("turn", 0)
    assert state.position()["direction"] == "ccw"
    assert asked(play(state, "draw", "keep")) == ("turn", 2)

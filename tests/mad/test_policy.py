"""What the policy wants, idea by idea; and whole games by it."""

from __future__ import annotations

from statistics import fmean

import pytest

import vaka
from tests.mad.situations import OTHER, PLAIN, THIRD, play, stacked, table
from tests.wanting import chances, keeps_to_what_it_knows, plays_to_the_end, prefers, wanted

MANY = ["b1", "b2", "b3", "b4", "y5", "y6", "y1", "y2"]


# --- Cards to play.


def test_plays_the_last_card() -> None:
    assert prefers(table(["r1"], OTHER)) == "play r1"


def test_plays_anything_rather_than_draw() -> None:
    for card in ("r1", "wild", "wooly", "worry", "exchange", "joker"):
        assert wanted(table([card, "g1", "g2"], ["b1", "b2"])) == {f"play {card}"}


def test_plays_the_card_just_drawn() -> None:
    assert prefers(play(stacked(["r1"], PLAIN, OTHER), "draw")) == "play r1"


@pytest.mark.parametrize("attack", ["rdraw1", "rgive2"])
def test_plays_first_what_hurts_the_others(attack: str) -> None:
    assert wanted(table(["r6", "rwhich", attack, "g1"], OTHER)) == {f"play {attack}"}


def test_plays_a_colour_that_it_holds_often() -> None:
    assert wanted(table(["b5", "g5", "g1", "y1"], OTHER)) == {"play g5"}


def test_plays_high_cards_first() -> None:
    assert wanted(table(["r1", "r6", "r2", "g1"], OTHER)) == {"play r6"}


def test_keeps_colourless_cards() -> None:
    assert wanted(table(["wild", "wooly", "worry", "r1"], OTHER)) == {"play r1"}
    # If one must go, a Wooly, which hurts; the Worry is kept longest.
    assert wanted(table(["wild", "wooly", "worry", "g1"], OTHER)) == {"play wooly"}
    assert wanted(table(["wild", "worry", "g1"], OTHER)) == {"play wild"}


def test_exchanges_for_a_much_smaller_hand() -> None:
    large = ["exchange", "r1", "wild", "g1", "g2"]
    assert wanted(table(large, ["b1", "b2"], MANY)) == {"play exchange"}
    assert wanted(table(large, ["b1", "b2", "b3"], MANY)) == {"play r1"}
    assert wanted(table(["exchange", "wild", "g1"], MANY)) == {"play wild"}


def test_ends_with_the_joker_when_its_points_are_surely_fewest() -> None:
    assert wanted(table(["joker", "r1", "g1"], MANY)) == {"play joker"}
    # Eleven points, and the others may have fewer.
    assert wanted(table(["joker", "r6", "g5"], ["b1", "b2"])) == {"play r6"}
    assert wanted(table(["joker", "wild", "g6"], ["b1", "b2"])) == {"play wild"}
    # With four other cards it is a Wild and nothing more.
    assert wanted(table(["joker", "wooly", "g1", "g2", "g3"], MANY)) == {"play wooly"}
    assert wanted(table(["joker", "worry", "g1", "g2", "g3"], MANY)) == {"play joker"}


def test_a_joker_just_drawn_is_played() -> None:
    for other in (["b1", "b2", "b3"], ["b1", "b2"]):
        assert prefers(play(stacked(["joker"], ["g6", "g2"], other), "draw")) == "play joker"


def test_the_joker_ends_the_game_or_is_a_wild() -> None:
    assert prefers(play(table(["joker", "r1", "g1"], MANY), "play joker")) == "end"
    assert prefers(play(table(["joker", "r6", "g5"], ["b1", "b2"]), "play joker")) == "colour"


# --- What the text of a card asks.


@pytest.mark.parametrize(("sizes", "way"), [((2, 4), "ccw"), ((4, 2), "cw")])
def test_lets_the_larger_neighbour_come_next(sizes: tuple[int, int], way: str) -> None:
    state = table(["rwhich", *PLAIN], OTHER[: sizes[0]], THIRD[: sizes[1]])
    assert prefers(play(state, "play rwhich")) == way


def test_names_the_colour_held_most() -> None:
    assert prefers(play(table(["wild", "g1", "y3", "y4"], OTHER), "play wild")) == "yellow"
    assert wanted(play(table(["wild", "g1", "g2", "y3", "y4"], OTHER), "play wild")) == {"green", "yellow"}


def test_aims_at_whoever_has_fewest_cards() -> None:
    state = play(table(["wooly", *PLAIN], OTHER, THIRD[:3]), "play wooly", "green")
    assert prefers(state) == "at 2"
    state = play(table(["exchange", *PLAIN], OTHER[:3], THIRD), "play exchange")
    assert prefers(state) == "at 1"


def test_gives_rather_than_not() -> None:
    assert prefers(play(table(["rgive2", "g1", "g2"], MANY), "play rgive2")) == "at 1"


def test_does_not_exchange_for_a_larger_hand() -> None:
    assert prefers(play(table(["exchange", "g1", "g2"], MANY), "play exchange")) == "skip"


def test_gives_what_is_hard_to_play() -> None:
    state = play(table(["rgive2", "g1", "y3", "y4", "wild"], OTHER), "play rgive2", "at 1")
    assert prefers(state) == "give g1"
    assert wanted(play(state, "give g1")) == {"give y3", "give y4"}


def test_worries_whoever_attacks() -> None:
    state = play(table(["rdraw1", *PLAIN], ["worry", *OTHER]), "play rdraw1")
    assert prefers(state) == "worry"


# --- Standing.


def test_fewer_cards_stand_better() -> None:
    few, many, more = chances(table(["g1", "y3"], OTHER, MANY))
    assert few > many > more
    assert few + many + more == pytest.approx(1)


def test_colourless_cards_stand_better() -> None:
    hands = ["g1", "y3", "y4"], ["g1", "y3", "wild"], ["g1", "wild", "wild"]
    none, one, two = (
        fmean(chances(table(list(hand), OTHER, turn=1), seat=0, seed=seed)[0] for seed in range(8)) for hand in hands
    )
    assert none < one < two
    # More than what it is worth that they can be played at once.
    assert two - none > 0.12


# --- Whole games.


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_plays_to_the_end(players: int) -> None:
    assert plays_to_the_end(vaka.load("mad", players=players).new(players), players)


@pytest.mark.parametrize("players", [2, 6])
def test_keeps_to_what_it_knows(players: int) -> None:
    assert keeps_to_what_it_knows(vaka.load("mad", players=players).new(players), 1)

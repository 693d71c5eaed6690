"""What the policy wants, idea by idea; and whole games by it."""

from __future__ import annotations

from typing import Any

import pytest

import vaka
from tests.babayaga.situations import OTHER, PLAIN, play, table
from tests.wanting import chances, keeps_to_what_it_knows, plays_to_the_end, prefers, wanted
from vaka.play import State

TOPS = {"A": ["1"], "B": ["7"]}
HIGH = {"A": ["7"], "B": ["7"]}
YAGAS = ["yaga", "yaga", "4", "5", "7"]


def on_both(action: str) -> set[str]:
    """The same action on either pile."""
    return {action.replace("*", pile) for pile in "AB"}


def taking(card: str, *hand: str) -> State:
    """A hand, and a card to take from either pile."""
    return table(list(hand), OTHER, discard={"A": [card], "B": [card]})


# --- The one action of a turn.


def test_declares_when_it_may() -> None:
    assert prefers(table(["yaga", "yaga", "yaga", "1", "2"], OTHER, discard=TOPS)) == "declare"
    assert prefers(table(["yaga", "yaga", "yaga", "1", "4"], OTHER, discard=TOPS)) != "declare"


def test_casts_when_it_can_pay() -> None:
    assert wanted(table(["pelican", "7", "5", "6", "6"], OTHER, discard=TOPS)) == on_both("cast pelican *")


def test_the_best_spell_first() -> None:
    hands = [
        ["owl", "cats", "pelican", "7", "1"],
        ["cats", "pelican", "7", "1", "1"],
        ["pelican", "wand", "7", "1", "1"],
    ]
    for hand in hands:
        assert wanted(table(hand, YAGAS, discard=TOPS)) == on_both(f"cast {hand[0]} *")


def test_no_cats_or_wand_for_nothing() -> None:
    # Nobody shows a red back: both only refresh the hand.
    assert wanted(table(["cats", "wand", "7", "1", "1"], OTHER)) == on_both("cast cats *") | on_both("cast wand *")
    assert wanted(table(["cats", "pelican", "7", "1", "1"], OTHER)) == on_both("cast pelican *")


def test_exchanges_the_highest_for_the_lowest() -> None:
    assert wanted(table(PLAIN, OTHER, discard=TOPS)) == {"swap 6 B take"}


def test_draws_rather_than_take_a_high_card() -> None:
    assert wanted(table(PLAIN, OTHER, discard=HIGH)) == on_both("swap 6 * draw")


def test_a_back_that_names_its_card() -> None:
    draw = ["owl", "1", "1"]
    known = table(["3", "3", "4", "4", "5"], OTHER, draw=draw, discard={"A": ["4"]}, seed=1)
    assert known.view(0)["draw"]["top"]["card"] == "owl"
    assert wanted(known) == on_both("swap 5 * draw")


def test_keeps_spells_and_mortars_in_hope() -> None:
    for card in ("pelican", "cats", "wand", "owl", "mortar"):
        assert wanted(taking("4", card, "5", "5", "5", "6")) == on_both("swap 6 * draw")
    assert wanted(taking("4", "garlic", "5", "5", "5", "6")) == on_both("swap garlic * draw")


def test_never_gives_up_a_yaga() -> None:
    # With a 5 for the yaga the wand could be paid.
    assert wanted(taking("5", "yaga", "wand", "1", "1", "1")) == on_both("swap wand * draw")


def test_no_card_for_its_like() -> None:
    assert wanted(taking("2", "yaga", "yaga", "2", "2", "2")) == on_both("swap 2 * draw")


def test_takes_what_will_let_it_declare() -> None:
    assert wanted(taking("4", "yaga", "yaga", "yaga", "yaga", "6")) == on_both("swap 6 * take")
    assert wanted(taking("4", "yaga", "yaga", "yaga", "1", "6")) == on_both("swap 6 * draw")


def test_takes_the_price_of_a_spell() -> None:
    assert wanted(taking("4", "pelican", "3", "5", "5", "5")) == on_both("swap 5 * take")
    assert wanted(taking("4", "pelican", "1", "5", "5", "5")) == on_both("swap 5 * draw")
    assert wanted(taking("mortar", "wand", "5", "5", "5", "5")) == on_both("swap 5 * take")
    # Garlic pays nothing.
    assert wanted(taking("garlic", "pelican", "5", "5", "5", "5")) == on_both("swap 5 * draw")


# --- The parts of a cast.


def test_pays_with_the_highest() -> None:
    assert prefers(play(table(["cats", "6", "5", "2", "1"], YAGAS), "cast cats A")) == "pay 6"


def test_a_mortar_takes_along_what_is_worse_than_a_draw() -> None:
    state = play(table(["cats", "mortar", "6", "5", "2"], YAGAS), "cast cats A")
    assert prefers(state) == "pay mortar"
    assert prefers(play(state, "pay mortar")) == "pay 6"
    state = play(table(["cats", "mortar", "4", "3", "2"], YAGAS), "cast cats A", "pay mortar")
    assert prefers(state) == "done"


def test_a_pelican_fetches_a_yaga() -> None:
    assert prefers(play(table(["pelican", "7", "1", "1", "2"], OTHER), "cast pelican A", "pay 7")) == "take yaga"


def test_or_an_owl_that_can_be_paid() -> None:
    assert prefers(play(table(["pelican", "7", "7", "1", "2"], OTHER), "cast pelican A", "pay 7")) == "take owl"


def test_robs_whoever_shows_most_yagas() -> None:
    hands = ["cats", "7", "5", "6", "6"], ["yaga", "owl", "1", "1", "1"], YAGAS
    assert prefers(play(table(*hands), "cast cats A", "pay 7")) == "rob 2 yaga"
    assert prefers(play(table(*hands, options={"edition": "es"}), "cast cats A", "pay 7")) == "rob 2 yaga"


def test_dispels_yagas() -> None:
    assert prefers(play(table(["wand", "7", "1", "6", "6"], YAGAS), "cast wand A", "pay 7", "pay 1")) == "dispel yaga"


def test_lays_garlic() -> None:
    state = table(["wand", "7", "1", "6", "6"], ["yaga", "garlic", "2", "2", "2"])
    assert wanted(play(state, "cast wand A", "pay 7", "pay 1", "dispel yaga")) == on_both("garlic *")


# --- Standing.


def test_yagas_a_spell_to_cast_and_a_hand_to_declare_stand_well() -> None:
    hands = [
        ["5", "5", "6", "6", "7"],
        ["pelican", "7", "6", "6", "5"],
        ["yaga", "yaga", "6", "6", "7"],
        ["yaga", "yaga", "yaga", "1", "2"],
    ]
    judged = [chances(table(hand, None, turn=1), seat=0)[0] for hand in hands]
    assert judged == sorted(set(judged))


def test_a_hand_is_not_low_because_it_is_paying() -> None:
    # What is left of it, two yagas and a 1, would be low enough to declare.
    others = ["yaga", "garlic", "5", "6", "7"]
    paying = play(table(["wand", "mortar", "yaga", "yaga", "1"], others, others), "cast wand A", "pay mortar")
    assert chances(paying)[0] < 0.6


# --- Whole games.


@pytest.mark.parametrize(
    "options",
    [*({"players": players} for players in (2, 3, 4, 5)), {"edition": "es", "players": 3}, {"match": "tournament"}],
    ids=str,
)
def test_plays_to_the_end(options: dict[str, Any]) -> None:
    assert plays_to_the_end(vaka.load("babayaga", **options).new(4), 4)


@pytest.mark.parametrize("players", [2, 5])
def test_keeps_to_what_it_knows(players: int) -> None:
    assert keeps_to_what_it_knows(vaka.load("babayaga", players=players).new(players), 1)

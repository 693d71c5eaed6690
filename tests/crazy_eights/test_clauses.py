"""One test per clause, built from positions; then positions that cannot be, what is observed, and the policy."""

from __future__ import annotations

from typing import Any

import pytest

import vaka
from tests.conftest import walk
from tests.situations import legal, noted, play
from tests.wanting import chances, prefers
from vaka.play import State

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k", "a"]
CARDS = [rank + suit for rank in RANKS for suit in "cdhs"]
SUITS = ["clubs", "diamonds", "hearts", "spades"]


def table(*hands: str, pile: str, **parts: Any) -> State:
    """A position with these hands and this pile, its top card first; the rest is the stock."""
    game = vaka.load("crazy_eights", players=len(hands))
    return game.at({"hands": [hand.split() for hand in hands], "pile": pile.split(), **parts})


def dry(*hands: str, top: str, **parts: Any) -> State:
    """The same without a stock: what is not in the hands lies in the pile."""
    held = {card for hand in hands for card in hand.split()}
    pile = [top, *(card for card in CARDS if card not in held and card != top)]
    return table(*hands, pile=" ".join(pile), stock=[], **parts)


def clause(state: State, action: str, seat: int | None = None) -> str | None:
    """The id of the clause that forbids an action."""
    found = state.why_not(action, seat)
    return found.id if found else None


def told(state: State, seat: int | None = None) -> list[str]:
    """What the last decision caused, as a seat sees it."""
    return [" ".join(str(part) for part in event.values()) for event in state.events(seat)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_CE_1_52_cards_and_none_appears_or_vanishes(players: int) -> None:
    for state in walk(vaka.load("crazy_eights", players=players).new(1), 1):
        position = state.position()
        hands = [card for hand in position["hands"] for card in hand]
        assert sorted([*hands, *position["stock"], *position["pile"]]) == sorted(CARDS)


def test_CE_2_lots_decide_who_deals() -> None:
    games = [vaka.load("crazy_eights", players=3).new(seed) for seed in range(30)]
    assert {told(state)[0] for state in games} == {"deal 0", "deal 1", "deal 2"}


@pytest.mark.parametrize(("players", "cards"), [(2, 7), (3, 5), (4, 5)])
def test_CE_2_seven_cards_for_two_else_five_seen_by_their_owner(players: int, cards: int) -> None:
    state = vaka.load("crazy_eights", players=players).new(5)
    hands = state.view(1)["hands"]
    assert [len(hand) for hand in hands] == [cards] * players
    assert [None in hand for hand in hands] == [seat != 1 for seat in range(players)]


def test_CE_3_the_first_card_is_no_eight() -> None:
    games = [vaka.load("crazy_eights").new(seed) for seed in range(400)]
    first = [state.position()["pile"] for state in games]
    assert all(len(pile) == 1 and pile[0][0] != "8" for pile in first)
    assert {pile[0] for pile in first} == {card for card in CARDS if card[0] != "8"}
    assert any(state.position()["stock"][0][0] == "8" for state in games)


def test_CE_4_the_player_after_the_dealer_begins() -> None:
    for seed in range(10):
        state = vaka.load("crazy_eights", players=3).new(seed)
        assert state.player == (state.events(None)[0]["seat"] + 1) % 3


def test_CE_4_turns_pass_on_and_cards_come_from_the_own_hand() -> None:
    state = table("2c 3c", "4c 5c", "6c 7c", pile="9c")
    assert clause(state, "play 4c") == "CE-4"
    assert clause(state, "play 2c", seat=1) == "CE-4"
    assert [play(state, action).player for action in ("play 2c", "play 4c", "play 6c")] == [1, 2, 0]


def test_CE_5_a_card_of_the_same_suit_or_rank() -> None:
    state = table("2c 9h kd", "3c", pile="9c")
    assert legal(state) == ["play 2c", "play 9h", "draw"]
    assert clause(state, "play kd") == "CE-5"
    assert (told(play(state, "play 9h")), state.view(None)["suit"]) == (["play 0 9h"], "hearts")


def test_CE_6_draw_up_to_five_cards_also_with_a_card_that_fits() -> None:
    state = table("2c kd", "3c", pile="9c")
    for count in range(5):
        assert "draw" in legal(state)
        play(state, "draw")
        assert (state.view(None)["draws"], state.player, len(state.view(0)["hands"][0])) == (count + 1, 0, count + 3)
    assert clause(state, "draw") == "CE-6"
    assert "play 2c" in legal(state)


def test_CE_6_only_its_owner_sees_the_card() -> None:
    state = play(table("2c kd", "3c", pile="9c", stock=[card for card in CARDS if card not in "2c kd 3c 9c"]), "draw")
    assert told(state, 0) == ["draw 0 2d"]
    assert told(state, 1) == told(state) == ["draw 0 None"]


def test_CE_7_pass_only_without_another_card_to_draw() -> None:
    state = table("2c kd", "3c", pile="9c")
    assert clause(state, "pass") == "CE-7"
    play(state, *["draw"] * 5)
    assert "pass" in legal(state)
    assert (play(state, "pass").player, state.view(None)["draws"], state.view(None)["passes"]) == (1, 0, 0)
    assert legal(dry("2c kd", "3c", top="9c")) == ["play 2c", "pass"]


def test_CE_8_an_eight_goes_on_everything_and_names_a_suit() -> None:
    state = play(table("8h kd", "3s 2c", pile="9c"), "play 8h")
    assert (state.player, state.phase, legal(state)) == (0, "suit", SUITS)
    assert (clause(state, "draw"), clause(state, "play kd"), state.view(None)["suit"]) == ("CE-8", "CE-8", None)
    assert told(play(state, "spades")) == ["suit 0 spades"]
    assert legal(state) == ["play 3s", "draw"]
    assert clause(state, "hearts") == "CE-8"


def test_CE_8_a_suit_can_be_named_again_after_taking_back() -> None:
    state = play(table("8h kd", "3s 2c", pile="9c"), "play 8h")
    assert state.undo()
    assert state.view(None)["pile"] == ["9c"]


@pytest.mark.parametrize("last", ["2c", "8h"])
def test_CE_9_without_cards_the_game_is_over(last: str) -> None:
    state = play(table(last, "3s ks", pile="9c"), f"play {last}")
    assert (state.over, state.winners, state.scores) == (True, [0], [0, 19])
    assert clause(state, "draw") == clause(state, "hearts") == "CE-9"
    assert state.view(None)["hands"] == [[], ["3s", "ks"]]


def test_CE_9_everyone_passes_and_one_more() -> None:
    state = dry("2c kd", "3s", "4d", top="9h")
    assert not play(state, "pass", "pass", "pass").over
    assert play(state, "pass").over
    assert state.winners == [1]


def test_CE_9_who_plays_or_draws_begins_the_count_again() -> None:
    state = play(dry("2h kd", "3s", "4d", top="9h"), "pass", "pass", "pass")
    assert state.view(None)["passes"] == 3
    assert play(state, "play 2h").view(None)["passes"] == 0


@pytest.mark.parametrize(
    ("cards", "points"),
    [("8c", 50), ("jc", 10), ("as", 10), ("2c", 2), ("2d", 3), ("2s", 5), ("7s", 25), ("9d", 31), ("10s", 37)],
)
def test_CE_10_what_a_card_costs(cards: str, points: int) -> None:
    assert play(table("3c", cards, pile="4c"), "play 3c").scores == [0, points]


def test_CE_10_several_can_win() -> None:
    state = play(dry("kd", "qs", "4d", top="9h"), *["pass"] * 4)
    assert (state.scores, state.winners, state.returns()) == ([10, 10, 11], [0, 1], [0.25, 0.25, -0.5])


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        ({"card": 1}, "a position has no 'card'"),
        ({"hands": [["2c"], ["2c"]]}, "hand 1: one '2c' too many"),
        ({"hands": [["2c"], ["3c"]], "pile": ["4c"], "stock": ["5c"]}, "48 cards lie nowhere"),
        ({"pile": []}, "it has at least one card"),
        ({"pile": ["4c"], "suit": "hearts"}, "it is that of the top card"),
        ({"pile": ["8c"], "suit": None}, "it is that of the top card"),
        ({"pile": ["4c"], "phase": "suit", "suit": None}, "it is that of the top card"),
        ({"pile": ["4c"], "suit": "green"}, "allowed is clubs"),
        ({"hands": [["2c"], ["3c"]], "draws": 2}, "holds these cards"),
        ({"draws": 6}, "a whole number, 0 to 5"),
        ({"passes": 1}, "only while the stock is empty"),
        ({"hands": [[], ["3c"]]}, "with an empty hand the game is over"),
        ({"hands": [[], []], "phase": "over"}, "with an empty hand the game is over"),
        ({"hands": [["2c"], ["3c"]], "phase": "over", "pile": ["4c"], "suit": "clubs"}, "the game ends with an empty"),
        ({"phase": "over", "player": 1}, "in this position it is None"),
        ({"player": 2}, "seats are 0 to 1"),
    ],
)
def test_a_position_that_cannot_be_says_what_is_wrong(position: dict[str, Any], fault: str) -> None:
    with pytest.raises(vaka.PositionError, match=fault):
        vaka.load("crazy_eights").at(position)


def test_what_is_observed() -> None:
    state = play(table("8h kd", "3s 2c", "4c 5c 6c", pile="9c qd"), "draw", "play 8h")
    seen = state.observation(0)
    assert noted(seen["hand"], CARDS) == dict.fromkeys(state.view(0)["hands"][0], 1)
    assert noted(seen["played"], CARDS) == {"8h": 1, "9c": 1, "qd": 1}
    assert (noted(seen["rank"], RANKS), noted(seen["suit"], SUITS)) == ({"8": 1}, {})
    assert (seen["cards"].tolist(), int(seen["stock"]), int(seen["naming"])) == ([2, 2, 3, 0], 42, 1)
    seen = play(state, "spades", "draw").observation(1)
    assert (noted(seen["suit"], SUITS), seen["cards"].tolist()) == ({"spades": 1}, [3, 3, 2, 0])
    assert [int(seen[piece]) for piece in ("draws", "passes", "naming")] == [1, 0, 0]


def test_the_policy_plays_expensive_cards_and_keeps_eights() -> None:
    assert prefers(table("2c 10c 8h", "3s", pile="9c")) == "play 10c"
    assert prefers(table("2d 8h", "3s", pile="9c")) == "play 8h"


def test_the_policy_names_the_suit_that_it_has_most_of() -> None:
    assert prefers(play(table("8h kd 2d 3s 8s", "3c", pile="9c"), "play 8h")) == "diamonds"


def test_fewer_points_stand_better() -> None:
    mine, theirs = chances(table("2c 2d", "kh kd qs qd jh", pile="9c"))
    assert mine > theirs

"""One test per clause, built from positions; then positions that cannot be, what is observed, and the policy."""

from __future__ import annotations

from typing import Any

import pytest

import vaka
from tests.situations import legal, noted, play
from tests.wanting import chances, prefers
from vaka.play import State

CARDS = ["js", "jh", "qs", "qh", "ks", "kh"]


def table(*hands: str, middle: str | None = None, bets: str = "") -> State:
    """A position with a card for each hand, the card in the middle, and what was bet."""
    left = [card for card in CARDS if card not in (*hands, middle)]
    deck = [*([middle] if middle else []), *left]
    return vaka.load("leduc").at({"hands": [[card] for card in hands], "deck": deck, "bets": bets.split()})


def clause(state: State, action: str, seat: int | None = None) -> str | None:
    """The id of the clause that forbids an action."""
    found = state.why_not(action, seat)
    return found.id if found else None


def told(state: State) -> list[str]:
    """What the last decision caused, as everyone sees it."""
    return [" ".join(str(part) for part in event.values()) for event in state.events(None)]


def test_LP_1_six_cards_for_two_players() -> None:
    position = vaka.load("leduc").new(3).position()
    [one], [other] = position["hands"]
    assert sorted([one, other, *position["deck"]]) == sorted(CARDS)


def test_LP_2_one_chip_and_one_card_which_only_its_owner_sees() -> None:
    state = table("ks", "qh")
    assert state.view(0)["stakes"] == [1, 1]
    assert [state.view(seat)["hands"] for seat in (0, 1, None)] == [
        [["ks"], [None]],
        [[None], ["qh"]],
        [[None], [None]],
    ]


def test_LP_2_every_deal_comes_up() -> None:
    deals = [vaka.load("leduc").new(seed).position() for seed in range(1500)]
    assert len({(deal["hands"][0][0], deal["hands"][1][0], deal["deck"][0]) for deal in deals}) == 6 * 5 * 4


def test_LP_3_the_first_player_begins_both_rounds() -> None:
    state, deciding = table("ks", "qh"), []
    for action in ["call", "raise", "call", "call", "raise", "call"]:
        deciding.append(state.player)
        state.play(action)
    assert deciding == [0, 1, 0, 0, 1, 0]


def test_LP_3_nobody_decides_out_of_turn() -> None:
    assert clause(table("ks", "qh"), "call", seat=1) == "LP-3"


def test_LP_4_a_call_bets_as_many_chips_as_the_other() -> None:
    assert play(table("ks", "qh"), "call").view(None)["stakes"] == [1, 1]
    assert play(table("ks", "qh"), "raise", "call").view(None)["stakes"] == [3, 3]


def test_LP_5_raises_are_two_chips_then_four() -> None:
    state = play(table("ks", "qh"), "raise", "raise")
    assert state.view(None)["stakes"] == [3, 5]
    assert play(state, "call", "raise", "raise").view(None)["stakes"] == [9, 13]


def test_LP_5_there_are_two_raises_per_round() -> None:
    state = table("ks", "qh", bets="raise raise")
    assert (legal(state), clause(state, "raise")) == (["fold", "call"], "LP-5")
    assert legal(play(state, "call", "raise")) == ["fold", "call", "raise"]


def test_LP_6_only_who_has_bet_less_may_fold() -> None:
    state = table("ks", "qh")
    assert clause(state, "fold") == "LP-6"
    play(state, "raise", "fold")
    assert (state.winners, told(state)) == ([0], ["fold 1", "win 0 1"])
    assert state.view(1)["hands"] == [[None], ["qh"]]


def test_LP_7_a_call_that_opens_a_round_does_not_end_it() -> None:
    state = play(table("ks", "qh", middle="js"), "call")
    assert state.view(None)["middle"] is None
    assert told(play(state, "call"))[1] == "turn-up 0 js"
    assert play(state, "call").over is False
    assert play(state, "call").over


@pytest.mark.parametrize(
    ("hands", "middle", "winners"),
    [("ks qh", "js", [0]), ("ks qh", "qs", [1]), ("js kh", "jh", [0]), ("qs qh", "js", [0, 1])],
)
def test_LP_8_a_pair_wins_then_the_higher_rank(hands: str, middle: str, winners: list[int]) -> None:
    state = play(table(*hands.split(), middle=middle), "call", "call", "call", "call")
    one, other = hands.split()
    assert state.winners == winners
    assert told(state)[1:3] == [f"show 0 {one}", f"show 1 {other}"]
    assert state.view(None)["hands"] == [[one], [other]]


def test_LP_9_the_winner_gets_what_the_other_has_bet() -> None:
    state = play(table("ks", "qh", bets="raise call raise"), "fold")
    assert (state.scores, state.returns()) == ([3, -3], [3 / 13, -3 / 13])
    assert clause(state, "call") == "LP-9"


def test_LP_9_equal_cards_win_nothing() -> None:
    state = play(table("ks", "kh", bets="raise call raise"), "call")
    assert (state.scores, state.returns()) == ([0, 0], [0, 0])


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        ({"card": 1}, "a position has no 'card'"),
        ({"hands": [["js", "jh"]]}, "hand 0: it has one card"),
        ({"hands": [["js"], ["js"]]}, "hand 1: one 'js' too many"),
        ({"deck": CARDS}, "hand 0: it has one card"),
        ({"deck": ["js"]}, "3 cards lie nowhere"),
        ({"bets": ["fold"]}, "the rules do not allow these"),
        ({"bets": ["raise", "raise", "raise"]}, "the rules do not allow these"),
        ({"bets": ["raise", "fold", "call"]}, "the rules do not allow these"),
        ({"bets": ["call"] * 9}, "a game has 8 at most"),
        ({"bets": ["bluff"]}, "allowed is fold, call, raise"),
    ],
)
def test_a_position_that_cannot_be_says_what_is_wrong(position: dict[str, Any], fault: str) -> None:
    with pytest.raises(vaka.PositionError, match=fault):
        vaka.load("leduc").at(position)


def test_what_is_observed() -> None:
    state = play(table("ks", "qh", middle="js"), "call", "raise", "call", "raise", "fold")
    seen = state.observation(1)
    assert noted(seen["seat"], "01") == {"1": 1}
    assert [noted(seen[piece], CARDS) for piece in ("hand", "shown", "middle")] == [{"qh": 1}, {}, {"js": 1}]
    assert seen["stakes"].tolist() == [3, 7]
    assert [noted(bet, ("call", "raise")) for bet in seen["bets"][:5]] == [
        {"call": 1}, {"raise": 1}, {"call": 1}, {"raise": 1}, {},
    ]  # fmt: skip
    assert noted(play(table("ks", "qh"), *["call"] * 4).observation(0)["shown"], CARDS) == {"qh": 1}


@pytest.mark.parametrize(("card", "choice"), [("ks", "raise"), ("qs", "call"), ("js", "fold")])
def test_the_policy_bets_on_its_own_card(card: str, choice: str) -> None:
    hands = ("qh", card) if card != "qs" else ("kh", card)
    assert prefers(table(*hands, bets="raise")) == choice


def test_the_policy_raises_with_a_pair() -> None:
    assert prefers(table("js", "ks", middle="jh", bets="call call")) == "raise"


def test_a_better_card_stands_better() -> None:
    mine, theirs = chances(table("ks", "js", middle="kh", bets="raise raise call"))
    assert mine > 0.5 > theirs
    assert chances(table("qs", "qh", middle="kh", bets="raise raise call"), 0) is not None

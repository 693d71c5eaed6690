"""One test per clause, built from positions; then positions that cannot be, what stays hidden, and the policy."""

from __future__ import annotations

from typing import Any

import pytest

import vaka
from tests.conftest import walk
from tests.wanting import chances, prefers
from vaka.play import State

CARDS = [str(number) for number in range(1, 11)]


def table(*hands: list[str] | None, **parts: Any) -> State:
    """A position with these hands and parts, seat 0 to call unless the parts say otherwise."""
    return vaka.load("highcard").at({"hands": list(hands), **parts})


def play(state: State, *actions: str) -> State:
    """Several decisions in a row."""
    for action in actions:
        state.play(action)
    return state


def clause(state: State, action: str, seat: int | None = None) -> str | None:
    """The id of the clause that forbids an action."""
    found = state.why_not(action, seat)
    return found.id if found else None


def told(state: State, seat: int | None = None) -> list[str]:
    """What the last decision caused, as a seat sees it."""
    return [" ".join(str(part) for part in event.values()) for event in state.events(seat)]


def test_HC_1_ten_cards_and_none_appears_or_vanishes() -> None:
    assert vaka.load("highcard").players == 2
    for state in walk(vaka.load("highcard").new(1), 1):
        position = state.position()
        [one], [other] = position["hands"]
        assert sorted([one, other, *position["stock"], *position["discard"]], key=int) == CARDS


def test_HC_2_one_card_each_which_only_its_owner_sees() -> None:
    state = table(["7"], ["3"])
    assert [state.view(seat)["hands"] for seat in (0, 1, None)] == [[["7"], [None]], [[None], ["3"]], [[None], [None]]]
    assert state.view(None)["stock"] == 8


def test_HC_2_every_round_begins_with_all_cards_shuffled() -> None:
    state = play(table(["7"], ["3"]), "call low", "swap", "call low", "swap")
    assert told(state)[-1] == "deal 1"
    assert (state.view(None)["stock"], state.view(None)["discard"]) == (8, [])
    assert state.view(0)["hands"][1] == state.view(1)["hands"][0] == [None]


def test_HC_3_lots_decide_who_begins_the_first_round() -> None:
    assert {vaka.load("highcard").new(seed).player for seed in range(20)} == {0, 1}


def test_HC_3_one_turn_each_and_the_other_player_begins_the_next_round() -> None:
    state, deciding = table(["7"], ["3"]), []
    for action in ["call low", "keep"] * 4:
        deciding.append(state.player)
        state.play(action)
    assert deciding == [0, 0, 1, 1, 1, 1, 0, 0]


def test_HC_3_nobody_decides_out_of_turn() -> None:
    assert clause(table(["7"], ["3"]), "call low", seat=1) == "HC-3"


def test_HC_4_a_turn_begins_with_one_call_which_everybody_hears() -> None:
    state = table(["7"], ["3"])
    assert (clause(state, "keep"), clause(state, "swap")) == ("HC-5", "HC-5")
    play(state, "call high")
    assert told(state, 1) == ["call 0 high"]
    assert state.view(1)["stakes"] == ["high", None]
    assert (clause(state, "call low"), clause(state, "call high")) == ("HC-4", "HC-4")


def test_HC_4_a_call_can_be_taken_back() -> None:
    state = play(table(["7"], ["3"]), "call high")
    assert (state.can_undo(1), state.undo(), state.phase) == (False, True, "call")
    assert not play(state, "call low", "swap").undo()


def test_HC_5_keep_the_card() -> None:
    state = play(table(["7"], ["3"]), "call low", "keep")
    assert told(state) == ["keep 0"]
    assert (state.position()["hands"][0], state.player, state.phase) == (["7"], 1, "call")


def test_HC_5_swap_it_face_up_for_one_that_only_its_owner_sees() -> None:
    stock = ["9", "1", "2", "4", "5", "6", "8", "10"]
    state = play(table(["7"], ["3"], stock=stock), "call low", "swap")
    assert told(state, 0) == ["swap 0 7", "draw 0 9"]
    assert told(state, 1) == ["swap 0 7", "draw 0 None"]
    assert (state.view(1)["hands"][0], state.view(1)["discard"]) == ([None], ["7"])
    assert (state.player, state.phase) == (1, "call")


@pytest.mark.parametrize(("calls", "points"), [(("low", "low"), 2), (("low", "high"), 3), (("high", "high"), 4)])
@pytest.mark.parametrize(("hands", "winner"), [((["7"], ["3"]), 0), ((["9"], ["10"]), 1)])
def test_HC_6_the_higher_card_wins_both_stakes(hands: Any, winner: int, calls: Any, points: int) -> None:
    state = play(table(*hands), f"call {calls[0]}", "keep", f"call {calls[1]}", "keep")
    shown = [f"show {seat} {hand[0]}" for seat, hand in enumerate(hands)]
    assert told(state)[1:4] == [*shown, f"score {winner} {points}"]
    assert state.scores == [points * (seat == winner) for seat in (0, 1)]


def test_HC_7_with_12_points_the_game_is_won() -> None:
    state = play(table(["7"], ["3"], scores=[9, 11]), "call high", "keep", "call low", "keep")
    assert told(state)[-2:] == ["score 0 3", "win 0"]
    assert (state.over, state.winners, state.scores) == (True, [0], [12, 11])
    assert state.view(None)["hands"] == [["7"], ["3"]]
    assert clause(state, "keep") == "HC-7"


def test_HC_7_with_11_points_it_goes_on() -> None:
    state = play(table(["7"], ["3"], scores=[9, 0]), "call low", "keep", "call low", "keep")
    assert (state.over, state.scores) == (False, [11, 0])


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        ({"card": 1}, "a position has no 'card'"),
        ({"hands": [["7", "8"]]}, "hand 0: it has one card, not 2"),
        ({"hands": [["7"], ["7"]]}, "hand 1: one '7' too many"),
        ({"hands": [None, ["7"]], "stock": CARDS[:6] + CARDS[7:]}, "hand 0: it has one card, not 0"),
        ({"hands": [["7"], ["8"]], "stock": CARDS[:6]}, "2 cards lie nowhere, for example '(9|10)'"),
        ({"discard": ["1"]}, "discard: 1 cards, but only 0 turns of this round are over"),
        ({"stakes": ["low", None]}, "no seat has called in this round"),
        ({"phase": "card", "stakes": ["huge", None]}, "stake 'huge': allowed is low, high"),
        ({"phase": "card", "stakes": ["low"]}, "seat 0 has called in this round"),
        ({"scores": [0, 99]}, "one number per seat, 0 to 15"),
        ({"scores": [12, 0]}, "the game would have been over"),
        ({"phase": "over", "turn": 0}, "turn 0: in this position it is 1"),
        ({"phase": "over", "hands": [["1"], ["2"]], "scores": [12, 3]}, "does not have the 12 points"),
        ({"phase": "over", "hands": [["2"], ["1"]], "scores": [14, 3]}, "the game would have been over"),
        ({"player": 1}, "player 1: in this position it is 0"),
    ],
)
def test_a_position_that_cannot_be_says_what_is_wrong(position: dict[str, Any], fault: str) -> None:
    with pytest.raises(vaka.PositionError, match=fault):
        vaka.load("highcard").at(position)


def test_imagining_depends_on_nothing_hidden() -> None:
    imagined = []
    for theirs, next_one in (("9", "2"), ("2", "9")):
        state = table(["7"], [theirs], stock=[next_one, "1", "3", "4", "5", "6", "8", "10"])
        imagined.append([state.imagine(0, seed).save() for seed in range(20)])
    assert imagined[0] == imagined[1]
    assert len({*imagined[0]}) == 20


@pytest.mark.parametrize(
    ("card", "choices"), [("10", "high keep"), ("7", "high keep"), ("6", "low keep"), ("5", "low swap")]
)
def test_the_policy_calls_and_keeps_by_its_own_card(card: str, choices: str) -> None:
    state = table([card], None)
    call = prefers(state)
    assert f"{call} {prefers(play(state, call))}" == f"call {choices}"


def test_the_player_ahead_stands_better() -> None:
    mine, theirs = chances(table(["5"], None, scores=[9, 3]))
    assert mine > 0.5 > theirs


def test_an_observation_holds_what_the_seat_has_seen() -> None:
    state = play(
        table(["7"], ["9"], stock=["2", "1", "3", "4", "5", "6", "8", "10"], scores=[3, 0]), "call high", "swap"
    )
    own, other = state.observation(0), state.observation(1)
    assert [own["hand"].argmax(), other["hand"].argmax()] == [1, 8]
    assert not own["known"].any()
    assert own["used"].tolist() == other["used"].tolist() == [0, 0, 0, 0, 0, 0, 1, 0, 0, 0]
    assert other["stakes"].tolist() == own["stakes"].tolist()[::-1] == [[1, 0, 0], [0, 0, 1]]
    assert other["player"].tolist() == [1, 0]
    assert [row.argmax() for row in other["scores"]] == [0, 3]

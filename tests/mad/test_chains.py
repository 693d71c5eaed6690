"""Worry against Worry, several Worries at one Draw 1, and gifts that go the other way."""

from __future__ import annotations

import pytest

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
    table,
    told,
)
from tests.mad.test_worry import GUARD, attacked

ARMED = ["worry", "g1", "g2", "y3"]


def test_MD_A2_everyone_aimed_at_is_asked_worry_or_not() -> None:
    for guarded, options in ((GUARD, ["worry", "accept"]), (OTHER, ["accept"])):
        for card in ("wooly", "exchange", "rgive2", "rdraw1"):
            state = attacked(card, PLAIN, guarded)
            assert asked(state) == ("reply", 1)
            assert legal(state) == options


@pytest.mark.parametrize(("direction", "order"), [("ccw", [3, 2, 1]), ("cw", [1, 2, 3])])
def test_MD_A2_draw_1_asks_all_in_play_order_before_anyone_draws(direction: str, order: list[int]) -> None:
    state = table(["rdraw1", *PLAIN], OTHER, THIRD, ["b5", "b6"], direction=direction)
    play(state, "play rdraw1")
    for place, seat in enumerate(order):
        assert state.player == seat
        assert state.position()["pending"]["left"] == order[place:]
        assert sizes(state) == [4, 4, 4, 2]
        play(state, "accept")
    assert drawers(state) == order


def test_MD_A2_a_worry_starts_a_new_round_of_questions() -> None:
    # Seat 3 accepts, seat 2 worries: now seats 1, 0 and once more 3 are asked, and draw in that order.
    state = table(["rdraw1", *PLAIN], OTHER, ["worry", *THIRD], ["b5", "b6"])
    play(state, "play rdraw1", "accept", "worry")
    assert state.position()["pending"]["left"] == [1, 0, 3]
    assert state.position()["pending"]["by"] == 2
    play(state, "accept", "accept")
    assert asked(state) == ("reply", 3)
    play(state, "accept")
    assert asked(state) == ("colour", 2)
    assert drawers(play(state, "red")) == [1, 0, 3]


def test_MD_A2_after_the_second_worry_nobody_is_asked() -> None:
    state = table(["rdraw1", *PLAIN], ["worry", *OTHER], ["worry", *THIRD], ["b5", "b6"])
    play(state, "play rdraw1", "accept", "worry", "worry")
    assert asked(state) == ("colour", 1)
    assert state.position()["pending"]["left"] == []
    # From the player after the last Worry, in the same order.
    assert drawers(play(state, "red")) == [0, 3, 2]


def test_M_R35_the_first_worry_replaces_the_effect_and_the_other_may_answer_that() -> None:
    state = table(["rdraw1", *PLAIN], ["worry", *OTHER], ["worry", *THIRD])
    play(state, "play rdraw1")
    assert asked(state) == ("reply", 2)
    play(state, "worry")
    assert asked(state) == ("reply", 1)
    assert legal(state) == ["worry", "accept"]
    one = play(state.clone(), "accept", "accept", "blue")
    assert sizes(one) == [5, 6, 4]
    both = play(state, "worry", "blue")
    assert sizes(both) == [5, 4, 5]


def test_M_R35_even_one_who_accepted_before() -> None:
    state = table(["rdraw1", *PLAIN], ["worry", *OTHER], ["worry", *THIRD])
    play(state, "play rdraw1", "accept", "worry", "accept")
    assert asked(state) == ("reply", 2)
    assert asked(play(state, "worry")) == ("colour", 2)


# --- Give two.


def test_M_R36_the_receiver_takes_nothing_and_may_give_two() -> None:
    state = attacked("rgive2", PLAIN, GUARD)
    play(state, "worry")
    assert hand(state, 0) == sorted(PLAIN)
    assert asked(state) == ("give", 1)
    assert legal(state) == ["skip", "give y5", "give b1", "give b2"]
    play(state, "skip")
    assert asked(state) == ("colour", 1)
    play(state, "blue")
    assert sizes(state) == [4, 3]
    assert asked(state) == ("turn", 1)


def test_M_R36_with_one_card_left_it_only_blocks() -> None:
    state = attacked("rgive2", PLAIN, ["worry", "b1"])
    play(state, "worry")
    assert asked(state) == ("colour", 1)
    play(state, "blue")
    assert sizes(state) == [4, 1]
    assert asked(state) == ("turn", 1)


def test_MD_A3_two_gifts_or_skip_before_the_first() -> None:
    state = play(attacked("rgive2", PLAIN, GUARD), "worry", "give b1")
    assert clause(state, "skip") == "MD-A3"
    assert legal(state) == ["give y5", "give b2"]
    # The former attacker is asked in turn.
    assert asked(play(state, "give b2")) == ("reply", 0)
    assert legal(state) == ["accept"]
    assert asked(play(state, "accept")) == ("colour", 1)
    play(state, "green")
    assert sizes(state) == [6, 1]


def test_MD_A3_giving_away_the_last_two_wins() -> None:
    state = attacked("rgive2", PLAIN, ["worry", "b1", "b2"])
    play(state, "worry", "give b1", "give b2", "accept")
    # MD-A4: the colour comes before the effect, also when that wins.
    assert asked(state) == ("colour", 1)
    play(state, "green")
    assert state.winners == [1]
    assert hand(state, 0) == sorted([*PLAIN, "b1", "b2"])


def test_MD_A3_after_a_second_worry_give_then_colour() -> None:
    state = attacked("rgive2", ["y3", "g1", "g2", "worry"], GUARD)
    play(state, "worry", "give b1", "give b2", "worry")
    assert hand(state, 1) == ["b1", "b2", "y5"]
    assert asked(state) == ("give", 0)
    assert legal(state) == ["skip", "give g1", "give g2", "give y3"]
    play(state, "give y3", "give g1")
    assert (asked(state), legal(state)) == (("colour", 0), COLOURS)
    play(state, "green")
    assert hand(state, 1) == ["b1", "b2", "g1", "y3", "y5"]
    assert hand(state, 0) == ["g2"]


def test_MD_A3_the_second_worry_can_win_by_its_gifts() -> None:
    state = attacked("rgive2", ["y3", "worry", "g1"], GUARD)
    play(state, "worry", "give b1", "give b2", "worry", "give y3", "give g1", "blue")
    assert state.winners == [0]
    assert told(state)[:4] == ["colour", "gift", "gift", "out"]


def test_M_R37_worry_stops_a_win_by_gifts() -> None:
    state = attacked("rgive2", ["g1", "g2"], GUARD)
    assert sizes(state) == [0, 4]
    play(state, "worry")
    assert not state.over
    assert hand(state, 0) == ["g1", "g2"]
    play(state, "give b1", "give b2", "accept", "red")
    assert hand(state, 0) == ["b1", "b2", "g1", "g2"]


def test_M_R37_a_worry_among_the_refused_gifts_answers_too() -> None:
    state = attacked("rgive2", ["worry", "g1"], GUARD)
    play(state, "worry", "give b1", "give b2", "worry")
    # One card left: it only blocks.
    assert asked(state) == ("colour", 0)
    play(state, "red")
    assert (hand(state, 0), hand(state, 1)) == (["g1"], ["b1", "b2", "y5"])


def test_M_R38_worry_on_worry() -> None:
    wooly = play(attacked("wooly", ARMED, GUARD), "worry", "worry")
    # The last player to Worry names the colour, and the first one draws after all.
    assert asked(wooly) == ("colour", 0)
    assert wooly.events(None)[0]["target"] == 1
    play(wooly, "blue")
    assert drawers(wooly) == [1, 1, 1]
    assert wooly.position()["pile"][:3] == ["worry", "worry", "wooly"]
    draw = play(attacked("rdraw1", ARMED, GUARD), "worry", "worry", "blue")
    assert drawers(draw) == [1]


def test_M_R38_at_most_two() -> None:
    # Nobody is left to ask: both Worries lie on the pile.
    state = play(attacked("wooly", ARMED, GUARD, THIRD), "worry", "worry")
    assert state.position()["pending"]["worries"] == [1, 0]
    assert clause(state, "worry") == "M-R28"
    assert asked(play(state, "red")) == ("turn", 0)


@pytest.mark.parametrize("card", ["wooly", "rgive2", "rdraw1"])
def test_MD_A4_the_last_player_to_worry_names_the_colour_before_the_effect(card: str) -> None:
    state = attacked(card, PLAIN, GUARD)
    play(state, "worry", *(["give b1", "give b2"] if card == "rgive2" else []))
    assert state.phase == "reply"
    assert state.position()["colour"] is None
    play(state, "accept")
    assert asked(state) == ("colour", 1)
    assert len(hand(state, 0)) == 4
    assert told(play(state, "red"))[0] == "colour"
    assert len(hand(state, 0)) == {"wooly": 7, "rgive2": 6, "rdraw1": 5}[card]


def test_MD_A4_wooly_colour_target_reply() -> None:
    state = play(table(["wooly", *PLAIN], GUARD), "play wooly")
    phases = []
    for action in ("red", "at 1", "accept"):
        phases.append(asked(state))
        play(state, action)
    assert phases == [("colour", 0), ("target", 0), ("reply", 1)]


def test_MD_A4_exchange_asks_the_attackers_colour_only_if_it_happened_or_was_skipped() -> None:
    state = play(table(["exchange", *PLAIN], GUARD), "play exchange")
    assert asked(play(state.clone(), "skip")) == ("colour", 0)
    play(state, "at 1")
    assert asked(play(state.clone(), "accept")) == ("colour", 0)
    play(state, "worry")
    assert asked(state) == ("colour", 1)
    assert asked(play(state, "red")) == ("turn", 1)


# --- Who plays next.


@pytest.mark.parametrize("card", ["wooly", "exchange", "rgive2", "rdraw1"])
def test_M_R39_after_one_worry_the_player_who_was_due_anyway(card: str) -> None:
    state = attacked(card, PLAIN, GUARD, OTHER, ["b5", "b6"])
    while state.phase != "turn":
        answers = {"colour": "red", "give": "skip"}
        play(state, answers.get(state.phase) or ("worry" if "worry" in legal(state) else "accept"))
    assert state.position()["pile"][0] == "worry"
    assert state.player == 3


@pytest.mark.parametrize("card", ["wooly", "rgive2", "rdraw1"])
@pytest.mark.parametrize(("direction", "follower"), [("ccw", 0), ("cw", 2)])
def test_M_R39_after_a_chain_the_player_after_the_one_last_snubbed(card: str, direction: str, follower: int) -> None:
    # Seat 0 attacks seat 1, who worries; seat 0 worries too: seat 1 was snubbed last.
    state = attacked(card, ["g1", "g2", "y3", "worry"], GUARD, OTHER, ["b5", "b6"], direction=direction)
    while state.phase != "turn":
        give = next((action for action in legal(state) if action.startswith("give")), "skip")
        answers = {"colour": "red", "give": give}
        play(state, answers.get(state.phase) or ("worry" if "worry" in legal(state) else "accept"))
    assert state.position()["pile"][:3] == ["worry", "worry", card]
    assert state.player == follower


def test_M_R39_with_two_players_the_attacker_again() -> None:
    state = play(attacked("wooly", ARMED, GUARD), "worry", "worry", "red")
    assert asked(state) == ("turn", 0)


def test_M_R39_draw_1_answered_by_two_others() -> None:
    # Seat 0 attacks, seat 2 worries, seat 1 worries against seat 2: play goes on after seat 2, with seat 1.
    state = table(["rdraw1", *PLAIN], ["worry", *OTHER], ["worry", *THIRD])
    play(state, "play rdraw1", "worry", "worry", "red")
    assert asked(state) == ("turn", 1)

"""Worry: out of turn, against a card aimed at you."""

from __future__ import annotations

from typing import Any

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
    stacked,
    table,
    told,
)  # fmt: skip
from vaka.play import State

GUARD = ["worry", "b1", "b2", "y5"]


def attacked(card: str, attacker: list[str], *others: list[str], **parts: Any) -> State:
    """Seat 0 plays the card, aimed at seat 1; of a Give two its first two cards are the gifts."""
    state = play(table([card, *attacker], *others, **parts), f"play {card}")
    if card == "wooly":
        play(state, "red", "at 1")
    if card == "exchange":
        play(state, "at 1")
    if card.endswith("give2"):
        play(state, "at 1", f"give {attacker[0]}", f"give {attacker[1]}")
    return state


def test_MD_14_against_exchange_it_cancels() -> None:
    state = attacked("exchange", PLAIN, GUARD)
    play(state, "worry", "blue")
    assert hand(state, 0) == sorted(PLAIN)
    assert hand(state, 1) == ["b1", "b2", "y5"]
    assert state.position()["pile"][:2] == ["worry", "exchange"]
    assert state.position()["colour"] == "blue"
    assert asked(state) == ("turn", 1)


def test_MD_14_against_wooly_the_attacker_draws_three() -> None:
    state = play(attacked("wooly", PLAIN, GUARD), "worry", "accept", "blue")
    assert drawers(state) == [0, 0, 0]
    assert sizes(state) == [7, 3]


def test_MD_14_against_give_two_the_attacker_is_given_two() -> None:
    state = attacked("rgive2", PLAIN, GUARD)
    play(state, "worry", "give b1", "give y5", "accept", "green")
    assert hand(state, 0) == sorted([*PLAIN, "b1", "y5"])
    assert hand(state, 1) == ["b2"]


def test_MD_14_against_draw_1_everyone_else_draws() -> None:
    state = table(["rdraw1", *PLAIN], OTHER, ["worry", *THIRD])
    play(state, "play rdraw1", "worry", "accept", "accept", "yellow")
    assert drawers(state) == [1, 0]
    assert sizes(state) == [5, 5, 4]
    assert state.position()["colour"] == "yellow"
    # Play goes on after the one just snubbed, the attacker.
    assert asked(state) == ("turn", 2)


def test_MD_14_nobody_worries_without_a_worry() -> None:
    state = table(["rdraw1", *PLAIN], OTHER)
    assert clause(play(state, "play rdraw1"), "worry") == "MD-14"
    assert legal(state) == ["accept"]


@pytest.mark.parametrize("card", ["wooly", "exchange", "rgive2", "rdraw1"])
def test_M_F13_M_R30_out_of_turn_and_at_once(card: str) -> None:
    state = attacked(card, PLAIN, GUARD)
    assert state.position()["turn"] == 0
    assert asked(state) == ("reply", 1)
    play(state, "worry")
    assert state.position()["turn"] == 0
    assert state.position()["pile"][:2] == ["worry", card]
    assert state.events(None)[0] == {"event": "worry", "seat": 1, "card": "worry", "target": 0}


@pytest.mark.parametrize(
    ("card", "then"),
    [("rwhich", ["cw"]), ("wild", ["red"]), ("worry", ["red"]), ("r1", []), ("joker", ["colour", "red"])],
)
def test_M_R28_not_against_what_is_aimed_at_nobody(card: str, then: list[str]) -> None:
    state = table([card, "g1", "g2"], GUARD)
    assert clause(state, "worry") == "M-R28"
    play(state, f"play {card}", *then)
    assert asked(state) == ("turn", 1)
    assert clause(state, "worry") == "M-R28"
    assert clause(state, "accept") == "M-R28"


def test_M_R28_nor_by_a_bystander() -> None:
    state = table(["wooly", *PLAIN], OTHER, GUARD)
    play(state, "play wooly", "red", "at 1")
    assert asked(state) == ("reply", 1)
    assert clause(state, "worry", seat=2) == "MD-4"
    assert asked(play(state, "accept")) == ("turn", 2)


def test_M_R28_but_against_a_reflected_effect() -> None:
    for card in ("wooly", "rgive2", "rdraw1"):
        state = attacked(card, [*PLAIN, "worry"], GUARD)
        play(state, "worry", *(["give b1", "give b2"] if card == "rgive2" else []))
        assert asked(state) == ("reply", 0)
        assert legal(state) == ["worry", "accept"]


def test_M_R29_it_hits_the_attacker_and_nobody_else() -> None:
    state = play(table(["wooly", *PLAIN], GUARD, OTHER), "play wooly", "red", "at 1", "worry")
    assert clause(state, "at 2") == "MD-4"
    assert state.position()["pending"]["at"] == 0
    assert drawers(play(state, "accept", "blue")) == [0, 0, 0]


def test_M_R31_before_anything_happens() -> None:
    wooly = attacked("wooly", PLAIN, GUARD)
    assert sizes(wooly) == [4, 4]
    swap = attacked("exchange", PLAIN, GUARD)
    assert hand(swap, 0) == sorted(PLAIN)
    gifts = attacked("rgive2", PLAIN, GUARD)
    assert gifts.view(1)["pending"]["gifts"] == [None, None]
    assert sizes(gifts) == [2, 4]
    state = table(["rdraw1", *PLAIN], OTHER, THIRD)
    assert sizes(play(state, "play rdraw1", "accept")) == [4, 4, 4]


def test_M_R31_a_worry_drawn_by_that_very_effect_comes_too_late() -> None:
    state = stacked(["worry", "y1", "y2"], ["wooly", "g1", "g2"], ["b1", "b2"])
    play(state, "play wooly", "red", "at 1", "accept")
    assert "worry" in hand(state, 1)
    assert asked(state) == ("turn", 1)
    state = stacked(["worry", "worry"], ["rdraw1", "g1", "g2"], ["b1", "b2"], ["b3", "b4"])
    play(state, "play rdraw1", "accept", "accept")
    assert asked(state) == ("turn", 2)


def test_M_R40_on_your_own_turn_a_plain_wild() -> None:
    state = play(table(["worry", *PLAIN], GUARD), "play worry")
    assert (asked(state), legal(state)) == (("colour", 0), COLOURS)
    play(state, "yellow")
    assert asked(state) == ("turn", 1)
    assert state.position()["colour"] == "yellow"
    assert sizes(state) == [4, 4]


def test_M_R32_a_cancelled_exchange_cannot_be_countered() -> None:
    state = attacked("exchange", ["worry", *PLAIN], GUARD)
    play(state, "worry")
    # The attacker, Worry in hand, is not asked; the Worry player names the colour.
    assert (asked(state), legal(state)) == (("colour", 1), COLOURS)
    play(state, "green")
    assert sizes(state) == [5, 3]
    assert asked(state) == ("turn", 1)


def test_M_R33_the_worry_players_colour_replaces_the_attackers() -> None:
    state = attacked("wooly", PLAIN, GUARD)
    assert state.position()["colour"] == "red"
    play(state, "worry")
    assert state.position()["colour"] is None
    play(state, "accept", "yellow")
    assert state.position()["colour"] == "yellow"
    assert sizes(state) == [7, 3]


def test_M_R34_every_other_player_draws_exactly_one() -> None:
    for players in (2, 3, 4):
        others = [GUARD, OTHER, THIRD][: players - 1]
        state = play(table(["rdraw1", *PLAIN], *[[*cards] for cards in others], direction="cw"), "play rdraw1", "worry")
        while state.phase == "reply":
            play(state, "accept")
        play(state, "green")
        assert sizes(state) == [5, 3, 5, 5][:players]


def test_M_R42_the_colour_is_named_after_a_worry_against_draw_1() -> None:
    state = play(attacked("rdraw1", PLAIN, GUARD), "worry", "accept")
    assert (asked(state), legal(state)) == (("colour", 1), COLOURS)
    assert play(state, "blue").position()["colour"] == "blue"


def test_M_R41_the_last_card_in_defence_wins_at_once() -> None:
    for card in ("wooly", "exchange", "rdraw1", "rgive2"):
        state = attacked(card, PLAIN, ["worry"])
        play(state, "worry")
        assert state.winners == [1]
        assert told(state)[:2] == ["worry", "out"]
        # Nothing else is carried out; gifts are refused.
        assert hand(state, 0) == sorted(PLAIN)
        assert state.scores == [10, 0]

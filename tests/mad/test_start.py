"""Who begins, and what the first card does."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import vaka
from tests.mad.situations import (
    COLOURS,
    OTHER,
    PLAIN,
    asked,
    clause,
    drawers,
    first,
    hand,
    legal,
    play,
    sizes,
    table,
    told,
)
from vaka.play import State

KINDS = ("number", "which", "draw1", "give2", "wild", "wooly", "worry", "exchange", "joker")
FOUR = ["green", "yellow", "red", "blue"]


def dealer(state: State) -> int:
    seat: int = state.position()["dealer"]
    return seat


def right(state: State, steps: int = 1) -> int:
    """The seat some places to the dealer's right."""
    return (dealer(state) - steps) % state.game.players


def left(state: State, steps: int = 1) -> int:
    return right(state, -steps)


def dealt(card: str, *hands: list[str], **pending: Any) -> State:
    """The dealer, seat 0, has just turned up this card and is asked about it, or others are."""
    phase = pending.pop("phase")
    colour = pending.pop("colour", None)
    parts = {"phase": phase, "pending": {"card": card, **pending}, **({"colour": colour} if colour else {})}
    return table(*hands, pile=[card], dealer=0, **parts)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_MD_3_right_of_the_dealer_then_counter_clockwise(players: int) -> None:
    state = first("number", players)
    assert asked(state) == ("turn", right(state))
    for steps in range(1, 2 * players):
        assert state.player == right(state, steps)
        play(state, "draw", "keep")


def test_MD_3_until_a_which_way_says_otherwise() -> None:
    state = table(["rwhich", "g1"], PLAIN, OTHER)
    assert state.position()["direction"] == "ccw"
    assert play(state, "play rwhich", "cw").player == 1
    assert play(state, "draw", "keep").player == 2


def test_M_F3_the_player_to_the_right_starts() -> None:
    for seed in range(40):
        state = vaka.load("mad", players=4).new(seed)
        assert state.position()["direction"] == "ccw"
        if state.phase == "turn":
            assert state.player == right(state)


@pytest.mark.parametrize("kind", KINDS)
def test_MD_17_the_first_card_counts_as_played_by_the_dealer(kind: str) -> None:
    state = first(kind)
    top = state.position()["pile"][0]
    assert state.events(None)[-1] == {"event": "turn-up", "seat": dealer(state), "card": top}
    if kind != "number":
        assert state.position()["turn"] == dealer(state)
        pending = state.position()["pending"]
        assert (pending["by"], pending["card"]) == (dealer(state), top)
        assert (pending["at"], pending["gifts"], pending["worries"]) == (None, [], [])
    # Whatever it is, the dealer's neighbour has the next turn.
    answers = {"direction": "ccw", "reply": "accept", "target": "skip", "colour": "blue"}
    while state.phase != "turn":
        play(state, "at " + str(left(state)) if kind == "wooly" and state.phase == "target" else answers[state.phase])
    assert state.player == right(state)


def test_M_R1_after_all_have_picked_up_their_hands() -> None:
    for kind in ("which", "wild", "exchange", "give2"):
        state = first(kind)
        assert state.player == dealer(state)
        assert sizes(state) == [8, 8, 8]
        assert None not in state.view(dealer(state))["hands"][dealer(state)]


def test_M_R2_a_number_does_nothing() -> None:
    state = first("number")
    assert asked(state) == ("turn", right(state))
    assert sizes(state) == [8, 8, 8]
    assert state.position()["pending"] is None


@pytest.mark.parametrize(("direction", "steps"), [("ccw", 1), ("cw", -1)])
def test_M_R3_a_which_way_lets_the_dealer_set_the_direction(direction: str, steps: int) -> None:
    state = first("which")
    assert asked(state) == ("direction", dealer(state))
    assert legal(state) == ["cw", "ccw"]
    play(state, direction)
    assert asked(state) == ("turn", right(state, steps))
    assert state.position()["direction"] == direction


def test_M_R4_a_draw_1_hits_everyone_but_the_dealer() -> None:
    state = first("draw1")
    assert asked(state) == ("reply", right(state))
    assert asked(play(state, "accept")) == ("reply", right(state, 2))
    assert asked(play(state, "accept")) == ("turn", right(state))
    assert drawers(state) == [right(state), right(state, 2)]
    assert [sizes(state)[right(state, steps)] for steps in range(3)] == [8, 9, 9]


def test_M_R4_and_may_be_answered() -> None:
    state = dealt("gdraw1", PLAIN, ["worry", *OTHER], phase="reply", left=[1])
    play(state, "worry", "accept", "blue")
    assert drawers(state) == [0]
    assert asked(state) == ("turn", 1)


def test_M_R5_a_give_two_lets_the_dealer_give() -> None:
    state = first("give2")
    giver, taker = dealer(state), left(state)
    assert asked(state) == ("target", giver)
    gifts = hand(state, giver)[:2]
    play(state, f"at {taker}", f"give {gifts[0]}", f"give {gifts[1]}", "accept")
    assert not Counter(gifts) - Counter(hand(state, taker))
    assert (sizes(state)[giver], sizes(state)[taker]) == (6, 10)
    assert asked(state) == ("turn", right(state))
    # Or nothing.
    assert sizes(play(first("give2"), "skip")) == [8, 8, 8]


def test_M_R6_a_wild_lets_the_dealer_name_the_colour() -> None:
    state = first("wild")
    assert asked(state) == ("colour", dealer(state))
    assert state.position()["colour"] is None
    play(state, "yellow")
    assert state.position()["colour"] == "yellow"
    assert asked(state) == ("turn", right(state))


def test_M_R7_a_wild_and_wooly_names_a_colour_and_a_player() -> None:
    state = first("wooly")
    victim = left(state)
    assert asked(state) == ("colour", dealer(state))
    assert asked(play(state, "red")) == ("target", dealer(state))
    assert "skip" not in legal(state)
    assert asked(play(state, f"at {victim}")) == ("reply", victim)
    play(state, "accept")
    assert drawers(state) == [victim] * 3
    assert asked(state) == ("turn", right(state))


def test_M_R7_and_may_be_answered() -> None:
    state = dealt("wooly", PLAIN, ["worry", *OTHER], phase="reply", at=1, left=[1], colour="red")
    play(state, "worry", "accept", "blue")
    assert drawers(state) == [0, 0, 0]


def test_M_R8_an_exchange_swaps_if_the_dealer_likes() -> None:
    state = first("exchange")
    one, other = dealer(state), right(state)
    before = hand(state, one), hand(state, other)
    assert asked(state) == ("target", one)
    play(state, f"at {other}", "accept")
    assert (hand(state, other), hand(state, one)) == before
    assert asked(state) == ("colour", one)
    assert asked(play(state, "green")) == ("turn", other)


def test_M_R8_or_only_a_colour() -> None:
    state = first("exchange")
    before = state.position()["hands"]
    play(state, "skip")
    assert asked(state) == ("colour", dealer(state))
    assert play(state, "green").position()["hands"] == before


def test_M_R9_a_worry_is_a_colour_only() -> None:
    state = first("worry")
    assert asked(state) == ("colour", dealer(state))
    assert legal(state) == FOUR
    assert asked(play(state, "red")) == ("turn", right(state))
    assert sizes(state) == [8, 8, 8]


@pytest.mark.parametrize("players", [3, 5])
def test_M_R10_a_joker_is_a_colour_only(players: int) -> None:
    state = first("joker", players)
    assert asked(state) == ("colour", dealer(state))
    assert legal(state) == COLOURS
    assert clause(state, "end") == "MD-15"
    assert asked(play(state, "red")) == ("turn", right(state))


@pytest.mark.parametrize("players", [2, 6])
def test_M_R11_a_random_dealer(players: int) -> None:
    # No state knows the game before it (M-R58): a table that plays again draws a deal that follows on.
    game = vaka.load("mad", players=players)
    found = Counter(dealer(game.new(seed)) for seed in range(120))
    assert set(found) == set(range(players))
    assert min(found.values()) > 120 / players / 3


def test_MD_A7_worry_against_the_dealers_first_card() -> None:
    for card, more in (
        ("gdraw1", {"left": [1]}),
        ("wooly", {"at": 1, "left": [1], "colour": "red"}),
        ("exchange", {"at": 1, "left": [1]}),
        ("ggive2", {"at": 1, "left": [1], "gifts": ["g1", "g2"]}),
    ):
        hands = (["y3", "y4"], ["worry", *OTHER])
        state = dealt(card, *hands, phase="reply", **more)
        assert asked(state) == ("reply", 1)
        assert legal(state) == ["worry", "accept"]
        assert told(play(state, "worry")) == ["worry"]


@pytest.mark.parametrize("card", ["wooly", "exchange", "rgive2"])
def test_MD_A7_nobody_aims_at_themselves(card: str) -> None:
    state = play(table(PLAIN, [card, *OTHER], ["g4", "b4"], turn=1), f"play {card}")
    if state.phase == "colour":
        play(state, "red")
    assert [action for action in legal(state) if action != "skip"] == ["at 0", "at 2"]
    assert clause(state, "at 1") == "MD-A7"
    # Nor at a chair that is empty.
    assert clause(state, "at 3") == "MD-A7"


def test_M_R11_the_next_game_is_dealt_by_the_right_neighbour() -> None:
    game = vaka.load("mad", players=3)
    follows = game.definition.follows
    assert follows
    views = [game.new(seed).view(None) for seed in range(30)]
    pairs = {(before["dealer"], after["dealer"]) for before in views for after in views if follows(before, after)}
    assert pairs == {(0, 2), (1, 0), (2, 1)}

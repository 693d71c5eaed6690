"""Positions out and in again, and what is dealt where a position is silent."""

from __future__ import annotations

from collections import Counter

import pytest

import vaka
from tests.conftest import walk
from tests.mad.situations import DECK, OTHER, PLAIN, THIRD, all_cards, asked, legal, play, rest, stacked, table
from vaka.play import State


def again(state: State) -> State:
    """The state, written down and read back."""
    position = state.position()
    other = state.game.at(position)
    assert other.position() == position
    assert (asked(other), legal(other)) == (asked(state), legal(state))
    return other


def test_the_example_of_the_rules() -> None:
    position = {
        "hands": [["g3", "wild"], ["b1", "b2"]],
        "pile": ["r5", "r6"],
        "colour": "red",
        "direction": "ccw",
        "turn": 0,
        "dealer": 1,
        "phase": "turn",
    }
    full = vaka.load("mad").at(position).position()
    assert {key: full[key] for key in position} == position
    assert (full["player"], full["pending"]) == (0, None)
    assert Counter(full["stock"]) == Counter(rest(["g3", "wild"], ["b1", "b2"], ["r5", "r6"]))


def test_MD_A8_player_and_pending() -> None:
    state = table(["rgive2", "g3", "wild", "b4"], ["worry", "b1", "b2"], THIRD)
    position = state.position()
    assert (position["player"], position["pending"]) == (0, None)
    play(state, "play rgive2", "at 1", "give g3", "give wild")
    position = again(state).position()
    assert (position["turn"], position["player"]) == (0, 1)
    assert position["pending"] == {
        "card": "rgive2", "by": 0, "at": 1, "gifts": ["g3", "wild"], "colour": "red", "left": [1], "worries": [],
    }  # fmt: skip
    play(state, "worry")
    position = again(state).position()
    assert (position["turn"], position["player"], position["colour"]) == (0, 1, None)
    assert position["pending"] == {
        "card": "rgive2", "by": 1, "at": 0, "gifts": [], "colour": None, "left": [], "worries": [1],
    }  # fmt: skip
    assert again(play(stacked(["g3"], ["g1"], ["g2"]), "draw")).position()["pending"] == {"drawn": "g3"}


def test_MD_A8_the_colour_is_null_until_it_is_named() -> None:
    for card in ("wild", "wooly", "worry", "exchange", "joker"):
        state = again(play(table([card, "g1", "g2"], OTHER), f"play {card}"))
        assert state.position()["colour"] is None
        assert state.position()["pending"]["colour"] is None
        play(state, *{"exchange": ["skip"], "joker": ["colour"]}.get(card, []))
        assert again(state).position()["colour"] is None
        assert again(play(state, "green")).position()["colour"] == "green"


def test_MD_A8_during_the_first_cards_effect_turn_is_the_dealer() -> None:
    game = vaka.load("mad", players=5)
    found = set()
    for seed in range(80):
        position = game.new(seed).position()
        due = position["dealer"] if position["pending"] else (position["dealer"] - 1) % 5
        assert position["turn"] == due
        found.add(position["phase"])
    assert found >= {"turn", "direction", "colour", "target", "reply"}


@pytest.mark.parametrize("players", [2, 3, 6])
def test_round_trips_along_games(players: int) -> None:
    phases = set()
    for seed in range(4):
        state = vaka.load("mad", players=players).new(seed)
        for _ in walk(state, seed, 80):
            phases.add(again(state).phase)
    assert {"turn", "drawn", "direction", "colour", "target", "reply"} <= phases


def test_missing_parts_are_dealt_by_the_seed() -> None:
    game = vaka.load("mad", players=3)
    one, same, other = game.at({}, 1), game.at({}, 1), game.at({}, 2)
    assert one == same
    assert one.position() != other.position()
    position = one.position()
    assert [len(cards) for cards in position["hands"]] == [8, 8, 8]
    assert (len(position["pile"]), len(position["stock"])) == (1, 76 - 24 - 1)
    assert all_cards(position) == Counter(DECK)
    assert (position["phase"], position["turn"], position["direction"]) == ("turn", 0, "ccw")
    assert one.view(2)["hands"][2] == position["hands"][2]
    for players, share in ((4, 8), (5, 7), (6, 7)):
        dealt = vaka.load("mad", players=players).at({}).position()["hands"]
        assert [len(cards) for cards in dealt] == [share] * players
    assert game.at({"hands": [None, PLAIN]}).position()["hands"][1] == PLAIN
    # A pile that is not given is started by a number, of the colour that is given.
    for seed in range(10):
        top = game.at({"colour": "blue"}, seed).position()["pile"]
        assert top[0] in {"b1", "b2", "b3", "b4", "b5", "b6"}


def test_at_starts_from_what_the_position_shows() -> None:
    pending = {"card": "ggive2", "at": 1, "gifts": ["g3", "wild"], "left": [1]}
    hands = [["y3", "y4"], ["worry", "b1"], THIRD]
    state = table(*hands, pile=["ggive2", "r6"], phase="reply", pending=pending)
    assert state.view(0)["hands"] == [["y3", "y4"], [None, None], [None] * 4]
    assert state.view(0)["pending"]["gifts"] == ["g3", "wild"]
    assert state.view(1)["pending"]["gifts"] == [None, None]
    assert state.view(1)["hands"][0] == [None, None]
    assert state.view(None)["pile"] == {"count": 2, "top": "ggive2"}


CHAINS = {
    "wooly": ["play wooly", "red", "at 1", "worry", "worry", "blue"],
    "rdraw1": ["play rdraw1", "accept", "worry", "worry", "blue"],
    "exchange": ["play exchange", "at 1", "worry", "blue"],
    "rgive2": ["play rgive2", "at 1", "give g1", "give y3", "worry", "give b1", "give b2", "worry", "skip", "blue"],
    # Seat 1 is about to give away its last cards.
    "ygive2": ["play ygive2", "at 1", "give g1", "give y3", "worry", "give b1", "give b2", "accept"],
}


@pytest.mark.parametrize("card", CHAINS)
def test_round_trips_along_chains(card: str) -> None:
    state = table(
        [card, "g1", "y3", "worry"], ["worry", "b1", "b2"], THIRD, pile=[card[0] + "5" if "2" in card else "r5"]
    )
    for action in CHAINS[card]:
        again(play(state, action))
    assert state.position()["pile"][0] == "worry"
    assert (state.phase, card) in {("turn", card), ("colour", "ygive2")}


OVER = {
    "the last card": (["r1"], ["play r1"], [0]),
    "a last card without a colour": (["exchange"], ["play exchange"], [0]),
    "the last gifts": (["rgive2", "g1", "g2"], ["play rgive2", "at 1", "give g1", "give g2", "accept"], [0]),
    "a Worry": (["rgive2", "g1", "g2"], ["play rgive2", "at 2", "give g1", "give g2", "worry"], [2]),
    "a Joker": (["joker", "b1", "b2"], ["play joker", "end"], [0]),
    "a lost Joker": (["joker", "b6", "b5"], ["play joker", "end"], [2]),
}


@pytest.mark.parametrize("end", OVER)
def test_round_trips_of_finished_games(end: str) -> None:
    cards, actions, winners = OVER[end]
    state = play(table(cards, OTHER, ["worry"]), *actions)
    assert state.winners == winners
    other = again(state)
    assert (other.winners, other.scores) == (state.winners, state.scores)
    assert other.view(None)["hands"] == state.view(None)["hands"]
    assert other.position()["player"] is None

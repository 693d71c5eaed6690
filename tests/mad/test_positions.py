"""Positions in: impossible ones say what is wrong, incomplete ones are dealt."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import vaka
from tests.conftest import walk
from tests.mad.situations import DECK, OTHER, PLAIN, THIRD, legal, rest
from vaka.games.mad.position import FAULTS as faults

# Seat 0 gives two to seat 1, who is asked.
GIFT = {"card": "ggive2", "by": 0, "at": 1, "gifts": ["g3", "wild"], "colour": "green", "left": [1], "worries": []}
REPLY: dict[str, Any] = {
    "hands": [["y3", "y4"], ["worry", "b1"], THIRD],
    "pile": ["ggive2", "r6"],
    "phase": "reply",
    "pending": GIFT,
}


def gift(**changes: Any) -> dict[str, Any]:
    return {**REPLY, "pending": {**GIFT, **changes}}


def chain(phase: str, card: str, *worries: int, **changes: Any) -> dict[str, Any]:
    """Seat 0 has played the card, and the Worries of these seats lie on it; `changes` go into the chain."""
    pile = [*["worry"] * len(worries), card, "r6"]
    pending = {"card": card, "worries": list(worries), **changes}
    return {"hands": [PLAIN, OTHER, THIRD], "pile": pile, "phase": phase, "pending": pending}


IMPOSSIBLE: list[tuple[Any, str]] = [
    # Shape.
    ([], "a position is a mapping"),
    ({"cards": []}, "a position has no 'cards'; it has hands, pile"),
    ({"hands": {1, 2}}, "plain JSON"),
    ({"hands": [PLAIN, None, None, None]}, "at most 3 hands"),
    ({"hands": "many"}, "at most 3 hands"),
    ({"hands": [PLAIN, OTHER, 5]}, "hand 2 must be a list of cards"),
    ({"hands": [["ace"]]}, "hand 0: no card 'ace'; cards are g1"),
    ({"hands": [[["g1"]]]}, "no card ['g1']"),
    ({"pile": "r5"}, "pile must be a list of cards"),
    ({"stock": 5}, "stock must be a list of cards"),
    # Who and when.
    ({"turn": 3}, "turn 3: seats are 0 to 2"),
    ({"turn": True}, "turn True: seats are 0 to 2"),
    ({"dealer": -1}, "dealer -1: seats are"),
    ({"dealer": "0"}, "dealer '0': seats are"),
    ({"phase": "deal"}, "phase 'deal': allowed is turn, drawn"),
    ({"phase": ["turn"]}, "allowed is turn, drawn"),
    ({"direction": "left"}, "direction 'left': allowed is cw, ccw"),
    ({"direction": 1}, "direction 1: allowed is"),
    ({"player": 1}, "player 1: in this position it is 0"),
    ({"player": False}, "player False: in this position it is 0"),
    ({"pile": ["wild"], "colour": "pink"}, "colour 'pink': allowed is green"),
    # Cards.
    ({"hands": [["joker"], ["joker"]]}, "hand 1: one 'joker' too many"),
    ({"pile": ["r5"] * 3}, "pile: one 'r5' too many"),
    ({"pile": ["r5"], "stock": ["b6"]}, "cards lie nowhere"),
    ({"stock": rest(["wild", "wooly"])}, "none of that colour, is left"),
    ({"colour": "blue", "stock": ["b" + number for number in "112233445566"]}, "none of that colour"),
    ({"pile": ["r5"], "stock": rest(["r5"], PLAIN, OTHER)}, "only 8 cards are left of the deck for 3 hands of 8"),
    # What is under way.
    ({"phase": "colour"}, "pending must be given in phase 'colour'"),
    ({"pending": GIFT}, "pending must be null in phase 'turn'"),
    ({"phase": "over", "pending": GIFT}, "pending must be null in phase 'over'"),
    ({"phase": "drawn", "pending": 7}, "pending must be a mapping of drawn"),
    ({"phase": "drawn", "pending": {}}, "pending drawn: no card None"),
    ({"phase": "drawn", "pending": {"drawn": "g1", "card": "g1"}}, "pending has no 'card'; it has drawn"),
    ({"phase": "drawn", "pending": {"drawn": "joker"}, "hands": [["joker"]]}, "one 'joker' too many"),
    ({**REPLY, "pending": [1]}, "pending must be a mapping of card, by"),
    (gift(drawn="g1"), "pending has no 'drawn'"),
    (gift(card=None), "pending card: no card None"),
    (gift(card="g3"), "pending card 'g3': not a card that is followed in phase 'reply'"),
    (gift(card="wild"), "not a card that is followed in phase 'reply'"),
    (chain("direction", "wild"), "not a card that is followed in phase 'direction'"),
    (chain("colour", "gwhich"), "not a card that is followed in phase 'colour'"),
    (chain("target", "gdraw1"), "not a card that is followed in phase 'target'"),
    (chain("give", "wooly"), "not a card that is followed in phase 'give'"),
    (chain("joker", "wild"), "not a card that is followed in phase 'joker'"),
    (gift(by=1), "by 1: in this position it is 0"),
    (gift(colour="red"), "colour 'red': in this position it is 'green'"),
    ({"phase": "colour", "pending": {"card": "wild"}}, "pile must be given in phase 'colour'"),
    # Worries.
    (gift(worries=1), "pending worries must be a list of seats"),
    (gift(worries=[3]), "pending worries 3: seats are"),
    (gift(worries=[1, 0]), "pending worries [1, 0]: here there can be 0 to 1"),
    (chain("reply", "exchange", 1), "here there can be 0 to 0"),
    (chain("target", "wooly", 1), "here there can be 0 to 0"),
    (chain("colour", "wild", 1), "here there can be 0 to 0"),
    (chain("colour", "gdraw1"), "here there can be 1 to 2"),
    (chain("colour", "exchange", 1, 0), "here there can be 0 to 1"),
    (chain("colour", "wooly", 1, 0, 1), "here there can be 0 to 2"),
    (gift(worries=[0]), "seat 0 cannot answer its own card"),
    (chain("colour", "gdraw1", 1, 1), "seat 1 cannot answer its own card"),
    (chain("colour", "wooly", 1, 2), "only seat 0, who was hit, can answer the first one"),
    # Whom it is aimed at.
    (gift(at=3), "pending at 3: seats are"),
    (gift(at=0), "pending at 0: nobody aims at themselves"),
    (gift(at=None), "pending at must be a seat here, not None"),
    (chain("reply", "gdraw1", at=1, left=[2, 1]), "pending at must be null here, not 1"),
    (chain("target", "wooly", at=1), "pending at must be null here, not 1"),
    (chain("colour", "wild", at=1), "pending at must be null here, not 1"),
    (chain("colour", "exchange", 1, at=0), "pending at must be null here, not 0"),
    (chain("colour", "wooly", 1), "pending at must be a seat here, not None"),
    (chain("give", "ggive2", 1, at=2), "pending at 2: the last Worry hits seat 0"),
    (chain("colour", "wooly", 1, 0, at=2), "pending at 2: the last Worry hits seat 1"),
    # Gifts.
    (gift(gifts="g3"), "pending gifts must be a list of cards"),
    (gift(gifts=["g3"]), "pending gifts: here there are 2, not 1"),
    (gift(gifts=["joker", "joker"]), "pending gifts: one 'joker' too many"),
    (chain("give", "ggive2", at=1, gifts=["g5", "g6"]), "here there are 0 or 1, not 2"),
    (chain("colour", "ggive2", 1, at=0, gifts=["g5"]), "here there are 0 or 2, not 1"),
    (chain("target", "ggive2", gifts=["g5"]), "here there are 0, not 1"),
    (chain("reply", "gdraw1", gifts=["g5"], left=[1]), "here there are 0, not 1"),
    # Who is still to be asked.
    (gift(left=1), "pending left must be a list of seats"),
    (gift(left=[7]), "pending left 7: seats are"),
    (gift(left=[]), "pending left []: the seats asked are, in this order, [1]"),
    (gift(left=[2]), "pending left [2]: the seats asked are, in this order, [1]"),
    (chain("reply", "gdraw1", left=[1, 2]), "pending left [1, 2]: the seats asked are, in this order, [2, 1]"),
    (chain("reply", "gdraw1", left=[2]), "asked are, in this order, [2, 1]"),
    (chain("reply", "gdraw1", left=[1, 1]), "asked are, in this order, [2, 1]"),
    (chain("reply", "gdraw1", left=[0, 2, 1]), "asked are, in this order, [2, 1]"),
    (chain("colour", "wild", left=[1]), "pending left [1]: the seats asked are, in this order, []"),
    (chain("give", "ggive2", at=1, left=[1]), "pending left [1]: the seats asked are, in this order, []"),
    (gift() | {"player": 0}, "player 0: in this position it is 1"),
]  # fmt: skip

# The faults that only the rules can see, in their order.
FAULTS: list[tuple[int, dict[str, Any]]] = [
    (1, {"pile": []}),
    (2, {"hands": [PLAIN, OTHER, rest(PLAIN, OTHER, ["r5", "r6"])], "pile": ["r5", "r6"], "stock": []}),
    (3, {"pile": ["r5"], "colour": "green"}),
    (3, {"colour": None}),
    (3, {"pile": ["r5"], "hands": [[]], "phase": "over", "colour": "green"}),
    (4, {"pile": ["wild"]}),
    (4, {"pile": ["wild"], "phase": "drawn", "pending": {"drawn": "g1"}}),
    (4, {**chain("colour", "wild"), "colour": "red"}),
    (4, {**chain("joker", "joker"), "colour": "red"}),
    (4, {**chain("target", "exchange"), "colour": "red"}),
    (4, chain("target", "wooly")),
    (4, chain("reply", "wooly", at=1, left=[1])),
    (4, {**chain("give", "ggive2", 1, at=0), "colour": "red"}),
    (5, {"hands": [[]], "pile": ["r5"]}),
    (5, {"hands": [PLAIN, []], "pile": ["r5"]}),
    (5, {"hands": [[]], "phase": "drawn", "pending": {"drawn": "g1"}}),
    (5, {**gift(), "hands": [PLAIN, []]}),
    (6, {**chain("direction", "gwhich"), "pile": ["g3", "gwhich"]}),
    (6, {**chain("colour", "gdraw1", 1), "pile": ["worry"]}),
    (6, {**chain("colour", "gdraw1", 1), "pile": ["worry", "r6"]}),
    (7, {**chain("colour", "gdraw1", 1), "pile": ["g3", "gdraw1"]}),
    (7, {**chain("colour", "gdraw1", 1, 0), "pile": ["worry", "g3", "gdraw1"]}),
    (8, chain("joker", "joker")),
    (9, {**chain("target", "ggive2"), "hands": [["y3"]]}),
    (9, {**chain("give", "ggive2", at=1, gifts=["g3"]), "hands": [[]]}),
    (9, {**chain("give", "ggive2", 1, at=0), "hands": [PLAIN, ["b1"]]}),
    (10, {"phase": "over", "pile": ["r5"]}),
    (10, {"phase": "over", "pile": ["joker"]}),
    (10, {"phase": "over", "pile": ["joker"], "hands": [PLAIN, ["b1"]]}),
    (11, {"phase": "over", "pile": ["r5"], "hands": [[], []]}),
]


@pytest.mark.parametrize(("position", "fault"), IMPOSSIBLE, ids=range(len(IMPOSSIBLE)))
def test_impossible_positions_name_the_fault(position: Any, fault: str) -> None:
    with pytest.raises(vaka.PositionError) as error:
        vaka.load("mad", players=3).at(position)
    assert fault in str(error.value)


@pytest.mark.parametrize(("number", "position"), FAULTS, ids=range(len(FAULTS)))
def test_positions_that_the_rules_cannot_reach(number: int, position: dict[str, Any]) -> None:
    with pytest.raises(vaka.PositionError) as error:
        vaka.load("mad", players=3).at(position)
    assert str(error.value) == faults[number]


def test_every_fault_is_met_and_says_which_part_is_wrong() -> None:
    assert {number for number, _ in FAULTS} == set(range(1, len(faults)))
    words = {1: "pile", 2: "MD-18", 3: "top of the pile", 4: "MD-A8", 5: "MD-20", 6: "under the Worries"}
    words |= {7: "that many Worries", 8: "MD-A11", 9: "M-R24", 10: "nobody is out", 11: "only one player"}
    assert all(words[number] in faults[number] for number in range(1, len(faults)))


def test_a_very_deep_position_is_refused() -> None:
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(vaka.PositionError, match="plain JSON"):
        vaka.load("mad").at({"hands": deep})


def test_the_good_neighbours_of_impossible_positions() -> None:
    game = vaka.load("mad", players=3)
    for position in (
        REPLY,
        {**REPLY, "hands": [[], ["worry", "b1"]]},
        chain("direction", "gwhich"),
        chain("colour", "wild"),
        chain("colour", "exchange"),
        chain("colour", "exchange", at=2),
        chain("colour", "exchange", 1),
        chain("colour", "wooly"),
        chain("colour", "wooly", 1, 0, at=1),
        chain("colour", "gdraw1", 2, 1),
        chain("colour", "ggive2", 1, 0, at=1, gifts=["g5", "g6"]),
        chain("target", "exchange"),
        chain("give", "ggive2", 1, at=0, gifts=["g5"]),
        chain("reply", "gdraw1", 2, left=[1, 0]),
        chain("reply", "gdraw1", 2, left=[0]),
        {**chain("target", "wooly"), "colour": "red"},
        {**chain("joker", "joker"), "hands": [["g1", "g2", "g3"]]},
        {"phase": "over", "pile": ["joker"], "hands": [["g1", "g2", "g3"]]},
        {**chain("target", "exchange"), "hands": [["g1"]]},
        {**chain("colour", "ggive2", 1, at=0), "hands": [PLAIN, ["b1"]]},
        {"phase": "over", "pile": ["wild"], "hands": [[]]},
        {"phase": "over", "pile": ["wild"], "hands": [[]], "colour": "red"},
        {"pile": ["wild"], "colour": "red", "phase": "drawn", "pending": {"drawn": "r1"}, "player": 0},
    ):
        state = game.at(position)
        assert game.at(state.position()).position() == state.position()
        assert legal(state) or state.over


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 200) | st.floats() | st.text(max_size=5) | st.sampled_from(DECK),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)
KEYS = ("hands", "pile", "stock", "colour", "direction", "turn", "dealer", "player", "phase", "pending")


@settings(max_examples=200, deadline=None)
@given(st.dictionaries(st.sampled_from(KEYS), JSON, max_size=5))
def test_any_json_is_a_position_or_a_position_error(position: dict[str, Any]) -> None:
    game = vaka.load("mad", players=2)
    try:
        state = game.at(position)
    except vaka.PositionError:
        return
    assert game.at(state.position()).position() == state.position()


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 60), st.data())
def test_a_damaged_position_is_sound_or_refused(step: int, data: st.DataObject) -> None:
    game = vaka.load("mad", players=3)
    state = game.new(step)
    for _ in walk(state, step, step):
        pass
    position = copy.deepcopy(state.position())
    key = data.draw(st.sampled_from(sorted(position)))
    position[key] = data.draw(JSON)
    if isinstance(position["pending"], dict) and data.draw(st.booleans()):
        part = data.draw(st.sampled_from(["card", "by", "at", "gifts", "colour", "left", "worries"]))
        position["pending"][part] = data.draw(JSON)
    try:
        damaged = game.at(position)
    except vaka.PositionError:
        return
    for _ in walk(damaged, 1, 30):
        assert damaged.position()

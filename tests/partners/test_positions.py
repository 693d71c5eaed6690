"""Positions in: impossible ones say what is wrong, incomplete ones are dealt."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import vaka
from tests.conftest import lively
from tests.partners.situations import DONE, HIDDEN, KINDS, alone, lanes, play, table
from vaka.games.partners.layout import COPIES, F_PICK
from vaka.games.partners.names import ALL_PAWNS, CARDS
from vaka.play import State

ONE = {"y": ["Y3", "home", "home", "home"]}
TWO = {**ONE, "g": ["G3", "home", "home", "home"]}
HAND = ["2", "3", "5", "6"]


def part(pending: Any = None, **changes: Any) -> dict[str, Any]:
    """A 7 with nothing used of it."""
    given = {"left": 7, "moved": [], **(pending or {})}
    return {"pawns": ONE, "hands": [HAND[:3]], "used": ["7"], "phase": "part", "pending": given, **changes}


def pick(picked: Any = None, **changes: Any) -> dict[str, Any]:
    """A swap card, and the first pawn chosen or not."""
    start = {"pawns": TWO, "hands": [HAND[:3]], "used": ["swap"], "phase": "pick"}
    return {**start, "pending": {"picked": picked}, **changes}


def gifts(given: Any, **changes: Any) -> dict[str, Any]:
    """In the middle of the exchange."""
    return {"phase": "give", "pending": {"given": given}, **changes}


IMPOSSIBLE: list[tuple[Any, str]] = [
    # Shape.
    ([], "a position is a mapping"),
    ({"cards": []}, "a position has no 'cards'; it has pawns, hands, turn"),
    ({"hidden": []}, "a position has no 'hidden'"),
    ({"hands": {1, 2}}, "plain JSON"),
    ({"hands": [HAND] * 5}, "at most 4 hands"),
    ({"hands": "many"}, "at most 4 hands"),
    ({"hands": [5]}, "hand 0 must be a list of cards"),
    ({"hands": [None, ["ace"]]}, "hand 1: no card 'ace'; cards are heart, 8, 13"),
    ({"hands": [[["2"]]]}, "no card ['2']"),
    ({"deck": 5}, "deck must be a list"),
    ({"used": "2"}, "used must be a list"),
    # Who and when.
    ({"turn": 4}, "turn 4: seats are 0 to 3"),
    ({"dealer": "0"}, "dealer '0': seats are"),
    ({"dealer": True}, "dealer True: seats are"),
    ({"player": 1}, "player 1: in this position it is 0"),
    ({"player": None}, "player None: in this position it is 0"),
    ({"turn": 1, "player": 1.0}, "player 1.0"),
    ({"turn": 1, "player": True}, "player True"),
    ({"phase": "deal"}, "phase 'deal': allowed is give, play, part, pick, over"),
    ({"phase": ["play"]}, "allowed is give"),
    ({"phase": "give", "turn": 1}, "turn 1: in this position it is 0"),
    ({"phase": "give", "dealer": 1, "turn": 0}, "turn 0: in this position it is 2"),
    ({"deal": 0}, "deal 0: a dealer deals 1 to 3 times"),
    ({"deal": 4}, "deal 4: a dealer deals 1 to 3 times"),
    ({"deal": True}, "deal True: a dealer deals"),
    ({"deal": 1.0}, "deal 1.0: a dealer deals"),
    ({"deal": 300}, "deal 300: a dealer deals"),
    ({"deal": None}, "deal None: a dealer deals"),
    ({"deal": "two"}, "deal 'two': a dealer deals"),
    # Pawns.
    ({"pawns": 7}, "pawns must be a mapping of y, g, b, r"),
    ({"pawns": {"w": []}}, "pawns has no 'w'; it has y, g, b, r"),
    ({"pawns": {"y": "home"}}, "pawns y must be a list of four places"),
    ({"pawns": {"g": ["home"] * 3}}, "pawns g: 4 places, one for each pawn, not 3"),
    ({"pawns": {"b": ["home"] * 5}}, "not 5"),
    ({"pawns": {"r": ["Y15", "home", "home", "home"]}}, "pawns r: no place 'Y15'; places are home, start, Y1"),
    ({"pawns": {"r": ["Y0", "home", "home", "home"]}}, "no place 'Y0'"),
    ({"pawns": {"r": ["Z5", "home", "home", "home"]}}, "no place 'Z5'"),
    ({"pawns": {"r": [3, "home", "home", "home"]}}, "no place 3"),
    ({"pawns": lanes("G3", "", "", "G3")}, "two colours cannot stand on one square of the ring (§K1)"),
    ({"pawns": lanes("R14", "", "R14 R14", "")}, "two colours cannot stand"),
    ({"pawns": lanes("Z3 Z3", "", "", "")}, "two pawns cannot stand on one goal ring (§M5)"),
    ({"pawns": lanes(DONE, "", DONE, "")}, "all eight of a team are locked, so the phase would be 'over' (FI-6)"),
    ({"pawns": lanes("", DONE, "", DONE), "phase": "give"}, "all eight of a team are locked"),
    ({"pawns": lanes(DONE, DONE, "Z4 Z3 Z2 home", ""), "phase": "over"}, "no team has all eight pawns"),
    # Cards.
    ({"hands": [[*HAND, "9"]]}, "hand 0 has 5 cards; in phase 'play' it must have at most 4"),
    ({"hands": [HAND[:3]], "phase": "give"}, "hand 0 has 3 cards; in phase 'give' it must have 4"),
    ({"hands": [[]]}, "the seat in turn has no cards, so another would be in turn (CD-8)"),
    ({"hands": [["2"] * 3, ["2"] * 2]}, "hand 1: one '2' too many; the deck does not hold that many"),
    ({"deck": ["2"] * 40}, "deck: one '2' too many"),
    ({"deck": ["2"]}, "deck has 1 cards; during deal 1 it must have 40"),
    ({"deck": KINDS * 3, "deal": 2}, "deck has 42 cards; during deal 2 it must have 24"),
    ({"deck": [], "deal": 3}, "deck has 0 cards; during deal 3 it must have 8"),
    ({"used": ["2"]}, "only 55 cards are left for the missing hands and deck, which need 56"),
    ({"hands": [["2"], [], [], []], "used": ["3"]}, "14 cards lie nowhere, for example"),
    # What is under way.
    ({"phase": "part"}, "pending must be given in phase 'part'"),
    ({"phase": "pick"}, "pending must be given in phase 'pick'"),
    ({"pending": {"picked": None}}, "pending must be null in phase 'play'"),
    ({"phase": "over", "pending": {"left": 1}, "pawns": lanes(DONE, "", DONE, "")}, "pending must be null"),
    ({"phase": "give", "pending": 7}, "pending must be a mapping of given"),
    ({"phase": "give", "pending": {"left": 3}}, "pending has no 'left'; it has given"),
    (gifts(None), "pending given must be a list of one entry per seat"),
    (gifts(["2", None, None]), "pending given: 4 entries, one per seat, not 3"),
    (gifts([None] * 4), "the last one ends it"),
    (gifts(["2", "3", "5", "6"]), "the last one ends it"),
    (gifts([None, "2", None, None]), "seats choose in the order [0, 1, 2, 3]"),
    (gifts(["2", None, None, None], dealer=0), "seats choose in the order [1, 2, 3, 0]"),
    (gifts(["ace", None, None, None]), "pending given: no card 'ace'"),
    (gifts(["2", None, None, None], hands=[["2", "2", "2"], ["2", "3", "5", "6"]]), "hand 1: one '2' too many"),
    (gifts(["2", None, None, None], hands=[HAND]), "hand 0 has 4 cards; in phase 'give' it must have 3"),
    (gifts(["2", None, None, None], player=0), "player 0: in this position it is 1"),
    (part({"picked": "y1"}), "pending has no 'picked'; it has left, moved"),
    (part({"left": 0}), "pending left 0: 1 to 7 steps are left"),
    (part({"left": 8}), "pending left 8"),
    (part({"left": "7"}), "pending left '7'"),
    (part({"left": True}), "pending left True"),
    (part({"left": None}), "pending left None"),
    (part({"moved": 3}), "moved must be a list of pawns"),
    (part({"moved": ["w1"]}), "pending moved 'w1': allowed is y1"),
    (part({"moved": ["y1"]}), "pending moved: 1 pawns cannot have taken 0 steps"),
    (part({"left": 6, "moved": ["g1"]}), "pending moved: only pawns of seat 0 and its partner"),
    (part({"left": 6, "moved": []}), "pending moved: 0 pawns cannot have taken 1 steps"),
    (part({"left": 6, "moved": ["y1", "y2"]}), "pending moved: 2 pawns cannot have taken 1 steps"),
    (part({"left": 3, "moved": ["y1"]}), "what is left of the 7 cannot be used up (SV-1)"),
    (part(pawns={}), "what is left of the 7 cannot be used up (SV-1)"),
    (part(used=["2"]), "the 7 that is being played must be its newest card (PA-A6)"),
    (pick("y9"), "pending picked 'y9': allowed is y1"),
    (pick(5), "pending picked 5"),
    (pick(used=["7"]), "the swap that is being played must be its newest card (PA-A6)"),
    (pick(pawns=ONE), "no two pawns that stand alone on the ring to be swapped (SW-5)"),
    (pick("y2"), "no two pawns that stand alone"),
    (pick("g1"), "no two pawns that stand alone"),
    ({"phase": "over", "player": 0, "pawns": lanes(DONE, "", DONE, "")}, "player 0: in this position it is None"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "fault"), IMPOSSIBLE, ids=range(len(IMPOSSIBLE)))
def test_impossible_positions_name_the_fault(position: Any, fault: str) -> None:
    with pytest.raises(vaka.PositionError) as error:
        vaka.load("partners").at(position)
    assert fault in str(error.value)


def full(**changes: Any) -> dict[str, Any]:
    """Nobody but Yellow has cards, nothing has been dealt: everything that is not in the deck is used."""
    return {**table(["2"], "Y3", others={1: [], 2: [], 3: []}).position(), **changes}


@pytest.mark.parametrize("phase", ["part", "pick"])
def test_a_card_under_way_needs_a_used_pile(phase: str) -> None:
    pending = {"left": 7, "moved": []} if phase == "part" else {"picked": None}
    word = "7" if phase == "part" else "swap"
    with pytest.raises(vaka.PositionError, match=f"the {word} that is being played"):
        vaka.load("partners").at({"pawns": TWO, "phase": phase, "pending": pending})


@pytest.mark.parametrize(
    ("hidden", "fault"),
    [
        (7, "hidden must be a list of"),
        ([7], "hidden: 7 must be"),
        ([[0]], "must be"),
        ([[0, 1, 2]], "must be"),
        ([[0, -1]], "must be"),
        ([[0, True]], "must be"),
        ([[0, "1"]], "must be"),
        ([[4, 1]], "hidden 4: seats are 0 to 3"),
        ([["0", 1]], "hidden '0': seats are"),
        ([[1, 4], [2, 4], [3, 4], [1, 4]], "hidden: 16 cards face down, but used has 15"),
        ([[0, 10**9]], "cards face down, but used has 15"),
        ([[1, 5]], "seat 1 cannot have folded 5 cards; at most 4 by deal 1, since it has had 4 cards per deal"),
        ([[1, 1], [0, 1]], "seat 0 cannot have folded 1 cards; at most 0 by deal 1, since it still plays in it"),
    ],
)
def test_impossible_hidden_hands(hidden: Any, fault: str) -> None:
    game = vaka.load("partners", **HIDDEN)
    assert game.at(full(hidden=[[1, 4], [3, 3]])).position()["hidden"] == [[1, 4], [3, 3]]
    with pytest.raises(vaka.PositionError) as error:
        game.at(full(hidden=hidden))
    assert fault in str(error.value)


def part_of_a_hand(folded: int, held: int, deal: int, **parts: Any) -> State:
    """Seat 3 has folded some cards and holds others, and seat 1 decides."""
    everything = [kind for kind in KINDS for _ in range(COPIES)]
    hands = [[], [everything.pop()], [], [everything.pop() for _ in range(held)]]
    size = len(everything) - (56 - 16 * deal)
    used, deck = everything[:size], everything[size:]
    position = {"hands": hands, "deal": deal, "turn": 1, "hidden": [[3, folded]], "used": used, "deck": deck}
    return vaka.load("partners", **HIDDEN).at({**position, **parts})


@pytest.mark.parametrize(
    ("folded", "held", "deal", "most"),
    [(4, 4, 1, 0), (3, 2, 1, 0), (3, 1, 1, 0), (1, 1, 1, 0), (5, 0, 1, 4), (5, 1, 2, 4), (9, 0, 2, 8), (9, 4, 3, 8)],
)
def test_N1_a_fold_empties_the_hand(folded: int, held: int, deal: int, most: int) -> None:
    wrong = f"seat 3 cannot have folded {folded} cards; at most {most} by deal {deal}"
    with pytest.raises(vaka.PositionError, match=wrong):
        part_of_a_hand(folded, held, deal)
    state = part_of_a_hand(most, held, deal)
    assert vaka.load("partners", **HIDDEN).at(state.position()).position() == state.position()


@pytest.mark.parametrize(("card", "actions"), [("7", ["split"]), ("swap", ["swap"]), ("1", ["move y4 1 1"])])
def test_N1_who_has_just_laid_a_card_has_not_folded(card: str, actions: list[str]) -> None:
    yellow, blue = ("Z4 Z3 Z2 R14", DONE) if card == "1" else ("Y3", "B3")
    position = play(alone([card], yellow, "", blue, options=HIDDEN), *actions).position()
    assert position["phase"] == {"7": "part", "swap": "pick", "1": "over"}[card]
    game = vaka.load("partners", **HIDDEN)
    assert game.at({**position, "hidden": [[2, 1]]}).position()["hidden"] == [[2, 1]]
    with pytest.raises(vaka.PositionError, match="seat 0 cannot have folded 1 cards"):
        game.at({**position, "hidden": [[0, 1]]})


def test_hidden_hands_need_the_used_pile() -> None:
    with pytest.raises(vaka.PositionError, match="hidden: used must be given with it"):
        vaka.load("partners", **HIDDEN).at({"hidden": [[0, 2]]})
    assert vaka.load("partners", **HIDDEN).at({"hidden": []}).position()["hidden"] == []


def test_every_fault_of_the_rules_has_its_words() -> None:
    faults = vaka.load("partners").definition.faults
    assert len(faults) == F_PICK + 1
    for fault in faults[1:]:
        assert any(words in fault for _, words in IMPOSSIBLE), fault


def test_missing_parts_are_dealt_by_the_seed() -> None:
    game = vaka.load("partners")
    one, same, other = game.at({}, 1), game.at({}, 1), game.at({}, 2)
    assert one == same
    assert one.position() != other.position()
    position = one.position()
    assert [len(hand) for hand in position["hands"]] == [4, 4, 4, 4]
    assert (len(position["deck"]), position["used"]) == (40, [])
    assert (position["turn"], position["dealer"], position["deal"], position["phase"]) == (0, 3, 1, "play")
    assert position["pawns"] == lanes("", "", "", "")


@pytest.mark.parametrize(("deal", "deck"), [(1, 40), (2, 24), (3, 8)])
def test_PA_A6_the_deck_of_each_deal(deal: int, deck: int) -> None:
    position = vaka.load("partners").at({"deal": deal}).position()
    assert (len(position["deck"]), len(position["used"])) == (deck, 56 - 16 - deck)
    # During the exchange the chosen cards lie in pending alone.
    position = vaka.load("partners").at(gifts(["2", "3", None, None], deal=deal)).position()
    assert [len(hand) for hand in position["hands"]] == [3, 3, 4, 4]
    assert (len(position["deck"]), len(position["used"])) == (deck, 56 - 16 - deck)


def test_PA_A6_used_newest_first_with_the_card_under_way() -> None:
    state = table(["2", "7"], "Y3 Y9", others={1: [], 2: [], 3: []})
    play(state, "move y1 2 2", "split")
    assert state.position()["used"][:2] == ["7", "2"]
    assert state.position()["hands"][0] == []
    play(state, "part y2 3")
    assert state.position()["pending"] == {"left": 4, "moved": ["y2"]}
    assert (state.position()["player"], state.position()["turn"]) == (0, 0)


def test_PA_A6_the_player_follows_from_the_rest() -> None:
    state = vaka.load("partners").at(gifts(["2", "3", None, None]))
    assert (state.player, state.position()["turn"]) == (2, 0)
    state = vaka.load("partners").at({"pawns": lanes(DONE, "", DONE, ""), "phase": "over"})
    assert (state.player, state.winners, state.scores) == (None, [0, 2], [4, 0, 4, 0])


def test_names_and_counts_are_those_of_the_rules() -> None:
    assert list(CARDS) == KINDS
    assert COPIES == 4
    assert len(ALL_PAWNS) == 16


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 200) | st.floats() | st.text(max_size=5) | st.sampled_from(CARDS),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)
KEYS = ("pawns", "hands", "turn", "dealer", "deal", "deck", "used", "hidden", "phase", "player", "pending")


@settings(max_examples=300, deadline=None)
@given(st.dictionaries(st.sampled_from(KEYS), JSON, max_size=5))
def test_any_json_is_a_position_or_a_position_error(position: dict[str, Any]) -> None:
    game = vaka.load("partners", **HIDDEN)
    try:
        state = game.at(position)
    except vaka.PositionError:
        return
    assert game.at(state.position()).position() == state.position()


def middle(step: int) -> State:
    """Somewhere in a random game."""
    state = vaka.load("partners", **HIDDEN).new(step)
    for _ in lively(state, step, step):
        pass
    return state


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 60), st.data())
def test_a_damaged_position_is_sound_or_refused(step: int, data: st.DataObject) -> None:
    state = middle(step)
    position = copy.deepcopy(state.position())
    key = data.draw(st.sampled_from(sorted(position)))
    if isinstance(position[key], dict) and data.draw(st.booleans()):
        position[key][data.draw(st.sampled_from(sorted(position[key])))] = data.draw(JSON)
    else:
        position[key] = data.draw(JSON)
    try:
        damaged = state.game.at(position)
    except vaka.PositionError:
        return
    for _ in lively(damaged, 1, 20):
        assert damaged.position()

"""Positions in: impossible ones say what is wrong, incomplete ones are dealt."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import vaka
from tests.babayaga.situations import OTHER, PLAIN, table
from tests.conftest import lively
from vaka.games.babayaga.names import CARDS

LOW = ["yaga", "yaga", "yaga", "1", "2"]
HIT = ["yaga", "owl", "4", "5", "6"]
CAST = {"spell": "wand", "pile": "A", "paid": ["7", "1"], "aim": "yaga", "target": None, "left": [1, 2]}
REPLY: dict[str, Any] = {
    "hands": [["4", "4"], HIT, ["yaga", "1", "2", "garlic", "7"]],
    "discard": {"A": ["wand", "1", "7"], "B": ["3"]},
    "phase": "reply",
    "locked": "A",
    "pending": CAST,
}


def reply(**changes: Any) -> dict[str, Any]:
    return {**REPLY, **changes}


def cast(**changes: Any) -> dict[str, Any]:
    return reply(pending={**CAST, **changes})


def cats(**changes: Any) -> dict[str, Any]:
    pending = {"spell": "cats", "pile": "A", "paid": ["7"], "aim": "yaga", "target": 1, "left": [1], **changes}
    hands = [["4", "4", "4"], *REPLY["hands"][1:]]
    return reply(pending=pending, hands=hands, discard={"A": ["cats", "7"], "B": ["3"]})


def paying(paid: list[str], hand: list[str], spell: str = "pelican") -> dict[str, Any]:
    return {"hands": [hand, None, None], "phase": "pay", "pending": {"spell": spell, "pile": "A", "paid": paid}}


def aiming(**changes: Any) -> dict[str, Any]:
    position = {
        "hands": [["4", "4", "4"], None, None],
        "discard": {"A": ["pelican", "7"]},
        "phase": "aim",
        "locked": "A",
        "pending": {"spell": "pelican", "pile": "A", "paid": ["7"]},
    }
    return {**position, **changes}


IMPOSSIBLE: list[tuple[Any, str]] = [
    # Shape.
    ([], "a position is a mapping"),
    ({"cards": []}, "a position has no 'cards'; it has hands"),
    ({"hands": {1, 2}}, "plain JSON"),
    ({"hands": [LOW, None, None, None]}, "at most 3 hands"),
    ({"hands": "many"}, "at most 3 hands"),
    ({"hands": [LOW, LOW, 5]}, "hand 2 must be a list"),
    ({"hands": [LOW, LOW, ["ace"] * 5]}, "no card 'ace'; cards are yaga"),
    ({"hands": [LOW, LOW, [["1"]] * 5]}, "no card"),
    ({"discard": []}, "discard must be a mapping"),
    ({"discard": {"C": []}}, "discard has no 'C'; it has A, B"),
    ({"discard": {"A": "7"}}, "discard A must be a list"),
    ({"draw": 5}, "draw must be a list"),
    ({"supply": 3}, "supply must be a mapping"),
    ({"supply": {"cats": 1}}, "supply has no 'cats'"),
    ({"supply": {"yaga": -1}}, "whole number"),
    ({"supply": {"owl": True}}, "whole number"),
    # Seats, phases, piles.
    ({"turn": 3}, "turn 3: seats are 0 to 2"),
    ({"starter": "0"}, "starter '0': seats are"),
    ({"player": 1}, "player 1: in this position it is 0"),
    ({"player": False}, "player False"),
    ({"turn": 1, "player": 1.0}, "player 1.0"),
    ({"phase": "deal"}, "phase 'deal': allowed is act, pay"),
    ({"phase": ["act"]}, "allowed is act, pay"),
    ({"locked": "C"}, "locked 'C': allowed is A, B"),
    ({"locked": "A", "discard": {"A": []}}, "locked: that pile is empty"),
    ({"locked": "A", "discard": {"A": ["garlic"]}}, "not a spell"),
    # Cards.
    ({"hands": [["1", "2", "3", "4", "5", "6"], None, None]}, "hand 0 has 6 cards"),
    ({"hands": [["1"] * 4, None, None]}, "hand 0 has 4 cards"),
    ({"hands": [["wand", "wand", "1", "1", "1"], ["wand", "1", "1", "2", "2"], None]}, "hand 1: one 'wand' too many"),
    ({"draw": ["1"] * 7}, "draw: one '1' too many"),
    ({"supply": {"yaga": 17}}, "supply yaga: one 'yaga' too many"),
    ({"supply": {"yaga": 500}}, "supply yaga: one 'yaga' too many"),
    ({"draw": ["1"], "discard": {"A": ["2"], "B": ["3"]}}, "cards lie nowhere"),
    ({"draw": []}, "draw pile is empty"),
    # Totals.
    ({"totals": [0, 0]}, "3 whole numbers"),
    ({"totals": [0, 0, "x"]}, "3 whole numbers"),
    ({"totals": [0, 0, 5]}, "single round"),
    # A cast under way.
    ({"phase": "pay"}, "pending must be given"),
    ({"pending": CAST}, "pending must be null"),
    (reply(pending=7), "must be a mapping of spell"),
    (cast(colour="red"), "pending has no 'colour'"),
    (cast(spell="garlic"), "pending spell 'garlic'"),
    (cast(spell="owl"), "pending spell 'owl'"),
    (cast(spell=None), "no card None"),
    (cast(pile=None), "pending pile None"),
    (cast(paid="7"), "paid must be a list"),
    (cast(paid=["1"] * 5), "at most 4 cards"),
    (cast(aim="card"), "pending aim 'card': allowed is yaga, owl"),
    (cast(aim=[]), "pending aim"),
    (cast(left=[]), "at least one seat"),
    (cast(left=None), "at least one seat"),
    (cast(left=[0]), "the caster does not answer"),
    (cast(left=[9]), "seats are 0 to 2"),
    (cast(left=[2, 1]), "from the caster's left"),
    (cast(left=[1, 1]), "from the caster's left"),
    (cast(left=[1]), "still to answer"),
    (cast(target=1), "a wand has none"),
    (cats(target=2), "cats have one target"),
    (cats(target=True), "cats have one target"),
    (cats(aim="owl", left=[2], target=2), "not hit"),
    (cast(spell="pelican", aim=None, left=[]) | {"hands": [["4", "4"], HIT, None]}, "nobody answers a pelican"),
    (reply(player=2), "player 2: in this position it is 1"),
    (reply(locked=None), "locked must be the pile of the cast"),
    (reply(locked="B", discard={"A": ["wand", "1", "7"], "B": ["cats", "7"]}), "only the pile of the cast"),
    (reply(discard={"A": ["wand", "7", "1"], "B": ["3"]}), "payment and then the spell on top"),
    (reply(discard={"A": ["wand"], "B": ["3"]}), "payment and then the spell on top"),
    (reply(discard={"A": ["cats", "1", "7"], "B": ["3"]}), "payment and then the spell on top"),
    (paying(["3"], ["5", "5", "6"]), "cannot complete"),
    (paying([], ["5", "5", "6", "6"]), "cannot complete"),
    (paying(["4", "3"], ["5", "5"]), "does not fit the price"),
    (paying(["3", "4"], ["5", "5"]), "from high to low"),
    (paying(["3", "mortar"], ["5", "5"]), "from high to low"),
    (paying(["garlic"], ["5", "5", "1"]), "from high to low"),
    (paying(["yaga"], ["5", "5", "1"]), "from high to low"),
    (paying(["7", "1"], ["5", "5"]), "does not fit the price"),
    ({"phase": "pay", "pending": {"spell": "pelican", "pile": "A", "paid": []}}, "hand 0 must be given"),
    (aiming(pending={"spell": "pelican", "pile": "A", "paid": ["7"], "aim": "yaga"}), "aim and target are null"),
    (aiming(pending={"spell": "pelican", "pile": "A", "paid": ["7"], "left": [1]}), "left is empty"),
    (aiming(pending={"spell": "pelican", "pile": "A", "paid": ["6"]}), "does not fit the price"),
    (aiming(locked=None), "locked must be the pile of the cast"),
    # The end.
    ({"phase": "over", "hands": [OTHER, None, None]}, "cannot have declared"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "fault"), IMPOSSIBLE, ids=range(len(IMPOSSIBLE)))
def test_impossible_positions_name_the_fault(position: Any, fault: str) -> None:
    with pytest.raises(vaka.PositionError) as error:
        vaka.load("babayaga", players=3).at(position)
    assert fault in str(error.value)


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        ({"totals": [0, 100]}, "over exactly when"),
        ({"totals": [0, 50], "phase": "over", "hands": [LOW, None]}, "over exactly when"),
        ({"totals": [0, 250], "phase": "over", "hands": [LOW, None]}, "so far beyond"),
        ({"totals": [100, 0], "phase": "over", "hands": [LOW, OTHER]}, "before its last round"),
        ({"totals": [0, 130], "phase": "over", "hands": [LOW, OTHER]}, "before its last round"),
    ],
)
def test_impossible_tournaments(position: Any, fault: str) -> None:
    with pytest.raises(vaka.PositionError) as error:
        vaka.load("babayaga", match="tournament").at(position)
    assert fault in str(error.value)


def test_a_very_deep_position_is_refused() -> None:
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(vaka.PositionError, match="plain JSON"):
        vaka.load("babayaga").at({"hands": deep})


def test_the_good_neighbours_of_impossible_positions() -> None:
    game = vaka.load("babayaga", players=3)
    for position in (
        REPLY,
        cats(),
        aiming(),
        paying(["4"], ["3", "5", "5"]),
        {"phase": "over", "hands": [LOW, None, None]},
    ):
        state = game.at(position)
        assert game.at(state.position()).position() == state.position()
    # A Garlic over the spell, or a reshuffle, has unlocked the pile after the first answer.
    game.at(cast(left=[2]) | {"locked": None, "discard": {"A": ["garlic", "wand", "1", "7"], "B": []}})
    over = vaka.load("babayaga", match="tournament").at({"totals": [10, 110], "phase": "over", "hands": [LOW, OTHER]})
    assert (over.winners, over.scores) == ([0], [10, 110])
    es = vaka.load("babayaga", players=3, edition="es").at(cats(aim="card"))
    assert [str(action) for action in es.legal()] == ["submit"]


def test_missing_parts_are_dealt_by_the_seed() -> None:
    game = vaka.load("babayaga", players=3)
    one, same, other = game.at({}, 1), game.at({}, 1), game.at({}, 2)
    assert game.at({"hands": [LOW]}).position()["hands"][0] == ["yaga", "yaga", "yaga", "1", "2"]
    assert one == same
    assert one.position() != other.position()
    assert [len(hand) for hand in one.position()["hands"]] == [5, 5, 5]
    # With the draw pile given, the rest lies on the piles that are not.
    short = table(PLAIN, OTHER, draw=["4"], discard={"B": ["7"]}).position()
    assert len(short["discard"]["A"]) == 56 - 10 - 2
    assert len(table(PLAIN, OTHER, draw=["4"]).position()["discard"]["B"]) == (56 - 10 - 1) // 2
    full = table(PLAIN, OTHER).position()
    with pytest.raises(vaka.PositionError, match="are left of the deck"):
        table(PLAIN, None, draw=[*full["draw"], *full["hands"][1]][1:], discard=full["discard"])


def test_yagas_not_in_the_supply_lie_in_the_draw_pile() -> None:
    position = table(PLAIN, OTHER, supply={"yaga": 10, "owl": 6}).position()
    assert position["draw"].count("yaga") + sum(pile.count("yaga") for pile in position["discard"].values()) == 6


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 200) | st.floats() | st.text(max_size=5) | st.sampled_from(CARDS),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)
KEYS = ("hands", "discard", "draw", "supply", "turn", "starter", "player", "locked", "totals", "phase", "pending")


@settings(max_examples=300, deadline=None)
@given(st.dictionaries(st.sampled_from(KEYS), JSON, max_size=5))
def test_any_json_is_a_position_or_a_position_error(position: dict[str, Any]) -> None:
    game = vaka.load("babayaga", players=2)
    try:
        state = game.at(position)
    except vaka.PositionError:
        return
    assert game.at(state.position()).position() == state.position()


@settings(max_examples=300, deadline=None)
@given(st.integers(0, 60), st.data())
def test_a_damaged_position_is_sound_or_refused(step: int, data: st.DataObject) -> None:
    game = vaka.load("babayaga", players=3, edition="es")
    state = game.new(step)
    for _ in lively(state, step, step):
        pass
    position = copy.deepcopy(state.position())
    key = data.draw(st.sampled_from(sorted(position)))
    position[key] = data.draw(JSON)
    if position["pending"] and data.draw(st.booleans()) and isinstance(position["pending"], dict):
        position["pending"][data.draw(st.sampled_from(["spell", "paid", "aim", "target", "left", "pile"]))] = data.draw(
            JSON
        )
    try:
        damaged = game.at(position)
    except vaka.PositionError:
        return
    for _ in lively(damaged, 1, 30):
        assert damaged.position()

"""Positions in: impossible ones say what is wrong, incomplete ones are set up."""

from __future__ import annotations

from typing import Any

import pytest

import vaka
from tests.magichill.situations import VILLAGES, position, table

ON = {"A1": "1-3", "B1": "1-5"}
HALF = ["NW", "NE", None, None, None]
FENCED = {"A1": "1-3", "B1": "1-2", "B2": "1-2", "B3": "1-4", "B4": "1-4"}
WAITING = {"A1": "2-14", "B1": "3-11"}
PASSAGE = {"2-14": "passage"}


def paired(under: Any) -> dict[str, Any]:
    """A1 and B1 share a square."""
    return position(2, on={"A1": "1-5", "B1": "1-5"}) | {"under": under}


def move(hand: str = "2 3", on: dict[str, str] = ON, **pending: Any) -> dict[str, Any]:
    """Seat 0 has named goblin 1."""
    return position(2, hand, None, on=on, phase="move", pending={"led": 1, "played": ["1"], **pending})


def tile(kind: Any, on: dict[str, str] | None = None, tiles: Any = None, **pending: Any) -> dict[str, Any]:
    """A tile asks for goblin 1 of seat 0 on 1-6."""
    asking = {"kind": kind, "goblin": [0, 1], **pending.pop("tile", {})}
    pending = {"led": 1, "played": ["1", "3"], "tile": asking, **pending}
    return position(2, None, None, on=on or {"A1": "1-6"}, tiles=tiles, phase="tile", pending=pending)


def ghost(**pending: Any) -> dict[str, Any]:
    return tile("ghost", tiles={"1-6": "ghost"}, **pending)


def exchange(**pending: Any) -> dict[str, Any]:
    return position(2, "1 2", None, phase="exchange", pending={"tossed": 1, **pending})


def place(*rows: Any, **parts: Any) -> dict[str, Any]:
    return {"phase": "place", "goblins": list(rows), **parts}


def waiting(*goblins: Any, on: dict[str, str] = WAITING, tiles: Any = PASSAGE) -> dict[str, Any]:
    return position(2, None, None, on=on, tiles=tiles) | {"waiting": list(goblins)}


IMPOSSIBLE: list[tuple[Any, str]] = [
    # Shape.
    ([], "a position is a mapping"),
    ({"cards": []}, "a position has no 'cards'; it has rotation, goblins, under"),
    ({"phase": "deal"}, "phase 'deal': allowed is place, lead, exchange, move, tile, over"),
    ({"phase": None}, "phase None: allowed is place"),
    ({"turn": 2}, "turn 2: seats are 0 to 1"),
    ({"turn": True}, "turn True: seats are 0 to 1"),
    ({"turn": -1}, "turn -1: seats are 0 to 1"),
    ({"player": 1}, "player 1: in this position it is 0"),
    ({"player": False}, "player False: in this position it is 0"),
    ({"rotation": 4}, "rotation 4: allowed is 0 to 3"),
    ({"rotation": "0"}, "rotation '0': allowed is 0 to 3"),
    ({"held": 1}, "held must be a list of numbers, one per seat"),
    ({"held": [0]}, "held: 2 numbers, one per seat, not 1"),
    ({"held": [0, 3]}, "held 3: allowed is 0 to 2"),
    ({"ravens": [4, 0]}, "ravens 4: allowed is 0 to 3"),
    ({"bonus": [-1, 0]}, "bonus -1: allowed is 0 to 100"),
    # Goblins.
    ({"goblins": "many"}, "goblins must be a list of one list per seat"),
    ({"goblins": [VILLAGES]}, "goblins: 2 lists of 5 places, one per seat"),
    ({"goblins": [VILLAGES, VILLAGES[:4]]}, "goblins: 2 lists of 5 places, one per seat"),
    ({"goblins": [VILLAGES, 5]}, "goblins: 2 lists of 5 places, one per seat"),
    ({"goblins": [VILLAGES, ["1-40", *VILLAGES[1:]]]}, "no place '1-40'; places are squares such as 1-12"),
    ({"goblins": [VILLAGES, [None, *VILLAGES[1:]]]}, "no place None"),
    ({"goblins": [VILLAGES, [["NW"], *VILLAGES[1:]]]}, "no place ['NW']"),
    (position(2, on={"A1": "top"}), "one is on the summit, so the phase would be 'over'"),
    (position(2, phase="over"), "exactly one goblin is on the summit"),
    (position(2, on={"A1": "top"}, phase="over", player=0), "player 0: in this position it is None"),
    (position(2, on={"A1": "1-5", "A2": "1-5", "A3": "1-5"}), "goblins: 3 on 1-5; two are the most (A53)"),
    (position(2, on={"A1": "1-8"}, stones=["1-8"]), "a goblin stands on a stone's square"),
    # Pairs.
    (paired({}), "the pairs are on 1-5"),
    (paired(7), "the pairs are on 1-5"),
    (position(2) | {"under": {"1-5": [0, 1]}}, "the pairs are on none"),
    (position(2) | {"under": {"9-9": [0, 1]}}, "the pairs are on none"),
    (paired({"1-5": [0, 2]}), "under 1-5: goblin [0, 2] is not there"),
    (paired({"1-5": "A1"}), "must be [seat, number], a number from 1 to 5"),
    (paired({"1-5": [0]}), "must be [seat, number]"),
    (paired({"1-5": [0, 6]}), "must be [seat, number]"),
    (paired({"1-5": [0, 0]}), "must be [seat, number]"),
    (paired({"1-5": [2, 1]}), "under 1-5 2: seats are 0 to 1"),
    # Tiles and stones.
    ({"tiles": []}, "tiles must be a mapping of 1-2, 1-6"),
    ({"tiles": {"1-3": ["ghost", "down"]}}, "tiles has no '1-3'; it has 1-2, 1-6"),
    ({"tiles": {"1-2": "ghost"}}, "tiles 1-2: 'ghost' must be"),
    ({"tiles": {"1-2": ["ghost"]}}, "tiles 1-2: ['ghost'] must be"),
    ({"tiles": {"1-2": ["gone", "down"]}}, "must be [\"passage\", \"down\"] or the like"),
    ({"tiles": {"1-2": ["ghost", "left"]}}, "must be [\"passage\", \"down\"] or the like"),
    ({"tiles": {square: ["flying", "down"] for square in ("1-2", "1-6", "1-12")}}, "tiles: one 'flying' too many"),
    ({"seen": {}}, "seen must be a list of one list per seat"),
    ({"seen": [[]]}, "seen: 2 lists, one per seat, not 1"),
    ({"seen": [[], "1-2"]}, "seen must be a list of squares"),
    ({"seen": [[], ["1-3"]]}, "seen: no tile lies face down on '1-3'"),
    (position(2, tiles={"1-2": "ghost up"}, seen=[["1-2"], []]), "seen: no tile lies face down on '1-2'"),
    (position(2, tiles={"1-2": "ghost"}, seen=[["1-6"], []]), "seen: no tile lies face down on '1-6'"),
    ({"stones": 9}, "stones must be a list of squares"),
    ({"stones": ["1-9"]}, "no stone belongs on '1-9'; the board has them on 1-8, 1-24"),
    ({"stones": [8]}, "no stone belongs on 8"),
    # Waiting.
    (waiting(7), "waiting: 7 must be [seat, number]"),
    (waiting([0, 1], [0, 1]), "waiting: each goblin once"),
    (position(2) | {"waiting": 5}, "waiting must be a list of [seat, number]"),
    (waiting([0, 2]), "goblins wait alone or covered on passages"),
    (waiting([0, 1], on={"A1": "2-13", "B1": "3-11"}), "goblins wait alone or covered on passages"),
    (waiting([0, 1], tiles={"2-14": "ghost"}), "goblins wait alone or covered on passages"),
    (waiting([0, 1], on={"B2": "2-14", "A1": "2-14", "B1": "3-11"}), "goblins wait alone or covered on passages"),
    (waiting([0, 1], on={"A1": "4-2"}, tiles={"4-2": "passage"}), "passages below the top level"),
    (waiting([0, 1], on={"A1": "1-6"}, tiles={"1-6": "trapdoor"}), "trapdoors above the lowest"),
    (waiting([0, 1], on={"A1": "2-14"}), "a goblin whose way is free and that is not covered would have gone"),
    (waiting([0, 1], on={"A1": "3-8"}, tiles={"3-8": "trapdoor"}), "would have gone at once (A24)"),
    # Cards.
    ({"hands": [[], [], []]}, "hands must be a list of at most 2 hands"),
    ({"hands": 7}, "hands must be a list of at most 2 hands"),
    ({"hands": [7, None]}, "hand 0 must be a list of cards"),
    ({"hands": [["6"], None]}, "hand 0: no card '6'; cards are 1, 2, 3, 4, 5, joker"),
    ({"hands": [[5], None]}, "hand 0: no card 5"),
    ({"hands": [["1"] * 6, None]}, "hand 0 has 6 cards; 5 are the most (C41)"),
    ({"hands": [["joker"] * 3, ["joker"] * 3]}, "hand 1: one 'joker' too many"),
    ({"draw": "1"}, "draw must be a list of cards"),
    ({"draw": ["1"] * 12}, "draw: one '1' too many"),
    ({"discard": ["joker"] * 6}, "discard: one 'joker' too many"),
    ({"draw": ["1"], "discard": ["2"]}, "cards lie nowhere"),
    ({"draw": []}, "draw: it is empty, so the discards would have been shuffled into it"),
    # What is under way.
    ({"phase": "move"}, "pending must be given in phase 'move'"),
    ({"phase": "exchange"}, "pending must be given in phase 'exchange'"),
    ({"phase": "tile"}, "pending must be given in phase 'tile'"),
    ({"pending": {}}, "pending must be null in phase 'lead'"),
    ({"phase": "move", "pending": 7}, "pending must be a mapping of led, played"),
    (move(colour="red"), "pending has no 'colour'; it has led, played"),
    (move(tossed=6), "pending tossed 6: allowed is 0 to 5"),
    (move(tossed=1), "pending led 1: the number of the goblin that is moved, and nothing is tossed"),
    (move(led=None), "pending led None: the number of the goblin"),
    (move(led=6), "pending led 6"),
    (move(led=0), "pending led 0"),
    (move(played="1"), "pending played must be a list of cards"),
    (move(played=["6"]), "pending played: no card '6'"),
    (move(played=["1"] * 12), "pending played: one '1' too many"),
    (move(played=["2"]), "the first card must be '1' or 'joker', since it names the goblin"),
    (move(played=[]), "a card must have named it"),
    (move(limit=101), "pending limit 101: allowed is 0 to 100"),
    (move(played=["1", "2", "3", "4"]), "pending played: 4 cards, but the limit is 3"),
    (move(on_goblin=1), "pending on_goblin is true or false"),
    (move(ended="no"), "pending ended is true or false"),
    (move(played=["1", "2"], on_goblin=True), "it must be where pending says"),
    (move(on={"A1": "NW"}, played=["1", "2"], on_goblin=True), "it must be where pending says"),
    (move(later=[[0, 2]]), "goblins come later only while a tile asks"),
    (move(later=7), "pending later must be a list of [seat, number]"),
    (move(later=[7]), "pending later: 7 must be [seat, number]"),
    (move(tile={"kind": "ghost", "goblin": [0, 1]}), "pending tile must be null in phase 'move'"),
    (move("5 4", FENCED), "holds a card that moves it (A13)"),
    (move("", played=["1", "2"]), "no further card could be asked for here (MH-A3)"),
    (move(played=["1", "2", "2"]), "no further card could be asked for here (MH-A3)"),
    (move(on={"B1": "1-10", "A1": "1-10"}, played=["1", "2"], on_goblin=True), "no further card could be asked for"),
    (exchange(tossed=0), "at least one card tossed"),
    (exchange(led=1), "in phase 'exchange' nothing is led or played"),
    (exchange(played=["1"]), "in phase 'exchange' nothing is led or played"),
    # A tile asks.
    (ghost() | {"pending": {"led": 1, "played": ["1", "3"]}}, "pending tile must be given in phase 'tile'"),
    (tile(None), "pending tile kind None: allowed is gone, passage"),
    (tile("passage"), "pending tile kind 'passage' asks nothing"),
    (tile("gone"), "pending tile kind 'gone' asks nothing"),
    (tile("flying"), "pending tile kind 'flying' asks nothing"),
    (ghost(tile={"colour": "red"}), "pending tile has no 'colour'; it has kind, goblin, left"),
    (ghost(tile={"goblin": 5}), "pending tile goblin: 5 must be [seat, number]"),
    (ghost(tile={"left": 1}), "pending tile left 1: allowed is 0 to 0"),
    (tile("ball", tile={"left": 4}), "pending tile left 4: allowed is 0 to 3"),
    (tile("ball"), "pending tile left: at least one tile is still to be turned up"),
    (tile("raven", tile={"left": 2}), "pending tile left 2: allowed is 0 to 1"),
    (tile("raven", tile={"left": 1}), "player None: seats are 0 to 1"),
    (tile("raven", tile={"left": 1}) | {"player": 1}, "only a hand above three and its stones gives up a card"),
    (tile("raven") | {"player": 1}, "player 1: in this position it is 0"),
    (tile("ghost"), "its goblin must stand on such a tile"),
    (tile("ghost", tiles={"1-6": "whirlwind"}), "its goblin must stand on such a tile"),
    (tile("ghost", {"A1": "NW"}, {"1-6": "ghost"}), "its goblin must stand on such a tile"),
    (tile("ghost", {"B1": "1-6", "A1": "1-6"}, {"1-6": "ghost"}), "its goblin must stand on such a tile"),
    (tile("raven", tiles={"1-6": "raven"}), "or on the plain square that a ball or raven has left"),
    (tile("trapdoor", {"A1": "2-14"}, {"2-14": "trapdoor"}), "its goblin must stand on such a tile"),
    (ghost(later=[[0, 2]] * 26), "goblins come later only while a tile asks"),
    # Placing.
    (place(HALF, HALF, hands=[["1"], None]), "hands, draw and discard are empty in phase 'place'"),
    (place(HALF, HALF, draw=["1"]), "hands, draw and discard are empty in phase 'place'"),
    (place(HALF, HALF, discard=["1"]), "hands, draw and discard are empty in phase 'place'"),
    (place(["1-5", None, None, None, None], HALF), "'1-5' in phase 'place', when goblins are in villages or null"),
    (place(["top", None, None, None, None], HALF), "'top' in phase 'place'"),
    (place([5, None, None, None, None], HALF), "no place 5"),
    (place(["NW", "NE", "SE", None, None], HALF), "seats place one each in turn, and it is seat 0's"),
    (place(VILLAGES, VILLAGES), "seats place one each in turn, and it is seat 0's"),
    (place(["NW", "NW", "NW", "NW", None], [*VILLAGES[:4], None]), "everyone fills exactly three villages"),
    (place(["NW", "NE", "SE", "SW", None], [*VILLAGES[:4], None]), "everyone fills exactly three villages"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "fault"), IMPOSSIBLE, ids=range(len(IMPOSSIBLE)))
def test_impossible_positions_name_the_fault(given: Any, fault: str) -> None:
    with pytest.raises(vaka.PositionError) as error:
        vaka.load("magichill").at(given)
    assert fault in str(error.value)


def test_MH_A1_seats_ahead_are_those_just_before() -> None:
    rows = [["NW", None, None, None, None], [None] * 5, ["NW", None, None, None, None]]
    game = vaka.load("magichill", players=3)
    with pytest.raises(vaka.PositionError, match=r"the seats just before seat 0 are ahead of it, not \[1\]"):
        game.at(place([None] * 5, rows[0], [None] * 5))
    assert game.at(place(*rows, turn=1)).player == 1


def test_only_what_is_left_can_be_dealt() -> None:
    full = table("1 2 3", "1 2 3").position()
    with pytest.raises(vaka.PositionError, match="only 2 cards are left of the deck for hand 1"):
        vaka.load("magichill").at(full | {"hands": [["1", "2", "3"], None], "draw": [*full["draw"], "1"]})


# --- What the rules rule out, and a position must not bring in.


@pytest.mark.parametrize("hands", [5, True, "x"])
def test_MH_A1_hands_of_any_shape_are_refused_in_the_set_up(hands: Any) -> None:
    with pytest.raises(vaka.PositionError):
        vaka.load("magichill").at(place(HALF, HALF, hands=hands))


@pytest.mark.parametrize("square", [["1-2"], {"1-2": 1}, 5, None])
def test_a_square_that_is_no_name_is_not_seen(square: Any) -> None:
    with pytest.raises(vaka.PositionError, match="seen"):
        vaka.load("magichill").at({"seen": [[square], []]})


def test_very_many_goblins_cannot_come_later() -> None:
    with pytest.raises(vaka.PositionError, match="later"):
        vaka.load("magichill").at(ghost(later=[[0, 2]] * 300))


def test_a_goblin_that_comes_later_has_landed_on_the_mountain() -> None:
    # In a village nothing takes effect.
    with pytest.raises(vaka.PositionError):
        vaka.load("magichill").at(ghost(later=[[0, 2]]))


def test_A53_a_tile_does_not_ask_for_a_covered_goblin() -> None:
    # A goblin that has just landed on a tile has nobody on top; if it went, the other would sit on nobody.
    with pytest.raises(vaka.PositionError):
        vaka.load("magichill").at(tile("ghost", {"A1": "1-6", "B1": "1-6"}, {"1-6": "ghost"}))


def test_C18_one_card_moves_nobody_onto_a_tile() -> None:
    # Otherwise a player could be left without any answer: `stop` is only for later cards.
    on = {"A1": "1-6", "B1": "1-7", "B2": "1-7", "B3": "1-5", "B4": "1-5"}
    with pytest.raises(vaka.PositionError):
        vaka.load("magichill").at(tile("whirlwind", on, {"1-6": "whirlwind"}, played=["1"]))


def test_C59_one_goblin_at_most_is_on_the_summit() -> None:
    for other in ("A2", "B1"):
        with pytest.raises(vaka.PositionError):
            table(on={"A1": "top", other: "top"}, phase="over")

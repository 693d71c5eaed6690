"""What a seat has seen of Magic Hill, as numbers."""

from __future__ import annotations

import vaka
from tests.magichill.situations import legal, play, table
from tests.magichill.test_roundtrips import OTHER, RAVEN
from tests.situations import noted
from vaka.games.magichill.names import CARDS, PHASES, TILES


def test_goblins_as_two_seats_see_them() -> None:
    state = table("1 2 3", "4 5 joker", on={"A1": "1-3", "A2": "1-12", "B4": "1-12", "B5": "3-8", "A3": "SE"})
    own, left = state.observation(0), state.observation(1)
    # Level, squares to the east and to the south, and who sits on whom.
    assert own["goblins"][0][0].tolist() == [1, 3, 0, 0]
    assert own["goblins"][0][1].tolist() == [1, 10, 2, -1]
    assert own["goblins"][1][3].tolist() == [1, 10, 2, 1]
    assert own["goblins"][1][4].tolist() == [3, 8, 4, 0]
    # In a village: where it enters.
    assert own["goblins"][0][2].tolist() == [0, 10, 10, 0]
    assert own["goblins"][1][0].tolist() == [0, 0, 0, 0]
    assert left["goblins"][0].tolist() == own["goblins"][1].tolist()
    assert left["goblins"][1].tolist() == own["goblins"][0].tolist()
    assert not own["goblins"][2:].any()
    turned = table("1 2 3", None, on={"A3": "SE"}, rotation=1).observation(0)
    assert turned["rotation"].tolist() == [0, 1, 0, 0]
    assert turned["goblins"][0][2].tolist() == [0, 10, 0, 0]


def test_before_goblins_are_placed_and_on_the_summit() -> None:
    state = vaka.load("magichill").new(4)
    seen = state.observation(0)
    assert noted(seen["phase"], PHASES) == {"place": 1}
    assert {tuple(goblin) for goblin in seen["goblins"][:2].reshape(10, 4).tolist()} == {(-1, 0, 0, 0)}
    over = table("1 2 3", None, on={"A1": "top"}, phase="over").observation(1)
    assert over["goblins"][1][0].tolist() == [5, 5, 5, 0]
    assert not over["player"].any()


def test_tiles_stones_and_who_has_seen_them() -> None:
    tiles = {"1-2": "ghost", "1-6": "ball up", "4-2": "passage"}
    state = table("1 2 3", None, tiles=tiles, stones=["1-8"], seen=[["1-2"], []])
    own, left = state.observation(0), state.observation(1)
    kinds = ("unknown", *TILES[1:])
    assert noted(own["tiles"][0], kinds) == {"ghost": 1}
    assert noted(left["tiles"][0], kinds) == {"unknown": 1}
    for seen in (own, left):
        assert noted(seen["tiles"][1], kinds) == {"ball": 1}
        assert noted(seen["tiles"][17], kinds) == {"unknown": 1}
        # It has left the game.
        assert not seen["tiles"][2].any()
        assert seen["up"].tolist() == [0, 1, *[0] * 18]
        assert {i: int(n) for i, n in enumerate(seen["ground"]) if n} == {2: -1, 6: -1, 8: 1, 40 + 32 + 24 + 2: -1}


def test_cards_seats_and_what_lies_before_them() -> None:
    state = table("1 1 joker", "4 5", discard="2 2", held=[2, 0], ravens=[0, 1], bonus=[0, 3])
    own, left = state.observation(0), state.observation(1)
    assert noted(own["hand"], CARDS) == {"1": 2, "joker": 1}
    assert not own["known"].any()
    assert own["cards"].tolist() == [3, 2, 0, 0, 0]
    assert noted(left["used"], CARDS) == {"2": 2}
    assert int(left["draw"]) == 60 - 7
    assert left["stones"].tolist() == [0, 2, 0, 0, 0]
    assert left["ravens"].tolist() == [1, 0, 0, 0, 0]
    assert left["bonus"].tolist() == [3, 0, 0, 0, 0]
    assert left["seats"].tolist() == [1, 1, 0, 0, 0]
    assert left["seat"].tolist() == left["player"].tolist() == left["turn"].tolist() == [0, 1, 0, 0, 0]


def test_a_turn_under_way() -> None:
    state = play(table("1 2 3", None, on={"A1": "1-3", "B1": "1-5"}), "lead 1 card", "walk 2 cw card")
    seen = state.observation(1)
    assert noted(seen["phase"], PHASES) == {"move": 1}
    assert seen["led"].tolist() == [1, 0, 0, 0, 0]
    assert noted(seen["played"], CARDS) == {"1": 1, "2": 1}
    assert (int(seen["limit"]), int(seen["on_goblin"]), int(seen["ended"])) == (3, 1, 0)
    assert int(play(table("1 2 3", None), "toss 1").observation(1)["tossed"]) == 1


def test_a_tile_that_asks() -> None:
    tiles = {"1-6": "ball", "1-2": "ghost", "1-12": "ghost", "1-16": "raven", "1-22": "passage"}
    state = play(table("1 3 3", None, on={"A1": "1-3"}, tiles=tiles), "lead 1 card", "walk 3 cw card")
    seen = state.observation(1)
    assert noted(seen["phase"], PHASES) == {"tile": 1}
    assert noted(seen["asked"], TILES) == {"ball": 1}
    assert seen["asker"][1].tolist() == [1, 0, 0, 0, 0]
    assert int(seen["left"]) == 3
    assert legal(state, "reveal")


def test_goblins_that_wait() -> None:
    state = table("1 2 3", None, on={"A1": "1-2", "B1": "2-1"}, tiles={"1-2": "passage up"}, waiting="A1")
    assert state.observation(1)["waiting"].tolist()[1] == [1, 0, 0, 0, 0]


def test_goblins_whose_squares_take_effect_later() -> None:
    """Only on other boards can a tile ask while more is to come."""
    on = {"A1": "2-9", "A2": "1-12"}
    state = table("1 4 5", None, on=on, tiles=RAVEN, waiting="A2", options=OTHER)
    seen = play(state, "lead 1 card", "walk 4 ccw card").observation(1)
    assert seen["due"][1].tolist() == [1, 0, 0, 0, 0]
    assert not seen["waiting"].any()


def test_options() -> None:
    seen = table("1 2 3", None, options={"walk_on": True}).observation(0)
    assert (int(seen["walk_on"]), int(seen["side"])) == (1, 0)

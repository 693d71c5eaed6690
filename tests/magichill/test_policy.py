"""What the policy wants, idea by idea; and whole games by it."""

from __future__ import annotations

from typing import Any

import pytest

import vaka
from tests.magichill.situations import play, table
from tests.wanting import chances, keeps_to_what_it_knows, plays_to_the_end, prefers, wanted
from vaka.play import State

EITHER_WAY = {"walk 2 cw card", "walk 2 ccw card"}


def led(hand: str, on: dict[str, str], **parts: Any) -> State:
    """Goblin 1 has just been named; the hand is what is left."""
    return play(table(f"1 {hand}", None, on=on, **parts), "lead 1 card")


def found(kind: str, *hands: str | None, **parts: Any) -> State:
    """Goblin 1 of seat 0 has just found a tile on 1-6."""
    tiles = {"1-6": kind, **parts.pop("tiles", {})}
    on = {"A1": "1-3", **parts.pop("on", {})}
    return play(table("1 3 5", *(hands or (None,)), on=on, tiles=tiles, **parts), "lead 1 card", "walk 3 cw card")


# --- The first card.


def test_leads_the_goblin_that_gains_most() -> None:
    assert wanted(table("1 2 3", on={"B1": "2-5", "A2": "2-5"})) == {"lead 2 card"}
    assert wanted(table("1 2 3", on={"A3": "2-5", "A1": "2-20"})) == {"lead 2 card"}


def test_leads_to_the_summit_with_a_card_rather_than_a_joker() -> None:
    assert wanted(table("2 3 joker", on={"B1": "4-6", "A2": "4-6"})) == {"lead 2 card"}


def test_leads_where_no_pair_is_in_the_way() -> None:
    on = {"A1": "1-3"}
    assert wanted(table("1 5 5", on=on, stones=["1-8"])) == {"lead 1 card"}
    assert wanted(table("1 5 5", on=on | {"B1": "1-5", "B2": "1-5"}, stones=["1-8"])) == {"lead 5 card"}


# --- Where to land.


def test_climbs_when_it_can() -> None:
    ways = {"climb 2 cw card", "climb 2 ccw card", "climb 3 cw card", "climb 3 ccw card"}
    assert wanted(led("2 3", {"B1": "1-5", "A1": "1-5"})) == ways


def test_climbs_the_summit_with_a_card_rather_than_a_joker() -> None:
    assert wanted(led("2 joker", {"B1": "4-6", "A1": "4-6"})) == {"climb 2 cw card"}


def test_lands_on_a_goblin_to_climb_from_it() -> None:
    assert wanted(led("2 3", {"A1": "1-3", "B1": "1-5"})) == {"walk 2 cw card"}
    # Not under a goblin that stands in the way up.
    assert len(wanted(led("2 3", {"A1": "1-3", "B1": "1-5", "B2": "2-4"}))) == 4
    # Nor at a corner.
    assert len(wanted(led("2 3", {"A1": "1-8", "B1": "1-10"}))) == 4


def test_takes_the_stone() -> None:
    assert wanted(led("2 3", {"A1": "1-6"}, stones=["1-8"])) == {"walk 2 cw card"}


def test_leaves_a_stone_that_it_could_not_keep() -> None:
    assert wanted(led("2", {"A1": "1-6"}, stones=["1-8"], ravens=[1, 0])) == EITHER_WAY
    assert wanted(led("2 2 2 2", {"A1": "1-6"}, stones=["1-8"], held=[2, 0])) == EITHER_WAY


@pytest.mark.parametrize("kind", ["passage", "raven", "ball", "flying"])
def test_lands_on_a_tile_that_helps(kind: str) -> None:
    assert wanted(led("2", {"A1": "1-4"}, tiles={"1-6": f"{kind} up"})) == {"walk 2 cw card"}


def test_a_passage_that_is_barred_does_not_help() -> None:
    assert wanted(led("2", {"A1": "1-4", "B1": "2-5"}, tiles={"1-6": "passage up"})) == EITHER_WAY


@pytest.mark.parametrize("kind", ["ghost", "trapdoor"])
@pytest.mark.parametrize(("place", "square"), [("1-4", "1-6"), ("3-6", "3-8")])
def test_avoids_a_tile_that_leads_down(kind: str, place: str, square: str) -> None:
    assert wanted(led("2", {"A1": place}, tiles={square: f"{kind} up"})) == {"walk 2 ccw card"}


def test_a_tile_not_yet_seen() -> None:
    # Low down it is tried, on level 3 avoided, on level 4 there may be a passage.
    assert wanted(led("2", {"A1": "1-4"}, tiles={"1-6": "ghost"})) == {"walk 2 cw card"}
    assert wanted(led("2", {"A1": "3-6"}, tiles={"3-8": "flying"})) == {"walk 2 ccw card"}
    assert wanted(led("2", {"A1": "4-4"}, tiles={"4-6": "ghost"})) == {"walk 2 cw card"}
    # One that it has seen it remembers.
    assert wanted(led("2", {"A1": "1-4"}, tiles={"1-6": "ghost"}, seen=[["1-6"], []])) == {"walk 2 ccw card"}


def test_no_joker_without_need() -> None:
    assert wanted(led("2 joker", {"A1": "1-3"})) == EITHER_WAY
    assert wanted(led("3 joker", {"A1": "1-6"}, stones=["1-8"])) == {"walk 2 cw joker"}


def test_shoves_its_own_goblins_to_what_is_good_and_others_not() -> None:
    for upper, way in (("A2", "cw"), ("B2", "ccw")):
        on = {"A1": "1-6", "B1": "1-7", upper: "1-7"}
        assert wanted(led("1", on, stones=["1-8"])) == {f"walk 1 {way} card"}


def test_does_not_shove_another_into_the_way_up() -> None:
    # Onto a goblin from which it could climb, away from a corner where it could not.
    on = {"A1": "1-9", "B1": "1-10", "B2": "1-10", "A2": "1-11"}
    assert wanted(led("1", on)) == {"walk 1 ccw card"}


def test_stops_rather_than_climb_to_a_ghost() -> None:
    state = led("2 3", {"A1": "1-3", "B1": "1-5"}, tiles={"2-2": "ghost up", "2-6": "ghost up"})
    assert wanted(play(state, "walk 2 cw card")) == {"stop"}


# --- The exchange.


def test_exchanges_rather_than_go_to_a_ghost() -> None:
    ghosts = {"2-6": "ghost up", "2-28": "ghost up"}
    assert wanted(table("5 5 5", on={"A5": "2-1"}, tiles=ghosts)) == {"toss 5"}


def test_keeps_the_cards_of_high_goblins_and_jokers() -> None:
    state = play(table("1 2 4", on={"A1": "1-3", "A4": "3-4"}), "toss 2")
    assert wanted(state) == {"toss 1"}
    assert wanted(play(state, "toss 1")) == {"toss 4"}
    assert wanted(play(table("2 4 joker", on={"B1": "1-5", "A4": "1-5"}), "toss 2")) == {"done"}


# --- Tiles.


def test_the_ball_shows_what_is_new_and_high() -> None:
    tiles = {"1-2": "passage", "2-2": "whirlwind", "4-2": "flying"}
    assert wanted(found("ball", tiles=tiles)) == {"reveal 4-2"}
    assert wanted(found("ball", tiles=tiles, seen=[["4-2"], []])) == {"reveal 2-2"}


def test_the_raven_flies_to_the_leader() -> None:
    assert wanted(found("raven", None, None, on={"B1": "2-3"}, held=[0, 0, 2])) == {"raven 2"}
    assert wanted(found("raven", None, None, on={"B1": "4-3"}, held=[0, 0, 2])) == {"raven 1"}


def test_the_raven_never_flies_home() -> None:
    assert wanted(found("raven", on={"A2": "4-3"})) == {"raven 1"}


def test_gives_up_neither_a_joker_nor_the_card_of_a_goblin_that_can_climb() -> None:
    state = found("raven", "1 2 3 4 joker", on={"A3": "1-25", "B3": "1-25"}, held=[0, 2])
    assert wanted(play(state, "raven 1")) == {"drop 1", "drop 2", "drop 4"}


def test_any_village_and_any_turn_will_do() -> None:
    assert wanted(found("ghost")) == {"village NW", "village NE", "village SE", "village SW"}
    assert wanted(found("whirlwind")) == {"turn cw", "turn ccw"}
    assert prefers(vaka.load("magichill").new(1)).startswith("place")


# --- Standing.


def test_high_goblins_stand_well() -> None:
    ons = [{}, {"A1": "2-5"}, {"A1": "2-5", "A2": "2-7"}, {"A1": "3-5"}, {"B1": "3-5", "A1": "3-5"}, {"A1": "4-5"}]
    judged = [chances(table("1 2 3", None, on=on, turn=1), seat=0)[0] for on in ons]
    assert judged == sorted(set(judged))


def test_stones_and_jokers_stand_well() -> None:
    plain, joker = (chances(table(hand, None, turn=1), seat=0)[0] for hand in ("1 2 3", "1 2 joker"))
    stone = chances(table("1 2 3", None, held=[1, 0], turn=1), seat=0)[0]
    assert plain < min(joker, stone)


# --- Whole games.


@pytest.mark.parametrize(
    "options", [*({"players": players} for players in (2, 3, 4, 5)), {"walk_on": True}, {"remember": True}], ids=str
)
def test_plays_to_the_end(options: dict[str, Any]) -> None:
    assert plays_to_the_end(vaka.load("magichill", **options).new(4), 4)


@pytest.mark.parametrize("players", [2, 5])
def test_keeps_to_what_it_knows(players: int) -> None:
    # All goblins are placed first.
    assert keeps_to_what_it_knows(vaka.load("magichill", players=players).new(players), 1, 5 * players + 20)

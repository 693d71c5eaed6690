"""Landing on a pair."""

from __future__ import annotations

import pytest

from tests.magichill.situations import asked, clause, hand, legal, part, play, stack, table, told, where

PAIR = {"B1": "1-5", "B2": "1-5", "A1": "1-3"}


@pytest.mark.parametrize(("way", "start", "end"), [("cw", "1-3", "1-6"), ("ccw", "1-7", "1-4")])
def test_C36_the_upper_goblin_is_shoved_on(way: str, start: str, end: str) -> None:
    state = play(table("1 2 5", on=PAIR | {"A1": start}), "lead 1 card", f"walk 2 {way} card")
    assert (stack(state, "1-5"), where(state, "B2")) == ("B1 A1", end)


def test_C37_tile_and_stone_act_immediately() -> None:
    state = play(table("1 2 5", on=PAIR, tiles={"1-6": "ghost"}), "lead 1 card", "walk 2 cw card")
    assert asked(state) == ("ghost", 1, "B2")
    on = {"B1": "1-7", "B2": "1-7", "A1": "1-5"}
    state = play(table("1 2 5", on=on, stones=["1-8"]), "lead 1 card", "walk 2 cw card")
    assert part(state, "held") == [0, 1]


def test_C38_another_pair_is_shoved_in_turn() -> None:
    on = PAIR | {"B3": "1-6", "B4": "1-6"}
    state = play(table("1 2 5", on=on), "lead 1 card", "walk 2 cw card")
    assert [stack(state, f"1-{i}") for i in (5, 6, 7)] == ["B1 A1", "B3 B2", "B4"]
    assert told(state) == ["walk", "shove", "shove"]
    # The last one meets a tile, and acts for its owner.
    state = play(table("1 1 5", on=on | {"A1": "1-7"}, tiles={"1-2": "ghost"}), "lead 1 card", "walk 1 ccw card")
    assert [stack(state, f"1-{i}") for i in (6, 5, 4)] == ["B3 A1", "B1 B4", "B2"]


def test_C39_the_shover_may_still_play() -> None:
    on = {"C4": "1-5", "B1": "1-5", "A3": "1-3"}
    state = table("3 2 1", None, None, on=on, tiles={"1-6": "flying"})
    play(state, "lead 3 card", "walk 2 cw card")
    assert (state.player, legal(state), part(state, "bonus")) == (0, ["climb 1 cw card", "stop"], [0, 1, 0])


@pytest.mark.parametrize(
    ("square", "way", "start", "end"),
    [
        ("1-10", "cw", "1-9", "1-11"),
        ("1-0", "ccw", "1-1", "1-39"),
        ("2-8", "cw", "2-7", "2-9"),
        ("4-15", "cw", "4-14", "4-0"),
        ("1-9", "cw", "1-8", "1-10"),
        ("3-0", "ccw", "3-1", "3-23"),
    ],
)
def test_A16_along_the_ring_and_round_corners(square: str, way: str, start: str, end: str) -> None:
    state = table("1 1 5", on={"B1": square, "B2": square, "A1": start})
    play(state, "lead 1 card", f"walk 1 {way} card")
    assert where(state, "B2") == end


def test_A16_the_last_step_of_a_climb_gives_the_direction() -> None:
    on = {"B3": "1-5", "A1": "1-5", "B1": "2-3", "B2": "2-3"}
    state = play(table("1 2 5", on=on), "lead 1 card", "climb 2 ccw card")
    assert (stack(state, "2-3"), where(state, "B2")) == ("B1 A1", "2-2")


@pytest.mark.parametrize(("way", "end"), [("cw", "1-11"), ("ccw", "1-9")])
def test_A17_a_pair_at_the_gate(way: str, end: str) -> None:
    on = {"B1": "1-10", "B2": "1-10", "A1": "NE"}
    state = play(table("1 1 2", on=on), "lead 1 card")
    assert legal(state) == ["walk 1 cw card", "walk 1 ccw card"]
    assert clause(state, "walk 2 cw card") == "C24"
    play(state, f"walk 1 {way} card")
    assert (stack(state, "1-10"), where(state, "B2")) == ("B1 A1", end)


@pytest.mark.parametrize("kind", ["ghost", "flying", "raven"])
def test_A18_the_shoved_goblin_sits_on_a_single_one(kind: str) -> None:
    state = table("1 2 5", on=PAIR | {"A2": "1-6"}, tiles={"1-6": kind})
    play(state, "lead 1 card", "walk 2 cw card")
    assert (stack(state, "1-6"), told(state)) == ("A2 B2", ["walk", "shove"])
    assert part(state, "tiles")["1-6"] == [kind, "down"]


@pytest.mark.parametrize(("tile", "who"), [("ghost", 1), ("raven", 1), ("ball", 1), ("trapdoor", 1), ("whirlwind", 0)])
def test_A20_the_owner_acts_but_for_the_whirlwind(tile: str, who: int) -> None:
    tiles = {"1-6": tile, "1-12": "ghost", "1-16": "passage", "1-22": "passage"}
    state = play(table("1 2 5", on=PAIR, tiles=tiles), "lead 1 card", "walk 2 cw card")
    assert asked(state) == (tile, who, "B2")
    assert state.why_not("stop", seat=1 - who).id == "C15"  # type: ignore[union-attr]


def test_A20_the_owner_gets_the_stone_and_its_card() -> None:
    on = {"B1": "1-7", "B2": "1-7", "A1": "1-5"}
    state = table("1 2 5", "1 1 1", on=on, stones=["1-8"], draw="4 4 4 4")
    play(state, "lead 1 card", "walk 2 cw card")
    assert (part(state, "held"), hand(state, 1), hand(state, 0)) == ([0, 1], "1 1 1 4", "5")


def test_A21_the_turn_goes_on_and_may_only_climb() -> None:
    state = table("1 2 5", "1 1 1", on=PAIR, tiles={"1-6": "raven"})
    play(state, "lead 1 card", "walk 2 cw card", "raven 0")
    assert (state.player, part(state, "ravens")) == (0, [1, 0])
    assert legal(state) == ["climb 5 cw card", "climb 5 ccw card", "stop"]
    assert clause(state, "walk 5 cw card") == "C31"
    free = table("1 2 5", "1 1 1", on=PAIR, tiles={"1-6": "raven"}, options={"walk_on": True})
    play(free, "lead 1 card", "walk 2 cw card", "raven 0")
    assert "walk 5 cw card" in legal(free)

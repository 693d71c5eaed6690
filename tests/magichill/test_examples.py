"""The worked examples of the rules, one by one."""

from __future__ import annotations

import pytest

from tests.magichill.situations import asked, clause, hand, legal, part, play, stack, table, told, where

PASSAGE = {"2-14": "passage"}


@pytest.mark.parametrize(("way", "end"), [("cw", "2-13"), ("ccw", "2-11")])
def test_example_1_climb(way: str, end: str) -> None:
    state = table("3 4 2", on={"A3": "1-11", "B2": "1-15"})
    play(state, "lead 3 card", "walk 4 cw card")
    assert stack(state, "1-15") == "B2 A3"
    assert legal(state) == ["climb 2 cw card", "climb 2 ccw card", "stop"]
    assert where(play(state, f"climb 2 {way} card"), "A3") == end


def test_example_2_shove() -> None:
    on = {"C4": "1-5", "B1": "1-5", "A3": "1-3"}
    state = table("3 2 1", None, None, on=on, tiles={"1-6": "ghost"})
    play(state, "lead 3 card", "walk 2 cw card")
    assert stack(state, "1-5") == "C4 A3"
    assert where(state, "B1") == "1-6"
    assert asked(state) == ("ghost", 1, "B1")
    play(state, "village SW")
    assert legal(state) == ["climb 1 cw card", "stop"]
    assert where(play(state, "climb 1 cw card"), "A3") == "2-4"


def test_example_2_whirlwind() -> None:
    on = {"C4": "1-5", "B1": "1-5", "A3": "1-3"}
    state = table("3 2 1", None, None, on=on, tiles={"1-6": "whirlwind"})
    play(state, "lead 3 card", "walk 2 cw card")
    assert asked(state) == ("whirlwind", 0, "B1")
    assert legal(play(state, "turn ccw")) == ["climb 1 cw card", "stop"]


def test_example_2_jumping_the_pair() -> None:
    state = table("3 3 1", None, None, on={"C4": "1-5", "B1": "1-5", "A3": "1-3"})
    play(state, "lead 3 card")
    assert clause(state, "walk 3 cw card") == "C24"
    assert "walk 3 ccw card" in legal(state)


@pytest.mark.parametrize(("way", "end", "found"), [("cw", "1-12", "tile"), ("ccw", "1-8", "stone")])
def test_example_3_leaving_a_village(way: str, end: str, found: str) -> None:
    state = table("3 3 1", on={"A3": "NE"}, tiles={"1-12": "flying"}, stones=["1-8"])
    play(state, "lead 3 card", f"walk 3 {way} card")
    assert where(state, "A3") == end
    assert found in told(state)


@pytest.mark.parametrize(
    ("turn", "card", "way", "end"),
    [
        ("cw", 3, "cw", "1-2"),
        ("cw", 3, "ccw", "1-38"),
        ("cw", 1, "cw", "1-0"),
        ("ccw", 1, "cw", "1-20"),
    ],
)
def test_example_4_after_a_whirlwind(turn: str, card: int, way: str, end: str) -> None:
    state = table("1 1", f"3 {card} 2", on={"A1": "1-5", "B3": "NE"}, tiles={"1-6": "whirlwind", "1-2": "flying"})
    play(state, "lead 1 card", "walk 1 cw card", f"turn {turn}")
    assert part(state, "rotation") == {"cw": 1, "ccw": 3}[turn]
    play(state, "lead 3 card", f"walk {card} {way} card")
    assert where(state, "B3") == end
    assert ("tile" in told(state)) == (end == "1-2")


def test_example_5_chain() -> None:
    on = {"B1": "3-9", "B2": "3-9", "B3": "3-10", "B4": "3-10", "A1": "3-7"}
    state = play(table("1 2 5", on=on), "lead 1 card", "walk 2 cw card")
    assert [stack(state, square) for square in ("3-9", "3-10", "3-11")] == ["B1 A1", "B3 B2", "B4"]


def test_example_6_locked_passage() -> None:
    state = table("1 1 5", "2 1 5", on={"A1": "2-13", "B2": "3-11"}, tiles=PASSAGE)
    play(state, "lead 1 card", "walk 1 cw card")
    assert (where(state, "A1"), part(state, "waiting")) == ("2-14", [[0, 1]])
    play(state, "stop", "lead 2 card", "walk 1 cw card")
    assert (where(state, "A1"), where(state, "B2"), part(state, "waiting")) == ("3-11", "3-12", [])


def test_example_6_a_covered_goblin_stays_until_it_is_uncovered() -> None:
    on = {"A1": "2-14", "B2": "3-11", "C3": "2-15"}
    state = table("5 5 5", "2 1", "3 1", on=on, tiles=PASSAGE, waiting="A1", turn=2, draw="5 5 5 3 1 5")
    # C sits on A, then B leaves the square above: A stays.
    play(state, "lead 3 card", "walk 1 ccw card", "done", "lead 2 card", "walk 1 cw card")
    assert (stack(state, "2-14"), stack(state, "3-11"), part(state, "waiting")) == ("A1 C3", "", [[0, 1]])
    # C leaves: A goes up.
    state = table("5 5 5", "5 5 5", "3 1", on=on | {"B2": "3-12", "C3": "2-14"}, tiles=PASSAGE, waiting="A1", turn=2)
    play(state, "lead 3 card", "walk 1 cw card")
    assert (where(state, "A1"), where(state, "C3"), part(state, "waiting")) == ("3-11", "2-15", [])


def test_example_7_trapdoors() -> None:
    state = table("1 1 5", on={"A1": "3-7"}, tiles={"3-8": "trapdoor"})
    play(state, "lead 1 card", "walk 1 cw card")
    assert (where(state, "A1"), state.player, state.phase) == ("2-11", 0, "move")
    state = table("1 1 5", on={"A1": "1-21"}, tiles={"1-22": "trapdoor"})
    play(state, "lead 1 card", "walk 1 cw card")
    assert legal(state) == ["village NW", "village NE", "village SE", "village SW"]
    play(state, "village SW")
    assert (where(state, "A1"), state.player) == ("SW", 1)


def test_example_8_corner() -> None:
    on = {"B1": "1-20", "A1": "1-18"}
    state = play(table("1 2 3", on=on), "lead 1 card", "walk 2 cw card")
    assert (stack(state, "1-20"), state.player) == ("B1 A1", 1)
    state = play(table("1 2 3", on=on | {"A1": "1-20"}), "lead 1 card")
    assert {"walk 3 cw card", "walk 3 ccw card"} <= set(legal(state))
    assert not legal(state, "climb")
    assert where(play(state.clone(), "walk 3 cw card"), "A1") == "1-23"
    assert where(play(state, "walk 3 ccw card"), "A1") == "1-17"


def test_example_9_summit() -> None:
    state = play(table("1 5 2", on={"B1": "4-5", "A1": "4-5"}), "lead 1 card", "climb 5 cw card")
    assert (state.winners, where(state, "A1")) == ([0], "top")


def test_example_10_gift() -> None:
    state = table("1 1 2", on={"A2": "4-5", "B3": "4-5", "A1": "4-4"}, tiles={"4-6": "passage"})
    play(state, "lead 1 card", "walk 1 cw card")
    assert (state.over, state.winners, where(state, "B3")) == (True, [1], "top")
    assert part(state, "turn") == 0


@pytest.mark.parametrize(("tile", "square"), [("ghost", "1-6"), ("trapdoor", "1-6")])
def test_example_11_ghost_by_shove(tile: str, square: str) -> None:
    on = {"A2": "1-5", "B3": "1-5", "A1": "1-4"}
    state = play(table("1 1 2", on=on, tiles={square: tile}), "lead 1 card", "walk 1 cw card")
    assert asked(state) == (tile, 1, "B3")
    play(state, "village SW")
    assert (where(state, "B3"), state.player, state.phase) == ("SW", 0, "move")
    on = {"B3": "1-5", "A2": "1-5", "A1": "1-4"}
    state = play(table("1 1 2", on=on, tiles={square: tile}), "lead 1 card", "walk 1 cw card", "village SW")
    assert (where(state, "A2"), state.player, state.phase) == ("SW", 1, "lead")


@pytest.mark.parametrize(("way", "end"), [("cw", "1-1"), ("ccw", "1-39")])
def test_example_12_blocked_gate(way: str, end: str) -> None:
    on = {"B1": "1-0", "B2": "1-0", "A5": "NW"}
    state = play(table("5 1 2 3 4", on=on, held=[2, 0]), "lead 5 card")
    assert legal(state) == ["walk 1 cw card", "walk 1 ccw card"]
    assert {clause(state, f"walk {n} {way} card") for n in (2, 3, 4)} == {"C24"}
    play(state, f"walk 1 {way} card")
    assert (stack(state, "1-0"), where(state, "B2")) == ("B1 A5", end)
    assert clause(table("5 2 3", on=on), "lead 5 card") == "A13"


def test_example_13_stone() -> None:
    state = table("1 2 5", on={"A1": "1-6"}, stones=["1-8"], draw="4 3 3 3")
    play(state, "lead 1 card", "walk 2 cw card")
    assert (part(state, "held"), hand(state, 0), state.phase) == ([1, 0], "4 5", "move")
    assert {"walk 4 cw card", "walk 5 cw card"} <= set(legal(state))
    play(state, "stop")
    assert len(part(state, "hands")[0]) == 4

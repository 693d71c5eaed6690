"""Walking, and what a goblin lands on."""

from __future__ import annotations

import pytest

from tests.magichill.situations import clause, hand, legal, part, play, stack, table, told, where


def walked(card: int, way: str = "cw", start: str = "1-3", hands: str = "", **parts: object) -> str | None:
    """Where goblin 1 of seat 0 ends."""
    on = {"A1": start, **parts.pop("on", {})}  # type: ignore[dict-item]
    state = table(hands or f"1 {card} 3", on=on, **parts)  # type: ignore[arg-type]
    return where(play(state, "lead 1 card", f"walk {card} {way} card"), "A1")


def test_A6_the_full_value() -> None:
    for card in range(1, 6):
        assert walked(card) == f"1-{3 + card}"
        assert walked(card, "ccw") == f"1-{(3 - card) % 40}"
    # It may not stop short at a pair, nor on the way up.
    state = table("1 5 2", on={"A1": "1-3", "B1": "1-6", "B2": "1-6"})
    play(state, "lead 1 card")
    assert clause(state, "walk 5 cw card") == "C24"
    assert where(play(state, "walk 5 ccw card"), "A1") == "1-38"


def test_A6_only_the_summit_is_exempt() -> None:
    state = table("1 5 2", on={"B1": "4-1", "A1": "4-1"})
    assert play(state, "lead 1 card", "climb 5 cw card").winners == [0]


def test_C21_a_goblin_begins_on_level_1() -> None:
    state = table("1 2 3 4 5", on={"A1": "NE"}, held=[2, 0])
    play(state, "lead 1 card")
    for action in legal(state):
        end = where(play(state.clone(), action), "A1")
        assert end is not None
        assert end.startswith("1-")
    assert not legal(state, "climb")


@pytest.mark.parametrize("rotation", [0, 1, 2, 3])
@pytest.mark.parametrize("village", [0, 1, 2, 3])
def test_A4_the_corner_is_the_first_step(village: int, rotation: int) -> None:
    name = ("NW", "NE", "SE", "SW")[village]
    corner = 10 * ((village - rotation) % 4)
    assert walked(1, start=name, rotation=rotation) == f"1-{corner}"
    assert walked(4, start=name, rotation=rotation) == f"1-{corner + 3}"
    assert walked(4, "ccw", start=name, rotation=rotation) == f"1-{(corner - 3) % 40}"


def test_A4_nobody_walks_into_a_village() -> None:
    # Past every corner the ring goes on.
    for corner in (10, 20, 30, 40):
        assert walked(2, start=f"1-{corner - 1}") == f"1-{(corner + 1) % 40}"


def test_MH_A5_one_step_out_of_a_village_is_written_cw() -> None:
    state = play(table("1 1 2", on={"A1": "NE"}), "lead 1 card")
    assert legal(state) == ["walk 1 cw card", "walk 2 cw card", "walk 2 ccw card"]
    assert clause(state, "walk 1 ccw card") == "MH-A5"
    # Onto a single goblin, too; only onto a pair there is a direction.
    single = play(table("1 1 2", on={"A1": "NE", "B1": "1-10"}), "lead 1 card")
    assert legal(single, "walk 1") == ["walk 1 cw card"]
    two = play(table("1 1 2", on={"A1": "NE", "B1": "1-10", "B2": "1-10"}), "lead 1 card")
    assert legal(two, "walk 1") == ["walk 1 cw card", "walk 1 ccw card"]
    # On the mountain itself every step has one.
    assert legal(play(table("1 1 2", on={"A1": "1-3"}), "lead 1 card"), "walk 1") == [
        "walk 1 cw card",
        "walk 1 ccw card",
    ]


def test_C23_over_goblins_stones_and_tiles() -> None:
    state = table("1 5 2", "1 1", on={"A1": "1-4", "B1": "1-5"}, tiles={"1-6": "ghost"}, stones=["1-8"])
    play(state, "lead 1 card", "walk 5 cw card")
    assert (where(state, "A1"), told(state), part(state, "stones")) == ("1-9", ["walk"], ["1-8"])
    # It may end on each of them.
    for card, found in ((1, "B1 A1"), (2, "A1"), (4, "A1")):
        state = table(f"1 {card} 2", "1 1", on={"A1": "1-4", "B1": "1-5"}, tiles={"1-6": "flying"}, stones=["1-8"])
        play(state, "lead 1 card", f"walk {card} cw card")
        assert stack(state, f"1-{4 + card}") == found


@pytest.mark.parametrize("pair", [("B1", "B2"), ("A2", "A3"), ("A2", "B1")])
def test_C24_nobody_jumps_over_a_pair(pair: tuple[str, str]) -> None:
    state = table("1 1 2 3 4", on={"A1": "1-3", pair[0]: "1-5", pair[1]: "1-5"}, held=[2, 0])
    play(state, "lead 1 card")
    assert legal(state, "walk") == [
        "walk 1 cw card", "walk 1 ccw card", "walk 2 cw card", "walk 2 ccw card", "walk 3 ccw card", "walk 4 ccw card",
    ]  # fmt: skip
    assert clause(state, "walk 3 cw card") == "C24"


def test_A15_a_pair_stops_after_the_step_up_and_out_of_a_village() -> None:
    up = {"B3": "1-5", "A1": "1-5", "B1": "2-5", "B2": "2-5"}
    state = play(table("1 2 3", on=up), "lead 1 card")
    assert legal(state, "climb") == ["climb 2 cw card", "climb 2 ccw card", "climb 3 ccw card"]
    assert clause(state, "climb 3 cw card") == "C24"
    assert stack(play(state, "climb 2 cw card"), "2-5") == "B1 A1"
    out = {"A1": "NE", "B1": "1-11", "B2": "1-11"}
    state = play(table("1 2 3", on=out), "lead 1 card")
    assert legal(state) == ["walk 2 cw card", "walk 2 ccw card", "walk 3 ccw card"]
    # The pair of which the goblin itself is the upper one does not stop it.
    state = play(table("1 5 3", on={"B1": "1-5", "A1": "1-5"}), "lead 1 card", "walk 5 cw card")
    assert where(state, "A1") == "1-10"


# --- Landing.


def test_C25_an_empty_square() -> None:
    state = play(table("1 2 3", on={"A1": "1-3"}), "lead 1 card", "walk 2 cw card")
    assert (told(state), state.phase, legal(state)) == (["walk"], "move", ["walk 3 cw card", "walk 3 ccw card", "stop"])


def test_C26_a_stone_is_taken() -> None:
    state = play(table("1 2 3", on={"A1": "1-6"}, stones=["1-8", "1-24"]), "lead 1 card", "walk 2 cw card")
    assert (part(state, "held"), part(state, "stones")) == ([1, 0], ["1-24"])
    # From this moment there is one card more.
    play(state, "stop")
    assert len(part(state, "hands")[0]) == 4


def test_A42_the_card_for_a_stone_comes_at_once() -> None:
    state = table("1 2 3", on={"A1": "1-6"}, stones=["1-8"], draw="5 4 4 4")
    play(state, "lead 1 card", "walk 2 cw card")
    assert (told(state), hand(state, 0)) == (["walk", "stone", "draw"], "3 5")
    # Also out of turn.
    on = {"A2": "1-7", "B1": "1-7", "A1": "1-6"}
    state = table("1 1 5", "2 3 4", on=on, stones=["1-8"], draw="5 4 4 4")
    play(state, "lead 1 card", "walk 1 cw card")
    assert (hand(state, 1), state.player) == ("2 3 4 5", 0)
    # Not for a stone that a Raven takes.
    state = table("1 2 3", on={"A1": "1-6"}, stones=["1-8"], ravens=[1, 0])
    play(state, "lead 1 card", "walk 2 cw card")
    assert (hand(state, 0), part(state, "held")) == ("3", [0, 0])


def test_C27_never_more_than_two_stones() -> None:
    state = table("1 2 3", on={"A1": "1-6"}, stones=["1-8"], held=[2, 0])
    play(state, "lead 1 card", "walk 2 cw card")
    assert (told(state), hand(state, 0)) == (["walk", "spare"], "3")
    assert (part(state, "held"), part(state, "stones")) == ([2, 0], [])


def test_A54_no_stone_under_a_goblin() -> None:
    # By walk, by climb and by shove; random games test it everywhere.
    climb = table("1 1 2", on={"B1": "1-13", "A1": "1-13"}, stones=["2-10"])
    assert part(play(climb, "lead 1 card", "climb 1 cw card"), "stones") == []
    shove = table("1 1 2", on={"A2": "1-7", "B1": "1-7", "A1": "1-6"}, stones=["1-8"])
    assert part(play(shove, "lead 1 card", "walk 1 cw card"), "stones") == []


@pytest.mark.parametrize("kind", ["passage", "ghost", "whirlwind", "flying", "trapdoor"])
def test_C30_C44_a_tile_is_used_and_face_down_again(kind: str) -> None:
    state = play(table("1 3 5", on={"A1": "1-3"}, tiles={"1-6": kind}), "lead 1 card", "walk 3 cw card")
    assert told(state)[:2] == ["walk", "tile"]
    assert state.events(1)[1]["kind"] == kind
    assert part(state, "tiles") == {"1-6": [kind, "down"]}


@pytest.mark.parametrize("kind", ["ball", "raven"])
def test_C30_C44_crystal_ball_and_raven_leave(kind: str) -> None:
    tiles = {"1-6": kind, "1-2": "ghost", "1-12": "ghost", "1-16": "ghost"}
    state = table("1 3 5", "1 2 2", on={"A1": "1-3", "B1": "1-4"}, tiles=tiles)
    play(state, "lead 1 card", "walk 3 cw card")
    assert part(state, "tiles").keys() == {"1-2", "1-12", "1-16"}
    # Its square is plain from then on.
    play(state, *(["raven 1"] if kind == "raven" else ["reveal 1-2", "reveal 1-12", "reveal 1-16"]), "walk 5 cw card")
    play(state, "lead 1 card", "walk 2 cw card")
    assert (where(state, "B1"), told(state)) == ("1-6", ["walk"])


@pytest.mark.parametrize("remember", [False, True])
def test_A47_everyone_sees_a_tile_that_is_carried_out(remember: bool) -> None:
    state = table("1 3 5", on={"A1": "1-3"}, tiles={"1-6": "flying", "1-2": "ghost"}, options={"remember": remember})
    assert state.view(1)["tiles"]["1-6"] == {"kind": None, "up": False}
    play(state, "lead 1 card", "walk 3 cw card", "stop")
    for seat in (0, 1, None):
        assert state.view(seat)["tiles"] == {"1-2": {"kind": None, "up": False}, "1-6": {"kind": "flying", "up": False}}
        assert state.view(seat)["remember"] is remember
    assert part(state, "seen") == [["1-6"], ["1-6"]]


def test_A28_only_landing_sets_off_a_tile() -> None:
    # A ball turns up the tile under B1, and nothing happens.
    on = {"A1": "1-3", "B1": "1-12", "A2": "1-16", "B2": "1-16"}
    tiles = {"1-6": "ball", "1-12": "ghost", "1-16": "ghost", "1-22": "passage"}
    state = play(table("1 3 5", "2 1 1", on=on, tiles=tiles), "lead 1 card", "walk 3 cw card")
    play(state, "reveal 1-12", "reveal 1-16", "reveal 1-22")
    assert (where(state, "B1"), state.phase, state.player) == ("1-12", "move", 0)
    # B2 leaves, A2 is uncovered on a Ghost, and nothing happens.
    play(state, "stop", "lead 2 card", "walk 1 cw card")
    assert (where(state, "A2"), told(state)) == ("1-16", ["walk"])


def test_A28_who_waits_goes_on_waiting() -> None:
    on = {"A1": "1-3", "B1": "2-14", "A2": "3-11"}
    tiles = {"1-6": "ball", "2-14": "passage", "1-16": "ghost", "1-22": "passage"}
    state = play(table("1 3 5", on=on, tiles=tiles, waiting="B1"), "lead 1 card", "walk 3 cw card")
    play(state, "reveal 2-14", "reveal 1-16", "reveal 1-22")
    assert (where(state, "B1"), part(state, "waiting")) == ("2-14", [[1, 1]])


@pytest.mark.parametrize("kind", ["passage", "ghost", "raven", "ball", "whirlwind", "flying", "trapdoor"])
def test_C35_A29_a_tile_under_a_goblin_is_ignored(kind: str) -> None:
    state = table("1 3 5", on={"A1": "1-3", "B1": "1-6"}, tiles={"1-6": kind, "1-2": "ghost"})
    play(state, "lead 1 card", "walk 3 cw card")
    assert (told(state), stack(state, "1-6")) == (["walk"], "B1 A1")
    assert part(state, "tiles")["1-6"] == [kind, "down"]
    assert state.view(0)["tiles"]["1-6"]["kind"] is None

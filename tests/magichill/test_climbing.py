"""Landing on a goblin, and climbing from it."""

from __future__ import annotations

import pytest

import vaka
from tests.magichill.situations import clause, legal, part, play, stack, table, told, where
from tests.magichill.test_ways import BOARD

WALK_ON = {"walk_on": True}


def test_C31_A7_block_or_climb() -> None:
    state = play(table("1 2 3", on={"A1": "1-3", "B1": "1-5"}), "lead 1 card", "walk 2 cw card")
    assert legal(state) == ["climb 3 cw card", "climb 3 ccw card", "stop"]
    blocked = play(state.clone(), "stop")
    assert (stack(blocked, "1-5"), blocked.player) == ("B1 A1", 1)
    assert where(play(state, "climb 3 cw card"), "A1") == "2-6"


def test_C31_the_goblin_below_is_blocked() -> None:
    state = table("1 2 3", "1 2 3", on={"A1": "1-3", "B1": "1-5", "B2": "1-15"})
    play(state, "lead 1 card", "walk 2 cw card", "stop")
    assert clause(state, "lead 1 card") == "A12"
    assert "lead 2 card" in legal(state)


def test_A8_no_walking_on_after_landing_on_a_goblin() -> None:
    state = play(table("1 2 3", on={"A1": "1-3", "B1": "1-5"}), "lead 1 card", "walk 2 cw card")
    assert {clause(state, f"walk 3 {way} card") for way in ("cw", "ccw")} == {"C31"}
    # Where climbing is impossible, too, the turn ends: a corner, an occupied square above.
    for on in ({"A1": "1-8", "B1": "1-10"}, {"A1": "1-3", "B1": "1-5", "B2": "2-4"}):
        state = play(table("1 2 3", on=on), "lead 1 card", "walk 2 cw card")
        assert state.player == 1


def test_A8_the_option_walk_on() -> None:
    state = table("1 2 3", on={"A1": "1-3", "B1": "1-5"}, options=WALK_ON)
    play(state, "lead 1 card", "walk 2 cw card")
    assert legal(state) == ["walk 3 cw card", "walk 3 ccw card", "climb 3 cw card", "climb 3 ccw card", "stop"]
    assert where(play(state, "walk 3 ccw card"), "A1") == "1-2"
    corner = table("1 2 3", on={"A1": "1-8", "B1": "1-10"}, options=WALK_ON)
    assert legal(play(corner, "lead 1 card", "walk 2 cw card")) == ["walk 3 cw card", "walk 3 ccw card", "stop"]


def test_MH_A9_after_a_shove_only_climbing() -> None:
    on = {"A1": "1-3", "B1": "1-5", "B2": "1-5"}
    state = play(table("1 2 3", on=on), "lead 1 card", "walk 2 cw card")
    assert legal(state) == ["climb 3 cw card", "climb 3 ccw card", "stop"]
    state = play(table("1 2 3", on=on, options=WALK_ON), "lead 1 card", "walk 2 cw card")
    assert {"walk 3 cw card", "climb 3 cw card"} <= set(legal(state))


def test_MH_A9_a_fourth_card_may_climb() -> None:
    on = {"A1": "1-4", "B1": "1-9"}
    state = table("1 2 3 5", on=on, tiles={"1-6": "flying"}, held=[1, 0], draw="1 1 1 1 1")
    play(state, "lead 1 card", "walk 2 cw card", "walk 3 cw card")
    assert (stack(state, "1-9"), state.phase) == ("B1 A1", "move")
    assert legal(state) == ["climb 1 cw card", "climb 5 cw card", "climb 5 ccw card", "stop"]
    assert where(play(state, "climb 1 cw card"), "A1") == "2-8"


def test_MH_A9_a_passage_does_not_end_the_turn() -> None:
    state = table("1 2 3", on={"A1": "1-4"}, tiles={"1-6": "passage"})
    play(state, "lead 1 card", "walk 2 cw card")
    assert (where(state, "A1"), legal(state)) == ("2-5", ["walk 3 cw card", "walk 3 ccw card", "stop"])


def test_MH_A9_walking_on_from_a_blocked_trapdoor() -> None:
    state = table("1 1 3", on={"A1": "3-7", "B1": "2-11"}, tiles={"3-8": "trapdoor"})
    play(state, "lead 1 card", "walk 1 cw card")
    assert (where(state, "A1"), part(state, "waiting")) == ("3-8", [[0, 1]])
    play(state, "walk 3 cw card")
    assert (where(state, "A1"), part(state, "waiting")) == ("3-11", [])


def test_A9_who_starts_on_a_goblin_may_climb_or_walk() -> None:
    state = play(table("1 2 3", on={"B1": "1-5", "A1": "1-5"}), "lead 1 card")
    assert legal(state, "walk 2") == ["walk 2 cw card", "walk 2 ccw card"]
    assert legal(state, "climb 2") == ["climb 2 cw card", "climb 2 ccw card"]
    assert where(play(state, "walk 2 cw card"), "A1") == "1-7"
    # On a corner it can at least walk.
    corner = play(table("1 2 3", on={"B1": "1-10", "A1": "1-10"}), "lead 1 card")
    assert (len(legal(corner, "walk")), legal(corner, "climb")) == (4, [])


def test_C34_landing_with_the_third_card_ends_the_turn() -> None:
    state = table("1 2 1 5", None, on={"A1": "1-3", "B1": "1-6"}, held=[1, 0])
    play(state, "lead 1 card", "walk 2 cw card", "walk 1 cw card")
    assert (stack(state, "1-6"), state.player) == ("B1 A1", 1)
    # In a later round it climbs.
    later = play(table("1 2 1", None, on={"B1": "1-6", "A1": "1-6"}), "lead 1 card", "climb 1 cw card")
    assert where(later, "A1") == "2-5"


@pytest.mark.parametrize("ladder", ["A2", "B2"])
def test_A52_own_or_foreign_ladder(ladder: str) -> None:
    state = table("1 2 3", "2 1 1", on={"A1": "1-3", ladder: "1-5"})
    play(state, "lead 1 card", "walk 2 cw card", "climb 3 cw card")
    assert (where(state, ladder), where(state, "A1")) == ("1-5", "2-6")
    # The lower one is free again.
    if ladder == "B2":
        assert "lead 2 card" in legal(state)


def test_A53_C36_never_more_than_two() -> None:
    with pytest.raises(vaka.PositionError, match="3 on 1-5; two are the most"):
        table(on={"A1": "1-5", "B1": "1-5", "B2": "1-5"})
    state = table("1 2 3", on={"A1": "1-3", "B1": "1-5", "B2": "1-5"})
    play(state, "lead 1 card", "walk 2 cw card")
    assert [stack(state, square) for square in ("1-5", "1-6")] == ["B1 A1", "B2"]


def test_C22_only_from_a_goblin_or_by_a_passage() -> None:
    for place in ("1-5", "NE"):
        state = play(table("1 2 3", on={"A1": place}), "lead 1 card")
        assert clause(state, "climb 2 cw card") == "C22"
    # The lower one of a pair does not climb either: it cannot even be named.
    state = play(table("1 1 3", on={"A1": "1-5"}, tiles={"1-6": "passage"}), "lead 1 card", "walk 1 cw card")
    assert where(state, "A1") == "2-5"


def test_C32_not_from_a_corner_nor_onto_a_goblin() -> None:
    corner = play(table("1 2 3", on={"B1": "2-8", "A1": "2-8"}), "lead 1 card")
    assert clause(corner, "climb 2 cw card") == "C32"
    taken = play(table("1 2 3", on={"B1": "1-5", "A1": "1-5", "B2": "2-4"}), "lead 1 card")
    assert clause(taken, "climb 2 cw card") == "C32"
    # A corner above does not matter.
    beside = play(table("1 1 3", on={"B1": "1-9", "A1": "1-9"}), "lead 1 card", "climb 1 cw card")
    assert where(beside, "A1") == "2-8"


def test_C33_the_step_up_counts_one() -> None:
    for way, end in (("cw", "2-13"), ("ccw", "2-11")):
        state = table("3 4 2", on={"A3": "1-11", "B2": "1-15"})
        assert where(play(state, "lead 3 card", "walk 4 cw card", f"climb 2 {way} card"), "A3") == end


def test_A10_up_only_with_the_first_step_and_one_level_a_card() -> None:
    # From 1-3, over B1 on 1-5: no way leads to level 2.
    state = play(table("1 4 5", on={"A1": "1-3", "B1": "1-5"}), "lead 1 card")
    assert not legal(state, "climb")
    # On top of 2-4 a goblin beside the way up does not lift it a second time.
    state = table("1 2 5", on={"B1": "1-5", "A1": "1-5", "B2": "2-5"})
    play(state, "lead 1 card", "climb 2 cw card")
    assert (stack(state, "2-5"), where(state, "A1")) == ("B2 A1", "2-5")
    assert {where(play(state.clone(), f"climb 5 {way} card"), "A1") for way in ("cw", "ccw")} == {"3-8", "3-0"}


def test_A11_climbing_with_a_1() -> None:
    state = play(table("1 1 2", on={"B1": "1-13", "A1": "1-13"}, stones=["2-10"]), "lead 1 card")
    assert legal(state, "climb 1") == ["climb 1 cw card"]
    assert clause(state, "climb 1 ccw card") == "MH-A5"
    play(state, "climb 1 cw card")
    assert (where(state, "A1"), part(state, "held")) == ("2-10", [1, 0])
    tile = table("1 1 2", on={"B1": "1-3", "A1": "1-3"}, tiles={"2-2": "flying"})
    assert told(play(tile, "lead 1 card", "climb 1 cw card"))[:3] == ["climb", "tile", "extra"]


def test_A27_a_stone_or_tile_does_not_occupy_a_square() -> None:
    stone = play(table("1 1 2", on={"B1": "1-13", "A1": "1-13"}, stones=["2-10"]), "lead 1 card")
    assert "climb 1 cw card" in legal(stone)
    tile = play(table("1 1 2", on={"B1": "1-3", "A1": "1-3"}, tiles={"2-2": "ghost"}), "lead 1 card")
    assert "climb 1 cw card" in legal(tile)
    # For passages, too.
    passage = table("1 1 2", on={"A1": "1-1"}, tiles={"1-2": "passage"}, stones=["2-1"], options={"board": BOARD})
    assert where(play(passage, "lead 1 card", "walk 1 cw card"), "A1") == "2-1"


# --- The summit.


def test_C59_the_first_on_the_summit_wins_at_once() -> None:
    state = table("1 2 3", None, on={"B1": "4-5", "A1": "4-5"})
    play(state, "lead 1 card", "climb 2 cw card")
    assert (state.over, state.player, state.winners, legal(state)) == (True, None, [0], [])
    assert told(state) == ["climb", "win"]
    for action in ("lead 1 card", "done", "stop", "walk 1 cw card", "turn cw", "place 1 NW"):
        assert clause(state, action) == "C59"
    assert state.scores == [5, 4]


@pytest.mark.parametrize("card", [1, 2, 3, 4, 5])
def test_C60_no_exact_count(card: int) -> None:
    state = play(table(f"1 {card} 3", on={"B1": "4-5", "A1": "4-5"}), "lead 1 card")
    assert clause(state, f"climb {card} ccw card") == "MH-A5"
    assert play(state, f"climb {card} cw card").winners == [0]


def test_A48_from_level_4_on_a_goblin_or_by_a_passage() -> None:
    assert clause(play(table("1 2 3", on={"A1": "4-5"}), "lead 1 card"), "climb 2 cw card") == "C22"
    corner = {"B1": "4-4", "A1": "4-4"}
    assert clause(play(table("1 2 3", on=corner), "lead 1 card"), "climb 2 cw card") == "C32"
    passage = play(table("1 1 3", on={"A1": "4-5"}, tiles={"4-6": "passage"}), "lead 1 card", "walk 1 cw card")
    assert (passage.winners, told(passage)) == ([0], ["walk", "tile", "win"])


def test_A49_win_in_another_players_turn() -> None:
    on = {"A2": "4-5", "B3": "4-5", "A1": "4-4"}
    state = table("1 1 2", None, None, on=on, tiles={"4-6": "passage"})
    play(state, "lead 1 card", "walk 1 cw card")
    assert (state.winners, told(state)) == ([1], ["walk", "shove", "tile", "win"])
    assert state.returns() == [-0.5, 1.0, -0.5]
    # The cards of the turn are discards, nobody draws.
    assert part(state, "discard") == ["1", "1"]
    # A single goblin on the passage: the shoved one only sits on it.
    state = table("1 1 2", None, None, on=on | {"C1": "4-6"}, tiles={"4-6": "passage"})
    assert not play(state, "lead 1 card", "walk 1 cw card").over

"""Crystal ball, Whirlwind, Flying card and Raven."""

from __future__ import annotations

import pytest

import vaka
from tests.magichill.situations import asked, clause, hand, legal, part, play, table, told, where

NEAR = {"A1": "1-3", "B2": "1-12"}
SHOVE = {"A2": "1-5", "B1": "1-5", "A1": "1-4"}  # the shove goes onto 1-6
TILES = {"1-6": "ball", "1-2": "passage", "1-12": "ghost", "2-2": "whirlwind", "4-2": "flying up"}


def ball(tiles: dict[str, str] = TILES, **parts: object) -> vaka.State:
    """A Crystal ball has just been found."""
    state = table("1 3 5", None, on=NEAR, tiles=tiles, **parts)  # type: ignore[arg-type]
    return play(state, "lead 1 card", "walk 3 cw card")


def test_C45_three_tiles_must_be_turned_up() -> None:
    state = ball()
    assert (asked(state), part(state, "pending")["tile"]["left"]) == (("ball", 0, "A1"), 3)
    assert clause(state, "stop") == "A50"
    play(state, "reveal 1-2", "reveal 1-12")
    assert part(state, "pending")["tile"]["left"] == 1
    play(state, "reveal 2-2")
    assert state.phase == "move"
    assert part(state, "tiles") == {
        "1-2": ["passage", "up"], "1-12": ["ghost", "up"], "2-2": ["whirlwind", "up"], "4-2": ["flying", "up"],
    }  # fmt: skip
    assert clause(state, "reveal 1-2") == "C45"


def test_A33_any_face_down_tile_one_by_one() -> None:
    state = ball()
    # Also the one under B2; not the ball itself, nor one that lies face up.
    assert legal(state) == ["reveal 1-2", "reveal 1-12", "reveal 2-2"]
    assert {clause(state, action) for action in ("reveal 1-6", "reveal 4-2", "reveal 1-16")} == {"A33"}
    play(state, "reveal 1-12")
    assert legal(state) == ["reveal 1-2", "reveal 2-2"]
    assert clause(state, "reveal 1-12") == "A33"
    assert where(state, "B2") == "1-12"


def test_A33_MH_A7_with_fewer_all_of_them() -> None:
    # Only a position can show it: in a game at least eight lie face down.
    state = ball({"1-6": "ball", "1-2": "ghost"})
    assert part(state, "pending")["tile"]["left"] == 1
    assert play(state, "reveal 1-2").phase == "move"
    assert ball({"1-6": "ball"}).phase == "move"


def test_MH_A7_the_owner_decides_also_out_of_turn() -> None:
    for kind, verb in (("ball", "reveal"), ("raven", "raven"), ("ghost", "village"), ("trapdoor", "village")):
        state = table("1 1 5", None, on=SHOVE, tiles=TILES | {"1-6": kind})
        play(state, "lead 1 card", "walk 1 cw card")
        assert state.player == 1
        assert all(action.startswith(verb) for action in legal(state))
    state = table("1 1 5", None, on=SHOVE, tiles={"1-6": "whirlwind"})
    assert play(state, "lead 1 card", "walk 1 cw card").player == 0


def test_C46_A34_shown_tiles_stay_up_until_used() -> None:
    state = table("1 3 5", "2 4 3", on=NEAR, tiles=TILES | {"1-16": "flying", "4-2": "ghost"})
    play(state, "lead 1 card", "walk 3 cw card", "reveal 1-2", "reveal 1-16", "reveal 2-2", "stop")
    assert [square for square, (_, side) in part(state, "tiles").items() if side == "up"] == ["1-2", "1-16", "2-2"]
    # B2 lands on one of them: that one alone is face down again.
    play(state, "lead 2 card", "walk 4 cw card")
    assert [square for square, (_, side) in part(state, "tiles").items() if side == "up"] == ["1-2", "2-2"]


def test_C46_C47_a_whirlwind_turns_all_face_down() -> None:
    tiles = {"1-6": "whirlwind", "1-2": "ghost up", "4-2": "passage up", "2-2": "raven"}
    state = play(table("1 3 5", on=NEAR, tiles=tiles), "lead 1 card", "walk 3 cw card")
    assert {side for _, side in part(state, "tiles").values()} == {"down"}
    assert told(state) == ["walk", "tile", "down"]
    # Those who saw them still know them.
    assert part(state, "seen") == [["1-2", "1-6", "4-2"]] * 2


def test_A35_a_whirlwind_in_the_ball_does_not_blow() -> None:
    state = play(ball(), "reveal 2-2", "reveal 1-2", "reveal 1-12")
    assert (part(state, "rotation"), state.phase) == (0, "move")
    assert part(state, "tiles")["4-2"] == ["flying", "up"]


def test_MH_A10_the_rulebook_says_where_it_departs() -> None:
    # C57 is read like C58: a shoved foreign goblin on a Trapdoor of level 1 does not end the turn.
    state = table("1 1 5", None, on=SHOVE, tiles={"1-6": "trapdoor"})
    play(state, "lead 1 card", "walk 1 cw card", "village SW")
    assert (state.player, state.phase) == (0, "move")
    for clause_id in ("A35", "MH-A10"):
        assert "depart" in state.game.clause(clause_id).text("en")


@pytest.mark.parametrize(("way", "rotation"), [("cw", 1), ("ccw", 3)])
def test_C48_the_mountain_turns_and_the_villages_stay(way: str, rotation: int) -> None:
    state = table("1 3 5", on=NEAR, tiles={"1-6": "whirlwind"}, stones=["1-8"])
    play(state, "lead 1 card", "walk 3 cw card")
    assert legal(state) == ["turn cw", "turn ccw"]
    assert clause(ball(), "turn cw") == "C48"
    play(state, f"turn {way}")
    position = state.position()
    assert (position["rotation"], position["stones"]) == (rotation, ["1-8"])
    assert position["goblins"] == [["1-6", "NW", "NE", "NE", "SE"], ["NW", "1-12", "NE", "NE", "SE"]]
    # A quarter turn clockwise brings the north-western corner to the north-eastern village.
    corner = {"cw": {"NW": "1-30", "NE": "1-0"}, "ccw": {"NW": "1-10", "NE": "1-20"}}[way]
    for village, square in corner.items():
        other = table("3 1", on={"A3": village}, rotation=rotation)
        assert where(play(other, "lead 3 card", "walk 1 cw card"), "A3") == square


@pytest.mark.parametrize("turns", [1, 2, 3, 4])
def test_C48_four_quarter_turns_are_none(turns: int) -> None:
    state = table("1 3 5", on=NEAR, tiles={"1-6": "whirlwind"}, rotation=turns - 1)
    assert part(play(state, "lead 1 card", "walk 3 cw card", "turn cw"), "rotation") == turns % 4


def test_A36_the_player_on_turn_must_turn_it() -> None:
    state = table("1 1 5", None, on=SHOVE, tiles={"1-6": "whirlwind", "1-2": "ghost up"})
    play(state, "lead 1 card", "walk 1 cw card")
    assert part(state, "tiles")["1-2"] == ["ghost", "down"]
    assert (asked(state), legal(state)) == (("whirlwind", 0, "B1"), ["turn cw", "turn ccw"])
    assert state.why_not("turn cw", seat=1).id == "C15"  # type: ignore[union-attr]


# --- The Flying card.


def test_C49_a_card_at_once_and_one_more_to_play() -> None:
    state = table("1 3 5 5", on=NEAR, tiles={"1-6": "flying"}, held=[1, 0], draw="2 4 4 4 4")
    play(state, "lead 1 card", "walk 3 cw card")
    assert (hand(state, 0), part(state, "pending")["limit"]) == ("2 5 5", 4)
    # The drawn card or another.
    assert {"walk 2 cw card", "walk 5 cw card"} <= set(legal(state))
    play(state, "walk 2 cw card", "walk 5 cw card")
    assert (where(state, "A1"), state.player) == ("1-13", 1)


def test_A37_two_in_one_turn() -> None:
    tiles = {"1-6": "flying", "1-12": "flying"}
    state = table("1 3 1 5", on={"A1": "1-3"}, tiles=tiles, held=[1, 0], draw="1 2 3 4 4 4 4")
    play(state, "lead 1 card", "walk 3 cw card", "walk 1 cw card", "walk 5 cw card")
    assert (where(state, "A1"), part(state, "pending")["limit"], hand(state, 0)) == ("1-12", 5, "1 2")
    play(state, "walk 2 cw card")
    # The fifth was the last.
    assert (where(state, "A1"), state.player) == ("1-14", 1)
    assert len(part(state, "discard")) - len(part(table("1 3 1 5", held=[1, 0], draw="1 2 3 4 4 4 4"), "discard")) == 5


def test_A37_A38_no_card_for_a_hand_of_five() -> None:
    state = table("1 1 5", "1 2 3 4 5", on=SHOVE, tiles={"1-6": "flying"}, held=[0, 2])
    play(state, "lead 1 card", "walk 1 cw card")
    assert (hand(state, 1), part(state, "bonus"), told(state)) == (
        "1 2 3 4 5",
        [0, 1],
        ["walk", "shove", "tile", "extra"],
    )


def test_A38_out_of_turn_for_the_next_own_turn() -> None:
    state = table("1 1 5", "1 2 2", on=SHOVE, tiles={"1-6": "flying"}, draw="2 3 3 3 3 3 3 3")
    play(state, "lead 1 card", "walk 1 cw card")
    assert (hand(state, 1), part(state, "bonus")) == ("1 2 2 2", [0, 1])
    assert part(state, "pending")["limit"] == 3
    play(state, "stop", "lead 1 card")
    assert (part(state, "pending")["limit"], part(state, "bonus")) == (4, [0, 0])
    play(state, "walk 2 cw card", "walk 2 cw card", "walk 2 cw card")
    assert (where(state, "B1"), state.player, part(state, "bonus")) == ("1-12", 0, [0, 0])
    # The turn after that has three again.
    play(state, "done", "done")
    assert part(state, "bonus") == [0, 0]


def test_A38_MH_A14_it_lapses_with_an_exchange() -> None:
    state = table("1 1 5", "1 2 2", "3 3 3", on=SHOVE, bonus=[0, 1, 0], turn=1)
    play(state, "toss 1")
    assert part(state, "bonus") == [0, 1, 0]
    play(state, "done")
    assert part(state, "bonus") == [0, 0, 0]


def test_A43_a_hand_above_the_limit_lasts_until_the_next_turns_end() -> None:
    state = table("1 1 5", "1 2 2", on=SHOVE, tiles={"1-6": "flying"}, draw="2 3 3 3 3 3 3 3")
    play(state, "lead 1 card", "walk 1 cw card", "stop", "lead 1 card", "walk 2 cw card", "stop")
    assert hand(state, 1) == "2 2 3"


# --- The Raven.


def raven(hand_of_b: str = "2 3 4 5", victim: int = 1, **parts: object) -> vaka.State:
    """A Raven has just been sent."""
    state = table("1 3 5", hand_of_b, "1 2 4", on=NEAR, tiles={"1-6": "raven"}, **parts)  # type: ignore[arg-type]
    return play(state, "lead 1 card", "walk 3 cw card", f"raven {victim}")


def test_C50_a_stone_and_a_card_are_lost() -> None:
    state = raven(held=[0, 1, 0])
    assert (part(state, "held"), part(state, "tiles"), part(state, "stones")) == ([0, 0, 0], {}, [])
    assert (state.player, legal(state)) == (1, ["drop 2", "drop 3", "drop 4", "drop 5"])
    play(state, "drop 3")
    assert (hand(state, 1), state.player, state.phase) == ("2 4 5", 0, "move")
    assert part(state, "discard")[0] == "3"


def test_C50_only_players_at_the_table_and_cards_in_hand() -> None:
    state = play(table("1 3 5", None, None, on=NEAR, tiles={"1-6": "raven"}), "lead 1 card", "walk 3 cw card")
    assert legal(state) == ["raven 0", "raven 1", "raven 2"]
    assert {clause(state, action) for action in ("raven 3", "raven 4", "drop 2")} == {"C50"}
    dropping = raven(held=[0, 1, 0])
    assert {clause(dropping, action) for action in ("drop 1", "drop joker", "raven 0")} == {"C50"}


def test_A39_oneself_may_be_named() -> None:
    state = raven(victim=0, held=[1, 0, 0])
    assert (part(state, "held"), state.player, state.phase) == ([0, 0, 0], 0, "move")


def test_A40_a_card_only_above_the_limit_and_only_one() -> None:
    state = raven("2 3 4", held=[0, 1, 0])
    assert (hand(state, 1), state.player) == ("2 3 4", 0)
    state = play(raven("2 3 4 4 5", held=[0, 1, 0]), "drop 4")
    assert (hand(state, 1), state.player) == ("2 3 4 5", 0)
    state = play(raven("2 3 4 4 5", held=[0, 2, 0]), "drop 4")
    assert (part(state, "held"), hand(state, 1)) == ([0, 1, 0], "2 3 4 5")


def test_MH_A8_in_ones_own_turn_one_just_refills_to_the_lower_limit() -> None:
    state = table("1 3 5 5", on=NEAR, tiles={"1-6": "raven"}, held=[1, 0])
    play(state, "lead 1 card", "walk 3 cw card", "raven 0")
    assert (state.phase, hand(state, 0)) == ("move", "5 5")
    assert len(part(play(state, "stop"), "hands")[0]) == 3


def test_C51_a_raven_waits_for_a_stone() -> None:
    state = raven("2 3 4")
    assert (part(state, "ravens"), hand(state, 1), state.player) == ([0, 1, 0], "2 3 4", 0)
    assert told(state) == ["raven", "lurk"]
    # Both go to the box, and there is no card.
    found = table("1 2 5", on={"A1": "1-6"}, stones=["1-8"], ravens=[1, 0])
    play(found, "lead 1 card", "walk 2 cw card")
    assert (part(found, "ravens"), part(found, "held"), part(found, "stones")) == ([0, 0], [0, 0], [])
    assert (told(found), hand(found, 0)) == (["walk", "eaten"], "5")


def test_A41_several_ravens_take_one_stone_each() -> None:
    state = table("1 2 5", on={"A1": "1-6"}, stones=["1-8", "1-24"], ravens=[2, 0])
    play(state, "lead 1 card", "walk 2 cw card")
    assert (part(state, "ravens"), part(state, "held")) == ([1, 0], [0, 0])
    second = table("1 2 5", on={"A1": "1-22"}, stones=["1-24", "1-36"], ravens=[1, 0])
    play(second, "lead 1 card", "walk 2 cw card")
    assert (part(second, "ravens"), part(second, "held")) == ([0, 0], [0, 0])
    third = table("1 2 5", on={"A1": "1-34"}, stones=["1-36"])
    assert part(play(third, "lead 1 card", "walk 2 cw card"), "held") == [1, 0]
    # A Raven comes to lie beside another.
    assert part(raven("2 3 4", ravens=[0, 1, 0]), "ravens") == [0, 2, 0]


def test_MH_A14_every_tile_decision_has_the_same_form() -> None:
    for kind, left in (("ball", {"left": 3}), ("raven", {}), ("ghost", {}), ("trapdoor", {}), ("whirlwind", {})):
        state = table("1 1 5", None, on=SHOVE, tiles=TILES | {"1-6": kind})
        play(state, "lead 1 card", "walk 1 cw card")
        assert part(state, "pending")["tile"] == {"kind": kind, "goblin": [1, 1], **left}
    dropping = raven(held=[0, 1, 0])
    tile = part(dropping, "pending")["tile"]
    assert (tile["kind"], tile["goblin"], part(dropping, "player")) == ("raven", [0, 1], 1)

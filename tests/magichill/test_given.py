"""Positions in: what is left out is set up, what is named is all there is."""

from __future__ import annotations

import vaka
from tests.magichill.situations import VILLAGES, clause, legal, part, play, stack, table

ON = {"A1": "1-3", "B1": "1-5"}


def test_missing_parts_are_set_up_by_the_seed() -> None:
    game = vaka.load("magichill", players=3)
    one, same, other = game.at({}, 1), game.at({}, 1), game.at({}, 2)
    assert one == same
    assert one.position()["tiles"] != other.position()["tiles"]
    assert one.position()["draw"] != other.position()["draw"]
    assert [len(hand) for hand in one.position()["hands"]] == [3, 3, 3]
    kinds = [kind for kind, _ in part(one, "tiles").values()]
    assert (len(kinds), len(part(one, "stones"))) == (20, 9)
    assert "passage" in kinds[17:]
    assert part(one, "seen") == [[], [], []]
    assert [len(hand) for hand in game.at({"held": [0, 1, 2]}).position()["hands"]] == [3, 4, 5]


def test_MH_A12_what_is_named_is_all_there_is() -> None:
    game = vaka.load("magichill")
    state = game.at({"tiles": {"1-2": ["ghost", "up"]}, "stones": ["1-8"]})
    assert (part(state, "tiles"), part(state, "stones")) == ({"1-2": ["ghost", "up"]}, ["1-8"])
    assert len(part(game.at({"stones": []}), "tiles")) == 20
    assert len(part(game.at({"tiles": {}}), "stones")) == 9
    # A stone is not set up under a goblin.
    assert "1-8" not in part(game.at({"goblins": [["1-8", *VILLAGES[1:]], VILLAGES]}), "stones")


def test_MH_A12_all_keys_of_a_position() -> None:
    state = table("1 2 3", "1 1 1", on=ON)
    assert list(state.position()) == [
        "rotation", "goblins", "under", "tiles", "stones", "held", "ravens", "bonus", "seen", "waiting", "hands",
        "draw", "discard", "turn", "player", "phase", "pending",
    ]  # fmt: skip
    assert part(state, "pending") is None
    play(state, "lead 1 card")
    assert part(state, "pending") == {
        "led": 1, "played": ["1"], "limit": 3, "on_goblin": False, "tossed": 0, "tile": None,
    }  # fmt: skip
    play(state, "walk 2 cw card")
    assert part(state, "pending")["on_goblin"] is True
    unplaced = vaka.load("magichill").new(1)
    assert part(unplaced, "goblins") == [[None] * 5] * 2


def test_MH_A12_the_example_of_the_rules() -> None:
    given = {
        "rotation": 0,
        "goblins": [["1-12", "NW", "NE", "2-3", "2-3"], ["1-6", "NW", "NE", "NE", "SE"]],
        "under": {"2-3": [0, 4]},
        "tiles": {"1-2": ["ghost", "down"], "1-22": ["raven", "down"], "4-2": ["passage", "down"]},
        "stones": ["1-8"],
        "held": [1, 0],
        "ravens": [0, 0],
        "hands": [["3", "4", "2"], ["1"]],
    }
    lead = vaka.load("magichill").at(given | {"turn": 0, "phase": "lead"})
    assert stack(lead, "2-3") == "A4 A5"
    assert clause(lead, "lead 4 card") == "A12"
    # A Crystal ball that a shove has found for goblin 1 of seat 1 asks for two more tiles.
    asking = {"kind": "ball", "goblin": [1, 1], "left": 2}
    pending = {"led": 3, "played": ["3", "4"], "limit": 3, "on_goblin": False, "tossed": 0, "tile": asking}
    ball = vaka.load("magichill").at(given | {"phase": "tile", "pending": pending})
    assert (ball.player, legal(ball), part(ball, "pending")) == (
        1,
        ["reveal 1-2", "reveal 1-22", "reveal 4-2"],
        pending,
    )
    play(ball, "reveal 1-2", "reveal 4-2")
    assert (ball.player, ball.phase) == (0, "move")


def test_cards_not_named_lie_in_the_draw_pile_or_on_the_discards() -> None:
    state = table("1 2 3", "1 1 1", discard="4 5")
    assert (len(part(state, "draw")), part(state, "discard")) == (60 - 6 - 2, ["4", "5"])
    state = table("1 2 3", "1 1 1", draw="4 5")
    assert (part(state, "draw"), len(part(state, "discard"))) == (["4", "5"], 60 - 6 - 2)
    # The top of the draw pile is named first.
    play(state, "toss 3", "done")
    assert "4" in part(state, "hands")[0]


def test_seen_by_all_is_seen_by_onlookers() -> None:
    state = table(tiles={"1-2": "ghost", "1-6": "raven"}, seen=[["1-2", "1-6"], ["1-2"]])
    kinds = [[tile["kind"] for tile in state.view(seat)["tiles"].values()] for seat in (0, 1, None)]
    assert kinds == [["ghost", "raven"], ["ghost", None], ["ghost", None]]
    assert part(state, "seen") == [["1-2", "1-6"], ["1-2"]]


def test_a_position_may_begin_with_a_drop() -> None:
    asking = {"kind": "raven", "goblin": [0, 1], "left": 1}
    pending = {"led": 1, "played": ["1", "3"], "tile": asking}
    state = table("5", "2 3 4 5", on={"A1": "1-6"}, phase="tile", player=1, pending=pending)
    assert (state.player, legal(state)) == (1, ["drop 2", "drop 3", "drop 4", "drop 5"])
    assert play(state, "drop 2").phase == "move"

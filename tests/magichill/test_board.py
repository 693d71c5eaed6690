"""The mountain: its squares, its neighbours, and custom boards."""

from __future__ import annotations

import copy
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import vaka
from tests.magichill.situations import part, play, table, where
from vaka.games.magichill.board import ASSUMED
from vaka.games.magichill.mountain import ABOVE, BELOW, NOWHERE, SQUARES, TOP, above, below, first_square, steps_a_side
from vaka.games.magichill.names import is_corner, square_name, square_numbers

NUMBER = square_numbers(11)
PICTURE = """
1# 1. 1T 1. 1. 1. 1T 1. 1S 1. 1#
1. 2# 2. 2T 2. 2. 2. 2T 2. 2# 1.
1. 2. 3# 3. 3T 3. 3S 3. 3# 2. 1T
1. 2S 3. 4# 4. 4T 4. 4# 3. 2S 1.
1S 2. 3. 4. ^^ ^^ ^^ 4. 3T 2. 1.
1. 2T 3. 4S ^^ ^^ ^^ 4T 3. 2. 1.
1. 2. 3T 4. ^^ ^^ ^^ 4. 3. 2. 1T
1. 2S 3. 4# 4. 4T 4. 4# 3. 2T 1.
1T 2. 3# 3. 3S 3. 3T 3. 3# 2. 1.
1. 2# 2. 2T 2. 2. 2. 2T 2. 2# 1.
1# 1. 1. 1. 1T 1. 1S 1. 1T 1. 1#
"""


def name(square: int) -> str | None:
    return {TOP: "top", NOWHERE: None}.get(square) or (square_name(11, square) if square >= 0 else None)


def marked() -> tuple[list[str], list[str]]:
    """The tile squares and stone squares of the assumed board."""
    tiles, stones = (
        [f"{level}-{i}" for level, row in ASSUMED[what].items() for i in row] for what in ("tiles", "stones")
    )
    return tiles, stones


@pytest.mark.parametrize(
    ("square", "up"),
    [
        ("1-1", "2-0"), ("1-5", "2-4"), ("1-9", "2-8"), ("1-11", "2-8"), ("1-10", None), ("2-7", "3-6"), ("3-3", "4-2"),
        ("4-2", "top"), ("1-39", "2-0"), ("1-15", "2-12"), ("2-14", "3-11"), ("4-12", None),
    ],
)  # fmt: skip
def test_the_neighbour_above(square: str, up: str | None) -> None:
    assert name(above(11, NUMBER[square])) == up
    if up and up != "top":
        state = play(table("1 1", on={"B1": square, "A1": square}), "lead 1 card", "climb 1 cw card")
        assert where(state, "A1") == up


@pytest.mark.parametrize(
    ("square", "down"),
    [("2-4", "1-5"), ("4-2", "3-3"), ("3-8", "2-11"), ("2-0", None), ("3-6", None), ("1-5", None), ("2-31", "1-38")],
)
def test_the_neighbour_below(square: str, down: str | None) -> None:
    assert name(below(11, NUMBER[square])) == down


@pytest.mark.parametrize("side", [11, 12, 13])
def test_up_and_down_are_each_others_way_back(side: int) -> None:
    row = (side - 11) * SQUARES
    for square in range(first_square(side, 5)):
        up, down = int(ABOVE[row + square]), int(BELOW[row + square])
        assert (up == NOWHERE) == is_corner(side, square)
        if down != NOWHERE:
            assert ABOVE[row + down] == square
        if up not in (NOWHERE, TOP) and not is_corner(side, up):
            assert BELOW[row + up] == square
    assert [4 * steps_a_side(side, level) for level in (1, 2, 3, 4)] == [4 * side - 4 - 8 * i for i in range(4)]


def test_C5_C8_C10_the_assumed_board_is_the_picture() -> None:
    tiles, stones = marked()
    for y, line in enumerate(PICTURE.split("\n")[1:-1]):
        for x, cell in enumerate(line.split()):
            ring = min(x, y, 10 - x, 10 - y)
            if ring > 3:
                assert cell == "^^"
                continue
            m = 10 - 2 * ring
            place = x - ring if y == ring else m + y - ring if x == ring + m else 2 * m + (ring + m - x)
            if x == ring and y != ring:
                place = 3 * m + (ring + m - y)
            square = f"{ring + 1}-{place % (4 * m)}"
            what = "T" if square in tiles else "S" if square in stones else "#" if place % m == 0 else "."
            assert cell == f"{ring + 1}{what}"


def test_MH_A15_passages_and_trapdoors_lead_to_plain_squares_on_the_assumed_board() -> None:
    tiles, stones = marked()
    targets: list[str | None] = []
    for tile in tiles:
        ways = [name(above(11, NUMBER[tile])), name(below(11, NUMBER[tile]))]
        assert not {*ways} & {*tiles, *stones}
        targets += [way for way in ways if way not in (None, "top")]
    # No two goblins ever wait for one square, and nobody waits for a tile's own square.
    assert max(Counter(targets).values()) == 1


def test_A19_a_level_is_never_full_of_pairs() -> None:
    # No game can show it: there are too few goblins, also on the smallest mountain that is allowed.
    for side in (11, 12, 13):
        assert 2 * 4 * steps_a_side(side, 4) > 25
    with pytest.raises(vaka.OptionError, match="side is 11 to 13"):
        vaka.load("magichill", board={**ASSUMED, "side": 10})


def changed(**changes: Any) -> dict[str, Any]:
    return copy.deepcopy(ASSUMED) | changes


TILES, STONES = ASSUMED["tiles"], ASSUMED["stones"]


@pytest.mark.parametrize(
    ("board", "fault"),
    [
        (7, "it has side, tiles, stones"),
        ({"side": 11}, "it has side, tiles, stones"),
        (changed(colour="red"), "it has side, tiles, stones"),
        (changed(side=14), "side is 11 to 13"),
        (changed(side="11"), "side is 11 to 13"),
        (changed(side=True), "side is 11 to 13"),
        (changed(tiles=[]), "tiles are lists by level 1, 2, 3, 4"),
        (changed(stones={"5": []}), "stones are lists by level 1, 2, 3, 4"),
        (changed(tiles=TILES | {"1": 5}), "tiles on level 1 are places from 0 to 39"),
        (changed(tiles=TILES | {"4": [2, 6, 16]}), "tiles on level 4 are places from 0 to 15"),
        (changed(tiles=TILES | {"4": [2, 6, -1]}), "places from 0 to 15"),
        (changed(stones=STONES | {"4": ["14"]}), "stones on level 4 are places"),
        (changed(tiles=TILES | {"4": [2, 6]}), "it has 17 tiles on levels 1 to 3, 2 on level 4 and 9 stones"),
        (changed(tiles=TILES | {"3": [2, 8, 14]}), "it has 16 tiles on levels 1 to 3"),
        (changed(stones={"1": [8]}), "and 1 stones"),
        (changed(tiles=TILES | {"4": [2, 2, 6]}), "two things lie on one square"),
        (changed(stones=STONES | {"4": [10]}), "two things lie on one square"),
        (changed(stones=STONES | {"4": [12]}), "something lies on a corner"),
        (changed(tiles=TILES | {"3": [2, 6, 14, 20]}), "something lies on a corner"),
        ("no/such/file.json", "the file 'no/such/file.json' cannot be read"),
    ],
)
def test_C8_C10_a_board_of_ones_own_keeps_the_numbers(board: Any, fault: str) -> None:
    with pytest.raises(vaka.OptionError, match=r"17 tiles on levels 1 to 3, 3 on level 4, 9 stones") as error:
        vaka.load("magichill", board=board)
    assert fault in str(error.value)


def test_a_board_may_come_from_a_file(tmp_path: Path) -> None:
    tiles = {"1": [13, 14, 15, 16, 17, 18, 19], "2": [2, 6, 14, 18, 22, 28], "3": [2, 9, 14, 20], "4": [2, 5, 10]}
    board = {"side": 13, "stones": {"1": [1, 2, 3, 4, 5, 6, 7, 8, 9]}, "tiles": tiles}
    path = tmp_path / "board.json"
    path.write_text(json.dumps(board), "utf-8")
    game = vaka.load("magichill", board=str(path))
    assert game.options["board"]["stones"] == {"1": [1, 2, 3, 4, 5, 6, 7, 8, 9], "2": [], "3": [], "4": []}
    state = game.new(1)
    assert {"1-13", "1-19", "4-10"} <= set(part(state, "tiles"))
    assert state.view(0)["side"] == 13
    # The villages touch the corners of this mountain.
    for village, corner in (("NW", "1-0"), ("NE", "1-12"), ("SE", "1-24"), ("SW", "1-36")):
        moved = table("1 1", on={"A1": village}, options={"board": board})
        assert where(play(moved, "lead 1 card", "walk 1 cw card"), "A1") == corner
    path.write_text("{", "utf-8")
    with pytest.raises(vaka.OptionError, match="cannot be read"):
        vaka.load("magichill", board=str(path))


def test_the_assumed_board_is_shown_as_assumed() -> None:
    assert vaka.load("magichill").new(1).view(None)["board_assumed"] is True

"""Magic Hill: where tiles and stones lie. The printed board is not known, so the board is data, and assumed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from vaka.games.magichill.layout import LEVELS, LOW_TILES, STONES, TILES
from vaka.games.magichill.mountain import LEAST_SIDE, MOST_SIDE, first_square, steps_a_side
from vaka.games.magichill.names import is_corner

Board = dict[str, Any]

ASSUMED: Board = {
    "side": 11,
    "tiles": {
        "1": [2, 6, 12, 16, 22, 26, 32],
        "2": [2, 6, 14, 18, 22, 28],
        "3": [2, 8, 14, 20],
        "4": [2, 6, 10],
    },
    "stones": {"1": [8, 24, 36], "2": [10, 26, 30], "3": [4, 16], "4": [14]},
}
RIGHT = (
    f"a board, or the name of a JSON file with one: side {LEAST_SIDE} to {MOST_SIDE}, tiles and stones as lists of "
    f"places by level 1 to {LEVELS}: {LOW_TILES} tiles on levels 1 to 3, {TILES - LOW_TILES} on level 4, {STONES} "
    "stones, all different and none on a corner"
)


def squares(board: Board, what: str) -> list[int]:
    """The squares of a board's tiles or stones, by level and place."""
    side = board["side"]
    return [first_square(side, int(level)) + i for level, places in board[what].items() for i in places]


def check_board(value: Any, _options: Mapping[str, Any]) -> Board:
    """A board in its proper form; raises ValueError with the fault."""
    given = _from_file(value) if isinstance(value, str) else value
    if not isinstance(given, Mapping) or set(given) != set(ASSUMED):
        raise ValueError(f"it has {', '.join(ASSUMED)}")
    side = given["side"]
    if type(side) is not int or not LEAST_SIDE <= side <= MOST_SIDE:
        raise ValueError(f"side is {LEAST_SIDE} to {MOST_SIDE}")
    board = {"side": side, "tiles": _places(given, "tiles"), "stones": _places(given, "stones")}
    _check_squares(board)
    return board


def _from_file(name: str) -> Any:
    try:
        return json.loads(Path(name).read_text("utf-8"))
    except (OSError, ValueError) as fault:
        raise ValueError(f"the file {name!r} cannot be read: {fault}") from None


def _places(given: Mapping[str, Any], what: str) -> dict[str, list[int]]:
    """Places by level, all levels in order."""
    levels = [str(level) for level in range(1, LEVELS + 1)]
    if not isinstance(given[what], Mapping) or not set(given[what]) <= set(levels):
        raise ValueError(f"{what} are lists by level {', '.join(levels)}")
    found = {}
    for level in levels:
        places = given[what].get(level, [])
        length = 4 * steps_a_side(given["side"], int(level))
        if not isinstance(places, list) or not all(type(i) is int and 0 <= i < length for i in places):
            raise ValueError(f"{what} on level {level} are places from 0 to {length - 1}")
        found[level] = sorted(places)
    return found


def _check_squares(board: Board) -> None:
    """The numbers of the game, and nothing on a corner or twice."""
    high = len(board["tiles"]["4"])
    low = len(squares(board, "tiles")) - high
    stones = len(squares(board, "stones"))
    if (low, high, stones) != (LOW_TILES, TILES - LOW_TILES, STONES):
        raise ValueError(f"it has {low} tiles on levels 1 to 3, {high} on level 4 and {stones} stones")
    every = squares(board, "tiles") + squares(board, "stones")
    if len(set(every)) != len(every):
        raise ValueError("two things lie on one square")
    if any(is_corner(board["side"], square) for square in every):
        raise ValueError("something lies on a corner")

"""Magic Hill: the shape of the mountain, as tables that compiled code reads.

Squares of a mountain are numbered through, level by level from the bottom, each level clockwise from its
north-western corner. A table holds one row of SQUARES entries for each side length that there is.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

LEVELS = 4
LEAST_SIDE, MOST_SIDE = 11, 13  # A19: on a smaller mountain a shove could go round in circles
SQUARES = 144  # of the largest mountain
NOWHERE = -1
TOP = 149


def steps_a_side(side: int, level: int) -> int:
    """How many steps it is from corner to corner of a level."""
    return side - 2 * level + 1


def first_square(side: int, level: int) -> int:
    """The number of a level's north-western corner; of level 5, how many squares there are."""
    return 4 * (level - 1) * (side + 1 - level)


def coordinates(side: int, square: int) -> tuple[int, int]:
    """Level and place on the level of a square."""
    level = max(n for n in range(1, LEVELS + 1) if first_square(side, n) <= square)
    return level, square - first_square(side, level)


def neighbour(side: int, square: int, way: int) -> int:
    """One step clockwise (1) or counter-clockwise (-1) on the same level."""
    level, i = coordinates(side, square)
    return first_square(side, level) + (i + way) % (4 * steps_a_side(side, level))


def above(side: int, square: int) -> int:
    """The neighbouring square of the next higher level; none from a corner."""
    level, i = coordinates(side, square)
    m = steps_a_side(side, level)
    edge, offset = divmod(i, m)
    if offset == 0:
        return NOWHERE
    if level == LEVELS:
        return TOP
    return first_square(side, level + 1) + (edge * (m - 2) + offset - 1) % (4 * (m - 2))


def below(side: int, square: int) -> int:
    """The neighbouring square of the next lower level; corners have two, and so none that counts."""
    level, i = coordinates(side, square)
    m = steps_a_side(side, level)
    edge, offset = divmod(i, m)
    if level == 1 or offset == 0:
        return NOWHERE
    return first_square(side, level - 1) + edge * (m + 2) + offset + 1


def level_of(side: int, square: int) -> int:
    """The level of a square."""
    return coordinates(side, square)[0]


def _table(entry: Callable[[int, int], int]) -> NDArray[np.int16]:
    table = np.full((MOST_SIDE - LEAST_SIDE + 1) * SQUARES, NOWHERE, np.int16)
    for side in range(LEAST_SIDE, MOST_SIDE + 1):
        for square in range(first_square(side, LEVELS + 1)):
            table[(side - LEAST_SIDE) * SQUARES + square] = entry(side, square)
    return table


CLOCKWISE = _table(lambda side, square: neighbour(side, square, 1))
COUNTER = _table(lambda side, square: neighbour(side, square, -1))
ABOVE = _table(above)
BELOW = _table(below)
LEVEL = _table(level_of)

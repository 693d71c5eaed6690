"""Magic Hill: the words for the numbers of `layout`, as notation and positions write them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Literal, get_args

from vaka.games.magichill.layout import GOBLINS, LEVELS, SEATS, SQUARES, TOP, UNPLACED, VALUES, VILLAGE
from vaka.games.magichill.mountain import coordinates, first_square, steps_a_side

CARDS = ("1", "2", "3", "4", "5", "joker")
Village = Literal["NW", "NE", "SE", "SW"]
Kind = Literal["passage", "ghost", "raven", "ball", "whirlwind", "flying", "trapdoor"]
Way = Literal["cw", "ccw"]
VILLAGES: tuple[Village, ...] = get_args(Village)
KINDS: tuple[Kind, ...] = get_args(Kind)
TILES: tuple[str, ...] = ("gone", *KINDS)
PHASES = ("place", "lead", "exchange", "move", "tile", "over")
WAYS: tuple[Way, ...] = get_args(Way)
SIDES = ("down", "up")

EventName = Literal[
    "place", "deal", "lead", "toss", "draw", "walk", "climb", "stop", "shove", "stone", "spare", "eaten", "tile",
    "shown", "rise", "fall", "wait", "village", "down", "turn", "extra", "raven", "lose", "lurk", "drop", "reshuffle",
    "end", "win",
]  # fmt: skip
EVENTS: tuple[EventName, ...] = get_args(EventName)


def notation(side: int, tiles: Sequence[int]) -> tuple[str, ...]:
    """The notation of every action on a mountain with these tile squares."""
    ways = [f"{n + 1} {way} {card}" for n in range(VALUES) for way in WAYS for card in ("card", "joker")]
    return (
        *(f"place {number + 1} {village}" for number in range(GOBLINS) for village in VILLAGES),
        *(f"lead {number + 1} {card}" for number in range(GOBLINS) for card in ("card", "joker")),
        *(f"toss {card}" for card in CARDS),
        "done",
        *(f"walk {way}" for way in ways),
        *(f"climb {way}" for way in ways),
        "stop",
        *(f"reveal {square_name(side, square)}" for square in tiles),
        *(f"turn {way}" for way in WAYS),
        *(f"raven {seat}" for seat in range(SEATS)),
        *(f"drop {card}" for card in CARDS),
        *(f"village {village}" for village in VILLAGES),
    )


@cache
def square_name(side: int, square: int) -> str:
    """A square as level and place on the level."""
    level, i = coordinates(side, square)
    return f"{level}-{i}"


def place_name(side: int, place: int) -> str | None:
    """A place as positions write it; None for a goblin that is not placed yet."""
    if place < SQUARES:
        return square_name(side, place)
    if place == TOP:
        return "top"
    return None if place == UNPLACED else VILLAGES[place - VILLAGE]


def square_numbers(side: int) -> dict[str, int]:
    """The number of every square by its name."""
    return {square_name(side, square): square for square in range(first_square(side, LEVELS + 1))}


def is_corner(side: int, square: int) -> bool:
    """Whether a square is a corner of its level."""
    level, i = coordinates(side, square)
    return i % steps_a_side(side, level) == 0

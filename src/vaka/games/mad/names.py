"""The MAD card game: the words for the numbers of `layout`, as notation and positions write them."""

from __future__ import annotations

from typing import Literal, get_args

from vaka.games.mad.layout import SEATS

Colour = Literal["green", "yellow", "red", "blue"]
Direction = Literal["cw", "ccw"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
FACES = ("1", "2", "3", "4", "5", "6", "which", "draw1", "give2")
COLOURLESS = ("wild", "wooly", "worry", "exchange", "joker")
CARDS: tuple[str, ...] = (*(colour[0] + face for colour in COLOURS for face in FACES), *COLOURLESS)
DIRECTIONS: dict[int, Direction] = {1: "cw", -1: "ccw"}
PHASES = ("turn", "drawn", "direction", "colour", "target", "give", "joker", "reply", "over")

ACTIONS: tuple[str, ...] = (
    *(f"play {card}" for card in CARDS),
    "draw",
    "keep",
    *DIRECTIONS.values(),
    *COLOURS,
    *(f"at {seat}" for seat in range(SEATS)),
    "skip",
    *(f"give {card}" for card in CARDS),
    "end",
    "colour",
    "worry",
    "accept",
)

EventName = Literal[
    "deal", "turn-up", "play", "draw", "keep", "pass", "direction", "colour", "aim", "skip", "offer", "worry",
    "accept", "gift", "swap", "reshuffle", "end", "out", "score",
]  # fmt: skip
EVENTS: tuple[EventName, ...] = get_args(EventName)

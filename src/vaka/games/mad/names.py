"""The MAD card game: the words for the numbers of `layout`, as notation and positions write them."""

from __future__ import annotations

from vaka.games.mad.layout import SEATS

COLOURS = ("green", "yellow", "red", "blue")
FACES = ("1", "2", "3", "4", "5", "6", "which", "draw1", "give2")
COLOURLESS = ("wild", "wooly", "worry", "exchange", "joker")
CARDS: tuple[str, ...] = (*(colour[0] + face for colour in COLOURS for face in FACES), *COLOURLESS)
DIRECTIONS = {1: "cw", -1: "ccw"}
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

EVENTS = (
    "deal", "turn-up", "play", "draw", "keep", "pass", "direction", "colour", "aim", "skip", "offer", "worry",
    "accept", "gift", "swap", "reshuffle", "end", "out", "score",
)  # fmt: skip

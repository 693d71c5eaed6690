"""Partners: the words for the numbers of `layout`, as notation and positions write them."""

from __future__ import annotations

from typing import Literal, get_args

from vaka.games.partners.layout import (
    GOAL,
    HEART,
    HEART13,
    HOME,
    INNERMOST,
    LAST_RING,
    PAWNS,
    QUARTER,
    RING,
    SEATS,
    SPLIT_STEPS,
    SQUARES,
    START,
    USE_CARD,
    USE_STEPS,
)  # fmt: skip

CARDS = ("heart", "8", "13", "1", "-4", "7", "swap", "2", "3", "5", "6", "9", "10", "12")
Colour = Literal["y", "g", "b", "r"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
ALL_PAWNS: tuple[str, ...] = tuple(f"{colour}{number + 1}" for colour in COLOURS for number in range(PAWNS))
PHASES = ("give", "play", "part", "pick", "over")
Goal = Literal["boxed", "championship"]
Folded = Literal["open", "hidden"]
Short7 = Literal["no", "yes"]
GOALS: tuple[Goal, ...] = get_args(Goal)
FOLDED: tuple[Folded, ...] = get_args(Folded)
SHORT7: tuple[Short7, ...] = get_args(Short7)

EventName = Literal[
    "deal", "give", "cross", "start", "move", "back", "split", "part", "swap", "pick", "trade", "hit", "bump", "fold",
    "lock", "done", "win",
]  # fmt: skip
EVENTS: tuple[EventName, ...] = get_args(EventName)


def voice(seat: int) -> tuple[str, ...]:
    """The notation of every action when the pawns of a seat are moved."""
    own = ALL_PAWNS[PAWNS * seat : PAWNS * seat + PAWNS]
    return (
        *(f"give {card}" for card in CARDS),
        *(f"start {card}" for card in CARDS[HEART : HEART13 + 1]),
        *(f"move {pawn} {n} {CARDS[card]}" for card, n in zip(USE_CARD, USE_STEPS, strict=True) for pawn in own),
        *(f"back {pawn}" for pawn in own),
        "split",
        *(f"part {pawn} {steps + 1}" for pawn in own for steps in range(SPLIT_STEPS)),
        "swap",
        *(f"pick {pawn}" for pawn in ALL_PAWNS),
        "fold",
    )


ACTIONS: tuple[tuple[str, ...], ...] = tuple(voice(seat) for seat in range(SEATS))


def place_name(seat: int, place: int) -> str:
    """A place on a seat's way as positions write it."""
    if place in (HOME, START):
        return "home" if place == HOME else "start"
    if place >= GOAL:
        return f"Z{place - GOAL + 1}"
    square = (QUARTER * seat + place - 1) % SQUARES
    return f"{COLOURS[square // QUARTER].upper()}{square % QUARTER + 1}"


# The number of every place by its name, for each seat.
PLACES: tuple[dict[str, int], ...] = tuple(
    {
        place_name(seat, place): place
        for place in (HOME, START, *range(RING, LAST_RING + 1), *range(GOAL, INNERMOST + 1))
    }
    for seat in range(SEATS)
)

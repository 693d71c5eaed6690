"""Observations: what a seat has seen of a game, as small numbers with names, for networks that learn to play it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from vaka.kit.pile import Pile
from vaka.kit.rule import rule
from vaka.kit.struct import Row


@dataclass(frozen=True)
class Piece:
    """A part of an observation.

    >>> Piece("hands", (5, 14), "Cards by kind.").size
    70
    """

    name: str
    shape: tuple[int, ...]
    meaning: str
    """What is in it and what its numbers are, in a sentence."""

    @property
    def size(self) -> int:
        """How many numbers it has."""
        size = 1
        for length in self.shape:
            size *= length
        return size


@dataclass(frozen=True)
class Observation:
    """What a seat has seen of a state: its pieces, one after the other in a row of int8, and the rule that writes them.

    >>> pieces = Piece("hand", (14,), "Cards by kind."), Piece("count", (), "Cards in the stock.")
    >>> seen = Observation(pieces, lambda s, seat, out: None)
    >>> seen.size, seen.slices
    (15, {'hand': slice(0, 14, None), 'count': slice(14, 15, None)})
    """

    pieces: tuple[Piece, ...]
    write: Callable[[Any, int, Row], None]
    """Writes what a seat has seen of a struct into a row of `size` numbers, into every one of them."""

    @property
    def size(self) -> int:
        """How many numbers there are in all."""
        return sum(piece.size for piece in self.pieces)

    @property
    def slices(self) -> dict[str, slice]:
        """Where each piece lies in the row."""
        begun = zip(self.pieces, starts(self.pieces), strict=True)
        return {piece.name: slice(at, at + piece.size) for piece, at in begun}


def starts(pieces: Sequence[Piece]) -> list[int]:
    """Where each piece begins in the row.

    >>> starts([Piece("hand", (14,), "Cards by kind."), Piece("count", (), "Cards in the stock.")])
    [0, 14]
    """
    return [sum(piece.size for piece in pieces[:i]) for i in range(len(pieces))]


# --- What the rules that write observations are written in. A row is cleared first; then each piece is filled in from
# the place where it begins.


@rule
def clear(out: Row, size: int) -> None:
    """Begin a row: all zeros."""
    for i in range(size):
        out[i] = 0


@rule
def count_seen(cards: Pile, seat: int, out: Row, at: int) -> None:
    """Count those cards of a pile that a seat has seen, by kind."""
    for i in range(cards.n):
        if cards.seen[i] >> seat & 1:
            out[at + int(cards.card[i])] += 1


@rule
def mark(which: int, out: Row, at: int) -> None:
    """Put a 1 for one of several; none for a negative number."""
    if which >= 0:
        out[at + which] = 1


@rule
def around(seat: int, i: int, players: int) -> int:
    """The seat i places to the left of a seat; the seat itself is the first of all."""
    return (seat + i) % players


@rule
def mark_seat(who: int, seat: int, players: int, out: Row, at: int) -> None:
    """Put a 1 for one of the seats, counted from a seat to its left; none for nobody."""
    if who >= 0:
        out[at + (who + players - seat) % players] = 1


@rule
def mark_seats(mask: int, seat: int, players: int, out: Row, at: int) -> None:
    """Put a 1 for each seat of a mask, counted likewise."""
    for i in range(players):
        out[at + i] = mask >> around(seat, i, players) & 1

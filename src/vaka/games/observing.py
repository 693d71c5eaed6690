"""Observations: what a seat has seen of a game, as small numbers with names, for networks that learn to play it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

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
        ends = [sum(piece.size for piece in self.pieces[: i + 1]) for i in range(len(self.pieces))]
        return {piece.name: slice(end - piece.size, end) for piece, end in zip(self.pieces, ends, strict=True)}

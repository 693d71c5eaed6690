"""Leduc poker: what a seat has seen, as small numbers for a network."""

from __future__ import annotations

from leduc.layout import CALL, MOST_BETS, RANKS, SEATS, LeducState
from leduc.rules import other, rank_of
from vaka.games.observing import Observation, Piece, clear, mark, starts
from vaka.kit import pile
from vaka.kit.rule import rule
from vaka.kit.struct import Row

PIECES = (
    Piece("seat", (SEATS,), "1 for the own seat, counted from 0."),
    Piece("hand", (RANKS,), "1 for the rank of the own card: jack, queen, king."),
    Piece("middle", (RANKS,), "1 for the rank of the card in the middle, once it is turned up."),
    Piece("stakes", (SEATS,), "Chips bet: the own ones, then the other player's."),
    Piece("bets", (MOST_BETS, 2), "For each decision in order, 1 for a call or for a raise."),
)
AT_SEAT, AT_HAND, AT_MIDDLE, AT_STAKES, AT_BETS = starts(PIECES)


@rule
def write(s: LeducState, seat: int, out: Row) -> None:
    """Write what a seat has seen."""
    clear(out, SIZE)
    mark(seat, out, AT_SEAT)
    mark(rank_of(pile.top(s.hand[seat])), out, AT_HAND)
    if s.middle.n > 0:
        mark(rank_of(pile.top(s.middle)), out, AT_MIDDLE)
    out[AT_STAKES] = s.stake[seat]
    out[AT_STAKES + 1] = s.stake[other(seat)]
    for i in range(s.bets):
        # A fold ends the game and leaves no mark.
        if s.bet[i] >= CALL:
            out[AT_BETS + 2 * i + int(s.bet[i]) - CALL] = 1


OBSERVATION = Observation(PIECES, write)
SIZE = OBSERVATION.size

"""Leduc poker: what a seat has seen, as small numbers for a network."""

from __future__ import annotations

from leduc.layout import CALL, DECK, MOST_BETS, SEATS, LeducState
from leduc.rules import other
from vaka.games.observing import Observation, Piece, clear, count_seen, mark, starts
from vaka.kit.rule import rule
from vaka.kit.struct import Row

PIECES = (
    Piece("seat", (SEATS,), "1 for your seat: the first or the second."),
    Piece("hand", (DECK,), "1 for the card in your hand: two jacks, two queens, two kings."),
    Piece("shown", (DECK,), "1 for the card of the other seat, once it is shown."),
    Piece("middle", (DECK,), "1 for the card in the middle, once it is turned up."),
    Piece("stakes", (SEATS,), "Chips that you have bet, then the other seat."),
    Piece("bets", (MOST_BETS, 2), "For each decision in order, 1 for a call or for a raise."),
)
AT_SEAT, AT_HAND, AT_SHOWN, AT_MIDDLE, AT_STAKES, AT_BETS = starts(PIECES)


@rule
def write(s: LeducState, seat: int, out: Row) -> None:
    """Write what a seat has seen."""
    clear(out, SIZE)
    mark(seat, out, AT_SEAT)
    count_seen(s.hand[seat], seat, out, AT_HAND)
    count_seen(s.hand[other(seat)], seat, out, AT_SHOWN)
    count_seen(s.middle, seat, out, AT_MIDDLE)
    out[AT_STAKES] = s.stake[seat]
    out[AT_STAKES + 1] = s.stake[other(seat)]
    for i in range(s.bets):
        # A fold ends the game and leaves no mark.
        if s.bet[i] >= CALL:
            out[AT_BETS + 2 * i + int(s.bet[i]) - CALL] = 1


OBSERVATION = Observation(PIECES, write)
SIZE = OBSERVATION.size

"""High card: what a seat has seen, as small numbers for a network."""

from __future__ import annotations

from tests.highcard.layout import DECK, GOAL, HIGH, OVER, SEATS, HighcardState
from vaka.games.observing import Observation, Piece, around, clear, count_seen, mark, mark_seat, starts
from vaka.kit.rule import rule
from vaka.kit.struct import Row

PIECES = (
    Piece("hand", (DECK,), "1 for the card in your hand: 1 to 10."),
    Piece("known", (DECK,), "1 for the card of the other seat, if it is known."),
    Piece("used", (DECK,), "1 for each card in the discard pile."),
    Piece("stock", (), "Cards in the stock."),
    Piece("phase", (OVER + 1,), "1 for the phase: call, card, over."),
    Piece("player", (SEATS,), "1 for the seat that decides now."),
    Piece("turn", (SEATS,), "1 for the seat whose turn it is."),
    Piece("starter", (SEATS,), "1 for the seat that began this round."),
    Piece("stakes", (SEATS, HIGH + 1), "1 for the stake of each seat: none, low, high."),
    Piece("scores", (SEATS, GOAL), "1 for the points of each seat; zeros if it has reached its goal."),
)
HAND, KNOWN, USED, STOCK, PHASE, PLAYER, TURN, STARTER, STAKES, SCORES = starts(PIECES)


@rule
def write(s: HighcardState, seat: int, out: Row) -> None:
    """Write what a seat has seen."""
    clear(out, SIZE)
    count_seen(s.hand[seat], seat, out, HAND)
    count_seen(s.hand[1 - seat], seat, out, KNOWN)
    count_seen(s.discard, seat, out, USED)
    out[STOCK] = s.stock.n
    mark(int(s.phase), out, PHASE)
    mark_seat(int(s.player), seat, SEATS, out, PLAYER)
    mark_seat(int(s.turn), seat, SEATS, out, TURN)
    mark_seat(int(s.starter), seat, SEATS, out, STARTER)
    for i in range(SEATS):
        other = around(seat, i, SEATS)
        mark(int(s.stake[other]), out, STAKES + (HIGH + 1) * i)
        if s.score[other] < GOAL:
            mark(int(s.score[other]), out, SCORES + GOAL * i)


OBSERVATION = Observation(PIECES, write)
SIZE = OBSERVATION.size

"""Crazy eights: what a seat has seen, as small numbers for a network."""

from __future__ import annotations

from crazy_eights.layout import DECK, RANKS, SEATS, SUIT, SUITS, EightsState
from crazy_eights.rules import rank_of
from vaka.games.observing import Observation, Piece, around, clear, count_seen, mark, starts
from vaka.kit import pile
from vaka.kit.rule import rule
from vaka.kit.struct import Row

PIECES = (
    Piece("hand", (DECK,), "1 for each card in your hand."),
    Piece("played", (DECK,), "1 for each card in the pile."),
    Piece("rank", (RANKS,), "1 for the rank of the top card."),
    Piece("suit", (SUITS,), "1 for the suit in force; zeros until it is named."),
    Piece("cards", (SEATS,), "Cards in each hand, yours first."),
    Piece("stock", (), "Cards in the stock."),
    Piece("draws", (), "Cards drawn in this turn."),
    Piece("passes", (), "How often in a row a turn was passed on while the stock was empty."),
    Piece("naming", (), "1 if a suit is to be named."),
)
AT_HAND, AT_PLAYED, AT_RANK, AT_SUIT, AT_CARDS, AT_STOCK, AT_DRAWS, AT_PASSES, AT_NAMING = starts(PIECES)


@rule
def write(s: EightsState, seat: int, out: Row) -> None:
    """Write what a seat has seen."""
    clear(out, SIZE)
    count_seen(s.hand[seat], seat, out, AT_HAND)
    count_seen(s.pile, seat, out, AT_PLAYED)
    mark(rank_of(pile.top(s.pile)), out, AT_RANK)
    mark(int(s.suit), out, AT_SUIT)
    for i in range(s.players):
        out[AT_CARDS + i] = s.hand[around(seat, i, int(s.players))].n
    out[AT_STOCK] = s.stock.n
    out[AT_DRAWS] = s.draws
    out[AT_PASSES] = s.passes
    out[AT_NAMING] = s.phase == SUIT


OBSERVATION = Observation(PIECES, write)
SIZE = OBSERVATION.size

"""Baba Yaga: what a seat has seen, as small numbers for a network."""

from __future__ import annotations

from vaka.games.babayaga.layout import *
from vaka.games.observing import Observation, Piece, around, clear, count_seen, mark, mark_seat, mark_seats, starts
from vaka.kit import pile
from vaka.kit.rule import rule
from vaka.kit.struct import Row

PIECES = (
    # Cards.
    Piece("hand", (KINDS,), "Cards in your hand, by kind."),
    Piece(
        "known", (SEATS - 1, KINDS), "Cards that are known in each other hand, by kind; a red or teal back is known."
    ),
    Piece("cards", (SEATS,), "Cards in each hand."),
    Piece("tops", (2, KINDS), "1 for the kind on top of pile A and of pile B."),
    Piece("piles", (2,), "Cards in each of these piles."),
    Piece("used", (KINDS,), "Cards in both piles, by kind."),
    Piece("draw", (), "Cards in the draw pile."),
    Piece("next", (KINDS,), "1 for the kind on top of the draw pile, where its back is red or teal; else zeros."),
    Piece("supply", (2,), "Yagas and owls left in their supplies."),
    Piece("deck", (KINDS,), "Cards that the game is played with, by kind."),
    # Seats.
    Piece("seat", (SEATS,), "1 for the number of your seat, counted from 0, by which actions name seats."),
    Piece("seats", (SEATS,), "1 for each seat of this table."),
    Piece("player", (SEATS,), "1 for the seat that decides now."),
    Piece("turn", (SEATS,), "1 for the seat whose turn it is."),
    Piece("starter", (SEATS,), "1 for the seat that began this round."),
    Piece("totals", (SEATS,), "Points of the tournament so far, 127 at most."),
    # What is under way.
    Piece("phase", (OVER + 1,), "1 for the phase: act, pay, aim, reply, over."),
    Piece("locked", (2,), "1 for the pile whose top spell was cast in the turn just before."),
    Piece("spell", (KINDS,), "1 for the kind of the spell that is being cast."),
    Piece("onto", (2,), "1 for the pile that it goes on."),
    Piece("paid", (KINDS,), "Cards paid for it so far, by kind, until the payment is complete."),
    Piece("aim", (AIM_CARD + 1,), "1 for what it is aimed at: yaga, owl, card."),
    Piece("target", (SEATS,), "1 for the seat that the Cats are sent to."),
    Piece("left", (SEATS,), "1 for each seat that is still to answer."),
    # Options.
    Piece("edition", (), "1 for the Spanish edition."),
    Piece("match", (), "1 for a tournament."),
)
(
    AT_HAND, AT_KNOWN, AT_CARDS, AT_TOPS, AT_PILES, AT_USED, AT_DRAW, AT_NEXT, AT_SUPPLY, AT_DECK,
    AT_SEAT, AT_SEATS, AT_PLAYER, AT_TURN, AT_STARTER, AT_TOTALS,
    AT_PHASE, AT_LOCKED, AT_SPELL, AT_ONTO, AT_PAID, AT_AIM, AT_TARGET, AT_LEFT,
    AT_EDITION, AT_MATCH,
) = starts(PIECES)  # fmt: skip
MOST = 127  # the highest number of an observation


@rule
def write(s: BabaYagaState, seat: int, out: Row) -> None:
    """Write what a seat has seen."""
    clear(out, SIZE)
    write_hands(s, seat, out)
    write_piles(s, seat, out)
    write_seats(s, seat, out)
    write_cast(s, seat, out)
    # Options.
    out[AT_EDITION] = s.edition
    out[AT_MATCH] = s.match


@rule
def write_hands(s: BabaYagaState, seat: int, out: Row) -> None:
    """Your hand, and what is known of the others."""
    count_seen(s.hand[seat], seat, out, AT_HAND)
    for i in range(s.players):
        hand = s.hand[around(seat, i, int(s.players))]
        out[AT_CARDS + i] = hand.n
        if i > 0:
            count_seen(hand, seat, out, AT_KNOWN + KINDS * (i - 1))


@rule
def write_piles(s: BabaYagaState, seat: int, out: Row) -> None:
    """The cards on the table."""
    for place in range(2):
        stack = s.discard[place]
        out[AT_PILES + place] = stack.n
        count_seen(stack, seat, out, AT_USED)
        # B-R10: a pile can be empty.
        if stack.n > 0:
            mark(pile.top(stack), out, AT_TOPS + KINDS * place)
        out[AT_SUPPLY + place] = s.supply[place]
    out[AT_DRAW] = s.draw.n
    if s.draw.seen[s.draw.n - 1] >> seat & 1:
        mark(pile.top(s.draw), out, AT_NEXT)
    for card in range(KINDS):
        out[AT_DECK + card] = s.deck[card]


@rule
def write_seats(s: BabaYagaState, seat: int, out: Row) -> None:
    """Who sits where, and whose turn it is."""
    players = int(s.players)
    mark(seat, out, AT_SEAT)
    mark_seat(int(s.player), seat, players, out, AT_PLAYER)
    mark_seat(int(s.turn), seat, players, out, AT_TURN)
    mark_seat(int(s.starter), seat, players, out, AT_STARTER)
    for i in range(players):
        out[AT_SEATS + i] = 1
        out[AT_TOTALS + i] = min(MOST, int(s.total[around(seat, i, players)]))


@rule
def write_cast(s: BabaYagaState, seat: int, out: Row) -> None:
    """The phase, and the spell that is being cast."""
    mark(int(s.phase), out, AT_PHASE)
    mark(int(s.locked), out, AT_LOCKED)
    mark(int(s.spell), out, AT_SPELL)
    mark(int(s.pile), out, AT_ONTO)
    # Once it is complete, the payment lies buried in the pile (B-R10).
    if s.phase == PAY:
        count_seen(s.paid, seat, out, AT_PAID)
    mark(int(s.aim), out, AT_AIM)
    mark_seat(int(s.target), seat, int(s.players), out, AT_TARGET)
    mark_seats(int(s.left), seat, int(s.players), out, AT_LEFT)


OBSERVATION = Observation(PIECES, write)
SIZE = OBSERVATION.size

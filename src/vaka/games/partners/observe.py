"""Partners: what a seat has seen, as small numbers for a network. The ring is counted from the start of that seat."""

from __future__ import annotations

from vaka.games.observing import Observation, Piece, around, clear, count_seen, mark, mark_seat, starts
from vaka.games.partners.layout import *
from vaka.games.partners.rules import in_goal, on_ring, square_of
from vaka.kit.rule import rule
from vaka.kit.struct import Row

PIECES = (
    # Pawns.
    Piece("ring", (SEATS, SQUARES), "Pawns of each seat on each square of the ring, from your start square on."),
    Piece("start", (SEATS,), "Pawns of each seat on its start square."),
    Piece("home", (SEATS,), "Pawns of each seat at home."),
    Piece("goal", (SEATS, PAWNS), "1 for each goal ring of a seat with a pawn on it, the outermost first."),
    Piece(
        "pawns",
        (SEATS, PAWNS),
        "How far each pawn is on its way: -1 at home, 0 at the start, 1 to 56 on the ring, 57 to 60 in the goal.",
    ),
    # Cards.
    Piece("hand", (KINDS,), "Cards in your hand, by kind."),
    Piece("known", (SEATS - 1, KINDS), "Cards that are known in each other hand, by kind."),
    Piece("cards", (SEATS,), "Cards in each hand."),
    Piece("given", (KINDS,), "1 for the kind that you have chosen for its partner."),
    Piece("chosen", (SEATS,), "1 for each seat that has chosen a card for its partner."),
    Piece("used", (KINDS,), "Cards played or folded that you have seen, by kind."),
    Piece("folded", (SEATS,), "Cards that each seat has folded face down."),
    Piece("deck", (), "Cards left to deal."),
    # Seats.
    Piece("seat", (SEATS,), "1 for the number of your seat, counted from 0, by which actions name pawns."),
    Piece("player", (SEATS,), "1 for the seat that decides now."),
    Piece("turn", (SEATS,), "1 for the seat whose turn it is."),
    Piece("dealer", (SEATS,), "1 for the seat that deals."),
    Piece("deal", (DEALS,), "1 for the deal of this dealer: the first, second or third."),
    # What is under way.
    Piece("phase", (OVER + 1,), "1 for the phase: give, play, part, pick, over."),
    Piece("left", (), "Steps of the 7 that are left."),
    Piece("moved", (SEATS, PAWNS), "1 for each pawn that this 7 has moved."),
    Piece("picked", (SEATS, PAWNS), "1 for the first pawn of a swap."),
    # Options.
    Piece("championship", (), "1 for the goal of championships."),
    Piece("concealed", (), "1 if hands are folded face down."),
    Piece("short7", (), "1 if a 7 may end short with the last pawn of the team."),
)
(
    AT_RING, AT_START, AT_HOME, AT_GOAL, AT_PAWNS,
    AT_HAND, AT_KNOWN, AT_CARDS, AT_GIVEN, AT_CHOSEN, AT_USED, AT_FOLDED, AT_DECK,
    AT_SEAT, AT_PLAYER, AT_TURN, AT_DEALER, AT_DEAL,
    AT_PHASE, AT_LEFT, AT_MOVED, AT_PICKED,
    AT_CHAMPIONSHIP, AT_CONCEALED, AT_SHORT7,
) = starts(PIECES)  # fmt: skip


@rule
def write(s: PartnersState, seat: int, out: Row) -> None:
    """Write what a seat has seen."""
    clear(out, SIZE)
    for i in range(SEATS):
        for number in range(PAWNS):
            write_pawn(s, i, PAWNS * around(seat, i, SEATS) + number, out)
    write_cards(s, seat, out)
    write_seats(s, seat, out)
    # Options.
    out[AT_CHAMPIONSHIP] = s.goal
    out[AT_CONCEALED] = s.folded
    out[AT_SHORT7] = s.short7


@rule
def write_pawn(s: PartnersState, i: int, pawn: int, out: Row) -> None:
    """Where a pawn is, and whether it was moved or picked; its seat is the i-th from the one that sees it."""
    place, entry = int(s.pawn[pawn]), PAWNS * i + pawn % PAWNS
    out[AT_PAWNS + entry] = -1 if place == HOME else place
    out[AT_MOVED + entry] = int(s.moved) >> pawn & 1
    if s.picked == pawn:
        out[AT_PICKED + entry] = 1
    if on_ring(place):
        out[AT_RING + SQUARES * i + square_of(i, place)] += 1
    elif in_goal(place):
        out[AT_GOAL + PAWNS * i + place - GOAL] = 1
    else:
        out[(AT_HOME if place == HOME else AT_START) + i] += 1


@rule
def write_cards(s: PartnersState, seat: int, out: Row) -> None:
    """Your hand, and what is known of all other cards."""
    count_seen(s.hand[seat], seat, out, AT_HAND)
    count_seen(s.given[seat], seat, out, AT_GIVEN)
    for i in range(SEATS):
        other = around(seat, i, SEATS)
        out[AT_CARDS + i] = s.hand[other].n
        out[AT_CHOSEN + i] = s.given[other].n
        if i > 0:
            count_seen(s.hand[other], seat, out, AT_KNOWN + KINDS * (i - 1))
    count_seen(s.used, seat, out, AT_USED)
    count_seen(s.hidden, seat, out, AT_USED)
    # Who folded a card face down is the one who has seen it.
    for slot in range(s.hidden.n):
        for i in range(SEATS):
            out[AT_FOLDED + i] += s.hidden.seen[slot] >> around(seat, i, SEATS) & 1
    out[AT_DECK] = s.deck.n


@rule
def write_seats(s: PartnersState, seat: int, out: Row) -> None:
    """Whose turn it is, and what is under way."""
    mark(seat, out, AT_SEAT)
    mark_seat(int(s.player), seat, SEATS, out, AT_PLAYER)
    mark_seat(int(s.turn), seat, SEATS, out, AT_TURN)
    mark_seat(int(s.dealer), seat, SEATS, out, AT_DEALER)
    mark(int(s.deal) - 1, out, AT_DEAL)
    mark(int(s.phase), out, AT_PHASE)
    out[AT_LEFT] = s.left


OBSERVATION = Observation(PIECES, write)
SIZE = OBSERVATION.size

"""The MAD card game: what a seat has seen, as small numbers for a network."""

from __future__ import annotations

from vaka.games.mad.layout import *
from vaka.games.mad.rules import attacker, face_of
from vaka.games.observing import Observation, Piece, around, clear, count_seen, mark, mark_seat, mark_seats, starts
from vaka.kit import pile
from vaka.kit.rule import rule
from vaka.kit.struct import Row

ALL_FACES = FACES + KINDS - WILD  # those of the colours, then the colourless cards

PIECES = (
    # Cards.
    Piece("hand", (KINDS,), "Cards in your hand, by kind."),
    Piece("known", (SEATS - 1, KINDS), "Cards that are known in each other hand, by kind."),
    Piece("cards", (SEATS,), "Cards in each hand."),
    Piece("drawn", (KINDS,), "1 for the kind just drawn, if it is known."),
    Piece("gifts", (KINDS,), "Gifts chosen by you, by kind."),
    Piece(
        "top", (ALL_FACES,), "1 for the face on top of the pile: 1 to 6, which, draw1, give2, then colourless cards."
    ),
    Piece("colour", (COLOURS,), "1 for the colour in force: green, yellow, red, blue; zeros until it is named."),
    Piece("used", (KINDS,), "Cards in the pile, by kind."),
    Piece("pile", (), "Cards in the pile."),
    Piece("stock", (), "Cards in the stock."),
    # Seats.
    Piece("seat", (SEATS,), "1 for the number of your seat, counted from 0, by which actions name seats."),
    Piece("seats", (SEATS,), "1 for each seat of this table."),
    Piece("player", (SEATS,), "1 for the seat that decides now."),
    Piece("turn", (SEATS,), "1 for the seat whose turn it is."),
    Piece("dealer", (SEATS,), "1 for the seat that dealt."),
    Piece("direction", (), "1 if play goes to the left, -1 if it goes to the right."),
    # What is under way.
    Piece("phase", (OVER + 1,), "1 for the phase: turn, drawn, direction, colour, target, give, joker, reply, over."),
    Piece("card", (ALL_FACES,), "1 for the face of the card whose text is being followed."),
    Piece("by", (SEATS,), "1 for the seat that does what it says: its player, or the last one to Worry."),
    Piece("target", (SEATS,), "1 for the seat that it is aimed at."),
    Piece("offered", (), "Gifts that are chosen."),
    Piece("left", (SEATS,), "1 for each seat that is still to be asked."),
    Piece("worries", (SEATS,), "Worries that each seat has played in answer."),
)
(
    AT_HAND, AT_KNOWN, AT_CARDS, AT_DRAWN, AT_GIFTS, AT_TOP, AT_COLOUR, AT_USED, AT_PILE, AT_STOCK,
    AT_SEAT, AT_SEATS, AT_PLAYER, AT_TURN, AT_DEALER, AT_DIRECTION,
    AT_PHASE, AT_CARD, AT_BY, AT_TARGET, AT_OFFERED, AT_LEFT, AT_WORRIES,
) = starts(PIECES)  # fmt: skip


@rule
def write(s: MadState, seat: int, out: Row) -> None:
    """Write what a seat has seen."""
    clear(out, SIZE)
    write_hands(s, seat, out)
    write_piles(s, seat, out)
    write_seats(s, seat, out)
    mark(int(s.phase), out, AT_PHASE)
    if s.card != NO_CARD:
        write_chain(s, seat, out)


@rule
def write_hands(s: MadState, seat: int, out: Row) -> None:
    """Your hand, and what is known of the others."""
    count_seen(s.hand[seat], seat, out, AT_HAND)
    # While gifts are chosen, nobody else knows what is left in that hand.
    secret_hand = attacker(s) if s.gifts.n > 0 else NOBODY
    for i in range(s.players):
        other = around(seat, i, int(s.players))
        out[AT_CARDS + i] = s.hand[other].n
        if i > 0 and other != secret_hand:
            count_seen(s.hand[other], seat, out, AT_KNOWN + KINDS * (i - 1))


@rule
def write_piles(s: MadState, seat: int, out: Row) -> None:
    """The cards on the table."""
    count_seen(s.drawn, seat, out, AT_DRAWN)
    mark(face_index(pile.top(s.pile)), out, AT_TOP)
    mark(int(s.colour), out, AT_COLOUR)
    count_seen(s.pile, seat, out, AT_USED)
    out[AT_PILE] = s.pile.n
    out[AT_STOCK] = s.stock.n


@rule
def face_index(card: int) -> int:
    """The faces of the colours, and behind them the colourless cards, numbered through."""
    return face_of(card) if card < WILD else FACES + card - WILD


@rule
def write_seats(s: MadState, seat: int, out: Row) -> None:
    """Who sits where, and whose turn it is."""
    players = int(s.players)
    mark(seat, out, AT_SEAT)
    for i in range(players):
        out[AT_SEATS + i] = 1
    mark_seat(int(s.player), seat, players, out, AT_PLAYER)
    mark_seat(int(s.turn), seat, players, out, AT_TURN)
    mark_seat(int(s.dealer), seat, players, out, AT_DEALER)
    out[AT_DIRECTION] = s.direction


@rule
def write_chain(s: MadState, seat: int, out: Row) -> None:
    """The card whose text is being followed."""
    players = int(s.players)
    mark(face_index(int(s.card)), out, AT_CARD)
    mark_seat(attacker(s), seat, players, out, AT_BY)
    mark_seat(int(s.target), seat, players, out, AT_TARGET)
    out[AT_OFFERED] = s.gifts.n
    if attacker(s) == seat:
        count_seen(s.gifts, seat, out, AT_GIFTS)
    mark_seats(int(s.left), seat, players, out, AT_LEFT)
    for i in range(s.worries):
        out[AT_WORRIES + (int(s.worrier[i]) + players - seat) % players] += 1


OBSERVATION = Observation(PIECES, write)
SIZE = OBSERVATION.size

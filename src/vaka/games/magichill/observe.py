"""Magic Hill: what a seat has seen, as small numbers for a network."""

from __future__ import annotations

import numpy as np

from vaka.games.magichill.layout import *
from vaka.games.magichill.mountain import MOST_SIDE, coordinates, first_square, steps_a_side
from vaka.games.magichill.rules import at, entry
from vaka.games.observing import Observation, Piece, around, clear, count_seen, mark, mark_seat, starts
from vaka.kit.rule import rule
from vaka.kit.struct import Row

# What is said of each goblin.
ABOUT = 4
HEIGHT, EAST, SOUTH, ON = range(ABOUT)

PIECES = (
    # The mountain.
    Piece(
        "goblins",
        (SEATS, GOBLINS, ABOUT),
        "For goblins 1 to 5 of each seat: its level (-1 if not placed, 0 in a village, 5 on the summit), how many "
        "squares it is to the east and to the south of the north-western corner of the mountain (in a village those of "
        "the corner where it enters), and 1 if it sits on another, -1 if another sits on it.",
    ),
    Piece(
        "waiting", (SEATS, GOBLINS), "The place of each goblin among those that wait for a free way, 1 for the first."
    ),
    Piece("due", (SEATS, GOBLINS), "The place of each goblin among those whose square is still to take effect."),
    Piece(
        "tiles",
        (TILES, TILE_KINDS),
        "For each tile, in the order of actions: 1 if it is there and not known, then 1 for its kind: passage, ghost, "
        "raven, ball, whirlwind, flying, trapdoor; zeros if it has left the game.",
    ),
    Piece("up", (TILES,), "1 for each tile that lies face up."),
    Piece("ground", (SQUARES,), "1 for each square with a stone, -1 for each with a tile, level by level, clockwise."),
    Piece("rotation", (4,), "1 for the quarter turns of the mountain, 0 to 3."),
    # Cards.
    Piece("hand", (KINDS,), "Cards in your hand, by kind."),
    Piece("known", (SEATS - 1, KINDS), "Cards that are known in each other hand, by kind."),
    Piece("cards", (SEATS,), "Cards in each hand."),
    Piece("used", (KINDS,), "Cards in the discard pile, by kind."),
    Piece("draw", (), "Cards in the draw pile."),
    # Seats.
    Piece("seat", (SEATS,), "1 for the number of your seat, counted from 0, by which actions name seats."),
    Piece("seats", (SEATS,), "1 for each seat of this table."),
    Piece("player", (SEATS,), "1 for the seat that decides now."),
    Piece("turn", (SEATS,), "1 for the seat whose turn it is."),
    Piece("stones", (SEATS,), "Stones of each seat."),
    Piece("ravens", (SEATS,), "Ravens before each seat."),
    Piece("bonus", (SEATS,), "Extra cards that each seat may play in its next own turn."),
    # What is under way.
    Piece("phase", (OVER + 1,), "1 for the phase: place, lead, exchange, move, tile, over."),
    Piece("led", (GOBLINS,), "1 for the number of the goblin that is moved in this turn."),
    Piece("played", (KINDS,), "Cards played in this turn, by kind."),
    Piece("limit", (), "How many cards may be played in this turn; 0 before the first."),
    Piece("on_goblin", (), "1 if the last card landed the goblin on another."),
    Piece("tossed", (), "Cards put away in this turn."),
    Piece("ended", (), "1 if a tile has ended the turn."),
    Piece("asked", (TILE_KINDS,), "1 for the kind of tile that asks; the first entry is empty."),
    Piece("asker", (SEATS, GOBLINS), "1 for the goblin that stands on it."),
    Piece("left", (), "Tiles still to be turned up; 1 for a card to be given up."),
    # Options.
    Piece("side", (), "Squares along the lowest level, less 11."),
    Piece("walk_on", (), "1 if a goblin may walk on after landing on another."),
)
(
    AT_GOBLINS, AT_WAITING, AT_DUE, AT_TILES, AT_UP, AT_GROUND, AT_ROTATION,
    AT_HAND, AT_KNOWN, AT_CARDS, AT_USED, AT_DRAW,
    AT_SEAT, AT_SEATS, AT_PLAYER, AT_TURN, AT_STONES, AT_RAVENS, AT_BONUS,
    AT_PHASE, AT_LED, AT_PLAYED, AT_LIMIT, AT_ON_GOBLIN, AT_TOSSED, AT_ENDED, AT_ASKED, AT_ASKER, AT_LEFT,
    AT_SIDE, AT_WALK_ON,
) = starts(PIECES)  # fmt: skip
SUMMIT = LEVELS + 1
MOST = 127  # the highest number of an observation


def _place(side: int, square: int) -> tuple[int, int]:
    """How far a square is to the east and to the south of the mountain's north-western corner."""
    level, i = coordinates(side, square)
    edge, offset = divmod(i, steps_a_side(side, level))
    low, high = level - 1, side - level
    return ((low + offset, low), (high, low + offset), (high - offset, high), (low, high - offset))[edge]


# Like the tables of the mountain, for all sides one after the other.
PLACES_EAST, PLACES_SOUTH = np.zeros((2, (MOST_SIDE - LEAST_SIDE + 1) * SQUARES), np.int8)
for _side in range(LEAST_SIDE, MOST_SIDE + 1):
    for _square in range(first_square(_side, LEVELS + 1)):
        _at = (_side - LEAST_SIDE) * SQUARES + _square
        PLACES_EAST[_at], PLACES_SOUTH[_at] = _place(_side, _square)


@rule
def write(s: MagicHillState, seat: int, out: Row) -> None:
    """Write what a seat has seen."""
    clear(out, SIZE)
    for i in range(s.players):
        for number in range(GOBLINS):
            write_goblin(s, GOBLINS * around(seat, i, int(s.players)) + number, out, ABOUT * (GOBLINS * i + number))
    write_mountain(s, seat, out)
    write_cards(s, seat, out)
    write_seats(s, seat, out)
    write_turn(s, seat, out)
    # Options.
    out[AT_SIDE] = int(s.side) - LEAST_SIDE
    out[AT_WALK_ON] = s.walk_on


@rule
def write_goblin(s: MagicHillState, goblin: int, out: Row, entry_at: int) -> None:
    """Where a goblin is."""
    place, about = int(s.place[goblin]), AT_GOBLINS + entry_at
    if place == UNPLACED:
        out[about + HEIGHT] = -1
    elif place == TOP:
        out[about + HEIGHT] = SUMMIT
        out[about + EAST] = out[about + SOUTH] = int(s.side) // 2
    else:
        square = entry(s, place - VILLAGE) if place >= SQUARES else place
        out[about + EAST] = PLACES_EAST[at(s, square)]
        out[about + SOUTH] = PLACES_SOUTH[at(s, square)]
        if place < SQUARES:
            out[about + HEIGHT] = LEVEL[at(s, square)]
            if s.upper[square] != NO_GOBLIN:
                out[about + ON] = 1 if s.upper[square] == goblin else -1


@rule
def write_mountain(s: MagicHillState, seat: int, out: Row) -> None:
    """Tiles and stones, and how the mountain stands."""
    for tile in range(s.tile.n):
        if s.tile.seen[tile] >> seat & 1:
            # One that has left the game is seen by all.
            if s.tile.card[tile] != GONE:
                out[AT_TILES + TILE_KINDS * tile + int(s.tile.card[tile])] = 1
        else:
            out[AT_TILES + TILE_KINDS * tile] = 1
        out[AT_UP + tile] = s.up[tile]
    for square in range(SQUARES):
        out[AT_GROUND + square] = 0 if s.mark[square] == PLAIN else 1 if s.mark[square] == STONE else -1
    mark(int(s.rotation), out, AT_ROTATION)


@rule
def write_cards(s: MagicHillState, seat: int, out: Row) -> None:
    """Your hand, and what is known of all other cards."""
    count_seen(s.hand[seat], seat, out, AT_HAND)
    for i in range(s.players):
        hand = s.hand[around(seat, i, int(s.players))]
        out[AT_CARDS + i] = hand.n
        if i > 0:
            count_seen(hand, seat, out, AT_KNOWN + KINDS * (i - 1))
    count_seen(s.discard, seat, out, AT_USED)
    count_seen(s.played, seat, out, AT_PLAYED)
    out[AT_DRAW] = s.draw.n


@rule
def write_seats(s: MagicHillState, seat: int, out: Row) -> None:
    """Who sits where, what lies before each, and whose turn it is."""
    players = int(s.players)
    mark(seat, out, AT_SEAT)
    mark_seat(int(s.player), seat, players, out, AT_PLAYER)
    mark_seat(int(s.turn), seat, players, out, AT_TURN)
    for i in range(players):
        other = around(seat, i, players)
        out[AT_SEATS + i] = 1
        out[AT_STONES + i] = s.held[other]
        out[AT_RAVENS + i] = s.ravens[other]
        out[AT_BONUS + i] = min(MOST, int(s.bonus[other]))


@rule
def write_turn(s: MagicHillState, seat: int, out: Row) -> None:
    """The turn under way."""
    mark(int(s.phase), out, AT_PHASE)
    if s.led != NO_GOBLIN:
        mark(int(s.led) % GOBLINS, out, AT_LED)
    out[AT_LIMIT] = s.limit
    out[AT_ON_GOBLIN] = s.on_goblin
    out[AT_TOSSED] = s.tossed
    out[AT_ENDED] = s.ended
    if s.asked != GONE:
        mark(int(s.asked), out, AT_ASKED)
        mark(seen_goblin(s, seat, int(s.asker)), out, AT_ASKER)
    out[AT_LEFT] = s.left
    for i in range(s.waits):
        out[AT_WAITING + seen_goblin(s, seat, int(s.waiting[i]))] = i + 1
    for i in range(s.dues):
        out[AT_DUE + seen_goblin(s, seat, int(s.due[i]))] = i + 1


@rule
def seen_goblin(s: MagicHillState, seat: int, goblin: int) -> int:
    """The number of a goblin as a seat counts them: its own first, then those to its left."""
    players = int(s.players)
    return GOBLINS * ((goblin // GOBLINS + players - seat) % players) + goblin % GOBLINS


OBSERVATION = Observation(PIECES, write)
SIZE = OBSERVATION.size

"""Magic Hill: the numbers behind the names, and the state struct, field by field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import numpy as np

from vaka.games.magichill.mountain import ABOVE as ABOVE
from vaka.games.magichill.mountain import BELOW as BELOW
from vaka.games.magichill.mountain import CLOCKWISE as CLOCKWISE
from vaka.games.magichill.mountain import COUNTER as COUNTER
from vaka.games.magichill.mountain import LEAST_SIDE as LEAST_SIDE
from vaka.games.magichill.mountain import LEVEL as LEVEL
from vaka.games.magichill.mountain import LEVELS as LEVELS
from vaka.games.magichill.mountain import NOWHERE as NOWHERE
from vaka.games.magichill.mountain import SQUARES as SQUARES
from vaka.games.magichill.mountain import TOP as TOP
from vaka.kit.chance import Chance
from vaka.kit.log import Log, log
from vaka.kit.pile import Pile, pile
from vaka.kit.struct import Int8, Row, Struct, layout

SEATS = 5
GOBLINS = 5  # of each seat; a goblin is a number, seat * 5 + its number - 1
ALL_GOBLINS = SEATS * GOBLINS
VILLAGES = 4
VILLAGES_USED = 3  # C12

# Places: squares of the mountain, then villages (NW, NE, SE, SW), then two that are neither.
VILLAGE, UNPLACED = 144, 148

# Cards: values 1 to 5 as 0 to 4, and the joker.
VALUES, JOKER, KINDS = 5, 5, 6
VALUE_COPIES, JOKER_COPIES = 11, 5
DECK = VALUES * VALUE_COPIES + JOKER_COPIES
HAND, MOST_CARDS, PLAYS = 3, 5, 3
MOST_STONES = 2

# Tiles, by kind; GONE is one that has left the game.
GONE, PASSAGE, GHOST, RAVEN, BALL, WHIRLWIND, FLYING, TRAPDOOR = 0, 1, 2, 3, 4, 5, 6, 7
TILE_KINDS = 8
TILE_COPIES = np.array((0, 4, 3, 3, 3, 3, 2, 2), np.int8)
TILES, LOW_TILES, STONES = 20, 17, 9
BALL_REVEALS = 3
# What lies on a square: a tile by its index, a stone, or nothing.
PLAIN, STONE = -1, 64

# Phases.
PLACE, LEAD, EXCHANGE, MOVE, TILE, OVER = 0, 1, 2, 3, 4, 5

# Actions: the first id of each group; within a group the parts count up, the last one fastest.
PLACE_GOBLIN = 0  # goblin * 4 + village
LEAD_GOBLIN = 20  # goblin * 2 + (0 for its card, 1 for a joker)
TOSS = 30  # card
DONE = 36
WALK = 37  # (value - 1) * 4 + (0 clockwise, 1 counter-clockwise) * 2 + (0 for its card, 1 for a joker)
CLIMB = 57  # likewise
STOP = 77
REVEAL = 78  # tile
TURN_CW, TURN_CCW = 98, 99
NAME_SEAT = 100  # seat
DROP = 105  # card
CHOOSE_VILLAGE = 111  # village
ACTIONS = 115

NOBODY, NO_GOBLIN = -1, -1

# Events. `more` is a goblin and its place (goblin * PLACES + place), a tile, a seat or a number.
E_PLACE = 0  # a goblin is placed; more: goblin and village
E_DEAL = 1  # three cards each; seat: who begins
E_LEAD = 2  # a card names a goblin; more: goblin and place
E_TOSS = 3  # a card is put away
E_DRAW = 4  # a card is drawn
E_WALK = 5  # a card moves the goblin on its level; more: goblin and place
E_CLIMB = 6  # … or up; more: goblin and place
E_STOP = 7  # no further card
E_SHOVE = 8  # a goblin is shoved; seat: its owner; more: goblin and place
E_STONE = 9  # a stone is taken; more: stones held
E_SPARE = 10  # a third stone leaves the game
E_EATEN = 11  # a waiting Raven takes the stone
E_TILE = 12  # a tile is turned up by landing; card: its kind; more: goblin and place
E_SHOWN = 13  # a tile is turned up by the Crystal ball; card: its kind; more: tile
E_RISE = 14  # up through a passage; more: goblin and place
E_FALL = 15  # down through a trapdoor; more: goblin and place
E_WAIT = 16  # the way is occupied; more: goblin and place
E_VILLAGE = 17  # back to a village; more: goblin and place
E_DOWN = 18  # all tiles are turned face down
E_TURN = 19  # the mountain turns; more: 1 clockwise, -1 counter-clockwise
E_EXTRA = 20  # a Flying card; more: 1 if in the owner's own turn
E_RAVEN = 21  # a player is named; more: that seat
E_LOSE = 22  # a player gives up a stone
E_LURK = 23  # a Raven lies before a player
E_DROP = 24  # a card is given up
E_RESHUFFLE = 25
E_END = 26  # the turn is over; more: cards drawn
E_WIN = 27  # a goblin is on the summit; more: goblin and place
EVENTS = 28
PLACES = 150

# Clauses that can forbid something; `why_not` answers with an index, 0 is "legal".
CLAUSES = (
    "", "C13", "C16", "C17", "C18", "C19", "C22", "C24", "C31", "C32", "C43", "C45", "C48", "C50", "C58", "C59",
    "A1", "A12", "A13", "A14", "A33", "A50", "MH-A3", "MH-A5",
)  # fmt: skip
LEGAL = 0
(
    C13, C16, C17, C18, C19, C22, C24, C31, C32, C43, C45, C48, C50, C58, C59, A1, A12, A13, A14, A33, A50,
    MH_A3, MH_A5,
) = range(1, len(CLAUSES))  # fmt: skip

# What can be wrong with a position whose parts are all there; `accept` answers with one of these.
SOUND = 0
F_TOP, F_NOT_TOP, F_STONE, F_VILLAGES, F_LED, F_PROMISE, F_NO_MOVE, F_WAITING, F_FREE, F_TILE, F_DRAW = range(1, 12)


class MagicHillState(Struct):
    """One game. Everyone may see every field, unless its comment says otherwise."""

    chance: Chance  # nobody
    players: Int8  # 2-5
    walk_on: Int8  # 1 if a goblin may walk on after landing on another
    remember: Int8  # 1 if a screen may show tiles seen before
    side: Int8  # squares along the lowest level
    assumed: Int8  # 1 if the board is the assumed one, which is told to people
    phase: Int8  # PLACE … OVER
    player: Int8  # the seat that decides now, NOBODY when it is over
    turn: Int8  # the seat whose turn it is
    first: Int8  # the seat that places and plays first
    rotation: Int8  # clockwise quarter turns of the mountain
    place: Annotated[Row, np.int16, ALL_GOBLINS]  # where every goblin is
    lower: Annotated[Row, np.int8, SQUARES]  # the goblin that stands on each square, or NO_GOBLIN
    upper: Annotated[Row, np.int8, SQUARES]  # the goblin that sits on it, or NO_GOBLIN
    mark: Annotated[Row, np.int8, SQUARES]  # PLAIN, STONE, or the tile that lies there
    tile: Annotated[Pile, pile(TILES)]  # kinds by their masks; GONE: everyone
    tile_at: Annotated[Row, np.int16, TILES]  # the square of each tile, by the board
    up: Annotated[Row, np.int8, TILES]  # 1 if the tile lies face up
    held: Annotated[Row, np.int8, SEATS]  # stones of each seat
    ravens: Annotated[Row, np.int8, SEATS]  # Ravens that lie before each seat
    bonus: Annotated[Row, np.int8, SEATS]  # extra cards each seat may play in its next own turn
    hand: Annotated[Sequence[Pile], pile(MOST_CARDS), SEATS]  # cards by their masks; the count: everyone
    draw: Annotated[Pile, pile(DECK)]  # cards: nobody; the count: everyone
    discard: Annotated[Pile, pile(DECK)]  # the newest card and the count: everyone
    played: Annotated[Pile, pile(DECK)]  # the cards of this turn, the first one lowest
    led: Int8  # the goblin that is moved in this turn, or NO_GOBLIN
    limit: Int8  # how many cards may be played in this turn
    on_goblin: Int8  # 1 if the last card landed it on another goblin
    tossed: Int8  # cards put away in this turn
    ended: Int8  # 1 if a tile has ended the turn
    asked: Int8  # the kind of tile that asks, or GONE
    asker: Int8  # the goblin that stands on it, or NO_GOBLIN
    left: Int8  # tiles still to be turned up; 1 for a card to be given up
    waiting: Annotated[Row, np.int8, ALL_GOBLINS]  # goblins at locked passages and trapdoors, the longest waiting first
    waits: Int8  # how many
    due: Annotated[Row, np.int8, ALL_GOBLINS]  # goblins that have landed and whose square is still to take effect
    dues: Int8  # how many
    ahead: Int8  # where among them the next one that a free way moves is put in
    spent: Annotated[Row, np.int32, ALL_GOBLINS]  # tiles that each goblin has used with this card, as a mask
    winner: Int8  # mask of the winning seats, once it is over
    log: Annotated[Log, log(48)]  # what the last decision caused, cards by their masks


LAYOUT = layout(MagicHillState)
POOL = layout(pile(DECK))

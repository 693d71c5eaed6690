"""The MAD card game: the numbers behind the names, and the state struct, field by field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import numpy as np

from vaka.kit.chance import Chance
from vaka.kit.log import Log, log
from vaka.kit.pile import Pile, pile
from vaka.kit.struct import Int8, Row, Struct, layout

SEATS = 6
DECK = 76
GIFTS = 2
WORRIES = 2

# Coloured cards: colour * FACES + face. Faces 0 to 5 are the numbers 1 to 6.
COLOURS, FACES = 4, 9
GREEN, YELLOW, RED, BLUE, NO_COLOUR = 0, 1, 2, 3, -1
NUMBERS, WHICH, DRAW1, GIVE2 = 6, 6, 7, 8
# Colourless cards; as a face each of them stands for itself.
WILD, WOOLY, WORRY, EXCHANGE, JOKER = 36, 37, 38, 39, 40
KINDS = 41
# MD-1: copies of each face of one colour, then of each colourless card.
COLOURED_COPIES = np.array((2, 2, 2, 2, 2, 2, 2, 1, 1), np.int8)
COLOURLESS_COPIES = np.array((4, 3, 2, 2, 1), np.int8)

# MD-2: cards dealt.
SMALL_TABLE, SMALL_HAND, LARGE_HAND = 4, 7, 8
JOKER_LIMIT = 3  # MD-15: other cards in hand that still allow an end
WOOLY_DRAWS = 3
OTHER_POINTS = 5  # MD-16

CLOCKWISE, COUNTER = 1, -1

# Phases.
TURN, DRAWN, DIRECTION, COLOUR, TARGET, GIVE, JOKER_USE, REPLY, OVER = range(9)

# Actions: the first id of each group; within a group the parts count up.
PLAY_CARD = 0  # card
DRAW = 41
KEEP = 42
CW, CCW = 43, 44
NAME_COLOUR = 45  # colour
AT = 49  # seat
SKIP = 55
GIVE_CARD = 56  # card
END, PLAIN_JOKER = 97, 98
USE_WORRY, ACCEPT = 99, 100
ACTIONS = 101

NOBODY, NO_CARD = -1, -1

# Events. `more` is a seat, a colour, a direction or points, as the comment says.
E_DEAL = 0  # the cards are dealt; seat: the dealer
E_TURN_UP = 1  # the first card of the pile; seat: the dealer
E_PLAY = 2  # a card is played
E_DRAW = 3  # a card is drawn
E_KEEP = 4  # the drawn card is kept
E_PASS = 5  # nothing to draw
E_DIRECTION = 6  # more: the direction chosen
E_COLOUR = 7  # more: the colour named
E_AIM = 8  # a card is aimed at somebody; more: the seat aimed at
E_SKIP = 9  # the text of the card is left undone
E_OFFER = 10  # a card is chosen as a gift
E_WORRY = 11  # a Worry is played in defence; more: the seat it hits
E_ACCEPT = 12  # the player aimed at does not answer
E_GIFT = 13  # a gift arrives; more: the receiver
E_SWAP = 14  # two hands change places; more: the other seat
E_RESHUFFLE = 15  # the pile becomes the stock; seat: who plays or draws
E_END = 16  # the Joker ends the game
E_OUT = 17  # the last card is gone
E_SCORE = 18  # more: points left in hand
EVENTS = 19

# Clauses that can forbid something; `why_not` answers with an index, 0 is "legal".
CLAUSES = (
    "", "MD-4", "MD-5", "MD-7", "MD-9", "MD-10", "MD-12", "MD-14", "MD-15", "MD-20", "MD-A1", "MD-A3", "MD-A7",
    "M-R14", "M-R16", "M-R21", "M-R28",
)  # fmt: skip
LEGAL = 0
(
    MD_4, MD_5, MD_7, MD_9, MD_10, MD_12, MD_14, MD_15, MD_20, MD_A1, MD_A3, MD_A7, M_R14, M_R16, M_R21, M_R28,
) = range(1, len(CLAUSES))  # fmt: skip

# What can be wrong with a position whose cards are all there; `accept` answers with one of these.
SOUND = 0
(
    F_PILE, F_STOCK, F_COLOUR, F_NO_COLOUR, F_EMPTY_HAND, F_CARD, F_WORRIES, F_JOKER, F_GIFTS, F_NOT_OVER, F_TWO_OUT,
) = range(1, 12)  # fmt: skip


class MadState(Struct):
    """One game. Everyone may see every field, unless its comment says otherwise."""

    chance: Chance  # nobody
    players: Int8  # 2-6
    phase: Int8  # TURN … OVER
    player: Int8  # the seat that decides now, NOBODY when it is over
    turn: Int8  # the seat whose turn it is; the dealer while the first card takes effect
    dealer: Int8  # the seat that dealt
    direction: Int8  # CLOCKWISE or COUNTER
    colour: Int8  # the colour in force, NO_COLOUR from laying a colourless card until it is named
    hand: Annotated[Sequence[Pile], pile(DECK), SEATS]  # cards by their masks; the count: everyone
    stock: Annotated[Pile, pile(DECK)]  # cards: nobody; the count: everyone
    pile: Annotated[Pile, pile(DECK)]  # the top card and the count: everyone
    drawn: Annotated[Pile, pile(1)]  # the card just drawn, by its mask
    card: Int8  # the card whose text is being followed, or NO_CARD
    target: Int8  # the seat it is aimed at, or NOBODY
    gifts: Annotated[Pile, pile(GIFTS)]  # cards chosen as gifts: their owner; masks as they were in the hand
    left: Int8  # mask of the seats still to be asked
    worries: Int8  # how many Worries were played in this chain
    worrier: Annotated[Row, np.int8, WORRIES]  # who played them, NOBODY where there is none
    winner: Int8  # mask of the winning seats, once it is over
    score: Annotated[Row, np.int16, SEATS]  # points left in hand, once it is over
    log: Annotated[Log, log(32)]  # what the last decision caused, cards by their masks


LAYOUT = layout(MadState)
POOL = layout(pile(DECK))

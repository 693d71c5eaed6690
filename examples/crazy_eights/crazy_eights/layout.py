"""Crazy eights: the numbers behind the names, and the state struct, field by field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import numpy as np

from vaka.kit.chance import Chance
from vaka.kit.log import Log, log
from vaka.kit.pile import Pile, pile
from vaka.kit.struct import Int8, Row, Struct, layout

SEATS = 4
RANKS, SUITS = 13, 4
SUIT_BITS = 2  # of a card's number
DECK = RANKS * SUITS  # CE-1: card = rank * SUITS + suit; ranks from 2 to ace
EIGHT, JACK = 6, 9  # ranks
PAIR_HAND, HAND = 7, 5  # CE-2: cards dealt to two players, and to more
MOST_DRAWS = 5  # CE-6: in one turn

# CE-10: the points of a card that is left.
EIGHT_POINTS, COURT_POINTS, FIRST_POINTS = 50, 10, 2

# Phases.
TURN, SUIT, OVER = range(3)

# Actions: the first id of each group; within a group the parts count up.
PLAY_CARD = 0  # card
DRAW = DECK
PASS = DRAW + 1
NAME_SUIT = PASS + 1  # suit
ACTIONS = NAME_SUIT + SUITS

NOBODY, NO_SUIT = -1, -1

# Events. `more` is a suit or points, as the comment says.
E_DEAL = 0  # everyone is dealt a hand; seat: the dealer
E_TURN_UP = 1  # the first card of the pile; seat: the dealer
E_PLAY = 2  # a card is played
E_SUIT = 3  # more: the suit named
E_DRAW = 4  # a card is drawn
E_PASS = 5  # the turn is passed on
E_SCORE = 6  # more: points left in hand

# Clauses that can forbid something; `why_not` answers with an index, 0 is "legal".
CLAUSES = ("", "CE-4", "CE-5", "CE-6", "CE-7", "CE-8", "CE-9")
LEGAL, CE_4, CE_5, CE_6, CE_7, CE_8, CE_9 = range(7)

# What can be wrong with a position whose cards are all there; `accept` answers with one of these.
SOUND, F_PILE, F_SUIT, F_DRAWS, F_PASSES, F_EMPTY_HAND, F_NOT_OVER = range(7)


class EightsState(Struct):
    """One game. Everyone may see every field, unless its comment says otherwise."""

    chance: Chance  # nobody
    players: Int8  # 2-4
    phase: Int8  # TURN, SUIT or OVER
    player: Int8  # the seat that decides now, NOBODY when it is over
    suit: Int8  # the suit in force, NO_SUIT from playing an eight until one is named
    draws: Int8  # cards drawn in this turn
    passes: Int8  # how often in a row a turn was passed on while the stock was empty
    hand: Annotated[Sequence[Pile], pile(DECK), SEATS]  # cards by their masks; the count: everyone
    stock: Annotated[Pile, pile(DECK)]  # cards: nobody; the count: everyone
    pile: Annotated[Pile, pile(DECK)]  # cards that were played, the latest on top
    winner: Int8  # mask of the winning seats, once it is over
    score: Annotated[Row, np.int16, SEATS]  # points left in hand, once it is over
    log: Annotated[Log, log(SEATS + 2)]  # what the last decision caused, cards by their masks


LAYOUT = layout(EightsState)
POOL = layout(pile(DECK))

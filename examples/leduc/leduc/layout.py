"""Leduc poker: the numbers behind the names, and the state struct, field by field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import numpy as np

from vaka.kit.chance import Chance
from vaka.kit.log import Log, log
from vaka.kit.pile import Pile, pile
from vaka.kit.struct import Int8, Row, Struct, layout

SEATS = 2
RANKS, SUITS = 3, 2
DECK = RANKS * SUITS  # LP-1: card = rank * SUITS + suit
ANTE = 1  # LP-2
RAISES = 2  # LP-5: of each round
MOST_BETS = 8  # decisions of a game: in each round call, raise, raise, call
MOST_CHIPS = 13  # that anyone can lose: the ante, two raises of 2, two raises of 4

# Phases.
BET, OVER = range(2)

# Actions.
FOLD, CALL, RAISE = range(3)

NOBODY = -1

# Events. The first three have the numbers of their actions; `more` is chips, as the comment says.
E_FOLD = 0
E_CALL = 1  # more: what the player has bet by now
E_RAISE = 2  # more: what the player has bet by now
E_DEAL = 3  # everyone is dealt a card
E_TURN_UP = 4  # the card in the middle
E_SHOW = 5  # a card is shown at the end
E_WIN = 6  # more: chips won from the other player
E_SPLIT = 7  # nobody wins

# Clauses that can forbid something; `why_not` answers with an index, 0 is "legal".
CLAUSES = ("", "LP-5", "LP-6", "LP-9")
LEGAL, LP_5, LP_6, LP_9 = range(4)

# What can be wrong with a position whose cards are all there; `accept` answers with one of these.
SOUND, F_BET = range(2)


class LeducState(Struct):
    """One game. Everyone may see every field, unless its comment says otherwise."""

    chance: Chance  # nobody
    players: Int8  # 2
    phase: Int8  # BET or OVER
    player: Int8  # the seat that decides now, NOBODY when it is over
    raises: Int8  # how often this round was raised
    bets: Int8  # how many decisions were made
    bet: Annotated[Row, np.int8, MOST_BETS]  # these decisions in order, as actions
    stake: Annotated[Row, np.int8, SEATS]  # chips that each seat has bet
    hand: Annotated[Sequence[Pile], pile(1), SEATS]  # one card each, by its mask
    deck: Annotated[Pile, pile(DECK)]  # cards: nobody
    middle: Annotated[Pile, pile(1)]  # the card in the middle, in the second round
    winner: Int8  # mask of the winning seats, once it is over
    log: Annotated[Log, log(5)]  # what the last decision caused, cards by their masks


LAYOUT = layout(LeducState)
POOL = layout(pile(DECK))

"""High card: the numbers behind the names, and the state struct, field by field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import numpy as np

from vaka.kit.chance import Chance
from vaka.kit.log import Log, log
from vaka.kit.pile import Pile, pile
from vaka.kit.struct import Int8, Row, Struct, layout

SEATS = 2
DECK = 10  # HC-1: card 0 shows 1, card 9 shows 10
NO_STAKE, LOW, HIGH = 0, 1, 2  # HC-4: a stake is its points
GOAL = 12  # HC-7
MOST = GOAL - 1 + SEATS * HIGH  # points of a winner who had one too few before the last round

# Phases.
CALL, CARD, OVER = range(3)

# Actions.
CALL_LOW, CALL_HIGH, KEEP, SWAP = range(4)

NOBODY = -1

# Events. `more` is a stake or points, as the comment says.
E_DEAL = 0  # a round begins; seat: its starter
E_CALL = 1  # more: the stake
E_KEEP = 2  # the card is kept
E_SWAP = 3  # a card is laid face up on the discard pile
E_DRAW = 4  # a card is drawn
E_SHOW = 5  # a card is shown at the end of a round
E_SCORE = 6  # the round is won; more: points
E_WIN = 7  # the game is won
LONGEST = 6  # events of one decision: swap, draw, two cards shown, score, and deal or win

# Clauses that can forbid something; `why_not` answers with an index, 0 is "legal".
CLAUSES = ("", "HC-4", "HC-5", "HC-7")
LEGAL, HC_4, HC_5, HC_7 = range(4)

# What can be wrong with a position whose cards are all there; `accept` answers with one of these.
SOUND, F_TOO_LATE, F_NOT_OVER = range(3)


class HighcardState(Struct):
    """One game. Everyone may see every field, unless its comment says otherwise."""

    chance: Chance  # nobody
    players: Int8  # 2
    phase: Int8  # CALL, CARD or OVER
    player: Int8  # the seat that decides now, NOBODY when it is over
    turn: Int8  # the seat whose turn it is; once it is over, the seat that had the last one
    starter: Int8  # the seat that began this round
    hand: Annotated[Sequence[Pile], pile(1), SEATS]  # one card each, by its mask
    stock: Annotated[Pile, pile(DECK)]  # cards: nobody; the count: everyone
    discard: Annotated[Pile, pile(SEATS)]  # cards that were swapped in this round
    stake: Annotated[Row, np.int8, SEATS]  # what each seat called in this round, or NO_STAKE
    score: Annotated[Row, np.int8, SEATS]  # points
    winner: Int8  # mask of the winning seat, once it is over
    log: Annotated[Log, log(LONGEST)]  # what the last decision caused, cards by their masks


LAYOUT = layout(HighcardState)
POOL = layout(pile(DECK))

"""Partners: the numbers behind the names, and the state struct, field by field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import numpy as np

from vaka.kit.chance import Chance
from vaka.kit.log import Log, log
from vaka.kit.pile import Pile, pile
from vaka.kit.struct import Int8, Int64, Row, Struct, layout

SEATS = 4
PAWNS = 4
HAND = 4
DEALS = 3
TEAM = 2  # seats that win together

# Cards. The deck has COPIES of each kind; no source counts them, so this one number is assumed.
HEART, HEART8, HEART13, ONE, MINUS4, SEVEN, SWAP = 0, 1, 2, 3, 4, 5, 6
FIRST_PLAIN = 7
HEARTS = 7  # the kinds that bring a pawn out, as a mask
KINDS = 14
COPIES = 4
DECK = KINDS * COPIES

# Ways to move forward: the card of each and its steps. A pawn, one of four, completes the action.
USE_CARD = np.array((HEART8, HEART13, ONE, ONE, 7, 8, 9, 10, 11, 12, 13), np.int8)
USE_STEPS = np.array((8, 13, 1, 14, 2, 3, 5, 6, 9, 10, 12), np.int8)
USES = 11
# The first use of each card, and one behind the last; no uses for cards that do not move forward.
FIRST_USE = np.array((0, 0, 1, 2, 0, 0, 0, 4, 5, 6, 7, 8, 9, 10), np.int8)
LAST_USE = np.array((0, 1, 2, 4, 0, 0, 0, 5, 6, 7, 8, 9, 10, 11), np.int8)
SPLIT_STEPS = 7
BACK_STEPS = 4
LONGEST = 14  # the steps of the longest move

# Places of a pawn, on its own way: the start square, 1 to 56 on the ring, four goal rings, home.
START, RING, LAST_RING, GOAL, INNERMOST, HOME = 0, 1, 56, 57, 60, 61
QUARTER, SQUARES = 14, 56

# Options.
BOXED, CHAMPIONSHIP = 0, 1
OPEN, CONCEALED = 0, 1

# Phases.
GIVE, PLAY, PART, PICK, OVER = 0, 1, 2, 3, 4

# Actions: the first id of each group. Pawns are numbered in the colour being moved, all sixteen only for PICK_PAWN.
GIVE_CARD = 0  # card
START_CARD = 14  # heart, 8, 13
MOVE = 17  # use * 4 + pawn
BACK = 61  # pawn
SPLIT = 65
PART_PAWN = 66  # pawn * 7 + steps - 1
USE_SWAP = 94
PICK_PAWN = 95  # pawn of all
FOLD = 111
ACTIONS = 112

NOBODY, NO_PAWN = -1, -1

# Events. `more` is a pawn and its new place, a seat or a number, as the comment says.
E_DEAL = 0  # four cards each; seat: the dealer; more: which of the three deals
E_GIVE = 1  # a card is chosen for the partner
E_CROSS = 2  # the card reaches the partner; more: the receiver
E_START = 3  # a pawn comes out; more: pawn and place
E_MOVE = 4  # a pawn moves forward; more: pawn and place
E_BACK = 5  # a pawn moves back; more: pawn and place
E_SPLIT = 6  # a 7 is laid
E_PART = 7  # one part of it; more: pawn and place
E_SWAP = 8  # the swap card is laid
E_PICK = 9  # a pawn is chosen; more: pawn and place
E_TRADE = 10  # a pawn stands where the other was; more: pawn and place
E_HIT = 11  # a pawn is sent home by another; more: pawn and place
E_BUMP = 12  # the arriving pawn goes home itself; more: pawn and place
E_FOLD = 13  # a card of a hand that is put down
E_LOCK = 14  # a pawn is locked; more: pawn and place
E_DONE = 15  # all four pawns of a seat are locked
E_WIN = 16  # a team has won; seat: who locked the last pawn
EVENTS = 17
PLACES = 64  # more = pawn * PLACES + place

# Clauses that can forbid something; `why_not` answers with an index, 0 is "legal".
CLAUSES = (
    "", "§P4", "§G1", "§G2", "§M3", "§V7", "§V9", "§F3", "WA-4", "WA-8", "LA-8", "GO-10", "GO-11", "GO-15",
    "MF-5", "MF-6", "SV-1", "SV-2", "SW-1", "SW-2", "SW-5", "DU-3",
)  # fmt: skip
LEGAL = 0
(
    P4, G1, G2, M3, V7, V9, F3, WA_4, WA_8, LA_8, GO_10, GO_11, GO_15, MF_5, MF_6, SV_1, SV_2, SW_1, SW_2, SW_5, DU_3,
) = range(1, len(CLAUSES))  # fmt: skip

# What can be wrong with a position whose cards and pawns are all there; `accept` answers with one of these.
SOUND = 0
F_SHARED, F_RING, F_WON, F_NOT_WON, F_NO_CARDS, F_TOP7, F_TOPSWAP, F_PART, F_PICK = range(1, 10)


class PartnersState(Struct):
    """One game. Everyone may see every field, unless its comment says otherwise."""

    chance: Chance  # nobody
    players: Int8  # 4
    goal: Int8  # BOXED or CHAMPIONSHIP
    folded: Int8  # OPEN or CONCEALED
    short7: Int8  # 1 if a 7 may end short with the team's last pawn
    phase: Int8  # GIVE, PLAY, PART, PICK, OVER
    player: Int8  # the seat that decides now, NOBODY when it is over
    turn: Int8  # the seat whose turn it is; during the exchange the one that will lead
    dealer: Int8  # the seat that deals
    deal: Int8  # 1-3, which deal of this dealer
    pawn: Annotated[Row, np.int8, SEATS * PAWNS]  # the place of each pawn, on its own way
    square: Annotated[Row, np.int8, SQUARES]  # pawns on each square of the ring: 4 * count + seat, 0 for none
    wall: Annotated[Row, np.int8, SEATS]  # how many pawns stand on each start square
    hand: Annotated[Sequence[Pile], pile(HAND), SEATS]  # cards by their masks; the count: everyone
    given: Annotated[Sequence[Pile], pile(1), SEATS]  # chosen for the partner: by its mask; that it is chosen: everyone
    deck: Annotated[Pile, pile(DECK)]  # cards: nobody; the count: everyone
    used: Annotated[Pile, pile(DECK)]  # the newest `shown` cards and the count: everyone
    shown: Int8  # how many of the newest used cards lie in sight: one, or a folded hand
    hidden: Annotated[Pile, pile(DECK)]  # hands folded face down, by their masks; the counts: everyone
    barred: Annotated[Row, np.int16, DECK]  # for each of these the kinds that could not be played then, as a mask
    left: Int8  # steps of the 7 that are left
    moved: Int64  # mask of the pawns that this 7 has moved
    picked: Int8  # the first pawn of a swap, or NO_PAWN
    winner: Int8  # mask of the winning seats, once it is over
    log: Annotated[Log, log(24)]  # what the last decision caused, cards by their masks


LAYOUT = layout(PartnersState)
POOL = layout(pile(DECK))

"""Baba Yaga: the numbers behind the names, and the state struct, field by field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import numpy as np

from vaka.kit.chance import Chance
from vaka.kit.log import Log, log
from vaka.kit.pile import Pile, pile
from vaka.kit.struct import Int8, Row, Struct, layout

SEATS = 5
HAND = 5
DECK = 78

# Cards. A potion's number is its value; everything from the potions to the Mortar has a black back.
YAGA, PELICAN, CATS, WAND, GARLIC, MORTAR, OWL = 0, 8, 9, 10, 11, 12, 13
KINDS = 14
FIRST_POTION, LAST_POTION = 1, 7
FIRST_BLACK, LAST_BLACK = FIRST_POTION, MORTAR
# BY-2; a spell's value is also its price. Arrays, because compiled code reads them where they lie.
VALUE = np.array((0, 1, 2, 3, 4, 5, 6, 7, 7, 7, 8, 10, 10, 7), np.int8)
SPELLS = np.array((PELICAN, CATS, WAND, OWL), np.int8)

# Backs.
RED, TEAL, BLACK = 0, 1, 2

# Options.
EN, ES = 0, 1
ROUND, TOURNAMENT = 0, 1

# Phases.
ACT, PAY, AIM, REPLY, OVER = 0, 1, 2, 3, 4
REFILL = 5  # inside `play` only: the spell has done its work

# Actions: the first id of each group; within a group the parts count up, the last one fastest.
SWAP = 0  # card * 4 + pile * 2 + (DRAW or TAKE)
CAST = 56  # index in SPELLS * 2 + pile
DECLARE = 64
PAY_CARD = 65  # potions 1-7, then the Mortar
DONE = 73
TAKE_YAGA, TAKE_OWL = 74, 75
ROB = 76  # seat * 3 + (what is aimed at)
DISPEL = 91  # what is aimed at
NOTHING = 93
USE_GARLIC = 94  # pile
SUBMIT = 96
ACTIONS = 97

DRAW, TAKE = 0, 1
AIM_YAGA, AIM_OWL, AIM_CARD, NO_AIM = 0, 1, 2, -1
NOBODY, NO_PILE, NO_SPELL, NO_SLOT = -1, -1, -1, -1

# Scores of the tournament (BY-20).
BEATEN_DECLARER, FIVE_YAGAS, FIVE_ONES, LIMIT = 25, 30, 20, 100
DECLARE_LIMIT = 4

# Events. `more` is a pile, a seat, an aim or a score, as the comment says.
E_DEAL = 0  # a round is dealt; seat: who starts
E_TURN_UP = 1  # a card is turned up; more: pile
E_DISCARD = 2  # a card is laid down in an exchange; more: pile
E_DRAW = 3  # a card is drawn
E_TAKE = 4  # the top of a discard pile is taken; more: pile
E_CAST = 5  # a spell is announced; more: pile
E_PAY = 6  # a card is paid
E_ACTIVE = 7  # the payment is complete; more: pile
E_FETCH = 8  # a card comes from its supply
E_ROB = 9  # the Cats are sent; more: victim; card: the kind named, HIDDEN for a black card
E_DISPEL = 10  # the Wand names a kind
E_NOTHING = 11  # the spell finds nothing to do
E_GARLIC = 12  # a Garlic is laid; more: pile
E_STOLEN = 13  # seat loses a card to the caster; more: caster
E_RETURN = 14  # seat returns a card to its supply
E_RESHUFFLE = 15  # both discard piles become the draw pile; seat: who drew the last card
E_DECLARE = 16
E_SHOW = 17  # a card of a hand is shown
E_SCORE = 18  # points of this round; more: points
EVENTS = 19

# Clauses that can forbid something; `why_not` answers with an index, 0 is "legal".
CLAUSES = (
    "", "BY-4", "BY-5", "BY-6", "BY-7", "BY-8", "BY-10", "BY-12", "BY-13", "BY-14", "BY-16", "BY-17",
    "BY-A1", "BY-A4", "BY-A5", "BY-A6", "B-D1", "B-R18", "B-R24", "B-R26", "B-R27", "B-R32",
    "B-R35", "B-R43", "B-R45", "B-R52",
)  # fmt: skip
LEGAL = 0
(
    BY_4, BY_5, BY_6, BY_7, BY_8, BY_10, BY_12, BY_13, BY_14, BY_16, BY_17,
    BY_A1, BY_A4, BY_A5, BY_A6, B_D1, B_R18, B_R24, B_R26, B_R27, B_R32, B_R35, B_R43, B_R45,
    B_R52,
) = range(1, len(CLAUSES))  # fmt: skip

# What can be wrong with a position whose cards are all there; `accept` answers with one of these.
SOUND = 0
(
    F_DRAW, F_LOCK_EMPTY, F_LOCK_SPELL, F_LOCK_OTHER, F_UNLOCKED, F_ORDER, F_PRICE, F_PROMISE, F_CAST_PILE,
    F_NOT_HIT, F_NOT_ASKED, F_DECLARER, F_TOTALS,
) = range(1, 14)  # fmt: skip


class BabaYagaState(Struct):
    """One game. Everyone may see every field, unless its comment says otherwise."""

    chance: Chance  # nobody
    players: Int8  # 2-5
    edition: Int8  # EN or ES
    match: Int8  # ROUND or TOURNAMENT
    deck: Annotated[Row, np.int8, KINDS]  # how many cards of each kind there are
    phase: Int8  # ACT, PAY, AIM, REPLY, OVER
    player: Int8  # the seat that decides now, NOBODY when it is over
    turn: Int8  # the seat whose turn it is
    starter: Int8  # the seat that began this round
    hand: Annotated[Sequence[Pile], pile(HAND), SEATS]  # cards by their masks; backs: everyone
    draw: Annotated[Pile, pile(DECK)]  # cards by their masks; the back of the top card: everyone
    discard: Annotated[Sequence[Pile], pile(DECK), 2]  # A and B; the top card and the count: everyone (B-R10)
    supply: Annotated[Row, np.int8, 2]  # yagas and owls left in their supplies
    locked: Int8  # the pile whose top spell was cast in the turn just before, or NO_PILE
    spell: Int8  # the spell being cast, or NO_SPELL
    pile: Int8  # the pile it goes on, or NO_PILE
    paid: Annotated[Pile, pile(HAND)]  # cards paid so far, the first one lowest
    aim: Int8  # AIM_YAGA, AIM_OWL, AIM_CARD or NO_AIM
    target: Int8  # the seat the Cats are sent to, or NOBODY
    left: Int8  # mask of the seats still to answer
    total: Annotated[Row, np.int16, SEATS]  # tournament points so far
    score: Annotated[Row, np.int16, SEATS]  # points of the finished round, by hand value or BY-20
    winner: Int8  # mask of the winning seats, once it is over
    log: Annotated[Log, log(48)]  # what the last decision caused, cards by their masks


LAYOUT = layout(BabaYagaState)
POOL = layout(pile(DECK))

"""Baba Yaga: how a sensible beginner plays, from what the seat that decides may know, and how well a seat stands."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from vaka.games.babayaga.layout import *
from vaka.games.babayaga.rules import paid_card, payable, worth
from vaka.kit import pile
from vaka.kit.pile import HIDDEN, Pile
from vaka.kit.rule import rule

SCALE = 10.0  # points of `standing` that make a seat e times as likely to win
# How the search plays this game best, found by trial.
STYLE: Mapping[str, float] = {"depth": 40, "curiosity": 0.35}

SURE = 1000  # what a beginner always does when it is allowed
AVERAGE = 5  # points of a card from the draw pile, a little less on average
CLOSE = 12  # what it is worth to be allowed to declare next turn
READY = 6  # what it is worth to have a spell and its exact price in hand
# What it costs to hold a card: its points, less what may be hoped from spells and the Mortar. The last entry,
# which HIDDEN finds, is a card drawn: less than its points, since a high card goes again with the next exchange.
BURDEN = np.array((0, 1, 2, 3, 4, 5, 6, 7, 3, 3, 4, 10, 4, 2, 3), np.int8)

# What each card can pay, and the price it asks, as bit n for n; a Mortar pays whatever is asked.
CARDS = np.arange(KINDS)
PAYS = np.where((CARDS >= FIRST_POTION) & (CARDS <= LAST_POTION), VALUE, 0).astype(np.int8)
PRICE = np.where(np.isin(CARDS, SPELLS), 1 << VALUE.astype(np.int16), 0).astype(np.int16)
ANYTHING = np.where(CARDS == MORTAR, -1, 0).astype(np.int8)

# What `standing` is made of, fitted to games of this policy against itself.
YAGA_COUNTS = 6
CAST_COUNTS = 6
TURN_COUNTS = 3
DECLARE_COUNTS = 25
TOTAL_COUNTS = 3  # this many points of a tournament count as one here

# How welcome each spell is, as an index of SPELLS: Pelican, Cats, Wand, Owl.
WELCOME = np.array((20, 22, 5, 30), np.int8)


@rule
def urge(s: BabaYagaState, action: int) -> int:
    """How much a sensible beginner wants to take this legal action now; the bot takes the highest, ties by lot."""
    if action < CAST:
        return swap_urge(s, action >> 2, action >> 1 & 1, action & 1)
    if action < DECLARE:
        return cast_urge(s, int(SPELLS[action - CAST >> 1]))
    if action == DECLARE:
        return 2 * SURE
    if action <= DONE:
        return pay_urge(action)
    if action <= NOTHING:
        return aim_urge(s, action)
    # BY-14: Garlic saves a yaga and gets rid of ten points.
    return 0 if action == SUBMIT else SURE


# --- The one action of a turn.


@rule
def swap_urge(s: BabaYagaState, card: int, place: int, source: int) -> int:
    """The points an exchange saves, and whether it makes a spell ready or the hand low enough."""
    coming = known_top(s) if source == DRAW else pile.top(s.discard[1 - place])
    # Nobody gives up a yaga, nor a card for its like: that goes round in circles.
    if card in (YAGA, coming):
        return -SURE
    gain = int(BURDEN[card]) - int(BURDEN[coming])
    return gain if coming == HIDDEN else gain + promise(s.hand[s.player], card, coming)


@rule
def known_top(s: BabaYagaState) -> int:
    """The top card of the draw pile where its back names it, else HIDDEN."""
    at = s.draw.n - 1
    return int(s.draw.card[at]) if s.draw.seen[at] >> s.player & 1 else HIDDEN


@rule
def promise(hand: Pile, leaving: int, coming: int) -> int:
    """What a hand, one card exchanged, allows next turn: to declare (BY-16), or to cast (BY-8)."""
    points = worth(hand) + int(VALUE[coming]) - int(VALUE[leaving])
    if points <= DECLARE_LIMIT:
        return CLOSE
    amounts, prices, kept = int(ANYTHING[coming]) | 1 | 1 << int(PAYS[coming]), int(PRICE[coming]), leaving
    for i in range(hand.n):
        card = int(hand.card[i])
        if card == kept:
            # One copy leaves.
            kept = HIDDEN
        else:
            amounts |= amounts << int(PAYS[card]) | int(ANYTHING[card])
            prices |= int(PRICE[card])
    return READY if amounts & prices != 0 else 0


@rule
def cast_urge(s: BabaYagaState, spell: int) -> int:
    """Every cast rids the hand of twice its price; the best are those that fetch yagas."""
    welcome = int(WELCOME[spell - PELICAN if spell <= WAND else len(SPELLS) - 1])
    # B-R26: Cats and Wand with nobody to hit only refresh the hand.
    if spell in (CATS, WAND) and most_yagas(s) == 0:
        welcome = 0
    return SURE + welcome


@rule
def most_yagas(s: BabaYagaState) -> int:
    """The most red backs that another seat shows."""
    most = 0
    for seat in range(s.players):
        if seat != s.player:
            most = max(most, pile.count(s.hand[seat], YAGA))
    return most


# --- The parts of a cast.


@rule
def pay_urge(action: int) -> int:
    """High potions first, so that few cards are drawn again; a Mortar takes along what is worse than a draw."""
    return AVERAGE if action == DONE else paid_card(action)


@rule
def aim_urge(s: BabaYagaState, action: int) -> int:
    """Yagas rather than owls, from the seat that shows most of them."""
    if action <= TAKE_OWL:
        return fetch_urge(s, action)
    if action < DISPEL:
        seat, aim = (action - ROB) // 3, (action - ROB) % 3
        return pile.count(s.hand[seat], YAGA) if aim == AIM_YAGA else 0
    return 1 if action == DISPEL + AIM_YAGA else 0


@rule
def fetch_urge(s: BabaYagaState, action: int) -> int:
    """A yaga, or an owl where the cards left can pay for it: then two yagas come with the next turn."""
    if action == TAKE_YAGA:
        return 1
    return 2 if payable(s.hand[s.player], OWL) else 0


# --- Standing.


@rule
def standing(s: BabaYagaState, seat: int) -> int:
    """How well a seat stands, in points: yagas, a spell that can be paid or is being cast, a hand to declare."""
    hand = s.hand[seat]
    points = YAGA_COUNTS * pile.count(hand, YAGA) - int(s.total[seat]) // TOTAL_COUNTS
    casting = s.turn == seat and s.phase != ACT
    if casting or can_cast(hand):
        points += CAST_COUNTS
    if s.turn == seat:
        points += TURN_COUNTS
    # BY-16: in the middle of a cast a hand is short, and low for that reason alone.
    if not casting and worth(hand) <= DECLARE_LIMIT:
        points += DECLARE_COUNTS
    return points


@rule
def can_cast(hand: Pile) -> bool:
    """Whether a hand holds a spell and its exact price (BY-8)."""
    amounts, prices = 1, 0
    for i in range(hand.n):
        card = int(hand.card[i])
        amounts |= amounts << int(PAYS[card]) | int(ANYTHING[card])
        prices |= int(PRICE[card])
    return amounts & prices != 0

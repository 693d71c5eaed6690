"""Baba Yaga: how a sensible beginner plays, from what the seat that decides may know, and how well a seat stands."""

from __future__ import annotations

import numpy as np

from vaka.games.babayaga.layout import *
from vaka.games.babayaga.rules import is_spell, paid_card, payable, worth
from vaka.kit import pile
from vaka.kit.pile import HIDDEN, Pile
from vaka.kit.rule import rule

SCALE = 10.0  # points of `standing` that make a seat e times as likely to win

SURE = 1000  # what a beginner always does when it is allowed
AVERAGE = 5  # points of a card from the draw pile, a little less on average
# A card drawn costs less than its points: what is too high goes again with the next exchange.
UNKNOWN = 3
CLOSE = 12  # what it is worth to be allowed to declare next turn
# What a card is worth beyond its points, as long as it stays in the hand.
SPELL_HOPE = 4
OWL_HOPE = 5
MORTAR_HOPE = 6
READY = 6  # what it is worth to have a spell and its exact price in hand

# What `standing` is made of, fitted to games of this policy against itself.
YAGA_COUNTS = 6
CAST_COUNTS = 6
TURN_COUNTS = 3
DECLARE_COUNTS = 25

# How welcome each spell is, as an index of SPELLS: Pelican, Cats, Wand, Owl.
WELCOME = np.array((20, 22, 5, 30), np.int8)


@rule
def urge(s: Table, action: int) -> int:
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
    # BY-14: Garlic saves a yaga and is rid of ten points.
    return 0 if action == SUBMIT else SURE


# --- The one action of a turn.


@rule
def swap_urge(s: Table, card: int, place: int, source: int) -> int:
    """The points an exchange saves, and whether it makes a spell ready or the hand low enough."""
    coming = known_top(s) if source == DRAW else pile.top(s.discard[1 - place])
    # Nobody gives up a yaga, nor a card for its like: that goes round in circles.
    if card in (YAGA, coming):
        return -SURE
    gain = burden(card) - burden(coming)
    return gain if coming == HIDDEN else gain + promise(s.hand[s.player], card, coming)


@rule
def known_top(s: Table) -> int:
    """The top card of the draw pile where its back names it, else HIDDEN."""
    at = s.draw.n - 1
    return int(s.draw.card[at]) if s.draw.seen[at] >> s.player & 1 else HIDDEN


@rule
def burden(card: int) -> int:
    """What it costs to hold a card: its points, less what may be hoped from it."""
    if card == HIDDEN:
        return UNKNOWN
    if card == OWL:
        return int(VALUE[OWL]) - OWL_HOPE
    if card == MORTAR:
        return int(VALUE[MORTAR]) - MORTAR_HOPE
    return int(VALUE[card]) - SPELL_HOPE if is_spell(card) else int(VALUE[card])


@rule
def promise(hand: Pile, leaving: int, coming: int) -> int:
    """What a hand, one card exchanged, allows next turn: to declare (BY-16), or to cast (BY-8)."""
    points = int(VALUE[coming]) - int(VALUE[leaving])
    amounts, prices = with_card(1, 0, coming)
    kept = leaving
    for i in range(hand.n):
        card = int(hand.card[i])
        points += int(VALUE[card])
        if card == kept:
            # One copy leaves.
            kept = HIDDEN
        else:
            amounts, prices = with_card(amounts, prices, card)
    if points <= DECLARE_LIMIT:
        return CLOSE
    return READY if amounts & prices != 0 else 0


@rule
def with_card(amounts: int, prices: int, card: int) -> tuple[int, int]:
    """One more card: the amounts that can be paid and the prices that are asked, bit n is n."""
    if card <= LAST_POTION:
        return amounts | amounts << card, prices
    if card == MORTAR:
        return -1, prices
    return amounts, prices | 1 << int(VALUE[card]) if card != GARLIC else prices


@rule
def cast_urge(s: Table, spell: int) -> int:
    """Every cast rids the hand of twice its price; the best are those that fetch yagas."""
    welcome = int(WELCOME[spell - PELICAN if spell <= WAND else len(SPELLS) - 1])
    # B-R26: Cats and Wand with nobody to hit only refresh the hand.
    if spell in (CATS, WAND) and most_yagas(s) == 0:
        welcome = 0
    return SURE + welcome


@rule
def most_yagas(s: Table) -> int:
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
def aim_urge(s: Table, action: int) -> int:
    """Yagas rather than owls, from whoever shows most of them."""
    if action <= TAKE_OWL:
        return fetch_urge(s, action)
    if action < DISPEL:
        seat, aim = (action - ROB) // 3, (action - ROB) % 3
        return pile.count(s.hand[seat], YAGA) if aim == AIM_YAGA else 0
    return 1 if action == DISPEL + AIM_YAGA else 0


@rule
def fetch_urge(s: Table, action: int) -> int:
    """A yaga, or an owl where the cards left can pay for it: then two yagas come with the next turn."""
    if action == TAKE_YAGA:
        return 1
    return 2 if payable(s.hand[s.player], OWL) else 0


# --- Standing.


@rule
def standing(s: Table, seat: int) -> int:
    """How well a seat stands, in points: yagas, a spell that can be paid or is being cast, a hand to declare."""
    hand = s.hand[seat]
    points = YAGA_COUNTS * pile.count(hand, YAGA)
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
        amounts, prices = with_card(amounts, prices, int(hand.card[i]))
    return amounts & prices != 0

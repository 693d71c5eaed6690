"""Partners: what a sensible beginner does, and how well a seat stands. A point is one step on the ring."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from vaka.games.partners.layout import *
from vaka.games.partners.rules import (
    backwards,
    destination,
    finished,
    lane,
    left_of,
    locks,
    lone,
    mover,
    on_ring,
    partner,
    place_of,
    square_of,
)
from vaka.kit.rule import rule

SCALE = 400.0  # points ahead that make a team e times as likely to win as the other
# How the search plays this game best, found by trial.
STYLE: Mapping[str, float] = {"depth": 30, "curiosity": 0.3}

# What a pawn is worth: nothing at home, out of it this much and a point for each step. On the start square it
# is safe and a wall, in the goal it is safe, locked it is done.
OUT, WALL, SAFE, LOCKED = 20, 8, 85, 110
WORTH = np.array([OUT + WALL, *range(OUT + RING, OUT + GOAL), SAFE, SAFE, SAFE, SAFE, 0], np.int64)
DANGER = 4  # one in this many single pawns within an opponent's reach is hit
REACH = 14  # the longest move
DONE = 420  # all four pawns locked: from now on two hands of cards move the partner's
READY = 10  # a card in hand will lock the pawn from there

# Cards.
FRESH = 10  # a pawn brought out can still use the other cards of this deal
HEART_KEPT = 12  # hearts are for pawns at home
SEVEN_KEPT = 8  # a 7 gets better as pawns come near the goal
SWAP_KEPT = 8  # so does a swap
SEVEN_GIVEN = 5  # of cards that are all the same to the giver, the most useful one
BARE, SHORT = 100, 10  # what a heart is worth to a seat without a pawn to move, and to one with some at home
JUMP = 30  # what a -4 is worth to a seat with a pawn just out

NONE = -1000  # less than any action


@rule
def urge(s: PartnersState, action: int) -> int:
    """How much a sensible beginner wants to take this legal action now; the highest is taken, ties by lot."""
    if action < START_CARD:
        return gift(s, action)
    if action < MOVE:
        # The heart without a number first.
        return OUT + WALL + FRESH + START_CARD - action
    if action >= USE_SWAP:
        return swap(s, action)
    first = PAWNS * mover(s)
    if action == SPLIT:
        return best_part(s, first) - SEVEN_KEPT
    if action >= PART_PAWN:
        option = action - PART_PAWN
        return part(s, first + option // SPLIT_STEPS, option % SPLIT_STEPS + 1)
    if action >= BACK:
        pawn = first + action - BACK
        return gain(s, pawn, backwards(s, pawn))
    pawn, use = first + (action - MOVE) % PAWNS, (action - MOVE) // PAWNS
    points = gain(s, pawn, destination(s, pawn, int(USE_STEPS[use])))
    return points - HEART_KEPT if USE_CARD[use] <= HEART13 and any_home(s, first >> 2) else points


# --- One pawn.


@rule
def gain(s: PartnersState, pawn: int, place: int) -> int:
    """What a pawn gains by going to a place."""
    return arriving(s, pawn, place) - staying(s, pawn)


@rule
def staying(s: PartnersState, pawn: int) -> int:
    """What a pawn that can move is worth where it stands."""
    place = int(s.pawn[pawn])
    return int(WORTH[place]) - danger(s, pawn >> 2, place)


@rule
def arriving(s: PartnersState, pawn: int, place: int) -> int:
    """What a pawn will be worth on a place, counting what it hits there."""
    points, seat = int(WORTH[place]), pawn >> 2
    if not on_ring(place):
        return LOCKED if locks(place, lane(s, pawn)) else points
    square = square_of(seat, place)
    there = int(s.square[square])
    if there > 0 and there & 3 != seat:
        # §K2: two or more send the newcomer home.
        if there >> 2 > 1:
            return 0
        victim = int(WORTH[place_of(there & 3, square)])
        points += -victim if there & 3 == partner(seat) else victim
    if place >= INNERMOST - REACH and ready(s, pawn, place):
        points += READY
    # Beside its own kind it is safe.
    return points if there > 0 and there & 3 == seat else points - danger(s, seat, place)


@rule
def danger(s: PartnersState, seat: int, place: int) -> int:
    """What a pawn may lose on a place that it does not share: its worth, for each opposing pawn within reach."""
    if not on_ring(place) or s.square[square_of(seat, place)] >> 2 > 1:
        return 0
    left = left_of(seat)
    hunters = hunting(s, left, place + SQUARES - QUARTER) + hunting(s, partner(left), place + QUARTER)
    return hunters * int(WORTH[place]) // DANGER


@rule
def hunting(s: PartnersState, seat: int, place: int) -> int:
    """How many pawns of a seat have a place on its way, perhaps a lap too high, not far before them."""
    hunted, n = place if place <= LAST_RING else place - SQUARES, 0
    for pawn in range(PAWNS * seat, PAWNS * seat + PAWNS):
        if 0 < hunted - int(s.pawn[pawn]) <= REACH:
            n += 1
    return n


@rule
def ready(s: PartnersState, pawn: int, place: int) -> bool:
    """Whether a card in hand would lock a pawn from a place on the ring."""
    rings, ring = lane(s, pawn), INNERMOST
    while rings >> (ring - GOAL) & 1:
        ring -= 1
    hand = s.hand[s.turn]
    for i in range(hand.n):
        card = int(hand.card[i])
        if card == SEVEN and ring - place <= SPLIT_STEPS:
            return True
        for use in range(FIRST_USE[card], LAST_USE[card]):
            if place + int(USE_STEPS[use]) == ring:
                return True
    return False


@rule
def any_home(s: PartnersState, seat: int) -> bool:
    """Whether a seat has a pawn at home."""
    for pawn in range(PAWNS * seat, PAWNS * seat + PAWNS):
        if s.pawn[pawn] == HOME:
            return True
    return False


# --- The 7.


@rule
def part(s: PartnersState, pawn: int, steps: int) -> int:
    """What a part of a 7 gains beyond its steps, which are made in any case; the longer of two equal ones."""
    return SPLIT_STEPS * (gain(s, pawn, destination(s, pawn, steps)) - steps) + steps


@rule
def best_part(s: PartnersState, first: int) -> int:
    """What a 7 gains with its best part."""
    best = NONE
    for pawn in range(first, first + PAWNS):
        if s.pawn[pawn] != HOME:
            stay = staying(s, pawn)
            for steps in range(1, SPLIT_STEPS + 1):
                place = destination(s, pawn, steps)
                if place >= 0:
                    best = max(best, arriving(s, pawn, place) - stay - steps)
    return best + SPLIT_STEPS


# --- The swap.


@rule
def swap(s: PartnersState, action: int) -> int:
    """What the swap card, or a pawn picked for it, gains at best."""
    if action >= PICK_PAWN:
        pawn = action - PICK_PAWN
        return best_trade(s, pawn) if s.picked == NO_PAWN else trade(s, int(s.picked), pawn)
    best = NONE
    for pawn in range(SEATS * PAWNS):
        if lone(s, pawn):
            best = max(best, best_trade(s, pawn))
    return best - SWAP_KEPT


@rule
def best_trade(s: PartnersState, one: int) -> int:
    """What a pawn gains by the best swap with a later one."""
    best = NONE
    for other in range(one + 1, SEATS * PAWNS):
        if lone(s, other):
            best = max(best, trade(s, one, other))
    return best


@rule
def trade(s: PartnersState, one: int, other: int) -> int:
    """What the team in turn gains when two pawns change places."""
    return advance(s, one, other) + advance(s, other, one)


@rule
def advance(s: PartnersState, pawn: int, other: int) -> int:
    """What the team in turn gains when a pawn goes where another stands; an opponent's loss is a gain."""
    steps = place_of(pawn >> 2, square_of(other >> 2, int(s.pawn[other]))) - int(s.pawn[pawn])
    return -steps if (pawn >> 2 ^ int(s.turn)) & 1 else steps


# --- The exchange.


@rule
def gift(s: PartnersState, card: int) -> int:
    """How gladly a card is given: what it is worth to the partner, less what is lost with it."""
    seat, hearts = int(s.player), hearts_in(s, int(s.player))
    if card <= HEART13:
        # Of several hearts one is enough.
        return heart_worth(s, partner(seat)) - (heart_worth(s, seat) if hearts == 1 else 0)
    if card == MINUS4:
        kept = JUMP if hearts > 0 and any_home(s, seat) else jump_worth(s, seat)
        return jump_worth(s, partner(seat)) - kept
    return SEVEN_GIVEN if card == SEVEN else 0


@rule
def hearts_in(s: PartnersState, seat: int) -> int:
    """How many cards of a hand can bring a pawn out."""
    hand, n = s.hand[seat], 0
    for i in range(hand.n):
        if hand.card[i] <= HEART13:
            n += 1
    return n


@rule
def heart_worth(s: PartnersState, seat: int) -> int:
    """What a heart is worth to a seat."""
    if not any_home(s, seat):
        return 0
    for pawn in range(PAWNS * seat, PAWNS * seat + PAWNS):
        if s.pawn[pawn] < GOAL:
            return SHORT
    return BARE


@rule
def jump_worth(s: PartnersState, seat: int) -> int:
    """§V5: what a -4 is worth to a seat; from just after the start it leads to the goal."""
    for pawn in range(PAWNS * seat, PAWNS * seat + PAWNS):
        if s.pawn[pawn] <= BACK_STEPS:
            return JUMP
    return 0


# --- The whole table.


@rule
def standing(s: PartnersState, seat: int) -> int:
    """How well a seat stands, in points; partners stand equally well."""
    return camp(s, seat) + camp(s, partner(seat))


@rule
def camp(s: PartnersState, seat: int) -> int:
    """What the pawns of a seat are worth."""
    points = DONE if finished(s, seat) else 0
    for pawn in range(PAWNS * seat, PAWNS * seat + PAWNS):
        place = int(s.pawn[pawn])
        points += int(WORTH[place])
        if place >= GOAL and locks(place, lane(s, pawn)):
            points += LOCKED - SAFE
    return points

"""Magic Hill: what a sensible beginner does, and how well a seat stands."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from vaka.games.magichill.layout import *
from vaka.games.magichill.rules import at, climb_bar, entry, owner, pair, step
from vaka.kit.pile import count
from vaka.kit.rule import rule

# Points. Each level is worth more than the one below it promises; what lies on the way is small beside it.
HEIGHT = np.array((0, 10, 30, 80, 200), np.int64)  # by level
SUMMIT = 1000
UNSEEN = np.array((0, 4, 0, -8, 400), np.int64)  # a tile not yet seen, by level: on level 4 C9 promises a passage
FOUND = np.array((0, 0, 0, 4, 2, 0, 8, 0), np.int64)  # a tile by its kind, where `find` does not reckon it
NEW_STONE = 30
JOKER_COST = 8
KEEP = 20  # how precious a card is that should not be put away
EXCHANGE_COST = 4  # a turn without a move
ANY_VALUE = 62  # the bits of a joker

# Standing: exp(standing / SCALE) of each seat, normalised, is its chance to win; fitted to games of this policy.
SCALE = 100.0
# How the search plays this game best, found by trial.
STYLE: Mapping[str, float] = {"depth": 16, "curiosity": 0.1, "bias": 1.0, "width": 0.5, "glance": 2}
HELD_STONE, HELD_JOKER, ON_TURN = 33, 30, 16
BELOW_SUMMIT = 300  # at most this much for a goblin that could climb


# --- What places are worth, as far as the seat that decides knows.


@rule
def height(s: MagicHillState, place: int) -> int:
    """Points for the level of a place; a village has none."""
    return int(HEIGHT[LEVEL[at(s, place)]]) if place < SQUARES else 0


@rule
def rise(s: MagicHillState, square: int) -> int:
    """What the way up from a square is worth; nothing if it is barred."""
    above = int(ABOVE[at(s, square)])
    if above == TOP:
        return SUMMIT
    if above == NOWHERE or s.lower[above] != NO_GOBLIN:
        return 0
    return height(s, above) - height(s, square)


@rule
def fall(s: MagicHillState, square: int) -> int:
    """What a trapdoor costs there."""
    below = int(BELOW[at(s, square)])
    return height(s, square) - (height(s, below) if below != NOWHERE else 0)


@rule
def find(s: MagicHillState, seat: int, square: int) -> int:
    """What the stone or tile of a square is worth to a seat."""
    mark = int(s.mark[square])
    if mark == PLAIN:
        return 0
    if mark == STONE:
        return NEW_STONE if s.held[seat] < MOST_STONES and s.ravens[seat] == 0 else 0
    if not knows(s, mark):
        return int(UNSEEN[LEVEL[at(s, square)]])
    kind = int(s.tile.card[mark])
    if kind == PASSAGE:
        return rise(s, square)
    if kind == GHOST:
        return -height(s, square)
    return -fall(s, square) if kind == TRAPDOOR else int(FOUND[kind])


@rule
def knows(s: MagicHillState, tile: int) -> bool:
    """Whether the seat that decides has seen a tile."""
    return s.tile.seen[tile] >> s.player & 1 != 0


@rule
def sitting(s: MagicHillState, goblin: int) -> int:
    """What the place of a goblin is worth; one that could climb from another's back is half way up."""
    place = int(s.place[goblin])
    points = height(s, place)
    return points + rise(s, place) // 2 if place < SQUARES and s.upper[place] == goblin else points


@rule
def shove(s: MagicHillState, square: int, way: int) -> int:
    """C36: what it is worth to the seat that decides if the upper goblin of a pair is shoved."""
    seat, target = owner(int(s.upper[square])), step(s, square, way)
    gain = find(s, seat, target) if s.lower[target] == NO_GOBLIN else rise(s, target) // 2
    gain -= rise(s, square) // 2
    return gain if seat == s.player else -gain


@rule
def landing(s: MagicHillState, square: int, way: int, spare: bool) -> int:
    """What it is worth to land on a square; `spare` if another card may follow, to climb with."""
    points = height(s, square)
    if s.lower[square] == NO_GOBLIN:
        return points + find(s, int(s.player), square)
    points += rise(s, square) if spare else rise(s, square) // 2
    return points + shove(s, square, way) if pair(s, square) else points


# --- The first card.


@rule
def urge_to_lead(s: MagicHillState, number: int, card: int) -> int:
    """The goblin that gains most."""
    goblin = GOBLINS * int(s.player) + number
    gain = best_landing(s, goblin, values_without(s, card), s.hand[s.player].n > 2) - sitting(s, goblin)
    return gain - JOKER_COST if card == JOKER else gain


@rule
def values_without(s: MagicHillState, without: int) -> int:
    """The values, as bits 1 to 5, that the hand gives without one copy of a card."""
    hand, values, skipped = s.hand[s.player], 0, False
    for i in range(hand.n):
        card = int(hand.card[i])
        if card == without and not skipped:
            skipped = True
        else:
            values |= ANY_VALUE if card == JOKER else 2 << card
    return values


@rule
def best_landing(s: MagicHillState, goblin: int, values: int, spare: bool) -> int:
    """The best that a goblin can do with one of these values."""
    place, best = int(s.place[goblin]), -SUMMIT
    climbs = climb_bar(s, goblin) == LEGAL
    above = int(ABOVE[at(s, place)]) if climbs else NOWHERE
    if above == TOP:
        return 2 * SUMMIT
    for way in range(-1, 2, 2):
        first = step(s, place, way) if place < SQUARES else entry(s, place - VILLAGE)
        best = max(best, best_along(s, first, way, values, spare))
        if climbs:
            best = max(best, best_along(s, above, way, values, spare))
    return best


@rule
def best_along(s: MagicHillState, square: int, way: int, values: int, spare: bool) -> int:
    """The best landing along a level; value 1 is the square itself."""
    best, plain = -SUMMIT, height(s, square)
    while values > 1:
        values >>= 1
        # Most squares are empty and plain: they need no closer look.
        if s.lower[square] == NO_GOBLIN and s.mark[square] == PLAIN:
            best = max(best, plain if values & 1 else -SUMMIT)
        else:
            if values & 1:
                best = max(best, landing(s, square, way, spare))
            if pair(s, square):
                break
        square = step(s, square, way)
    return best


# --- The other cards.


@rule
def urge_to_move(s: MagicHillState, number: int, climbing: bool) -> int:
    """The best landing, and no joker without need; any move rather than none, since cards are drawn again."""
    value, way = (number >> 2) + 1, -1 if number >> 1 & 1 else 1
    joker_cost = JOKER_COST if number & 1 else 0
    square = int(s.place[s.led])
    if climbing:
        square = int(ABOVE[at(s, square)])
        if square == TOP:
            return 2 * SUMMIT - joker_cost
    else:
        square = step(s, square, way) if square < SQUARES else entry(s, square - VILLAGE)
    for _ in range(value - 1):
        square = step(s, square, way)
    spare = s.hand[s.player].n > 1 and s.played.n + 1 < s.limit
    return landing(s, square, way, spare) - joker_cost + 1


@rule
def urge_to_toss(s: MagicHillState, card: int) -> int:
    """Keep jokers and the cards of goblins that can climb; then those of the highest."""
    goblin = GOBLINS * int(s.player) + card
    if card == JOKER or climb_bar(s, goblin) == LEGAL:
        return -KEEP
    return -EXCHANGE_COST - height(s, int(s.place[goblin])) // KEEP


# --- Tiles.


@rule
def urge_to_answer(s: MagicHillState, action: int) -> int:
    """The Ball shows what is new and high (tiles are numbered upwards), the Raven flies to the leader."""
    if action < TURN_CW:
        tile = action - REVEAL
        return -TILES if knows(s, tile) else tile
    if NAME_SEAT <= action < DROP:
        seat = action - NAME_SEAT
        return -SUMMIT if seat == s.player else NEW_STONE * int(s.held[seat]) + highest(s, seat)
    if DROP <= action < CHOOSE_VILLAGE:
        return urge_to_toss(s, action - DROP)
    return 0


@rule
def highest(s: MagicHillState, seat: int) -> int:
    """The points of a seat's best goblin."""
    best = 0
    for goblin in range(GOBLINS * seat, GOBLINS * seat + GOBLINS):
        best = max(best, sitting(s, goblin))
    return best


# --- What bots ask.


@rule
def urge(s: MagicHillState, action: int) -> int:
    """How much a sensible beginner wants to take this legal action now; the greedy bot takes the highest."""
    if s.phase == MOVE:
        if action == STOP:
            return sitting(s, int(s.led))
        return urge_to_move(s, action - WALK, False) if action < CLIMB else urge_to_move(s, action - CLIMB, True)
    if LEAD_GOBLIN <= action < TOSS:
        number = action - LEAD_GOBLIN >> 1
        return urge_to_lead(s, number, JOKER if action - LEAD_GOBLIN & 1 else number)
    if TOSS <= action < DONE:
        return urge_to_toss(s, action - TOSS)
    if action == DONE:
        return 1 - KEEP if s.phase == EXCHANGE else -SUMMIT
    return urge_to_answer(s, action) if action >= REVEAL else 0


@rule
def standing(s: MagicHillState, seat: int) -> int:
    """How well a seat stands, in points: its best goblin, half its second best, the best climb, stones and jokers."""
    best, second, climb = 0, 0, 0
    for goblin in range(GOBLINS * seat, GOBLINS * seat + GOBLINS):
        points = height(s, int(s.place[goblin]))
        second = max(second, min(best, points))
        best = max(best, points)
        if climb_bar(s, goblin) == LEGAL:
            climb = max(climb, min(BELOW_SUMMIT, rise(s, int(s.place[goblin]))))
    cards = HELD_STONE * int(s.held[seat]) + HELD_JOKER * count(s.hand[seat], JOKER)
    return best + second // 2 + climb + cards + (ON_TURN if s.turn == seat else 0)

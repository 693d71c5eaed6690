"""The MAD card game: how a sensible beginner plays, from what the seat that decides may know, and how a seat stands."""

from __future__ import annotations

from collections.abc import Mapping

from vaka.games.mad.layout import *
from vaka.games.mad.rules import colour_of, face_of, points, worth
from vaka.kit.pile import Pile
from vaka.kit.rule import rule

SCALE = 9.0  # points of `standing` that make a seat e times as likely to win
# How the search plays this game best, found by trial.
STYLE: Mapping[str, float] = {"depth": 20, "curiosity": 0.35}

# How much a card wants to be played; drawing, or keeping what was drawn, is 0.
WIN = 1000  # the last card, or one that is as good
COLOURED = 40
ATTACK = 20  # more for a card that hurts the others
COMPANY = 2  # more for each card of its colour in hand, which may follow
COLOURLESS = 10  # kept for when nothing else fits
SAVED = 1  # kept longer still

NEED = 2  # another hand must have this many cards fewer to be worth an exchange
HIDDEN_POINTS = 3  # what a card of another hand counts, carefully

# What `standing` is made of; SCALE was fitted to games of this policy against itself.
CARD_COUNTS = 3
COLOURLESS_COUNTS = 2
TURN_COUNTS = 2


@rule
def urge(s: MadState, action: int) -> int:
    """How much a sensible beginner wants to take this legal action now; the bot takes the highest, ties by lot."""
    if action < DRAW:
        return play_urge(s, action)
    if action <= KEEP:
        return 0
    if action <= CCW:
        return direction_urge(s, CLOCKWISE if action == CW else COUNTER)
    if action < AT:
        # MD-10: the colour held most.
        return held(s.hand[s.player], action - NAME_COLOUR)
    if action <= SKIP:
        return aim_urge(s, action)
    if action < END:
        return gift_urge(s, action - GIVE_CARD)
    if action <= PLAIN_JOKER:
        return 1 if (action == END) == surely_fewest(s, s.hand[s.player], 0) else 0
    # MD-14: turn what is meant for me on the attacker.
    return 1 if action == USE_WORRY else 0


# --- Cards to play.


@rule
def play_urge(s: MadState, card: int) -> int:
    """Cards that hurt the others, then those of a colour held often, then colourless ones; any rather than draw."""
    hand = s.hand[s.player]
    # A drawn card lies apart from the hand.
    others = int(hand.n) + int(s.drawn.n) - 1
    if others == 0:
        return WIN
    if card >= WILD:
        return colourless_urge(s, card, others)
    bonus = ATTACK if face_of(card) in (DRAW1, GIVE2) else points(card)
    return COLOURED + COMPANY * held(hand, colour_of(card)) + bonus


@rule
def colourless_urge(s: MadState, card: int, others: int) -> int:
    """Exchange and Joker when they win or help, Worry for defence, Wooly rather than Wild."""
    if card == EXCHANGE:
        return WIN if others - fewest_cards(s) >= NEED else SAVED
    if card == JOKER and others <= JOKER_LIMIT:
        in_hand = 0 if s.phase == DRAWN else OTHER_POINTS
        return WIN if surely_fewest(s, s.hand[s.player], in_hand) else SAVED
    if card == WORRY:
        return SAVED
    return COLOURLESS + 1 if card == WOOLY else COLOURLESS


@rule
def held(hand: Pile, colour: int) -> int:
    """How many cards of a colour a hand holds."""
    cards, first = 0, colour * FACES
    for i in range(hand.n):
        if first <= hand.card[i] < first + FACES:
            cards += 1
    return cards


@rule
def fewest_cards(s: MadState) -> int:
    """The fewest cards that another seat holds."""
    fewest = DECK
    for seat in range(s.players):
        if seat != s.player:
            fewest = min(fewest, int(s.hand[seat].n))
    return fewest


@rule
def surely_fewest(s: MadState, hand: Pile, less: int) -> bool:
    """MD-15, M-R50: whether this hand, less some points, counts fewer than any other is likely to."""
    return worth(hand) - less < HIDDEN_POINTS * fewest_cards(s)


# --- What the text of a card asks.


@rule
def direction_urge(s: MadState, direction: int) -> int:
    """MD-7: let the neighbour with more cards come next."""
    return int(s.hand[(int(s.player) + direction) % int(s.players)].n)


@rule
def aim_urge(s: MadState, action: int) -> int:
    """The seat with the fewest cards; hands are exchanged only for fewer cards, gifts are always made."""
    if action != SKIP:
        return -int(s.hand[action - AT].n)
    return -int(s.hand[s.player].n) if s.card == EXCHANGE else -2 * DECK


@rule
def gift_urge(s: MadState, card: int) -> int:
    """MD-9: give what is hard to play, of a colour held seldom; colourless cards are easy to play."""
    return -DECK if card >= WILD else -held(s.hand[s.player], colour_of(card))


# --- Standing.


@rule
def standing(s: MadState, seat: int) -> int:
    """How well a seat stands, in points: the fewer cards and the more colourless among them, the better."""
    hand = s.hand[seat]
    total = -CARD_COUNTS * int(hand.n)
    for i in range(hand.n):
        if hand.card[i] >= WILD:
            total += COLOURLESS_COUNTS
    return total + TURN_COUNTS if s.turn == seat else total

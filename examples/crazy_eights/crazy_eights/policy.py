"""Crazy eights: how a sensible beginner plays, from what the seat that decides may know, and how a seat stands."""

from __future__ import annotations

from collections.abc import Mapping

from crazy_eights.layout import DRAW, EIGHT, NAME_SUIT, PLAY_CARD, EightsState
from crazy_eights.rules import points, points_in, rank_of, suit_of
from vaka.kit.pile import Pile
from vaka.kit.rule import rule

SCALE = 40.0  # points of `standing` that make a seat e times as likely to win
STYLE: Mapping[str, float] = {}  # the usual search

LAST = 100  # less than any card is worth: eights are kept, and nobody draws or passes who could play


@rule
def urge(s: EightsState, action: int) -> int:
    """Play the most expensive card and keep the eights; name the suit that one has most of. To draw or pass is 0."""
    if action >= NAME_SUIT:
        return held(s.hand[s.player], action - NAME_SUIT)
    if action >= DRAW:
        return 0
    card = action - PLAY_CARD
    return 1 if rank_of(card) == EIGHT else LAST + points(card)


@rule
def held(hand: Pile, suit: int) -> int:
    """How many cards of a suit there are in a hand, eights apart."""
    n = 0
    for i in range(hand.n):
        if suit_of(int(hand.card[i])) == suit and rank_of(int(hand.card[i])) != EIGHT:
            n += 1
    return n


@rule
def standing(s: EightsState, seat: int) -> int:
    """How well a seat stands: the points that the others hold, on average, beyond its own."""
    others = 0
    for other in range(s.players):
        if other != seat:
            others += points_in(s.hand[other])
    return others // (int(s.players) - 1) - points_in(s.hand[seat])

"""Leduc poker: how a sensible beginner plays, from what the seat that decides may know, and how a seat stands."""

from __future__ import annotations

from collections.abc import Mapping

from leduc.layout import CALL, RAISE, RANKS, LeducState
from leduc.rules import other, rank_of
from vaka.kit import pile
from vaka.kit.rule import rule

SCALE = 3.0  # chips of `standing` that make a seat e times as likely to win
STYLE: Mapping[str, float] = {}  # the usual search

JACK, KING, PAIR = 0, RANKS - 1, RANKS


@rule
def strength(s: LeducState, seat: int) -> int:
    """How good a seat's card is: its rank, or PAIR with the card in the middle."""
    rank = rank_of(pile.top(s.hand[seat]))
    return PAIR if s.middle.n > 0 and rank == rank_of(pile.top(s.middle)) else rank


@rule
def urge(s: LeducState, action: int) -> int:
    """Raise with a king or a pair, and give up a jack; to fold is 0."""
    good = strength(s, int(s.player))
    if action == RAISE:
        return 2 if good >= KING else -1
    if action == CALL:
        return 1 if good > JACK else -1
    return 0


@rule
def standing(s: LeducState, seat: int) -> int:
    """How well a seat stands: better with the better card, the more so the more chips there are."""
    mine, theirs = strength(s, seat), strength(s, other(seat))
    if mine == theirs:
        return 0
    return int(s.stake[other(seat)]) if mine > theirs else -int(s.stake[seat])

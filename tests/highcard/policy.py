"""High card: how a sensible beginner plays, from what the seat that decides may know, and how a seat stands."""

from __future__ import annotations

from collections.abc import Mapping

from tests.highcard.layout import CALL_HIGH, KEEP, HighcardState
from tests.highcard.rules import other
from vaka.kit import pile
from vaka.kit.rule import rule

SCALE = 7.0  # points of `standing` that make a seat e times as likely to win
# The search judges the standing at the end of the round; the cards dealt after that are anybody's guess.
STYLE: Mapping[str, float] = {"depth": 4}

BOLD = 7 - 1  # HC-4: call high with a card that shows 7 or more
GOOD = 6 - 1  # HC-5: keep a card that shows 6 or more


@rule
def urge(s: HighcardState, action: int) -> int:
    """How much a sensible beginner wants to take this legal action now; to call low and to swap is 0."""
    card = pile.top(s.hand[s.player])
    if action == CALL_HIGH:
        return 1 if card >= BOLD else -1
    if action == KEEP:
        return 1 if card >= GOOD else -1
    return 0


@rule
def standing(s: HighcardState, seat: int) -> int:
    """How well a seat stands: the points it is ahead."""
    return int(s.score[seat]) - int(s.score[other(seat)])

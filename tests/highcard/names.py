"""High card: the words for the numbers of `layout`, as notation and positions write them."""

from __future__ import annotations

from typing import Literal, get_args

from tests.highcard.layout import DECK

CARDS = tuple(str(card + 1) for card in range(DECK))
PHASES = ("call", "card", "over")
ACTIONS = ("call low", "call high", "keep", "swap")

Stake = Literal["low", "high"]
STAKES: tuple[Stake, ...] = get_args(Stake)  # in the order of their points, from 1

EventName = Literal["deal", "call", "keep", "swap", "draw", "show", "score", "win"]
EVENTS: tuple[EventName, ...] = get_args(EventName)

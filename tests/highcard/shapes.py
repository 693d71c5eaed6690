"""High card: the shapes of its views and events. The page's types are made from these."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from tests.highcard.names import EventName, Stake
from vaka.games.contract import Public, Seated


class HighcardPublic(Public):
    """What everyone may be shown."""

    starter: int
    """The seat that began this round."""
    stakes: list[Stake | None]
    """What each seat called in this round."""
    stock: int
    """How many cards are left to draw."""
    discard: list[str]
    """The cards swapped in this round, the latest first."""


class HighcardView(HighcardPublic, Seated):
    """What a seat may be shown of high card."""

    hands: list[list[str | None]]


class HighcardEvent(TypedDict):
    """Something that a decision caused."""

    event: EventName
    seat: int
    card: NotRequired[str | None]
    stake: NotRequired[Stake]
    points: NotRequired[int]

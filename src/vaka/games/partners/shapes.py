"""Partners: the shapes of its views and events. The page's types are made from these."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from vaka.games.contract import Public, Seated
from vaka.games.partners.names import Colour, EventName, Folded, Goal, Short7


class Deck(TypedDict):
    """The cards to deal from."""

    count: int


class Used(TypedDict):
    """The cards that were played or folded."""

    count: int
    shown: list[str]
    """The newest one, or all of a hand folded in sight."""


class Pending(TypedDict, total=False):
    """What is under way: cards chosen for partners, a 7 or a swap."""

    given: list[str | None]
    """The cards chosen for partners, by seat, for those who see them."""
    chosen: list[bool]
    """Which seats have chosen one."""
    left: int
    """The steps of a 7 that are left."""
    moved: list[str]
    """The pawns that it has moved."""
    picked: str | None
    """The first pawn of a swap."""


class PartnersPublic(Public):
    """What everyone may be shown."""

    goal: Goal
    folded: Folded
    short7: Short7
    deck_assumed: bool
    dealer: int
    deal: int
    pawns: dict[Colour, list[str]]
    """`home`, `start`, a square such as `G3`, or a goal ring `Z1` to `Z4`."""
    locked: dict[Colour, list[bool]]
    deck: Deck
    used: Used
    hidden: list[list[int]]
    """Seat and number of cards of every hand folded face down."""


class PartnersView(PartnersPublic, Seated):
    """What a seat may be shown of Partners."""

    hands: list[list[str | None]]
    pending: Pending | None


class PartnersEvent(TypedDict):
    """Something that a decision caused."""

    event: EventName
    seat: int
    card: NotRequired[str | None]
    cards: NotRequired[list[str | None]]
    """The cards of a hand that is folded."""
    pawn: NotRequired[str]
    place: NotRequired[str]
    deal: NotRequired[int]
    to: NotRequired[int]

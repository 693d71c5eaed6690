"""The MAD card game: the shapes of its views and events. The page's types are made from these."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict, final

from vaka.games.contract import Public, Seated
from vaka.games.mad.names import Colour, Direction, EventName


class Stock(TypedDict):
    """The cards to draw from."""

    count: int


class PileShown(TypedDict):
    """The cards that were played."""

    count: int
    top: str


@final
class Drawn(TypedDict):
    """A card just drawn, which may be played at once."""

    drawn: str | None


@final
class Chain(TypedDict):
    """A card whose text is being followed."""

    card: str
    by: int
    """Who does what the card says: its player, or the last one to Worry."""
    at: int | None
    """The seat it is aimed at."""
    gifts: list[str | None]
    colour: Colour | None
    left: list[int]
    """The seats still to be asked."""
    worries: list[int]
    """Who played a Worry in this chain, in order."""


class MadPublic(Public):
    """What everyone may be shown."""

    dealer: int
    direction: Direction
    colour: Colour | None
    """The colour in force; null from laying a colourless card until it is named."""
    stock: Stock
    pile: PileShown


class MadView(MadPublic, Seated):
    """What a seat may be shown of the MAD card game."""

    hands: list[list[str | None]]
    pending: Drawn | Chain | None


class MadEvent(TypedDict):
    """Something that a decision caused."""

    event: EventName
    seat: int
    card: NotRequired[str | None]
    target: NotRequired[int]
    direction: NotRequired[Direction]
    colour: NotRequired[Colour]
    points: NotRequired[int]


Extra = Literal["target", "direction", "colour", "points"]
"""The part of an event that its further number stands for."""

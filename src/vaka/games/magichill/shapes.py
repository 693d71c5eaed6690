"""Magic Hill: the shapes of its views and events. The page's types are made from these."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from vaka.games.contract import Public, Seated
from vaka.games.magichill.names import EventName, Kind, Way

Goblin = Annotated[list[int], 2]
"""The seat and the number, 1 to 5, of a goblin: two numbers."""


class Tile(TypedDict):
    """A tile on the mountain."""

    kind: Kind | None
    """What it is, if this seat knows."""
    up: bool


class Asking(TypedDict):
    """A tile that asks somebody something."""

    kind: Kind
    goblin: Goblin
    left: NotRequired[int]


class Turn(TypedDict):
    """The turn under way."""

    led: int | None
    """The number of the goblin that is moved."""
    played: list[str]
    limit: int
    """How many cards may be played."""
    on_goblin: bool
    tossed: int
    tile: Asking | None
    later: NotRequired[list[Goblin]]
    ended: NotRequired[bool]


class Draw(TypedDict):
    """The cards to draw from."""

    count: int


class Discard(TypedDict):
    """The cards that were played."""

    count: int
    top: str | None


class MagicHillPublic(Public):
    """What everyone may be shown."""

    walk_on: bool
    remember: bool
    side: int
    """Squares along the lowest level."""
    board_assumed: bool
    rotation: int
    """Quarter turns of the mountain, clockwise."""
    goblins: list[list[str | None]]
    """By seat, where goblins 1 to 5 are: a square such as 2-14, a village, `top`, or not placed."""
    under: dict[str, Goblin]
    """The lower goblin of every pair, by its square."""
    stones: list[str]
    held: list[int]
    """Stones by seat."""
    ravens: list[int]
    """Ravens by seat."""
    bonus: list[int]
    """Extra cards that each seat may play in its next own turn."""
    waiting: list[Goblin]
    """Goblins that wait for a free way, the longest waiting first."""
    draw: Draw
    discard: Discard
    pending: Turn | None


class MagicHillView(MagicHillPublic, Seated):
    """What a seat may be shown of Magic Hill."""

    tiles: dict[str, Tile]
    hands: list[list[str | None]]


class MagicHillEvent(TypedDict):
    """Something that a decision caused."""

    event: EventName
    seat: int
    card: NotRequired[str | None]
    kind: NotRequired[Kind]
    goblin: NotRequired[Goblin]
    place: NotRequired[str | None]
    held: NotRequired[int]
    way: NotRequired[Way]
    now: NotRequired[bool]
    to: NotRequired[int]

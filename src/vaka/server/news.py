"""What the servers of one database tell each other about tables; what is kept is only hinted at, and read there."""

from __future__ import annotations

import msgspec

from vaka.server.protocol import Said, Sign
from vaka.server.store import Entry


class News(msgspec.Struct, frozen=True, array_like=True):
    """The base of what is told."""


class Decided(News, frozen=True, tag="decided"):
    """A decision was kept."""

    entry: Entry


class Rearranged(News, frozen=True, tag="rearranged"):
    """Seats, or whether the game has begun, or the table of the rematch were changed."""

    table: str
    revision: int


class Present(News, frozen=True, tag="present"):
    """Who is connected to a table at the server that says so."""

    table: str
    seats: list[int] = []
    """The seats whose players are."""
    watchers: int = 0
    host: bool = False
    """Whether whoever opened the table is among them."""


class Away(News, frozen=True, tag="away"):
    """A bot decides for a seat from now on."""

    table: str
    seat: int
    late: int | None = None
    """The version at which its time ran out, if that is why."""


class CameBack(News, frozen=True, tag="back"):
    """The players of some seats are back."""

    table: str
    seats: list[int]


class Spoke(News, frozen=True, tag="spoke"):
    """A player said something."""

    table: str
    said: Said


class Reacted(News, frozen=True, tag="reacted"):
    """Somebody reacted."""

    table: str
    seat: int | None
    sign: Sign


class Asked(News, frozen=True, tag="asked"):
    """A server has loaded a table, and asks all others for what is not kept."""

    table: str


class Known(News, frozen=True, tag="known"):
    """The answer: what a server knows of a table besides what is kept."""

    to: str
    """Who asked."""
    table: str
    here: Present | None = None
    """None if it does not hold the table."""
    away: list[int] = []
    returning: list[int] = []
    late: int | None = None
    gone: list[float] = []
    """For each seat, the seconds since its player was connected."""
    clock: tuple[int, dict[int, float]] | None = None
    """A seat, and what is left of its time for each question of its turn."""
    said: list[Said] = []


class Alive(News, frozen=True, tag="alive"):
    """The server that says so is there."""

    new: bool = False
    """Whether it does not know the others yet."""
    challenge: str = ""
    """What others must repeat before it believes what they tell of people; its name if empty."""
    heard: list[str] = []
    """The challenges of the servers that it hears."""


class CalledUpon(News, frozen=True, tag="called"):
    """A server was given up and is heard again: it must say once more who is connected to it."""

    server: str


class Bye(News, frozen=True, tag="bye"):
    """The server that says so is gone."""


AnyNews = (
    Decided | Rearranged | Present | Away | CameBack | Spoke | Reacted | Asked | Known | Alive | CalledUpon | Bye
)  # fmt: skip
Envelope = tuple[str, int, list[AnyNews]]
"""The server that tells, the number of its notice, and what it tells, in order."""

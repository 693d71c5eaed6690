"""What is kept, as the server holds it, and what can go wrong."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import NamedTuple

from vaka.errors import VakaError


class StoreError(VakaError):
    """The database cannot be used; the message says why."""


class Overtaken(StoreError):
    """Somebody else changed the same thing first. What they did can be read."""


class CodeUsed(StoreError):
    """A code that moves a seat is good once."""


@dataclass
class Seat:
    """Who sits where."""

    kind: str
    name: str = ""
    level: str = ""
    owner: bytes | None = None
    left: bool = False
    """Whether its player has given the game up, so that a bot decides."""
    wins: int = 0
    """Games that its player has won before in this series."""


class Entry(NamedTuple):
    """One decision, or (action None) the taking back of one; its parts are the columns of `entries`."""

    table: str
    version: int
    seat: int
    action: int | None
    request: int | None
    at: int


class Snapshot(NamedTuple):
    """The state of a table at a version."""

    version: int
    state: bytes


@dataclass
class Saved:
    """A table as it is kept."""

    id: str
    game: str
    options: str
    key: bytes
    hints: bool
    clock: int | None
    opened: int
    seats: list[Seat]
    over: int | None = None
    next: str | None = None
    host: bytes | None = None
    """The owner who opened it."""
    waits: bool = False
    """Whether somebody must say that the game begins, even once every seat is taken."""
    series: int = 0
    """How many games the group has played before."""
    title: str = ""
    chat: bool = True
    revision: int = 0
    """How often its seats, `waits` and `next` were changed."""
    closed: int | None = None
    """When the people who run the server have ended it."""
    snapshot: Snapshot | None = None
    entries: list[Entry] = field(default_factory=list)
    """The decisions since the snapshot, or all."""


class Head(NamedTuple):
    """How far a table has come: by this one sees whether something was missed."""

    version: int
    revision: int


@dataclass(frozen=True)
class Seating:
    """What of a table changes besides its decisions."""

    revision: int
    waits: bool
    next: str | None
    seats: list[Seat]


@dataclass(frozen=True)
class Offer:
    """The seats of a browser at a table, to be taken to another device."""

    code: bytes
    """SHA-256 of the code."""
    table: str
    owner: bytes
    until: int
    taker: bytes | None = None
    """Who has used the code; if the answer got lost on its way they may ask again."""


def now() -> int:
    """Unix time in milliseconds."""
    return time.time_ns() // 1_000_000

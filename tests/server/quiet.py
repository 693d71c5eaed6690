"""A table without a server: its store is a list, its bots do what they are told, its guests keep what they hear."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial, wraps
from typing import Any, TypeVar

from tests.server.client import PATIENCE
from vaka.play import Game
from vaka.server import thinking
from vaka.server.gate import Question
from vaka.server.store import Entry, Offer, Saved, Seat, Store, StoreError
from vaka.server.table import Refusal, Table
from vaka.server.turns import Urgency

Value = TypeVar("Value")


class Shelf(Store):
    """A store that keeps nothing, or fails when it is told to."""

    def __init__(self) -> None:
        self.kept: list[Entry] = []
        self.failing = False
        self.offers: dict[bytes, Offer] = {}

    async def append(self, *entries: Entry) -> None:
        await asyncio.sleep(0)
        if self.failing:
            raise StoreError("disk full")
        self.kept.extend(entries)

    async def finish(self, table: str) -> None:
        pass

    async def offer(self, offer: Offer) -> None:
        self.offers = {offer.code: offer}

    async def offered(self, code: bytes) -> Offer | None:
        return self.offers.get(code)

    @property
    def shared(self) -> bool:
        return False

    async def sit(
        self, table: str, seats: Mapping[int, Seat], revision: int, begins: bool = False, used: Offer | None = None
    ) -> None:
        await asyncio.sleep(0)
        if self.failing:
            raise StoreError("disk full")
        if used:
            self.offers[used.code] = used


class Bots:
    """Bots that take the first legal action, and remember that they were asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.urgencies: list[Urgency] = []

    def choose(self, question: Question, level: str, table: str, urgency: Urgency = Urgency.BOT) -> Awaitable[int]:
        self.asked.append(level)
        self.urgencies.append(urgency)
        return self._first(question)

    async def _first(self, question: Question) -> int:
        await asyncio.sleep(0)
        return thinking.state_of(question).legal()[0].id


class Ear:
    """Somebody at the table."""

    def __init__(self, *seats: int, owner: bytes | None = None, address: str = "") -> None:
        self.owner = owner
        self.address = address
        self.seats = list(seats)
        self.facing = seats[0] if len(seats) == 1 else None
        self.heard: list[bytes] = []

    def send(self, message: bytes, chatter: bool = False) -> None:
        self.heard.append(message)

    def dismiss(self) -> None:
        self.heard.append(b'{"t": "dismissed"}')

    def last(self, kind: str) -> dict[str, Any]:
        """The last message of a kind."""
        return next(found for text in reversed(self.heard) if (found := json.loads(text))["t"] == kind)


def quiet(game: Game, *seats: Seat, key: bytes = bytes(32), clock: int | None = None) -> tuple[Table, Shelf, Bots]:
    """A table of people, unless seats are given."""
    shelf, bots = Shelf(), Bots()
    sitting = list(seats) or [Seat("person", f"P{i}", owner=bytes([i] * 32)) for i in range(game.players)]
    saved = Saved("quiet", game.name, json.dumps(game.options), key, True, clock, 0, sitting)
    return Table(saved, shelf, bots, 0), shelf, bots


async def refused(decision: Awaitable[Any]) -> Refusal:
    """The refusal of something that must be refused."""
    try:
        await decision
    except Refusal as refusal:
        return refusal
    raise AssertionError("not refused")


def asynchronous(test: Callable[..., Coroutine[Any, Any, None]], seconds: float = 30) -> Callable[..., None]:
    """A test on an event loop, in a thread of its own: Playwright leaves a loop in the thread of the tests."""

    @wraps(test)
    def run(*arguments: Any, **named: Any) -> None:
        async def limited() -> None:
            await asyncio.wait_for(test(*arguments, **named), seconds)

        with ThreadPoolExecutor(1) as thread:
            thread.submit(lambda: asyncio.run(limited())).result()

    return run


patiently = partial(asynchronous, seconds=5 * PATIENCE)  # processes take long to start on a busy machine


def apart(work: Callable[[], Value]) -> Value:
    """Do something that runs an event loop of its own, for the same reason."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work).result()


async def until(condition: Callable[[], bool]) -> None:
    """Let the loop run until something is so."""
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.001)


def person(number: int) -> Seat:
    return Seat("person", f"P{number}", owner=bytes([number] * 32))


BOT = Seat("bot", level="hard")


async def finish(table: Table, people: set[int]) -> None:
    """Play a table to its end; bots decide for seats that are not named."""
    while (seat := table.state.player) is not None:
        await table._apply(seat, table.state.legal()[0].id, 1 if seat in people else None)

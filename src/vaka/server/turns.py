"""Whose work is next: the urgent first, by turns among those who wait, and not too much for one address at once."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from enum import IntEnum


class Urgency(IntEnum):
    """What comes first; the jobs that servers share keep these numbers."""

    BOT = 0
    """A bot at a table where somebody plays."""
    HINT = 1
    ANALYSIS = 2
    WATCHED = 3
    """A bot at a table where nobody plays, and somebody watches."""


# What is thought about at once for one address. Each urgency has places of its own: what may have to wait long
# behind the work of others would else hold those of what is more urgent.
AT_ONCE: Mapping[Urgency, int] = {Urgency.BOT: 4, Urgency.HINT: 2, Urgency.ANALYSIS: 1, Urgency.WATCHED: 1}
WATCHED_EVERY = 10  # places that are given, one of them to a table that is only watched: no table stands still for ever


class Turns:
    """A number of places to work at; those who wait for one are let in by urgency, then by turns between keys."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._given = 0  # places, to those who had to wait
        self._waiting: dict[Urgency, OrderedDict[str, deque[asyncio.Future[None]]]] = {
            urgency: OrderedDict() for urgency in Urgency
        }

    @asynccontextmanager
    async def place(self, urgency: Urgency, key: str) -> AsyncIterator[None]:
        """A place to work at; the key stands for whom the work is done, such as a table."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(urgency, key)
        try:
            yield
        finally:
            self._let_in()

    async def _wait(self, urgency: Urgency, key: str) -> None:
        let_in = asyncio.get_running_loop().create_future()
        self._waiting[urgency].setdefault(key, deque()).append(let_in)
        try:
            await let_in
        except asyncio.CancelledError:
            if let_in.done() and not let_in.cancelled():
                self._let_in()  # the place was given at the same moment
            raise

    def _let_in(self) -> None:
        """Give a place to the next one who still waits, or keep it free."""
        for waiting in self._lines():
            while waiting:
                key, line = waiting.popitem(last=False)
                let_in = line.popleft()
                if line:
                    waiting[key] = line  # behind the others
                if not let_in.done():
                    let_in.set_result(None)
                    self._given += 1
                    return
        self._free += 1

    def _lines(self) -> list[OrderedDict[str, deque[asyncio.Future[None]]]]:
        """Those who wait, the urgent first; now and then those first for whom a table is only watched."""
        lines = [self._waiting[urgency] for urgency in Urgency]
        return [lines[Urgency.WATCHED], *lines] if is_for_the_watched(self._given) else lines


def is_for_the_watched(given: int) -> bool:
    """Whether the next place goes to a table that is only watched, after so many places that were given."""
    return given % WATCHED_EVERY == WATCHED_EVERY - 1


class Shares:
    """How much is thought about at once on behalf of one address, however many tables it holds; the rest waits here.

    Each urgency has places of its own: what waits behind everybody else's work must not hold those of what comes first.
    """

    def __init__(self, places: Mapping[Urgency, int] = AT_ONCE) -> None:
        self._places = places
        self._turns: dict[tuple[Urgency, str], Turns] = {}
        self._asked: Counter[tuple[Urgency, str]] = Counter()

    @asynccontextmanager
    async def place(self, addresses: Iterable[str], urgency: Urgency, key: str) -> AsyncIterator[None]:
        """A place for work that any of some addresses wants; it counts for the one that wants least."""
        wanting = [(urgency, address) for address in addresses] or [(urgency, "")]
        whose = min(wanting, key=self._asked.__getitem__)
        turns = self._turns.setdefault(whose, Turns(self._places[urgency]))
        self._asked[whose] += 1
        try:
            async with turns.place(urgency, key):
                yield
        finally:
            self._asked[whose] -= 1
            if not self._asked[whose]:
                del self._asked[whose], self._turns[whose]

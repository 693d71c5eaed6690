"""Whose work is next: the urgent first, by turns among those who wait, and not too much for one address at once."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from enum import IntEnum

AT_ONCE = 4  # questions of bots and hints that are thought about for one address


class Urgency(IntEnum):
    """What comes first; the jobs that servers share keep these numbers."""

    BOT = 0
    """A bot at a table where somebody plays."""
    HINT = 1
    ANALYSIS = 2
    WATCHED = 3
    """A bot at a table where nobody plays, and somebody watches."""


class Turns:
    """A number of places to work at; those who wait for one are let in by urgency, then by turns between keys."""

    def __init__(self, places: int) -> None:
        self._free = places
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
        for waiting in self._waiting.values():
            while waiting:
                key, line = waiting.popitem(last=False)
                let_in = line.popleft()
                if line:
                    waiting[key] = line  # behind the others
                if not let_in.done():
                    let_in.set_result(None)
                    return
        self._free += 1


class Shares:
    """How much is thought about at once on behalf of one address, however many tables it holds; the rest waits here.

    Bots of tables that are only watched have a share of their own. They think after everybody else's, and would keep
    those who play at the same address waiting for as long.
    """

    def __init__(self, places: int = AT_ONCE) -> None:
        self._places = places
        self._turns: dict[tuple[str, bool], Turns] = {}
        self._asked: Counter[tuple[str, bool]] = Counter()

    @asynccontextmanager
    async def place(self, addresses: Iterable[str], urgency: Urgency, key: str) -> AsyncIterator[None]:
        """A place for work that any of some addresses wants; it counts for the one that wants least."""
        watched = urgency is Urgency.WATCHED
        shares = [(address, watched) for address in addresses]
        share = min(shares, key=self._asked.__getitem__, default=("", watched))
        turns = self._turns.setdefault(share, Turns(self._places))
        self._asked[share] += 1
        try:
            async with turns.place(urgency, key):
                yield
        finally:
            self._asked[share] -= 1
            if not self._asked[share]:
                del self._asked[share], self._turns[share]

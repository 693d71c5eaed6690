"""What a table waits for: a bot that thinks, or a person whose time runs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple


class Awaited(NamedTuple):
    """Who has to decide, in which version of the table, and the level of the bot that does it."""

    version: int
    seat: int
    bot: str | None


class Clock:
    """Has a bot think, or lets a person's time run; one thing at a time."""

    def __init__(
        self,
        seconds: float | None,
        bot_decides: Callable[[int], Coroutine[Any, Any, None]],
        time_is_up: Callable[[int], None],
    ) -> None:
        self.seconds = seconds
        """How long a person may take; None is as long as they like."""
        self._bot_decides = bot_decides
        self._time_is_up = time_is_up
        self._awaited: Awaited | None = None
        self._task: asyncio.Task[None] | None = None
        self.deadline: float | None = None
        """When the person's time is up, by the clock of the event loop."""

    def wait_for(self, awaited: Awaited | None) -> None:
        """Wait for somebody, unless that is being done already; None waits for nobody."""
        if awaited == self._awaited and not (self._task and self._task.done()):
            return
        if self._task:
            self._task.cancel()
        self._task = self.deadline = None
        self._awaited = awaited
        if awaited is None:
            return
        if awaited.bot:
            self._task = asyncio.create_task(self._bot_decides(awaited.seat))
        elif self.seconds:
            self.deadline = asyncio.get_running_loop().time() + self.seconds
            self._task = asyncio.create_task(self._run_down(awaited.seat, self.seconds))

    async def _run_down(self, seat: int, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self._time_is_up(seat)

    def left(self) -> float | None:
        """Seconds that the person has left; None if no time runs."""
        if self.deadline is None:
            return None
        return round(max(0.0, self.deadline - asyncio.get_running_loop().time()), 2)

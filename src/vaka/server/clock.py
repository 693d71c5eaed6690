"""What a table waits for: a bot that thinks, or a person whose time runs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, NamedTuple, NoReturn

import structlog

from vaka.server.turns import Urgency

LOG = structlog.get_logger()
MOST_TOLD = 50  # questions whose time another server is told
MOST_TIMES = 500  # questions whose time is remembered
RETRY_SECONDS = 2.0  # until work that failed is begun again


class Awaited(NamedTuple):
    """Who has to decide, in which version of the table, and the level of the bot that does it."""

    version: int
    seat: int
    bot: str | None
    decisions: int = 0
    """How many decisions stand, those taken back not counted: it tells one question from the next."""
    urgency: Urgency = Urgency.BOT
    """Of a bot: it thinks again when its table is no longer only watched, or is from now on."""


class Times:
    """What is left of a player's time for each question of their turn, so that taking back winds up no clock."""

    def __init__(self) -> None:
        self._seat: int | None = None
        self._left: dict[int, float] = {}

    def keep(self, awaited: Awaited, left: float) -> None:
        """The player has answered, or somebody else decides for them."""
        self._left[awaited.decisions] = left

    def take(self, awaited: Awaited, full: float) -> float:
        """The time for a question: all of it, or what was left when it was answered and taken back."""
        if awaited.seat != self._seat or len(self._left) > MOST_TIMES:
            self._seat = awaited.seat
            self._left.clear()
        return self._left.get(awaited.decisions, full)

    def known(self) -> tuple[int | None, dict[int, float]]:
        """The seat, and what is left for its latest questions."""
        return self._seat, dict(sorted(self._left.items())[-MOST_TOLD:])

    def adopt(self, seat: int, left: Mapping[int, float]) -> None:
        """Take over what is left by another server's count: who has seen more of the turn has counted more."""
        if seat != self._seat:
            self._seat, self._left = seat, {}
        for decisions, seconds in left.items():
            self._left[decisions] = min(seconds, self._left.get(decisions, seconds))


def _nothing(_seat: int) -> NoReturn:
    raise AssertionError("a table that rests waits for nobody")


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
        self._times = Times()
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
        if self._awaited and self.deadline is not None:
            self._times.keep(self._awaited, self.left() or 0.0)
        self._task = self.deadline = None
        self._awaited = awaited
        if awaited is None:
            return
        if awaited.bot:
            self._begin(self._bot_decides(awaited.seat))
        elif self.seconds:
            seconds = self._times.take(awaited, self.seconds)
            self.deadline = asyncio.get_running_loop().time() + seconds
            self._begin(self._run_down(awaited.seat, seconds))

    def rest(self) -> None:
        """Wait for nobody any more and hold on to nobody, so that the table is gone once it is put away."""
        self.wait_for(None)
        self._bot_decides = self._time_is_up = _nothing

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        self._task = asyncio.create_task(work)
        self._task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        """Work that failed is reported, and begun again a little later if it is still wanted."""
        if task.cancelled() or not task.exception():
            return
        LOG.error("waiting failed", fault=repr(task.exception()))
        asyncio.get_running_loop().call_later(RETRY_SECONDS, self._begin_again, task)

    def _begin_again(self, failed: asyncio.Task[None]) -> None:
        if self._task is failed:
            self.wait_for(self._awaited)

    async def _run_down(self, seat: int, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self._time_is_up(seat)

    def known(self) -> tuple[int, dict[int, float]] | None:
        """The seat whose time is counted, and what is left of it for its latest questions."""
        if self._awaited and self.deadline is not None:
            self._times.keep(self._awaited, self.left() or 0.0)
        seat, left = self._times.known()
        return None if seat is None else (seat, left)

    def adopt(self, seat: int, left: Mapping[int, float]) -> None:
        """Let no more time than another server does."""
        awaited = self._awaited
        if awaited and self.deadline is not None:
            if awaited.seat != seat:
                return  # somebody else decides by now
            self._times.keep(awaited, self.left() or 0.0)
            self.deadline = None
            self._times.adopt(seat, left)
            self.wait_for(None)
            self.wait_for(awaited)
        else:
            self._times.adopt(seat, left)

    def left(self) -> float | None:
        """Seconds that the person has left; None if no time runs."""
        if self.deadline is None:
            return None
        return round(max(0.0, self.deadline - asyncio.get_running_loop().time()), 2)

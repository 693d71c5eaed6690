"""Workers: the processes that think. They are given what a seat may see, never the table itself."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any

from vaka.bots.analysis import Analysis
from vaka.bots.hints import Hint
from vaka.lifeline import end_with_the_parent
from vaka.server import thinking
from vaka.server.gate import Question
from vaka.server.metrics import worked
from vaka.server.thinking import HANG_SECONDS
from vaka.server.turns import Turns, Urgency

_progress: Any = None


class Workers:
    """Processes for bots and hints, and one more for analyses, which take long."""

    def __init__(self, processes: int | None = None) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._processes = processes or max(1, (os.cpu_count() or 1) - 1)
        self._progress: Any = self._context.Array("i", 2)  # of the analysis under way
        self._analysed = ""  # the table whose game it is about
        self._pools: dict[str, ProcessPoolExecutor] = {}
        self._alive = True
        self._turns = {"bots": Turns(self._processes), "analyses": Turns(1)}

    def _pool(self, kind: str) -> ProcessPoolExecutor:
        if kind not in self._pools:
            count, nice = (self._processes, 5) if kind == "bots" else (1, 15)
            self._pools[kind] = ProcessPoolExecutor(count, self._context, _begin, (self._progress, nice))
        return self._pools[kind]

    async def _ask(self, urgency: Urgency, key: str, work: Callable[..., Any], *arguments: Any) -> Any:
        """Have something done, in turn; a worker that died or hangs is replaced and asked again, once."""
        kind = "analyses" if urgency is Urgency.ANALYSIS else "bots"
        asked = time.perf_counter()
        async with self._turns[kind].place(urgency, key), worked(urgency.name.lower(), asked):
            if urgency is Urgency.ANALYSIS:
                self._analysed, self._progress[:] = key, (0, 0)
            pool = self._pool(kind)
            try:
                return await self._answer(kind, pool, work, *arguments)
            except (BrokenProcessPool, TimeoutError):
                if self._pools.get(kind) is pool:  # the first to notice makes a new one, for all who had asked
                    del self._pools[kind]
                    _end(pool)
                return await self._answer(kind, self._pool(kind), work, *arguments)

    @property
    def alive(self) -> bool:
        """Whether the last one who was asked for a bot has answered."""
        return self._alive

    async def _answer(self, kind: str, pool: ProcessPoolExecutor, work: Callable[..., Any], *arguments: Any) -> Any:
        answer = asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
        try:
            found = await asyncio.wait_for(answer, HANG_SECONDS[kind])
        except (BrokenProcessPool, TimeoutError):
            self._alive = False
            raise
        self._alive = True
        return found

    async def choose(self, question: Question, level: str, table: str, urgency: Urgency = Urgency.BOT) -> int:
        """What a bot at a table decides."""
        return int(await self._ask(urgency, table, thinking.choose, question, level))

    async def hint(self, question: Question, table: str) -> Hint:
        """The best choices, for somebody at a table."""
        found: Hint = await self._ask(Urgency.HINT, table, thinking.hint, question)
        return found

    async def analyse(self, record: str, table: str) -> Analysis:
        """What the finished game of a table can teach."""
        found: Analysis = await self._ask(Urgency.ANALYSIS, table, _analyse, record)
        return found

    def progress(self, table: str) -> tuple[int, int]:
        """How many decisions of a table's analysis are done, and of how many; 0 of 0 until it is begun."""
        done, total = self._progress[:] if table == self._analysed else (0, 0)
        return done, total

    async def warm(self) -> None:
        """Start a worker before the first bot is asked."""
        await self._ask(Urgency.BOT, "", _ready)

    def close(self) -> None:
        """Stop the workers."""
        for pool in self._pools.values():
            _end(pool)
            # Waits for the pool's own thread, which would stumble over what Python closes on exit.
            pool.shutdown(cancel_futures=True)


def _end(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool, also those that hang."""
    # Before Python 3.14 a pool has no public way to do it.
    for process in list((pool._processes or {}).values()):  # noqa: SLF001
        process.kill()


async def prepare(game: str) -> None:
    """Compile a game and its bots, once on this machine, without holding up the event loop."""
    await _aside(partial(thinking.compile_game, game))


def _aside(work: Callable[[], None]) -> asyncio.Future[None]:
    """Do something in a thread that does not hold up the end of the server, as those of the event loop would."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def tell(fault: Exception | None) -> None:
        if not done.cancelled():
            done.set_exception(fault) if fault else done.set_result(None)

    def run() -> None:
        fault = None
        try:
            work()
        except Exception as reason:
            fault = reason
        with contextlib.suppress(RuntimeError):  # the loop has ended
            loop.call_soon_threadsafe(tell, fault)

    threading.Thread(target=run, daemon=True).start()
    return done


# --- Inside a worker.


def _begin(progress: Any, nice: int) -> None:
    global _progress
    _progress = progress
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(nice)
    end_with_the_parent()


def _ready() -> bool:
    return True


def _analyse(record: str) -> Analysis:
    def report(done: int, total: int) -> None:
        _progress[0], _progress[1] = done, total

    return thinking.analyse(record, report)

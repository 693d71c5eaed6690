"""What a server counts, for Prometheus. Nothing here tells of a table, a seat, a token or a card.

Counting costs less than a microsecond per decision, so a server always counts. The numbers are shown at an address
of their own, by a thread of their own: they can be read even while the event loop is held up, which they tell.
"""

from __future__ import annotations

import asyncio
import os
import socket
from bisect import bisect_left
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, MutableMapping, Sequence
from contextlib import asynccontextmanager
from functools import cache
from itertools import accumulate
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from prometheus_client import (
    CollectorRegistry,
    Counter,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
    start_http_server,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from vaka.errors import OptionError
from vaka.version import __version__

disable_created_metrics()  # type: ignore[no-untyped-call]  # they double what is sent, and nobody asks for them
REGISTRY = CollectorRegistry()
SHORT = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)  # seconds
LONG = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1800)
LAG_SECONDS = 0.25  # between two looks at how late the event loop is

OPENED = Counter("vaka_tables_opened", "Tables that were opened.", ["game"], registry=REGISTRY)
FINISHED = Counter("vaka_games_finished", "Games that came to their end.", ["game"], registry=REGISTRY)
FORGOTTEN = Counter("vaka_tables_forgotten", "Old tables that were deleted by the host's rule.", registry=REGISTRY)
REFUSALS = Counter("vaka_refusals", "Messages and requests that were refused.", ["reason"], registry=REGISTRY)
ANSWERS = Counter("vaka_http_answers", "Answers to HTTP requests, by class of status.", ["status"], registry=REGISTRY)
LOGGED = Counter("vaka_log_lines", "Lines of the log.", ["level"], registry=REGISTRY)
BOT_FAULTS = Counter("vaka_bot_faults", "Bots that failed, so that any legal action was taken.", registry=REGISTRY)
ANSWERED = Histogram(
    "vaka_work_answered_seconds", "From asking for a bot, a hint or an analysis until it was there, or was given up.",
    ["kind"], buckets=LONG, registry=REGISTRY,
)  # fmt: skip
WAITED = Histogram(
    "vaka_work_waiting_seconds",
    "How long work for bots waited for a worker.",
    ["kind"],
    buckets=LONG,
    registry=REGISTRY,
)
THOUGHT = Histogram(
    "vaka_work_thinking_seconds", "How long a worker took for it.", ["kind"], buckets=LONG, registry=REGISTRY
)
STORE_FAULTS = Counter("vaka_store_faults", "Times that the database could not do its work.", registry=REGISTRY)
LAG = Histogram("vaka_loop_lag_seconds", "How late the event loop was.", buckets=SHORT, registry=REGISTRY)


# --- What is counted for every decision: plain numbers, each written by one thread only, at a fifth of the cost.


class Tally(Collector):
    """How many values of each size there were."""

    def __init__(self, name: str, about: str, bounds: Sequence[float]) -> None:
        self._name, self._about, self._bounds = name, about, bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0
        REGISTRY.register(self)

    def observe(self, value: float) -> None:
        """One more."""
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def collect(self) -> Iterator[Metric]:
        """As Prometheus wants it: each bucket counts all that are smaller."""
        names = [*(str(float(bound)) for bound in self._bounds), "+Inf"]
        buckets = list(zip(names, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._about, buckets, self._sum)


class Decisions(Collector):
    """Decisions by game, and by whom they were made: a person, a bot, or the taking back of one."""

    def __init__(self) -> None:
        self._counts: defaultdict[tuple[str, str], int] = defaultdict(int)
        REGISTRY.register(self)

    def count(self, game: str, by: str) -> None:
        """One more."""
        self._counts[game, by] += 1

    def collect(self) -> Iterator[Metric]:
        """All that were counted."""
        family = CounterMetricFamily("vaka_decisions", "Decisions that were kept.", labels=["game", "by"])
        for labels, count in list(self._counts.items()):
            family.add_metric(labels, count)
        yield family


DECISIONS = Decisions()
KEPT = Tally("vaka_decision_kept_seconds", "How long a decision waited until it was kept.", SHORT)
COMMITTED = Tally("vaka_store_commit_seconds", "How long it took to write some decisions.", SHORT)
BATCH = Tally("vaka_store_batch_decisions", "How many decisions were written at once.", [1 << i for i in range(10)])


@cache
def answered(status: int) -> Callable[[], None]:
    """Counts one more answer to an HTTP request."""
    return ANSWERS.labels(f"{status // 100}xx").inc


def refused(reason: str) -> None:
    """Count a refusal."""
    REFUSALS.labels(reason).inc()


@asynccontextmanager
async def worked(kind: str, asked: float) -> AsyncIterator[None]:
    """Measures a piece of work that was asked for at a moment of `perf_counter` and begins now."""
    began = perf_counter()
    WAITED.labels(kind).observe(began - asked)
    try:
        yield
    finally:
        ended = perf_counter()
        THOUGHT.labels(kind).observe(ended - began)
        ANSWERED.labels(kind).observe(ended - asked)


@asynccontextmanager
async def awaited(kind: str) -> AsyncIterator[None]:
    """Measures work that is done elsewhere, from asking for it until it is done."""
    asked = perf_counter()
    try:
        yield
    finally:
        ANSWERED.labels(kind).observe(perf_counter() - asked)


def logged(_logger: object, level: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Counts a line of the log, as one of structlog's processors."""
    LOGGED.labels("error" if level == "exception" else level).inc()
    return line


async def watch_loop() -> None:
    """See how late the event loop is, again and again."""
    while True:
        due = perf_counter() + LAG_SECONDS
        await asyncio.sleep(LAG_SECONDS)
        LAG.observe(max(0.0, perf_counter() - due))


class Situation(NamedTuple):
    """What a server holds at this moment."""

    sockets: int
    tables: dict[str, int]
    """Tables in memory, by game."""
    ready: dict[str, bool]
    """Which games are compiled."""


class _Now(Collector):
    """What is asked for when somebody looks, rather than counted."""

    def __init__(self, look: Callable[[], Situation]) -> None:
        self._look = look

    def collect(self) -> Iterator[Metric]:
        found = self._look()
        yield GaugeMetricFamily("vaka_sockets", "Open sockets.", found.sockets)
        yield _by("game", "vaka_tables", "Tables in memory.", found.tables.items())
        yield _by("game", "vaka_game_ready", "Whether a game is compiled.", found.ready.items())
        yield _by("version", "vaka_info", "The version of Vaka.", [(__version__, 1)])
        workers = list(_children())
        yield GaugeMetricFamily("vaka_workers", "Processes that this one has started.", len(workers))
        yield GaugeMetricFamily("vaka_workers_resident_memory_bytes", "Memory of these processes.", sum(workers))


def _by(label: str, name: str, about: str, values: Iterable[tuple[str, float]]) -> Metric:
    family = GaugeMetricFamily(name, about, labels=[label])
    for key, value in values:
        family.add_metric([key], float(value))
    return family


def _children() -> Iterator[int]:
    """The memory of each process that this one has started, where the system tells."""
    for task in Path("/proc/self/task").glob("*/children"):
        for process in task.read_text().split():
            try:
                pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
            except (OSError, IndexError, ValueError):  # it has ended meanwhile
                continue
            yield pages * os.sysconf("SC_PAGE_SIZE")


class Address(NamedTuple):
    """Where the numbers can be read."""

    host: str
    port: int

    @classmethod
    def of(cls, text: str) -> Address:
        """An address as a person writes it.

        >>> Address.of("127.0.0.1:9464"), Address.of("[::1]:9464").host
        (Address(host='127.0.0.1', port=9464), '::1')
        """
        host, colon, port = text.strip().rpartition(":")
        if not colon or not host or not port.isdecimal() or not 0 < int(port) < 65536:
            raise OptionError(f"{text!r} is no address for metrics; one is a host and a port, such as 127.0.0.1:9464")
        return cls(host.strip("[]"), int(port))

    def of_process(self, place: int) -> Address:
        """Where the numbers of one of several processes are: their ports come one after the other."""
        return Address(self.host, self.port + place)

    def check(self) -> None:
        """OptionError if it cannot be used."""
        try:
            with socket.create_server((self.host, self.port), family=self._family):
                pass
        except (OSError, OverflowError) as fault:
            where, reason = f"{self.host}:{self.port}", getattr(fault, "strerror", None) or fault
            raise OptionError(f"{where} cannot be used for metrics: {reason}; choose another with --metrics") from None

    @property
    def _family(self) -> socket.AddressFamily:
        return socket.AF_INET6 if ":" in self.host else socket.AF_INET


def publish(address: Address, look: Callable[[], Situation]) -> Callable[[], None]:
    """Show the numbers at an address, in a thread; returns what ends that."""
    for collector in (ProcessCollector, PlatformCollector, GCCollector):
        collector(registry=REGISTRY)
    REGISTRY.register(_Now(look))
    server, thread = start_http_server(address.port, address.host, REGISTRY)

    def end() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return end

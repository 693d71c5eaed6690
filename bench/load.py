"""`make load`: many tables of four over websockets for minutes: errors, memory, waiting times, and where it gets slow.

One process on SQLite, then several on PostgreSQL, about 20 minutes each. `--database` measures one of them, and leaves
what was kept of the other. Tables begin in the middle of their games, at ages that they would have after hours, so that
memory does not grow just because all games are young at first.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import resource
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import uvloop
from rich.console import Console
from rich.table import Table
from tests.kill.postgres import Postgres
from tests.results import FOLDER, keep, made_with
from tests.server.client import COMMAND, children

import vaka
from bench.players import DULL, LIVELY, SEATS, Load
from bench.server import free_port, stop, wait_for
from vaka.server.house import owner_of
from vaka.server.store import Entry, Saved, Seat, Snapshot, Store, is_address, now
from vaka.server.table import SNAPSHOT_EVERY

GAMES = ("mad", "babayaga", "magichill", "partners")
TABLES, SECONDS = 1000, 600.0  # what is promised: so many tables, for so long
SAMPLES = 24  # games of each kind that are played beforehand
LIMIT = 100.0  # milliseconds that p99 may take
RATES: tuple[float, ...] = (200, 400, 600, 800, 1000, 1200, 1400, 1700, 2000, 2400, 2900, 3500, 4200, 5000)
OLD_REQUESTS = 1_000_000  # numbers of messages of long ago
WARM = 2.0  # seconds at the beginning of a stage that do not count
SAMPLE_SECONDS = 5.0  # between two looks at the memory
MOST_GROWTH = 0.03  # of the memory, from the beginning of the minutes to their end
ANSWER_SECONDS = 10.0  # within which every decision is answered
RESULT = FOLDER / "load.json"
TICKS = os.sysconf("SC_CLK_TCK")
Found = dict[str, Any]


@dataclass(frozen=True)
class Wish:
    """What is to be measured."""

    tables: int
    rate: float
    seconds: float
    warm: float
    """Seconds before memory counts."""
    stage: float
    """Seconds of each stage on the way to the knee; 0 leaves it out."""


# --- Games in the middle.


@cache
def games_of(name: str) -> list[tuple[bytes, list[int]]]:
    """Some random games: the key of each, and its decisions."""
    luck, game = random.Random(name), vaka.load(name, players=SEATS)
    found = []
    for _ in range(SAMPLES):
        key = luck.randbytes(32)
        state = game.new(key)
        while not state.over:
            legal = state.legal()
            lively = [action for action in legal if str(action).split(" ", 1)[0] not in DULL]
            state.play(luck.choice((luck.random() < LIVELY and lively) or legal))
        found.append((key, [action.id for action in state.history]))
    return found


async def age(place: Path | str, tables: int) -> list[tuple[str, list[str]]]:
    """Fill a database with tables in the middle of their games; their ids, and the tokens of their seats."""
    luck, store, found = random.Random(tables), Store(place), []
    for number in range(tables):
        name = GAMES[number % len(GAMES)]
        known = games_of(name)
        # A game that is going on is a long one rather than a short one, at any of its decisions.
        key, decisions = luck.choices(known, [len(decisions) for _, decisions in known])[0]
        tokens = [secrets.token_urlsafe(16) for _ in range(SEATS)]
        table = f"load{number:06}"
        await _keep(store, table, name, key, decisions[: luck.randrange(len(decisions))], tokens)
        found.append((table, tokens))
    await store.close()
    return found


async def _keep(store: Store, table: str, name: str, key: bytes, decisions: list[int], tokens: list[str]) -> None:
    game = vaka.load(name, players=SEATS)
    state, entries = game.new(key), []
    seats = [Seat("person", f"Robot {seat}", owner=owner_of(token)) for seat, token in enumerate(tokens)]
    await store.add(Saved(table, name, json.dumps(game.options), key, True, None, now(), seats))
    for version, decision in enumerate(decisions, 1):
        assert state.player is not None
        # With a number as that of a message, so that memory holds what it would; those who come now count from 1.
        entries.append(Entry(table, version, state.player, decision, OLD_REQUESTS + version, now()))
        state.play(decision)
        if version % SNAPSHOT_EVERY == 0:
            snapshot = Snapshot(version, state.save())
            await store.keep_snapshot(table, snapshot, before=version - SNAPSHOT_EVERY)
    await asyncio.gather(*(store.append(entry) for entry in entries))


# --- The server.


@contextlib.contextmanager
def serving(place: Path | str, processes: int, folder: Path) -> Iterator[tuple[int, int]]:
    """A server on a database: its process and its port."""
    port, log = free_port(), folder / "server.log"
    workers = "0" if is_address(place) else "1"  # nobody here is a bot
    words = ["serve", "--no-open", "--pace", "0", "--rate", "100000", "--per-address", "0", "--workers", workers]
    words += ["--port", str(port), "--database", str(place)]
    words += ["--processes", str(processes)] if processes > 1 else []
    with log.open("w") as output:
        process = subprocess.Popen([sys.executable, "-m", COMMAND, *words], stdout=output, stderr=output)
    try:
        wait_for("vaka", port, process, log)
        yield process.pid, port
    finally:
        stop(process)


def family(pid: int) -> list[int]:
    """A process and all that it started."""
    return [pid, *children(pid)]


def memory(pids: Sequence[int]) -> float:
    """Megabytes that some processes hold; what they share is counted for each."""
    pages = [int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in pids]
    return sum(pages) * resource.getpagesize() / 1e6


def processor(pids: Sequence[int]) -> float:
    """Seconds of processor time that some processes have used."""
    fields = [Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split() for pid in pids]
    return sum(int(field[11]) + int(field[12]) for field in fields) / TICKS


# --- Measuring.


async def stage(load: Load, pid: int, rate: float, seconds: float) -> Found:
    """Play at a rate for some time, and see how long decisions take and what they cost."""
    await load.play(rate, WARM)
    load.took, load.late = load.took[:0], load.late[:0]
    pids = family(pid)
    before = time.perf_counter(), processor(pids), time.process_time()
    await load.play(rate, seconds)
    wall, spent, own = (
        now - then
        for now, then in zip((time.perf_counter(), processor(pids), time.process_time()), before, strict=True)
    )
    took, decisions = load.took, max(1, len(load.took))
    unanswered = await load.answered(ANSWER_SECONDS)
    if unanswered:
        load.errors.append(f"{unanswered} decisions were not answered within {ANSWER_SECONDS:.0f} seconds")
    p50, p99, worst = np.quantile(took, (0.5, 0.99, 1)) if took else (np.inf,) * 3
    return {
        "rate": rate,
        "decisions": len(took),
        "per_second": round(decisions / wall, 1),
        "p50_ms": round(float(p50), 2),
        "p99_ms": round(float(p99), 2),
        "worst_ms": round(float(worst), 1),
        "server_cpu_ms": round(1000 * spent / decisions, 3),
        "load_cpu_ms": round(1000 * own / decisions, 3),
        "load_late_p99_ms": round(float(np.quantile(load.late, 0.99)), 2),
        "held": bool(p99 < LIMIT and decisions > 0.97 * rate * wall),
    }


async def watch(pid: int, samples: list[tuple[float, float]]) -> None:
    """Look at the memory of all processes of a server, until cancelled."""
    begun = time.monotonic()
    while True:
        samples.append((round(time.monotonic() - begun, 1), round(memory(family(pid)), 1)))
        await asyncio.sleep(SAMPLE_SECONDS)


def growth(samples: Sequence[tuple[float, float]]) -> Found:
    """How memory grows, as a line through the samples."""
    at, held = np.array(samples).T
    slope, begin = np.polyfit(at - at[0], held, 1) if len(at) > 2 else (0.0, held[0])
    share = slope * (at[-1] - at[0]) / begin
    return {
        "megabytes": round(float(begin), 1),
        "per_minute": round(60 * float(slope), 3),
        "share": round(float(share), 4),
    }


async def measure(port: int, pid: int, kept: list[tuple[str, list[str]]], wish: Wish, say: Console) -> Found:
    """The whole load on one server: minutes at one rate, then faster and faster."""
    load = Load(port, GAMES)
    begun, before = time.monotonic(), processor(family(pid))
    await load.settle(kept, wish.tables)
    seconds, spent = time.monotonic() - begun, 1000 * (processor(family(pid)) - before) / wish.tables
    say.print(
        f"{wish.tables:,} tables, {wish.tables * SEATS:,} sockets after {seconds:.0f} s, {spent:.1f} ms per table"
    )
    gc.collect()
    gc.freeze()  # or this process would look through all its sockets again and again, and decisions would seem slow
    await load.play(wish.rate, wish.warm)
    samples: list[tuple[float, float]] = []
    watching = asyncio.create_task(watch(pid, samples))
    replaced = load.replaced
    found: Found = {"table_cpu_ms": round(spent, 2), "minutes": await stage(load, pid, wish.rate, wish.seconds)}
    watching.cancel()
    found |= {"games_over": load.replaced - replaced, "memory": growth(samples), "samples": samples}
    say.print(_line(found["minutes"]), found["memory"])
    found["knee"] = await knee(load, pid, wish.stage, say) if wish.stage else []
    found["errors"] = load.errors
    await load.close()
    return found


async def knee(load: Load, pid: int, seconds: float, say: Console) -> list[Found]:
    """Faster and faster until it does not hold; then halfway back, twice."""
    found: list[Found] = []
    held: float = 0.0
    broken: float | None = None

    async def holds(rate: float) -> bool:
        found.append(await stage(load, pid, rate, seconds))
        say.print(_line(found[-1]))
        return bool(found[-1]["held"])

    for rate in RATES:
        if not await holds(rate):
            broken = rate
            break
        held = rate
    for _ in range(2):
        if broken is not None:
            rate = (held + broken) / 2
            held, broken = (rate, broken) if await holds(rate) else (held, rate)
    return found


def _line(found: Found) -> str:
    parts = [
        f"{found['rate']:,.0f} / s: {found['per_second']:,.0f} / s",
        f"p50 {found['p50_ms']:.1f} ms",
        f"p99 {found['p99_ms']:.1f} ms",
        f"worst {found['worst_ms']:.0f} ms",
        f"processor per decision: server {found['server_cpu_ms']:.2f} ms, load {found['load_cpu_ms']:.2f} ms",
    ]
    return ", ".join(parts) + ("" if found["held"] else "; does not hold")


def under_load(database: str, processes: int, wish: Wish, say: Console) -> Found:
    """Everything about one kind of database and number of processes."""
    name = f"{'SQLite' if database == 'sqlite' else 'PostgreSQL'}, {processes} process{'es' * (processes > 1)}"
    say.rule(name)
    with tempfile.TemporaryDirectory(prefix="vaka-load-") as folder, contextlib.ExitStack() as stack:
        place: Path | str = Path(folder) / "tables.sqlite" if database == "sqlite" else database
        if database == "postgres":
            postgres = Postgres(Path(folder) / "postgres")
            stack.callback(postgres.stop)
            place = postgres.url()
        kept = asyncio.run(age(place, wish.tables))
        pid, port = stack.enter_context(serving(place, processes, Path(folder)))
        found = uvloop.run(measure(port, pid, kept, wish, say))
    rates = [step["rate"] for step in found["knee"] if step["held"]]
    return {"setup": name, "last_rate_held": max(rates, default=None), **found}


def wrong(found: Found) -> list[str]:
    """What must not be."""
    faults = [f"{found['setup']}: {error}" for error in found["errors"][:10]]
    if found["memory"]["share"] > MOST_GROWTH:
        faults.append(f"{found['setup']}: memory grew by {found['memory']['share']:.1%}")
    return faults


def report(found: Sequence[Found], wish: Wish, say: Console) -> None:
    """A table to read."""
    load = f"{wish.tables:,} tables of four for {wish.seconds:,.0f} s"
    table = Table(title=f"Vaka {vaka.__version__}: {load}, {os.cpu_count()} cores, load included")
    for heading in ("server", "decisions / s", "p50 ms", "p99 ms", "worst ms", "MB", "MB / min", "errors", "knee / s"):
        table.add_column(heading, justify="left" if heading == "server" else "right")
    for one in found:
        numbers = [one["minutes"][key] for key in ("per_second", "p50_ms", "p99_ms", "worst_ms")]
        numbers += [one["memory"]["megabytes"], one["memory"]["per_minute"], len(one["errors"])]
        table.add_row(one["setup"], *(f"{number:,}" for number in numbers), f"{one['last_rate_held'] or '':}")
    say.print(table)


def options() -> argparse.ArgumentParser:
    """What can be asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES, help="tables of four that are played at once")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long they are played at one rate")
    parser.add_argument("--warm", type=float, default=300.0, help="seconds before that, which do not count")
    parser.add_argument("--rate", type=float, default=400.0, help="decisions per second, over all tables")
    parser.add_argument("--stage", type=float, default=15.0, help="seconds per step on the way to the knee; 0: no knee")
    parser.add_argument("--database", help="only this: sqlite, postgres (one of its own), or an address")
    parser.add_argument("--processes", type=int, help="server processes on PostgreSQL; as many as there are cores")
    parser.add_argument("--json", type=Path, default=RESULT, help="where to keep the numbers, one entry per server")
    return parser


def allow_sockets() -> None:
    """Let this process, and those it starts, open as many sockets as the machine allows."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def main(words: Sequence[str] | None = None) -> None:
    """Measure, print and keep."""
    given = options().parse_args(words)
    allow_sockets()
    wish = Wish(given.tables, given.rate, given.seconds, given.warm, given.stage)
    say = Console(width=140, highlight=False)
    made, found = made_with(), []
    for database in [given.database] if given.database else ["sqlite", "postgres"]:
        several = given.processes or os.cpu_count() or 2
        found.append(under_load(database, 1 if database == "sqlite" else several, wish, say))
        keep(given.json, "servers", {**made, **vars(wish), "games": GAMES, **found[-1]})
    report(found, wish, say)
    if faults := [fault for one in found for fault in wrong(one)]:
        sys.exit("\n".join(faults))


if __name__ == "__main__":
    main()

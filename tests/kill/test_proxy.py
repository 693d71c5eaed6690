"""The proxy does what it says, to plain psycopg and a real PostgreSQL."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from functools import partial

import psycopg
import pytest

from tests.kill.postgres import Postgres
from tests.kill.proxy import Fault, Proxy
from tests.server.quiet import apart

INSERT = "INSERT INTO kept VALUES (%s)"
numbers = itertools.count()


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    running = Postgres(tmp_path_factory.mktemp("postgres") / "data")
    with psycopg.connect(running.url()) as connection:
        connection.execute("CREATE TABLE kept (number int PRIMARY KEY)")
    yield running
    running.stop()


def is_kept(postgres: Postgres, number: int) -> bool:
    with psycopg.connect(postgres.url()) as connection:
        return connection.execute("SELECT 1 FROM kept WHERE number = %s", [number]).fetchone() is not None


async def write(postgres: Postgres, fault: Fault | None, number: int, autocommit: bool) -> bool:
    """Write a number through the proxy; whether the client was told that it is kept."""
    async with Proxy(postgres.port) as proxy:
        connection = await psycopg.AsyncConnection.connect(postgres.url(proxy.port), autocommit=autocommit)
        for _ in range(6):  # from the sixth on, psycopg sends only the name of a prepared statement
            await connection.execute(INSERT, [next(numbers)])
        await connection.commit()
        done = proxy.harm(fault) if fault else None
        try:
            await connection.execute(INSERT, [number])
            await connection.commit()
            told = True
        except psycopg.OperationalError:
            told = False
        assert done is None or done.done()
        await connection.close()
        await asyncio.sleep(0)
    return told


# Whether the client is told that what it wrote is kept, and whether it is: by itself, and in a transaction.
@pytest.mark.parametrize(
    ("fault", "alone", "together"),
    [
        (None, (True, True), (True, True)),
        (Fault.BEFORE, (False, False), (False, False)),
        (Fault.HALF, (False, False), (False, False)),
        (Fault.UNANSWERED, (False, True), (False, True)),
        (Fault.STALL, (True, True), (True, True)),
        (Fault.STALL_AND_CUT, (False, True), (False, True)),
        (Fault.DEAF, (False, True), (False, False)),
        (Fault.MUTE, (True, True), (False, False)),
        (Fault.ALL, (False, False), (False, False)),
    ],
)
def test_a_fault_leaves_exactly_what_it_says(
    fault: Fault | None,
    alone: tuple[bool, bool],
    together: tuple[bool, bool],
    postgres: Postgres,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tests.kill.proxy.STALL_SECONDS", 0.2)
    for autocommit, expected in ((True, alone), (False, together)):
        number = next(numbers)
        told = apart(partial(asyncio.run, write(postgres, fault, number, autocommit)))
        assert (told, is_kept(postgres, number)) == expected, autocommit

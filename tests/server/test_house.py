"""The house and its store: tables put away and found again, and what happens when the disk or a game fails."""

from __future__ import annotations

import asyncio
import gc
import weakref
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from sqlalchemy.exc import OperationalError

from tests.conftest import lively
from tests.server.databases import database_in
from tests.server.quiet import BOT, Ear, asynchronous, person, until
from vaka.play import LIMIT
from vaka.server import house as house_module
from vaka.server.app import App
from vaka.server.guard import HEADERS
from vaka.server.protocol import Opening, SeatWish
from vaka.server.socket import GONE, LATER
from vaka.server.store import MOST_PER_COMMIT, Entry, Saved, Store, StoreError
from vaka.server.workers import Workers


def ready(folder: Path) -> house_module.House:
    """A house whose games are compiled."""
    rooms = house_module.House(Store(database_in(folder)), Workers(1), 0)
    for event in rooms.ready.values():
        event.set()
    return rooms


def opening() -> Opening:
    return Opening("mad", [SeatWish("me"), SeatWish("hot")])


# --- Requests that fail.


@asynchronous
async def test_faults_of_our_own_are_answered_with_all_headers(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    rooms = ready(tmp_path)
    app = App(rooms).asgi()
    body = {"game": "mad", "seats": [{"kind": "me"}, {"kind": "hot"}]}
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        assert (await client.post("/api/tables", json=body)).status_code == 201
        for fault, status in ((StoreError("disk full"), 503), (RuntimeError("a bug"), 500)):

            async def fail(*_arguments: Any, fault: Exception = fault) -> None:
                raise fault

            monkeypatch.setattr(rooms.store, "add", fail)
            answer = await client.post("/api/tables", json=body)
            assert answer.status_code == status
            assert "disk full" not in answer.text
            assert "a bug" not in answer.text
            for name, value in HEADERS.items():
                assert answer.headers.get_list(name) == [value]
        monkeypatch.setattr(rooms.store, "_connection", Gone())
        answer = await client.get("/healthz")
        assert (answer.status_code, answer.json()["ok"]) == (503, False)
        monkeypatch.undo()
    await rooms.close()


class Gone:
    """A database that was taken away."""

    def begin(self) -> None:
        raise OperationalError("SELECT", None, Exception("disk I/O error"))


# --- The house.


@asynchronous
async def test_tables_are_put_away_and_found_again(tmp_path: Any) -> None:
    rooms = ready(tmp_path)
    table = await rooms.open(opening(), bytes(32))
    first = table.state.player
    assert first is not None
    guest = Ear(first)
    table.join(guest, None)
    await table.play(guest, str(table.state.legal()[0]), 0, 5)
    rooms.put_away(0)
    assert await rooms.find(table.id) is table
    table.leave(guest)
    rooms.put_away(house_module.IDLE_MS)
    assert await rooms.find(table.id) is table
    rooms.put_away(0)
    found = await asyncio.gather(*(rooms.find(table.id) for _ in range(5)))
    again = found[0]
    assert again
    assert all(other is again for other in found)
    assert again is not table
    assert again.state == table.state
    assert again.history.requests == {(first, 5): 1}
    await rooms.close()


@asynchronous
async def test_a_table_that_is_put_away_leaves_nothing_to_search_for(tmp_path: Any) -> None:
    """Python's search for garbage would hold up every other table."""
    rooms = ready(tmp_path)
    table = await rooms.open(Opening("mad", [SeatWish("me"), SeatWish("bot", level="easy")], clock=60), bytes(32))
    guest = Ear(0)
    table.join(guest, None)
    table.leave(guest)
    gone = weakref.ref(table)
    gc.collect()
    gc.disable()
    try:
        assert rooms.put_away(0) == 1
        del table
        await until(lambda: gone() is None)
    finally:
        gc.enable()
    await rooms.close()


@asynchronous
async def test_a_table_whose_game_is_over_is_put_away_sooner(tmp_path: Any) -> None:
    rooms = ready(tmp_path)
    going, over = await rooms.open(opening(), bytes(32)), await rooms.open(opening(), bytes(32))
    for _ in lively(over.state, seed=1, limit=LIMIT):
        pass
    for table in (going, over):
        table.idle_since -= house_module.OVER_MS
    assert rooms.put_away(house_module.IDLE_MS) == 1
    assert await rooms.find(going.id) is going
    assert await rooms.find(over.id) is not over
    await rooms.close()


@asynchronous
async def test_one_table_that_cannot_be_read_does_not_hide_the_others(tmp_path: Any) -> None:
    """As after a change of the rules: its decisions are illegal now."""
    rooms = ready(tmp_path)
    good, bad = await rooms.open(opening(), bytes(32)), await rooms.open(opening(), bytes(32))
    illegal = next(number for number in range(bad.game.actions) if bad.state.why_not(number))
    await rooms.store.append(Entry(bad.id, 1, 0, illegal, 1, 0))
    rooms.put_away(0)
    assert [table.id for table in await rooms.of_owner(bytes(32))] == [good.id]
    assert await rooms.find(bad.id) is None
    await rooms.close()


@asynchronous
async def test_a_table_is_not_put_away_while_a_decision_is_written(tmp_path: Any) -> None:
    rooms = ready(tmp_path)
    table = await rooms.open(opening(), bytes(32))
    assert table.state.player is not None
    guest = Ear(table.state.player)
    deciding = asyncio.create_task(table.play(guest, str(table.state.legal()[0]), 0, 5))
    await asyncio.sleep(0)
    assert rooms.put_away(0) == 0
    await deciding
    assert rooms.put_away(0) == 1
    await rooms.close()


@asynchronous
async def test_clocks_and_bots_rest_until_somebody_comes(tmp_path: Any) -> None:
    """Looking at the list of tables must not make bots play the games of people who left."""
    rooms = ready(tmp_path)
    table = await rooms.open(replace(opening(), clock=15), bytes(32))
    rooms.put_away(0)
    assert len(await rooms.of_owner(bytes(32))) == 1
    found = await rooms.find(table.id)
    assert found
    assert found is not table
    assert found._clock.left() is None
    found.join(Ear(0), None)
    assert found._clock.left()
    await rooms.close()


@asynchronous
async def test_a_database_that_fails_is_not_a_table_that_is_gone(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms = ready(tmp_path)
    table = await rooms.open(opening(), bytes(32))
    rooms.put_away(0)

    async def fail(_table: str, recent: int) -> None:
        raise StoreError("disk I/O error")

    with monkeypatch.context() as failing:
        failing.setattr(rooms.store, "load", fail)
        with pytest.raises(StoreError):
            await rooms.find(table.id)
        door = Door(table.id)
        await App(rooms).socket(door)  # type: ignore[arg-type]
        assert door.code == LATER
    assert await rooms.find(table.id)
    door = Door("nowhere")
    await App(rooms).socket(door)  # type: ignore[arg-type]
    assert door.code == GONE
    await rooms.close()


class Door:
    """A socket that only sees whether it is let in."""

    def __init__(self, table: str) -> None:
        self.path_params = {"table": table}
        self.query_params: dict[str, str] = {}
        self.code: int | None = None

    async def accept(self) -> None:
        pass

    async def close(self, code: int) -> None:
        self.code = code


@asynchronous
async def test_a_game_that_cannot_be_compiled_is_tried_again(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def fail_first(name: str) -> None:
        asked.append(name)
        if len(asked) == 1:
            raise OSError("disk full")

    async def broken() -> None:
        raise BrokenProcessPool

    monkeypatch.setattr(house_module, "prepare", fail_first)
    monkeypatch.setattr(house_module, "RETRY_SECONDS", 0)
    rooms = house_module.House(Store(database_in(tmp_path)), Workers(1), 0)
    monkeypatch.setattr(rooms.workers, "warm", broken)
    rooms.begin()
    await rooms.open(opening(), bytes(32))
    await until(lambda: all(event.is_set() for event in rooms.ready.values()))
    assert len(asked) == len(rooms.ready) + 1
    await rooms.close()


# --- The store.


@asynchronous
async def test_a_database_belongs_to_one_server(tmp_path: Any) -> None:
    file = tmp_path / "tables.sqlite"
    first = Store(file)
    with pytest.raises(StoreError, match="in use by another Vaka server"):
        Store(file)
    assert await first.alive()
    await first.close()
    again = Store(file)
    await again.close()


@asynchronous
async def test_a_database_that_was_not_finished_is_made_again(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """As after the first start was killed in the middle."""
    file = database_in(tmp_path)
    with monkeypatch.context() as failing:
        failing.setattr("vaka.server.store.migrate.SCHEMA", object())
        with pytest.raises(StoreError):
            Store(file)
    store = Store(file)
    assert await store.alive()
    await store.close()


@asynchronous
async def test_a_store_that_closes_finishes_what_waits(tmp_path: Any) -> None:
    store = Store(database_in(tmp_path))
    await store.add(Saved("t", "mad", "{}", bytes(32), True, None, 0, [person(0), BOT]))
    waiting = [store.append(Entry("t", version, 0, 1, version, 0)) for version in range(1, 2 * MOST_PER_COMMIT)]
    await store.close()
    await asyncio.gather(*waiting)
    again = Store(database_in(tmp_path))
    loaded = await again.load("t")
    assert loaded
    assert len(loaded.entries) == len(waiting)
    await again.close()


@asynchronous
async def test_decisions_that_come_together_are_all_kept(tmp_path: Any) -> None:
    store = Store(database_in(tmp_path))
    saved = Saved("t", "mad", "{}", bytes(32), True, None, 0, [person(0), BOT])
    await store.add(saved)
    versions = range(1, 2 * MOST_PER_COMMIT + 50)
    await asyncio.gather(*(store.append(Entry("t", version, 0, 1, version, 0)) for version in versions))
    loaded = await store.load("t")
    assert loaded
    assert [entry.version for entry in loaded.entries] == list(versions)
    assert loaded.seats == saved.seats
    # What cannot be kept does not harm what comes together with it.
    places = [("t", versions.stop), ("t", 7), ("nothing", 1), ("t", versions.stop + 1)]
    waiting = [store.append(Entry(*place, 0, 1, None, 0)) for place in places]
    faults = await asyncio.gather(*waiting, return_exceptions=True)
    assert [isinstance(fault, StoreError) for fault in faults] == [False, True, True, False]
    with pytest.raises(StoreError) as fault:
        await store.add(saved)
    assert bytes(32).hex() not in str(fault.value)
    assert "\\x00" not in str(fault.value)
    assert await store.alive()
    await store.close()

"""What strangers and bad luck cannot do: each of these once did some harm."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import signal
import socket
import stat
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event as engine_event
from starlette.requests import HTTPConnection

import vaka
from tests.conftest import lively
from tests.server.client import House, drive
from tests.server.conftest import People, Start
from tests.server.databases import ON_POSTGRES, database_in
from tests.server.quiet import BOT, Bots, Ear, Shelf, asynchronous, patiently, quiet, refused, until
from tests.server.test_house import opening, ready
from tests.server.test_table import socket_at
from vaka.server import gate, history, limits, logs, thinking
from vaka.server.app import App
from vaka.server.clock import Awaited, Clock
from vaka.server.gate import Question
from vaka.server.guard import same_origin
from vaka.server.history import CHECKPOINT_EVERY, MOST_STEPS
from vaka.server.house import House as Rooms
from vaka.server.protocol import Opening, PutBot, SeatWish, Swap
from vaka.server.socket import Noise
from vaka.server.store import Entry, Saved, Seat, Store, StoreError
from vaka.server.table import SNAPSHOT_EVERY, Table
from vaka.server.thinking import HANG_SECONDS
from vaka.server.turns import AT_ONCE, WATCHED_EVERY, Shares, Turns, Urgency
from vaka.server.workers import Workers

# --- Names and bodies.


UNSEEN = [
    "\u3164", "\u2800", "\u115f\u1160", "\uffa0", "\u034f", "\ufe0f", "\u180b", "\u17b4", "\U000e0100", "\U0001d159",
    "\U00013441", "\u200b\u2060", "\u2800\ufe0f", "\u0301",
]  # fmt: skip


@pytest.mark.parametrize("name", UNSEEN, ids=ascii)
def test_a_name_that_looks_like_nothing_is_refused(name: str, house: House, people: People) -> None:
    table = people.browser().open("mad", ["friend", "friend"])
    assert people.browser().post(f"/api/tables/{table}/sit", json={"name": name}).status_code == 400


@pytest.mark.parametrize("name", ["\U0001f98a", "\u2764\ufe0f", "7", "?", "\u5b89\u5a1c", "A\u0301"], ids=ascii)
def test_a_name_may_be_whatever_can_be_seen(name: str) -> None:
    assert limits.visible(name) == name


@pytest.mark.parametrize("unseen", UNSEEN[:-1], ids=ascii)
def test_what_cannot_be_seen_tells_no_name_from_another(unseen: str) -> None:
    for name in (f"Anna{unseen}", f"{unseen}Anna", f"Anna {unseen}"):
        assert limits.visible(name).strip() == "Anna"
        assert limits.alike(limits.visible(name)) == limits.alike("anna")


def test_nobody_can_pass_for_somebody_else_or_for_a_bot(house: House, people: People) -> None:
    host = people.browser()
    wish = {"game": "mad", "options": {"players": 6}, "seats": [{"kind": "me", "name": "Anna"}]}
    wish["seats"] += [{"kind": "bot", "level": "easy"}, *[{"kind": "friend"}] * 4]  # type: ignore[operator]
    table = host.post("/api/tables", json=wish).json()["id"]
    bot = host.info(table)["seats"][1]["name"]
    for name in ("anna\ufe0f", bot, "\uff21NNA", "An\u034fna"):
        people.browser().sit(table, name)
    names = [seat["name"] for seat in host.info(table)["seats"]]
    assert names == ["Anna", bot, "anna 2", f"{bot} 2", "\uff21NNA 3", "Anna 4"]


@pytest.mark.parametrize("seats", [["Kári", BOT, BOT], [BOT, "Embla", BOT], [BOT, "kári", "KÁRI", BOT]], ids=len)
@asynchronous
async def test_no_bot_has_a_persons_name(seats: list[Any], tmp_path: Path) -> None:
    """However the bot came to sit there."""
    wishes = [
        SeatWish("bot") if seat is BOT else SeatWish("me" if at < 2 else "hot", seat) for at, seat in enumerate(seats)
    ]
    rooms = ready(tmp_path)
    table = await rooms.open(Opening("mad", wishes, {"players": len(seats)}), bytes(32))
    for arrangement in (table.seats, table.seats[::-1], [*table.seats[1:], table.seats[0]]):
        table.seats[:] = arrangement
        names = [seat.name for seat in table.info().seats]
        assert len({name.casefold() for name in names}) == len(names)
    await rooms.close()


@asynchronous
async def test_bots_that_come_later_have_nobodys_name() -> None:
    table, _, _ = quiet(vaka.load("mad", players=3), Seat("open"), Seat("person", "Embla"), Seat("person", "Sóla"))
    await table.fill("easy")
    assert [seat.name for seat in table.info().seats] == ["Embla 2", "Embla", "Sóla"]
    host = bytes(32)
    table, _, _ = quiet(vaka.load("mad", players=3), Seat("open"), Seat("person", "Embla"), Seat("open"))
    table.saved.host = host
    await table.arrange(PutBot(2, "easy"), host)
    await table.arrange(Swap(0, 2), host)
    assert [seat.name for seat in table.info().seats] == ["Embla 2", "Embla", ""]


def test_a_long_name_that_needs_a_number_stays_short(house: House, people: People) -> None:
    table = people.browser().open("mad", ["friend", "friend"])
    for _ in range(2):
        people.browser().sit(table, "x" * 24)
    names = [seat["name"] for seat in people.browser().info(table)["seats"]]
    assert names == ["x" * 24, "x" * 22 + " 2"]


@pytest.mark.parametrize("body", [b'{"game":"\xff\xfe","seats":[{"kind":"me"}]}', b'{"game":"mad","\xc3\x28":1}'])
def test_a_body_that_is_no_text_is_a_fault_of_the_client(body: bytes, house: House, people: People) -> None:
    answer = people.browser().post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["error"]) == (400, "bad")


def test_answers_with_a_token_are_not_kept_by_anybody(house: House, people: People) -> None:
    host = people.browser()
    answer = host.ask_to_open("mad", ["me", "friend"])
    assert "set-cookie" in answer.headers
    assert answer.headers["cache-control"] == "no-store"


def test_one_browser_has_one_seat_unless_it_opened_with_more(house: House, people: People) -> None:
    guest = people.browser()
    table = people.browser().open("mad", ["me", "friend", "friend"])
    guest.sit(table)
    answer = guest.post(f"/api/tables/{table}/sit", json={"name": "Again"})
    assert (answer.status_code, answer.json()["error"]) == (409, "sitting")


# --- Tables that cannot be read.


@pytest.mark.parametrize("damage", ["options", "undo"])
@asynchronous
async def test_a_broken_row_hides_no_other_table(damage: str, tmp_path: Path) -> None:
    rooms = ready(tmp_path)
    good, bad = await rooms.open(opening(), bytes(32)), await rooms.open(opening(), bytes(32))
    if damage == "undo":
        await rooms.store.append(Entry(bad.id, 1, 0, None, 1, 0))
    else:
        change = f"UPDATE tables SET options = '{{' WHERE id = '{bad.id}'"
        await rooms.store._do(lambda connection: connection.exec_driver_sql(change))
    rooms.put_away(0)
    assert [table.id for table in await rooms.of_owner(bytes(32))] == [good.id]
    assert await rooms.find(bad.id) is None
    await rooms.close()


@asynchronous
async def test_a_rematch_that_is_gone_is_made_again(tmp_path: Path) -> None:
    rooms = ready(tmp_path)
    table = await rooms.open(opening(), bytes(32))
    for _ in lively(table.state, 1, 100_000):
        pass
    first = await rooms.rematch(table, bytes(32))
    assert await rooms.rematch(table, bytes(32)) is first
    del rooms._tables[first.id]
    for name in ("seats", "tables"):
        column = "id" if name == "tables" else '"table"'
        change = f"DELETE FROM {name} WHERE {column} = '{first.id}'"
        await rooms.store._do(lambda connection, change=change: connection.exec_driver_sql(change))  # type: ignore[misc]
    again = await rooms.rematch(table, bytes(32))
    assert again.id != first.id
    assert table.next == again.id
    await rooms.close()


# --- The database.


@asynchronous
async def test_only_its_owner_can_read_a_database(tmp_path: Path) -> None:
    file = tmp_path / "new" / "tables.sqlite"
    store = Store(file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    await store.close()
    file.chmod(0o644)
    store = Store(file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    await store.close()


@asynchronous
async def test_a_link_to_a_database_does_not_pass_by_its_lock(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.sqlite")
    (tmp_path / "link.sqlite").symlink_to(tmp_path / "tables.sqlite")
    with pytest.raises(StoreError, match="in use by another Vaka server"):
        Store(tmp_path / "link.sqlite")
    await store.close()


# --- Long games.


def long_table(decisions: int) -> Table:
    """A table where one player has played and taken back again and again."""
    table, _, _ = quiet(vaka.load("magichill"))
    state, entries = table.game.new(table.saved.key), table.saved.entries
    while len(entries) < decisions:
        seat = state.player
        assert seat is not None
        if state.can_undo(seat) and len(entries) % 3:
            state.undo()
            entries.append(Entry(table.id, len(entries) + 1, seat, None, None, 0))
        else:
            action = state.legal()[len(entries) % len(state.legal())]
            state.play(action)
            entries.append(Entry(table.id, len(entries) + 1, seat, action.id, None, 0))
    return Table(table.saved, Shelf(), Bots(), 0)


def test_coming_back_costs_the_same_however_long_the_game_is(monkeypatch: pytest.MonkeyPatch) -> None:
    table = long_table(1500)
    everything = table.steps(-1, 0)
    assert len(everything) == MOST_STEPS
    carried: list[int] = []
    real = history._carry_out

    def counted(state: vaka.State, entry: Entry) -> None:
        carried.append(entry.version)
        real(state, entry)

    monkeypatch.setattr(history, "_carry_out", counted)
    for since in (0, 700, 1400, 1499, 1500):
        carried.clear()
        steps = table.steps(since, 0)
        assert [step.version for step in steps] == list(range(max(since, 1500 - MOST_STEPS) + 1, 1501))
        assert [step.events for step in steps] == [step.events for step in everything[len(everything) - len(steps) :]]
        assert len(carried) <= MOST_STEPS + CHECKPOINT_EVERY


@asynchronous
async def test_what_a_client_may_ask_for_is_bounded() -> None:
    table, watcher = long_table(700), Ear()
    table.join(watcher, since=0)
    steps = watcher.last("welcome")["steps"]
    assert [step["version"] for step in steps] == list(range(701 - MOST_STEPS, 701))


class Seated(Ear):
    """Somebody who holds every seat and always decides for the one that is asked."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table, self.request = table, 0
        self.seats = list(range(table.game.players))
        self.facing = table.state.player

    async def play_and_take_back(self, until: int) -> None:
        """Play, and take back whatever can be, until a version."""
        while self.table.version < until:
            self.request += 1
            state = self.table.state
            self.facing = state.player
            if state.can_undo(state.player) and self.request % 3:
                await self.table.undo(self, self.table.version, self.request)
            else:
                action = state.legal()[self.request % len(state.legal())]
                await self.table.play(self, str(action), self.table.version, self.request)


async def loaded_again(house: Rooms, table: Table) -> Table:
    """A table as it is after some time without guests."""
    house.put_away(0)
    loaded = await house.find(table.id)
    assert loaded
    assert loaded is not table
    return loaded


@asynchronous
async def test_a_long_game_costs_no_more_than_a_short_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Held, loaded and joined: what is played again and what is kept in memory is bounded."""
    carried: list[int] = []
    real = history._carry_out

    def counted(state: vaka.State, entry: Entry) -> None:
        carried.append(entry.version)
        real(state, entry)

    house = ready(tmp_path)
    table = await house.open(Opening("magichill", [SeatWish("me"), SeatWish("hot")]), bytes(32))
    guest = Seated(table)
    last = 2 * SNAPSHOT_EVERY + MOST_STEPS
    for version in (SNAPSHOT_EVERY + 10, last - 1, last, last + 1, last + 57):
        await guest.play_and_take_back(version)
        assert len(table.history.entries) < MOST_STEPS + 2 * CHECKPOINT_EVERY
        monkeypatch.setattr(history, "_carry_out", counted)
        carried.clear()
        loaded = await loaded_again(house, table)
        monkeypatch.setattr(history, "_carry_out", real)
        assert len(carried) <= SNAPSHOT_EVERY + MOST_STEPS
        assert loaded.version == table.version == version
        assert loaded.state == table.state
        assert loaded.state.history == table.state.history
        assert loaded.state.record() == table.state.record()
        assert loaded.state.can_undo() == table.state.can_undo()
        assert loaded.steps(0, 0) == table.steps(0, 0)
        assert len(loaded.steps(0, 0)) == MOST_STEPS
    # What was sent once more is known for as long as anyone sends things once more; what is older is stale.
    assert await table.play(guest, "anything", 0, guest.request) == table.version
    assert (await refused(table.play(guest, "anything", 0, 1))).reason == "stale"
    await house.close()


@asynchronous
async def test_a_snapshot_of_another_version_is_not_used(tmp_path: Path) -> None:
    house = ready(tmp_path)
    table = await house.open(Opening("magichill", [SeatWish("me"), SeatWish("hot")]), bytes(32))
    await Seated(table).play_and_take_back(SNAPSHOT_EVERY + MOST_STEPS)
    kept = await house.store.load(table.id, recent=MOST_STEPS)
    assert kept
    assert kept.snapshot
    assert kept.snapshot.version == SNAPSHOT_EVERY
    await house.store.keep_snapshot(table.id, kept.snapshot._replace(state=b"another" + kept.snapshot.state), before=0)
    loaded = await loaded_again(house, table)
    assert loaded.version == SNAPSHOT_EVERY + MOST_STEPS
    assert loaded.state == table.state
    await house.close()


@asynchronous
async def test_a_snapshot_that_cannot_be_kept_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_parts: object, **_more: object) -> None:
        raise StoreError("disk full")

    house = ready(tmp_path)
    monkeypatch.setattr(house.store, "keep_snapshot", full)
    table = await house.open(Opening("magichill", [SeatWish("me"), SeatWish("hot")]), bytes(32))
    await Seated(table).play_and_take_back(SNAPSHOT_EVERY + 1)
    assert table.version == SNAPSHOT_EVERY + 1
    await house.close()


# --- The clock.


@asynchronous
async def test_taking_back_winds_up_no_clock() -> None:
    async def nobody(_seat: int) -> None:
        raise AssertionError

    clock = Clock(1000.0, nobody, lambda _seat: None)
    loop, now = asyncio.get_running_loop(), 0.0
    real = loop.time
    loop.time = lambda: real() + now  # type: ignore[method-assign]
    clock.wait_for(Awaited(0, 1, None, decisions=7))
    now = 400.0
    clock.wait_for(Awaited(1, 1, None, decisions=8))
    assert clock.left() == pytest.approx(1000, abs=5)
    now = 600.0
    clock.wait_for(Awaited(2, 1, None, decisions=7))
    assert clock.left() == pytest.approx(600, abs=5)
    clock.wait_for(Awaited(3, 1, None, decisions=8))
    assert clock.left() == pytest.approx(800, abs=5)
    clock.wait_for(Awaited(4, 0, None, decisions=9))
    clock.wait_for(Awaited(5, 1, None, decisions=8))
    assert clock.left() == pytest.approx(1000, abs=5)
    clock.wait_for(None)


@asynchronous
async def test_work_that_fails_is_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vaka.server.clock.RETRY_SECONDS", 0.001)
    tried: list[int] = []

    async def failing(seat: int) -> None:
        tried.append(seat)
        if len(tried) < 3:
            raise OSError("no space left on device")

    clock = Clock(None, failing, lambda _seat: None)
    clock.wait_for(Awaited(0, 1, "hard"))
    await until(lambda: len(tried) == 3)
    assert tried == [1, 1, 1]


class Slow(Bots):
    """Bots that take some time, by a clock that stands still otherwise."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds
        self.now = asyncio.get_running_loop().time()
        real = asyncio.sleep

        async def sleep(seconds: float) -> None:
            self.now += max(0.0, seconds)
            await real(0)

        monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: self.now)
        monkeypatch.setattr("vaka.server.table.asyncio.sleep", sleep)

    async def _first(self, question: Question) -> int:
        self.now += self.seconds
        return thinking.state_of(question).legal()[0].id


@pytest.mark.parametrize(
    ("level", "pace", "thought", "took"),
    [
        ("hard", 0.0, 0.0, 0.05),
        ("hard", 0.0, 0.049, 0.05),
        ("hard", 0.0, 0.051, 0.1),  # others held its worker up
        ("hard", 0.0, 0.099, 0.1),
        ("hard", 0.0, 0.301, 0.35),
        ("hard", 1.0, 0.301, 1.0),
        ("hard", 1.0, 1.001, 1.05),
        ("expert", 0.0, 0.27, 0.5),
        ("easy", 0.0, 0.004, 0.01),
        ("easy", 0.0, 0.011, 0.02),
    ],
)
@asynchronous
async def test_how_long_a_bot_thinks_tells_nothing(
    level: str, pace: float, thought: float, took: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It decides when its level's time is over, however fast it was; if it was late, at a multiple of that time."""
    bots = Slow(monkeypatch, thought)
    saved = Saved("t", "mad", '{"players":2}', bytes(32), True, None, 0, [Seat("bot", level=level)] * 2)
    table, began, decided = Table(saved, Shelf(), bots, pace), bots.now, list[float]()
    monkeypatch.setattr(table, "_tell", lambda _entry, _actor: decided.append(bots.now - began))
    table.join(Ear(), None)
    while len(decided) < 3:
        await asyncio.sleep(0)
    table.rest()
    assert decided == pytest.approx([took, 2 * took, 3 * took])


# --- A log that cannot be written.


class Broken:
    """A stream without a disk."""

    def __init__(self) -> None:
        self.broken, self.text = True, ""

    def write(self, text: str) -> int:
        if self.broken:
            raise OSError("no space left on device")
        self.text += text
        return len(text)

    def flush(self) -> None:
        if self.broken:
            raise OSError("no space left on device")

    def isatty(self) -> bool:
        return False


def test_a_log_that_cannot_be_written_says_later_what_was_lost() -> None:
    stream = Broken()
    patient = logs.Patient(stream)  # type: ignore[arg-type]
    print("one", file=patient, flush=True)
    print("two", file=patient, flush=True)
    stream.broken = False
    print("three", file=patient, flush=True)
    assert stream.text == "2 lines of the log were lost here\nthree\n"


def test_strangers_fill_no_log(own: Start) -> None:
    house = own()
    for _ in range(100):
        assert heard(house, b"nonsense\r\n\r\n").startswith(b"HTTP/1.1 400 ")
    assert house.stop() == 0  # so that what waits to be written is
    assert 1 <= house.said().count("Invalid HTTP request received.") < 20


def test_lines_that_were_left_out_are_counted_by_the_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    hours, sparing, written = Hours(monkeypatch), logs.Sparing(), []

    def log(text: str, *values: object) -> None:
        record = logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, text, values, None)
        if sparing.filter(record):
            written.append(record.getMessage())

    for number in range(100):
        log("refused %d", number)
    log("something else")
    assert written == [*(f"refused {number}" for number in range(5)), "something else"]
    hours.now += 60
    log("refused %d", 100)
    hours.now += 60
    log("refused %d", 101)
    assert written[6:] == ["refused 100 (95 more like this were left out)", "refused 101"]
    for number in range(5000):
        log(f"kind {number}")
    assert len(sparing._kinds) == logs.MOST_KINDS


def fill(writing: int) -> int:
    """Write into a pipe until it takes no more; how much it took."""
    os.set_blocking(writing, False)
    taken = 0
    for size in (4096, 1):
        with contextlib.suppress(BlockingIOError):
            while True:
                taken += os.write(writing, b"x" * size)
    os.set_blocking(writing, True)
    return taken


@pytest.mark.parametrize("open_still", [False, True], ids=["closed", "full"])
def test_a_log_that_nobody_takes_stops_no_game(
    open_still: bool, own: Start, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, (reading, writing) = Path.open, os.pipe()
    if open_still:
        fill(writing)
    else:
        os.close(reading)

    def broken(self: Path, *words: Any, **named: Any) -> Any:
        return os.fdopen(os.dup(writing), "ab", buffering=0) if self.name == "log.txt" else real(self, *words, **named)

    monkeypatch.setattr(Path, "open", broken)
    house = own()
    _, players = people.table("mad", "me", "easy", house=house)
    drive(players, 12)
    assert players[0].version >= 12
    assert house.stop() == 0
    os.close(writing)
    if open_still:
        os.close(reading)


def test_a_log_that_nobody_reads_for_a_while_says_what_was_lost() -> None:
    reading, writing = os.pipe()
    full = fill(writing)
    aside = logs.Aside(writing)
    for number in range(3 * logs.MOST_WAITING):
        print(f"line {number}", file=aside, flush=True)  # none of them waits
    with os.fdopen(reading, "rb") as log:
        assert log.read(full) == b"x" * full
        for number in range(logs.MOST_WAITING):
            assert log.readline() == b"line %d\n" % number
        print("the end", file=aside, flush=True)  # now there is room
        rest = list(iter(log.readline, b"the end\n"))
        aside.end()
    os.close(writing)
    told = [int(line.split()[0]) for line in rest if line.endswith(b" lines of the log were lost here\n")]
    assert rest[-1].endswith(b"lost here\n")
    assert sum(told) + len(rest) - len(told) == 2 * logs.MOST_WAITING


FALLING = """
import sys
from vaka.server.logs import set_up_logs

set_up_logs(aside=True)
print("x" * 300_000, file=sys.stderr)
1 / 0
"""


def test_a_process_that_fails_has_written_its_log() -> None:
    ended = subprocess.run([sys.executable, "-c", FALLING], stderr=subprocess.PIPE, check=False)
    assert ended.returncode == 1
    assert len(ended.stderr) > 300_000
    assert b"ZeroDivisionError" in ended.stderr


# --- What a screen shows.


@pytest.mark.parametrize("remember", [False, True])
def test_tiles_face_down_again_are_for_people_to_remember(remember: bool) -> None:
    """Magic Hill: the table follows the option; bots and `State.view` keep what the seat has seen."""
    state = vaka.load("magichill", remember=remember).new(3)
    hidden = 0
    for _ in lively(state, 5, 400):
        for seat in (0, None):
            seen, shown = state.view(seat)["tiles"], gate.view(state, seat)["tiles"]
            for square, tile in seen.items():
                expected = tile["kind"] if remember or tile["up"] else None
                hidden += tile["kind"] != expected
                assert shown[square] == {"kind": expected, "up": tile["up"]}
            told = gate.description(state, seat, "en", lambda number: f"P{number}")
            assert (told == state.describe(seat, "en", ["P0", "P1"])) == (seen == shown)
    assert (hidden > 0) == (not remember)


def played(remember: bool) -> Table:
    """A table of Magic Hill where many tiles were turned up, with nobody there."""
    table, _, _ = quiet(vaka.load("magichill", remember=remember))
    state, entries = table.game.new(table.saved.key), table.saved.entries
    seat = state.player
    for _ in lively(state, 5, 300):
        assert seat is not None
        entries.append(Entry(table.id, len(entries) + 1, seat, state.history[-1].id, None, 0))
        seat = state.player
    return Table(table.saved, Shelf(), Bots(), 0)


@pytest.mark.parametrize("since", [None, 0])
@pytest.mark.parametrize("remember", [False, True])
@asynchronous
async def test_who_comes_late_is_not_told_which_tiles_lie_face_down(remember: bool, since: int | None) -> None:
    table, spectator = played(remember), Ear()
    table.join(spectator, since)
    down = {square for square, tile in table.state.view(None)["tiles"].items() if not tile["up"]}
    steps = spectator.last("welcome")["steps"]
    told = [event for step in steps for event in step.get("events", []) if event["event"] in ("tile", "shown")]
    hidden = [event for event in told if event["place"] in down]
    assert hidden
    assert len(hidden) < len(told)
    for event in told:
        named = remember or event not in hidden
        assert ("kind" in event, "kind" in event["say"][1]) == (named, named)
        assert event["say"][0] == f"event-{event['event']}" + ("" if named else "-down")


@asynchronous
async def test_who_is_there_is_told_which_tile_it_is() -> None:
    table = played(remember=False)
    entries = table.saved.entries
    last = max(step.version for step in table.steps(0, None) if any(e["event"] == "tile" for e in step.events))
    seat, action = entries[last - 1].seat, entries[last - 1].action
    del entries[last - 1 :]
    table, spectator = Table(table.saved, Shelf(), Bots(), 0), Ear()
    table.join(spectator, None)
    await table._apply(seat, action, 1)
    (event,) = (event for event in spectator.last("step")["events"] if event["event"] == "tile")
    assert event["kind"]


# --- Whose bots think first.


@asynchronous
async def test_work_is_done_by_urgency_and_by_turns() -> None:
    turns, done = Turns(1), []

    async def work(urgency: Urgency, key: str) -> None:
        async with turns.place(urgency, key):
            done.append((urgency.name, key))
            await asyncio.sleep(0)

    greedy = [work(Urgency.HINT, "greedy") for _ in range(6)] + [work(Urgency.BOT, "many") for _ in range(3)]
    asking = [asyncio.create_task(job) for job in greedy]
    await asyncio.sleep(0)
    asking += [asyncio.create_task(work(Urgency.BOT, "late")), asyncio.create_task(work(Urgency.HINT, "modest"))]
    await asyncio.gather(*asking)
    names = [key for _, key in done]
    assert names[0] == "greedy"  # it was there first
    assert [urgency for urgency, _ in done[1:5]] == ["BOT"] * 4
    assert names.index("late") <= 3
    assert names.index("modest") <= 6
    async with turns.place(Urgency.BOT, "again"):
        pass


async def settle(turns: int = 100) -> None:
    """Let the loop run for a while."""
    for _ in range(turns):
        await asyncio.sleep(0)


class Pensive(Bots):
    """Bots that think until they are told to stop."""

    def __init__(self) -> None:
        super().__init__()
        self.enough = asyncio.Event()

    async def _first(self, question: Question) -> int:
        await self.enough.wait()
        return await super()._first(question)


def with_bots(name: str, bots: Bots, shares: Shares, *people: int) -> Table:
    """A table of two where a bot decides first; some seats belong to people."""
    first = vaka.load("mad", players=2).new(bytes(32)).player
    assert first == 0
    seats = [Seat("person", "Anna", owner=bytes(32)) if number in people else BOT for number in range(2)]
    saved = Saved(name, "mad", '{"players":2}', bytes(32), True, None, 0, seats)
    return Table(saved, Shelf(), bots, 0, shares=shares)


@asynchronous
async def test_bots_of_tables_where_somebody_plays_come_before_those_that_are_only_watched() -> None:
    shares, bots = Shares(), Pensive()
    tables = [with_bots("shown", bots, shares), with_bots("show", bots, shares), with_bots("game", bots, shares, 1)]
    for table, ear in zip(tables, (Ear(address="home"), Ear(address="home"), Ear(1, address="home")), strict=True):
        table.join(ear, None)
        await settle()
    assert bots.urgencies == [Urgency.WATCHED, Urgency.BOT]
    for table in tables:
        table.rest()


@asynchronous
async def test_a_table_whose_people_let_bots_decide_is_only_watched() -> None:
    bots = Pensive()
    table, player = with_bots("game", bots, Shares(), 1), Ear(1, owner=bytes(32))
    table.join(player, None)
    await settle()
    await table.give_up(player)
    await settle()
    await table.back(player)
    await settle()
    table.is_away(1, None)
    await settle()
    assert bots.urgencies == [Urgency.BOT, Urgency.WATCHED, Urgency.BOT, Urgency.WATCHED]
    table.rest()


@asynchronous
async def test_a_bot_is_asked_again_when_somebody_comes_back_to_play() -> None:
    """What was asked while a socket was gone for a moment does not stay behind all others."""
    bots = Pensive()
    table, player = with_bots("game", bots, Shares(), 1), Ear(1)
    table.join(Ear(), None)
    table.join(player, None)
    await settle()
    table.leave(player)
    await settle()
    table.join(player, None)
    await settle()
    assert bots.urgencies == [Urgency.BOT, Urgency.WATCHED, Urgency.BOT]
    bots.enough.set()
    await until(lambda: table.version == 1)
    table.rest()


@asynchronous
async def test_who_waits_for_the_bot_that_stood_in_for_them_does_not_only_watch() -> None:
    bots = Pensive()
    table, player = with_bots("game", bots, Shares(), 0, 1), Ear(0)
    table.seats[1] = BOT
    table.join(player, None)
    table.is_away(0, table.version)  # the time is up
    await settle()
    await table.back(player)
    await settle()
    assert table.away == {0}
    assert bots.urgencies == [Urgency.WATCHED, Urgency.BOT]
    table.rest()


@pytest.mark.parametrize("behind", [Urgency.WATCHED, Urgency.HINT])
@asynchronous
async def test_what_waits_behind_others_takes_no_place_of_what_is_urgent(behind: Urgency) -> None:
    """One worker that another address keeps busy with more urgent work than the five that an address waits for."""
    shares, worker, asked = Shares(), Turns(1), Counter[Urgency]()
    ahead = Urgency(behind - 1) if behind is not Urgency.WATCHED else Urgency.HINT

    async def think(address: str, urgency: Urgency, table: str) -> None:
        async with shares.place([address], urgency, table), worker.place(urgency, table):
            asked[urgency] += 1
            await asyncio.sleep(0)

    async def go_on(address: str, urgency: Urgency, table: str) -> None:
        while True:
            await think(address, urgency, table)

    busy = [asyncio.create_task(go_on("another", ahead, "theirs")) for _ in range(25)]
    busy += [asyncio.create_task(go_on("home", behind, f"ours {number}")) for number in range(5)]
    await settle()
    before = asked[ahead]
    bot = asyncio.create_task(think("home", Urgency.BOT, "game"))
    await until(lambda: asked[ahead] > before + 10)
    assert bot.done()
    for task in busy:
        task.cancel()
    await asyncio.gather(*busy, return_exceptions=True)


@asynchronous
async def test_a_table_that_is_only_watched_stands_still_for_a_while_only() -> None:
    worker, done = Turns(1), list[Urgency]()

    async def go_on(urgency: Urgency, table: str) -> None:
        while True:
            async with worker.place(urgency, table):
                done.append(urgency)
                await asyncio.sleep(0)

    busy = [asyncio.create_task(go_on(Urgency.BOT, f"{number}")) for number in range(5)]
    busy.append(asyncio.create_task(go_on(Urgency.WATCHED, "show")))
    await until(lambda: len(done) > 5 * WATCHED_EVERY)
    assert done[1 : 1 + 5 * WATCHED_EVERY].count(Urgency.WATCHED) == 5
    for task in busy:
        task.cancel()
    await asyncio.gather(*busy, return_exceptions=True)


@asynchronous
async def test_workers_think_about_what_somebody_plays_before_what_is_only_watched(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    workers, asked, enough = Workers(1), list[str](), asyncio.Event()

    async def answer(_workers: Workers, kind: str, _pool: object, _work: object, *arguments: Any) -> int:
        await enough.wait()
        asked.append(f"{kind} {arguments[1]}")
        return 0

    monkeypatch.setattr(Workers, "_answer", answer)
    monkeypatch.setattr(Workers, "_pool", lambda _workers, _kind: None)
    question = gate.question(vaka.load("mad").new(1))
    asking = []
    for level, urgency in (("first", Urgency.WATCHED), ("watched", Urgency.WATCHED), ("played", Urgency.BOT)):
        asking.append(asyncio.create_task(workers.choose(question, level, level, urgency)))
        await settle()
    enough.set()
    await asyncio.gather(*asking)
    assert asked == ["bots first", "bots played", "bots watched"]


@asynchronous
async def test_a_place_that_nobody_waits_for_any_more_is_given_on() -> None:
    turns = Turns(1)
    async with turns.place(Urgency.BOT, "a"):
        impatient = [asyncio.create_task(turns._wait(Urgency.BOT, "b")) for _ in range(3)]
        await asyncio.sleep(0)
        for task in impatient:
            task.cancel()
        await asyncio.gather(*impatient, return_exceptions=True)
    async with asyncio.timeout(5):
        async with turns.place(Urgency.HINT, "c"):
            pass


@asynchronous
async def test_an_address_has_a_share_however_many_tables_it_holds() -> None:
    shares, begun = Shares({Urgency.BOT: 2}), []

    async def think(address: str, key: str) -> None:
        async with shares.place([address], Urgency.BOT, key):
            begun.append(key)
            await asyncio.Event().wait()

    greedy = [asyncio.create_task(think("10.0.0.1", f"table {number}")) for number in range(30)]
    await asyncio.sleep(0)
    assert begun == ["table 0", "table 1"]
    others = [asyncio.create_task(think("10.0.0.2", "another"))]
    await until(lambda: begun[2:] == ["another"])
    # A place that is free again goes to the next table, and nothing is remembered of who wants nothing any more.
    greedy[0].cancel()
    await until(lambda: begun[3:] == ["table 2"])
    for task in (*greedy, *others):
        task.cancel()
    await asyncio.gather(*greedy, *others, return_exceptions=True)
    assert not shares._asked
    assert not shares._turns


@asynchronous
async def test_bots_of_one_address_leave_others_their_place() -> None:
    """Thirty tables of one address, who also watches a table where another plays."""
    shares, bots = Shares(), Pensive()
    tables = [with_bots(f"t{number}", bots, shares, 1) for number in range(30)]
    for table in tables[:-1]:
        table.join(Ear(1, address="10.0.0.1"), None)
    await settle()
    assert bots.urgencies == [Urgency.BOT] * AT_ONCE[Urgency.BOT]
    tables[-1].join(Ear(address="10.0.0.1"), None)
    tables[-1].join(Ear(1, address="10.0.0.2"), None)
    await settle()
    assert bots.urgencies == [Urgency.BOT] * (AT_ONCE[Urgency.BOT] + 1)
    bots.enough.set()
    await until(lambda: all(table.version for table in tables))
    for table in tables:
        table.rest()


@patiently
async def test_a_worker_that_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    crew = Workers(1)
    await crew.warm()
    (stopped,) = crew._pools["bots"]._processes.values()
    assert stopped.pid
    os.kill(stopped.pid, signal.SIGSTOP)
    monkeypatch.setitem(HANG_SECONDS, "bots", 0.3)
    asking = asyncio.create_task(crew.choose(gate.question(vaka.load("mad").new(1)), "easy", "t"))
    await until(lambda: not stopped.is_alive())
    monkeypatch.setitem(HANG_SECONDS, "bots", 60.0)
    with contextlib.suppress(TimeoutError):  # the new one may have been given up too before the limit was raised
        assert vaka.load("mad").new(1).why_not(await asking) is None
    assert await crew.choose(gate.question(vaka.load("mad").new(1)), "easy", "t") >= 0
    crew.close()


@asynchronous
async def test_a_table_where_nobody_is_rests_at_once_whatever_its_clock() -> None:
    table, _, bots = quiet(vaka.load("mad"), BOT, BOT, clock=60)
    guest = Ear()
    table.join(guest, None)
    await until(lambda: table.version > 1)
    table.leave(guest)
    asked = len(bots.asked)
    for _ in range(50):
        await asyncio.sleep(0.002)
    assert len(bots.asked) <= asked + 1
    assert table._clock.left() is None


# --- What requests cost.


def test_dear_requests_are_few_and_others_have_their_own(own: Start, people: People) -> None:
    house = own(rate=1)
    greedy, modest = people.browser(house), people.browser(house)
    statuses = [greedy.get("/api/tables/nowhere/replay").status_code for _ in range(3)]
    assert statuses[0] == 404
    assert 429 in statuses
    assert modest.get("/api/tables/nowhere/replay").status_code == 404
    assert greedy.get("/healthz").status_code == 200


OTHER = "https://games.example"


class Hours:
    """A clock for limits that goes on only when it is told to, and how often somebody had to wait."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now, self.waits = 0.0, 0
        self._sleep = asyncio.sleep
        monkeypatch.setattr("vaka.server.limits.time", self)
        monkeypatch.setattr("vaka.server.guard.asyncio.sleep", self.wait)

    def monotonic(self) -> float:
        return self.now

    async def wait(self, seconds: float) -> None:
        self.waits += seconds == limits.PAUSE_SECONDS
        await self._sleep(0)


@contextlib.asynccontextmanager
async def asking(folder: Path, rate: float) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who asks a server, with no line between them."""
    rooms = ready(folder)
    app = App(rooms, rate, origins=[OTHER]).asgi()
    transport = httpx.ASGITransport(app, client=("10.0.0.1", 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        yield client
    await rooms.close()


@pytest.mark.parametrize(
    ("method", "path", "headers", "times", "then"),
    [
        ("GET", "/healthz", {}, 14, 429),
        ("GET", "/api/schema", {}, 14, 429),
        ("GET", "/t/anything", {}, 14, 429),
        ("GET", "/api/tables", {}, 3, 429),
        ("GET", "/", {}, 400, 429),
        ("GET", "/assets/index.js", {}, 400, 429),
        # These are refused, or allowed, in any case: then they wait.
        ("GET", "/healthz", {"host": "evil.example"}, 14, 421),
        ("GET", "/healthz", {"origin": "https://evil.example"}, 14, 403),
        ("OPTIONS", "/api/games", {"origin": OTHER, "access-control-request-method": "POST"}, 14, 200),
    ],
)
@asynchronous
async def test_every_request_has_a_cost(
    method: str,
    path: str,
    headers: dict[str, str],
    times: int,
    then: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hours = Hours(monkeypatch)
    async with asking(tmp_path, rate=1) as client:
        for _ in range(times):
            assert (await client.request(method, path, headers=headers)).status_code != 429
        assert hours.waits == 0
        more = await client.request(method, path, headers=headers)
        assert (hours.waits, more.status_code) == (1, then)
        assert "content-security-policy" in more.headers
        hours.now += 60
        await client.request(method, path, headers=headers)
        assert hours.waits == 1


@asynchronous
async def test_requests_of_one_network_share_their_cost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hours = Hours(monkeypatch)
    rooms = ready(tmp_path)
    app = App(rooms, rate=1).asgi()
    for number in range(15):
        transport = httpx.ASGITransport(app, client=(f"2001:db8::{number}", 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            await client.get("/healthz")
    assert hours.waits == 1
    await rooms.close()


@asynchronous
async def test_ten_visitors_at_one_address_are_never_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hours = Hours(monkeypatch)
    async with asking(tmp_path, rate=15) as client:
        for _ in range(10):
            for number in range(120):
                assert (await client.get(f"/assets/{number}.js")).status_code == 404
            assert (await client.get("/api/games")).status_code == 200
            assert (await client.get("/api/tables")).status_code == 200
    assert hours.waits == 0


@asynchronous
async def test_who_asks_for_health_every_second_is_always_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hours = Hours(monkeypatch)
    async with asking(tmp_path, rate=1) as client:
        for _ in range(100):
            assert (await client.get("/healthz")).status_code == 200
            hours.now += 1


def test_reactions_are_few(own: Start, people: People) -> None:
    _, players = people.table("mad", "me", "friend", house=own())
    for _ in range(40):
        players[0].say({"t": "react", "sign": "wave"})
    assert players[0].hear("refused")["reason"] == "fast"
    players[0].ask("describe", lang="en")
    waves = [frame for frame in players[1].frames if frame["t"] == "reaction"]
    assert len(waves) <= 20


class Still:
    """A clock that stands still."""

    def monotonic(self) -> float:
        return 0.0


@pytest.mark.parametrize(
    ("message", "kind", "of_address", "of_table"),
    [({"t": "react", "sign": "wave"}, "reaction", 30, 40), ({"t": "say", "text": "hello"}, "said", 15, 30)],
)
@asynchronous
async def test_what_a_table_hears_is_limited_for_an_address_and_for_the_table(
    message: dict[str, str], kind: str, of_address: int, of_table: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many sockets somebody has there, since each of them would hear all the others."""
    monkeypatch.setattr("vaka.server.limits.time", Still())
    noise, (near, _, _) = Noise(), quiet(vaka.load("mad"))
    far, listener = quiet(vaka.load("mad"))[0], Ear(1)
    far.id = "elsewhere"
    for table in (near, far):
        table.join(listener, None)

    async def shout(table: Table, address: str, sockets: int) -> int:
        before = len(heard_of(listener, kind))
        for _ in range(sockets):
            for _ in range(5):
                await socket_at(table, 0, address, noise)[0]._heard(json.dumps(message))
        return len(heard_of(listener, kind)) - before

    assert await shout(near, "10.0.0.1", sockets=20) == of_address
    assert await shout(far, "10.0.0.1", sockets=20) == 0
    assert await shout(near, "10.0.0.2", sockets=20) == of_table - of_address
    assert await shout(far, "10.0.0.3", sockets=1) == 5


def heard_of(ear: Ear, kind: str) -> list[bytes]:
    """The messages of a kind that somebody has heard."""
    return [message for message in ear.heard if json.loads(message)["t"] == kind]


# --- Names of the server.


OWN = ["LOCALHOST", "[::1]:8252", "127.0.0.1", "games.localhost:65535"]
FOREIGN = [
    "evil.example", "evil.example:80", "evil.example:", "evil.example:99999", "evil.example:x", "evil.example:80:80",
    "évil.example", "evil\xa0.example", "evil.example@localhost", "localhost@evil.example", "localhost/", "localhost:",
    "localhost:99999", "[::1", "[evil.example]", "", ":80", "lo calhost", "\u212aitchen", "localhost,evil.example",
]  # fmt: skip


@pytest.mark.parametrize(("host", "status"), [*((host, 200) for host in OWN), *((host, 421) for host in FOREIGN)])
def test_a_server_answers_for_its_own_names_only(host: str, status: int, house: House) -> None:
    answer = heard(house, b"GET /healthz HTTP/1.1\r\nhost: %b\r\nconnection: close\r\n\r\n" % host.encode())
    assert answer.startswith(b"HTTP/1.1 %d " % status)
    assert b"content-security-policy" in answer


def heard(house: House, request: bytes) -> bytes:
    """What is answered to the bytes of a request."""
    with socket.create_connection(("127.0.0.1", house.port)) as line:
        line.sendall(request)
        return line.makefile("rb").read()


def test_a_client_that_names_nothing_is_no_browser(house: House) -> None:
    assert heard(house, b"GET /healthz HTTP/1.0\r\n\r\n").startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("", "null"),
        ("", "x"),
        ("evil.example:", "http://evil.example:"),
        ("evil.example:99999", "http://evil.example:99999"),
    ],
)
def test_a_name_that_cannot_be_read_is_no_origin(host: str, origin: str) -> None:
    """With such names a page of another site would pass for a page of the server's own."""
    scope = {"type": "http", "scheme": "http", "path": "/", "query_string": b"", "server": ("127.0.0.1", 8252)}
    headers = [(b"host", host.encode()), (b"origin", origin.encode())]
    assert not same_origin(HTTPConnection({**scope, "headers": headers}))
    assert not same_origin(HTTPConnection({**scope, "headers": headers[1:]}))


def test_a_host_may_name_others(own: Start) -> None:
    house = own("--name", "games.example.org")
    assert httpx.get(f"{house.url}/healthz", headers={"host": "Games.Example.org"}).status_code == 200
    assert "--name" in httpx.get(f"{house.url}/", headers={"host": "other.example.org"}).text


READ_ONLY, READ_AND_WRITE = (
    ("SET default_transaction_read_only = on", "SET default_transaction_read_only = off")
    if ON_POSTGRES
    else ("PRAGMA query_only = ON", "PRAGMA query_only = OFF")
)


@asynchronous
async def test_health_is_whether_decisions_can_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vaka.server.store.store.ALIVE_SECONDS", 0.0)
    store = Store(database_in(tmp_path))
    assert await store.alive()
    for setting, kept in ((READ_ONLY, False), (READ_AND_WRITE, True)):
        store._connection.exec_driver_sql(setting)
        store._connection.commit()
        assert await store.alive() is kept
    await store.close()


@asynchronous
async def test_however_many_ask_at_once_whether_the_database_works_it_is_tried_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vaka.server.store.store.ALIVE_SECONDS", 3600.0)
    store = Store(database_in(tmp_path))
    written: list[str] = []

    def count(_connection: Any, _cursor: Any, statement: str, *_more: Any) -> None:
        written.append(statement)

    engine_event.listen(store._connection.engine, "before_cursor_execute", count)
    assert all(await asyncio.gather(*(store.alive() for _ in range(200))))
    assert await store.alive()
    assert [statement.split()[0] for statement in written] == ["UPDATE"]
    await store.close()


@asynchronous
async def test_who_asks_for_health_and_leaves_disturbs_no_other_who_asks(tmp_path: Path) -> None:
    store = Store(database_in(tmp_path))
    leaving, staying = asyncio.create_task(store.alive()), asyncio.create_task(store.alive())
    await asyncio.sleep(0)
    leaving.cancel()
    assert await staying
    await store.close()

"""`vaka admin`, on a file and on PostgreSQL: what a host sees, changes, checks, backs up and restores."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import stat
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql
from click.testing import CliRunner, Result
from websockets.exceptions import ConnectionClosed

import vaka
from tests.server import databases
from tests.server.client import House, dial, drive, wait_for
from tests.server.conftest import People
from tests.server.quiet import Ear, apart, asynchronous, refused, until
from vaka.cli import main
from vaka.server import house, table
from vaka.server.admin import archive, backup, check
from vaka.server.protocol import Opening, SeatWish
from vaka.server.socket import GONE, LATER
from vaka.server.store import Store, forget, now
from vaka.server.store.schema import ABOUT, SCHEMA, TABLES, metadata
from vaka.server.workers import Workers

Database = Path | str
SHORT = 8  # versions between two snapshots here
DAY = 86_400_000
ANNA, BJORN = bytes([1] * 32), bytes([2] * 32)


def run(database: Database, *words: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, ["admin", words[0], "--database", str(database), *words[1:]], input=typed)


def told(database: Database, *words: str) -> Any:
    """What a command prints as JSON."""
    result = run(database, *words, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def place(kind: str, folder: Path) -> Database:
    """A database that is not there yet, or is empty."""
    return folder / "tables.sqlite" if kind == "sqlite" else databases.postgres_in(folder)


def opened(database: Database) -> house.House:
    rooms = house.House(Store(database), Workers(1), 0)
    for event in rooms.ready.values():
        event.set()
    return rooms


async def play(at: table.Table, decisions: int) -> None:
    """People decide; the first decision that can be taken back is."""
    taken_back = False
    for _ in range(decisions):
        if (seat := at.state.player) is None:
            return
        legal = at.state.legal()
        undoable = [action for action in legal if not taken_back and at.state.clone().play(action).can_undo(seat)]
        await at._apply(seat, (undoable or legal)[0].id, at.version + 1)
        if undoable:
            await at._apply(seat, None, at.version + 1)
            taken_back = True


class Evening:
    """A database with tables in every state, and how they stand."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.states: dict[str, Any] = {}
        self.keys: dict[str, str] = {}

    async def spend(self) -> None:
        rooms = opened(self.database)
        two = [SeatWish("me", "Anna"), SeatWish("hot", "Björn [b]")]
        wishes = {
            "over": Opening("mad", [*two, SeatWish("bot", level="easy")], {"players": 3}, title="Friday"),
            "running": Opening("babayaga", two),
            "long": Opening("magichill", two, clock=60),
            "waiting": Opening("partners", [SeatWish("me"), *([SeatWish("friend")] * 3)]),
            "gathering": Opening("mad", two, gather=True),
        }
        for name, wish in wishes.items():
            at = await rooms.open(wish, ANNA)
            await play(at, {"over": 5000, "running": 12, "long": 40}.get(name, 0))
            self.states[name], self.keys[name] = at.state, at.saved.key.hex()
            setattr(self, name, at.id)
            if name == "over":
                self.next = (await rooms.rematch(at, ANNA)).id
                await rooms.store.keep_analysis(at.id, json.dumps({"moves": []}))
        await rooms.close()

    over: str
    running: str
    long: str
    waiting: str
    gathering: str
    next: str


@pytest.fixture(scope="module")
def evening(kind: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(table, "SNAPSHOT_EVERY", SHORT)
        found = Evening(place(kind, tmp_path_factory.mktemp("evening")))
        asynchronous(found.spend)()
        yield found


@pytest.fixture
def copy(evening: Evening, tmp_path: Path) -> Database:
    """The same database once more, to be harmed."""
    if isinstance(evening.database, Path):
        with sqlite3.connect(evening.database) as source, sqlite3.connect(tmp_path / "copy.sqlite") as target:
            source.backup(target)
        source.close()
        target.close()
        return tmp_path / "copy.sqlite"
    name, copied = evening.database.rpartition("/")[2].partition("?")[0], f"c{abs(hash(tmp_path))}"
    databases.sql(f"CREATE DATABASE {copied} TEMPLATE {name}")
    return databases.address(copied)


def harm(database: Database, *statements: str) -> None:
    """Change a database as no server does; nothing watches over what belongs together."""
    if isinstance(database, Path):
        with sqlite3.connect(database) as raw:
            for statement in statements:
                raw.execute(statement)
        raw.close()
        return
    engine = sql.create_engine(database.replace("postgresql:", "postgresql+psycopg:", 1), poolclass=sql.NullPool)
    with engine.begin() as connection:
        for statement in ("SET session_replication_role = replica", *statements):
            connection.exec_driver_sql(statement)


# --- Looking.


def test_the_list_names_every_table_and_its_state(evening: Evening) -> None:
    listed = {line["id"]: line for line in told(evening.database, "list")}
    names = ("over", "running", "long", "waiting", "gathering", "next")
    expected = ["over", "running", "running", "waiting", "waiting", "waiting"]
    assert [listed[getattr(evening, name)]["state"] for name in names] == expected
    over = listed[evening.over]
    assert (over["people"], over["bots"], over["open"], over["title"]) == (2, 1, 0, "Friday")
    assert listed[evening.waiting]["open"] == 3
    assert listed[evening.running]["decisions"] > 12  # one was taken back
    printed = run(evening.database, "list").stdout
    assert all(table_id in printed for table_id in listed)


def test_the_list_can_be_narrowed_and_sorted(evening: Evening, copy: Database) -> None:
    old = now() - 30 * DAY
    harm(copy, f"UPDATE tables SET opened = {old} WHERE id = '{evening.waiting}'", "UPDATE seats SET owner = NULL")
    harm(copy, f"UPDATE seats SET owner = NULL WHERE \"table\" = '{evening.running}'")

    def ids(*words: str) -> list[str]:
        return [line["id"] for line in told(copy, "list", *words)]

    assert ids("--idle", "29d") == [evening.waiting]
    assert ids("--game", "magichill") == [evening.long]
    assert set(ids("--state", "running")) == {evening.running, evening.long}
    assert len(ids("--ownerless")) == 6
    assert [line["id"] for line in told(evening.database, "list", "--ownerless")] == []
    assert ids("--sort", "decisions")[0] == max(told(copy, "list"), key=lambda line: line["decisions"])["id"]
    assert len(ids("--limit", "2")) == 2
    assert "2 of 6 tables" in run(copy, "list", "--limit", "2").stderr


def test_one_table_is_shown_without_its_secrets(evening: Evening) -> None:
    result = run(evening.database, "show", evening.running)
    found = told(evening.database, "show", evening.running)
    for text in (result.output, json.dumps(found)):
        assert evening.keys["running"] not in text
        assert ANNA.hex() not in text
    assert "position" not in found
    assert found["hash"] == evening.states["running"].deal_hash
    assert [seat["name"] for seat in found["seats"]] == ["Anna", "Björn [b]"]
    assert "Björn [b]" in result.output
    assert found["taken_back"] == 1
    over = told(evening.database, "show", evening.over)
    assert (over["key"], over["next"], over["analysed"]) == (evening.keys["over"], evening.next, True)
    assert [shot["version"] % SHORT for shot in told(evening.database, "show", evening.long)["snapshots"]] == [0, 0]


def test_secrets_are_shown_with_a_warning_only(evening: Evening) -> None:
    result = run(evening.database, "show", evening.running, "--secret", "--json")
    found = json.loads(result.stdout)
    assert "keep it from its players" in result.stderr
    assert (found["key"], found["seats"][0]["owner"]) == (evening.keys["running"], ANNA.hex())
    assert found["position"] == json.loads(json.dumps(evening.states["running"].position()))


def test_records_are_exported(evening: Evening, tmp_path: Path) -> None:
    text = run(evening.database, "export", evening.over).stdout
    assert vaka.replay(text) == evening.states["over"]
    refused = run(evening.database, "export", evening.over, evening.running, "-o", str(tmp_path / "all"))
    assert (refused.exit_code, "is not over" in refused.output) == (2, True)
    assert not (tmp_path / "all").exists()
    both = ("export", evening.over, evening.running, "--secret", "-o")
    assert run(evening.database, *both, str(tmp_path / "all")).exit_code == 0
    file = tmp_path / "all" / f"babayaga-{evening.running}.vaka"
    assert vaka.replay(file.read_text("utf-8")) == evening.states["running"]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    again = run(evening.database, *both, str(tmp_path / "all"))
    assert (again.exit_code, "there already" in again.output) == (2, True)
    assert run(evening.database, *both, str(tmp_path / "all.jsonl")).exit_code == 0
    lines = [json.loads(line) for line in (tmp_path / "all.jsonl").read_text("utf-8").splitlines()]
    assert [line["table"] for line in lines] == [evening.over, evening.running]


def test_what_cannot_be_is_one_sentence(evening: Evening, kind: str, tmp_path: Path) -> None:
    for words in (("show", "nobody"), ("export", "nobody"), ("end", "nobody")):
        result = run(evening.database, *words)
        assert (result.exit_code, "there is no table 'nobody'" in result.output) == (2, True), result.output
    assert run(evening.database, "list", "--idle", "soon").exit_code == 2
    missing = run(evening.database, "prune")
    assert (missing.exit_code, "--finished-before 90d" in missing.output) == (2, True)
    empty = place(kind, tmp_path)
    result = run(empty, "check")
    assert (result.exit_code, len(result.output.splitlines())) == (2, 1), result.output


def test_files_of_other_programs_and_versions_are_left_alone(tmp_path: Path) -> None:
    text, other, newer = tmp_path / "text", tmp_path / "other", tmp_path / "newer"
    text.write_text("not a database at all, but long enough to be read as one\n" * 20)
    for file, statement in ((other, "CREATE TABLE notes (x)"), (newer, "CREATE TABLE about (schema INTEGER)")):
        with sqlite3.connect(file) as raw:
            raw.execute(statement)
            if file is newer:
                raw.execute("CREATE TABLE tables (id)")
                raw.execute("INSERT INTO about VALUES (99)")
        raw.close()
    for file, reason in ((text, "not a database"), (other, "another program"), (newer, "schema 99")):
        before = file.read_bytes()
        for words in (("list",), ("check",), ("prune", "--finished-before", "1d", "--yes")):
            result = run(file, *words)
            assert (result.exit_code, reason in result.output) == (2, True), result.output
            assert len(result.output.splitlines()) == 1
        assert file.read_bytes() == before


# --- Checking.


def wrong(database: Database) -> list[tuple[str, str, str]]:
    result = run(database, "check", "--json")
    found = json.loads(result.stdout)["wrong"]
    assert result.exit_code == (1 if found else 0), result.output
    return [tuple(finding.values()) for finding in found]


def test_a_sound_store_has_nothing_wrong(evening: Evening) -> None:
    before = msgspec.json.encode(rows(evening.database))
    assert wrong(evening.database) == []
    assert "6 tables" in run(evening.database, "check").output
    assert msgspec.json.encode(rows(evening.database)) == before


DAMAGE: dict[str, tuple[str, str, str]] = {
    # What is done to the database, at which table that is found, and what is said.
    "gap": ("DELETE FROM entries WHERE \"table\" = '{running}' AND version = 3", "running", "missing: version 3"),
    "seat": ("UPDATE entries SET seat = 1 - seat WHERE \"table\" = '{running}' AND version = 3", "running", "seat"),
    "action": ("UPDATE entries SET action = 255 WHERE \"table\" = '{running}' AND version = 3", "running", "255"),
    "undo": ("UPDATE entries SET action = NULL WHERE \"table\" = '{over}' AND version = 1", "over", "take back"),
    "later": ("UPDATE entries SET version = version + 7 WHERE \"table\" = '{over}' AND version = "
              "(SELECT max(version) FROM entries WHERE \"table\" = '{over}')", "over", "missing"),
    "key": ("UPDATE tables SET key = (SELECT key FROM tables WHERE id = '{over}') WHERE id = '{long}'", "long", ""),
    "repeat": ("UPDATE entries SET request = 1 WHERE \"table\" = '{running}'", "running", "applied before"),
    "early": ("UPDATE seats SET kind = 'open' WHERE \"table\" = '{running}' AND seat = 0", "running", "not begun"),
    "end": ("UPDATE tables SET over = 5 WHERE id = '{running}'", "running", "kept as over"),
    "snapshot": ("UPDATE snapshots SET state = {flipped} WHERE \"table\" = '{long}'", "long", "not the state"),
    "future": ("UPDATE snapshots SET version = version + 1000 WHERE \"table\" = '{long}'", "long", "no such version"),
    "chair": ("DELETE FROM seats WHERE \"table\" = '{waiting}' AND seat = 2", "waiting", "players"),
    "level": ("UPDATE seats SET level = 'godly' WHERE \"table\" = '{over}' AND kind = 'bot'", "over", "godly"),
    "kind": ("UPDATE seats SET kind = 'cat' WHERE \"table\" = '{waiting}' AND seat = 1", "waiting", "cat"),
    "game": ("UPDATE tables SET game = 'chess' WHERE id = '{waiting}'", "waiting", "chess"),
    "options": ("UPDATE tables SET options = '{{' WHERE id = '{waiting}'", "waiting", "options"),
    "analysis": ("UPDATE tables SET analysis = '{{' WHERE id = '{over}'", "over", "analysis"),
    "next": ("UPDATE tables SET next = 'nowhere' WHERE id = '{over}'", "over", "nowhere"),
    "orphan": ("DELETE FROM tables WHERE id = '{running}'", "running", "not there"),
}  # fmt: skip


@pytest.mark.parametrize("name", DAMAGE)
def test_each_kind_of_damage_is_found(name: str, evening: Evening, copy: Database, kind: str) -> None:
    statement, at, text = DAMAGE[name]
    flipped = "substr(state, 1, length(state) - 1) || " + ("X'FF'" if kind == "sqlite" else r"'\xff'::bytea")
    harm(copy, statement.format(flipped=f"CAST({flipped} AS BLOB)" if kind == "sqlite" else flipped, **vars(evening)))
    found = wrong(copy)
    assert found, name
    assert {finding[0] for finding in found} == {getattr(evening, at)}, found
    assert any(text in " ".join(finding) for finding in found), found
    printed = run(copy, "check")
    assert (printed.exit_code, getattr(evening, at) in printed.stdout) == (1, True)


def test_a_lost_index_is_found(copy: Database) -> None:
    harm(copy, "DROP INDEX seats_owner")
    assert wrong(copy) == [("", "schema", "seats has no seats_owner")]


@pytest.mark.parametrize("kind", ["sqlite"], indirect=True)
def test_a_damaged_file_is_found(copy: Path) -> None:
    """PostgreSQL watches over its own pages."""
    with sqlite3.connect(copy) as raw:
        ((page,),) = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = 'seats'")
        ((size,),) = raw.execute("PRAGMA page_size")
    raw.close()
    blob = bytearray(copy.read_bytes())
    blob[(page - 1) * size : (page - 1) * size + 100] = bytes(100)
    copy.write_bytes(blob)
    assert {finding[:2] for finding in wrong(copy)} == {("", "file")}


def test_an_end_that_was_not_kept_before_a_crash_is_not_wrong(evening: Evening, copy: Database) -> None:
    harm(copy, f"UPDATE tables SET over = NULL WHERE id = '{evening.over}'")
    assert wrong(copy) == []


# --- Backup and restore.


def rows(database: Database) -> dict[str, list[Any]]:
    """All that is in a database."""
    with archive.opened(database).reading() as connection:
        return {
            str(part.name): [list(row) for row in connection.execute(sql.select(part).order_by(*part.primary_key))]
            for part in metadata.sorted_tables
            if part is not ABOUT  # each database has a secret of its own
        }


@pytest.mark.parametrize("to", ["sqlite", "postgres"])
def test_a_backup_restores_into_either_database(evening: Evening, to: str, tmp_path: Path) -> None:
    file, target = tmp_path / "backup.vaka.gz", place(to, tmp_path)
    assert run(evening.database, "backup", str(file)).exit_code == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [other.name for other in tmp_path.iterdir() if "backup" in other.name] == [file.name]
    result = run(target, "restore", str(file))
    assert (result.exit_code, "nothing is wrong" in result.output) == (0, True), result.output
    assert rows(target) == rows(evening.database)
    again = run(target, "restore", str(file))
    assert (again.exit_code, "not empty" in again.output) == (2, True)
    assert run(evening.database, "backup", str(file)).exit_code == 2


@pytest.mark.parametrize("harmed", ["cut", "flipped", "shortened", "longer", "foreign", "newer", "missing"])
def test_a_damaged_backup_is_refused_and_nothing_is_restored(
    harmed: str, evening: Evening, kind: str, tmp_path: Path
) -> None:
    file, target = tmp_path / "backup.gz", place(kind, tmp_path)
    run(evening.database, "backup", str(file))
    packed, lines = file.read_bytes(), gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    changed: dict[str, Callable[[], bytes]] = {
        "cut": lambda: packed[: len(packed) // 2],
        "flipped": lambda: packed[:200] + bytes([packed[200] ^ 255]) + packed[201:],
        "shortened": lambda: gzip.compress(b"".join(lines[:-1])),
        "longer": lambda: gzip.compress(b"".join([*lines, lines[-2]])),
        "foreign": lambda: b"PK not a backup",
        "newer": lambda: gzip.compress(lines[0].replace(f'"schema":{SCHEMA}'.encode(), b'"schema":99')),
        "missing": lambda: gzip.compress(b"".join(lines[:4] + lines[5:])),
    }
    file.write_bytes(changed[harmed]())
    result = run(target, "restore", str(file))
    assert (result.exit_code, len(result.output.splitlines())) == (2, 1), result.output
    assert run(target, "list").exit_code == 2  # there is nothing yet


def test_a_file_in_use_is_not_restored_into(evening: Evening, tmp_path: Path) -> None:
    run(evening.database, "backup", str(tmp_path / "b.gz"))
    rooms = opened(tmp_path / "tables.sqlite")
    result = run(tmp_path / "tables.sqlite", "restore", str(tmp_path / "b.gz"))
    apart(partial(asyncio.run, rooms.close()))
    assert (result.exit_code, "in use by another Vaka server" in result.output) == (2, True)


@asynchronous
async def _spent_while(database: Database, work: Callable[[], None]) -> None:
    """Tables are played at while something is done beside."""
    rooms, done = opened(database), threading.Event()
    two = [SeatWish("me"), SeatWish("hot")]
    tables = [await rooms.open(Opening(game, two), ANNA) for game in ("mad", "babayaga", "magichill", "mad")]

    async def on(at: table.Table) -> None:
        while not done.is_set():
            await play(at, 20)
            if at.state.over:
                at = await rooms.open(Opening("mad", two), ANNA)

    playing = [asyncio.create_task(on(at)) for at in tables]
    await until(lambda: all(at.version > 5 for at in tables))
    try:
        await asyncio.to_thread(work)
    finally:
        done.set()
        await asyncio.gather(*playing)
        await rooms.close()


def test_a_backup_under_load_is_of_one_moment(kind: str, tmp_path: Path) -> None:
    source, target, file = place(kind, tmp_path), tmp_path / "new.sqlite", tmp_path / "b.gz"

    def work() -> None:
        assert run(source, "backup", str(file)).exit_code == 0
        assert run(source, "check").exit_code == 0

    _spent_while(source, work)
    assert run(target, "restore", str(file)).exit_code == 0  # which checks every table
    then, later = rows(target), rows(source)
    assert 0 < len(then["entries"]) < len(later["entries"])
    assert [row for row in later["entries"] if row in then["entries"]] == then["entries"]


# --- Forgetting.


def aged(evening: Evening, database: Database) -> None:
    """The finished game ended 100 days ago, the long one was left 400 days ago, another was opened then."""
    hundred, year = now() - 100 * DAY, now() - 400 * DAY
    harm(
        database,
        f"UPDATE tables SET opened = {hundred}, over = {hundred} WHERE id = '{evening.over}'",
        f"UPDATE tables SET opened = {year} WHERE id IN ('{evening.long}', '{evening.waiting}', '{evening.running}')",
        f"UPDATE entries SET at = {year} WHERE \"table\" = '{evening.long}'",
    )


def left(database: Database) -> set[str]:
    return {line["id"] for line in told(database, "list")}


def test_pruning_keeps_what_the_rule_keeps(evening: Evening, copy: Database) -> None:
    aged(evening, copy)
    everything = left(copy)
    rule = ("prune", "--finished-before", "90d", "--unfinished-before", "365d")
    dry = run(copy, *rule, "--dry-run")
    assert (dry.exit_code, "would be deleted: 3" in dry.output, left(copy)) == (0, True, everything)
    asked = run(copy, *rule, typed="n\n")
    assert (asked.exit_code, left(copy)) == (1, everything)
    assert run(copy, "prune", "--finished-before", "101d", "--yes").exit_code == 0
    assert left(copy) == everything
    assert told(copy, *rule, "--game", "mad", "--yes")["deleted"] == 1
    assert left(copy) == everything - {evening.over}
    assert run(copy, *rule, typed="y\n").exit_code == 0
    assert left(copy) == everything - {evening.over, evening.long, evening.waiting}
    assert wrong(copy) == []


def test_the_next_game_of_a_group_that_is_forgotten_is_no_longer_named(evening: Evening, copy: Database) -> None:
    harm(copy, f"UPDATE tables SET opened = 5 WHERE id = '{evening.next}'")
    assert told(copy, "prune", "--unfinished-before", "1d", "--yes")["deleted"] == 1
    assert told(copy, "show", evening.over)["next"] is None
    assert wrong(copy) == []


def test_a_house_forgets_by_its_rule_but_nothing_that_it_holds(evening: Evening, copy: Database) -> None:
    aged(evening, copy)
    everything = left(copy)

    @asynchronous
    async def forgetting() -> None:
        rooms = opened(copy)
        rooms.rule = forget.Rule(finished=90 * DAY, unfinished=365 * DAY)
        held = await rooms.find(evening.long)
        assert held
        assert await rooms.forget() == 2
        assert await rooms.find(evening.over) is None
        held.join(Ear(held.state.player or 0), None)
        await play(held, 1)  # which makes it young again
        rooms.put_away(0)
        assert await rooms.forget() == 0
        await rooms.close()

    forgetting()
    assert left(copy) == everything - {evening.over, evening.waiting}
    assert wrong(copy) == []


# --- Ending.


@pytest.fixture(scope="module")
def server(kind: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tests.server.client.database_in", lambda folder: place(kind, folder))
        running = House(tmp_path_factory.mktemp("server"), "--forget-finished", "90d")
    yield running
    assert running.stop() == 0, running.said()


def test_people_are_told_that_their_table_was_ended_and_it_can_go_on(server: House, people: People) -> None:
    people._house = server
    table_id, (anna, bjorn) = people.table("mad", "me", "friend", "easy")
    drive([anna, bjorn], 4)
    result = run(server.database, "end", table_id)
    assert result.exit_code == 0, result.output
    for player in (anna, bjorn):
        while not player.hear("table")["table"].get("closed"):
            pass
    decider = anna if anna.legal else bjorn
    refused = decider.ask("play", action=(decider.legal or ["draw"])[0], version=decider.version)
    assert (refused["t"], refused["reason"]) == ("refused", "closed")
    stranger = people.browser()
    assert stranger.info(table_id)["closed"] is True
    assert people.join(stranger, table_id).welcome["table"]["closed"] is True
    assert told(server.database, "show", table_id)["state"] == "ended"
    assert wrong(server.database) == []
    assert run(server.database, "end", table_id).exit_code == 2
    assert run(server.database, "reopen", table_id).exit_code == 0
    while anna.hear("table")["table"].get("closed"):
        pass
    drive([anna, bjorn])
    assert anna.over
    finished = run(server.database, "end", table_id)
    assert (finished.exit_code, "is over" in finished.output) == (2, True)


def test_nobody_sits_down_at_a_table_that_was_ended(server: House, people: People) -> None:
    people._house = server
    host, friend = people.browser(), people.browser()
    table_id = host.open("mad", ["me", "friend"])
    assert run(server.database, "end", table_id).exit_code == 0
    wait_for(lambda: friend.info(table_id).get("closed"))
    answer = friend.post(f"/api/tables/{table_id}/sit", json={"name": "Late"})
    assert (answer.status_code, answer.json()["error"]) == (409, "closed")
    for path, body in (("fill", {}), ("arrange", {"do": "shuffle"})):
        assert host.post(f"/api/tables/{table_id}/{path}", json=body).json()["error"] == "closed"
    assert host.get("/api/tables").json()[0]["closed"] is True


def test_a_table_that_was_ended_is_found_so_again(evening: Evening, copy: Database) -> None:
    assert run(copy, "end", evening.running).exit_code == 0

    @asynchronous
    async def found() -> None:
        rooms = opened(copy)
        at = await rooms.find(evening.running)
        assert at
        guest = Ear(at.state.player or 0)
        at.join(guest, None)
        assert guest.last("welcome")["table"]["closed"] is True
        assert (await refused(at.play(guest, str(at.state.legal()[0]), at.version, 1))).reason == "closed"
        assert run(copy, "reopen", evening.running).exit_code == 0
        await rooms.look_at([at.id])
        await at.play(guest, str(at.state.legal()[0]), at.version, 1)
        await rooms.close()

    found()
    assert wrong(copy) == []


def test_a_table_that_was_pruned_while_somebody_is_there_is_gone(server: House, people: People) -> None:
    people._house = server
    table_id, (anna, _) = people.table("mad", "me", "friend")
    harm(server.database, f"UPDATE tables SET opened = 5 WHERE id = '{table_id}'")
    assert told(server.database, "prune", "--unfinished-before", "1d", "--yes")["deleted"] == 1
    assert anna.closed()[0] == LATER
    with dial(server, table_id) as again, pytest.raises(ConnectionClosed) as end:
        again.recv()
    assert end.value.rcvd
    assert end.value.rcvd.code == GONE


def test_examined_tables_are_counted(evening: Evening) -> None:
    seen: list[tuple[int, int]] = []
    assert list(check.check(archive.opened(evening.database), lambda done, total: seen.append((done, total)))) == []
    assert (seen[0], seen[-1]) == ((0, 6), (6, 6))


def test_a_backup_can_be_read_by_hand(evening: Evening, tmp_path: Path) -> None:
    backup.back_up(archive.opened(evening.database), tmp_path / "b.gz", lambda _done, _total: None)
    first, *others, end = [json.loads(line) for line in gzip.decompress((tmp_path / "b.gz").read_bytes()).splitlines()]
    assert first["vaka backup"] == 1
    assert others[0] == {"rows of": "tables", "columns": [column.name for column in TABLES.c]}
    assert end["end"]["tables"] == 6
    assert len(others) == sum(end["end"].values()) + len(end["end"])

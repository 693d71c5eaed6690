"""Several servers on one PostgreSQL: whoever changes between them notices nothing, and everything happens once."""

from __future__ import annotations

import asyncio
import hmac
import os
import signal
import socket
import struct
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest
from click.testing import CliRunner

import vaka
from tests.server.client import ROOT, Browser, House, Player, alive, drive, wait_for
from tests.server.conftest import People
from tests.server.databases import cut, name_of, postgres_in, sql
from tests.server.quiet import asynchronous
from tests.server.test_floods import asking_for
from tests.server.test_house import opening
from tests.server.test_metrics import Counted
from vaka.cli import main
from vaka.server import house
from vaka.server.neighbours import SEAL, encode
from vaka.server.news import Away
from vaka.server.siblings import Siblings
from vaka.server.store import Store
from vaka.server.workers import Workers


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[House]]:
    """Three servers on one database, each with a port of its own, as on three machines."""
    folders = [tmp_path_factory.mktemp(f"server{number}") for number in range(3)]
    database = postgres_in(folders[0])
    running = [House(folder, database=database) for folder in folders]
    yield running
    for server in running:
        assert server.stop() == 0, server.said()
    faults = [line for server in running for line in server.said().splitlines() if "Traceback" in line]
    assert faults == []


def at(people: People, browser: Browser, server: House) -> Browser:
    """The same browser at another server: it has the same cookie."""
    other = people.browser(server)
    other.cookies = browser.cookies
    return other


def group(people: People, servers: list[House], game: str, *seats: str, **wishes: Any) -> tuple[str, list[Browser]]:
    """A table and the browsers of its people, each at a server of their own."""
    count = sum(seat in ("me", "friend") for seat in seats)
    browsers = [people.browser(servers[number % len(servers)]) for number in range(count)]
    table = browsers[0].open(game, seats, **wishes)
    for friend in browsers[1:]:
        friend.sit(table)
    return table, browsers


def joined(people: People, browsers: list[Browser], table: str) -> list[Player]:
    return [people.join(browser, table) for browser in browsers]


def kept(servers: list[House], table: str) -> list[Any]:
    """The decisions of a table as the database has them."""
    where = f"""WHERE "table" = '{table}' ORDER BY version"""
    return sql(f"SELECT version, seat, action, request FROM entries {where}", name_of(str(servers[0].database)))


# --- Playing.


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("mad", ("me", "friend", "easy")),
        ("partners", ("me", "friend", "friend", "easy")),
        ("magichill", ("me", "friend")),
    ],
)
def test_players_at_several_servers_play_a_whole_game(
    game: str, seats: tuple[str, ...], servers: list[House], people: People
) -> None:
    table, browsers = group(people, servers, game, *seats)
    players = joined(people, browsers, table)
    drive(players)
    assert len({str(player.view["winners"]) for player in players}) == 1
    rows = kept(servers, table)
    assert [version for version, *_ in rows] == list(range(1, players[0].version + 1))
    records = {browser.get(f"/api/tables/{table}/record").text for browser in browsers}
    assert len(records) == 1
    assert vaka.replay(records.pop()).winners == players[0].view["winners"]


def test_who_changes_the_server_after_every_decision_sees_all_they_were_told(
    servers: list[House], people: People
) -> None:
    host = people.browser(servers[0])
    table = host.open("mad", ["me", "hot", "easy"])
    version, view = 0, None
    for turn in range(15):
        with at(people, host, servers[turn % 3]).join(table, since=version) as player:
            assert player.version >= version
            if view is not None and player.version == version:
                assert {key: player.view[key] for key in view} == view
            for _ in range(2):
                while not player.over and (seat := player.view["player"]) == 2:
                    player.next()
                if player.over:
                    return
                player.say({"t": "face", "seat": seat})
                player.hear("look")
                if player.view["player"] == seat:
                    player.play_any()
            version = player.version
            view = {key: player.view[key] for key in ("player", "phase") if key in player.view}


# --- Races.


def decide_at_once(players: list[Player], numbers: list[int]) -> list[dict[str, Any]]:
    """The same seat decides through several sockets at the same moment; the answers."""
    action, version = players[0].legal[0], players[0].version

    def decide(player: Player, number: int) -> dict[str, Any]:
        return player.play(action, version=version, id=number)

    with ThreadPoolExecutor(len(players)) as threads:
        return list(threads.map(decide, players, numbers))


def test_of_decisions_at_the_same_moment_one_happens(servers: list[House], people: People) -> None:
    table, browsers = group(people, servers[:2], "mad", "me", "friend")
    everywhere = [joined(people, [at(people, browser, server) for server in servers], table) for browser in browsers]
    for turn in range(12):
        seat = next(seat for seat, players in enumerate(everywhere) if players[0].legal)
        racing = everywhere[seat]
        version = racing[0].version
        same = turn % 2 == 0
        answers = decide_at_once(racing, [1000 + turn] * 3 if same else [5000 + 10 * turn + n for n in range(3)])
        if same:  # one message, sent to all: it happens once, and everyone is told so
            assert {answer["t"] for answer in answers} <= {"step", "ack"}, answers
            assert {answer["version"] for answer in answers} == {version + 1}
        else:
            assert sorted(answer["t"] for answer in answers) == ["refused", "refused", "step"], answers
            assert {answer.get("reason", "stale") for answer in answers} == {"stale"}
        for player in (player for players in everywhere for player in players):
            player.catch_up(version + 1)
        if racing[0].over:
            break
    assert len(kept(servers, table)) == racing[0].version


def test_two_people_cannot_take_one_seat(servers: list[House], people: People) -> None:
    host = people.browser(servers[0])
    for _ in range(4):
        table = host.open("mad", ["me", "friend", "friend", "friend"])
        guests = [people.browser(server) for server in servers]
        for guest in guests:
            guest.info(table)  # so that all servers hold the table

        def sit(guest: Browser, table: str = table) -> Any:
            return guest.post(f"/api/tables/{table}/sit", json={"name": "Guest", "seat": 2})

        with ThreadPoolExecutor(3) as threads:
            answers = list(threads.map(sit, guests))
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
        holding = [
            at(people, guest, server).get(f"/api/tables/{table}").json() for guest in guests for server in servers
        ]
        assert sum(found["seats"] == [2] for found in holding) == 3
        assert len({str([seat["kind"] for seat in found["table"]["seats"]]) for found in holding}) == 1
        # Whoever takes any seat finds one, also if others do so at the same moment.
        losers = [guest for guest, answer in zip(guests, answers, strict=True) if answer.status_code == 409]
        with ThreadPoolExecutor(2) as threads:
            seats = sorted(threads.map(lambda guest: guest.sit(table), losers))  # noqa: B023
        assert seats == [1, 3]
        assert host.info(table)["started"]


# --- What is not kept.


def seat_info(frame: dict[str, Any], seat: int) -> dict[str, Any]:
    found: dict[str, Any] = frame["table"]["seats"][seat]
    return found


def test_everyone_sees_who_is_here_and_who_is_gone(servers: list[House], people: People) -> None:
    table, browsers = group(people, servers[:2], "mad", "me", "friend")
    anna = people.join(browsers[0], table)
    with browsers[1].join(table):
        while not seat_info(anna.hear("table"), 1).get("here"):
            pass
        third = people.join(people.browser(servers[2]), table)
        # What other servers know comes with the welcome, or, if they are slow to say it, a little later.
        seen = third.welcome
        while not all(seat_info(seen, seat).get("here") for seat in (0, 1)):
            seen = third.hear("table")
        while anna.hear("table")["table"].get("watchers") != 1:
            pass
    while seat_info(anna.hear("table"), 1).get("here"):
        pass
    assert "gone" in seat_info(anna.frames[-1], 1)
    assert browsers[1].info(table)["seats"][0]["here"]


def test_players_hear_each_other(servers: list[House], people: People) -> None:
    table, browsers = group(people, servers[:2], "mad", "me", "friend")
    anna, bjarki = joined(people, browsers, table)
    anna.say({"t": "say", "text": "góða kvöldið"})
    assert bjarki.hear("said") == {"t": "said", "seat": 0, "text": "góða kvöldið"}
    bjarki.say({"t": "react", "sign": "wave"})
    bjarki.say({"t": "react", "sign": "wave"})
    for _ in range(2):
        assert anna.hear("reaction") == {"t": "reaction", "seat": 1, "sign": "wave"}
    # Also what was said before a server held the table.
    again = people.join(at(people, browsers[0], servers[2]), table)
    (said,) = again.welcome.get("said") or [again.hear("said")]
    assert said["text"] == "góða kvöldið"


def test_taking_back_reaches_everyone(servers: list[House], people: People) -> None:
    table, browsers = group(people, servers[:2], "magichill", "me", "friend")
    players = joined(people, browsers, table)
    while True:
        asked = next(player for player in players if player.legal)
        asked.play_any()
        for player in players:
            player.catch_up(asked.version)
        if asked.undo:
            break
    elsewhere = people.join(at(people, browsers[asked.seat], servers[2]), table)
    assert elsewhere.undo
    assert elsewhere.take_back()["undone"]
    for player in players:
        player.catch_up(elsewhere.version)
        assert player.frames[-1]["undone"]
    assert asked.view["legal"] == elsewhere.view["legal"]


def test_who_gives_up_and_who_is_back_is_known_everywhere(servers: list[House], people: People) -> None:
    table, browsers = group(people, servers[:2], "mad", "me", "friend")
    anna, bjarki = joined(people, browsers, table)
    bjarki.say({"t": "leave"})
    while not seat_info(anna.hear("table"), 1).get("left"):
        pass
    people.join(at(people, browsers[1], servers[2]), table).say({"t": "back"})
    while seat_info(anna.hear("table"), 1).get("left"):
        pass


def least_left(player: Player) -> float:
    """The least time that a player was told to have left."""
    return min(float(frame["left"]) for frame in player.frames if "left" in frame)


def test_nobody_gains_time_by_changing_the_server(servers: list[House], people: People) -> None:
    table, browsers = group(people, servers[:1], "mad", "me", "hot", clock=3600)
    first = people.join(browsers[0], table)
    time.sleep(1.2)  # the time that is being counted
    second = people.join(at(people, browsers[0], servers[1]), table)
    while least_left(second) > 3600 - 1.0:
        second.hear("table")
    left = least_left(second)
    first.__exit__()
    third = people.join(at(people, browsers[0], servers[2]), table)
    while least_left(third) > left:
        third.hear("table")


def test_time_that_runs_out_runs_out_everywhere(servers: list[House], people: People) -> None:
    table, browsers = group(people, servers[:2], "mad", "me", "friend", clock=5)
    players = joined(people, browsers, table)
    seat = players[0].view["player"]
    for player in players:
        player.catch_up(1)
        assert any(frame["t"] == "table" and seat_info(frame, seat).get("away") for frame in player.frames)
    assert kept(servers, table)[0][3] is None


# --- Playing again, and taking a seat elsewhere.


def test_a_rematch_is_made_once_and_begins_when_all_have_come(servers: list[House], people: People) -> None:
    table, browsers = group(people, servers, "mad", "me", "friend", "friend")
    drive(joined(people, browsers, table))
    with ThreadPoolExecutor(3) as threads:
        answers = list(threads.map(lambda browser: browser.post(f"/api/tables/{table}/rematch").json(), browsers))
    assert len({answer["id"] for answer in answers}) == 1
    again = answers[0]["id"]
    with ThreadPoolExecutor(3) as threads:
        players = list(threads.map(lambda browser: people.join(browser, again), browsers))
    for player in players:
        while not player.view:
            player.next()
    drive(players, 5)


def test_a_seat_moves_from_one_server_to_another(servers: list[House], people: People) -> None:
    desk, phones = people.browser(servers[0]), [people.browser(server) for server in servers[1:]]
    table = desk.open("mad", ["me", "easy"])
    before = people.join(desk, table)
    code = desk.post(f"/api/tables/{table}/offer").json()["code"]

    def take(phone: Browser) -> int:
        return int(phone.post(f"/api/tables/{table}/take", json={"code": code}).status_code)

    with ThreadPoolExecutor(2) as threads:
        statuses = list(threads.map(take, phones))
    assert sorted(statuses) == [200, 409]
    told = before.hear("welcome")
    assert (told["seats"], told["facing"]) == ([], None)
    assert before.play("draw")["reason"] == "seat"
    drive([people.join(phones[statuses.index(200)], table)], 4)


def test_whoever_opened_the_table_begins_it_at_any_server(servers: list[House], people: People) -> None:
    table, browsers = group(people, servers[:2], "mad", "me", "friend", gather=True)
    anna, bjarki = joined(people, browsers, table)
    wish = {"do": "begin"}
    seen = bjarki.welcome
    while not seat_info(seen, 0).get("here"):
        seen = bjarki.hear("table")
    # Whoever opened it is there, at another server.
    assert browsers[1].post(f"/api/tables/{table}/arrange", json=wish).status_code == 409
    assert at(people, browsers[0], servers[2]).post(f"/api/tables/{table}/arrange", json=wish).status_code == 200
    for player in (anna, bjarki):
        while not player.view:
            player.next()


# --- What fails.


def test_nothing_is_missed_when_the_notices_are_cut(servers: list[House], people: People) -> None:
    database = str(servers[0].database)
    table, browsers = group(people, servers[:2], "mad", "me", "friend")
    players = joined(people, browsers, table)
    for _ in range(3):
        drive(players, 2)
        assert wait_for(lambda: cut(database, "LISTEN"))
        drive(players, 2)
        assert wait_for(lambda: cut(database, "SELECT pg_notify"))
        drive(players, 2)
        if players[0].over:
            break
    for server in servers:
        wait_for(lambda server=server: people.browser(server).get("/healthz").json()["notices"])  # type: ignore[misc]
    assert [version for version, *_ in kept(servers, table)] == list(range(1, players[0].version + 1))


def test_servers_believe_only_each_other(servers: list[House], people: People) -> None:
    table, browsers = group(people, servers[:2], "mad", "me", "friend")
    players = joined(people, browsers, table)
    with psycopg.connect(str(servers[0].database), autocommit=True) as stranger:
        stranger.execute("LISTEN vaka")
        drive(players, 2)
        heard = [notice.payload for notice in stranger.notifies(timeout=2.0)]
        assert any(f'"{table}"' in text for text in heard)
        forged = encode(("stranger", 10**9, [Away(table, 0)])).decode()
        for text in (*heard, forged, "0" * SEAL + forged, heard[-1][:SEAL] + forged):
            stranger.execute("SELECT pg_notify('vaka', %s)", (text,))
    # As a server that has died since sealed it, before these began.
    ((secret,),) = sql("SELECT secret FROM about", name_of(str(servers[0].database)))
    recorded = encode(("0123abcd", 7, [Away(table, 0)]))
    seal = hmac.digest(secret, recorded, "sha256").hex()[:SEAL]
    sql(f"SELECT pg_notify('vaka', '{seal}{recorded.decode()}')", name_of(str(servers[0].database)))
    for fault in ("notice heard before", "notice not from a server", "news not believed yet"):
        assert wait_for(lambda fault=fault: all(fault in server.said() for server in servers[:2]))  # type: ignore[misc]
    seats = browsers[0].get(f"/api/tables/{table}").json()["table"]["seats"]
    assert not any(seat.get("away") for seat in seats)
    drive(players, 2)


def test_a_server_that_dies_is_forgotten_and_its_players_go_on_elsewhere(
    servers: list[House], people: People, tmp_path: Path
) -> None:
    mortal = House(tmp_path, database=servers[0].database)
    table, browsers = group(people, [servers[0], mortal], "mad", "me", "friend")
    anna, bjarki = joined(people, browsers, table)
    drive([anna, bjarki], 4)
    mortal.kill()
    bjarki.closed()
    while seat_info(anna.hear("table"), 1).get("here"):
        pass
    assert "gone" in seat_info(anna.frames[-1], 1)
    again = people.join(at(people, browsers[1], servers[1]), table)
    assert again.version == anna.version
    drive([anna, again], 4)


@asynchronous
async def test_a_table_that_is_being_found_stays_the_only_one(tmp_path: Path) -> None:
    """Or those who came first would sit at one that nobody tells anything any more."""
    rooms = house.House(Store(postgres_in(tmp_path)), Workers(1), 0)
    for event in rooms.ready.values():
        event.set()
    assert rooms.neighbours
    table = await rooms.open(opening(), bytes(32))
    table.idle_since = 0
    finding = asyncio.create_task(rooms.find(table.id))
    await asyncio.sleep(0)
    rooms.neighbours._missed()
    rooms.put_away(house.IDLE_MS)
    assert await finding is table
    assert rooms.held_here(table.id) is table
    await rooms.close()


# --- Processes of one server.


def test_processes_share_a_port_and_one_that_dies_is_replaced(tmp_path: Path, people: People) -> None:
    house = House(tmp_path, "--processes", "2", "--workers", "0", database=postgres_in(tmp_path))
    first = house.workers()
    assert len(first) == 2
    table, browsers = group(people, [house], "mad", "me", "friend")
    players = joined(people, browsers, table)
    drive(players, 6)
    wait_for(lambda: "Vaka is at" in house.said())
    os.kill(first[0], signal.SIGKILL)
    wait_for(lambda: len(found := house.workers()) == 2 and first[0] not in found)
    wait_for(house.ready)
    latest = max(version for version, *_ in kept([house], table))
    again = joined(people, browsers, table)
    assert [player.version for player in again] == [latest] * 2
    drive(again, 6)
    running = house.workers()
    assert house.stop() == 0
    wait_for(lambda: not any(map(alive, running)))
    assert house.said().count("Vaka is at") == 1


@pytest.fixture
def shared(tmp_path: Path) -> Iterator[Counted]:
    """A server in two processes, with a folder of its own for what does not last."""
    with tempfile.TemporaryDirectory() as folder:  # has a short name, as Unix sockets need it
        flags = ("--processes", "2", "--workers", "0")
        house = Counted(tmp_path, *flags, database=postgres_in(tmp_path), TMPDIR=folder)
        lines = Path(folder).glob("vaka-*/process?")
        assert {line.parent.stat().st_mode & 0o777 for line in lines} == {0o700}  # nobody else can hand in connections
        yield house
        assert house.stop() == 0, house.said()
        assert "Traceback" not in house.said()
        assert not list(Path(folder).glob("vaka-*"))


def place_of(table: str) -> int:
    """Which of two processes serves a table."""
    return Siblings(Path(), 0, 2).place_of(f"/socket/{table}".encode())


def test_the_sockets_of_a_table_are_at_one_process(shared: Counted, people: People) -> None:
    tables = []
    for _ in range(6):
        table, browsers = group(people, [shared], "mad", "me", "friend", "friend")
        joined(people, browsers, table)
        tables.append(table)
    counts = Counter(map(place_of, tables))
    sockets = [3 * counts[0], 3 * counts[1]]
    wait_for(lambda: [shared.numbers(place)["vaka_sockets"] for place in (0, 1)] == sockets)
    for number in range(60):  # which are gone before they have been passed on, or soon after
        with socket.create_connection(("127.0.0.1", shared.port)) as raw:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            raw.sendall(asking_for(shared, tables[number % 6], "10.5.5.5"))
    people.join(people.browser(shared), tables[0])
    sockets[place_of(tables[0])] += 1
    wait_for(lambda: [shared.numbers(place)["vaka_sockets"] for place in (0, 1)] == sockets)


def test_several_processes_need_postgresql(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("vaka.server.serve.PAGE", ROOT / "web")
    words = ["serve", "--no-open", "--processes", "2", "--database", str(tmp_path / "tables.sqlite")]
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 1
    (line,) = result.stderr.splitlines()
    assert line == (
        "Error: several processes need PostgreSQL: a file belongs to one of them; "
        "name one with --database postgresql://NAME@HOST/DATABASE, or leave --processes out"
    )

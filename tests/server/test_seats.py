"""Taking a seat to another device: it moves once, with everything that belongs to it, and nothing stays behind."""

from __future__ import annotations

import asyncio
import json

import pytest

import vaka
from tests.server.client import Browser, House, drive
from tests.server.conftest import People
from tests.server.quiet import Ear, asynchronous, quiet
from tests.twins import Line, Server, cases
from vaka.server import house as houses
from vaka.server.house import OFFER_SECONDS, owner_of
from vaka.server.store import StoreError
from vaka.server.table import Refusal


def offered(browser: Browser, table: str) -> str:
    answer = browser.post(f"/api/tables/{table}/offer")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["code"])


def take(browser: Browser, table: str, code: str) -> tuple[int, object]:
    answer = browser.post(f"/api/tables/{table}/take", json={"code": code})
    found = answer.json()
    return answer.status_code, found.get("seats", found.get("error"))


def test_a_seat_moves_to_another_device_once(mortal: House, people: People) -> None:
    desk, phone, thief = (people.browser(mortal) for _ in range(3))
    table = desk.open("mad", ["me", "easy"])
    before = people.join(desk, table)
    drive([before], 4)
    code = offered(desk, table)
    assert take(phone, table, code) == (200, [0])
    assert take(thief, table, code) == (409, "code")
    assert take(phone, table, code) == (200, [0])  # as if the answer had got lost
    # The browser that held the seat is told at once, watches from then on, and may decide nothing.
    told = before.hear("welcome")
    assert (told["seats"], told["facing"]) == ([], None)
    assert told["view"]["hands"][0] == [None] * len(told["view"]["hands"][0])
    assert before.ask("play", action="draw", version=before.version)["reason"] == "seat"
    assert desk.post(f"/api/tables/{table}/offer").status_code == 403
    after = people.join(phone, table)
    assert after.seat == 0
    drive([after], 4)
    # It is the other device's for good.
    mortal.kill()
    mortal.start()
    assert people.join(phone, table).seat == 0
    assert people.join(desk, table).welcome["seats"] == []
    assert [found["id"] for found in phone.get("/api/tables").json()] == [table]
    assert desk.get("/api/tables").json() == []


def test_nobody_gets_a_second_hand_to_look_at(house: House, people: People) -> None:
    desk, friend = people.browser(), people.browser()
    table = desk.open("mad", ["me", "friend"])
    friend.sit(table)
    assert take(friend, table, offered(desk, table)) == (409, "sitting")


def test_a_browser_has_its_token_before_it_asks_for_a_seat(house: House, people: People) -> None:
    desk, phone = people.browser(), people.browser()
    table = desk.open("mad", ["me", "easy"])
    phone.info(table)
    token = phone.token
    assert token
    phone.info(table)
    assert take(phone, table, offered(desk, table)) == (200, [0])
    assert phone.token == token


def test_all_people_of_a_device_move_together(house: House, people: People) -> None:
    desk, tablet = people.browser(), people.browser()
    table = desk.open("babayaga", ["me", "hot", "easy"])
    assert take(tablet, table, offered(desk, table)) == (200, [0, 1])


def test_only_the_latest_code_of_the_right_table_counts(house: House, people: People) -> None:
    desk, phone = people.browser(), people.browser()
    table, other = desk.open("mad", ["me", "easy"]), desk.open("mad", ["me", "easy"])
    old = offered(desk, table)
    code = offered(desk, table)
    for where, what in ((table, old), (other, code), (table, ""), (table, "x" * 40)):
        assert take(phone, where, what) == (409, "code")
    assert phone.post(f"/api/tables/{table}/take", json={"code": "x" * 41}).status_code == 400
    assert people.browser().post(f"/api/tables/{table}/offer").status_code == 403
    # A player who opens their own link loses nothing, and the code is still good.
    assert take(desk, table, code) == (200, [0])
    assert take(phone, table, code) == (200, [0])


@asynchronous
async def test_a_code_grows_old(monkeypatch: pytest.MonkeyPatch) -> None:
    table, _, _ = quiet(vaka.load("mad"))
    table.seats[0].owner = owner_of("desk")
    house = houses.House(None, None, 0.0)  # type: ignore[arg-type]  # neither is asked for anything
    code = house.offer(table, owner_of("desk"))
    loop = asyncio.get_running_loop()
    late = loop.time() + OFFER_SECONDS
    monkeypatch.setattr(loop, "time", lambda: late)
    with pytest.raises(Refusal, match="code"):
        await house.take(table, code, owner_of("phone"))
    assert table.seats_of(owner_of("desk")) == [0]


@asynchronous
async def test_a_seat_that_cannot_be_kept_has_not_moved() -> None:
    table, shelf, _ = quiet(vaka.load("mad"))
    for seat in table.seats:
        seat.owner = owner_of("desk")
    guest = Ear(0, 1)
    table.guests.add(guest)
    house = houses.House(None, None, 0.0)  # type: ignore[arg-type]  # neither is asked for anything
    code = house.offer(table, owner_of("desk"))
    shelf.failing = True
    with pytest.raises(StoreError):
        await house.take(table, code, owner_of("phone"))
    assert (table.seats_of(owner_of("desk")), guest.seats) == ([0, 1], [0, 1])
    shelf.failing = False
    assert await house.take(table, code, owner_of("phone")) == [0, 1]
    assert (table.seats_of(owner_of("desk")), guest.seats) == ([], [])


@asynchronous
async def test_leaving_that_cannot_be_kept_is_refused_and_the_socket_stays_open() -> None:
    game = vaka.load("mad")
    case = next(case for case in cases(game, 1, 5) if case.observer is not None and case.seats[0].kind == "person")
    server = Server(case, case.state)
    line = Line(server, case.observer)
    await line.ask()
    for kind in ("leave", "back"):
        server.table.seats[case.observer or 0].left = kind == "back"
        assert json.loads((await line.ask({"t": kind})).split(b"\n")[0])["reason"] == "store"
    assert json.loads((await line.ask({"t": "describe", "id": 1, "lang": "en"})).split(b"\n")[0])["t"] == "describe"
    await line.close()


@asynchronous
async def test_a_series_whose_beginning_cannot_be_kept_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    table, shelf, _ = quiet(vaka.load("mad"))
    table.saved.series, table.saved.waits = 1, True

    async def begin(_table: str) -> None:
        if shelf.failing:
            raise StoreError("disk full")

    monkeypatch.setattr(shelf, "begin", begin)
    table.guests |= {Ear(0), Ear(1)}
    shelf.failing = True
    await table.begin_together()
    assert not table.started
    shelf.failing = False
    await table.begin_together()
    assert table.started

"""Taking a seat to another device: it moves once, with everything that belongs to it, and nothing stays behind."""

from __future__ import annotations

from pathlib import Path

import pytest

import vaka
from tests.server.client import Browser, House, drive
from tests.server.conftest import People
from tests.server.quiet import Ear, asynchronous, quiet
from tests.server.test_house import opening, ready
from tests.twins import Line, Server, cases
from vaka.server import house as houses
from vaka.server.house import owner_of
from vaka.server.store import Overtaken, StoreError, now
from vaka.server.table import Refusal, Table


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


async def moving(folder: Path) -> tuple[houses.House, Table, str]:
    """A table whose seats somebody wants to take to another device."""
    rooms = ready(folder)
    table = await rooms.open(opening(), owner_of("desk"))
    return rooms, table, await rooms.offer(table, owner_of("desk"))


@asynchronous
async def test_a_code_grows_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rooms, table, code = await moving(tmp_path)
    with monkeypatch.context() as later:
        late = now() + houses.OFFER_MS
        later.setattr(houses, "now", lambda: late)
        with pytest.raises(Refusal, match="code"):
            await rooms.take(table, code, owner_of("phone"))
    assert table.seats_of(owner_of("desk")) == [0, 1]
    await rooms.close()


@asynchronous
async def test_a_seat_that_cannot_be_kept_has_not_moved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rooms, table, code = await moving(tmp_path)
    guest = Ear(0, 1)
    table.guests.add(guest)

    async def fail(*_arguments: object) -> None:
        raise StoreError("disk full")

    with monkeypatch.context() as failing:
        failing.setattr(rooms.store, "sit", fail)
        with pytest.raises(StoreError):
            await rooms.take(table, code, owner_of("phone"))
    assert (table.seats_of(owner_of("desk")), guest.seats) == ([0, 1], [0, 1])
    assert await rooms.take(table, code, owner_of("phone")) == [0, 1]
    assert (table.seats_of(owner_of("desk")), guest.seats) == ([], [])
    await rooms.close()


@asynchronous
async def test_a_code_is_still_good_after_a_restart(tmp_path: Path) -> None:
    rooms, table, code = await moving(tmp_path)
    await rooms.close()
    again = ready(tmp_path)
    found = await again.find(table.id)
    assert found
    assert await again.take(found, code, owner_of("phone")) == [0, 1]
    with pytest.raises(Refusal, match="code"):
        await again.take(found, code, owner_of("thief"))
    await again.close()


@asynchronous
async def test_seats_of_a_table_that_was_deleted_are_not_tried_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    table, shelf, _ = quiet(vaka.load("mad"))

    async def gone(*_what: object) -> None:
        raise Overtaken("the seats were changed")

    async def nobody(_table: str) -> None:
        return None

    monkeypatch.setattr(shelf, "sit", gone)
    monkeypatch.setattr(shelf, "seating", nobody)
    with pytest.raises(StoreError, match="not kept any more"):
        await table.give_up(Ear(0))
    assert not table.seats[0].left
    assert not table.deciding


@asynchronous
async def test_leaving_that_cannot_be_kept_is_refused_and_the_socket_stays_open() -> None:
    case = next(case for case in cases(vaka.load("mad"), 1, 5) if case.observer is not None)
    server = Server(case, case.state)
    line = Line(server, case.observer)
    await line.ask()
    for kind in ("leave", "back"):
        server.table.seats[case.observer or 0].left = kind == "back"
        assert b'"reason":"store"' in await line.ask({"t": kind})
    assert b'"t":"describe"' in await line.ask({"t": "describe", "id": 1, "lang": "en"})
    await line.close()


@asynchronous
async def test_a_series_whose_beginning_cannot_be_kept_waits() -> None:
    table, shelf, _ = quiet(vaka.load("mad"))
    table.saved.series, table.saved.waits = 1, True
    table.guests |= {Ear(0), Ear(1)}
    for shelf.failing in (True, False):
        await table.begin_together()
        assert table.started is not shelf.failing

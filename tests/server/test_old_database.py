"""A database that version 0.1.0 made opens: its tables go on where they were."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Browser, House, drive
from tests.server.conftest import People

OLD = Path(__file__).parents[1] / "old" / "0.1.0"
THEN: dict[str, Any] = json.loads((OLD / "tables.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def old_house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("old")
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        database.executescript((OLD / "tables.sql").read_text("utf-8"))
    running = House(folder)
    yield running
    assert running.stop() == 0, running.said()
    assert "cannot be read" not in running.said()


@pytest.fixture
def anna(old_house: House, people: People) -> Browser:
    browser = people.browser(old_house)
    browser.cookies.set("vaka", THEN["token"])
    return browser


def test_my_tables_are_those_of_then(anna: Browser) -> None:
    listed = anna.get("/api/tables").json()
    for seat in (seat for table in listed for seat in table["seats"]):
        seat.pop("gone", None)
    assert [{key: table[key] for key in then} for table, then in zip(listed, THEN["listed"], strict=True)] == THEN[
        "listed"
    ]
    assert [bool(table.get("winners")) for table in listed] == [table["over"] for table in listed]


@pytest.mark.parametrize("game", THEN["tables"])
def test_a_table_looks_as_it_did(game: str, anna: Browser, people: People) -> None:
    then = THEN["tables"][game]
    player = people.join(anna, then["id"])
    assert player.version == then["version"]
    assert {key: player.view[key] for key in then["view"]} == then["view"]


def test_a_finished_game_can_be_checked_and_its_analysis_was_kept(anna: Browser) -> None:
    table = THEN["tables"]["mad"]["id"]
    assert anna.get(f"/api/tables/{table}/record").text.startswith("vaka record 1\n")
    assert anna.post(f"/api/tables/{table}/analysis", json={}).json()["state"] == "done"


def test_a_game_goes_on(anna: Browser, people: People) -> None:
    """Its decisions were made by 0.1.0, two of them taken back; the next one is made here."""
    player = people.join(anna, THEN["tables"]["magichill"]["id"])
    player.say({"t": "face", "seat": player.view["player"]})
    player.hear("look")
    assert player.legal
    drive([player], 1)
    assert player.version == THEN["tables"]["magichill"]["version"] + 1

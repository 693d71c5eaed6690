"""Whole games over sockets, and what everyone is sent in them, compared with the record afterwards."""

from __future__ import annotations

import asyncio
import hashlib
import json
import runpy
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import vaka
from tests.server.client import PATIENCE, ROOT, Browser, House, Player, drive, wait_for
from tests.server.conftest import People
from vaka.play import State
from vaka.server import gate

TABLES: list[tuple[str, list[str], dict[str, Any]]] = [
    ("babayaga", ["me", "friend", "friend", "friend"], {"edition": "es"}),
    ("babayaga", ["normal", "me"], {}),
    ("mad", ["me", "friend", "easy", "friend"], {}),
    ("magichill", ["me", "easy", "friend"], {"walk_on": True}),
    ("partners", ["me", "easy", "friend", "easy"], {"folded": "hidden"}),
]


def plain(value: Any) -> Any:
    """As it looks after the wire."""
    return json.loads(json.dumps(value))


def record_of(browser: Browser, table: str) -> str:
    answer = browser.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200
    assert answer.headers["content-disposition"].endswith(f'-{table}.vaka"')
    return answer.text


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_whole_game(game: str, seats: list[str], options: dict[str, Any], house: House, people: People) -> None:
    table, players = people.table(game, *seats, options=options)
    watcher = people.join(people.browser(), table)
    everyone = [*players, watcher]
    drive(everyone)

    final = [player.hear("table") for player in everyone]
    key = final[0]["table"]["key"]
    assert hashlib.sha256(bytes.fromhex(key)).hexdigest() == players[0].welcome["table"]["hash"]
    text = record_of(people.browser(), table)
    state = vaka.replay(text)
    assert state.winners == players[0].view["winners"]
    assert f"key {key}" in text
    for player in everyone:
        assert not any(key in json.dumps(frame) for frame in player.frames[:-1])
        compare(player, state)
    fresh = people.join(people.browser(), table)
    assert fresh.view == watcher.view


def compare(player: Player, end: State) -> None:
    """All that somebody was sent is what the replayed game shows to their seat, step by step, and nothing else."""
    (welcome,) = (frame for frame in player.frames if frame["t"] == "welcome")
    seat = welcome["facing"]
    state = end.game.new(bytes.fromhex(player.frames[-1]["table"]["key"]))
    shown = plain(gate.view(state, seat))
    steps = {frame["version"]: frame for frame in (*welcome["steps"], *player.frames) if frame["t"] == "step"}
    assert list(steps) == list(range(len(end.history) + 1))
    assert steps[0].get("events", []) == plain(gate.events(state, seat))
    told = welcome["version"]
    for version, action in enumerate(end.history, 1):
        decider = state.player
        state.play(action.id)
        before, shown = shown, plain(gate.view(state, seat))
        step = steps[version]
        assert step.get("events", []) == plain(gate.events(state, seat))
        assert [{k: v for k, v in event.items() if k != "say"} for event in step.get("events", [])] == plain(
            state.events(seat)
        )
        if version > told:
            assert step.get("view", {}) == {key: value for key, value in shown.items() if before.get(key) != value}
            assert set(step) <= {"t", "version", "ack", "seat", "events", "view", "undo"}
            assert step.get("seat", decider) == decider
        elif version == told:
            assert welcome["view"] == shown
    assert player.view == shown


@pytest.mark.parametrize("level", ["easy", "normal", "hard", "expert"])
def test_bots_of_every_level_play_beside_people(level: str, house: House, people: People) -> None:
    _, (player,) = people.table("mad", "me", level)
    while not player.over and sum(frame.get("seat") == 1 for frame in player.frames) < 2:
        drive([player], 1)
    assert player.welcome["table"]["seats"][1] == {"kind": "bot", "name": "Kári", "level": level}


def test_bots_alone_play_for_a_watcher(house: House, people: People) -> None:
    table, _ = people.table("mad", "easy", "normal")
    watcher = people.join(people.browser(), table)
    drive([watcher])
    assert watcher.over
    assert not any(frame.get("view", {}).get("legal") for frame in watcher.frames if frame.get("view"))


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_replay_shows_what_a_seat_saw_and_at_last_everything(
    seat: int | None, house: House, people: People
) -> None:
    table, players = people.table("mad", "me", "friend")
    drive(players)
    browser = people.browser()
    state = vaka.replay(record_of(browser, table))
    asked = {} if seat is None else {"seat": seat}
    steps: list[dict[str, Any]] = []
    total = len(state.history)
    while len(steps) <= total:
        chunk = browser.get(f"/api/tables/{table}/replay", params={**asked, "from": len(steps)}).json()
        assert (chunk["total"], chunk["from"]) == (total, len(steps))
        assert 0 < len(chunk["steps"]) <= 100
        steps += chunk["steps"]
    again = state.game.new(bytes.fromhex(browser.info(table)["key"]))
    for number, step in enumerate(steps[:-1]):
        assert step["view"] == plain(gate.view(again, seat))
        assert step["events"] == plain(gate.events(again, seat))
        assert steps[number + 1]["seat"] == again.player
        again.play(state.history[number].id)
    assert steps[-1]["view"] == plain(gate.open_view(state))
    assert browser.get(f"/api/tables/{table}/replay", params={**asked, "from": total + 1}).json()["steps"] == steps[-1:]
    for wrong in ({"seat": 2}, {"seat": -1}, {"seat": "x"}, {"from": "9" * 10}, {"from": "1e3"}):
        assert browser.get(f"/api/tables/{table}/replay", params=wrong).status_code == 400


def test_the_example_client_plays_a_game_also_if_the_server_dies(mortal: House, people: People) -> None:
    example = runpy.run_path(str(ROOT / "examples" / "client.py"))
    table = people.browser(mortal).open("babayaga", ["easy", "friend"])
    cookie = example["sit"](mortal.url, table, "Robot")
    with ThreadPoolExecutor() as pool:
        game = pool.submit(lambda: asyncio.run(example["play"](mortal.url, table, cookie)))
        wait_for(lambda: len(steps_of(mortal, people, table)) > 5)
        mortal.kill()
        mortal.start()
        winners = game.result(PATIENCE)
    assert winners == vaka.replay(record_of(people.browser(mortal), table)).winners


def steps_of(house: House, people: People, table: str) -> list[Any]:
    """What has happened lately, as a spectator is told."""
    with people.browser(house).join(table) as watcher:
        return list(watcher.welcome["steps"])

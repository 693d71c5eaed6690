"""Coming back: after a lost connection, after a server that was killed, after workers that died."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from functools import partial
from typing import Any

import pytest

import vaka
from tests.server.client import Browser, House, Player, alive, drive, wait_for
from tests.server.conftest import People


def group(people: People, house: House, game: str, *seats: str) -> tuple[str, list[Browser]]:
    """A table and the browsers of its people, by seat; `me` comes first."""
    browsers = [people.browser(house) for seat in seats if seat in ("me", "friend")]
    table = browsers[0].open(game, seats)
    for friend in browsers[1:]:
        friend.sit(table)
    return table, browsers


def joined(people: People, browsers: list[Browser], table: str) -> list[Player]:
    return [people.join(browser, table) for browser in browsers]


# --- A lost connection.


def test_who_comes_back_is_told_exactly_what_they_missed(house: House, people: People) -> None:
    table, browsers = group(people, house, "partners", "me", "friend", "friend", "friend")
    players = joined(people, browsers, table)
    drive(players, 12)
    for since in (0, 1, 7, 11, 12):
        with browsers[0].join(table, since) as again:
            steps = again.welcome["steps"]
            assert [step["version"] for step in steps] == list(range(since + 1, 13))
            heard = {frame["version"]: frame for frame in players[0].frames if frame["t"] == "step"}
            for step in steps:
                assert step.get("events") == heard[step["version"]].get("events")
                assert step.get("seat") == heard[step["version"]].get("seat", step.get("seat"))
                assert "view" not in step
            assert again.view == players[0].view


@pytest.mark.parametrize(
    "since", ["13", "99999999", "999999999999", "-1", "x", "1e1", "%00", "", "0x3", "٣x", "1;drop"]
)
def test_a_version_that_is_nonsense_is_harmless(since: str, house: House, people: People) -> None:
    table, browsers = group(people, house, "magichill", "me", "friend")
    players = joined(people, browsers, table)
    drive(players, 12)
    with browsers[0].join(table, since) as again:
        assert [step["version"] for step in again.welcome["steps"]] == list(range(13))
        assert again.view == players[0].view


def test_who_comes_late_is_told_what_happened_lately(house: House, people: People) -> None:
    table, browsers = group(people, house, "partners", "me", "friend", "friend", "friend")
    drive(joined(people, browsers, table), 75)
    watcher = people.join(people.browser(), table)
    assert [step["version"] for step in watcher.welcome["steps"]] == list(range(16, 76))


def test_everyone_sees_who_is_here(house: House, people: People) -> None:
    table, browsers = group(people, house, "mad", "me", "friend")
    first = people.join(browsers[0], table)
    assert [seat.get("here", False) for seat in first.welcome["table"]["seats"]] == [True, False]
    with browsers[1].join(table), browsers[1].join(table):
        first.hear("table")
        assert first.hear("table")["table"]["seats"][1]["here"] is True
    wait_for(lambda: "here" not in first.hear("table")["table"]["seats"][1])


# --- A server that was killed.


def test_five_tables_stand_where_they_stood_after_a_kill(mortal: House, people: People) -> None:
    wishes = [
        ("mad", "me", "friend"),
        ("mad", "me", "easy", "friend"),
        ("babayaga", "me", "friend", "friend"),
        ("magichill", "me", "friend"),
        ("partners", "me", "friend", "easy", "friend"),
    ]
    groups = [group(people, mortal, *wish) for wish in wishes]
    tables = [joined(people, browsers, table) for table, browsers in groups]
    for number, players in enumerate(tables):
        drive(players, 5 + 3 * number)
    # In the middle of decisions: they are sent, and nobody waits for the answers.
    sent: list[dict[str, Any]] = []
    for players in tables:
        asked = next((player for player in players if player.legal), None)
        if asked:
            sent.append({"t": "play", "id": 77, "version": asked.version, "action": asked.legal[0]})
            asked.say(sent[-1])
    mortal.kill()
    for players in tables:
        for player in players:
            player.closed()
    acknowledged = [max(player.version for player in players) for players in tables]
    views = [{player.seat: dict(player.view) for player in players if player.version == version}
             for players, version in zip(tables, acknowledged, strict=True)]  # fmt: skip
    mortal.start()
    for (table, browsers), version, shown in zip(groups, acknowledged, views, strict=True):
        players = joined(people, browsers, table)
        latest = max(player.version for player in players)
        assert latest >= version
        for player in players:
            player.catch_up(latest)
            if player.welcome["version"] == version and player.seat in shown:
                assert player.welcome["view"] == shown[player.seat]
        drive(players, 6)
    assert sent


def test_a_message_sent_again_after_a_kill_is_applied_once(mortal: House, people: People) -> None:
    table, browsers = group(people, mortal, "mad", "me", "friend")
    players = joined(people, browsers, table)
    for kills in range(2):
        drive(players, 3)
        asked = next(player for player in players if player.legal)
        action, version, number = asked.legal[0], asked.version, kills * 1000
        assert asked.play(action, id=number)["version"] == version + 1
        mortal.kill()
        mortal.start()
        players = joined(people, browsers, table)
        again = players[asked.seat]
        assert again.play(action, id=number, version=version) == {"t": "ack", "id": number, "version": version + 1}
        assert again.version == version + 1
    drive(players)
    state = vaka.replay(people.browser(mortal).get(f"/api/tables/{table}/record").text)
    assert state.winners == players[0].view["winners"]
    assert len(state.history) == players[0].version


def test_what_was_taken_back_stays_taken_back(mortal: House, people: People) -> None:
    table, browsers = group(people, mortal, "magichill", "me", "friend")
    players = joined(people, browsers, table)
    asked = take_back_once(players)
    other = players[1 - asked.seat]
    other.catch_up(asked.version)
    assert other.frames[-1]["undone"] is True
    shown = [dict(player.view) for player in players]
    mortal.kill()
    mortal.start()
    again = joined(people, browsers, table)
    assert [player.view for player in again] == shown
    assert [player.version for player in again] == [asked.version] * 2
    assert again[0].welcome["steps"][-1]["undone"] is True
    drive(again, 10)


def take_back_once(players: list[Player]) -> Player:
    """Play until somebody may take back, and does."""
    while True:
        asked = next(player for player in players if player.legal)
        before = dict(asked.view)
        asked.play_any()
        for player in players:
            player.catch_up(asked.version)
        if asked.undo:
            assert asked.take_back()["undone"] is True
            assert asked.view == before
            return asked
        assert asked.take_back()["reason"] in ("undo", "turn")


def test_taking_back_is_a_step_for_everyone_and_no_part_of_the_record(house: House, people: People) -> None:
    table, players = people.table("babayaga", "me", "friend")
    watcher = people.join(people.browser(), table)
    everyone = [*players, watcher]
    asked = take_back_once(players)
    for player in everyone:
        player.catch_up(asked.version)
        step = player.frames[-1]
        assert (step["undone"], step["seat"]) == (True, asked.seat)
    drive(everyone)
    state = vaka.replay(people.browser().get(f"/api/tables/{table}/record").text)
    assert len(state.history) == asked.version - 2 + (players[0].version - asked.version)
    assert state.view(None)["winners"] == watcher.view["winners"]
    replay = people.browser().get(f"/api/tables/{table}/replay").json()
    assert replay["total"] == len(state.history)


# --- Workers that died.


def gone(process: int) -> bool:
    return not alive(process)


def test_a_table_goes_on_when_its_worker_dies(mortal: House, people: People) -> None:
    _, (player,) = people.table("mad", "me", "expert", house=mortal)
    for _ in range(3):
        for worker in wait_for(mortal.workers):  # for a moment there may be an old one and a new one
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)
            wait_for(partial(gone, worker))
        seen = sum(frame.get("seat") == 1 for frame in player.frames)
        while not player.over and sum(frame.get("seat") == 1 for frame in player.frames) == seen:
            drive([player], 1)
        if player.over:
            break
    drive([player], 4)


# --- Hints and analyses.


def test_hints(house: House, people: People) -> None:
    _, players = people.table("mad", "me", "friend")
    asked = next(player for player in players if player.legal)
    other = players[1 - asked.seat]
    assert other.ask("hint")["reason"] == "turn"
    asked.say({"t": "hint", "id": 1})
    asked.say({"t": "hint", "id": 2})
    busy = asked.answer(2)
    assert (busy["t"], busy["reason"]) == ("refused", "busy")
    hint = asked.answer(1)
    assert hint["t"] == "hint"
    assert hint["version"] == asked.version
    assert hint["simulations"] > 0
    assert {choice["action"] for choice in hint["choices"]} <= set(asked.legal)


def test_no_hints_where_none_were_wished_for(house: House, people: People) -> None:
    _, players = people.table("mad", "me", "friend", hints=False)
    for player in players:
        assert player.ask("hint")["reason"] == "hints"


def test_an_analysis_is_made_once_and_kept(mortal: House, people: People) -> None:
    table, browsers = group(people, mortal, "mad", "me", "friend")
    drive(joined(people, browsers, table))
    path = f"/api/tables/{table}/analysis"
    asker = people.browser(mortal)
    first = asker.post(path).json()
    assert first["state"] == "running"
    found = wait_for(lambda: (answer := asker.post(path).json())["state"] == "done" and answer, 120)["found"]
    assert found
    mortal.kill()
    mortal.start()
    assert asker.post(path).json() == {"state": "done", "found": found}

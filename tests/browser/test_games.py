"""Whole games in real browsers, and a canary: no frame carries anything that its seat has not seen."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import vaka
from tests.browser.player import Player, RunningServer, play_out
from vaka.play import State
from vaka.server import gate

GAMES = {
    "babayaga": ["me", "friend", "bot:hard"],
    "mad": ["me", "friend", "bot:normal", "bot:easy"],
    "partners": ["me", "friend", "bot:normal", "bot:hard"],
    "magichill": ["me", "friend", "bot:expert"],
}


@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_play_a_whole_game(game: str, player: Callable[..., Player], server: RunningServer) -> None:
    anna, bjarki = player("Anna"), player("Bjarki", lang="is")
    table = anna.open_table(game, GAMES[game])
    bjarki.sit(table, anna)
    anna.find("board").wait_for()
    play_out(anna, bjarki)

    record = server.text(f"/api/tables/{table}/record")
    final = vaka.replay(record)
    assert final.over
    names = {0: "Anna", 1: "Bjarki"}
    for person in (anna, bjarki):
        verdict = person.find("end").locator("h2").inner_text()
        assert all((names[seat] in verdict) == (seat in final.winners) for seat in names)
    key = server.get(f"/api/tables/{table}")["table"]["key"]
    check_frames(anna.frames, final, 0, key)
    check_frames(bjarki.frames, final, 1, key)


def check_frames(frames: list[dict[str, Any]], final: State, seat: int, key: str) -> None:
    """Every version came once and in order, and says exactly what the seat may see of that state.

    Until its player sits down, a browser is a spectator's.
    """
    states = replayed(final)
    view: dict[str, Any] = {}
    version = facing = None
    for frame in frames:
        if "over" not in json.dumps(frame.get("table", {})):
            assert key not in json.dumps(frame)
        if frame["t"] == "welcome" and frame["view"]:
            version, view, facing = frame["version"], frame["view"], frame["facing"]
            assert facing in (None, seat)
        elif frame["t"] == "step":
            assert version is not None
            assert frame["version"] == version + 1
            version = frame["version"]
            view |= frame.get("view", {})
            assert frame.get("events", []) == plain(gate.events(states[version], facing))
        else:
            assert frame["t"] in ("table", "welcome", "ack", "pong")
            continue
        assert view == plain(gate.view(states[version], facing))
    assert (version, facing) == (len(final.history), seat)


def replayed(final: State) -> list[State]:
    """The states of a game, from its beginning."""
    assert final._start is not None
    state = final._start.state(final.game)
    states = [state.clone()]
    for action in final.history:
        states.append(state.play(action.id).clone())
    return states


def plain(data: Any) -> Any:
    """As it comes out of JSON."""
    return json.loads(json.dumps(data))

"""Nothing leaks at a table: all that a seat is sent is the same for the game and for any game it imagines."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import vaka
from tests.conftest import lively, walk
from tests.server.client import House, drive
from tests.server.conftest import People
from tests.server.quiet import Ear, asynchronous, quiet
from tests.test_secrets import ALL
from vaka.play import Game, State
from vaka.play.state import key_of
from vaka.server import gate, thinking
from vaka.server.store import Entry
from vaka.server.table import Refusal, Table, encode

GAMES = [game for number, game in enumerate(ALL) if game.name != "babayaga" or number % 2]


def answers(table: Table, state: State, seat: int | None, actions: list[str]) -> list[bytes]:
    """Everything that one seat can be sent about a state, as bytes, whatever it asks."""
    table.history.state = state
    guest = Ear() if seat is None else Ear(seat)
    table.guests = {guest}
    before = dict(table._views)
    sent = [
        encode(table._step(table.history.entries[-1], seat, gate.Telling(table.state))),
        encode(table._welcome(guest, 0)),
    ]
    table._views = before
    sent += [table.describe(guest, lang).encode() for lang in ("en", "is")]
    sent += [encode(_said(table, guest, action)) for action in actions]
    if seat is not None:
        sent.append(encode(table.show_seat(guest, seat)))
    if seat is not None and seat == state.player:
        sent.append(repr(table.question(guest)).encode())
    return sent


def pretended(state: State, seat: int | None, seed: int) -> State:
    """The same game, but with the situation that a seat imagines."""
    twin, imagined = state.clone(), state.imagine(seat, seed)
    twin._frame, twin._n = imagined._frame, imagined._n
    return twin


def _said(table: Table, guest: Ear, action: str) -> list[Any]:
    """What is answered to `why`, and to `play` if it is refused."""
    said: list[Any] = []
    try:
        said.append(table.why_not(guest, action))
    except Refusal as refusal:
        said.append([refusal.reason, refusal.clause, refusal.text, refusal.because])
    if said[0] is None:
        return said
    try:
        table.play(guest, action, table.version, 1).send(None)
    except Refusal as refusal:
        said.append([refusal.reason, refusal.clause, refusal.text, refusal.because])
    return said


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.name}-{game.players}-{ALL.index(game)}")
def test_all_answers_are_the_same_for_what_a_seat_imagines(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vaka.server.table.monotonic", lambda: 0.0)  # for how long others have been gone
    luck = random.Random(game.players)
    names = [str(action) for action in game.all_actions()]
    checked = 0
    for seed in range(2):
        table, shelf, _ = quiet(game, key=key_of(seed))
        decider = game.new(seed).player
        views: dict[int | None, dict[str, Any]] = {}
        for step, state in enumerate((lively, walk)[seed % 2](game.new(seed), seed, 60)):
            assert decider is not None
            table.history.entries.append(Entry(table.id, table.version + 1, decider, state.history[-1].id, None, 0))
            for seat in (*range(game.players), None) if step % 6 == 0 else ():
                actions = [*luck.sample(names, 2), "nonsense"]
                table._views = {seat: views.get(seat, {})}
                real = answers(table, state.clone(), seat, actions)
                table._views = {seat: views.get(seat, {})}
                imagined = answers(table, pretended(state, seat, 100 * seed + step), seat, actions)
                assert real == imagined
                checked += 1
            views = {seat: gate.view(state, seat) for seat in (*range(game.players), None)}
            decider = state.player
        assert shelf.kept == []
    assert checked > 20


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.name}-{game.players}-{ALL.index(game)}")
def test_why_something_is_refused_is_the_same_for_what_a_seat_imagines(game: Game) -> None:
    def reasons(state: State, seat: int) -> list[Any]:
        clauses = [(action, gate.reason(state, action, seat)) for action in names]
        return [(clause, gate.because(state, action, clause, seat)) for action, clause in clauses if clause]

    names = [str(action) for action in game.all_actions()]
    told = 0
    for step, state in enumerate(lively(game.new(7), 7, 40)):
        for seat in range(game.players) if step % 8 == 0 else ():
            real = reasons(state, seat)
            assert real == reasons(pretended(state, seat, step), seat)
            told += sum(because is not None for _, because in real)
    assert told > 100


def test_the_answers_are_not_the_same_for_everyone() -> None:
    """The test above would see a leak: another seat's answers differ."""
    game = vaka.load("mad")
    table, _, _ = quiet(game, key=key_of(1))
    state = game.new(1)
    decider = state.player
    assert decider is not None
    state.play(state.legal()[0])
    table.history.entries = [Entry(table.id, 1, decider, state.history[0].id, None, 0)]
    differing = [answers(table, pretended(state, 0, 5), 1, []), answers(table, state.clone(), 1, [])]
    assert differing[0] != differing[1]


def test_nobody_is_told_a_token_or_an_owner(house: House, people: People) -> None:
    host, friend = people.browser(), people.browser()
    table = host.open("mad", ["me", "friend"])
    friend.sit(table)
    players = [people.join(host, table), people.join(friend, table)]
    drive(players, 10)
    said = json.dumps([player.frames for player in players]) + host.get(f"/api/tables/{table}").text
    for browser in (host, friend):
        assert browser.token
        assert browser.token not in said
    assert "owner" not in said
    for browser in (host, friend):
        assert browser.token not in house.said()


def test_before_all_sit_nothing_is_shown(house: House, people: People) -> None:
    host = people.browser()
    table = host.open("mad", ["me", "friend"])
    player = people.join(host, table)
    assert player.welcome["view"] is None
    assert player.welcome["steps"] == []
    action = str(vaka.load("mad").all_actions()[0])
    messages: dict[str, dict[str, Any]] = {
        "play": {"version": 0, "action": action},
        "undo": {"version": 0},
        "why": {"action": action},
        "hint": {},
        "describe": {"lang": "en"},
    }
    for kind, fields in messages.items():
        answer = player.ask(kind, **fields)
        assert (answer["t"], answer["reason"]) == ("refused", "waiting"), kind
    player.say({"t": "face", "seat": 0})
    assert player.hear("refused")["reason"] == "waiting"


@pytest.mark.parametrize("part", ["record", "replay", "analysis"])
def test_a_game_that_is_not_over_keeps_its_secrets(part: str, house: House, people: People) -> None:
    table, players = people.table("mad", "me", "friend")
    drive(players, 3)
    browser = people.browser()
    method = "POST" if part == "analysis" else "GET"
    answer = browser.request(method, f"/api/tables/{table}/{part}")
    assert (answer.status_code, answer.json()["error"]) == (409, "waiting")
    assert "key" not in browser.info(table)


@asynchronous
async def test_a_hint_is_thought_from_the_seat_that_asked() -> None:
    """Even if the turn has passed on before anybody began to think."""
    table, _, _ = quiet(vaka.load("mad"))
    guests = [Ear(0), Ear(1)]
    first = table.state.player
    assert first is not None
    question = table.question(guests[first])
    for _ in range(20):
        if table.state.player != first:
            break
        await table.play(guests[first], str(table.state.legal()[0]), table.version, table.version)
    assert table.state.player != first
    thought_of = thinking.state_of(question)
    assert thought_of.player == first
    assert thought_of.view(first)["hands"][first] == table.game.new(table.saved.key).view(first)["hands"][first]

"""Nothing leaks at a table: all that a seat is sent is the same for the game and for any game it imagines."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import vaka
from tests.conftest import lively, walk
from tests.table.client import House, drive
from tests.table.conftest import People
from tests.table.quiet import Ear, asynchronous, quiet
from tests.test_secrets import ALL
from vaka.game import Game, State
from vaka.table import gate, workers
from vaka.table.match import Match, Refusal, encode
from vaka.table.store import Entry

GAMES = [game for number, game in enumerate(ALL) if game.name != "babayaga" or number % 2]


def answers(match: Match, state: State, seat: int | None, actions: list[str]) -> list[bytes]:
    """Everything that one seat can be sent about a state, as bytes, whatever it asks."""
    match.state = state
    guest = Ear() if seat is None else Ear(seat)
    match.guests = {guest}
    entry = Entry(match.id, 1, match.deciders[-1], 0, None, 0)
    before = dict(match._views)
    sent = [encode(match._step(entry, seat, gate.Telling(match.state))), encode(match._welcome(guest, 0))]
    match._views = before
    sent += [match.describe(guest, lang).encode() for lang in ("en", "is")]
    sent += [encode(_said(match, guest, action)) for action in actions]
    if seat is not None:
        sent.append(encode(match.face(guest, seat)))
    if seat is not None and seat == state.player:
        sent.append(repr(workers._sight(match.thinking(guest))).encode())
    return sent


def _said(match: Match, guest: Ear, action: str) -> list[Any]:
    """What is answered to `why`, and to `play` if it is refused."""
    said: list[Any] = []
    try:
        said.append(match.why_not(guest, action))
    except Refusal as refusal:
        said.append([refusal.reason, refusal.clause, refusal.text])
    if said[0] is None:
        return said
    try:
        match.play(guest, action, match.version, 1).send(None)
    except Refusal as refusal:
        said.append([refusal.reason, refusal.clause, refusal.text])
    return said


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.name}-{game.players}-{ALL.index(game)}")
def test_all_answers_are_the_same_for_what_a_seat_imagines(game: Game) -> None:
    match, shelf, _ = quiet(game)
    luck = random.Random(game.players)
    names = [str(action) for action in game.all_actions()]
    checked = 0
    for seed in range(2):
        before = game.new(seed)
        decider = before.player
        views: dict[int | None, dict[str, Any]] = {}
        for step, state in enumerate((lively, walk)[seed % 2](game.new(seed), seed, 60)):
            assert decider is not None
            match.deciders = [decider]
            for seat in (*range(game.players), None) if step % 6 == 0 else ():
                actions = [*luck.sample(names, 2), "nonsense"]
                match._views = {seat: views.get(seat, {})}
                real = answers(match, state.clone(), seat, actions)
                match._views = {seat: views.get(seat, {})}
                imagined = answers(match, state.imagine(seat, 100 * seed + step), seat, actions)
                assert real == imagined
                checked += 1
            views = {seat: gate.view(state, seat) for seat in (*range(game.players), None)}
            decider = state.player
    assert checked > 20
    assert shelf.kept == []


def test_the_answers_are_not_the_same_for_everyone() -> None:
    """The test above would see a leak: another seat's answers differ."""
    game = vaka.load("mad")
    match, _, _ = quiet(game)
    match.deciders = [0]
    state = game.new(1)
    differing = [answers(match, state.imagine(0, 5), 1, []), answers(match, state.clone(), 1, [])]
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
    match, _, _ = quiet(vaka.load("mad"))
    guests = [Ear(0), Ear(1)]
    first = match.state.player
    assert first is not None
    state = match.thinking(guests[first])
    for _ in range(20):
        if match.state.player != first:
            break
        await match.play(guests[first], str(match.state.legal()[0]), match.version, match.version)
    assert match.state.player != first
    assert state.player == first

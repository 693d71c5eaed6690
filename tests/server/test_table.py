"""One table by itself: clocks, stand-ins, taking back, and what happens when something fails."""

from __future__ import annotations

import asyncio
import json
import random
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

import vaka
from tests.server.client import House as Running
from tests.server.conftest import People
from tests.server.quiet import BOT, Bots, Ear, Shelf, asynchronous, quiet, refused, until
from vaka.play import Game, State
from vaka.server import gate, thinking
from vaka.server import table as table_module
from vaka.server.gate import Question
from vaka.server.limits import Bucket
from vaka.server.socket import LATER, OUTBOX, Noise, Socket
from vaka.server.store import Seat
from vaka.server.table import Refusal, Table
from vaka.server.turns import Shares
from vaka.server.wire import AT_ONCE
from vaka.server.workers import Workers


@pytest.fixture
def mad() -> Game:
    return vaka.load("mad")


# --- Clocks.


def timed(game: Game, seconds: float, *seats: Seat) -> tuple[Table, Shelf, Bots]:
    """A table whose clock is shorter than anybody could wish for."""
    table, shelf, bots = quiet(game, *seats)
    table._clock.seconds = seconds
    return table, shelf, bots


@asynchronous
async def test_a_bot_stands_in_for_who_is_away_and_leaves_when_they_play() -> None:
    table, _, bots = timed(vaka.load("mad"), 0.2)
    guests = [Ear(0), Ear(1)]
    for guest in guests:
        table.join(guest, None)
    first = table.state.player
    assert first is not None
    left = guests[first].last("welcome")["left"]
    assert 0 <= left <= 0.2
    await until(lambda: first in table.away)
    assert guests[0].last("table")["table"]["seats"][first]["away"] is True
    await until(lambda: table.version > 0)
    assert bots.asked[0] == table_module.STAND_IN_LEVEL
    assert table.history.entries[0].seat == first
    assert table.history.entries[0].request is None
    await table.back(guests[first])
    assert first not in table.away
    assert "away" not in guests[0].last("table")["table"]["seats"][first]
    table.rest()


@asynchronous
async def test_nobody_gains_time_by_coming_back() -> None:
    """Once the clock ran out the bot's decision stands, unless its player decides."""
    table, _, _ = timed(vaka.load("mad"), 0.05)
    table._pace = 0.2
    first = table.state.player
    assert first is not None
    guest = Ear(first)
    table.join(guest, None)
    await until(lambda: first in table.away)
    while table.version == 0:
        await table.back(guest)
        table.join(guest, None)
        await asyncio.sleep(0.01)
    assert table.history.entries[0].request is None
    assert first not in table.away
    table.rest()


@asynchronous
async def test_an_own_decision_sends_the_stand_in_away() -> None:
    table, _, bots = timed(vaka.load("mad"), 1000)
    first = table.state.player
    assert first is not None
    guest = Ear(first)
    table.join(guest, None)
    table.away.add(first)
    await table.play(guest, str(table.state.legal()[0]), 0, 7)
    assert table.away == set()
    assert table.history.entries[0].request == 7
    assert bots.asked == []
    table.rest()


@asynchronous
async def test_coming_back_sends_the_stand_in_away() -> None:
    table, _, _ = timed(vaka.load("mad"), 1000)
    first = table.state.player
    assert first is not None
    table.away.add(first)
    table.join(Ear(first), None)
    assert table.away == set()
    table.rest()


@asynchronous
async def test_nobody_winds_up_the_clock_by_coming_or_filling() -> None:
    table, _, _ = timed(vaka.load("mad"), 0.2)
    first = table.state.player
    assert first is not None
    table.join(Ear(first), None)
    deadline = table._clock.deadline
    assert deadline
    while asyncio.get_running_loop().time() < deadline - 0.05:
        table.join(Ear(), None)
        table.join(Ear(first), None)
        assert (await refused(table.fill("easy"))).reason == "seat"
        assert table._clock.deadline == deadline
        await asyncio.sleep(0.02)
    await until(lambda: first in table.away)
    table.rest()


@asynchronous
async def test_nobody_holds_up_a_bot_by_coming_again_and_again(mad: Game) -> None:
    table, _, bots = quiet(mad, BOT, BOT)
    table._pace = 0.1
    table.join(Ear(), None)
    for _ in range(1000):
        guest = Ear()
        table.join(guest, None)
        await asyncio.sleep(0.01)
        table.leave(guest)
        if table.version:
            break
    assert table.version == 1
    assert len(bots.asked) <= 2
    table.rest()


# --- When something fails.


@asynchronous
async def test_what_cannot_be_kept_has_not_happened(mad: Game) -> None:
    table, shelf, _ = quiet(mad)
    first = table.state.player
    assert first is not None
    guest = Ear(first)
    table.join(guest, None)
    before, heard = table.state.clone(), len(guest.heard)
    shelf.failing = True
    action = str(table.state.legal()[0])
    assert (await refused(table.play(guest, action, 0, 1))).reason == "store"
    assert table.state == before
    assert table.version == 0
    assert len(guest.heard) == heard
    shelf.failing = False
    assert await table.play(guest, action, 0, 1) is None
    assert guest.last("step")["ack"] == 1


@asynchronous
async def test_a_bot_whose_decision_cannot_be_kept_tries_again(mad: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "RETRY_SECONDS", 0.01)
    table, shelf, bots = quiet(mad, BOT, BOT)
    shelf.failing = True
    table.join(Ear(), None)
    await until(lambda: bool(bots.asked))
    for _ in range(10):
        await asyncio.sleep(0.005)
    assert table.version == 0
    shelf.failing = False
    await until(lambda: table.version > 3)
    table.rest()


class Foolish(Bots):
    """Bots that fail, or decide what nobody may."""

    def __init__(self, fault: Exception | None) -> None:
        super().__init__()
        self.fault = fault

    async def _first(self, question: Question) -> int:
        if self.fault:
            raise self.fault
        state = thinking.state_of(question)
        legal = {action.id for action in state.legal()}
        return next(number for number in range(state.game.actions) if number not in legal)


@pytest.mark.parametrize("fault", [None, RuntimeError("no worker left")])
@asynchronous
async def test_a_bot_that_fails_does_not_stall_the_table(fault: Exception | None) -> None:
    table, shelf, _ = quiet(vaka.load("mad"), BOT, BOT)
    table._bots = Foolish(fault)
    table.join(Ear(), None)
    await until(lambda: table.version > 2)
    table.rest()
    again = table.game.new(table.saved.key)
    for entry in shelf.kept:
        assert entry.action is not None
        again.play(entry.action)


@asynchronous
async def test_a_table_at_rest_decides_no_more(mad: Game) -> None:
    table, shelf, _ = quiet(mad, BOT, BOT)
    table.join(Ear(), None)
    await until(lambda: len(shelf.kept) > 2)
    table.rest()
    await asyncio.sleep(0.01)
    kept = len(shelf.kept)
    for _ in range(20):
        await asyncio.sleep(0.001)
    assert len(shelf.kept) == kept


# --- Taking back.


def revealed(state: State) -> bool:
    return any(event["event"] in state.game.definition.revealing for event in state.events(None))


@pytest.mark.parametrize("name", ["babayaga", "mad", "magichill", "partners"])
@asynchronous
async def test_taking_back_is_allowed_as_by_the_rule(name: str) -> None:
    """Only the last decision, by the one who made it, if nothing was revealed and the same seat decides again."""
    luck = random.Random(4)
    game = vaka.load(name)
    table, _, _ = quiet(game, key=bytes([3] * 32))
    guests = [Ear(seat) for seat in range(game.players)]
    watcher = Ear()
    for guest in (*guests, watcher):
        table.join(guest, None)
    taken = shown = request = 0
    while not table.state.over and (taken < 12 or table.version < 150) and table.version < 500:
        seat = table.state.player
        assert seat is not None
        before = table.state.clone()
        legal = table.state.legal()
        lively = [action for action in legal if str(action).split()[0] not in ("draw", "swap", "toss")]
        request += 1
        chosen = luck.choice(lively if lively and request % 3 else legal)
        await table.play(guests[seat], str(chosen), table.version, request)
        allowed = table.state.player == seat and not revealed(table.state)
        shown += table.state.player == seat and revealed(table.state)
        for other in range(game.players):
            assert guests[other].last("step").get("undo", False) is (allowed and other == seat)
        assert "undo" not in watcher.last("step")
        request += 1
        if not allowed:
            refusal = await refused(table.undo(guests[seat], table.version, request))
            assert refusal.reason in ("undo", "turn")
            continue
        for other in range(game.players):
            if other != seat:
                assert (await refused(table.undo(guests[other], table.version, request))).reason == "turn"
        assert await table.undo(guests[seat], table.version, request) is None
        taken += 1
        assert table.state == before
        assert table.state.legal() == legal
        for guest in (*guests, watcher):
            step = guest.last("step")
            assert step["undone"] is True
            assert step["seat"] == seat
            assert "events" not in step
        version = table.version
        assert await table.undo(guests[seat], version, request) == version
    assert taken >= 5
    assert shown or name != "mad"  # elsewhere the turn passes on with what is revealed
    for guest in (*guests, watcher):
        view: dict[str, Any] = {}
        for frame in map(json.loads, guest.heard):
            view |= frame.get("view") or {}
        assert view == json.loads(json.dumps(gate.view(table.state, guest.facing)))
    reloaded = Table(replace(table.saved, entries=table.history.entries), Shelf(), Bots(), 0)
    assert reloaded.state == table.state
    assert reloaded.version == table.version
    steps = reloaded.steps(-1, 0)
    assert [step.version for step in steps] == list(range(table.version + 1))


# --- One browser with two seats.


@asynchronous
async def test_hot_seat() -> None:
    table, _, _ = quiet(vaka.load("mad", players=3))
    both, other = Ear(0, 1), Ear(2)
    table.join(both, None)
    table.join(other, None)
    assert both.last("welcome")["facing"] is None
    assert both.last("welcome")["view"] == json.loads(json.dumps(gate.view(table.state, None)))
    first = table.state.player
    assert first is not None
    if first == 2:
        await table.play(other, str(table.state.legal()[0]), 0, 1)
    for seat in (0, 1):
        assert table.show_seat(both, seat).view == gate.view(table.state, seat)
    with pytest.raises(Refusal, match="seat"):
        table.show_seat(both, 2)
    assert both.facing == 1


def test_hot_seat_over_sockets(house: Running, people: People) -> None:
    host, friend = people.browser(), people.browser()
    table = host.open("mad", ["me", "friend", "hot"])
    friend.sit(table)
    player, other = people.join(host, table), people.join(friend, table)
    assert player.welcome["seats"] == [0, 2]
    assert player.welcome["facing"] is None
    assert player.legal == []
    assert all(card is None for hand in player.view["hands"] for card in cards(hand))
    played = False
    for _ in range(12):
        if other.legal:
            other.play_any()
            player.catch_up(other.version)
            continue
        turn = player.view["player"]
        if player.view["seat"] != turn:
            assert player.play(next(iter(other.welcome["view"]["legal"]), "draw"))["reason"] in ("turn", "unreadable")
        player.say({"t": "face", "seat": turn})
        look = player.hear("look")
        assert (look["facing"], look["view"]["seat"], look["version"]) == (turn, turn, player.version)
        hands = look["view"]["hands"]
        # Later on one may have given the other a card, which both then know.
        assert played or all(card is None for card in cards(hands[2 - turn]))
        player.say({"t": "face", "seat": 1})
        assert player.hear("refused")["reason"] == "seat"
        player.play_any()
        played = True
        other.catch_up(player.version)
    with host.join(table) as again:
        assert again.welcome["facing"] is None


def cards(hand: Any) -> list[Any]:
    """The cards of a hand in a view, None where they are hidden."""
    return [card["card"] if isinstance(card, dict) else card for card in hand]


# --- Sockets that are slow, and thinking that fails.


class Line:
    """A connection that takes messages only when it is allowed to."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.gone = False
        self.sent: list[str] = []
        self.code: int | None = None
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.scope = {"extensions": {AT_ONCE: {"write": self.write, "let_go": self.let_go}}}

    def write(self, message: bytes) -> bool:
        if self.open.is_set() and not self.gone:
            self.sent.append(message.decode())
            return True
        return False

    def let_go(self, code: int, _reason: str) -> None:
        self.code = code
        self.said.put_nowait({"type": "websocket.disconnect"})

    async def send_text(self, text: str) -> None:
        await self.open.wait()
        if self.gone:
            raise WebSocketDisconnect
        self.sent.append(text)

    async def receive(self) -> dict[str, Any]:
        return await self.said.get()

    async def close(self, code: int) -> None:
        self.code = code
        self.said.put_nowait({"type": "websocket.disconnect"})


class Broken:
    """A house whose workers fail."""

    workers: Any

    def __init__(self) -> None:
        self.workers, self.shares = self, Shares()

    async def hint(self, _question: Question, _table: str) -> dict[str, Any]:
        raise RuntimeError("no worker left")


def socket_at(table: Table, seat: int, address: str = "", noise: Noise | None = None) -> tuple[Socket, Line]:
    line, owner = Line(), bytes([seat] * 32)
    limits = Bucket(100, 100), noise or Noise()
    return Socket(line, table, owner, address, *limits, Broken()), line  # type: ignore[arg-type]


@asynchronous
async def test_a_client_that_is_too_slow_is_let_go_and_holds_up_nobody(mad: Game) -> None:
    table, _, _ = quiet(mad)
    slow, line = socket_at(table, 0)
    table.join(slow, None)
    running = asyncio.create_task(slow.run())
    await asyncio.sleep(0)
    for _ in range(OUTBOX + 10):
        table.tell_changed()
    await running
    assert line.code == LATER
    assert line.sent == []


@asynchronous
async def test_chatter_drives_nobody_out(mad: Game) -> None:
    table, _, _ = quiet(mad)
    listener, line = socket_at(table, 0)
    noisy, other_line = socket_at(table, 1)
    table.guests |= {listener, noisy}
    running = [asyncio.create_task(client.run()) for client in (listener, noisy)]
    text = json.dumps({"t": "react", "sign": "wave"})
    for _ in range(OUTBOX + 40):
        await noisy._heard(text)
    table.tell_changed()
    line.open.set()
    await until(lambda: bool(line.sent) and json.loads(line.sent[-1])["t"] == "table")
    assert len(line.sent) < OUTBOX // 2
    assert line.code is None
    for connection in (line, other_line):
        connection.open.set()
        await connection.close(1000)
    await asyncio.gather(*running)


@asynchronous
async def test_what_is_left_of_a_client_that_is_gone_is_not_worked_off(mad: Game) -> None:
    table, _, _ = quiet(mad)
    flooding, line = socket_at(table, 0)

    line.gone = True
    line.open.set()
    for _ in range(50):
        line.said.put_nowait({"type": "websocket.receive", "text": '{"t":"ping"}'})
    await flooding.run()
    assert line.said.qsize() > 40


@asynchronous
async def test_a_hint_that_fails_is_answered(mad: Game) -> None:
    table, _, _ = quiet(mad)
    assert table.state.player is not None
    client, line = socket_at(table, table.state.player)
    line.open.set()
    running = asyncio.create_task(client.run())
    line.said.put_nowait({"type": "websocket.receive", "text": '{"t":"hint","id":3}'})
    await until(lambda: bool(line.sent))
    assert json.loads(line.sent[0])["reason"] == "busy"
    assert json.loads(line.sent[0])["id"] == 3
    await line.close(1000)
    await running


class Dying(Executor):
    """A pool whose worker dies with everything that it was asked."""

    def __init__(self) -> None:
        self.asked: list[Future[Any]] = []
        self._processes: dict[int, Any] = {}

    def submit(self, *_work: Any, **_named: Any) -> Future[Any]:
        self.asked.append(Future())
        return self.asked[-1]


@asynchronous
async def test_a_pool_that_broke_is_replaced_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[ThreadPoolExecutor] = []

    def make(*_arguments: Any) -> ThreadPoolExecutor:
        made.append(ThreadPoolExecutor(1))
        return made[-1]

    monkeypatch.setattr("vaka.server.workers.ProcessPoolExecutor", make)
    crew, dying = Workers(3), Dying()
    crew._pools["bots"] = dying  # type: ignore[assignment]
    asking = [asyncio.create_task(crew.warm()) for _ in range(3)]
    await until(lambda: len(dying.asked) == 3)
    for future in dying.asked:
        future.set_exception(BrokenProcessPool())
    await asyncio.gather(*asking)
    assert len(made) == 1
    made[0].shutdown()

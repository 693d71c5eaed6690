"""One table by itself: clocks, stand-ins, taking back, and what happens when something fails."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any

import pytest

import vaka
from tests.table.quiet import Bots, Ear, Shelf, quiet, refused
from vaka.game import Game, State
from vaka.table import house, match
from vaka.table.match import Match, Pace
from vaka.table.store import Entry, Saved, Seat, Store, StoreError
from vaka.table.workers import Workers


def asynchronous(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test on an event loop."""

    @wraps(test)
    def run(*arguments: Any, **named: Any) -> None:
        asyncio.run(asyncio.wait_for(test(*arguments, **named), 30))

    return run


async def until(condition: Callable[[], bool]) -> None:
    """Let the loop run until something is so."""
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.001)


def person(number: int) -> Seat:
    return Seat("person", f"P{number}", owner=bytes([number] * 32))


BOT = Seat("bot", level="hard")


@pytest.fixture
def mad() -> Game:
    return vaka.load("mad")


# --- Clocks.


def timed(game: Game, seconds: float, *seats: Seat) -> tuple[Match, Shelf, Bots]:
    """A table whose clock is shorter than anybody could wish for."""
    table, shelf, bots = quiet(game, *seats)
    table.saved.clock = seconds  # type: ignore[assignment]
    return table, shelf, bots


@asynchronous
async def test_a_bot_stands_in_for_who_is_away_and_leaves_when_they_play() -> None:
    table, _, bots = timed(vaka.load("mad"), 0.05)
    guests = [Ear(0), Ear(1)]
    for guest in guests:
        table.join(guest, None)
    first = table.state.player
    assert first is not None
    left = guests[first].last("welcome")["left"]
    assert 0 < left <= 0.05
    await until(lambda: first in table.away)
    assert guests[0].last("table")["table"]["seats"][first]["away"] is True
    await until(lambda: table.version > 0)
    assert bots.asked[0] == match.STAND_IN
    assert table.entries[0].seat == first
    assert table.entries[0].request is None
    table.back([first])
    assert first not in table.away
    assert "away" not in guests[0].last("table")["table"]["seats"][first]
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
    assert table.entries[0].request == 7
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
    deadline = table._deadline
    assert deadline
    while asyncio.get_running_loop().time() < deadline - 0.05:
        table.join(Ear(), None)
        table.join(Ear(first), None)
        assert (await refused(table.fill("easy"))).reason == "seat"
        assert table._deadline == deadline
        await asyncio.sleep(0.02)
    await until(lambda: first in table.away)
    table.rest()


@asynchronous
async def test_nobody_holds_up_a_bot_by_coming_again_and_again(mad: Game) -> None:
    table, _, bots = quiet(mad, BOT, BOT)
    table._pace = Pace(0.1)
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
    monkeypatch.setattr(match, "AGAIN", 0.01)
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

    async def _first(self, state: State) -> int:
        if self.fault:
            raise self.fault
        legal = {action.id for action in state.legal()}
        return next(number for number in range(state.game.actions) if number not in legal)


@pytest.mark.parametrize("fault", [None, RuntimeError("no worker left")])
@asynchronous
async def test_a_bot_that_fails_does_not_stall_the_table(fault: Exception | None) -> None:
    table, shelf, _ = quiet(vaka.load("mad"), BOT, BOT)
    table._thinkers = Foolish(fault)
    table.join(Ear(), None)
    await until(lambda: table.version > 5)
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
    return any(event["event"] in state.game.face.revealing for event in state.events(None))


@pytest.mark.parametrize("name", ["babayaga", "mad", "magichill", "partners"])
@asynchronous
async def test_taking_back_is_allowed_as_by_the_rule(name: str) -> None:
    """Only the last decision, by who made it, if nothing was revealed and the same seat decides again."""
    luck = random.Random(4)
    game = vaka.load(name)
    table, _, _ = quiet(game, key=bytes([3] * 32))
    guests = [Ear(seat) for seat in range(game.players)]
    watcher = Ear()
    for guest in (*guests, watcher):
        table.join(guest, None)
    taken = request = 0
    while not table.state.over and (taken < 12 or table.version < 150) and table.version < 500:
        seat = table.state.player
        assert seat is not None
        before = table.state.clone()
        legal = table.state.legal()
        lively = [action for action in legal if str(action).split()[0] not in ("draw", "swap", "toss")]
        request += 1
        await table.play(guests[seat], str(luck.choice(lively or legal)), table.version, request)
        allowed = table.state.player == seat and not revealed(table.state)
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
    assert taken >= 5 or name == "mad"
    for guest in (*guests, watcher):
        view: dict[str, Any] = {}
        for frame in map(json.loads, guest.heard):
            view |= frame.get("view") or {}
        assert view == json.loads(json.dumps(table.state.view(guest.facing)))
    reloaded = Match(table.saved, Shelf(), Bots(), Pace(0))
    assert reloaded.state == table.state
    assert reloaded.version == table.version
    assert reloaded.deciders == table.deciders
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
    assert both.last("welcome")["view"] == json.loads(json.dumps(table.state.view(None)))
    first = table.state.player
    assert first is not None
    if first == 2:
        await table.play(other, str(table.state.legal()[0]), 0, 1)
    for seat in (0, 1):
        assert table.face(both, seat).view == table.state.view(seat)
    with pytest.raises(match.Refusal, match="seat"):
        table.face(both, 2)
    assert both.facing == 1


# --- The house.


@asynchronous
async def test_tables_are_put_away_and_found_again(tmp_path: Any) -> None:
    store, workers = Store(tmp_path / "tables.sqlite"), Workers(1)
    rooms = house.House(store, workers, Pace(0))
    for ready in rooms.ready.values():
        ready.set()
    table = await rooms.open(opening(), bytes(32))
    first = table.state.player
    assert first is not None
    guest = Ear(first)
    table.join(guest, None)
    await table.play(guest, str(table.state.legal()[0]), 0, 5)
    rooms.put_away(0)
    assert await rooms.find(table.id) is table
    table.leave(guest)
    rooms.put_away(house.IDLE)
    assert await rooms.find(table.id) is table
    rooms.put_away(0)
    found = await asyncio.gather(*(rooms.find(table.id) for _ in range(5)))
    again = found[0]
    assert again
    assert all(other is again for other in found)
    assert again is not table
    assert again.state == table.state
    assert again.requests == {(first, 5): 1}
    await rooms.close()


def opening() -> Any:
    from vaka.table.protocol import Opening, SeatWish

    return Opening("mad", [SeatWish("me"), SeatWish("hot")])


@asynchronous
async def test_one_table_that_cannot_be_read_does_not_hide_the_others(tmp_path: Any) -> None:
    """As after a change of the rules: its decisions are illegal now."""
    rooms = house.House(Store(tmp_path / "tables.sqlite"), Workers(1), Pace(0))
    for ready in rooms.ready.values():
        ready.set()
    good, bad = await rooms.open(opening(), bytes(32)), await rooms.open(opening(), bytes(32))
    illegal = next(number for number in range(bad.game.actions) if bad.state.why_not(number))
    await rooms.store.append(Entry(bad.id, 1, 0, illegal, 1, 0))
    rooms.put_away(0)
    assert [table["id"] for table in await rooms.of_owner(bytes(32))] == [good.id]
    assert await rooms.find(bad.id) is None
    await rooms.close()


# --- The store.


@asynchronous
async def test_decisions_that_come_together_are_all_kept(tmp_path: Any) -> None:
    store = Store(tmp_path / "tables.sqlite")
    saved = Saved("t", "mad", "{}", bytes(32), True, None, 0, [person(0), BOT])
    await store.add(saved)
    await asyncio.gather(*(store.append(Entry("t", version, 0, 1, version, 0)) for version in range(1, 50)))
    loaded = await store.load("t")
    assert loaded
    assert [entry.version for entry in loaded.entries] == list(range(1, 50))
    assert loaded.seats == saved.seats
    with pytest.raises(StoreError):
        await store.append(Entry("t", 7, 0, 1, None, 0))
    with pytest.raises(StoreError):
        await store.append(Entry("nothing", 1, 0, 1, None, 0))
    with pytest.raises(StoreError) as fault:
        await store.add(saved)
    assert bytes(32).hex() not in str(fault.value)
    assert "\\x00" not in str(fault.value)
    assert await store.alive()
    await store.close()

"""The house: all tables, opened, found again, and put away when nobody is there."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import hashlib
import json
import secrets
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from hmac import compare_digest
from time import monotonic
from typing import Any

import structlog

from vaka.errors import OptionError, RecordError
from vaka.games.registry import games
from vaka.play import State
from vaka.server import catalogue, gate
from vaka.server.history import MOST_STEPS
from vaka.server.metrics import FORGOTTEN, OPENED
from vaka.server.neighbours import Neighbours
from vaka.server.news import AnyNews, Rearranged
from vaka.server.protocol import AnalysisDone, AnalysisRunning, MyTable, Opening
from vaka.server.store import CodeUsed, Offer, Overtaken, Saved, Seat, Store, StoreError, now
from vaka.server.store.forget import AT_ONCE, KEEP_ALL, Rule
from vaka.server.table import Refusal, Table, distinct
from vaka.server.thinking import Thinkers
from vaka.server.turns import Shares, Urgency
from vaka.server.workers import prepare

LOG = structlog.get_logger()
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # no letters that look alike
IDLE_MS = 600_000  # milliseconds after which a table without guests is put away
OVER_MS = 60_000  # the same where the game is over: few come back, and finding it again is quick
SWEEP_SECONDS = 60.0  # between two looks for such tables
TIDY_SECONDS = 3600.0  # between two searches for garbage where somebody always plays
LOOK_SECONDS = 1.0  # between two looks at what the host did to tables
LOOK_AT = 200  # tables that are looked at together
FORGET_SECONDS = 3600.0  # between two looks for tables to forget
OFFER_MS = 600_000  # milliseconds during which a seat can be taken to another device
LONG_GAME = 500  # decisions; longer ones are loaded in a thread
RETRY_SECONDS = 5.0  # until a game that could not be compiled is tried again
GC_THRESHOLDS = (20_000, 25, 1000)  # when Python collects garbage by itself: old objects almost never


def tidy() -> None:
    """Collect garbage, and never look at what is left again.

    Searching a thousand tables and their sockets holds up all of them for a second, so it is done while nobody plays,
    or once in an hour. What a table or a socket leaves behind needs no search: nothing in it points in a circle.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def owner_of(token: str) -> bytes:
    """What is kept of a browser's secret token."""
    return hashlib.sha256(token.encode()).digest()


class House:
    """All tables of one server."""

    def __init__(self, store: Store, workers: Thinkers, pace: float, rule: Rule = KEEP_ALL) -> None:
        self.store = store
        self.workers = workers
        self.pace = pace
        self.rule = rule
        """Which old tables are forgotten."""
        self.shares = Shares()
        """What is thought about for each address."""
        self.ready: dict[str, asyncio.Event] = {name: asyncio.Event() for name in games()}
        self._wanted = ""
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._analyses: dict[str, asyncio.Task[None]] = {}
        self._rematching = asyncio.Lock()
        self.neighbours = Neighbours(self, store.notices(), store.secret) if store.shared else None
        """The other servers on the same database, if there can be any."""
        self._chores: set[asyncio.Task[Any]] = set()

    def begin(self) -> None:
        """Compile what is not compiled yet, and look after idle tables."""
        for chore in (self._prepare(), self._sweep(), self._look_around(), self._forget_old()):
            self._chores.add(asyncio.create_task(chore))
        if self.neighbours:
            self.neighbours.begin()

    async def _prepare(self) -> None:
        try:
            await self.workers.warm()
        except Exception:  # bots fall back to any legal action; tables go on
            LOG.exception("workers did not start")
        while left := [name for name, event in self.ready.items() if not event.is_set()]:
            # A game that somebody waits for comes first.
            name = self._wanted if self._wanted in left else left[0]
            try:
                await prepare(name)
            except Exception:
                LOG.exception("game cannot be compiled", game=name)
                await asyncio.sleep(RETRY_SECONDS)
                continue
            self.ready[name].set()
            LOG.info("game ready", game=name)
        tidy()

    @property
    def prepared(self) -> bool:
        """Whether every game is compiled."""
        return all(event.is_set() for event in self.ready.values())

    def readiness(self) -> dict[str, bool]:
        """Which games are compiled."""
        return {name: event.is_set() for name, event in self.ready.items()}

    def counts(self) -> dict[str, int]:
        """How many tables are in memory, by game; may be asked from another thread."""
        count = Counter(table.game.name for table in list(self._tables.values()))
        return {name: count[name] for name in self.ready}

    async def _need(self, game: str) -> None:
        """Wait until a game is compiled."""
        self._wanted = game
        await self.ready[game].wait()

    async def _sweep(self) -> None:
        untidy, tidied = 0, monotonic()
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            untidy += self.put_away(IDLE_MS)
            calm = not any(table.guests for table in self._tables.values())
            if untidy and (calm or monotonic() - tidied >= TIDY_SECONDS):
                tidy()
                untidy, tidied = 0, monotonic()

    def put_away(self, idle: int) -> int:
        """Forget the tables where nobody has been for some milliseconds; returns how many there were."""
        before = len(self._tables)
        for table in list(self._tables.values()):
            patience = min(idle, OVER_MS) if table.state.over else idle
            if not table.guests and not table.deciding and now() - table.idle_since >= patience:
                table.rest()
                del self._tables[table.id]
        return before - len(self._tables)

    # --- What the host wants.

    async def _look_around(self) -> None:
        """See again and again what the host did to tables that are held here, some of them at a time."""
        while True:
            for some in batched(list(self._tables), LOOK_AT):
                await asyncio.sleep(LOOK_SECONDS)
                with contextlib.suppress(StoreError):  # it is tried again, and decisions tell what is wrong
                    await self.look_at(some)
            await asyncio.sleep(LOOK_SECONDS)

    async def look_at(self, tables: Sequence[str]) -> None:
        """See whether the host has ended some tables, lets them go on, or has deleted them."""
        there = await self.store.closed(tables)
        for table in [self._tables[name] for name in tables if name in self._tables]:
            if table.id not in there:
                table.rest()
                del self._tables[table.id]
                for guest in list(table.guests):
                    guest.dismiss()
            elif table.saved.closed != there[table.id]:
                table.close(there[table.id])

    async def _forget_old(self) -> None:
        while self.rule:
            await asyncio.sleep(FORGET_SECONDS)
            try:
                if count := await self.forget():
                    LOG.info("tables forgotten", count=count)
            except StoreError as fault:
                LOG.error("tables not forgotten", fault=str(fault))

    async def forget(self) -> int:
        """Forget the tables that the rule names, a few at a time; returns how many. Those held here are kept."""
        done, after = 0, ""
        while True:
            old, last = await self.store.old(self.rule, after)
            for some in batched([name for name in old if name not in self._tables], AT_ONCE):
                done += await self.store.forget(self.rule, some)
            if last is None:
                FORGOTTEN.inc(done)
                return done
            after = last

    async def close(self) -> None:
        """Stop all tables; decisions under way are finished."""
        for task in (*self._chores, *self._analyses.values()):
            task.cancel()
        for table in self._tables.values():
            table.rest()
        if self.neighbours:
            await self.neighbours.close()
        await self.store.close()
        self.workers.close()

    # --- Tables.

    @property
    def tables(self) -> list[Table]:
        """The tables that are held in memory."""
        return list(self._tables.values())

    def held_here(self, table_id: str) -> Table | None:
        """A table, if it is held in memory."""
        return self._tables.get(table_id)

    def _tell_others(self, news: AnyNews) -> None:
        if self.neighbours:
            self.neighbours.tell(news)

    async def open(self, wish: Opening, owner: bytes) -> Table:
        """Open a table."""
        game = catalogue.chosen(wish)
        if len(wish.seats) != game.players:
            raise OptionError(f"{len(wish.seats)} seats are named, but the game has {game.players} players")
        seats: list[Seat] = []
        for seat in wish.seats:
            name = distinct(seat.name or "", [other.name for other in seats])
            seats.append(_seat(seat.kind, name, seat.level, owner))
        saved = Saved(
            _new_id(),
            wish.game,
            json.dumps(game.options),
            secrets.token_bytes(32),
            wish.hints,
            wish.clock,
            now(),
            seats,
            host=owner,
            waits=wish.gather,
            title=wish.title,
            chat=wish.chat,
        )
        return await self._add(saved)

    @property
    def _parts(self) -> tuple[Store, Thinkers, float, Callable[[AnyNews], None], Shares]:
        """What every table is given."""
        return self.store, self.workers, self.pace, self._tell_others, self.shares

    async def _add(self, saved: Saved, before: Saved | None = None) -> Table:
        await self._need(saved.game)
        await self.store.add(saved, before)
        table = self._tables[saved.id] = Table(saved, *self._parts)
        table.resume()
        OPENED.labels(saved.game).inc()
        LOG.info("table opened", table=saved.id, game=saved.game, players=len(saved.seats))
        return table

    async def find(self, table_id: str) -> Table | None:
        """A table by its id, as it is now."""
        if table_id in self._tables and not self.neighbours:
            return self._tables[table_id]
        found = await self._found([table_id])
        return found[0] if found else None

    async def _found(self, table_ids: list[str]) -> list[Table]:
        """Those of some tables that there are. What other servers did there meanwhile is read first."""
        tables = [await self._held_or_loaded(table_id) for table_id in table_ids]
        found = [table for table in tables if table]
        if not self.neighbours:
            return found
        heads = await self.store.heads([table.id for table in found])
        for table in found:
            if table.id in heads:
                await table.catch_up(heads[table.id])
            else:  # somebody has deleted it
                table.rest()
                self._tables.pop(table.id, None)
        return [table for table in found if table.id in heads]

    async def _held_or_loaded(self, table_id: str) -> Table | None:
        if table_id not in self._loading:
            if table_id in self._tables:
                self._tables[table_id].idle_since = now()  # nobody is to put it away while it is brought up to date
                return self._tables[table_id]
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await self._loading[table_id]

    async def _load(self, table_id: str) -> Table | None:
        """A table as it was kept; its bots and its clock rest until somebody comes."""
        try:
            saved = await self.store.load(table_id, recent=MOST_STEPS)
            if saved is None or saved.game not in self.ready:
                return None
            await self._need(saved.game)
            table = await self._read(saved)
            if table and self.neighbours:
                await self.neighbours.ask(table)
            return table
        finally:
            del self._loading[table_id]

    async def _read(self, saved: Saved) -> Table | None:
        """A table from what was kept; None if that cannot be: other tables must still be found."""
        long = len(saved.entries) > LONG_GAME  # what takes long is done beside the loop
        try:
            table = await asyncio.to_thread(Table, saved, *self._parts) if long else Table(saved, *self._parts)
        except Exception as fault:
            if isinstance(fault, RecordError) and saved.snapshot:
                # Another version of Vaka wrote the snapshot: everything is played again.
                whole = await self.store.load(saved.id)
                return await self._read(whole) if whole else None
            # Its decisions are no longer legal, its options not readable, or its game is broken.
            LOG.exception("table cannot be read", table=saved.id)
            return None
        self._tables[saved.id] = table
        return table

    async def of_owner(self, owner: bytes) -> list[MyTable]:
        """The tables where a browser holds a seat, and whose turn it is there."""
        return [_listed(table, owner) for table in await self._found(await self.store.of_owner(owner))]

    async def rematch(self, table: Table, owner: bytes) -> Table:
        """The table where the same people and bots play again; made once, by whoever asks first."""
        if not table.state.over:
            raise Refusal("waiting")
        async with self._rematching:
            while True:
                found = await self.find(table.next) if table.next else None
                try:
                    return found or await self._play_again(table, owner)
                except Overtaken:  # somebody asked another server
                    await table.reread()

    async def _play_again(self, table: Table, owner: bytes) -> Table:
        """The next table of a series: it begins once everyone has come. Who has left need not come again."""
        won = table.state.winners
        seats = [
            Seat("open") if seat.left else replace(seat, wins=seat.wins + (number in won))
            for number, seat in enumerate(table.seats)
        ]
        again = replace(
            table.saved,
            id=_new_id(),
            key=_following(table.state),
            opened=now(),
            seats=seats,
            host=owner,
            waits=True,
            series=table.saved.series + 1,
            over=None,
            next=None,
            revision=0,
            closed=None,
            snapshot=None,
            entries=[],
        )
        # A copy, as things stand now: what another server changes meanwhile must be noticed.
        opened = await self._add(again, before=replace(table.saved))
        table.saved.next = again.id
        table.saved.revision += 1
        self._tell_others(Rearranged(table.id, table.saved.revision))
        table.tell_changed()
        return opened

    # --- Taking a seat to another device.

    async def offer(self, table: Table, owner: bytes) -> str:
        """A secret code that moves the seats of a browser to the one that uses it; only the latest works, once."""
        code = secrets.token_urlsafe(16)
        await self.store.offer(Offer(owner_of(code), table.id, owner, now() + OFFER_MS))
        return code

    async def take(self, table: Table, code: str, owner: bytes) -> list[int]:
        """Move the seats that a code stands for to a browser; returns these seats."""
        offer = await self.store.offered(owner_of(code))
        if offer is None or offer.table != table.id or offer.until <= now():
            raise Refusal("code")
        if any(known and compare_digest(known, owner) for known in (offer.owner, offer.taker)):
            return table.seats_of(owner)
        if offer.taker:
            raise Refusal("code")
        if table.seats_of(owner):
            raise Refusal("sitting")  # or they would see two hands
        try:
            return await table.hand_on(offer.owner, owner, replace(offer, taker=owner))
        except CodeUsed:
            raise Refusal("code") from None

    # --- Analyses.

    async def analysis(self, table: Table, address: str = "") -> AnalysisDone | AnalysisRunning:
        """The analysis of a finished game; the first to ask has it made, one after the other for one address."""
        kept = await self.store.analysis(table.id)
        if kept:
            return AnalysisDone(json.loads(kept))
        if table.id not in self._analyses:
            task = self._analyses[table.id] = asyncio.create_task(self._analyse(table, address))
            task.add_done_callback(lambda _task: self._analyses.pop(table.id))
        return AnalysisRunning(*self.workers.progress(table.id))

    async def _analyse(self, table: Table, address: str) -> None:
        try:
            async with self.shares.place([address], Urgency.ANALYSIS, table.id):
                found = await self.workers.analyse(table.record(), table.id)
            await self.store.keep_analysis(table.id, json.dumps(found))
        except Exception:
            LOG.exception("analysis failed", table=table.id)


def batched(names: Sequence[str], most: int) -> Iterator[Sequence[str]]:
    """Some names at a time."""
    return (names[start : start + most] for start in range(0, len(names), most))


def _new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(10))


def _following(last: State) -> bytes:
    """The key of a deal that follows on from a finished game: drawn until the right player begins."""
    key = secrets.token_bytes(32)
    while not gate.follows(last, key):
        key = secrets.token_bytes(32)
    return key


def _seat(kind: str, name: str, level: str, owner: bytes) -> Seat:
    if kind == "friend":
        return Seat("open")
    if kind == "bot":
        return Seat("bot", level=level)
    return Seat("person", name, owner=owner)


def _listed(table: Table, owner: bytes) -> MyTable:
    info = table.info()
    turn = table.turn_of(table.seats_of(owner))
    won = table.state.winners if info.over else []
    ended = table.saved.over if info.over else None
    return MyTable(
        info.id, info.game, info.seats, info.started, info.over, table.saved.opened, turn, info.title, ended, won,
        info.closed,
    )  # fmt: skip

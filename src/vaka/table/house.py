"""The house: all tables, opened, found again, and put away when nobody is there."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import json
import secrets
from dataclasses import dataclass
from functools import cache
from hmac import compare_digest
from typing import Any

import msgspec
import structlog

import vaka
from vaka.errors import OptionError, VakaError
from vaka.game import Game, Option
from vaka.table.match import Match, Refusal
from vaka.table.protocol import Opening
from vaka.table.store import Saved, Seat, Store, StoreError, now
from vaka.table.workers import Workers, prepare

LOG = structlog.get_logger()
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # no letters that look alike
IDLE = 600_000  # milliseconds after which a table without guests is put away
SELDOM = (20_000, 25, 1000)  # when Python collects garbage by itself: the old almost never
SWEEP = 60.0  # seconds between two looks for such tables
OFFER = 600.0  # seconds that a seat can be taken to another device
AGAIN = 5.0  # seconds until a game that could not be compiled is tried again


def tidy() -> None:
    """Collect garbage, and leave what stays alone from now on.

    To search thousands of sockets and tables again and again would hold up every table for a quarter of a second.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def owner_of(token: str) -> bytes:
    """What is kept of a browser's secret token."""
    return hashlib.sha256(token.encode()).digest()


@dataclass
class Offer:
    """The seats of a browser at a table, to be taken to another device."""

    table: str
    owner: bytes
    until: float
    taker: bytes | None = None
    """Who has brought the code; if the answer got lost on its way they may ask again."""


class House:
    """All tables of one server."""

    def __init__(self, store: Store, workers: Workers, pace: float) -> None:
        self.store = store
        self.workers = workers
        self.pace = pace
        self.ready: dict[str, asyncio.Event] = {name: asyncio.Event() for name in vaka.games()}
        self._wanted = ""
        self._matches: dict[str, Match] = {}
        self._loading: dict[str, asyncio.Task[Match | None]] = {}
        self._analyses: dict[str, asyncio.Task[None]] = {}
        self._analysing = asyncio.Lock()
        self._rematching = asyncio.Lock()
        self._offers: dict[bytes, Offer] = {}  # by what is kept of their codes
        self._chores: set[asyncio.Task[Any]] = set()

    def begin(self) -> None:
        """Compile what is not compiled yet, and look after idle tables."""
        for chore in (self._prepare(), self._sweep()):
            self._chores.add(asyncio.create_task(chore))

    async def _prepare(self) -> None:
        try:
            await self.workers.warm()
        except Exception:  # bots fall back to any legal action; tables go on
            LOG.exception("workers did not start")
        while left := [name for name, event in self.ready.items() if not event.is_set()]:
            # Whoever waits for a game gets that one first.
            name = self._wanted if self._wanted in left else left[0]
            try:
                await prepare(name)
            except Exception:
                LOG.exception("game cannot be compiled", game=name)
                await asyncio.sleep(AGAIN)
                continue
            self.ready[name].set()
            LOG.info("game ready", game=name)
        tidy()

    async def _need(self, game: str) -> None:
        """Wait until a game is compiled."""
        self._wanted = game
        await self.ready[game].wait()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            if self.put_away(IDLE):
                tidy()

    def put_away(self, idle: int) -> int:
        """Forget the tables where nobody has been for some milliseconds; how many there were."""
        before = len(self._matches)
        for match in list(self._matches.values()):
            if not match.guests and not match.deciding and now() - match.idle_since >= idle:
                match.rest()
                del self._matches[match.id]
        return before - len(self._matches)

    async def close(self) -> None:
        """Stop all tables; decisions under way are finished."""
        for task in (*self._chores, *self._analyses.values()):
            task.cancel()
        for match in self._matches.values():
            match.rest()
        await self.store.close()
        self.workers.close()

    # --- Tables.

    async def open(self, wish: Opening, owner: bytes) -> Match:
        """Open a table."""
        game = _load(wish)
        if len(wish.seats) != game.players:
            raise OptionError(f"{len(wish.seats)} seats are named, but the game has {game.players} players")
        seats = [_seat(seat.kind, seat.name, seat.level, owner) for seat in wish.seats]
        return await self._add(_dealt(wish.game, json.dumps(game.options), wish.hints, wish.clock, seats))

    async def _add(self, saved: Saved, before: str | None = None) -> Match:
        await self._need(saved.game)
        await self.store.add(saved, before)
        match = self._matches[saved.id] = Match(saved, self.store, self.workers, self.pace)
        match.resume()
        LOG.info("table opened", table=saved.id, game=saved.game, players=len(saved.seats))
        return match

    async def find(self, table: str) -> Match | None:
        """A table by its id."""
        if table in self._matches:
            return self._matches[table]
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        return await self._loading[table]

    async def _load(self, table: str) -> Match | None:
        """A table as it was kept; its bots and its clock rest until somebody comes."""
        try:
            saved = await self.store.load(table)
            if saved is None or saved.game not in self.ready:
                return None
            await self._need(saved.game)
            match = self._matches[table] = Match(saved, self.store, self.workers, self.pace)
            return match
        except StoreError:
            raise
        except VakaError:
            # Its decisions are no longer legal, or its game is gone: other tables must still be found.
            LOG.exception("table cannot be read", table=table)
            return None
        finally:
            del self._loading[table]

    async def of_owner(self, owner: bytes) -> list[dict[str, Any]]:
        """The tables where a browser holds a seat, with whose turn it is."""
        found = []
        for table in await self.store.of_owner(owner):
            match = await self.find(table)
            if match:
                found.append({**_told(match), "turn": match.turn_of(match.seats_of(owner))})
        return found

    async def rematch(self, match: Match) -> Match:
        """The table where the same people and bots play again; made once."""
        if not match.state.over:
            raise Refusal("waiting")
        async with self._rematching:
            if match.next is None:
                await self._play_again(match)
        assert match.next
        found = await self.find(match.next)
        assert found
        return found

    async def _play_again(self, match: Match) -> None:
        saved = match.saved
        seats = [Seat(**vars(seat)) for seat in match.seats]
        again = _dealt(saved.game, saved.options, saved.hints, saved.clock, seats)
        await self._add(again, before=match.id)
        match.next = again.id
        match.tell_changed()

    # --- Taking a seat to another device.

    def offer(self, match: Match, owner: bytes) -> str:
        """A secret code that moves the seats of a browser at a table to whoever brings it; the latest counts, once."""
        now = asyncio.get_running_loop().time()
        self._offers = {
            code: offer
            for code, offer in self._offers.items()
            if offer.until > now and (offer.table, offer.owner) != (match.id, owner)
        }
        code = secrets.token_urlsafe(16)
        self._offers[owner_of(code)] = Offer(match.id, owner, now + OFFER)
        return code

    async def take(self, match: Match, code: str, owner: bytes) -> list[int]:
        """Move the seats that a code stands for to a browser; which seats."""
        offer = self._offers.get(owner_of(code))
        if offer is None or offer.table != match.id or offer.until <= asyncio.get_running_loop().time():
            raise Refusal("code")
        if any(known and compare_digest(known, owner) for known in (offer.owner, offer.taker)):
            return match.seats_of(owner)
        if offer.taker:
            raise Refusal("code")
        if match.seats_of(owner):
            raise Refusal("sitting")  # or they would see two hands
        offer.taker = owner
        try:
            return await match.hand_on(offer.owner, owner)
        except StoreError:
            offer.taker = None
            raise

    # --- Analyses.

    async def analysis(self, match: Match) -> dict[str, Any]:
        """The analysis of a finished game; the first to ask has it made."""
        kept = await self.store.analysis(match.id)
        if kept:
            return {"state": "done", "found": json.loads(kept)}
        if match.id not in self._analyses:
            task = self._analyses[match.id] = asyncio.create_task(self._analyse(match))
            task.add_done_callback(lambda _task: self._analyses.pop(match.id))
        done, total = self.workers.progress[:] if self._analysing.locked() else (0, 0)
        return {"state": "running", "done": done, "total": total}

    async def _analyse(self, match: Match) -> None:
        async with self._analysing:
            try:
                found = await self.workers.analyse(match.record())
                await self.store.keep_analysis(match.id, json.dumps(found))
            except Exception:
                LOG.exception("analysis failed", table=match.id)


def _dealt(game: str, options: str, hints: bool, clock: int | None, seats: list[Seat]) -> Saved:
    """A new table with a deal of its own."""
    table = "".join(secrets.choice(LETTERS) for _ in range(10))
    return Saved(table, game, options, secrets.token_bytes(32), hints, clock, now(), seats)


@cache
def catalogue() -> list[dict[str, Any]]:
    """The games with their numbers of players and the options that can be chosen on the page; looked for once."""
    from vaka.registry import face

    return [
        {
            "name": name,
            "players": [int(count) for count in _values(face(name).options[0])],
            "options": [
                {"name": option.name, "values": _values(option), "default": option.default}
                for option in face(name).options[1:]
                if not isinstance(option.default, dict)
            ],
        }
        for name in vaka.games()
    ]


def _values(option: Option) -> list[Any]:
    """The values of an option in a short list."""
    kind = type(option.default)
    texts = option.allowed.split(", ")
    return [text == "true" for text in texts] if kind is bool else [kind(text) for text in texts]


def _load(wish: Opening) -> Game:
    """The game of an opening. Only what the page offers may be chosen: a board may name a file on this machine."""
    known = next((game for game in catalogue() if game["name"] == wish.game), None)
    if known is None:
        raise OptionError(f"no game {wish.game!r}; there are {', '.join(vaka.games())}")
    allowed = ["players", *(option["name"] for option in known["options"])]
    for name in wish.options:
        if name not in allowed:
            raise OptionError(f"{wish.game} has no option {name!r} here; it has {', '.join(allowed)}")
    return vaka.load(wish.game, **wish.options)


def _seat(kind: str, name: str | None, level: str, owner: bytes) -> Seat:
    if kind == "friend":
        return Seat("open")
    if kind == "bot":
        return Seat("bot", level=level)
    return Seat("person", name or "", owner=owner)


def _told(match: Match) -> dict[str, Any]:
    info = match.info()
    return {
        "id": info.id,
        "game": info.game,
        "seats": msgspec.to_builtins(info.seats),
        "started": info.started,
        "over": info.over,
        "opened": match.saved.opened,
    }

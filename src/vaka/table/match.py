"""One table: its seats, its game and who is connected. The only place that holds a state and writes decisions."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterable, Mapping
from dataclasses import replace
from hmac import compare_digest
from typing import Any, Protocol

import msgspec
import structlog

from vaka.bots import RandomBot, Sight
from vaka.errors import IllegalMove, NotationError, VakaError
from vaka.game import State
from vaka.table import gate
from vaka.table.protocol import Changed, Look, SeatInfo, Step, TableInfo, Welcome
from vaka.table.store import Entry, Saved, Seat, Store, StoreError, loaded, now

LOG = structlog.get_logger()
LATELY = 60  # versions that a client without any is told
AGAIN = 2.0  # seconds until a bot tries again to have its decision kept
BOTS = ("Embla", "Kári", "Sóla", "Njáll", "Freyja", "Askur")  # what bots are called, by seat
STAND_IN = "normal"  # the level of the bot that decides for somebody who is away
encode = msgspec.json.Encoder().encode


class Guest(Protocol):
    """Somebody connected to a table."""

    seats: list[int]
    """The own seats."""
    facing: int | None
    """The seat whose view is shown; None is a spectator's."""

    def send(self, message: bytes, chatter: bool = False) -> None:
        """Send a message, or let it wait its turn; never blocks. Chatter is left out where much waits already."""


class Thinkers(Protocol):
    """Whoever decides for bots."""

    def choose(self, state: State, level: str) -> Awaitable[int]:
        """The action of a bot for the seat that is asked."""


class Refusal(VakaError):
    """A message that is not applied; `reason` is one of the protocol's."""

    def __init__(self, reason: str, clause: str | None = None, text: str | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.clause = clause
        self.text = text


class Match:
    """One table. A decision is checked, kept, applied and sent on, one at a time."""

    def __init__(self, saved: Saved, store: Store, thinkers: Thinkers, pace: float) -> None:
        self.saved = saved
        self.id = saved.id
        self.seats = saved.seats
        self.next = saved.next
        self.game = loaded(saved.game, saved.options)
        self.state = self.game.new(saved.key)
        self.entries = saved.entries
        self.deciders: list[int] = []  # whose each decision of the state's history was
        for entry in saved.entries:
            self.state = self._after(self.state, entry, self.deciders)
        self.requests = {
            (entry.seat, entry.request): entry.version for entry in saved.entries if entry.request is not None
        }
        self.away: set[int] = set()
        self.guests: set[Guest] = set()
        self.idle_since = now()
        self._store = store
        self._thinkers = thinkers
        self._pace = pace  # seconds that a bot takes at least, so that people can follow
        self._lock = asyncio.Lock()
        self._views: dict[int | None, dict[str, Any]] = {}  # what each audience was shown last
        self._waiter: asyncio.Task[None] | None = None  # a bot that thinks, or the clock
        self._awaited: tuple[int, int, str | None] | None = None  # for which version, seat and bot it is
        self._deadline: float | None = None
        self._late: int | None = None  # the version at which the clock ran out
        self._returning: set[int] = set()  # who is here again while a bot still decides for them
        self._resting = False
        self._hash = self.state.deal_hash

    # --- What is.

    @property
    def version(self) -> int:
        """How many decisions were made, those taken back and the taking back included."""
        return len(self.entries)

    @property
    def deciding(self) -> bool:
        """Whether a decision or a seat is being written."""
        return self._lock.locked()

    @property
    def started(self) -> bool:
        """Whether everyone sits."""
        return all(seat.kind != "open" for seat in self.seats)

    def seats_of(self, owner: bytes | None) -> list[int]:
        """The seats that a browser holds."""
        return [i for i, s in enumerate(self.seats) if owner and s.owner and compare_digest(s.owner, owner)]

    def info(self) -> TableInfo:
        """The table as everyone may see it."""
        here = {seat for guest in self.guests for seat in guest.seats}
        seats = [
            SeatInfo(seat.kind, self._name(i), seat.level, i in here, i in self.away)  # type: ignore[arg-type]
            for i, seat in enumerate(self.seats)
        ]
        over = self.started and self.state.over
        return TableInfo(
            id=self.id,
            game=self.game.name,
            options={name: value for name, value in self.game.options.items() if not isinstance(value, dict)},
            seats=seats,
            hash=self._hash,
            started=self.started,
            over=over,
            hints=self.saved.hints,
            clock=self.saved.clock,
            watchers=sum(not guest.seats for guest in self.guests),
            key=self.saved.key.hex() if over else None,
            next=self.next,
        )

    def _name(self, seat: int) -> str:
        return BOTS[seat] if self.seats[seat].kind == "bot" else self.seats[seat].name

    def turn_of(self, seats: Iterable[int]) -> bool:
        """Whether one of some seats has to decide."""
        return self.started and any(seat == self.state.player for seat in seats)

    def record(self) -> str:
        """The record of a finished game."""
        assert self.state.over
        notes = {f"seat{i}": seat.name or seat.level for i, seat in enumerate(self.seats)}
        return self.state.record(notes)

    # --- Coming and going.

    def join(self, guest: Guest, since: int | None) -> None:
        """Somebody connects; they are told everything that they may know."""
        self.guests.add(guest)
        self._come_back(guest.seats)
        self._wait()
        guest.send(encode(self._welcome(guest, since)))
        self.tell_changed(besides=guest)

    def leave(self, guest: Guest) -> None:
        """Somebody is gone."""
        self.guests.discard(guest)
        self.idle_since = now()
        self.tell_changed()

    def back(self, seats: Iterable[int]) -> None:
        """Somebody who was away is here again."""
        if self._come_back(seats):
            self._wait()
            self.tell_changed()

    def _come_back(self, seats: Iterable[int]) -> bool:
        """Whether one of some seats was away and is no more. Whose clock ran out waits for the bot's decision."""
        late = {self.state.player} if self._late == self.version else set()
        back = self.away & set(seats)
        self._returning |= back & late
        self.away -= back - late
        return bool(back - late)

    def tell_changed(self, besides: Guest | None = None) -> None:
        """Tell everyone about the table and its seats."""
        message = encode(Changed(self.info(), self._left()))
        for guest in self.guests:
            if guest is not besides:
                guest.send(message)

    def _welcome(self, guest: Guest, since: int | None) -> Welcome:
        first = self.version - LATELY if since is None or since > self.version else since
        started = self.started
        return Welcome(
            version=self.version,
            table=self.info(),
            seats=guest.seats,
            facing=guest.facing,
            view=self._shown(guest.facing) if started else None,
            actions=gate.actions(self.game),
            steps=self.steps(first, guest.facing) if started else [],
            undo=self._may_undo(guest.facing),
            left=self._left(),
        )

    def face(self, guest: Guest, seat: int) -> Look:
        """Hot seat: what another own seat sees."""
        if seat not in guest.seats:
            raise Refusal("seat")
        guest.facing = seat
        return Look(self.version, seat, self._shown(seat), self._may_undo(seat))

    def _shown(self, audience: int | None) -> dict[str, Any]:
        """The whole view of an audience, remembered so that next time only changes are sent."""
        if audience not in self._views:
            self._views[audience] = gate.view(self.state, audience)
        return self._views[audience]

    def steps(self, since: int, audience: int | None) -> list[Step]:
        """What happened after a version, as an audience may see it; made by playing the game again.

        The deal is version 0: it is told to those who know none.
        """
        state, deciders = self.game.new(self.saved.key), list[int]()
        found = []
        if since < 0:
            found.append(Step(0, events=gate.events(state, audience)))
        for entry in self.entries:
            state = self._after(state, entry, deciders)
            if entry.version > since:
                undone = entry.action is None
                told = [] if undone else gate.events(state, audience)
                found.append(Step(entry.version, seat=entry.seat, undone=undone, events=told))
        return found

    # --- Deciding.

    async def play(self, guest: Guest, action: str, version: int, request: int) -> int | None:
        """A player decides. Returns the version if the message was applied before, else None."""
        async with self._lock:
            if (done := self._repeated(guest, request)) is not None:
                return done
            seat = self._acting(guest, version)
            try:
                clause = self.state.why_not(action, seat)
            except NotationError as fault:
                raise Refusal("unreadable", text=str(fault)) from None
            if clause:
                raise Refusal("illegal", clause.id)
            await self._apply(seat, self.game.number(action), request, guest)
        return None

    async def undo(self, guest: Guest, version: int, request: int) -> int | None:
        """A player takes back the last decision. Returns the version if that was done before, else None."""
        async with self._lock:
            if (done := self._repeated(guest, request)) is not None:
                return done
            seat = self._acting(guest, version)
            if not self._may_undo(seat):
                raise Refusal("undo")
            await self._apply(seat, None, request, guest)
        return None

    def why_not(self, guest: Guest, action: str) -> str | None:
        """The clause that forbids an action to whoever asks."""
        if guest.facing is None:
            raise Refusal("seat")
        if not self.started:
            raise Refusal("waiting")
        try:
            clause = self.state.why_not(action, guest.facing)
        except NotationError as fault:
            raise Refusal("unreadable", text=str(fault)) from None
        return clause.id if clause else None

    def describe(self, guest: Guest, lang: str) -> str:
        """The situation as a paragraph, from the guest's view."""
        say = self.game.phrases(lang)
        names = [self._name(seat) or say("seat-name", seat=seat + 1) for seat in range(len(self.seats))]
        return self.state.describe(guest.facing, lang, names)

    def thinking(self, guest: Guest) -> State:
        """The state to think about for a hint, only for the seat that decides; a copy, for the turn may pass on."""
        if not self.saved.hints:
            raise Refusal("hints")
        if not guest.seats:
            raise Refusal("seat")
        if not self.started:
            raise Refusal("waiting")
        if guest.facing is None or guest.facing != self.state.player:
            raise Refusal("turn", self.game.face.not_your_turn)
        return self.state.clone()

    def _repeated(self, guest: Guest, request: int) -> int | None:
        found = (self.requests.get((seat, request)) for seat in guest.seats)
        return next((version for version in found if version is not None), None)

    def _acting(self, guest: Guest, version: int) -> int:
        """The seat for which a guest decides; refuses whoever may not, or decides about something else."""
        if not guest.seats:
            raise Refusal("seat")
        if not self.started:
            raise Refusal("waiting")
        if version != self.version:
            raise Refusal("stale")
        if guest.facing is None or guest.facing != self.state.player:
            raise Refusal("turn", self.game.face.not_your_turn)
        return guest.facing

    def _may_undo(self, seat: int | None) -> bool:
        """Whether nothing was revealed since the seat's own last decision."""
        if not self.deciders or seat is None or not self.deciders[-1] == seat == self.state.player:
            return False
        return not any(event["event"] in self.game.face.revealing for event in self.state.events(None))

    def _after(self, state: State, entry: Entry, deciders: list[int]) -> State:
        """The state after one more entry."""
        if entry.action is not None:
            deciders.append(entry.seat)
            return state.play(entry.action)
        deciders.pop()
        if not state.undo():
            raise VakaError(f"table {self.id}: version {entry.version} cannot be taken back")
        return state

    async def _apply(self, seat: int, action: int | None, request: int | None, guest: Guest | None = None) -> None:
        """Keep a decision, then make it and tell everyone. If it cannot be kept, nothing has changed.

        What is on disk must be made here too, so this is not to be cancelled: of those who read from sockets only the
        end of the process is, and bots are shielded.
        """
        entry = Entry(self.id, self.version + 1, seat, action, request, now())
        try:
            await self._store.append(entry)
        except StoreError as fault:
            LOG.error("decision not kept", table=self.id, fault=str(fault))
            raise Refusal("store") from None
        self.state = self._after(self.state, entry, self.deciders)
        self.entries.append(entry)
        if request is not None:
            self.requests[seat, request] = entry.version
        returned = self.away & (self._returning if request is None else self._returning | {seat})
        self.away -= returned
        self._returning.clear()
        self._wait()
        if returned:
            self.tell_changed()
        self._tell(entry, guest)
        if self.state.over:
            self.tell_changed()
            await self._finish()

    async def _finish(self) -> None:
        """Keep that the game has ended. The decisions tell it too, so nothing is lost if that fails."""
        try:
            await self._store.finish(self.id)
        except StoreError as fault:
            LOG.error("end not kept", table=self.id, fault=str(fault))

    def _tell(self, entry: Entry, actor: Guest | None) -> None:
        """Send a decision to everyone, to each as they may see it."""
        audiences = {guest.facing for guest in self.guests}
        self._views = {audience: view for audience, view in self._views.items() if audience in audiences}
        telling = gate.Telling(self.state)
        steps = {audience: self._step(entry, audience, telling) for audience in audiences}
        messages: dict[int | None, bytes] = {}
        for guest in self.guests:
            step = steps[guest.facing]
            if guest is actor:
                guest.send(encode(msgspec.structs.replace(step, ack=entry.request)))
                continue
            if guest.facing not in messages:
                messages[guest.facing] = encode(step)
            guest.send(messages[guest.facing])

    def _step(self, entry: Entry, audience: int | None, telling: gate.Telling) -> Step:
        before = self._views.get(audience, {})
        view = self._views[audience] = gate.view(self.state, audience)
        changed = gate.changes(before, view)
        undone = entry.action is None
        told = [] if undone else telling.events(audience)
        if not changed and not told and not undone:
            return Step(entry.version)
        return Step(
            entry.version,
            seat=entry.seat,
            undone=undone,
            events=told,
            view=changed,
            undo=self._may_undo(audience),
            left=self._left(),
        )

    # --- Bots and the clock.

    def _wait(self) -> None:
        """Have a bot think or a clock run for the seat that decides now, unless they do already."""
        awaited = self._next()
        if awaited == self._awaited and not (self._waiter and self._waiter.done()):
            return
        if self._waiter:
            self._waiter.cancel()
        self._waiter = self._deadline = None
        self._awaited = awaited
        if awaited is None:
            return
        _, seat, bot = awaited
        if bot:
            self._waiter = asyncio.create_task(self._bot_decides(seat))
        elif self.saved.clock:
            self._deadline = asyncio.get_running_loop().time() + self.saved.clock
            self._waiter = asyncio.create_task(self._time_runs_out(seat))

    def _next(self) -> tuple[int, int, str | None] | None:
        """The version, the seat that decides there, and its bot; None if nobody decides, or bots for nobody."""
        seat = self.state.player if self.started and not self._resting else None
        if seat is None or not (self.guests or any(other.kind == "person" for other in self.seats)):
            return None
        return self.version, seat, self._bot_of(seat)

    def _bot_of(self, seat: int) -> str | None:
        """The level of the bot that decides for a seat, if one does."""
        return self.seats[seat].level if self.seats[seat].kind == "bot" else STAND_IN if seat in self.away else None

    def _left(self) -> float | None:
        if self._deadline is None:
            return None
        return round(max(0.0, self._deadline - asyncio.get_running_loop().time()), 2)

    async def _bot_decides(self, seat: int) -> None:
        version, loop = self.version, asyncio.get_running_loop()
        start = loop.time()
        action = await self._chosen(self._bot_of(seat) or STAND_IN)
        await asyncio.sleep(max(0.0, start + self._pace - loop.time()))
        while not await asyncio.shield(self._bot_plays(seat, action, version)):
            await asyncio.sleep(AGAIN)

    async def _chosen(self, level: str) -> int:
        """What the bot decides; if its workers fail, any legal action, so that the table goes on."""
        try:
            action = await self._thinkers.choose(self.state, level)
            if forbidding := self.state.why_not(action):
                raise IllegalMove(str(action), forbidding)
            return action
        except Exception:
            LOG.exception("bot failed", table=self.id, level=level)
            return RandomBot(None).choose(Sight(self.state)).id

    async def _bot_plays(self, seat: int, action: int, version: int) -> bool:
        """Make a bot's decision, unless it came too late; whether that is done."""
        async with self._lock:
            if version != self.version or self._bot_of(seat) is None or self._resting:
                return True
            try:
                await self._apply(seat, action, None)
            except Refusal:
                return False
        return True

    async def _time_runs_out(self, seat: int) -> None:
        await asyncio.sleep(self.saved.clock or 0)
        self.away.add(seat)
        self._late = self.version
        self._wait()
        self.tell_changed()

    # --- Seats.

    async def sit(self, number: int | None, seat: Seat) -> int:
        """Somebody takes an open seat."""
        async with self._lock:
            free = [i for i, other in enumerate(self.seats) if other.kind == "open"]
            if not free or (number is not None and number not in free):
                raise Refusal("seat")
            chosen = free[0] if number is None else number
            await self._seat({chosen: seat})
        self._begin_if_full()
        return chosen

    async def fill(self, level: str) -> None:
        """Bots take the open seats."""
        async with self._lock:
            if self.started:
                raise Refusal("seat")
            free = [number for number, seat in enumerate(self.seats) if seat.kind == "open"]
            await self._seat({number: Seat("bot", level=level) for number in free})
        self._begin_if_full()

    async def hand_on(self, old: bytes, new: bytes) -> list[int]:
        """All seats of one browser belong to another from now on, and whoever held them watches; which seats."""
        async with self._lock:
            moved = self.seats_of(old)
            await self._seat({number: replace(self.seats[number], owner=new) for number in moved})
            for guest in self.guests:
                if any(seat in moved for seat in guest.seats):
                    guest.seats, guest.facing = [], None
                    guest.send(encode(self._welcome(guest, self.version)))
        self.tell_changed()
        return moved

    async def _seat(self, seats: Mapping[int, Seat]) -> None:
        """Keep who sits where, then let them sit."""
        await self._store.sit(self.id, seats)
        for number, seat in seats.items():
            self.seats[number] = seat

    def _begin_if_full(self) -> None:
        """Tell everyone who sits; once nobody is missing the game begins."""
        if not self.started:
            self.tell_changed()
            return
        self._wait()
        for guest in self.guests:
            guest.send(encode(self._welcome(guest, None)))

    def resume(self) -> None:
        """Go on after the table was loaded."""
        self._wait()

    def rest(self) -> None:
        """Stop bots and clock for good."""
        self._resting = True
        self._wait()

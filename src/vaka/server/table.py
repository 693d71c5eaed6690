"""One table: its seats, its game and who is connected. Nothing else holds a running game or writes decisions."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from hmac import compare_digest
from math import ceil
from time import monotonic, perf_counter
from typing import Any, NamedTuple, Protocol

import msgspec
import structlog

from vaka.bots import RandomBot, Sight
from vaka.bots.levels import LEVELS, LevelName
from vaka.errors import NotationError, VakaError
from vaka.play import Game, State, View
from vaka.server import catalogue, gate
from vaka.server.clock import Awaited, Clock
from vaka.server.history import History
from vaka.server.limits import alike
from vaka.server.metrics import BOT_FAULTS, DECISIONS, FINISHED, KEPT
from vaka.server.news import AnyNews, Away, CameBack, Decided, Known, Present, Reacted, Rearranged, Spoke
from vaka.server.protocol import (
    Arranging,
    Begin,
    Changed,
    Look,
    Reaction,
    Said,
    SeatInfo,
    Sentence,
    Sign,
    Step,
    TableInfo,
    Welcome,
)  # fmt: skip
from vaka.server.seating import arranged, permitted
from vaka.server.store import Entry, Head, Offer, Overtaken, Saved, Seat, Snapshot, Store, StoreError, now
from vaka.server.turns import Shares, Urgency

LOG = structlog.get_logger()
RECENT_VERSIONS = 60  # how many are told to a client that knows none
SNAPSHOT_EVERY = 512  # versions; more than can be played again
RETRY_SECONDS = 2.0  # until a bot tries again to have its decision kept
MOST_NAME = 24  # letters of a name
BOT_NAMES = ("Embla", "Kári", "Sóla", "Njáll", "Freyja", "Askur")  # what bots are called, by seat
STAND_IN_LEVEL: LevelName = "normal"  # of the bot that decides for somebody who is away
GONE_SECONDS = 15.0  # after which others may let a bot decide for somebody who is not connected
MOST_SAID = 50  # messages between players that are held for those who come back
encode = msgspec.json.Encoder().encode


class Guest(Protocol):
    """Somebody connected to a table."""

    owner: bytes | None
    """What is kept of the token of their browser."""
    seats: list[int]
    """The seats that they hold."""
    facing: int | None
    """The seat whose view is shown; None is a spectator's."""
    address: str
    """Where they come from."""

    def send(self, message: bytes, chatter: bool = False) -> None:
        """Send a message, or let it wait its turn; never blocks. Chatter is dropped where much waits already."""

    def dismiss(self) -> None:
        """Disconnect them; if they come back, they hear whether the table is still there."""


class BotChoices(Protocol):
    """What decides for bots."""

    def choose(self, question: gate.Question, level: str, table: str, urgency: Urgency) -> Awaitable[int]:
        """The action of a bot of a level at a table."""


class Refusal(VakaError):
    """A message that is not applied; `reason` is one of the protocol's."""

    def __init__(
        self, reason: str, clause: str | None = None, text: str | None = None, because: Sentence | None = None
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.clause = clause
        self.text = text
        self.because = because


class Forbidden(NamedTuple):
    """The clause that forbids an action, and why in one short sentence, where there is one."""

    clause: str
    because: Sentence | None


def distinct(name: str, others: Iterable[str]) -> str:
    """A name that can be told from some others; the second Anna is Anna 2.

    >>> distinct("anna", ["Anna", "Kári"])
    'anna 2'
    """
    taken = {alike(other) for other in others}
    found, count = name, 1
    while name and alike(found) in taken:
        count += 1
        found = f"{name[: MOST_NAME - len(str(count)) - 1]} {count}"
    return found


def called(seats: Sequence[Seat]) -> list[str]:
    """What each player is called: a bot by the name of its seat, with a number if a person has that name.

    >>> called([Seat("person", "Kári"), Seat("bot"), Seat("bot"), Seat("open")])
    ['Kári', 'Kári 2', 'Sóla', '']
    """
    people = [seat.name for seat in seats if seat.kind != "bot"]
    return [distinct(BOT_NAMES[i], people) if seat.kind == "bot" else seat.name for i, seat in enumerate(seats)]


def _teams(game: Game) -> list[int]:
    """The team of each seat: the seats that win together sit as far from each other as they can."""
    teams = game.players // game.team
    return [seat % teams for seat in range(game.players)] if game.team > 1 else []


def _due(took: float, pace: float, level: float) -> float:
    """Seconds after it was asked at which a bot decides: how long it really thought could tell what it holds.

    It takes as long as its level may. If others held its worker up, it goes by steps of that time.
    """
    least = max(pace, level)
    return least if took <= least else level * ceil(took / level)


def _nobody(_news: AnyNews) -> None:
    """Where there is one server, there is nobody to tell."""


class Table:
    """One table. A decision is checked, kept, applied and sent on, one at a time.

    If several servers share a database, each that has guests at a table holds one of these. They are kept equal: the
    database takes one decision per version and one change of seats per revision, and who came second reads on.
    """

    def __init__(
        self,
        saved: Saved,
        store: Store,
        bots: BotChoices,
        pace: float,
        tell_others: Callable[[AnyNews], None] = _nobody,
        shares: Shares | None = None,
    ) -> None:
        self.saved = saved
        self.id = saved.id
        self.seats = saved.seats
        self.game = catalogue.kept(saved.game, saved.options)
        self.history = History(self.game, saved)
        self._helped = {entry.seat for entry in saved.entries if self._is_help(entry)}
        self._gone = dict.fromkeys(range(len(self.seats)), monotonic())  # when each player was here last
        self._said: deque[Said] = deque(maxlen=MOST_SAID)
        self.away: set[int] = set()
        self.guests: set[Guest] = set()
        self.idle_since = now()
        self._store = store
        self._bots = bots
        self._pace = pace  # seconds that a bot takes at least, so that people can follow
        self._lock = asyncio.Lock()
        self._views: dict[int | None, View] = {}  # what each audience was shown last
        self._clock = Clock(saved.clock, self._bot_decides, self._time_is_up)
        self._late: int | None = None  # the version at which the clock ran out
        self._returning: set[int] = set()  # who is back while a bot still decides for them
        self._resting = False
        self._shares = shares or Shares()
        self._tell_others = tell_others  # the other servers
        self._elsewhere: dict[str, Present] = {}  # who is connected to this table at other servers
        self._announced = Present(saved.id)  # who is connected here, as the others were told
        self._hash = self.state.deal_hash

    # --- How things stand.

    @property
    def state(self) -> State:
        """The game as it stands."""
        return self.history.state

    @property
    def version(self) -> int:
        """How many decisions were made; those taken back count, and so does taking them back."""
        return self.history.version

    @property
    def next(self) -> str | None:
        """The table of the rematch."""
        return self.saved.next

    @property
    def deciding(self) -> bool:
        """Whether a decision or a seat is being written."""
        return self._lock.locked()

    @property
    def started(self) -> bool:
        """Whether the game has begun: every seat is taken, and nobody has to say so any more."""
        return self.full and not self.saved.waits

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def closed(self) -> bool:
        """Whether the people who run the server have ended the table."""
        return self.saved.closed is not None

    def close(self, at: int | None) -> None:
        """The people who run the server have ended the table, or let it go on; everyone who is here is told."""
        self.saved.closed = at
        self._wait()
        self.tell_changed()

    def _check_open(self) -> None:
        """Refuse what cannot be done any more at a table that was ended."""
        if self.closed:
            raise Refusal("closed")

    def seats_of(self, owner: bytes | None) -> list[int]:
        """The seats that a browser holds."""
        return [i for i, s in enumerate(self.seats) if owner and s.owner and compare_digest(s.owner, owner)]

    def info(self) -> TableInfo:
        """The table as everyone may see it."""
        here = self._here()
        seats = [self._seat_info(i, seat, i in here) for i, seat in enumerate(self.seats)]
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
            watchers=sum(present.watchers for present in self._everywhere()),
            key=gate.key(self.state) if over else None,
            next=self.next,
            title=self.saved.title,
            chat=self.saved.chat,
            waits=self.saved.waits,
            series=self.saved.series,
            host=next(iter(self.seats_of(self.saved.host)), None),
            teams=_teams(self.game),
            closed=self.closed,
        )

    def present(self) -> Present:
        """Who is connected here."""
        return Present(
            self.id,
            sorted({seat for guest in self.guests for seat in guest.seats}),
            sum(not guest.seats for guest in self.guests),
            any(self._is_host(guest) for guest in self.guests),
        )

    def _everywhere(self) -> list[Present]:
        """Who is connected, at each server."""
        return [self.present(), *self._elsewhere.values()]

    def _here(self) -> set[int]:
        """The seats whose players are connected."""
        return {seat for present in self._everywhere() for seat in present.seats}

    def _seat_info(self, number: int, seat: Seat, here: bool) -> SeatInfo:
        person = seat.kind == "person"
        return SeatInfo(
            kind=seat.kind,  # type: ignore[arg-type]
            name=self._name(number),
            level=seat.level,  # type: ignore[arg-type]
            here=here,
            away=number in self.away,
            left=seat.left,
            helped=number in self._helped,
            gone=round(monotonic() - self._gone[number], 1) if person and not here else None,
            wins=seat.wins,
        )

    def _name(self, seat: int) -> str:
        return called(self.seats)[seat]

    def turn_of(self, seats: Iterable[int]) -> bool:
        """Whether one of some seats has to decide."""
        return self.started and not self.closed and any(seat == self.state.player for seat in seats)

    def record(self) -> str:
        """The record of a finished game."""
        return gate.record(self.state, {f"seat{i}": seat.name or seat.level for i, seat in enumerate(self.seats)})

    # --- Coming and going.

    def join(self, guest: Guest, since: int | None) -> None:
        """Somebody connects; they are told everything that they may know."""
        self.guests.add(guest)
        self._announce()
        self._say_back(guest.seats)
        self._wait()
        guest.send(encode(self._welcome(guest, since)))
        self.tell_changed(besides=guest)

    def leave(self, guest: Guest) -> None:
        """Somebody leaves."""
        self.guests.discard(guest)
        self._announce()
        self._gone |= dict.fromkeys(guest.seats, monotonic())
        self.idle_since = now()
        self._wait()
        self.tell_changed()

    async def back(self, guest: Guest) -> None:
        """Somebody for whom a bot decided is back, also if they had given the game up."""
        left = any(self.seats[seat].left for seat in guest.seats)
        if left:
            await self._leave_or_return(guest.seats, left=False)
        back = left or self._say_back(guest.seats)
        self._wait()
        if back:
            self.tell_changed()

    def _announce(self) -> None:
        """Tell the other servers who is connected here, if that has changed."""
        present = self.present()
        if present != self._announced:
            self._announced = present
            self._tell_others(present)

    def _say_back(self, seats: Sequence[int]) -> bool:
        """Have some seats come back here and at the other servers; returns whether one was away and is not any more."""
        if self.away & set(seats):
            self._tell_others(CameBack(self.id, list(seats)))
        return self._come_back(seats)

    def _come_back(self, seats: Iterable[int]) -> bool:
        """Whether one of some seats was away and now is not. One whose clock ran out waits for the bot's decision."""
        late = {self.state.player} if self._late == self.version else set()
        back = self.away & set(seats)
        self._returning |= back & late
        self.away -= back - late
        return bool(back - late)

    def tell_changed(self, besides: Guest | None = None) -> None:
        """Tell everyone about the table and its seats."""
        message = encode(Changed(self.info(), self._clock.left()))
        for guest in self.guests:
            if guest is not besides:
                guest.send(message)

    def _welcome(self, guest: Guest, since: int | None) -> Welcome:
        first = self.version - RECENT_VERSIONS if since is None or since > self.version else since
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
            left=self._clock.left(),
            host=self._is_host(guest),
            said=list(self._said) if guest.seats else [],
        )

    def _is_host(self, guest: Guest) -> bool:
        return bool(guest.owner and self.saved.host and compare_digest(guest.owner, self.saved.host))

    # --- Those who leave, and what players say.

    def stand_in(self, guest: Guest, seat: int) -> None:
        """Somebody at the table lets a bot decide for a player who is gone, until they return."""
        if not guest.seats or seat in guest.seats or seat >= len(self.seats) or self.seats[seat].kind != "person":
            raise Refusal("seat")
        if not self.started or self.state.over:
            raise Refusal("waiting")
        self._check_open()
        if seat in self._here() or monotonic() - self._gone[seat] < GONE_SECONDS:
            raise Refusal("early")
        self.is_away(seat, None)
        self._tell_others(Away(self.id, seat))

    async def give_up(self, guest: Guest) -> None:
        """A player gives the game up, and a bot decides for them until they say that they are back."""
        if not guest.seats:
            raise Refusal("seat")
        if not self.started or self.state.over:
            raise Refusal("waiting")
        await self._leave_or_return(guest.seats, left=True)
        self._wait()
        self.tell_changed()

    async def _leave_or_return(self, seats: Sequence[int], left: bool) -> None:
        def plan() -> dict[int, Seat]:
            changed = [seat for seat in seats if self.seats[seat].left != left]
            return {seat: replace(self.seats[seat], left=left) for seat in changed}

        async with self._lock:
            await self._agree(plan)

    def say(self, guest: Guest, text: str) -> None:
        """A player says something to all others who sit here. It is held only while the game lasts, and never kept."""
        if not guest.seats:
            raise Refusal("seat")
        if not self.saved.chat:
            raise Refusal("chat")
        said = Said(guest.seats[0] if guest.facing is None else guest.facing, text)
        self.overhear(said)
        self._tell_others(Spoke(self.id, said))

    def overhear(self, said: Said) -> None:
        """Pass on to those who sit here what a player said, at this server or another."""
        if not self.state.over:
            self._said.append(said)
        message = encode(said)
        for other in self.guests:
            if other.seats:
                other.send(message, chatter=True)

    def react(self, guest: Guest, sign: Sign) -> None:
        """Somebody reacts; everyone hears it."""
        seat = guest.facing if guest.facing is not None else guest.seats[0] if guest.seats else None
        self.pass_on(seat, sign)
        self._tell_others(Reacted(self.id, seat, sign))

    def pass_on(self, seat: int | None, sign: Sign) -> None:
        """Pass on a reaction to everyone here."""
        told = encode(Reaction(seat, sign))
        for guest in self.guests:
            guest.send(told, chatter=True)

    def show_seat(self, guest: Guest, seat: int) -> Look:
        """Hot seat: what another of the guest's seats sees."""
        if seat not in guest.seats:
            raise Refusal("seat")
        guest.facing = seat
        return Look(self.version, seat, self._shown(seat), self._may_undo(seat))

    def _shown(self, audience: int | None) -> View:
        """The whole view of an audience, remembered so that next time only changes are sent."""
        if audience not in self._views:
            self._views[audience] = gate.view(self.state, audience)
        return self._views[audience]

    def steps(self, since: int, audience: int | None) -> list[Step]:
        """What happened after a version, as an audience may see it; the deal is version 0, for those who know none."""
        found, retelling = [], gate.Retelling(self.state, audience)
        for entry, state in self.history.again(since):
            undone = entry is not None and entry.action is None
            told = [] if undone else retelling.events(gate.events(state, audience))
            version, seat = (entry.version, entry.seat) if entry else (0, None)
            found.append(Step(version, seat=seat, undone=undone, events=told))
        return found

    # --- Deciding.

    async def play(self, guest: Guest, action: str, version: int, request: int) -> int | None:
        """A player decides. Returns the version if the message was applied before, else None."""
        async with self._lock:
            if (done := self.history.repeated(guest.seats, request)) is not None:
                return done
            await self._hear_of(version)
            seat = self._acting(guest, version)
            if forbidden := self._reason(action, seat):
                raise Refusal("illegal", forbidden.clause, because=forbidden.because)
            return await self._decide([(seat, self.game.number(action))], request, guest)

    async def undo(self, guest: Guest, version: int, request: int) -> int | None:
        """A player takes back the last decision. Returns the version if that was done before, else None."""
        async with self._lock:
            if (done := self.history.repeated(guest.seats, request)) is not None:
                return done
            await self._hear_of(version)
            self._check_present(guest, version)
            sole = self._sole_seat
            seats = self._to_take_back(sole if sole in guest.seats else self._acting(guest, version))
            if not seats:
                raise Refusal("undo")
            return await self._decide([(seat, None) for seat in seats], request, guest)

    async def _hear_of(self, version: int) -> None:
        """If somebody knows more than this server, it was told by another."""
        if version > self.version and self._store.shared:
            await self._read_on()

    async def _decide(self, choices: list[tuple[int, int | None]], request: int, guest: Guest) -> int | None:
        """Apply what a guest decides; returns the version if another server has applied the same message before."""
        try:
            await self._apply_all(choices, request, guest)
        except Refusal:
            if (done := self.history.repeated(guest.seats, request)) is not None:
                return done
            raise
        return None

    def why_not(self, guest: Guest, action: str) -> Forbidden | None:
        """What forbids an action to the guest."""
        if guest.facing is None:
            raise Refusal("seat")
        if not self.started:
            raise Refusal("waiting")
        return self._reason(action, guest.facing)

    def _reason(self, action: str, seat: int) -> Forbidden | None:
        try:
            clause = gate.reason(self.state, action, seat)
        except NotationError as fault:
            raise Refusal("unreadable", text=str(fault)) from None
        return Forbidden(clause, gate.because(self.state, action, clause, seat)) if clause else None

    def describe(self, guest: Guest, lang: str) -> str:
        """The situation as a paragraph, from the guest's view."""
        if not self.started:
            raise Refusal("waiting")
        return gate.description(self.state, guest.facing, lang, self._name)

    def question(self, guest: Guest) -> gate.Question:
        """What to think about for a hint, only for the seat that decides."""
        if not self.saved.hints:
            raise Refusal("hints")
        if not guest.seats:
            raise Refusal("seat")
        if not self.started:
            raise Refusal("waiting")
        self._check_open()
        if guest.facing is None or guest.facing != self.state.player:
            raise Refusal("turn", self.game.definition.not_your_turn)
        return gate.question(self.state)

    def _check_present(self, guest: Guest, version: int) -> None:
        """Refuse a guest who does not play, or who answers another version."""
        if not guest.seats:
            raise Refusal("seat")
        if not self.started:
            raise Refusal("waiting")
        self._check_open()
        if version != self.version:
            raise Refusal("stale")

    def _acting(self, guest: Guest, version: int) -> int:
        """The seat for which a guest decides; refuses one who may not."""
        self._check_present(guest, version)
        if guest.facing is None or guest.facing != self.state.player:
            raise Refusal("turn", self.game.definition.not_your_turn)
        return guest.facing

    def _may_undo(self, seat: int | None) -> bool:
        """Whether a seat may take back its last decision."""
        return bool(self._to_take_back(seat))

    def _to_take_back(self, seat: int | None) -> list[int]:
        """The seats whose decisions go when a seat takes back its own, the last one first; none if it may not.

        The only person among bots may go back behind what bots have chosen in secret since.
        """
        # Everyone is asked after every decision, so the cheap question comes first: whose was the last one?
        entries = self.history.entries
        last = entries[-1] if entries else None
        if seat is None or last is None or (last.seat != seat and self.seats[last.seat].kind != "bot"):
            return []
        if seat != self._sole_seat:
            decided = seat if last.action is not None else None
            return [seat] if last.seat == seat and self.state.can_undo(seat, decided=decided) else []
        state, found = self.state, []
        for entry in reversed(entries):
            own = entry.seat == seat and entry.request is not None
            unseen = entry.action is not None and entry.seat != seat and gate.showed_nothing(state, seat)
            if not (own or unseen) or not state.can_undo(entry.seat, after=True):
                return []
            found.append(entry.seat)
            if own:
                return found
            state = state.clone()
            state.undo(entry.seat, after=True)
        return []

    @property
    def _sole_seat(self) -> int | None:
        """The seat of the only person at a table of bots: nobody else is misled by what that one takes back."""
        people = [number for number, seat in enumerate(self.seats) if seat.kind == "person"]
        return people[0] if len(people) == 1 else None

    async def _apply(self, seat: int, action: int | None, request: int | None) -> None:
        """Decide for one seat."""
        await self._apply_all([(seat, action)], request)

    async def _apply_all(
        self, choices: Sequence[tuple[int, int | None]], request: int | None, guest: Guest | None = None
    ) -> None:
        """Keep decisions, then make them and tell everyone. If they cannot be kept, nothing has changed.

        Only the last one answers a message; the others are those of bots that it takes back. What is on disk must be
        made here too, so this must not be cancelled: a socket's reader is cancelled only at the end of the process,
        and bots are shielded.
        """
        at, first = now(), self.version + 1
        entries = [Entry(self.id, first + i, seat, action, None, at) for i, (seat, action) in enumerate(choices)]
        entries[-1] = entries[-1]._replace(request=request)
        began = perf_counter()
        try:
            await self._store.append(*entries)
        except Overtaken:
            await self._read_on()
            raise Refusal("stale") from None
        except StoreError as fault:
            LOG.error("decision not kept", table=self.id, fault=str(fault))
            raise Refusal("store") from None
        KEPT.observe(perf_counter() - began)
        for entry in entries:
            kind = "undo" if entry.action is None else "bot" if entry.request is None else "person"
            DECISIONS.count(self.game.name, kind)
            self._tell_others(Decided(entry))
        for entry in entries:
            self._make(entry, guest if entry is entries[-1] else None)
            if self.state.over:
                await self._finish()
            elif entry.version % SNAPSHOT_EVERY == 0:
                await self._keep_snapshot()

    def _make(self, entry: Entry, guest: Guest | None = None) -> None:
        """Make a decision that is kept, and tell everyone."""
        self.history.add(entry)
        if self._is_help(entry):
            self._helped.add(entry.seat)
        returned = self.away & (self._returning if entry.request is None else self._returning | {entry.seat})
        self.away -= returned
        self._returning.clear()
        self._wait()
        if returned:
            self.tell_changed()
        self._tell(entry, guest)
        if self.state.over:
            self.saved.over = self.saved.over or entry.at
            self.away.clear()
            self._said.clear()
            self.tell_changed()

    async def _finish(self) -> None:
        """Keep that the game has ended. The decisions tell it too, so nothing is lost if that fails."""
        FINISHED.labels(self.game.name).inc()
        try:
            await self._store.finish(self.id)
        except StoreError as fault:
            LOG.error("end not kept", table=self.id, fault=str(fault))

    def _is_help(self, entry: Entry) -> bool:
        """Whether a bot decided for a person."""
        return entry.request is None and self.seats[entry.seat].kind == "person"

    async def _keep_snapshot(self) -> None:
        """Keep how a long game stands: what loading it costs does not grow with its length."""
        snapshot = Snapshot(self.version, self.state.save())
        try:
            await self._store.keep_snapshot(self.id, snapshot, before=self.version - SNAPSHOT_EVERY)
        except StoreError as fault:
            LOG.error("snapshot not kept", table=self.id, fault=str(fault))

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
            left=self._clock.left(),
        )

    # --- Bots and the clock.

    def _wait(self) -> None:
        """Have a bot think or a clock run for the seat that decides now, unless they do already."""
        self._clock.wait_for(self._next())

    def _next(self) -> Awaited | None:
        """Who decides next; None if nobody does, or nobody is there: then bots and clocks rest."""
        anyone, resting = self.guests or self._elsewhere, self._resting or self.closed
        seat = self.state.player if self.started and anyone and not resting else None
        if seat is None:
            return None
        bot = self._bot_of(seat)
        if bot and not self.guests:  # the servers that have guests here let it think
            return None
        return Awaited(self.version, seat, bot, self.state.decisions, self._urgency() if bot else Urgency.BOT)

    def _bot_of(self, seat: int) -> str | None:
        """The level of the bot that decides for a seat, if one does."""
        if self.seats[seat].kind == "bot":
            return self.seats[seat].level
        return STAND_IN_LEVEL if seat in self.away or self.seats[seat].left else None

    def _urgency(self) -> Urgency:
        """How urgent bots are here: who is connected, but lets a bot decide for them, only watches."""
        playing = any(self._bot_of(seat) is None or seat in self._returning for seat in self._here())
        return Urgency.BOT if playing else Urgency.WATCHED

    async def _bot_decides(self, seat: int) -> None:
        version, loop = self.version, asyncio.get_running_loop()
        start = loop.time()
        level = self._bot_of(seat) or STAND_IN_LEVEL
        action = await self._chosen(seat, level)
        # Longer if the only person here may still take back what they did.
        pace = 2 * self._pace if self._may_undo(self._sole_seat) else self._pace
        await asyncio.sleep(start + _due(loop.time() - start, pace, LEVELS[level].seconds) - loop.time())
        while not await asyncio.shield(self._bot_plays(seat, action, version)):
            await asyncio.sleep(RETRY_SECONDS)

    async def _chosen(self, seat: int, level: str) -> int:
        """What the bot decides; if its workers fail, any legal action, so that the table goes on."""
        try:
            urgency = self._urgency()
            async with self._shares.place(self._addresses(), urgency, self.id):
                action = await self._bots.choose(gate.question(self.state), level, self.id, urgency)
            if forbidding := gate.reason(self.state, action, seat):
                raise VakaError(f"action {action} is forbidden by {forbidding}")
            return action
        except Exception:
            BOT_FAULTS.inc()
            LOG.exception("bot failed", table=self.id, level=level)
            return RandomBot(None).choose(Sight(self.state)).id

    def _addresses(self) -> list[str]:
        """For whom bots think here: those who sit, or who watches if nobody does."""
        return [guest.address for guest in self.guests if guest.seats] or [guest.address for guest in self.guests]

    async def _bot_plays(self, seat: int, action: int, version: int) -> bool:
        """Make a bot's decision, unless it came too late; returns False if it must be tried again."""
        async with self._lock:
            if version != self.version or self._bot_of(seat) is None or self._resting or self.closed:
                return True
            try:
                await self._apply(seat, action, None)
            except (Refusal, StoreError):
                return False  # or another server's bot was faster, and there is nothing more to do
        return True

    def _time_is_up(self, seat: int) -> None:
        self.is_away(seat, self.version)
        self._tell_others(Away(self.id, seat, self.version))

    def is_away(self, seat: int, late: int | None) -> None:
        """A bot decides for a seat from now on; `late` is the version at which its time ran out, if that is why."""
        if self.state.over:
            return
        self.away.add(seat)
        if late == self.version:
            self._late = late
        self._wait()
        self.tell_changed()

    # --- Seats.

    async def sit(self, number: int | None, seat: Seat) -> int:
        """Somebody takes an open seat."""

        def plan() -> dict[int, Seat]:
            self._check_open()
            free = [i for i, other in enumerate(self.seats) if other.kind == "open"]
            if not free or (number is not None and number not in free):
                raise Refusal("seat")
            if self.seats_of(seat.owner):
                raise Refusal("sitting")  # or they would see two hands
            chosen = free[0] if number is None else number
            return {chosen: replace(seat, name=distinct(seat.name, called(self.seats)))}

        async with self._lock:
            chosen: int
            (chosen,) = await self._agree(plan)
        self._begin_if_full()
        return chosen

    async def fill(self, level: str) -> None:
        """Bots take the open seats."""

        def plan() -> dict[int, Seat]:
            self._check_open()
            if self.started:
                raise Refusal("seat")
            return {i: Seat("bot", level=level) for i, seat in enumerate(self.seats) if seat.kind == "open"}

        async with self._lock:
            await self._agree(plan, begins=True)
        self._begin_if_full()

    async def arrange(self, wish: Arranging, owner: bytes) -> None:
        """Change who sits where before the game begins, or begin it."""

        def plan() -> dict[int, Seat]:
            self._check_open()
            if self.started:
                raise Refusal("seat")
            host = bool(self.saved.host and compare_digest(owner, self.saved.host))
            host_gone = not any(present.host for present in self._everywhere())
            if not permitted(wish, self.seats, self.seats_of(owner), host, host_gone):
                raise Refusal("seat")
            seats = arranged(wish, self.seats, random.SystemRandom().shuffle)
            if seats is None:
                raise Refusal("seat")
            if isinstance(wish, Begin) and not self.full:
                raise Refusal("waiting")
            return {i: seat for i, seat in enumerate(seats) if seat is not self.seats[i]}

        async with self._lock:
            await self._agree(plan, begins=isinstance(wish, Begin))
        self._sit_down_again()
        self._begin_if_full()

    async def begin_together(self) -> None:
        """A group that plays again begins by itself, once everyone is there."""

        def plan() -> dict[int, Seat] | None:
            people = {number for number, seat in enumerate(self.seats) if seat.kind == "person"}
            begun = self.started or self.closed
            ready = self.saved.series and not begun and self.full and people <= self._here()
            return {} if ready else None

        async with self._lock:
            try:
                if await self._agree(plan, begins=True) is None:
                    return
            except StoreError as fault:  # whoever comes next, or says so, begins it
                LOG.error("beginning not kept", table=self.id, fault=str(fault))
                return
        self._begin_if_full()

    async def _agree(self, plan: Callable[[], Any], begins: bool = False, used: Offer | None = None) -> Any:
        """Keep a change of seats, then make it; if another server was faster, plan it again from what it did.

        A plan is the seats that change, None if there is nothing to do, or a refusal. Returns the plan.
        """
        while True:
            seats: Mapping[int, Seat] | None = plan()
            if seats is None or not (seats or (begins and self.saved.waits)):
                return seats
            try:
                await self._store.sit(self.id, seats, self.saved.revision, begins, used)
            except Overtaken:
                known = self.saved.revision
                await self._reread()
                if self.saved.revision == known:  # nobody was faster: the host has deleted the table
                    raise StoreError(f"table {self.id} is not kept any more") from None
                continue
            self.saved.revision += 1
            self.saved.waits = self.saved.waits and not begins
            for number, seat in seats.items():
                self.seats[number] = seat
            self._tell_others(Rearranged(self.id, self.saved.revision))
            return seats

    def _sit_down_again(self) -> None:
        """After seats were exchanged everyone is told which ones are theirs."""
        for guest in self.guests:
            seats = self.seats_of(guest.owner)
            if seats != guest.seats:
                guest.seats, guest.facing = seats, seats[0] if len(seats) == 1 else None
                guest.send(encode(self._welcome(guest, None)))
        self._announce()

    async def hand_on(self, old: bytes, new: bytes, used: Offer | None = None) -> list[int]:
        """Give all seats of one browser to another; those who held them now watch. Returns the seats."""

        def plan() -> dict[int, Seat]:
            moved = {number: replace(self.seats[number], owner=new) for number in self.seats_of(old)}
            if not moved:
                raise Refusal("code")
            return moved

        async with self._lock:
            moved = list(await self._agree(plan, used=used))
            for guest in self.guests:
                if any(seat in moved for seat in guest.seats):
                    guest.seats, guest.facing = [], None
                    guest.send(encode(self._welcome(guest, self.version)))
        self._announce()
        self.tell_changed()
        return moved

    def _begin_if_full(self) -> None:
        """Tell everyone who sits where; once no seat is open the game begins."""
        if not self.started:
            self.tell_changed()
            return
        self._wait()
        for guest in self.guests:
            guest.send(encode(self._welcome(guest, None)))

    # --- What happens at other servers.

    async def catch_up(self, head: Head) -> None:
        """Read what was missed, if anything was."""
        if head.version > self.version:
            await self.read_on()
        if head.revision != self.saved.revision:
            await self.reread()

    def learn(self, entry: Entry) -> bool:
        """Make a decision that another server kept; returns whether it could be: if not, there is more to read."""
        if entry.version > self.version and (self.deciding or entry.version != self.version + 1):
            return False
        if entry.version == self.version + 1:
            self._make(entry)
        return True

    async def read_on(self, begun: Callable[[], object] = bool) -> None:
        """Make the decisions that other servers have kept since; says when it begins to read."""
        async with self._lock:
            begun()
            await self._read_on()

    async def _read_on(self) -> None:
        for entry in await self._store.since(self.id, self.version):
            if entry.version == self.version + 1:  # a notice may have brought it meanwhile
                self._make(entry)

    async def reread(self) -> None:
        """See who sits here now."""
        async with self._lock:
            await self._reread()

    async def _reread(self) -> None:
        found = await self._store.seating(self.id)
        if found is None or found.revision <= self.saved.revision:
            return
        started = self.started
        self.saved.revision, self.saved.waits, self.saved.next = found.revision, found.waits, found.next
        self.seats[:] = found.seats
        self._sit_down_again()
        if self.started and not started:
            self._begin_if_full()
            return
        self._wait()
        self.tell_changed()

    def are_present(self, server: str, present: Present) -> bool:
        """Take note of who is connected at another server; returns whether that was news."""
        empty = Present(self.id)
        if present == self._elsewhere.get(server, empty):
            return False
        before = self._here()
        self._elsewhere[server] = present
        if present == empty:
            del self._elsewhere[server]
        self._gone |= dict.fromkeys(before - self._here(), monotonic())
        self._wait()
        self.tell_changed()
        return True

    def are_back(self, seats: Iterable[int]) -> None:
        """The players of some seats said at another server that they are back."""
        self._come_back(seats)
        self._wait()
        self.tell_changed()

    def known(self, to: str) -> Known:
        """What a server that has just loaded this table cannot read in the database."""
        gone = [round(monotonic() - self._gone[seat], 1) for seat in range(len(self.seats))]
        return Known(
            to,
            self.id,
            self.present(),
            sorted(self.away),
            sorted(self._returning),
            self._late,
            gone,
            self._clock.known(),
            list(self._said),
        )

    def adopt(self, known: Known) -> None:
        """Take over what another server knows of this table: the older knowledge is the right one."""
        self.away |= set(known.away)
        self._returning |= set(known.returning)
        self._late = self._late if known.late is None else known.late
        for seat, seconds in enumerate(known.gone):
            self._gone[seat] = min(self._gone[seat], monotonic() - seconds)
        if not self._said:
            for said in known.said:
                self.overhear(said)
        if known.clock:
            self._clock.adopt(*known.clock)
        self._wait()
        self.tell_changed()

    def resume(self) -> None:
        """Go on after the table was loaded."""
        self._wait()

    def rest(self) -> None:
        """Stop bots and clock for good."""
        self._resting = True
        self._clock.rest()

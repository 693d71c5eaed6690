"""People at many tables, over real sockets: they decide at random, take back, ask for hints, lose their connections.

Each keeps a journal. A decision whose answer got lost is sent again with the same number, as the page does.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

import vaka
from tests.kill.history import Replay
from tests.kill.journal import UNSURE, Frame, Journal, compare
from tests.kill.site import Site
from tests.server.client import DULL
from vaka.server.socket import GONE

THINKING = 0.06  # seconds that a person thinks, on average
RETURN = (0.02, 0.3)  # seconds after which a lost connection is tried again
SILENCE = 15.0  # seconds without an answer after which a person hangs up and comes back
CHANCES = {"undo": 0.25, "hint": 0.005, "cut": 0.04, "repeat": 0.04, "twin": 0.03}
ANALYSED = 0.3  # of the games that are over: their analysis is asked for, and nobody waits for it
# One table after the other, in turn. The host and friends are people.
PARTIES: tuple[tuple[str, ...], ...] = (
    ("mad", "me", "friend"),
    ("babayaga", "me", "friend", "easy"),
    ("magichill", "me", "friend", "friend"),
    ("partners", "me", "easy", "friend", "normal"),
    ("mad", "me", "easy", "friend", "normal"),
    ("babayaga", "me", "friend", "friend", "friend"),
    ("magichill", "me", "normal"),
    ("partners", "me", "friend", "friend", "friend"),
)
ANSWERS = {"step": "acknowledged", "ack": "acknowledged again", "hint": "hints", "refused": "refused"}
LOST = (OSError, EOFError, WebSocketException, asyncio.TimeoutError, httpx.TransportError)


@dataclass(eq=False)
class Party:
    """One table and its people."""

    id: str
    journals: Path
    replay: Replay
    people: list[Person] = field(default_factory=list)
    goal: int | None = None
    """The version at which everyone stops deciding; None lets them go on."""
    closed: bool = False

    @property
    def version(self) -> int:
        """The latest version that anybody was told."""
        return max((person.journal.version for person in self.people), default=0)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return any(person.view.get("over") for person in self.people)

    @property
    def playing(self) -> bool:
        """Whether its people are to decide."""
        return not self.closed and (self.goal is None or self.version < self.goal)

    @property
    def at_rest(self) -> bool:
        """Whether everyone is here, knows the same, has every answer, and somebody can go on."""
        there = all(person.here and person.pending is None and not person.twins for person in self.people)
        alike = all(person.journal.version == self.version for person in self.people)
        return there and alike and (self.over or (not self.playing and any(person.legal for person in self.people)))

    @property
    def faulty(self) -> bool:
        """Whether somebody was told what cannot be, so that nobody need wait for more."""
        return any(person.journal.faults for person in self.people)

    def story(self) -> str:
        """How it stands, for when it is stuck."""
        people = "; ".join(person.story() for person in self.people)
        return f"table {self.id} ({self.replay.game.name}) at version {self.version}, to reach {self.goal}: {people}"


class Person:
    """One client at a table; a spectator has no seat."""

    def __init__(self, crowd: Crowd, party: Party, seat: int | None, token: str, number: int) -> None:
        self.party = party
        self.token = token
        self.journal = Journal(party.id, seat, party.journals)
        self.view: dict[str, Any] = {}
        self.undo = False
        self.here = False
        self.pending: Frame | None = None
        """The decision whose answer is awaited."""
        self.again = False
        """Whether it must be sent again."""
        self.twins: set[asyncio.Task[None]] = set()
        self._crowd = crowd
        self._since = 0.0  # when the decision was sent last
        self._random = random.Random(number)
        self._request = 0
        self.task = asyncio.create_task(self._stay())

    @property
    def legal(self) -> list[str]:
        """What this person may decide now."""
        return list(self.view.get("legal", ()))

    def story(self) -> str:
        """How this person fares."""
        where = f"at {self.journal.version}" if self.here else "not connected"
        waits = f", waits for {self.pending}" if self.pending else ""
        return f"seat {self.journal.seat} {where}{waits}{', decides' if self.legal else ''}"

    # --- Coming and going.

    async def _stay(self) -> None:
        """Come back whenever the connection is lost."""
        while not self.party.closed:
            try:
                async with self._dial(self.journal.version) as socket:
                    await self._talk(socket)
            except LOST as fault:
                if isinstance(fault, ConnectionClosed) and fault.rcvd and fault.rcvd.code == GONE:
                    self.journal.fault("the table is gone")
                    return
            self._crowd.counts["connections lost"] += self.here and not self.party.closed
            self.here = False
            await asyncio.sleep(self._random.uniform(*RETURN))

    @contextlib.asynccontextmanager
    async def _dial(self, since: int) -> AsyncIterator[ClientConnection]:
        async with connect(
            f"ws://127.0.0.1:{self._crowd.port}/socket/{self.party.id}" + (f"?since={since}" if since else ""),
            additional_headers={"cookie": f"vaka={self.token}"},
            compression=None, max_size=None, ping_interval=None, proxy=None, close_timeout=1,
        ) as socket:  # fmt: skip
            yield socket

    async def _talk(self, socket: ClientConnection) -> None:
        decider = asyncio.create_task(self._decide(socket))
        try:
            async for text in socket:
                self._hear(json.loads(text))
        finally:
            decider.cancel()
            with contextlib.suppress(asyncio.CancelledError, *LOST):
                await decider

    # --- Hearing.

    def _hear(self, frame: Frame) -> None:
        self.journal.hear(frame)
        if frame["t"] == "welcome":
            self.view, self.undo, self.here = dict(frame["view"] or {}), frame.get("undo", False), True
            self.again = self.pending is not None  # whether it arrived is not known
        elif frame["t"] == "step":
            self.view |= frame.get("view", {})
            self.undo = frame.get("undo", False)
            self._crowd.counts["steps"] += 1
        self._answer(frame)

    def _answer(self, frame: Frame) -> None:
        number = frame.get("ack") if frame["t"] == "step" else frame.get("id")
        if number is None:
            return
        self._crowd.counts[ANSWERS.get(frame["t"], "other answers")] += 1
        if frame["t"] == "refused":
            self._crowd.counts[f"refused as {frame['reason']}"] += 1
        if self.pending is None or number != self.pending["id"]:
            return
        if frame["t"] == "refused" and frame["reason"] in UNSURE:
            self.again = True
        else:
            self.pending = None

    # --- Deciding.

    async def _decide(self, socket: ClientConnection) -> None:
        """Think, decide; say again what was not heard."""
        while True:
            await asyncio.sleep(self._random.expovariate(1 / THINKING))
            if not self.here:
                continue
            if self.pending is None:
                if self.party.playing and self.legal:
                    await self._say(socket, self._wish())
            elif self.again:
                self.again = False
                self._crowd.counts["sent again"] += 1
                await self._send(socket, self.pending)
            elif time.monotonic() - self._since > SILENCE:
                self._crowd.counts["no answer"] += 1
                self.journal.note("silence", SILENCE)
                socket.transport.abort()
                return

    def _wish(self) -> Frame:
        self._request += 1
        head = {"id": self._request, "version": self.journal.version}
        if self.undo and self._chance("undo"):
            return {"t": "undo", **head}
        # Often something that brings the game nearer to its end.
        lively = [action for action in self.legal if action.split()[0] not in DULL]
        return {"t": "play", **head, "action": self._random.choice(lively or self.legal)}

    def _chance(self, what: str) -> bool:
        return self._random.random() < CHANCES[what]

    async def _say(self, socket: ClientConnection, wish: Frame) -> None:
        """Send a decision, and perhaps something that can go wrong with it."""
        if self._chance("hint"):
            self._request += 1
            await self._send(socket, {"t": "hint", "id": 1_000_000 + self._request})
        self.pending = wish
        if self._chance("twin"):
            twin = asyncio.create_task(self._twin(wish))
            self.twins.add(twin)
            twin.add_done_callback(self.twins.discard)
        await self._send(socket, wish)
        self._crowd.counts["decisions sent"] += 1
        if self._chance("repeat"):
            await self._send(socket, wish)
        if self._chance("cut"):
            self.journal.note("cut", "after sending")
            socket.transport.abort()

    async def _send(self, socket: ClientConnection, message: Frame) -> None:
        self.journal.say(message)
        self._since = time.monotonic()
        await socket.send(json.dumps(message))

    async def _twin(self, wish: Frame) -> None:
        """The same seat in another tab says the same at the same time."""
        self._crowd.counts["said twice at once"] += 1
        with contextlib.suppress(*LOST):
            async with asyncio.timeout(SILENCE), self._dial(0) as socket:
                await socket.send(json.dumps(wish))
                async for text in socket:
                    frame = json.loads(text)
                    if wish["id"] in (frame.get("ack"), frame.get("id")):
                        self.journal.note("heard in another tab", {**frame, "view": None, "events": None})
                        self.journal.answer(frame)
                        return


class Crowd:
    """All parties of a trial."""

    def __init__(self, site: Site, folder: Path, tables: int, seed: int) -> None:
        self.port = site.port
        self._site = site
        self.folder = folder
        self.counts: Counter[str] = Counter()
        self.parties: list[Party] = []
        self.longest_rest = 0.0
        """Seconds that it took at most until every table had gone on."""
        self._tables = tables
        self._seed = seed
        self._opened = 0
        self._random = random.Random(seed)
        folder.mkdir()

    async def __aenter__(self) -> Crowd:
        self._http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=30)
        return self

    async def __aexit__(self, *_reason: object) -> None:
        for party in self.parties:
            await self._close(party)
        await self._http.aclose()

    # --- Opening and closing tables.

    async def refill(self) -> list[str]:
        """Replace games that are over; returns what is wrong with their records."""
        found = []
        for party in [party for party in self.parties if party.over]:
            found += await self._check_record(party)
            if self._random.random() < ANALYSED:
                await self._ask(f"/api/tables/{party.id}/analysis", party.people[0].token, {})
                self.counts["analyses asked for"] += 1
            await self._close(party)
            self.parties.remove(party)
            self.counts["games over"] += 1
        while len(self.parties) < self._tables:
            self.parties.append(await self._open(PARTIES[self._opened % len(PARTIES)]))
        return found

    async def _open(self, wish: tuple[str, ...]) -> Party:
        game, *kinds = wish
        seats = [{"kind": k} if k in ("me", "friend") else {"kind": "bot", "level": k} for k in kinds]
        host = secrets.token_urlsafe(16)
        body = {"game": game, "options": {"players": len(kinds)}, "seats": seats}
        table = (await self._ask("/api/tables", host, body))["id"]
        party = Party(table, self.folder, Replay(self._site.database, table))
        for seat, kind in enumerate(kinds):
            if kind == "friend":
                friend = secrets.token_urlsafe(16)
                await self._ask(f"/api/tables/{table}/sit", friend, {"name": f"Friend {seat}", "seat": seat})
                self._join(party, seat, friend)
            elif kind == "me":
                self._join(party, seat, host)
        self._join(party, None, secrets.token_urlsafe(16))
        self._opened += 1
        return party

    def _join(self, party: Party, seat: int | None, token: str) -> None:
        number = self._seed * 1_000_000 + self._opened * 10 + len(party.people)
        party.people.append(Person(self, party, seat, token, number))

    async def _ask(self, path: str, token: str, body: Frame) -> Any:
        # Each table comes from an address of its own, as through a proxy: an address may open few.
        headers = {"cookie": f"vaka={token}", "x-forwarded-for": f"10.1.{self._opened >> 8}.{self._opened & 255}"}
        answer = await self._http.post(path, json=body, headers=headers)
        assert answer.status_code < 300, f"{path}: {answer.status_code} {answer.text}"
        return answer.json()

    async def _close(self, party: Party) -> None:
        party.closed = True
        for person in party.people:
            person.task.cancel()
            for twin in person.twins:
                twin.cancel()
        await asyncio.gather(*(person.task for person in party.people), return_exceptions=True)
        for person in party.people:
            person.journal.close()

    async def _check_record(self, party: Party) -> list[str]:
        """The record of a finished game is the game that was kept."""
        answer = await self._http.get(f"/api/tables/{party.id}/record")
        if answer.status_code != 200 or vaka.replay(answer.text) != party.replay.state:
            return [f"table {party.id}: its record is not its game: {answer.status_code} {answer.text[:200]}"]
        return []

    # --- Playing and resting.

    def play(self) -> None:
        """Let everyone decide."""
        for party in self.parties:
            party.goal = None

    async def come_to_rest(self, bound: float, further: int = 2) -> list[str]:
        """Let every table go on by some decisions, then stop; returns the tables that are stuck."""
        begun = time.monotonic()
        for party in self.parties:
            party.goal = party.version + further
        while not all(party.at_rest or party.faulty for party in self.parties):
            if time.monotonic() > begun + bound:
                return [f"stuck: {party.story()}" for party in self.parties if not (party.at_rest or party.faulty)]
            await asyncio.sleep(0.02)
        self.longest_rest = max(self.longest_rest, time.monotonic() - begun)
        return []

    def audit(self, at_rest: bool = True) -> list[str]:
        """What clients were told beside what is kept; at rest, what they see beside the game played again."""
        found = []
        for party in self.parties:
            history = self._site.database.history(party.id)
            journals = [person.journal for person in party.people]
            found += compare(journals, history, party.replay.game.number)
            found += party.replay.go_on(history)
            if at_rest and not found:
                found += _differences(party)
            self.counts["decisions compared"] += len(history)
        return found


def _differences(party: Party) -> list[str]:
    """Who sees something else than the game that is kept."""
    found = []
    if party.version != len(party.replay.rows):
        found.append(f"table {party.id}: its people are at version {party.version}, kept is {len(party.replay.rows)}")
    for person in party.people:
        shown = party.replay.view(person.journal.seat)
        if person.view != shown:
            differing = [key for key in shown if person.view.get(key) != shown[key]]
            found.append(f"{person.journal.who}: sees another game than the one that is kept: {differing}")
    return found

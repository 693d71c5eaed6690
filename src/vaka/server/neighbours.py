"""The other servers on the same database: what they do at the tables that are held here too."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Coroutine
from itertools import count
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from vaka.server.news import (
    Alive,
    AnyNews,
    Asked,
    Away,
    Bye,
    CalledUpon,
    CameBack,
    Decided,
    Envelope,
    Known,
    Present,
    Reacted,
    Rearranged,
    Spoke,
)  # fmt: skip
from vaka.server.store import StoreError
from vaka.server.store.notices import MOST_BYTES, Notices
from vaka.server.table import Table

if TYPE_CHECKING:
    from vaka.server.house import House

LOG = structlog.get_logger()
BEAT_SECONDS = 3.0  # between two signs of life, and two looks for what was missed
SILENT_SECONDS = 10.0  # after which a server that gives no sign of life is gone
SEAL = 32  # letters before a notice that tell that a server of this database has written it
MOST_TOGETHER = 24  # news in one notice
ANSWER_SECONDS = 0.5  # that the others have to say what they know of a table
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Envelope).decode


class Neighbours:
    """Tells the other servers what happens here, and the tables here what happens there."""

    def __init__(self, house: House, notices: Notices, secret: bytes) -> None:
        self.name = secrets.token_hex(4)
        """What the others call this server."""
        self._house = house
        self._notices = notices
        self._secret = secret
        self._numbers = count()
        self._untold: list[AnyNews] = []  # what the next notice tells
        self._last: dict[str, int] = {}  # the number of each server's last notice, also of those that are gone
        self._seen: dict[str, float] = {}  # when each server was heard last, this one too
        self._asked: dict[str, tuple[set[str], asyncio.Future[None]]] = {}  # who has still to answer about a table
        self._reading: set[str] = set()  # tables that are about to be read on
        self._chores: set[asyncio.Task[Any]] = set()

    @property
    def listening(self) -> bool:
        """Whether the others are heard."""
        return self._notices.listening

    def begin(self) -> None:
        """Listen, and give signs of life."""
        self._notices.begin(self._heard, self._missed)
        self._do(self._beat())
        self._do(self._look_for_missed())

    async def close(self) -> None:
        """Say goodbye."""
        for task in self._chores:
            task.cancel()
        self._tell_all()
        await self._notices.close(self._sealed([Bye()]))

    def tell(self, news: AnyNews) -> None:
        """Tell the others something; what is said at the same moment goes in one notice."""
        if not self._untold:
            asyncio.get_running_loop().call_soon(self._tell_all)
        self._untold.append(news)

    def _tell_all(self) -> None:
        told, self._untold = self._untold, []
        for start in range(0, len(told), MOST_TOGETHER):
            some = told[start : start + MOST_TOGETHER]
            notice = self._sealed(some)
            fits = len(notice.encode()) <= MOST_BYTES
            for text in [notice] if fits else [self._sealed([news]) for news in some]:
                self._notices.tell(text)

    def _sealed(self, told: list[AnyNews]) -> str:
        """A notice behind its seal: any role of the database may send notices, but only servers know the secret."""
        text = encode((self.name, next(self._numbers), told))
        return self._seal(text) + text.decode()

    def _seal(self, text: bytes) -> str:
        return hmac.digest(self._secret, text, "sha256").hex()[:SEAL]

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._chores.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._chores.discard(task)
        if not task.cancelled() and (fault := task.exception()):
            LOG.error("neighbours failed", exc_info=fault)

    # --- Who is there.

    async def _beat(self) -> None:
        while True:
            self.tell(Alive())
            await asyncio.sleep(BEAT_SECONDS)
            now = asyncio.get_running_loop().time()
            if now - self._seen.get(self.name, now) < SILENT_SECONDS:  # or it is this server that hears nothing
                for server in [name for name, seen in self._seen.items() if now - seen > SILENT_SECONDS]:
                    self._forget(server)

    async def _look_for_missed(self) -> None:
        """A notice can be lost with the server that would have sent it."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await self._read_on([table for table in self._house.tables if table.guests])

    def _forget(self, server: str) -> None:
        self._seen.pop(server, None)
        for table_id in list(self._asked):
            self._answered(server, table_id)
        for table in self._house.tables:
            self._be_present(table, server, Present(table.id))

    async def _read_on(self, tables: list[Table]) -> None:
        """Bring some tables up to date, with one question for all."""
        try:
            heads = await self._house.store.heads([table.id for table in tables])
            for table in tables:
                if table.id in heads:
                    await table.catch_up(heads[table.id])
        except StoreError as fault:
            LOG.warning("tables not brought up to date", fault=str(fault))

    async def _read_later(self, table: Table) -> None:
        """Read on once the decision under way is written; what comes before that is read with it."""
        try:
            await table.read_on(lambda: self._reading.discard(table.id))
        except StoreError as fault:
            LOG.warning("table not brought up to date", table=table.id, fault=str(fault))

    def _missed(self) -> None:
        """Notices may have been lost: read what is kept, and ask for the rest."""
        self.tell(Alive(new=True))
        tables = self._house.tables
        for table in tables:
            self.tell(table.present())
            self.tell(Asked(table.id))
        self._do(self._read_on(tables))

    # --- What is not kept.

    async def ask(self, table: Table) -> None:
        """Ask the others what they know of a table that was just loaded; wait for their answers, but not for long."""
        others = self._seen.keys() - {self.name}
        if not others or not self.listening:
            return
        answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._asked[table.id] = set(others), answered
        self.tell(Asked(table.id))
        try:
            await asyncio.wait_for(answered, ANSWER_SECONDS)
        except TimeoutError:
            LOG.warning("servers do not answer", servers=sorted(self._asked[table.id][0]))
        finally:
            del self._asked[table.id]

    def _answered(self, server: str, table_id: str) -> None:
        awaited, answered = self._asked.get(table_id, (set(), None))
        awaited.discard(server)
        if answered and not awaited and not answered.done():
            answered.set_result(None)

    def _answer(self, server: str, table_id: str) -> None:
        table = self._house.held_here(table_id)
        known = table.known(server) if table else Known(server, table_id)
        while len(encode(known)) > MOST_BYTES - 100:
            known = msgspec.structs.replace(known, said=known.said[1:])
        self.tell(known)

    # --- Hearing.

    def _heard(self, text: str) -> None:
        seal, content = text[:SEAL], text[SEAL:]
        if not hmac.compare_digest(seal.encode(), self._seal(content.encode()).encode()):
            LOG.warning("notice not from a server")
            return
        try:
            server, number, told = decode(content)
        except msgspec.MsgspecError as fault:  # of another version of Vaka
            LOG.warning("notice not understood", fault=str(fault))
            return
        if number <= self._last.get(server, -1):
            LOG.warning("notice heard before", server=server)
            return
        self._last[server] = number
        new = server not in self._seen
        self._seen[server] = asyncio.get_running_loop().time()
        if server == self.name:
            return
        if new:
            self.tell(CalledUpon(server))
        for news in told:
            try:
                self._take(server, news)
            except Exception:  # what cannot be followed must not keep others from being heard
                LOG.exception("notice cannot be followed", server=server)

    def _take(self, server: str, news: AnyNews) -> None:
        if isinstance(news, Alive):
            if news.new:
                self.tell(Alive())
            return
        if isinstance(news, CalledUpon):
            if news.server == self.name:
                for held in self._house.tables:
                    self.tell(held.present())
            return
        if isinstance(news, Bye):
            self._forget(server)
            return
        if isinstance(news, Asked):
            self._answer(server, news.table)
            return
        if isinstance(news, Known):
            if news.to != self.name:
                return
            self._answered(server, news.table)
        table = self._house.held_here(news.entry.table if isinstance(news, Decided) else news.table)
        if table is None:
            return
        if isinstance(news, Decided):
            if not table.learn(news.entry) and table.id not in self._reading:
                self._reading.add(table.id)
                self._do(self._read_later(table))
        elif isinstance(news, Rearranged):
            self._do(table.reread())
        elif isinstance(news, Present):
            self._be_present(table, server, news)
        elif isinstance(news, Away):
            table.is_away(news.seat, news.late)
        elif isinstance(news, CameBack):
            table.are_back(news.seats)
        elif isinstance(news, Spoke):
            table.overhear(news.said)
        elif isinstance(news, Reacted):
            table.pass_on(news.seat, news.sign)
        elif news.here:
            table.adopt(news)
            self._be_present(table, server, news.here)

    def _be_present(self, table: Table, server: str, present: Present) -> None:
        if table.are_present(server, present) and table.saved.series and not table.started:
            self._do(table.begin_together())

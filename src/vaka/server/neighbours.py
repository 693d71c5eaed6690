"""The other servers on the same database: what they do at the tables that are held here too.

Any role of the database can hear notices, and send again what it has heard. So what a server tells of people is
believed only once it has repeated a challenge that this server made when it began to listen: from then on numbers tell
what is new. Before that a notice may be a recording. It may only ask, or say that there is something to read in the
database, and neither does any harm.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Coroutine, Iterable
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
CHALLENGE_BYTES = 8  # of a challenge; the first one is the name
HARMLESS = (Alive, CalledUpon, Asked, Rearranged, Decided)  # what is followed also if it may be a recording
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Envelope).decode


class Neighbours:
    """Tells the other servers what happens here, and the tables here what happens there."""

    def __init__(self, house: House, notices: Notices, secret: bytes) -> None:
        self.name = secrets.token_hex(CHALLENGE_BYTES)
        """What the others call this server."""
        self._house = house
        self._notices = notices
        self._secret = secret
        self._numbers = count()
        self._untold: list[AnyNews] = []  # what the next notice tells
        self._last: dict[str, int] = {}  # the number of each server's last notice, also of those that are gone
        self._seen: dict[str, float] = {}  # when each server was heard last, this one too
        self._challenge = self.name  # what others must repeat; older versions of Vaka repeat only names
        self._challenges: dict[str, str] = {}  # what each of the others wants to be repeated
        self._believed: set[str] = set()  # who has repeated the challenge
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
            self.tell(self._alive(self._others()))
            await asyncio.sleep(BEAT_SECONDS)
            now = asyncio.get_running_loop().time()
            if now - self._seen.get(self.name, now) < SILENT_SECONDS:  # or it is this server that hears nothing
                for server in [name for name, seen in self._seen.items() if now - seen > SILENT_SECONDS]:
                    self._forget(server)

    def _alive(self, heard: Iterable[str], new: bool = False) -> Alive:
        return Alive(new, self._challenge, [self._challenges.get(server, server) for server in heard])

    def _others(self) -> set[str]:
        return self._seen.keys() - {self.name}

    async def _look_for_missed(self) -> None:
        """A notice can be lost with the server that would have sent it."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await self._read_on([table for table in self._house.tables if table.guests])

    def _forget(self, server: str) -> None:
        self._seen.pop(server, None)
        self._challenges.pop(server, None)
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
        if self._last:  # what was lost has numbers that are still to come, and may have been recorded
            self._challenge = secrets.token_hex(CHALLENGE_BYTES)
            self._believed.clear()
        self.tell(self._alive(self._others(), new=True))
        tables = self._house.tables
        for table in tables:
            self.tell(table.present())
            self.tell(Asked(table.id))
        self._do(self._read_on(tables))

    # --- What is not kept.

    async def ask(self, table: Table) -> None:
        """Ask the others what they know of a table that was just loaded; wait for their answers, but not for long."""
        others = self._others()
        if not others or not self.listening:
            return
        answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._asked[table.id] = others, answered
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
        if server == self.name:
            self._seen[server] = asyncio.get_running_loop().time()
            return
        self._meet(server, told)
        believed = server in self._believed
        for news in told:
            if not believed and not isinstance(news, HARMLESS):
                LOG.info("news not believed yet", server=server)
                continue
            try:
                self._take(server, news, believed)
            except Exception:  # what cannot be followed must not keep others from being heard
                LOG.exception("notice cannot be followed", server=server)

    def _meet(self, server: str, told: list[AnyNews]) -> None:
        """Find out whether a server is there, and have it find out the same."""
        knew = server in self._believed
        if any(self._repeats(news) for news in told):
            self._believed.add(server)
        for news in told:
            if isinstance(news, Alive):
                self._challenges[server] = news.challenge or server
                if news.new or not knew:
                    self.tell(self._alive([server]))
        if server in self._believed:
            if server not in self._seen:
                self.tell(CalledUpon(server))
            self._seen[server] = asyncio.get_running_loop().time()

    def _repeats(self, news: AnyNews) -> bool:
        """Whether some news could not have been told before this server began to listen."""
        said = news.heard if isinstance(news, Alive) else [news.server] if isinstance(news, CalledUpon) else []
        return self._challenge in said

    def _take(self, server: str, news: AnyNews, believed: bool) -> None:
        if isinstance(news, Alive):
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
            followed = table.learn(news.entry) if believed else news.entry.version <= table.version
            if not followed and table.id not in self._reading:
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

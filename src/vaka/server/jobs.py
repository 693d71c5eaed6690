"""Jobs: what servers want thought about, as rows of PostgreSQL that workers take.

A row holds a question of the gate, which is what a seat may see, or the record of a game that is over; a worker needs
nothing else. It is known by what is asked, so servers that ask the same share one job and its answer. The rows are not
logged: they hold no decision, and servers ask again for what a crash has emptied. All times are the database's.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import secrets
import selectors
import socket
import threading
from collections.abc import Iterable, Sequence
from datetime import timedelta
from typing import Any, NamedTuple

import msgspec
import psycopg
import sqlalchemy as sql
from sqlalchemy import Integer, LargeBinary, SmallInteger, Text
from sqlalchemy.dialects.postgresql import ARRAY, array, insert

from vaka.engine.native import engine_of
from vaka.server.gate import Question
from vaka.server.store.postgres import url_of
from vaka.server.store.schema import JOBS, WORKERS
from vaka.server.turns import Urgency, is_for_the_watched

BEAT_SECONDS = 2.0  # between two signs of life, of those who ask and of those who work
LEASE = timedelta(seconds=6)  # for which a worker that took a job has it alone
WANTED = timedelta(seconds=10)  # after which a job is forgotten if nobody says again that they want it
KEPT = timedelta(seconds=10)  # that an answer is there for others who ask the same
ALIVE = timedelta(seconds=7)  # after which a worker that gave no sign counts as gone
MOST_TRIES = 3  # workers that a job may cost
ASKED = {"bots": "vaka_bots_asked", "analyses": "vaka_analyses_asked"}  # what is told: there is work of a kind,
ANSWERED = "vaka_answered"  # and the job of this key has ended
KINDS: dict[str, tuple[Urgency, ...]] = {
    "bots": (Urgency.BOT, Urgency.HINT, Urgency.WATCHED),
    "analyses": (Urgency.ANALYSIS,),
}
CONNECTING = {  # a database that is gone must be noticed soon, also if nobody says so
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    "options": "-c synchronous_commit=off",
    "application_name": "vaka jobs",
}

Lost = (sql.exc.SQLAlchemyError, psycopg.Error, OSError)
"""What is raised when the database is gone, or not ready yet."""


class Job(NamedTuple):
    """Something to think about; its parts are columns of `jobs`."""

    urgency: Urgency
    table: str
    game: str
    options: str = ""
    level: str = ""
    sight: bytes | None = None
    record: str | None = None

    @property
    def key(self) -> bytes:
        """What tells it from others: all that is asked."""
        return hashlib.sha256(msgspec.msgpack.encode(tuple(self))).digest()

    @property
    def kind(self) -> str:
        """Which workers do it."""
        return next(kind for kind, urgencies in KINDS.items() if self.urgency in urgencies)

    @property
    def question(self) -> Question:
        """What a bot or a hint is to think about."""
        assert self.sight is not None
        return Question(self.game.partition(" ")[0], self.options, self.sight)


class Taken(NamedTuple):
    """A job that a worker has."""

    key: bytes
    job: Job


class Told(NamedTuple):
    """How a job stands."""

    key: bytes
    ended: bool
    answer: str | None
    fault: str | None
    done: int
    total: int
    waits: float
    """Seconds that it has waited for a worker, if none has it; else 0."""
    waited: float
    """Seconds that it had waited when a worker began it."""
    thought: float
    """Seconds that the worker took for its answer."""


# --- Statements. They are made once: making one takes as long as running it.


def _span(name: str) -> sql.BindParameter[timedelta]:
    return sql.bindparam(name, type_=sql.Interval)


def _seconds(first: sql.ColumnElement[Any], then: sql.ColumnElement[Any]) -> sql.ColumnElement[float]:
    """The time between two moments; 0 while one of them is to come."""
    return sql.func.coalesce(sql.cast(sql.extract("epoch", then - first), sql.Double), 0.0)


_now = sql.func.now()
_key = sql.bindparam("a_key", type_=LargeBinary)
_worker, _asker = sql.bindparam("a_worker", type_=Text), sql.bindparam("an_asker", type_=Text)
_among = JOBS.c.key == sql.any_(sql.bindparam("keys", type_=ARRAY(LargeBinary)))
_free = sql.or_(JOBS.c.leased.is_(None), JOBS.c.leased < _now)
_open = JOBS.c.ended.is_(None)
_now_told = (
    JOBS.c.key,
    JOBS.c.ended.is_not(None),
    JOBS.c.answer,
    JOBS.c.fault,
    JOBS.c.done,
    JOBS.c.total,
    sql.case((_free, _seconds(JOBS.c.since, _now)), else_=0.0),
    _seconds(JOBS.c.asked, JOBS.c.begun),
    _seconds(JOBS.c.begun, JOBS.c.ended),
)


def _locked(which: sql.ColumnElement[bool]) -> sql.ColumnElement[bool]:
    """Some rows, without those that somebody else is changing: nobody waits for another who waits for them."""
    return JOBS.c.key.in_(sql.select(JOBS.c.key).where(which).with_for_update(skip_locked=True))


def _asking() -> sql.Executable:
    """Makes a job, or joins those who wait for it."""
    parts = {name: sql.bindparam(name, type_=JOBS.c[name].type) for name in ("key", *Job._fields)}
    wanted = _now + _span("wanted_for")
    made = insert(JOBS).values(**parts, askers=array([_asker]), wanted=wanted)
    joined = sql.func.array_append(sql.func.array_remove(JOBS.c.askers, _asker), _asker)
    also = {"askers": joined, "wanted": wanted}
    return made.on_conflict_do_update(index_elements=[JOBS.c.key], set_=also).returning(*_now_told)


def _taking() -> sql.Executable:
    """Takes a job, and puts the others of its table behind those of other tables."""
    next_ = (
        sql.select(JOBS.c.key)
        .where(_open, _free, JOBS.c.tries < MOST_TRIES, JOBS.c.wanted > _now)
        .where(JOBS.c.urgency == sql.any_(sql.bindparam("urgencies", type_=ARRAY(SmallInteger))))
        .where(JOBS.c.game == sql.any_(sql.bindparam("games", type_=ARRAY(Text))))
        .order_by(JOBS.c.urgency, JOBS.c.since, JOBS.c.asked)
        .limit(1)
        .with_for_update(skip_locked=True)
        .scalar_subquery()
    )
    columns = [JOBS.c.key, *(JOBS.c[name] for name in Job._fields)]
    lease = {"worker": _worker, "begun": _now, "leased": _now + _span("lease"), "tries": JOBS.c.tries + 1}
    taken = JOBS.update().where(JOBS.c.key == next_).values(lease).returning(*columns).cte("taken")
    other = JOBS.alias("other")
    same = sql.and_(
        other.c.table == taken.c.table, other.c.urgency == taken.c.urgency, other.c.key != taken.c.key,
        other.c.ended.is_(None), other.c.worker.is_(None),
    )  # fmt: skip
    behind = sql.select(other.c.key).join(taken, same).with_for_update(of=other, skip_locked=True)
    moved = JOBS.update().where(JOBS.c.key.in_(behind)).values(since=_now).cte("moved")
    return sql.select(taken).add_cte(moved)


def _ending(which: sql.ColumnElement[bool]) -> sql.Executable:
    """Ends jobs, and tells those who wait."""
    found = {name: sql.bindparam(name, type_=Text) for name in ("answer", "fault")}
    values = {"ended": _now, "sight": None, "record": None, "leased": None, **found}
    ended = JOBS.update().where(_locked(which)).values(values).returning(JOBS.c.key).cte()
    return sql.select(sql.func.pg_notify(ANSWERED, sql.func.encode(ended.c.key, "hex")))


def _signing() -> sql.Executable:
    names = ("kind", "games")
    row: dict[str, Any] = {name: sql.bindparam(f"its_{name}", type_=WORKERS.c[name].type) for name in names}
    row["seen"] = _now
    made = insert(WORKERS).values(name=_worker, **row)
    return made.on_conflict_do_update(index_elements=[WORKERS.c.name], set_=row)


ASK = _asking()
TELL_WORKERS = sql.select(sql.func.pg_notify(sql.bindparam("channel", type_=Text), ""))
STILL_ASKED = sql.select(JOBS.c.key).where(_among, _asker == sql.any_(JOBS.c.askers))
KEEP_ASKING = JOBS.update().where(_locked(_among)).values(wanted=_now + _span("wanted_for"))
READ = sql.select(*_now_told).where(_among)
WITHDRAW = JOBS.update().where(_locked(_among)).values(askers=sql.func.array_remove(JOBS.c.askers, _asker))
DROP = JOBS.delete().where(_locked(sql.and_(_among, _open, sql.func.cardinality(JOBS.c.askers) == 0)))
GIVE_UP = _ending(sql.and_(_open, _free, JOBS.c.tries >= MOST_TRIES))
FORGET = JOBS.delete().where(
    _locked(sql.or_(sql.and_(_open, JOBS.c.wanted < _now), JOBS.c.ended < _now - _span("kept_for")))
)
MISS = WORKERS.delete().where(WORKERS.c.seen < _now - _span("missed_for"))
ABLE = sql.select(WORKERS.c.kind, WORKERS.c.games).where(WORKERS.c.seen > _now - _span("alive_for"))
TAKE = _taking()
KEEP = (
    JOBS.update()
    .where(JOBS.c.key == _key, JOBS.c.worker == _worker, _open)
    .values(leased=_now + _span("lease"), done=sql.bindparam("so_far"), total=sql.bindparam("in_all"))
)
END = _ending(sql.and_(JOBS.c.key == _key, _open))
GIVE_BACK = (
    JOBS.update()
    .where(JOBS.c.worker == _worker, _open)
    .values(worker=None, leased=None, tries=JOBS.c.tries - sql.bindparam("forgiven", type_=Integer))
)
LEAVE = WORKERS.delete().where(WORKERS.c.name == _worker)
SIGN = _signing()


# --- What is done with them.


def code_of(game: str) -> str:
    """A game with the stamp of its rules: what one version of Vaka saves, only the same one can read."""
    return f"{game} {engine_of(game).stamp.hex()}"


def thinking_job(urgency: Urgency, question: Question, table: str, level: str = "") -> Job:
    """A bot's decision, or a hint."""
    return Job(urgency, table, code_of(question.game), question.options, level, question.sight)


def new_name() -> str:
    """A name for somebody who asks or works, which nobody else has."""
    return f"{socket.gethostname()}:{os.getpid()}:{secrets.token_hex(4)}"


class Jobs:
    """A connection to the jobs, which also hears what is told on a channel. Every statement commits by itself."""

    def __init__(self, url: str, channel: str | None = None) -> None:
        where = url_of(url)
        self._engine = sql.create_engine(
            where,
            poolclass=sql.NullPool,
            isolation_level="AUTOCOMMIT",
            connect_args={name: value for name, value in CONNECTING.items() if name not in where.query},
            hide_parameters=True,
        )
        self._connection = self._engine.connect()
        driver = self._connection.connection.driver_connection
        assert isinstance(driver, psycopg.Connection)
        self._driver: psycopg.Connection[Any] = driver
        self._lock = threading.Lock()  # a worker's second thread says that it is alive while the first one thinks
        self._taken = 0  # jobs
        if channel:
            self._connection.exec_driver_sql(f"LISTEN {channel}")

    def __enter__(self) -> Jobs:
        return self

    def __exit__(self, *_reason: object) -> None:
        with contextlib.suppress(*Lost):
            self._connection.invalidate()  # nothing is under way, so nothing has to be rolled back
            self._connection.close()
        with contextlib.suppress(*Lost):
            self._driver.close()
        self._engine.dispose()

    def hang_up(self) -> None:
        """End a connection on which another thread waits in vain."""
        with contextlib.suppress(*Lost), socket.socket(fileno=os.dup(self._driver.fileno())) as line:
            line.shutdown(socket.SHUT_RDWR)

    def _do(self, statement: sql.Executable, **values: Any) -> sql.CursorResult[Any]:
        with self._lock:
            return self._connection.execute(statement, values)

    def hear(self, seconds: float, wake: socket.socket | None = None) -> set[str]:
        """Wait until something is told or somebody wakes us, but not longer than some seconds; what was told."""
        heard = {notice.payload for notice in self._driver.notifies(timeout=0)}
        if heard or seconds <= 0:
            return heard
        with selectors.DefaultSelector() as either:
            either.register(self._driver.fileno(), selectors.EVENT_READ)
            if wake:
                either.register(wake, selectors.EVENT_READ)
            either.select(seconds)
        return {notice.payload for notice in self._driver.notifies(timeout=0)}

    # --- For those who ask.

    def ask(self, asker: str, wanted: Iterable[Job]) -> list[Told]:
        """Want some jobs done; how those stand that others have asked for before."""
        asking = {"an_asker": asker, "wanted_for": WANTED}
        told, kinds = [], set()
        for job in wanted:
            told.append(Told._make(self._do(ASK, key=job.key, **job._asdict(), **asking).one()))
            if not told[-1].ended:
                kinds.add(job.kind)
        self._tell_workers(kinds)
        return told

    def _tell_workers(self, kinds: Iterable[str]) -> None:
        for kind in kinds:
            self._do(TELL_WORKERS, channel=ASKED[kind])

    def keep_asking(self, asker: str, keys: Sequence[bytes]) -> set[bytes]:
        """Say that some jobs are still wanted; those that are there."""
        there = list(self._do(STILL_ASKED, an_asker=asker, keys=keys).scalars())
        self._do(KEEP_ASKING, keys=there, wanted_for=WANTED)
        return set(there)

    def read(self, keys: Sequence[bytes]) -> list[Told]:
        """How some jobs stand."""
        return [Told._make(row) for row in self._do(READ, keys=keys)]

    def withdraw(self, asker: str, keys: Sequence[bytes]) -> None:
        """Want some jobs no longer; those that nobody else wants are gone."""
        self._do(WITHDRAW, an_asker=asker, keys=keys)
        self._do(DROP, keys=keys)

    def sweep(self) -> None:
        """Give up jobs that cost too many workers, and forget what nobody waits for any more."""
        self._do(GIVE_UP, answer=None, fault=f"given up: it cost {MOST_TRIES} workers")
        self._do(FORGET, kept_for=KEPT)
        self._do(MISS, missed_for=3 * ALIVE)

    def able(self) -> dict[str, set[str]]:
        """The games that workers who are alive have compiled, by kind of worker."""
        found: dict[str, set[str]] = {}
        for row in self._do(ABLE, alive_for=ALIVE):
            found.setdefault(row.kind, set()).update(row.games)
        return found

    # --- For those who work.

    def take(self, worker: str, kind: str, games: Sequence[str]) -> Taken | None:
        """The next job for a worker: the urgent first, then by turns between tables, then by age.

        Now and then one for a table that is only watched comes first, if there is one.
        """
        values = {"a_worker": worker, "games": list(games), "lease": LEASE}
        now_watched = kind == "bots" and is_for_the_watched(self._taken)
        for urgencies in ([Urgency.WATCHED], KINDS[kind]) if now_watched else (KINDS[kind],):
            if row := self._do(TAKE, urgencies=list(urgencies), **values).first():
                self._taken += 1
                return Taken(row.key, Job._make((Urgency(row.urgency), *row[2:])))
        return None

    def keep(self, worker: str, key: bytes, done: int, total: int) -> bool:
        """Go on with a job; False if it is no longer ours or nobody wants it."""
        return self._do(KEEP, a_key=key, a_worker=worker, lease=LEASE, so_far=done, in_all=total).rowcount > 0

    def answer(self, key: bytes, answer: str | None = None, fault: str | None = None) -> None:
        """End a job. If somebody else had to begin it again, whoever is first ends it."""
        self._do(END, a_key=key, answer=answer, fault=fault)

    def give_back(self, worker: str, blamed: bool) -> None:
        """Let others have a worker's job at once. One that killed its worker is `blamed`: that was one of its tries."""
        if self._do(GIVE_BACK, a_worker=worker, forgiven=0 if blamed else 1).rowcount:
            self._tell_workers(KINDS)
        self._do(LEAVE, a_worker=worker)

    def sign(self, worker: str, kind: str, games: Sequence[str]) -> None:
        """Say that a worker is alive, and which games it has."""
        self._do(SIGN, a_worker=worker, its_kind=kind, its_games=list(games))

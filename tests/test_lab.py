"""The lab: plans are checked, a run can be stopped at any moment, and what the report says is what was played."""

from __future__ import annotations

import hashlib
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import duckdb
import numpy as np
import pytest
from click.testing import CliRunner
from docs import pages

import vaka
from tests.dying import die_always, die_once
from vaka.arena import crew as crews
from vaka.arena.crew import Cluster, Processes
from vaka.arena.facts import Sums, _use, opened
from vaka.arena.lab import run
from vaka.arena.plan import read_plan
from vaka.arena.runner import Runner, Task
from vaka.arena.shard import play_shard
from vaka.arena.tally import DEALT
from vaka.arena.things import Things
from vaka.cli import main
from vaka.errors import OptionError

MATCH = '[[match]]\ngame = "mad"\nbots = ["greedy"]\ngames = 10\n'
SMALL = """
seed = 3
record = ["uses", "moves"]

[[match]]
game = "mad"
players = 3
bots = ["greedy"]
games = 90
games_per_shard = 20

[[match]]
game = "babayaga"
bots = ["search:20", "greedy"]
games = 12
games_per_shard = 4
"""


def asked(query: str) -> list[tuple[Any, ...]]:
    with duckdb.connect() as database:
        return database.execute(query).fetchall()


def rows_of(folder: Path) -> list[tuple[Any, ...]]:
    files = folder / "*" / "*.parquet"
    return asked(f"SELECT * FROM read_parquet('{files}') ORDER BY game, hero, deal, seating")


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole small run, played in this process."""
    folder = tmp_path_factory.mktemp("lab") / "small"
    run(read_plan(SMALL), folder, Processes(1))
    return folder


# --- Plans.


def test_one_bot_plays_itself_and_several_play_each_other() -> None:
    plan = read_plan(SMALL)
    assert [(match.name, match.games, match.shards) for match in plan.matches] == [
        ("01-mad-3-greedy", 90, 5),
        ("02-babayaga-2-search20-greedy", 12, 3),
    ]
    shards = list(plan.shards())
    assert sum(len(shard.tasks) for shard in shards) == 102
    assert [task.bots for _, task in shards[-1].tasks] == [("search:20", "greedy"), ("greedy", "search:20")] * 2


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("seed = ", "not TOML"),
        ("seed = 1", r"at least one \[\[match\]\]"),
        ("match = 3", r"at least one \[\[match\]\]"),
        ("seed = -1\n" + MATCH, "seed = -1: must be a whole number, 0 or more"),
        ("seeds = 1\n" + MATCH, "the plan has no 'seeds'; it has match, record, seed"),
        ('record = ["all"]\n' + MATCH, "uses, moves"),
        (MATCH.replace("mad", "chess"), "match 1: no game 'chess'"),
        (MATCH.replace('"mad"', '["mad"]'), "the name of one game"),
        (MATCH.replace('["greedy"]', '"greedy"'), "a list of bots"),
        (MATCH.replace('["greedy"]', '["bob"]'), "no bot 'bob'"),
        (MATCH.replace('["greedy"]', '["greedy", "greedy"]'), "two different bots"),
        (MATCH.replace("10", "0"), "games = 0: must be a whole number, 1 or more"),
        (MATCH.replace("games = 10", ""), "games is missing"),
        (MATCH + "players = 9", "players=9: allowed is 2, 3, 4, 5, 6"),
        (MATCH + "player = 9", "a match has no 'player'"),
        (MATCH + 'seats = "best"', "balanced or fixed"),
        (MATCH + "one_way = 1", "true or false"),
        (MATCH + "options = 3", "a table like"),
        (MATCH + "[match.options]\nplayers = 3", "players stands beside it"),
        (MATCH + '[match.options]\ndeck = "x"', "mad has no option 'deck'"),
        (MATCH + MATCH + "games_per_shard = 0", "match 2: games_per_shard = 0"),
    ],
)
def test_a_bad_plan_says_what_would_be_right(text: str, said: str) -> None:
    with pytest.raises(OptionError, match=said):
        read_plan(text)


def test_the_folder_of_another_plan_is_left_alone(small: Path, tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="another plan"):
        run(read_plan(SMALL.replace("seed = 3", "seed = 4")), small, Processes(1))
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(OptionError, match="not empty"):
        run(read_plan(SMALL), tmp_path, Processes(1))
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]


# --- What is recorded.


@pytest.mark.parametrize("name", vaka.games())
@pytest.mark.parametrize("bots", ["greedy", "search:5"])
def test_a_tally_counts_what_the_rules_tell(name: str, bots: str) -> None:
    """Against a count through the public states: actions, events and first hands of a whole game."""
    players = 3 if name != "partners" else 4
    runner = Runner(name, {"players": players}, 1)
    things = Things(runner.game)
    task = Task((bots,) * players, 5)
    account = runner.account(task)
    assert (account.winners, len(account.moves)) == (runner.play(task).winners, runner.play(task).decisions)

    state, counted, legal = runner.game.new(account.seed), Counter[tuple[int, str, str]](), []
    first = state.player
    for move in account.moves:
        assert state.player is not None
        counted[state.player, "action", things.all[move].what] += 1
        legal.append(len(state.legal()))
        state.play(move)
        for kind, seat, card, _more in _entries(state):
            number = DEALT + 64 + kind * 64 + card + 1
            counted[seat, "event", things.all[number].what] += 1
    told = Counter[tuple[int, str, str]]()
    for row, number in zip(*np.nonzero(account.counts), strict=True):
        thing = things.all[int(number)]
        if thing.kind != "dealt":
            told[int(row) if row < players else -1, thing.kind, thing.what] += int(account.counts[row, number])
    # The deal itself causes events before the first decision.
    before = told - counted
    assert not counted - told
    assert {what.split()[0] for _, _, what in before} <= {"deal", "turn-up", "direction", "draw", "reshuffle"}
    assert account.sums == [sum(legal), max(legal), sum(n > 1 for n in legal), first]
    assert list(account.winners) == state.winners
    assert account.scores == state.scores


def _entries(state: Any) -> list[tuple[int, int, int, int]]:
    log = state._struct.log
    return [(log.kind[i], log.seat[i], log.card[i], log.more[i]) for i in range(log.n)]


def test_first_hands_are_counted() -> None:
    runner = Runner("babayaga", {"players": 4}, 2)
    account = runner.account(Task(("greedy",) * 4, 0))
    things, state = Things(runner.game), runner.game.new(account.seed)
    for seat in range(4):
        held = Counter(card["card"] for card in state.view(seat)["hands"][seat])
        told = {
            things.all[DEALT + card].what: int(account.counts[seat, DEALT + card])
            for card in range(64)
            if account.counts[seat, DEALT + card]
        }
        assert told == held


def test_a_row_is_a_game_that_can_be_played_again(small: Path) -> None:
    files = small / "01-mad-3-greedy" / "*.parquet"
    found = asked(f"SELECT seed, moves, won, scores, decisions, bots FROM read_parquet('{files}') LIMIT 5")
    for seed, moves, won, scores, decisions, bots in found:
        state = vaka.load("mad", players=3).new(seed)
        for move in moves:
            state.play(move)
        assert state.over
        assert [seat for seat, share in enumerate(won) if share] == state.winners
        assert (scores, decisions, bots) == (state.scores, len(moves), ["greedy"] * 3)


def test_every_thing_has_a_name_of_its_own() -> None:
    for name in vaka.games():
        things = Things(vaka.load(name))
        assert len({(thing.kind, thing.what) for thing in things.all.values()}) == len(things.all)
        assert all(thing.text for thing in things.all.values())


# --- Runs.


def test_a_run_goes_on_after_kill_9_and_plays_nothing_twice(small: Path, tmp_path: Path) -> None:
    plan, folder = tmp_path / "plan.toml", tmp_path / "out"
    plan.write_text(SMALL)
    command = [
        sys.executable,
        "-m",
        "vaka.cli",
        "lab",
        "run",
        str(plan),
        "--to",
        str(folder),
        "--here",
        "--workers",
        "2",
    ]
    process = subprocess.Popen(command, start_new_session=True, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    while not list(folder.glob("*/*.parquet")):
        assert process.poll() is None
        time.sleep(0.005)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    _until_gone(process.pid)
    kept = {file: (file.stat().st_mtime_ns, _sum(file)) for file in folder.glob("*/*.parquet")}
    assert len(kept) > 0
    done = run(read_plan(SMALL), folder, Processes(1))
    assert done.games == 102
    assert done.played == 102 - sum(_games(file) for file in kept)
    assert {file: (file.stat().st_mtime_ns, _sum(file)) for file in kept} == kept
    assert rows_of(folder) == rows_of(small)
    assert run(read_plan(SMALL), folder, Processes(1)).played == 0


def _until_gone(group: int) -> None:
    """Wait until no process of a group is left: the workers end with the one that led them."""
    for _ in range(2000):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        time.sleep(0.01)
    raise AssertionError("workers outlive the run that was killed")


def _sum(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def _games(file: Path) -> int:
    return int(asked(f"SELECT count(*) FROM read_parquet('{file}')")[0][0])


def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    done = dict(Processes(2).work(die_once, [(tmp_path / "mark", number) for number in range(8)]))
    assert done == {number: number * number for number in range(8)}


def test_workers_that_always_die_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crews, "BREAKS", 1)
    with pytest.raises(vaka.VakaError, match="died 1 times"):
        list(Processes(2).work(die_always, [1, 2, 3]))


@pytest.mark.filterwarnings("ignore")
def test_ray_plays_the_same_rows(small: Path, tmp_path: Path) -> None:
    run(read_plan(SMALL), tmp_path / "ray", Cluster(workers=1))
    assert rows_of(tmp_path / "ray") == rows_of(small)


def test_a_cluster_that_is_not_there_is_told_at_once() -> None:
    with pytest.raises(OptionError, match=r"no Ray cluster at 127\.0\.0\.1:9"):
        list(Cluster("127.0.0.1:9").work(abs, [1]))


def test_without_ray_a_run_stays_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crews, "ray_is_here", lambda: False)
    assert isinstance(crews.crew_of(False, None, 2), Processes)
    with pytest.raises(OptionError, match=r"install vaka\[lab\]"):
        crews.crew_of(False, "auto", None)


def test_a_machine_with_other_rules_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    shard = next(iter(read_plan(SMALL).shards()))
    monkeypatch.setattr("vaka.arena.shard.sources_of", lambda _name: "other")
    with pytest.raises(OptionError, match="other rules of mad"):
        play_shard(shard)


# --- Reports.


def test_facts_are_what_a_plain_count_finds(small: Path) -> None:
    rows = rows_of(small)
    with opened(small) as folder:
        facts = folder.facts(folder.plan.matches[0])
    assert facts
    names = asked(f"DESCRIBE SELECT * FROM read_parquet('{small / '*' / '*.parquet'}')")
    games = [dict(zip([name[0] for name in names], row, strict=True)) for row in rows]
    mad = [game for game in games if game["game"] == "mad"]
    assert facts.games == len(mad) == 90
    assert facts.length.mean == pytest.approx(sum(game["decisions"] for game in mad) / 90)
    assert sum(n for _, _, n in facts.length.bins) == 90
    for place, share in enumerate(facts.order):
        assert share.rate == pytest.approx(sum(game["won"][(game["first"] + place) % 3] for game in mad) / 90)
        assert share.low < share.rate < share.high
    wild = next(use for use in facts.uses if (use.kind, use.text) == ("event", "plays Wild"))
    times = {
        (i, use["seat"]): use["times"]
        for i, game in enumerate(mad)
        for use in game["uses"]
        if use["what"] == "play wild" and use["kind"] == "event"
    }
    assert wild.per_game == pytest.approx(sum(times.values()) / 90)
    assert wild.reach == pytest.approx(len(times) / 270)
    often = [key for key, n in times.items() if n >= wild.often]
    assert wild.share == pytest.approx(len(often) / 270)
    assert wild.share <= 0.5
    assert wild.won == pytest.approx(sum(mad[i]["won"][seat] for i, seat in often) / len(often))
    others = [mad[i]["won"][seat] for i in range(90) for seat in range(3) if (i, seat) not in often]
    assert wild.effect == pytest.approx(wild.won - sum(others) / len(others))


def test_the_interval_of_an_effect_holds_what_it_promises() -> None:
    """Of many runs in which a thing does nothing about 95 in 100 have 0 in their interval, though seats share a win."""
    luck, held = np.random.default_rng(1), 0
    games, players = 300, 4
    for _ in range(600):
        won = np.eye(players)[luck.integers(0, players, games)]
        # Something that happens to all seats of a game or to none, mostly.
        met = luck.random((games, players)) < np.where(luck.random((games, 1)) < 0.5, 0.8, 0.1)
        k, w = met.sum(1).astype(float), (won * met).sum(1)
        sums = Sums(k.sum(), w.sum(), (w * w).sum(), (w * k).sum(), (k * k).sum())
        use = _use(("event", "", "", ""), (1, 1), 1, sums, Sums(games, games, 0, 0, 0), players)
        held += use.low <= 0 <= use.high
    assert 550 <= held <= 588


def test_the_commands(small: Path, tmp_path: Path) -> None:
    plan, file = tmp_path / "evening.toml", tmp_path / "page.html"
    plan.write_text(SMALL)
    invoke = CliRunner().invoke
    done = invoke(main, ["lab", "run", str(plan), "--to", str(small), "--here"], catch_exceptions=False)
    assert "102 games in" in done.output
    assert "0 of them played now" in done.output
    done = invoke(main, ["lab", "report", str(small), "-o", str(file)], catch_exceptions=False)
    assert "102 games in" in done.output
    page = file.read_text("utf-8")
    assert "The MAD card game, 3 players: greedy in every seat" in page
    assert "Baba Yaga, 2 players: search:20 against greedy" in page
    assert "Ratings of the bots that met" in page
    assert page.count("<svg") >= 10
    # It needs nothing from elsewhere, and runs nothing.
    assert "<script" not in page
    assert set(re.findall(r"https?://[^\s\"')<]+", page)) <= {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
    }


@pytest.mark.parametrize("name", vaka.games())
def test_the_pages_say_what_the_numbers_say(name: str) -> None:
    """`python -m docs.pages` writes them again; a claim that the numbers do not bear out fails there."""
    found = json.loads(pages.file_of(name).read_text("utf-8"))
    text = (pages.PAGES / f"{name}.md").read_text("utf-8")
    assert pages.page(found) == text
    assert len(re.findall(r"^## \d\. ", text, re.MULTILINE)) == 5
    assert sum(match["games"] for match in found["matches"] if match["bot"] == "greedy") >= 100_000
    for picture in re.findall(r"\((pictures/.*?)\)", text):
        assert (pages.PAGES / picture).exists()


def test_a_match_that_is_counted_again_takes_its_old_place_and_others_stay() -> None:
    old = [{"bot": "greedy", "players": 2, "games": 9}, {"bot": "greedy", "players": 4, "games": 9}]
    again, other = {"bot": "greedy", "players": 2, "games": 10}, {"bot": "hard", "players": 4, "games": 1}
    assert pages.joined(old, [other, again]) == [again, old[1], other]


def test_a_page_compares_two_bots_and_refuses_what_is_not_so() -> None:
    found = json.loads(pages.file_of("mad").read_text("utf-8"))
    found["matches"] = [match for match in found["matches"] if match["bot"] == "greedy"]
    assert "stronger bot" not in pages.page(found)
    close = next(match for match in found["matches"] if match["players"] == pages.TABLE)
    other = {**close, "bot": "hard", "games": 2000, "uses": []}
    text = pages.page({**found, "matches": [*found["matches"], other]})
    assert "2,000 by `hard`" in text
    assert "| Joker in the first hand | +" in text
    assert "too rare to tell |" in text
    for use in close["uses"]:
        if use["text"] == "Joker":
            use["effect"], use["low"], use["high"] = 0.01, 0.005, 0.015
    with pytest.raises(AssertionError, match="do not say what the page says"):
        pages.page(found)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["run", "missing.toml"], "does not exist"),
        (["run", __file__, "--here", "--address", "auto"], "one of the two"),
        (["run", __file__], "not TOML"),
        (["report", str(Path(__file__).parent)], "not a folder of the lab"),
    ],
)
def test_bad_arguments_are_one_clear_line(arguments: list[str], said: str) -> None:
    result = CliRunner().invoke(main, ["lab", *arguments])
    assert result.exit_code != 0
    assert said in result.output
    assert "Traceback" not in result.output

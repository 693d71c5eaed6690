"""The lab: plays the games of a plan, shard by shard, and keeps them in a folder.

A shard's file appears whole or not at all. So a run that was stopped, by Ctrl-C, a lost machine or a power cut, goes on
where it was: shards whose files are there are not played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from vaka.arena.crew import Crew
from vaka.arena.plan import Plan
from vaka.arena.shard import play_shard
from vaka.arena.tally import ready_tally_engine
from vaka.bots import make, ready
from vaka.errors import OptionError
from vaka.play import load

RUN = "run.json"
Report = Callable[[str, int, int], None]
"""Is told the name of a match, how many of its games are done, and out of how many."""


@dataclass(frozen=True)
class Summary:
    """What a run did."""

    games: int
    """Games in the folder now."""
    played: int
    """Games that were played for it now; the others were there."""


def run(plan: Plan, folder: Path, crew: Crew, report: Report | None = None) -> Summary:
    """Play what is missing of a plan into a folder."""
    _claim(plan, folder)
    shards = list(plan.shards())
    missing = [shard for shard in shards if not (folder / shard.file).exists()]
    done = {match.name: 0 for match in plan.matches}
    total = {match.name: match.games for match in plan.matches}
    for shard in shards:
        done[shard.match] += len(shard.tasks)
    for shard in missing:
        done[shard.match] -= len(shard.tasks)
    played = 0
    for name in done:
        if report:
            report(name, done[name], total[name])
    for name in {shard.game for shard in missing}:
        # Compile here, once: every process of this machine then finds the code on disk.
        bots = {bot for shard in missing if shard.game == name for _, task in shard.tasks for bot in task.bots}
        ready([make(bot) for bot in sorted(bots)], name)
        ready_tally_engine(name)
        _ = load(name).engine
    for number, content in crew.work(play_shard, missing):
        shard = missing[number]
        keep(folder / shard.file, content)
        played += len(shard.tasks)
        done[shard.match] += len(shard.tasks)
        if report:
            report(shard.match, done[shard.match], total[shard.match])
    return Summary(sum(done.values()), played)


def keep(file: Path, content: bytes) -> None:
    """Write a file that is there whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_suffix(f".{os.getpid()}.part")
    with part.open("wb") as out:
        out.write(content)
        out.flush()
        os.fsync(out.fileno())
    part.replace(file)


def _claim(plan: Plan, folder: Path) -> None:
    """Make the folder the plan's; another plan's is refused, so that nothing is mixed or lost."""
    mine, file = json.dumps(plan.data(), indent=1, sort_keys=True) + "\n", folder / RUN
    if file.exists():
        if file.read_text("utf-8") != mine:
            raise OptionError(
                f"{folder} holds games of another plan (its {RUN} differs from this one): "
                "name another folder with --to, or bring back the plan that was run there"
            )
        return
    if folder.exists() and any(folder.iterdir()):
        raise OptionError(f"{folder} is not empty and not a folder of the lab: name another one with --to")
    folder.mkdir(parents=True, exist_ok=True)
    keep(folder / "plan.toml", plan.text.encode())
    keep(file, mine.encode())

"""`make kill`: what clients were told is still so after servers, workers and databases were killed under load.

Each setup has its own trial: a crowd plays at many tables over sockets, something is killed at a random moment, it
comes back, every table must go on, and the journals of all clients are compared with what the database keeps.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

import vaka
from tests.kill.site import Setup
from tests.kill.trial import REST_SECONDS, Result, Trial
from tests.results import FOLDER, keep, made_with
from vaka.server.thinking import compile_game

SETUPS = {
    "sqlite": Setup(),
    "postgres": Setup(postgres=True, crew=True),
    "processes": Setup(postgres=True, processes=3, crew=True),
    "proxy": Setup(postgres=True, proxied=True),
    "proxy-processes": Setup(postgres=True, processes=3, proxied=True),
}
KILLS = 100
RESULT = FOLDER / "kill.json"


def show(result: Result, kills: int, console: Console) -> None:
    """One line per harm."""
    last = result.harms[-1]
    going = f"back after {last['back_after']:.1f} s, all tables go on after {last['all_go_on_after']:.1f} s"
    going = "something is wrong" if result.faults else going
    what = f"{last['what']} ({last['hit']})" if "hit" in last else last["what"]
    console.print(f"{result.setup}: {len(result.harms)} of {kills}, {what}: {going}", highlight=False)


def options() -> argparse.ArgumentParser:
    """What can be asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.kill", description=__doc__)
    parser.add_argument("--kills", type=int, default=KILLS, help="how often something is killed in each setup")
    parser.add_argument("--tables", type=int, default=24, help="tables that are played at once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--setup", choices=SETUPS, action="append", help="only this one; may be given again")
    parser.add_argument("--patience", type=float, default=REST_SECONDS, help="seconds until a table counts as stuck")
    parser.add_argument("--json", type=Path, default=RESULT, help="where to keep the numbers, one trial per setup")
    return parser


def attempt(name: str, given: argparse.Namespace, console: Console) -> None:
    """The trial of one setup: run, kept, and told; ends the command if it has found faults."""
    folder = Path(tempfile.mkdtemp(prefix=f"vaka-kill-{name}-"))
    seed = given.seed + list(SETUPS).index(name)  # the same whichever others are run
    trial = Trial(SETUPS[name], given.kills, given.tables, seed, folder, given.patience)
    trial.report = lambda result: show(result, given.kills, console)
    made = made_with()
    found = trial.run()
    keep(given.json, "trials", {**made, "kills": given.kills, **found.plain()})
    if found.faults:
        for fault in found.faults[:20]:
            console.print(fault, highlight=False)
        sys.exit(f"{found.setup}: {len(found.faults)} faults; journals and logs are in {folder}")
    shutil.rmtree(folder)
    told = ", ".join(f"{count:,} {what}" for what, count in found.counts.items())
    console.print(f"{found.setup}: nothing lost, nothing twice, nothing stuck. {told}", highlight=False)


def main(words: Sequence[str] | None = None) -> None:
    """Run the trials, print what was found, and keep it."""
    given = options().parse_args(words)
    console = Console(soft_wrap=True)
    for game in vaka.games():
        compile_game(game)  # or the first server would take minutes to start
    for name in given.setup or SETUPS:
        attempt(name, given, console)


if __name__ == "__main__":
    main()

"""`make kill`: what clients were told is still so after servers, workers and databases were killed under load.

Each setup has its own trial: a crowd plays at many tables over sockets, something is killed at a random moment, it
comes back, every table must go on, and the journals of all clients are compared with what the database keeps.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import sys
import tempfile
from pathlib import Path

from rich.console import Console

import vaka
from tests.kill.site import Setup
from tests.kill.trial import REST_SECONDS, Result, Trial
from tests.server.client import ROOT
from vaka.server.thinking import compile_game

SETUPS = {
    "sqlite": Setup(),
    "postgres": Setup(postgres=True, crew=True),
    "processes": Setup(postgres=True, processes=3, crew=True),
    "proxy": Setup(postgres=True, proxied=True),
    "proxy-processes": Setup(postgres=True, processes=3, proxied=True),
}
RESULT = ROOT / "bench" / "results" / "kill.json"


def show(result: Result, kills: int, console: Console) -> None:
    """One line per harm."""
    last = result.harms[-1]
    going = f"back after {last['back_after']:.1f} s, all tables go on after {last['all_go_on_after']:.1f} s"
    going = "something is wrong" if result.faults else going
    console.print(f"{result.setup}: {len(result.harms)} of {kills}, {last['what']}: {going}", highlight=False)


def main() -> None:
    """Run the trials, print what was found, and keep it."""
    parser = argparse.ArgumentParser(prog="python -m tests.kill", description=__doc__)
    parser.add_argument("--kills", type=int, default=100, help="how often something is killed in each setup")
    parser.add_argument("--tables", type=int, default=24, help="tables that are played at once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--setup", choices=SETUPS, action="append", help="only this one; may be given again")
    parser.add_argument("--patience", type=float, default=REST_SECONDS, help="seconds until a table counts as stuck")
    parser.add_argument("--json", type=Path, default=RESULT, help="where to keep the numbers")
    given = parser.parse_args()
    console = Console(soft_wrap=True)
    machine = {"cores": os.cpu_count(), "python": platform.python_version(), "version": vaka.__version__}
    for game in vaka.games():
        compile_game(game)  # or the first server would take minutes to start
    results = []
    for number, name in enumerate(given.setup or SETUPS):
        folder = Path(tempfile.mkdtemp(prefix=f"vaka-kill-{name}-"))
        trial = Trial(SETUPS[name], given.kills, given.tables, given.seed + number, folder, given.patience)
        trial.report = lambda result: show(result, given.kills, console)
        found = trial.run()
        results.append(found)
        if found.faults:
            for fault in found.faults[:20]:
                console.print(fault, highlight=False)
            sys.exit(f"{found.setup}: {len(found.faults)} faults; journals and logs are in {folder}")
        shutil.rmtree(folder)
        told = ", ".join(f"{count:,} {what}" for what, count in found.counts.items())
        console.print(f"{found.setup}: nothing lost, nothing twice, nothing stuck. {told}", highlight=False)
        # After each, so that a run that was stopped has shown something.
        kept = {**machine, "kills": given.kills, "trials": [result.plain() for result in results]}
        given.json.write_text(json.dumps(kept, indent=1) + "\n")


if __name__ == "__main__":
    main()

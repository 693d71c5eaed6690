"""What benches and proofs of the server have found: how they keep it, and how the docs tell it."""

from __future__ import annotations

import json
import os
import platform
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import vaka

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "bench" / "results"
NOT_RUN = (":!bench/results", ":!docs", ":!*.md")  # files that may change without a change of what is run
Found = dict[str, Any]


def result(name: str) -> Found | None:
    """What the last run has kept; None if there was none."""
    file = FOLDER / f"{name}.json"
    return json.loads(file.read_text("utf-8")) if file.exists() else None


# --- Keeping.


def keep(file: Path, part: str, found: Found) -> None:
    """Keep what was found for one setup, in the place of what was found for it before; other setups stay as they are.

    The file holds a list by the name of `part`, with one entry per setup.
    """
    before = json.loads(file.read_text("utf-8"))[part] if file.exists() else []
    entries = {entry["setup"]: entry for entry in [*before, found]}
    file.write_text(json.dumps({part: [entries[setup] for setup in sorted(entries)]}, indent=1) + "\n", "utf-8")


def made_with() -> Found:
    """What a result was made with: the version and the commit of Vaka, the version of Python, and the cores."""
    return {
        "version": vaka.__version__,
        "commit": commit(),
        "python": platform.python_version(),
        "cores": os.cpu_count(),
    }


def commit() -> str | None:
    """The commit that is checked out, followed by a + if tracked files differ from it; None where there is no git."""
    try:
        head = _git("rev-parse", "--short", "HEAD")
        changed = _git("status", "--porcelain", "--untracked-files=no", "--", ".", *NOT_RUN)
    except (OSError, subprocess.CalledProcessError):
        return None
    return f"{head}+" if changed else head


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


# --- Speed.


def speed(name: str) -> Iterator[str]:
    """The server beside boardgame.io's, from `make bench-server`."""
    found = result(name)
    assert found
    both = found["vaka"], found["peer"]
    yield "| load, four clients a table | Vaka, durable | boardgame.io, in memory |"
    yield "|---|---|---|"
    yield _row("8 tables, as fast as they can", *map(_fastest, both))
    yield _row("200 tables, one decision a second each", *(_slowest(server, 200) for server in both))
    yield _row("200 tables, each client one a second (800)", *(_slowest(server, 800) for server in both))
    yield _row("200 tables, highest rate with p99 under 100 ms", *map(_knee, both))
    yield _row("64 tables on PostgreSQL, one process", _fastest(found["postgres1"]), "")
    yield _row("64 tables on PostgreSQL, two processes", _fastest(found["postgres2"]), "")


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _fastest(server: Found) -> str:
    best = max(server["throughput"], key=lambda run: float(run["moves"]))
    moves = f"{round(best['moves'], -1):,.0f} moves a second"
    return f"{moves}, p99 {best['p99']:.1f} ms, {best['server_cpu_ms']:.2f} ms of processor time each"


def _slowest(server: Found, rate: int) -> str:
    (p99,) = (step["p99"] for step in server["ramp"] if step["rate"] == rate)
    return f"p99 {p99:.0f} ms"


def _knee(server: Found) -> str:
    broken = server["first_rate_broken"]
    return f"{server['last_rate_held']:,} decisions a second" + (f" (breaks at {broken:,})" if broken else "")


# --- Proofs.


def proofs(_: str) -> Iterator[str]:
    """What the proofs of the server have found, as far as they were run."""
    yield "| command | last run |"
    yield "|---|---|"
    told = {"leak": _leak, "nonsense": _nonsense, "rights": _rights, "attack": _attack, "kill": _kill, "load": _load}
    for name, tell in told.items():
        if found := result(name):
            yield f"| `make {name}` | {tell(found)} |"


def _leak(found: Found) -> str:
    over = f"{found['checks_over_sockets']:,} over sockets"
    return f"{found['checks']:,} comparisons in {found['cases']:,} cases, and {over}: {found['differences']} differ"


def _nonsense(found: Found) -> str:
    requests, messages, frames = parts = [found[part] for part in ("requests", "messages", "frames")]
    played = f"{messages['answers'].get('step acknowledged', 0):,} of them decisions that counted"
    sockets = sum(frames["answers"].values())
    inputs = sum(part["inputs"] for name, part in found.items() if name.startswith("reading"))
    sent = f"{requests['sent']:,} requests, {messages['sent']:,} messages ({played}), "
    sent += f"{frames['sent']:,} raw frames over {sockets:,} sockets, {inputs:,} inputs for readers"
    memory = f"memory from {found['megabytes_before']} to {max(part['megabytes'] for part in parts)} MB"
    return f"{sent}: no crash, no 500, {memory}"


def _rights(found: Found) -> str:
    return f"{found['checks']:,} answers, {found['wrong']} of them wrong"


def _attack(found: Found) -> str:
    calm, *under = found["attacks"].values()

    def most(part: str) -> str:
        return f"{max(attack[part] for attack in under):,.0f} ms (with no flood {calm[part]:,.0f} ms)"

    elsewhere, bot = most("slowest_hundredth_ms"), most("slowest_bot_ms")
    return f"{len(under)} floods: elsewhere the slowest hundredth of decisions took {elsewhere}, the slowest bot {bot}"


def _kill(found: Found) -> str:
    trials = found["trials"]
    harms = [harm["what"] for trial in trials for harm in trial["harms"]]
    cut = sum(":" in what or what == "all connections" for what in harms)
    compared = sum(trial["counts"]["decisions compared"] for trial in trials)
    faults = sum(len(trial["faults"]) for trial in trials)
    setups = {trial["setup"] for trial in trials}
    done = f"{len(harms) - cut} kills and {cut} cuts of connections in {len(setups)} setups"
    return f"{done}, {compared:,} decisions compared: {faults} lost, doubled or stuck"


def _load(found: Found) -> str:
    return ". ".join(map(_under_load, found["servers"]))


def _under_load(server: Found) -> str:
    load = f"{server['tables']:,} tables of four for {server['seconds'] / 60:.0f} minutes"
    minutes, knee = server["minutes"], server["last_rate_held"]
    asked = f"{minutes['decisions']:,} decisions, p99 {minutes['p99_ms']:.0f} ms"
    harm = f"{len(server['errors'])} errors, memory {100 * server['memory']['share']:+.1f} %"
    held = f", up to {knee:,.0f} decisions per second held" if knee else ""
    return f"{server['setup']}: {load}, {asked}, {harm}{held}"

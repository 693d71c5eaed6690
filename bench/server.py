"""`make bench-server`: Vaka's server beside boardgame.io's, the same load on both, in turns, in the same run.

Vaka writes every decision to disk before it acknowledges it; boardgame.io keeps its matches in memory.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from tests.kill.postgres import Postgres
from tests.server.client import children

import vaka

HERE = Path(__file__).parent
RESULT = HERE / "results" / "server.json"
# Of the same kind as the peer's: draw or play, a pile and a stock. How many decisions its random games have.
SHORT, SHORT_GAME = "mad", 150
LONG = "babayaga"  # with games of 800 decisions, so that few end while 200 tables are measured
SERVERS = ("vaka", "peer")
SHARED = {"postgres1": 1, "postgres2": 2}  # server processes on one PostgreSQL
NAMES = {
    "vaka": "Vaka",
    "peer": "boardgame.io",
    "postgres1": "Vaka on PostgreSQL, one process",
    "postgres2": "Vaka on PostgreSQL, two processes",
}
CROWD = 64  # tables on PostgreSQL, where several processes can be busy at once
RAMP = (200, 800, 1000, 1200, 1400, 1700, 2000, 2400, 2900, 3500, 4200)  # decisions per second over 200 tables
BOUND = 100  # milliseconds that p99 may take
Stage = dict[str, Any]


@contextlib.contextmanager
def running(server: str) -> Iterator[tuple[list[int], int]]:
    """A server with nothing in it: its processes and its port. Those of PostgreSQL itself are not among them."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="vaka-bench-") as folder, contextlib.ExitStack() as stack:
        command = ["node", str(HERE / "server" / "peer.mjs"), str(port)]
        if server != "peer":
            serve = ["serve", "--no-open", "--pace", "0", "--rate", "100000", "--per-address", "0", "--port", str(port)]
            command = [sys.executable, "-m", "vaka.cli", *serve, "--database", _database(server, Path(folder), stack)]
        if server in SHARED:
            command += ["--workers", "1", "--processes", str(SHARED[server])]
        log = Path(folder) / "log"
        with log.open("w") as output:
            process = subprocess.Popen(
                command, stdout=output, stderr=output, env={**os.environ, "NODE_ENV": "production"}
            )
        stack.callback(stop, process)
        wait_for(server, port, process, log)
        yield [process.pid, *(children(process.pid) if server in SHARED else [])], port


def _database(server: str, folder: Path, stack: contextlib.ExitStack) -> str:
    if server not in SHARED:
        return str(folder / "tables.sqlite")
    folder.chmod(0o755)  # PostgreSQL may run as another user
    postgres = Postgres(folder / "postgres")
    stack.callback(postgres.stop)
    return postgres.url()


def stop(process: subprocess.Popen[bytes]) -> None:
    """Ask a server to stop, and wait."""
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


def wait_for(server: str, port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    """Wait until a server answers and its game is compiled."""
    path = "games" if server == "peer" else "healthz"
    while process.poll() is None:
        with contextlib.suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/{path}") as answer:
            if server == "peer" or all(json.load(answer)["games"].values()):
                return
        time.sleep(0.1)
    raise SystemExit(f"{NAMES[server]} did not start:\n{log.read_text()}")


def load(server: str, game: str, tables: int, spares: int, stages: list[Stage]) -> list[Stage]:
    """What a fresh server does under a load; one result per stage, the last being the first that did not hold."""
    with running(server) as (pids, port):
        wish = {
            "server": "peer" if server == "peer" else "vaka", "port": port, "pids": pids, "game": game,
            "tables": tables, "stages": stages,
            # The peer's matches have no end.
            "spares": 0 if server == "peer" else spares,
        }  # fmt: skip
        output = subprocess.check_output(["node", str(HERE / "server" / "load.mjs"), json.dumps(wish)], text=True)
    return [json.loads(line) for line in output.splitlines()]


def measure(seconds: float, rounds: int) -> dict[str, Any]:
    """All loads, the two servers in turns."""
    found: dict[str, Any] = {server: {"throughput": [], "long": [], "ramp": []} for server in SERVERS}
    found |= {server: {"throughput": []} for server in SHARED}
    stage = [{"rate": 0, "seconds": seconds}]
    for _ in range(rounds):
        for server in SERVERS:
            # Enough tables for 4,000 decisions per second.
            spares = int(4000 * (seconds + 2) / SHORT_GAME)
            found[server]["throughput"] += load(server, SHORT, 8, spares, stage)
        found["vaka"]["long"] += load("vaka", LONG, 8, int(6 * seconds), stage)
        for server in SHARED:
            found[server]["throughput"] += load(server, LONG, CROWD, int(6 * seconds), stage)
    for server in SERVERS:
        stages = [{"rate": rate, "seconds": seconds} for rate in RAMP]
        steps = load(server, LONG, 200, 60, stages)
        found[server]["ramp"] = steps
        found[server]["last_rate_held"] = max((step["rate"] for step in steps if step["held"]), default=0)
        found[server]["first_rate_broken"] = next((step["rate"] for step in steps if not step["held"]), None)
    return found


def best(runs: list[Stage]) -> Stage:
    return max(runs, key=lambda run: float(run["moves"]))


def report(found: dict[str, Any], console: Console) -> None:
    """Tables to read."""
    table = Table(title=f"Vaka {vaka.__version__} (durable) beside boardgame.io (in memory), {os.cpu_count()} cores")
    for heading in ("load", "server", "moves / s", "p50 ms", "p99 ms", "worst ms", "server CPU ms per move", "held"):
        table.add_column(heading, justify="left" if heading in ("load", "server") else "right")
    rows = [("8 tables of MAD", server, best(found[server]["throughput"])) for server in SERVERS]
    rows.append(("8 tables of Baba Yaga", "vaka", best(found["vaka"]["long"])))
    rows += [(f"{CROWD} tables of Baba Yaga", server, best(found[server]["throughput"])) for server in SHARED]
    rates = sorted({step["rate"] for server in SERVERS for step in found[server]["ramp"]})
    for rate in rates:
        for server in SERVERS:
            rows += [
                (f"200 tables, {rate:,} / s", server, step) for step in found[server]["ramp"] if step["rate"] == rate
            ]
    for what, server, step in rows:
        numbers = [f"{step[key]:,.1f}" for key in ("moves", "p50", "p99", "worst")]
        held = "yes" if step["held"] else "no"
        table.add_row(what, NAMES[server], *numbers, f"{step['server_cpu_ms']:.3f}", held if step["rate"] else "")
    console.print(table)
    mine, other = (best(found[server]["throughput"])["moves"] for server in SERVERS)
    console.print(f"Throughput beside boardgame.io: {mine / other:.2f}")
    one, two = (best(found[server]["throughput"])["moves"] for server in SHARED)
    console.print(f"Two processes on PostgreSQL beside one: {two / one:.2f}")
    for server in SERVERS:
        held, broken = found[server]["last_rate_held"], found[server]["first_rate_broken"]
        breaks = f"breaks at {broken:,}" if broken else "did not break"
        console.print(f"{NAMES[server]}: p99 under {BOUND} ms up to {held:,} decisions per second; {breaks}")


def main() -> None:
    """Measure, print and keep."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each stage counts")
    parser.add_argument("--rounds", type=int, default=3, help="how often the throughput is measured; the best counts")
    parser.add_argument("--json", type=Path, default=RESULT, help="where to keep the numbers")
    chosen = parser.parse_args()
    found = measure(chosen.seconds, chosen.rounds)
    report(found, Console(width=120))
    kept = {"version": vaka.__version__, "games": [SHORT, LONG], "cores": os.cpu_count(), **found}
    chosen.json.write_text(json.dumps(kept, indent=1) + "\n")


if __name__ == "__main__":
    main()

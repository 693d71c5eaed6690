"""`make bench-wasm`: random games and simulations per second in Chromium, beside native code in the same run.

Each round measures one slice of each side in turns, and the best of each counts: the machine is shared. In the browser
the page's own `web/src/local/rules.ts` calls the module, as it does in a game.
"""

from __future__ import annotations

import argparse
import base64
import gzip
import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright
from rich.console import Console
from rich.table import Table
from tests.browser.conftest import FLAGS, chromium_path

import vaka
from bench.bots import POSITIONS, SIMULATIONS, positions, raw, search
from vaka.bots import wasm
from vaka.play import Game

HOME = Path(__file__).parent.parent
ROUNDS = 12
GAMES = 40  # random games of a slice
EDGES = 1 << 16  # as bench/bots.py has them

# Removes the types from a file, with the compiler that checks them.
TRANSPILE = """
const ts = require('typescript');
const options = { compilerOptions: { target: 'es2022', module: 'esnext' } };
const source = require('fs').readFileSync('src/local/rules.ts', 'utf-8');
process.stdout.write(ts.transpileModule(source, options).outputText);
"""

LOAD = """
async ({ code, module, facts, blank, sights, games, simulations, edges }) => {
  const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const { ANY, Rules, Workspace } = await import(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
  const rules = await Rules.load(await WebAssembly.compile(bytes(module)), facts);
  const space = new Workspace(rules, edges);
  const [key, zero] = [new Uint8Array(32).map((_, i) => i), new Uint8Array(32)];
  const [start, frames] = [bytes(blank), sights.map(([frame, observer]) => [bytes(frame), observer])];
  globalThis.random = () => {
    const begin = performance.now();
    const made = rules.playouts(start, games, key, 1, 1_000_000);
    return (1000 * made) / (performance.now() - begin);
  };
  globalThis.search = () => {
    let spent = 0;
    for (const [frame, observer] of frames) {
      space.begin(frame, zero, false);
      const begin = performance.now();
      space.think(facts.style, observer, ANY, simulations);
      spent += performance.now() - begin;
    }
    return (1000 * frames.length * simulations) / spent;
  };
}
"""


def transpiled() -> str:
    """The host of the modules, without its types."""
    node = shutil.which("node", path=f"{HOME / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}") or "node"
    return subprocess.run([node, "-e", TRANSPILE], cwd=HOME / "web", capture_output=True, text=True, check=True).stdout


def load(page: Page, game: Game, folder: Path, code: str) -> None:
    """Bring a game into the browser, with what the native side has."""

    def frame(state: bytes) -> str:
        return base64.b64encode(state.ljust(game.engine.frame.itemsize, b"\0")).decode()

    sights = [(frame(s.imagined.array().tobytes()), s.imagined.observer(s.seat)) for s in positions(game)]
    assert len(sights) == POSITIONS
    fixed = {"games": GAMES, "simulations": SIMULATIONS, "edges": EDGES, "code": code}
    module = base64.b64encode((folder / f"{game.name}.wasm").read_bytes()).decode()
    facts = json.loads((folder / f"{game.name}.json").read_text())
    blank = frame(game.blank().tobytes())
    page.evaluate(LOAD, {**fixed, "module": module, "facts": facts, "blank": blank, "sights": sights})


def measure(page: Page, game: Game) -> dict[str, float]:
    """The best rates of both sides."""
    found: dict[str, float] = {}
    native_random, native_search = raw(game, GAMES), search(game, found)
    rates = dict.fromkeys(("random", "random_native", "search"), 0.0)
    for _ in range(ROUNDS):
        rates["random_native"] = max(rates["random_native"], native_random())
        rates["random"] = max(rates["random"], page.evaluate("random()"))
        native_search()
        rates["search"] = max(rates["search"], page.evaluate("search()"))
    return {**rates, "search_native": found["simulations"]}


def rows(folder: Path) -> list[dict[str, Any]]:
    """One row per game."""
    wasm.write(folder, vaka.games())
    code, found = transpiled(), []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        for name in vaka.games():
            game, page = vaka.load(name), browser.new_page()
            load(page, game, folder, code)
            size = len(gzip.compress((folder / f"{name}.wasm").read_bytes(), 9))
            found.append({"game": name, "players": game.players, "compressed": size, **measure(page, game)})
            page.close()
        browser.close()
    return found


def main() -> None:
    """Print the table; with --json also keep it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="write the numbers to a file too")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        measured = rows(Path(folder))
    table = Table(title=f"Vaka {vaka.__version__}: Chromium beside native code, one core, same run")
    headings = ("game", "players", "kB", "random decisions/s", "native", "ratio", "simulations/s", "native", "ratio")
    for heading in headings:
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for row in measured:
        cells = [row["game"], str(row["players"]), f"{row['compressed'] / 1000:.0f}"]
        for kind in ("random", "search"):
            here, native = row[kind], row[f"{kind}_native"]
            cells += [f"{here:,.0f}", f"{native:,.0f}", f"{here / native:.2f}"]
        table.add_row(*cells)
    Console(width=120).print(table)
    if chosen.json:
        chosen.json.write_text(json.dumps(measured, indent=1) + "\n")


if __name__ == "__main__":
    main()

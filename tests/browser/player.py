"""A player: a browser of their own at a real server, with everything it was sent."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Locator, Page, Request, WebSocket

from vaka.games import registry

# Taps whatever glows, at random, until the game is over, nothing glows for a moment, or the time is up.
TAP = """
async ([milliseconds, idle]) => {
  const end = performance.now() + milliseconds;
  let busy = performance.now();
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  while (performance.now() < end) {
    if (document.querySelector('[data-test=end]')) return true;
    const things = [...document.querySelectorAll('.board [data-glow=choice], .actions [data-glow=choice]')];
    if (things.length) {
      things[Math.floor(Math.random() * things.length)].dispatchEvent(new MouseEvent('click', { bubbles: true }));
      busy = performance.now();
      await pause(0);
    } else if (performance.now() > busy + idle) return false;
    else await pause(5);
  }
  return false;
}
"""
# Tells what the worker with the browser's own tables says.
OVERHEAR = """
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => data.t === 'heard' && window.heard(data.message));
  }
};
"""
DEADLINE = 150.0  # seconds for a whole game


class RunningServer:
    """A server process on a free port, with its database."""

    def __init__(
        self, file: Path, pace: float = 0.0, variables: Mapping[str, str] | None = None, flags: Sequence[str] = ()
    ) -> None:
        self.file = file
        self.flags = flags
        self.environment = {**os.environ, **(variables or {})}
        self.pace = pace
        self.port = _free_port()
        self.host = f"127.0.0.1:{self.port}"
        self.base = f"http://{self.host}"
        self.start()

    def start(self) -> None:
        options = ["--port", str(self.port), "--database", str(self.file), "--pace", str(self.pace), "--rate", "500"]
        command = [sys.executable, "-m", "vaka.cli", "serve", "--no-open", *options, *self.flags]
        with (self.file.parent / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, start_new_session=True, env=self.environment
            )
        self.wait()

    def wait(self) -> None:
        """Until every game can be played."""
        end = time.monotonic() + 120
        while time.monotonic() < end:
            with contextlib.suppress(OSError):
                if all(self.get("/healthz")["games"].values()):
                    return
            assert self.process.poll() is None, (self.file.parent / "server.log").read_text()
            time.sleep(0.1)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        """As if the power went out; its workers go too."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self.base + path) as answer:
            return json.load(answer)

    def text(self, path: str) -> str:
        with urllib.request.urlopen(self.base + path) as answer:
            return str(answer.read().decode())


class Player:
    """Somebody with a browser."""

    def __init__(self, browser: Browser, base: str, name: str, lang: str = "en", **context: Any) -> None:
        tempo = context.pop("tempo", "instant")
        theme = context.pop("theme", "light")
        guided = context.pop("guided", registry.built_in())
        keeps = context.pop("keeps", False)
        self.base = base
        self.context = browser.new_context(viewport=context.pop("viewport", {"width": 1280, "height": 860}), **context)
        kept: dict[str, Any] = {
            "lang": lang,
            "name": name,
            "tempo": tempo,
            "theme": theme,
            "sound": False,
            "notify": False,
        }
        kept["guided"] = list(guided)
        text = json.dumps(json.dumps(kept))
        self.context.add_init_script(
            f"if (!localStorage.getItem('vaka-settings')) localStorage.setItem('vaka-settings', {text})"
        )
        if not keeps:
            # As in a home network without HTTPS; most tests mean the files of the server, not those that were kept.
            self.context.add_init_script("delete Navigator.prototype.serviceWorker")
        self.frames: list[dict[str, Any]] = []
        """What tables have said: those of servers, and those in the browser itself."""
        self.context.expose_binding("heard", lambda _source, message: self.frames.append(message))
        self.context.add_init_script(OVERHEAR)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(60_000)
        self.faults: list[str] = []
        self.hosts: set[str] = set()
        self.quiet = False
        """Whether the browser may complain, as it does when the server is gone."""
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda message: self._console(message.type, message.text))
        self.page.on("request", self._requested)

    def _listen(self, websocket: WebSocket) -> None:
        websocket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))

    def _console(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not self.quiet:
            self.faults.append(text)

    def _requested(self, request: Request) -> None:
        self.hosts.add(urlsplit(request.url).netloc)

    # --- Going places.

    def go(self, path: str = "/") -> Player:
        self.page.goto(self.base + path)
        return self

    def find(self, name: str) -> Locator:
        """An element by its test name."""
        return self.page.locator(f"[data-test={name}]")

    def open_table(self, game: str, seats: list[str], title: str = "", **options: str) -> str:
        """Fill in the form and open a table; returns its id."""
        self.go(f"/open/{game}")
        self.find("title").fill(title)
        if len(registry.definition(game).options[0].values) > 1:
            self.find("players").select_option(str(len(seats)))
        for i, kind in enumerate(seats):
            kind, _, level = kind.partition(":")
            self.find(f"seat-{i}").select_option(kind)
            if level:
                self.find(f"level-{i}").select_option(level)
        for name, value in options.items():
            self.find(name.replace("_", "-", 1)).select_option(value)
        self.find("open").click()
        self.page.wait_for_url("**/t/*")
        return self.page.url.rpartition("/")[2]

    def sit(self, table: str, host: Player | None = None, seat: int | None = None) -> None:
        """Come by the link and take a seat; then whoever opened the table begins, if they are named."""
        self.go(f"/t/{table}")
        self.find("sit" if seat is None else f"sit-{seat}").click()
        if host:
            host.find("begin").click()

    def quick(self, game: str) -> str:
        """Start against bots from the home page, in this browser; returns the table's id."""
        self.go()
        self.find(f"play-{game}").click()
        self.page.wait_for_url("**/t/*")
        self.find("board").wait_for()
        return self.page.url.rpartition("/")[2]

    def serve(self, game: str) -> str:
        """Open a table with bots at the server; returns its id."""
        players = registry.definition(game).options[0].values
        bots = (3 if 3 in players else players[0]) - 1
        table = self.open_table(game, ["me", *["bot:easy"] * bots])
        self.find("board").wait_for()
        return table

    @property
    def welcome(self) -> dict[str, Any]:
        """What the table that was joined last said first."""
        return next(frame for frame in reversed(self.frames) if frame["t"] == "welcome")

    @property
    def seats(self) -> list[dict[str, Any]]:
        """Who sits at the table that was joined last."""
        return list(self.welcome["table"]["seats"])

    def begin(self, game: str) -> None:
        """Have the first turn of a game: nobody has decided anything before, whoever begins."""
        self.open_table(game, ["me", "hot"])
        self.find("uncover").click()
        self.wait_for_turn()

    # --- Playing.

    def tap_for(self, seconds: float) -> bool:
        """Play at random for a while; returns whether the game is over."""
        return bool(self.page.evaluate(TAP, [1000 * seconds, 1000 * seconds]))

    def tap_in_turn(self) -> bool:
        """Play at random as long as it is this player's turn; returns whether the game is over."""
        return bool(self.page.evaluate(TAP, [1000, 40]))

    def wait_for_turn(self) -> None:
        self.page.locator(".status.mine").wait_for()
        self.page.locator("[data-glow=choice]").first.wait_for()

    def until(self, condition: str) -> None:
        """Wait until an expression is true. Asked from here: the page forbids the browser to evaluate text itself."""
        end = time.monotonic() + 60
        while not self.page.evaluate(condition):
            assert time.monotonic() < end, f"never true: {condition}"
            self.page.wait_for_timeout(20)

    @property
    def version(self) -> int:
        """The newest version that was heard."""
        return max((frame["version"] for frame in self.frames if frame["t"] in ("welcome", "step")), default=-1)


def play_out(*players: Player) -> None:
    """Everyone plays at random until the game is over for all."""
    end = time.monotonic() + DEADLINE
    while time.monotonic() < end:
        over = [player.tap_in_turn() for player in players]
        if all(over):
            return
    raise AssertionError(f"no end after {DEADLINE} s, at version {players[0].version}")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])

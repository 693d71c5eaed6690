"""Desks inside the page beside those of CPython: the same questions, and every answer must be the same text.

The page's part runs in Node, `web/tests/deskprocess.ts`: our Python in MicroPython, the rules in WebAssembly.

python -m tests.desks [SECONDS]    compares for that long, five minutes if nothing is said
"""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from web import bundle

import vaka
from tests.backends import variants
from vaka.bots import wasm
from vaka.games.registry import built_in
from vaka.play import LIMIT
from vaka.server.desk import Desk
from vaka.server.thinker import Thinker
from vaka.words.rulebook import clause_ids

WEB = Path(__file__).parent.parent / "web"
MICROPYTHON = WEB / "node_modules/@micropython/micropython-webassembly-pyscript/micropython.wasm"
ROLLDOWN = WEB / "node_modules/rolldown/bin/cli.mjs"
SECONDS = 300
REST = 0.3  # of the looks also ask for what is asked rarely


class PageFault(Exception):
    """What the page's Python refused: code, line and text."""

    def __init__(self, code: str, line: int | None, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.line = line


class PageDesk:
    """The desk inside the page; methods are named as in TypeScript."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def ask(self, method: str, *given: Any) -> Any:
        """One question, one answer."""
        self.send(method, *given)
        return self.answer()

    def send(self, method: str, *given: Any) -> None:
        """A question; the page thinks about it while the caller does something else."""
        assert self._process.stdin
        self._process.stdin.write(json.dumps([method, *given]) + "\n")
        self._process.stdin.flush()

    def answer(self) -> Any:
        """The answer to the oldest question that has none yet."""
        assert self._process.stdout
        answer = json.loads(self._process.stdout.readline())
        if "fault" in answer:
            assert isinstance(answer["fault"], list), answer["fault"]
            raise PageFault(*answer["fault"])
        return answer["told"]


@contextmanager
def page_desk() -> Iterator[PageDesk]:
    """Build what the page needs, and start it."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        bundle.write(folder)
        wasm.write(folder, built_in())
        (folder / "clauses").write_text(json.dumps({name: clauses(name) for name in built_in()}), "utf-8")
        node = shutil.which("node") or str(Path(sys.executable).parent / "node")
        script = folder / "desk.mjs"
        options = ["--platform", "node", "--format", "esm", "-o", str(script)]
        built = [node, str(ROLLDOWN), str(WEB / "tests/deskprocess.ts"), *options]
        subprocess.run(built, check=True, stdout=subprocess.DEVNULL)
        # MicroPython becomes a program of its own when its file is the one that Node was started with.
        start = folder / "start.mjs"
        start.write_text("import './desk.mjs';\n", "utf-8")
        command = [node, str(start), made, str(MICROPYTHON), str(folder / "clauses")]
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        try:
            yield PageDesk(process)
        finally:
            process.kill()
            process.communicate()


def clauses(name: str) -> dict[str, str]:
    """The clauses of a game in English."""
    game = vaka.load(name)
    return {clause: game.clause(clause).text() for clause in clause_ids(game.folder)}


class Comparison:
    """Plays games on both sides."""

    def __init__(self, page: PageDesk) -> None:
        self._page = page
        self.views = 0
        """Views that were the same."""
        self.decisions = 0

    def game(self, name: str, options: dict[str, Any], seed: int, every: int = 1) -> None:
        """A whole game: all that anybody may see, before every so many decisions and at the end."""
        key, luck = seed.to_bytes(32, "little").hex(), random.Random(seed)
        own = Desk.deal(name, json.dumps(options), key)
        self._page.ask("deal", name, options, key)
        thinker, greedy = Thinker(name, own.options), seed % 2 == 1
        self._same(own, "actions")
        while not own.over and own.decisions < LIMIT:
            if own.decisions % every == 0:
                self.look(own, luck)
            action = luck.choice(json.loads(own.view(own.player))["legal"])
            if greedy and luck.random() < 0.8:
                action = thinker.choose(own.question(), "normal", seed)
            self._page.send("play", action)
            own.play(action)
            assert self._page.answer() is None
            self.decisions += 1
        assert own.over
        self.look(own, luck)
        self._same(own, "open_view")
        for next_key in range(3):
            self._same(own, "follows", next_key.to_bytes(32, "big").hex())
        self._same(own, "history")
        self._same(own, "record", json.dumps({"seat0": "Þóra §"}), page=({"seat0": "Þóra §"},))

    def look(self, own: Desk, luck: random.Random) -> None:
        """All that a state tells: views and events to everyone, the rest at times."""
        players = json.loads(own.options)["players"]
        for seat in (*range(players), None):
            self._same(own, "view", seat)
            self._same(own, "events", seat)
            self._same(own, "retold", seat, f"[{own.events(seat)}]")
            self.views += 1
        if own.over or luck.random() < REST:
            self.look_closer(own, luck, players)

    def look_closer(self, own: Desk, luck: random.Random, players: int) -> None:
        """What is asked for now and then: reasons, taking back, snapshots, the question for a bot."""
        assert self._page.ask("facts") == json.loads(own.facts())
        for action in luck.sample(list(json.loads(own.actions())), 3):
            seat = own.player if own.player is not None and luck.random() < 0.8 else luck.randrange(players)
            self._same(own, "why", action, seat)
        self._same(own, "can_undo", luck.randrange(players), luck.random() < 0.5)
        self._same(own, "showed_nothing", luck.randrange(players))
        self._same(own, "save")
        if not own.over:
            self._same(own, "question")

    def _same(self, own: Desk, method: str, *given: Any, page: tuple[Any, ...] | None = None) -> None:
        self._page.send(CALLED.get(method, method), *(given if page is None else page))
        right = getattr(own, method)(*given)
        found = self._page.answer()
        if found != (right.hex() if isinstance(right, bytes) else right):
            asked = f"{method}{given} after {own.decisions} decisions of {own.game} {own.options}, key {own.key_hex}"
            raise AssertionError(f"{asked}\n{found}\n{right}")


CALLED = {name: "".join(part.title() if i else part for i, part in enumerate(name.split("_"))) for name in vars(Desk)}


def main() -> None:
    """Compare for five minutes, or for the seconds given."""
    end = time.monotonic() + (float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS)
    with page_desk() as page:
        comparison, games = Comparison(page), 0
        wanted = ((name, options, seed) for seed in count() for name in built_in() for options in variants(name))
        while time.monotonic() < end:
            # Random games are long: of those only some states are looked at, so that all variants have their turn.
            name, options, seed = next(wanted)
            comparison.game(name, options, seed, every=1 if seed % 2 else 10)
            games += 1
        size = page.ask("memory") / 1e6
    told = f"{comparison.views} views and events in {games} games of {comparison.decisions} decisions"
    print(f"{told}: all the same; MicroPython holds {size:.0f} MB")


if __name__ == "__main__":
    main()

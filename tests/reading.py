"""What `make nonsense` has atheris read: `python -m tests.reading record -runs=10000 CORPUS`.

Atheris changes an input, watches which branches of the readers it reaches, and keeps those that reach new ones. Only
the errors that a reader promises may come out. Rules are compiled, so what is watched is what is read before them.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import atheris

NAMES = ("babayaga", "partners", "magichill", "mad")
WATCHED = [
    "vaka.play.record", "vaka.play.game", "vaka.games.shared.positions",
    *(f"vaka.games.{name}.position" for name in NAMES),
    "vaka.server.app", "vaka.server.socket", "vaka.server.table", "vaka.server.seating", "vaka.server.house",
]  # fmt: skip

with atheris.instrument_imports(include=WATCHED):
    import vaka
    from tests.conftest import lively
    from tests.twins import TABLE, Case, Line, Server, Still, cases, logged
    from vaka.play import Game, State

    GAMES = [vaka.load(name) for name in NAMES]  # their faces are imported now

VALUES = [
    "null", "true", "-1", "0", "1", "2", "3", "7", "99", "2147483648", "1e400", "0.5",
    "[]", "[[]]", "{}", "[null]", '""', '"x"', '"1"', '"act"',
]  # fmt: skip  # JSON
REQUESTS = [
    ("POST", "/api/tables"), ("POST", f"/api/tables/{TABLE}/sit"), ("POST", f"/api/tables/{TABLE}/take"),
    ("POST", f"/api/tables/{TABLE}/fill"), ("POST", f"/api/tables/{TABLE}/arrange"),
]  # fmt: skip
Reader = tuple[Callable[[bytes], None], list[bytes]]


def _played(game: Game, decisions: int) -> State:
    state = game.new(3)
    for _ in lively(state, 3, decisions):
        pass
    return state


def record_reader() -> Reader:
    """Records, as a person might have changed them."""

    def read(data: bytes) -> None:
        try:
            vaka.replay(data.decode("utf-8", "surrogateescape"))
        except vaka.RecordError:
            return

    return read, [_played(game, 12).record().encode() for game in GAMES]


def position_reader() -> Reader:
    """Positions: real ones, with parts replaced as the input says."""
    real = [[_played(game, decisions).position() for decisions in (0, 7, 30)] for game in GAMES]

    def read(data: bytes) -> None:
        luck = atheris.FuzzedDataProvider(data)
        number = luck.ConsumeIntInRange(0, len(GAMES) - 1)
        game, plain = GAMES[number], json.loads(json.dumps(real[number][luck.ConsumeIntInRange(0, 2)]))
        for _ in range(luck.ConsumeIntInRange(0, 4)):
            plain = _edited(plain, luck)
        try:
            state = game.at(plain)
        except vaka.PositionError:
            return
        again = game.at(json.loads(json.dumps(state.position())))
        assert again.legal() == state.legal()
        for seat in (*range(game.players), None):
            state.describe(seat, "en")

    return read, [bytes([number, *range(40)]) for number in range(len(GAMES))]


def _edited(plain: Any, luck: Any) -> Any:
    """Plain data with one part of it replaced, left out or copied from elsewhere."""
    if not isinstance(plain, dict | list) or not plain or luck.ConsumeIntInRange(0, 5) == 0:
        return json.loads(VALUES[luck.ConsumeIntInRange(0, len(VALUES) - 1)])
    keys = list(plain) if isinstance(plain, dict) else list(range(len(plain)))
    key = keys[luck.ConsumeIntInRange(0, len(keys) - 1)]
    way = luck.ConsumeIntInRange(0, 7)
    if way == 0:
        del plain[key]
    elif way == 1:
        plain[key] = plain[keys[luck.ConsumeIntInRange(0, len(keys) - 1)]]
    elif way == 2 and isinstance(plain, list):
        plain.append(plain[key])
    else:
        plain[key] = _edited(plain[key], luck)
    return plain


class Memory:
    """A server in memory where people sit at a table under way."""

    def __init__(self) -> None:
        self.loop = Still()
        asyncio.set_event_loop(self.loop)
        self.case: Case = next(case for case in cases(GAMES[3], 1, 5) if case.observer is not None)
        self.server = Server(self.case, self.case.state)

    def line(self) -> Line:
        """A socket of somebody who sits there."""

        async def dial() -> Line:
            return Line(self.server, self.case.observer)

        return self.loop.run_until_complete(dial())


def message_reader() -> Reader:
    """Messages over a socket: all of them are answered, and the socket stays open."""
    memory = Memory()
    line = memory.line()

    def read(data: bytes) -> None:
        text = data.decode("utf-8", "replace")
        with logged():
            assert memory.loop.run_until_complete(line.ask(text))

    kinds = [
        '{"t":"play","id":1,"version":3,"action":"draw"}', '{"t":"say","text":"x"}', '{"t":"undo","id":2,"version":3}',
        '{"t":"why","id":3,"action":"draw"}', '{"t":"describe","id":4,"lang":"sk"}', '{"t":"face","seat":1}',
        '{"t":"stand-in","seat":1}', '{"t":"leave"}', '{"t":"back"}', '{"t":"react","sign":"wow"}',
    ]  # fmt: skip
    return read, [kind.encode() for kind in kinds]


def request_reader() -> Reader:
    """Bodies of requests: none is answered by a fault of the server itself."""
    memory = Memory()

    def read(data: bytes) -> None:
        method, path = REQUESTS[data[0] % len(REQUESTS)] if data else REQUESTS[0]
        with logged():
            answer = memory.loop.run_until_complete(memory.server.request(method, path, 0, data[1:]))
        status = int(answer[1:4])
        assert status < 500 or status == 503, answer

    bodies = [
        b'\0{"game":"mad","seats":[{"kind":"me"},{"kind":"bot","level":"easy"}],"options":{"players":2}}',
        b'\1{"name":"Anna","seat":1}', b'\2{"code":"x"}', b'\3{"level":"hard"}', b'\4{"do":"swap","seat":0,"other":1}',
    ]  # fmt: skip
    return read, bodies


READERS: dict[str, Callable[[], Reader]] = {
    "record": record_reader,
    "position": position_reader,
    "message": message_reader,
    "request": request_reader,
}


def main() -> None:
    target, *flags = sys.argv[1:]
    read, seeds = READERS[target]()
    folder = Path(flags[-1])
    for number, seed in enumerate(seeds):
        (folder / f"seed{number}").write_bytes(seed)
    atheris.Setup([sys.argv[0], *flags], read)
    atheris.Fuzz()


if __name__ == "__main__":
    main()

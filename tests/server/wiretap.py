"""Two real servers over real sockets, one with the real states, one with those that an observer imagines."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection

from tests.server.client import PATIENCE, House, dial
from tests.server.pretending import written
from tests.test_secrets import ALL
from tests.twins import TABLE, Asked, Case, cases, messages, requests, token

ACTIONS = 12
UNLIKE = {"hint", "react", "say"}  # a hint thinks for a second, whatever that gives; the others are limited


class Prepared(House):
    """A server that begins with some tables."""

    def start(self, compiled: bool = True) -> None:
        self._words[2] = "tests.server.pretending"
        super().start(compiled)


def wire_differences(seed: int, count: int) -> tuple[list[str], int]:
    """What differs between two servers, and how much was compared."""
    chosen = [replace(case, table=f"{TABLE[:8]}{n:02}") for n, case in enumerate(islice(_cases(seed), count))]
    sides = [[(case, case.state) for case in chosen], [(case, case.imagined()) for case in chosen]]
    with tempfile.TemporaryDirectory() as folder:
        houses = []
        try:
            for name, tables in zip("ab", sides, strict=True):
                own = Path(folder) / name
                own.mkdir()
                written(own / "tables.json", tables)
                houses.append(Prepared(own, VAKA_PREPARED=str(own / "tables.json")))
            heard = [_heard(house, chosen) for house in houses]
        finally:
            for house in houses:
                house.stop()
        logs = [_log(house) for house in houses]
    wrong = [name for name in heard[0] if heard[0][name] != heard[1].get(name)]
    return wrong + (["log"] if logs[0] != logs[1] else []), len(heard[0]) + 1


def _cases(seed: int) -> Iterator[Case]:
    """One case of each game in turn, people in all seats, no clock; each time another observer."""
    for number, game in enumerate(ALL * 100):
        found = list(islice(cases(game, seed + number, 9), 40))
        fitting = [case for case in found if case.clock is None and all(s.kind == "person" for s in case.seats)]
        if fitting:
            yield fitting[number % len(fitting)]


def _heard(house: House, chosen: list[Case]) -> dict[str, Any]:
    """Everything that the observers of some cases are told, byte for byte."""
    found: dict[str, Any] = {}
    for case in chosen:
        with ExitStack() as stack:
            others = [seat for seat in range(case.game.players) if seat != case.observer]
            for seat in others:
                _finish(stack.enter_context(dial(house, case.table, token(seat))))
            socket = stack.enter_context(dial(house, case.table, token(case.observer)))
            found[f"{case.name}: welcome"] = _finish(socket)
            for name, message in messages(case, Asked.of(case, ACTIONS)):
                if name not in UNLIKE:
                    socket.send(message if isinstance(message, str | bytes) else json.dumps(message))
                    found[f"{case.name}: {name}"] = _finish(socket)
            cookies = {"cookie": f"vaka={token(case.observer)}"}
            with httpx.Client(base_url=house.url, headers=cookies, timeout=PATIENCE) as client:
                for name, method, path, body in requests(case):
                    answer = client.request(method, path, json=body)
                    kept = [field for field in answer.headers.raw if field[0].lower() != b"date"]
                    found[f"{case.name}: {name}"] = (answer.status_code, kept, answer.content)
    return found


def _finish(socket: ClientConnection) -> list[str | bytes]:
    """All that is said until the next pong."""
    socket.send('{"t":"ping"}')
    heard: list[str | bytes] = []
    while not heard or heard[-1] != '{"t":"pong"}':
        heard.append(socket.recv(PATIENCE))
    return heard


def _log(house: House) -> list[str]:
    """What the server has logged about the tables, without the times."""
    lines = [json.loads(line) for line in house.said().splitlines() if line.startswith("{") and TABLE[:8] in line]
    return [json.dumps({name: value for name, value in line.items() if name != "timestamp"}) for line in lines]

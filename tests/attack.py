"""`make attack`: floods against a running server, while a table elsewhere is played and its waiting times are kept.

Each attack comes from an address of its own; the canary has two players at one table. What is printed is the canary's
slowest hundredth, with nothing going on and under each attack, in the same run.
"""

from __future__ import annotations

import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import NamedTuple

import httpx

from tests.server.client import Browser, House, Player
from tests.server.test_floods import CONTINUATION, MASKED, PING, TEXT, Raw

SECONDS = 8.0
LIMIT = 0.1  # seconds that the slowest hundredth of the canary's decisions may take
Attack = Callable[["Target", Event], None]


class Target(NamedTuple):
    """What an attack, in a process of its own, knows of the server."""

    port: int
    table: str

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


def continuations(house: Target, stop: Event) -> None:
    """Empty continuation frames, as fast as they go; again and again."""
    pour(house, stop, bytes([TEXT]) + MASKED, (bytes([CONTINUATION]) + MASKED) * 500)


def pings(house: Target, stop: Event) -> None:
    """Pings whose pongs are never read."""
    pour(house, stop, b"", (bytes([PING]) + MASKED) * 500)


def pour(house: Target, stop: Event, first: bytes, flood: bytes) -> None:
    while not stop.is_set():
        with suppress(OSError, IndexError):
            raw = Raw(house, house.table, "10.66.0.1")
            raw.pour(first, 1)
            while not stop.is_set() and not raw.pour(flood, 1):
                pass
            raw.socket.close()


def slow_requests(house: Target, stop: Event) -> None:
    """Eleven hundred requests that never end."""
    with ExitStack() as stack:
        for _ in range(1100):
            with suppress(OSError):
                slow = stack.enter_context(socket.create_connection(("127.0.0.1", house.port)))
                slow.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        stop.wait()


def dear_requests(house: Target, stop: Event) -> None:
    """Eight clients that ask for what costs most."""

    def ask() -> None:
        with httpx.Client(base_url=house.url, headers={"x-forwarded-for": "10.66.0.2"}) as client:
            while not stop.is_set():
                with suppress(httpx.HTTPError):
                    client.get(f"/api/tables/{house.table}/replay")
                    client.get("/api/tables")

    together([ask] * 8)


def hints(house: Target, stop: Event) -> None:
    """Twenty-five sockets of one seat that ask for hints, beside a bot that has to decide elsewhere."""
    with Browser(house) as greedy:
        table = greedy.open("babayaga", ["me", "expert"])

        def ask() -> None:
            with suppress(Exception), Player(house, table, greedy.token) as player:
                number = 0
                while not stop.is_set():
                    number += 1
                    player.say({"t": "hint", "id": number})
                    time.sleep(0.05)

        together([ask] * 25)


def together(jobs: list[Callable[[], None]]) -> None:
    threads = [threading.Thread(target=job, daemon=True) for job in jobs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def canary(players: list[Player]) -> list[float]:
    """Seconds that each decision takes, from sending it until everyone has heard it."""
    waited: list[float] = []
    end = time.monotonic() + SECONDS
    while time.monotonic() < end and not players[0].over:
        mover = next(player for player in players if player.legal)
        start = time.monotonic()
        mover.play(mover.legal[len(waited) % len(mover.legal)])
        for player in players:
            player.catch_up(mover.version)
        waited.append(time.monotonic() - start)
        time.sleep(0.08)
    return waited


def slowest(waited: list[float]) -> float:
    return sorted(waited)[int(0.99 * (len(waited) - 1))]


def under(house: House, attack: Attack | None) -> float:
    """The canary's slowest hundredth under an attack."""
    with ExitStack() as stack:
        host, friend = (stack.enter_context(Browser(house)) for _ in range(2))
        table = host.open("magichill", ["me", "friend"])
        friend.sit(table)
        players = [stack.enter_context(browser.join(table)) for browser in (host, friend)]
        context = get_context("spawn")
        stop = context.Event()
        attacker = context.Process(target=attack, args=(Target(house.port, table), stop)) if attack else None
        if attacker:
            attacker.start()
            time.sleep(2)
        try:
            return slowest(canary(players))
        finally:
            stop.set()
            if attacker:
                attacker.join(10)
                attacker.kill()


def main() -> None:
    attacks: list[Attack] = [continuations, pings, slow_requests, dear_requests, hints]
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder), rate=15)
        worst = 0.0
        try:
            for attack in (None, *attacks):
                found = under(house, attack)
                worst = max(worst, found if attack else 0.0)
                name = attack.__name__.replace("_", " ") if attack else "nothing"
                print(f"{name:>16}: slowest hundredth of decisions {1000 * found:6.1f} ms", flush=True)
        finally:
            house.stop()
    if worst > LIMIT:
        sys.exit(f"a table elsewhere waited {1000 * worst:.0f} ms; at most {1000 * LIMIT:.0f} ms are allowed")


if __name__ == "__main__":
    main()

"""`make attack`: floods against a running server, while a table elsewhere is played and its waiting times are kept.

Each attack comes from an address of its own; the canary has two players at one table. What is printed is the canary's
slowest hundredth and how long a bot elsewhere took at most, with nothing going on and under each attack, in the same
run, and the memory that the server holds. Only a run in which both stay within their limits is kept. A machine that is
too busy to stay within them with nothing going on measures nothing, and the run fails at once.
"""

from __future__ import annotations

import argparse
import json
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from functools import partial
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from tests.server.client import Browser, House, Player, drive, megabytes
from tests.server.pageless import LARGE
from tests.server.test_floods import CONTINUATION, MASKED, PING, TEXT, Raw
from vaka.server.app import PAGE
from vaka.version import __version__

SECONDS = 8.0
RESULTS = Path(__file__).parent.parent / "bench" / "results" / "attack.json"
LIMIT = 0.1  # seconds that the slowest hundredth of the canary's decisions may take
BOT_LIMIT = 3.0  # seconds that a bot elsewhere may take: the only worker may just have begun a hint, which takes one
Attack = Callable[["Target", Event], None]


class Target(NamedTuple):
    """What an attack, in a process of its own, knows of the server."""

    port: int
    table: str
    over: str
    """A table whose game is over, which all may look at again."""
    neighbour: str
    """The address of somebody whose bots are timed."""
    asset: str
    """The path of the largest file that the page may load."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


CONTINUATIONS = bytes([TEXT]) + MASKED, (bytes([CONTINUATION]) + MASKED) * 500
PINGS = b"", (bytes([PING]) + MASKED) * 500


def continuations(house: Target, stop: Event) -> None:
    """Empty continuation frames, as fast as they go; again and again."""
    pour(house, stop, "10.66.0.1", *CONTINUATIONS)


def pings(house: Target, stop: Event) -> None:
    """Pings whose pongs are never read."""
    pour(house, stop, "10.66.0.1", *PINGS)


def twenty_floods(house: Target, stop: Event) -> None:
    """Twenty sockets of one address that pour out continuations and pings."""
    together([partial(pour, house, stop, "10.66.0.8", *flood) for flood in (CONTINUATIONS, PINGS) for _ in range(10)])


def pour(house: Target, stop: Event, address: str, first: bytes, flood: bytes) -> None:
    while not stop.is_set():
        with suppress(OSError, IndexError):
            raw = Raw(house, house.table, address)
            raw.pour(first, 1)
            while not stop.is_set() and not raw.pour(flood, 1):
                pass
            raw.socket.close()


def slow_requests(house: Target, stop: Event) -> None:
    """Eleven hundred requests whose headers never end."""
    hold(house, stop, b"GET / HTTP/1.1\r\nHost: localhost\r\n")


def half_bodies(house: Target, stop: Event) -> None:
    """Eleven hundred requests whose bodies never end."""
    kind = b"Host: localhost\r\nContent-Type: application/json\r\nContent-Length: 90\r\n"
    hold(house, stop, b"POST /api/tables HTTP/1.1\r\n" + kind + b"X-Forwarded-For: 10.66.0.9\r\n\r\n{")


def hold(house: Target, stop: Event, begun: bytes) -> None:
    """Begin eleven hundred requests."""
    with ExitStack() as stack:
        for _ in range(1100):
            with suppress(OSError):
                slow = stack.enter_context(socket.create_connection(("127.0.0.1", house.port)))
                slow.sendall(begun)
        stop.wait()


def healthz(house: Target, stop: Event) -> None:
    """Eight connections that ask whether all is well, without waiting for the answers."""
    ask_on(house, stop, "/healthz", "10.66.0.10")


def largest_asset(house: Target, stop: Event) -> None:
    """Eight connections that ask for the largest file of the page, without waiting for it."""
    ask_on(house, stop, house.asset, "10.66.0.11")


def ask_on(house: Target, stop: Event, path: str, address: str) -> None:
    asked = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\nX-Forwarded-For: {address}\r\n\r\n"

    def ask() -> None:
        while not stop.is_set():
            with suppress(OSError), socket.create_connection(("127.0.0.1", house.port)) as line:
                line.settimeout(5)
                threading.Thread(target=drain, args=(line,), daemon=True).start()
                while not stop.is_set():
                    line.sendall(asked.encode() * 20)

    together([ask] * 8)


def drain(line: socket.socket) -> None:
    """Read all that comes."""
    with suppress(OSError):
        while line.recv(1 << 20):
            pass


def dear_requests(house: Target, stop: Event) -> None:
    """Eight clients that ask for what costs most."""

    def ask() -> None:
        with httpx.Client(base_url=house.url, headers={"x-forwarded-for": "10.66.0.2"}) as client:
            while not stop.is_set():
                with suppress(httpx.HTTPError):
                    client.get(f"/api/tables/{house.over}/replay")
                    client.get("/api/tables")

    together([ask] * 8)


def hints(house: Target, stop: Event) -> None:
    """Twenty-five sockets of one seat that ask for hints, beside a bot that has to decide elsewhere."""
    with Browser(house, "10.66.0.6") as greedy:
        table = greedy.open("babayaga", ["me", "expert"])

        def ask() -> None:
            with suppress(Exception), greedy.join(table) as player:
                number = 0
                while not stop.is_set():
                    number += 1
                    player.say({"t": "hint", "id": number})
                    time.sleep(0.05)

        together([ask] * 25)


def experts(house: Target, stop: Event) -> None:
    """Thirty tables where nobody sits but the strongest bots, all watched by one address."""
    watch_experts(house, "10.66.0.7", stop)


def experts_next_door(house: Target, stop: Event) -> None:
    """The same, watched from the address of somebody who plays against bots; at half the tables somebody has left."""
    watch_experts(house, house.neighbour, stop, leaving=True)


def watch_experts(house: Target, address: str, stop: Event, leaving: bool = False) -> None:
    with Browser(house, address) as host, ExitStack() as stack:
        for number in range(30):
            left = leaving and number % 2
            with suppress(Exception):
                seats = ["me" if left else "expert", *["expert"] * 3]
                watcher = stack.enter_context(host.join(host.open("partners", seats)))
                if left:
                    watcher.say({"t": "leave"})
                threading.Thread(target=listen, args=(watcher,), daemon=True).start()
        stop.wait()


def listen(player: Player) -> None:
    """Hear all that is said at a table."""
    with suppress(Exception):
        while True:
            player.next()


def reactions(house: Target, stop: Event) -> None:
    """Twenty-five sockets at one table that react without end, each of which hears them all."""
    react = b'{"t":"react","sign":"wave"}'
    frame = bytes([TEXT | 0x80, 0x80 | len(react)]) + bytes(4) + react
    with Browser(house, "10.66.0.12") as host:
        table = host.open("mad", ["me", "friend"])

    def ask() -> None:
        while not stop.is_set():
            with suppress(OSError, IndexError):
                raw = Raw(house, table, "10.66.0.12")
                threading.Thread(target=drain, args=(raw.socket,), daemon=True).start()
                while not stop.wait(0.02) and not raw.pour(frame, 1):
                    pass
                raw.socket.close()
            stop.wait(0.1)

    together([ask] * 25)


def tables(house: Target, stop: Event) -> None:
    """Four clients of one address that open tables as fast as they can."""
    opening = {"game": "babayaga", "seats": [{"kind": "me"}, {"kind": "friend"}]}

    def ask() -> None:
        with httpx.Client(base_url=house.url, headers={"x-forwarded-for": "10.66.0.3"}) as client:
            while not stop.is_set():
                with suppress(httpx.HTTPError):
                    client.post("/api/tables", json=opening)

    together([ask] * 4)


def silent_sockets(house: Target, stop: Event) -> None:
    """One address that tries for thousands of sockets and keeps those it gets, half of them shut on its side."""
    held: list[Raw] = []
    while not stop.is_set():
        with suppress(OSError, IndexError):
            raw = Raw(house, house.table, "10.66.0.4")
            if raw.status != 101:
                raw.socket.close()
                continue
            if len(held) % 2:
                raw.socket.shutdown(socket.SHUT_WR)
            held.append(raw)
    for raw in held:
        raw.socket.close()


def slow_readers(house: Target, stop: Event) -> None:
    """Fifty sockets that ask for long answers and read none of them; who is let go comes back."""

    def ask() -> None:
        question = b'{"t":"describe","id":1,"lang":"sk"}'
        frame = bytes([TEXT | 0x80, 0x80 | len(question)]) + bytes(4) + question
        while not stop.is_set():
            with suppress(OSError, IndexError):
                raw = Raw(house, house.table, "10.66.0.5", window=4096)
                while not stop.wait(0.08) and not raw.pour(frame, 1):
                    pass
                raw.socket.close()
            stop.wait(0.5)

    together([ask] * 50)


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


def bots(player: Player, waited: list[float]) -> None:
    """Note the seconds that each decision of a bot takes, at a table with one person."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end and not player.over:
        if player.legal:
            player.play_any()
            time.sleep(0.1)
            continue
        start = time.monotonic()
        player.catch_up(player.version + 1)
        waited.append(time.monotonic() - start)


def slowest(waited: list[float]) -> float:
    return sorted(waited)[int(0.99 * (len(waited) - 1))]


def finished(house: House) -> str:
    """A table whose game is over; its bots are those that are timed later, so that they have been loaded."""
    with Browser(house) as host:
        table = host.open("partners", ["me", "easy", "easy", "easy"])
        with host.join(table) as player:
            while not player.over:
                drive([player], 1)
                time.sleep(0.05 if player.legal else 0)  # nobody may say more in a second
        return table


def largest() -> str:
    """The path of the largest file that the page may load; a server without the page has one file for this."""
    files = [file for file in (PAGE / "assets").glob("*") if file.is_file()]
    return f"/assets/{max(files, key=lambda file: file.stat().st_size).name if files else LARGE}"


class Felt(NamedTuple):
    """What others felt of an attack, in seconds."""

    decision: float
    """The canary's slowest hundredth."""
    bot: float
    """The longest time that a bot took."""

    @property
    def fault(self) -> str | None:
        """What took too long."""
        if self.decision > LIMIT:
            return f"a table elsewhere waited {1000 * self.decision:.0f} ms; at most {1000 * LIMIT:.0f} ms are allowed"
        if self.bot > BOT_LIMIT:
            return f"a bot elsewhere took {self.bot:.1f} s; at most {BOT_LIMIT:.1f} s are allowed"
        return None


def under(house: House, over: str, attack: Attack | None) -> Felt:
    """What a table elsewhere feels of an attack."""
    with ExitStack() as stack:
        host, friend, alone = (stack.enter_context(Browser(house)) for _ in range(3))
        table = host.open("magichill", ["me", "friend"])
        friend.sit(table)
        players = [stack.enter_context(browser.join(table)) for browser in (host, friend)]
        single = stack.enter_context(alone.join(alone.open("partners", ["me", "easy", "easy", "easy"])))
        context = get_context("spawn")
        stop = context.Event()
        target = Target(house.port, table, over, alone.address, largest())
        attacker = context.Process(target=attack, args=(target, stop)) if attack else None
        if attacker:
            attacker.start()
            time.sleep(2)
        thought: list[float] = []
        thinking = threading.Thread(target=bots, args=(single, thought))
        try:
            thinking.start()
            waited = canary(players)
            thinking.join()
            if attacker and not attacker.is_alive():
                sys.exit(f"{name_of(attack)}: ended before it was told to")
            return Felt(slowest(waited), max(thought))
        finally:
            stop.set()
            if attacker:
                attacker.join(10)
                attacker.kill()


def name_of(attack: Attack | None) -> str:
    return attack.__name__.replace("_", " ") if attack else "nothing"


def measured(house: House, over: str, attack: Attack | None) -> tuple[Felt, dict[str, float]]:
    """What was felt of an attack, printed, and as it is kept."""
    felt, held = under(house, over, attack), megabytes(house.process.pid)
    decision, bot = 1000 * felt.decision, 1000 * felt.bot
    told = f"slowest hundredth of decisions {decision:6.1f} ms, slowest bot {bot:6.1f} ms; {held:.0f} MB"
    print(f"{name_of(attack):>17}: {told}", flush=True)
    kept = {"slowest_hundredth_ms": round(decision, 1), "slowest_bot_ms": round(bot, 1), "megabytes": round(held)}
    return felt, kept


def attacked(house: House) -> dict[str, Any]:
    """What each attack did, as it is kept; the run ends with an error if others waited too long."""
    over, told, faults = finished(house), {}, []
    calm, told[name_of(None)] = measured(house, over, None)
    if calm.fault:
        sys.exit(f"this machine is too busy to measure anything: with no flood {calm.fault}")
    for attack in ATTACKS:
        felt, told[name_of(attack)] = measured(house, over, attack)
        if felt.fault:
            faults.append(f"{name_of(attack)}: {felt.fault}")
    if faults:
        calm, _ = measured(house, over, None)
        busy = [f"the machine may have been too busy: with no flood {calm.fault}"] if calm.fault else []
        sys.exit("\n".join([*faults, *busy, "nothing was kept"]))
    return told


ATTACKS: tuple[Attack, ...] = (
    continuations, pings, twenty_floods, slow_requests, half_bodies, healthz, largest_asset, dear_requests, hints,
    experts, experts_next_door, reactions, tables, silent_sockets, slow_readers,
)  # fmt: skip


def main(*words: str) -> None:
    """Attack a server, and keep what was felt of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, default=RESULTS)
    wanted = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder), rate=15)
        try:
            attacks = attacked(house)
        finally:
            house.stop()
    told = {"version": __version__, "seconds_per_attack": SECONDS, "limit_ms": 1000 * LIMIT, "attacks": attacks}
    wanted.json.write_text(json.dumps(told, indent=1) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])

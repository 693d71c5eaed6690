"""Who may do what: every message and every request, from everyone who might send it; what is refused changes nothing.

Both tables are complete by construction: a message or a request that is not in them fails the test.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, get_args

import pytest

import vaka
from tests.conftest import lively
from tests.server.quiet import Shelf
from tests.twins import TABLE, Case, Line, Server, Still, cases, token
from vaka.play import State
from vaka.server import openapi, protocol
from vaka.server.house import owner_of
from vaka.server.store import Saved, Seat
from vaka.server.table import GONE_SECONDS

EVIL = "https://evil.example"
HOLDER, OTHER, GIVEN = 0, 1, 2  # seats: the one that decides, another, and one that was given to another device
PHONE = "token-of-the-phone"
COOKIES = {
    "holder": token(HOLDER),
    "another": token(OTHER),
    "phone": PHONE,
    "spectator": "token-of-a-watcher",
    "nobody": None,
    "forged": f"{token(HOLDER)}x",
    "thief": owner_of(token(HOLDER)).hex(),  # what the database keeps of a token is no token
    "former": token(GIVEN),  # gave the seat to another device
    "site": token(HOLDER),  # a page of another site, which sends the cookie of its visitor
    "again": token(HOLDER),  # sends the message a second time
}
STRANGERS = ("spectator", "nobody", "forged", "thief", "former")
ROLES = tuple(COOKIES)


def everyone(answer: str, **others: str) -> dict[str, str]:
    """The same for all, but for those who are named; another site's page is never let in."""
    return dict.fromkeys(ROLES, answer) | {"site": "403 origin"} | others


def seated(answer: str, stranger: str, **others: str) -> dict[str, str]:
    """One answer for those who sit at the table, one for all others."""
    return everyone(answer, **dict.fromkeys(STRANGERS, stranger)) | others


# --- A table in memory, and those who come to it.


class Ledger(Shelf):
    """A store in memory that keeps everything."""

    def __init__(self, server: Stage) -> None:
        super().__init__()
        self._server = server
        self.added: list[Saved] = []

    async def add(self, table: Saved, before: Saved | None = None) -> None:
        self.added.append(table)

    async def load(self, table: str, recent: int | None = None) -> Saved | None:
        return None

    async def of_owner(self, owner: bytes, most: int = 50) -> list[str]:
        return [TABLE] if self._server.table.seats_of(owner) else []

    async def analysis(self, table: str) -> str | None:
        return None

    async def alive(self) -> bool:
        return True


class Stage(Server):
    """A server that is asked by somebody."""

    role = "holder"

    def __init__(self, case: Case, state: State) -> None:
        super().__init__(case, state)
        self.store = Ledger(self)  # type: ignore[assignment]
        self.house.store = self.table._store = self.store
        self.table.saved.host = owner_of(token(HOLDER))

    def scope(self, kind: str, path: str, seat: int | None, query: bytes = b"") -> dict[str, Any]:
        found = super().scope(kind, path, seat, query)
        cookie, origin = COOKIES[self.role], EVIL if self.role == "site" else "http://localhost"
        found["headers"] = [(b"host", b"localhost"), (b"origin", origin.encode())]
        found["headers"] += [(b"cookie", f"vaka={cookie}".encode())] if cookie else []
        return found

    def print(self) -> Any:
        """All that must not change where something is refused."""
        table = self.table
        seats = [vars(seat) for seat in table.seats]
        kept = (self.store.kept, len(self.store.added), len(self.store.offers))  # type: ignore[attr-defined]
        saved = (table.saved.waits, table.next, len(self.house._tables))
        return repr((table.version, table.state.save(), seats, table.away, list(table._said), kept, saved))


def begun() -> Case:
    """A game where the holder has just decided, decides again, and may take back."""
    for seed in range(50):
        for case in cases(vaka.load("mad", players=3), seed, 1):
            last = case.entries[-1]
            people = all(seat.kind == "person" for seat in case.seats)
            if (
                people
                and case.clock is None
                and last.seat == HOLDER == case.state.player
                and case.state.can_undo(HOLDER)
            ):
                return case
    raise AssertionError("no such game")


def ended() -> Case:
    """The same game, when it is over."""
    game = vaka.load("mad", players=3)
    state = game.new(1)
    for _ in lively(state, 1, 5000):
        pass
    return replace(BEGUN, state=state, entries=[], key=state.start.key)


BEGUN = begun()
ENDED = ended()


def stage(case: Case = BEGUN) -> Stage:
    """A table where somebody has given the seat to another device."""
    found = Stage(case, case.state.clone())
    found.table.seats[GIVEN] = replace(found.table.seats[GIVEN], owner=owner_of(PHONE))
    return found


def run(work: Callable[[], Any]) -> Any:
    """Something that awaits, on a loop of its own."""
    loop = Still()
    try:
        return loop.run_until_complete(work())
    finally:
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.run_until_complete(asyncio.sleep(0))
        loop.close()


# --- Messages.

VERSION = len(BEGUN.entries)
MESSAGES: dict[str, tuple[dict[str, Any], dict[str, str]]] = {
    "play": (
        {"id": 900, "version": VERSION, "action": str(BEGUN.state.legal()[0])},
        seated("step", "seat", another="turn", phone="turn", again="ack"),
    ),
    "undo": ({"id": 901, "version": VERSION}, seated("step", "seat", another="turn", phone="turn", again="ack")),
    "why": ({"id": 902, "action": str(BEGUN.state.legal()[0])}, seated("why", "seat")),
    "hint": ({"id": 903}, seated("hint", "seat", another="turn", phone="turn")),
    "describe": ({"id": 904, "lang": "en"}, everyone("describe")),
    "face": ({"seat": HOLDER}, seated("look", "seat", another="seat", phone="seat")),
    "react": ({"sign": "wave"}, everyone("reaction")),
    "say": ({"text": "hello"}, seated("said", "seat")),
    "stand-in": ({"seat": OTHER}, seated("table", "seat", another="seat")),
    "leave": ({}, seated("table", "seat", again="table")),
    "back": ({}, seated("table", "nothing", another="nothing", phone="nothing", again="nothing")),
    "ping": ({}, everyone("pong")),
}
CHANGING = {"play", "undo", "say", "stand-in", "leave", "back"}


def prepared(kind: str) -> Stage:
    """A table where a message can be meant."""
    found = stage()
    if kind == "stand-in":
        found.table._gone[OTHER] -= 2 * GONE_SECONDS
    if kind == "back":
        found.table.seats[HOLDER].left = True
    return found


def test_every_kind_of_message_is_in_the_table() -> None:
    assert set(MESSAGES) == {kind.__struct_config__.tag for kind in get_args(protocol.ClientMessage)}
    assert all(tuple(sorted(answers)) == tuple(sorted(ROLES)) for _, answers in MESSAGES.values())


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("kind", MESSAGES)
def test_messages(kind: str, role: str) -> None:
    message, answers = MESSAGES[kind]
    answer, changed = run(lambda: sent(kind, message, role))
    assert answer == answers[role]
    assert changed == may_change(kind, role)


def may_change(kind: str, role: str) -> bool:
    """Whether a message of somebody changes anything."""
    answers = MESSAGES[kind][1]
    if role == "again":
        return kind == "say"  # whoever says something twice has said it twice
    return kind in CHANGING and answers[role] == answers["holder"]


async def sent(kind: str, fields: dict[str, Any], role: str) -> tuple[str, bool]:
    """What a message is answered with, and whether anything has changed."""
    message = {"t": kind, **fields}
    server = prepared(kind)
    server.role = role
    if role == "site":
        before = server.print()
        return await _refused(server), server.print() != before
    line = Line(server, None)
    await line.ask()
    if role == "again":
        await line.ask(message)
    before = server.print()
    heard = (await line.ask(message)).split(b"\n")
    changed = server.print() != before
    await line.close()
    server.table.rest()
    return _kind_of(kind, [json.loads(frame) for frame in heard]), changed


def _kind_of(asked: str, frames: list[dict[str, Any]]) -> str:
    """The answer in a word: its kind, or why it was refused."""
    told = frames[:-1] if asked != "ping" else frames[:1]
    told = [frame for frame in told if frame["t"] != "table"] or told
    if not told:
        return "nothing"
    return str(told[0]["reason"] if told[0]["t"] == "refused" else told[0]["t"])


async def _refused(server: Stage) -> str:
    """What a socket of another site's page is told: it is closed before it was open, which browsers see as 403."""
    said: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send(message: dict[str, Any]) -> None:
        said.append(message)

    await server.asgi(server.scope("websocket", f"/socket/{TABLE}", None), receive, send)
    assert [message["type"] for message in said] == ["websocket.close"]
    return "403 origin"


@pytest.mark.parametrize("role", ["another", "phone", *STRANGERS])
@pytest.mark.parametrize("kind", ["play", "undo"])
def test_a_message_that_was_overheard_does_nothing(kind: str, role: str) -> None:
    """The same message, number and all, after its owner had sent it."""

    async def overheard() -> tuple[str, bool]:
        server, message = prepared(kind), {"t": kind, **MESSAGES[kind][0]}
        own = Line(server, None)
        await own.ask(message)
        server.role = role
        line, before = Line(server, None), server.print()
        await line.ask()
        answer = json.loads((await line.ask(message)).split(b"\n")[0])
        changed = server.print() != before
        for each in (own, line):
            await each.close()
        return str(answer.get("reason")), changed

    assert run(overheard) == ("seat" if role in STRANGERS else "stale", False)


# --- Requests.


def _free_seat(found: Stage) -> None:
    found.table.seats[GIVEN] = Seat("open")


def _gathering(found: Stage) -> None:
    found.table.saved.waits = True


def _playing(_found: Stage) -> None:
    pass


AT = f"/api/tables/{TABLE}"
OPENING = {"game": "mad", "seats": [{"kind": "me"}, {"kind": "bot"}]}
SWAP = {"do": "swap", "seat": HOLDER, "other": OTHER}
Row = tuple[str, str, str, Any, Callable[[Stage], None], dict[str, str]]
REQUESTS: list[Row] = [
    # name of the route, method, path, body, how the table stands, answers
    ("health", "GET", "/healthz", None, _playing, everyone("200")),
    ("games", "GET", "/api/games", None, _playing, everyone("200")),
    ("words", "GET", "/api/games/mad/words/is", None, _playing, everyone("200")),
    ("server", "GET", "/api/server", None, _playing, everyone("200")),
    ("schema", "GET", "/api/schema", None, _playing, everyone("200")),
    ("openapi", "GET", "/api/openapi.json", None, _playing, everyone("200")),
    ("tables", "GET", "/api/tables", None, _playing, everyone("200")),
    ("open", "POST", "/api/tables", OPENING, _playing, everyone("201")),
    ("table", "GET", AT, None, _playing, everyone("200")),
    ("sit", "POST", f"{AT}/sit", {"name": "Anna"}, _playing, everyone("409 seat")),
    (
        "sit", "POST", f"{AT}/sit", {"name": "Anna"}, _free_seat,
        everyone("200", holder="409 sitting", another="409 sitting", again="409 sitting"),
    ),
    ("offer", "POST", f"{AT}/offer", None, _playing, seated("200", "403 seat")),
    ("take", "POST", f"{AT}/take", {"code": "guessed"}, _playing, everyone("409 code")),
    ("fill", "POST", f"{AT}/fill", {}, _playing, seated("409 seat", "403 seat")),
    ("fill", "POST", f"{AT}/fill", {}, _free_seat, seated("200", "403 seat", again="409 seat", phone="403 seat")),
    ("arrange", "POST", f"{AT}/arrange", SWAP, _playing, everyone("409 seat", nobody="403 seat")),
    (
        "arrange", "POST", f"{AT}/arrange", SWAP, _gathering,
        everyone("409 seat", holder="200", again="200", nobody="403 seat"),
    ),
    ("rematch", "POST", f"{AT}/rematch", None, _playing, seated("409 waiting", "403 seat")),
    ("record", "GET", f"{AT}/record", None, _playing, everyone("409 waiting")),
    ("replay", "GET", f"{AT}/replay", None, _playing, everyone("409 waiting")),
    ("analysis", "POST", f"{AT}/analysis", None, _playing, everyone("409 waiting")),
]  # fmt: skip
OVER: list[Row] = [
    ("rematch", "POST", f"{AT}/rematch", None, _playing, seated("200", "403 seat")),
    ("record", "GET", f"{AT}/record", None, _playing, everyone("200")),
    ("replay", "GET", f"{AT}/replay?seat=0", None, _playing, everyone("200")),
    ("analysis", "POST", f"{AT}/analysis", None, _playing, everyone("200")),
    ("offer", "POST", f"{AT}/offer", None, _playing, seated("200", "403 seat")),
    ("sit", "POST", f"{AT}/sit", {"name": "Anna"}, _playing, everyone("409 seat")),
    ("fill", "POST", f"{AT}/fill", {}, _playing, seated("409 seat", "403 seat")),
    ("arrange", "POST", f"{AT}/arrange", SWAP, _playing, everyone("409 seat", nobody="403 seat")),
]
READING = {"health", "games", "words", "server", "schema", "openapi", "tables", "table", "record", "replay", "analysis"}
# What happens once more when it is asked for once more; only the latest offer counts, and a rematch is made once.
REPEATABLE = {"open", "arrange"}


def rows() -> Iterator[Any]:
    """Every request from everyone."""
    for case, listed in ((BEGUN, REQUESTS), (ENDED, OVER)):
        for row in listed:
            for role in ROLES:
                name = f"{row[0]}-{row[4].__name__.strip('_') if case is BEGUN else 'over'}-{role}"
                yield pytest.param(case, row, role, id=name)


def test_every_request_is_in_the_table() -> None:
    served = {route.name for _, route in openapi.requests(stage().app.requests())}
    assert served == {row[0] for row in REQUESTS}
    assert all(tuple(sorted(row[5])) == tuple(sorted(ROLES)) for row in (*REQUESTS, *OVER))


@pytest.mark.parametrize(("case", "row", "role"), list(rows()))
def test_requests(case: Case, row: Row, role: str) -> None:
    answer, changed = run(lambda: asked(case, row, role))
    assert answer == row[5][role]
    assert changed == may_have_effect(row[0], role, answer)


def may_have_effect(name: str, role: str, answer: str) -> bool:
    """Whether a request of somebody changes anything."""
    if not answer.startswith("2") or name in READING:
        return False
    return role != "again" or name in REPEATABLE


async def asked(case: Case, row: Row, role: str) -> tuple[str, bool]:
    """What a request is answered with, and whether anything has changed."""
    _, method, path, body, arrange, _ = row
    server = stage(case)
    arrange(server)
    server.role = role
    if role == "again":
        await server.request(method, path, None, body)
    before = server.print()
    status, content = _status(await server.request(method, path, None, body))
    server.table.rest()
    error = f" {json.loads(content)['error']}" if status >= 400 else ""
    return f"{status}{error}", server.print() != before


def _welcome(heard: bytes) -> dict[str, Any]:
    return next(frame for frame in map(json.loads, heard.split(b"\n")) if frame.get("t") == "welcome")


def _status(answer: bytes) -> tuple[int, bytes]:
    head, _, content = answer.partition(b"\n")
    return int(head[1:4]), content


def test_a_code_gives_the_seat_once_and_the_former_owner_nothing() -> None:
    async def hand_on() -> list[str]:
        server = stage()
        server.role = "holder"
        code = json.loads(_status(await server.request("POST", f"{AT}/offer", None))[1])["code"]
        found = []
        for role in ("site", "another", "spectator", "spectator", "nobody", "former", "holder"):
            server.role = role
            status, content = _status(await server.request("POST", f"{AT}/take", None, {"code": code}))
            plain = json.loads(content)
            found.append(f"{role} {status} {plain.get('seats', plain.get('error'))}")
        server.role = "holder"
        line = Line(server, None)
        welcome = _welcome(await line.ask())
        assert welcome["seats"] == []
        await line.close()
        return found

    assert run(hand_on) == [
        "site 403 origin",
        "another 409 sitting",
        "spectator 200 [0]",
        "spectator 200 [0]",  # the answer may have got lost
        "nobody 409 code",
        "former 409 code",
        "holder 200 []",  # their own code: it moves nothing, and they hold nothing any more
    ]


@pytest.mark.parametrize("role", [role for role in ROLES if role != "site"])
def test_everyone_is_told_only_of_their_own_seats(role: str) -> None:
    mine = {"holder": [HOLDER], "again": [HOLDER], "another": [OTHER], "phone": [GIVEN]}.get(role, [])

    async def asked() -> tuple[list[int], int, list[int], bool]:
        server = stage()
        server.role = role
        seats = json.loads(_status(await server.request("GET", AT, None))[1])["seats"]
        tables = json.loads(_status(await server.request("GET", "/api/tables", None))[1])
        line = Line(server, None)
        welcome = _welcome(await line.ask())
        await line.close()
        return seats, len(tables), welcome["seats"], welcome.get("host", False)

    assert run(asked) == (mine, len(mine), mine, role in ("holder", "again"))

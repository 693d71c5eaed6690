"""What servers believe of each other's notices: anyone who hears them can send them again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any

import msgspec

import vaka
from tests.server.quiet import asynchronous, quiet, until
from vaka.server.neighbours import SEAL, Neighbours, encode
from vaka.server.news import Alive, Away, News, Present, Spoke
from vaka.server.protocol import Said
from vaka.server.table import Table

SECRET = b"what only servers know"


class Channel:
    """What PostgreSQL passes on, to whoever listens; everything is recorded."""

    def __init__(self) -> None:
        self.heard: dict[Server, Callable[[str], None]] = {}
        self.recorded: list[str] = []

    def send(self, text: str) -> None:
        self.recorded.append(text)
        for heard in self.heard.values():
            asyncio.get_running_loop().call_soon(heard, text)

    def send_again(self, *texts: str) -> None:
        """As any role of the database can; all have heard it when this returns."""
        for text in texts:
            for heard in self.heard.values():
                heard(text)


class Server:
    """A server with one table, without a database."""

    listening = True

    def __init__(self, channel: Channel) -> None:
        self._channel = channel
        self.table: Table
        self.table, _, _ = quiet(vaka.load("mad", players=2))
        house: Any = SimpleNamespace(
            tables=[self.table], held_here={self.table.id: self.table}.get, store=SimpleNamespace(heads=self._heads)
        )
        notices: Any = self
        self.neighbours = Neighbours(house, notices, SECRET)
        self.neighbours.begin()

    async def _heads(self, _tables: list[str]) -> Mapping[str, Any]:
        return {}

    # --- As notices do.

    def begin(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        self._heard, self._missed = heard, missed
        self.listen()

    def listen(self) -> None:
        """Begin to listen, or begin again."""
        self._channel.heard[self] = self._heard
        self._missed()

    def lose(self) -> None:
        """Hear nothing any more."""
        del self._channel.heard[self]

    def tell(self, text: str) -> None:
        self._channel.send(text)

    async def close(self, last: str) -> None:
        self.lose()
        self._channel.send(last)

    # --- What its neighbours have made of it.

    @property
    def away(self) -> bool:
        return self.table.info().seats[1].away

    @property
    def company(self) -> bool:
        """Whether somebody is connected elsewhere."""
        return self.table.info().seats[1].here

    def hears(self, other: Server) -> bool:
        return other.neighbours.name in self.neighbours._seen


def tell_of_people(server: Server) -> None:
    """A player is connected, says something, and goes; a bot decides for them."""
    for news in (Present("quiet", [1]), Spoke("quiet", Said(1, "bless")), Away("quiet", 1)):
        server.neighbours.tell(news)


def are_told(server: Server, *others: Server) -> bool:
    """Whether others know of the people of a server, which tells again: it may be asked who is there meanwhile."""
    tell_of_people(server)
    return all(other.away and other.company for other in others)


async def met(*servers: Server) -> None:
    for one in servers:
        await until(lambda one=one: all(one.hears(other) for other in servers if other is not one))  # type: ignore[misc]


@asynchronous
async def test_servers_that_are_there_believe_each_other() -> None:
    channel = Channel()
    first, second = Server(channel), Server(channel)
    await met(first, second)
    await until(lambda: are_told(first, second))
    third = Server(channel)
    await met(first, second, third)
    await until(lambda: third.away)  # it was asked for
    third.neighbours.tell(Away("quiet", 0))
    await until(lambda: all(server.table.info().seats[0].away for server in (first, second)))
    for server in (first, second, third):
        await server.neighbours.close()
    assert not first.company


@asynchronous
async def test_a_recording_of_a_server_that_is_gone_is_not_believed_by_one_that_has_just_begun() -> None:
    channel = Channel()
    first, second = Server(channel), Server(channel)
    await met(first, second)
    await until(lambda: are_told(first, second))
    for server in (first, second):
        await server.neighbours.close()
    third = Server(channel)
    channel.send_again(*channel.recorded)
    assert not third.away
    assert not third.company
    assert not third.table.known("anybody").said
    assert not any(third.hears(server) for server in (first, second))
    await third.neighbours.close()


@asynchronous
async def test_what_was_lost_is_not_believed_later() -> None:
    channel = Channel()
    first, second = Server(channel), Server(channel)
    await met(first, second)
    second.lose()
    lost = len(channel.recorded)
    tell_of_people(first)
    await first.neighbours.close()
    recorded = channel.recorded[lost:]
    second.listen()
    channel.send_again(*recorded)
    assert not second.away
    assert not second.company
    third = Server(channel)
    await met(second, third)
    tell_of_people(third)
    await until(lambda: second.away and second.company)
    for server in (second, third):
        await server.neighbours.close()


@asynchronous
async def test_a_server_that_has_missed_something_is_believed_again_and_believes() -> None:
    channel = Channel()
    first, second = Server(channel), Server(channel)
    await met(first, second)
    for _ in range(2):
        second.lose()
        second.listen()
    await until(lambda: first.neighbours.name in second.neighbours._believed)
    await until(lambda: are_told(first, second))
    second.neighbours.tell(Away("quiet", 0))
    await until(lambda: first.table.info().seats[0].away)
    for server in (first, second):
        await server.neighbours.close()


class OlderAlive(News, frozen=True, tag="alive"):
    """A sign of life as it was before there were challenges."""

    new: bool = False


@asynchronous
async def test_servers_of_an_older_version_are_believed_and_understand() -> None:
    channel = Channel()
    server = Server(channel)
    name = server.neighbours.name
    older = [[["alive", True]], [["called", name]], [["away", "quiet", 1, None]]]
    for number, told in enumerate(older):
        text = encode(["0123abcd", number, told])
        channel.send_again(server.neighbours._seal(text) + text.decode())
        assert server.away == (told is older[-1])
    await until(lambda: any('"called","0123abcd"' in text for text in channel.recorded))
    (sign, *_) = (text for text in channel.recorded if '"alive"' in text)
    told = msgspec.json.decode(sign[SEAL:])[2]
    assert msgspec.convert(told[0], OlderAlive).new
    assert msgspec.convert(told[0], Alive).challenge == name
    await server.neighbours.close()

"""A seat at a table of a server: what the server says to this seat, kept and told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from vaka.adapters.mcp.link import Frame, Line, Server, ServerFault
from vaka.adapters.mcp.place import Place, Unable
from vaka.bots.hints import HintChoice
from vaka.play import Event, load
from vaka.play.action import namer
from vaka.words import Sentence, Value, Word

AT_ONCE = 5.0  # seconds that a decision waits for the answers of others
REFUSALS = {
    "stale": "the table has moved on meanwhile: ask for the situation, then decide again",
    "turn": "it is not your turn",
    "seat": "you hold no seat here",
    "waiting": "the game has not begun, or is over",
    "hints": "whoever opened this table wants no hints",
    "busy": "a hint is being thought of: ask again in a moment",
    "closed": "the people who run the server have ended this table",
}


class TablePlace(Place):
    """A seat at a table of a server."""

    def __init__(self, name: str, lang: str, server: Server, table: Frame, seat: int) -> None:
        super().__init__(name, load(table["game"], **table["options"]), seat, lang)
        self.server = server
        self.id: str = table["id"]
        self._table = table
        self._version = -1
        self._said: list[tuple[int, str]] = []
        self._due: float | None = None  # when the clock of whoever decides runs out
        self._changed = asyncio.Event()
        self._line = Line(server, self.id, self._hear)

    @property
    def _seats(self) -> list[Frame]:
        return list(self._table["seats"])

    @property
    def names(self) -> list[str]:
        """As they called themselves; the others by number."""
        numbers = (self.say("seat-name", seat=seat) for seat in range(self.game.players))
        named = [seat.get("name") or number for seat, number in zip(self._seats, numbers, strict=True)]
        named[self.seat] = self.say("seat-you", who=named[self.seat])
        return named

    def sitting(self, seat: int) -> str:
        """A name, and whether it is a bot or somebody who is away; or that the seat is open."""
        info, name = self._seats[seat], self.names[seat]
        if info["kind"] == "open":
            return self.say("assistant-open")
        if info["kind"] == "bot":
            return self.say("assistant-bot", who=name, level=self.say(f"page-level-{info['level']}"))
        gone = info.get("away") or info.get("left") or not info.get("here")
        return self.say("assistant-away", who=name) if gone and seat != self.seat else name

    @property
    def waiting(self) -> str | None:
        """The connection, those who have not come yet, and those who decide."""
        if self._line.fault:
            return self.say("assistant-gone", fault=self._line.fault)
        if not self._line.open:
            return self.say("assistant-away-from")
        if self._table.get("closed"):
            return self.say("assistant-ended")
        if self.view is None:
            count = sum(seat["kind"] == "open" for seat in self._seats)
            return self.say("assistant-not-begun", open=count)
        if self.view["over"] or self.view["legal"]:
            return None
        who = self.names[self.view["player"]]
        return f"{self.say('because-turn', who=who)} {self.say('assistant-not-your-turn')}"

    def timing(self) -> list[str]:
        """What is left on the clock."""
        if self._due is None:
            return []
        return [self.say("assistant-clock", seconds=max(0, round(self._due - time.monotonic())))]

    async def settle(self, seconds: float) -> None:
        """Wait until the seat decides, the game is over, or somebody says something."""
        spoken = len(self._said)
        await self._until(lambda: not self.waiting or bool(self._line.fault) or len(self._said) > spoken, seconds)

    async def connected(self, seconds: float) -> None:
        """Wait until the server has told everything for the first time."""
        await self._until(lambda: self._version >= 0 or bool(self._line.fault), seconds)

    async def _until(self, holds: Callable[[], bool], seconds: float) -> None:
        end = time.monotonic() + seconds
        while not holds() and time.monotonic() < end:
            self._changed.clear()
            try:
                await asyncio.wait_for(self._changed.wait(), end - time.monotonic())
            except TimeoutError:
                return

    # --- What the server says.

    def _hear(self, frame: Frame) -> None:
        heard = {"welcome": self._welcome, "step": self._step, "table": self._altered, "said": self._heard_said}
        if frame["t"] in heard:
            heard[frame["t"]](frame)
        self._changed.set()

    def _welcome(self, frame: Frame) -> None:
        begun = self.view is None and frame["view"] is not None
        self._altered(frame)
        if frame["seats"]:
            self.seat = frame["seats"][0]
        if begun:
            self.news.append(self.say("assistant-begins"))
        for step in frame["steps"]:
            if step["version"] > self._version:
                self._tell(step)
        self._version, self.view = frame["version"], frame["view"]
        for said in frame.get("said", []):
            if (said["seat"], said["text"]) not in self._said:
                self._heard_said(said)

    def _step(self, frame: Frame) -> None:
        self._version = frame["version"]
        self.view = {**(self.view or {}), **frame.get("view", {})}
        self._set_clock(frame)
        self._tell(frame)

    def _tell(self, step: Frame) -> None:
        if step.get("undone"):
            self.news.append(self.say("assistant-undone"))
        self.news += [Event(self.game, event).text(self.lang, self.names) for event in step.get("events", [])]

    def _altered(self, frame: Frame) -> None:
        before, self._table = self._table, frame["table"]
        self._set_clock(frame)
        again = self._table.get("next")
        if again and again != before.get("next"):
            self.news.append(self.say("assistant-rematch", link=f"{self.server.url}/t/{again}"))

    def _set_clock(self, frame: Frame) -> None:
        left = frame.get("left")
        self._due = None if left is None else time.monotonic() + left

    def _heard_said(self, frame: Frame) -> None:
        self._said.append((frame["seat"], frame["text"]))
        if frame["seat"] != self.seat:
            self.news.append(self.say("assistant-said", who=self.names[frame["seat"]], text=frame["text"]))

    # --- What the assistant asks for.

    async def _check_turn(self) -> None:
        """Raise what has to be waited for; a connection that has just dropped is back in a moment."""
        await self._until(lambda: self._line.open or bool(self._line.fault), AT_ONCE)
        if self.waiting:
            raise Unable(self.waiting)

    async def play(self, action: str) -> None:
        """Decide; the server keeps it before it answers."""
        await self._check_turn()
        notation = str(self.game.action(action))
        answer = await self._line.ask("play", version=self._version, action=notation)
        self._check(answer)
        await self.settle(AT_ONCE)

    def _check(self, answer: Frame) -> None:
        """Raise what a server refused."""
        if answer["t"] != "refused":
            return
        if answer.get("clause"):
            raise Unable(self.forbidden(answer["clause"], self._sentence(answer.get("because"))))
        reason = answer["reason"]
        raise ServerFault(answer.get("text") or REFUSALS.get(reason, f"the server refuses this: {reason}"))

    async def why_not(self, action: str) -> str | None:
        """What the server says."""
        if self.view is None:
            await self._check_turn()
        answer = await self._line.ask("why", action=str(self.game.action(action)))
        self._check(answer)
        clause = answer["clause"]
        return self.forbidden(clause, self._sentence(answer.get("because"))) if clause else None

    def _sentence(self, plain: list[Any] | None) -> Sentence | None:
        """A sentence as it is sent, with names and words in it."""
        if plain is None:
            return None
        who = namer(self.say, self.names)

        def value(sent: Any) -> Value:
            if isinstance(sent, list):
                return [Word(word["word"]) for word in sent]
            if isinstance(sent, dict):
                return Word(sent["word"]) if "word" in sent else who(sent["seat"])
            return str(sent) if isinstance(sent, float) else sent

        message, values = plain
        return message, {name: value(sent) for name, sent in values.items()}

    async def hint(self) -> tuple[int, list[HintChoice]]:
        """What the server's bots would do."""
        await self._check_turn()
        answer = await self._line.ask("hint")
        self._check(answer)
        return answer["simulations"], answer["choices"]

    async def record(self) -> str:
        """The server gives it once the game is over."""
        if not self.over:
            raise ServerFault(
                "the record has the key of the deal, which tells every card; it is there once the game is over"
            )
        return await self.server.text(f"/api/tables/{self.id}/record")

    async def speak(self, text: str, /) -> None:
        """Say it to those who sit there."""
        if not self._table.get("chat"):
            raise ServerFault("messages are switched off at this table")
        await self._line.send("say", text=text)

    async def leave(self) -> None:
        """Stand up, so that another can sit here; in the middle of a game a bot goes on."""
        if self.view is None:
            body = {"do": "free", "seat": self.seat}
            await self.server.ask(f"/api/tables/{self.id}/arrange", body)
        elif not self.over:
            await self._line.send("leave")

    async def close(self) -> None:
        """Hang up."""
        await self._line.close()

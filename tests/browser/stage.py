"""A table in a position of one's choice: a real page, whose socket is answered here as the server would."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute

from tests.browser.player import Player
from vaka.play import State
from vaka.server import gate
from vaka.server.protocol import Reason, Step, Welcome


class Stage:
    """What a player's browser is told about a position, and what it says."""

    def __init__(self, player: Player, state: State, seat: int = 0) -> None:
        self.player, self.state, self.seat = player, state, seat
        self.version = 0
        self.played: list[str] = []
        """The decisions that the page sent."""
        player.page.route_web_socket(re.compile("/socket/"), self._connected)
        table = player.open_table(state.game.name, ["me", *["bot"] * (state.game.players - 1)])
        self._info = self._table(table)
        player.page.reload()
        player.find("board").wait_for()

    def _table(self, table: str) -> dict[str, Any]:
        answer = self.player.context.request.get(f"{self.player.base}/api/tables/{table}")
        return dict(answer.json()["table"])

    def _connected(self, socket: WebSocketRoute) -> None:
        socket.on_message(lambda text: self._heard(socket, json.loads(text)))
        if hasattr(self, "_info"):
            socket.send(self._welcome())

    def _welcome(self) -> str:
        view, actions = gate.view(self.state, self.seat), gate.actions(self.state.game)
        told = Welcome(self.version, {}, [self.seat], self.seat, view, actions, [])  # type: ignore[arg-type]
        return json.dumps({**json.loads(msgspec.json.encode(told)), "table": self._info})

    def _heard(self, socket: WebSocketRoute, message: dict[str, Any]) -> None:
        if message["t"] == "why":
            clause = gate.reason(self.state, message["action"], self.seat)
            because = gate.because(self.state, message["action"], clause, self.seat) if clause else None
            socket.send(msgspec.json.encode(Reason(message["id"], message["action"], clause, because)).decode())
        elif message["t"] == "play":
            self.played.append(message["action"])
            self.state.play(message["action"])
            self.version += 1
            events, view = gate.events(self.state, self.seat), gate.view(self.state, self.seat)
            step = Step(self.version, message["id"], self.seat, events=events, view=view)
            socket.send(msgspec.json.encode(step).decode())

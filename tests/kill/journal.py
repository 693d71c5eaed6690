"""Journals: what each client said and was told, and how that is compared with what is kept."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

Frame = dict[str, Any]
UNSURE = ("store", "fast", "busy", "waiting")  # refusals after which the same message is sent again


class Row(NamedTuple):
    """A decision as the database keeps it; without an action it takes back the one before."""

    version: int
    seat: int
    action: int | None
    request: int | None


class Sent(NamedTuple):
    """A decision that a client has sent, perhaps more than once; without an action it takes back."""

    version: int
    action: str | None


class Heard(NamedTuple):
    """What a client was told about a version."""

    seat: int | None
    """None where nothing was to be seen."""
    undone: bool


class Journal:
    """What one client said and was told. It is written to a file as it happens, for when something is wrong."""

    def __init__(self, table: str, seat: int | None, folder: Path) -> None:
        self.table = table
        self.seat = seat
        self.who = f"table {table}, {'a spectator' if seat is None else f'seat {seat}'}"
        self.version = 0
        self.sent: dict[int, Sent] = {}
        self.acks: dict[int, int] = {}
        self.refused: dict[int, str] = {}
        self.steps: dict[int, Heard] = {}
        self.faults: list[str] = []
        """What contradicts itself."""
        self._file = (folder / f"{table}-{'spectator' if seat is None else seat}.jsonl").open("a", encoding="utf-8")

    def close(self) -> None:
        """Nothing more will be written."""
        self._file.close()

    def note(self, kind: str, what: object) -> None:
        """Write a line."""
        self._file.write(json.dumps([round(time.time(), 4), kind, what]) + "\n")

    def fault(self, text: str) -> None:
        """Something is wrong."""
        self.note("fault", text)
        self.faults.append(f"{self.who}: {text}")

    # --- What was said and heard.

    def say(self, message: Frame) -> None:
        """A message is about to be sent."""
        self.note("said", message)
        if message["t"] in ("play", "undo"):
            self.sent[message["id"]] = Sent(message["version"], message.get("action"))

    def hear(self, frame: Frame) -> None:
        """A message came over the client's own socket: its versions have no gaps."""
        brief = {key: value for key, value in frame.items() if key not in ("view", "events", "actions", "table")}
        self.note("heard", brief)
        if frame["t"] == "welcome":
            self._welcomed(frame)
        elif frame["t"] == "step":
            if frame["version"] != self.version + 1:
                self.fault(f"version {frame['version']} came after {self.version}")
            self._step(frame)
        self.answer(frame)

    def answer(self, frame: Frame) -> None:
        """An answer to a message, over any socket."""
        if frame["t"] == "step" and frame.get("ack") is not None:
            self._acknowledged(frame["ack"], frame["version"])
        elif frame["t"] == "ack":
            self._acknowledged(frame["id"], frame["version"])
        elif frame["t"] == "refused" and frame.get("id") in self.sent:
            self._refused(frame["id"], frame["reason"])

    def _welcomed(self, frame: Frame) -> None:
        if frame["version"] < self.version:
            self.fault(f"was told version {self.version}, and is welcomed to version {frame['version']}")
        told = [step["version"] for step in frame["steps"]]
        if told != list(range(frame["version"] - len(told) + 1, frame["version"] + 1)):
            self.fault(f"the steps of a welcome to version {frame['version']} have gaps: {told}")
        if told and self.version and told[0] > self.version + 1:
            self.fault(f"knew version {self.version}, and is told what happened from version {told[0]} on")
        for step in frame["steps"]:
            self._step(step)
        self.version = frame["version"]

    def _step(self, frame: Frame) -> None:
        version = frame["version"]
        self.version = max(self.version, version)
        heard = Heard(frame.get("seat"), frame.get("undone", False))
        known = self.steps.setdefault(version, heard)
        if known.seat is None:
            self.steps[version] = heard
        elif heard.seat is not None and heard != known:
            self.fault(f"version {version} was {known}, and is now {heard}")

    def _acknowledged(self, request: int, version: int) -> None:
        if self.acks.setdefault(request, version) != version:
            self.fault(f"message {request} was applied as version {self.acks[request]}, and is now {version}")

    def _refused(self, request: int, reason: str) -> None:
        if reason not in UNSURE:
            self.refused[request] = reason
        if reason in ("illegal", "unreadable", "seat"):
            self.fault(f"message {request} was refused as {reason}")

    @property
    def decisions(self) -> int:
        """How many decisions it was told of."""
        return len(self.steps)


# --- Comparing.


def compare(journals: Sequence[Journal], history: Sequence[Row], number: Callable[[str], int]) -> list[str]:
    """What contradicts what the clients of one table were told; `number` is the number of an action's notation."""
    table = journals[0].table
    found = [fault for journal in journals for fault in journal.faults]
    found += (f"table {table}: {fault}" for fault in _order(history))
    rows = {row.version: row for row in history}
    for journal in journals:
        found += (f"{journal.who}: {fault}" for fault in _contradictions(journal, rows, number))
    senders = {journal.seat: journal for journal in journals if journal.seat is not None}
    for row in history:
        sender = senders.get(row.seat)
        if row.request is not None and (sender is None or row.request not in sender.sent):
            found.append(f"table {table}: version {row.version} is a message that nobody sent: {row}")
    return found


def _order(history: Sequence[Row]) -> Iterable[str]:
    """What is wrong with a history by itself."""
    versions = [row.version for row in history]
    missing = sorted(set(range(1, max(versions, default=0) + 1)) - set(versions))
    if missing:
        yield f"versions are missing: {missing}"
    doubles = Counter((row.seat, row.request) for row in history if row.request is not None)
    for (seat, request), times in doubles.items():
        if times > 1:
            yield f"message {request} of seat {seat} was applied {times} times"


def _contradictions(journal: Journal, rows: dict[int, Row], number: Callable[[str], int]) -> Iterable[str]:
    """What one client was told, and is not so."""
    for version, heard in journal.steps.items():
        row = rows.get(version)
        if version and row is None:
            yield f"version {version} was told, and is lost"
        elif row and heard.seat is not None and heard != Heard(row.seat, row.action is None):
            yield f"version {version} was told as {heard}, and is {row}"
    for request, version in journal.acks.items():
        row, sent = rows.get(version), journal.sent[request]
        action = None if sent.action is None else number(sent.action)
        if row is None:
            yield f"message {request} was acknowledged as version {version}, which is lost"
        elif (row.seat, row.action, row.request) != (journal.seat, action, request):
            yield f"message {request} ({sent}) was acknowledged as version {version}, which is {row}"
    applied = {row.request for row in rows.values() if row.seat == journal.seat and row.request is not None}
    for request in applied & journal.refused.keys():
        yield f"message {request} was refused as {journal.refused[request]}, and was applied"

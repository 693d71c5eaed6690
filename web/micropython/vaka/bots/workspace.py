"""Workspaces inside the page: the search is a WebAssembly module that JavaScript calls."""

from __future__ import annotations

from typing import Any

import host
from uctypes import addressof


class Workspace:
    """Where a search happens."""

    def __init__(self, name: str, edges: int) -> None:
        self._number = host.space(name, edges)

    def begin(self, sight: Any, key: bytes, keep: bool = False) -> None:
        """Put a sight on the desk, with a new tree unless the old one is kept and has room."""
        frame = sight.imagined.array()
        host.space_begin(self._number, addressof(frame), len(frame), addressof(key), keep)

    def follow(self, action: int) -> None:
        """Make the situation after an action the root."""
        host.space_follow(self._number, action)

    def think(self, _knobs: Any, observer: int, only: int, times: int) -> int:
        """Simulate; returns how many decisions that took."""
        return int(host.space_think(self._number, observer, only, times))

    @property
    def times(self) -> int:
        """Simulations so far."""
        return int(host.space_times(self._number))

    def total(self, seat: int) -> float:
        """What a seat won in all simulations."""
        return float(host.space_total(self._number, seat))

    def choices(self) -> list[tuple[int, int, float]]:
        """Action, visits and winnings of the edges at the root. Numbers cross one by one: as text they would change."""
        count = host.space_choices(self._number)
        return [(host.choice(i, 0), host.choice(i, 1), float(host.choice(i, 2))) for i in range(count)]


def workspaces(name: str, edges: int, count: int) -> list[Workspace]:
    """Workspaces of a game."""
    return [Workspace(name, edges) for _ in range(count)]


def together(work: Any, spaces: list[Workspace]) -> list[int]:
    """Work in each workspace, one after the other: the same trees grow as in threads."""
    return [work(space) for space in spaces]

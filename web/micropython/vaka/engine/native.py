"""The engine of a game inside the page: its rules are a WebAssembly module that JavaScript calls."""

from __future__ import annotations

from typing import Any

import host
from uctypes import addressof

from web.micropython.loaded import stamp_of
from web.micropython.vaka.kit.reader import struct_at

TAIL = 258  # voice, legal actions and decisions since a mark, behind the struct


class FrameLayout:
    """What the page needs of a frame's dtype."""

    def __init__(self, state: Any, itemsize: int) -> None:
        self.state = state
        self.itemsize = itemsize


def frame_layout(layout: Any) -> FrameLayout:
    """The layout of a frame; structs hold 64-bit numbers, so its size is rounded up to them."""
    return FrameLayout(layout, (layout.itemsize + TAIL + 7) // 8 * 8)


def writable(frame: Any, layout: FrameLayout) -> Any:
    """The struct of a frame, with attributes to read and write."""
    return struct_at(layout.state, frame)


def rows(frame: Any, _layout: FrameLayout) -> Any:
    """The frame itself, as the modules take it."""
    return frame


def key_words(key: bytes) -> bytes:
    """The key as the engine takes it."""
    return key


class Engine:
    """The rules of one game. A frame is named by its address in the memory of MicroPython, where it does not move."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.stamp = stamp_of(name)

    def address(self, frame: Any) -> int:
        """Where a frame lies."""
        return int(addressof(frame))

    def new(self, at: int, key: bytes) -> int:
        """Deal."""
        return int(host.deal(self.name, at, addressof(key)))

    def begin(self, at: int, key: bytes) -> None:
        """Start the chance of a frame."""
        host.begin(self.name, at, addressof(key))

    def accept(self, at: int) -> int:
        """Complete a frame that was read from a position."""
        return int(host.accept(self.name, at))

    def shuffled(self, at: int, items: list[int]) -> list[int]:
        """Small numbers, shuffled by the chance of a frame."""
        numbers = bytearray(items)
        host.shuffle(self.name, at, addressof(numbers), len(numbers))
        return list(numbers)

    def step(self, at: int, action: int) -> int:
        """Carry out an action."""
        return int(host.step(self.name, at, action))

    def why_not(self, at: int, action: int) -> int:
        """The number of the clause that forbids an action."""
        return int(host.why_not(self.name, at, action))

    def imagine(self, at: int, observer: int, key: bytes, _pools: Any) -> int:
        """Deal again what an observer has not seen."""
        return int(host.imagine(self.name, at, observer, addressof(key)))

    def pools(self, _count: int) -> None:
        """The modules have scratch room of their own."""


_engines: Any = {}


def ready_engine(name: str) -> Engine:
    """The engine of a game; its module was loaded with the game."""
    if name not in _engines:
        _engines[name] = Engine(name)
    found: Engine = _engines[name]
    return found

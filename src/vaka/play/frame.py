"""Frames: the bytes of one state with its legal actions behind it, and where its parts lie in them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from vaka.engine.native import WINDOW, States, frame_layout, rows, writable
from vaka.kit.reader import reader
from vaka.play.action import Action

MOST_LISTS = 20_000  # lists of legal actions that are kept


class Frames:
    """How the states of one game lie in memory."""

    def __init__(self, layout: np.dtype[Any], actions: list[list[Action]]) -> None:
        fields: Any = layout.fields
        self.layout = frame_layout(layout)
        self.step: Callable[[Any, int], int]
        self.stamp: bytes
        """The compiled function that decides, and the fingerprint of its sources: the engine brings both."""
        self.actions = actions
        """Every action, by voice and id."""
        self.size = layout.itemsize
        """Where the struct ends; after it come the voice and the ids of the legal actions."""
        self.log_at: int = fields["log"][1]
        self.player_at: int = fields["player"][1]
        self.phase_at: int = fields["phase"][1]
        self.read = reader(layout)
        """Gives the struct of a frame attributes to read, much faster than NumPy does."""
        self.lists: dict[bytes, list[Action]] = {}
        """Lists of legal actions that were asked for before, by the window of their ids."""

    def blank(self) -> bytearray:
        """A frame of zeros."""
        return bytearray(self.layout.itemsize)

    def struct(self, frame: bytearray) -> Any:
        """The struct of a frame, with attributes to read and write."""
        return writable(frame, self.layout)

    def rows(self, frame: bytearray) -> States:
        """The struct of a frame as an array of one, as compiled functions take it."""
        return rows(frame, self.layout)

    def window(self, frame: bytearray) -> memoryview:
        """The voice and the first legal actions of a frame, padded with zeros."""
        return memoryview(frame)[self.size : self.size + 1 + WINDOW]

    def legal(self, frame: bytearray, n: int) -> list[Action]:
        """The legal actions of a frame. The same few thousand lists come again and again, so they are kept.

        The key is the window. Ids ascend, so the window ends with a byte other than 0 only if the list is at least
        as long as the window, and only a list of nothing but action 0 looks empty. Neither is kept.
        """
        key = self.window(frame).tobytes()
        actions = self.actions[key[0]]
        found = [actions[number] for number in frame[self.size + 1 : self.size + 1 + n]]
        if key[1] + key[2] > 0 and key[-1] == 0:
            if len(self.lists) > MOST_LISTS:
                self.lists.clear()
            self.lists[key] = found
        return list(found)

    def spoken(self, frame: bytearray, number: int) -> Action:
        """An action by its id, named in the voice in which a frame speaks."""
        return self.actions[frame[self.size]][number]

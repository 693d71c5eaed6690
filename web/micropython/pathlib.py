"""Paths inside the page: they name a game's folder, and there are no files."""

from __future__ import annotations

from typing import Any


class Path:
    """The name of a place."""

    def __init__(self, name: str) -> None:
        self._name = name

    @property
    def parent(self) -> Path:
        """The folder around it."""
        return Path(self._name.rpartition("/")[0])

    def __truediv__(self, name: str) -> Path:
        return Path(self._name + "/" + name)

    def __str__(self) -> str:
        return self._name

    def read_text(self, *_encoding: Any) -> str:
        """There are no files here."""
        raise OSError("a page has no files")

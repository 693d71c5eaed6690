"""The games whose bundle was loaded: what came with them beside their modules."""

from __future__ import annotations

from typing import Any

_loaded: Any = {}


def add(name: str, stamp: str, clauses: list[str]) -> None:
    """Take in a game."""
    _loaded[name] = (bytes.fromhex(stamp), clauses)


def is_loaded(name: str) -> bool:
    """Whether a game is there."""
    return name in _loaded


def stamp_of(name: str) -> bytes:
    """The fingerprint of the rules that a game was built from."""
    found: bytes = _loaded[name][0]
    return found


def clauses_of(name: str) -> list[str]:
    """The ids of a game's clauses."""
    found: list[str] = _loaded[name][1]
    return found

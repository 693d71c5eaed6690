"""Where JavaScript calls Python inside the page: everything crosses as text."""

from __future__ import annotations

import json
from typing import Any

import host

from vaka.errors import VakaError
from vaka.server.desk import Desk, fault
from vaka.server.thinker import Thinker
from web.micropython import loaded
from web.micropython.runtime import parsed

LASTING = ("choose", "hint")  # what thinkers are asked; the rest belongs to an analysis
MAKERS = ("deal", "replay", "restore", "clone", "first")
_desks: Any = {}
_thinkers: Any = {}
_last = 0


def add_game(name: str, stamp: str, clauses: str) -> None:
    """Take in a game whose modules are there."""
    loaded.add(name, stamp, parsed(clauses))


def call(number: int, method: str, given: str) -> str:
    """Ask a desk; number 0 makes one. The answer begins with `=`, a fault of the input with `!`."""
    global _last
    desk = _desks[number] if number else Desk
    arguments = parsed(given)
    if method == "restore":
        arguments[2] = bytes.fromhex(arguments[2])
    try:
        found = getattr(desk, method)(*arguments)
    except VakaError as error:
        return "!" + fault(error)
    if method in MAKERS:
        _last += 1
        _desks[_last] = found
        return "=" + str(_last)
    if isinstance(found, bytes):
        return "=" + found.hex()
    return "=" + (found if isinstance(found, str) else json.dumps(found))


def think(name: str, options: str, method: str, given: str) -> str:
    """Ask the thinker of a game with its options; questions come in hex, and the answer is as that of `call`."""
    arguments = parsed(given)
    if method in ("choose", "hint"):
        arguments[0] = bytes.fromhex(arguments[0])
    # Nobody tells when a bot is gone, so what it takes up is given back by what it was for.
    purpose = method if method in LASTING else "analysis"
    if method in ("hint", "begin_analysis"):
        host.close_spaces(purpose)
    host.open_spaces(purpose)
    try:
        if (name, options) not in _thinkers:
            _thinkers[name, options] = Thinker(name, options)
        found = getattr(_thinkers[name, options], method)(*arguments)
    except VakaError as error:
        return "!" + fault(error)
    finally:
        if method in ("hint", "analysis"):
            host.close_spaces(purpose)
    return "=" + str(found)


def close(number: int) -> None:
    """Forget a desk."""
    del _desks[number]

"""Positions for the clause tests: short to write, easy to read."""

from __future__ import annotations

from typing import Any

import vaka
from tests.situations import legal as legal
from tests.situations import play as play
from vaka.play import State

PLAIN = ["2", "3", "5", "6", "6"]
OTHER = ["1", "2", "4", "5", "7"]


def table(*hands: list[str] | None, seed: int = 0, options: Any = None, **parts: Any) -> State:
    """A position with these hands and parts, seat 0 to move."""
    game = vaka.load("babayaga", **{"players": max(2, len(hands)), **(options or {})})
    given = list(hands) + [None] * (game.players - len(hands))
    return game.at({"hands": given, **parts}, seed)


def hand(state: State, seat: int) -> list[str]:
    """The cards of a hand."""
    cards: list[str] = state.position()["hands"][seat]
    return cards


def told(state: State, seat: int | None = None) -> list[str]:
    """The names of the last decision's events."""
    return [event["event"] for event in state.events(seat)]


def clause(state: State, action: str) -> str | None:
    """The id of the clause that forbids an action."""
    found = state.why_not(action)
    return found.id if found else None

"""Positions for the clause tests: short to write, easy to read.

Goblins are a letter for the seat and their number, as on the terminal: `A3` is goblin 3 of seat 0.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import vaka
from vaka.play import State

VILLAGES = ["NW", "NW", "NE", "NE", "SE"]
LETTERS = "ABCDE"


def table(
    *hands: str | None,
    on: dict[str, str] | None = None,
    tiles: dict[str, str] | None = None,
    stones: Iterable[str] = (),
    waiting: str = "",
    seed: int = 0,
    options: Any = None,
    **parts: Any,
) -> State:
    """A position with these hands, seat 0 to move. The mountain is bare but for what is named.

    Of two goblins on one square the one named first is the lower one. `"ghost up"` is a tile face up.
    """
    game = vaka.load("magichill", **{"players": max(2, len(hands)), **(options or {})})
    return game.at(position(game.players, *hands, on=on, tiles=tiles, stones=stones, waiting=waiting, **parts), seed)


def position(
    players: int,
    *hands: str | None,
    on: dict[str, str] | None = None,
    tiles: dict[str, str] | None = None,
    stones: Iterable[str] = (),
    waiting: str = "",
    **parts: Any,
) -> dict[str, Any]:
    """The same as a mapping."""
    goblins: list[list[str | None]] = [list(VILLAGES) for _ in range(players)]
    lower: dict[str, list[int]] = {}
    under: dict[str, list[int]] = {}
    for name, place in (on or {}).items():
        seat, number = goblin(name)
        goblins[seat][number - 1] = place
        if place in lower:
            under[place] = lower[place]
        elif "-" in place:
            lower[place] = [seat, number]
    for pile in ("draw", "discard"):
        if isinstance(parts.get(pile), str):
            parts[pile] = parts[pile].split()
    return {
        "hands": [hand.split() if hand is not None else None for hand in hands],
        "goblins": goblins,
        "under": under,
        "tiles": {square: [*tile.split(), "down"][:2] for square, tile in (tiles or {}).items()},
        "stones": list(stones),
        "waiting": [goblin(name) for name in waiting.split()],
        **parts,
    }


def goblin(name: str) -> list[int]:
    """Seat and number of a goblin."""
    return [LETTERS.index(name[0]), int(name[1])]


def play(state: State, *actions: str) -> State:
    """Several decisions in a row."""
    for action in actions:
        state.play(action)
    return state


def legal(state: State, verb: str = "") -> list[str]:
    """The legal actions as notation, or those that begin with some text."""
    return [str(action) for action in state.legal() if str(action).startswith(verb)]


def where(state: State, name: str) -> str | None:
    """The place of a goblin."""
    seat, number = goblin(name)
    place: str | None = state.position()["goblins"][seat][number - 1]
    return place


def stack(state: State, square: str) -> str:
    """The goblins on a square, the lower one first."""
    names = [f"{LETTERS[seat]}{i + 1}" for seat in range(state.game.players) for i in range(5)]
    there = [name for name in names if where(state, name) == square]
    lower = state.position()["under"].get(square)
    return " ".join(sorted(there, key=lambda name: goblin(name) != lower))


def hand(state: State, seat: int) -> str:
    """The cards of a hand."""
    return " ".join(state.position()["hands"][seat])


def part(state: State, key: str) -> Any:
    """A part of the position."""
    return state.position()[key]


def asked(state: State) -> tuple[str, int | None, str]:
    """The kind of tile that asks, whom it asks, and for which goblin."""
    tile = state.position()["pending"]["tile"]
    seat, number = tile["goblin"]
    return tile["kind"], state.player, f"{LETTERS[seat]}{number}"


def told(state: State, seat: int | None = None) -> list[str]:
    """The names of the last decision's events."""
    return [event["event"] for event in state.events(seat)]


def clause(state: State, action: str) -> str | None:
    """The id of the clause that forbids an action."""
    found = state.why_not(action)
    return found.id if found else None

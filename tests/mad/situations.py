"""Positions for the clause tests: short to write, easy to read."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import vaka
from tests.situations import legal as legal
from tests.situations import play as play
from vaka.play import State

# MD-1, counted from the rules and not from the code.
DECK = [
    *[colour + number for colour in "gyrb" for number in "123456"] * 2,
    *["gwhich", "ywhich", "rwhich", "bwhich"] * 2,
    *["gdraw1", "ydraw1", "rdraw1", "bdraw1"],
    *["ggive2", "ygive2", "rgive2", "bgive2"],
    *["wild"] * 4, *["wooly"] * 3, *["worry"] * 2, *["exchange"] * 2, "joker",
]  # fmt: skip
COLOURS = ["green", "yellow", "red", "blue"]
PLAIN = ["g1", "g2", "y3", "y4"]
OTHER = ["b1", "b2", "y5", "y6"]
THIRD = ["g4", "b4", "y1", "y2"]


def table(*hands: list[str] | None, players: int = 0, seed: int = 0, **parts: Any) -> State:
    """A position with these hands and parts, seat 0 to move on a red 5 unless the parts say otherwise."""
    game = vaka.load("mad", players=players or max(2, len(hands)))
    return game.at({"hands": list(hands), "pile": ["r5"], **parts}, seed)


def rest(*used: list[str]) -> list[str]:
    """The cards of the deck that are not used."""
    left = Counter(DECK)
    for cards in used:
        left.subtract(cards)
    return list(left.elements())


def stacked(draws: list[str], *hands: list[str], pile: list[str] | None = None, **parts: Any) -> State:
    """These cards are drawn next; all the others lie below them in the stock."""
    pile = pile or ["r5"]
    return table(*hands, pile=pile, stock=[*draws, *rest(draws, pile, *hands)], **parts)


def dry(stock: list[str], *hands: list[str], top: str = "r5", **parts: Any) -> State:
    """Nothing but these cards in the stock; all the others lie in the pile, under its top."""
    return table(*hands, pile=[top, *rest(stock, [top], *hands)], stock=stock, **parts)


def bare(*hands: list[str], top: str = "r5", **parts: Any) -> State:
    """Nothing to draw: the pile is one card and one more player holds all the others."""
    return table(*hands, rest([top], *hands), pile=[top], stock=[], **parts)


@cache
def _first(kind: str, players: int) -> State:
    game = vaka.load("mad", players=players)
    for seed in range(2000):
        state = game.new(seed)
        top = state.position()["pile"][0]
        if kind in (top, top[1:]) or (kind == "number" and top[-1] in "123456" and len(top) == 2):
            return state
    raise AssertionError(f"no game starts with {kind}")


def first(kind: str, players: int = 3) -> State:
    """A new game whose first card is of a kind: `number`, `which`, `draw1`, `give2` or a colourless card."""
    return _first(kind, players).clone()


def hand(state: State, seat: int) -> list[str]:
    """The cards of a hand, sorted."""
    return sorted(state.position()["hands"][seat])


def sizes(state: State) -> list[int]:
    """How many cards each hand has."""
    return [len(cards) for cards in state.position()["hands"]]


def told(state: State, seat: int | None = None) -> list[str]:
    """The names of the last decision's events."""
    return [event["event"] for event in state.events(seat)]


def drawers(state: State) -> list[int]:
    """Who drew, card by card, in the last decision."""
    return [event["seat"] for event in state.events(None) if event["event"] == "draw"]


def asked(state: State) -> tuple[str, int | None]:
    """The question that is open: its phase, and who answers."""
    return state.phase, state.player


def clause(state: State, action: str, seat: int | None = None) -> str | None:
    """The id of the clause that forbids an action."""
    found = state.why_not(action, seat)
    return found.id if found else None


def all_cards(position: dict[str, Any]) -> Counter[str]:
    """Every card of a position, wherever it lies."""
    found = Counter([*position["pile"], *position["stock"]])
    for cards in position["hands"]:
        found.update(cards)
    pending = position["pending"] or {}
    found.update(pending.get("gifts", []))
    found.update([pending["drawn"]] if "drawn" in pending else [])
    return found

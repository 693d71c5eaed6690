"""Positions for the clause tests: short to write, easy to read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import vaka
from tests.situations import legal as legal
from tests.situations import play as play
from vaka.play import State

# Section 6 of the rules, and not the code: fourteen kinds, four of each.
KINDS = ["heart", "8", "13", "1", "-4", "7", "swap", "2", "3", "5", "6", "9", "10", "12"]
# The card for each number of steps; four and eleven have none, seven only as parts.
CARD = {1: "1", 2: "2", 3: "3", 5: "5", 6: "6", 8: "8", 9: "9", 10: "10", 12: "12", 13: "13", 14: "1"}
DONE = "Z4 Z3 Z2 Z1"
HIDDEN = {"folded": "hidden"}
CHAMPIONSHIP = {"goal": "championship"}
SHORT = {"short7": "yes"}


def lanes(*given: str) -> dict[str, list[str]]:
    """Where the pawns of the four colours stand; those not named are at home."""
    return {colour: [*places.split(), *["home"] * 4][:4] for colour, places in zip("ygbr", given, strict=True)}


def table(
    hand: list[str] | None = None,
    y: str = "",
    g: str = "",
    b: str = "",
    r: str = "",
    *,
    turn: int = 0,
    others: Mapping[int, list[str]] | None = None,
    seed: int = 0,
    options: Any = None,
    **parts: Any,
) -> State:
    """A position: the hand of the seat in turn, the pawns by colour; what is left out is dealt."""
    hands: list[list[str] | None] = [(others or {}).get(seat) for seat in range(4)]
    hands[turn] = hand
    game = vaka.load("partners", **(options or {}))
    return game.at({"pawns": lanes(y, g, b, r), "hands": hands, "turn": turn, **parts}, seed)


def only(colour: str, where: str) -> dict[str, Any]:
    """The pawns of one colour, as an argument of `table`."""
    return {colour: where}


def alone(hand: list[str], y: str = "", g: str = "", b: str = "", r: str = "", **parts: Any) -> State:
    """Only Yellow has cards left in this deal."""
    return table(hand, y, g, b, r, others={1: [], 2: [], 3: []}, **parts)


def places(state: State, colour: str) -> list[str]:
    """Where the pawns of a colour stand."""
    found: list[str] = state.position()["pawns"][colour]
    return found


def place(state: State, pawn: str) -> str:
    """Where a pawn stands."""
    return places(state, pawn[0])[int(pawn[1]) - 1]


def locked(state: State, pawn: str) -> bool:
    """Whether a pawn is locked."""
    return bool(state.view(None)["locked"][pawn[0]][int(pawn[1]) - 1])


def hand(state: State, seat: int) -> list[str]:
    """The cards of a hand, sorted."""
    return sorted(state.position()["hands"][seat])


def told(state: State, seat: int | None = None) -> list[str]:
    """The names of the last decision's events."""
    return [event["event"] for event in state.events(seat)]


def clause(state: State, action: str, seat: int | None = None) -> str | None:
    """The id of the clause that forbids an action."""
    found = state.why_not(action, seat)
    return found.id if found else None


def forward(pawn: str, steps: int) -> str:
    """The notation of a move with the card for a number of steps."""
    return f"move {pawn} {steps} {CARD[steps]}"


def ends(steps: int, y: str, pawn: str = "y1", *, g: str = "", b: str = "", r: str = "", options: Any = None) -> str:
    """Where a yellow pawn is after a card for a number of steps, or the clause that forbids it."""
    state = table([CARD[steps]], y, g, b, r, options=options)
    action = forward(pawn, steps)
    found = clause(state, action)
    assert (found is None) == (action in legal(state))
    return found or place(play(state, action), pawn)


def backs(y: str, pawn: str = "y1", *, g: str = "", b: str = "", r: str = "") -> str:
    """Where a yellow pawn is after the -4, or the clause that forbids it."""
    state = table(["-4"], y, g, b, r)
    found = clause(state, f"back {pawn}")
    assert (found is None) == (f"back {pawn}" in legal(state))
    return found or place(play(state, f"back {pawn}"), pawn)


def seven(y: str = "", g: str = "", b: str = "", r: str = "", **parts: Any) -> State:
    """Yellow has just laid a 7, its only card."""
    return play(table(["7"], y, g, b, r, **parts), "split")


def all_cards(position: dict[str, Any]) -> Counter[str]:
    """Every card of a position, wherever it lies."""
    found = Counter([*position["deck"], *position["used"]])
    for cards in position["hands"]:
        found.update(cards)
    found.update(card for card in (position["pending"] or {}).get("given", []) if card)
    return found

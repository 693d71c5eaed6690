"""Leduc poker drawn for a terminal, from a view alone."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from leduc.face import LeducView
from vaka.games.contract import Who
from vaka.games.shared.drawing import chip
from vaka.words import Phrases

SUITS = {"s": "♠", "h": "♥"}


def draw(view: LeducView, say: Phrases, who: Who) -> RenderableType:
    """The table as one seat sees it: the card in the middle, then each player's card and chips."""
    grid = Table.grid(padding=(0, 2))
    grid.add_row(say("term-middle"), card(view["middle"]), say("term-round", round=view["round"]))
    for seat, (hand, chips) in enumerate(zip(view["hands"], view["stakes"], strict=True)):
        mark = "▶" if seat == view["player"] else " "
        name = Text(f"{mark} {who(seat)}", "bold" if seat == view["seat"] else "")
        grid.add_row(name, card(hand[0]), say("term-chips", chips=chips))
    return grid


def card(name: str | None) -> Text:
    """A card as a chip, such as K♠."""
    return chip(name and name[0].upper() + SUITS[name[1]])

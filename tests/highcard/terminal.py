"""High card drawn for a terminal, from a view alone."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tests.highcard.shapes import HighcardView
from vaka.games.contract import Who
from vaka.games.shared.drawing import chip
from vaka.words import Phrases


def draw(view: HighcardView, say: Phrases, who: Who) -> RenderableType:
    """The table as one seat sees it."""
    return Group(middle(view, say), seats(view, say, who))


def middle(view: HighcardView, say: Phrases) -> Table:
    """Stock and discard pile."""
    grid = Table.grid(padding=(0, 2))
    grid.add_row(say("term-stock"), chip(None), f"× {view['stock']}")
    if view["discard"]:
        grid.add_row(say("term-discard"), Text(" ").join(map(chip, view["discard"])), "")
    return grid


def seats(view: HighcardView, say: Phrases, who: Who) -> Table:
    """Every player's card, stake and points; the seat that decides is marked."""
    grid = Table.grid(padding=(0, 2))
    for seat, (hand, stake, points) in enumerate(zip(view["hands"], view["stakes"], view["scores"] or [], strict=True)):
        mark = "▶" if seat == view["player"] else " "
        name = Text(f"{mark} {who(seat)}", "bold" if seat == view["seat"] else "")
        grid.add_row(name, chip(hand[0]), say(f"stake-{stake}") if stake else "", say("term-points", points=points))
    return grid

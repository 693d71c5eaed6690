"""Crazy eights drawn for a terminal, from a view alone."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from crazy_eights.face import EightsView
from vaka.games.contract import Who
from vaka.games.shared.drawing import BACK, chip
from vaka.words import Phrases


def draw(view: EightsView, say: Phrases, who: Who) -> RenderableType:
    """The table as one seat sees it."""
    return Group(middle(view, say), hands(view, say, who))


def middle(view: EightsView, say: Phrases) -> Table:
    """The pile with the suit in force, and the stock."""
    grid = Table.grid(padding=(0, 2))
    grid.add_row(
        say("term-pile"), chip(say(f"card-{view['pile'][0]}")), say(f"suit-{view['suit']}") if view["suit"] else ""
    )
    grid.add_row(say("term-stock"), chip(None), f"× {view['stock']}")
    return grid


def hands(view: EightsView, say: Phrases, who: Who) -> Table:
    """Every hand; the seat that decides is marked."""
    grid = Table.grid(padding=(0, 2))
    for seat, hand in enumerate(view["hands"]):
        mark = "▶" if seat == view["player"] else " "
        name = Text(f"{mark} {who(seat)}", "bold" if seat == view["seat"] else "")
        points = say("term-points", points=view["scores"][seat]) if view["scores"] else ""
        grid.add_row(name, Text(str(len(hand)), "dim"), cards(hand, say), points)
    return grid


def cards(hand: list[str | None], say: Phrases) -> Text:
    """The cards that are known, and how many are not."""
    known = [chip(say(f"card-{card}")) for card in hand if card]
    backs = len(hand) - len(known)
    return Text(" ").join([*known, *([Text(f" ░░ × {backs} ", BACK)] if backs else [])])

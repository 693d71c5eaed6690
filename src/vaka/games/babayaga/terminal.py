"""Baba Yaga drawn for a terminal, from a view alone. Shape and letters tell what colour tells."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from vaka.games.babayaga.layout import VALUE
from vaka.games.babayaga.names import CARDS
from vaka.games.babayaga.shapes import BabaYagaView, Held
from vaka.games.contract import Who
from vaka.words import Phrases

STYLES = {"yaga": "bold white on red", "owl": "bold white on dark_cyan"}
SPELLS = {"pelican", "cats", "wand"}
SPECIALS = {"garlic", "mortar"}
BACK_MARK = {"red": "▓▓", "teal": "▒▒", "black": "░░"}


def draw(view: BabaYagaView, say: Phrases, who: Who) -> RenderableType:
    """The table as one seat sees it."""
    return Group(piles(view, say), hands(view, say, who))


def card(name: str | None, back: str, say: Phrases) -> Text:
    """One card as a chip: its name and value, or its back."""
    if name is None:
        return Text.assemble((f" {BACK_MARK[back]} ", "grey70 on grey23"))
    label = name if name.isdigit() else say(f"card-{name}")
    if name in SPELLS | SPECIALS | {"owl"}:
        label += f" ({VALUE[CARDS.index(name)]})"
    style = STYLES.get(name, "black on light_goldenrod2" if name in SPELLS else "black on grey82")
    return Text.assemble((f" {label} ", "black on sandy_brown" if name in SPECIALS else style))


def held(each: Held, say: Phrases) -> Text:
    """A card as a view shows it."""
    return card(each["card"], each["back"], say)


def chips(cards: list[Held], say: Phrases) -> Text:
    """Several cards side by side."""
    return Text(" ").join(held(each, say) for each in cards)


def piles(view: BabaYagaView, say: Phrases) -> Table:
    """Draw pile, discard piles and supplies."""
    grid = Table.grid(padding=(0, 2))
    grid.add_row(say("term-draw"), held(view["draw"]["top"], say), f"× {view['draw']['count']}")
    for pile, stack in view["discard"].items():
        top = card(stack["top"], "black", say) if stack["top"] else Text(f" {say('term-empty')} ", "dim")
        locked = say("term-locked") if view["locked"] == pile else ""
        grid.add_row(say("term-pile", pile=pile), top, f"× {stack['count']} {locked}")
    grid.add_row(say("term-supply"), card("yaga", "red", say), f"× {view['supply']['yaga']}")
    grid.add_row("", card("owl", "teal", say), f"× {view['supply']['owl']}")
    if view["pending"]:
        laid = [*view["pending"]["paid"], view["pending"]["spell"]]
        chain = Text(" ").join(card(name, "black", say) for name in laid)
        grid.add_row(say("term-casting", pile=view["pending"]["pile"]), chain, "")
    return grid


def hands(view: BabaYagaView, say: Phrases, who: Who) -> Table:
    """Every hand; the seat in turn is marked."""
    grid = Table.grid(padding=(0, 2))
    for seat, hand in enumerate(view["hands"]):
        mark = "▶" if seat == view["player"] else " "
        me = "bold" if seat == view["seat"] else ""
        points = say("term-points", points=worth(hand)) if all(each["card"] for each in hand) else ""
        total = f"Σ {view['totals'][seat]}" if view["match"] == "tournament" else ""
        grid.add_row(Text(f"{mark} {who(seat)}", me), chips(hand, say), points, total)
    return grid


def worth(hand: list[Held]) -> int:
    """The points of an open hand."""
    return sum(int(VALUE[CARDS.index(each["card"])]) for each in hand)

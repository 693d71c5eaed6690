"""The MAD card game drawn for a terminal, from a view alone. Letters tell what colour tells."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from vaka.games.contract import Who
from vaka.games.mad.names import COLOURLESS
from vaka.games.mad.shapes import MadView
from vaka.games.shared import drawing
from vaka.words import Phrases

STYLES = {
    "g": "bold black on green3",
    "y": "bold black on yellow2",
    "r": "bold white on red3",
    "b": "bold white on blue3",
}
COLOURLESS_STYLE = "bold white on grey35"
ARROWS = {"cw": "↻", "ccw": "↺"}


def draw(view: MadView, say: Phrases, who: Who) -> RenderableType:
    """The table as one seat sees it."""
    return Group(middle(view, say), hands(view, say, who))


def card(name: str | None, say: Phrases) -> Text:
    """One card as a chip of its colour."""
    if name is None:
        return drawing.chip(None)
    return drawing.chip(say(f"card-{name}"), COLOURLESS_STYLE if name in COLOURLESS else STYLES[name[0]])


def chips(cards: list[str | None], say: Phrases) -> Text:
    """Several cards side by side; backs are counted."""
    known = [card(name, say) for name in cards if name]
    backs = len(cards) - len(known)
    if backs:
        known.append(Text(f" ░░ × {backs} ", drawing.BACK))
    return Text(" ").join(known)


def middle(view: MadView, say: Phrases) -> Table:
    """Pile, colour, direction and stock, and what is under way."""
    grid = Table.grid(padding=(0, 2))
    grid.add_row(say("term-pile"), card(view["pile"]["top"], say), f"× {view['pile']['count']}")
    if view["colour"]:
        grid.add_row(
            say("term-colour"), Text.assemble((f" {say('colour-' + view['colour'])} ", STYLES[view["colour"][0]])), ""
        )
    grid.add_row(say("term-direction"), ARROWS[view["direction"]], "")
    grid.add_row(say("term-stock"), card(None, say), f"× {view['stock']['count']}")
    chain = view["pending"]
    if chain and "drawn" in chain:
        grid.add_row(say("term-drawn"), card(chain["drawn"], say), "")
    elif chain and chain["gifts"]:
        grid.add_row(say("term-gifts"), chips(chain["gifts"], say), "")
    return grid


def hands(view: MadView, say: Phrases, who: Who) -> Table:
    """Every hand; the seat that decides is marked."""
    grid = Table.grid(padding=(0, 2))
    for seat, hand in enumerate(view["hands"]):
        mark = "▶" if seat == view["player"] else " "
        me = "bold" if seat == view["seat"] else ""
        points = say("term-points", points=view["scores"][seat]) if view["scores"] else ""
        grid.add_row(Text(f"{mark} {who(seat)}", me), Text(f"{len(hand)}", "dim"), chips(hand, say), points)
    return grid

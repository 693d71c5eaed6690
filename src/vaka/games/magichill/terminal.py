"""Magic Hill drawn for a terminal, from a view alone: the mountain from above, as the Whirlwind has turned it.

A goblin is its seat's letter and its number; a pair shows the upper one, underlined. Letters tell what colour tells.
"""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from vaka.games.contract import Who
from vaka.games.magichill.face import card_word
from vaka.games.magichill.layout import LEVELS
from vaka.games.magichill.mountain import steps_a_side
from vaka.games.magichill.names import VILLAGES, Kind
from vaka.games.magichill.shapes import MagicHillView, Tile
from vaka.games.shared.drawing import chip
from vaka.words import Phrases

CELL = 4  # characters of a cell
LETTERS = "ABCDE"
STYLES = (
    "bold white on red3",
    "bold black on yellow2",
    "bold white on blue3",
    "bold black on green3",
    "bold black on orchid",
)
GROUND = ("grey42", "grey50", "grey58", "grey66")
MARKS = {"passage": "↑", "ghost": "G", "raven": "R", "ball": "B", "whirlwind": "W", "flying": "F", "trapdoor": "↓"}


def draw(view: MagicHillView, say: Phrases, who: Who) -> RenderableType:
    """The table as one seat sees it."""
    return Group(mountain(view), legend(view, say), seats(view, say, who))


def card(name: str | None, say: Phrases) -> Text:
    """One card as a chip."""
    return chip(say(card_word(name).id) if name else None)


def cell_of(side: int, square: str, rotation: int) -> tuple[int, int]:
    """Row and column of a square, with the mountain turned."""
    level, i = map(int, square.split("-"))
    m = steps_a_side(side, level)
    edge, offset = divmod(i, m)
    k = level - 1
    x, y = [(k + offset, k), (k + m, k + offset), (k + m - offset, k + m), (k, k + m - offset)][edge]
    for _ in range(rotation):
        x, y = side - 1 - y, x
    return y, x


def mountain(view: MagicHillView) -> Text:
    """The levels seen from above, villages at the corners."""
    side = view["side"]
    cells = ground(view)
    for square, tile in view["tiles"].items():
        kind = shown_kind(view, tile)
        mark = MARKS[kind] if kind else "?"
        style = "bold magenta" if tile["up"] else "magenta"
        cells[cell_of(side, square, view["rotation"])] = Text(f" {mark}{'!' if tile['up'] else ' '} ", style)
    for square in view["stones"]:
        cells[cell_of(side, square, view["rotation"])] = Text(" ◆  ", "bold green3")
    for square, label in goblins(view).items():
        cells[cell_of(side, square, view["rotation"])] = label
    rows = [Text().join(cells[row, column] for column in range(side)) for row in range(side)]
    return Text("\n").join([villages(view, 0, 1), *rows, villages(view, 3, 2)])


def shown_kind(view: MagicHillView, tile: Tile) -> Kind | None:
    """The kind of a tile that a person's screen names: face up, or known and meant to be remembered for them."""
    return tile["kind"] if tile["up"] or view["remember"] else None


def ground(view: MagicHillView) -> dict[tuple[int, int], Text]:
    """Plain squares by level, and the summit."""
    side = view["side"]
    cells = {(row, column): Text(" ▲  ", "bold") for row in range(side) for column in range(side)}
    for level in range(1, LEVELS + 1):
        for i in range(4 * steps_a_side(side, level)):
            corner = i % steps_a_side(side, level) == 0
            cells[cell_of(side, f"{level}-{i}", view["rotation"])] = Text(
                f" {level}{'#' if corner else '·'} ", GROUND[level - 1]
            )
    return cells


def goblins(view: MagicHillView) -> dict[str, Text]:
    """What to draw on every square with goblins."""
    there: dict[str, list[tuple[int, int]]] = {}
    for seat, places in enumerate(view["goblins"]):
        for number, place in enumerate(places):
            if place and "-" in place:
                there.setdefault(place, []).append((seat, number + 1))
    labels = {}
    for square, stack in there.items():
        lower = tuple(view["under"].get(square, ()))
        seat, number = next(goblin for goblin in stack if goblin != lower)
        label = Text(f"{LETTERS[seat]}{number}", STYLES[seat] + (" underline" if lower else ""))
        if lower:
            label.append(f"{LETTERS[lower[0]]}{lower[1]}", STYLES[lower[0]])
        label.append(" " * (CELL - len(label)))
        labels[square] = label
    return labels


def villages(view: MagicHillView, left: int, right: int) -> Text:
    """Two villages at the ends of a line, with the goblins in them."""
    width = CELL * view["side"]
    one, other = village(view, left), village(view, right)
    return Text.assemble(one, " " * max(1, width - len(one) - len(other)), other)


def village(view: MagicHillView, number: int) -> Text:
    """A village and who is in it."""
    text = Text(f"{VILLAGES[number]}:", "bold")
    for seat, places in enumerate(view["goblins"]):
        for i, place in enumerate(places):
            if place == VILLAGES[number]:
                text.append(" ")
                text.append(f"{LETTERS[seat]}{i + 1}", STYLES[seat])
    return text


def legend(view: MagicHillView, say: Phrases) -> Text:
    """What the letters of the known tiles mean."""
    kinds = sorted({kind for tile in view["tiles"].values() if (kind := shown_kind(view, tile))})
    known = [f"{MARKS[kind]} {say('tile-' + kind)}" for kind in kinds]
    return Text("  ".join([f"? {say('term-tile')}", f"◆ {say('term-stone')}", *known]), "dim")


def seats(view: MagicHillView, say: Phrases, who: Who) -> Table:
    """Every seat with its letter, hand, stones and Ravens; then the cards of this turn."""
    grid = Table.grid(padding=(0, 2))
    for seat, hand in enumerate(view["hands"]):
        mark = "▶" if seat == view["player"] else " "
        me = "bold" if seat == view["seat"] else ""
        chips = Text(" ").join(card(name, say) for name in hand)
        ravens = say("term-ravens", count=view["ravens"][seat]) if view["ravens"][seat] else ""
        stones = "◆" * view["held"][seat]
        grid.add_row(
            Text(f"{mark} {who(seat)}", me), Text.assemble((f" {LETTERS[seat]} ", STYLES[seat])), chips, stones, ravens
        )
    if view["pending"] and view["pending"]["played"]:
        played = Text(" ").join(card(name, say) for name in view["pending"]["played"])
        grid.add_row(say("term-played"), "", played, "", "")
    grid.add_row(say("term-draw"), "", card(None, say), f"× {view['draw']['count']}", "")
    return grid

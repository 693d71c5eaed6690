"""Magic Hill drawn for a terminal, from a view alone: the mountain from above, as the Whirlwind has turned it.

A goblin is its seat's letter and its number; a pair shows the upper one, underlined. Letters tell what colour tells.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from vaka.game import View
from vaka.games.drawing import chip
from vaka.games.magichill.face import card_word
from vaka.games.magichill.layout import LEVELS
from vaka.games.magichill.mountain import steps_a_side
from vaka.games.magichill.names import VILLAGES
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


def draw(view: View, say: Phrases, who: Callable[[int], str]) -> RenderableType:
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


def mountain(view: View) -> Text:
    """The levels seen from above, villages at the corners."""
    side = view["side"]
    cells = ground(view)
    for square, tile in view["tiles"].items():
        mark = MARKS[tile["kind"]] if shows(view, tile) else "?"
        style = "bold magenta" if tile["up"] else "magenta"
        cells[cell_of(side, square, view["rotation"])] = Text(f" {mark}{'!' if tile['up'] else ' '} ", style)
    for square in view["stones"]:
        cells[cell_of(side, square, view["rotation"])] = Text(" ◆  ", "bold green3")
    for square, label in goblins(view).items():
        cells[cell_of(side, square, view["rotation"])] = label
    rows = [Text().join(cells[row, column] for column in range(side)) for row in range(side)]
    return Text("\n").join([villages(view, 0, 1), *rows, villages(view, 3, 2)])


def shows(view: View, tile: dict[str, Any]) -> bool:
    """Whether a person's screen names a tile: face up, or known and meant to be remembered for them."""
    return bool(tile["up"] or (view["remember"] and tile["kind"] is not None))


def ground(view: View) -> dict[tuple[int, int], Text]:
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


def goblins(view: View) -> dict[str, Text]:
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


def villages(view: View, left: int, right: int) -> Text:
    """Two villages at the ends of a line, with the goblins in them."""
    width = CELL * view["side"]
    one, other = village(view, left), village(view, right)
    return Text.assemble(one, " " * max(1, width - len(one) - len(other)), other)


def village(view: View, number: int) -> Text:
    """A village and who is in it."""
    text = Text(f"{VILLAGES[number]}:", "bold")
    for seat, places in enumerate(view["goblins"]):
        for i, place in enumerate(places):
            if place == VILLAGES[number]:
                text.append(" ")
                text.append(f"{LETTERS[seat]}{i + 1}", STYLES[seat])
    return text


def legend(view: View, say: Phrases) -> Text:
    """What the letters of the known tiles mean."""
    kinds = sorted({tile["kind"] for tile in view["tiles"].values() if shows(view, tile)})
    known = [f"{MARKS[kind]} {say('tile-' + kind)}" for kind in kinds]
    return Text("  ".join([f"? {say('term-tile')}", f"◆ {say('term-stone')}", *known]), "dim")


def seats(view: View, say: Phrases, who: Callable[[int], str]) -> Table:
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
    played = (view["pending"] or {}).get("played")
    if played:
        grid.add_row(say("term-played"), "", Text(" ").join(card(name, say) for name in played), "", "")
    grid.add_row(say("term-draw"), "", card(None, say), f"× {view['draw']['count']}", "")
    return grid

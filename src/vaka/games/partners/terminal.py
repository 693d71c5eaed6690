"""Partners drawn for a terminal, from a view alone. Letters tell what colour tells.

The ring runs clockwise: Yellow's corner is upper left, Green's upper right, Blue's lower right, Red's lower left.
Each start square is a corner, and the goal rings lead from it towards the middle.
"""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from vaka.games.contract import Who
from vaka.games.partners.face import card_word
from vaka.games.partners.names import COLOURS, Colour
from vaka.games.partners.shapes import PartnersView
from vaka.games.shared.drawing import chip
from vaka.words import Phrases

SIDE = 16  # cells of a side of the board
CELL = 4  # characters of a cell
STYLES = {
    "y": "bold black on yellow2",
    "g": "bold black on green3",
    "b": "bold white on blue3",
    "r": "bold white on red3",
}
MARKS = {"y": "yellow2", "g": "green3", "b": "blue3", "r": "red3"}
CORNERS = {"y": (0, 0), "g": (0, SIDE - 1), "b": (SIDE - 1, SIDE - 1), "r": (SIDE - 1, 0)}
# One step along each side, row and column, and from each corner towards the middle.
ALONG = {"y": (0, 1), "g": (1, 0), "b": (0, -1), "r": (-1, 0)}
INWARD = {"y": (1, 1), "g": (1, -1), "b": (-1, -1), "r": (-1, 1)}


def draw(view: PartnersView, say: Phrases, who: Who) -> RenderableType:
    """The table as one seat sees it."""
    return Group(board(view), seats(view, say, who))


def card(name: str | None, say: Phrases) -> Text:
    """One card as a chip."""
    return chip(say(card_word(name).id) if name else None)


def cell_of(colour: str, place: str) -> tuple[int, int] | None:
    """The cell of a place of a colour's pawn; None for home."""
    if place == "home":
        return None
    quarter, steps, way = colour, 0, ALONG
    if place.startswith("Z"):
        steps, way = int(place[1:]), INWARD
    elif place != "start":
        quarter, steps = place[0].lower(), int(place[1:])
    row, column = CORNERS[quarter]
    down, right = way[quarter]
    return row + down * steps, column + right * steps


def board(view: PartnersView) -> Text:
    """The ring with its corners and goals, and the pawns on it."""
    cells = empty_board()
    there: dict[tuple[int, int], tuple[Colour, str]] = {}
    for colour in COLOURS:
        for number, place in enumerate(view["pawns"][colour]):
            cell = cell_of(colour, place)
            if cell:
                there[cell] = colour, there.get(cell, ("", ""))[1] + str(number + 1)
    for cell, (colour, numbers) in there.items():
        label = colour + numbers if len(numbers) < CELL - 1 else f"{colour}×{len(numbers)}"
        cells[cell] = Text(label.center(CELL - 1) + " ", STYLES[colour])
    rows = []
    for row in range(SIDE):
        rows.append(Text().join(cells.get((row, column), Text(" " * CELL)) for column in range(SIDE)))
    return Text("\n").join(rows)


def empty_board() -> dict[tuple[int, int], Text]:
    """Squares, corners and goals without pawns."""
    cells = {}
    for colour in COLOURS:
        for number in range(1, SIDE - 1):
            label = f"{colour.upper()}{number}" if number in (1, 7, 14) else "·"
            cells[cell_of(colour, f"{colour.upper()}{number}")] = Text(label.center(CELL - 1) + " ", "dim")
        for ring in range(1, 5):
            cells[cell_of(colour, f"Z{ring}")] = Text(" ○  ", MARKS[colour])
        cells[cell_of(colour, "start")] = Text(" ♥  ", MARKS[colour])
    return {cell: text for cell, text in cells.items() if cell}


def seats(view: PartnersView, say: Phrases, who: Who) -> Table:
    """Every seat with its colour, pawns at home and in the goal, and hand; then the used cards."""
    grid = Table.grid(padding=(0, 2))
    for seat, colour in enumerate(COLOURS):
        mark = "▶" if seat == view["player"] else " "
        me = "bold" if seat == view["seat"] else ""
        home = say("term-home", count=view["pawns"][colour].count("home"))
        done = say("term-locked", count=sum(view["locked"][colour]))
        hand = Text(" ").join(card(name, say) for name in view["hands"][seat])
        grid.add_row(
            Text(f"{mark} {who(seat)}", me), Text.assemble((f" {colour.upper()} ", STYLES[colour])), hand, home, done
        )
    used = Text(" ").join(card(name, say) for name in view["used"]["shown"])
    grid.add_row(say("term-used"), "", used, f"× {view['used']['count']}", "")
    grid.add_row(
        say("term-deck"), "", card(None, say), f"× {view['deck']['count']}", say("term-deal", deal=view["deal"])
    )
    return grid

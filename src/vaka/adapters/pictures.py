"""Pictures of a table for learning environments: printed, as text, or as pixels for films.

Pixels are drawn with Pillow, character by character in a grid: the picture is the terminal's, so it needs no browser,
and every frame of a game has the same size.
"""

from __future__ import annotations

import io
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from rich.cells import cell_len
from rich.color import blend_rgb
from rich.color_triplet import ColorTriplet
from rich.console import Console, RenderableType
from rich.style import Style
from rich.terminal_theme import SVG_EXPORT_THEME as THEME

from vaka.errors import MissingExtra, OptionError
from vaka.play import State
from vaka.play.picture import WIDTH, as_text

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont, ImageFont

Pixels = NDArray[np.uint8]

MODES = ("human", "ansi", "rgb_array")
CELL_WIDTH, CELL_HEIGHT, SIZE = 10, 20, 16  # of a character, in pixels
ROWS = 30  # every board so far has fewer; one with more has a higher picture
# Fonts of Linux, macOS and Windows. Pillow's own does where none of them is, but draws boxes for signs such as ▲.
FONTS = ("DejaVuSansMono.ttf", "LiberationMono-Regular.ttf", "Menlo.ttc", "consola.ttf")
NO_STYLE = Style.null()


def check_mode(mode: str | None, extra: str) -> None:
    """Refuse a way of showing that does not exist, or for which something is not installed."""
    if mode is not None and mode not in MODES:
        raise OptionError(f"render_mode={mode!r}: allowed is {', '.join(MODES)}, or None")
    if mode == "rgb_array" and find_spec("PIL") is None:
        raise MissingExtra(extra, "pillow")


def show(state: State, seat: int | None, mode: str) -> str | Pixels | None:
    """The table as a seat sees it: printed, as text, or as pixels (height, width, 3).

    >>> import vaka
    >>> state = vaka.load("babayaga").new(seed=7)
    >>> show(state, 0, "ansi").splitlines()[0]
    'Draw pile   ░░   × 44'
    >>> show(state, 0, "rgb_array").shape
    (600, 1000, 3)
    """
    drawing = state.draw(seat)
    if mode == "ansi":
        return as_text(drawing)
    if mode == "rgb_array":
        return as_pixels(drawing)
    Console(width=WIDTH).print(drawing)
    return None


def as_pixels(drawing: RenderableType) -> Pixels:
    """A drawing as pixels."""
    from PIL import Image, ImageDraw

    console = Console(file=io.StringIO(), width=WIDTH, color_system="truecolor", legacy_windows=False)
    lines = console.render_lines(drawing, pad=False)
    image = Image.new("RGB", (WIDTH * CELL_WIDTH, max(ROWS, len(lines)) * CELL_HEIGHT), THEME.background_color)
    brush = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        column = 0
        for text, style, _ in line:
            ink, paper = colours(style or NO_STYLE)
            for character in text:
                x, y, width = column * CELL_WIDTH, row * CELL_HEIGHT, cell_len(character)
                if paper != THEME.background_color:
                    brush.rectangle((x, y, x + width * CELL_WIDTH - 1, y + CELL_HEIGHT - 1), paper)
                if character != " ":
                    middle = (x + width * CELL_WIDTH / 2, y + CELL_HEIGHT / 2)
                    brush.text(middle, character, ink, font(), anchor="mm")
                column += width
    return np.array(image)


def colours(style: Style) -> tuple[ColorTriplet, ColorTriplet]:
    """The colour of the ink and of the paper under it."""
    ink = style.color.get_truecolor(THEME) if style.color else THEME.foreground_color
    paper = style.bgcolor.get_truecolor(THEME, foreground=False) if style.bgcolor else THEME.background_color
    if style.reverse:
        ink, paper = paper, ink
    return (blend_rgb(ink, paper) if style.dim else ink), paper


@cache
def font() -> FreeTypeFont | ImageFont:
    """The first monospaced font that this machine has, else Pillow's own."""
    from PIL import ImageFont

    for name in FONTS:
        try:
            return ImageFont.truetype(name, SIZE)
        except OSError:
            continue
    return ImageFont.load_default(SIZE)

"""Draw the picture of the terminal in the README: `python docs/picture.py`."""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import vaka
from vaka.terminal import Session

HERE = Path(__file__).parent
SEED, TURNS = 6, 25
NIGHT = TerminalTheme(
    (24, 26, 33), (214, 216, 224),
    [(24, 26, 33), (204, 85, 85), (110, 170, 110), (200, 170, 90), (95, 135, 205), (170, 120, 190), (85, 165, 175),
     (200, 202, 210)],
)  # fmt: skip
# Without a font from elsewhere: whatever monospace the reader has.
FRAME = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>.{unique_id}-matrix {{ font-family: ui-monospace, monospace; font-size: {char_height}px;
line-height: {line_height}px; }} {styles}</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>{lines}</defs>
{chrome}<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g></svg>
"""


def main() -> None:
    """A few turns of Baba Yaga, seen by seat 0."""
    console = Console(width=108, record=True, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    state = vaka.load("babayaga", players=3).new(SEED)
    names = ["Anna", "Björn", "Carmen"]
    session = Session(console, state, "en", names, {1: _Patient(), 2: _Patient()}, {})
    for _ in range(TURNS):
        seat = state.player
        assert seat is not None
        state.play(_Patient().choose(state.view(seat)))
    session.tell(0)
    session.show(0)
    session.list_choices(state.legal()[-8:])
    text = console.export_svg(title="vaka play babayaga", theme=NIGHT, code_format=FRAME, unique_id="vaka")
    (HERE / "pictures" / "terminal.svg").write_text(text, "utf-8")


class _Patient:
    """Casts when it can, otherwise gives away its dearest card."""

    def choose(self, view: dict[str, list[str]]) -> str:
        """The last choice that is no exchange, else the last that draws."""
        legal = view["legal"]
        rare = [action for action in legal if not action.startswith("swap")]
        return (rare or [action for action in legal if action.endswith("draw")])[-1]


if __name__ == "__main__":
    main()

"""Draw the pictures of the terminal in the README: `make pictures`."""

from __future__ import annotations

import io
import random
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import vaka
from vaka.games.registry import built_in
from vaka.terminal.session import Session

HERE = Path(__file__).parent
NAMES = ["Anna", "Björn", "Carmen", "Dávid", "Elsa"]
# Options, seed and decisions of each picture; the first deal after twenty decisions where nothing is said.
SCENES: dict[str, tuple[dict[str, Any], int, int]] = {
    "babayaga": ({"players": 3}, 6, 25),
    "partners": ({}, 5, 124),
    "magichill": ({"players": 3}, 5, 61),
    "mad": ({"players": 4}, 5, 33),
}
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
    """A scene of each game, seen by seat 0."""
    for name in built_in():
        options, seed, decisions = SCENES.get(name, ({}, 1, 20))
        state = vaka.load(name, **options).new(seed)
        player = Patient() if name == "babayaga" else Lively(3)
        for _ in range(decisions):
            state.play(player.choose(state.view(state.player)))
        while state.player != 0:
            state.play(player.choose(state.view(state.player)))
        draw(name, state)


def draw(name: str, state: vaka.State) -> None:
    """What the person in seat 0 sees before deciding."""
    console = Console(width=100, record=True, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    players = state.game.players
    session = Session(console, state, "en", NAMES[:players], {seat: Patient() for seat in range(1, players)}, {})
    session.tell(0)
    session.show(0)
    session.list_choices(state.legal()[-6:])
    text = console.export_svg(title=f"vaka play {name}", theme=NIGHT, code_format=FRAME, unique_id=f"vaka-{name}")
    (HERE / "pictures" / f"{name}.svg").write_text(text, "utf-8")


class Patient:
    """Casts when it can, otherwise gives away its dearest card."""

    def choose(self, view: dict[str, Any]) -> str:
        """The last choice that is no exchange, else the last that draws."""
        legal: list[str] = view["legal"]
        rare = [action for action in legal if not action.startswith("swap")]
        return (rare or [action for action in legal if action.endswith("draw")])[-1]


class Lively:
    """Chooses at random, and rather plays than draws or exchanges."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)

    def choose(self, view: dict[str, Any]) -> str:
        """One of the livelier choices."""
        legal: list[str] = view["legal"]
        rare = [action for action in legal if action.split()[0] not in ("toss", "done", "draw")]
        return self.luck.choice(rare or legal)


if __name__ == "__main__":
    main()

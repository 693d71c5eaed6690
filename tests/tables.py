"""Tables in the docs that are made from the code: `python -m tests.tables` writes them anew."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import vaka

ROOT = Path(__file__).parent.parent
PAGES = [f"docs/games/{name}.md" for name in ("babayaga", "partners", "magichill", "mad")]
QUOTE = '"'
PART = re.compile(r"(<!-- made: (\w+) (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def options(name: str) -> Iterator[str]:
    yield "| option | default | allowed |"
    yield "|---|---|---|"
    for option in vaka.registry.face(name).options:
        default = (
            "assumed, see below" if isinstance(option.default, dict) else f"`{json.dumps(option.default).strip(QUOTE)}`"
        )
        yield f"| `{option.name}` | {default} | {option.allowed} |"


def deck(name: str) -> Iterator[str]:
    yield "| card | copies |"
    yield "|---|---|"
    for card, count in vaka.load(name).options["deck"].items():
        yield f"| {vaka.load(name).phrases('en')(f'card-{card}')} (`{card}`) | {count} |"


def actions(name: str) -> Iterator[str]:
    game = vaka.load(name)
    yield "| id | notation | meaning |"
    yield "|---|---|---|"
    for number in range(game.actions):
        yield f"| {number} | `{game.action(number)}` | {game.action(number).text('en')} |"


def board(name: str) -> Iterator[str]:
    layout = vaka.load(name).options["board"]
    yield "| level | squares | tiles | stones |"
    yield "|---|---|---|---|"
    for level, tiles in layout["tiles"].items():
        around = 4 * (layout["side"] - 2 * int(level) + 1)
        yield f"| {level} | {around} | {', '.join(map(str, tiles))} | {', '.join(map(str, layout['stones'][level]))} |"


TABLES: dict[str, Callable[[str], Iterator[str]]] = {
    "options": options,
    "deck": deck,
    "board": board,
    "actions": actions,
}


def filled(page: Path) -> str:
    """The page with its tables made anew."""

    def table(match: re.Match[str]) -> str:
        rows = "\n".join(TABLES[match[2]](match[3]))
        return f"{match[1]}\n{rows}\n\n{match[4]}"

    return PART.sub(table, page.read_text("utf-8"))


if __name__ == "__main__":
    for name in PAGES:
        (ROOT / name).write_text(filled(ROOT / name), "utf-8")

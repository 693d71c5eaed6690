"""Tables in the docs that are made from the code: `python -m tests.tables` writes them anew."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import vaka

ROOT = Path(__file__).parent.parent
PAGES = [f"docs/games/{name}.md" for name in ("babayaga", "partners", "magichill", "mad")]
PART = re.compile(r"(<!-- made: (\w+) (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def options(name: str) -> Iterator[str]:
    yield "| option | default | allowed |"
    yield "|---|---|---|"
    for option in vaka.registry.face(name).options:
        default = "assumed, see below" if isinstance(option.default, dict) else f"`{option.default}`"
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


TABLES: dict[str, Callable[[str], Iterator[str]]] = {"options": options, "deck": deck, "actions": actions}


def filled(page: Path) -> str:
    """The page with its tables made anew."""

    def table(match: re.Match[str]) -> str:
        rows = "\n".join(TABLES[match[2]](match[3]))
        return f"{match[1]}\n{rows}\n\n{match[4]}"

    return PART.sub(table, page.read_text("utf-8"))


if __name__ == "__main__":
    for name in PAGES:
        (ROOT / name).write_text(filled(ROOT / name), "utf-8")

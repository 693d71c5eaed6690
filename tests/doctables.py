"""Tables in the docs that are made from the code: `python -m tests.doctables` writes them again."""

from __future__ import annotations

import asyncio
import inspect
import json
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import msgspec

import vaka
from tests.results import proofs, speed
from vaka.adapters.mcp.assistant import Assistant
from vaka.adapters.mcp.service import TOOLS, answered
from vaka.errors import VakaError
from vaka.games.registry import built_in, definition
from vaka.server import protocol

ROOT = Path(__file__).parent.parent
PAGES = [
    *(f"docs/games/{name}.md" for name in built_in()), "docs/observations.md", "docs/protocol.md", "docs/mcp.md",
    "docs/threats.md", "README.md",
]  # fmt: skip
QUOTE = '"'
PART = re.compile(r"(<!-- made: (\w+) (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def options(name: str) -> Iterator[str]:
    yield "| option | default | allowed |"
    yield "|---|---|---|"
    for option in definition(name).options:
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


def observation(name: str) -> Iterator[str]:
    """The pieces of a game's observation, and in which order kinds of cards are counted."""
    seen = definition(name).observation
    assert seen
    cards: tuple[str, ...] = import_module(f"vaka.games.{name}.names").CARDS
    yield f"{seen.size} numbers. Kinds of cards, in order: {', '.join(f'`{card}`' for card in cards)}."
    yield ""
    yield "| piece | shape | entries | meaning |"
    yield "|---|---|---|---|"
    for piece in seen.pieces:
        lies = seen.slices[piece.name]
        shape = " × ".join(map(str, piece.shape)) or "one number"
        entries = f"{lies.start}–{lies.stop - 1}" if piece.size > 1 else f"{lies.start}"
        yield f"| `{piece.name}` | {shape} | {entries} | {piece.meaning} |"


def messages(way: str) -> Iterator[str]:
    """The messages of one direction, `client` or `server`, or what requests carry and are answered with."""
    unions: dict[str, tuple[type, ...]] = {
        "client": get_args(protocol.ClientMessage),
        "server": get_args(protocol.ServerMessage),
        "requests": protocol.REQUESTS,
        "answers": protocol.ANSWERS,
        "parts": (protocol.TableInfo, protocol.SeatInfo, protocol.HintChoice),
    }
    for kind in unions[way]:
        tag = kind.__struct_config__.tag if way in ("client", "server") else None  # type: ignore[attr-defined]
        yield f"**{f'`{tag}`' if tag else kind.__name__}**: {inspect.cleandoc(kind.__doc__ or '')}"
        yield ""
        yield from fields(kind)
        yield ""


def fields(kind: type) -> Iterator[str]:
    """The fields of a struct, with the text that stands below each in the code."""
    said = dict(re.findall(r'^    (\w+): [^\n]*\n    """(.*?)"""', inspect.getsource(kind), re.MULTILINE | re.DOTALL))
    config, found = kind.__struct_config__, msgspec.structs.fields(kind)  # type: ignore[attr-defined]
    tagged = config.tag and config.tag_field != "t"
    if found:
        yield "| field | type | |"
        yield "|---|---|---|"
    if tagged:
        yield f"| `{config.tag_field}` | `{config.tag}` |  |"
    for field in found:
        kinds = str(kind.__annotations__[field.name]).replace("|", "\\|")
        default = "" if field.required else "may be left out; "
        yield f"| `{field.encode_name}` | {kinds} | {default}{said.get(field.name, '')} |"


def tools(_name: str) -> Iterator[str]:
    """What an assistant can ask for."""
    yield "| tool | takes | what it does |"
    yield "|---|---|---|"
    for name, tool in TOOLS.items():
        takes = ", ".join(f"`{field}`" for field in tool.takes.__struct_fields__)
        yield f"| `{name}` | {takes} | {inspect.cleandoc(tool.takes.__doc__ or '')} |"


TALK: tuple[tuple[str, dict[str, Any]], ...] = (
    ("new_game", {"game": "mad", "opponents": ["normal"]}),
    ("play", {"action": "play g3"}),
    ("play", {"action": "play y2", "note": "change to yellow, keep Worry for later"}),
)


def transcript(_name: str) -> Iterator[str]:
    """An assistant that takes a few decisions, one of which is forbidden."""
    assistant = Assistant(seed=4)

    async def talk() -> list[tuple[str, dict[str, Any], str]]:
        told = []
        for tool, arguments in TALK:
            try:
                text = (await answered(assistant, tool, arguments)).text
            except VakaError as fault:
                text = str(fault)
            told.append((tool, arguments, text))
        await assistant.close()
        return told

    for tool, arguments, text in asyncio.run(talk()):
        yield f"`{tool}` with `{json.dumps(arguments)}` answers:"
        yield f"\n```text\n{text}\n```\n"


TABLES: dict[str, Callable[[str], Iterator[str]]] = {
    "messages": messages,
    "observation": observation,
    "options": options,
    "deck": deck,
    "board": board,
    "actions": actions,
    "tools": tools,
    "transcript": transcript,
    "speed": speed,
    "proofs": proofs,
}


def filled(page: Path) -> str:
    """The page with its tables made again."""

    def table(match: re.Match[str]) -> str:
        rows = "\n".join(TABLES[match[2]](match[3]))
        return f"{match[1]}\n{rows}\n\n{match[4]}"

    return PART.sub(table, page.read_text("utf-8"))


if __name__ == "__main__":
    for name in PAGES:
        (ROOT / name).write_text(filled(ROOT / name), "utf-8")

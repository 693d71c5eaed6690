"""Make the page's types from Python: `python -m web.typescript`, or `make types`.

One source for what both sides know: the protocol, the shapes of views and events, and the constants of the games.
A test fails when a file differs from what this would write.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from vaka.games.contract import AnyDefinition
from vaka.games.registry import built_in, definition
from vaka.server import catalogue, protocol, table
from vaka.words.languages import NAMES

PAGE = Path(__file__).parent / "src"
NOTE = "Made by `make types`; change the Python, not this file."
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}
WIDTH = 110  # of a line, as Prettier breaks them


class Writer:
    """The declarations of one file, each made when it is first named."""

    def __init__(self, names: Mapping[Any, str], outside: Mapping[str, Any] | None = None) -> None:
        self.names = names  # of literals and unions
        self.outside = outside or {}  # what another file declares
        self.made: dict[str, str] = {}
        self.used: set[str] = set()

    def alias(self, name: str, kind: Any, doc: str = "") -> None:
        """Declare a name for a type."""
        self.made[name] = ""
        text = f"export type {name} = {self.spelled(kind)};"
        if len(text) > WIDTH:
            text = text.replace(" = ", " = | ").replace(" | ", "\n  | ")
        self.made[name] = comment(doc) + text

    def reference(self, kind: Any) -> str:
        """A type, by its name if it has one."""
        name = self.names.get(kind)
        if name:
            if name not in self.made:
                self.alias(name, kind)
            return name
        if inspect.isclass(kind) and (is_typeddict(kind) or issubclass(kind, msgspec.Struct)):
            return self.named(kind)
        return self.spelled(kind)

    def spelled(self, kind: Any) -> str:
        """A type spelled out."""
        origin, parts = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self.annotated(parts[0], parts[1:])
        if origin is NotRequired:
            return self.reference(parts[0])
        if origin is Literal:
            return " | ".join(f"'{part}'" for part in parts)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.reference(part) for part in parts))
        if origin is list:
            inner = self.reference(parts[0])
            return f"({inner})[]" if " " in inner and not inner.endswith("]") else f"{inner}[]"
        if origin is tuple:
            return f"[{', '.join(map(self.reference, parts))}]"
        if origin is dict:
            return f"Record<{self.reference(parts[0])}, {self.reference(parts[1])}>"
        return PLAIN[kind]

    def annotated(self, kind: Any, notes: tuple[Any, ...]) -> str:
        """A type with notes: a shape that is said in TypeScript, or a list of fixed length."""
        for note in notes:
            if isinstance(note, protocol.Shape):
                self.used.update(name for name in self.outside if name in note.typescript)
                return note.typescript
            if isinstance(note, int):
                return f"[{', '.join([self.reference(get_args(kind)[0])] * note)}]"
        return self.reference(kind)

    def named(self, kind: type) -> str:
        """The name of a class, which is declared if it was not."""
        name = kind.__name__
        if name in self.outside:
            self.used.add(name)
        elif name not in self.made:
            self.made[name] = ""
            self.made[name] = self.interface(kind)
        return name

    def interface(self, kind: type, extends: str = "", without: frozenset[str] = frozenset()) -> str:
        """A class as an interface."""
        parts = typed_dict_fields if is_typeddict(kind) else struct_fields
        said = remarks(kind)
        lines = [
            f"{comment(said.get(name, ''), '  ')}  {name}{'?' if optional else ''}: {self.reference(inner)};"
            for name, inner, optional in parts(kind)
            if name not in without
        ]
        doc = inspect.cleandoc(kind.__doc__ or "").partition("\n")[0]
        head = f"{comment(doc)}export interface {kind.__name__}{extends}"
        return "\n".join([f"{head} {{", *lines, "}"]) if lines else f"{head} {{}}"

    def text(self, title: str) -> str:
        """The whole file."""
        used = sorted(self.used & set(self.outside))
        imports = [f"import type {{ {', '.join(used)} }} from '$lib/wire';\n"] if used else []
        return "\n".join(
            [f"/** {title} */\n// {NOTE}\n", *imports, *(f"{part}\n" for part in self.made.values() if part)]
        )


Field = tuple[str, Any, bool]


def typed_dict_fields(kind: Any) -> Iterator[Field]:
    """Name, type and whether it may be missing."""
    for name, hint in get_type_hints(kind, include_extras=True).items():
        yield name, hint, not kind.__total__ or get_origin(hint) is NotRequired


def struct_fields(kind: Any) -> Iterator[Field]:
    """The same of a msgspec struct, with the tag that tells its kind."""
    config = kind.__struct_config__
    if config.tag:
        yield config.tag_field, Literal[config.tag], False
    hints = get_type_hints(kind, include_extras=True)
    for part in msgspec.structs.fields(kind):
        hint = hints[part.name]
        if config.omit_defaults and part.default is None:
            hint = Union[tuple(inner for inner in get_args(hint) if inner is not NoneType)]  # noqa: UP007
        yield part.encode_name, hint, not part.required


def remarks(kind: type) -> dict[str, str]:
    """The text that stands below each field in the code, of the class and what it extends."""
    source = inspect.getsource(kind)
    body = ast.parse(source).body[0]
    assert isinstance(body, ast.ClassDef)
    found: dict[str, str] = {}
    for base in body.bases:
        # A typed dictionary does not remember what it extends.
        extended = vars(import_module(kind.__module__)).get(base.id) if isinstance(base, ast.Name) else None
        if extended is not None and is_typeddict(extended):
            found |= remarks(extended)
    texts = re.findall(r'^    (\w+): [^\n]*\n    """(.*?)"""', source, re.MULTILINE | re.DOTALL)
    return found | {name: " ".join(text.split()) for name, text in texts}


def comment(text: str, indent: str = "") -> str:
    """A comment above a declaration."""
    return f"{indent}/** {text} */\n" if text else ""


def literals(*modules: ModuleType) -> dict[Any, str]:
    """The names that modules give to literals."""
    return {kind: name for module in modules for name, kind in vars(module).items() if get_origin(kind) is Literal}


def constant(name: str, value: object) -> str:
    """A constant, spelled as JSON that TypeScript takes literally."""
    return f"export const {name} = {json.dumps(value, ensure_ascii=False)} as const;"


def wire() -> str:
    """`lib/wire.ts`: the protocol."""
    known = {**literals(protocol), protocol.Level: "Level", protocol.Language: "Language"}
    known |= {protocol.Value: "Value", protocol.Sentence: "Sentence", protocol.Setting: "Setting"}
    writer = Writer(known)
    writer.alias("Value", protocol.Value, "An argument of a sentence: plain, a word, a seat, or a list of words.")
    writer.alias("Sentence", protocol.Sentence, "A message id with its arguments: text in the reader's language.")
    said: tuple[type, ...] = (protocol.View, protocol.GameEvent)
    for kind in said:
        writer.named(kind)
    writer.alias("ClientMessage", protocol.ClientMessage, "What a client may say over a socket.")
    writer.alias("ServerMessage", protocol.ServerMessage, "What the server may say over a socket.")
    for kind in protocol.REQUESTS + protocol.ANSWERS:
        writer.named(kind)
    constants = [
        constant("LANGUAGES", NAMES),
        constant("LEVELS", list(get_args(protocol.Level))),
        constant("SIGNS", list(get_args(protocol.Sign))),
        constant("BOT_NAMES", table.BOT_NAMES),
        constant("STAND_IN_LEVEL", table.STAND_IN_LEVEL),
        constant("GONE_SECONDS", table.GONE_SECONDS),
        "/** The games of this build, for a page without a server. */",
        f"export const GAMES: GameInfo[] = {offered()};",
    ]
    text = writer.text("What the server sends and what it is sent.")
    return text + "\n" + "\n".join(constants) + "\n"


def offered() -> str:
    """The games with their options, as a server offers them once they are compiled."""
    known = [msgspec.structs.replace(catalogue.offer(name), ready=True) for name in built_in()]
    return msgspec.json.encode(known).decode()


def shapes(game: AnyDefinition) -> str:
    """`games/NAME/shapes.ts`: the views, events and constants of a game."""
    package = game.view.__module__.rpartition(".")[0]
    modules = [import_module(game.view.__module__)]
    if (game.folder / "names.py").exists():
        modules.insert(0, import_module(f"{package}.names"))
    writer = Writer(literals(*modules), {"View": None, "GameEvent": None})
    common = frozenset(get_type_hints(protocol.View)) - {"hands"}
    for kind, base, without in ((game.view, "View", common), (game.event, "GameEvent", frozenset[str]())):
        writer.made[kind.__name__] = ""
        writer.used.add(base)
        writer.made[kind.__name__] = writer.interface(kind, f" extends {base}", without)
    for kind, name in writer.names.items():
        if name not in writer.made:
            writer.alias(name, kind)
    text = writer.text("What a seat may be shown of a game, and what its decisions cause.")
    constants = [constant(name, value) for name, value in game.constants.items()]
    return "\n".join([text, *constants, ""]) if constants else text


def files() -> dict[Path, Callable[[], str]]:
    """Every file that is made, and how."""
    made: dict[Path, Callable[[], str]] = {PAGE / "lib" / "wire.ts": wire}
    for name in built_in():
        made[PAGE / "games" / name / "shapes.ts"] = lambda name=name: shapes(definition(name))  # type: ignore[misc]
    return made


if __name__ == "__main__":
    for file, make in files().items():
        file.write_text(make(), "utf-8")

"""Bundle the Python that the page runs in MicroPython: `python -m web.bundle FOLDER`.

`python.json` has what all games need, `GAME.python.json` what one game needs: source by module name, lowered by
`web/lower.py`, as far as it is reached from `vaka.server.desk` and `vaka.server.thinker`. Modules that need NumPy,
Numba, Fluent or files are replaced by those in `web/micropython`.
"""

from __future__ import annotations

import ast
import json
import re
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, TypeGuard

import msgspec

from vaka.engine.native import engine_of
from vaka.games.registry import built_in, definition
from vaka.server import catalogue
from vaka.words.rulebook import clause_ids
from web.lower import Lowering, literal

HERE = Path(__file__).parent / "micropython"
INSIDE = "web.micropython"
ROOTS = ("vaka.server.desk", "vaka.server.thinker", "page")
# Modules that only compiled code or a terminal needs, and what is left of the names that `definition` takes from them.
COMPILED = {
    "rules": "voice = secret = None",
    "policy": "",
    "observe": "OBSERVATION = None",
    "observing": "",
    "terminal": "draw = None",
}
# What only a terminal, a notebook, the wire of a server or compiled code asks for.
LEFT_OUT = {
    "vaka.play.game": ("Game.batch", "Game.blank", "Game.copied"),
    "vaka.play.state": ("State.__str__", "State._repr_html_", "State.observation"),
    "vaka.server.gate": ("hint",),
}
RUNTIME = {
    node.name
    for node in ast.parse((HERE / "runtime.py").read_text("utf-8")).body
    if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")
}
# Modules that only the page has.
PAGE_ONLY = {"runtime", "page", "loaded"}
# Python's own modules that are replaced, under another name: MicroPython's are still needed behind them.
REPLACED = {file.stem: f"py_{file.stem}" for file in HERE.glob("*.py") if file.stem not in {"__init__", *PAGE_ONLY}}
# What JavaScript or MicroPython brings.
GIVEN = {"host", "uctypes", "array", "bundled", "sys", "collections", "json", "hashlib"}


class Bundler:
    """Lowers modules and all that they import."""

    def __init__(self) -> None:
        self.trees: dict[str, ast.Module] = {}

    def add(self, name: str) -> None:
        """Take in a module, and what it imports."""
        if name in self.trees or name in GIVEN:
            return
        self.trees[name] = ast.Module([], [])
        tree = self.trees[name] = self._lowered(name)
        for module, _ in list(_imports(tree)):
            for parent in _with_parents(module):
                self.add(parent)

    def _lowered(self, name: str) -> ast.Module:
        own = HERE / f"{name.removeprefix('py_')}.py"
        if name == "runtime" or name in REPLACED.values():
            return _with_runtime(Lowering(None, builtins=True).lowered(_parse(own)), name)
        if name in PAGE_ONLY:
            return _with_runtime(_renamed(Lowering(None).lowered(_parse(own))), name)
        mirrored = HERE / name.replace(".", "/")
        for file in (mirrored.with_suffix(".py"), mirrored / "__init__.py"):
            if file.exists() and file.read_text("utf-8") != (HERE / "__init__.py").read_text("utf-8"):
                return _with_runtime(_renamed(Lowering(None).lowered(_parse(file))), name)
        if name.rpartition(".")[2] in COMPILED:
            return ast.parse(COMPILED[name.rpartition(".")[2]])
        if not name.startswith("vaka"):
            raise ValueError(f"the page has no module {name!r}; put one into web/micropython, or do without it")
        real = import_module(name)
        if hasattr(real, "__path__"):
            # Packages only pass on what their modules define.
            return ast.Module([], [])
        assert real.__file__
        lowering = Lowering(real, LEFT_OUT.get(name, ()))
        return _used(_with_runtime(_renamed(lowering.lowered(_parse(Path(real.__file__)))), name))

    def shaken(self) -> None:
        """Drop what nothing names, until there is nothing more to drop."""
        while self._shake():
            pass

    def check(self) -> None:
        """Every name that is imported must be there: the page would find out too late."""
        for name, tree in self.trees.items():
            for module, names in _imports(tree):
                missing = {part for part in names if f"{module}.{part}" not in self.trees} - self._defined(module)
                if missing and module in self.trees:
                    raise ValueError(f"{name} imports {', '.join(sorted(missing))}, which {module} does not have")

    def _defined(self, module: str) -> set[str]:
        tree = self.trees.get(module)
        return {name for node in tree.body for name in _names_of(node) or ()} if tree else set()

    def _shake(self) -> bool:
        """Drop once from every module what nothing names; returns whether there was anything."""
        wanted = self._wanted()
        attributes = wanted["*"]
        return any([_drop(tree, wanted[name], attributes) for name, tree in self.trees.items()])  # noqa: C419 - all

    def _wanted(self) -> dict[str, set[str]]:
        """The names that are wanted of each module, and under `*` all attributes that are asked for."""
        attributes = PAGE_CALLS | {
            node.attr for tree in self.trees.values() for node in ast.walk(tree) if isinstance(node, ast.Attribute)
        }
        found: dict[str, set[str]] = {name: set(ENTRIES.get(name.rpartition(".")[2], ())) for name in self.trees}
        for tree in self.trees.values():
            for module, names in _imports(tree):
                # A module that is imported whole is asked for its attributes.
                found.setdefault(module, set()).update(names or attributes)
        return {**found, "*": attributes}

    def source(self, name: str) -> str:
        """A module as text, indented by one space."""
        text = ast.unparse(self.trees[name])
        return re.sub(r"^(?:    )+", lambda blank: " " * (len(blank[0]) // 4), text, flags=re.MULTILINE)


# What is called from outside.
ENTRIES = {"page": ("add_game", "call", "close", "think"), "definition": ("GAME",)}
PAGE_CALLS: set[str] = {
    node.name
    for file in ("desk", "thinker")
    for part in ast.parse((Path(__file__).parent.parent / f"src/vaka/server/{file}.py").read_text("utf-8")).body
    if isinstance(part, ast.ClassDef)
    for node in part.body
    if isinstance(node, ast.FunctionDef)
}


def _used(tree: ast.Module) -> ast.Module:
    """A module without the imports that it does not use; what it passes on is imported `as` itself."""
    own = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
    body: list[ast.stmt] = []
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            node.names = [
                alias for alias in node.names if alias.asname == alias.name or (alias.asname or alias.name) in own
            ]
        elif isinstance(node, ast.Import):
            node.names = [alias for alias in node.names if (alias.asname or alias.name).partition(".")[0] in own]
        if not isinstance(node, ast.ImportFrom | ast.Import) or node.names:
            body.append(node)
    tree.body = body
    return tree


def _drop(tree: ast.Module, wanted: set[str], attributes: set[str]) -> bool:
    """Drop from a module what neither itself nor others name, and methods that nobody calls; whether there was any."""
    wanted = wanted | {n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}
    kept = [node for node in tree.body if (names := _names_of(node)) is None or names & wanted]
    dropped = len(kept) < len(tree.body)
    tree.body = kept
    for node in kept:
        if isinstance(node, ast.ImportFrom):
            used = [alias for alias in node.names if (alias.asname or alias.name) in wanted]
            dropped |= len(used) < len(node.names)
            node.names = used
        elif isinstance(node, ast.ClassDef):
            body = [part for part in node.body if not _is_method(part) or part.name in attributes]
            dropped |= len(body) < len(node.body)
            node.body = body or [ast.Pass()]
    return dropped


def _is_method(part: ast.stmt) -> TypeGuard[ast.FunctionDef]:
    return isinstance(part, ast.FunctionDef) and not part.name.startswith("__")


def _parse(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


def _imports(tree: ast.Module) -> list[tuple[str, set[str]]]:
    """The modules that a tree imports, and the names of each; no names for a whole module."""
    found: list[tuple[str, set[str]]] = []
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module:
            found.append((node.module, {alias.name for alias in node.names}))
            for alias in node.names:
                if _is_module(f"{node.module}.{alias.name}"):
                    found.append((f"{node.module}.{alias.name}", set()))
        elif isinstance(node, ast.Import):
            found += [(alias.name, set()) for alias in node.names]
    return found


@cache
def _is_module(name: str) -> bool:
    if not name.startswith("vaka."):
        return False
    place = Path(__file__).parent.parent / "src" / name.replace(".", "/")
    return place.with_suffix(".py").exists() or (place / "__init__.py").exists()


def _with_parents(name: str) -> list[str]:
    parts = name.split(".")
    return [".".join(parts[: i + 1]) for i in range(len(parts))]


def _names_of(node: ast.stmt) -> set[str] | None:
    """The names that a statement gives a meaning, if that is all that it does."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return {node.name}
    if isinstance(node, ast.Assign):
        names = [part for target in node.targets for part in ast.walk(target)]
        if all(isinstance(part, ast.Name | ast.Tuple | ast.Store) for part in names):
            return {part.id for part in names if isinstance(part, ast.Name)}
    if isinstance(node, ast.ImportFrom):
        return {alias.asname or alias.name for alias in node.names}
    if isinstance(node, ast.Import):
        return {(alias.asname or alias.name).partition(".")[0] for alias in node.names}
    return None


def _renamed(tree: ast.Module) -> ast.Module:
    """Imports by the names that modules have in the page."""
    body: list[ast.stmt] = []
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module == INSIDE:
            body += [ast.Import([alias]) for alias in node.names]
            continue
        if isinstance(node, ast.ImportFrom):
            node.module = (node.module or "").removeprefix(f"{INSIDE}.")
        if isinstance(node, ast.Import):
            node.names = [
                ast.alias(REPLACED[alias.name], alias.asname or alias.name) if alias.name in REPLACED else alias
                for alias in node.names
            ]
        elif isinstance(node, ast.ImportFrom) and node.module in REPLACED:
            node.module = REPLACED[node.module]
        body.append(node)
    return ast.Module(body, [])


def _with_runtime(tree: ast.Module, name: str) -> ast.Module:
    """The functions of `runtime` that a module calls, imported."""
    called = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    first: list[ast.stmt] = []
    if "OrderedDict" in called and name != "runtime":
        first.append(ast.parse("from collections import OrderedDict").body[0])
    if name != "runtime" and called & RUNTIME:
        first.append(ast.ImportFrom("runtime", [ast.alias(used) for used in sorted(called & RUNTIME)], 0))
    if "Layout" in called and name != "vaka.kit.reader":
        first.append(ast.ImportFrom("vaka.kit.reader", [ast.alias("Layout")], 0))
    tree.body = first + tree.body
    return ast.fix_missing_locations(tree)


def bundles() -> dict[str, Any]:
    """The bundles by the name of their file."""
    bundler = Bundler()
    for name in (*ROOTS, "vaka.games.registry", *(f"vaka.games.{game}.definition" for game in built_in())):
        for module in _with_parents(name):
            bundler.add(module)
    bundler.shaken()
    bundler.check()
    found: dict[str, Any] = {}
    taken: set[str] = set()
    for game in built_in():
        own = [name for name in bundler.trees if f"{name}.".startswith(f"vaka.games.{game}.")]
        taken |= set(own)
        found[f"{game}.python"] = {
            "game": game,
            "stamp": engine_of(game).stamp.hex(),
            "clauses": clause_ids(definition(game).folder),
            "modules": {name: bundler.source(name) for name in own},
        }
    shared = {name: bundler.source(name) for name in bundler.trees if name not in taken}
    games = json.loads(msgspec.json.encode(catalogue.offered()))
    bundled = ast.Module([ast.Assign([ast.Name("GAMES", ast.Store())], literal(games))], [])
    shared["bundled"] = ast.unparse(_with_runtime(ast.fix_missing_locations(bundled), "bundled"))
    found["python"] = {"games": games, "modules": shared}
    return found


def write(folder: Path) -> None:
    """Write every bundle into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, bundle in bundles().items():
        text = json.dumps(bundle, ensure_ascii=False, separators=(",", ":"))
        (folder / f"{name}.json").write_text(text, "utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m web.bundle FOLDER")
    write(Path(sys.argv[1]))

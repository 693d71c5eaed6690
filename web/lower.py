"""Lowers our Python to what MicroPython runs: the same functions, without types, in the syntax that it has.

MicroPython has no dictionaries in order, no displays with stars, no annotations that are worth their bytes, and no
NumPy. So displays become `OrderedDict` and sums of lists, f-strings become `format`, dataclasses get their `__init__`
written out, and constants that NumPy or `typing` made are written out as data. What differs at run time is in
`web/micropython/runtime.py`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import Any, TypeGuard, is_typeddict

import numpy as np

from vaka.kit.struct import Struct

Scalar = (int, float, str, bytes, type(None))
# Names of other places for what MicroPython calls differently.
RENAMED = {"Mapping": "dict", "RecursionError": "RuntimeError"}
# Methods that MicroPython's types lack, as functions of `runtime`.
METHODS = {"casefold", "removeprefix", "bit_length", "tobytes"}
# Modules whose names are only for types.
TYPING = {"__future__", "typing", "collections.abc", "numpy", "numpy.typing"}
# Lookups with very many keys, whose order nobody sees: MicroPython finds a key in an OrderedDict by going through it.
UNORDERED = {"lists", "by_name", "remembered_answers", "_by_notation"}


# Constants that are smaller in the page, where little is to be kept.
SMALLER = {"MOST_LISTS": 50}
# Modules that compare plain data from elsewhere, whose keys may come in another order.
COMPARING = {"vaka.play.record"}


class Unsupported(Exception):
    """Source that this cannot lower; the message says where."""


class Lowering(ast.NodeTransformer):
    """Lowers one module. What it cannot see in the source it asks the module itself, as CPython imported it."""

    def __init__(self, module: ModuleType | None, left_out: Iterable[str] = (), builtins: bool = False) -> None:
        """With `builtins`, Python's own functions are MicroPython's: for what is written around those."""
        self._real = vars(module) if module else {}
        self._name = module.__name__ if module else ""
        self._left_out = set(left_out)
        self._builtins = builtins
        self._stored: set[str] = set()
        self._imported: set[str] = set()

    def lowered(self, tree: ast.Module) -> ast.Module:
        """The whole module."""
        self._stored = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and _stores(node)}
        self._stored |= {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
        self._imported = {
            alias.asname or alias.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        body = [made for node in tree.body for made in self._top(node)]
        return ast.fix_missing_locations(ast.Module(body, []))

    # --- What stands at the top of a module.

    def _top(self, node: ast.stmt) -> list[ast.stmt]:
        if isinstance(node, ast.Assign | ast.AnnAssign):
            return self._top_assign(node)
        if isinstance(node, ast.ClassDef) and self._is_shape(self._real.get(node.name)):
            # A view is a dictionary; the other shapes are only for types.
            return []
        if isinstance(node, ast.FunctionDef) and node.name in self._left_out:
            return []
        made = self.visit(node)
        return made if isinstance(made, list) else [made] if made else []

    def _top_assign(self, node: ast.Assign | ast.AnnAssign) -> list[ast.stmt]:
        """A constant: dropped if it is a type, written out if NumPy or typing made it."""
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        if node.value is None:
            return []
        if isinstance(target, ast.Name) and target.id in self._real:
            value = self._real[target.id]
            if _is_type(value):
                return []
            if target.id in SMALLER:
                return [_assign(target.id, ast.Constant(SMALLER[target.id]))]
            if _by_numpy(value) or _calls(node.value, "get_args"):
                return [_assign(target.id, literal(value))]
        made = self.visit(node)
        return [made] if made else []

    def _is_shape(self, value: Any) -> bool:
        """A class that only describes."""
        if not isinstance(value, type):
            return False
        return is_typeddict(value) or getattr(value, "_is_protocol", False) or issubclass(value, Struct)

    # --- Statements.

    def visit_Import(self, node: ast.Import) -> Any:
        """Modules for types are gone."""
        names = [alias for alias in node.names if alias.name not in TYPING]
        return ast.Import(names) if names else None

    def visit_ImportFrom(self, node: ast.ImportFrom) -> Any:
        """Types and whole numbers are gone: a number stands where its name stood."""
        if node.module in TYPING:
            return None
        made = []
        for alias in node.names:
            if not self._needless(alias.asname or alias.name):
                made.append(ast.ImportFrom(self._home(node.module or "", alias), [alias], 0))
        return made

    def _home(self, module: str, alias: ast.alias) -> str:
        """The module in which something is defined, where a package only passes it on."""
        value = self._real.get(alias.asname or alias.name)
        home: str = getattr(value, "__module__", None) or module
        return home if home.startswith(f"{module}.") else module

    def _needless(self, name: str) -> bool:
        value = self._real.get(name)
        return self._is_number(name) or (name in self._real and (_is_type(value) or self._is_shape(value)))

    def _is_number(self, name: str) -> bool:
        return name in self._imported and name not in self._stored and type(self._real.get(name)) is int

    def visit_If(self, node: ast.If) -> Any:
        """What is there for types only is gone."""
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return [made for part in node.orelse for made in self._top(part)]
        return self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> Any:
        """Docstrings are gone."""
        return None if isinstance(node.value, ast.Constant) else self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> Any:
        """An assignment without its type."""
        if node.value is None:
            return None
        if _named(node.target) in UNORDERED and _is_empty_dict(node.value):
            return ast.Assign([node.target], node.value)
        return self.visit_Assign(ast.Assign([node.target], node.value))

    def visit_Assign(self, node: ast.Assign) -> Any:
        """Slots are gone."""
        target = node.targets[0]
        if isinstance(target, ast.Name) and target.id == "__slots__":
            return None
        if _named(target) in UNORDERED and isinstance(node.value, ast.DictComp):
            ordered = self.visit_DictComp(node.value)
            return ast.Assign(node.targets, ast.Call(ast.Name("dict", ast.Load()), ordered.args, []))
        return self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> Any:
        """MicroPython keeps no cause."""
        return self.generic_visit(ast.Raise(node.exc, None))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> Any:
        """A function without types; its body may be empty once its docstring is gone."""
        arguments = node.args
        arguments.args = [*arguments.posonlyargs, *arguments.args]
        arguments.posonlyargs = []
        for argument in [*arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg]:
            if argument:
                argument.annotation = None
        node.returns = None
        self.generic_visit(node)
        node.body = node.body or [ast.Pass()]
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> Any:
        """A class without generics; a dataclass or a named tuple gets its `__init__`."""
        fields = None
        if any(_named(decorator) == "dataclass" for decorator in node.decorator_list):
            fields = _fields(node, self)
        elif any(_named(base) == "NamedTuple" for base in node.bases):
            fields = _fields(node, self)
            node.bases = []
        node.decorator_list = [d for d in node.decorator_list if _named(d) != "dataclass"]
        bases = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
        node.bases = [
            ast.Name("OrderedDict", ast.Load()) if _named(base) == "dict" else base
            for base in bases
            if _named(base) not in ("Generic", "Protocol")
        ]
        node.keywords = []
        node.body = [
            made for part in node.body if not self._is_left_out(node, part) for made in self._listed(self.visit(part))
        ]
        if fields is not None:
            node.body = [part for part in node.body if not isinstance(part, ast.Assign)]
            node.body.insert(0, _init(fields))
        node.body = node.body or [ast.Pass()]
        return node

    def _is_left_out(self, owner: ast.ClassDef, part: ast.stmt) -> bool:
        return isinstance(part, ast.FunctionDef) and f"{owner.name}.{part.name}" in self._left_out

    def _listed(self, made: Any) -> list[ast.stmt]:
        return made if isinstance(made, list) else [made] if made else []

    # --- Expressions.

    def visit_Name(self, node: ast.Name) -> Any:
        """A number where its name stood."""
        if isinstance(node.ctx, ast.Load):
            if self._is_number(node.id):
                return ast.Constant(self._real[node.id])
            if self._is_shape(self._real.get(node.id)):
                return ast.Name("dict", node.ctx)
            if node.id in RENAMED:
                return ast.Name(RENAMED[node.id], node.ctx)
        return node

    def visit_JoinedStr(self, node: ast.JoinedStr) -> Any:
        """An f-string as a call of `format`."""
        pattern, values = "", []
        for part in node.values:
            if isinstance(part, ast.Constant):
                pattern += str(part.value).replace("{", "{{").replace("}", "}}")
                continue
            assert isinstance(part, ast.FormattedValue)
            if part.format_spec:
                raise Unsupported(f"line {node.lineno}: a format inside an f-string")
            value = self.visit(part.value)
            pattern += "{}"
            values.append(_call("repr_of", value) if part.conversion == ord("r") else value)
        return ast.Call(ast.Attribute(ast.Constant(pattern), "format", ast.Load()), values, [])

    def visit_Dict(self, node: ast.Dict) -> Any:
        """Dictionaries keep their order."""
        parts: list[ast.expr] = []
        pairs: list[ast.expr] = []

        def close() -> None:
            if pairs:
                parts.append(_call("OrderedDict", ast.Tuple(pairs[:], ast.Load())))
                pairs.clear()

        for key, value in zip(node.keys, node.values, strict=True):
            if key is None:
                close()
                parts.append(self.visit(value))
            else:
                pairs.append(ast.Tuple([self.visit(key), self.visit(value)], ast.Load()))
        close()
        if not parts:
            return _call("OrderedDict")
        return parts[0] if None not in node.keys else _call("merged", *parts)

    def visit_DictComp(self, node: ast.DictComp) -> Any:
        """… also those made in a loop."""
        self.generic_visit(node)
        pair = ast.Tuple([node.key, node.value], ast.Load())
        return _call("OrderedDict", ast.ListComp(pair, node.generators))

    def visit_List(self, node: ast.List) -> Any:
        """Stars become sums."""
        return self._starless(node, "list", lambda parts: ast.List(parts, ast.Load()))

    def visit_Tuple(self, node: ast.Tuple) -> Any:
        """Stars become sums."""
        return self._starless(node, "tuple", lambda parts: ast.Tuple(parts, ast.Load()))

    def visit_Set(self, node: ast.Set) -> Any:
        """Stars become sums."""
        if not any(isinstance(part, ast.Starred) for part in node.elts):
            return self.generic_visit(node)
        return _call("set", self.visit(ast.List(node.elts, ast.Load())))

    def _starless(self, node: ast.List | ast.Tuple, kind: str, display: Any) -> Any:
        if isinstance(node.ctx, ast.Store) or not any(isinstance(part, ast.Starred) for part in node.elts):
            return self.generic_visit(node)
        parts: list[ast.expr] = []
        run: list[ast.expr] = []
        for part in node.elts:
            if isinstance(part, ast.Starred):
                if run:
                    parts.append(display(run))
                    run = []
                parts.append(_call(kind, self.visit(part.value)))
            else:
                run.append(self.visit(part))
        if run:
            parts.append(display(run))
        total = parts[0]
        for part in parts[1:]:
            total = ast.BinOp(total, ast.Add(), part)
        return total

    def visit_Compare(self, node: ast.Compare) -> Any:
        """MicroPython compares the order of dictionaries as well: where plain data is compared, `same` does not."""
        self.generic_visit(node)
        plain = (
            self._name in COMPARING and isinstance(node.left, ast.Name) and isinstance(node.comparators[0], ast.Name)
        )
        if plain and isinstance(node.ops[0], ast.NotEq):
            return ast.UnaryOp(ast.Not(), _call("same", node.left, node.comparators[0]))
        return node

    def visit_Call(self, node: ast.Call) -> Any:
        """Calls that MicroPython does not know."""
        name = _named(node.func)
        if name == "cast":
            return self.visit(node.args[1])
        if isinstance(node.func, ast.Name):
            if is_typeddict(self._real.get(name)):
                keys: list[ast.expr | None] = [
                    ast.Constant(keyword.arg) if keyword.arg else None for keyword in node.keywords
                ]
                return self.visit(ast.Dict(keys, [keyword.value for keyword in node.keywords]))
            if name == "zip":
                node.keywords = []
            if name == "isinstance":
                node.args[1] = _tuple_of_types(node.args[1])
            if name == "sorted" and node.keywords:
                node.func = ast.Name("stable_sorted", ast.Load())
            if name in ("dict", "repr", "round") and not self._builtins:
                node.func = ast.Name({"dict": "ordered", "repr": "repr_of", "round": "rounded"}[name], ast.Load())
        elif isinstance(node.func, ast.Attribute):
            if name == "__new__":
                return ast.Call(self.visit(node.args[0]), [], [])
            if name == "fromkeys":
                return _call("keyed", *map(self.visit, node.args))
            if name in METHODS:
                return _call(name, self.visit(node.func.value), *map(self.visit, node.args))
        elif isinstance(node.func, ast.Subscript) and _named(node.func.value) == "dict":
            node.func = ast.Name("ordered", ast.Load())
        return self.generic_visit(node)


# --- Parts of a syntax tree.


def _stores(node: ast.Name) -> bool:
    return isinstance(node.ctx, ast.Store)


def _named(node: ast.expr) -> str:
    """The last name of `a`, `a.b`, `a(…)` or `a[…]`."""
    if isinstance(node, ast.Call):
        return _named(node.func)
    if isinstance(node, ast.Subscript):
        return _named(node.value)
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _call(name: str, *arguments: ast.expr) -> ast.expr:
    return ast.Call(ast.Name(name, ast.Load()), list(arguments), [])


def _calls(node: ast.expr, name: str) -> bool:
    return any(isinstance(part, ast.Call) and _named(part.func) == name for part in ast.walk(node))


def _assign(name: str, value: ast.expr) -> ast.stmt:
    return ast.Assign([ast.Name(name, ast.Store())], value)


def _is_empty_dict(node: ast.expr) -> TypeGuard[ast.Dict]:
    return isinstance(node, ast.Dict) and not node.keys


def _tuple_of_types(node: ast.expr) -> ast.expr:
    """`int | np.integer` as the tuple of types that there are in MicroPython."""
    if not isinstance(node, ast.BinOp):
        return node
    both = [_tuple_of_types(part) for part in (node.left, node.right)]
    kinds = [kind for part in both for kind in (part.elts if isinstance(part, ast.Tuple) else [part])]
    known = [kind for kind in kinds if not (isinstance(kind, ast.Attribute) and _named(kind.value) == "np")]
    return known[0] if len(known) == 1 else ast.Tuple(known, ast.Load())


Field = tuple[str, ast.expr | None]


def _fields(node: ast.ClassDef, lowering: Lowering) -> list[Field]:
    """The fields of a dataclass and their defaults."""
    found: list[Field] = []
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            default = part.value
            if default is not None and _named(default) == "field":
                assert isinstance(default, ast.Call)
                default = ast.Call(default.keywords[0].value, [], [])
            found.append((part.target.id, lowering.visit(default) if default is not None else None))
    return found


def _init(fields: list[Field]) -> ast.stmt:
    """The `__init__` of a dataclass; those without a default come first, since all callers name the others."""
    names = [name for name, default in fields if default is None] + [name for name, default in fields if default]
    defaults = [default for _, default in fields if default is not None]
    arguments = ast.arguments([], [ast.arg("self"), *map(ast.arg, names)], None, [], [], None, defaults)
    body: list[ast.stmt] = [
        ast.Assign(
            [ast.Attribute(ast.Name("self", ast.Load()), name, ast.Store())],
            ast.Name(name, ast.Load()),
        )
        for name, _ in fields
    ]
    return ast.FunctionDef("__init__", arguments, body or [ast.Pass()], [], None, None)


# --- Values.


def _is_type(value: Any) -> bool:
    """An alias, a variable or a union of types."""
    return (
        type(value).__module__ in ("typing", "types")
        and not callable(getattr(value, "__code__", None))
        and (not isinstance(value, ModuleType) and type(value).__name__ not in ("FunctionType", "MappingProxyType"))
    )


def _by_numpy(value: Any) -> bool:
    return isinstance(value, np.ndarray | np.dtype)


def literal(value: Any) -> ast.expr:
    """A constant as source."""
    if isinstance(value, np.ndarray):
        return literal(tuple(value.tolist()))
    if isinstance(value, np.dtype):
        return _call("Layout", literal(layout_data(value)), ast.Constant(value.itemsize))
    if isinstance(value, Scalar):
        return ast.Constant(value)
    if isinstance(value, tuple):
        return ast.Tuple([literal(part) for part in value], ast.Load())
    if isinstance(value, list):
        return ast.List([literal(part) for part in value], ast.Load())
    if isinstance(value, Mapping):
        pairs = [ast.Tuple([literal(key), literal(part)], ast.Load()) for key, part in value.items()]
        return _call("OrderedDict", ast.Tuple([*pairs], ast.Load()))
    raise Unsupported(f"a constant of type {type(value).__name__}")


def layout_data(dtype: np.dtype[Any]) -> tuple[Any, ...]:
    """The fields of a layout: name, offset, count (0 for one alone), letter of a number or layout, and its size."""
    found: list[tuple[Any, ...]] = []
    for name in dtype.names or ():
        if name.startswith("gap"):
            continue
        kind, offset = dtype.fields[name][:2]  # type: ignore[index]
        base, count = kind.base, kind.shape[0] if kind.shape else 0
        if base.names is None:
            letter = {1: "b", 2: "h", 4: "i", 8: "q"}[base.itemsize]
            found.append((name, offset, count, letter.upper() if base.kind == "u" else letter, base.itemsize))
        else:
            found.append((name, offset, count, layout_data(base), base.itemsize))
    return tuple(found)

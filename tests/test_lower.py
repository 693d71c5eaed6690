"""Lowering: our Python as MicroPython takes it. That it means the same is for `test_desk.py` to say."""

from __future__ import annotations

import ast
import gzip
import json

import pytest
from web.bundle import Bundler, bundles
from web.lower import Lowering, Unsupported, layout_data

from tests.desks import MICROPYTHON
from vaka.games.mad import face
from vaka.games.mad.layout import LAYOUT


def lowered(source: str) -> str:
    return ast.unparse(Lowering(None).lowered(ast.parse(source)))


@pytest.mark.parametrize(
    ("source", "right"),
    [
        ("{**a, 'b': 1, **c}", "merged(a, OrderedDict((('b', 1),)), c)"),
        ("{k: v for k, v in x}", "OrderedDict([(k, v) for k, v in x])"),
        ("[*a, 1, 2, *b]", "list(a) + [1, 2] + list(b)"),
        ("(*a, 1)", "tuple(a) + (1,)"),
        ("f'{a}-{b!r}{{}}'", "'{}-{}{{}}'.format(a, repr_of(b))"),
        ("zip(a, b, strict=True)", "zip(a, b)"),
        ("isinstance(a, int | np.integer | str)", "isinstance(a, (int, str))"),
        ("sorted(a, key=b)", "stable_sorted(a, key=b)"),
        ("cast('X', a)", "a"),
        ("cls.__new__(cls)", "cls()"),
        ("a.casefold()", "casefold(a)"),
        ("dict[str, int](a)", "ordered(a)"),
        ("a: int = 1", "a = 1"),
        ("raise a from None", "raise a"),
    ],
)  # fmt: skip
def test_syntax(source: str, right: str) -> None:
    assert lowered(source) == right


def test_types_and_docstrings_are_gone() -> None:
    source = (
        "from typing import Any\ndef f(a: Any, /, b: int = 2) -> None:\n    'Why.'\nif TYPE_CHECKING:\n    import x"
    )
    assert lowered(source) == "def f(a, b=2):\n    pass"


def test_dataclasses_are_written_out() -> None:
    source = "@dataclass(frozen=True)\nclass A:\n    b: int\n    c: list = field(default_factory=list)"
    names: dict[str, object] = {}
    exec(lowered(source), names)
    made = names["A"](3)  # type: ignore[operator]
    assert (made.b, made.c) == (3, [])


def test_what_cannot_be_lowered_says_where() -> None:
    with pytest.raises(Unsupported, match="line 2: a format inside an f-string"):
        lowered("a = 1\nf'{a:>3}'")


def test_numbers_stand_where_their_names_stood() -> None:
    text = ast.unparse(
        Lowering(face).lowered(ast.parse("from vaka.games.mad.layout import OVER\nover = s.phase == OVER"))
    )
    assert text == "over = s.phase == 8"


def test_layouts_are_data() -> None:
    fields = {name: (offset, count, kind) for name, offset, count, kind, _ in layout_data(LAYOUT)}
    assert fields["players"][1:] == (0, "b")
    assert fields["score"][1:] == (6, "h")
    assert fields["hand"][1] == 6
    assert [name for name, *_ in fields["hand"][2]] == ["n", "card", "seen"]


def test_a_module_that_the_page_lacks_is_named() -> None:
    with pytest.raises(ValueError, match="the page has no module 'asyncio'"):
        Bundler().add("vaka.server.workers")


MOST_BYTES = 300_000  # of MicroPython, what is shared and the largest game, compressed


def test_the_page_s_python_stays_small() -> None:
    sizes = {name: len(gzip.compress(json.dumps(bundle).encode(), 9)) for name, bundle in bundles().items()}
    shared = sizes.pop("python")
    micropython = sum(len(gzip.compress(MICROPYTHON.with_suffix(end).read_bytes(), 9)) for end in (".wasm", ".mjs"))
    assert micropython + shared + max(sizes.values()) < MOST_BYTES

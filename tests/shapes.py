"""Whether plain data has the shape that a type says: typed dictionaries, literals, unions, lists and numbers."""

from __future__ import annotations

from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, is_typeddict

from web.typescript import typed_dict_fields


def faults(value: Any, kind: Any) -> list[str]:
    """What is wrong with a value, each with its place; nothing if it fits."""
    return list(_faults(value, kind, "it"))


def _faults(value: Any, kind: Any, place: str) -> Iterator[str]:
    origin, parts = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        yield from _dictionary_faults(value, kind, place)
    elif origin is Literal:
        if value not in parts:
            yield f"{place} is {value!r}, none of {parts}"
    elif origin in (Union, UnionType):
        if not any(not list(_faults(value, part, place)) for part in parts):
            yield f"{place} is {value!r}, which fits none of {parts}"
    elif origin is NotRequired:
        yield from _faults(value, parts[0], place)
    elif origin is Annotated:
        if isinstance(parts[1], int) and len(value) != parts[1]:
            yield f"{place} has {len(value)} entries, not {parts[1]}"
        yield from _faults(value, parts[0], place)
    elif origin is list:
        if type(value) is not list:
            yield f"{place} is not a list"
        else:
            for i, entry in enumerate(value):
                yield from _faults(entry, parts[0], f"{place}[{i}]")
    elif origin is dict:
        for key, entry in value.items():
            yield from _faults(key, parts[0], f"{place} key")
            yield from _faults(entry, parts[1], f"{place}[{key!r}]")
    elif type(value) is not (NoneType if kind is None else kind):
        yield f"{place} is {value!r}, no {kind}"


def _dictionary_faults(value: Any, kind: Any, place: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{place} is not a dictionary"
        return
    fields = {name: (inner, optional) for name, inner, optional in typed_dict_fields(kind)}
    yield from (f"{place} has an unknown {name!r}" for name in value if name not in fields)
    for name, (inner, optional) in fields.items():
        if name in value:
            yield from _faults(value[name], inner, f"{place}[{name!r}]")
        elif not optional:
            yield f"{place} lacks {name!r}"

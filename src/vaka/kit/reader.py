"""Reading a struct from Python: through NumPy that costs a microsecond per field, so it is unpacked once instead."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np

Reader = Callable[[Any], Any]
Found = TypeVar("Found")


def reader(dtype: np.dtype[Any]) -> Reader:
    """A function that gives a struct's bytes the attributes of its layout, to read and not to write.

    >>> dtype = np.dtype([("n", np.int8), ("card", np.int16, 3)])
    >>> pile = reader(dtype)(np.array([(2, (7, 8, 0))], dtype).tobytes())
    >>> pile.n, pile.card
    (2, (7, 8, 0))
    """
    unpack = struct.Struct("=" + _format(dtype)).unpack_from
    plain = _plain(dtype)
    return lambda buffer: plain(unpack(buffer), 0)


def memo(find: Callable[[Any], Found]) -> Callable[[Any], Found]:
    """Lets a function of a struct that was read compute its answer once, and keep it among the struct's attributes."""
    name = find.__name__

    def kept(plain: Any) -> Found:
        attributes = plain.__dict__
        if name not in attributes:
            attributes[name] = find(plain)
        found: Found = attributes[name]
        return found

    return kept


def _format(dtype: np.dtype[Any]) -> str:
    """How `struct` unpacks the bytes of a dtype; gaps are passed over."""
    count = int(np.prod(dtype.shape, dtype=int))
    base = dtype.base
    if base.names is None:
        return f"{count}{_code(base)}"
    inner, at = "", 0
    for name in base.names:
        kind, offset = _field(base, name)
        inner += f"{offset - at}x" + _format(kind)
        at = offset + kind.itemsize
    return (inner + f"{base.itemsize - at}x") * count


def _code(scalar: np.dtype[Any]) -> str:
    """The letter of an integer type in `struct`."""
    letter = {1: "b", 2: "h", 4: "i", 8: "q"}[scalar.itemsize]
    return letter.upper() if scalar.kind == "u" else letter


def _field(dtype: np.dtype[Any], name: str) -> tuple[np.dtype[Any], int]:
    fields: Any = dtype.fields
    return fields[name][:2]  # type: ignore[no-any-return]


def _size(dtype: np.dtype[Any]) -> int:
    """How many numbers a dtype unpacks into."""
    inner = 1 if dtype.base.names is None else sum(_size(_field(dtype.base, name)[0]) for name in dtype.base.names)
    return int(np.prod(dtype.shape, dtype=int)) * inner


def _plain(dtype: np.dtype[Any]) -> type:
    """A class whose attributes look up the unpacked numbers when they are asked for, and then keep them."""

    def begin(self: Any, flat: tuple[int, ...], at: int) -> None:
        self._flat = flat
        self._at = at

    members: dict[str, Any] = {"__init__": begin}
    start = 0
    for name in dtype.names or ():
        kind = _field(dtype, name)[0]
        members[name] = _Field(name, _lookup(kind, start))
        start += _size(kind)
    return type("Plain", (), members)


class _Field:
    """An attribute that is looked up once: the struct's own dictionary then hides it."""

    def __init__(self, name: str, look_up: Callable[[Any], Any]) -> None:
        self._name = name
        self._look_up = look_up

    def __get__(self, plain: Any, _kind: type) -> Any:
        found = plain.__dict__[self._name] = self._look_up(plain)
        return found


def _lookup(kind: np.dtype[Any], start: int) -> Callable[[Any], Any]:
    """How to look up one field: a number, a row of numbers, a struct, or several of one."""
    if kind.base.names is not None:
        inner, size = _plain(kind.base), _size(kind.base)
        if not kind.shape:
            return lambda self: inner(self._flat, self._at + start)
        starts = range(start, start + _size(kind), size)
        return lambda self: [inner(self._flat, self._at + first) for first in starts]
    if not kind.shape:
        return lambda self: self._flat[self._at + start]
    end = start + _size(kind)
    return lambda self: self._flat[self._at + start : self._at + end]

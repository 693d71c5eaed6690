"""Reading a struct from Python: through NumPy that costs a microsecond per field, so its bytes are read instead."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, TypeVar

import numpy as np

Reader = Callable[[Any], Any]
Found = TypeVar("Found")
SMALL: Final = "b"  # how a byte with a sign is called
MOST_KEPT = 5_000  # answers that are kept for parts with the same bytes; about a kilobyte each


@cache
def reader(dtype: np.dtype[Any]) -> Reader:
    """A function that gives a struct's bytes the attributes of its layout, to read and not to write.

    >>> dtype = np.dtype([("n", np.int8), ("card", np.int16, 3)])
    >>> pile = reader(dtype)(np.array([(2, (7, 8, 0))], dtype).tobytes())
    >>> pile.n, list(pile.card)
    (2, [7, 8, 0])
    """
    plain, size = _plain(dtype), dtype.itemsize
    # The struct must not change when the buffer does, so it reads a copy.
    return lambda buffer: plain(memoryview(bytes(buffer[:size])).cast(SMALL), 0)


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


def lasting(find: Callable[[Any], Found]) -> Callable[[Any], Found]:
    """Like `memo`, and equal structs share the answer: most piles are as they were a decision ago."""
    known: dict[bytes, Found] = {}

    def looked_up(plain: Any) -> Found:
        key = plain.tobytes()
        if key not in known:
            if len(known) >= MOST_KEPT:
                known.clear()
            known[key] = find(plain)
        return known[key]

    looked_up.__name__ = find.__name__
    return memo(looked_up)


def _plain(dtype: np.dtype[Any]) -> type:
    """A class whose attributes read their bytes when they are asked for, and then keep what they found."""

    def begin(self: Any, data: memoryview, at: int) -> None:
        self._bytes = data
        self._at = at

    def tobytes(self: Any) -> bytes:
        return bytes(self._bytes[self._at : self._at + dtype.itemsize])

    members: dict[str, Any] = {"__init__": begin, "tobytes": tobytes}
    fields: Any = dtype.fields
    for name in dtype.names or ():
        kind, offset = fields[name][:2]
        members[name] = _Field(name, _lookup(kind, offset))
    return type("Plain", (), members)


class _Field:
    """An attribute that is looked up once: the struct's own dictionary then hides it."""

    def __init__(self, name: str, look_up: Callable[[Any], Any]) -> None:
        self._name = name
        self._look_up = look_up

    def __get__(self, plain: Any, _kind: type) -> Any:
        found = plain.__dict__[self._name] = self._look_up(plain)
        return found


def _lookup(kind: np.dtype[Any], offset: int) -> Callable[[Any], Any]:
    """How to look up one field: a number, a row of numbers, a struct, or several of one."""
    if kind.base.names is not None:
        inner, size = _plain(kind.base), kind.base.itemsize
        if not kind.shape:
            return lambda self: inner(self._bytes, self._at + offset)
        offsets = range(offset, offset + kind.itemsize, size)
        return lambda self: [inner(self._bytes, self._at + at) for at in offsets]
    code: Any = kind.base.char
    end = offset + kind.itemsize
    if code == SMALL:  # most fields are so small, and the others are looked at less often
        if not kind.shape:
            return lambda self: self._bytes[self._at + offset]
        return lambda self: self._bytes[self._at + offset : self._at + end]
    if not kind.shape:
        return lambda self: self._bytes[self._at + offset : self._at + end].cast(code)[0]
    return lambda self: self._bytes[self._at + offset : self._at + end].cast(code)

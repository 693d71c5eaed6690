"""Structs of a frame, read and written by layouts that were written out as data when the page was built."""

from __future__ import annotations

from array import array
from typing import Any


class Layout:
    """What the page needs of a NumPy dtype."""

    def __init__(self, fields: Any, itemsize: int) -> None:
        self.data = _by_name(fields)
        self.fields = {field[0]: (None, field[1]) for field in fields}
        self.itemsize = itemsize


def _by_name(fields: Any) -> Any:
    """Offset, count, kind and size by name; a plain dictionary, since it is only looked up."""
    by_name: Any = {}
    for name, offset, count, kind, size in fields:
        by_name[name] = (offset, count, kind if isinstance(kind, str) else _by_name(kind), size)
    return by_name


class Plain:
    """A struct to be read: a field is looked up when it is first asked for, and then kept."""

    def __init__(self, fields: Any, frame: Any, at: int) -> None:
        self._fields = fields
        self._frame = frame
        self._at = at

    def __getattr__(self, name: str) -> Any:
        try:
            offset, count, kind, size = self._fields[name]
        except KeyError:
            raise AttributeError(name)  # noqa: B904 - MicroPython keeps no cause
        at = self._at + offset
        if not isinstance(kind, str):
            frame = self._frame
            if count:
                found: Any = [Plain(kind, frame, at + i * size) for i in range(count)]
            else:
                found = Plain(kind, frame, at)
        else:
            row = array(kind, self._frame[at : at + (count or 1) * size])
            found = row if count else row[0]
        setattr(self, name, found)
        return found


def reader(layout: Any) -> Any:
    """A function that gives a frame's bytes the attributes of its layout, to read and not to write."""
    fields = layout.data
    # The struct must not change when the frame goes on, so it reads a copy.
    return lambda frame: Plain(fields, bytes(frame[: layout.itemsize]), 0)


def memo(find: Any) -> Any:
    """Lets a function of a struct that was read compute its answer once, and keep it among the struct's attributes."""
    name = find.__name__

    def kept(plain: Any) -> Any:
        if name not in plain.__dict__:
            setattr(plain, name, find(plain))
        return plain.__dict__[name]

    return kept


lasting = memo
"""Here the answers of equal structs are not shared: one table is looked at, and memory is short."""


class Writable:
    """A struct to be read and written where it lies."""

    def __init__(self, fields: Any, frame: Any, at: int) -> None:
        object.__setattr__(self, "_fields", fields)
        object.__setattr__(self, "_frame", frame)
        object.__setattr__(self, "_at", at)

    def __getattr__(self, name: str) -> Any:
        offset, count, kind, size = self._fields[name]
        at = self._at + offset
        if not isinstance(kind, str):
            if count:
                return [Writable(kind, self._frame, at + i * size) for i in range(count)]
            return Writable(kind, self._frame, at)
        return Row(kind, self._frame, at, size, count) if count else Row(kind, self._frame, at, size, 1)[0]

    def __setattr__(self, name: str, value: Any) -> None:
        offset, _, kind, size = self._fields[name]
        Row(kind, self._frame, self._at + offset, size, 1)[0] = value


class Row:
    """A row of numbers inside a frame."""

    def __init__(self, kind: str, frame: Any, at: int, size: int, count: int) -> None:
        self._kind = kind
        self._frame = frame
        self._at = at
        self._size = size
        self._count = count

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Any:
        return iter(self._numbers())

    def __getitem__(self, index: Any) -> Any:
        return self._numbers()[index]

    def __setitem__(self, index: Any, value: Any) -> None:
        numbers = self._numbers()
        if isinstance(index, int):
            numbers[index] = int(value)
        else:
            first, last, _ = index.indices(self._count)
            for i in range(first, last):
                numbers[i] = value if isinstance(value, int) else int(value[i - first])
        self._frame[self._at : self._at + self._size * self._count] = bytes(numbers)

    def _numbers(self) -> Any:
        return array(self._kind, bytes(self._frame[self._at : self._at + self._size * self._count]))


def struct_at(layout: Any, frame: Any) -> Any:
    """The struct of a frame, with attributes to read and write."""
    return Writable(layout.data, frame, 0)

"""State records: a class whose annotations are both the types mypy sees and the NumPy layout.

A field is `Int8` (or another scalar below), a `Row` of scalars, a nested record, or several of one:

    class Pile(Record):
        n: Int8
        card: Annotated[Row, np.int8, 5]

    class Table(Record):
        player: Int8
        hand: Annotated[Sequence[Pile], Pile, 2]

    layout(Table)  # the NumPy dtype
"""

from __future__ import annotations

from typing import Annotated, Any, Protocol, get_args, get_type_hints

import numpy as np

Int8 = Annotated[int, np.int8]
Int16 = Annotated[int, np.int16]
Int64 = Annotated[int, np.int64]


class Row(Protocol):
    """A fixed row of integers inside a record."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...


class Record:
    """A class that only describes a layout; its objects are NumPy records, never instances of it."""


def layout(record: type[Record]) -> np.dtype[Any]:
    """The NumPy dtype that a record class describes.

    >>> class Die(Record):
    ...     pips: Int8
    >>> layout(Die).names
    ('pips',)
    """
    hints = get_type_hints(record, include_extras=True)
    return _filled(np.dtype([(name, *_shape(hint)) for name, hint in hints.items()], align=True))


def _filled(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same layout with its gaps named, for NumPy does not copy what lies between fields."""
    fields: list[tuple[Any, ...]] = []
    at = 0
    for name in dtype.names or ():
        kind, offset = dtype.fields[name][:2]  # type: ignore[index]
        if offset > at:
            fields.append((f"gap{at}", np.int8, offset - at))
        fields.append((name, kind.base, *kind.shape))
        at = offset + kind.itemsize
    if dtype.itemsize > at:
        fields.append((f"gap{at}", np.int8, dtype.itemsize - at))
    return np.dtype(fields, align=True)


def _shape(hint: Any) -> tuple[Any, ...]:
    """(dtype,) or (dtype, length) of one annotated field."""
    if isinstance(hint, type) and issubclass(hint, Record):
        return (layout(hint),)
    _, kind, *length = get_args(hint)
    inner = layout(kind) if issubclass(kind, Record) else kind
    return (inner, *length)

"""Structs: a class whose annotations are both the types mypy sees and the NumPy layout.

A field is `Int8` (or another scalar below), a `Row` of scalars, a nested struct, or several of one:

    class Pile(Struct):
        n: Int8
        card: Annotated[Row, np.int8, 5]

    class Duel(Struct):
        player: Int8
        hand: Annotated[Sequence[Pile], Pile, 2]

    layout(Duel)  # the NumPy dtype
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Protocol, get_args, get_type_hints, overload

import numpy as np

Int8 = Annotated[int, np.int8]
Int16 = Annotated[int, np.int16]
Int64 = Annotated[int, np.int64]


class Row(Protocol):
    """A fixed row of integers inside a struct. Only interpreted code may take slices of it."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    @overload
    def __getitem__(self, index: int, /) -> int: ...
    @overload
    def __getitem__(self, index: slice, /) -> Sequence[int]: ...
    @overload
    def __setitem__(self, index: int, value: int, /) -> None: ...
    @overload
    def __setitem__(self, index: slice, value: int | Sequence[int], /) -> None: ...


class Struct:
    """A class that only describes a layout; its objects are NumPy records, never instances of it."""


def layout(struct: type[Struct]) -> np.dtype[Any]:
    """The NumPy dtype that a struct class describes.

    >>> class Die(Struct):
    ...     pips: Int8
    >>> layout(Die).names
    ('pips',)
    """
    hints = get_type_hints(struct, include_extras=True)
    return _filled(np.dtype([(name, *_shape(hint)) for name, hint in hints.items()], align=True))


def _filled(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same layout with its gaps named, since NumPy does not copy what lies between fields."""
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
    if isinstance(hint, type) and issubclass(hint, Struct):
        return (layout(hint),)
    _, kind, *length = get_args(hint)
    inner = layout(kind) if issubclass(kind, Struct) else kind
    return (inner, *length)

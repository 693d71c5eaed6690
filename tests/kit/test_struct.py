"""Struct classes become NumPy layouts without gaps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import numpy as np

from vaka.games.babayaga.layout import LAYOUT
from vaka.kit.struct import Int8, Int16, Int64, Row, Struct, layout


class Inner(Struct):
    small: Int8
    large: Int64


class Outer(Struct):
    first: Int8
    inner: Inner
    many: Annotated[Sequence[Inner], Inner, 2]
    row: Annotated[Row, np.int16, 3]
    last: Int16
    end: Int8


def test_layout_is_aligned_and_its_gaps_are_named() -> None:
    found = layout(Outer)
    assert found.fields is not None
    assert found.fields["inner"][1] % 8 == 0
    covered = sum(kind.itemsize for kind, *_ in found.fields.values())
    assert covered == found.itemsize
    assert found["many"].shape == (2,)


def test_copies_are_exact_to_the_byte() -> None:
    states = np.zeros(1, LAYOUT)
    for _ in range(50):
        assert not any(np.frombuffer(states.copy().tobytes(), np.uint8))


def test_a_state_is_small() -> None:
    assert LAYOUT.itemsize < 2048

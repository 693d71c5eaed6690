"""What we use of `operator`."""

from __future__ import annotations


def or_(one: int, other: int) -> int:
    """`|`."""
    return one | other

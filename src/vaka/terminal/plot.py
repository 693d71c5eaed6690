"""Curves of chances as text, each drawn with the number of its seat."""

from __future__ import annotations

from collections.abc import Sequence

ROWS = 11  # 100 % to 0 % in steps of ten


def curves(points: Sequence[Sequence[float]], width: int = 72) -> list[str]:
    """Lines of text: one column for each point or, where there are more than fit, for the mean of a few.

    >>> for line in curves([[0.5, 0.5], [0.8, 0.2], [1.0, 0.0]])[:3]:
    ...     print(line.rstrip())
    100 │  0
     90 │
     80 │ 0
    """
    columns = _columns(points, max(1, width))
    lines = []
    for row in range(ROWS):
        level = ROWS - 1 - row
        marks = "".join(_mark(column, level) for column in columns)
        lines.append(f"{100 * level // (ROWS - 1):>3} │{marks}")
    foot = f"{len(points) - 1:>{len(columns)}}" if len(columns) > len(str(len(points))) else ""
    return [*lines, f"    └{'─' * len(columns)}", f"     0{foot[1:]}"]


def _columns(points: Sequence[Sequence[float]], width: int) -> list[list[float]]:
    """At most `width` columns, each the mean of its points."""
    n = min(width, len(points))
    found = []
    for i in range(n):
        part = points[i * len(points) // n : (i + 1) * len(points) // n]
        found.append([sum(chances) / len(part) for chances in zip(*part, strict=True)])
    return found


def _mark(chances: Sequence[float], level: int) -> str:
    """The seat whose chance lies on a level; a plus where several do."""
    seats = [seat for seat, chance in enumerate(chances) if round(chance * (ROWS - 1)) == level]
    if not seats:
        return " "
    return str(seats[0]) if len(seats) == 1 else "+"

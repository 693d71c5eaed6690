"""What we use of `collections`; `OrderedDict` is MicroPython's own."""

from __future__ import annotations

from typing import Any


class Counter:
    """How many there are of each; keys are asked for that are there."""

    def __init__(self, counts: Any) -> None:
        self._counts = counts

    def __getitem__(self, key: Any) -> int:
        found: int = self._counts.get(key, 0)
        return found

    def __setitem__(self, key: Any, count: int) -> None:
        self._counts[key] = count

    def __iter__(self) -> Any:
        return iter(self._counts)

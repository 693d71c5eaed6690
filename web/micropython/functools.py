"""What we use of `functools`."""

from __future__ import annotations

from typing import Any

MOST_KEPT = 4  # a page has one game in hand or two, and MicroPython looks through all that is kept after every call


def cache(function: Any) -> Any:
    """Remember the answers of a function."""
    remembered_answers: Any = {}

    def remembered(*arguments: Any) -> Any:
        if arguments not in remembered_answers:
            remembered_answers[arguments] = function(*arguments)
        return remembered_answers[arguments]

    return remembered


def lru_cache(maxsize: int) -> Any:
    """Remember the last few answers of a function, which may be large."""

    def around(function: Any) -> Any:
        kept: Any = {}

        def remembered(*arguments: Any) -> Any:
            found = kept.pop(arguments, None)
            if found is None:
                found = function(*arguments)
            kept[arguments] = found
            if len(kept) > min(maxsize, MOST_KEPT):
                del kept[next(iter(kept))]
            return found

        return remembered

    return around


class cached_property:
    """An attribute that is made when it is first asked for."""

    def __init__(self, make: Any) -> None:
        self._make = make

    def __get__(self, owner: Any, _kind: Any) -> Any:
        found = self._make(owner)
        setattr(owner, self._make.__name__, found)
        return found


def reduce(function: Any, items: Any, first: Any) -> Any:
    """Fold a sequence."""
    for item in items:
        first = function(first, item)
    return first

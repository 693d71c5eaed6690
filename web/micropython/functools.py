"""What we use of `functools`."""

from __future__ import annotations

from typing import Any


def cache(function: Any) -> Any:
    """Remember the answers of a function."""
    remembered_answers: Any = {}

    def remembered(*arguments: Any) -> Any:
        if arguments not in remembered_answers:
            remembered_answers[arguments] = function(*arguments)
        return remembered_answers[arguments]

    return remembered


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

"""Listing legal actions from the conditions that `why_not` asks, so that there is no second copy of any."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vaka.kit.rule import rule
from vaka.kit.struct import Row


def among(why_not: Callable[[Any, int], int]) -> Callable[[Any, int, int, Row], int]:
    """The rule that tries a short range of a game's actions one by one; `why_not` answers 0 for a legal one."""

    @rule
    def legal_among(s: Any, first: int, last: int, out: Row) -> int:
        n = 0
        for action in range(first, last + 1):
            if why_not(s, action) == 0:
                out[n] = action
                n += 1
        return n

    return legal_among

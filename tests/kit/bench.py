"""A small record with piles and a generator, to try the kit on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import numba
import numpy as np

from vaka.kit.chance import Chance
from vaka.kit.log import Log, log
from vaka.kit.pile import Pile, pile
from vaka.kit.rule import INTERPRETED
from vaka.kit.struct import Struct, layout

Function = TypeVar("Function", bound=Callable[..., Any])
Desk = Any


class DeskRecord(Struct):
    chance: Chance
    stock: Annotated[Pile, pile(20)]
    stack: Annotated[Pile, pile(20)]
    hand: Annotated[Pile, pile(20)]
    other: Annotated[Pile, pile(20)]
    log: Annotated[Log, log(3)]


def compiled(function: Function) -> Function:
    """Rules have no Python wrapper, so tests reach them through a compiled function of their own."""
    result: Function = numba.njit(function)
    return result


def desk(**piles: list[tuple[int, int]]) -> Desk:
    """A desk with these piles, each a list of card and mask, the lowest first."""
    desks = np.zeros(1, layout(DeskRecord))
    if INTERPRETED:
        desks = desks.view(np.recarray)
    for name, slots in piles.items():
        part = desks[name]
        part["n"] = len(slots)
        for i, (card, seen) in enumerate(slots):
            part["card"][0][i] = card
            part["seen"][0][i] = seen
    return desks


def slots(desks: Desk, name: str) -> list[tuple[int, int]]:
    """The cards and masks of a pile; what lies beyond must be wiped."""
    part = desks[name]
    n = int(part["n"][0])
    assert not part["card"][0][n:].any()
    assert not part["seen"][0][n:].any()
    return [(int(part["card"][0][i]), int(part["seen"][0][i])) for i in range(n)]

"""How to search: the settings of the tree search, and those that suit each game."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import numpy as np

from vaka.bots import tree
from vaka.bots.engine import policy_of
from vaka.engine.native import CHOICES, States, shape
from vaka.games.registry import definition


@dataclass(frozen=True)
class Style:
    """How to search; see `tree.Knobs` for what each number means."""

    curiosity: float = 0.7
    bias: float = 0.0
    width: float = 1000.0
    depth: int = 1000
    glance: int = CHOICES
    reuse: int = 8

    def knobs(self) -> States:
        """The numbers as the compiled functions take them."""
        return struct_of(self, tree.KNOBS)


def struct_of(numbers: Any, layout: np.dtype[Any]) -> States:
    """The fields of a dataclass as a struct that compiled functions take."""
    struct = np.zeros(1, layout)
    for field in fields(numbers):
        struct[field.name] = getattr(numbers, field.name)
    return shape(struct)


def style_of(name: str) -> Style:
    """The settings that suit a game: those of its policy, or the plain ones."""
    return Style(**dict[str, Any](policy_of(definition(name)).STYLE))

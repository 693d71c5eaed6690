"""The policy of a game that has none: every action is as good as any other, and so is every standing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vaka.kit.rule import rule

SCALE = 1.0
STYLE: Mapping[str, float] = {}


@rule
def urge(s: Any, action: int) -> int:  # noqa: ARG001
    """No action is wanted more."""
    return 0


@rule
def standing(s: Any, seat: int) -> int:  # noqa: ARG001
    """Nobody stands better."""
    return 0

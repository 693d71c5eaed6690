"""The policy of a game that has none: every action is as good as any other, and so is every standing."""

from __future__ import annotations

from typing import Any

from vaka.kit.rule import rule

SCALE = 1


@rule
def urge(s: Any, action: int) -> int:  # noqa: ARG001
    """No action is wanted more."""
    return 0


@rule
def standing(s: Any, seat: int) -> int:  # noqa: ARG001
    """Nobody stands better."""
    return 0

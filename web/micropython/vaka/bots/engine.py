"""Play by the policy of a game inside the page: a WebAssembly module that JavaScript calls."""

from __future__ import annotations

from typing import Any

import host
from uctypes import addressof


def preferred(state: Any, luck: int, mistakes: int) -> int:
    """What the policy of a game chooses, with its number of mistakes in a thousand."""
    return int(host.prefer(state.game.name, addressof(state.array()), luck, mistakes))

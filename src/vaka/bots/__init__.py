"""Bots: whoever fills an empty seat. A bot is given its seat's view and nothing else."""

from __future__ import annotations

import random
from typing import Any, Protocol

from vaka.errors import OptionError


class Bot(Protocol):
    """Anything with this one method can play."""

    def choose(self, view: dict[str, Any], /) -> str:
        """One of `view["legal"]`."""


class RandomBot:
    """Plays any legal action, each equally likely.

    >>> RandomBot(1).choose({"legal": ["submit"]})
    'submit'
    """

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, view: dict[str, Any]) -> str:
        """One of the legal actions."""
        legal: list[str] = view["legal"]
        return self._random.choice(legal)


BOTS = {"random": RandomBot}


def make(name: str, seed: int | None = None) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise OptionError(f"no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](seed)

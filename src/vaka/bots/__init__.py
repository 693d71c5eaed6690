"""Bots: they fill empty seats. A bot is given its seat's sight and nothing else.

A bot is named by a short text: `random`, `greedy`, `net` (the network alone), `search:2000` (simulations),
`search:100ms` or `search:1s` (time), `search:1s:2` (on two threads), `master` with the same settings (the search that
a network guides), a level (`easy`, `normal`, `hard`, `expert`), or a plug-in.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from importlib.metadata import entry_points
from typing import Any, Protocol

from vaka.bots.engine import bot_engine_of, ready_bot_engine
from vaka.bots.levels import LEVELS
from vaka.bots.master import MasterBot, NetworkBot
from vaka.bots.minds import has_network, mind_engine_of, need_network, ready_mind_engine
from vaka.bots.search import Budget, SearchBot
from vaka.bots.sight import Sight
from vaka.bots.simple import GreedyBot, RandomBot
from vaka.errors import OptionError
from vaka.play import Action

__all__ = ["Bot", "GreedyBot", "MasterBot", "NetworkBot", "RandomBot", "SearchBot", "Sight", "make", "names"]

GROUP = "vaka.bots"
BUDGET = re.compile(r"(\d+)(ms|s)?(?::(\d+))?", re.ASCII)
DEFAULT_BUDGET = "100ms"
MOST_THREADS = 64


class Bot(Protocol):
    """Anything with this one method can play."""

    def choose(self, sight: Sight, /) -> Action | int | str:
        """One of `sight.legal`: the action, its id or its notation."""


def names() -> list[str]:
    """The names that `make` knows.

    >>> names()[:3]
    ['random', 'greedy', 'search']
    """
    return [*BUILT_IN, *sorted(set(_plugins()) - set(BUILT_IN))]


def make(text: str, seed: int | None = None) -> Bot:
    """A bot by its name; with a seed it plays the same every time, unless it is limited by time.

    >>> make("search:2000").budget.simulations
    2000
    """
    name, _, setting = text.partition(":")
    if name in THINKERS and setting:
        return THINKERS[name](budget(setting, name), seed)
    if name in BUILT_IN and not setting:
        return BUILT_IN[name](seed)
    if name in _plugins() and name not in BUILT_IN:
        return _plug_in(name, setting, seed)
    raise OptionError(f"no bot {text!r}; there are {', '.join(names())}, and search:2000, search:100ms, search:1s:2")


def prepare(bots: Collection[object], name: str) -> None:
    """Begin to compile what some bots need for a game, in the background."""
    if _is_guided(bots, name):
        mind_engine_of(name).prepare()
    if any(isinstance(bot, GreedyBot | SearchBot | NetworkBot) for bot in bots):
        bot_engine_of(name).prepare()


def ready(bots: Collection[object], name: str) -> None:
    """Compile what some bots play a game with, besides the policy and the search, with a line of progress."""
    guided = _is_guided(bots, name)
    ready_bot_engine(name)
    if guided:
        ready_mind_engine(name)


def _is_guided(bots: Collection[object], name: str) -> bool:
    """Whether some bots use the network of a game; OptionError if one needs it and there is none."""
    if any(isinstance(bot, NetworkBot) for bot in bots):
        need_network(name)
    return has_network(name) and any(isinstance(bot, MasterBot | NetworkBot) for bot in bots)


def _plug_in(name: str, setting: str, seed: int | None) -> Bot:
    maker: Callable[..., Bot] = _plugins()[name].load()
    try:
        return maker(setting, seed) if setting else maker(seed=seed)
    except (TypeError, ValueError) as fault:
        raise OptionError(f"bot {name!r} does not take the setting {setting!r}: {fault}") from None


def budget(text: str, name: str = "search") -> Budget:
    """How long to think, read from the text after `search:` or the name of another bot that thinks."""
    found = BUDGET.fullmatch(text)
    amount, threads = (int(found[1]), int(found[3] or 1)) if found else (0, 0)
    if not found or amount < 1 or not 1 <= threads <= MOST_THREADS:
        raise OptionError(
            f"{name}:{text}: give a number of simulations ({name}:2000) or a time ({name}:100ms, "
            f"{name}:2s), and after it, if you like, :N for N threads, 1 to {MOST_THREADS}"
        )
    if found[2] is None:
        return Budget(simulations=amount, threads=threads)
    return Budget(seconds=amount / 1000 if found[2] == "ms" else amount, threads=threads)


THINKERS: dict[str, Callable[[Budget, int | None], Bot]] = {"search": SearchBot, "master": MasterBot}
BUILT_IN: dict[str, Callable[[int | None], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": lambda seed: SearchBot(budget(DEFAULT_BUDGET), seed),
    "net": NetworkBot,
    "master": lambda seed: MasterBot(budget(DEFAULT_BUDGET), seed),
    **{name: level.bot for name, level in LEVELS.items()},
}


def _plugins() -> dict[str, Any]:
    return {point.name: point for point in entry_points(group=GROUP)}

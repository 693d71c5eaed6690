"""What the policy of a game wants, and games that are played by it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np

from vaka.bots.engine import ready_bot_engine
from vaka.bots.search import Budget, SearchBot
from vaka.bots.sight import Sight
from vaka.bots.style import Style
from vaka.engine.native import CHOICES
from vaka.kit.luck import LUCK
from vaka.kit.rule import INTERPRETED
from vaka.play import Action, State

LUCKS = 40  # enough that every one of a few equals is drawn
LIMIT = 40 if INTERPRETED else 5_000  # decisions of a game; interpreted ones are only begun


def prefers(state: State, luck: int = 1) -> str:
    """What the policy does, as notation; one of those that it wants most."""
    return str(_choice(state, luck))


def wanted(state: State) -> set[str]:
    """All that the policy wants most, as notation: what it does with this luck or that."""
    lucks = random.Random(0)
    return {prefers(state, lucks.randrange(LUCK)) for _ in range(LUCKS)}


def greedy(state: State, seed: int, limit: int = LIMIT) -> Iterator[State]:
    """Play by the policy: the state itself after every decision, up to a limit."""
    lucks = random.Random(seed)
    for _ in range(limit):
        if state.over:
            return
        state.play(_choice(state, lucks.randrange(LUCK)))
        yield state


def chances(state: State, seat: int | None = None, seed: int = 1) -> list[float]:
    """Every seat's chance to win, as one seat, by default the one that decides, judges the next decision."""
    bot = SearchBot(Budget(simulations=20), seed, Style(depth=0))
    return bot.think(Sight(state, seat)).chances


def plays_to_the_end(state: State, seed: int) -> bool:
    """Whether the policy ends a game with a winner; interpreted, whether it plays on as far as it is followed."""
    decisions = sum(1 for _ in greedy(state, seed))
    return bool(state.winners) or (INTERPRETED and decisions == LIMIT)


def keeps_to_what_it_knows(state: State, seed: int, limit: int = 12) -> bool:
    """Whether the policy would do the same in another state that the one who decides cannot tell from this one."""
    return all(
        after.over or prefers(after) == prefers(after.imagine(after.player, seed))
        for after in greedy(state, seed, limit)
    )


def _choice(state: State, luck: int) -> Action:
    number = ready_bot_engine(state.game.name).prefer(state.array(), luck, 0, np.zeros(CHOICES, np.uint8))
    return next(action for action in state.legal() if action.id == number)

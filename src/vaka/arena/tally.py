"""Tallies: what happened in a game, counted in compiled code, so that a hundred thousand games can be counted.

A game is played again from its decisions, or played by the policy here and now. Counted is how often each seat took
each action, what happened to each seat (the events of the rules, with the card or tile of each), and which cards it was
dealt at first. Each of these is a *thing* with a number; `things` names them.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray

from vaka.bots import rollout
from vaka.bots.engine import policy_of
from vaka.engine.compiled import CompiledSet, made_ready, sources
from vaka.engine.native import CHOICES
from vaka.games.contract import AnyDefinition
from vaka.games.registry import definition
from vaka.kit import chance
from vaka.kit.luck import next_luck
from vaka.kit.rule import rule

CARDS = 64  # room for the kinds of cards and tiles of a game, and for "none" before them
EVENT_KINDS = 32
DEALT = CHOICES  # things below are actions, by their ids; from here on the cards of the first hand, by kind
HAPPENED = DEALT + CARDS  # events: kind * CARDS + card + 1; without a card, + 0
THINGS = HAPPENED + EVENT_KINDS * CARDS

# What the sums hold.
LEGAL, MOST, CHOSEN, FIRST = 0, 1, 2, 3
SUMS = 4


class TallyEngine(CompiledSet):
    """The compiled counting of one game.

    >>> sorted(tally_engine_of("babayaga").functions)
    ['tally']
    """

    shares = (("tally",),)
    maker = "vaka.arena.tally:tally_engine_of"

    def __init__(self, game: AnyDefinition) -> None:
        self.layout = game.layout
        policy = policy_of(game)
        files = [*sources(game.rules, policy), Path(str(rollout.__file__)), Path(__file__)]
        super().__init__(game.name, files, {"tally": tally_of(game)})

    def signatures(self) -> dict[str, tuple[Any, ...]]:
        """The argument types of each function."""
        whole, wholes, small = numba.int64, numba.int64[::1], numba.uint8[::1]
        states = numba.from_dtype(self.layout)[::1]
        return {"tally": (states, wholes, whole, wholes, small, whole, small, numba.int32[:, ::1], wholes)}


@rule
def count_events(s: Any, counts: Any) -> None:
    """Count what the last decision caused; what happened to nobody in particular goes to the row after the seats."""
    for i in range(s.log.n):
        kind, seat, card = int(s.log.kind[i]), int(s.log.seat[i]), int(s.log.card[i])
        if kind < EVENT_KINDS and card < CARDS - 1:
            counts[seat if seat >= 0 else s.players, HAPPENED + kind * CARDS + card + 1] += 1


def count_hands_of(game: AnyDefinition) -> Callable[[Any, Any], bool]:
    """Counting the first hands of a game whose players hold cards, for compiled callers."""
    if "hand" not in (game.layout.names or ()):
        return no_hands

    @rule
    def count_hands(s: Any, counts: Any) -> bool:
        """Count the cards in all hands, once everyone has some; returns whether that was so."""
        for seat in range(s.players):
            if s.hand[seat].n == 0:
                return False
        for seat in range(s.players):
            for i in range(s.hand[seat].n):
                card = int(s.hand[seat].card[i])
                if card < CARDS:
                    counts[seat, DEALT + card] += 1
        return True

    return count_hands


@rule
def no_hands(s: Any, counts: Any) -> bool:  # noqa: ARG001
    """There are no cards in this game."""
    return True


def tally_of(game: AnyDefinition) -> Callable[..., int]:
    """The counting of one game, still plain Python."""
    rules = game.rules
    play, legal, setup, begin = rules.play, rules.legal, rules.setup, chance.begin
    prefer = rule(rollout.policy_functions(rules, policy_of(game))["prefer"])
    count_hands = count_hands_of(game)

    def tally(
        states: Any, key: Any, luck: int, mistakes: Any, history: Any, given: int, out: Any, counts: Any, sums: Any
    ) -> int:
        """Play a game in state 0, dealt by a key, and count what happens; returns how many decisions were made.

        The first `given` decisions of the history are played. If that is 0, everyone plays by the policy with the
        mistakes of their seat, until the game or the history's room ends, and the decisions are written there.
        """
        s = states[0]
        begin(s.chance, key)
        setup(s)
        count_events(s, counts)
        sums[FIRST] = s.player
        dealt, made = False, 0
        n = legal(s, out)
        limit = given if given > 0 else len(history)
        while n > 0 and made < limit:
            if not dealt:
                dealt = count_hands(s, counts)
            sums[LEGAL] += n
            sums[MOST] = max(sums[MOST], n)
            sums[CHOSEN] += n > 1
            if given == 0:
                luck = next_luck(luck)
                history[made] = prefer(states, luck, int(mistakes[s.player]), out)
            action = int(history[made])
            counts[s.player, action] += 1
            play(s, action)
            count_events(s, counts)
            made += 1
            n = legal(s, out)
        return made

    return tally


_engines: dict[str, TallyEngine] = {}


def tally_engine_of(name: str) -> TallyEngine:
    """The tally engine of a game: one for the whole process."""
    if name not in _engines:
        _engines[name] = TallyEngine(definition(name))
    return _engines[name]


def ready_tally_engine(name: str) -> TallyEngine:
    """The tally engine of a game, compiled; the first use on a machine shows a line of progress."""
    return made_ready(tally_engine_of(name), f"the counting of {name}")


Counts = NDArray[np.int32]

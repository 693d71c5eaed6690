"""Rollouts: play by the policy of a game, compiled; for the greedy bot, the arena, and the search beyond its tree."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from vaka.engine.native import CHOICES
from vaka.games.contract import AnyPolicy, AnyRules
from vaka.kit import chance
from vaka.kit.luck import next_luck, pick
from vaka.kit.rule import rule
from vaka.kit.struct import Row

BELOW_EVERY_URGE = -(1 << 40)
ALL_MISTAKES = 1000  # mistakes are counted per thousand decisions; this many is random play


@rule
def stir(luck: int) -> int:
    """The seed of another generator, so that ties do not follow the same numbers as the choices around them."""
    return luck ^ 0x2545F491


def most_wanted_by(policy: AnyPolicy) -> Callable[[Any, Row, int, int], int]:
    """What the policy of one game wants most, for compiled callers."""
    urge = policy.urge

    @rule
    def most_wanted(s: Any, out: Row, n: int, luck: int) -> int:
        """Of n actions the one that the policy wants most, ties by lot."""
        most, chosen, ties = BELOW_EVERY_URGE, 0, 1
        for i in range(n):
            want = urge(s, int(np.int64(out[i])))
            if want > most:
                most, chosen, ties = want, i, 1
            elif want == most:
                ties += 1
                luck = next_luck(luck)
                if pick(luck, ties) == 0:
                    chosen = i
        return int(out[chosen])

    return most_wanted


def decision_by(policy: AnyPolicy) -> Callable[[Any, Row, int, int, int], int]:
    """A decision by the policy of one game, for compiled callers."""
    urge, most_wanted = policy.urge, most_wanted_by(policy)

    @rule
    def best_at_a_glance(s: Any, out: Row, n: int, luck: int, glance: int) -> int:
        """Of `glance` actions, drawn by lot, the one that the policy wants most."""
        most, chosen = BELOW_EVERY_URGE, 0
        for _ in range(glance):
            luck = next_luck(luck)
            i = pick(luck, n)
            want = urge(s, int(np.int64(out[i])))
            if want > most:
                most, chosen = want, i
        return int(out[chosen])

    @rule
    def decide(s: Any, out: Row, n: int, luck: int, glance: int) -> int:
        """By the policy, looking at no more than `glance` of the n legal actions."""
        if n == 1:
            return int(out[0])
        if glance < n:
            return best_at_a_glance(s, out, n, stir(luck), glance)
        return most_wanted(s, out, n, stir(luck))

    return decide


def erring_decision_by(policy: AnyPolicy) -> Callable[[Any, Row, int, int, int], int]:
    """A decision by the policy of one game that may be a mistake, for compiled callers.

    `mistakes` says how many of a thousand decisions are random legal actions instead.
    """
    decide = decision_by(policy)

    @rule
    def decide_or_err(s: Any, out: Row, n: int, luck: int, mistakes: int) -> int:
        if mistakes > 0 and pick(luck, ALL_MISTAKES) < mistakes:
            return int(out[pick(next_luck(stir(luck)), n)])
        return decide(s, out, n, luck, CHOICES)

    return decide_or_err


def policy_functions(rules: AnyRules, policy: AnyPolicy) -> dict[str, Callable[..., int]]:
    """The functions of one game that play by its policy, still plain Python."""
    play, legal, setup, begin = rules.play, rules.legal, rules.setup, chance.begin
    decide_or_err = erring_decision_by(policy)

    def contest(states: Any, key: Any, luck: int, mistakes: Any, limit: int, out: Any) -> int:
        """Play a game, dealt by a key in state 0, to its end, with the mistakes of each seat; returns its length."""
        s = states[0]
        begin(s.chance, key)
        setup(s)
        made = 0
        n = legal(s, out)
        while n > 0 and made < limit:
            luck = next_luck(luck)
            play(s, decide_or_err(s, out, n, luck, int(mistakes[s.player])))
            made += 1
            n = legal(s, out)
        return made

    def prefer(states: Any, luck: int, mistakes: int, out: Any) -> int:
        """What the seat that decides in state 0 chooses, with its number of mistakes."""
        return int(decide_or_err(states[0], out, legal(states[0], out), luck, mistakes))

    return {"contest": contest, "prefer": prefer}

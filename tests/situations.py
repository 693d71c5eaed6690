"""What the clause tests of every game do with a position."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

from vaka.play import State
from vaka.words import Sentence
from vaka.words.languages import LANGUAGES


def play(state: State, *actions: str) -> State:
    """Several decisions in a row."""
    for action in actions:
        state.play(action)
    return state


def legal(state: State) -> list[str]:
    """The legal actions as notation."""
    return [str(action) for action in state.legal()]


def why(state: State, action: str) -> str | None:
    """Why the seat that decides may not take an action, in English; None if only the clause tells."""
    reason = _reason(state, action)
    return state.game.phrases("en").say(reason) if reason else None


def _reason(state: State, action: str) -> Sentence | None:
    clause = state.why_not(action, state.player)
    assert clause, f"{action} is allowed"
    return state.game.because(state.view(state.player), action, clause.id, lambda seat: f"Player {seat}")


def forced(state: State) -> bool:
    """Whether everyone can tell all that may be done now."""
    rule = state.game.definition.forced
    assert rule
    return rule(state.view(state.player))


def prompt(state: State) -> Sentence:
    """What is asked now."""
    return state.game.face.prompt(state.view(state.player), "Player {}".format)


def noted(numbers: Any, names: Sequence[str]) -> dict[str, int]:
    """The numbers of an observation's piece that are not 0, by what they stand for."""
    return {name: int(number) for name, number in zip(names, numbers, strict=True) if number}


def why_in_all_languages(state: State, seed: int, decisions: int) -> Counter[str]:
    """Walk through a game and ask about every action that is forbidden; how often each message is the answer.

    Each message is said in all languages, which fails where an argument is missing.
    """
    luck, met = random.Random(seed), Counter[str]()
    for _ in range(decisions):
        if state.over:
            break
        allowed = set(legal(state))
        for action in state.game.all_actions():
            if str(action) not in allowed:
                reason = _reason(state, str(action)) or (str(state.why_not(action)), {})
                met[reason[0]] += 1
                for lang in LANGUAGES if reason[0].startswith("because-") and met[reason[0]] < 20 else ():
                    assert state.game.phrases(lang).say(reason)
        state.play(luck.choice(state.legal()))
    return met

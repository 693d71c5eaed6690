"""Minds: the compiled thinking of one game, and room to think in."""

from __future__ import annotations

from dataclasses import dataclass, fields
from importlib import import_module
from pathlib import Path
from typing import Any

import numba
import numpy as np

from vaka import registry
from vaka.bots import blind, playing, tree
from vaka.engine import CHOICES, States, shape
from vaka.library import Library, progress, sources


class Mind(Library):
    """The compiled thinking of one game.

    >>> sorted(mind_of("babayaga").functions)
    ['contest', 'prefer', 'think']
    """

    shares = (("think",), ("contest", "prefer"))
    maker = "vaka.bots.mind:mind_of"

    def __init__(self, name: str) -> None:
        face = registry.face(name)
        policy = policy_of(name)
        self.layout, self.pool = face.layout, face.pool
        plain = {"think": tree.thinker(face.rules, policy), **playing.policy_functions(face.rules, policy)}
        own = (Path(str(module.__file__)) for module in (tree, playing))
        super().__init__(name, [*sources(face.rules, policy), *own], plain)

    def signatures(self) -> dict[str, tuple[Any, ...]]:
        """The argument types of each function."""
        whole, wholes, choices = numba.int64, numba.int64[::1], numba.uint8[::1]
        states, pools = _rows(self.layout), _rows(self.pool)
        edges, desks, knobs = _rows(tree.EDGE), _rows(tree.DESK), _rows(tree.KNOBS)
        return {
            "think": (states, edges, desks, pools, knobs, whole, whole, whole),
            "contest": (states, wholes, whole, wholes, whole, choices),
            "prefer": (states, whole, whole, choices),
        }

    def rows(self, n: int, dtype: np.dtype[Any]) -> States:
        """An array of n blank records, as the functions take them."""
        return shape(np.zeros(n, dtype))


def _rows(dtype: np.dtype[Any]) -> Any:
    return numba.from_dtype(dtype)[::1]


_minds: dict[str, Mind] = {}


def mind_of(name: str) -> Mind:
    """One mind a game for the whole process."""
    if name not in _minds:
        _minds[name] = Mind(name)
    return _minds[name]


def ready_mind(name: str) -> Mind:
    """The mind of a game, compiled; the first use on a machine shows a line of progress."""
    mind = mind_of(name)
    if not mind.ready:
        mind.compile(progress(f"the bots of {name}"))
    return mind


def policy_of(name: str) -> Any:
    """The policy module beside the rules of a game, or the blind one."""
    package = str(registry.face(name).rules.__name__).rpartition(".")[0]
    try:
        return import_module(f"{package}.policy")
    except ModuleNotFoundError:
        return blind


@dataclass(frozen=True)
class Style:
    """How to think; see `tree.Knobs` for what each number means."""

    curiosity: float = 0.7
    bias: float = 0.0
    width: float = 1000.0
    depth: int = 1000
    glance: int = CHOICES
    reuse: int = 8

    def knobs(self) -> States:
        """The numbers as the compiled functions take them."""
        knobs = np.zeros(1, tree.KNOBS)
        for field in fields(self):
            knobs[field.name] = getattr(self, field.name)
        return shape(knobs)


def style_of(name: str) -> Style:
    """How to think about a game: what its policy says fits it, or a plain way."""
    return Style(**getattr(policy_of(name), "STYLE", {}))

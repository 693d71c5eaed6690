"""Networks: what a seat has seen as numbers goes in, how much it wants each action and who will win comes out.

Two layers and two heads, evaluated by compiled rules. An observation is mostly zeros, so the first layer is a sum of
the rows that belong to the others; everything is 32 bits wide and added up in one order, so that the same network says
the same interpreted and compiled.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from vaka.bots.tree import exp_of
from vaka.engine.native import CHOICES
from vaka.engine.observing import observation_of
from vaka.errors import VakaError
from vaka.games.contract import AnyDefinition
from vaka.kit.rule import rule

FIRST, SECOND = 128, 64  # the width of the two layers


class Shape(NamedTuple):
    """The sizes of a network that follow from its game."""

    inputs: int
    actions: int
    seats: int

    @property
    def parts(self) -> dict[str, tuple[int, ...]]:
        """The shape of each part."""
        return {
            "first": (self.inputs, FIRST),
            "first_bias": (FIRST,),
            "second": (FIRST, SECOND),
            "second_bias": (SECOND,),
            "wish": (self.actions, SECOND),
            "wish_bias": (self.actions,),
            "share": (self.seats, SECOND),
            "share_bias": (self.seats,),
        }


def shape_of(game: AnyDefinition) -> Shape:
    """The sizes of the networks of a game; VakaError if it cannot be learned."""
    return Shape(observation_of(game).size, game.actions, max(game.options[0].values))


class Weights(NamedTuple):
    """A network: its parts by name, as `Shape.parts` says."""

    shape: Shape
    parts: dict[str, NDArray[np.float32]]

    def struct(self) -> NDArray[Any]:
        """The network as compiled functions take it."""
        net = np.zeros(1, layout_of(self.shape))
        for name, part in self.parts.items():
            net[name][0] = part.reshape(-1)
        return net


def save(file: Path, weights: Weights, facts: Mapping[str, Any]) -> None:
    """Keep a network in 16 bits a number, with what is known of how it was made."""
    parts = {name: part.astype(np.float16) for name, part in weights.parts.items()}
    about = json.dumps({**facts, "shape": weights.shape._asdict(), "sha256": digest(parts)}, indent=1)
    kept: dict[str, Any] = {"about": np.frombuffer(about.encode(), np.uint8), **parts}
    np.savez_compressed(file, **kept)


def load(file: Path) -> tuple[Weights, dict[str, Any]]:
    """A network that was kept, and what is known of it."""
    with np.load(file) as kept:
        parts = {name: kept[name] for name in kept.files}
    about = json.loads(parts.pop("about").tobytes())
    if digest(parts) != about["sha256"]:
        raise VakaError(f"{file} is damaged: its weights are not those that were kept")
    return Weights(Shape(**about["shape"]), {name: part.astype(np.float32) for name, part in parts.items()}), about


def digest(parts: Mapping[str, NDArray[Any]]) -> str:
    """What tells networks apart."""
    return hashlib.sha256(b"".join(part.tobytes() for _, part in sorted(parts.items()))).hexdigest()


def layout_of(shape: Shape) -> np.dtype[Any]:
    """The struct of a network."""
    return np.dtype([(name, np.float32, (int(np.prod(size)),)) for name, size in shape.parts.items()], align=True)


def brain_of(shape: Shape) -> np.dtype[Any]:
    """The struct in which a network thinks: what was seen, its layers, and what comes out."""
    return np.dtype(
        [
            ("share", np.float64, (shape.seats,)),
            ("wish", np.float64, (CHOICES,)),  # in the order of the legal actions
            ("first", np.float32, (FIRST,)),
            ("second", np.float32, (SECOND,)),
            ("seen", np.int8, (shape.inputs,)),
        ],
        align=True,
    )


def feed_by(shape: Shape) -> Callable[[Any, Any], None]:
    """The two layers of a network, for compiled callers."""
    inputs = shape.inputs

    @rule
    def feed(net: Any, brain: Any) -> None:
        """From what was seen to the second layer."""
        seen, rows, first = brain.seen, net.first, brain.first
        for k in range(FIRST):
            first[k] = net.first_bias[k]
        for i in range(inputs):
            if seen[i] != 0:
                times = np.float32(seen[i])
                for k in range(FIRST):
                    first[k] += times * rows[i * FIRST + k]
        rows, second = net.second, brain.second
        for k in range(SECOND):
            second[k] = net.second_bias[k]
        for i in range(FIRST):
            times = first[i]
            if times > 0:
                for k in range(SECOND):
                    second[k] += times * rows[i * SECOND + k]
        for k in range(SECOND):
            second[k] = max(second[k], np.float32(0))

    return feed


@rule
def along(rows: Any, row: int, second: Any) -> float:
    """One number of a head, before its bias."""
    found = np.float32(0)
    for k in range(SECOND):
        found += second[k] * rows[row * SECOND + k]
    return np.float64(found)


@rule
def wish_for(net: Any, brain: Any, action: int) -> float:
    """How much the seat that looks wants an action."""
    return along(net.wish, action, brain.second) + np.float64(net.wish_bias[action])


@rule
def expect_shares(net: Any, brain: Any, players: int) -> None:
    """What each seat will get of the win, counted from the seat that looks."""
    most = -np.inf
    for seat in range(players):
        brain.share[seat] = along(net.share, seat, brain.second) + np.float64(net.share_bias[seat])
        most = max(most, brain.share[seat])
    every = 0.0
    for seat in range(players):
        brain.share[seat] = exp_of(brain.share[seat] - most)
        every += brain.share[seat]
    for seat in range(players):
        brain.share[seat] /= every

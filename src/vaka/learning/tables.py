"""The tables of a training: batches of a game with all its numbers of players and options, stepped side by side."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
import torch.utils.dlpack
from torch import Tensor

from vaka.bots.company import Adviser
from vaka.engine.observing import observation_of
from vaka.games.registry import definition
from vaka.play import Game, load
from vaka.play.batch import Batch


@dataclass(frozen=True)
class Group:
    """Games with the same options: they lie in a row, from `first` to `last`, among all games."""

    batch: Batch
    first: int
    last: int

    @property
    def rows(self) -> slice:
        """Where its games lie."""
        return slice(self.first, self.last)


def variants(name: str) -> list[Game]:
    """A game as it is usually played with each number of players, and with each other option.

    >>> [game.options["players"] for game in variants("mad")]
    [2, 3, 4, 5, 6]
    """
    options = definition(name).options
    usual = [{"players": players} for players in options[0].values]
    other = [{option.name: value} for option in options[1:] for value in option.values if value != option.default]
    return [load(name, **one) for one in usual] + [
        load(name, **usual[number % len(usual)], **one) for number, one in enumerate(other)
    ]


def shared_out(games: int, name: str) -> list[tuple[Game, int]]:
    """How many games of each variant are played: most with the fewest players, fewest with an unusual option."""
    found = variants(name)
    weights = [3.0 if game.players == min(one.players for one in found) else 1.0 for game in found]
    usual = len(definition(name).options[0].values)
    weights = [weight if number < usual else 0.5 for number, weight in enumerate(weights)]
    counts = [max(1, int(games * weight / sum(weights))) for weight in weights]
    counts[0] += games - sum(counts)
    return list(zip(found, counts, strict=True))


class Tables:
    """Many games of all variants, played for ever; those that end are dealt again."""

    def __init__(self, name: str, games: int, device: str, seed: int) -> None:
        self.device = device
        self.seats = max(definition(name).options[0].values)
        self.groups: list[Group] = []
        self._advisers: list[Adviser] = []
        first = 0
        for number, (game, count) in enumerate(shared_out(games, name)):
            batch = game.batch(count, device, seed=seed * 1000 + number, auto_reset=True)
            self.groups.append(Group(batch, first, first + count))
            first += count
        self.n = first
        players = [torch.full((group.batch.n,), group.batch.game.players) for group in self.groups]
        self.players = torch.cat(players).to(device)
        """The number of players of each game."""

    def player(self) -> Tensor:
        """Who decides in each game."""
        return self._all(group.batch.player for group in self.groups).long()

    def seen(self, seat: int | None = None) -> Tensor:
        """What the seat that decides has seen, or the one named; zeros where there is no such seat."""
        rows = (
            group.batch.observe(seat) if seat is None or seat < group.batch.game.players else None
            for group in self.groups
        )
        size = observation_of(self.groups[0].batch.game.definition).size
        return self._all(
            np.zeros((group.batch.n, size), np.int8) if row is None else row
            for group, row in zip(self.groups, rows, strict=True)
        )

    def legal(self) -> Tensor:
        """What may be done."""
        return self._all(group.batch.legal_mask() for group in self.groups)

    def step(self, actions: Tensor) -> None:
        """Play an action in each game."""
        for group in self.groups:
            some = actions[group.rows]
            group.batch.step(some.numpy() if self.device == "cpu" else some.contiguous())

    def advice(self) -> Tensor:
        """What the policy of the game would do in each game; on the CPU only."""
        if not self._advisers:
            self._advisers = [Adviser(group.batch, np.random.default_rng(group.first)) for group in self.groups]
        return self._all(adviser.advice() for adviser in self._advisers)

    def over(self) -> Tensor:
        """Which games ended with the last step."""
        return self._all(group.batch.over for group in self.groups)

    def shares(self) -> Tensor:
        """Each seat's share of the win, in the games that ended."""
        found = torch.zeros(self.n, self.seats, device=self.device)
        for group in self.groups:
            returns = self._tensor(group.batch.returns())
            won = (returns == returns.max(1, keepdim=True).values).float()
            found[group.rows, : returns.shape[1]] = won / won.sum(1, keepdim=True)
        return found

    def _all(self, arrays: Iterator[Any]) -> Tensor:
        return torch.cat([self._tensor(array) for array in arrays])

    def _tensor(self, array: Any) -> Tensor:
        """An array of a batch as a tensor, without a copy where there is one memory."""
        if isinstance(array, np.ndarray):
            return torch.from_numpy(array).to(self.device)
        return torch.utils.dlpack.from_dlpack(array)

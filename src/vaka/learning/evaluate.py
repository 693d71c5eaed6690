"""How well a network plays: whole games against the policy of the game, the same deals for every seat."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

import numpy as np
import torch

from vaka.bots.company import Company
from vaka.bots.simple import GreedyBot
from vaka.learning.net import ILLEGAL, Net
from vaka.play import Game

Z95 = 1.96
MOST_STEPS = 2000  # of the network in one game: what is not over by then is lost


@dataclass(frozen=True)
class Standing:
    """How a network fared: the share of the win that its seats took, over all games, and how sure that is."""

    games: int
    share: float
    error: float

    def __str__(self) -> str:
        return f"{self.share:.1%} ± {self.error:.1%}"


@torch.no_grad()
def against_greedy(net: Net, game: Game, games: int, key: bytes) -> Standing:
    """The network in one seat, or in those of one team, against `greedy` in the others; it takes what it wants most."""
    team = game.definition.team
    places = game.players // team
    each = max(1, games // places)
    shares = []
    for seat in range(places):
        batch = game.batch(each, "cpu", seed=key)
        mine = np.full(each, seat, np.int8)
        bots = [None if left % places == 0 else GreedyBot() for left in range(1, game.players)]
        company = Company(batch, bots, np.random.default_rng([seat, *key]))
        company.answer(mine)
        for _ in range(MOST_STEPS):
            if batch.over.all():
                break
            going = np.flatnonzero(batch.player >= 0)
            legal = torch.from_numpy(batch.legal_mask())
            actions = legal.byte().argmax(1)
            asked = torch.from_numpy(going)
            seen = torch.from_numpy(batch.observe())[asked].to(net.scale.device)
            wishes = net(seen.float())[0].cpu().masked_fill(~legal[asked], ILLEGAL)
            actions[asked] = wishes.argmax(1)
            batch.step(actions.numpy())
            company.answer(mine)
        returns = batch.returns()
        won = returns == returns.max(1, keepdims=True)
        shares.append(team * batch.over * (won / won.sum(1, keepdims=True))[:, seat])
    # Games of the same deal belong together.
    deals = np.mean(shares, 0)
    return Standing(each * places, float(deals.mean()), Z95 * float(deals.std()) / sqrt(each))

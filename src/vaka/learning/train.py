"""Learning by playing oneself: proximal policy optimisation on batches, with earlier selves at some of the seats.

It may begin with lessons: then it learns to do what the policy of the game would do, at tables where the policy and the
network itself decide by turns, so that it is advised about its own mistakes too.

After that, in each round the network plays a number of steps at many tables. At a step it notes what the seat that
decides has seen, what it did, and what it expects; going back over the steps, it learns how each seat fared, from that
seat's own expectations at its next decision or from the end of the game. Then it is moved, a little, towards what fared
better than expected. Decisions without a choice are played and not learned from.
"""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

import torch
from torch import Tensor, nn

from vaka.bots.network import shape_of
from vaka.games.registry import definition
from vaka.learning.net import ILLEGAL, Net
from vaka.learning.tables import Tables

OWN = 0.3  # of the decisions in a lesson are the network's own


@dataclass(frozen=True)
class Settings:
    """How to learn. The defaults suit a CPU."""

    games: int = 2048
    """Tables that are played at once."""
    steps: int = 64
    """Decisions at each table in a round."""
    passes: int = 2
    """How often what was played in a round is learned from."""
    slice: int = 4096
    """Decisions that are learned from at once."""
    rate: float = 1e-3
    """How far the network moves at first; in the end a twentieth of it."""
    clip: float = 0.2
    """How much more or less likely an action may become in a round."""
    trace: float = 0.95
    """How much the end of a game counts against what is expected on the way."""
    entropy: float = 0.02
    """How much variety counts, at first; in the end a tenth of it."""
    value: float = 1.0
    """How much the expected shares count."""
    lessons: float = 0.0
    """The share of the time in which it learns from the policy of the game; on the CPU only."""
    past: float = 0.2
    """The share of tables where an earlier self has seats."""
    past_every: int = 10
    """Rounds after which the network is kept as an earlier self."""
    past_most: int = 20
    """How many earlier selves are kept."""


@dataclass
class Played:
    """What was played in a round: a row for each step, a column for each game."""

    seen: Tensor
    legal: Tensor
    player: Tensor
    action: Tensor
    wish: Tensor
    """The logarithm of the chance with which it was chosen."""
    shares: Tensor
    """What was expected, by seat."""
    counts: Tensor
    """Whether it is learned from: there was a choice, the network made it, and it is known what followed."""
    goal: Tensor
    """What the seat learned to expect, by seat."""


class Training:
    """A network and the tables where it learns."""

    def __init__(
        self, name: str, settings: Settings, device: str, seed: int, kept: dict[str, Any] | None = None
    ) -> None:
        """`kept` is what `state` gave: the training goes on from there, at other tables."""
        seed += 1_000_003 * (kept["rounds"] if kept else 0)
        torch.manual_seed(seed)
        self.name, self.settings, self.device = name, settings, device
        self.team = definition(name).team
        self.net = Net(shape_of(definition(name))).to(device)
        self.optimiser = torch.optim.Adam(self.net.parameters(), lr=settings.rate, eps=1e-5)
        self.tables = Tables(name, settings.games, device, seed)
        self.rounds, self.decisions = 0, 0
        self._past: list[dict[str, Tensor]] = []
        self._old = Net(self.net.shape).to(device)
        self._is_old = torch.zeros(self.tables.n, self.tables.seats, dtype=torch.bool, device=device)
        if kept:
            self._restore(kept)
        else:
            self.net.weigh(self._look_around())

    def _look_around(self) -> Tensor:
        """What is seen in games whose decisions are drawn by lot."""
        found = []
        for _ in range(self.settings.steps):
            legal = self.tables.legal()
            self.tables.step(torch.where(legal, torch.rand(legal.shape, device=self.device), -1.0).argmax(1))
            found.append(self.tables.seen()[:: max(1, self.tables.n // 64)].clone())
        return torch.cat(found)

    def state(self) -> dict[str, Any]:
        """All that is needed to go on. The tables are not: their games begin anew."""
        return {
            "name": self.name,
            "net": self.net.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "past": self._past,
            "rounds": self.rounds,
            "decisions": self.decisions,
            "settings": asdict(self.settings),
            "shape": self.net.shape._asdict(),
        }

    def _restore(self, kept: dict[str, Any]) -> None:
        self.net.load_state_dict(kept["net"])
        self.optimiser.load_state_dict(kept["optimiser"])
        self._past, self.rounds, self.decisions = kept["past"], kept["rounds"], kept["decisions"]
        self._meet_old()

    # --- A round.

    def round(self, done: float) -> dict[str, float]:
        """Play and learn; `done` says how much of the training has been done, 0 to 1."""
        settings = self.settings
        for group in self.optimiser.param_groups:
            group["lr"] = settings.rate * (1 - 0.95 * done)
        if done < settings.lessons:
            found = self._learn(self._play(taught=True), 0.0, taught=True)
        else:
            if self.rounds % settings.past_every == 0:
                self._meet_old()
            found = self._learn(self._play(), settings.entropy * (1 - 0.9 * done))
        self.rounds += 1
        self.decisions += settings.steps * self.tables.n
        if self.rounds % settings.past_every == 0 and done >= settings.lessons:
            self._past.append({name: part.detach().clone() for name, part in self.net.state_dict().items()})
            del self._past[: -settings.past_most]
        return found

    def _meet_old(self) -> None:
        """Choose an earlier self, and give it a seat, or those of a team, at some tables."""
        if not self._past:
            return
        self._old.load_state_dict(self._past[int(torch.randint(len(self._past), ()))])
        some = torch.rand(self.tables.n, 1, device=self.device) < self.settings.past
        seat = (torch.rand(self.tables.n, 1, device=self.device) * self.tables.players[:, None]).long()
        seats = torch.arange(self.tables.seats, device=self.device)
        mates = self.tables.players[:, None] // self.team  # partners sit opposite each other
        self._is_old = some & ((seats - seat) % mates == 0) & (seats < self.tables.players[:, None])

    @torch.no_grad()
    def _play(self, taught: bool = False) -> Played:
        settings, tables = self.settings, self.tables
        steps, n, shape = settings.steps, tables.n, self.net.shape
        blank = partial(_blank, self.device, steps, n)
        played = Played(
            seen=blank(shape.inputs, kind=torch.int8),
            legal=blank(shape.actions, kind=torch.bool),
            player=blank(kind=torch.long),
            action=blank(kind=torch.long),
            wish=blank(),
            shares=blank(shape.seats),
            counts=blank(kind=torch.bool),
            goal=blank(shape.seats),
        )
        over, ends = blank(kind=torch.bool), blank(shape.seats)
        for step in range(steps):
            player, legal = tables.player(), tables.legal()
            seen = tables.seen()
            choice = legal.sum(1) > 1
            old = self._is_old.gather(1, player[:, None])[:, 0]
            action = legal.byte().argmax(1)
            mine = (choice & ~old).nonzero()[:, 0]
            wishes, shares = self.net(seen[mine].float())
            chances = torch.log_softmax(wishes.masked_fill(~legal[mine], ILLEGAL), 1)
            drawn = _draw(chances)
            action[mine] = drawn
            played.wish[step, mine] = chances.gather(1, drawn[:, None])[:, 0]
            played.shares[step, mine] = self._by_seat(shares, player[mine], tables.players[mine])
            theirs = (choice & old).nonzero()[:, 0]
            if len(theirs):
                wishes, _ = self._old(seen[theirs].float())
                action[theirs] = _draw(wishes.masked_fill(~legal[theirs], ILLEGAL))
            played.seen[step], played.legal[step], played.player[step] = seen, legal, player
            played.action[step], played.counts[step] = action, choice & ~old
            if taught:
                played.action[step] = tables.advice()
                action = torch.where(torch.rand(n, device=self.device) < OWN, action, played.action[step])
            tables.step(action)
            over[step] = tables.over()
            ends[step] = tables.shares()
        self._look_back(played, over, ends)
        return played

    def _by_seat(self, wishes: Tensor, player: Tensor, players: Tensor) -> Tensor:
        """Shares by seat from wishes that are counted from the seat that decides."""
        seats = torch.arange(self.net.shape.seats, device=self.device)
        there = seats < players[:, None]
        shares = torch.softmax(wishes.masked_fill(~there, ILLEGAL), 1)
        return shares.gather(1, (seats - player[:, None]) % players[:, None]) * there

    def _look_back(self, played: Played, over: Tensor, ends: Tensor) -> None:
        """How each seat fared after each of its decisions; its last in a round only tells where the one before led."""
        trace, seats, n = self.settings.trace, self.net.shape.seats, self.tables.n
        expected = torch.zeros(n, seats, seats, device=self.device)  # by game, seat that expects, and seat
        goal = expected.clone()
        known = torch.zeros(n, seats, dtype=torch.bool, device=self.device)
        for step in range(len(over) - 1, -1, -1):
            ended = over[step][:, None, None]
            end = ends[step][:, None, :]
            expected, goal = torch.where(ended, end, expected), torch.where(ended, end, goal)
            known |= over[step][:, None]
            rows = played.counts[step].nonzero()[:, 0]
            player = played.player[step, rows]
            found = (1 - trace) * expected[rows, player] + trace * goal[rows, player]
            found = torch.where(known[rows, player][:, None], found, played.shares[step, rows])
            played.goal[step, rows] = found
            played.counts[step, rows] = known[rows, player]
            expected[rows, player] = played.shares[step, rows]
            goal[rows, player] = found
            known[rows, player] = True

    def _learn(self, played: Played, entropy: float, taught: bool = False) -> dict[str, float]:
        settings = self.settings
        where = played.counts.nonzero()
        told = dict.fromkeys(("policy", "value", "entropy", "clipped"), 0.0)
        if not len(where):
            return {**told, "learned": 0.0}
        step, game = where[:, 0], where[:, 1]
        player, players = played.player[step, game], self.tables.players[game]
        goal = played.goal[step, game]
        before = played.wish[step, game]
        gain = (goal - played.shares[step, game]).gather(1, player[:, None])[:, 0] * players / self.team
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        seats = torch.arange(self.net.shape.seats, device=self.device)
        there = seats < players[:, None]
        # Counted from the seat that decides, as the network counts.
        goal = goal.gather(1, (seats + player[:, None]) % players[:, None]) * there
        slices = math.ceil(len(where) / settings.slice)
        for _ in range(settings.passes):
            order = torch.randperm(len(where), device=self.device)
            for some in torch.tensor_split(order, slices):
                s, g = step[some], game[some]
                wishes, shares = self.net(played.seen[s, g].float())
                chances = torch.log_softmax(wishes.masked_fill(~played.legal[s, g], ILLEGAL), 1)
                chance = chances.gather(1, played.action[s, g][:, None])[:, 0]
                ratio = (chance - before[some]).exp()
                better = chance
                if not taught:
                    kept = ratio.clamp(1 - settings.clip, 1 + settings.clip)
                    better = torch.minimum(ratio * gain[some], kept * gain[some])
                variety = -(chances.exp() * chances.clamp(min=-50)).sum(1)
                expected = torch.log_softmax(shares.masked_fill(~there[some], ILLEGAL), 1)
                wrong = -(goal[some] * expected.clamp(min=-50)).sum(1)
                loss = -better.mean() + settings.value * wrong.mean() - entropy * variety.mean()
                self.optimiser.zero_grad()
                torch.autograd.backward(loss)
                nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
                self.optimiser.step()
                told["policy"] -= float(better.mean().detach())
                told["value"] += float(wrong.mean().detach())
                told["entropy"] += float(variety.mean().detach())
                told["clipped"] += float(((ratio - 1).abs() > settings.clip).float().mean())
        times = settings.passes * slices
        return {**{name: total / times for name, total in told.items()}, "learned": float(len(where))}


def _blank(device: str, *size: int, kind: torch.dtype = torch.float32) -> Tensor:
    return torch.zeros(size, dtype=kind, device=device)


def _draw(chances: Tensor) -> Tensor:
    """An action each, by the logarithms of their chances."""
    return (chances - torch.empty_like(chances).exponential_().log()).argmax(1)

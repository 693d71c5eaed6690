"""What an arena found: win rates with their intervals, and ratings."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from openskill.models import PlackettLuce
from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid

from vaka.arena.crew import Processes
from vaka.arena.lineup import Pairing
from vaka.arena.runner import Result, Task, play_all
from vaka.play import Game

SURE = 1.959964  # standard errors on either side that hold 95 of 100
RATED = 4000  # games of each pairing that count for the ratings, which have settled by then


@dataclass(frozen=True)
class Row:
    """One bot against another."""

    hero: str
    rival: str
    games: int
    wins: float
    """A win that several sides share counts as a fraction."""
    rate: float
    low: float
    high: float
    fair: float
    decisions: float
    """Mean length of a game."""


@dataclass(frozen=True)
class Outcome:
    """All that an arena found; the same for the same seed, if its bots are not limited by time."""

    game: str
    options: dict[str, Any]
    seed: int
    rows: list[Row]
    ratings: dict[str, tuple[float, float]]
    """Mean and uncertainty of each bot's rating."""

    def data(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "game": self.game,
            "options": self.options,
            "seed": self.seed,
            "pairings": [vars(row) for row in self.rows],
            "ratings": {bot: {"mu": mu, "sigma": sigma} for bot, (mu, sigma) in self.ratings.items()},
        }

    def grids(self) -> list[Grid]:
        """Tables for people."""
        return [_rates(self), _ratings(self)]


def hold(
    pairs: list[Pairing],
    games: int,
    seed: int = 0,
    workers: int | None = None,
    report: Callable[[int, int], None] | None = None,
) -> Outcome:
    """Play every pairing over all its seatings, `games` games each or a few more; `report` is told the number done."""
    game = pairs[0].game
    tasks = [task for pair in pairs for task in _tasks(pair, games)]
    results: list[Result] = []
    for result in play_all(game, tasks, seed, Processes(workers)):
        results.append(result)
        if report:
            report(len(results), len(tasks))
    rows, rater, at = [], Rater([bot for pair in pairs for bot in (pair.hero, pair.rival)]), 0
    for pair in pairs:
        played = results[at : at + len(_tasks(pair, games))]
        at += len(played)
        rows.append(row_of(pair, played))
        for i, result in enumerate(played[:RATED]):
            rater.count(game, pair.seatings[i % len(pair.seatings)], result)
    return Outcome(game.name, dict(game.options), seed, rows, rater.ratings())


def _tasks(pair: Pairing, games: int) -> list[Task]:
    """Every deal once for each seating."""
    deals = -(-games // len(pair.seatings))
    return [Task(seating, deal) for deal in range(deals) for seating in pair.seatings]


def row_of(pair: Pairing, results: Sequence[Result]) -> Row:
    """The win rate of a pairing, from the results of its games in order."""
    each = len(pair.seatings)
    shares = [_share(result, pair.seats[i % each]) for i, result in enumerate(results)]
    # Games of one deal are not independent of each other; deals are.
    deals = [sum(shares[i : i + each]) / each for i in range(0, len(shares), each)]
    rate = sum(deals) / len(deals)
    low, high = interval(deals, len(results))
    length = sum(result.decisions for result in results) / len(results)
    return Row(pair.hero, pair.rival, len(results), sum(shares), rate, low, high, pair.fair, length)


def _share(result: Result, seats: tuple[int, ...]) -> float:
    """The hero's share of a win; a team wins or loses as a whole."""
    return len(set(seats) & set(result.winners)) / len(result.winners) if result.winners else 0.0


def interval(deals: Sequence[float], games: int) -> tuple[float, float]:
    """The 95 % interval of the mean over independent deals; Wilson's if all deals went alike or are few."""
    n = len(deals)
    rate = sum(deals) / n
    spread = math.sqrt(sum((deal - rate) ** 2 for deal in deals) / (n - 1)) if n > 1 else 0.0
    if spread == 0.0 or n < 30:
        return wilson(rate, games)
    half = SURE * spread / math.sqrt(n)
    return max(0.0, rate - half), min(1.0, rate + half)


def wilson(rate: float, n: int) -> tuple[float, float]:
    """Wilson's interval of a share among n."""
    square = SURE * SURE
    middle = (rate + square / (2 * n)) / (1 + square / n)
    half = SURE / (1 + square / n) * math.sqrt(rate * (1 - rate) / n + square / (4 * n * n))
    return min(rate, max(0.0, middle - half)), max(rate, min(1.0, middle + half))


class Rater:
    """Ratings of bots, game by game (Plackett-Luce)."""

    def __init__(self, bots: list[str]) -> None:
        self.model = PlackettLuce()
        self.now = {bot: self.model.rating(name=bot) for bot in bots}

    def count(self, game: Game, bots: Sequence[str], result: Result) -> None:
        """One game: winners before the others. Each side is one rating; a bot on several sides moves by their mean."""
        sides = game.players // game.team
        names = bots[:sides]
        ranks = [0.0 if side in {seat % sides for seat in result.winners} else 1.0 for side in range(sides)]
        before = [[self.model.rating(mu=self.now[bot].mu, sigma=self.now[bot].sigma)] for bot in names]
        after = self.model.rate(before, ranks=ranks)
        for bot in dict.fromkeys(names):
            found = [team[0] for name, team in zip(names, after, strict=True) if name == bot]
            mu = sum(rating.mu for rating in found) / len(found)
            sigma = sum(rating.sigma for rating in found) / len(found)
            self.now[bot] = self.model.rating(name=bot, mu=mu, sigma=sigma)

    def ratings(self) -> dict[str, tuple[float, float]]:
        """Mean and uncertainty by bot, best first."""
        order = sorted(self.now, key=lambda bot: -self.now[bot].mu)
        return {bot: (round(self.now[bot].mu, 3), round(self.now[bot].sigma, 3)) for bot in order}


def _rates(outcome: Outcome) -> Grid:
    settings = ", ".join(f"{name}={value}" for name, value in outcome.options.items() if not isinstance(value, dict))
    grid = Grid(title=f"{outcome.game}: {settings}; seed {outcome.seed}", box=SIMPLE_HEAD)
    for heading in ("bot", "against", "games", "wins", "95 % interval", "fair", "length"):
        grid.add_column(heading, justify="left" if heading in ("bot", "against") else "right", no_wrap=True)
    for row in outcome.rows:
        grid.add_row(
            row.hero,
            row.rival,
            f"{row.games:,}",
            f"{100 * row.rate:.1f} %",
            f"{100 * row.low:.1f}–{100 * row.high:.1f} %",
            f"{100 * row.fair:.0f} %",
            f"{row.decisions:.0f}",
        )
    return grid


def _ratings(outcome: Outcome) -> Grid:
    grid = Grid(title="ratings (openskill)", box=SIMPLE_HEAD)
    grid.add_column("bot")
    grid.add_column("rating", justify="right")
    grid.add_column("±", justify="right")
    for bot, (mu, sigma) in outcome.ratings.items():
        grid.add_row(bot, f"{mu:.1f}", f"{SURE * sigma:.1f}")
    return grid

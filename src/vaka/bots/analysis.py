"""Analyses: what a finished game can teach, as plain data that a page or a terminal can draw."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypedDict

from vaka.bots.search import Budget, SearchBot, Thought
from vaka.bots.sight import Sight
from vaka.errors import OptionError
from vaka.play import Action, State, replay

TRUSTED = 0.1  # a choice that got a smaller share of the simulations is searched on its own
CLOSER = 8  # times as many simulations decide whether a decision was really costly
SUSPECTS = 12  # decisions that get this closer look
COSTLY = 0.03  # chance of winning that a decision must give away to be called costly
THREADS = 2  # of an analysis; the same on every machine, so that the result is the same
WATCHER = 4  # seats that do not decide get the simulations divided by this


class Decision(TypedDict):
    """One decision, compared with the best one."""

    seat: int
    action: str
    chance: float
    best: str
    best_chance: float
    cost: float
    """The chance of winning that it gave away."""


class Analysis(TypedDict):
    """Everyone's chances through a game, and what each decision cost."""

    game: str
    players: int
    over: bool
    winners: list[int]
    curve: list[list[float]]
    """Every seat's chance to win, before every decision and at the end."""
    decisions: list[Decision]
    costly: list[int]
    """The numbers of the decisions that cost most, worst first."""


def analyse(
    text: str,
    simulations: int = 1000,
    seed: int = 0,
    report: Callable[[int, int], None] | None = None,
) -> Analysis:
    """What a record can teach: a curve of every seat's chance to win, and the decisions that cost most.

    A seat's chance is what that seat could know of it at the time, from its own sight. `report` is told how many
    decisions are done, and out of how many.

    >>> import vaka
    >>> game = vaka.load("babayaga")
    >>> state = game.at({"hands": [["yaga", "yaga", "yaga", "1", "2"], None]}).play("declare")
    >>> vaka.analyse(state.record(), simulations=50)["curve"][-1]
    [1.0, 0.0]
    """
    if simulations < 1:
        raise OptionError(f"simulations={simulations!r}: must be a whole number, 1 or more")
    analyst = Analyst(replay(text), simulations, seed)
    for i in range(analyst.total):
        if report:
            report(i, analyst.total)
        analyst.consider()
    analyst.finish()
    if report:
        report(analyst.total, analyst.total)
    return analyst.data()


class Analyst:
    """Goes through a game, decision by decision: for those who want to do something else in between."""

    def __init__(self, final: State, simulations: int, seed: int) -> None:
        self.final = final
        self.past = final.history
        self.total = len(self.past)
        self.state = final.start.state(final.game)
        self.mover = self._bot(simulations, seed)
        self.watcher = self._bot(max(1, simulations // WATCHER), seed + 1)
        self.closer = self._bot(CLOSER * simulations, seed + 2)
        self.sights: list[Sight] = []
        self.curve: list[list[float]] = []
        self.decisions: list[Decision] = []
        self.costly: list[int] = []

    def _bot(self, simulations: int, seed: int) -> SearchBot:
        return SearchBot(Budget(simulations=simulations, threads=THREADS), seed)

    def consider(self) -> None:
        """Everyone's chances before the next decision, and what it cost."""
        action = self.past[len(self.decisions)]
        sight = Sight(self.state)
        thought = self.mover.think(sight)
        self.sights.append(sight)
        self.curve.append(self._chances(self.state, thought))
        self.decisions.append(self._judged(sight, thought, action))
        self.state.play(action.id)

    def _chances(self, state: State, thought: Thought | None = None) -> list[float]:
        """The chance of every seat from its own sight; that of the seat that decides is known already."""
        return [
            thought.chances[seat]
            if thought and seat == state.player
            else self.watcher.think(Sight(state, seat)).chances[seat]
            for seat in range(state.game.players)
        ]

    def _judged(self, sight: Sight, thought: Thought, action: Action) -> Decision:
        """One decision, compared with the best one; where there was no choice it is the best one."""
        seat = sight.seat or 0
        if not thought.choices:
            return _decision(seat, str(action), thought.chances[seat], str(action), thought.chances[seat])
        enough = TRUSTED * thought.simulations
        best = max(thought.choices, key=lambda choice: (choice.visits >= enough, choice.chance))
        taken = next((choice for choice in thought.choices if choice.action == action.id), None)
        if taken and (taken.action == best.action or taken.visits >= enough):
            chance = taken.chance
        else:
            chance = self.mover.think(sight, action.id).chances[seat]
        names = {choice.id: str(choice) for choice in sight.legal}
        return _decision(seat, str(action), chance, names[best.action], best.chance)

    def finish(self) -> None:
        """The end of the curve, and a closer look at what seems to have cost most."""
        game, winners = self.final.game, self.final.winners
        if winners:
            self.curve.append([game.team / len(winners) if seat in winners else 0.0 for seat in range(game.players)])
        else:
            self.curve.append(self._chances(self.final))
        suspects = self._costly()[:SUSPECTS]
        for i in suspects:
            self._look_closer(self.sights[i], self.decisions[i])
        self.costly = [i for i in self._costly() if i in suspects]

    def _look_closer(self, sight: Sight, decision: Decision) -> None:
        """Search again for the two chances, each on its own."""
        numbers, seat = {str(action): action.id for action in sight.legal}, decision["seat"]
        chance, best = (self.closer.think(sight, numbers[decision[name]]).chances[seat] for name in ("action", "best"))
        decision.update(_decision(seat, decision["action"], chance, decision["best"], best))

    def _costly(self) -> list[int]:
        """The numbers of the decisions that gave much away, worst first."""
        order = sorted(range(len(self.decisions)), key=lambda i: -self.decisions[i]["cost"])
        return [i for i in order if self.decisions[i]["cost"] >= COSTLY]

    def data(self) -> Analysis:
        """All that was found."""
        return {
            "game": self.final.game.name,
            "players": self.final.game.players,
            "over": self.final.over,
            "winners": self.final.winners,
            "curve": [[round(chance, 4) for chance in point] for point in self.curve],
            "decisions": self.decisions,
            "costly": self.costly,
        }


def _decision(seat: int, action: str, chance: float, best: str, best_chance: float) -> Decision:
    return {
        "seat": seat,
        "action": action,
        "chance": round(chance, 4),
        "best": best if best_chance > chance else action,
        "best_chance": round(max(best_chance, chance), 4),
        "cost": round(max(0.0, best_chance - chance), 4),
    }

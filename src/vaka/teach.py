"""Teaching: what to play now, and what a finished game can tell; plain data that a page or a terminal can draw."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from vaka import registry
from vaka.bots.search import Budget, SearchBot, Thought
from vaka.bots.sight import Sight
from vaka.errors import OptionError
from vaka.game import Action, State

FEW = 10  # a choice with fewer simulations is not worth telling
TRUSTED = 0.1  # with a smaller part of the simulations the chance of a choice is found out by itself
CLOSER = 8  # so many times the simulations decide whether a decision was really costly
SUSPECTS = 12  # decisions that get this closer look
COSTLY = 0.03  # chance of winning that a decision must give away to be called costly
WATCHER = 4  # seats that do not decide get the simulations divided by this


def hint(
    state: State, seconds: float = 1.0, simulations: int | None = None, choices: int = 3, seed: int | None = None
) -> dict[str, Any]:
    """The best few choices of the seat that decides, with their chances of winning, from that seat's sight alone.

    >>> import vaka
    >>> state = vaka.load("babayaga").new(seed=7)
    >>> found = vaka.hint(state, simulations=500, seed=1)
    >>> found["seat"] == state.player, sorted(found["choices"][0])
    (True, ['action', 'chance', 'id', 'share'])
    """
    if state.over:
        raise OptionError("the game is over: there is nothing to choose")
    thought = SearchBot(_budget(seconds, simulations), seed).think(Sight(state))
    names = {action.id: action for action in state.legal()}
    if len(names) == 1:
        listed = [_choice(action, thought.chances[state.player or 0], 1.0) for action in names.values()]
    else:
        found = [choice for choice in thought.choices[:choices] if choice.visits >= FEW]
        listed = [_choice(names[c.action], c.chance, c.visits / thought.simulations) for c in found]
    return {
        "seat": state.player,
        "chances": [round(chance, 4) for chance in thought.chances],
        "choices": listed,
        "simulations": thought.simulations,
    }


def analyse(
    text: str,
    simulations: int = 1000,
    seed: int = 0,
    report: Callable[[int, int], None] | None = None,
) -> dict[str, Any]:
    """What a record can teach: a curve of every seat's chance to win, and the decisions that cost most.

    The chance of a seat is what that seat could think of it then, from its own sight. `report` hears how many
    decisions are done, of how many.

    >>> import vaka
    >>> game = vaka.load("babayaga")
    >>> state = game.at({"hands": [["yaga", "yaga", "yaga", "1", "2"], None]}).play("declare")
    >>> vaka.analyse(state.record(), simulations=50)["curve"][-1]
    [1.0, 0.0]
    """
    if simulations < 1:
        raise OptionError(f"simulations={simulations!r}: allowed is a whole number from 1")
    final = registry.replay(text)
    analyst = _Analyst(final, simulations, seed)
    past = final.history
    for i, action in enumerate(past):
        if report:
            report(i, len(past))
        analyst.consider(action)
    analyst.finish()
    if report:
        report(len(past), len(past))
    return analyst.data()


class _Analyst:
    """Goes through a game, decision by decision."""

    def __init__(self, final: State, simulations: int, seed: int) -> None:
        self.final = final
        assert final._start is not None
        self.state = final._start.state(final.game)
        self.mover = self._bot(simulations, seed)
        self.watcher = self._bot(max(1, simulations // WATCHER), seed + 1)
        self.closer = self._bot(CLOSER * simulations, seed + 2)
        self.curve: list[list[float]] = []
        self.decisions: list[dict[str, Any]] = []

    def _bot(self, simulations: int, seed: int) -> SearchBot:
        return SearchBot(Budget(simulations=simulations, threads=min(2, os.cpu_count() or 1)), seed)

    def consider(self, action: Action) -> None:
        """Everyone's chances before a decision, and what it cost."""
        seat = self.state.player
        assert seat is not None
        thought = self.mover.think(Sight(self.state))
        self.curve.append(
            [
                thought.chances[other] if other == seat else self.watcher.think(Sight(self.state, other)).chances[other]
                for other in range(self.state.game.players)
            ]
        )
        self.decisions.append(
            self._judged(seat, thought, action) if thought.choices else _forced(seat, thought, action)
        )
        self.state.play(action.id)

    def _judged(self, seat: int, thought: Thought, action: Action) -> dict[str, Any]:
        """One decision beside the best one."""
        best = max(thought.choices, key=lambda choice: (choice.visits >= TRUSTED * thought.simulations, choice.chance))
        taken = next((choice for choice in thought.choices if choice.action == action.id), None)
        if taken and (taken.action == best.action or taken.visits >= TRUSTED * thought.simulations):
            chance = taken.chance
        else:
            chance = self.mover.think(Sight(self.state), action.id).chances[seat]
        names = {choice.id: str(choice) for choice in self.state.legal()}
        return _decision(seat, str(action), chance, names[best.action], best.chance)

    def finish(self) -> None:
        """The end of the curve, and a closer look at what seems to have cost most."""
        game = self.final.game
        if self.final.over:
            winners = self.final.winners
            team = int(getattr(game.face.rules, "TEAM", 1))
            self.curve.append([team / len(winners) if seat in winners else 0.0 for seat in range(game.players)])
        else:
            self.curve.append(
                [self.watcher.think(Sight(self.final, seat)).chances[seat] for seat in range(game.players)]
            )
        suspects = sorted(range(len(self.decisions)), key=lambda i: -self.decisions[i]["cost"])[:SUSPECTS]
        suspects = [i for i in suspects if self.decisions[i]["cost"] >= COSTLY]
        assert self.final._start is not None
        state = self.final._start.state(game)
        for i, action in enumerate(self.final.history):
            if i in suspects:
                self._look_closer(state, self.decisions[i])
            state.play(action.id)

    def _look_closer(self, state: State, decision: dict[str, Any]) -> None:
        """Find out the two chances anew, each by itself."""
        numbers = {str(action): action.id for action in state.legal()}
        sight, seat = Sight(state), decision["seat"]
        chance, best = (self.closer.think(sight, numbers[decision[name]]).chances[seat] for name in ("action", "best"))
        decision.update(_decision(seat, decision["action"], chance, decision["best"], best))

    def data(self) -> dict[str, Any]:
        """All that was found."""
        order = sorted(range(len(self.decisions)), key=lambda i: -self.decisions[i]["cost"])
        return {
            "game": self.final.game.name,
            "players": self.final.game.players,
            "over": self.final.over,
            "winners": self.final.winners,
            "curve": [[round(chance, 4) for chance in point] for point in self.curve],
            "decisions": self.decisions,
            "costly": [i for i in order if self.decisions[i]["cost"] >= COSTLY],
        }


def _budget(seconds: float, simulations: int | None) -> Budget:
    if simulations is None and not 0 < seconds <= 3600:
        raise OptionError(f"seconds={seconds!r}: allowed is a number above 0, up to 3600")
    if simulations is not None and simulations < 1:
        raise OptionError(f"simulations={simulations!r}: allowed is a whole number from 1")
    return Budget(simulations=simulations) if simulations is not None else Budget(seconds=seconds)


def _choice(action: Action, chance: float, share: float) -> dict[str, Any]:
    return {"action": str(action), "id": action.id, "chance": round(chance, 4), "share": round(share, 4)}


def _decision(seat: int, action: str, chance: float, best: str, best_chance: float) -> dict[str, Any]:
    return {
        "seat": seat,
        "action": action,
        "chance": round(chance, 4),
        "best": best if best_chance > chance else action,
        "best_chance": round(max(best_chance, chance), 4),
        "cost": round(max(0.0, best_chance - chance), 4),
    }


def _forced(seat: int, thought: Thought, action: Action) -> dict[str, Any]:
    """A decision without a choice."""
    return _decision(seat, str(action), thought.chances[seat], str(action), thought.chances[seat])

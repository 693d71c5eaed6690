"""Every game as a PettingZoo environment, in which the seats decide one after the other.

>>> from vaka.adapters import pettingzoo
>>> env = pettingzoo.env("babayaga", players=3)
>>> env.reset(seed=7)
>>> env.agent_selection, env.observe(env.agent_selection)["action_mask"].sum()
('player_1', np.int64(18))
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vaka.errors import MissingExtra

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.utils.seeding import np_random
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import OrderEnforcingWrapper
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
except ImportError:
    raise MissingExtra("pettingzoo", "pettingzoo") from None

from vaka.adapters.pictures import MODES, Pixels, check_mode, show
from vaka.adapters.seats import Numbers, choice_space, choices, seen, seen_space
from vaka.play import Action, State, load

Observation = dict[str, Numbers]
Choice = Action | int | str | None

KEY_BYTES = 32


def env(name: str, *, render_mode: str | None = None, **options: Any) -> AECEnv[str, Observation, Choice]:
    """A game with its options; using it before `reset` is an error that says so."""
    return OrderEnforcingWrapper(raw_env(name, render_mode=render_mode, **options))


def parallel_env(name: str, *, render_mode: str | None = None, **options: Any) -> ParallelEnv[str, Observation, Choice]:
    """A game in which every seat hands in an action at once, and only that of the seat that decides counts."""
    return turn_based_aec_to_parallel(env(name, render_mode=render_mode, **options))


class raw_env(AECEnv[str, Observation, Choice]):
    """A game without the wrapper that enforces the order of calls; PettingZoo gives this name to it."""

    def __init__(self, name: str, *, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        check_mode(render_mode, "pettingzoo")
        self.game = load(name, **options)
        """The game with its options."""
        self.situation: State
        """The game as it stands; it holds everybody's cards."""
        self.render_mode = render_mode
        self.metadata = {
            "name": f"vaka_{name}_v0",
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        mask = Box(0, 1, (self.game.actions,), np.int8)
        self._observation_spaces = {
            agent: Dict(observation=seen_space(self.game), action_mask=mask) for agent in self.possible_agents
        }
        self._action_spaces = {agent: choice_space(self.game) for agent in self.possible_agents}
        self._chance, _ = np_random()

    def observation_space(self, agent: str) -> Dict:
        """What `observe` gives: what the agent has seen in a row, and the mask of what it may do."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The ids of all actions of the game."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal: with a seed as `Game.new` deals by it, without one by chance that follows from the last seed given."""
        if seed is not None:
            self._chance, _ = np_random(seed)
        self.situation = self.game.new(self._chance.bytes(KEY_BYTES) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._pass_on()

    def step(self, action: Choice) -> None:
        """Play an action of the agent that decides: its id, its notation or an `Action`.

        IllegalMove names the clause that forbids it; then nothing has changed.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.situation.play(action)  # type: ignore[arg-type]
        self._cumulative_rewards[agent] = 0.0
        returns = self.situation.returns()
        self.rewards = {agent: returns[self._seats[agent]] for agent in self.agents}
        self._accumulate_rewards()
        self._pass_on()

    def _pass_on(self) -> None:
        """The next to decide, or, when the game is over, all of them to leave."""
        player = self.situation.player
        if player is None:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[player or 0]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What an agent has seen, and the mask of what it may do: zeros if another one decides."""
        seat, state = self._seats[agent], self.situation
        return {"observation": seen(state, seat), "action_mask": choices(state, seat)}

    def render(self) -> str | Pixels | None:
        """The table as the seat that decides sees it; once the game is over, as a spectator does."""
        if self.render_mode is None:
            return None
        return show(self.situation, self.situation.player, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

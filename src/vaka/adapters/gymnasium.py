"""Every game as a Gymnasium environment: one seat learns, bots sit in the others.

Importing this module registers the games by the names that `vaka.load` knows, as `Vaka/babayaga-v0`.

>>> import gymnasium
>>> import vaka.adapters.gymnasium
>>> env = gymnasium.make("Vaka/babayaga-v0", players=3, bots="random")
>>> observation, info = env.reset(seed=7)
>>> action = env.action_space.sample(info["action_mask"])
>>> _, reward, terminated, truncated, info = env.step(action)
>>> reward, terminated, truncated
(0.0, False, False)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vaka.errors import MissingExtra, OptionError

try:
    import gymnasium
except ImportError:
    raise MissingExtra("gymnasium", "gymnasium") from None

from vaka.adapters.pictures import MODES, Pixels, check_mode, show
from vaka.adapters.seats import Numbers, choice_space, choices, seen, seen_space
from vaka.bots import Bot, Sight, make
from vaka.games.registry import games
from vaka.play import Game, State, load

KEY_BYTES = 32
ILLEGAL = ("lose", "raise")
ROTATE, RANDOM = "rotate", "random"


class VakaEnv(gymnasium.Env[Numbers, int]):
    """One seat of a game; bots play the others between its decisions.

    `seat` is the seat of the learner: a number, `rotate` for the next one in every game, or `random`. `bots` names the
    bot in all other seats, or one for each of them, from the learner's left. `illegal` says what an illegal action
    does: `lose` ends the game with a reward of -1, `raise` raises IllegalMove. Everything else are options of the game.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 1}

    def __init__(
        self,
        game: str,
        *,
        seat: int | str = 0,
        bots: str | Sequence[str] = "greedy",
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_mode(render_mode, "gymnasium")
        self.game = load(game, **options)
        """The game with its options."""
        self.seat = check_seat(self.game, seat)
        """Where the learner sits in the present game."""
        self.situation: State | None = None
        """The game as it stands, None before the first `reset`; it holds everybody's cards."""
        self.render_mode = render_mode
        self.observation_space = seen_space(self.game)
        self.action_space = choice_space(self.game)
        self._names = bots_beside(self.game, bots)
        self._illegal = check_illegal(illegal)
        self._where = seat
        self._bots: list[Bot] = []
        self._dealt = 0  # since the last seed
        self._lost = False  # by an illegal action

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deal, and let others play until the learner decides.

        With a seed it is the deal of `Game.new`; all that is left to chance until the next seed follows from it.
        """
        super().reset(seed=seed)
        if seed is not None:
            self._dealt = 0
        key: int | bytes = self.np_random.bytes(KEY_BYTES) if seed is None else seed
        self.seat = self._next_seat()
        names = seated(self._names, self.seat)
        self._bots = [make(name, int(self.np_random.integers(1 << 62))) for name in names]
        self._dealt += 1
        state = self._answered(self.game.new(key))
        # Others may end a game before the learner decides anything: nothing is learned from that.
        while state.over:
            state = self._answered(self.game.new(self.np_random.bytes(KEY_BYTES)))
        self.situation, self._lost = state, False
        if self.render_mode == "human":
            self.render()
        return seen(state, self.seat), self._info(state)

    def step(self, action: int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Play an action, then let others play until the learner decides again or the game is over."""
        state = self.situation
        if state is None or state.over or self._lost:
            raise gymnasium.error.ResetNeeded("the game is over or has not begun: call reset first")
        clause = state.why_not(action)
        if clause is not None and self._illegal == "lose":
            self._lost = True
            return seen(state, self.seat), -1.0, True, False, self._info(state) | {"illegal": clause.id}
        self._answered(state.play(action))
        if self.render_mode == "human":
            self.render()
        return seen(state, self.seat), state.returns()[self.seat], state.over, False, self._info(state)

    def action_masks(self) -> NDArray[np.bool_]:
        """What the learner may do now: what MaskablePPO of SB3-Contrib asks for."""
        if self.situation is None:
            raise gymnasium.error.ResetNeeded("the game has not begun: call reset first")
        return choices(self.situation, self.seat).astype(np.bool_)

    def render(self) -> str | Pixels | None:  # type: ignore[override]
        """The table as the learner sees it."""
        if self.situation is None:
            raise gymnasium.error.ResetNeeded("the game has not begun: call reset first")
        return None if self.render_mode is None else show(self.situation, self.seat, self.render_mode)

    def _next_seat(self) -> int:
        players = self.game.players
        if self._where == RANDOM:
            return int(self.np_random.integers(players))
        return self._dealt % players if self._where == ROTATE else self.seat

    def _answered(self, state: State) -> State:
        """The state once all others have decided."""
        while state.player is not None and state.player != self.seat:
            state.play(self._bots[state.player].choose(Sight(state)))
        return state

    def _info(self, state: State) -> dict[str, Any]:
        return {"action_mask": choices(state, self.seat), "seat": self.seat}


# --- What is allowed.


def check_seat(game: Game, seat: int | str) -> int:
    """The first seat of a learner; OptionError if there is no such seat."""
    if seat in (ROTATE, RANDOM):
        return 0
    if not isinstance(seat, int | np.integer) or isinstance(seat, bool) or not 0 <= seat < game.players:
        raise OptionError(f"seat={seat!r}: allowed is 0 to {game.players - 1}, {ROTATE!r}, {RANDOM!r}")
    return int(seat)


def bots_beside(game: Game, bots: str | Sequence[str]) -> tuple[str, ...]:
    """The names of the bots in the other seats, from the learner's left; OptionError if one does not exist."""
    others = game.players - 1
    names = (bots,) * others if isinstance(bots, str) else tuple(bots)
    if len(names) != others:
        raise OptionError(f"bots={bots!r}: give one name for all, or {others}, one for each other seat")
    for name in names:
        make(name)
    return names


def check_illegal(illegal: str) -> str:
    """What an illegal action does."""
    if illegal not in ILLEGAL:
        raise OptionError(f"illegal={illegal!r}: allowed is {', '.join(ILLEGAL)}")
    return illegal


def seated(names: tuple[str, ...], seat: int) -> list[str]:
    """The bots by seat; in the learner's own sits one that is never asked.

    >>> seated(("greedy", "easy"), seat=1)
    ['easy', 'random', 'greedy']
    """
    row = ("random", *names)
    return [row[(other - seat) % len(row)] for other in range(len(row))]


for name in games():
    gymnasium.register(
        id=f"Vaka/{name}-v0",
        entry_point="vaka.adapters.gymnasium:VakaEnv",
        kwargs={"game": name},
    )

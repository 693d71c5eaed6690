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
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
except ImportError:
    raise MissingExtra("gymnasium", "gymnasium") from None

from vaka.adapters.pictures import MODES, Pixels, check_mode, show
from vaka.adapters.seats import Numbers, choice_space, choices, seen, seen_space
from vaka.bots import Bot, Sight, make
from vaka.bots.company import Company, mistakes_of
from vaka.engine.native import shape
from vaka.engine.observing import ready_observer
from vaka.games.registry import games
from vaka.play import Game, State, load

KEY_BYTES = 32
ILLEGAL = ("lose", "raise")
ROTATE, RANDOM = "rotate", "random"


class VakaEnv(gymnasium.Env[Numbers, Any]):
    """One seat of a game; bots play the others between its decisions.

    `seat` is the seat of the learner: a number, `rotate` for the next one in every game, or `random`. `bots` names the
    bot in all other seats, or one for each of them, from the learner's left. `illegal` says what an illegal action
    does: `lose` ends the game with a reward of -1, `raise` raises IllegalMove. Everything else are options of the game.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012

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
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
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

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Play an action, by its id, then let others play until the learner decides again or the game is over."""
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

    def render(self) -> str | Pixels | None:
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


class VakaVectorEnv(gymnasium.vector.VectorEnv[Numbers, NDArray[np.integer[Any]], NDArray[Any]]):
    """Many games at once in a batch, played on all cores: the same seat, bots and options as in `VakaEnv`.

    The bots are those that play by the policy of the game: `random`, `greedy`, `easy` and `normal`. A game that ends is
    dealt again as `autoreset_mode` says: with the next step, whose action it ignores, or with the same one; then what
    was seen last is in `info["final_obs"]`.

    >>> envs = gymnasium.make_vec("Vaka/mad-v0", num_envs=64, bots="easy")
    >>> observations, info = envs.reset(seed=7)
    >>> observations, rewards, *_ = envs.step(info["action_mask"].argmax(1))
    >>> rewards.shape
    (64,)
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seat: int | str = 0,
        bots: str | Sequence[str] = "greedy",
        illegal: str = "lose",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = load(game, **options)
        """The game with its options."""
        check_mode(render_mode, "gymnasium")
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.autoreset_mode = check_autoreset(autoreset_mode)
        self.metadata = {**VakaEnv.metadata, "autoreset_mode": self.autoreset_mode}
        self.single_observation_space = seen_space(self.game)
        self.single_action_space = choice_space(self.game)
        self._first = check_seat(self.game, seat)
        self._where = seat
        self._bots = [make(name) for name in bots_beside(self.game, bots)]
        mistakes_of(self._bots)
        self._illegal = check_illegal(illegal)
        self._company: Company | None = None
        self.batch = self.game.batch(num_envs)
        """The games; others than the learner have decided all that they are asked."""
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seats = np.zeros(num_envs, np.int8)
        """Where the learner sits in each game."""
        self._ended = np.zeros(num_envs, np.bool_)  # with the last step
        self._seen: Numbers = np.zeros(self.observation_space.shape or (), np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deal all games, and let others play until the learner decides.

        With a seed they are the deals of `Game.batch`; all that is left to chance until the next seed follows from it.
        """
        super().reset(seed=seed)
        if options and "reset_mask" in options:
            raise OptionError("reset_mask: games that end are dealt again by themselves, so none is reset alone")
        key: int | bytes = self.np_random.bytes(KEY_BYTES) if seed is None else seed
        del self.batch  # before the next one takes as much memory
        self.batch = self.game.batch(self.num_envs, seed=key)
        self._company = Company(self.batch, self._bots, self.np_random)
        self._ended[:] = False
        self.seats[:] = self._first
        if self._where == ROTATE:
            self.seats[:] = np.arange(self.num_envs) % self.game.players
        self._seat_and_answer(np.ones(self.num_envs, np.bool_))
        self._seen = self.batch.observe().copy()
        return self._seen.copy(), self._info()

    def step(
        self, actions: NDArray[np.integer[Any]]
    ) -> tuple[Numbers, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Play an action in each game, then let others play until the learner decides again or the game is over."""
        if self._company is None:
            raise gymnasium.error.ResetNeeded("the games have not begun: call reset first")
        over_before = self._ended.copy()
        wrong = self._play(np.asarray(actions), over_before)
        self._company.answer(self.seats)
        ended = (self.batch.over | wrong) & ~over_before
        won = self.batch.returns()[np.arange(self.num_envs), self.seats].astype(np.float64)
        rewards = np.where(wrong, -1.0, won * ended)
        last = self._last_seen(ended, wrong)
        info: dict[str, Any] = {"illegal": wrong, "_illegal": wrong.copy()} if wrong.any() else {}
        if self.autoreset_mode == AutoresetMode.SAME_STEP:
            if ended.any():
                info |= self._final(ended, last)
                self._deal_again(ended)
        elif over_before.any():
            self._deal_again(over_before)
        seen = self.batch.observe().copy()
        if self.autoreset_mode == AutoresetMode.NEXT_STEP:
            seen[ended] = last
            self._ended = ended
        self._seen = seen
        return seen.copy(), rewards, ended.copy(), np.zeros(self.num_envs, np.bool_), info | self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What the learner may do now in each game."""
        return np.asarray(self.batch.legal_mask() & ~self._ended[:, None])

    def render(self) -> tuple[Any, ...] | None:
        """The table of each game as the learner sees it."""
        if self.render_mode is None:
            return None
        tables = [(self.batch.state(i), int(seat)) for i, seat in enumerate(self.seats)]
        return tuple(show(state, seat, self.render_mode) for state, seat in tables)

    def _play(self, actions: NDArray[np.integer[Any]], over: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """Step the batch; returns in which games the action was illegal, where that loses."""
        wrong = np.zeros(self.num_envs, np.bool_)
        mask = self.batch.legal_mask()
        fits = actions.shape == (self.num_envs,) and actions.dtype.kind in "iu"
        if fits and (self._illegal == "lose" or over.any()):
            known = (actions >= 0) & (actions < self.game.actions)
            legal = mask[np.arange(self.num_envs), np.where(known, actions, 0)]
            wrong = known & ~legal & ~over if self._illegal == "lose" else wrong
            # What is lost or over is dealt again, so it does not matter how it goes on.
            actions = np.where(wrong | over, mask.argmax(1), actions)
        self.batch.step(actions)
        return wrong

    def _last_seen(self, ended: NDArray[np.bool_], wrong: NDArray[np.bool_]) -> Numbers:
        """What the learner has seen in the games that ended; before the action, where that was illegal."""
        rows = np.zeros((int(ended.sum()), self._seen.shape[1]), np.int8)
        if ended.any():
            states = np.ascontiguousarray(self.batch.states[ended])
            ready_observer(self.game.name).observe(shape(states), self.seats[ended].astype(np.int64), rows)
            rows[wrong[ended]] = self._seen[wrong]
        return rows

    def _final(self, ended: NDArray[np.bool_], last: Numbers) -> dict[str, Any]:
        """What is told of games that ended, beside the deals that follow them."""
        seen = np.full(self.num_envs, None, dtype=object)
        for row, i in enumerate(np.flatnonzero(ended)):
            seen[i] = last[row]
        told = {"seat": np.where(ended, self.seats, 0), "_seat": ended.copy()}
        return {"final_obs": seen, "_final_obs": ended.copy(), "final_info": told, "_final_info": ended.copy()}

    def _deal_again(self, where: NDArray[np.bool_]) -> None:
        """Deal some games again, the learner in the next seat, if it moves."""
        self.batch.reset(where)
        if self._where == ROTATE:
            self.seats[where] = (self.seats[where] + 1) % self.game.players
        self._seat_and_answer(where)

    def _seat_and_answer(self, where: NDArray[np.bool_]) -> None:
        """Others play in games just dealt; where they end one before the learner decides, it is dealt again."""
        assert self._company is not None
        if self._where == RANDOM:
            self.seats[where] = self.np_random.integers(self.game.players, size=int(where.sum()))
        self._company.answer(self.seats)
        while (early := self.batch.over & where).any():
            self.batch.reset(early)
            self._company.answer(self.seats)

    def _info(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        mask = self.action_masks().astype(np.int8)
        return {"action_mask": mask, "_action_mask": everywhere, "seat": self.seats.copy(), "_seat": everywhere.copy()}


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


def check_autoreset(mode: AutoresetMode | str) -> AutoresetMode:
    """When games that end are dealt again; OptionError if it is not one of the two ways there are."""
    allowed = AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP
    found = next((known for known in allowed if mode in (known, known.value)), None)
    if found is None:
        raise OptionError(f"autoreset_mode={mode!r}: allowed is {', '.join(known.value for known in allowed)}")
    return found


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
        vector_entry_point="vaka.adapters.gymnasium:VakaVectorEnv",
        kwargs={"game": name},
    )

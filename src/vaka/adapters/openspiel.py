"""OpenSpiel: every game, registered with pyspiel as `vaka_NAME` when this module is imported.

>>> import pyspiel
>>> import vaka.adapters.openspiel
>>> game = pyspiel.load_game("vaka_babayaga(players=3)")
>>> game.num_players(), game.num_distinct_actions()
(3, 97)
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import quote, unquote

import numpy as np
from numpy.typing import NDArray

from vaka.engine.native import CHOICES
from vaka.errors import MissingExtra, RecordError, VakaError
from vaka.games.contract import AnyDefinition, Option
from vaka.games.registry import definition, games
from vaka.play import LIMIT, Game, State
from vaka.play import load as load_game

try:
    import pyspiel
except ImportError:
    raise MissingExtra("openspiel", "open_spiel") from None

PREFIX = "vaka_"
SEED_BYTES = 4
"""The seed of a game is drawn in as many chance nodes, each with 256 outcomes."""
PLAIN = (bool, int, str)  # options of these types are parameters as they are


# --- Parameters.


def load(name: str, **options: Any) -> Any:
    """A game for OpenSpiel by its name and options, as `vaka.load` takes them.

    Decks and boards, which OpenSpiel's strings have no place for, are given as data.

    >>> str(load("mad", players=4))
    'vaka_mad(players=4)'
    """
    checked = load_game(name, **options)
    known = {option.name: option for option in checked.definition.options}
    return pyspiel.load_game(PREFIX + name, {key: _as_parameter(known[key], checked.options[key]) for key in options})


def _as_parameter(option: Option, value: Any) -> Any:
    """An option's value as OpenSpiel keeps it: data as JSON, without the characters that end a parameter."""
    if isinstance(option.default, PLAIN) or isinstance(value, str):
        return value
    return quote(json.dumps(value, separators=(",", ":")), safe='{}[]":')


def _as_option(option: Option, value: Any) -> Any:
    """An option's value, from the parameter."""
    if isinstance(option.default, PLAIN):
        return value
    try:
        return json.loads(unquote(value))
    except ValueError:
        return value


def _parameters(game: AnyDefinition) -> dict[str, Any]:
    """The parameters of a game with their defaults; data is empty by default."""
    return {option.name: option.default if isinstance(option.default, PLAIN) else "" for option in game.options}


def _given(game: AnyDefinition, parameters: Mapping[str, Any]) -> dict[str, Any]:
    """The parameters that differ from their defaults."""
    usual = _parameters(game)
    return {name: value for name, value in parameters.items() if value != usual[name]}


# --- Games.


def _game_type(game: AnyDefinition) -> Any:
    players = game.options[0].values or (game.options[0].default,)
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Vaka: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=game.observation is not None,
        parameter_specification=_parameters(game),
    )


def _game_info(game: Game) -> Any:
    # The most that one seat wins: as few as possible win, and all others pay.
    lost = -1.0 / (game.players - 1)
    return pyspiel.GameInfo(
        num_distinct_actions=game.actions,
        max_chance_outcomes=256,
        num_players=game.players,
        min_utility=lost,
        max_utility=-lost * (game.players - game.team) / game.team,
        utility_sum=0.0,
        max_game_length=LIMIT,
    )


class SpielGame(pyspiel.Game):
    """A game as OpenSpiel knows it; `vaka` is the game inside."""

    named: str
    """The name of the game; each has its class, which is what pyspiel holds until the process has ended."""

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        known = definition(self.named)
        by_name = {option.name: option for option in known.options}
        given = _given(known, parameters)
        self.vaka = load_game(self.named, **{key: _as_option(by_name[key], value) for key, value in given.items()})
        kept = {key: _as_parameter(by_name[key], value) for key, value in given.items()}
        super().__init__(_game_type(known), _game_info(self.vaka), kept)

    def new_initial_state(self) -> SpielState:
        """The state before the seed is drawn."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """All chance is in the seed."""
        return SEED_BYTES

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Observer | None:
        """Something that observes states; None, as OpenSpiel has it, where nothing sees just that.

        A seat sees its view now or, with perfect recall, also what it has seen so far. Without private information it
        is the view of a spectator, and without public information that by which the two views differ.
        """
        if params:
            raise VakaError(f"observers of Vaka's games have no parameters, but were given {dict(params)}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.vaka, kind) if _observable(kind) else None


# --- States.


class SpielState(pyspiel.State):
    """A state as OpenSpiel knows it; `vaka` is the state inside, once the seed is drawn.

    Chance draws the seed, byte by byte with the lowest first, and nothing later: the deal is `game.vaka.new(seed)`.

    >>> import pyspiel, vaka
    >>> state = pyspiel.load_game("vaka_mad").new_initial_state()
    >>> for byte in (7, 0, 0, 0):
    ...     state.apply_action(byte)
    >>> state.vaka == vaka.load("mad").new(seed=7)
    True
    >>> state.apply_action(state.legal_actions()[0])
    >>> print(state)
    seed 7, play y2
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.seed = b""
        self.sitting: Sitting | None = None
        """What is kept of the game; None until the seed is drawn."""

    @property
    def vaka(self) -> State | None:
        """The state inside. Playing in it is not noticed by OpenSpiel."""
        return self.sitting.state if self.sitting else None

    def current_player(self) -> int:
        """The seat that decides; chance while the seed is drawn."""
        if self.sitting is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.sitting.state.player
        return int(pyspiel.PlayerId.TERMINAL) if seat is None or self.sitting.void else seat

    def is_terminal(self) -> bool:
        """Whether the game is over, or void because nobody ended it for `vaka.play.LIMIT` decisions."""
        return self.sitting is not None and (self.sitting.state.over or self.sitting.void)

    def returns(self) -> list[float]:
        """`State.returns`: the winners share what the others pay."""
        return self.sitting.state.returns() if self.sitting else [0.0] * self.num_players()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next byte of the seed."""
        return [(byte, 1 / 256) for byte in range(256)]

    def _legal_actions(self, _player: int) -> list[int]:
        assert self.sitting is not None
        return [action.id for action in self.sitting.state.legal()]

    def _apply_action(self, action: int) -> None:
        if self.sitting is not None:
            self.sitting.play(action)
            return
        if not 0 <= action < 256:
            raise VakaError(f"chance draws a byte of the seed, from 0 to 255, not {action}")
        self.seed += bytes((action,))
        if len(self.seed) == SEED_BYTES:
            self.sitting = Sitting(self.get_game().vaka.new(int.from_bytes(self.seed, "little")))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.sitting is None:
            return f"seed {action}"
        state = self.sitting.state
        # A legal action is named in the voice in which the state speaks.
        spoken = {legal.id: str(legal) for legal in state.legal()}
        return spoken.get(action) or str(state.game.action(action))

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> SpielState:
        """A state that a seat cannot tell from this one, by `State.imagine`.

        It has no history: nobody decided or drew what is now in it.
        """
        other = self.get_game().new_initial_state()
        if self.sitting is None:
            for _ in self.seed:
                other.apply_action(int(probability_sampler() * 256))
        else:
            other.sitting = self.sitting.imagine(player_id, int(probability_sampler() * (1 << 53)))
        return other  # type: ignore[no-any-return]

    def __str__(self) -> str:
        """The seed and the decisions, which are the whole game; the position of a state that was resampled."""
        if self.sitting is None:
            return f"seed {self.seed.hex()}"
        if not self.seed:
            return self.sitting.position()
        seed = f"seed {int.from_bytes(self.seed, 'little')}"
        return ", ".join([seed, *map(str, self.sitting.state.history)])


class Sitting:
    """A game inside a state of OpenSpiel: the situation, and what each seat has seen on the way to it.

    What was seen is kept as one hash per seat, so that strings stay short in games of a thousand decisions. It is
    made when it is asked for: most states of a search are never asked.
    """

    def __init__(
        self,
        state: State,
        seen: tuple[bytes, ...] = (),
        known: State | None = None,
        since: bytes = b"",
        texts: dict[object, str] | None = None,
    ) -> None:
        self.state = state
        self._seen = seen
        """By seat, and last a spectator: everything seen until `_known`. Empty: nothing was hashed yet."""
        self._known = known or state.clone()
        self._since = since
        """The decisions after `_known`."""
        self._texts = {} if texts is None else texts
        """What was told about the situation, for those who ask again; copies share it."""

    def __deepcopy__(self, _memo: object) -> Sitting:
        return Sitting(self.state.clone(), self._seen, self._known, self._since, self._texts)

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.state.game
        try:
            key: bytes | None = self.state.start.key
        except RecordError:
            key = None
        return _restored, (game.name, game.options, self.state.save(), key, self.seen())

    @property
    def void(self) -> bool:
        """Whether the game is stopped because it does not end."""
        return self.state.decisions >= LIMIT

    def play(self, action: int) -> None:
        """Carry out an action by its id."""
        self.state.play(action)
        self._since += bytes((action,))
        self._texts = {}

    def imagine(self, seat: int, seed: int) -> Sitting:
        """A sitting that a seat cannot tell from this one.

        What the others saw on the way is not known: they are given the memory of a spectator.
        """
        seen = self.seen()
        memories = [seen[-1]] * len(seen)
        memories[seat] = seen[seat]
        return Sitting(self.state.imagine(seat, seed), tuple(memories))

    def seen(self) -> tuple[bytes, ...]:
        """A hash of everything seen so far, for each seat and for a spectator."""
        observers = [*range(self.state.game.players), None]
        seen, state = list(self._seen), self._known
        if not seen:
            seen = [_hash(b"", _text(state.view(observer))) for observer in observers]
        if self._since:
            state = state.clone()
        for number in self._since:
            decider = state.player
            state.play(number)
            for i, observer in enumerate(observers):
                # A seat knows its own decision, even where it was made in secret.
                own = number if observer == decider else None
                seen[i] = _hash(seen[i], repr((own, state.log(observer))))
        self._seen, self._known, self._since = tuple(seen), state, b""
        return self._seen

    def view(self, seat: int | None) -> str:
        """What a seat sees, as JSON."""
        return self._told(seat, lambda: self.state.view(seat))

    def private_view(self, seat: int) -> str:
        """What a seat sees and a spectator does not, or sees differently, as JSON."""

        def differing() -> dict[str, Any]:
            public = self.state.view(None)
            return {part: seen for part, seen in self.state.view(seat).items() if public[part] != seen}

        return self._told(("private", seat), differing)

    def position(self) -> str:
        """The position, as JSON."""
        return self._told("position", self.state.position)

    def _told(self, what: object, tell: Callable[[], Any]) -> str:
        if what not in self._texts:
            self._texts[what] = _text(tell())
        return self._texts[what]


def _restored(name: str, options: dict[str, Any], saved: bytes, key: bytes | None, seen: tuple[bytes, ...]) -> Sitting:
    return Sitting(load_game(name, **options).restore(saved, key), seen)


def _text(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def _hash(before: bytes, seen: str) -> bytes:
    return hashlib.sha256(before + seen.encode()).digest()


# --- Observers.


class Observer:
    """What a seat is told of states; made by `SpielGame.make_py_observer`.

    What a seat sees now is also a tensor: the pieces of `State.observation`. There is none of what it has seen so far,
    since no number of decisions ends a game.
    """

    def __init__(self, game: Game, kind: Any) -> None:
        self._players = game.players
        self._public = kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = kind.perfect_recall
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        """The pieces of the tensor by their names."""
        observation = game.definition.observation
        if observation and self._public and self._private and not self._recalls:
            self.tensor = tensor = np.zeros(observation.size, np.float32)
            lies = observation.slices
            self.dict = {piece.name: tensor[lies[piece.name]].reshape(piece.shape) for piece in observation.pieces}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what a seat sees; with zeros while the seed is drawn."""
        if self.tensor is None:
            return
        if state.vaka is None:
            self.tensor.fill(0)
            return
        for name, piece in state.vaka.observation(player).items():
            self.dict[name][...] = piece

    def string_from(self, state: SpielState, player: int) -> str:
        """The view of a seat as JSON; with perfect recall, before it a hash of all that the seat has seen."""
        if state.sitting is None:
            return ""
        if not self._public:
            return state.sitting.private_view(player)
        seat = player if self._private else None
        view = state.sitting.view(seat)
        if not self._recalls:
            return view
        return f"{state.sitting.seen()[self._players if seat is None else seat].hex()} {view}"


def _observable(kind: Any) -> bool:
    """Whether there is something that sees just this: one seat or a spectator, or what sets that seat apart."""
    if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
        return False
    return bool(kind.public_info) or (
        kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER and not kind.perfect_recall
    )


# --- Evaluators.


class CompiledRolloutEvaluator:
    """Values states by random play to the end, for OpenSpiel's `mcts` and `ismcts`.

    It does what their `RandomRolloutEvaluator` does, inside the compiled rules: a rollout takes microseconds.

    >>> import pyspiel
    >>> state = load("mad").new_initial_state()
    >>> for _ in range(4):
    ...     state.apply_action(0)
    >>> mine, theirs = CompiledRolloutEvaluator(rollouts=10, seed=1).evaluate(state)
    >>> float(mine + theirs)
    0.0
    """

    def __init__(self, rollouts: int = 1, seed: int | None = None) -> None:
        if rollouts < 1:
            raise VakaError(f"rollouts={rollouts}: at least one is needed to value a state")
        self.rollouts = rollouts
        """How many games are played from a state."""
        self._random = random.Random(seed)
        self._choices = np.zeros(CHOICES, np.uint8)

    def evaluate(self, state: SpielState) -> NDArray[np.float64]:
        """The mean of the returns of each seat."""
        if state.vaka is None:
            raise VakaError("a state has no value before its seed is drawn")
        total = np.zeros(state.num_players())
        for _ in range(self.rollouts):
            played = state.vaka.clone()
            played.game.engine.walk(played.array(), 0, self._random.getrandbits(62), LIMIT, self._choices)
            total += played.returns()
        return total / self.rollouts

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Every action as likely as any other."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


for _name in games():
    pyspiel.register_game(_game_type(definition(_name)), type("SpielGame", (SpielGame,), {"named": _name}))

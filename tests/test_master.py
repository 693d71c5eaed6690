"""The master and the network alone: the same everywhere, fair, and no stronger than what they know."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vaka
from tests.conftest import lively
from tests.plugins import install
from vaka import bots
from vaka.bots import MasterBot, NetworkBot, Sight, network
from vaka.bots.master import GuidedWorkspace
from vaka.bots.minds import file_of, has_network, mind_engine_of, network_of, ready_mind_engine, struct_of
from vaka.bots.network import FIRST, SECOND, Shape, Weights, shape_of
from vaka.bots.search import Budget
from vaka.errors import OptionError, VakaError
from vaka.games.registry import definition
from vaka.play import State

LEARNED = [name for name in vaka.games() if has_network(name)]
MOST_BYTES = 1_000_000


def states(name: str, count: int) -> list[State]:
    found = [state.clone() for state in lively(vaka.load(name).new(5), 5) if len(state.legal()) > 1]
    return found[:: max(1, len(found) // count)][:count]


# --- The networks of the package.


def test_some_games_have_learned() -> None:
    assert LEARNED


@pytest.mark.parametrize("name", LEARNED)
def test_a_network_says_how_it_was_made_and_fits_its_game(name: str) -> None:
    game = definition(name)
    weights, about = network.load(file_of(game))
    assert weights.shape == shape_of(game)
    assert {part: array.shape for part, array in weights.parts.items()} == weights.shape.parts
    assert about["command"].startswith(f"vaka train {name} --minutes")
    assert about["rules"] == game.version
    assert {"machine", "seconds", "settings", "decisions"} < set(about)
    assert file_of(game).stat().st_size < MOST_BYTES


def test_a_damaged_network_is_refused(tmp_path: Path) -> None:
    shape = Shape(3, 2, 2)
    parts = {name: np.ones(size, np.float32) for name, size in shape.parts.items()}
    file = tmp_path / "network.npz"
    network.save(file, Weights(shape, parts), {"game": "none"})
    assert network.load(file)[1]["game"] == "none"
    with np.load(file) as kept:
        inside = {name: kept[name] for name in kept.files}
    inside["first"][0] += 1
    np.savez_compressed(file, **inside)
    with pytest.raises(VakaError, match="is damaged"):
        network.load(file)


# --- What it says.


def drawn(name: str) -> Weights:
    """A network drawn by lot."""
    luck, shape = np.random.default_rng(3), shape_of(definition(name))
    return Weights(shape, {part: luck.normal(0, 0.2, size).astype(np.float32) for part, size in shape.parts.items()})


def by_hand(weights: Weights, state: State) -> tuple[Any, Any]:
    """The wishes for all actions, and the shares of all seats from the one that decides, in double precision."""
    seen = np.concatenate([piece.reshape(-1) for piece in state.observation(state.player or 0).values()])
    parts = {name: part.astype(np.float64) for name, part in weights.parts.items()}
    first = np.maximum(seen.astype(np.float64) @ parts["first"] + parts["first_bias"], 0)
    second = np.maximum(first @ parts["second"] + parts["second_bias"], 0)
    shares = np.exp((parts["share"] @ second + parts["share_bias"])[: state.game.players])
    return parts["wish"] @ second + parts["wish_bias"], shares / shares.sum()


@pytest.mark.parametrize("name", LEARNED)
def test_the_network_alone_takes_what_it_wants_most(name: str) -> None:
    weights, engine = drawn(name), ready_mind_engine(name)
    assert (weights.parts["first"].shape[1], weights.parts["second"].shape) == (FIRST, (FIRST, SECOND))
    for state in states(name, 12):
        wishes, _ = by_hand(weights, state)
        brain, out = engine.brain(), np.zeros(256, np.uint8)
        chosen = engine.want(state.array(), struct_of(weights), brain, out)
        legal = [action.id for action in state.legal()]
        assert wishes[chosen] == pytest.approx(max(wishes[action] for action in legal), abs=1e-3)
        assert brain["wish"][0][: len(legal)] == pytest.approx(wishes[legal], abs=1e-3)


def expectations(name: str) -> list[tuple[list[float], list[float]]]:
    """What one simulation without room for a tree was worth to each seat, and what that is by hand."""
    found = []
    for players in definition(name).options[0].values:
        game, weights, engine = vaka.load(name, players=players), drawn(name), mind_engine_of(name)
        space = GuidedWorkspace(engine, struct_of(weights), 1)
        for seed in range(3):
            state = game.new(seed)
            seat, team = state.player or 0, game.definition.team
            space.begin(Sight(state), bytes(32))
            space.think(MasterBot(Budget(simulations=1)).guidance.knobs(), seat, -1, 1)
            _, shares = by_hand(weights, state)
            mates = players // team
            each = [sum(shares[(i - seat + k * mates) % players] for k in range(team)) for i in range(players)]
            found.append((space.desk["reward"][0][:players].tolist(), each))
    return found


INTERPRETED = """
import json, sys
from tests.test_master import expectations
print(json.dumps(expectations(sys.argv[1])))
"""


@pytest.mark.parametrize("name", vaka.games())
def test_every_seat_is_expected_to_get_its_own_share(name: str) -> None:
    """Interpreted, so that games without a network need not be compiled for it; partners share."""
    for found, each in json.loads(in_python(INTERPRETED, name, NUMBA_DISABLE_JIT="1")):
        assert found == pytest.approx(each, abs=1e-3)
        assert sum(found) == pytest.approx(definition(name).team)


def in_python(code: str, *words: str, **environment: str) -> str:
    """What a program prints."""
    command = [sys.executable, "-c", code, *words]
    return subprocess.run(command, env={**os.environ, **environment}, capture_output=True, check=True, text=True).stdout


@pytest.mark.parametrize("name", LEARNED)
def test_the_network_looks_at_nothing_hidden(name: str) -> None:
    """In the real state, not only in what a sight holds."""
    engine, out = ready_mind_engine(name), np.zeros(256, np.uint8)
    for state in states(name, 40):
        found = []
        for other in (state, state.imagine(state.player, 1), state.imagine(state.player, 2)):
            brain = engine.brain()
            chosen = engine.want(other.array(), network_of(name), brain, out)
            found.append((chosen, brain["wish"][0].tolist()))
        assert found[0] == found[1] == found[2]


CHOICES = """
import json, sys
from tests.test_master import states
from vaka.bots import MasterBot, NetworkBot, Sight
from vaka.bots.search import Budget
told = []
for state in states(sys.argv[1], 2):
    thought = MasterBot(Budget(simulations=8), 1).think(Sight(state))
    told.append([NetworkBot(1).choose(Sight(state)).id, [(c.action, c.visits, c.won) for c in thought.choices]])
print(json.dumps(told))
"""


@pytest.mark.parametrize("name", LEARNED)
def test_interpreted_and_native_think_the_same(name: str) -> None:
    found = [json.loads(in_python(CHOICES, name, NUMBA_DISABLE_JIT=off)) for off in "10"]
    assert found[0] == found[1]
    assert found[0]


# --- The master.


@pytest.mark.parametrize("name", LEARNED)
def test_a_full_tree_goes_on_thinking(name: str) -> None:
    state = states(name, 1)[0]
    sight = Sight(state)
    space = GuidedWorkspace(ready_mind_engine(name), network_of(name), 8)
    space.begin(sight, bytes(32))
    bot = MasterBot(Budget(simulations=1))
    assert space.think(bot.guidance.knobs(), state.player or 0, -1, 200) > 100
    assert space.desk["edges"][0] == 8
    assert space.times == 200


@pytest.mark.parametrize("name", LEARNED)
def test_what_the_master_expects_sums_to_one(name: str) -> None:
    for players in definition(name).options[0].values:
        state = vaka.load(name, players=players).new(2)
        thought = MasterBot(Budget(simulations=100), 1).think(Sight(state))
        assert sum(thought.chances) == pytest.approx(definition(name).team)
        assert thought.simulations == 100


@pytest.mark.parametrize("name", LEARNED)
def test_a_single_simulation_takes_what_the_network_wants(name: str) -> None:
    for state in states(name, 12):
        assert MasterBot(Budget(simulations=1), 1).choose(Sight(state)) == NetworkBot().choose(Sight(state))


@pytest.mark.parametrize("bot", ["net", "master:30"])
def test_a_game_that_goes_round_in_circles_is_played_on_by_the_policy(bot: str) -> None:
    for state in states("mad", 30):
        sight, player = Sight(state), bots.make(bot, 1)
        first = [player.choose(sight) for _ in range(2)]
        policy = {bots.make("greedy", seed).choose(sight) for seed in range(20)}
        assert player.choose(sight) in policy
        if first[0] not in policy:
            return
    raise AssertionError("the network always wants what the policy wants")


def test_names_of_the_master() -> None:
    assert bots.make("master:2000").budget.simulations == 2000  # type: ignore[attr-defined]
    assert bots.make("master").budget.seconds == 0.1  # type: ignore[attr-defined]
    with pytest.raises(OptionError, match=r"master:fast: give a number of simulations \(master:2000\)"):
        bots.make("master:fast")


def test_a_game_without_a_network_is_named_before_anything_is_compiled() -> None:
    without = next(name for name in vaka.games() if name not in LEARNED)
    for begin in (bots.ready, bots.prepare):
        with pytest.raises(OptionError, match=f"{without} has no network"):
            begin([NetworkBot()], without)


NO_NETWORK = """
import vaka
from vaka.bots import make, Sight
state = vaka.load("crazy_eights").new(7)
same = [make(name, 3).choose(Sight(state)).id for name in ("search:200", "master:200")]
print(same[0] == same[1])
try:
    make("net").choose(Sight(state))
except vaka.OptionError as fault:
    print(fault)
"""


def test_in_a_game_that_has_not_learned_the_master_searches(tmp_path: Path) -> None:
    path = os.pathsep.join(map(str, install("crazy_eights", tmp_path)))
    told = in_python(NO_NETWORK, PYTHONPATH=path).splitlines()
    assert told == ["True", "crazy_eights has no network; there are random, greedy and search"]

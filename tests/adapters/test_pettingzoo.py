"""Every game passes PettingZoo's own tests, and says what the game says."""

from __future__ import annotations

import random
import warnings
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

import vaka
from tests.adapters.tables import every_crowd, import_without
from vaka.adapters import pettingzoo, pictures
from vaka.adapters.seats import seen_space
from vaka.games.registry import definition

# PettingZoo warns of observations with a mask beside them, unless they are of one of the games on its own list, and of
# the empty mask with which an agent leaves a game that is over.
EXPECTED = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Action mask is all zeros (no legal actions).",
}


def finish(env: Any, seed: int, limit: int = 100_000) -> None:
    """Random legal play by the masks that agents are given."""
    luck = random.Random(seed)
    for _ in range(limit):
        if not any(env.terminations.values()):
            env.step(luck.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))


@every_crowd
def test_the_interface(name: str, players: int) -> None:
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        api_test(pettingzoo.env(name, players=players), num_cycles=200)
    assert {str(warning.message) for warning in found} <= EXPECTED


@every_crowd
def test_seeds(name: str, players: int) -> None:
    seed_test(lambda: pettingzoo.env(name, players=players), num_cycles=50)


@every_crowd
def test_the_parallel_interface(name: str, players: int) -> None:
    parallel_api_test(pettingzoo.parallel_env(name, players=players), num_cycles=200)


@every_crowd
def test_pictures(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: pettingzoo.env(name, players=players, render_mode=render_mode))
    assert len(capsys.readouterr().out.splitlines()) > 10


@every_crowd
def test_the_seat_that_decides_has_a_mask_and_others_have_zeros(name: str, players: int) -> None:
    env = pettingzoo.env(name, players=players)
    env.reset(seed=4)
    luck = random.Random(4)
    for _ in range(60):
        state = env.situation
        if state.over:
            break
        legal = [action.id for action in state.legal()]
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            assert np.flatnonzero(seen["action_mask"]).tolist() == (legal if seat == state.player else [])
            assert seen in env.observation_space(agent)
            pieces = state.observation(seat).values()
            assert seen["observation"].tolist() == [int(number) for piece in pieces for number in piece.flat]
        assert env.agent_selection == f"player_{state.player}"
        env.step(luck.choice(legal))


@every_crowd
def test_rewards_come_at_the_end_and_are_the_returns(name: str, players: int) -> None:
    env = pettingzoo.env(name, players=players)
    env.reset(seed=5)
    luck, won = random.Random(5), dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        assert not truncated
        won[agent] += reward
        env.step(None if terminated else luck.choice(np.flatnonzero(observation["action_mask"])))
        assert env.situation.over or not any(env.rewards.values())
    assert env.agents == []
    assert list(won.values()) == env.situation.returns()
    assert any(won.values())


def test_a_seed_is_the_deal_of_the_game_and_all_that_follows() -> None:
    env = pettingzoo.env("mad", players=3)
    game = vaka.load("mad", players=3)
    env.reset(seed=9)
    assert env.situation == game.new(9)
    deals = []
    for _ in range(2):
        env.reset(seed=9)
        env.reset()
        deals.append(env.situation)
    assert deals[0] == deals[1] != game.new(9)
    env.reset()
    assert env.situation != deals[0]


def test_an_action_may_be_named_and_an_illegal_one_names_its_clause() -> None:
    env = pettingzoo.env("babayaga", players=3)
    env.reset(seed=7)
    before = env.situation.clone()
    with pytest.raises(vaka.IllegalMove, match="BY-16"):
        env.step("declare")
    for wrong in (97, -1, "sing", None, 1.5):
        with pytest.raises(vaka.NotationError):
            env.step(wrong)
    assert env.situation == before
    assert env.agent_selection == "player_1"
    env.step("swap 1 A draw")
    assert str(env.situation.history[-1]) == "swap 1 A draw"


def test_pettingzoos_wrapper_makes_the_one_lose_who_tries_what_is_illegal(capsys: pytest.CaptureFixture[str]) -> None:
    env = TerminateIllegalWrapper(pettingzoo.raw_env("babayaga", players=3), illegal_reward=-1)
    env.reset(seed=7)
    env.step(vaka.load("babayaga").action("declare").id)
    assert all(env.terminations.values())
    assert list(env.rewards.values()) == [0, -1, 0]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"name": "chess"}, "there are babayaga, partners, magichill, mad"),
        ({"name": "mad", "players": 9}, "players=9: allowed is 2, 3, 4, 5, 6"),
        ({"name": "mad", "colour": "red"}, "mad has no option 'colour'"),
        ({"name": "mad", "render_mode": "3d"}, "allowed is human, ansi, rgb_array, or None"),
    ],
)
def test_what_cannot_be_made_is_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(vaka.OptionError, match=message):
        pettingzoo.env(**arguments)


def test_a_game_without_observations_cannot_be_learned() -> None:
    with pytest.raises(vaka.OptionError, match="mad hands in no `observation`"):
        seen_space(vaka.Game(replace(definition("mad"), observation=None), {}))


def test_before_the_first_deal_everything_else_says_so() -> None:
    env = pettingzoo.env("mad")
    with pytest.raises(AttributeError, match="cannot be accessed before reset"):
        env.agent_selection  # noqa: B018


# --- Pictures.


def tones(picture: NDArray[np.uint8]) -> int:
    """How many shades of red a picture has; an empty one has one."""
    return len(np.unique(picture[:, :, 0]))


def test_text_is_the_board_of_the_seat_that_decides() -> None:
    env = pettingzoo.env("magichill", render_mode="ansi")
    env.reset(seed=3)
    assert env.render() == str(env.situation)
    silent = pettingzoo.env("magichill")
    silent.reset(seed=3)
    assert silent.render() is None


@every_crowd
def test_all_pixels_of_a_film_have_one_size(name: str, players: int) -> None:
    env = pettingzoo.env(name, players=players, render_mode="rgb_array")
    env.reset(seed=6)
    first = env.render()
    finish(env, 6, limit=30)
    later = env.render()
    assert first.shape == later.shape == (pictures.ROWS * pictures.CELL_HEIGHT, 1000, 3)
    assert (first != later).any()
    assert tones(first) > 10


def test_without_a_font_of_the_machine_there_are_pixels_too(monkeypatch: pytest.MonkeyPatch) -> None:
    state = vaka.load("babayaga").new(1)
    monkeypatch.setattr(pictures, "FONTS", ())
    monkeypatch.setattr(pictures, "font", pictures.font.__wrapped__)
    picture = pictures.show(state, 0, "rgb_array")
    assert isinstance(picture, np.ndarray)
    assert tones(picture) > 10


# --- What is not installed.


def test_without_its_package_the_module_names_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(vaka.MissingExtra, match=r"pip install 'vaka\[pettingzoo\]'") as error:
        import_without("pettingzoo", "vaka.adapters.pettingzoo", monkeypatch)
    assert isinstance(error.value, ImportError)


def test_without_pillow_there_are_no_pixels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "find_spec", lambda name: None)
    with pytest.raises(vaka.MissingExtra, match=r"pillow .* pip install 'vaka\[pettingzoo\]'"):
        pettingzoo.env("mad", render_mode="rgb_array")
    assert pettingzoo.env("mad", render_mode="ansi").render_mode == "ansi"

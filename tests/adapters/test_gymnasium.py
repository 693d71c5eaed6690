"""Every game passes Gymnasium's own tests, alone and in batches."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import vaka
from tests.adapters.tables import every_crowd, import_without
from vaka.adapters import pictures
from vaka.adapters.gymnasium import VakaEnv
from vaka.bots import GreedyBot


def play(env: Any, seed: int) -> list[float]:
    """A game of random legal actions; its rewards."""
    _, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    rewards, over = [], False
    while not over:
        _, reward, over, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
        assert not truncated
        rewards.append(reward)
    return rewards


# --- One game.


@every_crowd
def test_the_interface(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(f"Vaka/{name}-v0", players=players).unwrapped)
    assert capsys.readouterr().out


@pytest.mark.parametrize("seat", [2, "rotate", "random"])
def test_the_interface_in_other_seats(seat: int | str) -> None:
    check_env(gymnasium.make("Vaka/mad-v0", players=4, seat=seat, bots="random").unwrapped)


@every_crowd
def test_a_game_is_decided_by_the_seat_and_its_bots(name: str, players: int) -> None:
    env = VakaEnv(name, players=players, seat=players - 1)
    rewards = play(env, 3)
    state = env.situation
    assert state is not None
    assert state.over
    assert state.returns()[players - 1] == rewards[-1] != 0
    assert not any(rewards[:-1])
    # The decisions are those of the game that the seed deals.
    again = vaka.load(name, players=players).new(3)
    mine = 0
    for action in state.history:
        mine += again.player == players - 1
        again.play(action)
    assert again == state
    assert mine == len(rewards)


@every_crowd
def test_the_learner_is_given_its_own_sight_and_choices(name: str, players: int) -> None:
    env = VakaEnv(name, players=players, seat=1)
    seen, info = env.reset(seed=2)
    for _ in range(20):
        state = env.situation
        assert state is not None
        assert info["seat"] == 1 == state.player
        assert np.flatnonzero(info["action_mask"]).tolist() == [action.id for action in state.legal()]
        assert env.action_masks().dtype == np.bool_
        assert env.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
        assert seen.tolist() == [int(number) for piece in state.observation(1).values() for number in piece.flat]
        seen, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
        if over:
            assert not info["action_mask"].any()
            break


def test_the_same_seed_is_the_same_run_of_games() -> None:
    runs = []
    for _ in range(2):
        env = VakaEnv("mad", players=3, seat="random", bots="easy")
        rewards, seats = play(env, 11), []
        for _ in range(8):
            env.reset()
            seats.append(env.seat)
        runs.append((rewards, seats, env.situation))
    assert runs[0] == runs[1]
    assert set(runs[0][1]) == {0, 1, 2}


def test_a_learner_that_rotates_sits_everywhere_in_turn() -> None:
    env = VakaEnv("mad", players=3, seat="rotate")
    assert [env.reset(seed=1)[1]["seat"], *(env.reset()[1]["seat"] for _ in range(3))] == [0, 1, 2, 0]
    assert env.reset(seed=1)[1]["seat"] == 0


def test_bots_sit_from_the_learners_left() -> None:
    env = VakaEnv("mad", players=3, seat=1, bots=["easy", "normal"])
    env.reset(seed=1)
    left, right = env._bots[2], env._bots[0]
    assert isinstance(left, GreedyBot)
    assert isinstance(right, GreedyBot)
    assert (left.mistakes > 0, right.mistakes) == (True, 0)


def test_a_game_that_ends_before_the_learner_decides_is_dealt_again(monkeypatch: pytest.MonkeyPatch) -> None:
    env = VakaEnv("babayaga", seat=1, bots="greedy")
    # Seat 0 can declare at once: it holds four points or fewer.
    won = vaka.load("babayaga").at({"hands": [["yaga", "yaga", "yaga", "1", "2"], None], "player": 0})
    real, given = env.game.new, [won]
    monkeypatch.setattr(env.game, "new", lambda key: given.pop() if given else real(key))
    env.reset(seed=1)
    assert env.situation is not None
    assert env.situation.player == 1
    assert won.over


def test_an_illegal_action_loses_or_raises() -> None:
    env = VakaEnv("babayaga")
    seen, info = env.reset(seed=7)
    before = env.situation and env.situation.clone()
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, terminated, truncated, told = env.step(wrong)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert env.situation == before
    assert (after == seen).all()
    assert before is not None
    assert told["illegal"] == before.why_not(wrong).id  # type: ignore[union-attr]
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(wrong)
    strict = VakaEnv("babayaga", illegal="raise")
    strict.reset(seed=7)
    with pytest.raises(vaka.IllegalMove, match=told["illegal"]):
        strict.step(wrong)
    with pytest.raises(vaka.NotationError, match="from 0 to 96"):
        env.reset(seed=7) and env.step(97)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "chess"}, "there are babayaga, partners, magichill, mad"),
        ({"game": "mad", "players": 9}, "players=9: allowed is 2, 3, 4, 5, 6"),
        ({"game": "mad", "seat": 2}, "seat=2: allowed is 0 to 1, 'rotate', 'random'"),
        ({"game": "mad", "seat": True}, "seat=True: allowed is 0 to 1"),
        ({"game": "mad", "bots": "clever"}, "no bot 'clever'; there are random, greedy"),
        ({"game": "mad", "bots": ["greedy", "easy"]}, "give one name for all, or 1"),
        ({"game": "mad", "illegal": "ignore"}, "allowed is lose, raise"),
        ({"game": "mad", "render_mode": "3d"}, "allowed is human, ansi, rgb_array, or None"),
    ],
)
def test_what_cannot_be_made_is_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(vaka.OptionError, match=message):
        VakaEnv(**arguments)


def test_before_the_first_deal_everything_else_says_so() -> None:
    env = VakaEnv("mad", render_mode="ansi")
    for ask in (env.render, env.action_masks, lambda: env.step(0)):
        with pytest.raises(gymnasium.error.ResetNeeded):
            ask()


def test_the_picture_is_what_the_learner_sees() -> None:
    env = VakaEnv("mad", seat=1, render_mode="ansi")
    env.reset(seed=5)
    state = env.situation
    assert state is not None
    assert env.render() == str(state)
    assert state.player == 1


def test_without_its_package_the_module_names_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(vaka.MissingExtra, match=r"pip install 'vaka\[gymnasium\]'"):
        import_without("gymnasium", "vaka.adapters.gymnasium", monkeypatch)


def test_without_pillow_there_are_no_pixels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "find_spec", lambda name: None)
    with pytest.raises(vaka.MissingExtra, match=r"pillow .* pip install 'vaka\[gymnasium\]'"):
        VakaEnv("mad", render_mode="rgb_array")

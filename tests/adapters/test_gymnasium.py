"""Every game passes Gymnasium's own tests, alone and in batches."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from numpy.typing import NDArray

import vaka
from tests.adapters.tables import every_crowd, import_without
from vaka.adapters import pictures
from vaka.adapters.gymnasium import VakaEnv, VakaVectorEnv
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


# --- Many games.


def random_choices(info: dict[str, Any], luck: np.random.Generator) -> NDArray[np.int64]:
    """A random legal action in each game, 0 where there is none."""
    mask = info["action_mask"]
    return np.asarray((luck.random(mask.shape) * mask).argmax(1))


def check_sights(envs: Any, seen: NDArray[np.int8], info: dict[str, Any]) -> None:
    """What is given of each game is what the state itself says to the learner's seat."""
    assert seen in envs.observation_space
    for i, seat in enumerate(envs.seats):
        state = envs.batch.state(i)
        assert state.player in (seat, None)
        assert info["seat"][i] == seat
        assert seen[i].tolist() == [int(number) for piece in state.observation(seat).values() for number in piece.flat]
        assert np.flatnonzero(info["action_mask"][i]).tolist() == [action.id for action in state.legal()]


@every_crowd
def test_each_game_of_many_is_what_its_state_says(name: str, players: int) -> None:
    envs: Any = gymnasium.make_vec(f"Vaka/{name}-v0", num_envs=8, players=players, seat="rotate")
    seen, info = envs.reset(seed=4)
    luck, endings = np.random.default_rng(4), 0
    for turn in range(400):
        if turn % 20 == 0:
            check_sights(envs, seen, info)
        seen, rewards, ended, truncated, info = envs.step(random_choices(info, luck))
        assert not truncated.any()
        assert rewards.tolist() == [
            np.float32(envs.batch.state(i).returns()[envs.seats[i]] if ended[i] else 0) for i in range(len(ended))
        ]
        if ended.any():
            check_sights(envs, seen, info)
            endings += int(ended.sum())
    assert endings


def test_games_that_end_are_dealt_again_with_the_next_step() -> None:
    envs: Any = gymnasium.make_vec("Vaka/mad-v0", num_envs=30, bots="random", seat="rotate")
    _, info = envs.reset(seed=1)
    luck, ended = np.random.default_rng(1), np.zeros(30, bool)
    while not ended.any():
        seats, keys = envs.seats.copy(), [envs.batch.key(i) for i in range(30)]
        _, _, ended, _, info = envs.step(random_choices(info, luck))
    assert not info["action_mask"][ended].any()
    assert not envs.action_masks()[ended].any()
    assert [envs.batch.key(i) for i in range(30)] == keys
    # The actions of games that ended are ignored.
    choices = random_choices(info, luck)
    choices[ended] = 5
    seen, rewards, again, _, info = envs.step(choices)
    assert [envs.batch.key(i) != keys[i] for i in range(30)] == ended.tolist()
    assert ((seats + ended) % 2 == envs.seats).all()
    assert not rewards[ended].any()
    assert not again[ended].any()
    check_sights(envs, seen, info)


def test_games_that_end_are_dealt_again_with_the_same_step() -> None:
    envs: Any = gymnasium.make_vec("Vaka/mad-v0", num_envs=30, seat="rotate", autoreset_mode="SameStep")
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    _, info = envs.reset(seed=1)
    other: Any = gymnasium.make_vec("Vaka/mad-v0", num_envs=30, seat="rotate")
    other.reset(seed=1)
    luck, ended = np.random.default_rng(1), np.zeros(30, bool)
    while not ended.any():
        choices = random_choices(info, luck)
        seen, rewards, ended, _, info = envs.step(choices)
        last, same, *_, told = other.step(choices)
    assert (rewards == same).all()
    assert rewards[ended].all()
    for i in np.flatnonzero(ended):
        assert (info["final_obs"][i] == last[i]).all()
    assert (info["_final_obs"] == ended).all()
    assert (info["final_info"]["seat"][ended] == told["seat"][ended]).all()
    check_sights(envs, seen, info)
    assert not envs.batch.over.any()


def test_the_same_seed_is_the_same_run_of_batches() -> None:
    runs = []
    for _ in range(2):
        envs: Any = gymnasium.make_vec("Vaka/babayaga-v0", num_envs=20, players=3, seat="random", bots="easy")
        _, info = envs.reset(seed=2)
        assert envs.batch.state(0).phase == "act"
        luck = np.random.default_rng(2)
        for _ in range(60):
            _, _, _, _, info = envs.step(random_choices(info, luck))
        runs.append([envs.batch.state(i) for i in range(20)])
        envs.reset()
        runs[-1] += [envs.batch.state(i) for i in range(20)]
    assert runs[0] == runs[1]


def test_bots_of_a_batch_sit_from_the_learners_left() -> None:
    envs: Any = gymnasium.make_vec("Vaka/mad-v0", num_envs=200, players=3, seat=1, bots=["greedy", "random"])
    _, info = envs.reset(seed=3)
    luck, wins, games = np.random.default_rng(3), np.zeros(3), 0
    while games < 300:
        _, _, ended, _, info = envs.step(random_choices(info, luck))
        wins += (envs.batch.returns()[ended] > 0).sum(0)
        games += int(ended.sum())
    assert wins[2] > wins[0] + wins[1]


@pytest.mark.parametrize("mode", ["NextStep", "SameStep"])
def test_an_illegal_action_in_a_batch_loses_or_raises(mode: str) -> None:
    envs: Any = gymnasium.make_vec("Vaka/babayaga-v0", num_envs=6, autoreset_mode=mode)
    before, info = envs.reset(seed=7)
    choices = info["action_mask"].argmax(1)
    choices[4] = np.flatnonzero(info["action_mask"][4] == 0)[0]
    seen, rewards, ended, _, told = envs.step(choices)
    assert rewards.tolist() == [0, 0, 0, 0, -1, 0]
    assert ended.tolist() == told["illegal"].tolist() == [False] * 4 + [True, False]
    final = told["final_obs"][4] if mode == "SameStep" else seen[4]
    assert (final == before[4]).all()
    if mode == "NextStep":
        assert not told["action_mask"][4].any()
        seen, rewards, ended, _, told = envs.step(told["action_mask"].argmax(1))
        assert not ended.any()
        assert "illegal" not in told
    check_sights(envs, seen, told)
    strict: Any = gymnasium.make_vec("Vaka/babayaga-v0", num_envs=6, autoreset_mode=mode, illegal="raise")
    strict.reset(seed=7)
    with pytest.raises(vaka.IllegalMove) as error:
        strict.step(choices)
    assert error.value.index == 4


def test_what_is_not_an_action_of_a_batch_is_refused() -> None:
    envs: Any = gymnasium.make_vec("Vaka/mad-v0", num_envs=3)
    with pytest.raises(gymnasium.error.ResetNeeded):
        envs.step(np.zeros(3, int))
    _, info = envs.reset(seed=1)
    for wrong in ([0, 0], [[0, 0, 0]], [0.5, 0, 0], ["a", "b", "c"], [*info["action_mask"].argmax(1)[:2], 300]):
        with pytest.raises(vaka.NotationError):
            envs.step(np.array(wrong))
    with pytest.raises(vaka.OptionError, match="dealt again by themselves"):
        envs.reset(options={"reset_mask": np.ones(3, bool)})


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"bots": "search:10"}, "play by the policy of the game: random, greedy, easy or normal"),
        ({"bots": ["greedy", "easy"]}, "give one name for all, or 1"),
        ({"seat": 5}, "seat=5"),
        ({"autoreset_mode": "Disabled"}, "allowed is NextStep, SameStep"),
        ({"illegal": "ignore"}, "allowed is lose, raise"),
        ({"num_envs": 0}, "n=0"),
        ({"render_mode": "3d"}, "allowed is human"),
    ],
)
def test_a_batch_that_cannot_be_made_is_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(vaka.OptionError, match=message):
        VakaVectorEnv("mad", **arguments)


def test_pictures_of_a_batch() -> None:
    envs: Any = gymnasium.make_vec("Vaka/mad-v0", num_envs=2, render_mode="ansi", seat="rotate")
    envs.reset(seed=1)
    assert envs.render() == tuple(pictures.show(envs.batch.state(i), i, "ansi") for i in range(2))
    assert gymnasium.make_vec("Vaka/mad-v0", num_envs=2).render() is None


def test_gymnasiums_own_wrappers_take_a_batch() -> None:
    envs = RecordEpisodeStatistics(gymnasium.make_vec("Vaka/mad-v0", num_envs=40))
    _, info = envs.reset(seed=1)
    envs.action_space.seed(1)
    while "episode" not in info:
        mask = info["action_mask"]
        choices = envs.action_space.sample(tuple(mask))
        assert mask[np.arange(40), choices].all()
        _, rewards, _, _, info = envs.step(choices)
    ended = info["_episode"]
    assert (info["episode"]["r"][ended] == rewards[ended]).all()
    assert (info["episode"]["l"][ended] > 1).all()


# --- What is not installed.


def test_without_its_package_the_module_names_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(vaka.MissingExtra, match=r"pip install 'vaka\[gymnasium\]'"):
        import_without("gymnasium", "vaka.adapters.gymnasium", monkeypatch)


def test_without_pillow_there_are_no_pixels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "find_spec", lambda name: None)
    with pytest.raises(vaka.MissingExtra, match=r"pillow .* pip install 'vaka\[gymnasium\]'"):
        VakaEnv("mad", render_mode="rgb_array")

"""Games in OpenSpiel: its own tests, what states tell, and its IS-MCTS."""

from __future__ import annotations

import json
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.sample_some_states import sample_some_states
from open_spiel.python.observation import make_observation

import vaka
from tests.conftest import walk
from vaka.adapters import openspiel
from vaka.adapters.openspiel import CompiledRolloutEvaluator, Sitting
from vaka.errors import IllegalMove, OptionError, VakaError
from vaka.games.registry import built_in, definition

TABLES = [(name, players) for name in built_in() for players in definition(name).options[0].values]
PRIVATE, NONE, ALL = (getattr(pyspiel.PrivateInfoType, kind) for kind in ("SINGLE_PLAYER", "NONE", "ALL_PLAYERS"))


def loaded(name: str, players: int) -> Any:
    return pyspiel.load_game(f"vaka_{name}(players={players})")


def dealt(game: Any, seed: int) -> Any:
    state = game.new_initial_state()
    for byte in seed.to_bytes(4, "little"):
        state.apply_action(byte)
    return state


def walked(game: Any, seed: int, decisions: int) -> Iterator[Any]:
    """A dealt state, after each of some random decisions."""
    luck, state = random.Random(seed), dealt(game, seed)
    for _ in range(decisions):
        if state.is_terminal():
            return
        state.apply_action(luck.choice(state.legal_actions()))
        yield state


def told(state: Any, seat: int) -> tuple[str, str]:
    return state.information_state_string(seat), state.observation_string(seat)


# --- OpenSpiel's own tests.


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_random_simulations(name: str, players: int) -> None:
    pyspiel.random_sim_test(loaded(name, players), num_sims=1, serialize=True, verbose=False)


class PartOfTheTree(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    """OpenSpiel's tests of every game in its registry, on states that it samples."""

    __test__ = False

    @classmethod
    def setUpClass(cls) -> None:
        cls.game_type, cls.some_states = cls.game.get_type(), sampled(cls.game_name)


@cache
def sampled(name: str) -> list[Any]:
    random.seed(1)
    return list(sample_some_states(pyspiel.load_game(name), max_states=200))


@pytest.mark.parametrize("name", built_in())
@pytest.mark.parametrize("test", [test for test in dir(PartOfTheTree) if test.startswith("test_")])
def test_rules_of_the_interface(name: str, test: str) -> None:
    known = {"game": pyspiel.load_game(f"vaka_{name}"), "game_name": f"vaka_{name}"}
    kind: Any = type(name, (PartOfTheTree,), known)
    kind.setUpClass()
    kind(test).debug()


def test_its_environment_plays_a_game() -> None:
    environment = rl_environment.Environment(loaded("mad", 2))
    luck, step = random.Random(1), environment.reset()
    while not step.last():
        seat = step.observations["current_player"]
        step = environment.step([luck.choice(step.observations["legal_actions"][seat])])
    assert sorted(step.rewards) == [-1, 1]


# --- Games and states.


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_an_openspiel_game_is_the_game_of_vaka(name: str, players: int) -> None:
    game = loaded(name, players)
    twin = vaka.load(name, players=players).new(seed=987654321)
    state = dealt(game, 987654321)
    assert state.vaka == twin
    assert state.history() == list((987654321).to_bytes(4, "little"))
    luck = random.Random(1)
    for _ in range(100):
        assert state.current_player() == twin.player
        assert state.legal_actions() == [action.id for action in twin.legal()]
        assert [state.action_to_string(action) for action in state.legal_actions()] == [*map(str, twin.legal())]
        assert json.loads(state.observation_string()) == json.loads(json.dumps(twin.view(twin.player)))
        assert str(state) == ", ".join(["seed 987654321", *map(str, twin.history)])
        action = luck.choice(state.legal_actions())
        state.apply_action(action)
        twin.play(action)
    assert state.vaka == twin


@pytest.mark.parametrize("name", built_in())
def test_the_end(name: str) -> None:
    game = pyspiel.load_game(f"vaka_{name}")
    state = dealt(game, 3)
    final = list(walk(vaka.load(name).new(3), 3, 20_000))[-1]
    for action in final.history:
        state.apply_action(action.id)
    assert state.is_terminal()
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.legal_actions() == []
    assert state.returns() == final.returns()
    assert max(state.returns()) == game.max_utility()
    assert min(state.returns()) == game.min_utility()


def test_a_game_that_does_not_end_is_void(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openspiel, "LIMIT", 20)
    game = loaded("mad", 3)
    *_, state = walked(game, 1, 30)
    assert game.max_game_length() == len(state.history()) - 4 == 20
    assert state.is_terminal()
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.legal_actions() == []
    assert state.returns() == [0, 0, 0]


@pytest.mark.parametrize("name", built_in())
def test_copies_know_what_was_seen_and_go_their_own_way(name: str) -> None:
    for state in walked(pyspiel.load_game(f"vaka_{name}"), 2, 40):
        seats = range(state.num_players())
        for copy in (state.clone(), pickle.loads(pickle.dumps(state))):
            assert copy.vaka == state.vaka
            assert copy.vaka.record() == state.vaka.record()
            assert [told(copy, seat) for seat in seats] == [told(state, seat) for seat in seats]
            before = str(state)
            copy.apply_action(copy.legal_actions()[0])
            assert str(state) == before


def test_seeds_are_drawn_before_everything_else() -> None:
    state = pyspiel.load_game("vaka_mad").new_initial_state()
    state.apply_action(255)
    assert state.is_chance_node()
    assert state.vaka is None
    assert state.action_to_string(17) == "seed 17"
    assert len(state.chance_outcomes()) == 256
    assert (state.observation_string(0), str(state), state.returns()) == ("", "seed ff", [0, 0])
    again = state.resample_from_infostate(0, lambda: 0.5)
    assert again.history() == [128]
    with pytest.raises(VakaError, match="a byte of the seed, from 0 to 255, not 256"):
        state.apply_action(256)
    assert state.history() == [255]


# --- What states tell.


@pytest.mark.parametrize("name", built_in())
def test_information_states_are_equal_exactly_where_all_that_was_seen_is(name: str) -> None:
    game = pyspiel.load_game(f"vaka_{name}")
    seen: dict[tuple[int, str], str] = {}
    for seed in (1, 2):
        for play in range(4):
            twin, state = vaka.load(name).new(seed), dealt(game, seed)
            luck = random.Random(play // 2)
            seats = range(twin.game.players)
            past = [json.dumps(twin.view(seat)) for seat in seats]
            for decision in range(12):
                # Every other play asks seldom, as a search does.
                for seat in seats if play % 2 or decision % 5 == 0 else ():
                    key = seat, state.information_state_string(seat)
                    assert seen.setdefault(key, past[seat]) == past[seat]
                decider, action = twin.player, luck.choice(twin.legal())
                twin.play(action.id)
                state.apply_action(action.id)
                for seat in seats:
                    own = str(action) if seat == decider else ""
                    past[seat] += f"{own} {json.dumps(twin.events(seat))} {json.dumps(twin.view(seat))}"
    assert len(seen) == len(set(seen.values())) > 40


@pytest.mark.parametrize("name", built_in())
def test_a_seat_cannot_tell_a_resampled_state_from_the_real_one(name: str) -> None:
    luck, others = random.Random(5), 0
    for state in walked(pyspiel.load_game(f"vaka_{name}"), 5, 60):
        for seat in range(state.num_players()):
            other = state.resample_from_infostate(seat, luck.random)
            assert told(other, seat) == told(state, seat)
            assert other.legal_actions() == state.legal_actions() or seat != state.current_player()
            assert other.history() == []
            assert json.loads(str(other)) == json.loads(json.dumps(other.vaka.position()))
            others += other.vaka != state.vaka
            # Nothing else in it comes from what the seat has not seen, nor do the memories of the others: resampled
            # with the same chance, the two are the same to the last byte.
            chance = [luck.random()]
            again, from_other = (one.resample_from_infostate(seat, chance.copy().pop) for one in (state, other))
            assert pickle.dumps(again.sitting) == pickle.dumps(from_other.sitting)
    assert others > 60


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_tensors_are_the_observations_of_seats(name: str, players: int) -> None:
    game = loaded(name, players)
    observer = make_observation(game)
    observer.set_from(game.new_initial_state(), 0)
    assert not observer.tensor.any()
    for state in walked(game, 6, 25):
        for seat in range(players):
            observer.set_from(state, seat)
            pieces = state.vaka.observation(seat)
            assert observer.tensor.tolist() == state.observation_tensor(seat)
            assert observer.tensor.tolist() == [number for piece in pieces.values() for number in piece.flatten()]
            assert {part: piece.tolist() for part, piece in observer.dict.items()} == {
                part: piece.tolist() for part, piece in pieces.items()
            }
            other = state.resample_from_infostate(seat, lambda: 0.3)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
    assert observer.tensor.any()
    assert not game.get_type().provides_information_state_tensor


def test_observers_see_what_their_kind_says() -> None:
    game = loaded("babayaga", 3)
    *_, state = walked(game, 4, 20)
    kinds = [
        {"public_info": True, "perfect_recall": False, "private_info": NONE},
        {"public_info": False, "perfect_recall": False, "private_info": PRIVATE},
        {"public_info": True, "perfect_recall": True, "private_info": NONE},
    ]
    public, private, recalled = (
        make_observation(game, pyspiel.IIGObservationType(**kind)).string_from(state, 1) for kind in kinds
    )
    assert json.loads(public) == json.loads(json.dumps(state.vaka.view(None)))
    assert json.loads(public) | json.loads(private) == json.loads(state.observation_string(1))
    assert set(json.loads(private)) >= {"hands", "seat"}
    assert recalled == f"{state.sitting.seen()[-1].hex()} {public}"
    for kind in (
        {"public_info": True, "perfect_recall": False, "private_info": ALL},
        {"public_info": False, "perfect_recall": True, "private_info": PRIVATE},
        {"public_info": False, "perfect_recall": False, "private_info": NONE},
    ):
        assert make_observation(game, pyspiel.IIGObservationType(**kind)) is None
    with pytest.raises(VakaError, match=r"have no parameters, but were given \{'colour': 1\}"):
        game.make_py_observer(params={"colour": 1})


# --- Searches.


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_information_set_search_chooses_legal_actions(name: str, players: int) -> None:
    game = loaded(name, players)
    bot, state = ismcts.ISMCTSBot(game, CompiledRolloutEvaluator(seed=1), 1.4, 10), dealt(game, 1)
    for _ in range(8):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(int(action))


def test_information_set_search_beats_random_play() -> None:
    game, wins = pyspiel.load_game("vaka_mad"), 0
    hands = [["r1", "r4", "g2"], ["g4", "b1", "b3"]]
    for i in range(8):
        luck, state = random.Random(i), game.new_initial_state()
        state.sitting = Sitting(vaka.load("mad").at({"hands": hands[:: 1 if i % 4 < 2 else -1]}, seed=i))
        evaluator = CompiledRolloutEvaluator(rollouts=20, seed=i)
        bot = ismcts.ISMCTSBot(game, evaluator, 1.4, max_simulations=16, random_state=np.random.RandomState(i))
        # Its own sampler is seeded by the clock.
        bot.set_resampler(lambda state, seat, luck=luck: state.resample_from_infostate(seat, luck.random))
        while not state.is_terminal():
            mine = state.current_player() == i % 2
            state.apply_action(int(bot.step(state) if mine else luck.choice(state.legal_actions())))
        wins += state.returns()[i % 2] > 0
    assert wins >= 7


def test_compiled_rollouts_value_states_as_those_of_openspiel_do() -> None:
    game = pyspiel.load_game("vaka_mad")
    state = game.new_initial_state()
    state.sitting = Sitting(vaka.load("mad").at({"hands": [["r1"], ["g4", "b1", "b3", "wild", "y2"]]}))
    ours = CompiledRolloutEvaluator(rollouts=1000, seed=1)
    theirs = mcts.RandomRolloutEvaluator(n_rollouts=60, random_state=np.random.RandomState(1))
    assert ours.evaluate(state).sum() == 0
    assert abs(ours.evaluate(state)[0] - theirs.evaluate(state)[0]) < 0.3
    assert ours.prior(state) == theirs.prior(state)
    fresh = game.new_initial_state()
    assert ours.prior(fresh) == theirs.prior(fresh)
    with pytest.raises(VakaError, match="no value before its seed is drawn"):
        ours.evaluate(fresh)
    with pytest.raises(VakaError, match="at least one"):
        CompiledRolloutEvaluator(rollouts=0)


# --- Options and errors.


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("vaka_babayaga(players=3,edition=es,match=tournament)")
    assert game.vaka.options["edition"] == "es"
    assert game.num_players() == 3
    assert str(game) == "vaka_babayaga(edition=es,match=tournament,players=3)"
    assert pyspiel.load_game("vaka_magichill", {"walk_on": True}).vaka.options["walk_on"] is True


def test_decks_and_boards_are_given_as_data_and_kept() -> None:
    deck = vaka.load("babayaga").options["deck"] | {"yaga": 15, "owl": 7}
    board = vaka.load("magichill").options["board"] | {
        "stones": {"1": [9, 24, 36], "2": [10, 26, 30], "3": [4, 16], "4": [14]}
    }
    for game, option, value in (
        (openspiel.load("babayaga", deck=deck), "deck", deck),
        (openspiel.load("magichill", players=3, board=board), "board", board),
    ):
        assert game.vaka.options[option] == value
        again, _ = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, dealt(game, 1)))
        assert again.vaka.options == game.vaka.options


@pytest.mark.parametrize(
    ("name", "error", "said"),
    [
        ("vaka_mad(players=9)", OptionError, "players=9: allowed is 2, 3, 4, 5, 6"),
        ("vaka_babayaga(edition=fr)", OptionError, "edition='fr': allowed is en, es"),
        ("vaka_babayaga(deck=short)", OptionError, "deck='short': allowed is a count for each"),
        ("vaka_mad(colour=red)", pyspiel.SpielError, "Unknown parameter 'colour'. Available parameters are: players"),
        ("vaka_chess", pyspiel.SpielError, "Unknown game 'vaka_chess'"),
    ],
)
def test_a_wrong_name_is_an_error_that_says_what_is_right(name: str, error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        pyspiel.load_game(name)


def test_wrong_options_are_named_before_openspiel_sees_them() -> None:
    with pytest.raises(OptionError, match="mad has no option 'colour'; it has players"):
        openspiel.load("mad", colour="red")
    with pytest.raises(OptionError, match="no game 'chess'"):
        openspiel.load("chess")


def test_illegal_actions_change_nothing() -> None:
    state = dealt(pyspiel.load_game("vaka_babayaga"), 7)
    before, history = state.vaka.clone(), state.history()
    with pytest.raises(IllegalMove, match="BY-"):
        state.apply_action(state.vaka.game.number("declare"))
    assert state.vaka == before
    assert state.history() == history


def run(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=300)


def test_a_process_that_used_it_ends_well() -> None:
    done = run("import pyspiel, vaka.adapters.openspiel; pyspiel.load_game('vaka_mad').new_initial_state()")
    assert (done.returncode, done.stderr) == (0, "")


def test_without_openspiel_the_error_says_what_brings_it() -> None:
    done = run("import sys; sys.modules['pyspiel'] = None; import vaka.adapters.openspiel")
    assert done.returncode == 1
    said = "the package open_spiel is not installed; it comes with: pip install 'vaka[openspiel]'"
    assert done.stderr.splitlines()[-1] == f"vaka.errors.MissingExtra: {said}"

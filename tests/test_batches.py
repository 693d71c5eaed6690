"""Batches: each game in them is the game that `game.new` deals, on every backend and any number of threads."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from numpy.lib.recfunctions import drop_fields

import vaka
from tests import batches
from tests.batches import Luck, setups
from tests.test_backends import MODES
from vaka.engine import batch as engine
from vaka.games.mad.definition import GAME as MAD
from vaka.play import Game, State
from vaka.play import batch as play
from vaka.play.batch import Batch

every_game = pytest.mark.parametrize("game", [game for name in vaka.games() for game in setups(name)], ids=repr)


@pytest.fixture
def batch() -> Batch:
    return vaka.load("mad").batch(5, seed=3)


# --- The same everywhere.


@pytest.fixture(scope="module")
def native() -> dict[str, str]:
    return batches.report()


@pytest.mark.parametrize("mode", MODES)
def test_backends_agree(mode: str, native: dict[str, str]) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.batches"], env={**os.environ, **MODES[mode]}, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout) == native


@pytest.mark.parametrize("name", vaka.games())
def test_the_number_of_threads_changes_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for cores in (1, 3):
        monkeypatch.setattr(engine, "cores", lambda cores=cores: cores)
        monkeypatch.setattr(engine, "_threads", [])
        batch = vaka.load(name).batch(1500, auto_reset=True)
        for _ in range(8):
            batch.step(batch.legal_mask().argmax(1))
        found.append((batch.states.tobytes(), batch.legal_mask().tobytes(), batch.player.tobytes()))
        assert len(engine._threads) == (cores > 1)
    assert found[0] == found[1]


# --- A game of a batch is a game.


def same(batch: Batch, i: int, state: State) -> bool:
    """Whether all that a batch tells of a game is what its state tells."""
    player = int(batch.player[i])
    legal = [action.id for action in state.legal()]
    seats = range(batch.game.players) if batch.game.definition.observation else ()
    seen = [np.concatenate([piece.ravel() for piece in state.observation(seat).values()]) for seat in seats]
    return (
        batch.states[i].tobytes() == state.array().tobytes()
        and (None if player < 0 else player) == state.player
        and bool(batch.over[i]) == state.over
        and np.flatnonzero(batch.legal_mask()[i]).tolist() == legal
        and batch.returns()[i].tolist() == np.array(state.returns(), np.float32).tolist()
        and all((batch.observe(seat)[i] == seen[seat]).all() for seat in seats)
        and (not seats or (batch.observe()[i] == (seen[player] if player >= 0 else 0)).all())
        and batch.state(i) == state
        and batch.state(i).legal() == state.legal()
    )


@every_game
def test_games_are_those_of_their_keys_to_the_end(game: Game) -> None:
    batch, luck = game.batch(4, seed=11), Luck()
    states = [game.new(batch.key(i)) for i in range(4)]
    steps = 0
    while not batch.over.all():
        actions = luck.actions(batch.legal_mask())
        if steps < 30 or batch.over.any():
            assert all(same(batch, i, state) for i, state in enumerate(states))
        batch.step(actions)
        for state, action in zip(states, actions, strict=True):
            if not state.over:
                state.play(int(action))
        steps += 1
    assert all(same(batch, i, state) for i, state in enumerate(states))
    assert batch.returns().any()


@every_game
def test_games_that_end_are_dealt_again(game: Game) -> None:
    batch, luck = game.batch(3, seed=11, auto_reset=True), Luck()
    states, ended = [game.new(batch.key(i)) for i in range(3)], [0, 0, 0]
    while min(ended) < 2:
        actions = luck.actions(batch.legal_mask())
        batch.step(actions)
        for i, (state, action) in enumerate(zip(states, actions, strict=True)):
            over = state.play(int(action)).over
            assert (batch.over[i], batch.player[i] < 0) == (over, False)
            assert batch.returns()[i].tolist() == np.array(state.returns(), np.float32).tolist()
            if over:
                ended[i] += 1
                states[i] = game.new(batch.key(i))
            assert batch.states[i].tobytes() == states[i].array().tobytes()
    assert [int.from_bytes(batch.key(i)[24:28], "little") for i in range(3)] == ended


def test_keys_count_games_and_deals() -> None:
    base = bytes(range(24)) + b"\xff" * 8
    batch = vaka.load("mad").batch(2, seed=base)
    assert [batch.key(i)[24:] for i in range(2)] == [b"\xff" * 8, b"\xff" * 4 + bytes(4)]
    batch.reset()
    assert [batch.key(i) for i in range(2)] == [base[:24] + bytes(4) + b"\xff" * 4, base[:24] + bytes(8)]
    assert vaka.load("mad").batch(1, seed=7).state(0) == vaka.load("mad").new(7)


@pytest.mark.parametrize(
    "where", [[1, 3, 3], np.array([1, 3], np.uint8), np.array([False, True, False, True, False]), (True, True) * 2]
)
def test_resetting_some(batch: Batch, where: Any) -> None:
    if isinstance(where, tuple):
        where = [False, True, False, True, False]
    batch.step(batch.legal_mask().argmax(1))
    before = batch.states.copy()
    batch.reset(where)
    assert [before[i] == batch.states[i] for i in range(5)] == [True, False, True, False, True]
    assert all(batch.state(i) == batch.game.new(batch.key(i)) for i in (1, 3))
    batch.reset([])
    assert batch.state(3) == batch.game.new(batch.key(3))


def test_resetting_the_games_that_are_over() -> None:
    batch, luck = vaka.load("mad").batch(2, seed=1), Luck()
    while not batch.over.any():
        batch.step(luck.actions(batch.legal_mask()))
    over = batch.over.copy()
    batch.reset(batch.over)
    assert not batch.over.any()
    assert not batch.returns().any()
    assert [int(key[24]) for key in (batch.key(0), batch.key(1))] == over.tolist()


# --- What is refused.


def test_an_illegal_action_changes_nothing_in_any_game(batch: Batch) -> None:
    batch.observe()
    actions = batch.legal_mask().argmax(1)
    wrong = int(batch.legal_mask()[2].argmin())
    actions[[2, 4]] = wrong
    before = [batch.states.copy(), batch.player.copy(), batch.legal_mask().copy(), batch.observe().copy()]
    with pytest.raises(vaka.IllegalMove) as refused:
        batch.step(actions)
    state = batch.state(2)
    clause = state.why_not(wrong)
    assert clause
    assert refused.value.index == 2
    assert refused.value.clause.id == clause.id
    assert str(refused.value).startswith(f"game 2: {refused.value.action}: {clause.id}")
    for old, new in zip(before, (batch.states, batch.player, batch.legal_mask(), batch.observe()), strict=True):
        assert old.tobytes() == new.tobytes()
    batch.step(batch.legal_mask().argmax(1))


def test_an_action_of_another_voice_is_named_as_the_player_names_it() -> None:
    batch = vaka.load("partners").batch(6)
    actions = batch.legal_mask().argmax(1)
    actions[3] = 111
    with pytest.raises(vaka.IllegalMove, match=r"^game 3: ") as refused:
        batch.step(actions)
    with pytest.raises(vaka.IllegalMove) as alone:
        batch.state(3).play(111)
    assert refused.value.action == alone.value.action


def test_actions_of_finished_games_are_ignored() -> None:
    batch, luck = vaka.load("mad").batch(2, seed=1), Luck()
    while not batch.over.any():
        batch.step(luck.actions(batch.legal_mask()))
    actions = luck.actions(batch.legal_mask())
    actions[batch.over] = -5
    over = int(batch.over.argmax())
    struct, returns = batch.states[over].tobytes(), batch.returns()[over].copy()
    batch.step(actions)
    assert batch.over[over]
    assert batch.states[over].tobytes() == struct
    assert returns.any()
    assert (batch.returns()[over] == returns).all()


NO_ACTIONS = [
    (np.full(5, 101), "game 0: no action 101: use an Action, an id from 0 to 100"),
    (np.full(5, -1), "game 0: no action -1"),
    (np.full(5, 10**9), "game 0: no action 1000000000"),
    (np.full(5, 2**64 - 1, np.uint64), "game 0: no action 18446744073709551615"),
    (np.zeros(4, int), r"actions of shape \(4,\): it must be \(5,\), one for each game"),
    (np.zeros((5, 1), int), r"actions of shape \(5, 1\)"),
    (0, r"actions of shape \(\)"),
    (np.zeros(5), "actions of type float64: they must be integers"),
    (np.zeros(5, bool), "actions of type bool"),
    (["done"] * 5, "actions of type <U4"),
    (None, "actions of type object"),
    ([[1], [1, 2]], "actions: no array"),
]


@pytest.mark.parametrize(("actions", "told"), NO_ACTIONS)
def test_what_is_no_action_is_refused(batch: Batch, actions: Any, told: str) -> None:
    before = batch.states.copy()
    with pytest.raises(vaka.NotationError, match=told):
        batch.step(actions)
    assert batch.states.tobytes() == before.tobytes()


WRONG: list[tuple[Callable[[Game], object], str]] = [
    (lambda game: game.batch(0), "n=0: allowed is a whole number from 1 to 2147483647"),
    (lambda game: game.batch(-3), "n=-3"),
    (lambda game: game.batch(2.0), "n=2.0"),  # type: ignore[arg-type]
    (lambda game: game.batch(True), "n=True"),
    (lambda game: game.batch(2**31), "n=2147483648"),
    (lambda game: game.batch(2**31 - 1), "n=2147483647: the states alone take .* GiB of memory"),
    (lambda game: game.batch(2, "gpu"), "device='gpu': allowed is cpu, cuda"),
    (lambda game: game.batch(2, None), "device=None"),  # type: ignore[arg-type]
    (lambda game: game.batch(2, seed=-1), "seed -1: must be a whole number"),
    (lambda game: game.batch(2, seed=b"short"), "seed b'short'"),
    (lambda game: game.batch(2, auto_reset=1), "auto_reset=1: allowed is false, true"),  # type: ignore[arg-type]
    (lambda game: game.batch(5).reset([5]), "where: no game 5; they are 0 to 4"),
    (lambda game: game.batch(5).reset([-1]), "where: no game -1"),
    (lambda game: game.batch(5).reset([0.5]), "where of type float64"),
    (lambda game: game.batch(5).reset(2), r"where of type int64 and shape \(\)"),
    (lambda game: game.batch(5).reset([True]), r"where of type bool and shape \(1,\): allowed are 5 truth values"),
    (lambda game: game.batch(5).reset(["a"]), "where of type <U1"),
    (lambda game: game.batch(5).reset([[1], [1, 2]]), "where: no array"),
    (lambda game: game.batch(5).key(5), "no game 5: they are 0 to 4"),
    (lambda game: game.batch(5).key(-1), "no game -1"),
    (lambda game: game.batch(5).state(True), "no game True"),
    (lambda game: game.batch(5).state(0.0), "no game 0.0"),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(("wrong", "told"), WRONG, ids=[told for _, told in WRONG])
def test_what_makes_no_sense_is_refused(
    wrong: Callable[[Game], object], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(np, "zeros", limited(np.zeros))
    with pytest.raises(vaka.OptionError, match=told):
        wrong(vaka.load("mad"))


def limited(zeros: Callable[..., Any]) -> Callable[..., Any]:
    """NumPy's `zeros` on a machine that has 16 GiB of memory."""

    def made(shape: Any, dtype: Any = float) -> Any:
        if np.prod(shape) * np.dtype(dtype).itemsize > 2**34:
            raise MemoryError("unable to allocate")
        return zeros(shape, dtype)

    return made


@pytest.mark.parametrize("seat", [2, -1, 0.0, True, "0"])
def test_seats_that_there_are_not(batch: Batch, seat: Any) -> None:
    with pytest.raises(vaka.NotationError, match="seats are 0 to 1, None is the one that decides"):
        batch.observe(seat)


def test_states_are_only_read(batch: Batch) -> None:
    with pytest.raises(ValueError, match="read-only"):
        batch.states["player"][0] = 1
    with pytest.raises(vaka.RecordError, match="does not know its beginning"):
        batch.state(0).record()


def test_a_game_without_an_observation_is_not_observed() -> None:
    blind = Game(replace(MAD, observation=None), {}).batch(2)
    with pytest.raises(vaka.VakaError, match="mad hands in no observation"):
        blind.observe()


def test_a_game_without_winners_has_no_batches() -> None:
    without = drop_fields(np.zeros(1, MAD.layout), "winner", usemask=False).dtype
    with pytest.raises(vaka.OptionError, match=r"mad has no batches: .* field `winner` .* or a rule `payoff`"):
        Game(replace(MAD, layout=without), {}).batch(2)


# --- Graphics cards.


def test_without_numba_cuda_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "find_spec", lambda name: None)
    with pytest.raises(vaka.OptionError, match=r"needs numba-cuda: pip install 'vaka\[cuda\]'"):
        vaka.load("mad").batch(2, "cuda")


def on_cuda(program: str, **environment: str) -> str:
    """What a program says in a process of its own that sees no GPU."""
    hidden = {**os.environ, "CUDA_VISIBLE_DEVICES": "", **environment}
    run = subprocess.run([sys.executable, "-c", program], env=hidden, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return run.stdout


REFUSED = """
import vaka
try:
    vaka.load("mad").batch(2, "cuda")
except vaka.OptionError as error:
    print(error)
"""


def test_without_a_gpu_the_simulator_is_named() -> None:
    assert "there is no NVIDIA GPU with a driver here; NUMBA_ENABLE_CUDASIM=1" in on_cuda(REFUSED)
    assert "set NUMBA_DISABLE_JIT=1 as well" in on_cuda(REFUSED, NUMBA_ENABLE_CUDASIM="1", NUMBA_DISABLE_JIT="0")


SIMULATOR = """
import numpy as np
import vaka
from tests.test_batches import NO_ACTIONS

batch = vaka.load("mad").batch(5, "cuda")
for actions, _ in NO_ACTIONS:
    try:
        batch.step(actions)
    except vaka.NotationError as error:
        print(error)
try:
    batch.step(np.argmin(batch.legal_mask(), 1))
except vaka.IllegalMove as error:
    print(error.index)
batch.step(np.argmax(batch.legal_mask(), 1))
batch.reset(batch.over)
batch.reset(batch.player)
player = np.from_dlpack(batch.player)
assert (player == np.asarray(batch.player)).all() and np.shares_memory(player, batch.player.memory)
structs = np.from_dlpack(batch.states)
assert structs.tobytes() == np.asarray(batch.states).tobytes() and structs.shape == (5, batch.states.dtype.itemsize)
print(batch.states, len(batch.over), batch.returns(), batch.state(2).phase, batch.key(1).hex()[-8:])
"""


def test_in_the_simulator_everything_works_and_is_refused_alike() -> None:
    told = on_cuda(SIMULATOR, **MODES["simulator"]).splitlines()
    alone = vaka.load("mad").batch(5)
    for (actions, _), line in zip(NO_ACTIONS, told, strict=False):
        with pytest.raises(vaka.NotationError) as error:
            alone.step(actions)
        assert str(error.value) == line
    assert told[len(NO_ACTIONS) :] == [
        "0",
        "<DeviceArray of structs (5,)> 5 <DeviceArray of float32 (5, 2)> turn 01000000",
    ]


CAPSULES = """
import gc, weakref
import numpy as np
from vaka.engine import cuda_batch

class Device:
    id = 3

class Memory:
    # As numba-cuda knows an array; here it lies in main memory.
    def __init__(self, array):
        self.array, self.dtype, self.shape = array, array.dtype, array.shape
        self.__cuda_array_interface__ = array.__array_interface__

cuda_batch.cuda.get_current_device = Device
for array in (np.arange(12, dtype=np.float32).reshape(4, 3), np.array([True, False]), np.zeros(4, "i1,f8,u4")):
    memory = Memory(array)
    shown = cuda_batch.DeviceArray(memory)
    assert shown.__dlpack_device__() == (2, 3)
    capsule = shown.__dlpack__(stream=1, max_version=(1, 0), dl_device=(2, 3))
    tensor = cuda_batch.tensor_in(capsule)
    taken = cuda_batch._Taken(shown).__cuda_array_interface__
    print(tensor.device_type, tensor.device, tensor.kind, tensor.bits, tensor.lanes, taken["shape"], taken["typestr"])
    assert tensor.data + tensor.offset == array.ctypes.data == taken["data"][0]
    for asked in ({"copy": True}, {"dl_device": (1, 0)}):
        try:
            shown.__dlpack__(**asked)
        except BufferError:
            print("refused")
    # The capsule keeps the memory, and gives it back.
    kept = weakref.ref(memory)
    del memory, shown, tensor
    gc.collect()
    assert kept() is not None
    del capsule
    gc.collect()
    assert kept() is None
"""


def test_capsules_name_the_gpu_and_keep_its_memory() -> None:
    refused = ["refused", "refused"]
    assert on_cuda(CAPSULES).splitlines() == [
        *("2 3 2 32 1 (4, 3) <f4", *refused),
        *("2 3 6 8 1 (2,) |b1", *refused),
        *("2 3 1 8 1 (4, 13) |u1", *refused),
    ]

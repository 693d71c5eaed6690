"""Learning: the same program as on a GPU, at toy size."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch
from click.testing import CliRunner

import vaka
from vaka.bots import network
from vaka.bots.minds import ready_mind_engine, struct_of
from vaka.bots.network import shape_of
from vaka.cli import main
from vaka.games.registry import definition
from vaka.learning import program
from vaka.learning.evaluate import against_greedy
from vaka.learning.net import ILLEGAL, Net
from vaka.learning.program import Plan, run, settings_for, shares_of
from vaka.learning.tables import Tables, shared_out
from vaka.learning.train import Settings, Training

TOY = Settings(games=256, steps=32, slice=1024)


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


def test_it_learns() -> None:
    """From nothing; the same numbers every time."""
    training = Training("babayaga", TOY, "cpu", seed=1)
    game = vaka.load("babayaga")
    before = against_greedy(training.net, game, 200, bytes(32))
    for number in range(60):
        training.round(number / 60)
    after = against_greedy(training.net, game, 200, bytes(32))
    assert after.share - after.error > before.share + before.error


def test_lessons_teach_what_the_policy_does() -> None:
    training = Training("mad", replace(TOY, lessons=1.0), "cpu", seed=3)

    def alike() -> float:
        tables = training.tables
        advice, legal = tables.advice(), tables.legal()
        wishes, _ = training.net(tables.seen().float())
        return float((wishes.masked_fill(~legal, ILLEGAL).argmax(1) == advice)[legal.sum(1) > 1].float().mean())

    before = alike()
    for _ in range(20):
        training.round(0.0)
    assert alike() > before + 0.1
    assert not training.state()["past"]


@pytest.mark.parametrize("name", vaka.games())
def test_tables_hold_every_variant(name: str) -> None:
    shared = shared_out(512, name)
    assert sum(count for _, count in shared) == 512
    assert all(count > 0 for _, count in shared)
    for option in definition(name).options:
        for value in option.values:
            assert any(game.options[option.name] == value for game, _ in shared)
    tables = Tables(name, 64, "cpu", 1)
    ended = 0
    while ended < 5:
        tables.step(tables.advice())
        shares, over = tables.shares(), tables.over()
        ended += int(over.sum())
        assert torch.allclose(shares[over].sum(1), torch.ones(int(over.sum())))
    assert tables.seen(tables.seats - 1).shape == (64, shape_of(definition(name)).inputs)


@pytest.mark.parametrize("name", vaka.games())
def test_a_round_goes_as_it_should(name: str) -> None:
    settings = Settings(games=64, steps=16, slice=512, past=1.0, past_every=1)
    training = Training(name, settings, "cpu", seed=2)
    for number in range(3):
        told = training.round(number / 3)
        assert all(abs(value) < 1e6 for value in told.values())
        assert 0 < told["learned"] <= 64 * 16
    # An earlier self sits at every table now, in one seat or those of one team, and nothing of it is learned from.
    old = training._is_old
    assert set(old.sum(1).tolist()) == {definition(name).team}
    played = training._play()
    assert not (played.counts & old.expand(16, 64, -1).gather(2, played.player[..., None])[..., 0]).any()
    assert played.counts.any()


def test_each_seat_looks_back_on_its_own_decisions() -> None:
    """Two seats and six decisions at one table, worked out by hand; the game ends with the fourth."""
    training = Training("mad", Settings(games=16, steps=6, trace=0.5), "cpu", seed=1)
    n, seats = training.tables.n, training.tables.seats
    played = training._play()
    played.player[:, 0] = torch.tensor([0, 1, 0, 0, 1, 0])
    played.counts[:] = False
    played.counts[:, 0] = True
    played.shares.zero_()
    played.shares[:, 0, 0] = torch.tensor([0.5, 0.4, 0.6, 0.7, 0.2, 0.3])
    over, ends = torch.zeros(6, n, dtype=torch.bool), torch.zeros(6, n, seats)
    over[3, 0], ends[3, 0, 0] = True, 1.0
    training._look_back(played, over, ends)
    # Seat 0: 1 at the end; before that half of what it expected next and half of what came of that. Seat 1: the end.
    third = 0.5 * 0.7 + 0.5 * 1.0
    first = 0.5 * 0.6 + 0.5 * third
    assert played.goal[:4, 0, 0].tolist() == pytest.approx([first, 1.0, third, 1.0])
    # Nothing is known of what followed the last decisions of a round.
    assert played.counts[:, 0].tolist() == [True, True, True, True, False, False]


def test_what_is_compiled_is_what_was_trained() -> None:
    net = Net(shape_of(definition("mad")))
    torch.nn.init.normal_(net.wish.weight)
    state = vaka.load("mad").new(1)
    row = torch.cat([torch.from_numpy(piece).reshape(-1) for piece in state.observation(state.player or 0).values()])
    net.weigh(torch.stack([row, 2 * row]))
    assert float(net.scale.min()) < 1
    wishes = net(row[None].float())[0][0]
    engine, out = ready_mind_engine("mad"), np.zeros(256, np.uint8)
    brain = engine.brain()
    chosen = engine.want(state.array(), struct_of(net.weights()), brain, out)
    legal = [action.id for action in state.legal()]
    assert chosen == legal[int(wishes[legal].argmax())]
    assert brain["wish"][0][: len(legal)] == pytest.approx(wishes[legal].detach().numpy(), abs=1e-3)


def test_a_training_is_restored_as_it_was() -> None:
    settings = Settings(games=32, steps=8, past_every=1)
    first = Training("mad", settings, "cpu", seed=1)
    for _ in range(2):
        first.round(0.0)
    kept = first.state()
    again = Training("mad", settings, "cpu", seed=1, kept=kept).state()
    assert again["rounds"] == 2
    assert again["decisions"] == kept["decisions"]
    assert all(torch.equal(again["net"][name], part) for name, part in kept["net"].items())
    assert len(again["past"]) == 2
    moments = [one["optimiser"]["state"][0]["exp_avg"] for one in (kept, again)]
    assert torch.equal(*moments)
    assert moments[0].abs().sum() > 0


# --- The command.


def plan(minutes: float, name: str = "mad") -> Plan:
    return Plan(name, minutes, every=0.01, games=20)


def test_a_training_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    said: list[str] = []
    done: list[float] = []
    first = run(plan(0.01), settings_for("cpu", 32), tmp_path, said.append, done.append)
    assert done[-1] == 1.0
    made = network.load(tmp_path / "network.npz")[1]
    second = run(plan(0.03), settings_for("cpu", 32), tmp_path, said.append, done.append)
    again = network.load(tmp_path / "network.npz")[1]
    assert second[: len(first)] == first
    assert len(second) > len(first)
    assert again["decisions"] > made["decisions"]
    assert any(line.startswith(f"going on with {tmp_path} after") for line in said)
    lines = (tmp_path / "log.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(line) for line in lines] == second
    assert set(shares_of(second)) == {2, 3, 4, 5, 6}
    with pytest.raises(vaka.OptionError, match="holds a training of mad"):
        run(plan(0.02, "partners"), settings_for("cpu", 32), tmp_path, said.append, done.append)
    with pytest.raises(vaka.OptionError, match="holds a training with games=32, and now games=64"):
        run(plan(0.02), settings_for("cpu", 64), tmp_path, said.append, done.append)


def test_the_command_shows_how_it_came_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "EVERY", 0.005)
    monkeypatch.setattr(program, "GAMES", 10)
    words = ["train", "babayaga", "--minutes", "0.01", "--tables", "32", "--threads", "1", "--to", str(tmp_path)]
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 0, result.output
    assert "share of the win against greedy; 0: 2 players, 1: 3 players" in result.output
    assert f"the network is {tmp_path / 'network.npz'}" in result.output


def test_without_a_gpu_one_clear_line_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    result = CliRunner().invoke(main, ["train", "mad", "--device", "cuda", "--to", str(tmp_path)])
    assert result.exit_code == 1
    assert "PyTorch finds no GPU here; use --device cpu" in result.output


def test_a_folder_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "checkpoint.pt").write_text("no training")
    for folder, fault in ((tmp_path / "file" / "new", "cannot be made"), (tmp_path, "cannot be read as a training")):
        result = CliRunner().invoke(main, ["train", "mad", "--to", str(folder)])
        assert result.exit_code == 1
        assert f"{fault}" in result.output.replace("\n", " ")
        assert "name another folder with --to" in result.output


def test_a_game_that_is_not_there_is_named(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["train", "chess", "--to", str(tmp_path)])
    assert result.exit_code == 1
    assert "chess" in result.output

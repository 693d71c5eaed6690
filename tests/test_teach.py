"""Hints and analyses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import vaka
from tests.conftest import walk
from vaka.cli import main
from vaka.errors import OptionError, RecordError
from vaka.terminal import plot

ABOUT_TO_WIN = {"hands": [["yaga", "yaga", "yaga", "1", "2"], ["7", "7", "6", "6", "5"]]}


def test_a_hint_names_the_winning_choice() -> None:
    state = vaka.load("babayaga").at(ABOUT_TO_WIN)
    found = vaka.hint(state, simulations=800, seed=1)
    assert found["seat"] == 0
    assert found["choices"][0]["action"] == "declare"
    assert found["choices"][0]["chance"] > 0.95
    assert found["simulations"] == 800
    assert json.loads(json.dumps(found)) == found


def test_a_hint_does_not_change_the_state() -> None:
    state = vaka.load("mad", players=3).new(4)
    before = state.save()
    vaka.hint(state, simulations=50)
    assert state.save() == before


def test_a_hint_is_the_same_in_every_imagined_state() -> None:
    state = vaka.load("babayaga").new(3)
    found = vaka.hint(state, simulations=300, seed=2)
    assert vaka.hint(state.imagine(state.player, 8), simulations=300, seed=2) == found


def test_a_hint_where_there_is_no_choice() -> None:
    for state in walk(vaka.load("babayaga").new(1), 1, 3000):
        if not state.over and len(state.legal()) == 1:
            found = vaka.hint(state, simulations=60)
            assert [choice["action"] for choice in found["choices"]] == [str(state.legal()[0])]
            assert found["choices"][0]["share"] == 1
            return
    raise AssertionError


def test_no_hint_after_the_end() -> None:
    state = vaka.load("babayaga").at(ABOUT_TO_WIN).play("declare")
    with pytest.raises(OptionError, match="over"):
        vaka.hint(state)


@pytest.mark.parametrize("wrong", [{"seconds": 0}, {"seconds": -1.0}, {"simulations": 0}])
def test_bad_settings_say_what_is_right(wrong: dict[str, float]) -> None:
    with pytest.raises(OptionError, match="must be"):
        vaka.hint(vaka.load("babayaga").new(1), **wrong)  # type: ignore[arg-type]


def test_an_analysis_finds_the_blunder() -> None:
    """Not declaring a winning hand, and giving a yaga away instead, is the most costly decision."""
    state = vaka.load("babayaga").at(ABOUT_TO_WIN).play("swap yaga A draw")
    for _ in range(3):
        state.play(state.legal()[0])
    found = vaka.analyse(state.record(), simulations=400)
    worst = found["decisions"][found["costly"][0]]
    assert (worst["seat"], worst["action"], worst["best"]) == (0, "swap yaga A draw", "declare")
    assert worst["cost"] > 0.1
    assert worst["cost"] == pytest.approx(worst["best_chance"] - worst["chance"], abs=2e-4)
    assert json.loads(json.dumps(found)) == found


@pytest.mark.parametrize(("name", "players"), [("babayaga", 3), ("partners", 4), ("magichill", 2), ("mad", 4)])
def test_curves_have_a_point_for_every_decision(name: str, players: int) -> None:
    state = vaka.load(name, players=players).new(1)
    for _ in walk(state, 1, 12):
        pass
    heard: list[tuple[int, int]] = []
    found = vaka.analyse(state.record(), simulations=20, report=lambda done, total: heard.append((done, total)))
    assert len(found["curve"]) == 13
    assert all(len(point) == players and all(0 <= chance <= 1 for chance in point) for point in found["curve"])
    assert [decision["action"] for decision in found["decisions"]] == [str(action) for action in state.history]
    assert heard[-1] == (12, 12)
    assert not found["over"]


def test_the_curve_ends_with_the_result() -> None:
    state = vaka.load("babayaga").at(ABOUT_TO_WIN).play("declare")
    found = vaka.analyse(state.record(), simulations=50)
    assert found["curve"][-1] == [1.0, 0.0]
    assert found["costly"] == []
    assert found["winners"] == [0]


def test_an_analysis_is_repeatable() -> None:
    state = vaka.load("mad").new(6)
    for _ in walk(state, 2, 8):
        pass
    assert vaka.analyse(state.record(), 60) == vaka.analyse(state.record(), 60)


def test_what_is_no_record_is_said() -> None:
    with pytest.raises(RecordError):
        vaka.analyse("nonsense")
    with pytest.raises(OptionError, match="whole number, 1 or more"):
        vaka.analyse(vaka.load("babayaga").new(1).record(), simulations=0)


def test_a_plot_of_many_points_fits_its_width() -> None:
    lines = plot.curves([[i / 200, 1 - i / 200] for i in range(201)], 40)
    assert max(map(len, lines)) == 45
    assert lines[0].endswith("0")
    assert lines[10].endswith("1")
    assert "+" in lines[5]
    assert lines[-1].endswith("200")


def test_a_plot_of_one_point() -> None:
    assert plot.curves([[1.0, 0.0]])[0] == "100 │0"


# --- The commands.


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game in which a winning hand was not declared, saved in the middle."""
    state = vaka.load("babayaga").at(ABOUT_TO_WIN).play("swap yaga A draw")
    file = tmp_path / "game.vaka"
    file.write_text(state.record(), "utf-8")
    return file


def run(*arguments: str, text: str | None = None) -> str:
    result = CliRunner().invoke(main, arguments, input=text, catch_exceptions=False)
    assert "Traceback" not in result.output
    return result.output


def test_the_hint_command(record: Path) -> None:
    assert "Best choices" in run("hint", str(record), "--seconds", "0.05")
    assert "De bästa valen" in run("hint", str(record), "--seconds", "0.05", "--lang", "sv")


def test_no_hint_for_a_finished_game(tmp_path: Path) -> None:
    file = tmp_path / "over.vaka"
    file.write_text(vaka.load("babayaga").at(ABOUT_TO_WIN).play("declare").record(), "utf-8")
    assert "Error: the game is over" in run("hint", str(file))


def test_the_analyse_command(record: Path, tmp_path: Path) -> None:
    kept = tmp_path / "found.json"
    told = run("analyse", str(record), "--simulations", "300", "--json", str(kept))
    assert "Chance of winning" in told
    assert "100 │" in told
    assert "Better: Declare" in " ".join(told.split())
    assert json.loads(kept.read_text("utf-8"))["costly"] == [0]


def test_an_analysis_without_a_costly_decision(tmp_path: Path) -> None:
    file = tmp_path / "won.vaka"
    file.write_text(vaka.load("babayaga").at(ABOUT_TO_WIN).play("declare").record(), "utf-8")
    assert "No decision gave away 3 %" in run("analyse", str(file), "--simulations", "100")


def test_a_hint_in_the_middle_of_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    told = run("play", "mad", "--seed", "4", "--bots", "easy", text="hint\nquit\n")
    assert "Best choices" in told
    assert "%: " in told
    assert "Saved as" in told


def test_bots_sit_where_they_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert "3 bots for 2 seats" in run("play", "mad", "-p", "3", "--bots", "easy,easy,easy")
    assert "Saved as" in run("play", "mad", "-p", "3", "--seed", "1", "--bots", "easy,random", text="quit\n")


def test_the_list_of_bots() -> None:
    assert run("bots").split()[:6] == ["random", "greedy", "search", "net", "master", "easy"]

"""The command line, as a person uses it."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest
from click.testing import CliRunner, Result

import vaka
from vaka.cli import main
from vaka.words.languages import LANGUAGES
from vaka.words.rulebook import readings, short_rules

SEED = ["--seed", "7"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saved games go to an empty folder; the screen is wide enough not to wrap."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "200")
    return tmp_path


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, list(words), input=typed)


def flat(text: str) -> str:
    """Text however its lines are broken."""
    return " ".join(text.split())


def saved(home: Path) -> Path:
    (file,) = (home / "vaka").glob("*.vaka")
    return file


def test_games_and_version() -> None:
    assert run("games").output.split() == vaka.games()
    assert vaka.__version__ in run("--version").output
    assert "play" in run("--help").output


def test_a_whole_game_by_numbers(home: Path) -> None:
    result = run("play", "babayaga", "--players", "3", "--name", "Anna", *SEED, typed="1\n" * 3000)
    assert result.exit_code == 0, result.output
    assert "Anna" in result.output
    assert "The game is over." in result.output
    state = vaka.replay(saved(home).read_text("utf-8"))
    assert state.over
    assert state.deal_hash in result.output
    check = run("verify", str(saved(home)), "--hash", state.deal_hash)
    assert "all legal" in check.output
    assert "the key fits" in check.output


def started(home: Path, *hands: list[str]) -> Path:
    """A record file of a game that begins with these hands, seat 0 to move."""
    file = home / "start.vaka"
    file.write_text(vaka.load("babayaga").at({"hands": list(hands)}).record({"seat": "0", "bots": "random"}), "utf-8")
    return file


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_undo_and_reasons_in_every_language(lang: str, home: Path) -> None:
    lines = ["?", "? declare", "? swap 2 A draw", "? nonsense", "", "nonsense", "declare", "99", "undo", "rules by-9"]
    typed = "\n".join([*lines, "rules zz", "rules", "quit", ""])
    file = started(home, ["2", "3", "5", "6", "6"])
    result = run("play", "--resume", str(file), "--lang", lang, typed=typed)
    assert result.exit_code == 0, result.output
    game = vaka.load("babayaga")
    say = game.phrases(lang)
    for clause in ("BY-16", "BY-9", "BY-4"):
        assert game.clause(clause).text(lang) in result.output
    assert result.output.count(say("because-declare", points=22)) == 2
    assert say("play-allowed", notation="swap 2 A draw") in result.output
    assert say("play-no-number", number=99, last=16) in result.output
    assert say("play-no-undo") in result.output
    assert "cannot read 'nonsense'" in result.output
    assert "no clause 'ZZ'" in result.output


def test_undo_within_a_cast(home: Path) -> None:
    game = vaka.load("babayaga")
    file = started(home, ["pelican", "4", "3", "5", "6"], ["1", "1", "2", "2", "7"])
    start = vaka.replay(file.read_text("utf-8"))
    result = run("play", "--resume", str(file), typed="cast pelican A\npay 4\nundo\nundo\nundo\nquit\n")
    say = game.phrases("en")
    assert result.output.count(say("play-undone")) == 2
    assert result.output.count(say("play-no-undo")) == 1
    assert vaka.replay(file.read_text("utf-8")) == start


def test_save_and_resume(home: Path) -> None:
    file = home / "mine.vaka"
    run("play", "babayaga", "--players", "4", "--seat", "2", *SEED, typed=f"1\n1\nsave {file}\nquit\n")
    before = vaka.replay(file.read_text("utf-8"))
    result = run("play", "--resume", str(file), typed="1\nquit\n")
    assert "The game goes on after" in result.output
    after = vaka.replay(file.read_text("utf-8"))
    assert after.history[: len(before.history)] == before.history
    assert len(after.history) > len(before.history)


def test_a_file_that_cannot_be_written_is_said_and_the_game_goes_on(home: Path) -> None:
    result = run("play", "babayaga", *SEED, typed=f"save {home}\n1\nquit\n")
    assert "could not be saved" in result.output
    assert "lays" in result.output


def test_the_end_of_input_leaves_a_record(home: Path) -> None:
    result = run("play", "babayaga", *SEED, typed="1\n")
    assert "vaka play --resume" in result.output
    assert len(vaka.replay(saved(home).read_text("utf-8")).history) >= 1


def test_watch(home: Path) -> None:
    result = run("watch", "babayaga", "--players", "5", "--delay", "0", "-o", "edition=es", *SEED)
    assert result.exit_code == 0, result.output
    assert "wins" in result.output or "Winners" in result.output
    assert vaka.replay(saved(home).read_text("utf-8")).over


def test_tournament_option(home: Path) -> None:
    result = run("watch", "babayaga", "--delay", "0", "-o", "match=tournament", *SEED)
    assert "Σ" in result.output
    assert max(vaka.replay(saved(home).read_text("utf-8")).scores or []) >= 100


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (["play", "chess"], "no game 'chess'; there are babayaga"),
        (["play", "babayaga", "--players", "9"], "players=9: allowed is 2, 3, 4, 5"),
        (["play", "babayaga", "-o", "colour=red"], "no option 'colour'"),
        (["play", "babayaga", "-o", "deck={}"], "each kind once"),
        (["play", "babayaga", "--bots", "clever"], "no bot 'clever'; there are random"),
        (["play", "babayaga", "--seat", "5"], "seats are 0 to 1"),
        (["play", "babayaga", "--lang", "fr"], "'fr' is not one of"),
        (["play", "babayaga", "--seed", "-1"], "not in the range"),
        (["play", "--resume", "nowhere.vaka"], "does not exist"),
        (["watch", "babayaga", "--delay", "-1"], "not in the range"),
        (["rules", "babayaga", "BY-99"], "no clause 'BY-99'"),
        (["rules", "babayaga", "--check", "--tests", "nowhere"], "no folder of tests"),
        (["serve", "--lan", "--host", "10.0.0.5"], "every address of this machine, not only on 10.0.0.5"),
        (["verify", "nowhere.vaka"], "does not exist"),
        (["dance"], "No such command"),
    ],
)
def test_wrong_words_get_one_clear_line(words: list[str], fault: str) -> None:
    result = run(*words)
    assert result.exit_code != 0
    assert fault in result.output
    assert "Traceback" not in result.output


def test_rules_in_every_language() -> None:
    for lang in LANGUAGES:
        output = run("rules", "babayaga", "--lang", lang).output
        assert all(f"{clause}  " in output for clause in ("BY-1", "BY-20", "BY-A13", "B-R67", "B-D13"))
    assert run("rules", "babayaga", "by-16").output.startswith("BY-16: ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_begin_in_short(lang: str) -> None:
    output = flat(run("rules", "mad", "--lang", lang).output)
    lines = short_rules(vaka.load("mad").folder, lang)
    places = [output.index(flat(text)) for text in (*lines, vaka.load("mad").clause("MD-1").text(lang))]
    assert places == sorted(places)
    assert output.startswith(f"{vaka.load('mad').phrases(lang)('game-title')}: ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_our_readings_are_listed_together(lang: str) -> None:
    game = vaka.load("partners")
    output = flat(run("rules", "partners", "--rulings", "--lang", lang).output)
    for clause in readings(game.folder):
        assert flat(f"{clause.id}  {clause.text(lang)}") in output
    assert "§P2" not in output


def test_games_are_told_to_people_and_listed_for_scripts() -> None:
    assert run("games").output.split() == list(vaka.games())
    told = flat(run("games", "--about", "--lang", "sv").output)
    for name in vaka.games():
        say = vaka.load(name).phrases("sv")
        assert f"{name} {say('game-title')}" in told
        assert flat(say("page-idea")) in told
    assert run("games", "--names").output == run("games").output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_you_are_called_you(lang: str, home: Path) -> None:
    result = run("play", "mad", "--lang", lang, *SEED, typed="help\nhelp draw\nquit\n")
    assert result.exit_code == 0, result.output
    say = vaka.load("mad").phrases(lang)
    assert say("seat-self") in result.output
    assert say("seat-name", seat=1) in result.output
    assert say("play-prompt") in result.output
    assert flat(say("play-commands")) in flat(result.output)
    assert say("play-allowed", notation="draw") in result.output


def test_whoever_wins_reads_so(home: Path) -> None:
    file = started(home, ["yaga", "yaga", "yaga", "yaga", "1"], ["5", "6", "6", "7", "7"])
    assert "You win!" in run("play", "--resume", str(file), typed="declare\n").output
    file = started(home, ["yaga", "yaga", "yaga", "yaga", "4"], ["yaga", "yaga", "yaga", "yaga", "1"])
    assert "Player 1 wins." in run("play", "--resume", str(file), typed="declare\n").output


def test_rules_check(tmp_path: Path) -> None:
    tests = Path(__file__).parent
    result = run("rules", "babayaga", "--check", "--tests", str(tests))
    assert result.exit_code == 0, result.output
    assert "BY-14  test_BY_14_garlic_blocks_cats" in result.output
    (tmp_path / "babayaga").mkdir()
    (tmp_path / "babayaga" / "test_one.py").write_text("def test_BY_1_cards():\n    pass\n")
    missing = run("rules", "babayaga", "--check", "--tests", str(tmp_path))
    assert missing.exit_code == 1
    assert "NO TEST" in missing.output
    assert "  BY-1  test_BY_1_cards" in missing.output


def test_verify_finds_a_deal_that_was_not_published(tmp_path: Path) -> None:
    file = tmp_path / "game.vaka"
    file.write_text(vaka.load("babayaga").new(7).record(), "utf-8")
    assert "the game is not over" in run("verify", str(file)).output
    result = run("verify", str(file), "--hash", "0" * 64)
    assert result.exit_code == 1
    assert "not the one published" in result.output
    text = file.read_text("utf-8").replace("key 07", "key 08")
    file.write_text(text, "utf-8")
    assert "line" in run("verify", str(file)).output
    file.write_bytes(b"\xff\xfe\x00")
    assert "not text" in run("verify", str(file)).output


def test_ctrl_c_in_a_real_terminal_leaves_a_record_to_resume_from(home: Path) -> None:
    words = ["-m", "vaka.cli", "play", "babayaga", "--players", "3", "--seed", "7", "--lang", "is"]
    terminal = pexpect.spawn(
        sys.executable,
        words,
        dimensions=(50, 160),
        encoding="utf-8",
        timeout=120,
        # A shell that runs the tests in the background has them ignore Ctrl-C, and that is inherited.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    terminal.expect("> ")
    terminal.sendline("1")
    terminal.expect("> ")
    # A Ctrl-C between the prompt and the read behind it is noticed with the next key: a person presses it again.
    for _ in range(12):
        terminal.sendintr()
        if terminal.expect(["vaka play --resume", pexpect.TIMEOUT], timeout=10) == 0:
            break
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0
    state = vaka.replay(saved(home).read_text("utf-8"))
    assert not state.over
    again = pexpect.spawn(
        sys.executable, ["-m", "vaka.cli", "play", "--resume", str(saved(home))], encoding="utf-8", timeout=120
    )
    again.expect("The game goes on after")
    again.expect("> ")
    again.sendline("quit")
    again.expect(pexpect.EOF)


def test_importing_vaka_loads_neither_numba_nor_numpy() -> None:
    code = "import sys, vaka; print([name for name in ('numba', 'numpy', 'rich', 'fluent') if name in sys.modules])"
    run_ = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run_.stdout == "[]\n"

"""What earlier versions wrote is still read: records of 0.1.0 replay and verify, with the hash published then."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import vaka
from vaka.cli import main
from vaka.games.registry import built_in

OLD = Path(__file__).parent / "old" / "0.1.0"
HASHES: dict[str, str] = json.loads((OLD / "hashes.json").read_text("utf-8"))


def test_there_is_a_record_of_every_game_of_then() -> None:
    assert set(HASHES) <= set(built_in())
    assert {file.stem for file in OLD.glob("*.vaka")} == set(HASHES) == {"babayaga", "partners", "magichill", "mad"}


@pytest.mark.parametrize("name", HASHES)
def test_an_old_record_replays_to_the_same_text(name: str) -> None:
    text = (OLD / f"{name}.vaka").read_text("utf-8")
    state = vaka.replay(text)
    assert state.game.name == name
    assert state.over
    assert state.deal_hash == HASHES[name]
    assert state.record({"made": "by 0.1.0"}) == text


@pytest.mark.parametrize("name", HASHES)
def test_an_old_record_verifies_against_its_published_hash(name: str) -> None:
    words = ["verify", str(OLD / f"{name}.vaka"), "--hash"]
    result = CliRunner().invoke(main, [*words, HASHES[name]])
    assert (result.exit_code, f"hash {HASHES[name]}: the key fits" in result.output) == (0, True), result.output
    assert CliRunner().invoke(main, [*words, "0" * 64]).exit_code == 1

"""Records: damaged ones get an error with the line, and nothing else."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import vaka
from tests.babayaga.situations import OTHER, play, table
from tests.conftest import lively
from vaka.play import record


def line_of(text: str, start: str) -> int:
    return next(i for i, line in enumerate(text.split("\n"), 1) if line.startswith(start))


def resealed(lines: list[str]) -> str:
    """A record with its closing line made to fit again."""
    body = lines[:-1]
    decisions = sum(line[:1].isdigit() for line in body)
    checksum = hashlib.sha256("\n".join(body).encode()).hexdigest()[:16]
    return "\n".join([*body, f"end {decisions} {checksum}"]) + "\n"


def test_reads_back(finished: str) -> None:
    assert vaka.replay(finished).over
    assert record.head(finished).notes == {"seat": "0"}


def test_every_truncation_is_refused_with_a_line(finished: str) -> None:
    for length in [*range(0, 900, 3), *range(900, len(finished), 97), len(finished) - 1]:
        with pytest.raises(vaka.RecordError) as error:
            vaka.replay(finished[:length])
        assert 1 <= error.value.line <= finished[:length].count("\n") + 1


def test_an_edited_decision_is_found(finished: str) -> None:
    at = line_of(finished, "0 swap")
    lines = finished.split("\n")
    for wrong, why in [
        ("0 declare", "BY-16"),
        ("2 submit", "seat"),
        ("0 fly away", "cannot read"),
        ("0 ", "cannot read"),
    ]:
        lines[at - 1] = wrong
        with pytest.raises(vaka.RecordError, match=f"line {at}: .*{why}"):
            vaka.replay("\n".join(lines))


def test_an_edit_that_stays_legal_is_found_by_the_checksum(finished: str) -> None:
    text = finished.replace("note seat 0", "note seat 1")
    with pytest.raises(vaka.RecordError, match="checksum differs"):
        vaka.replay(text)


EDITS: list[tuple[str, str, str]] = [
    ("vaka record 1", "vaka record 2", "line 1: .*format '2'"),
    ("vaka record 1", "chess", "line 1: a record begins with"),
    ("game babayaga 1", "game babayaga 9", "line 2: rules version 9"),
    ("game babayaga 1", "game babayaga ²", "line 2: expected 'game NAME VERSION'"),
    ("game babayaga 1", "game chess 1", "line 2: no game 'chess'"),
    ("game babayaga 1", "game", "line 2: expected 'game NAME VERSION'"),
    ("option players 3", "option players 9", "allowed is 2, 3, 4, 5"),
    ("option players 3", "option players 3.0", "players=3.0"),
    ("option players 3", "option name 3", "no option 'name'"),
    ("option players 3", "option players [[[", "line 3: cannot read the value"),
    ("option players 3", "option players " + "[" * 100_000, "line 3: cannot read the value"),
    ("option players 3", "option edition \"en\"", "each once"),
    ("option players 3", "player 3", "line 3: cannot read 'player 3'"),
    ("option match \"round\"\n", "", "line 2: .*|played with match"),
    ("\nkey ", "\nkey\n", "a key is 64"),
    ("\nkey 07", "\nkey 08", "does not have this hash"),
    ("\nkey 07", "\nkey 0G", "a key is 64"),
    ("\nhash ", "\nhush ", "cannot read 'hush"),
    ("result winners", "result losers", "wrong result"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "fault"), EDITS, ids=range(len(EDITS)))
def test_damaged_heads_and_results(finished: str, old: str, new: str, fault: str) -> None:
    assert old in finished
    with pytest.raises(vaka.RecordError, match=fault) as error:
        vaka.replay(resealed(finished.replace(old, new, 1).rstrip("\n").split("\n")))
    assert error.value.line >= 1


def test_the_lines_after_the_decisions(finished: str) -> None:
    lines = finished.rstrip("\n").split("\n")
    with pytest.raises(vaka.RecordError, match="'result' line is missing"):
        vaka.replay(resealed([*lines[:-2], lines[-1]]))
    with pytest.raises(vaka.RecordError, match="nothing may follow"):
        vaka.replay(finished + "more\n")
    with pytest.raises(vaka.RecordError, match="expected a decision, 'result' or 'end'"):
        vaka.replay("\n".join([*lines[:-1], "The End"]) + "\n")
    with pytest.raises(vaka.RecordError, match="after the end"):
        vaka.replay(resealed([*lines[:-2], "0 declare", *lines[-2:]]))
    at = line_of(finished, lines[-3])
    with pytest.raises(vaka.RecordError, match="not over"):
        vaka.replay(resealed([*lines[: at - 1], *lines[-2:]]))


def test_a_record_of_another_game_or_other_options(finished: str) -> None:
    with pytest.raises(vaka.RecordError, match="line 3: played with players=3, not 2"):
        vaka.load("babayaga").replay(finished)
    with pytest.raises(vaka.RecordError, match="line 5: played with match='round'"):
        vaka.load("babayaga", players=3, match="tournament").replay(finished)


def test_bad_positions_in_records() -> None:
    text = play(table(["1", "2", "3", "4", "5"], OTHER), "swap 1 A draw").record()
    at = line_of(text, "position")
    lines = text.rstrip("\n").split("\n")
    for wrong, fault in [('{"turn":9}', "seats are 0 to 1"), ("null", "mapping"), ("{", "cannot read the value")]:
        lines[at - 1] = f"position {wrong}"
        with pytest.raises(vaka.RecordError, match=f"line {at}: .*{fault}"):
            vaka.replay(resealed(lines))


@pytest.mark.parametrize("junk", [None, 3, b"vaka record 1", ["x"]])
def test_what_is_not_text(junk: Any) -> None:
    for ask in (vaka.replay, vaka.load("babayaga").replay):
        with pytest.raises(vaka.RecordError, match="a record is text"):
            ask(junk)


@pytest.mark.parametrize("notes", [{"a b": "c"}, {"": "c"}, {"a": "x\ny"}])
def test_notes_that_would_not_come_back_are_refused(notes: dict[str, str]) -> None:
    with pytest.raises(vaka.RecordError, match="one word and its text one line"):
        vaka.load("babayaga").new(1).record(notes)


def test_odd_notes_come_back() -> None:
    notes = {"who": "Ásta\u2028Jón \x85 \ud800", "empty": ""}
    text = vaka.load("babayaga").new(1).record(notes)
    assert record.head(text).notes == notes
    assert vaka.replay(text)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_any_damage_is_a_record_error(data: st.DataObject) -> None:
    text = SHORT
    at = data.draw(st.integers(0, len(text) - 1))
    kind = data.draw(st.sampled_from(["delete", "insert", "swap"]))
    extra = data.draw(st.text(min_size=1, max_size=3))
    damaged = {
        "delete": text[:at] + text[at + 1 :],
        "insert": text[:at] + extra + text[at:],
        "swap": text[:at] + extra + text[at + 1 :],
    }[kind]
    if damaged == text:
        return
    with pytest.raises(vaka.RecordError):
        vaka.replay(damaged)


def _short() -> str:
    state = vaka.load("babayaga").new(3)
    for _ in lively(state, 3, 12):
        pass
    return state.record({"seat": "0"})


SHORT = _short()

"""The desk: in CPython, and the same one inside the page."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import vaka
from tests.backends import variants
from tests.conftest import lively
from tests.desks import Comparison, PageDesk, PageFault, page_desk
from tests.golden import FILES, FIRST_LINE
from tests.test_records import EDITS, resealed
from vaka.games.registry import built_in
from vaka.server.desk import Desk, fault
from vaka.server.thinker import Thinker
from vaka.words import Phrases, Sentence, Word

EVERY = 2  # decisions from one look to the next; `python -m tests.desks` looks at every state
LEAST_VIEWS = 10_000
KEY = "07" + 31 * "00"


@pytest.fixture(scope="module")
def page() -> Iterator[PageDesk]:
    with page_desk() as desk:
        yield desk


# --- Inside the page.


def test_whole_games_of_every_variant_are_told_the_same_in_the_page(page: PageDesk) -> None:
    comparison = Comparison(page)
    for name in built_in():
        for options in variants(name):
            comparison.game(name, options, seed=1, every=EVERY)
    assert comparison.views > LEAST_VIEWS


def _golden() -> list[str]:
    """The record at the end of each golden playthrough."""
    found = []
    for file in FILES:
        text = file.read_text("utf-8")
        assert FIRST_LINE.match(text)
        found.append(text[text.rindex("\nvaka record") + 1 :])
    return found


@pytest.mark.parametrize("text", _golden(), ids=[file.stem for file in FILES])
def test_golden_games_are_replayed_in_the_page(page: PageDesk, text: str) -> None:
    own = Desk.replay(text)
    page.ask("replay", text)
    assert page.ask("facts") == json.loads(own.facts())
    assert page.ask("record", {}) == own.record("{}") == text
    half = own.decisions // 2
    for seat in (0, None):
        assert page.ask("view", seat) == own.view(seat)
    assert own.first(half).decisions == half
    assert page.ask("history") == own.history()


def _refusal(text: str) -> tuple[int, str]:
    with pytest.raises(vaka.RecordError) as error:
        Desk.replay(text)
    return error.value.line, str(error.value)


def _refusal_in_page(page: PageDesk, text: str) -> tuple[int | None, str]:
    with pytest.raises(PageFault) as error:
        page.ask("replay", text)
    assert error.value.code == "RecordError"
    return error.value.line, str(error.value)


def test_damaged_records_are_refused_with_the_same_words(page: PageDesk, finished: str) -> None:
    lines = finished.rstrip("\n").split("\n")
    damaged = [finished[:length] for length in range(0, len(finished), 211)]
    damaged += [resealed(finished.replace(old, new, 1).rstrip("\n").split("\n")) for old, new, _ in EDITS]
    first = next(i for i, line in enumerate(lines) if line.startswith("0 swap"))
    for wrong in ("0 declare", "2 submit", "0 fly away", "0 ", "0 swap Ð A draw", "0 swap 5 A draw more"):
        damaged.append(resealed([*lines[:first], wrong, *lines[first + 1 :]]))
    damaged += [finished + "more\n", "\n".join([*lines[:-1], "The End"]) + "\n", "", "\n"]
    for text in damaged:
        assert _refusal_in_page(page, text) == _refusal(text)


POSITIONS: list[tuple[str, dict[str, Any]]] = [
    ("babayaga", {"hands": [["yaga", "yaga", "yaga", "1", "2"], None]}),
    ("mad", {"hands": [["g4"], ["r1"]], "pile": ["y6"], "player": 0}),
    ("partners", {"pawns": {"y": ["home", "start", "Y3", "Z1"]}, "hands": [["heart", "13"]]}),
    ("magichill", {"goblins": [["1-1", "1-2", "1-3", "NW", "NE"], ["2-3", "1-2", "SE", "SE", "SW"]],
                   "under": {"1-2": [0, 2]}, "held": [1, 0]}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "position"), POSITIONS, ids=[name for name, _ in POSITIONS])
def test_records_that_begin_in_a_position(page: PageDesk, name: str, position: dict[str, Any]) -> None:
    state = vaka.load(name).at(position)
    for _ in lively(state, 3, 20):
        pass
    text = state.record()
    page.ask("replay", text)
    assert page.ask("record", {}) == text
    assert page.ask("view", 0) == Desk.replay(text).view(0)


class _Telling(Phrases):
    """Words that only tell what they were asked to say, as those of `web/tests/deskprocess.ts` do."""

    def __init__(self, lang: str, game: str) -> None:
        self._asked = (lang, game)

    def say(self, sentence: Sentence) -> str:
        message, values = sentence
        plain = [
            [name, {"word": value.id} if isinstance(value, Word) else value] for name, value in sorted(values.items())
        ]
        return json.dumps([*self._asked, message, plain], separators=(",", ":"), ensure_ascii=False)


@pytest.mark.parametrize("name", built_in())
def test_the_situation_is_described_in_the_same_words(
    page: PageDesk, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vaka.play.game.phrases", lambda lang, folder: _Telling(lang, folder.parent.name))
    own, luck = Desk.deal(name, "{}", KEY), random.Random(1)
    page.ask("deal", name, {}, KEY)
    names = ["Þóra", ""]
    for seat in (0, 1, None) * 20:
        assert page.ask("describe", seat, "sv", names) == own.describe(seat, "sv", json.dumps(names))
        if not own.over:
            action = luck.choice(json.loads(own.view(own.player))["legal"])
            own.play(action)
            page.ask("play", action)


@pytest.mark.parametrize("name", built_in())
def test_bots_and_hints_choose_the_same_in_the_page(page: PageDesk, name: str) -> None:
    own, thinker = Desk.deal(name, "{}", KEY), Thinker(name, "{}")
    page.ask("deal", name, {}, KEY)
    for decision in range(24):
        level = ("easy", "normal", "hard")[decision % 3]
        chosen = thinker.choose(own.question(), level, 5)
        assert page.ask("choose", level, 5) == chosen
        if decision % 6 == 0:
            assert page.ask("hint", 200, 3) == thinker.hint(own.question(), 200, 3)
        own.play(chosen)
        page.ask("play", chosen)


def test_an_analysis_finds_the_same_in_the_page(page: PageDesk) -> None:
    desk, thinker = Desk.deal("mad", "{}", KEY), Thinker("mad", "{}")
    for _ in range(40):
        if not desk.over:
            desk.play(thinker.choose(desk.question(), "easy", 1))
    text = desk.record("{}")
    page.ask("replay", text)
    for _ in range(thinker.begin_analysis(text, 20)):
        thinker.consider()
    assert page.ask("analyse", text, 20) == thinker.analysis()


def test_taking_back(page: PageDesk) -> None:
    own = Desk.deal("magichill", "{}", KEY)
    page.ask("deal", "magichill", {}, KEY)
    first = json.loads(own.view(own.player))["legal"][0]
    seat = own.player
    for _ in range(2):
        own.play(first)
        page.ask("play", first)
        assert own.undo(seat, True) is page.ask("undo", seat, True) is True
        assert page.ask("view", seat) == own.view(seat)


FAULTS: list[tuple[list[Any], str]] = [
    (["deal", "chess", {}, KEY], "no game 'chess'"),
    (["deal", "mad", {"players": 9}, KEY], "players=9: allowed is 2, 3, 4, 5, 6"),
    (["deal", "mad", {"colour": {"a": [1, None]}}, KEY], "mad has no option 'colour'; it has players"),
    (["deal", "babayaga", {"deck": {"yaga": 78, "é": True}}, KEY], "deck={'yaga': 78, 'é': True}: allowed is"),
    (["deal", "magichill", {"board": "/etc/passwd"}, KEY], "cannot be read"),
    (["deal", "mad", {}, "0x7"], "key '0x7': must be 64 hexadecimal digits"),
    (["deal", "mad", {}, "07"], "key '07': must be 64 hexadecimal digits"),
    (["restore", "mad", {}, "00ff", KEY], "not a snapshot of mad by this version of Vaka"),
    (["play", "fly"], "cannot read 'fly': at 'fly' expected"),
    (["play", "play joker"], "play joker: MD-"),
    (["why", "play", 0], "it breaks off"),
]


@pytest.mark.parametrize(("question", "right"), FAULTS, ids=range(len(FAULTS)))
def test_bad_input_gets_a_sentence(page: PageDesk, question: list[Any], right: str) -> None:
    page.ask("deal", "mad", {}, KEY)
    with pytest.raises(PageFault) as error:
        page.ask(*question)
    assert right in str(error.value)


# --- In CPython.


def test_a_desk_is_saved_and_restored() -> None:
    desk = Desk.deal("partners", "{}", KEY)
    desk.play(json.loads(desk.view(desk.player))["legal"][0])
    again = Desk.restore("partners", desk.options, desk.save(), desk.key_hex)
    assert again.facts() == desk.facts()
    assert again.record("{}") == desk.record("{}")


def test_a_copy_goes_its_own_way() -> None:
    desk = Desk.deal("mad", "{}", KEY)
    copy = desk.clone()
    copy.play(json.loads(copy.view(copy.player))["legal"][0])
    assert (desk.decisions, copy.decisions) == (0, 1)


def test_faults_name_the_clause_and_the_line() -> None:
    desk = Desk.deal("babayaga", "{}", KEY)
    with pytest.raises(vaka.IllegalMove) as error:
        desk.play("done")
    told = json.loads(fault(error.value))
    assert (told["code"], told["line"]) == ("IllegalMove", None)
    assert told["text"].startswith(f"done: {told['clause']}: ")
    with pytest.raises(vaka.RecordError) as broken:
        Desk.replay("chess\n")
    assert json.loads(fault(broken.value))["line"] == 1

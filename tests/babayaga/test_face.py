"""What is said and drawn of a game, in every phase."""

from __future__ import annotations

import io
from collections.abc import Iterator

import numpy as np
import pytest
from rich.console import Console

import vaka
from tests.babayaga.situations import OTHER, PLAIN, play, table
from vaka.engine.native import CHOICES
from vaka.games.babayaga.names import EVENTS
from vaka.play import State
from vaka.words.languages import LANGUAGES

LOW = ["yaga", "yaga", "yaga", "1", "2"]
TOPS = {"A": ["6"], "B": []}


def scenes() -> Iterator[State]:
    """One state for each phase and each kind of event."""
    state = table(["cats", "mortar", "4", "2", "2"], ["yaga", "garlic", "1", "1", "1"], PLAIN, discard=TOPS)
    for action in ("cast cats A", "pay mortar", "pay 4", "done", "rob 1 yaga", "garlic B"):
        yield state.clone()
        play(state, action)
    yield state
    yield play(table(["wand", "7", "1", "6", "6"], ["owl", *OTHER[:4]], options={"match": "tournament"}), "cast wand B")
    yield play(
        table(["wand", "7", "1", "6", "6"], ["owl", *OTHER[:4]]),
        "cast wand B",
        "pay 7",
        "pay 1",
        "dispel owl",
        "submit",
    )
    yield play(table(["wand", "7", "1", "6", "6"], OTHER), "cast wand B", "pay 7", "pay 1", "dispel yaga")
    yield play(table(["pelican", "7", "6", "6", "6"], OTHER), "cast pelican A", "pay 7", "take yaga")
    yield play(table(["cats", "7", "6", "6", "6"], OTHER), "cast cats A", "pay 7", "nothing")
    yield play(
        table(["cats", "7", "6", "6", "6"], OTHER, options={"edition": "es"}),
        "cast cats A",
        "pay 7",
        "rob 1 card",
        "submit",
    )
    yield play(table(PLAIN, OTHER, draw=["4"], discard={"B": ["7"]}), "swap 2 B draw")
    yield play(table(PLAIN, OTHER, discard={"A": ["6"], "B": ["owl"]}), "swap 2 A take")
    yield play(table(LOW, LOW, OTHER), "declare")
    yield play(table(LOW, OTHER, options={"match": "tournament"}), "declare")
    yield play(table(LOW, OTHER, options={"match": "tournament"}, totals=[0, 90]), "declare")


SCENES = list(scenes())


def test_the_scenes_show_every_phase_and_every_event() -> None:
    assert {state.phase for state in SCENES} == {"act", "pay", "aim", "reply", "over"}
    found = {event["event"] for state in SCENES for event in state.events(0)} | {"cast", "pay"}
    assert found == set(EVENTS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_scene_can_be_told_and_drawn(lang: str) -> None:
    say = vaka.load("babayaga").phrases(lang)
    console = Console(width=120, record=True, file=io.StringIO())
    for state in SCENES:
        for seat in (0, 1, None):
            assert state.describe(seat, lang)
            assert all(event.text(lang) for event in state.events(seat))
            console.print(state.draw(seat, lang, [f"<{other}>" for other in range(state.game.players)]))
    drawn = console.export_text()
    for word in ("term-empty", "term-locked", "term-draw", "card-pelican"):
        assert say(word) in drawn
    assert "░░" in drawn
    assert "Σ 109" in drawn


def test_a_paragraph_for_a_language_model() -> None:
    text = SCENES[0].describe(0, "en")
    for part in (
        "Hand of Player 0: potion 2, potion 2, potion 4, Cats, Mortar, worth 25 points.",
        "Player 1 holds 5 cards: Baba Yaga, 4 black cards face down.",
        "Pile A has one card: potion 6. Pile B is empty.",
        "It is the turn of Player 0",
        "cast cats A (Cast Cats on pile A)",
    ):
        assert part in text
    assert "Choices" not in SCENES[0].describe(1, "en")
    assert "Anna holds" in SCENES[0].describe(0, "en", ["Jón", "Anna", "Eva"])


def test_random_walks_by_the_engine() -> None:
    state = vaka.load("babayaga").new(5)
    made = state.game.engine.walk(state.array(), 0, 9, 60, np.zeros(CHOICES, np.uint8))
    assert made == 60


def test_imagining_deals_again_until_the_promise_is_kept() -> None:
    state = play(table(["pelican", "6", "1", "2", "2"], OTHER), "cast pelican A", "pay 6")
    for seed in range(60):
        assert "1" in state.imagine(1, seed).position()["hands"][0]

"""What is said and drawn of a game, in every phase."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

import vaka
from tests.mad.situations import OTHER, PLAIN, THIRD, bare, dry, first, play, stacked, table
from vaka.games.mad.names import EVENTS, PHASES
from vaka.play import State

NAMES = ["Anna", "Björn", "Eva"]


def along(state: State, *actions: str) -> Iterator[State]:
    """The state and every state on the way."""
    yield state.clone()
    for action in actions:
        yield play(state, action).clone()


def scenes() -> Iterator[State]:
    """Every phase and every kind of event."""
    yield first("number")
    yield from along(stacked(["b6"], ["g1", "g2"], OTHER, THIRD), "draw", "keep")
    yield from along(table(["rwhich", "g1"], OTHER, THIRD), "play rwhich", "cw")
    yield from along(table(["rwhich", "g1"], OTHER, THIRD), "play rwhich", "ccw")
    yield from along(table(["wooly", "g1"], OTHER, THIRD), "play wooly", "red", "at 1", "accept")
    yield from along(table(["exchange", "g1"], OTHER, THIRD), "play exchange", "at 1", "accept", "blue")
    yield from along(table(["exchange", "g1"], OTHER, THIRD), "play exchange", "skip", "yellow")
    hands = ["rgive2", "g1", "y3", "worry"], ["worry", "b1", "b2", "y5"], THIRD
    gifts = ("play rgive2", "at 1", "give g1", "give y3")
    yield from along(table(*hands), *gifts, "worry", "give b1", "give y5", "accept", "green")
    yield from along(table(*hands), *gifts, "worry", "give b1", "give y5", "worry", "skip", "green")
    yield from along(bare(["g1", "g2"], ["b1", "b2"]), "draw")
    yield from along(dry(["b6"], ["g1", "g2"], OTHER, THIRD), "draw")
    yield from along(table(["joker", "g3"], ["b3"], ["y1", "y2"]), "play joker", "end")
    yield from along(table(["r1"], OTHER, ["g1"]), "play r1")


SCENES = list(scenes())


def sentences(state: State, seat: int | None = None) -> list[str]:
    return [event.text("en", NAMES) for event in state.events(seat)]


def drawn(state: State, seat: int | None) -> str:
    """The table as the terminal shows it to a seat."""
    console = Console(record=True, width=100, file=io.StringIO())
    console.print(state.draw(seat, "en", NAMES))
    return console.export_text()


def test_the_scenes_show_every_phase_and_every_event() -> None:
    assert {state.phase for state in SCENES} == set(PHASES)
    assert {event["event"] for state in SCENES for event in state.events(0)} == set(EVENTS)


def test_every_scene_can_be_told_and_drawn() -> None:
    for state in SCENES:
        for seat in (0, 1, 2, None):
            text = state.describe(seat, "en", NAMES)
            assert "{" not in text
            assert all(sentence.endswith(".") for sentence in sentences(state, seat))
            shown = drawn(state, seat)
            assert all(word in shown for word in ("Pile", "Stock", "Direction", *NAMES))


@pytest.mark.parametrize(
    ("action", "text"),
    [
        ("play g3", "Play green 3"),
        ("play wooly", "Play Wild & wooly"),
        ("draw", "Draw a card"),
        ("keep", "Keep the card"),
        ("cw", "Clockwise"),
        ("ccw", "Counter-clockwise"),
        ("yellow", "Name yellow"),
        ("at 2", "Aim it at Eva"),
        ("skip", "Skip the effect"),
        ("give bdraw1", "Give blue Draw 1"),
        ("end", "End the game and count"),
        ("colour", "Only name a colour"),
        ("worry", "Answer with Worry"),
        ("accept", "Let it happen"),
    ],
)
def test_actions_in_words(action: str, text: str) -> None:
    assert vaka.load("mad", players=3).action(action).text("en", NAMES) == text


def test_events_in_words() -> None:
    start = first("number")
    dealer, top = start.position()["dealer"], start.position()["pile"][0]
    card = start.game.action(f"play {top}").text("en").removeprefix("Play ")
    assert sentences(start) == [
        f"{NAMES[dealer]} deals.",
        f"The pile starts with {card}, which counts as played by {NAMES[dealer]}.",
    ]
    state = play(stacked(["b6"], ["g1", "g2"], OTHER, ["g5", "g6"]), "draw")
    assert sentences(state, 0) == ["Anna draws blue 6."]
    assert sentences(state, 1) == ["Anna draws a card."]
    assert sentences(play(state, "keep"), 0) == ["Anna keeps blue 6."]
    state = play(table(["rwhich", "g1"], OTHER, THIRD), "play rwhich")
    assert sentences(state) == ["Anna plays red Which way."]
    assert sentences(play(state, "cw")) == ["Anna makes play run clockwise."]
    assert sentences(play(bare(["g1"], ["b1"]), "draw")) == ["Anna finds nothing to draw and passes."]
    state = play(table(["exchange", "g1"], OTHER, THIRD), "play exchange", "at 1")
    assert sentences(state) == ["Anna aims Exchange at Björn."]
    assert sentences(play(state, "accept")) == ["Björn lets it happen.", "Anna and Björn exchange hands."]
    assert sentences(play(state, "blue")) == ["Anna names blue."]
    assert "The pile is shuffled into a new stock." in sentences(play(dry(["b6"], ["g1"], OTHER, THIRD), "draw"))


def test_events_of_a_chain_in_words() -> None:
    state = table(["rgive2", "g1", "y3", "b4"], ["worry", "b1", "b2", "y5"], THIRD)
    play(state, "play rgive2", "at 1", "give g1")
    assert sentences(state, 0) == ["Anna chooses green 1 to give."]
    assert sentences(state, 2) == ["Anna chooses a card to give."]
    assert sentences(play(state, "give y3", "worry")) == ["Björn answers with Worry and snubs Anna."]
    assert sentences(play(state.clone(), "skip")) == ["Björn skips the effect."]
    play(state, "give b1", "give b2", "accept", "red")
    assert set(sentences(state, 0)) == {
        "Björn names red.",
        "Björn gives blue 1 to Anna.",
        "Björn gives blue 2 to Anna.",
    }
    assert sentences(state, 2)[1:] == ["Björn gives a card to Anna."] * 2


def test_events_of_the_end_in_words() -> None:
    state = play(table(["joker", "g1"], ["b3"], ["y1", "y2"]), "play joker", "end")
    assert sentences(state) == [
        "Anna ends the game with the Joker.",
        "Anna has 1 point left in hand.",
        "Björn has 3 points left in hand.",
        "Eva has 3 points left in hand.",
    ]
    assert sentences(play(table(["r1"], OTHER, THIRD), "play r1"))[1] == "Anna is rid of all cards."


@pytest.mark.parametrize(
    ("actions", "parts"),
    [
        (
            [],
            [
                "with 3 players",
                "Anna holds 4 cards: green 1, yellow 3, red Give two, Worry.",
                "Björn holds 4 cards: 4 cards face down.",
                "The pile has one card: red 5.",
                "The colour in force is red.",
                "The stock has 63 cards.",
                "Play runs counter-clockwise.",
                "It is the turn of Anna: play a card or draw one.",
                "play rgive2 (Play red Give two)",
            ],
        ),
        (["play rgive2"], ["Anna follows the text of red Give two.", "Anna chooses a player.", "at 2 (Aim it at Eva)"]),
        (["play rgive2", "at 1"], ["Anna aims red Give two at Björn.", "Anna chooses cards to give."]),
        (
            ["play rgive2", "at 1", "give g1", "give y3"],
            ["Chosen to give: green 1, yellow 3.", "Anna holds one card: Worry.", "Björn is aimed at and answers."],
        ),
        (
            ["play rgive2", "at 1", "give g1", "give y3", "worry", "skip"],
            ["Björn has answered with Worry.", "Björn names a colour.", "Björn aims red Give two at Anna."],
        ),
        (["play worry"], ["Anna follows the text of Worry.", "Anna names a colour."]),
    ],
)
def test_a_paragraph_for_a_language_model(actions: list[str], parts: list[str]) -> None:
    hands = ["rgive2", "g1", "y3", "worry"], ["worry", "b1", "b2", "y5"], THIRD
    text = play(table(*hands), *actions).describe(0, "en", NAMES)
    for part in parts:
        assert part in text, text
    if "play worry" in actions:
        assert "The colour in force" not in text


def test_paragraphs_of_other_phases() -> None:
    state = play(stacked(["b6"], ["g1", "g2"], OTHER, ["g5", "g6"]), "draw")
    assert "Just drawn: blue 6. Anna plays the drawn card or keeps it." in state.describe(0, "en", NAMES)
    assert "Just drawn: a card." in state.describe(1, "en", NAMES)
    assert "Choices" not in state.describe(1, "en", NAMES)
    which = play(table(["rwhich", "g1"], OTHER, THIRD, direction="cw"), "play rwhich")
    assert "Anna chooses the direction of play." in which.describe(0, "en", NAMES)
    assert "Play runs clockwise." in which.describe(0, "en", NAMES)
    joker = play(table(["joker", "g1"], OTHER, THIRD), "play joker")
    assert "Anna ends the game or only names a colour." in joker.describe(0, "en", NAMES)
    assert "The stock is empty." in bare(["g1"], ["b1"]).describe(0, "en", NAMES)
    assert "Eva holds 4 cards" in joker.describe(None, "en", NAMES)


def test_the_end_in_a_paragraph() -> None:
    out = play(table(["r1"], ["b1"], ["wild"]), "play r1").describe(1, "en", NAMES)
    for part in ("Anna holds no cards.", "Björn holds one card: blue 1.", "Eva holds one card: Wild."):
        assert part in out
    assert "Points left in hand: Anna 0, Björn 1, Eva 5." in out
    one = vaka.load("mad").phrases("en")("winner", who="Anna")
    assert out.endswith(one)
    tied = play(table(["joker", "g3"], ["b3"], ["y1", "y2"]), "play joker", "end").describe(None, "en", NAMES)
    several = vaka.load("mad").phrases("en")
    assert tied.endswith(several("winners", who=several.list(["Björn", "Eva"])))


def test_the_table_in_a_terminal() -> None:
    state = table(["g1", "wild"], OTHER, THIRD, direction="cw")
    shown = drawn(state, 0)
    for part in ("red 5", "× 1", "Colour", "red", "↻", "▶ Anna", "green 1", "Wild", "░░ × 4", "× 65"):
        assert part in shown, shown
    assert "Gifts" not in shown
    assert "point" not in shown
    assert "green 1" not in drawn(state, 1)
    wild = drawn(play(state, "play wild"), 0)
    assert "Colour" not in wild
    assert "↺" in drawn(table(PLAIN, OTHER, THIRD), 0)


@pytest.mark.parametrize(
    ("state", "seat", "parts"),
    [
        (play(stacked(["b6"], ["g1", "g2"], OTHER, ["g5", "g6"]), "draw"), 0, ["Drawn", "blue 6"]),
        (play(stacked(["b6"], ["g1", "g2"], OTHER, ["g5", "g6"]), "draw"), 1, ["Drawn", "░░"]),
        (play(table(["rgive2", *PLAIN], OTHER, THIRD), "play rgive2", "at 1", "give g1"), 0, ["Gifts", "green 1"]),
        (play(table(["rgive2", *PLAIN], OTHER, THIRD), "play rgive2", "at 1", "give g1"), 1, ["Gifts", "░░ × 1"]),
        (play(table(["r1"], ["b1"], ["b2"]), "play r1"), None, ["0 points", "1 point ", "2 points"]),
    ],
)
def test_other_phases_in_a_terminal(state: State, seat: int | None, parts: list[Any]) -> None:
    shown = drawn(state, seat)
    for part in parts:
        assert part in shown, shown
    assert ("▶" in shown) is not state.over

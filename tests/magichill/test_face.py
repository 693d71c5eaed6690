"""What is said and drawn of a game, in every phase."""

from __future__ import annotations

import io
from collections.abc import Iterator

import numpy as np
import pytest
from rich.console import Console

import vaka
from tests.conftest import lively
from tests.magichill.situations import play, table
from tests.magichill.test_ways import OTHER
from vaka.engine.native import CHOICES
from vaka.games.magichill.face import retold, screen
from vaka.games.magichill.names import EVENTS
from vaka.games.magichill.terminal import cell_of
from vaka.play import State
from vaka.play.action import Event

NEAR = {"A1": "1-3"}
SHOVE = {"A2": "1-5", "B1": "1-5", "A1": "1-4"}
LOCKED = {"A1": "2-13", "B1": "3-11"}


def scenes() -> Iterator[State]:
    """One state for each phase and each kind of event."""
    state = vaka.load("magichill", players=3).new(2)
    for _ in range(15):
        yield state.clone()
        play(state, str(state.legal()[0]))
    yield state
    yield play(table("1 2 3", None), "toss 2")
    yield play(table("1 2 3", None, draw="5"), "toss 2", "toss 1", "done")
    yield play(table("1 joker 3", None, on=NEAR), "lead 1 joker")
    yield play(table("1 2 3", None, on=NEAR), "lead 1 card", "walk 2 cw card", "stop")
    for ravens, held in ((0, 0), (0, 2), (1, 0)):
        given = table("1 2 3", None, on={"A1": "1-6"}, stones=["1-8"], ravens=[ravens, 2], held=[held, 0])
        yield play(given, "lead 1 card", "walk 2 cw card")
    for kind, answers in (
        ("ghost", ["village SW"]),
        ("trapdoor", ["village NE"]),
        ("ball", ["reveal 1-2", "reveal 1-12"]),
        ("raven", ["raven 0"]),
        ("raven", ["raven 1", "drop 2"]),
        ("whirlwind", ["turn cw"]),
        ("whirlwind", ["turn ccw"]),
        ("flying", []),
    ):
        tiles = {"1-6": kind, "1-2": "passage", "1-12": "ghost", "1-16": "flying up"}
        given = table("1 1 2", "2 3 4 5", on=SHOVE, tiles=tiles, held=[0, 1])
        yield play(given, "lead 1 card", "walk 1 cw card").clone()
        for answer in answers:
            yield play(given, answer).clone()
    yield play(table("1 3 2", None, on=NEAR, tiles={"1-6": "flying"}), "lead 1 card", "walk 3 cw card")
    given = table("1 1 2", "1 2 3", on=LOCKED, tiles={"2-14": "passage"})
    yield play(given, "lead 1 card", "walk 1 cw card")
    yield play(given.clone(), "stop", "lead 1 card", "walk 2 cw card")
    yield play(table("1 1 2", None, on={"A1": "3-7"}, tiles={"3-8": "trapdoor"}), "lead 1 card", "walk 1 cw card")
    yield play(table("1 2 2", None, on={"B1": "1-5", "A1": "1-5"}), "lead 1 card", "climb 2 cw card")
    yield play(table("1 2 2", None, on={"B1": "4-5", "A1": "4-5"}, rotation=2), "lead 1 card", "climb 2 cw card")
    yield table("1", None, tiles={"1-2": "ghost up"}, rotation=1, options=OTHER)


SCENES = list(scenes())


def drawn(state: State, seat: int | None = 0) -> str:
    """The table as text."""
    console = Console(width=100, record=True, file=io.StringIO())
    console.print(state.draw(seat, "en", [f"<{other}>" for other in range(state.game.players)]))
    return console.export_text()


def test_the_scenes_show_every_phase_and_every_event() -> None:
    assert {state.phase for state in SCENES} == {"place", "lead", "exchange", "move", "tile", "over"}
    assert {event["event"] for state in SCENES for event in state.events(0)} == set(EVENTS)


def test_every_scene_can_be_told_and_drawn() -> None:
    for state in SCENES:
        for seat in (0, 1, None):
            texts = [state.describe(seat, "en"), *(event.text("en") for event in state.events(seat))]
            texts += [action.text("en") for action in state.legal()]
            assert all(text and "{" not in text and "???" not in text for text in texts)
            assert "NW:" in drawn(state, seat)


def texts(state: State, seat: int | None = 0) -> list[str]:
    """The events as sentences."""
    return [event.text("en", ["Anna", "Björn", "Cecilia"]) for event in state.events(seat)]


def test_events_as_sentences() -> None:
    shove = play(
        table("1 1 2", "2 3 4 5", on=SHOVE, tiles={"1-6": "raven"}, held=[0, 1]), "lead 1 card", "walk 1 cw card"
    )
    assert texts(shove) == [
        "Anna walks to 1-5 with 1.",
        "Goblin 1 of Björn is shoved to 1-6.",
        "Björn turns up the tile on 1-6: Raven.",
    ]
    assert texts(play(shove, "raven 1")) == ["Björn sends the Raven to Björn.", "Björn gives up a stone."]
    assert texts(play(shove, "drop 4")) == ["Björn gives up 4."]
    way = table("1 3 2", None, on=NEAR, tiles={"1-6": "whirlwind"})
    assert texts(play(way, "lead 1 card")) == ["Anna plays 1 and chooses goblin 1."]
    assert texts(play(way, "walk 3 cw card"))[1:] == [
        "Anna turns up the tile on 1-6: Whirlwind.",
        "All tiles are turned face down.",
    ]
    assert texts(play(way.clone(), "turn cw")) == ["Anna turns the mountain clockwise."]
    assert texts(play(way, "turn ccw")) == ["Anna turns the mountain counter-clockwise."]
    ball = table("1 3 2", None, on=NEAR, tiles={"1-6": "ball", "2-2": "ghost"})
    play(ball, "lead 1 card", "walk 3 cw card", "reveal 2-2")
    assert texts(ball) == ["In the Crystal ball Anna sees the tile on 2-2: Ghost."]
    stone = play(
        table("1 2 3", None, on={"A1": "1-6"}, stones=["1-8"], draw="4 5 5 5"), "lead 1 card", "walk 2 cw card"
    )
    assert texts(stone) == ["Anna walks to 1-8 with 2.", "Anna takes a stone and now has 1.", "Anna draws 4."]
    assert texts(stone, 1)[2] == "Anna draws a card."
    flying = play(table("1 1 2", "1 1 1 2 2", on=SHOVE, tiles={"1-6": "flying"}), "lead 1 card", "walk 1 cw card")
    assert texts(flying)[-1] == "Björn may play one more card in their own next turn."
    end = play(table("1 2 2", None, on={"B1": "4-5", "A1": "4-5"}), "lead 1 card", "climb 2 cw card")
    assert texts(end) == ["Anna climbs to the summit with 2.", "Goblin 1 of Anna is on the summit!"]


def told_later(state: State, later: State) -> list[str]:
    """The last decision's events, as a screen may tell them when the game has gone on."""
    again = [retold(event, later.view(1)) for event in state.events(1)]  # type: ignore[arg-type]
    return [Event(state.game, event).text("en", ["Anna", "Björn"]) for event in again]


@pytest.mark.parametrize("remember", [False, True])
def test_which_tile_lies_face_down_again_is_not_told_later(remember: bool) -> None:
    tiles = {"1-6": "ball", "2-2": "ghost", "2-14": "trapdoor"}
    state = play(table("1 3 2", None, on=NEAR, tiles=tiles, options={"remember": remember}), "lead 1 card")
    ball = play(state, "walk 3 cw card").clone()
    shown = play(state, "reveal 2-2").clone()
    # The ball has left the game, and the tile that it has shown lies face up.
    assert told_later(ball, state)[-1] == "Anna turns up the tile on 1-6: Crystal ball."
    assert told_later(shown, state) == ["In the Crystal ball Anna sees the tile on 2-2: Ghost."]
    down = table("1 3 2", None, on=NEAR, tiles={"2-2": "ghost"}, options={"remember": remember})
    kind = ": Ghost" if remember else ", which lies face down again"
    assert told_later(shown, down) == [f"In the Crystal ball Anna sees the tile on 2-2{kind}."]
    way = play(table("1 3 2", None, on=NEAR, tiles={"1-6": "ghost"}, options={"remember": remember}), "lead 1 card")
    play(way, "walk 3 cw card")
    assert told_later(way, way)[-1] == f"Anna turns up the tile on 1-6{kind}."


def test_the_wait_and_the_way_up_as_sentences() -> None:
    given = play(table("1 1 2", "1 2 3", on=LOCKED, tiles={"2-14": "passage"}), "lead 1 card", "walk 1 cw card")
    assert texts(given)[-1] == "The way is occupied: goblin 1 of Anna stays on 2-14."
    play(given, "stop", "lead 1 card", "walk 2 cw card")
    assert texts(given)[-1] == "Goblin 1 of Anna goes up through the passage to 3-11."
    fall = play(table("1 1 2", None, on={"A1": "3-7"}, tiles={"3-8": "trapdoor"}), "lead 1 card", "walk 1 cw card")
    assert texts(fall)[-1] == "Goblin 1 of Anna falls through the trapdoor to 2-11."
    ghost = play(table("1 3 2", None, on=NEAR, tiles={"1-6": "ghost"}), "lead 1 card", "walk 3 cw card", "village SW")
    assert texts(ghost)[0] == "Goblin 1 of Anna returns to the south-western village."


def test_actions_as_sentences() -> None:
    game = vaka.load("magichill")
    for notation, text in (
        ("place 2 SW", "Place goblin 2 in the south-western village"),
        ("lead 3 card", "Play the 3 and choose goblin 3"),
        ("lead 3 joker", "Play a joker and choose goblin 3"),
        ("toss joker", "Put away joker"),
        ("done", "Done: draw as many as were put away"),
        ("walk 4 ccw joker", "Walk 4 counter-clockwise with a joker"),
        ("climb 2 cw card", "Climb, 2 in all, clockwise"),
        ("stop", "Play no further card"),
        ("reveal 2-14", "Turn up the tile on 2-14"),
        ("turn ccw", "Turn the mountain counter-clockwise"),
        ("raven 1", "Send the Raven to Björn"),
        ("drop 5", "Give up 5"),
        ("village NE", "Go to the north-eastern village"),
    ):
        assert game.action(notation).text("en", ["Anna", "Björn"]) == text


def test_a_paragraph_for_a_language_model() -> None:
    on = {"B1": "1-5", "A1": "1-5", "B2": "2-14", "A2": "3-11"}
    tiles = {"2-14": "passage", "1-2": "ghost up", "1-6": "raven"}
    state = table(
        "1 2 3",
        "4 4 4",
        on=on,
        tiles=tiles,
        waiting="B2",
        stones=["1-8"],
        held=[0, 2],
        ravens=[1, 0],
        rotation=1,
        seen=[["2-14"]] * 2,
    )
    text = state.describe(0, "en")
    for part in (
        "Magic Hill with 2 players; the first goblin on the summit wins.",
        "The mountain is turned by one quarter clockwise.",
        "Goblins of Player 0: 1 1-5, 2 3-11, 3 north-eastern village",
        "Player 0 holds 3 cards: 1, 2",
        "Player 1 holds 3 cards: 3 cards face down.",
        "Player 1 has 2 stones.",
        "A Raven waits in front of Player 0.",
        "Pairs: on 1-5 goblin 1 of Player 1 is underneath.",
        "One unknown tile: 1-6.",
        "Known tiles: 1-2 Ghost (face up)",
        "2-14 Secret passage",
        "One stone is left: 1-8.",
        "Goblin 2 of Player 1 waits for its way to be free.",
        "It is the turn of Player 0",
        "lead 1 card (Play the 1 and choose goblin 1)",
    ):
        assert part in text
    assert "Choices" not in state.describe(1, "en")
    assert "Anna holds" in state.describe(0, "en", ["Anna", "Björn"])
    assert "Player 0 moves goblin 1; played so far: 1." in play(state, "lead 1 card").describe(1, "en")


def test_every_question_is_put_in_words() -> None:
    found = {state.describe(None, "en").rsplit(". ", 1)[-1] for state in SCENES}
    assert found >= {
        "Player 0 places a goblin.",
        "Player 0 exchanges cards.",
        "Player 0 plays the next card or stops.",
        "Player 1 turns up tiles with the Crystal ball.",
        "Player 0 turns the mountain.",
        "Player 1 names a player for the Raven.",
        "Player 1 gives up a card to the Raven.",
        "Player 1 chooses a village: the Ghost sends the goblin there.",
        "Player 1 chooses a village: the Trapdoor sends the goblin there.",
    }


def test_the_mountain_on_the_terminal() -> None:
    on = {"B1": "1-5", "A1": "1-5", "A2": "4-1"}
    tiles = {"1-2": "ghost up", "1-6": "raven", "2-2": "passage"}
    state = table("1 2 3", None, on=on, tiles=tiles, stones=["1-8"], held=[0, 2], ravens=[2, 0], seen=[["2-2"], []])
    lines = drawn(state).splitlines()
    assert lines[0].startswith("NW: B2")
    assert lines[0].rstrip().endswith("NE: A3 A4 B3 B4")
    assert lines[1] == " 1#  1·  G!  1·  1· A1B1 ?   1·  ◆   1·  1#".ljust(len(lines[1]))
    # A face-down tile is not named again on the screen of a memory game, known or not.
    assert lines[2].split()[:4] == ["1·", "2#", "2·", "?"]
    assert lines[4].split()[3:6] == ["4#", "A2", "4·"]
    assert lines[12].rstrip().endswith("SE: A5 B5")
    below = "\n".join(lines[13:])
    for word in ("? tile", "◆ stone", "G Ghost", "▶ <0>", "◆◆", "Ravens: 2", "Draw pile", "░░"):
        assert word in below
    assert "Played" not in below
    assert "Played" in drawn(play(state, "lead 1 card"))


def test_a_screen_that_remembers_names_what_its_seat_has_seen() -> None:
    tiles, seen = {"2-2": "passage"}, [["2-2"], []]
    state = table("1 2 3", None, tiles=tiles, seen=seen, options={"remember": True})
    assert "↑ Secret passage" in drawn(state)
    assert "↑" not in drawn(state, 1)
    assert "↑" not in drawn(table("1 2 3", None, tiles=tiles, seen=seen))


def test_C48_the_mountain_is_drawn_as_it_stands() -> None:
    # A quarter turn clockwise brings the north-western corner to the north-east.
    for rotation, corner in ((0, (0, 0)), (1, (0, 10)), (2, (10, 10)), (3, (10, 0))):
        assert cell_of(11, "1-0", rotation) == corner
    assert [cell_of(11, square, 0) for square in ("1-12", "1-26", "1-36", "4-14")] == [(2, 10), (10, 4), (4, 0), (5, 3)]
    state = table("1 2 3", None, on={"A1": "1-0"}, rotation=1)
    assert drawn(state).splitlines()[1].rstrip().endswith("A1")


def test_scores_are_the_highest_levels() -> None:
    state = table(None, None, None, on={"A1": "3-2", "A2": "1-5", "B1": "2-1"})
    assert state.scores == [3, 2, 0]
    assert vaka.load("magichill").new(1).scores == [0, 0]


def test_random_walks_by_the_engine() -> None:
    state = vaka.load("magichill").new(5)
    made = state.game.engine.walk(state.array(), 0, 9, 60, np.zeros(CHOICES, np.uint8))
    assert made == 60


@pytest.mark.parametrize("remember", [False, True])
def test_a_screen_leaves_tiles_that_lie_face_down_again_to_memory(remember: bool) -> None:
    state = vaka.load("magichill", remember=remember).new(3)
    known = 0
    for _ in lively(state, 5, 150):
        seen = state.view(0)
        shown = screen(seen)  # type: ignore[arg-type]
        for square, tile in seen["tiles"].items():
            known += tile["kind"] is not None and not tile["up"]
            expected = tile["kind"] if remember or tile["up"] else None
            assert shown["tiles"][square] == {"kind": expected, "up": tile["up"]}
        assert {**shown, "tiles": seen["tiles"]} == seen
    assert known

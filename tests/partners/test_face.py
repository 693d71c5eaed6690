"""What is said and drawn of a game, in every phase."""

from __future__ import annotations

import io
from collections.abc import Iterator

import numpy as np
import pytest
from rich.console import Console

import vaka
from tests.partners.situations import DONE, HIDDEN, alone, play, seven, table
from vaka.engine.native import CHOICES
from vaka.games.partners.names import EVENTS
from vaka.play import State

HANDS = {1: ["6", "7", "9", "10"], 2: ["12", "swap", "-4", "1"], 3: ["8", "13", "2", "3"]}


def giving() -> State:
    return table(["heart", "2", "7", "swap"], others=HANDS, phase="give")


def scenes() -> Iterator[State]:
    """One state for each phase and each kind of event."""
    state = giving()
    for action in ("give heart", "give 6", "give 12", "give 8"):
        yield state.clone()
        play(state, action)
    yield state
    yield play(alone(["heart", "2"]), "start heart")
    yield play(alone(["2", "3"], "G1", g="G3"), "move y1 2 2")
    yield play(alone(["2", "3"], "G1", g="G3 G3"), "move y1 2 2")
    yield play(alone(["-4", "3"], "Y7"), "back y1")
    yield seven("Y1 Y9")
    yield play(seven("Y1 Y9"), "part y1 6")
    yield play(table(["swap"], "Y3", "G3"), "swap")
    yield play(table(["swap"], "Y3", "G3"), "swap", "pick y1")
    yield play(table(["swap"], "Y3", "G3"), "swap", "pick y1", "pick g1")
    yield play(table(["2", "5"]), "fold")
    yield play(table(["2", "5"], options=HIDDEN), "fold")
    yield play(alone(["2"], "Y3"), "move y1 2 2")
    yield play(table(["1"], "R14 Z4 Z3 Z2", "start", DONE), "move y1 1 1")


SCENES = list(scenes())


def drawn(state: State, seat: int | None = 0) -> str:
    """The table as the terminal shows it."""
    console = Console(width=100, record=True, file=io.StringIO())
    console.print(state.draw(seat, "en", [f"<{other}>" for other in range(state.game.players)]))
    return console.export_text()


def test_the_scenes_show_every_phase_and_every_event() -> None:
    assert {state.phase for state in SCENES} == {"give", "play", "part", "pick", "over"}
    assert {event["event"] for state in SCENES for event in state.events(0)} == set(EVENTS)


@pytest.mark.parametrize("number", range(len(SCENES)))
def test_every_scene_can_be_told_and_drawn(number: int) -> None:
    state = SCENES[number]
    for seat in (0, 1, None):
        text = state.describe(seat)
        assert text.startswith("Partners: Player 0 and Player 2 against")
        assert "{" not in text
        assert all("{" not in event.text() for event in state.events(seat))
        for word in ("Used", "Deck", "at home:", "locked:", "<3>"):
            assert word in drawn(state, seat)


def sentences(state: State, seat: int | None = 0) -> list[str]:
    return [event.text() for event in state.events(seat)]


def test_events_as_sentences() -> None:
    state = play(giving(), "give heart")
    assert sentences(state, 0) == ["Player 0 chooses heart for the partner."]
    assert sentences(state, 1) == ["Player 0 chooses a card for the partner."]
    play(state, "give 6", "give 12", "give 8")
    assert sentences(state, 2)[1:4:2] == [
        "Player 0 gives heart to Player 2.",
        "Player 2 gives 12 to Player 0.",
    ]
    assert sentences(state, 1)[1] == "Player 0 gives a card to Player 2."
    assert sentences(play(alone(["8", "2"]), "start 8")) == ["Player 0 brings y1 out with heart/8."]
    assert sentences(play(alone(["1", "2"], "Y3"), "move y1 14 1")) == ["Player 0 moves y1 to G3 with 1/14."]
    assert sentences(play(alone(["-4", "2"], "Y7"), "back y1")) == ["Player 0 moves y1 back to Y3."]


def test_collisions_locks_and_the_end_as_sentences() -> None:
    assert sentences(play(alone(["2", "3"], "G1", g="G3"), "move y1 2 2"))[1] == "g1 is hit and goes home."
    assert "runs into a pair" in sentences(play(alone(["2", "3"], "G1", g="G3 G3"), "move y1 2 2"))[1]
    assert sentences(play(table(["1"], "R14 Z4 Z3 Z2", b=DONE), "move y1 1 1")) == [
        "Player 0 moves y1 to Z1 with 1/14.",
        "y1 is locked on Z1.",
        "All pawns of Player 0 are in.",
        "Player 0 and Player 2 have all their pawns in.",
    ]


def test_sevens_swaps_folds_and_deals_as_sentences() -> None:
    assert sentences(seven("Y1 Y9")) == ["Player 0 plays 7."]
    assert sentences(play(seven("Y1 Y9"), "part y2 3")) == ["Player 0 moves y2 to Y12."]
    state = play(table(["swap"], "Y3", "G3"), "swap")
    assert sentences(state) == ["Player 0 plays swap."]
    assert sentences(play(state, "pick y1")) == ["Player 0 chooses y1 on Y3."]
    assert sentences(play(state, "pick g1"))[1:] == ["y1 now stands on G3.", "g1 now stands on Y3."]
    (folded,) = sentences(play(table(["2", "5"]), "fold"))
    assert folded == "Player 0 can play nothing and puts down 2, 5."
    (hidden,) = sentences(play(table(["2", "5"], options=HIDDEN), "fold"), 1)
    assert hidden == "Player 0 can play nothing and puts down a card, a card."
    assert sentences(play(alone(["2"], "Y3"), "move y1 2 2"))[1] == "Player 3 deals four cards each, deal 2 of 3."


def test_a_paragraph_for_a_language_model() -> None:
    state = table(["2", "heart"], "Y3 Z4 start", "", "B1", others={1: [], 2: ["12"], 3: ["5", "6"]})
    text = state.describe(0)
    for part in (
        "Player 0 has the yellow pawns: y1 Y3, y2 Z4 (locked), y3 on the start square, y4 at home.",
        "Player 2 has the blue pawns: b1 B1, b2 at home",
        "Player 0 holds 2 cards: heart, 2.",
        "Player 1 holds no cards.",
        "Player 2 holds one card: one card face down.",
        "Player 3 holds 2 cards: 2 cards face down.",
        "Player 3 is the dealer, this is deal 1 of 3, and 40 cards are left in the deck.",
        "It is the turn of Player 0",
        "start heart (Bring a pawn out with heart)",
        "move y1 2 2 (Move y1 2 squares forward with 2)",
    ):
        assert part in text
    assert "Choices" not in state.describe(1)
    assert "Anna holds one card" in state.describe(0, "en", ["Jón", "Eva", "Anna", "Ari"])


def test_what_is_under_way_in_words() -> None:
    assert "7 steps of the 7 are left. Player 0 divides the 7." in seven("Y1 Y9").describe(0)
    assert "One step of the 7 is left." in play(seven("Y1 Y9"), "part y1 6").describe(1)
    state = play(table(["swap"], "Y3", "G3"), "swap")
    assert "first pawn" not in state.describe(0)
    assert "Player 0 chooses the pawns that change places." in state.describe(0)
    assert "The swap has its first pawn: y1." in play(state, "pick y1").describe(0)
    assert "Player 0 chooses a card for the partner." in giving().describe(3)
    assert "Played last: 7." in seven("Y1 Y9").describe(2)
    assert "Played last" not in giving().describe(2)
    assert "Played last: 5, 2." in play(table(["2", "5"]), "fold").describe(2)


def test_the_end_in_words() -> None:
    text = SCENES[-1].describe(1)
    assert "y1 Z1 (locked)" in text
    assert "The game is over. Winners: Player 0, Player 2." in text


@pytest.mark.parametrize(
    ("notation", "text"),
    [
        ("give -4", "Give −4 to your partner"),
        ("start 13", "Bring a pawn out with heart/13"),
        ("move y1 1 1", "Move y1 one square forward with 1/14"),
        ("move b2 14 1", "Move b2 14 squares forward with 1/14"),
        ("back r4", "Move r4 four squares back"),
        ("split", "Play the 7"),
        ("part g1 1", "Move g1 one square"),
        ("part g1 6", "Move g1 6 squares"),
        ("swap", "Play the swap card"),
        ("pick b3", "Choose b3"),
        ("fold", "Put down the whole hand"),
    ],
)
def test_actions_as_sentences(notation: str, text: str) -> None:
    assert vaka.load("partners").action(notation).text("en") == text


# --- The terminal.


def test_the_board_is_drawn_with_its_corners_and_goals() -> None:
    rows = drawn(giving()).splitlines()
    assert len(rows[0].split()) == 16
    # Yellow upper left, Green upper right, Blue lower right, Red lower left; numbers run clockwise.
    assert rows[0].split()[:2] == ["♥", "Y1"]
    assert rows[0].split()[-2:] == ["Y14", "♥"]
    assert (rows[1].split()[0], rows[1].split()[-1]) == ("R14", "G1")
    assert rows[15].split()[-2:] == ["B1", "♥"]
    assert "\n".join(rows[:16]).count("○") == 16
    assert "\n".join(rows[:16]).count("♥") == 4


def test_pawns_stand_where_they_are() -> None:
    state = table(["2"], "start start Y1 Z1", "Y2 Y2 Y2 home", "B14", "Z4")
    rows = drawn(state).splitlines()
    assert rows[0].split()[:3] == ["y12", "y3", "g×3"]
    assert rows[1].split()[:2] == ["R14", "y4"]
    # Blue's last square but its own corner, and Red's innermost ring.
    assert rows[15].split()[1] == "b1"
    assert "r1" in rows[11]
    assert "at home: 1" in drawn(state)


def test_hands_and_piles_are_drawn_as_they_are_seen() -> None:
    state = play(table(["-4", "2"], "Y7", others={1: ["9"], 2: ["12"], 3: []}), "back y1")
    mine, theirs = drawn(state, 0), drawn(state, 1)
    assert "▶ <1>" in mine
    row = next(line for line in mine.splitlines() if "<0>" in line)
    assert (" 2 " in row, "░░" in row) == (True, False)
    row = next(line for line in theirs.splitlines() if "<0>" in line)
    assert (" 2 " in row, "░░" in row) == (False, True)
    used = next(line for line in theirs.splitlines() if "Used" in line)
    assert "−4" in used
    assert "× 13" in used
    deck = next(line for line in theirs.splitlines() if "Deck" in line)
    assert "× 40" in deck
    assert "deal 1 of 3" in deck


def test_nobody_is_asked_when_it_is_over() -> None:
    text = drawn(SCENES[-1])
    assert "▶" not in text
    assert text.count("locked: 4") == 2


def test_random_walks_by_the_engine() -> None:
    state = vaka.load("partners").new(5)
    made = state.game.engine.walk(state.array(), 0, 9, 60, np.zeros(CHOICES, np.uint8))
    assert made == 60

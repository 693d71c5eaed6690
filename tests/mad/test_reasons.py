"""Why an action is refused, in one short sentence."""

from __future__ import annotations

import pytest

import vaka
from tests.mad.situations import OTHER, PLAIN, play, stacked, table
from tests.situations import forced, prompt, why, why_in_all_languages
from vaka.words.languages import LANGUAGES


def test_a_card_that_does_not_fit() -> None:
    state = table(["g4", "r1"], OTHER, pile=["y6"])
    assert why(state, "play g4") == "green 4 does not fit on yellow 6."
    assert why(state, "play b2") == "You do not hold blue 2."
    state = play(table(["wild", "g4"], ["g4", "r1"]), "play wild", "blue")
    assert why(state, "play r1") == "red 1 does not fit: the colour named is blue."


def test_after_drawing() -> None:
    state = play(stacked(["b6"], ["r1", "g2"], OTHER), "draw")
    assert why(state, "play r1") == "You have drawn: only blue 6 may be played now."
    assert why(state, "draw") == "You have drawn one card already: play blue 6 or keep it."
    assert why(state, "play b6") == "blue 6 does not fit on red 5."
    assert why(state, "blue") == "Not now. Play the drawn card or keep it."


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("keep", "You have not drawn a card."),
        ("cw", "Only a Which way changes the direction."),
        ("red", "A colour is named only after a colourless card."),
        ("at 1", "No card is being aimed at anyone."),
        ("give r1", "Cards are given away only with a Give two."),
        ("end", "That is asked only after a Joker, with at most three other cards in hand."),
        ("accept", "Nothing is aimed at you."),
    ],
)
def test_answers_that_nothing_asks_for(action: str, reason: str) -> None:
    assert why(table(["r1", "g2"], OTHER), action) == reason


def test_in_the_middle_of_a_card_the_open_question_comes_first() -> None:
    state = play(table(["rwhich", "g2"], OTHER), "play rwhich")
    assert why(state, "play g2") == "Not now. Choose the direction of play."


def test_whom_a_card_can_hit() -> None:
    state = play(table(["wooly", "g2"], OTHER), "play wooly", "red")
    assert why(state, "at 0") == "You cannot aim it at yourself."
    assert why(state, "at 5") == "Nobody sits there."
    assert why(state, "skip") == "Wild & wooly must hit somebody."


def test_gifts() -> None:
    state = play(table(["rgive2", *PLAIN], OTHER), "play rgive2", "at 1")
    assert why(state, "skip") == "You have named a player: now choose two cards."
    assert why(state, "give b6") == "You do not hold blue 6."
    state = play(table(["rgive2", *PLAIN], ["worry", *OTHER]), "play rgive2", "at 1", "give g1", "give g2", "worry")
    assert why(play(state, "give b1"), "skip") == "One card is chosen: now choose the second."


def test_no_worry_in_hand() -> None:
    state = play(table(["rdraw1", "g2"], OTHER), "play rdraw1")
    assert why(state, "worry") == "You do not hold Worry."
    assert why(state, "play b1") == "Not now. Answer the card that is aimed at you."


def test_when_it_is_not_your_turn_or_over() -> None:
    state = table(["r1"], OTHER)
    assert state.game.because(state.view(1), "draw", "MD-4", str) == ("because-turn", {"who": "0"})
    play(state, "play r1")
    assert why(state, "draw") == "The game is over."


def test_every_refusal_has_its_reason_in_every_language() -> None:
    met = why_in_all_languages(vaka.load("mad", players=3).new(3), 3, 60)
    assert len(met) > 10
    assert all(message.startswith("because-") for message in met)


def test_everyone_can_tell_whom_a_card_can_hit_but_not_who_has_a_worry() -> None:
    state = play(table(["wooly", "g2"], OTHER), "play wooly", "red")
    assert forced(state)
    assert not forced(play(state, "at 1"))


def test_what_is_asked_names_the_attacker_and_the_effect() -> None:
    state = play(table(["wooly", "g2"], OTHER), "play wooly", "red")
    say = state.game.phrases("en")
    message, values = prompt(state)
    assert say(message.replace("describe", "page-ask"), **values) == "Choose who draws three cards."
    _, values = prompt(play(state, "at 1"))
    assert say("page-ask-phase-reply-accept", **values) == "Player 0’s Wild & wooly: you draw 3."
    assert say("page-ask-phase-reply", **values).endswith(": you draw 3, unless you answer with Worry.")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", ["rdraw1", "rgive2", "wooly", "exchange"])
def test_whatever_is_asked_can_be_said_in_every_language(card: str, lang: str) -> None:
    state = play(table([card, *PLAIN], ["worry", *OTHER]), f"play {card}")
    say, asked = state.game.phrases(lang), []
    while state.phase != "turn":
        message, values = prompt(state)
        asked.append(say(message.replace("describe", "page-ask"), **values))
        if state.phase == "reply":
            asked.append(say("page-ask-phase-reply-accept", **values))
        state.play(next(action for action in state.legal() if str(action) not in ("skip", "worry")))
    assert len(asked) == len(set(asked)) or card == "rgive2"

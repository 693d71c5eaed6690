"""Why an action is refused, in one short sentence."""

from __future__ import annotations

import pytest

import vaka
from tests.babayaga.situations import OTHER, PLAIN, play, table
from tests.situations import forced, prompt, why, why_in_all_languages
from vaka.play import State
from vaka.words.languages import LANGUAGES

ES = {"edition": "es"}


@pytest.mark.parametrize(
    ("hand", "reason"),
    [
        (["wand", "3", "4", "garlic", "yaga"], "You need exactly 8 and have only 3 + 4 = 7."),
        (["wand", "7", "owl", "garlic", "yaga"], "You need exactly 8 and have only 7."),
        (["wand", "4", "5", "5", "6"], "You need exactly 8: no sum of 4, 5, 5, 6 makes it."),
        (["wand", "owl", "owl", "garlic", "yaga"], "It costs 8, and you hold no potion."),
        (PLAIN, "You do not hold Wand."),
    ],
)
def test_the_price_of_a_spell(hand: list[str], reason: str) -> None:
    assert why(table(hand, OTHER), "cast wand A") == reason


def test_exchanges() -> None:
    assert why(table(PLAIN, OTHER), "swap 7 A draw") == "You do not hold potion 7."
    locked = table(PLAIN, OTHER, discard={"A": ["cats"], "B": ["7"]}, locked="A")
    assert why(locked, "swap 2 B take") == "The spell on pile A was cast just now and may not be taken."
    one = table(PLAIN, OTHER, discard={"A": ["1"], "B": []})
    assert why(one, "swap 2 A draw") == "Pile B is empty: start it first."
    none = table(PLAIN, OTHER, discard={"A": [], "B": []})
    assert why(none, "swap 2 A take") == "There is no discard pile to take from: draw a card."


def test_too_many_points_to_declare() -> None:
    assert why(table(PLAIN, OTHER), "declare") == "Your hand counts 22; to declare, it may count four at most."


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("take yaga", "Only a Pelican lets you take from the supply."),
        ("rob 1 yaga", "Only Cats take cards from others."),
        ("dispel owl", "Only a Wand makes the others return cards."),
        ("garlic A", "Garlic only answers Cats or a Wand that hit you."),
        ("submit", "Not now. Exchange a card, cast a spell or declare."),
    ],
)
def test_what_needs_a_spell(action: str, reason: str) -> None:
    assert why(table(PLAIN, OTHER), action) == reason


def test_payments() -> None:
    state = play(table(["wand", "6", "2", "1", "7"], OTHER), "cast wand A")
    assert why(state, "pay 2") == "Mortars go first, then the largest potion."
    assert why(state, "pay 5") == "You do not hold potion 5."
    assert why(state, "done") == "No Mortar is in this payment: pay the rest with potions."
    assert why(state, "rob 1 yaga") == "Not now. Pay for the spell: Mortars first, then the largest potion."
    state = play(table(["wand", "4", "4", "3", "1"], OTHER), "cast wand A", "pay 4")
    assert why(state, "pay 1") == "Mortars go first, then the largest potion."
    state = play(table(["pelican", "6", "4", "3", "5"], OTHER), "cast pelican A")
    assert why(state, "pay 6") == "7 still to pay: with potion 6 it would not come out exactly."
    state = play(table(["pelican", "mortar", "7", "6", "5"], OTHER), "cast pelican A", "pay mortar")
    assert why(state, "pay 7") == "potion 7 is too much: only 6 still to pay."


def cats(*others: list[str], options: dict[str, str] | None = None) -> State:
    return play(table(["cats", "7", "5", "6", "6"], *others, options=options), "cast cats A", "pay 7")


def test_whom_the_cats_can_rob() -> None:
    state = cats(["owl", *OTHER[:4]], PLAIN)
    assert why(state, "rob 0 yaga") == "The Cats take nothing from you yourself."
    assert why(state, "rob 4 yaga") == "Nobody sits there."
    assert why(state, "rob 1 card") == "Here the Cats take only a Baba Yaga or an Owl."
    assert why(state, "rob 1 yaga") == "Player 1 does not have Baba Yaga."
    assert why(state, "take yaga") == "Only a Pelican lets you take from the supply."
    assert why(state, "nothing") == "The spell can do something: choose it."
    state = cats(["yaga", "1", "2", "2", "4"], ["yaga"] * 5, options=ES)
    assert why(state, "rob 2 card") == "Player 2 does not have a black card."


def test_an_empty_supply() -> None:
    state = table(["pelican", "7", "5", "6", "6"], OTHER, supply={"yaga": 0, "owl": 6})
    assert why(play(state, "cast pelican A", "pay 7"), "take yaga") == "Baba Yaga: none left in the supply."


def test_answers_to_a_spell() -> None:
    state = play(cats(["yaga", *OTHER[:4]]), "rob 1 yaga")
    assert why(state, "garlic A") == "You do not hold Garlic."
    assert why(state, "swap 1 A draw") == "Not now. The spell hits you: answer it."


def test_every_refusal_has_its_reason_in_every_language() -> None:
    met = why_in_all_languages(vaka.load("babayaga", players=3).new(3), 3, 60)
    assert len(met) > 10
    assert all(message.startswith("because-") for message in met)


def test_everyone_can_tell_what_a_spell_can_do_but_not_who_has_garlic() -> None:
    state = cats(["yaga", *OTHER[:4]])
    assert forced(state)
    assert not forced(play(state, "rob 1 yaga"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_a_spell_asks_can_be_said_in_every_language(lang: str) -> None:
    wand = play(table(["wand", "7", "1", "6", "6"], ["yaga", *OTHER[:4]]), "cast wand A", "pay 7", "pay 1")
    robbed = play(cats(["yaga", *OTHER[:4]], options=ES), "rob 1 card")
    pelican = play(table(["pelican", "7", "5", "6", "6"], OTHER), "cast pelican A", "pay 7")
    say, asked = vaka.load("babayaga").phrases(lang), set()
    for state in (wand.clone(), play(wand, "dispel yaga"), cats(["yaga", *OTHER[:4]]), robbed, pelican):
        message, values = prompt(state)
        asked.add(say(message.replace("describe", "page-ask"), **values))
        if state.phase == "reply":
            asked.add(say("page-ask-phase-reply-submit", **values))
    assert len(asked) == 7

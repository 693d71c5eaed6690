"""Baba Yaga: why an action is refused, in one short sentence, from what the player who asks can see."""

from __future__ import annotations

from vaka.games.babayaga.face import card_word
from vaka.games.babayaga.layout import VALUE
from vaka.games.babayaga.names import CARDS
from vaka.games.babayaga.shapes import BabaYagaView, Spell
from vaka.games.contract import Who
from vaka.games.shared.reasons import first, not_held
from vaka.words import Sentence

# The phase in which each verb is an answer.
ASKED = {
    "swap": "act", "cast": "act", "declare": "act", "pay": "pay", "done": "pay",
    "take": "aim", "rob": "aim", "dispel": "aim", "nothing": "aim", "garlic": "reply", "submit": "reply",
}  # fmt: skip
# What these need before they can be chosen, and the spell that allows it.
NEEDED = {"take": "pelican", "rob": "cats", "dispel": "wand"}


def because(seen: BabaYagaView, notation: str, clause: str, who: Who) -> Sentence | None:
    """Why the seat that decides may not take an action."""
    verb, *rest = notation.split()
    phase = seen["phase"]
    if verb in NEEDED and (phase != "aim" or spell(seen)["spell"] != NEEDED[verb]):
        # In a turn people reach for what only a spell gives them; later an open question comes first.
        return (f"because-{verb}", {}) if phase in ("act", "aim") else first(question(phase))
    if ASKED[verb] != phase:
        return ("because-garlic", {}) if (verb, phase) == ("garlic", "act") else first(question(phase))
    if verb == "swap":
        return exchange(rest[0], rest[1], clause)
    if verb == "cast":
        return not_held(card_word(rest[0])) if clause == "BY-8" else price(seen, rest[0])
    if verb == "pay":
        return payment(seen, rest[0], clause)
    if verb == "rob":
        return robbery(seen, int(rest[0]), rest[1], clause, who)
    if verb == "declare":
        return "because-declare", {"points": sum(map(worth, held(seen)))}
    if verb == "garlic":
        return not_held(card_word("garlic"))
    if verb == "take":
        return "because-no-supply", {"card": card_word(rest[0])}
    return f"because-{verb}", {}


def question(phase: str) -> str:
    """What is asked in a phase, as a sentence without arguments."""
    return f"because-ask-{phase}" if phase in ("aim", "reply") else f"page-ask-phase-{phase}"


def exchange(card: str, laid_on: str, clause: str) -> Sentence:
    """Why a card may not be exchanged this way."""
    if clause == "BY-5":
        return not_held(card_word(card))
    if clause == "B-R18":
        return "because-no-pile", {}
    other = "A" if laid_on == "B" else "B"
    # BY-6 locks the pile to take from, BY-7 asks for a card on the one that is missing: both are the other one.
    return "because-locked" if clause == "BY-6" else "because-missing-pile", {"pile": other}


def price(seen: BabaYagaView, card: str) -> Sentence:
    """What a spell costs, and what the potions in hand come to."""
    potions = sorted(worth(card) for card in held(seen) if card.isdigit())
    due = worth(card)
    if not potions:
        return "because-no-potion", {"price": due}
    if sum(potions) < due:
        added = " + ".join(map(str, potions))
        return "because-too-few", {"price": due, "sum": f"{added} = {sum(potions)}" if len(potions) > 1 else added}
    return "because-price", {"price": due, "list": ", ".join(map(str, potions))}


def payment(seen: BabaYagaView, card: str, clause: str) -> Sentence:
    """Why a card may not be paid next."""
    if clause == "BY-8":
        return not_held(card_word(card))
    if clause == "BY-A1":
        return "because-order", {}
    chain = spell(seen)
    # A Mortar stands for 1 at least.
    paid = sum(worth(card) if card.isdigit() else 1 for card in chain["paid"])
    message = "because-too-much" if clause == "BY-A6" else "because-rest"
    return message, {"card": card_word(card), "rest": worth(chain["spell"]) - paid}


def robbery(seen: BabaYagaView, seat: int, aim: str, clause: str, who: Who) -> Sentence:
    """Why the Cats may not be sent there, or not for that."""
    if seat == seen["seat"]:
        return "because-self", {}
    if seat >= seen["players"]:
        return "because-nobody", {}
    if clause == "B-D1":
        return "because-black", {}
    return "because-has-none", {"who": who(seat), "card": card_word(None if aim == "card" else aim)}


def held(seen: BabaYagaView) -> list[str]:
    """The cards of the player who asks."""
    assert seen["seat"] is not None
    return [held["card"] for held in seen["hands"][seen["seat"]] if held["card"]]


def worth(card: str) -> int:
    """What a card counts; of a spell that is also its price."""
    return int(VALUE[CARDS.index(card)])


def spell(seen: BabaYagaView) -> Spell:
    """The spell under way."""
    assert seen["pending"]
    return seen["pending"]

"""Baba Yaga as people and programs see it: notation, views, events and sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from vaka.games.babayaga.deck import ASSUMED_DECK, DECK_ORDER
from vaka.games.babayaga.layout import (
    KINDS,
    NOBODY,
    OVER,
    OWL,
    PAY,
    RED,
    ROUND,
    TEAL,
    VALUE,
    YAGA,
    BabaYagaState,
)  # fmt: skip
from vaka.games.babayaga.names import (
    ACTIONS,
    BACKS,
    CARDS,
    EDITIONS,
    EVENTS,
    MATCHES,
    PHASES,
    PILES,
)  # fmt: skip
from vaka.games.babayaga.position import pending
from vaka.games.babayaga.position import read as read
from vaka.games.babayaga.position import write as write
from vaka.games.babayaga.shapes import BabaYagaEvent, BabaYagaPublic, BabaYagaView, Discard, Held, Spell
from vaka.games.contract import Entry, Options, Seated, Who
from vaka.games.shared.positions import name_of
from vaka.games.shared.views import asked, describe_end, looks_of
from vaka.games.shared.views import winners as winners
from vaka.kit.pile import Pile
from vaka.kit.reader import memo
from vaka.words import Phrases, Sentence, Value, Word


def notation(_chosen: Options) -> tuple[tuple[str, ...], ...]:
    """The notation of every action."""
    return (ACTIONS,)


def configure(s: BabaYagaState, chosen: Options) -> None:
    """Write the options into a blank struct."""
    s.players = chosen["players"]
    s.edition = EDITIONS.index(chosen["edition"])
    s.match = MATCHES.index(chosen["match"])
    for card in range(KINDS):
        s.deck[card] = chosen["deck"][CARDS[card]]


# --- Views.


def view(s: BabaYagaState, observer: int, seated: Seated) -> BabaYagaView:
    """What an observer may be shown: a card is named if the observer has seen it, else only its back."""
    return {
        **public(s),
        "hands": [hand_view(s.hand[seat], observer) for seat in range(s.players)],
        "draw": {"count": int(s.draw.n), "top": top_view(s.draw, observer)},
        **seated,
    }


@memo
def public(s: BabaYagaState) -> BabaYagaPublic:
    """What everyone may be shown."""
    over = bool(s.phase == OVER)
    deck = {kind: int(s.deck[card]) for kind, card in DECK_ORDER}
    return {
        "game": "babayaga",
        "players": int(s.players),
        "edition": EDITIONS[s.edition],
        "match": MATCHES[s.match],
        "deck": deck,
        "deck_assumed": deck == ASSUMED_DECK,
        "phase": PHASES[s.phase],
        "player": None if over else int(s.player),
        "turn": int(s.turn),
        "starter": int(s.starter),
        "discard": {pile: discard_view(s.discard[i]) for i, pile in enumerate(PILES)},
        "supply": {"yaga": int(s.supply[RED]), "owl": int(s.supply[TEAL])},
        "locked": name_of(PILES, int(s.locked)),
        "pending": pending_view(s),
        "totals": [int(s.total[seat]) for seat in range(s.players)],
        "over": over,
        "winners": winners(s),
        "scores": scores(s),
    }


# BY-1: the back of each card.
BACK_NAMES = tuple(BACKS[{YAGA: 0, OWL: 1}.get(card, 2)] for card in range(KINDS))


# A card as it is shown: its name only to those who have seen it, its back to everyone.
SEEN: tuple[Held, ...] = tuple({"card": CARDS[card], "back": BACK_NAMES[card]} for card in range(KINDS))
UNSEEN: tuple[Held, ...] = tuple({"card": None, "back": BACK_NAMES[card]} for card in range(KINDS))
looks = looks_of(SEEN, UNSEEN)


def top_view(cards: Pile, observer: int) -> Held:
    """The top card of a pile."""
    top = cards.n - 1
    return (SEEN if cards.seen[top] >> observer & 1 else UNSEEN)[cards.card[top]]


def hand_view(hand: Pile, observer: int) -> list[Held]:
    """Known cards first, then backs: the order of a hand tells nobody anything (B-R9)."""
    return [*looks(hand)[observer]]


def discard_view(stack: Pile) -> Discard:
    """B-R10, BY-A11: the top card and the count."""
    return {"count": int(stack.n), "top": CARDS[stack.card[stack.n - 1]] if stack.n else None}


def pending_view(s: BabaYagaState) -> Spell | None:
    """The spell under way; once its payment is complete, that lies buried in the pile (B-R10)."""
    chain = pending(s)
    if chain and s.phase != PAY:
        chain["paid"] = []
    return chain


def scores(s: BabaYagaState) -> list[int] | None:
    """Tournament totals, or the hand values once a single round is over."""
    if s.match == ROUND and s.phase != OVER:
        return None
    points = s.score if s.match == ROUND else s.total
    return [int(points[seat]) for seat in range(s.players)]


def follows(before: BabaYagaView, after: BabaYagaView) -> bool:
    """B-R3: the start moves one seat to the left, from game to game as from round to round."""
    return after["starter"] == (before["starter"] + 1) % after["players"]


# --- Events.


def events(_s: Any, entries: Sequence[Entry]) -> list[BabaYagaEvent]:
    """The entries of a log as plain data; an unseen card is None, the cards of a shown hand are one event."""
    told: list[BabaYagaEvent] = []
    for entry in entries:
        data = event(*entry)
        if data["event"] != "show":
            told.append(data)
        elif told[-1]["event"] == "show" and told[-1]["seat"] == data["seat"]:
            told[-1]["cards"].append(data["card"])
        else:
            told.append({"event": "show", "seat": data["seat"], "cards": [data["card"]]})
    return told


def event(kind: int, seat: int, card: int, more: int) -> BabaYagaEvent:
    """One entry of a log."""
    data: dict[str, Any] = {"event": EVENTS[kind]}
    if seat != NOBODY:
        data["seat"] = seat
    if data["event"] in CARD_EVENTS:
        data["card"] = name_of(CARDS, card)
    extra = MORE.get(data["event"])
    if extra:
        data[extra] = MORE_NAMES[extra][more] if extra in MORE_NAMES else more
    return cast("BabaYagaEvent", data)


CARD_EVENTS = frozenset(EVENTS) - {"deal", "nothing", "reshuffle", "declare", "score"}
# What the further number of an event means.
MORE = {
    "turn-up": "pile", "discard": "pile", "take": "pile", "cast": "pile", "active": "pile", "garlic": "pile",
    "draw": "back", "rob": "victim", "stolen": "caster", "score": "points",
}  # fmt: skip
MORE_NAMES = {"pile": PILES, "back": BACKS}


# --- Sentences.


def card_word(card: str | None) -> Word:
    """The message that names a card."""
    return Word(f"card-{card}" if card else "card-unseen")


def action_sentence(notation: str, who: Who) -> Sentence:
    """An action as a message with arguments."""
    words = notation.split()
    verb = words[0]
    if verb == "swap":
        return f"action-swap-{words[3]}", {
            "card": card_word(words[1]),
            "pile": words[2],
            "other": _other(words[2]),
        }
    if verb == "cast":
        return "action-cast", {"card": card_word(words[1]), "pile": words[2]}
    if verb == "rob":
        return "action-rob", {
            "card": card_word(None if words[2] == "card" else words[2]),
            "who": who(int(words[1])),
        }
    if verb in ("pay", "take", "dispel"):
        return f"action-{verb}", {"card": card_word(words[1])}
    if verb == "garlic":
        return "action-garlic", {"pile": words[1]}
    return f"action-{verb}", {}


def _other(pile: str) -> str:
    return PILES[1 - PILES.index(pile)]


def event_sentence(data: BabaYagaEvent, who: Who) -> Sentence:
    """An event as a message with arguments."""
    values: dict[str, Any] = {}
    if "seat" in data:
        values["who"] = who(data["seat"])
    if "card" in data:
        values["card"] = card_word(data["card"])
    if "cards" in data:
        values["cards"] = [card_word(card) for card in data["cards"]]
    if "pile" in data:
        values["pile"] = data["pile"]
    if "points" in data:
        values["points"] = data["points"]
    if "victim" in data:
        values["victim"] = who(data["victim"])
    if "caster" in data:
        values["caster"] = who(data["caster"])
    return f"event-{data['event']}", values


def describe(seen: BabaYagaView, say: Phrases, who: Who) -> list[str]:
    """The situation in sentences, from a view alone."""
    sentences = [say("describe-game", players=seen["players"])]
    if seen["match"] == "tournament":
        totals = say.list(f"{who(seat)} {total}" for seat, total in enumerate(seen["totals"]))
        sentences.append(say("describe-totals", list=totals))
    for seat, hand in enumerate(seen["hands"]):
        sentences.append(describe_hand(hand, who(seat), seat == seen["seat"] or seen["over"], say))
    for pile, stack in seen["discard"].items():
        sentences.append(describe_discard(pile, stack, say))
    if seen["locked"]:
        sentences.append(say("describe-locked", pile=seen["locked"]))
    top = say(f"back-{seen['draw']['top']['back']}")
    sentences.append(say("describe-draw", count=seen["draw"]["count"], back=top))
    sentences.append(say("describe-supply", yagas=seen["supply"]["yaga"], owls=seen["supply"]["owl"]))
    if seen["over"]:
        return [*sentences, *describe_end(seen, say, who)]
    if seen["pending"]:
        sentences.append(describe_pending(seen["pending"], seen["phase"], who(seen["turn"]), say))
    return [*sentences, say.say(prompt(seen, who))]


def prompt(seen: BabaYagaView, who: Who) -> Sentence:
    """What is asked now; while a spell is cast also which one it is, whose, and what it wants."""
    values: dict[str, Any] = {"who": who(asked(seen))}
    chain = seen["pending"]
    if chain:
        wanted = chain["aim"] if chain["aim"] != "card" else None
        values |= {"spell": chain["spell"], "by": who(seen["turn"]), "card": card_word(wanted)}
    return f"describe-phase-{seen['phase']}", values


def forced(seen: BabaYagaView) -> bool:
    """What a spell can do follows from supplies and backs; payments and answers depend on a hand."""
    return seen["phase"] == "aim"


def describe_hand(hand: list[Held], owner: str, open_: bool, say: Phrases) -> str:
    """A hand: the cards known, and how many black backs are not."""
    known = [say(card_word(card["card"]).id) for card in hand if card["card"]]
    unseen = len(hand) - len(known)
    listed = say.list([*known, *([say("describe-unseen", count=unseen)] if unseen else [])])
    if open_:
        points = sum(int(VALUE[CARDS.index(card["card"])]) for card in hand)
        return say("describe-open-hand", who=owner, list=listed, points=points)
    return say("describe-hand", who=owner, list=listed, count=len(hand))


def describe_discard(pile: str, stack: Discard, say: Phrases) -> str:
    """A discard pile: its top card and its size."""
    if not stack["count"]:
        return say("describe-no-pile", pile=pile)
    return say("describe-pile", pile=pile, card=card_word(stack["top"]), count=stack["count"])


def describe_pending(chain: Spell, phase: str, caster: str, say: Phrases) -> str:
    """The spell under way."""
    values: dict[str, Value] = {"who": caster, "card": card_word(chain["spell"]), "pile": chain["pile"]}
    if phase != "pay":
        return say("event-cast", **values)
    paid = say.list(say(card_word(card).id) for card in chain["paid"]) or say("describe-nothing-paid")
    return say("describe-cast", **values, list=paid)

"""Baba Yaga as people and programs see it: options, views, events and sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from vaka.game import Entry, Option, Options, View, one_of
from vaka.games.babayaga import rules as rules
from vaka.games.babayaga.layout import (
    CLAUSES,
    DECK,
    HAND,
    KINDS,
    LAYOUT,
    NOBODY,
    OVER,
    OWL,
    PAY,
    POOL,
    RED,
    ROUND,
    TEAL,
    VALUE,
    YAGA,
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
from vaka.games.reading import name_of
from vaka.games.telling import describe_end, seers
from vaka.games.telling import winners as winners
from vaka.kit.pile import Pile
from vaka.plain import once
from vaka.words import Phrases, Sentence, Word

name = "babayaga"
version = 1
layout, pool = LAYOUT, POOL
phases: tuple[str, ...] = PHASES
actions = len(ACTIONS)
clauses: tuple[str, ...] = CLAUSES
not_your_turn = "BY-4"
not_your_voice = ""
revealing = frozenset({"deal", "turn-up", "draw", "take", "fetch", "stolen", "reshuffle", "show"})
faults: tuple[str, ...] = (
    "",
    "the draw pile is empty: when its last card goes it is made anew at once (B-R19)",
    "locked: that pile is empty",
    "locked: the top card of that pile is no spell",
    "locked: only the pile of the cast can be locked now",
    "locked must be the pile of the cast: its payment is complete (BY-A7)",
    "paid: only mortars and then potions from high to low can be paid (BY-A1)",
    "paid: the sum does not fit the price in this phase (BY-8, BY-A6)",
    "the caster's hand cannot complete the payment",
    "discard: the pile of the cast must have the payment and then the spell on top",
    "pending left: a seat named there is not hit, its hand does not show what the spell names (BY-A3)",
    "pending left: a seat behind the one asked shows what the wand names, so it is still to answer (BY-A3)",
    "over: the hand of the seat in turn is worth more than four, so it cannot have declared (BY-16)",
    "totals: before its last round no seat can have had less than 0 or already 100 (B-R63)",
)

# --- Options.

# B-F9: no source gives the counts; this deck is assumed, and shown as assumed.
ASSUMED_DECK = {
    "yaga": 16, "owl": 6, "1": 6, "2": 6, "3": 6, "4": 6, "5": 6, "6": 6, "7": 6,
    "pelican": 6, "cats": 2, "wand": 2, "garlic": 2, "mortar": 2,
}  # fmt: skip
DECK_ORDER = tuple((kind, CARDS.index(kind)) for kind in ASSUMED_DECK)
# BY-A8: what every deck must hold.
AT_LEAST = {"yaga": 5, "1": 5, "owl": 2, "pelican": 2, "garlic": 2, "mortar": 2, "wand": 1}


def check_deck(value: Any, options: Options) -> dict[str, int]:
    """A deck with a count for every kind; raises ValueError with the fault (BY-A8)."""
    if not isinstance(value, Mapping) or set(value) != set(CARDS):
        raise ValueError("it names each kind once")
    if not all(isinstance(count, int) and not isinstance(count, bool) and count >= 0 for count in value.values()):
        raise ValueError("counts are whole numbers")
    if sum(value.values()) != DECK:
        raise ValueError(f"it has {sum(value.values())} cards")
    for kind, least in AT_LEAST.items():
        if value[kind] < least:
            raise ValueError(f"it needs at least {least} {kind}")
    black = DECK - value["yaga"] - value["owl"]
    if black < HAND * options["players"] + 3:
        raise ValueError(f"{options['players']} players need at least {HAND * options['players'] + 3} black cards")
    return {kind: value[kind] for kind in ASSUMED_DECK}


options: tuple[Option, ...] = (
    one_of("players", 2, 3, 4, 5),
    one_of("edition", *EDITIONS),
    one_of("match", *MATCHES),
    Option("deck", ASSUMED_DECK, f"a count for each of {', '.join(ASSUMED_DECK)}, together {DECK}", check_deck),
)


def notation(_chosen: Options) -> tuple[tuple[str, ...], ...]:
    """The notation of every action."""
    return (ACTIONS,)


def configure(s: Any, chosen: Options) -> None:
    """Write the options into a blank record."""
    s.players = chosen["players"]
    s.edition = EDITIONS.index(chosen["edition"])
    s.match = MATCHES.index(chosen["match"])
    for card in range(KINDS):
        s.deck[card] = chosen["deck"][CARDS[card]]


# --- Views.


def view(s: Any, observer: int) -> View:
    """What an observer may be shown: a card is named if the observer has seen it, else only its back."""
    return {
        **public(s),
        "hands": [hand_view(s.hand[seat], observer) for seat in range(s.players)],
        "draw": {"count": int(s.draw.n), "top": top_view(s.draw, observer)},
    }


@once
def public(s: Any) -> View:
    """What everyone may be shown."""
    over = bool(s.phase == OVER)
    deck = {kind: int(s.deck[card]) for kind, card in DECK_ORDER}
    return {
        "game": name,
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
SEEN = tuple({"card": CARDS[card], "back": BACK_NAMES[card]} for card in range(KINDS))
UNSEEN = tuple({"card": None, "back": BACK_NAMES[card]} for card in range(KINDS))
CardView = Mapping[str, str | None]


def top_view(cards: Pile, observer: int) -> CardView:
    """The top card of a pile."""
    top = cards.n - 1
    return (SEEN if cards.seen[top] >> observer & 1 else UNSEEN)[cards.card[top]]


def hand_view(hand: Any, observer: int) -> list[CardView]:
    """Known cards first, then backs: the order of a hand tells nobody anything (B-R9)."""
    if not seers(hand) >> observer & 1:
        return backs(hand)
    known: list[CardView] = []
    unknown: list[CardView] = []
    for card, seen in zip(hand.card[: hand.n], hand.seen, strict=False):
        if seen >> observer & 1:
            known.append(SEEN[card])
        else:
            unknown.append(UNSEEN[card])
    return known + unknown


@once
def backs(hand: Any) -> list[CardView]:
    """A hand of which nothing is known."""
    return [UNSEEN[card] for card in hand.card[: hand.n]]


def discard_view(stack: Pile) -> dict[str, Any]:
    """B-R10, BY-A11: the top card and the count."""
    return {"count": int(stack.n), "top": CARDS[stack.card[stack.n - 1]] if stack.n else None}


def pending_view(s: Any) -> dict[str, Any] | None:
    """The spell under way; once its payment is complete, that lies buried in the pile (B-R10)."""
    chain = pending(s)
    if chain and s.phase != PAY:
        chain["paid"] = []
    return chain


def scores(s: Any) -> list[int] | None:
    """Tournament totals, or the hand values once a single round is over."""
    if s.match == ROUND and s.phase != OVER:
        return None
    points = s.score if s.match == ROUND else s.total
    return [int(points[seat]) for seat in range(s.players)]


# --- Events.


def events(_s: Any, entries: list[Entry]) -> list[dict[str, Any]]:
    """The entries of a log as plain data; an unseen card is None, the cards of a shown hand are one event."""
    told: list[dict[str, Any]] = []
    for entry in entries:
        data = event(*entry)
        if data["event"] != "show":
            told.append(data)
        elif told[-1]["event"] == "show" and told[-1]["seat"] == data["seat"]:
            told[-1]["cards"].append(data["card"])
        else:
            told.append({"event": "show", "seat": data["seat"], "cards": [data["card"]]})
    return told


def event(kind: int, seat: int, card: int, more: int) -> dict[str, Any]:
    """One entry of a log."""
    data: dict[str, Any] = {"event": EVENTS[kind]}
    if seat != NOBODY:
        data["seat"] = seat
    if data["event"] in CARD_EVENTS:
        data["card"] = name_of(CARDS, card)
    extra = MORE.get(data["event"])
    if extra:
        data[extra] = MORE_NAMES[extra][more] if extra in MORE_NAMES else more
    return data


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


def action_sentence(notation: str, who: Callable[[int], str]) -> Sentence:
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


def event_sentence(data: Mapping[str, Any], who: Callable[[int], str]) -> Sentence:
    """An event as a message with arguments."""
    values: dict[str, Any] = {}
    if "seat" in data:
        values["who"] = who(data["seat"])
    if "card" in data:
        values["card"] = card_word(data["card"])
    if "cards" in data:
        values["cards"] = [card_word(card) for card in data["cards"]]
    for key in ("pile", "points"):
        if key in data:
            values[key] = data[key]
    for key in ("victim", "caster"):
        if key in data:
            values[key] = who(data[key])
    return f"event-{data['event']}", values


def describe(seen: View, say: Phrases, who: Callable[[int], str]) -> list[str]:
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


def prompt(seen: View, who: Callable[[int], str]) -> Sentence:
    """What is asked now."""
    return f"describe-phase-{seen['phase']}", {"who": who(seen["player"])}


def describe_hand(hand: list[CardView], owner: str, open_: bool, say: Phrases) -> str:
    """A hand: the cards known, and how many black backs are not."""
    known = [say(card_word(card["card"]).id) for card in hand if card["card"]]
    unseen = len(hand) - len(known)
    listed = say.list([*known, *([say("describe-unseen", count=unseen)] if unseen else [])])
    if open_:
        points = sum(int(VALUE[CARDS.index(card["card"])]) for card in hand)
        return say("describe-open-hand", who=owner, list=listed, points=points)
    return say("describe-hand", who=owner, list=listed, count=len(hand))


def describe_discard(pile: str, stack: Mapping[str, Any], say: Phrases) -> str:
    """A discard pile: its top card and its size."""
    if not stack["count"]:
        return say("describe-no-pile", pile=pile)
    return say("describe-pile", pile=pile, card=card_word(stack["top"]), count=stack["count"])


def describe_pending(chain: Mapping[str, Any], phase: str, caster: str, say: Phrases) -> str:
    """The spell under way."""
    values = {"who": caster, "card": card_word(chain["spell"]), "pile": chain["pile"]}
    if phase != "pay":
        return say("event-cast", **values)
    paid = say.list(say(card_word(card).id) for card in chain["paid"]) or say("describe-nothing-paid")
    return say("describe-cast", **values, list=paid)

"""Partners as people and programs see it: notation, views, events and sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from vaka.games.contract import Entry, Options, Seated, Who
from vaka.games.partners.layout import (
    CONCEALED,
    GOAL,
    INNERMOST,
    OVER,
    PAWNS,
    SEATS,
    PartnersState,
)  # fmt: skip
from vaka.games.partners.layout import PLACES as PLACES_A_PAWN
from vaka.games.partners.names import (
    ACTIONS,
    ALL_PAWNS,
    CARDS,
    COLOURS,
    EVENTS,
    FOLDED,
    GOALS,
    PHASES,
    SHORT7,
    Colour,
    place_name,
)  # fmt: skip
from vaka.games.partners.position import hidden, pawns, pending
from vaka.games.partners.position import read as read
from vaka.games.partners.position import write as write
from vaka.games.partners.shapes import PartnersEvent, PartnersPublic, PartnersView, Pending
from vaka.games.shared.positions import name_of
from vaka.games.shared.views import asked, describe_hand, seen_hands
from vaka.games.shared.views import winners as winners
from vaka.kit.reader import memo
from vaka.words import Phrases, Sentence, Word


def notation(_chosen: Options) -> tuple[tuple[str, ...], ...]:
    """The notation of every action, in each colour."""
    return ACTIONS


def configure(s: PartnersState, chosen: Options) -> None:
    """Write the options into a blank struct."""
    s.players = chosen["players"]
    s.goal = GOALS.index(chosen["goal"])
    s.folded = FOLDED.index(chosen["folded"])
    s.short7 = SHORT7.index(chosen["short7"])


# --- Views.


def view(s: PartnersState, observer: int, seated: Seated) -> PartnersView:
    """What an observer may be shown: a card is named if the observer has seen it."""
    return {
        **public(s),
        "hands": seen_hands(s, observer, CARDS),
        "pending": pending_view(s, observer),
        **seated,
    }


@memo
def public(s: PartnersState) -> PartnersPublic:
    """What everyone may be shown."""
    over = bool(s.phase == OVER)
    return {
        "game": "partners",
        "players": SEATS,
        "goal": GOALS[s.goal],
        "folded": FOLDED[s.folded],
        "short7": SHORT7[s.short7],
        "deck_assumed": True,
        "phase": PHASES[s.phase],
        "player": None if over else int(s.player),
        "turn": int(s.turn),
        "dealer": int(s.dealer),
        "deal": int(s.deal),
        "pawns": pawns(s),
        "locked": {colour: locked(s, seat) for seat, colour in enumerate(COLOURS)},
        "deck": {"count": int(s.deck.n)},
        "used": {"count": int(s.used.n + s.hidden.n), "shown": shown(s)},
        "hidden": hidden(s) if s.folded == CONCEALED else [],
        "over": over,
        "winners": winners(s),
        "scores": scores(s),
    }


def locked(s: PartnersState, seat: int) -> list[bool]:
    """§M3: which pawns of a seat may not be moved any more."""
    places = [int(s.pawn[PAWNS * seat + i]) for i in range(PAWNS)]
    return [GOAL <= place <= INNERMOST and set(range(place, INNERMOST + 1)) <= set(places) for place in places]


def shown(s: PartnersState) -> list[str]:
    """PA-A8: the newest used card, or all of a hand folded in sight."""
    return [CARDS[s.used.card[s.used.n - 1 - i]] for i in range(s.shown)]


def pending_view(s: PartnersState, observer: int) -> Pending | None:
    """What is under way; who has chosen a card is public, what is not (PA-A4)."""
    chain = pending(s)
    if chain and "given" in chain:
        chain["chosen"] = [card is not None for card in chain["given"]]
        chain["given"] = [card if seat == observer else None for seat, card in enumerate(chain["given"])]
    return chain


def scores(s: PartnersState) -> list[int]:
    """How many pawns of each seat are locked; there are no points."""
    return [sum(locked(s, seat)) for seat in range(SEATS)]


def follows(before: PartnersView, after: PartnersView) -> bool:
    """§R2: the next dealer is the one to the left of the last."""
    return after["dealer"] == (before["dealer"] + 1) % after["players"]


# --- Events.

CARD_EVENTS = frozenset({"give", "cross", "start", "move", "back", "split", "part", "swap", "fold"})
PAWN_EVENTS = frozenset({"start", "move", "back", "part", "pick", "trade", "hit", "bump", "lock"})
# What the further number of the other events means.
MORE = {"deal": "deal", "cross": "to"}


def events(_s: Any, entries: Sequence[Entry]) -> list[PartnersEvent]:
    """The entries of a log as plain data; an unseen card is None, the cards of a folded hand are one event."""
    told: list[PartnersEvent] = []
    for entry in entries:
        data = event(*entry)
        if data["event"] != "fold":
            told.append(data)
        elif told and told[-1]["event"] == "fold":
            told[-1]["cards"].append(data["card"])
        else:
            told.append({"event": "fold", "seat": data["seat"], "cards": [data["card"]]})
    return told


def event(kind: int, seat: int, card: int, more: int) -> PartnersEvent:
    """One entry of a log."""
    data: dict[str, Any] = {"event": EVENTS[kind], "seat": seat}
    if data["event"] in CARD_EVENTS:
        data["card"] = name_of(CARDS, card)
    if data["event"] in PAWN_EVENTS:
        pawn, place = divmod(more, PLACES_A_PAWN)
        data["pawn"] = ALL_PAWNS[pawn]
        data["place"] = place_name(pawn // PAWNS, place)
    if data["event"] in MORE:
        data[MORE[data["event"]]] = more
    return cast("PartnersEvent", data)


# --- Sentences.


def card_word(card: str | None) -> Word:
    """The message that names a card."""
    return Word(f"card-{card.replace('-', 'minus-')}" if card else "card-unseen")


def action_sentence(notation: str, who: Who) -> Sentence:  # noqa: ARG001
    """An action as a message with arguments."""
    verb, *rest = notation.split()
    if verb in ("give", "start"):
        return f"action-{verb}", {"card": card_word(rest[0])}
    if verb == "move":
        return "action-move", {"pawn": rest[0], "steps": int(rest[1]), "card": card_word(rest[2])}
    if verb == "part":
        return "action-part", {"pawn": rest[0], "steps": int(rest[1])}
    return f"action-{verb}", {"pawn": rest[0]} if rest else {}


def event_sentence(data: PartnersEvent, who: Who) -> Sentence:
    """An event as a message with arguments."""
    values: dict[str, Any] = {"who": who(data["seat"])}
    if "card" in data:
        values["card"] = card_word(data["card"])
    if "cards" in data:
        values["cards"] = [card_word(card) for card in data["cards"]]
    if "to" in data:
        values["target"] = who(data["to"])
    for key in ("pawn", "place", "deal"):
        if key in data:
            values[key] = data[key]
    if data["event"] == "win":
        values["partner"] = who(data["seat"] ^ 2)
    return f"event-{data['event']}", values


def describe(seen: PartnersView, say: Phrases, who: Who) -> list[str]:
    """The situation in sentences, from a view alone."""
    sentences = [say("describe-game", one=who(0), other=who(2), third=who(1), fourth=who(3))]
    for seat, colour in enumerate(COLOURS):
        sentences.append(say(f"describe-pawns-{colour}", who=who(seat), list=describe_pawns(seen, colour, say)))
    for seat, hand in enumerate(seen["hands"]):
        sentences.append(describe_hand(hand, who(seat), say, card_word))
    if seen["used"]["shown"]:
        cards = say.list(say(card_word(card).id) for card in seen["used"]["shown"])
        sentences.append(say("describe-used", list=cards))
    sentences.append(say("describe-deal", who=who(seen["dealer"]), deal=seen["deal"], count=seen["deck"]["count"]))
    if seen["over"]:
        names = say.list(who(seat) for seat in seen["winners"])
        return [*sentences, say("over"), say("winners", who=names)]
    chain: Pending = seen["pending"] or {}
    if "left" in chain:
        sentences.append(say("describe-left", steps=chain["left"]))
    elif picked := chain.get("picked"):
        sentences.append(say("describe-picked", pawn=picked))
    return [*sentences, say.say(prompt(seen, who))]


def prompt(seen: PartnersView, who: Who) -> Sentence:
    """What is asked now."""
    return f"describe-phase-{seen['phase']}", {"who": who(asked(seen))}


def forced(seen: PartnersView) -> bool:
    """How a 7 is divided and what can be swapped follows from the pawns; a hand is only put down where it must be."""
    return seen["phase"] in ("part", "pick") or seen["legal"] == ["fold"]


def describe_pawns(seen: PartnersView, colour: Colour, say: Phrases) -> str:
    """Where the pawns of a colour are."""
    parts = []
    for number, place in enumerate(seen["pawns"][colour]):
        where = say(f"place-{place}") if place in ("home", "start") else place
        lock = f" ({say('place-locked')})" if seen["locked"][colour][number] else ""
        parts.append(f"{colour}{number + 1} {where}{lock}")
    return say.list(parts)

"""High card as people and programs see it: notation, views, events and sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from tests.highcard.layout import OVER, HighcardState
from tests.highcard.names import ACTIONS, CARDS, EVENTS, PHASES, STAKES
from tests.highcard.position import read as read
from tests.highcard.position import stakes
from tests.highcard.position import write as write
from tests.highcard.shapes import HighcardEvent, HighcardPublic, HighcardView
from vaka.games.contract import Entry, Options, Seated, Who
from vaka.games.shared.positions import name_of, names_in
from vaka.games.shared.views import asked, describe_end, seen_hands
from vaka.games.shared.views import winners as winners
from vaka.kit.reader import memo
from vaka.words import Phrases, Sentence, Word


def notation(_chosen: Options) -> tuple[tuple[str, ...], ...]:
    """The notation of every action."""
    return (ACTIONS,)


def configure(s: HighcardState, chosen: Options) -> None:
    """Write the options into a blank struct."""
    s.players = chosen["players"]


# --- Views.


def view(s: HighcardState, observer: int, seated: Seated) -> HighcardView:
    """What an observer may be shown: a card is named if the observer has seen it."""
    return {**public(s), "hands": seen_hands(s, observer, CARDS), **seated}


@memo
def public(s: HighcardState) -> HighcardPublic:
    """What everyone may be shown."""
    over = bool(s.phase == OVER)
    return {
        "game": "highcard",
        "players": int(s.players),
        "phase": PHASES[s.phase],
        "player": None if over else int(s.player),
        "turn": int(s.turn),
        "over": over,
        "winners": winners(s),
        "scores": scores(s),
        "starter": int(s.starter),
        "stakes": stakes(s),
        "stock": int(s.stock.n),
        "discard": names_in(s.discard, CARDS)[::-1],
    }


def scores(s: HighcardState) -> list[int]:
    """Points, which are never hidden."""
    return [int(s.score[seat]) for seat in range(s.players)]


# --- Events.

CARD_EVENTS = frozenset({"swap", "draw", "show"})


def events(_s: Any, entries: Sequence[Entry]) -> list[HighcardEvent]:
    """The entries of a log as plain data; an unseen card is None."""
    return [event(*entry) for entry in entries]


def event(kind: int, seat: int, card: int, more: int) -> HighcardEvent:
    """One entry of a log."""
    data: dict[str, Any] = {"event": EVENTS[kind], "seat": seat}
    if data["event"] in CARD_EVENTS:
        data["card"] = name_of(CARDS, card)
    elif data["event"] == "call":
        data["stake"] = STAKES[more - 1]
    elif data["event"] == "score":
        data["points"] = more
    return cast("HighcardEvent", data)


# --- Sentences.


def card_word(card: str | None) -> Word:
    """The message that names a card."""
    return Word(f"card-{card or 'unseen'}")


def action_sentence(notation: str, _who: Who) -> Sentence:
    """An action as a message with arguments."""
    return f"action-{notation.replace(' ', '-')}", {}


def event_sentence(data: HighcardEvent, who: Who) -> Sentence:
    """An event as a message with arguments."""
    values: dict[str, Any] = {"who": who(data["seat"])}
    if "stake" in data:
        return f"event-call-{data['stake']}", values
    if "card" in data:
        values["card"] = card_word(data["card"])
    if "points" in data:
        values["points"] = data["points"]
    return f"event-{data['event']}", values


def describe(seen: HighcardView, say: Phrases, who: Who) -> list[str]:
    """The situation in sentences, from a view alone."""
    sentences = [say("describe-game")]
    for seat, (hand, stake) in enumerate(zip(seen["hands"], seen["stakes"], strict=True)):
        sentences.append(say("describe-hand", who=who(seat), card=card_word(hand[0])))
        if stake:
            sentences.append(say(f"describe-stake-{stake}", who=who(seat)))
    if seen["discard"]:
        sentences.append(say("describe-discard", list=[card_word(card) for card in seen["discard"]]))
    sentences.append(say("describe-stock", count=seen["stock"]))
    if seen["over"]:
        return [*sentences, *describe_end(seen, say, who)]
    points = say.list(f"{who(seat)} {score}" for seat, score in enumerate(seen["scores"] or []))
    return [*sentences, say("describe-points", list=points), say.say(prompt(seen, who))]


def prompt(seen: HighcardView, who: Who) -> Sentence:
    """What is asked now."""
    return f"describe-phase-{seen['phase']}", {"who": who(asked(seen))}

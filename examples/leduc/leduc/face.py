"""Leduc poker as people and programs see it: names, positions, views, events and sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NotRequired, TypedDict, cast, get_args

from leduc.layout import DECK, MOST_BETS, NOBODY, OVER, LeducState
from vaka.errors import PositionError
from vaka.games.contract import Entry, Options, Public, Seated, Shuffle, Who
from vaka.games.shared.positions import Deck, fill, known_keys, listed, name_of, names_in, number_of, read_hands
from vaka.games.shared.views import asked, describe_end, seen_hands
from vaka.games.shared.views import winners as winners
from vaka.words import Phrases, Sentence, Word

# --- The names of the numbers in `layout`.

CARDS = ("js", "jh", "qs", "qh", "ks", "kh")
PHASES = ("bet", "over")
ACTIONS = ("fold", "call", "raise")
FAULTS = ("", "bets: the rules do not allow these, one after the other")

EventName = Literal["fold", "call", "raise", "deal", "turn-up", "show", "win", "split"]
EVENTS: tuple[EventName, ...] = get_args(EventName)


def notation(_chosen: Options) -> tuple[tuple[str, ...], ...]:
    """The notation of every action."""
    return (ACTIONS,)


def configure(s: LeducState, chosen: Options) -> None:
    """Write the options into a blank struct."""
    s.players = chosen["players"]


# --- Positions: the cards as they were dealt, and what was bet. All else follows.


def write(s: LeducState) -> dict[str, Any]:
    """The full position. The first card of the deck is the one in the middle, or will be."""
    return {
        "hands": [names_in(s.hand[seat], CARDS) for seat in range(s.players)],
        "deck": [*names_in(s.middle, CARDS), *names_in(s.deck, CARDS)[::-1]],
        "bets": [ACTIONS[s.bet[i]] for i in range(s.bets)],
    }


def read(s: LeducState, position: Mapping[str, Any], shuffle: Shuffle) -> None:
    """Fill a struct whose options are set; whether the rules can lead there is for `rules.accept` to say."""
    known_keys(position, ("hands", "deck", "bets"), "a position")
    bets = [number_of(ACTIONS, name, "bet") for name in listed(position.get("bets", []), "bets", "actions")]
    if len(bets) > MOST_BETS:
        raise PositionError(f"bets: {len(bets)}; a game has {MOST_BETS} at most")
    s.bets = len(bets)
    s.bet[: len(bets)] = bets
    left = Deck(CARDS, [1] * DECK)
    hands = [None if hand is None else left.take(hand, f"hand {i}") for i, hand in enumerate(read_hands(s, position))]
    deck = left.take(position["deck"], "deck")[::-1] if "deck" in position else None
    rest = left.rest(shuffle)
    for seat, hand in enumerate(hands):
        if hand is None and rest:
            hand = [rest.pop()]
        if hand is None or len(hand) != 1:
            raise PositionError(f"hand {seat}: it has one card; null for one to be dealt")
        fill(s.hand[seat], hand, 1 << seat)
    if deck is not None and rest:
        raise PositionError(f"{len(rest)} cards lie nowhere, for example {CARDS[rest[0]]!r}; leave out deck")
    fill(s.deck, rest if deck is None else deck, 0)


# --- Views: what a seat may be shown. `make types` makes the types of the page from these shapes.


class LeducView(Public, Seated):
    """What a seat may be shown of Leduc poker."""

    round: int
    """1 before the card in the middle is turned up, then 2."""
    bets: list[str]
    """What was decided so far, in order."""
    stakes: list[int]
    """The chips that each seat has bet."""
    middle: str | None
    """The card in the middle; null before it is turned up."""
    hands: list[list[str | None]]


def view(s: LeducState, observer: int, seated: Seated) -> LeducView:
    """What an observer may be shown: a card is named if the observer has seen it."""
    over = bool(s.phase == OVER)
    return {
        "game": "leduc",
        "players": int(s.players),
        "phase": PHASES[s.phase],
        "player": None if s.player == NOBODY else int(s.player),
        "turn": int(s.bets),
        "over": over,
        "winners": winners(s),
        "scores": scores(s),
        "round": 1 + int(s.middle.n),
        "bets": [ACTIONS[s.bet[i]] for i in range(s.bets)],
        "stakes": [int(s.stake[seat]) for seat in range(s.players)],
        "middle": CARDS[s.middle.card[0]] if s.middle.n else None,
        "hands": seen_hands(s, observer, CARDS),
        **seated,
    }


def scores(s: LeducState) -> list[int] | None:
    """LP-9: the chips that each seat has won or lost."""
    if s.phase != OVER:
        return None
    won = winners(s)
    chips = 0 if len(won) == s.players else int(min(s.stake[0], s.stake[1]))
    return [chips if seat in won else -chips for seat in range(s.players)]


# --- Events: what the last decision caused.


class LeducEvent(TypedDict):
    """Something that a decision caused."""

    event: EventName
    seat: int
    card: NotRequired[str | None]
    chips: NotRequired[int]


def events(_s: Any, entries: Sequence[Entry]) -> list[LeducEvent]:
    """The entries of a log as plain data."""
    return [event(*entry) for entry in entries]


def event(kind: int, seat: int, card: int, more: int) -> LeducEvent:
    """One entry of a log."""
    data: dict[str, Any] = {"event": EVENTS[kind], "seat": seat}
    if data["event"] in ("turn-up", "show"):
        data["card"] = name_of(CARDS, card)
    elif data["event"] in ("call", "raise", "win"):
        data["chips"] = more
    return cast("LeducEvent", data)


# --- Sentences, as messages of `words` with their arguments.


def action_sentence(notation: str, _who: Who) -> Sentence:
    """An action as a message with arguments."""
    return f"action-{notation}", {}


def event_sentence(data: LeducEvent, who: Who) -> Sentence:
    """An event as a message with arguments."""
    values: dict[str, Any] = {"who": who(data["seat"])}
    if "card" in data:
        values["card"] = card_word(data["card"])
    if "chips" in data:
        values["chips"] = data["chips"]
    return f"event-{data['event']}", values


def card_word(card: str | None) -> Word:
    """The message that names a card."""
    return Word(f"card-{card or 'unseen'}")


def describe(seen: LeducView, say: Phrases, who: Who) -> list[str]:
    """The situation in sentences, from a view alone."""
    sentences = [say("describe-game")]
    for seat, (hand, chips) in enumerate(zip(seen["hands"], seen["stakes"], strict=True)):
        sentences.append(say("describe-hand", who=who(seat), card=card_word(hand[0]), chips=chips))
    if seen["middle"]:
        sentences.append(say("describe-middle", card=card_word(seen["middle"])))
    return [*sentences, *(describe_end(seen, say, who) if seen["over"] else [say.say(prompt(seen, who))])]


def prompt(seen: LeducView, who: Who) -> Sentence:
    """What is asked now."""
    return "describe-phase-bet", {"who": who(asked(seen))}

"""Crazy eights as people and programs see it: names, positions, views, events and sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NotRequired, TypedDict, cast, get_args

from crazy_eights.layout import (
    DECK,
    EIGHT,
    HAND,
    MOST_DRAWS,
    NO_SUIT,
    NOBODY,
    OVER,
    PAIR_HAND,
    SUIT,
    SUITS,
    EightsState,
)
from vaka.errors import PositionError
from vaka.games.contract import Entry, Options, Public, Seated, Shuffle, Who
from vaka.games.shared.positions import (
    Deck,
    agree,
    fill,
    is_count,
    known_keys,
    name_of,
    names_in,
    number_of,
    read_hands,
    seat_of,
)
from vaka.games.shared.views import asked, describe_end, describe_hand, seen_hands
from vaka.games.shared.views import winners as winners
from vaka.words import Phrases, Sentence, Word

# --- The names of the numbers in `layout`.

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k", "a")
CARDS = tuple(rank + suit for rank in RANKS for suit in "cdhs")
SUIT_NAMES = ("clubs", "diamonds", "hearts", "spades")
PHASES = ("turn", "suit", "over")
ACTIONS = (*(f"play {card}" for card in CARDS), "draw", "pass", *SUIT_NAMES)

FAULTS = (
    "",
    "pile: it has at least one card (CE-3)",
    "suit: it is that of the top card; after an eight it is the one that was named, or due in phase suit (CE-5, CE-8)",
    "draws: who has drawn holds these cards, and has not decided yet (CE-6)",
    "passes: they are counted only while the stock is empty, until somebody plays (CE-7)",
    "hands: with an empty hand the game is over (CE-9)",
    "over: the game ends with an empty hand, or when all have passed and the first of them once more (CE-9)",
)

EventName = Literal["deal", "turn-up", "play", "suit", "draw", "pass", "score"]
EVENTS: tuple[EventName, ...] = get_args(EventName)


def notation(_chosen: Options) -> tuple[tuple[str, ...], ...]:
    """The notation of every action."""
    return (ACTIONS,)


def configure(s: EightsState, chosen: Options) -> None:
    """Write the options into a blank struct."""
    s.players = chosen["players"]


# --- Positions.

KEYS = ("hands", "stock", "pile", "suit", "draws", "passes", "player", "phase")


def write(s: EightsState) -> dict[str, Any]:
    """The full position; piles from the top."""
    return {
        "hands": [names_in(s.hand[seat], CARDS) for seat in range(s.players)],
        "stock": names_in(s.stock, CARDS)[::-1],
        "pile": names_in(s.pile, CARDS)[::-1],
        "suit": name_of(SUIT_NAMES, s.suit),
        "draws": int(s.draws),
        "passes": int(s.passes),
        "player": None if s.player == NOBODY else int(s.player),
        "phase": PHASES[s.phase],
    }


def read(s: EightsState, position: Mapping[str, Any], shuffle: Shuffle) -> None:
    """Fill a struct whose options are set; whether the rules can lead there is for `rules.accept` to say."""
    known_keys(position, KEYS, "a position")
    # Who and when.
    s.phase = number_of(PHASES, position.get("phase", "turn"), "phase")
    if s.phase == OVER:
        agree(position, "player", None)
    s.player = NOBODY if s.phase == OVER else seat_of(s, position.get("player", 0), "player")
    s.draws = number_up_to(MOST_DRAWS, position.get("draws", 0), "draws")
    s.passes = number_up_to(s.players + 1, position.get("passes", 0), "passes")
    # Where the cards are, and what they ask for.
    read_cards(s, position, shuffle)
    usual = s.pile.card[s.pile.n - 1] % SUITS if s.pile.n and s.phase != SUIT else NO_SUIT
    suit = position.get("suit", name_of(SUIT_NAMES, usual))
    s.suit = NO_SUIT if suit is None else number_of(SUIT_NAMES, suit, "suit")


def number_up_to(most: int, value: Any, what: str) -> int:
    """A whole number from 0 to some other one."""
    if not is_count(value) or value > most:
        raise PositionError(f"{what} {value!r}: a whole number, 0 to {most}")
    return int(value)


def read_cards(s: EightsState, position: Mapping[str, Any], shuffle: Shuffle) -> None:
    """Lay down what the position names; missing hands and piles are dealt."""
    left = Deck(CARDS, [1] * DECK)
    named = read_hands(s, position)
    hands = [None if hand is None else sorted(left.take(hand, f"hand {i}")) for i, hand in enumerate(named)]
    stock = left.take(position["stock"], "stock")[::-1] if "stock" in position else None
    pile = left.take(position["pile"], "pile")[::-1] if "pile" in position else None
    rest = left.rest(shuffle)
    for seat, hand in enumerate(hands):
        dealt = rest[: PAIR_HAND if s.players == 2 else HAND] if hand is None else []
        rest = rest[len(dealt) :]
        fill(s.hand[seat], sorted(dealt) if hand is None else hand, 1 << seat)
    if pile is None:
        pile = [card for card in rest if card // SUITS != EIGHT][:1]
        rest = [card for card in rest if card not in pile]
    fill(s.pile, pile, 127)
    if stock is not None and rest:
        raise PositionError(f"{len(rest)} cards lie nowhere, for example {CARDS[rest[0]]!r}; leave out stock")
    fill(s.stock, rest if stock is None else stock, 0)


# --- Views: what a seat may be shown. `make types` makes the types of the page from these shapes.


class EightsView(Public, Seated):
    """What a seat may be shown of crazy eights."""

    pile: list[str]
    """The cards that were played, the latest first."""
    suit: str | None
    """The suit in force; null until it is named after an eight."""
    stock: int
    """How many cards are left to draw."""
    draws: int
    """How many cards were drawn in this turn."""
    passes: int
    """How often in a row a turn was passed on while the stock was empty."""
    hands: list[list[str | None]]


def view(s: EightsState, observer: int, seated: Seated) -> EightsView:
    """What an observer may be shown: a card is named if the observer has seen it."""
    over = bool(s.phase == OVER)
    return {
        "game": "crazy_eights",
        "players": int(s.players),
        "phase": PHASES[s.phase],
        "player": None if over else int(s.player),
        "turn": int(s.pile.n),
        "over": over,
        "winners": winners(s),
        "scores": scores(s),
        "pile": names_in(s.pile, CARDS)[::-1],
        "suit": name_of(SUIT_NAMES, s.suit),
        "stock": int(s.stock.n),
        "draws": int(s.draws),
        "passes": int(s.passes),
        "hands": seen_hands(s, observer, CARDS),
        **seated,
    }


def scores(s: EightsState) -> list[int] | None:
    """CE-10: the points left in hand; None while they are hidden."""
    return [int(s.score[seat]) for seat in range(s.players)] if s.phase == OVER else None


# --- Events: what the last decision caused.

CARD_EVENTS = frozenset({"turn-up", "play", "draw"})


class EightsEvent(TypedDict):
    """Something that a decision caused."""

    event: EventName
    seat: int
    card: NotRequired[str | None]
    suit: NotRequired[str]
    points: NotRequired[int]


def events(_s: Any, entries: Sequence[Entry]) -> list[EightsEvent]:
    """The entries of a log as plain data; an unseen card is None."""
    return [event(*entry) for entry in entries]


def event(kind: int, seat: int, card: int, more: int) -> EightsEvent:
    """One entry of a log."""
    data: dict[str, Any] = {"event": EVENTS[kind], "seat": seat}
    if data["event"] in CARD_EVENTS:
        data["card"] = name_of(CARDS, card)
    elif data["event"] == "suit":
        data["suit"] = SUIT_NAMES[more]
    elif data["event"] == "score":
        data["points"] = more
    return cast("EightsEvent", data)


# --- Sentences, as messages of `words` with their arguments.


def card_word(card: str | None) -> Word:
    """The message that names a card."""
    return Word(f"card-{card or 'unseen'}")


def action_sentence(notation: str, _who: Who) -> Sentence:
    """An action as a message with arguments."""
    verb, _, card = notation.partition(" ")
    return f"action-{verb}", {"card": card_word(card)} if card else {}


def event_sentence(data: EightsEvent, who: Who) -> Sentence:
    """An event as a message with arguments."""
    values: dict[str, Any] = {"who": who(data["seat"])}
    if "card" in data:
        values["card"] = card_word(data["card"])
    if "suit" in data:
        values["suit"] = Word(f"suit-{data['suit']}")
    if "points" in data:
        values["points"] = data["points"]
    return f"event-{data['event']}", values


def describe(seen: EightsView, say: Phrases, who: Who) -> list[str]:
    """The situation in sentences, from a view alone."""
    sentences = [say("describe-game", players=seen["players"]), say("describe-pile", card=card_word(seen["pile"][0]))]
    if seen["suit"]:
        sentences.append(say("describe-suit", suit=Word(f"suit-{seen['suit']}")))
    sentences.append(say("describe-stock", count=seen["stock"]))
    sentences += [describe_hand(hand, who(seat), say, card_word) for seat, hand in enumerate(seen["hands"])]
    return [*sentences, *(describe_end(seen, say, who) if seen["over"] else [say.say(prompt(seen, who))])]


def prompt(seen: EightsView, who: Who) -> Sentence:
    """What is asked now."""
    return f"describe-phase-{seen['phase']}", {"who": who(asked(seen))}

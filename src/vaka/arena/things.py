"""Things: what a tally counts, named: in notation for programs, in words for people."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, cast

from vaka.arena.tally import CARDS, DEALT, EVENT_KINDS, HAPPENED
from vaka.play import Game
from vaka.words import Phrases, Word

GAP = "…"  # stands for what differs between things of one group
# The further number of an event, to have it told: 1 is a seat, a pile, a colour, a direction or a pawn's place, which
# nearly every event can have; the rest are tried after it.
MORES = (1, 0, *range(2, 256))


@dataclass(frozen=True)
class Thing:
    """Something that a seat did, that happened to it, or that it was dealt."""

    number: int
    kind: str
    """"action", "event" or "dealt"."""
    what: str
    """In notation: of an action as always, of an event its name and card."""
    group: str
    """What it is an example of, in words: "casts … on pile …"."""
    text: str
    """In words, with its card: "casts Wand on pile …"."""
    card: str
    """The card or tile that it is about, in words; empty if there is none."""


class Things:
    """The things of a game with its options.

    >>> import vaka
    >>> things = Things(vaka.load("babayaga"))
    >>> things["action", "cast wand A"].text, things["event", "cast wand"].card, things["dealt", "garlic"].text
    ('Cast Wand on pile …', 'Wand', 'Garlic')
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self._say = game.phrases("en")
        self._struct = game.frames.read(bytes(game.blank().tobytes()))
        found = [*self._actions(), *self._events()]
        found += self._dealt()
        self.all = {thing.number: thing for thing in found}
        """By their numbers."""
        self._by_name = {(thing.kind, thing.what): thing for thing in found}

    def __getitem__(self, name: tuple[str, str]) -> Thing:
        return self._by_name[name]

    def _actions(self) -> list[Thing]:
        """Every action; of several voices the first one stands for all."""
        return [self._action(action.id, str(action)) for action in self.game.all_actions()[: self.game.actions]]

    def _action(self, number: int, notation: str) -> Thing:
        message, values = self.game.face.action_sentence(notation, lambda _seat: GAP)
        card = _card(self._say, values)
        return Thing(number, "action", notation, self._gaps(message, values), self._label(message, values), card)

    def _events(self) -> list[Thing]:
        """Every event with every card that it can have."""
        return [
            thing
            for kind in range(EVENT_KINDS)
            for card in range(-1, CARDS - 1)
            if (thing := self._event(kind, card)) is not None
        ]

    def _event(self, kind: int, card: int) -> Thing | None:
        """An event, as the game's face tells it; None if there is none of that number, or not with such a card."""
        for more in MORES if card < 0 else MORES[:1]:
            with suppress(LookupError):
                data = self._data(kind, card, more)
                named = _named(data)
                if (named is None) != (card < 0):
                    return None
                message, values = self.game.face.event_sentence(data, lambda _seat: GAP)
                text = self._label(message, values)
                what, about = (f"{data['event']} {named}", _card(self._say, values)) if named else (data["event"], "")
                number = HAPPENED + kind * CARDS + card + 1
                return Thing(number, "event", what, self._gaps(message, values), text, about)
        return None

    def _data(self, kind: int, card: int, more: int) -> Mapping[str, Any]:
        """An event as plain data; one that never comes alone is told after another."""
        entry = (kind, 0, card, more)
        with suppress(LookupError):
            return cast("Mapping[str, Any]", self.game.face.events(self._struct, [entry])[-1])
        return cast("Mapping[str, Any]", self.game.face.events(self._struct, [(0, 0, -1, more), entry])[-1])

    def _dealt(self) -> list[Thing]:
        """Every card that can be in a hand, named as the events name it."""
        found = []
        for card in range(CARDS - 1):
            events = (self._told(kind, card) for kind in range(EVENT_KINDS))
            named = next((event for event in events if event), None)
            if named:
                found.append(Thing(DEALT + card, "dealt", named[0], "dealt at first", named[1], named[1]))
        return found

    def _told(self, kind: int, card: int) -> tuple[str, str] | None:
        """The name of a card in notation and in words, if an event tells it."""
        with suppress(LookupError):
            data = self._data(kind, card, MORES[0])
            if data.get("card"):
                _, values = self.game.face.event_sentence(data, lambda _seat: GAP)
                return data["card"], _card(self._say, values)
        return None

    def _gaps(self, message: str, values: Mapping[str, Any]) -> str:
        return _tidy(self._say(message, **dict.fromkeys(values, GAP)))

    def _label(self, message: str, values: Mapping[str, Any]) -> str:
        kept = {key: value for key, value in values.items() if key in ("card", "kind", "cards")}
        return _tidy(self._say(message, **(dict.fromkeys(values, GAP) | kept)))


def _named(data: Mapping[str, Any]) -> str | None:
    """The card or tile of an event."""
    cards = data.get("cards")
    found = cards[0] if cards else data.get("card", data.get("kind"))
    return str(found) if found is not None else None


def _tidy(sentence: str) -> str:
    """A sentence without the player it begins with, and without a full stop."""
    return sentence.removeprefix(f"{GAP} ").removesuffix(".")


def _card(say: Phrases, values: Mapping[str, Any]) -> str:
    """The card or tile among the arguments of a sentence, in words."""
    found = values.get("card", values.get("kind", values.get("cards")))
    if isinstance(found, list):
        found = found[0]
    return say(found.id) if isinstance(found, Word) else ""


@lru_cache(8)
def things_of(game: Game) -> Things:
    """The things of a game, once per process."""
    return Things(game)

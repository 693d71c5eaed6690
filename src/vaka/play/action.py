"""Actions and events: what can be decided, and what a decision caused."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from vaka.words import Phrases

if TYPE_CHECKING:
    from vaka.play.game import Game

Names = Sequence[str] | None
"""The names of the players by seat; without them seats are numbered."""


class Action:
    """One choice out of a game's fixed list; `str` gives its notation.

    >>> import vaka
    >>> action = vaka.load("babayaga").action("swap 5 A draw")
    >>> action.id, action.text("sv")
    (20, 'Lägg trolldryck 5 på hög A och dra ett kort')
    """

    __slots__ = ("game", "id", "notation")

    def __init__(self, game: Game, number: int, notation: str) -> None:
        self.game = game
        self.id = number
        """A small number that never changes."""
        self.notation = notation
        """Its short text, as in records."""

    def text(self, lang: str = "en", names: Names = None) -> str:
        """The action as a sentence."""
        say = self.game.phrases(lang)
        return say.say(self.game.face.action_sentence(self.notation, namer(say, names)))

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<Action {self.id} {self.notation!r}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Action):
            return NotImplemented
        return self.notation == other.notation and self.game.name == other.game.name

    def __hash__(self) -> int:
        return hash((self.game.name, self.notation))


class Event(dict[str, Any]):
    """Something that a decision caused, as plain data, with a sentence to tell it."""

    def __init__(self, game: Game, data: Mapping[str, Any]) -> None:
        super().__init__(data)
        self._game = game

    def text(self, lang: str = "en", names: Names = None) -> str:
        """The event as a sentence."""
        say = self._game.phrases(lang)
        return say.say(self._game.face.event_sentence(self, namer(say, names)))


def namer(say: Phrases, names: Names) -> Callable[[int], str]:
    """Names seats: as given, or by their number."""
    return lambda seat: names[seat] if names else say("seat-name", seat=seat)

"""What reading a position takes in every game: checks whose faults say what would be right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Protocol, TypeVar

from vaka.errors import PositionError
from vaka.games.contract import Shuffle
from vaka.kit.pile import Pile

Name = TypeVar("Name", bound=str)


class Seats(Protocol):
    """A state that knows how many players there are."""

    @property
    def players(self) -> int:
        """How many there are."""


def known_keys(given: Any, known: Iterable[str], what: str) -> Mapping[str, Any]:
    """A mapping that has only known keys."""
    if not isinstance(given, Mapping):
        raise PositionError(f"{what} must be a mapping of {', '.join(known)}, not {given!r}")
    for key in given:
        if key not in known:
            raise PositionError(f"{what} has no {key!r}; it has {', '.join(known)}")
    return given


def listed(given: Any, what: str, of: str) -> list[Any]:
    """A list."""
    if not isinstance(given, list):
        raise PositionError(f"{what} must be a list of {of}, not {given!r}")
    return given


def number_of(names: tuple[str, ...], name: Any, what: str) -> int:
    """The number of a name."""
    if not isinstance(name, str) or name not in names:
        raise PositionError(f"{what} {name!r}: allowed is {', '.join(names)}")
    return names.index(name)


def name_of(names: tuple[Name, ...], number: int) -> Name | None:
    """The name of a number, None for a negative one."""
    return None if number < 0 else names[number]


def is_count(value: Any) -> bool:
    """Whether a value is a whole number, 0 or more."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def seat_of(s: Seats, seat: Any, what: str) -> int:
    """A seat of the table."""
    if not is_count(seat) or seat >= s.players:
        raise PositionError(f"{what} {seat!r}: seats are 0 to {s.players - 1}")
    return int(seat)


def agree(position: Mapping[str, Any], key: str, right: Any) -> None:
    """A part that follows from the others must agree with them, if it is named."""
    given = position.get(key, right)
    if given != right or type(given) is not type(right):
        raise PositionError(f"{key} {given!r}: in this position it is {right!r}")


def needs_pending(given: Any, needed: bool, phase: str) -> bool:
    """Whether something is under way; `pending` must be given exactly in the phases that need it."""
    if (given is not None) != needed:
        raise PositionError(f"pending must be {'given' if needed else 'null'} in phase {phase!r}")
    return needed


def read_hands(s: Seats, position: Mapping[str, Any]) -> list[Any]:
    """One entry per seat; None for a hand that the position leaves out."""
    hands = position.get("hands", [])
    if not isinstance(hands, list) or len(hands) > s.players:
        raise PositionError(
            f"hands must be a list of at most {s.players} hands, one per seat; null for one to be dealt"
        )
    return [*hands, *[None] * (s.players - len(hands))]


def fill(stack: Pile, cards: list[int], seen: int | list[int]) -> None:
    """Put cards, lowest first, into an empty pile; `seen` is one mask for all, or one for each."""
    stack.n = len(cards)
    stack.card[: len(cards)] = cards
    stack.seen[: len(cards)] = seen


def names_in(stack: Pile, names: tuple[str, ...]) -> list[str]:
    """The names of a pile's cards, lowest first."""
    return [names[stack.card[i]] for i in range(stack.n)]


class Deck:
    """The cards of a game that a position has not named yet."""

    def __init__(self, names: tuple[str, ...], counts: Iterable[int]) -> None:
        self.names = names
        self.left = Counter(dict(enumerate(map(int, counts))))

    def card(self, name: Any, what: str) -> int:
        """A card by its name."""
        if not isinstance(name, str) or name not in self.names:
            raise PositionError(f"{what}: no card {name!r}; cards are {', '.join(self.names)}")
        return self.names.index(name)

    def cards(self, names: Any, what: str) -> list[int]:
        """Cards by their names."""
        return [self.card(name, what) for name in listed(names, what, "cards")]

    def spend(self, cards: Iterable[int], what: str) -> None:
        """Take cards out of what is left."""
        for card in cards:
            self.left[card] -= 1
            if self.left[card] < 0:
                raise PositionError(f"{what}: one {self.names[card]!r} too many; the deck does not hold that many")

    def take(self, names: Any, what: str) -> list[int]:
        """Cards by their names, taken out of what is left."""
        cards = self.cards(names, what)
        self.spend(cards, what)
        return cards

    def rest(self, shuffle: Shuffle) -> list[int]:
        """What is left, shuffled."""
        return shuffle([card for card in sorted(self.left) for _ in range(self.left[card])])

"""What views and descriptions have in common, most of it in games whose cards have one kind of back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, reduce
from operator import or_
from typing import Protocol, TypeVar

from vaka.games.contract import Public, Who
from vaka.kit.pile import SPECTATOR, Pile
from vaka.kit.reader import lasting, memo
from vaka.words import Phrases, Word

Look = TypeVar("Look")


class Hands(Protocol):
    """A state whose players hold cards."""

    @property
    def players(self) -> int:
        """How many there are."""

    @property
    def hand(self) -> Sequence[Pile]:
        """Their hands."""


class Won(Protocol):
    """A state that can be won."""

    @property
    def players(self) -> int:
        """How many there are."""

    @property
    def winner(self) -> int:
        """The winning seats, a bit each."""


def asked(seen: Public) -> int:
    """The seat that decides now; there is one until the game is over."""
    assert seen["player"] is not None
    return seen["player"]


def seen_hands(s: Hands, observer: int, names: tuple[str, ...]) -> list[list[str | None]]:
    """The hands as an observer knows them."""
    looks = _looks(names)
    return [[*looks(hand)[observer]] for hand in s.hand[: s.players]]


def seen_names(cards: Pile, observer: int, names: tuple[str, ...]) -> list[str | None]:
    """The names of the cards that an observer has seen, then None for each other one: order tells nothing."""
    return [*_looks(names)(cards)[observer]]


@cache
def _looks(names: tuple[str, ...]) -> Callable[[Pile], list[list[str | None]]]:
    """How piles of cards with some names, and backs that tell nothing, look to each observer."""
    return looks_of(names, (None,) * len(names))


def looks_of(seen: Sequence[Look], unseen: Sequence[Look]) -> Callable[[Pile], list[list[Look]]]:
    """How piles look to each observer: first the cards that it has seen, then the others."""

    def looks(cards: Pile) -> list[list[Look]]:
        backs = [unseen[card] for card in cards.card[: cards.n]]
        found, known = [backs] * (SPECTATOR + 1), seers(cards)
        for observer in range(SPECTATOR + 1):
            if known >> observer & 1:
                slots = list(zip(cards.card[: cards.n], cards.seen[: cards.n], strict=True))
                shown = [seen[card] for card, who in slots if who >> observer & 1]
                found[observer] = shown + [unseen[card] for card, who in slots if not who >> observer & 1]
        return found

    return lasting(looks)


@memo
def seers(cards: Pile) -> int:
    """Who knows anything of a pile, a bit each: most know nothing of another's hand."""
    return reduce(or_, cards.seen[: cards.n], 0)


def winners(s: Won) -> list[int]:
    """The winning seats; empty while the game goes on."""
    return [seat for seat in range(s.players) if s.winner >> seat & 1]


def describe_hand(hand: list[str | None], owner: str, say: Phrases, word: Callable[[str | None], Word]) -> str:
    """A hand as a sentence: the cards known, and how many are not."""
    if not hand:
        return say("describe-empty-hand", who=owner)
    known = [say(word(card).id) for card in hand if card]
    unseen = len(hand) - len(known)
    listed = say.list([*known, *([say("describe-unseen", count=unseen)] if unseen else [])])
    return say("describe-hand", who=owner, list=listed, count=len(hand))


def describe_end(seen: Public, say: Phrases, who: Who) -> list[str]:
    """Points and winners."""
    points = say.list(f"{who(seat)} {score}" for seat, score in enumerate(seen["scores"] or []))
    names = [who(seat) for seat in seen["winners"]]
    won = say("winner", who=names[0]) if len(names) == 1 else say("winners", who=say.list(names))
    return [say("over"), say("describe-points", list=points), won]

"""What particular reasons for a refusal have in common."""

from __future__ import annotations

from vaka.words import Sentence, Word


def first(question: str) -> Sentence:
    """Something else is asked now: the message says what."""
    return "because-first", {"ask": Word(question)}


def not_held(card: Word) -> Sentence:
    """A card that is not in the player's hand."""
    return "because-not-held", {"card": card}

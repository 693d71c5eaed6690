"""Words inside the page: its own Fluent messages say them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import host

HERE = "words"


class Word:
    """A message used as an argument of another, such as a card's name."""

    def __init__(self, id: str) -> None:
        self.id = id


class Phrases:
    """The messages of one language and one game."""

    def __init__(self, lang: str, game: str) -> None:
        self._lang = lang
        self._game = game

    def __call__(self, message_id: str, **values: Any) -> str:
        """One message as text."""
        return self.say((message_id, values))

    def say(self, sentence: Any) -> str:
        """A message id with its arguments as text."""
        message_id, values = sentence
        given = json.dumps({name: _argument(values[name]) for name in values})
        said: str = host.say(self._lang, self._game, message_id, given)
        return said

    def list(self, parts: Iterable[str]) -> str:
        """Parts joined as the language lists them."""
        return ", ".join(parts)


def _argument(value: Any) -> Any:
    if isinstance(value, Word):
        return {"word": value.id}
    if isinstance(value, list):
        return [{"word": word.id} for word in value]
    return value


def phrases(lang: str, folder: Any) -> Phrases:
    """The words of a game in a language; its folder is `…/GAME/words`."""
    return Phrases(lang, str(folder).split("/")[-2])

"""Words: Fluent messages in five languages, the general ones here and each game's own in its folder."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from vaka.errors import OptionError
from vaka.words.languages import LANGUAGES

HERE = Path(__file__).parent
ENTRY = re.compile(r"^(?=-?[A-Za-z][\w-]* *=)", re.MULTILINE)  # where a message begins


@dataclass(frozen=True)
class Word:
    """A message used as an argument of another, such as a card's name.

    In the outer message `{ $card }` is its text and `{ $card-acc }` its attribute `acc`, if it has one:
    languages with cases need more than one form.
    """

    id: str


Value = str | int | Word | list[Word]
Sentence = tuple[str, dict[str, Value]]


class Phrases:
    """The messages of one language, from one or more folders of `.ftl` files.

    >>> Phrases("en", [HERE])("seat-name", seat=2)
    'Player 2'
    """

    def __init__(self, lang: str, folders: Iterable[Path]) -> None:
        self._bundle = FluentBundle([lang], use_isolating=False)
        for folder in folders:
            self._bundle.add_resource(FluentResource(messages(folder, lang)))

    def __call__(self, message_id: str, /, **values: Value) -> str:
        """One message as text."""
        return self.say((message_id, values))

    def say(self, sentence: Sentence) -> str:
        """A message id with its arguments as text."""
        message_id, values = sentence
        message = self._bundle.get_message(message_id)
        assert message.value is not None
        text, errors = self._bundle.format_pattern(message.value, self._arguments(values))
        if errors:
            raise errors[0]
        return str(text)

    def attribute(self, message_id: str, name: str) -> str | None:
        """An attribute of a message as text, if the message has it.

        >>> import vaka
        >>> vaka.load("babayaga").phrases("sk").attribute("card-owl", "acc")
        'Sovu'
        """
        pattern = self._bundle.get_message(message_id).attributes.get(name)
        return None if pattern is None else str(self._bundle.format_pattern(pattern, {})[0])

    def has(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message_id)

    def _arguments(self, values: Mapping[str, Value]) -> dict[str, str | int]:
        arguments: dict[str, str | int] = {}
        for name, value in values.items():
            if isinstance(value, Word):
                arguments[name] = self(value.id)
                for form, pattern in self._bundle.get_message(value.id).attributes.items():
                    arguments[f"{name}-{form}"] = str(self._bundle.format_pattern(pattern, {})[0])
            elif isinstance(value, list):
                arguments[name] = self.list(self(word.id) for word in value)
            else:
                arguments[name] = value
        return arguments

    def list(self, parts: Iterable[str]) -> str:
        """Parts joined as the language lists them."""
        return ", ".join(parts)


def messages(folder: Path, lang: str) -> str:
    """The messages of a folder in a language, as a Fluent file; those that it lacks there are the English ones.

    A plug-in need not speak all five languages.

    >>> messages(HERE, "sk").startswith("###")
    True
    """
    english = (folder / "en.ftl").read_text("utf-8")
    file = folder / f"{check_language(lang)}.ftl"
    if not file.exists():
        return english
    text = file.read_text("utf-8")
    own, all_ = _entries(text), _entries(english)
    return text if all_.keys() <= own.keys() else "".join({**all_, **own}.values())


def _entries(text: str) -> dict[str, str]:
    """The messages of a Fluent file by their ids, in order."""
    return {part.partition("=")[0].strip(): f"{part}\n" for part in ENTRY.split(text)[1:]}


def check_language(lang: str) -> str:
    """The language itself, or an error that lists the five."""
    if lang not in LANGUAGES:
        raise OptionError(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
    return lang


@cache
def phrases(lang: str, *folders: Path) -> Phrases:
    """The general words of a language together with those of more folders, loaded once."""
    return Phrases(lang, (HERE, *folders))

"""Rulebooks: their clauses and chapters. Checks that every clause has a test and every language has all clauses."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from vaka.errors import OptionError
from vaka.words import Phrases, messages, phrases
from vaka.words.languages import LANGUAGES

MESSAGE = re.compile(r"^([A-Za-z][\w-]*) =", re.MULTILINE)
CHAPTER = "chapter-"
PARAGRAPH = "par-"  # stands in message ids for the sign § of a clause id
READING = "reading"  # the attribute that says how a clause goes past the letter of a printed sheet, or against it


@cache
def book(lang: str, folder: Path) -> Phrases:
    """The clauses and chapters of a rulebook in a language."""
    return Phrases(lang, (folder,))


def message_id(clause: str) -> str:
    """The message that holds a clause."""
    return clause.replace("§", PARAGRAPH)


@dataclass(frozen=True)
class Clause:
    """A clause of a rulebook.

    >>> import vaka
    >>> print(vaka.load("babayaga").clause("BY-9"))
    BY-9: A spell laid down without payment is merely exchanged: it is not active, does nothing, and ...
    """

    id: str
    folder: Path
    """The rulebook that it stands in."""

    def text(self, lang: str = "en") -> str:
        """The clause in a language; where it is our reading of the printed sheet, it says so at its end."""
        text, reading = book(lang, self.folder)(message_id(self.id)), self.reading(lang)
        return f"{text} {reading}" if reading else text

    def reading(self, lang: str = "en") -> str | None:
        """How the clause goes past the letter of a printed sheet, or against it; None if it does not."""
        return book(lang, self.folder).attribute(message_id(self.id), READING)

    def __str__(self) -> str:
        return f"{self.id}: {self.text()}"


@dataclass(frozen=True)
class Chapter:
    """A heading and the clauses under it."""

    id: str
    clauses: list[str]


def chapters(folder: Path, lang: str = "en") -> list[Chapter]:
    """The chapters of a rulebook in reading order."""
    return _chapters(messages(folder / "rulebook", lang))


def _chapters(text: str) -> list[Chapter]:
    found: list[Chapter] = []
    for message in MESSAGE.findall(text):
        if message.startswith(CHAPTER):
            found.append(Chapter(message, []))
        else:
            found[-1].clauses.append(message.replace(PARAGRAPH, "§"))
    return found


def clause_ids(folder: Path) -> list[str]:
    """Every clause id in reading order."""
    return [clause for chapter in chapters(folder) for clause in chapter.clauses]


def readings(folder: Path, lang: str = "en") -> list[Clause]:
    """The clauses that are our reading of a printed sheet, in reading order."""
    clauses = (Clause(id_, folder / "rulebook") for id_ in clause_ids(folder))
    return [clause for clause in clauses if clause.reading(lang)]


def short_rules(folder: Path, lang: str = "en") -> list[str]:
    """The rules in short: a few sentences for somebody who has never seen the game."""
    say = phrases(lang, folder / "words")
    return [say(message) for n in range(1, 10) if say.has(message := f"page-short-{n}")]


def missing_words(folder: Path) -> list[str]:
    """Languages whose rulebook does not have the same clauses in the same order, or the same readings."""
    return [
        lang
        for lang in LANGUAGES
        if _own_chapters(folder, lang) != chapters(folder) or readings(folder, lang) != readings(folder)
    ]


def _own_chapters(folder: Path, lang: str) -> list[Chapter]:
    """The chapters in a language, without what is in English instead."""
    file = folder / "rulebook" / f"{lang}.ftl"
    return _chapters(file.read_text("utf-8")) if file.exists() else []


def clause_tests(ids: list[str], tests: Path) -> dict[str, list[str]]:
    """For each clause the tests that name it: `test_BY_14_…` names BY-14, `test_W1_…` names §W1."""
    if not tests.is_dir():
        raise OptionError(f"no folder of tests at {tests}; name it with --tests")
    names = sorted(_test_names(tests))
    words = {id_: id_.replace("-", "_").removeprefix("§") for id_ in ids}
    return {id_: [name for name in names if f"_{words[id_]}_" in f"_{name}_"] for id_ in ids}


def _test_names(folder: Path) -> Iterator[str]:
    for file in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name

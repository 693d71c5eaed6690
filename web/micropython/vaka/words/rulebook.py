"""Clauses inside the page: their ids come with a game, their texts from the page's rulebook."""

from __future__ import annotations

from typing import Any

import host

from web.micropython.loaded import clauses_of


class Clause:
    """A clause of a rulebook."""

    def __init__(self, id: str, folder: Any) -> None:
        self.id = id
        self._game = str(folder).split("/")[-2]

    def text(self, lang: str = "en") -> str:
        """The clause in a language, with what makes it our reading of the printed sheet."""
        told: str = host.clause(self._game, lang, self.id)
        return told

    def __str__(self) -> str:
        return f"{self.id}: {self.text()}"


def clause_ids(folder: Any) -> list[str]:
    """Every clause id in reading order."""
    return clauses_of(str(folder).split("/")[-1])

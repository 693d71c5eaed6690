"""Every error a caller can meet.

VakaError
├── OptionError      unknown game or option, or a value it does not allow
├── NotationError    text or number that names no action, card or seat
├── IllegalMove      an action that the rules forbid now; carries the clause, and in a batch the game
├── PositionError    a position that cannot be
└── RecordError      a record that cannot be read or replayed; carries the line
"""

from __future__ import annotations

from typing import Protocol


class ClauseLike(Protocol):
    """A clause of a rulebook; `vaka.Clause` is the real one."""

    @property
    def id(self) -> str:
        """Its id in the rulebook."""

    def text(self, lang: str = "en") -> str:
        """The clause in a language."""


class VakaError(Exception):
    """The base of all errors: something is wrong with what Vaka was given."""


class OptionError(VakaError):
    """An unknown game, option or value; the message lists what exists."""


class NotationError(VakaError):
    """Text or a number that names nothing in this game; the message says what would."""


class IllegalMove(VakaError):
    """An action that the rules forbid in this state."""

    def __init__(self, action: str, clause: ClauseLike, index: int | None = None) -> None:
        where = "" if index is None else f"game {index}: "
        super().__init__(f"{where}{action}: {clause}")
        self.action = action
        self.clause = clause
        self.index = index


class PositionError(VakaError):
    """A position that cannot be; the message names the fault."""


class RecordError(VakaError):
    """A record that cannot be read or replayed."""

    def __init__(self, line: int, fault: str) -> None:
        super().__init__(f"line {line}: {fault}")
        self.line = line

"""One game, asked and answered in text: what a page without a server needs of states and the gate.

The page runs this module and all that it needs in MicroPython, from the same source (`web/bundle.py`). So it takes and
gives plain text, JSON and bytes only, and everything about a game passes the gate here as well.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from vaka.errors import IllegalMove, NotationError, OptionError, VakaError
from vaka.play import Game, State, load, record, replay
from vaka.server import gate


class Desk:
    """One game under way.

    >>> desk = Desk.deal("mad", '{"players": 3}', "07" + 31 * "00")
    >>> desk.over, json.loads(desk.view(None))["players"]
    (False, 3)
    """

    def __init__(self, state: State, key: bytes) -> None:
        self._state = state
        self.key_hex = key.hex()
        """The key of the deal, for whoever keeps the game; players are told it after the end."""

    @classmethod
    def deal(cls, name: str, options: str, key: str) -> Desk:
        """A fresh game, dealt by a key of 64 hexadecimal digits."""
        drawn = _key(key)
        return cls(_game(name, options).new(drawn), drawn)

    @classmethod
    def replay(cls, text: str) -> Desk:
        """The end of a record, which is checked line by line."""
        return cls(replay(text), record.head(text).start.key)

    @classmethod
    def restore(cls, name: str, options: str, saved: bytes, key: str) -> Desk:
        """The game that `save` wrote."""
        drawn = _key(key)
        return cls(_game(name, options).restore(saved, drawn), drawn)

    def clone(self) -> Desk:
        """An independent copy."""
        return Desk(self._state.clone(), bytes.fromhex(self.key_hex))

    def first(self, decisions: int) -> Desk:
        """The game as it was after that many decisions."""
        began = gate.beginning(self._state)
        for action in self._state.history[:decisions]:
            began.play(action.id)
        return Desk(began, bytes.fromhex(self.key_hex))

    # --- What everyone knows.

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._state.game.name

    @property
    def options(self) -> str:
        """The options, checked and complete."""
        return _json(self._state.game.options)

    @property
    def player(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        return self._state.player

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.over

    @property
    def phase(self) -> str:
        """The phase, by its name in the rules."""
        return self._state.phase

    @property
    def decisions(self) -> int:
        """How many decisions were made so far; those taken back do not count."""
        return self._state.decisions

    @property
    def winners(self) -> str:
        """The seats that won; empty while the game goes on."""
        return _json(self._state.winners)

    @property
    def deal_hash(self) -> str:
        """SHA-256 of the key: shown before the first decision."""
        return self._state.deal_hash

    def facts(self) -> str:
        """All of the above in one answer."""
        return _json(
            {
                "game": self.game,
                "options": self._state.game.options,
                "player": self.player,
                "over": self.over,
                "phase": self.phase,
                "decisions": self.decisions,
                "winners": self._state.winners,
                "deal_hash": self.deal_hash,
                "key_hex": self.key_hex,
            }
        )

    # --- Deciding.

    def play(self, action: str) -> None:
        """Carry out an action."""
        self._state.play(action)

    def is_legal(self, action: str) -> bool:
        """Whether the seat that decides may take an action."""
        return gate.reason(self._state, action, self._state.player or 0) is None

    def why(self, action: str, seat: int) -> str:
        """The clause that forbids an action to a seat, and why in one short sentence; both null if it is allowed."""
        clause = gate.reason(self._state, action, seat)
        because = gate.because(self._state, action, clause, seat) if clause else None
        return _json({"clause": clause, "because": because})

    def can_undo(self, seat: int | None, after: bool) -> bool:
        """Whether a seat may take back the last decision; with `after`, also once somebody else is asked."""
        return self._state.can_undo(seat, after)

    def undo(self, seat: int | None, after: bool) -> bool:
        """Take back the last decision, if that may be; returns whether it was done."""
        return self._state.undo(seat, after)

    def showed_nothing(self, seat: int) -> bool:
        """Whether the last decision showed a seat nothing."""
        return gate.showed_nothing(self._state, seat)

    def follows(self, key: str) -> bool:
        """Whether the deal of a key follows on from this finished game, as its rules pass the start on."""
        return gate.follows(self._state, _key(key))

    # --- What is seen.

    def view(self, seat: int | None) -> str:
        """What a seat may be shown; None is a spectator."""
        return _json(gate.view(self._state, seat))

    def open_view(self) -> str:
        """A finished game with all hands open."""
        return _json(gate.open_view(self._state))

    def events(self, seat: int | None) -> str:
        """What the last decision caused, as a seat may see it."""
        return _json(gate.events(self._state, seat))

    def retold(self, seat: int | None, told: str) -> str:
        """What earlier decisions caused, a list for each, told again as far as the screen of a seat may tell it now."""
        retelling = gate.Retelling(self._state, seat)
        return _json([retelling.events(events) for events in json.loads(told)])

    def actions(self) -> str:
        """The sentence of every action of the game."""
        return _json(gate.actions(self._state.game))

    def describe(self, seat: int | None, lang: str, names: str) -> str:
        """The situation as a paragraph; players without a name are numbered from 1."""
        called: list[str] = json.loads(names)
        return gate.description(self._state, seat, lang, lambda number: called[number] if number < len(called) else "")

    # --- To keep and to send.

    def history(self) -> str:
        """Every decision so far: the seat and the action."""
        began, told = gate.beginning(self._state), []
        for action in self._state.history:
            told.append([began.player, str(action)])
            began.play(action.id)
        return _json(told)

    def record(self, notes: str) -> str:
        """The portable record, with notes in its head; of a game under way it must not be shown to players."""
        return gate.kept_record(self._state, json.loads(notes))

    def save(self) -> bytes:
        """A snapshot for `restore`, for this version of Vaka only."""
        return self._state.save()

    def question(self) -> bytes:
        """What a bot may know: the state as the seat that decides imagines it."""
        return gate.question(self._state).sight


def fault(error: VakaError) -> str:
    """An error as the page tells it: which one, the clause of a move that the rules forbid, the line of a record."""
    clause = error.clause.id if isinstance(error, IllegalMove) else None
    return _json(
        {
            "code": "unreadable" if isinstance(error, NotationError) else type(error).__name__,
            "clause": clause,
            "line": getattr(error, "line", None),
            "text": str(error),
        }
    )


@lru_cache(maxsize=64)
def _game(name: str, options: str) -> Game:
    """A game with its options, kept for all desks where it is played."""
    return load(name, **json.loads(options))


def _key(text: str) -> bytes:
    """The key of a deal, from hexadecimal digits."""
    try:
        key = bytes.fromhex(text)
    except ValueError:
        key = b""
    if len(key) != 32:
        raise OptionError(f"key {text!r}: must be 64 hexadecimal digits")
    return key


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)

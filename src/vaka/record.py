"""Game records: text, one line a decision.

vaka record 1
game babayaga 1
option players 2
hash 4a…          SHA-256 of the key, published before the deal
key 07…           the key, published after the end
position {…}      only if the game began from a position
note seats …      free notes of the program that wrote it
0 swap 5 A draw   seat and action
result winners 0 scores 3 21
end 1 5f0c…       number of decisions, checksum of all lines above
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from vaka.errors import PositionError, RecordError, VakaError

if TYPE_CHECKING:
    from vaka.game import Game, State

FORMAT = "vaka record 1"


@dataclass(frozen=True)
class Start:
    """How a game began: its key and, if it did not begin with the deal, the position."""

    key: bytes
    position: dict[str, Any] | None = None

    def state(self, game: Game) -> State:
        """The first state."""
        return game.new(self.key) if self.position is None else game.at(self.position, self.key)


@dataclass(frozen=True)
class Head:
    """What stands above the decisions."""

    game: str
    version: int
    options: dict[str, Any]
    hash: str
    start: Start
    notes: dict[str, str]
    lines: int


def write(state: State, start: Start, notes: Mapping[str, str]) -> str:
    """The record of a state."""
    game = state.game
    lines = [FORMAT, f"game {game.name} {game.face.version}"]
    lines += [f"option {name} {_json(value)}" for name, value in game.options.items()]
    lines += [f"hash {state.deal_hash}", f"key {start.key.hex()}"]
    if start.position is not None:
        lines.append(f"position {_json(start.position)}")
    lines += [f"note {name} {text}" for name, text in notes.items()]
    lines += _decisions(state, start)
    if state.over:
        lines.append(_result(state))
    lines.append(f"end {len(state.history)} {_checksum(lines)}")
    return "\n".join(lines) + "\n"


def head(text: str) -> Head:
    """Read what stands above the decisions, without replaying them."""
    lines = text.splitlines()
    if not lines or lines[0] != FORMAT:
        raise RecordError(1, f"a record begins with {FORMAT!r}" + _other_version(lines))
    fields: dict[str, str] = {}
    options: dict[str, Any] = {}
    notes: dict[str, str] = {}
    at = 1
    while (
        at < len(lines)
        and not lines[at][:1].isdigit()
        and lines[at].split(" ", 1)[0] not in ("result", "end")
    ):
        word, _, rest = lines[at].partition(" ")
        name, _, value = rest.partition(" ")
        if word == "option":
            options[name] = _parse(value, at)
        elif word == "note":
            notes[name] = value
        elif word in ("game", "hash", "key", "position") and word not in fields:
            fields[word] = rest
        else:
            raise RecordError(
                at + 1, f"cannot read {lines[at]!r}; expected game, option, hash, key, position or note"
            )
        at += 1
    for word in ("game", "hash", "key"):
        if word not in fields:
            raise RecordError(at, f"the head has no line {word!r}")
    name, _, version = fields["game"].partition(" ")
    if not version.isdigit():
        raise RecordError(2, f"expected 'game NAME VERSION', not {fields['game']!r}")
    position = _parse(fields["position"], at - 1) if "position" in fields else None
    start = Start(_parse_key(fields["key"], lines), position)
    return Head(name, int(version), options, fields["hash"], start, notes, at)


def replay(game: Game, text: str) -> State:
    """Play a record to its end, checking everything it says."""
    top = head(text)
    _check_game(game, top)
    lines = text.splitlines()
    try:
        state = top.start.state(game)
    except PositionError as fault:
        raise RecordError(_line_of(lines, "position"), str(fault)) from None
    if state.deal_hash != top.hash:
        raise RecordError(
            _line_of(lines, "hash"), "the key does not have this hash: the deal is not the one published"
        )
    at = top.lines
    while at < len(lines) and lines[at][:1].isdigit():
        _decide(state, lines[at], at + 1)
        at += 1
    if at < len(lines) and lines[at].startswith("result"):
        if not state.over or lines[at] != _result(state):
            right = _result(state) if state.over else "no result, the game is not over"
            raise RecordError(at + 1, f"wrong result; the decisions give: {right}")
        at += 1
    _check_end(state, lines, at)
    return state


def _decide(state: State, line: str, number: int) -> None:
    seat, _, notation = line.partition(" ")
    if state.over:
        raise RecordError(number, f"{line!r} comes after the end of the game")
    if seat != str(state.player):
        raise RecordError(number, f"seat {state.player} decides here, not {seat}")
    try:
        state.play(notation)
    except VakaError as fault:
        raise RecordError(number, str(fault)) from None


def _check_game(game: Game, top: Head) -> None:
    if top.game != game.name:
        raise RecordError(2, f"this is a record of {top.game}, not of {game.name}")
    if top.version != game.face.version:
        raise RecordError(
            2, f"rules version {top.version}; this Vaka plays version {game.face.version} of {game.name}"
        )
    for name, value in top.options.items():
        if game.options.get(name) != value:
            raise RecordError(3, f"played with {name}={value!r}, not {game.options.get(name)!r}")


def _check_end(state: State, lines: list[str], at: int) -> None:
    """The last line: that nothing is missing and nothing was changed."""
    if at >= len(lines):
        raise RecordError(at, "the record breaks off: it must close with 'end COUNT CHECKSUM'")
    word, _, rest = lines[at].partition(" ")
    if word != "end":
        raise RecordError(at + 1, f"cannot read {lines[at]!r}; expected a decision, 'result' or 'end'")
    if state.over and not lines[at - 1].startswith("result"):
        raise RecordError(at + 1, "the game is over, but its 'result' line is missing")
    if rest != f"{len(state.history)} {_checksum(lines[:at])}":
        raise RecordError(
            at + 1, "the lines above were changed after the record was written: the checksum differs"
        )
    if len(lines) > at + 1:
        raise RecordError(at + 2, "nothing may follow the 'end' line")


def _decisions(state: State, start: Start) -> Iterator[str]:
    replayed = start.state(state.game)
    for action in state.history:
        yield f"{replayed.player} {action}"
        replayed.play(action.id)


def _result(state: State) -> str:
    winners = " ".join(map(str, state.winners))
    return f"result winners {winners} scores {' '.join(map(str, state.scores or []))}"


def _checksum(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def _parse(value: str, at: int) -> Any:
    try:
        return json.loads(value)
    except ValueError:
        raise RecordError(at + 1, f"cannot read the value {value!r}") from None


def _parse_key(text: str, lines: list[str]) -> bytes:
    try:
        key = bytes.fromhex(text)
    except ValueError:
        key = b""
    if len(key) != 32:
        raise RecordError(_line_of(lines, "key"), "a key is 64 hexadecimal digits")
    return key


def _line_of(lines: list[str], word: str) -> int:
    return next(i for i, line in enumerate(lines, 1) if line.startswith(word + " "))


def _other_version(lines: list[str]) -> str:
    if lines and lines[0].startswith("vaka record "):
        return f"; this one is written in format {lines[0].removeprefix('vaka record ')}"
    return ""

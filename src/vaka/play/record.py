"""Records: a game as text, one line per decision.

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
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from vaka.errors import PositionError, RecordError, VakaError

if TYPE_CHECKING:
    from vaka.play.game import Game
    from vaka.play.state import State

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
    where: dict[str, int]
    """The line of each field and option."""


def write(state: State, notes: Mapping[str, str]) -> str:
    """The record of a state."""
    game, start = state.game, state.start
    lines = [FORMAT, f"game {game.name} {game.definition.version}"]
    lines += [f"option {name} {_json(value)}" for name, value in game.options.items()]
    lines += [f"hash {state.deal_hash}", f"key {start.key.hex()}"]
    if start.position is not None:
        lines.append(f"position {_json(start.position)}")
    lines += [_note(name, text) for name, text in notes.items()]
    lines += _decisions(state)
    if state.over:
        lines.append(_result(state))
    lines.append(f"end {len(state.history)} {_checksum(lines)}")
    return "\n".join(lines) + "\n"


def head(text: str) -> Head:
    """Read what stands above the decisions, without replaying them."""
    lines = _lines(text)
    fields: dict[str, tuple[int, str]] = {}
    options: dict[str, tuple[int, Any]] = {}
    notes: dict[str, str] = {}
    at = 1
    while at < len(lines) and not _is_body(lines[at]):
        word, _, rest = lines[at].partition(" ")
        name, _, value = rest.partition(" ")
        at += 1
        if word == "option" and name not in options:
            options[name] = at, _parse(value, at)
        elif word == "note" and name not in notes:
            notes[name] = value
        elif word in ("game", "hash", "key", "position") and word not in fields:
            fields[word] = at, rest
        else:
            raise RecordError(
                at,
                f"cannot read {_short(lines[at - 1])}; expected game, option, hash, key, position or note, each once",
            )
    for word in ("game", "hash", "key"):
        if word not in fields:
            raise RecordError(at, f"the head has no line {word!r}")
    name, version = _parse_game(*fields["game"])
    start = Start(_parse_key(*fields["key"]), _parse_position(*fields["position"]) if "position" in fields else None)
    where = {word: line for word, (line, _) in fields.items()} | {name: line for name, (line, _) in options.items()}
    chosen = {name: value for name, (_, value) in options.items()}
    return Head(name, version, chosen, fields["hash"][1], start, notes, at, where)


def replay(game: Game, text: str) -> State:
    """Play a record to its end, checking everything it says."""
    top = head(text)
    _check_game(game, top)
    lines = _lines(text)
    try:
        state = top.start.state(game)
    except PositionError as fault:
        raise RecordError(top.where["position"], str(fault)) from None
    if state.deal_hash != top.hash:
        raise RecordError(top.where["hash"], "the key does not have this hash: the deal is not the one published")
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
        raise RecordError(top.where["game"], f"this is a record of {top.game}, not of {game.name}")
    if top.version != game.definition.version:
        right = f"this Vaka plays version {game.definition.version} of {game.name}"
        raise RecordError(top.where["game"], f"rules version {top.version}; {right}")
    for name in {**top.options, **game.options}:
        given, own = top.options.get(name), game.options.get(name)
        if given != own or type(given) is not type(own):
            raise RecordError(top.where.get(name, top.lines), f"played with {name}={given!r}, not {own!r}")


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
        raise RecordError(at + 1, "the lines above were changed after the record was written: the checksum differs")
    if len(lines) > at + 1:
        raise RecordError(at + 2, "nothing may follow the 'end' line")


def _decisions(state: State) -> Iterator[str]:
    replayed = state.start.state(state.game)
    for action in state.history:
        yield f"{replayed.player} {action}"
        replayed.play(action.id)


def _result(state: State) -> str:
    winners = " ".join(map(str, state.winners))
    return f"result winners {winners} scores {' '.join(map(str, state.scores or []))}"


def _checksum(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode("utf-8", "surrogatepass")).hexdigest()[:16]


def _lines(text: str) -> list[str]:
    """The lines of a record, which must begin with the format and close with a line end."""
    if not isinstance(text, str):
        raise RecordError(0, f"a record is text, not {type(text).__name__}")
    lines = text.split("\n")
    if lines[0] != FORMAT:
        other = lines[0].removeprefix("vaka record ")
        version = f"; this one is written in format {other!r}" if other != lines[0] else ""
        raise RecordError(1, f"a record begins with {FORMAT!r}{version}")
    if lines[-1] != "":
        raise RecordError(len(lines), "the record breaks off in the middle of a line")
    return lines[:-1]


def _is_body(line: str) -> bool:
    """Whether a line is a decision or comes after the decisions."""
    return line[:1].isdigit() or line.split(" ", 1)[0] in ("result", "end")


def _note(name: str, text: str) -> str:
    """A line of the head; text that would not be read back unchanged is refused."""
    if not name or set(name) & set(" \n") or "\n" in text:
        raise RecordError(0, f"note {name!r}: its name is one word and its text one line")
    return f"note {name} {text}"


def _short(line: str) -> str:
    return repr(line if len(line) <= 60 else line[:57] + "…")


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def _parse(value: str, line: int) -> Any:
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        raise RecordError(line, f"cannot read the value {_short(value)}") from None


def _parse_game(line: int, text: str) -> tuple[str, int]:
    found = re.fullmatch(r"(\S+) ([0-9]{1,6})", text)
    if not found:
        raise RecordError(line, f"expected 'game NAME VERSION', not {_short(text)}")
    return found[1], int(found[2])


def _parse_position(line: int, text: str) -> dict[str, Any]:
    position = _parse(text, line)
    if not isinstance(position, dict):
        raise RecordError(line, f"a position is a mapping, not {_short(text)}")
    return position


def _parse_key(line: int, text: str) -> bytes:
    if not re.fullmatch(r"[0-9a-f]{64}", text):
        raise RecordError(line, "a key is 64 hexadecimal digits")
    return bytes.fromhex(text)

"""`json` with objects in the order of the text, which MicroPython's own forgets."""

from __future__ import annotations

import json
from typing import Any

import host

LITERALS = (("true", True), ("false", False), ("null", None))
DIGITS = "-0123456789"
MOST_DEPTH = 200


def dumps(value: Any, separators: Any = (", ", ": "), ensure_ascii: bool = True) -> str:
    """A value as text."""
    text: str = json.dumps(value, separators=separators)
    if "." in text:
        # Perhaps a fraction, which MicroPython does not write as exactly as CPython.
        text = _written(value, separators)
    return _ascii(text) if ensure_ascii and len(text) != len(text.encode()) else text


def _written(value: Any, separators: Any) -> str:
    comma: str = separators[0]
    colon: str = separators[1]
    if isinstance(value, float):
        exact: str = host.fraction(value)
        return exact
    if isinstance(value, dict):
        return "{" + comma.join([json.dumps(key) + colon + _written(value[key], separators) for key in value]) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + comma.join([_written(part, separators) for part in value]) + "]"
    return json.dumps(value)


def _ascii(text: str) -> str:
    escaped: str = host.escaped(text)
    return escaped


def loads(text: str) -> Any:
    """The value of a text; ValueError if it has none."""
    reader = _Reader(text)
    value = reader.value(0)
    reader.blank()
    if reader.at != len(text):
        raise ValueError("extra data")
    return value


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def blank(self) -> str:
        """Pass over white space; the letter behind it."""
        text, at = self.text, self.at
        while text[at : at + 1] in (" ", "\t", "\n", "\r"):
            at += 1
        self.at = at
        return text[at : at + 1]

    def value(self, depth: int) -> Any:
        """Whatever stands here."""
        if depth > MOST_DEPTH:
            raise ValueError("too deep")
        letter = self.blank()
        if letter == "{":
            return self.object(depth)
        if letter == "[":
            return self.array(depth)
        if letter == '"':
            return self.string()
        for word, value in LITERALS:
            if self.text.startswith(word, self.at):
                self.at += len(word)
                return value
        return self.number()

    def object(self, depth: int) -> Any:
        """A mapping."""
        found: Any = {}
        self.at += 1
        if self.blank() == "}":
            self.at += 1
            return found
        while True:
            if self.blank() != '"':
                raise ValueError("expected a key")
            key = self.string()
            if self.blank() != ":":
                raise ValueError("expected a colon")
            self.at += 1
            found[key] = self.value(depth + 1)
            if self.closes("}"):
                return found

    def array(self, depth: int) -> list[Any]:
        """A list."""
        found: list[Any] = []
        self.at += 1
        if self.blank() == "]":
            self.at += 1
            return found
        while True:
            found.append(self.value(depth + 1))
            if self.closes("]"):
                return found

    def closes(self, end: str) -> bool:
        """Whether this was the last part; a comma says no."""
        letter = self.blank()
        if letter not in (end, ",") or not letter:
            raise ValueError("expected a comma")
        self.at += 1
        return letter == end

    def string(self) -> str:
        """Text in quotes: its end is found here, and what its escapes mean is known to MicroPython."""
        text, start = self.text, self.at
        end = text.find('"', start + 1)
        while end > 0 and _escapes(text, end):
            end = text.find('"', end + 1)
        if end < 0:
            raise ValueError("expected a quote")
        self.at = end + 1
        found: str = json.loads(text[start : end + 1])
        return found

    def number(self) -> Any:
        """A number."""
        end = self.at
        while self.text[end : end + 1] and self.text[end] in "-+.eE0123456789":
            end += 1
        text = self.text[self.at : end]
        digits = text[1:] if text.startswith("-") else text
        if not digits or not digits[0].isdigit() or (digits[0] == "0" and digits[1:2].isdigit()):
            raise ValueError("expected a value")
        self.at = end
        return int(text) if digits.isdigit() else float(text)


def _escapes(text: str, at: int) -> bool:
    """Whether an odd number of backslashes stands before a place."""
    count = 0
    while text[at - 1 - count] == "\\":
        count += 1
    return count % 2 == 1

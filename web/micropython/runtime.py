"""What lowered code calls where MicroPython differs from CPython."""

from __future__ import annotations

import json
from collections import OrderedDict
from typing import Any

import host


def merged(*parts: Any) -> Any:
    """`{**a, **b}`."""
    found: Any = OrderedDict()
    for part in parts:
        if type(part) is OrderedDict:
            found.update(part)
        else:
            for key in part:
                found[key] = part[key]
    return found


def ordered(given: Any = ()) -> Any:
    """`dict(given)`."""
    return merged(given) if isinstance(given, dict) else OrderedDict(given)


def keyed(keys: Any, value: Any = None) -> Any:
    """`dict.fromkeys`."""
    return OrderedDict([(key, value) for key in keys])


def stable_sorted(items: Any, key: Any = None, reverse: bool = False) -> list[Any]:
    """`sorted` that leaves equal things in their order, which MicroPython's does not."""
    sign = -1 if reverse else 1
    rows = [(key(item) if key else item, sign * i, item) for i, item in enumerate(items)]
    # The number decides before two items would be compared.
    rows.sort(reverse=reverse)
    return [row[2] for row in rows]


def rounded(value: float, digits: int) -> float:
    """`round`, exact where MicroPython multiplies and may cross a half."""
    found: float = host.rounded(float(value), digits)
    return float(found)


def repr_of(value: Any) -> str:
    """`repr` of plain data, with dictionaries and letters as CPython writes them."""
    if isinstance(value, dict):
        return "{" + ", ".join([repr_of(key) + ": " + repr_of(value[key]) for key in value]) + "}"
    if isinstance(value, list):
        return "[" + ", ".join([repr_of(part) for part in value]) + "]"
    if isinstance(value, tuple) and len(value) != 1:
        return "(" + ", ".join([repr_of(part) for part in value]) + ")"
    if isinstance(value, str):
        return _quoted(value)
    return repr(value)


def _quoted(text: str) -> str:
    quote = '"' if "'" in text and '"' not in text else "'"
    return quote + "".join([_letter(letter, quote) for letter in text]) + quote


def _letter(letter: str, quote: str) -> str:
    if letter in (quote, "\\"):
        return "\\" + letter
    if ord(letter) < 127:
        return repr(letter)[1:-1] if letter < " " else letter
    shown: str = host.printable(letter)
    return shown


def casefold(text: str) -> str:
    """`str.casefold`."""
    folded: str = text.lower() if len(text) == len(text.encode()) else host.folded(text)
    return folded


def removeprefix(text: str, prefix: str) -> str:
    """`str.removeprefix`."""
    return text[len(prefix) :] if text.startswith(prefix) else text


def bit_length(number: int) -> int:
    """`int.bit_length`."""
    return len(bin(number)) - 2 if number else 0


def tobytes(view: Any) -> bytes:
    """`memoryview.tobytes`."""
    return bytes(view)


def same(one: Any, other: Any) -> bool:
    """`==` of plain data; MicroPython's OrderedDict compares its order as well."""
    if isinstance(one, dict) and isinstance(other, dict):
        return len(one) == len(other) and all(key in other and same(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(same(*pair) for pair in zip(one, other, strict=True))
    return bool(one == other)


def parsed(text: str) -> Any:
    """The value of a JSON text in which no order counts, by MicroPython's own quick reader."""
    return json.loads(text)

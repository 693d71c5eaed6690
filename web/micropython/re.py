"""`re` by the regular expressions of JavaScript, since MicroPython's cannot count."""

from __future__ import annotations

import json
from typing import Any

import host


def fullmatch(pattern: str, text: str) -> Any:
    """The groups of a text that the pattern describes, the whole first; None if it does not."""
    found = host.matched(pattern, text)
    return json.loads(found) if found else None


def split(pattern: str, text: str) -> list[str]:
    """The parts between matches."""
    parts: list[str] = json.loads(host.parted(pattern, text))
    return parts

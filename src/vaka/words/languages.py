"""The languages that Vaka speaks."""

from __future__ import annotations

from typing import Literal, get_args

Language = Literal["en", "is", "es", "sk", "sv"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
NAMES: dict[Language, str] = {
    "en": "English",
    "is": "Íslenska",
    "es": "Español",
    "sk": "Slovenčina",
    "sv": "Svenska",
}
"""What each language calls itself."""

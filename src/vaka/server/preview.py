"""What a link to a table says of itself where it is sent: tags in the head, for programs that run no script."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from html import escape

from vaka.play import Game
from vaka.server.protocol import TableInfo
from vaka.words import HERE as WORDS
from vaka.words import Phrases
from vaka.words.languages import LANGUAGES

HEAD_ENDS = "</head>"


def with_preview(page: str, table: TableInfo, game: Game, languages: str) -> str:
    """The page with the tags of a table, in the first language of a request's list that there is."""
    lang = _language(languages)
    say, title = _page_words(lang), game.phrases(lang)("game-title")
    names = [seat.name or say("page-guest-name") for seat in table.seats]
    people = [name for name, seat in zip(names, table.seats, strict=True) if seat.kind == "person"]
    host = say("page-guest-name") if table.host is None else names[table.host]
    told = [say("page-preview-players", count=len(table.seats)), ", ".join(people)]
    if any(seat.kind == "open" for seat in table.seats):
        told.insert(0, say("page-preview-invites", who=host))
    tags = {
        "og:title": f"{table.title} – {title}" if table.title else title,
        "og:description": " · ".join(part for part in told if part),
        "og:site_name": "Vaka",
        "og:type": "website",
    }
    return page.replace(HEAD_ENDS, _meta(tags.items()) + HEAD_ENDS, 1)


def _meta(tags: Iterable[tuple[str, str]]) -> str:
    return "".join(f'<meta property="{name}" content="{escape(text)}" />\n' for name, text in tags)


def _language(wanted: str) -> str:
    """The first known language of an Accept-Language header."""
    found = (part.split(";")[0].split("-")[0].strip().lower() for part in wanted.split(","))
    return next((lang for lang in found if lang in LANGUAGES), "en")


@cache
def _page_words(lang: str) -> Phrases:
    return Phrases(lang, [WORDS / "page"])

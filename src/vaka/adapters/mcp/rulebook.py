"""Games and their rules as text."""

from __future__ import annotations

from vaka.adapters.mcp.place import words
from vaka.errors import NotationError
from vaka.games.registry import definition, games
from vaka.play import load
from vaka.words.rulebook import book, chapters, short_rules


def every_game(lang: str) -> str:
    """What each game is about, who can play it, and its options."""
    return "\n\n".join(_about(name, lang) for name in games())


def _about(name: str, lang: str) -> str:
    game = definition(name)
    say = words(lang, game.folder)
    values = game.options[0].values
    players = say("page-players", span="–".join(str(n) for n in sorted({values[0], values[-1]})))
    options = say.list(f"{option.name} ({option.allowed})" for option in game.options)
    title = f"{name}: {say('game-title')}, {players}, {say('page-length')}"
    return "\n".join([title, say("page-idea"), say("assistant-options", list=options)])


def in_short(name: str, lang: str) -> str:
    """The rules in short, and which clauses there are."""
    game = definition(name)
    say, headings = words(lang, game.folder), book(lang, game.folder / "rulebook")
    listed = [f"- {headings(chapter.id)}: {', '.join(chapter.clauses)}" for chapter in chapters(game.folder)]
    return "\n".join(
        [
            say("game-title"),
            "",
            *(f"- {line}" for line in short_rules(game.folder, lang)),
            "",
            say("assistant-clauses"),
            *listed,
        ]
    )


def whole(name: str, lang: str) -> str:
    """The rulebook: in short, then clause by clause."""
    game = load(name)
    say, headings = words(lang, game.folder), book(lang, game.folder / "rulebook")
    lines = [f"# {say('game-title')}", "", *(f"- {line}" for line in short_rules(game.folder, lang))]
    for chapter in chapters(game.folder):
        lines += ["", f"## {headings(chapter.id)}", ""]
        lines += [f"{clause}: {game.clause(clause).text(lang)}" for clause in chapter.clauses]
    return "\n".join(lines)


def clause(name: str, clause_id: str, lang: str) -> str:
    """One clause."""
    try:
        found = load(name).clause(clause_id.upper())
    except NotationError:
        # The ids of one chapter start like those asked for; the list of all tells which there are.
        raise NotationError(f"{name} has no clause {clause_id!r}; `rules` without a clause lists them all") from None
    return f"{found.id}: {found.text(lang)}"

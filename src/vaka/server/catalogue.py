"""The games that a server offers, their words, and games with their options as tables keep them."""

from __future__ import annotations

import json
from functools import cache, lru_cache

from vaka.errors import OptionError
from vaka.games.registry import definition, games
from vaka.play import Game, load
from vaka.server.protocol import GameInfo, GameWords, Opening, OptionInfo
from vaka.words import messages


@cache
def offered() -> tuple[GameInfo, ...]:
    """The games with their numbers of players and the options that can be chosen on the page; found once."""
    return tuple(offer(name) for name in games())


def offer(name: str) -> GameInfo:
    """One game as it is offered."""
    players, *others = definition(name).options
    options = [OptionInfo(option.name, list(option.values), option.default) for option in others if option.values]
    return GameInfo(name, list(players.values), options, ready=False)


@cache
def words(name: str, lang: str) -> GameWords:
    """What a game says in a language, for a page that was built without it."""
    if name not in (game.name for game in offered()):
        raise OptionError(f"no game {name!r}; there are {', '.join(games())}")
    folder = definition(name).folder
    return GameWords(messages(folder / "words", lang), messages(folder / "rulebook", lang))


def chosen(wish: Opening) -> Game:
    """The game of an opening. Only what the page offers may be chosen: a board may name a file on this machine."""
    known = next((game for game in offered() if game.name == wish.game), None)
    if known is None:
        raise OptionError(f"no game {wish.game!r}; there are {', '.join(games())}")
    allowed = ["players", *(option.name for option in known.options)]
    for name in wish.options:
        if name not in allowed:
            raise OptionError(f"{wish.game} has no option {name!r} here; it has {', '.join(allowed)}")
    return kept(wish.game, json.dumps(wish.options, sort_keys=True))


@lru_cache(maxsize=256)  # there are several ways to write the same options
def kept(game: str, options: str) -> Game:
    """A game with its options as JSON, made once for all tables where it is played."""
    return load(game, **json.loads(options))

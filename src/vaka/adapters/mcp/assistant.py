"""An assistant: the places that it holds, and one method for each thing that it can ask for."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from itertools import count
from typing import NamedTuple

from vaka.adapters.mcp import asking, rulebook
from vaka.adapters.mcp.here import PATIENCE, PlaceHere
from vaka.adapters.mcp.link import SECONDS, Server, ServerFault, parts_of
from vaka.adapters.mcp.place import Place, Unable
from vaka.adapters.mcp.table import TablePlace
from vaka.errors import OptionError, VakaError
from vaka.play import View, load
from vaka.words.languages import Language

MOST_PLACES = 20


class Answer(NamedTuple):
    """What an assistant is answered: text, and a view if it asked for one."""

    text: str
    view: View | None = None


class Assistant:
    """An assistant at its games. It speaks the language given, unless it asks for another one.

    Games are dealt by chance, or from a seed that whoever starts the server gives: an assistant that could choose it
    could sit down twice at the same deal, and see every hand.
    """

    def __init__(self, lang: Language = "en", seed: int | None = None) -> None:
        self.lang = lang
        self.places: dict[str, Place] = {}
        self._servers: dict[str, Server] = {}
        self._numbers = count(1)
        self._seed = seed

    async def close(self) -> None:
        """Let go of all places."""
        for place in self.places.values():
            await place.close()

    # --- Games and rules.

    async def games(self, asked: asking.Games) -> Answer:
        """The games there are."""
        return Answer(rulebook.every_game(asked.lang or self.lang))

    async def rules(self, asked: asking.Rules) -> Answer:
        """The rules in short, one clause, or all of them."""
        lang = asked.lang or self.lang
        if asked.clause is None:
            return Answer(rulebook.in_short(asked.game, lang))
        if asked.clause.casefold() == "all":
            return Answer(rulebook.whole(asked.game, lang))
        return Answer(rulebook.clause(asked.game, asked.clause, lang))

    # --- Sitting down and leaving.

    async def new_game(self, asked: asking.NewGame) -> Answer:
        """A game in this process."""
        self._check_room()
        game = load(asked.game, **asked.options, **({} if asked.players is None else {"players": asked.players}))
        if not 0 <= asked.seat < game.players:
            raise OptionError(f"seat={asked.seat}: this game has the seats 0 to {game.players - 1}")
        number = next(self._numbers)
        seed = None if self._seed is None else self._seed + number
        levels = _levels(asked, game.players)
        name = f"{game.name}-{number}"
        place = PlaceHere(name, asked.seat, asked.lang or self.lang, game, levels, lambda: game.new(seed), seed)
        self.places[name] = place
        await place.settle(PATIENCE)
        sealed = [place.say("play-hash", hash=place.hash)] if place.hash else []
        return Answer("\n\n".join([place.whole(), *sealed]))

    async def join(self, asked: asking.Join) -> Answer:
        """A table of a server."""
        self._check_room()
        url, table_id = parts_of(asked.link)
        for place in self.places.values():
            if isinstance(place, TablePlace) and (place.server.url, place.id) == (url, table_id):
                raise OptionError(f"you already sit at this table: your place there is {place.name}")
        server = self._servers.setdefault(url, Server(url))
        seat = await self._sit(server, table_id, asked)
        table = (await server.ask(f"/api/tables/{table_id}"))["table"]
        name = f"{table['game']}-{next(self._numbers)}"
        place = TablePlace(name, asked.lang or self.lang, server, table, seat)
        self.places[name] = place
        await place.connected(SECONDS)
        return Answer(place.whole())

    async def _sit(self, server: Server, table_id: str, asked: asking.Join) -> int:
        """The seat that the assistant holds there already, as in a rematch; else one that is open."""
        try:
            found = await server.ask(f"/api/tables/{table_id}")
            if found["seats"]:
                return int(found["seats"][0])
            taken = await server.ask(f"/api/tables/{table_id}/sit", {"name": asked.name, "seat": asked.seat})
            return int(taken["seat"])
        except (ValueError, LookupError, TypeError):
            raise ServerFault(f"what answers at {server.url} is no Vaka server") from None

    async def leave(self, asked: asking.Leave) -> Answer:
        """Give a place up."""
        place = self._place(asked.place)
        with suppress(ServerFault):  # the table may be gone
            await place.leave()
        await place.close()
        del self.places[place.name]
        return Answer(f"You have left {place.name}.")

    # --- At a place.

    async def situation(self, asked: asking.Situation) -> Answer:
        """All that the seat sees."""
        place = self._place(asked.place)
        return Answer(place.whole(), place.view if asked.view else None)

    async def choices(self, asked: asking.Choices) -> Answer:
        """What can be decided."""
        return Answer(self._place(asked.place).choices())

    async def why_not(self, asked: asking.WhyNot) -> Answer:
        """Why something cannot be decided."""
        place = self._place(asked.place)
        notation = str(place.game.action(asked.action))
        refused = await place.why_not(notation)
        return Answer(refused or place.say("play-allowed", notation=notation))

    async def play(self, asked: asking.Play) -> Answer:
        """Decide."""
        place = self._place(asked.place)
        try:
            await place.play(asked.action)
        except VakaError as fault:
            if not place.legal:
                raise
            unchanged = place.say("assistant-unchanged", list=place.say.list(place.legal))
            raise Unable(f"{fault}\n\n{unchanged}") from None
        place.note = asked.note or place.note
        return Answer(place.brief())

    async def wait(self, asked: asking.Wait) -> Answer:
        """Let the others decide."""
        place = self._place(asked.place)
        await place.settle(asked.seconds)
        return Answer(place.brief())

    async def hint(self, asked: asking.Hint) -> Answer:
        """The best choices, best first."""
        place = self._place(asked.place)
        simulations, choices = await place.hint()
        lines = [place.say("hint-title", simulations=simulations)]
        for choice in choices:
            notation, chance = choice["action"], round(100 * choice["chance"])
            text = place.game.action(notation).text(place.lang, place.names)
            lines.append(f"- {notation}: {place.say('hint-choice', chance=chance, text=text)}")
        return Answer("\n".join(lines))

    async def say(self, asked: asking.Say) -> Answer:
        """Speak to the others."""
        await self._place(asked.place).speak(asked.text)
        return Answer("Said.")

    async def record(self, asked: asking.Record) -> Answer:
        """The finished game."""
        return Answer(await self._place(asked.place).record())

    # --- Which place is meant.

    def _place(self, name: str | None) -> Place:
        held = ", ".join(self.places)
        if not held:
            raise OptionError("you sit nowhere yet: `new_game` or `join` gives you a place")
        if name is None:
            if len(self.places) > 1:
                raise OptionError(f"you hold several places: say which one with place; there are {held}")
            (name,) = self.places
        if name not in self.places:
            raise OptionError(f"no place {name!r}; you hold {held}")
        return self.places[name]

    def _check_room(self) -> None:
        if len(self.places) >= MOST_PLACES:
            raise OptionError(
                f"you hold {MOST_PLACES} places, the most there can be: leave one of {', '.join(self.places)}"
            )


def _levels(asked: asking.NewGame, players: int) -> Mapping[int, str]:
    """The level of the bot in each other seat."""
    others = [seat for seat in range(players) if seat != asked.seat]
    if len(asked.opponents) > len(others):
        raise OptionError(f"{len(asked.opponents)} opponents for {len(others)} seats")
    levels = [*asked.opponents, *[asked.opponents[-1]] * (len(others) - len(asked.opponents))]
    return dict(zip(others, levels, strict=True))

"""A game in this process, with bots in all other seats. Only this module asks a state, and only for its own seat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

from anyio import to_thread

from vaka.adapters.mcp.place import Place, Unable
from vaka.bots import Sight, make
from vaka.bots.engine import bot_engine_of
from vaka.bots.hints import HintChoice, hint
from vaka.play import Game, State, View
from vaka.play.action import namer

PATIENCE = 20.0  # seconds that one call takes at most; clients give up on a call that takes a minute
SIMULATIONS = 1000  # behind a hint


class PlaceHere(Place):
    """A seat at a game in this process."""

    def __init__(
        self, name: str, seat: int, lang: str, game: Game, levels: Mapping[int, str], deal: Callable[[], State],
        seed: int | None = None,
    ) -> None:  # fmt: skip
        super().__init__(name, game, seat, lang)
        self._levels = levels
        self._bots = {other: make(level, None if seed is None else seed + other) for other, level in levels.items()}
        self._state: State | None = None
        self._left = False
        self._work = asyncio.create_task(self._in_thread(lambda: self._begin(deal)))

    @property
    def names(self) -> list[str]:
        """The players by number; the assistant is told which one it is."""
        named = [self.say("seat-name", seat=seat) for seat in range(self.game.players)]
        named[self.seat] = self.say("seat-you", who=named[self.seat])
        return named

    def sitting(self, seat: int) -> str:
        """A bot with its level, or the assistant."""
        if seat not in self._levels:
            return self.names[seat]
        level = self.say(f"page-level-{self._levels[seat]}")
        return self.say("assistant-bot", who=self.names[seat], level=level)

    @property
    def waiting(self) -> str | None:
        """The first compilation, or bots that think."""
        if self._work.done():
            return None
        return self.say("assistant-preparing" if self._state is None else "assistant-thinking")

    async def settle(self, seconds: float = PATIENCE) -> None:
        """Wait until the bots have answered."""
        await asyncio.wait({self._work}, timeout=seconds)
        if self._work.done():
            self._work.result()

    # --- The course of the game, in a thread.

    async def _in_thread(self, work: Callable[[], None]) -> None:
        await to_thread.run_sync(work, abandon_on_cancel=True)

    def _begin(self, deal: Callable[[], State]) -> None:
        bot_engine_of(self.game.name).prepare()
        self._state = deal()
        self._tell(self._state)
        self._answer(self._state)

    def _decide(self, state: State, action: str) -> None:
        state.play(action)
        self._tell(state)
        self._answer(state)

    def _answer(self, state: State) -> None:
        """The bots decide until the assistant is asked."""
        while not self._left and state.player is not None and state.player != self.seat:
            state.play(self._bots[state.player].choose(Sight(state)))
            self._tell(state)
        self.view = self._seen(state)

    def _tell(self, state: State) -> None:
        """What the last decision caused, as the seat may see it."""
        self.news += [event.text(self.lang, self.names) for event in state.events(self.seat)]

    def _seen(self, state: State) -> View:
        """What the seat has on its screen."""
        screen = self.game.definition.screen
        return screen(state.view(self.seat)) if screen else state.view(self.seat)

    def _ready(self) -> State:
        """The state, once nothing has to be waited for."""
        if self.waiting:
            raise Unable(self.waiting)
        assert self._state is not None
        return self._state

    # --- What can be asked for.

    @property
    def hash(self) -> str | None:
        """The hash of the key of the deal, which is published before the first decision."""
        return self._state.deal_hash if self._state else None

    async def play(self, action: str) -> None:
        """Decide, and let the bots answer."""
        state = self._ready()
        refused = await self.why_not(action)
        if refused:
            raise Unable(refused)
        self._work = asyncio.create_task(self._in_thread(lambda: self._decide(state, action)))
        await self.settle()

    async def why_not(self, action: str) -> str | None:
        """The reason and the clause."""
        state = self._ready()
        clause = state.why_not(action, self.seat)
        if clause is None:
            return None
        notation = str(self.game.action(action))
        seen = self._seen(state)
        return self.forbidden(clause.id, self.game.because(seen, notation, clause.id, namer(self.say, self.names)))

    async def hint(self) -> tuple[int, list[HintChoice]]:
        """What a search finds; the same every time, so that asking again tells nothing more."""
        state = self._ready()
        if state.player != self.seat:
            raise Unable(self.say("over" if state.over else "assistant-no-choices"))
        found = await to_thread.run_sync(lambda: hint(state.clone(), simulations=SIMULATIONS, seed=0))
        return found["simulations"], found["choices"]

    async def record(self) -> str:
        """The record with its key, which tells every card: only of a game that is over."""
        state = self._ready()
        if not state.over:
            raise Unable(
                "the record has the key of the deal, which tells every card; it is there once the game is over"
            )
        levels = ",".join(self._levels.values())
        return state.record({"seat": str(self.seat), "bots": levels})

    async def speak(self, _text: str) -> None:
        """Bots do not listen."""
        raise Unable("only bots sit here, and they do not listen")

    async def leave(self) -> None:
        """Nobody else has to know."""

    async def close(self) -> None:
        """Stop the bots."""
        self._left = True
        self._work.cancel()

    def ending(self, view: View) -> list[str]:
        """Who won; and the key, to check the deal with."""
        key = self._ready().start.key.hex()
        return [*super().ending(view), self.say("assistant-key", key=key)]

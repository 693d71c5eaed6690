"""A place: the seat that an assistant holds in one game. Whatever it tells is made from what this seat may see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path

from vaka.bots.hints import HintChoice
from vaka.errors import VakaError
from vaka.play import Game, View, picture
from vaka.play.action import namer
from vaka.words import HERE, Phrases, Sentence, phrases

WORDS = Path(__file__).parent / "words"


class Unable(VakaError):
    """What was asked for cannot be had now; the message says why, in the language of the place."""


def words(lang: str, folder: Path) -> Phrases:
    """The words of an assistant's place, of the page, and of the game in a folder."""
    return phrases(lang, HERE / "page", folder / "words", WORDS)


class Place(ABC):
    """The seat that an assistant holds in one game, here or at a table of a server."""

    def __init__(self, name: str, game: Game, seat: int, lang: str) -> None:
        self.name = name
        """What the assistant calls it, such as `mad-1`."""
        self.game = game
        self.seat = seat
        self.lang = lang
        self.say = words(lang, game.folder)
        self.view: View | None = None
        """What the seat may see; None before the deal."""
        self.news: list[str] = []
        """What happened and was not told yet."""
        self.note = ""
        """What the assistant noted for itself."""

    # --- What a game here and a table of a server do each in their own way.

    @property
    @abstractmethod
    def names(self) -> list[str]:
        """What the players are called in sentences, by seat."""

    @abstractmethod
    def sitting(self, seat: int) -> str:
        """Who sits in a seat, and of what kind they are."""

    @property
    @abstractmethod
    def waiting(self) -> str | None:
        """What has to be waited for before anything can be decided; None if nothing."""

    @abstractmethod
    async def settle(self, seconds: float) -> None:
        """Wait for the others, as long as there is something to wait for."""

    @abstractmethod
    async def play(self, action: str) -> None:
        """Decide, and let those answer who do so at once; Unable if a clause forbids it."""

    @abstractmethod
    async def why_not(self, action: str) -> str | None:
        """Why the seat may not take an action now; None if it may."""

    @abstractmethod
    async def hint(self) -> tuple[int, list[HintChoice]]:
        """The best choices, and from how many simulations."""

    @abstractmethod
    async def record(self) -> str:
        """The record of the finished game."""

    @abstractmethod
    async def speak(self, text: str, /) -> None:
        """Say something to the others."""

    @abstractmethod
    async def leave(self) -> None:
        """Give the seat up."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of everything, without a word to anybody."""

    # --- What is told.

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.view and self.view["over"])

    @property
    def legal(self) -> list[str]:
        """What the seat may decide now, in notation."""
        return list(self.view["legal"]) if self.view and not self.waiting else []

    def whole(self) -> str:
        """Everything about the place: who sits where, what happened, the situation, its picture, and the choices."""
        title = self.say("game-title")
        seats = self.say.list(f"{seat} {self.sitting(seat)}" for seat in range(self.game.players))
        heading = [
            self.say("assistant-place", place=self.name, game=title, players=self.game.players, seat=self.seat),
            self.say("assistant-seats", list=seats),
        ]
        note = [self.say("assistant-note", note=self.note)] if self.note else []
        return _paragraphs("\n".join(heading), self.happened(), self.described(), self.drawn(), *note, self.asked())

    def brief(self) -> str:
        """What happened, the situation and the choices."""
        return _paragraphs(self.happened(), self.described(), self.asked())

    def happened(self) -> str:
        """What happened since this was last asked."""
        news, self.news = self.news, []
        if not news:
            return self.say("assistant-no-news")
        return "\n".join([self.say("assistant-news"), *(f"- {line}" for line in news)])

    def described(self) -> str:
        """The situation in sentences."""
        if self.view is None:
            return ""
        return " ".join(self.game.face.describe(self.view, self.say, namer(self.say, self.names)))

    def drawn(self) -> str:
        """The situation as a picture of characters."""
        if self.view is None:
            return ""
        return picture.as_text(self.game.definition.draw(self.view, self.say, namer(self.say, self.names)))

    def asked(self) -> str:
        """What the seat has to do now: its choices, or what it waits for; how the game ended."""
        if self.view and self.over:
            return "\n".join(self.ending(self.view))
        if self.waiting:
            return self.waiting
        return "\n".join([self.say("assistant-your-turn"), *self.timing(), self.choices()])

    def choices(self) -> str:
        """What the seat can do now, line by line."""
        if not self.legal:
            return self.waiting or self.say("assistant-no-choices")
        lines = [f"- {notation}: {self.game.action(notation).text(self.lang, self.names)}" for notation in self.legal]
        return "\n".join([self.say("assistant-choices"), *lines])

    def timing(self) -> list[str]:
        """How much time is left for the decision, if there is a clock."""
        return []

    def ending(self, view: View) -> list[str]:
        """Who won, and with how many points."""
        winners: list[int] = view["winners"]
        if winners == [self.seat]:
            lines = [self.say("over"), self.say("winner-you")]
        else:
            key = "winner" if len(winners) == 1 else "winners"
            lines = [self.say("over"), self.say(key, who=self.say.list(self.names[seat] for seat in winners))]
        if view["scores"] is not None:
            points = (f"{name} {score}" for name, score in zip(self.names, view["scores"], strict=True))
            lines.append(self.say("assistant-points", list=self.say.list(points)))
        return lines

    def forbidden(self, clause_id: str, because: Sentence | None) -> str:
        """Why something is forbidden: the particular reason, if there is one, then the clause."""
        clause = self.game.clause(clause_id)
        text = f"{clause.id}: {clause.text(self.lang)}"
        if because is None:
            return text
        said = self.say.say(because)
        return f"{said[0].upper()}{said[1:]}\n{text}"


def _paragraphs(*parts: str) -> str:
    return "\n\n".join(part for part in parts if part)

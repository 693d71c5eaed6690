"""Playing in the terminal: the same states, views and events that everyone else uses."""

from __future__ import annotations

import datetime
import time
from collections.abc import Mapping
from pathlib import Path

import platformdirs
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from vaka.bots import Bot, Sight, prepare
from vaka.bots.hints import hint
from vaka.errors import VakaError
from vaka.play import Action, Game, State
from vaka.terminal.reports import print_hint
from vaka.words import Phrases
from vaka.words.rulebook import Clause


class Leave(Exception):
    """The player leaves; the game is kept."""


class Session:
    """One game in one terminal: some seats are bots, the others sit at the keyboard."""

    def __init__(
        self,
        console: Console,
        state: State,
        lang: str,
        names: list[str],
        bots: Mapping[int, Bot],
        notes: Mapping[str, str],
        labels: list[str] | None = None,
    ) -> None:
        self.console = console
        self.state = state
        self.lang = lang
        self.names = names
        """What players are called in sentences."""
        self.labels = labels or names
        """What they are called where a name stands alone, as at the table."""
        self.bots = bots
        self.notes = notes
        self.file = default_file(state.game)

    @property
    def game(self) -> Game:
        """The game being played."""
        return self.state.game

    @property
    def say(self) -> Phrases:
        """The words of the game in the player's language."""
        return self.game.phrases(self.lang)

    # --- The course of the game.

    def play(self) -> None:
        """Play to the end; leaving, Ctrl-C and Ctrl-D keep the game in a record file."""
        self.greet()
        try:
            while not self.state.over:
                self.decide()
        except (Leave, KeyboardInterrupt, EOFError):
            self.console.print()
            self.save(self.file)
            return
        self.finish()

    def watch(self, delay: float) -> None:
        """Bots play; an onlooker sees what is public."""
        self.greet()
        try:
            while not self.state.over:
                self.bot_decides()
                time.sleep(delay)
        except KeyboardInterrupt:
            self.console.print()
            self.save(self.file)
            return
        self.finish()

    def greet(self) -> None:
        """Title, fairness, and what is assumed; meanwhile the bots are made ready."""
        prepare(self.bots.values(), self.game.name)
        self.console.rule(self.say("play-title", game=self.say("game-title"), players=self.game.players))
        self.console.print(self.say("play-hash", hash=self.state.deal_hash), style="dim", soft_wrap=True)
        view = self.state.view(None)
        for key, message in (("deck_assumed", "play-assumed"), ("board_assumed", "play-assumed-board")):
            if view.get(key):
                self.console.print(self.say(message), style="dim")
        if self.state.history:
            self.console.print(self.say("play-resumed", count=len(self.state.history)))
        else:
            self.tell(None)

    def decide(self) -> None:
        """The next decision, by a bot or by the person whose seat it is."""
        if self.state.player in self.bots:
            self.bot_decides()
        else:
            self.person_decides()

    def bot_decides(self) -> None:
        """Let the bot of the seat choose from its sight, and tell what happened."""
        seat = self.state.player
        assert seat is not None
        with self.console.status(self.say("play-thinking", who=self.names[seat])):
            choice = self.bots[seat].choose(Sight(self.state))
        self.state.play(choice)
        self.tell(self.onlooker())

    def person_decides(self) -> None:
        """Show the table and ask until a choice is made."""
        seat = self.state.player
        assert seat is not None
        self.show(seat)
        choices = self.state.legal()
        self.list_choices(choices)
        while True:
            self.console.print(f"[bold]{escape(self.say('play-prompt'))}[/]")
            line = self.console.input("> ").strip()
            if self.answer(line, choices):
                return

    def finish(self) -> None:
        """All hands, points and winners; the key of the deal."""
        self.show(self.onlooker())
        self.console.print(self.say("over"), style="bold")
        self.console.print(self.verdict(), style="bold green")
        self.save(self.file, quiet=True)
        self.console.print(
            self.say("play-key", key=self.state.start.key.hex(), file=str(self.file)),
            style="dim",
            soft_wrap=True,
        )

    def verdict(self) -> str:
        """Who has won."""
        winners = self.state.winners
        if winners == [self.onlooker()]:
            return self.say("winner-you")
        key = "winner" if len(winners) == 1 else "winners"
        return self.say(key, who=self.say.list(self.labels[seat] for seat in winners))

    # --- What is shown.

    def onlooker(self) -> int | None:
        """The seat whose view is shown: the only person's, otherwise a spectator's."""
        people = [seat for seat in range(self.game.players) if seat not in self.bots]
        return people[0] if len(people) == 1 else None

    def tell(self, seat: int | None) -> None:
        """What the last decision caused."""
        for event in self.state.events(seat):
            self.console.print("  " + event.text(self.lang, self.names), highlight=False)

    def show(self, seat: int | None) -> None:
        """The table."""
        self.console.print()
        self.console.print(self.state.draw(seat, self.lang, self.labels))
        self.console.print()

    def list_choices(self, choices: list[Action]) -> None:
        """Numbered choices, in two columns where there is room."""
        columns = 2 if self.console.width >= 110 and len(choices) > 8 else 1
        grid = Grid.grid(padding=(0, 2))
        rows = -(-len(choices) // columns)
        for row in range(rows):
            cells: list[str] = []
            for i in range(row, len(choices), rows):
                action = choices[i]
                text = escape(action.text(self.lang, self.names))
                cells += [f"[bold]{i + 1:2}[/]", text, f"[dim]{escape(str(action))}[/]"]
            grid.add_row(*cells)
        self.console.print(grid)

    # --- What is typed.

    def answer(self, line: str, choices: list[Action]) -> bool:
        """Act on one line; returns whether it changed the state."""
        word, _, rest = line.partition(" ")
        if line == "":
            return False
        if line.isdigit():
            return self.choose_number(int(line), choices)
        if word.startswith("?") or word == "help":
            self.explain((word.removeprefix("help").lstrip("?") + " " + rest).strip(), choices)
            return False
        if word == "undo":
            return self.undo()
        if line == "hint":
            self.hint()
            return False
        if word == "save":
            self.save(Path(rest) if rest else self.file)
            return False
        if word == "rules":
            self.show_clause(rest or self.game.definition.not_your_turn)
            return False
        if word == "quit":
            raise Leave
        return self.choose(line)

    def choose_number(self, number: int, choices: list[Action]) -> bool:
        """Take a choice of the list."""
        if not 1 <= number <= len(choices):
            self.console.print(self.say("play-no-number", number=number, last=len(choices)), style="yellow")
            return False
        return self.choose(str(choices[number - 1]))

    def choose(self, notation: str) -> bool:
        """Take a choice by its notation; if it is forbidden, the clause says why."""
        try:
            clause = self.state.why_not(notation)
            if clause:
                self.console.print(self.forbidden(notation, clause), style="yellow", highlight=False, markup=False)
                return False
            self.state.play(notation)
        except VakaError as fault:
            self.console.print(str(fault), style="yellow", highlight=False)
            return False
        self.tell(self.onlooker())
        return True

    def explain(self, notation: str, choices: list[Action]) -> None:
        """Help, or why something is not allowed."""
        if not notation:
            self.list_choices(choices)
            self.console.print(
                self.say("play-help", example=str(self.game.action(self.game.actions - 1))), highlight=False
            )
            self.console.print(self.say("play-commands"), highlight=False)
            return
        try:
            clause = self.state.why_not(notation)
        except VakaError as fault:
            self.console.print(str(fault), style="yellow", highlight=False)
            return
        text = self.forbidden(notation, clause) if clause else self.say("play-allowed", notation=notation)
        self.console.print(text, highlight=False, markup=False)

    def forbidden(self, notation: str, clause: Clause) -> str:
        """Why an action is not allowed: the particular reason, if there is one, then the clause."""
        text = f"{clause.id}: {clause.text(self.lang)}"
        action = str(self.game.action(notation))
        reason = self.game.because(self.state.view(self.state.player), action, clause.id, self.names.__getitem__)
        if reason is None:
            return text
        said = self.say.say(reason)
        return f"{said[0].upper()}{said[1:]}\n{text}"

    def undo(self) -> bool:
        """Take back the last choice, if nothing was revealed."""
        done = self.state.undo()
        self.console.print(self.say("play-undone" if done else "play-no-undo"), style="yellow")
        return done

    def hint(self) -> None:
        """The best choices, as a bot in this seat would see them."""
        with self.console.status(self.say("play-thinking", who="Vaka")):
            found = hint(self.state)
        print_hint(self.console, self.state, found, self.lang, self.names)

    def show_clause(self, clause_id: str) -> None:
        """One clause of the rulebook."""
        try:
            clause = self.game.clause(clause_id.upper())
        except VakaError as fault:
            self.console.print(str(fault), style="yellow", highlight=False)
            return
        self.console.print(f"{clause.id}: {clause.text(self.lang)}", highlight=False)

    def save(self, file: Path, quiet: bool = False) -> None:
        """Write the record; if the file cannot be written the player is told, and the game goes on."""
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(self.state.record(self.notes), "utf-8")
        except OSError as fault:
            self.console.print(
                self.say("play-not-saved", file=str(file), fault=str(fault.strerror)),
                style="red",
                soft_wrap=True,
            )
            return
        if not quiet:
            self.console.print(self.say("play-saved", file=str(file)), soft_wrap=True, highlight=False)


def default_file(game: Game) -> Path:
    """Where a game is kept unless the player says otherwise."""
    stamp = datetime.datetime.now().strftime("%Y%m%d-%H%M%S")
    return platformdirs.user_data_path("vaka") / f"{game.name}-{stamp}.vaka"

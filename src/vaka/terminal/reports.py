"""Hints and analyses printed for people."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape

from vaka.bots.analysis import COSTLY, Analysis
from vaka.bots.hints import Hint
from vaka.play import State
from vaka.terminal import plot


def print_hint(console: Console, state: State, found: Hint, lang: str, names: list[str] | None) -> None:
    """The choices of a hint, best first."""
    say = state.game.phrases(lang)
    console.print(say("hint-title", simulations=found["simulations"]), highlight=False)
    texts = {str(action): action.text(lang, names) for action in state.legal()}
    for choice in found["choices"]:
        line = say("hint-choice", chance=round(100 * choice["chance"]), text=texts[choice["action"]])
        console.print(f"  {escape(line)}  [dim]({escape(choice['action'])})[/]", highlight=False)


def print_analysis(console: Console, state: State, found: Analysis, lang: str, costly: int) -> None:
    """The curves of an analysis, and the decisions that cost most."""
    say = state.game.phrases(lang)
    console.print(say("analyse-curve"), highlight=False)
    for line in plot.curves(found["curve"], console.width - 8):
        console.print(line, highlight=False, markup=False)
    names = ", ".join(f"{seat} {say('seat-name', seat=seat)}" for seat in range(found["players"]))
    console.print(names, style="dim", highlight=False)
    if not found["costly"]:
        console.print(say("analyse-none", least=round(100 * COSTLY)), highlight=False)
        return
    console.print(say("analyse-costly"), highlight=False)
    for i in found["costly"][:costly]:
        decision = found["decisions"][i]
        line = say(
            "analyse-decision",
            number=i + 1,
            who=say("seat-name", seat=decision["seat"]),
            action=state.game.action(decision["action"]).text(lang),
            chance=round(100 * decision["chance"]),
            best=state.game.action(decision["best"]).text(lang),
            better=round(100 * decision["best_chance"]),
        )
        console.print(f"  {line}", highlight=False, markup=False)

"""What happened since my last turn: the strip beside the status, the ways on the board, the places of the log."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.player import DEADLINE, Player

Make = Callable[..., Player]
PHONE = {"width": 360, "height": 740}
# By game, who sits there, and an event that moves something from one place to another.
MOVES = {
    "babayaga": (["me", "friend"], "discard"),
    "mad": (["me", "friend", "bot:easy"], "play"),
    "magichill": (["me", "friend", "bot:easy"], "walk"),
    "partners": (["me", "friend", "bot:easy", "bot:easy"], "move"),
}
ME = 1


def steps_since(player: Player, seat: int) -> list[dict[str, Any]]:
    """The steps that a browser heard after the last decision of a seat; none before it has decided."""
    steps = [frame for frame in player.frames if frame["t"] == "step"]
    mine = [i for i, step in enumerate(steps) if step.get("seat") == seat]
    return steps[mine[-1] + 1 :] if mine else []


def forced(player: Player) -> bool:
    """Whether the page answers for a player by itself, as far as its browser has heard."""
    views = [frame["view"] for frame in player.frames if "forced" in (frame.get("view") or {})]
    return bool(views and views[-1]["forced"])


def until_moved(other: Player, me: Player, wanted: str) -> list[dict[str, Any]]:
    """Both play until it is my turn and something was moved since I decided; returns the steps since then."""
    end = time.monotonic() + DEADLINE
    while time.monotonic() < end:
        over = other.tap_in_turn()
        # A decision that is under way lets nothing glow; one that is forced is made by the page in a moment.
        if me.page.locator("[data-glow=choice]").count() and not forced(me):
            steps = steps_since(me, ME)
            if any(event["event"] == wanted for step in steps for event in step.get("events", [])):
                return steps
        assert not (me.tap_in_turn() and over)
    raise AssertionError(f"nobody has done {wanted}")


def start(player: Make, game: str, **context: Any) -> tuple[Player, Player, list[dict[str, Any]]]:
    """A game with a friend, at a turn of mine after others moved something."""
    anna, bjarki = player("Anna"), player("Bjarki", **context)
    seats, wanted = MOVES[game]
    bjarki.sit(anna.open_table(game, seats), anna)
    for person in (anna, bjarki):
        person.find("board").wait_for()
    return anna, bjarki, until_moved(anna, bjarki, wanted)


@pytest.mark.parametrize("game", MOVES)
def test_what_the_others_did_since_my_last_decision(game: str, player: Make, shots: Path) -> None:
    _, bjarki, steps = start(player, game)
    # Each player who did something has a headline, the newest first.
    seats = list(dict.fromkeys(str(step["seat"]) for step in reversed(steps) if step.get("events")))
    heads = bjarki.find("news").locator("[data-seat]")
    assert [head.get_attribute("data-seat") for head in heads.all()] == seats
    # All lines are there when asked for: those at the end of the log, newest first.
    count = sum(len(step.get("events", [])) for step in steps)
    bjarki.find("news").click()
    told = bjarki.find("news-list").locator("li").all_inner_texts()
    assert told == bjarki.find("log").locator("li").all_inner_texts()[: -count - 1 : -1]
    bjarki.page.screenshot(path=shots / f"news-{game}.png")
    bjarki.page.keyboard.press("Escape")
    expect(bjarki.find("news-list")).to_be_hidden()
    expect(bjarki.find("news")).to_be_focused()
    # The last move has left its trail.
    expect(bjarki.find("way").first).to_be_attached()


def test_the_trail_is_gone_once_i_decide(player: Make) -> None:
    _, bjarki, _ = start(player, "babayaga")
    expect(bjarki.find("way").first).to_be_attached()
    bjarki.find("tab-choices").click()
    bjarki.page.locator("[data-action]").first.click()
    # Nobody but the friend comes next, who decides nothing.
    expect(bjarki.find("way")).to_have_count(0)


def anchor(event: dict[str, Any]) -> str:
    """The name of a place on the board; what is not on Partners' ring belongs to a colour."""
    owned = "pawn" in event and event["place"][0] not in "YGBR"
    return f"place:{event['pawn'][0]}:{event['place']}" if owned else f"place:{event['place']}"


@pytest.mark.parametrize("game", ["magichill", "partners"])
def test_places_of_the_log_light_up(game: str, player: Make, shots: Path) -> None:
    _, bjarki, steps = start(player, game, viewport=PHONE, has_touch=True)
    lit = bjarki.page.locator("[data-lit]")
    expect(lit).to_have_count(0)
    place = [anchor(event) for step in steps for event in step.get("events", []) if event.get("place")][-1]
    bjarki.find("news").tap()
    line = bjarki.find("news-list").locator("[data-test=told]").first
    line.focus()
    expect(lit).to_have_attribute("data-lit", place)
    bjarki.find("news").focus()
    expect(lit).to_have_count(0)
    # Touching it puts the list away, so that the place is in sight, and it stays lit until the next touch.
    line.tap()
    expect(bjarki.find("news-list")).to_be_hidden()
    expect(lit).to_have_attribute("data-lit", place)
    expect(lit).to_be_in_viewport()
    bjarki.page.screenshot(path=shots / f"lit-{game}.png")
    bjarki.page.locator("h1").dispatch_event("pointerdown")
    expect(lit).to_have_count(0)
    # In the log below the board, too: the board comes into sight.
    bjarki.find("log").locator("[data-test=told]").last.tap()
    expect(lit).to_have_attribute("data-lit", place)
    expect(lit).to_be_in_viewport()

"""What people tap: in any order, and no more than it takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.player import Player, RunningServer
from tests.browser.reached import reached, sit_down

Make = Callable[..., Player]
PHONE = {"width": 360, "height": 740}


def thing(anna: Player, target: str) -> Locator:
    return anna.page.locator(f".board [data-target='{target}']").first


def tap(anna: Player, target: str) -> None:
    """Tap where the thing is seen, as a finger does."""
    thing(anna, target).click()


def decided(anna: Player, before: int) -> list[dict[str, Any]]:
    """The events of what was decided since a version, once something was."""
    anna.until(
        "() => !document.querySelector('[data-glow=picked]') && !document.querySelector('.actions [data-test=skip]')"
    )
    steps = [frame for frame in anna.frames if frame["t"] == "step" and frame["version"] > before]
    return [event for frame in steps for event in frame.get("events", [])]


def until(anna: Player, version: int) -> None:
    """Wait until a version was heard."""
    for _ in range(600):
        if anna.version >= version:
            return
        anna.page.wait_for_timeout(50)
    raise AssertionError(f"version {version} was not heard; {anna.version} was")


# --- Partners: a swap.


@pytest.mark.parametrize("backwards", [False, True], ids=["in order", "backwards"])
def test_the_pawns_of_a_swap_in_either_order(player: Make, server: RunningServer, backwards: bool) -> None:
    anna = player()
    sit_down(
        anna, server, reached("partners", lambda view: view["phase"] == "pick" and not view["pending"]["picked"], 4)
    )
    version = anna.version
    glowing = anna.page.locator(".board [data-target^='swap:'][data-glow=choice][role=button]")
    pawns = sorted((str(each.get_attribute("data-target")) for each in glowing.all()), key=order)
    assert len(pawns) > 1
    first, second = (pawns[-1], pawns[0]) if backwards else (pawns[0], pawns[-1])
    tap(anna, first)
    expect(thing(anna, first)).to_have_attribute("data-glow", "picked")
    assert anna.version == version
    tap(anna, second)
    until(anna, version + 2)
    traded = [event["pawn"] for event in decided(anna, version) if event["event"] == "trade"]
    assert {f"swap:{pawn}" for pawn in traded} == {first, second}


def order(target: str) -> tuple[int, str]:
    """Pawns in the order of the rules."""
    pawn = target.removeprefix("swap:")
    return "ygbr".index(pawn[0]), pawn[1]


# --- Magic Hill: a place first.


def two_alike(view: dict[str, Any]) -> bool:
    hand = view["hands"][0]
    doubles = {card for card in hand if card != "joker" and hand.count(card) == 2}
    return "joker" not in hand and any(f"walk {card} cw card" in view["legal"] for card in doubles)


def test_a_place_takes_one_of_two_equal_cards(player: Make, server: RunningServer) -> None:
    anna = player(viewport=PHONE)
    state = reached("magichill", two_alike, 3)
    sit_down(anna, server, state)
    hand = state.view(0)["hands"][0]
    card = next(card for card in hand if hand.count(card) == 2 and f"walk {card} cw card" in map(str, state.legal()))
    version = anna.version
    # A card alone decides nothing: it shows where it leads, and can be put down again.
    tap(anna, f"hand:{card}")
    expect(thing(anna, f"hand:{card}")).to_have_attribute("data-glow", "picked")
    tap(anna, f"hand:{card}")
    expect(anna.page.locator("[data-glow=picked]")).to_have_count(0)
    assert anna.version == version
    tap(anna, f"walk:{card}:cw")
    until(anna, version + 1)
    walked = next(event for event in decided(anna, version) if event["event"] == "walk")
    assert walked["card"] == card


# --- Baba Yaga: potions.


def two_potions(view: dict[str, Any]) -> list[str]:
    """Two different potions that pay the price, the lower one first; none if a Mortar could pay too."""
    held = [card["card"] for card in view["hands"][0]]
    if view["phase"] != "pay" or view["pending"]["paid"] or "mortar" in held:
        return []
    price = 8 if view["pending"]["spell"] == "wand" else 7
    low = [card for card in held if card.isdigit() and 2 * int(card) < price and str(price - int(card)) in held]
    return [low[0], str(price - int(low[0]))] if low else []


@pytest.mark.parametrize("backwards", [False, True], ids=["lowest first", "highest first"])
def test_potions_in_any_order(player: Make, server: RunningServer, backwards: bool) -> None:
    anna = player()
    state = reached("babayaga", lambda view: bool(two_potions(dict(view))), 3)
    sit_down(anna, server, state)
    low, high = two_potions(dict(state.view(0)))
    version = anna.version
    first, second = (high, low) if backwards else (low, high)
    tap(anna, f"pay:{first}")
    expect(thing(anna, f"pay:{first}")).to_have_attribute("data-glow", "picked")
    expect(anna.page.locator(".sum")).to_have_attribute("data-sum", f"{first} / {int(low) + int(high)}")
    assert anna.version == version
    tap(anna, f"pay:{second}")
    until(anna, version + 2)
    paid = [event["card"] for event in decided(anna, version) if event["event"] == "pay"]
    assert paid == [high, low]


# --- MAD: a player by their cards.


@pytest.mark.parametrize("viewport", [PHONE, {"width": 1280, "height": 800}], ids=["phone", "desktop"])
def test_a_player_is_chosen_by_their_cards(player: Make, server: RunningServer, viewport: dict[str, int]) -> None:
    anna = player(viewport=viewport)
    state = reached("mad", lambda view: all(action.startswith("at ") for action in view["legal"]), 4)
    sit_down(anna, server, state)
    version = anna.version
    target = str(state.legal()[-1]).replace("at ", "seat:")
    anna.page.locator(f".cards[data-target='{target}']").click(position={"x": 12, "y": 16})
    until(anna, version + 1)
    assert any(event.get("target") == int(target[-1]) for event in decided(anna, version))

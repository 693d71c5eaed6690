"""Why an action is refused, in one short sentence."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import vaka
from tests.magichill.situations import table
from tests.magichill.test_why_not import (
    TRIES,
    ball,
    corner,
    covered,
    drop,
    exchange,
    fenced,
    gate,
    lead,
    move,
    over,
    pair,
    place,
    raven,
    sitting,
    whirlwind,
)  # fmt: skip
from tests.situations import forced, why, why_in_all_languages

REASONS: list[tuple[Callable[[], vaka.State], str, str]] = [
    # Placing.
    (place, "place 1 NE", "Goblin 1 is placed already."),
    (place, "place 4 NW", "Your goblins must stand in exactly three villages."),
    (place, "stop", "Not now. Place a goblin."),
    (place, "turn cw", "Only the Whirlwind turns the mountain."),
    # The first card.
    (lead, "lead 4 card", "Goblin 4 needs a 4 or a joker from your hand."),
    (lead, "place 4 NW", "Goblin 4 needs a 4 or a joker from your hand."),
    (covered, "lead 1 card", "Goblin 1 carries another goblin and cannot move."),
    (fenced, "lead 1 card", "Goblin 1 could not move with the cards that you would have left."),
    (lead, "toss 5", "You do not hold 5."),
    (lead, "walk 2 cw card", "Your first card names a goblin; the next one moves it."),
    (lead, "reveal 1-2", "Only the Crystal ball turns up tiles from afar; otherwise land on one."),
    (lead, "raven 1", "Only a Raven asks for a player."),
    (lead, "drop 1", "Only a Raven asks for a card."),
    (lead, "village SE", "Only a Ghost or a Trapdoor sends a goblin to a village."),
    (exchange, "lead 2 card", "Not now. Exchange cards."),
    (exchange, "walk 2 cw card", "Not now. Exchange cards."),
    # Later cards.
    (move, "lead 2 card", "In this turn only goblin 1 is moved."),
    (move, "place 2 NW", "In this turn only goblin 1 is moved."),
    (move, "toss 2", "You are playing cards: no exchange in this turn."),
    (move, "done", "You are playing cards: no exchange in this turn."),
    (move, "stop", "Your first card only names the goblin: move it with one more."),
    (move, "walk 5 cw card", "You do not hold 5."),
    (move, "walk 2 cw joker", "You do not hold joker."),
    (move, "climb 2 cw card", "To climb, your goblin must stand on another goblin."),
    (gate, "walk 1 ccw card", "This step goes straight on: choose clockwise."),
    (pair, "walk 3 cw card", "Two stacked goblins stand in the way."),
    (sitting, "walk 3 cw card", "On another goblin you can only climb or stop."),
    (corner, "climb 2 cw card", "It cannot climb here: the square above is taken, or this is a corner."),
    # Tiles.
    (ball, "reveal 1-12", "The tile on 1-12 does not lie face down."),
    (ball, "stop", "Not now. Turn up tiles with the Crystal ball."),
    (raven, "raven 2", "Nobody sits there."),
    (raven, "drop 3", "Not now. The Raven: choose who loses a stone."),
    (drop, "drop 1", "You do not hold 1."),
    (drop, "raven 0", "Not now. You lost a stone to the Raven: give up a card."),
    (whirlwind, "village NW", "Not now. Turn the mountain."),
    (over, "stop", "The game is over."),
]


@pytest.mark.parametrize(("made", "action", "reason"), REASONS, ids=lambda part: getattr(part, "__name__", part))
def test_reasons(made: Callable[[], vaka.State], action: str, reason: str) -> None:
    assert why(made(), action) == reason


def test_whatever_a_clause_forbids_has_its_reason() -> None:
    assert [(made, action) for made, action, _ in TRIES if not why(made(), action)] == []


@pytest.mark.parametrize("seed", [1, 2])
def test_every_refusal_has_its_reason_in_every_language(seed: int) -> None:
    met = why_in_all_languages(vaka.load("magichill", players=3).new(seed), seed, 60)
    assert len(met) > 10
    assert all(message.startswith("because-") for message in met)


def test_everyone_can_tell_what_places_and_tiles_allow_but_not_what_a_hand_does() -> None:
    assert all(forced(made()) for made in (place, ball))
    assert forced(table("", "1 1 1"))
    assert not any(forced(made()) for made in (lead, exchange, move, raven, drop))

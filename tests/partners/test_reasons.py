"""Why an action is refused, in one short sentence."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import vaka
from tests.partners.situations import CHAMPIONSHIP, DONE, play, seven, table
from tests.situations import forced, why, why_in_all_languages
from vaka.play import State


def swap(*places: str) -> State:
    return play(table(["swap"], *places), "swap")


REASONS: list[tuple[Callable[[], State], str, str]] = [
    (lambda: table(["2"], "Y3"), "move y1 3 3", "You do not hold 3."),
    (lambda: table(["2"], "Y3"), "back y1", "You do not hold −4."),
    (lambda: table(["2"], "Y3"), "swap", "You do not hold swap."),
    (lambda: table(["2"], "Y3", "G3"), "move g1 2 2", "You move pawns y1 to y4 now."),
    (lambda: table(["2"], DONE, b="B3"), "move y1 2 2", "You move pawns b1 to b4 now."),
    (lambda: table(["2"], "Y3"), "give 2", "Cards for the partner are chosen before the round begins."),
    (lambda: table(["2"], "Y3"), "part y1 2", "Steps are divided only after a 7."),
    (lambda: table(["2"], "Y3"), "pick y1", "Pawns change places only with the swap card."),
    (lambda: table(["2"], "Y3"), "move y2 2 2", "y2 is at home: only a heart brings it out."),
    (lambda: table(["heart"], "Y1 Y3 Y5 Y7"), "start heart", "None of your pawns is at home."),
    (lambda: table(["2"], "Z4 Y3"), "move y1 2 2", "y1 is locked and stays where it is."),
    (lambda: table(["5"], DONE, b="B12", r="start"), "move b1 5 5", "A wall stands in the way of b1."),
    (
        lambda: seven("R14 Z1"),
        "part y1 2",
        "y1 would have to enter the goal, but another pawn stands in its door.",
    ),
    (
        lambda: seven("Z2 Z3 Z1 Y3"),
        "part y1 1",
        "y1 cannot turn in the goal: it is hemmed in on both sides.",
    ),
    (
        lambda: table(["3"], "Z2", options=CHAMPIONSHIP),
        "move y1 3 3",
        "In the goal y1 may only move to lock or to leave.",
    ),
    (lambda: table(["-4"], "Z1 Y3"), "back y1", "y1 is in the goal: no card takes it backwards there."),
    (lambda: table(["2"], "Y3 Y3"), "move y2 2 2", "y2 and y1 stand on the same square: move y1."),
    (lambda: play(seven("Y1 Y3 Y3"), "part y1 2"), "part y3 5", "y3 and y2 stand on the same square: move y2."),
    (lambda: table(["2"], "Y3"), "fold", "You can still play a card: 2."),
    (lambda: table(["-4"], "Y9"), "fold", "You can still play a card: −4."),
    (lambda: table(["7", "2"], ""), "split", "Your pawns cannot use up all seven steps now."),
    (lambda: play(seven("Y1 Y3"), "part y1 5"), "part y2 3", "Only 2 steps of the 7 are left."),
    (lambda: seven("Y1"), "part y1 5", "Then the other 2 steps could not be used."),
    (lambda: play(seven("Y1 Y3"), "part y1 5"), "part y1 1", "y1 has had its part of this 7."),
    (lambda: seven("Y1"), "move y1 2 2", "Not now. Divide the steps of the 7."),
    (lambda: table(["swap"], "Y7"), "swap", "For a swap two pawns must stand alone on the ring."),
    (lambda: swap("Y3 Y7 Y7", "G3"), "pick y2", "y2 does not stand alone on a square of the ring."),
    (lambda: play(swap("Y3 Y7", "G3"), "pick y2"), "pick y2", "y2 is chosen already: choose the other pawn."),
    (
        lambda: play(swap("Y3 Y7", "G3"), "pick y2"),
        "pick y1",
        "Not y1 now: the two pawns are chosen in the order y, g, b, r.",
    ),
    (lambda: vaka.load("partners").new(1), "fold", "Not now. Choose a card for your partner."),
]


@pytest.mark.parametrize(("made", "action", "reason"), REASONS, ids=lambda part: part if isinstance(part, str) else "")
def test_reasons(made: Callable[[], State], action: str, reason: str) -> None:
    assert why(made(), action) == reason


def test_a_card_for_the_partner_must_be_in_hand() -> None:
    state = vaka.load("partners").new(1)
    held = state.view(state.player)["hands"][state.player or 0]
    missing = next(card for card in ("2", "3", "5", "6", "9") if card not in held)
    assert why(state, f"give {missing}") == f"You do not hold {missing}."


@pytest.mark.parametrize("seed", [1, 2])
def test_every_refusal_has_its_reason_in_every_language(seed: int) -> None:
    state = table(["7", "swap", "-4", "5"], "Y3 Z2 start", "G3 Z3", "B5 B5", "R9 Z4", seed=seed)
    met = why_in_all_languages(state, seed, 25)
    assert len(met) > 10
    assert all(message.startswith("because-") for message in met)


def test_everyone_can_tell_what_pawns_can_do_and_that_a_hand_must_be_put_down() -> None:
    assert forced(seven("Y3"))
    assert forced(table(["2", "3"]))
    assert not forced(table(["2"], "Y3"))

"""An answer that the page gives for a player tells nobody anything: everyone could have listed what may be done."""

from __future__ import annotations

import pytest

import vaka
from tests.conftest import lively, walk
from tests.magichill.situations import table as hill
from tests.partners.situations import table as ring
from tests.situations import legal, play
from vaka.play import Game, State
from vaka.server import gate

GAMES = [
    vaka.load("mad"),
    vaka.load("mad", players=4),
    vaka.load("babayaga"),
    vaka.load("babayaga", players=4, edition="es"),
    vaka.load("partners"),
    vaka.load("magichill"),
    vaka.load("magichill", players=4),
]


def everyone_can_tell(state: State, seed: int) -> bool:
    """Whether all others, imagining what they cannot see, find the same legal actions."""
    others = [seat for seat in (*range(state.game.players), None) if seat != state.player]
    return all(legal(state.imagine(seat, seed)) == legal(state) for seat in others)


def forced(state: State) -> bool:
    return bool(gate.view(state, state.player)["forced"])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.name}-{game.players}")
def test_what_is_forced_follows_from_what_everyone_sees(game: Game) -> None:
    rule = game.definition.forced
    assert rule
    asked = 0
    for seed in range(6):
        for step, state in enumerate((lively, walk)[seed % 2](game.new(seed), seed, 150)):
            if state.over or not rule(state.view(state.player)):
                continue
            # A hand is put down only where it must be: the answer itself tells that there was no other.
            asked += 1
            assert legal(state) == ["fold"] or everyone_can_tell(state, step)
            assert not gate.view(state, None)["forced"]
    assert asked > 5


def test_letting_a_blow_happen_is_never_forced() -> None:
    """Or everyone would learn that there is no Worry."""
    state = vaka.load("mad").at({"hands": [["rdraw1", "g2"], ["b1", "b2"]], "pile": ["r5"]}).play("play rdraw1")
    assert legal(state) == ["accept"]
    assert not forced(state)
    state = vaka.load("mad").at({"hands": [["g1", "g2"], ["b1", "b2"]], "pile": ["r5"]})
    assert legal(state) == ["draw"]
    assert not forced(state)


@pytest.mark.parametrize(
    ("state", "only"),
    [
        (vaka.load("mad").at({"hands": [["wooly", "g2"], ["b1"]]}).play("play wooly").play("red"), "at 1"),
        (
            play(
                vaka.load("babayaga").at({"hands": [["cats", "7", "5", "6", "6"], ["yaga", "1", "2", "4", "5"]]}),
                "cast cats A",
                "pay 7",
            ),
            "rob 1 yaga",
        ),
        (ring(["2", "3"]), "fold"),
        (play(ring(["7"], "Y3"), "split"), "part y1 7"),
        (hill("", "1 1 1"), "done"),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_what_is_given_for_the_player(state: State, only: str) -> None:
    assert legal(state) == [only]
    assert forced(state)

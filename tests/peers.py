"""The games of `examples` beside OpenSpiel's: the same decisions, move by move.

`python -m tests.peers` plays 20,000 games of each kind; a number plays that many. Chance is drawn by Vaka, and given
to OpenSpiel as the outcomes of its chance nodes.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pyspiel

import vaka
from tests.plugins import install
from vaka.play import State

GAMES = 20_000


def leduc(seed: int) -> int:
    """A game of Leduc poker; how many decisions were compared."""
    state = vaka.load("leduc").new(seed)
    peer = pyspiel.load_game("leduc_poker").new_initial_state()

    def deal() -> Iterator[int]:
        for [card] in state.position()["hands"]:
            yield number_of(state, card)
        yield number_of(state, state.position()["deck"][0])

    played = side_by_side(state, peer, deal(), seed)
    assert peer.returns() == [value * 13 for value in state.returns()] == state.scores
    return played


def crazy_eights(players: int) -> Callable[[int], int]:
    """Games of crazy eights for so many players."""

    def play(seed: int) -> int:
        state = vaka.load("crazy_eights", players=players).new(seed)
        peer = pyspiel.load_game(f"crazy_eights(players={players})").new_initial_state()
        dealer = state.events(None)[0]["seat"]

        def deal() -> Iterator[int]:
            yield state.game.action("draw").id + dealer
            position = state.position()
            hands = [[*hand] for hand in position["hands"]]
            random.Random(seed).shuffle(hands[dealer])
            while any(hands):
                # They are dealt in turns there, which makes no difference.
                for i in range(players):
                    yield number_of(state, hands[(dealer + 1 + i) % players].pop())
            # An eight that is turned up is put back.
            yield from [number_of(state, card) for card in position["stock"][:1] if card[0] == "8"]
            yield number_of(state, position["pile"][0])
            while True:
                [drawn] = state.events(state.player)
                assert drawn["event"] == "draw"
                yield number_of(state, drawn["card"])

        played = side_by_side(state, peer, deal(), seed)
        scores = state.scores
        assert scores
        assert peer.returns() == [-points for points in scores]
        assert state.winners == [seat for seat in range(players) if scores[seat] == min(scores)]
        return played

    return play


def number_of(state: State, card: str) -> int:
    """The number of a card: both count by rank, then by suit."""
    names: tuple[str, ...] = state.game.face.CARDS  # type: ignore[attr-defined]
    return names.index(card)


def side_by_side(state: State, peer: Any, chance: Iterator[int], seed: int) -> int:
    """Random decisions in both until the end; how many there were."""
    luck, made = random.Random(seed), 0
    while True:
        while peer.is_chance_node():
            peer.apply_action(next(chance))
        assert peer.is_terminal() == state.over
        if state.over:
            return made
        assert peer.current_player() == state.player
        legal = [action.id for action in state.legal()]
        assert legal == peer.legal_actions(), state.record()
        choice = luck.choice(legal)
        state.play(choice)
        peer.apply_action(choice)
        made += 1


PAIRS = {"leduc": leduc, **{f"crazy_eights-{players}": crazy_eights(players) for players in (2, 3, 4)}}


def main() -> None:
    """Play many games of each kind."""
    games = int(sys.argv[1]) if sys.argv[1:] else GAMES
    with tempfile.TemporaryDirectory() as folder:
        for example in ("leduc", "crazy_eights"):
            sys.path[:0] = map(str, install(example, Path(folder)))
        for name, play in PAIRS.items():
            made = sum(play(seed) for seed in range(games))
            print(f"{name}: {games:,} games, {made:,} decisions: the same legal actions, players and returns")


if __name__ == "__main__":
    main()

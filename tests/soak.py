"""`make soak`: many whole random games of every game and player count, checking conservation and positions."""

from __future__ import annotations

import sys
import time

import vaka
from tests.backends import variants
from tests.conftest import lively, walk
from vaka.play import LIMIT

SECONDS = 300


def main() -> None:
    """Play for five minutes, or for the seconds given."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    end, seed, decisions = time.monotonic() + seconds, 0, 0
    while time.monotonic() < end:
        for name in vaka.games():
            for options in variants(name):
                game = vaka.load(name, **options)
                state = game.new(seed)
                for _ in (walk, lively)[seed % 2](state, seed, LIMIT):
                    decisions += 1
                    if decisions % 50 == 0:
                        assert game.at(state.position()).legal() == state.legal(), (name, options, seed)
                assert state.over, (name, options, seed)
                assert game.replay(state.record()) == state
        seed += 1
    print(f"{decisions} decisions of whole games, {seed} seeds for every variant: all ended, all replayed")


if __name__ == "__main__":
    main()

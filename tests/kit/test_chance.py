"""Chance is the ChaCha20 stream of the key."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

from tests.kit.bench import Desk, compiled, desk
from vaka.engine.native import key_words
from vaka.kit import chance

# Test vectors 1, 2, 4 and 5 of RFC 8439, appendix A.1, where the nonce is zero: key, block, key stream.
VECTORS = [
    (
        bytes(32), 0,
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
    ),
    (
        bytes(32), 1,
        "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
        "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
    ),
    (
        bytes(31) + b"\x01", 1,
        "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
        "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0",
    ),
    (
        b"\x00\xff" + bytes(30), 2,
        "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
        "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096",
    ),
]  # fmt: skip


@compiled
def start(desks: Desk, key: Any) -> None:
    chance.begin(desks[0].chance, key)


@compiled
def words(desks: Desk, out: Any) -> None:
    for i in range(len(out)):
        low = chance.next_half(desks[0].chance)
        out[i] = chance.next_half(desks[0].chance) << 16 | low


@compiled
def numbers(desks: Desk, n: int, out: Any) -> None:
    for i in range(len(out)):
        out[i] = chance.below(desks[0].chance, n)


@pytest.mark.parametrize(("key", "block", "stream"), VECTORS)
def test_stream_is_chacha20(key: bytes, block: int, stream: str) -> None:
    desks = desk()
    start(desks, key_words(key))
    found = np.zeros(16 * (block + 1), np.int64)
    words(desks, found)
    assert found[16 * block :].astype("<u4").tobytes().hex() == stream


def test_the_block_number_has_64_bits() -> None:
    desks = desk()
    start(desks, key_words(bytes(32)))
    desks["chance"]["block"] = 2**32 - 1
    far = np.zeros(32, np.int64)
    words(desks, far)
    near = np.zeros(16, np.int64)
    start(desks, key_words(bytes(32)))
    words(desks, near)
    assert list(far[16:]) != list(near)


def test_beginning_again_forgets_everything() -> None:
    desks = desk()
    start(desks, key_words(bytes(32)))
    fresh = desks.tobytes()
    words(desks, np.zeros(20, np.int64))
    start(desks, key_words(bytes(32)))
    assert desks.tobytes() == fresh


@pytest.mark.parametrize("n", [1, 2, 7, 56, 78])
def test_numbers_below_n_are_uniform(n: int) -> None:
    desks = desk()
    start(desks, key_words(bytes(range(32))))
    out = np.zeros(4000, np.int64)
    numbers(desks, n, out)
    found = Counter(out.tolist())
    assert set(found) <= set(range(n))
    if n > 1:
        assert chisquare([found[i] for i in range(n)]).pvalue > 0.001


def test_words_that_would_favour_small_numbers_are_rejected() -> None:
    desks = desk()
    start(desks, key_words(bytes(32)))
    # 2^16 = 3 · 21845 + 1, so of the half words only 0 is rejected for n = 3.
    desks["chance"]["used"] = 0
    desks["chance"]["word"][0][0] = 2**15 << 16
    out = np.zeros(1, np.int64)
    numbers(desks, 3, out)
    assert out[0] == 1
    assert desks["chance"]["used"][0] == 2

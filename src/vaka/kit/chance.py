"""Chance inside the state: the ChaCha20 stream of a 256-bit key.

So seed and decisions are the whole game. Words are kept as 64-bit integers and masked to 32 bits, which
gives the same numbers interpreted, native and on a GPU.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np

from vaka.kit.record import Int8, Int64, Record, Row
from vaka.kit.rule import rule

WORD = 0xFFFFFFFF
# "expand 32-byte k", the constant of the cipher, as four little-endian words.
SIGMA_0, SIGMA_1, SIGMA_2, SIGMA_3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
DOUBLE_ROUNDS = 10


class Chance(Record):
    """The generator. Nobody may see any of it."""

    key: Annotated[Row, np.int64, 8]  # the key, eight 32-bit words, little-endian
    block: Int64  # number of the next block of the stream
    word: Annotated[Row, np.int64, 16]  # the current block
    used: Int8  # words of the current block already used, 16 when it is spent


@rule
def begin(chance: Chance, key: Row) -> None:
    """Start the stream of a key."""
    for i in range(8):
        chance.key[i] = key[i]
    for i in range(16):
        chance.word[i] = 0
    chance.block = 0
    chance.used = 16


@rule
def below(chance: Chance, n: int) -> int:
    """A whole number from 0 to n - 1, each equally likely (multiply and reject, after Lemire)."""
    product = next_word(chance) * n
    if product & WORD < n:
        spare = (WORD + 1) % n
        while product & WORD < spare:
            product = next_word(chance) * n
    return product >> 32


@rule
def next_word(chance: Chance) -> int:
    """The next 32 bits of the stream."""
    if chance.used == 16:
        _fill(chance)
    chance.used += 1
    return int(chance.word[chance.used - 1])


@rule
def _quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) & WORD
    d = d ^ a
    d = (d << 16 | d >> 16) & WORD
    c = (c + d) & WORD
    b = b ^ c
    b = (b << 12 | b >> 20) & WORD
    a = (a + b) & WORD
    d = d ^ a
    d = (d << 8 | d >> 24) & WORD
    c = (c + d) & WORD
    b = b ^ c
    b = (b << 7 | b >> 25) & WORD
    return a, b, c, d


@rule
def _fill(chance: Chance) -> None:
    """Compute the next block of the stream: 64-bit block counter, zero nonce."""
    key, out = chance.key, chance.word
    low, high = int(chance.block) & WORD, int(chance.block) >> 32
    a0, a1, a2, a3 = SIGMA_0, SIGMA_1, SIGMA_2, SIGMA_3
    b0, b1, b2, b3 = int(key[0]), int(key[1]), int(key[2]), int(key[3])
    c0, c1, c2, c3 = int(key[4]), int(key[5]), int(key[6]), int(key[7])
    d0, d1, d2, d3 = low, high, 0, 0
    for _ in range(DOUBLE_ROUNDS):
        a0, b0, c0, d0 = _quarter(a0, b0, c0, d0)
        a1, b1, c1, d1 = _quarter(a1, b1, c1, d1)
        a2, b2, c2, d2 = _quarter(a2, b2, c2, d2)
        a3, b3, c3, d3 = _quarter(a3, b3, c3, d3)
        a0, b1, c2, d3 = _quarter(a0, b1, c2, d3)
        a1, b2, c3, d0 = _quarter(a1, b2, c3, d0)
        a2, b3, c0, d1 = _quarter(a2, b3, c0, d1)
        a3, b0, c1, d2 = _quarter(a3, b0, c1, d2)
    out[0], out[1] = (a0 + SIGMA_0) & WORD, (a1 + SIGMA_1) & WORD
    out[2], out[3] = (a2 + SIGMA_2) & WORD, (a3 + SIGMA_3) & WORD
    out[4], out[5] = (b0 + int(key[0])) & WORD, (b1 + int(key[1])) & WORD
    out[6], out[7] = (b2 + int(key[2])) & WORD, (b3 + int(key[3])) & WORD
    out[8], out[9] = (c0 + int(key[4])) & WORD, (c1 + int(key[5])) & WORD
    out[10], out[11] = (c2 + int(key[6])) & WORD, (c3 + int(key[7])) & WORD
    out[12], out[13], out[14], out[15] = (d0 + low) & WORD, (d1 + high) & WORD, d2, d3
    chance.block += 1
    chance.used = 0

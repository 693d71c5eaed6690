"""Chance inside the state: the ChaCha20 stream of a 256-bit key.

So the seed and the decisions are the whole game. Words are kept as 64-bit integers and masked to 32 bits, which
gives the same numbers interpreted, native and on a GPU.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np

from vaka.kit.rule import rule
from vaka.kit.struct import Int8, Int64, Row, Struct

WORD, HALF = 0xFFFFFFFF, 0xFFFF
# "expand 32-byte k", the constant of the cipher, as four little-endian words.
SIGMA = np.array((0x61707865, 0x3320646E, 0x79622D32, 0x6B206574), np.int64)
DOUBLE_ROUNDS = 10


class Chance(Struct):
    """The generator. Nobody may see any of it."""

    key: Annotated[Row, np.int64, 8]  # the key, eight 32-bit words, little-endian
    block: Int64  # number of the next block of the stream
    word: Annotated[Row, np.int64, 16]  # the current block
    used: Int8  # half words of the current block already used, 32 when it is spent


@rule
def begin(chance: Chance, key: Row) -> None:
    """Start the stream of a key."""
    for i in range(8):
        chance.key[i] = key[i]
    for i in range(16):
        chance.word[i] = 0
    chance.block = 0
    chance.used = 32


@rule
def below(chance: Chance, n: int) -> int:
    """A whole number from 0 to n - 1, each equally likely, for n up to 2^16 (multiply and reject, after Lemire)."""
    product = next_half(chance) * n
    if product & HALF < n:
        spare = (HALF + 1) % n
        while product & HALF < spare:
            product = next_half(chance) * n
    return product >> 16


@rule
def next_half(chance: Chance) -> int:
    """The next 16 bits of the stream."""
    if chance.used == 32:
        _fill(chance)
    used = int(chance.used)
    chance.used += 1
    return int(chance.word[used >> 1]) >> ((used & 1) << 4) & HALF


@rule
def _quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """The quarter round of the cipher on four words."""
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
def _input(chance: Chance, i: int) -> int:
    """Word i of a block before the rounds: constant, key, 64-bit block number, zero nonce."""
    if i < 4:
        return int(SIGMA[i])
    if i < 12:
        return int(chance.key[i - 4])
    if i == 12:
        return int(chance.block) & WORD
    return int(chance.block) >> 32 if i == 13 else 0


@rule
def _fill(chance: Chance) -> None:
    """Compute the next block of the stream. The words have names of their own, so that they stay in registers."""
    x0, x1, x2, x3 = _input(chance, 0), _input(chance, 1), _input(chance, 2), _input(chance, 3)
    x4, x5, x6, x7 = _input(chance, 4), _input(chance, 5), _input(chance, 6), _input(chance, 7)
    x8, x9, x10, x11 = _input(chance, 8), _input(chance, 9), _input(chance, 10), _input(chance, 11)
    x12, x13, x14, x15 = _input(chance, 12), _input(chance, 13), 0, 0
    for _ in range(DOUBLE_ROUNDS):
        # Columns, then diagonals.
        x0, x4, x8, x12 = _quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = _quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = _quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = _quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = _quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = _quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = _quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = _quarter(x3, x4, x9, x14)
    word = chance.word
    word[0], word[1], word[2], word[3] = x0, x1, x2, x3
    word[4], word[5], word[6], word[7] = x4, x5, x6, x7
    word[8], word[9], word[10], word[11] = x8, x9, x10, x11
    word[12], word[13], word[14], word[15] = x12, x13, x14, x15
    for i in range(16):
        word[i] = (int(word[i]) + _input(chance, i)) & WORD
    chance.block += 1
    chance.used = 0

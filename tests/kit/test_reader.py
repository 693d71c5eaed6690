"""What is found out about a struct that was read."""

from __future__ import annotations

import pytest

from vaka.kit import reader


class Read:
    def __init__(self, data: bytes) -> None:
        self.data = data

    def tobytes(self) -> bytes:
        return self.data


def test_equal_structs_share_an_answer_until_too_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "MOST_KEPT", 2)
    asked: list[bytes] = []

    def size(read: Read) -> int:
        asked.append(read.data)
        return len(read.data)

    sizes = reader.lasting(size)
    assert [sizes(Read(data)) for data in (b"a", b"bb", b"a", b"bb")] == [1, 2, 1, 2]
    assert asked == [b"a", b"bb"]
    # The third one makes room for itself: everything before is forgotten.
    assert [sizes(Read(data)) for data in (b"ccc", b"a")] == [3, 1]
    assert asked == [b"a", b"bb", b"ccc", b"a"]

"""The latest decisions of a table, which are held in memory, and the state that all have led to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from vaka.errors import VakaError
from vaka.play import Game, State
from vaka.server.store import Entry, Saved

MOST_STEPS = 256  # versions that can be played again
CHECKPOINT_EVERY = 64  # versions


class History:
    """What was decided lately, and what came of it all; what it costs does not grow with the length of a game.

    At least MOST_STEPS versions are held. A message that repeats an older one is `stale`.
    """

    def __init__(self, game: Game, saved: Saved) -> None:
        self._base = saved.snapshot.version if saved.snapshot else 0
        """The version before the first entry that is held here."""
        self.state = game.restore(saved.snapshot.state, saved.key) if saved.snapshot else game.new(saved.key)
        self.entries: list[Entry] = []
        self.requests: dict[tuple[int, int], int] = {}
        """The version that each message of a seat has led to."""
        self._checkpoints: list[tuple[int, State]] = []  # copies of the state at some recent versions
        self._remember()
        for entry in saved.entries:
            self.add(entry)

    @property
    def version(self) -> int:
        """How many decisions were made; those taken back count, and so does taking them back."""
        return self._base + len(self.entries)

    def add(self, entry: Entry) -> None:
        """Make one more decision."""
        _carry_out(self.state, entry)
        self.entries.append(entry)
        if entry.request is not None:
            self.requests[entry.seat, entry.request] = entry.version
        self._remember()

    def _remember(self) -> None:
        """Keep a copy of the state now and then, for those who come back, and nothing that is older than the oldest."""
        if self.version % CHECKPOINT_EVERY == 0:
            recent = self._checkpoints[-MOST_STEPS // CHECKPOINT_EVERY :]
            self._checkpoints = [*recent, (self.version, self.state.clone())]
            self._forget_before(self._checkpoints[0][0])

    def repeated(self, seats: Iterable[int], request: int) -> int | None:
        """The version that a message of one of some seats has led to, if it was heard before."""
        found = (self.requests.get((seat, request)) for seat in seats)
        return next((version for version in found if version is not None), None)

    def _forget_before(self, base: int) -> None:
        if base > self._base:
            self.entries = self.entries[base - self._base :]
            self._base = base
            self.requests = {key: version for key, version in self.requests.items() if version > base}

    def again(self, since: int) -> Iterator[tuple[Entry | None, State]]:
        """The decisions after a version, each with the state behind it, but no more than MOST_STEPS versions.

        They are made again from the newest checkpoint before. The deal comes first, which nobody decided, if less than
        version 0 is known.
        """
        since = max(since, self.version - MOST_STEPS)
        known = next((known for known in reversed(self._checkpoints) if known[0] <= since), self._checkpoints[0])
        version, state = known[0], known[1].clone()
        if since < 0:
            yield None, state
        for entry in self.entries[version - self._base :]:
            _carry_out(state, entry)
            if entry.version > since:
                yield entry, state


def _carry_out(state: State, entry: Entry) -> None:
    """Change a state by one more entry."""
    if entry.action is not None:
        state.play(entry.action)
    elif not state.undo(entry.seat, after=True):
        raise VakaError(f"table {entry.table}: version {entry.version} cannot be taken back")

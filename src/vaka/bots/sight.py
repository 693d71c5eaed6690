"""Sights: what one seat knows, and nothing else. The only thing that a bot is given."""

from __future__ import annotations

from functools import cached_property

from vaka.play import Action, Game, State, View


class Sight:
    """The situation as one seat knows it.

    Inside is a state that was imagined with a fixed seed. It is made from the seat's knowledge alone, so it
    hides nothing, and any two states that the seat cannot tell apart have the same sight.

    >>> import vaka
    >>> state = vaka.load("babayaga").new(seed=7)
    >>> sight = Sight(state)
    >>> sight.seat == state.player, sight.legal == state.legal(), sight.view == state.view(state.player)
    (True, True, True)
    """

    def __init__(self, state: State, seat: int | None = None) -> None:
        self.game: Game = state.game
        self.seat = seat if seat is not None else state.player
        """The seat whose sight it is: the one that decides, unless another was named."""
        self.imagined = state.imagine(self.seat, 0)
        """A state to hand to compiled functions; it holds nothing that the seat has not seen."""

    @cached_property
    def view(self) -> View:
        """What the seat may be shown, as plain data."""
        return self.imagined.view(self.seat)

    @property
    def legal(self) -> list[Action]:
        """The actions that the seat may take; none if another one decides."""
        return self.imagined.legal() if self.seat == self.imagined.player else []

    def imagine(self, seed: int | bytes) -> State:
        """A state that the seat cannot tell from the real one, to think about."""
        return self.imagined.imagine(self.seat, seed)

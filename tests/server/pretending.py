"""The command `vaka` with tables that a test has prepared: the states of games under way, real or imagined.

`VAKA_PREPARED` names the file that `written` made. All else is the real server.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import vaka
from tests.twins import Case, seated
from vaka.play import State
from vaka.server.house import House
from vaka.server.store import Entry, Seat


def written(file: Path, tables: Iterable[tuple[Case, State]]) -> None:
    """Write tables for a server to begin with."""
    file.write_text(json.dumps([_plain(case, state) for case, state in tables]))


def _plain(case: Case, state: State) -> dict[str, Any]:
    return {
        "table": case.table, "game": case.game.name, "options": case.game.options, "key": case.key.hex(),
        "seats": [[seat.name, seat.owner.hex() if seat.owner else ""] for seat in case.seats],
        "entries": case.entries, "state": state.save().hex(),
    }  # fmt: skip


def prepare(house: House, file: Path) -> None:
    """Put the tables of a file into a house."""
    for plain in json.loads(file.read_text()):
        game = vaka.load(plain["game"], **plain["options"])
        key = bytes.fromhex(plain["key"])
        state = game.restore(bytes.fromhex(plain["state"]), key)
        seats = [Seat("person", name, owner=bytes.fromhex(owner)) for name, owner in plain["seats"]]
        entries = [Entry(*entry) for entry in plain["entries"]]
        seated(Case(game, key, seats, None, state, {}, entries, None, 0, plain["table"]), state, house)


def main() -> None:
    begin = House.begin

    def prepared(house: House) -> None:
        prepare(house, Path(os.environ["VAKA_PREPARED"]))
        begin(house)

    async def nothing(_house: House, _tables: object) -> None:
        """The tables are not in the database, so that nothing can be decided there; that is no reason to end them."""

    House.begin = prepared  # type: ignore[method-assign, assignment]
    House.look_at = nothing  # type: ignore[method-assign, assignment]
    from vaka.cli import main as vaka_main

    vaka_main()


if __name__ == "__main__":
    main()

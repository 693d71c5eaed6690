"""Playing a shard: its games as rows of one Parquet file, one row per game."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from vaka.arena.plan import Shard, sources_of
from vaka.arena.runner import Account, Runner, Task, runner_of
from vaka.arena.tally import CHOSEN, DEALT, FIRST, LEGAL, MOST
from vaka.arena.things import things_of
from vaka.errors import OptionError

# One row per game. What belongs to seats is a list by seat; `uses` is what was done, what happened and what was dealt.
ROWS = """
SELECT game, options, players, hero, rival, deal, seating, seed, first, decisions, choices, legal_mean, legal_most,
       bots, won, scores, decided, {moves}, {uses}
FROM games
JOIN (SELECT row, list(bot ORDER BY seat) AS bots, list(won ORDER BY seat) AS won,
             list(score ORDER BY seat) AS scores, list(decided ORDER BY seat) AS decided
      FROM seats GROUP BY row) USING (row)
LEFT JOIN (SELECT row, list({{'seat': seat, 'kind': kind, 'what': what, 'times': times}} ORDER BY seat, thing) AS uses
           FROM uses JOIN things USING (thing) GROUP BY row) USING (row)
ORDER BY row
"""
NOBODY = -1  # the seat of what happened to nobody in particular


def play_shard(shard: Shard) -> bytes:
    """Play the games of a shard; gives the bytes of its Parquet file."""
    if sources_of(shard.game) != shard.sources:
        raise OptionError(
            f"a machine has other rules of {shard.game} than the one that leads the run: install the same Vaka on both"
        )
    runner = runner_of(shard.game, shard.options, shard.seed)
    accounts = [(seating, task, runner.account(task)) for seating, task in shard.tasks]
    return _parquet(shard, _tables(shard, runner, accounts))


@dataclass(frozen=True)
class Told:
    """A game of a shard: the number of its row and of its seating, who played, and what happened."""

    row: int
    seating: int
    task: Task
    account: Account


def _tables(shard: Shard, runner: Runner, accounts: list[tuple[int, Task, Account]]) -> dict[str, dict[str, Any]]:
    """The columns of games, seats, uses and things, as DuckDB takes them."""
    told = [Told(row, *each) for row, each in enumerate(accounts)]
    uses = _uses(told, runner.game.players) if shard.uses else _uses([], 0)
    return {
        "games": _games(shard, runner, told),
        "seats": _columns(_seats(told)),
        "uses": uses,
        "things": _named(runner, np.unique(uses["thing"])),
    }


def _games(shard: Shard, runner: Runner, told: list[Told]) -> dict[str, Any]:
    n, made = len(told), np.array([len(each.account.moves) for each in told], np.int32)
    sums = np.array([each.account.sums for each in told], np.int64)
    return {
        "row": np.arange(n, dtype=np.int32),
        "game": _text([shard.game] * n),
        "options": _text([json.dumps(runner.game.options, sort_keys=True)] * n),
        "players": np.full(n, runner.game.players, np.uint8),
        "hero": _text([shard.hero] * n),
        "rival": _text([shard.rival] * n),
        "deal": np.array([each.task.deal for each in told], np.int32),
        "seating": np.array([each.seating for each in told], np.uint8),
        "seed": np.array([each.account.seed for each in told], np.int64),
        "first": sums[:, FIRST].astype(np.uint8),
        "decisions": made,
        "choices": sums[:, CHOSEN].astype(np.int32),
        "legal_mean": sums[:, LEGAL] / np.maximum(made, 1),
        "legal_most": sums[:, MOST].astype(np.uint8),
        "moves": np.array([each.account.moves if shard.moves else None for each in told], object),
    }


def _seats(told: list[Told]) -> Iterator[dict[str, Any]]:
    """A row for each seat of each game."""
    for each in told:
        account = each.account
        decided = account.counts[:-1, :DEALT].sum(axis=1)
        for seat, bot in enumerate(each.task.bots):
            yield {
                "row": each.row,
                "seat": seat,
                "bot": bot,
                "won": 1 / len(account.winners) if seat in account.winners else 0.0,
                "score": account.scores[seat] if account.scores else None,
                "decided": int(decided[seat]),
            }


def _uses(told: list[Told], players: int) -> dict[str, Any]:
    """How often each thing happened to each seat of each game; what did not happen is left out."""
    rows, seats, things, times = ([np.zeros(0, np.int32)] for _ in range(4))
    for each in told:
        seat, thing = np.nonzero(each.account.counts)
        rows.append(np.full(len(seat), each.row, np.int32))
        seats.append(np.where(seat == players, NOBODY, seat).astype(np.int32))
        things.append(thing.astype(np.int32))
        times.append(each.account.counts[seat, thing])
    return {
        "row": np.concatenate(rows),
        "seat": np.concatenate(seats).astype(np.int8),
        "thing": np.concatenate(things),
        "times": np.concatenate(times),
    }


def _named(runner: Runner, numbers: Any) -> dict[str, Any]:
    """The kind and the notation of things; one that the game's face cannot tell keeps its number as a name."""
    known = things_of(runner.game).all
    named = [
        (known[number].kind, known[number].what) if number in known else ("event", f"#{number}")
        for number in numbers.tolist()
    ]
    kinds, whats = ([name[i] for name in named] for i in range(2))
    return {"thing": numbers.astype(np.int32), "kind": _text(kinds), "what": _text(whats)}


def _columns(rows: Iterator[dict[str, Any]]) -> dict[str, Any]:
    listed = list(rows)
    types = {"row": np.int32, "seat": np.uint8, "won": np.float64, "decided": np.int32}
    return {key: np.array([row[key] for row in listed], types.get(key, object)) for key in listed[0]}


def _text(values: list[str]) -> Any:
    return np.array(values, object)


def _parquet(shard: Shard, tables: dict[str, dict[str, Any]]) -> bytes:
    """The bytes of a Parquet file."""
    import duckdb

    query = ROWS.format(
        moves="moves" if shard.moves else "NULL::BLOB AS moves",
        uses="coalesce(uses, []) AS uses" if shard.uses else "NULL AS uses",
    )
    with duckdb.connect() as database, tempfile.TemporaryDirectory() as folder:
        database.execute("SET threads = 1")
        for name, columns in tables.items():
            database.register(name, columns)
        file = Path(folder) / "shard.parquet"
        database.execute(f"COPY ({query}) TO '{file}' (FORMAT parquet, COMPRESSION zstd)")
        return file.read_bytes()

"""Forgetting old tables by a rule that the host sets, a few at a time."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import sqlalchemy as sql

from vaka.errors import OptionError
from vaka.server.store.schema import ENTRIES, TABLES, metadata

MILLISECONDS = {"h": 3_600_000, "d": 86_400_000, "w": 7 * 86_400_000, "y": 365 * 86_400_000}
AT_ONCE = 5  # tables that are forgotten in one transaction, so that no decision waits long
PAGE = 200  # tables that are looked at in one

last_at = sql.func.coalesce(
    sql.select(ENTRIES.c.at)
    .where(ENTRIES.c.table == TABLES.c.id)
    .order_by(ENTRIES.c.version.desc())
    .limit(1)
    .scalar_subquery(),
    TABLES.c.opened,
)
"""When something happened at a table last."""


def milliseconds(text: str) -> int:
    """An age as a person writes it, in milliseconds.

    >>> milliseconds("90d"), milliseconds("12h")
    (7776000000, 43200000)
    """
    found = re.fullmatch(r"(\d{1,6})([hdwy])", text.strip())
    if not found:
        raise OptionError(f"{text!r} is no age; one is a number with h, d, w or y behind it, such as 90d")
    return int(found[1]) * MILLISECONDS[found[2]]


@dataclass(frozen=True)
class Rule:
    """Which tables are forgotten."""

    finished: int | None = None
    """Milliseconds since a game ended, or was ended by the host; None keeps such tables for ever."""
    unfinished: int | None = None
    """Milliseconds since anything happened at a table whose game is not over; None keeps them for ever."""
    game: str | None = None
    """Only tables of this game."""

    def __bool__(self) -> bool:
        return self.finished is not None or self.unfinished is not None

    def condition(self, now: int) -> sql.ColumnElement[bool]:
        """Whether a table is to be forgotten, as SQL."""
        old: list[sql.ColumnElement[bool]] = []
        if self.finished is not None:
            old.append(sql.func.coalesce(TABLES.c.over, TABLES.c.closed) < now - self.finished)
        if self.unfinished is not None:
            old.append(sql.and_(TABLES.c.over.is_(None), last_at < now - self.unfinished))
        chosen = sql.or_(sql.false(), *old)
        return chosen if self.game is None else sql.and_(chosen, TABLES.c.game == self.game)


KEEP_ALL = Rule()


def dependents() -> Iterator[tuple[sql.Table, sql.Column[str]]]:
    """The tables of the database whose rows belong to a table of the house, with the column that says to which."""
    for table in metadata.sorted_tables:
        for column in table.c:
            if column.references(TABLES.c.id):
                yield table, column


def count(connection: sql.Connection, rule: Rule, now: int) -> dict[tuple[str, bool], int]:
    """How many tables a rule forgets, by game and whether it is over."""
    over = TABLES.c.over.is_not(None)
    query = sql.select(TABLES.c.game, over, sql.func.count()).where(rule.condition(now)).group_by(TABLES.c.game, over)
    return {(game, bool(ended)): number for game, ended, number in connection.execute(query)}


def old(connection: sql.Connection, rule: Rule, now: int) -> list[str]:
    """All tables that a rule forgets, those that were opened first at the beginning."""
    return list(
        connection.execute(sql.select(TABLES.c.id).where(rule.condition(now)).order_by(TABLES.c.opened)).scalars()
    )


def page(connection: sql.Connection, rule: Rule, after: str, now: int) -> tuple[list[str], str | None]:
    """Those among the next tables by id that a rule forgets, and the last one that was looked at; None at the end."""
    ids = list(
        connection.execute(
            sql.select(TABLES.c.id).where(TABLES.c.id > after).order_by(TABLES.c.id).limit(PAGE)
        ).scalars()
    )
    found = sql.select(TABLES.c.id).where(TABLES.c.id.in_(ids) & rule.condition(now))
    return list(connection.execute(found).scalars()), ids[-1] if ids else None


def forget(connection: sql.Connection, rule: Rule, tables: Sequence[str], now: int) -> int:
    """Forget some tables within a transaction, if the rule still says so; returns how many were forgotten.

    PostgreSQL locks them: one at which a decision is being kept at this moment is left for the next time.
    """
    still = sql.select(TABLES.c.id).where(TABLES.c.id.in_(tables) & rule.condition(now))
    ids = list(connection.execute(still.with_for_update(skip_locked=True)).scalars())
    for table, column in dependents():
        connection.execute(table.delete().where(column.in_(ids)))
    connection.execute(TABLES.update().where(TABLES.c.next.in_(ids)).values(next=None))
    connection.execute(TABLES.delete().where(TABLES.c.id.in_(ids)))
    return len(ids)

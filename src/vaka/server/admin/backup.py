"""Backups: all rows as compressed text, the same for every kind of database, with a checksum.

A backup is gzip over lines of JSON. The first says what it is, then each table of the database says which columns it
has and lists its rows, and the last line counts them and has the SHA-256 of all lines above:

{"vaka backup": 1, "schema": 2, "version": "0.1.0", "made": 1789000000000}
{"rows of": "seats", "columns": ["table", "seat", …]}
["kxr3…", 0, …]
{"end": {"seats": 4, …}, "sha256": "…"}
"""

from __future__ import annotations

import asyncio
import base64
import gzip
import hashlib
import os
import secrets
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sql

from vaka.errors import VakaError
from vaka.server.admin.archive import Archive, opened, private
from vaka.server.store import SCHEMA, Store, now
from vaka.server.store.schema import ABOUT, TABLES, metadata
from vaka.version import __version__

FORMAT = 1
ROWS_AT_ONCE = 2000
LEVEL = 6  # of gzip
Report = Callable[[int, int], None]
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode


class BackupError(VakaError):
    """A backup that cannot be written or read; the message says why."""


class Summary(NamedTuple):
    """What a backup holds."""

    schema: int
    made: int
    rows: dict[str, int]


def kept_tables() -> list[sql.Table]:
    """The tables of the database that go into a backup, those that others refer to first."""
    return [table for table in metadata.sorted_tables if table is not ABOUT]


# --- Writing one.


def back_up(archive: Archive, file: Path, report: Report) -> Summary:
    """Write a backup of one moment; a server may go on meanwhile. The file is whole or not there."""
    if file.exists():
        raise BackupError(f"{file} is there already; name a new file")
    part = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    try:
        with private(part) as raw:
            with gzip.GzipFile("", "wb", LEVEL, raw) as packed, archive.reading() as connection:
                summary = _write(connection, packed, report)
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(file)
    except OSError as fault:
        raise BackupError(f"{file} cannot be written: {fault.strerror}") from None
    finally:
        part.unlink(missing_ok=True)
    return summary


def _write(connection: sql.Connection, packed: Any, report: Report) -> Summary:
    made, checksum = now(), hashlib.sha256()
    counts = {str(table.name): _count(connection, table) for table in kept_tables()}
    done, total = 0, sum(counts.values())

    def write(*lines: object) -> None:
        text = b"".join(encode(line) + b"\n" for line in lines)
        checksum.update(text)
        packed.write(text)

    write({"vaka backup": FORMAT, "schema": SCHEMA, "version": __version__, "made": made})
    for table in kept_tables():
        write({"rows of": str(table.name), "columns": [str(column.name) for column in table.c]})
        rows = connection.execution_options(yield_per=ROWS_AT_ONCE).execute(sql.select(table))
        for part in rows.partitions():
            write(*(list(row) for row in part))  # bytes become base64
            done += len(part)
            report(done, total)
    write({"end": counts, "sha256": checksum.hexdigest()})
    return Summary(SCHEMA, made, counts)


def _count(connection: sql.Connection, table: sql.Table) -> int:
    return connection.execute(sql.select(sql.func.count()).select_from(table)).scalar_one()


# --- Reading one.


class Rows(NamedTuple):
    """Some rows of a table of the database."""

    table: sql.Table
    rows: list[dict[str, Any]]


def read(file: Path) -> Summary:
    """What a backup holds; BackupError unless all of it is there and can be restored by this version."""
    head, counts = _head(file), dict.fromkeys((table.name for table in kept_tables()), 0)
    for table, rows in _parts(file):
        counts[table.name] += len(rows)
    return Summary(head["schema"], head["made"], counts)


def restore(file: Path, connection: sql.Connection, total: int, report: Report) -> None:
    """Put all rows of a backup into a database that has none, within a transaction."""
    for table in kept_tables():
        if _count(connection, table):
            raise BackupError(f"the database is not empty: {table.name} has rows; restore into a new one")
    done = 0
    for table, rows in _parts(file):
        if rows:
            connection.execute(table.insert(), rows)
        done += len(rows)
        report(done, total)


def restore_into(target: Path | str, file: Path, report: Report) -> Summary:
    """Make a database and fill it from a backup that is whole; while that lasts, no server can use a file."""
    held = read(file)
    store = Store(target)
    try:
        with opened(target).writing() as connection:
            restore(file, connection, sum(held.rows.values()), report)
    finally:
        asyncio.run(store.close())
    return held


def _head(file: Path) -> dict[str, Any]:
    """The first line of a backup."""
    head = next(_lines(file))
    if not isinstance(head, dict) or "vaka backup" not in head:
        raise BackupError(f"{file} is no backup of Vaka")
    if head["vaka backup"] != FORMAT or head["schema"] > SCHEMA:
        raise BackupError(f"{file} was made by a newer version of Vaka ({head['version']}; this is {__version__})")
    return head


def _parts(file: Path) -> Iterator[Rows]:
    """The rows of a backup, some at a time; at the end, BackupError if one is missing."""
    known = {table.name: table for table in kept_tables()}
    counts = dict.fromkeys(known, 0)
    table, columns, binary, rows = TABLES, list[str](), list[str](), list[dict[str, Any]]()
    for line in _lines(file):
        if isinstance(line, list):
            if len(line) != len(columns):
                raise BackupError(f"{file} is damaged: a row of {table.name} has {len(line)} parts")
            row = dict(zip(columns, line, strict=True))
            for name in binary:
                row[name] = None if row[name] is None else base64.b64decode(row[name])
            rows.append(row)
        if rows and (len(rows) >= ROWS_AT_ONCE or not isinstance(line, list)):
            counts[table.name] += len(rows)
            yield Rows(table, rows)
            rows = []
        if "rows of" in line:
            if line["rows of"] not in known or not set(line["columns"]) <= set(known[line["rows of"]].c.keys()):
                raise BackupError(f"{file} has {line['rows of']} with columns that this version does not know")
            table = known[line["rows of"]]
            columns = line["columns"]
            binary = [name for name in columns if isinstance(table.c[name].type, sql.LargeBinary)]
        elif "end" in line and counts != {**dict.fromkeys(known, 0), **line["end"]}:
            raise BackupError(f"{file} is damaged: rows are missing")


def _lines(file: Path) -> Iterator[Any]:
    """The lines of a backup; BackupError if it is damaged, or has no end with the right checksum."""
    checksum, end = hashlib.sha256(), None
    try:
        with gzip.open(file) as packed:
            for line in packed:
                if end is not None:
                    raise BackupError(f"{file} is damaged: it goes on behind its end")
                found = decode(line)
                if isinstance(found, dict) and "end" in found:
                    end = found
                    if end["sha256"] != checksum.hexdigest():
                        raise BackupError(f"{file} is damaged: its checksum is wrong")
                checksum.update(line)
                yield found
    except (gzip.BadGzipFile, zlib.error, EOFError, msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise BackupError(f"{file} is damaged, or no backup of Vaka: {fault}") from None
    except OSError as fault:
        raise BackupError(f"{file} cannot be read: {fault.strerror}") from None
    if end is None:
        raise BackupError(f"{file} is damaged: its end is missing")

"""What commands are told: a database, an age."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from vaka.errors import VakaError


class Database(click.ParamType[Path | str]):
    """A file, or the address of a PostgreSQL database."""

    name = "FILE|URL"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path | str:
        """Tell the one from the other; an address is not repeated, as it may hold a password."""
        if "://" not in str(value):
            click.Path(dir_okay=False).convert(value, param, ctx)
            return Path(value)
        if not str(value).startswith(("postgresql:", "postgres:", "postgresql+psycopg:")):
            self.fail("a database is a file or an address such as postgresql://NAME@HOST/DATABASE", param, ctx)
        return str(value)


class Age(click.ParamType[int]):
    """An age such as 90d, in milliseconds."""

    name = "age"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Read it."""
        from vaka.server.store.forget import milliseconds

        try:
            return value if isinstance(value, int) else milliseconds(value)
        except VakaError as fault:
            self.fail(str(fault), param, ctx)


AGE = Age()

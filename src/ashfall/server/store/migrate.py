"""Brings the tables of a database to the present version, step by step."""

from __future__ import annotations

from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, text

from ashfall.table.errors import AshfallError

__all__ = ["UnknownVersion", "migrate"]

LOCK: Final = 0x41534846  # of PostgreSQL: two servers that start at once must not both change the tables


class UnknownVersion(AshfallError):
    """The tables are of a version that this program has no migrations for."""


def migrate(connection: Connection, version: str = "head") -> None:
    """Run every migration up to ``version`` that this database has not seen, all of them or none.

    Raises `UnknownVersion`.
    """
    with connection.begin():
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        with as_file(files("ashfall.server.store") / "migrations") as folder:
            try:
                command.upgrade(_config(folder, connection), version)
            except CommandError:
                raise UnknownVersion(
                    "its tables are those of a newer Ashfall or of another program; update Ashfall, "
                    "or take another database"
                ) from None


def _config(folder: Path, connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config

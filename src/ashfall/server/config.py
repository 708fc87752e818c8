"""Settings of the server: options of the command, then environment variables, then these."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from ashfall.table.errors import AshfallError, shown

__all__ = ["BadSetting", "Config", "default_database", "from_environment"]

MOST_THINKERS: Final = 256
LONGEST_PAUSE: Final = 5000


class BadSetting(AshfallError):
    """An environment variable with a value that cannot be used."""


@dataclass(frozen=True, kw_only=True)
class Config:
    """How the server runs."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = field(default_factory=lambda: str(default_database()))  # URL or path of a SQLite file
    secret: str = ""  # signs cookies; empty: one is made and kept in the database
    origins: tuple[str, ...] = ()  # where it is reached: "https://play.example"
    limits: bool = True  # on requests of one guest or address; off only for measurements
    thinkers: int = 0  # processes in which bots think; 0: as many as fit this machine
    bot_pause: int = 400  # milliseconds that bots take where their time would tell what is hidden
    log: bool = False  # a line for each request


def default_database(environment: Mapping[str, str] = os.environ) -> Path:
    """The SQLite file in the user's data folder."""
    folder = environment.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(folder).expanduser() / "ashfall" / "ashfall.db"


def from_environment(environment: Mapping[str, str] = os.environ, **options: object) -> Config:
    """Settings out of ``ASHFALL_...`` variables; ``options`` that are not None go before them."""
    values: dict[str, object] = {}
    if secret := environment.get("ASHFALL_SECRET"):
        values["secret"] = secret
    if database := environment.get("ASHFALL_DB"):
        values["database"] = database
    if origins := environment.get("ASHFALL_ORIGINS"):
        values["origins"] = tuple(_origin(one.strip()) for one in origins.split(",") if one.strip())
    if thinkers := environment.get("ASHFALL_THINKERS"):
        values["thinkers"] = _count("ASHFALL_THINKERS", thinkers, 1, MOST_THINKERS)
    if pause := environment.get("ASHFALL_BOT_PAUSE"):
        values["bot_pause"] = _count("ASHFALL_BOT_PAUSE", pause, 0, LONGEST_PAUSE)
    if environment.get("ASHFALL_LIMITS", "").lower() in ("off", "0", "no"):
        values["limits"] = False
    values |= {name: value for name, value in options.items() if value is not None}
    return Config(**values)  # type: ignore[arg-type]  # checked by whoever read the options


def _origin(text: str) -> str:
    """As browsers send it."""
    origin = text.rstrip("/").lower()
    try:
        parts = urlsplit(origin)
        is_one = parts.scheme in ("http", "https") and bool(parts.hostname) and origin.count("/") == 2
    except ValueError:  # such as "http://["
        is_one = False
    if not is_one:
        raise BadSetting(f'ASHFALL_ORIGINS: expected such as https://play.example, got "{shown(text)}"')
    return origin


def _count(name: str, text: str, least: int, most: int) -> int:
    if not (text.isdecimal() and len(text) < 5 and least <= int(text) <= most):
        raise BadSetting(f'{name}: expected a whole number from {least} to {most}, got "{shown(text)}"')
    return int(text)

"""A PostgreSQL server of our own in a temporary folder, where its programs are installed."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import mkdtemp

PATIENCE = 60
_numbers = count(1)


def programs() -> Path | None:
    """The folder of PostgreSQL's programs, the newest version first."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent  # beside the others, also where only a link is on the path
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    return next((folder for folder in reversed(folders) if (folder / "initdb").exists()), None)


@contextmanager
def postgres_server() -> Iterator[Path]:
    """The folder of a server that ends with the block; it listens on a socket file there, nowhere else."""
    folder = programs()
    assert folder is not None
    # Not in pytest's folder: the other user must reach it, and a socket's path must be short.
    home = Path(mkdtemp(prefix="ashfall-pg-"))
    user = _other_user()
    if user:
        shutil.chown(home, user)
    data = home / "data"
    try:
        _run(user, folder / "initdb", "-D", data, "-U", "ashfall", "-A", "trust", "--no-sync", "-E", "UTF8")
        options = f"-k {home} -c listen_addresses='' -c max_connections=20 -c fsync=off"
        _run(user, folder / "pg_ctl", "-D", data, "-l", home / "log", "-o", options, "-w", "start")
        try:
            yield home
        finally:
            _run(user, folder / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(home, ignore_errors=True)


def new_database(home: Path) -> str:
    """The URL of an empty database of a server."""
    folder = programs()
    assert folder is not None
    name = f"db{next(_numbers)}"
    _run(None, folder / "createdb", "-h", home, "-U", "ashfall", name)
    return f"postgresql://ashfall@/{name}?host={home}"


def _other_user() -> str | None:
    """PostgreSQL refuses to run as root; then another user of this machine runs it."""
    if os.getuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in names)


def _run(user: str | None, *command: object) -> None:
    subprocess.run(
        [str(part) for part in command],
        check=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        timeout=PATIENCE,
        user=user,
        cwd="/",
    )

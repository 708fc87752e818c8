"""A PostgreSQL server of our own in a temporary folder, where its programs are installed."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import mkdtemp

from tests.starting import end, start_process

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
        options = ["-k", str(home), "-c", "listen_addresses=", "-c", "max_connections=20", "-c", "fsync=off"]
        command = [str(folder / "postgres"), "-D", str(data), *options]
        with (home / "log").open("wb") as log:
            process = start_process(command, shared=True, stdout=log, stderr=log, user=user, cwd="/")
        try:
            _wait_for(folder, home)
            yield home
        finally:
            process.send_signal(signal.SIGQUIT)  # at once, and without a trace
            process.wait(PATIENCE)
            end(process)
    finally:
        shutil.rmtree(home, ignore_errors=True)


def _wait_for(folder: Path, home: Path) -> None:
    """Wait until the server answers."""
    limit = time.monotonic() + PATIENCE
    while True:
        try:
            _run(None, folder / "pg_isready", "-h", home)
            return
        except subprocess.CalledProcessError:
            assert time.monotonic() < limit, (home / "log").read_text(encoding="utf-8", errors="replace")
            time.sleep(0.05)


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

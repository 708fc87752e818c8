"""A server and a browser client that take up changes by themselves: ``make dev``. Ctrl-C ends both.

The server runs the sources as they are, interpreted, and begins anew when one of them changes; games go on.
Vite serves the client, swaps what changes in the open page, and passes questions on to the server.
"""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from scripts import client

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src/ashfall"
KINDS = (".ftl", ".py", ".toml")
DATABASE = ROOT / ".venv/dev.db"
PORT = 8001  # beside a server that people play on
LOOK = 0.5  # seconds between two looks at the sources
PATIENCE = 10.0  # for a server to end in order
SERVE = "from ashfall.cli.main import main; raise SystemExit(main())"

State = dict[Path, int]


class Service:
    """A program with everything that it starts."""

    def __init__(self, command: Sequence[str], folder: Path, environment: dict[str, str]) -> None:
        # In a session of its own, so that Ctrl-C reaches this script alone, which ends all of it in order.
        self._process = subprocess.Popen(command, cwd=folder, env=environment, start_new_session=True)

    def is_running(self) -> bool:
        """Whether it has not ended by itself."""
        return self._process.poll() is None

    def end(self) -> None:
        """End it and all that belongs to it."""
        for sign in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(self._process.pid, sign)
                self._process.wait(PATIENCE)
            except (ProcessLookupError, subprocess.TimeoutExpired):
                continue


def start_server() -> Service:
    """The server, from the sources."""
    command = [sys.executable, "-P", "-c", SERVE, "serve", "--port", str(PORT), "--db", str(DATABASE)]
    return Service(command, ROOT, {**os.environ, "PYTHONPATH": str(SOURCES.parent)})


def start_client() -> Service:
    """Vite's server of the client."""
    if not (client.WEB / "node_modules").exists():
        client.fetch_packages()
    backend = {"ASHFALL_BACKEND": f"http://127.0.0.1:{PORT}"}
    return Service(client.npm("run", "dev"), client.WEB, {**client.environment(), **backend})


def look(folder: Path) -> State:
    """When each source was changed."""
    files = (
        Path(place, name) for place, _, names in os.walk(folder) for name in names if name.endswith(KINDS)
    )
    return {file: file.stat().st_mtime_ns for file in files if file.exists()}


def keep_up(start: Callable[[], Service], folder: Path, goes_on: Callable[[], bool]) -> None:
    """Run a service, and begin it anew whenever something in the folder changes."""
    service, seen = start(), look(folder)
    try:
        while goes_on():
            time.sleep(LOOK)
            if (now := look(folder)) != seen:
                changed = min(file for file, _ in now.items() ^ seen.items())
                print(f"Changed: {changed.relative_to(folder)}; the server begins anew", flush=True)
                service.end()
                service, seen = start(), now
    finally:
        service.end()


def main() -> None:
    """Run both until somebody ends them, or Vite cannot go on."""
    for sign in (signal.SIGINT, signal.SIGTERM):  # also where a shell made us ignore them
        signal.signal(sign, lambda number, frame: sys.exit())
    vite = start_client()
    try:
        keep_up(start_server, SOURCES, vite.is_running)
    finally:
        vite.end()


if __name__ == "__main__":
    main()

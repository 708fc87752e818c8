"""A real server in a process of its own, for tests that speak to it over the network.

with running_server(tmp_path) as server:
    httpx.get(f"{server.url}/healthz")
    server.restart()  # kill -9, then the same port and database again
"""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.starting import end, release, start_process

PROGRAM = "import sys; from ashfall.cli.main import main; sys.exit(main())"
PATIENCE = 60  # seconds, for a start on a machine that has much else to do


class RunningServer:
    """The process, and where to reach it."""

    def __init__(self, folder: Path, database: str, arguments: tuple[str, ...], env: dict[str, str]) -> None:
        self.folder = folder
        self.database = database
        self.port = 0
        self.process: subprocess.Popen[bytes]
        self._arguments = arguments
        self._env = {**os.environ, "LANG": "C.UTF-8", **env}
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        """What the server wrote about itself, since the first start."""
        return (self.folder / "server.log").read_text(encoding="utf-8")

    def start(self) -> None:
        options = ["--port", str(self.port), "--db", self.database, "--lang", "en", *self._arguments]
        with (self.folder / "server.log").open("ab") as log:
            self.process = start_process(
                [sys.executable, "-c", PROGRAM, "serve", *options],
                stdout=subprocess.PIPE,
                stderr=log,
                env=self._env,
                shared=True,
            )
        line = self._first_line()
        assert "http://" in line, f"the server did not start: {line}\n{self.log}"
        self.port = int(line.split("http://")[1].split()[0].rpartition(":")[2])

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self._end()

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        """As Ctrl-C would; the exit code."""
        self.process.send_signal(how)
        return self._end()

    def restart(self, how: str = "kill") -> None:
        """End it by ``kill`` or ``stop`` and start it again."""
        if self.process.poll() is None:
            self.kill() if how == "kill" else self.stop()
        self.start()

    def _end(self) -> int:
        try:
            return self.process.wait(PATIENCE)
        finally:
            end(self.process) if self.process.poll() is None else release(self.process)

    def _first_line(self) -> str:
        pipe = self.process.stdout
        assert pipe is not None
        ready, _, _ = select.select([pipe], [], [], PATIENCE)
        return pipe.readline().decode() if ready else ""


@contextmanager
def running_server(
    tmp_path: Path,
    *arguments: str,
    database: str = "",
    limits: bool = False,
    may_fail: bool = False,
    **env: str,
) -> Iterator[RunningServer]:
    """A server with its own database, which ends with the block; ``env`` are environment variables.

    Errors that it did not expect fail the test, unless it ``may_fail``.
    """
    usual = {"ASHFALL_LIMITS": "on" if limits else "off", "ASHFALL_THINKERS": "1", "ASHFALL_BOT_PAUSE": "0"}
    server = RunningServer(tmp_path, database or str(tmp_path / "ashfall.db"), arguments, {**usual, **env})
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()
    assert may_fail or " failed: " not in server.log, server.log

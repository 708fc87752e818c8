"""Runs the steps of the set-up and tells what is being done, and for how long.

On a terminal one line counts the seconds; in a log a line comes now and then.
"""

import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import IO

__all__ = ["must_run", "run", "say"]

TICK = 1.0  # seconds after which a terminal is told again what is being done
LOG_TICK = 5.0  # and a log


class _Step:
    """What a person is told of one step."""

    def __init__(self, what: str) -> None:
        self.what = self.now = what
        self.heard: list[str] = []
        self.on_terminal = sys.stdout.isatty()
        self.tick = TICK if self.on_terminal else LOG_TICK
        self.began = self.told = monotonic()
        self._tell()

    def hear(self, line: str) -> None:
        """The step itself says something: that is what is being done now."""
        self.heard.append(line)
        self.now = f"{self.what}: {line}"
        self.wait()

    def wait(self) -> None:
        """Tell what is being done, and for how long, unless that was told just now."""
        if monotonic() - self.told >= self.tick:
            self._tell()

    def end(self, failed: bool) -> None:
        """How long it took, and all that was said if something went wrong."""
        self.now = self.what
        if self.on_terminal or self.seconds >= LOG_TICK:
            self._tell("\n")
        for line in self.heard if failed else ():
            say(line)

    @property
    def seconds(self) -> int:
        """How long it has been."""
        return round(monotonic() - self.began)

    def _tell(self, end: str = "") -> None:
        self.told = monotonic()
        took = f" ({self.seconds} s)"
        if self.on_terminal:
            room = shutil.get_terminal_size().columns - 1 - len(took)
            print(f"\r{self.now[:room]}{took}\033[K", end=end, flush=True)
        else:
            say(f"{self.now}{took}")


def say(text: str) -> None:
    """Tell the person something."""
    print(text, flush=True)


def run(
    what: str,
    command: Sequence[str],
    folder: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> int:
    """Run a command and tell how it goes; returns its exit code."""
    step = _Step(what)
    lines: SimpleQueue[str | None] = SimpleQueue()
    with subprocess.Popen(
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as process:
        Thread(target=_read, args=(process.stdout, lines), daemon=True).start()
        while (line := _next(lines, step)) is not None:
            step.hear(line)
    step.end(process.returncode != 0)
    return process.returncode


def must_run(
    what: str,
    command: Sequence[str],
    folder: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> None:
    """Run a command that everything else depends on."""
    code = run(what, command, folder, environment)
    if code:
        raise subprocess.CalledProcessError(code, list(command))


def _read(pipe: IO[str], lines: SimpleQueue[str | None]) -> None:
    for line in pipe:
        lines.put(line.rstrip())
    lines.put(None)


def _next(lines: SimpleQueue[str | None], step: _Step) -> str | None:
    while True:
        try:
            return lines.get(timeout=step.tick)
        except Empty:
            step.wait()

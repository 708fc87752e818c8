"""Processes that tests start: none of them outlives its test, nor a run that is killed."""

from __future__ import annotations

import atexit
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import Any

__all__ = ["end", "end_all", "hear_interrupts", "release", "start_process"]

# Reads which groups of processes there are, and ends them when nobody is left to write.
GUARD = """
import os, signal, sys
groups = set()
for line in sys.stdin:
    groups ^= {int(line)}
for group in groups:
    try:
        os.killpg(group, signal.SIGKILL)
    except ProcessLookupError:
        pass
"""

_started: list[subprocess.Popen[Any]] = []


def hear_interrupts() -> None:
    """Let Ctrl-C work here, and so in every process that is started from here.

    Where a shell runs something in the background it has the signal ignored, and that is inherited.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def start_process(command: Sequence[str], *, shared: bool = False, **options: Any) -> subprocess.Popen[Any]:
    """A process in a group of its own; the group ends with the test at the latest.

    One that several tests ``share`` ends with the run, if nobody ends it before.
    """
    process = subprocess.Popen(command, start_new_session=True, **options)
    _guard().tell(process.pid)
    if not shared:
        _started.append(process)
    return process


def end_all() -> None:
    """End whatever the test started."""
    while _started:
        end(_started.pop())


def end(process: subprocess.Popen[Any]) -> None:
    """End whatever is left of a group, and collect it."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    release(process)


def release(process: subprocess.Popen[Any]) -> None:
    """A process has ended; whatever it left behind is no longer looked after."""
    _guard().tell(process.pid)
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()


class _Guard:
    """Waits in a process of its own for the end of this one."""

    def __init__(self) -> None:
        command = [sys.executable, "-I", "-c", GUARD]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, text=True, start_new_session=True)
        atexit.register(self._process.communicate)

    def tell(self, group: int) -> None:
        """A group is there, or is there no more."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{group}\n")
        self._process.stdin.flush()


@cache
def _guard() -> _Guard:
    return _Guard()

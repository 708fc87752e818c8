"""Processes that work for this one, and never outlive it.

They leave Ctrl-C to their parent. A pipe that nobody writes to ties them to it: when the parent closes its
end, or is gone for whatever reason, they end at once.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import ParamSpec, TypeVar

__all__ = ["Tie", "Workers", "deaf_children", "default_workers", "obey"]

P = ParamSpec("P")
T = TypeVar("T")


def default_workers() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Tie:
    """Holds processes to this one; each of them is given ``far_end`` and calls :func:`obey` with it."""

    def __init__(self) -> None:
        self.far_end, self._near_end = multiprocessing.get_context("spawn").Pipe(duplex=False)

    def cut(self) -> None:
        """End the processes at once, whatever they are doing."""
        self._near_end.close()

    def close(self) -> None:
        """Cut it, when no more processes will start."""
        self.cut()
        self.far_end.close()


class Workers(ProcessPoolExecutor):
    """A pool of such processes; they start with the first work."""

    def __init__(self, count: int) -> None:
        self._tie = Tie()
        context = multiprocessing.get_context("spawn")
        super().__init__(count, mp_context=context, initializer=obey, initargs=(self._tie.far_end,))

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Give work to one of the processes, which may start now."""
        with deaf_children():
            return super().submit(fn, *args, **kwargs)

    def end(self) -> None:
        """End the processes at once, whatever they are doing."""
        self._tie.cut()
        self.shutdown(wait=True, cancel_futures=True)
        self._tie.close()


@contextmanager
def deaf_children() -> Iterator[None]:
    """Processes started in here never see Ctrl-C: they inherit the blocked signal from their first moment."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def obey(tie: Connection) -> None:
    """The first thing that a new process does: leave Ctrl-C to its parent, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(tie,), daemon=True).start()


def _end_with(tie: Connection) -> None:
    try:
        tie.recv_bytes()
    except (EOFError, OSError):
        os._exit(1)

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

__all__ = ["Workers", "deaf_children"]

P = ParamSpec("P")
T = TypeVar("T")


class Workers(ProcessPoolExecutor):
    """A pool of such processes; they start with the first work."""

    def __init__(self, count: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._far_end, self._tie = context.Pipe(duplex=False)
        super().__init__(count, mp_context=context, initializer=_begin, initargs=(self._far_end,))

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Give work to one of the processes, which may start now."""
        with deaf_children():
            return super().submit(fn, *args, **kwargs)

    def end(self) -> None:
        """End the processes at once, whatever they are doing."""
        self._tie.close()
        self.shutdown(wait=True, cancel_futures=True)
        self._far_end.close()


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


def _begin(tie: Connection) -> None:
    """The first thing that a new process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(tie,), daemon=True).start()


def _end_with(tie: Connection) -> None:
    try:
        tie.recv_bytes()
    except (EOFError, OSError):
        os._exit(1)

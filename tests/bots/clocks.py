"""Stopwatches that a busy machine does not disturb, and whether a bot keeps to its seconds."""

import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from ashfall.bots.contract import Choice

THREADS = Path("/proc/self/task")
SHARE = 1.1  # what a budget may be exceeded by: a tenth
SLACK = 0.005  # and what the operating system takes
TRIES = 3  # a virtual machine that is taken away for a moment cannot tell it from time that was used


class Watch:
    """Seconds between start and stop, less those in which the machine had no core to spare for us."""

    def __init__(self) -> None:
        self.seconds = 0.0


@contextmanager
def stopwatch() -> Iterator[Watch]:
    """Time what is done inside; sleeping and waiting for other processes counts."""
    watch, queued, start = Watch(), _queued(), time.perf_counter()
    yield watch
    watch.seconds = time.perf_counter() - start - (_queued() - queued)


def _queued() -> float:
    """Seconds that threads of this process were ready to run and had to wait for a core.

    All of them count: the one that is timed cannot go on while another holds the interpreter and waits.
    """
    seconds = 0.0
    for thread in THREADS.glob("*/schedstat"):
        with suppress(OSError):  # it has just ended
            seconds += int(thread.read_text().split()[1]) / 1e9
    return seconds


def timed(choose: Callable[[], Choice]) -> tuple[Choice, float]:
    """A choice and the seconds that this thread alone worked for it.

    The garbage collector waits: it would walk over all that the test run holds, for up to half a second.
    """
    gc.disable()
    start = time.thread_time()
    try:
        choice = choose()
        return choice, time.thread_time() - start
    finally:
        gc.enable()


def kept(choose: Callable[[], Choice], seconds: float) -> Choice:
    """The choice of a bot that keeps to its seconds, at least in one of a few tries."""
    spent = []
    for _ in range(TRIES):
        choice, took = timed(choose)
        if took <= seconds * SHARE + SLACK:
            return choice
        spent.append(round(took, 3))
    raise AssertionError(f"{spent} s instead of {seconds} s")

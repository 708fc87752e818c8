"""Stopwatches that a busy machine does not disturb."""

import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

THREADS = Path("/proc/self/task")


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

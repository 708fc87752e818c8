"""Stopwatches that a busy machine does not disturb."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

QUEUE = Path("/proc/thread-self/schedstat")


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
    """Seconds that this thread was ready to run and had to wait for a core."""
    if not QUEUE.exists():
        return 0.0
    return int(QUEUE.read_text().split()[1]) / 1e9

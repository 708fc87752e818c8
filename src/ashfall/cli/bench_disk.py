"""How long the disk itself takes: what it holds up, no server can acknowledge any sooner."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from types import TracebackType
from typing import Final

__all__ = ["DiskWatch"]

PAGE: Final = bytes(4096)
PACE: Final = 0.02  # seconds between two writes


class DiskWatch:
    """Writes a page now and then while it is entered, and waits until it is safely on the disk.

    Where nothing can be written there are no times; a bench goes on without them.
    """

    def __init__(self, folder: Path) -> None:
        self._file = folder / "disk"
        self._stop = Event()
        self._thread = Thread(target=self._run, name="disk watch", daemon=True)
        self.spent: list[float] = []  # seconds of each write

    def __enter__(self) -> DiskWatch:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stop.set()
        self._thread.join()

    def _run(self) -> None:
        with suppress(OSError), self._file.open("wb", buffering=0) as file:
            while not self._stop.wait(PACE):
                file.seek(0)
                file.write(PAGE)
                started = time.perf_counter()
                os.fsync(file.fileno())
                self.spent.append(time.perf_counter() - started)

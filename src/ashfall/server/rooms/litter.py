"""When Python looks for garbage that refers to itself.

To find it the collector walks through everything at every table, which takes some tenths of a second when
there are many, and nobody is answered meanwhile. Left to itself it would do so every few seconds; here it
does when enough has been left behind to be worth it.
"""

from __future__ import annotations

import gc
import time
from typing import Final

__all__ = ["Litter"]

YOUNG: Final = (2_000, 10)  # what is short-lived is cheap to find, so that is still done as it comes
NEVER: Final = 1_000_000
FEW: Final = 300
AT_LEAST: Final = 600.0  # seconds after which it is done in any case


class Litter:
    """Counts what is or will be left behind, and tidies up."""

    def __init__(self) -> None:
        self._count = 0
        self._last = time.monotonic()
        self._before = gc.get_threshold()

    def start(self) -> None:
        """From now on; all code that is loaded by now is never looked at again."""
        gc.freeze()
        gc.set_threshold(*YOUNG, NEVER)

    def stop(self) -> None:
        """Leave it to Python again."""
        gc.set_threshold(*self._before)
        gc.unfreeze()

    def add(self) -> None:
        """A room was put away, or a socket opened, which will be closed some day."""
        self._count += 1

    def tidy(self, rooms: int) -> None:
        """Collect, if the litter is about as much as what is in use in so many rooms."""
        now = time.monotonic()
        if self._count > max(FEW, 3 * rooms) or now - self._last > AT_LEAST:
            self._count, self._last = 0, now
            gc.collect()

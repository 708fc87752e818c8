"""When Python looks for garbage that refers to itself.

To find it the collector walks through everything at every table, which takes some tenths of a second when
there are many, and nobody is answered meanwhile. Left to itself it would do so every few seconds. Rooms and
sockets leave next to nothing of the kind behind, so now and then is enough. In between it only looks through
what is new, often enough that this takes no more than a few milliseconds.
"""

from __future__ import annotations

import gc
import time
from typing import Final

__all__ = ["Litter"]

SOME: Final = 10_000  # objects that came and did not go
NEVER: Final = 1_000_000_000
NOW_AND_THEN: Final = 600.0  # seconds


class Litter:
    """Says when to tidy up, and does it."""

    def __init__(self) -> None:
        self._last = time.monotonic()
        self._before = gc.get_threshold()

    def start(self) -> None:
        """From now on; all code that is loaded by now is never looked at again."""
        gc.freeze()
        gc.set_threshold(SOME, NEVER, NEVER)

    def stop(self) -> None:
        """Leave it to Python again."""
        gc.set_threshold(*self._before)
        gc.unfreeze()

    def tidy(self) -> None:
        """Collect, if it was long ago."""
        now = time.monotonic()
        if now - self._last > NOW_AND_THEN:
            self._last = now
            gc.collect()

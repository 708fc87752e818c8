"""When Python looks for garbage that refers to itself.

To find it the collector walks through everything at every table, which takes some tenths of a second when
there are many, and nobody is answered meanwhile. Rooms and sockets leave next to nothing of the kind behind,
so a walk through everything is done only now and then. What is new is looked through ten times a second,
which takes some milliseconds. Left to itself, Python would wait until there are many more objects than
before; tables let go as much as they make, so that is hardly ever, and then all that was made in minutes is
walked through at once.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

__all__ = ["CollectorPolicy"]

NEW: Final = 0  # the generation of what came since the last look
OFTEN: Final = 0.1  # seconds between two looks at what is new
NOW_AND_THEN: Final = 600.0  # seconds between two walks through everything


class CollectorPolicy:
    """Tidies up at moments of our choice, and only at those."""

    def __init__(self) -> None:
        self._last = time.monotonic()
        self._was_enabled = gc.isenabled()

    async def run(self) -> None:
        """Tidy up from now on, until cancelled; whatever is there by now is never looked at again."""
        gc.disable()
        gc.collect()
        gc.freeze()
        try:
            while True:
                await asyncio.sleep(OFTEN)
                self._tidy()
        finally:
            gc.unfreeze()
            if self._was_enabled:
                gc.enable()

    def _tidy(self) -> None:
        now = time.monotonic()
        if now - self._last > NOW_AND_THEN:
            self._last = now
            gc.collect()
        else:
            gc.collect(NEW)

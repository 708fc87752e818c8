"""Whether a bot keeps to its seconds, measured so that nobody but the bot can be at fault."""

import gc
import time
from collections.abc import Callable

from ashfall.bots.contract import Choice

__all__ = ["kept", "timed"]

SHARE, SLACK = 1.1, 0.005  # what a budget may be exceeded by: a tenth, and what the operating system takes
TRIES = 3  # a virtual machine that is taken away for a moment cannot tell it from time that was used


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

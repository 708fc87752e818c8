"""Errors that nobody expected, in the log: where and of what kind, but never what they were about.

The message of an error may quote a position, a record or a seed, and logs are read by people who also play.
"""

from __future__ import annotations

import asyncio
import logging
import traceback

__all__ = ["tell_failure", "tell_if_failed"]

log = logging.getLogger(__name__)


def tell_failure(place: str, error: BaseException) -> None:
    """Note it, with the lines of code that led to it and to its causes."""
    parts: list[str] = []
    found: BaseException | None = error
    while found is not None and len(parts) < 10:
        parts.append(f"{type(found).__qualname__} at\n{_steps(found)}")
        found = found.__cause__ or found.__context__
    log.error("%s failed: %s", place, "caused by ".join(parts).rstrip())


def tell_if_failed(task: asyncio.Task[None]) -> None:
    """For `add_done_callback`: a task that is to go on for ever does not end unseen."""
    if not task.cancelled() and (error := task.exception()):
        tell_failure(task.get_name(), error)


def _steps(error: BaseException) -> str:
    """The way through our own code, and the place where it ended."""
    steps = traceback.extract_tb(error.__traceback__)
    kept = [step for step in steps[:-1] if "ashfall" in step.filename] + steps[-1:]
    return "".join(traceback.format_list(kept))

"""A bar on the terminal while many games are played; nothing where there is no terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

__all__ = ["Bar", "progress"]


@dataclass(frozen=True, slots=True)
class Bar:
    """How many games are done."""

    _bar: Progress
    _task: TaskID

    def reach(self, done: int, said: str = "") -> None:
        """So many games are done by now, of which this is said."""
        self._bar.update(self._task, completed=done, description=said)


@contextmanager
def progress(total: int, done: int = 0) -> Iterator[Bar | None]:
    """A bar for so many games, of which some are done; None where there is no terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        yield Bar(bar, bar.add_task("", total=total, completed=done))

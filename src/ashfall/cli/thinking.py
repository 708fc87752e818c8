"""A line on the terminal while a bot thinks for longer than a moment."""

from __future__ import annotations

from threading import Timer
from types import TracebackType
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

__all__ = ["ThinkingLine"]

PATIENCE: Final = 0.3  # seconds; nobody needs a bar for less
REFRESH: Final = 8  # a second


class ThinkingLine:
    """Shows who thinks and how much of the time is used up; nothing where there is no terminal."""

    def __init__(self, console: Console, title: str) -> None:
        columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
        self._bar = Progress(*columns, console=console, transient=True, refresh_per_second=REFRESH)
        self._task = self._bar.add_task(title, total=None)  # moves to and fro until the bot tells its share
        self._timer = Timer(PATIENCE, self._bar.start)
        self._timer.daemon = True
        self._shown = console.is_interactive

    def report(self, share: float) -> None:
        """How much of its time the bot has used: 0 nothing, 1 all; anything else says nothing."""
        if 0 <= share <= 1:
            self._bar.update(self._task, total=1.0, completed=share)

    def __enter__(self) -> ThinkingLine:
        if self._shown:
            self._timer.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._shown:
            self._timer.cancel()
            self._timer.join()
            self._bar.stop()

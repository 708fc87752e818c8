"""The tasks that come with the program: one file for each in ``collection/``."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from ashfall.puzzles.hardcity.task import CityPuzzle, parse_task

__all__ = ["shipped_task_text", "shipped_tasks"]

SUFFIX: Final = ".toml"


@cache
def shipped_tasks() -> dict[str, CityPuzzle]:
    """All of them by key, in the order of their numbers."""
    found = [parse_task(text, key + SUFFIX, key) for key, text in _texts().items()]
    return {task.key: task for task in sorted(found, key=lambda task: task.number)}


def shipped_task_text(key: str) -> str:
    """The file of one."""
    return _texts()[key]


@cache
def _texts() -> dict[str, str]:
    return {
        entry.name.removesuffix(SUFFIX): entry.read_text(encoding="utf-8")
        for entry in (files(__package__) / "collection").iterdir()
        if entry.name.endswith(SUFFIX)
    }

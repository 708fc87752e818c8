"""What puzzles and lessons of any game share: a goal is a struct of conditions, checked one by one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

__all__ = ["holds"]


def holds(goal: msgspec.Struct, trial: Any, checks: Mapping[str, Callable[[Any, Any], bool]]) -> bool:
    """Whether everything that a goal names is true of an attempt; a field that is left out says nothing."""
    given = ((name, getattr(goal, name)) for name in goal.__struct_fields__)
    return all(checks[name](trial, value) for name, value in given if value is not None)

"""Tasks as phrases: what the goal asks for, and what chances are called."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from ashfall.hardcity.telling import names
from ashfall.puzzles.hardcity.goals import CityGoal
from ashfall.table.phrases import Listing, Phrase

__all__ = ["goal_phrases", "level_phrase", "percent", "theme_phrase"]

# Events that have a sentence of their own, as something that has to happen or must not.
WANTED: Final = ("mutant_killed", "evacuated", "welded", "roof_opened", "machine_destroyed")
UNWANTED: Final = ("officer_hurt", "civilian_killed")


def goal_phrases(goal: CityGoal) -> list[Phrase]:
    """Everything that a goal asks for, a sentence each."""
    return list(_phrases(goal))


def _phrases(goal: CityGoal) -> Iterator[Phrase]:
    for kind, count in (goal.happened or {}).items():
        told = f"hc-task-goal-{kind}" if kind in WANTED else "hc-task-goal-event"
        yield Phrase(told, {"event": kind, "count": count})
    for officer, space in (goal.at or {}).items():
        yield Phrase("hc-task-goal-at", {"officer": names.person(officer), "space": space})
    if goal.helicopter is not None:
        yield Phrase("hc-task-goal-helicopter", {"space": goal.helicopter})
    if goal.made is not None:
        yield Phrase("hc-task-goal-made", {"verb": goal.made})
    for officer, hp in (goal.hp or {}).items():
        yield Phrase("hc-task-goal-hp", {"officer": names.person(officer), "hp": hp})
    for kind in goal.never or ():
        told = f"hc-task-never-{kind}" if kind in UNWANTED else "hc-task-never-event"
        yield Phrase(told, {"event": kind})
    if goal.unless is not None:
        yield Phrase("hc-task-goal-unless", {"goals": Listing(tuple(_phrases(goal.unless)))})


def theme_phrase(theme: str) -> Phrase:
    """What a task is about."""
    return Phrase(f"hc-task-theme-{theme}")


def level_phrase(difficulty: int) -> Phrase:
    """How hard a task is."""
    return Phrase(f"hc-task-level-{difficulty}")


def percent(chance: Fraction) -> str:
    """A chance as people read it; it looks certain or hopeless only where it is."""
    shown = chance * 100 if chance in (0, 1) else min(max(float(chance * 100), 0.1), 99.9)
    return f"{float(shown):.1f}".removesuffix(".0") + " %"

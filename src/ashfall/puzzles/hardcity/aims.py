"""Goals as a search counts them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ashfall.hardcity.events.people import Rolled
from ashfall.hardcity.events.reading import FORMS
from ashfall.hardcity.files.notation import WORDS
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.trace import ROLLED
from ashfall.puzzles.hardcity.goals import CityGoal, CityTrial, reaches
from ashfall.puzzles.hardcity.search import BITS, MOST_COUNTED, TurnAim

__all__ = ["EVENT_NUMBERS", "MOST_WATCHED", "aim_of", "watched_by"]

MOST_WATCHED: Final = 60 // BITS  # a tally is one number
NONE: Final = -1

# The number in the trace of each type of event.
EVENT_NUMBERS: Final = {
    str(form.__struct_config__.tag): number
    for number, form in [(number, form) for number, (form, _) in FORMS.items()] + [(ROLLED, Rolled)]
}


@dataclass(slots=True)
class Watched:
    """An event or a verb that a goal speaks of."""

    name: str
    is_verb: bool
    most: int = 1  # more of it make no difference
    needs: int = 0
    is_banned: bool = False


def watched_by(goal: CityGoal) -> list[Watched]:
    """Everything that has to be counted for a goal."""
    found: dict[tuple[str, bool], Watched] = {}
    _watch(found, goal, is_whole=True)
    return list(found.values())


def _watch(found: dict[tuple[str, bool], Watched], goal: CityGoal, is_whole: bool) -> None:
    """Add what a goal, or what must not hold besides it, speaks of."""

    def entry(name: str, is_verb: bool, count: int) -> Watched:
        each = found.setdefault((name, is_verb), Watched(name, is_verb))
        each.most = max(each.most, count)
        return each

    for kind, count in (goal.happened or {}).items():
        each = entry(kind, False, count)
        each.needs = count if is_whole else each.needs
    for kind in goal.never or ():
        each = entry(kind, False, 1)
        each.is_banned = each.is_banned or is_whole
    if goal.made is not None:
        each = entry(goal.made, True, 1)
        each.needs = 1 if is_whole else each.needs
    if goal.unless is not None:
        _watch(found, goal.unless, is_whole=False)


def aim_of(goal: CityGoal) -> TurnAim:
    """A goal for a search."""
    watched = watched_by(goal)

    def holds(state: State, tally: int) -> bool:
        counts = {
            (each.name, each.is_verb): tally >> place * BITS & MOST_COUNTED
            for place, each in enumerate(watched)
        }
        made = {name for (name, is_verb), count in counts.items() if is_verb and count}
        happened = {name: count for (name, is_verb), count in counts.items() if not is_verb}
        return reaches(goal, CityTrial(state, made, happened))

    return TurnAim(
        [NONE if each.is_verb else EVENT_NUMBERS[each.name] for each in watched],
        [WORDS[each.name] if each.is_verb else NONE for each in watched],
        [each.most for each in watched],
        [each.needs for each in watched],
        [int(each.is_banned) for each in watched],
        holds,
        _is_about_helicopter(goal),
    )


def _is_about_helicopter(goal: CityGoal) -> bool:
    inner = goal.unless is not None and _is_about_helicopter(goal.unless)
    return goal.helicopter is not None or inner

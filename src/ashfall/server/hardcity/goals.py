"""What a task of a lesson of Hard City asks for, and how an attempt is judged: by what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from ashfall.hardcity import Match
from ashfall.hardcity.description.figures import PersonNow
from ashfall.server.lessons import holds
from ashfall.table.contract import Event

__all__ = ["CHECKS", "CityGoal", "CityTrial", "reaches"]


class CityGoal(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Conditions that must all hold; one that is left out says nothing."""

    at: dict[str, str] | None = None  # these officers stand on these spaces
    hp: dict[str, int] | None = None  # they have at least so many
    happened: dict[str, int] | None = None  # so many events of these types, or more
    made: str | None = None  # a move that begins with this word
    helicopter: str | None = None  # it hovers over this space
    unless: CityGoal | None = None  # must not hold


@dataclass(frozen=True, slots=True)
class CityTrial:
    """An attempt: the match after its moves, these, and what happened in them."""

    match: Match
    made: Sequence[str]
    events: Sequence[Event]

    def person(self, key: str) -> PersonNow:
        """How an officer does."""
        return next(person for person in self.match.now().people if person.person == key)

    def counts(self) -> Counter[str]:
        """How often each type of event happened."""
        return Counter(str(event.__struct_config__.tag) for event in self.events)

    def hovers(self, space: str) -> bool:
        """Whether the helicopter is over a space."""
        helicopter = self.match.now().helicopter
        return helicopter is not None and helicopter.space == space


def reaches(goal: CityGoal, trial: CityTrial) -> bool:
    """Whether everything that the goal names is true of the attempt."""
    return holds(goal, trial, CHECKS)


CHECKS: Final[dict[str, Callable[[CityTrial, Any], bool]]] = {
    "at": lambda trial, spaces: all(trial.person(key).space == space for key, space in spaces.items()),
    "hp": lambda trial, least: all(trial.person(key).hp >= hp for key, hp in least.items()),
    "happened": lambda trial, least: all(trial.counts()[kind] >= count for kind, count in least.items()),
    "made": lambda trial, verb: any(move.split()[0] == verb for move in trial.made),
    "helicopter": lambda trial, space: trial.hovers(space),
    "unless": lambda trial, goal: not reaches(goal, trial),
}

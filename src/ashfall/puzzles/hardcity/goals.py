"""What a task or a step of a lesson of Hard City asks for: conditions on what happened and what stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import msgspec

from ashfall.hardcity.content import load_content
from ashfall.hardcity.ground.rows import HEALTH, HELICOPTER, PLACE
from ashfall.hardcity.ground.state import State
from ashfall.puzzles.goals import holds
from ashfall.table.contract import Event

__all__ = ["CHECKS", "CityGoal", "CityTrial", "counts_of", "officer_numbers", "reaches", "verbs_of"]


class CityGoal(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Conditions that must all hold; one that is left out says nothing."""

    at: dict[str, str] | None = None  # these officers stand on these spaces
    hp: dict[str, int] | None = None  # they have at least so many
    happened: dict[str, int] | None = None  # so many events of these types, or more
    never: list[str] | None = None  # no event of these types
    made: str | None = None  # a move that begins with this word
    helicopter: str | None = None  # it hovers over this space
    unless: CityGoal | None = None  # must not hold


@dataclass(frozen=True, slots=True)
class CityTrial:
    """An attempt: what stands after its moves, their verbs, and how often each type of event happened."""

    state: State
    made: Collection[str]
    counts: Mapping[str, int]

    def place(self, officer: str) -> str:
        """Where an officer stands."""
        return self._label(int(self.state.person(officer_numbers()[officer], PLACE)))

    def hp(self, officer: str) -> int:
        """How many HP an officer has."""
        return int(self.state.person(officer_numbers()[officer], HEALTH))

    def hovers(self, space: str) -> bool:
        """Whether the helicopter is over a space."""
        return self._label(int(self.state.get(HELICOPTER))) == space

    def _label(self, space: int) -> str:
        return self.state.rules.board.labels[space] if space >= 0 else ""


@cache
def officer_numbers() -> dict[str, int]:
    """The number of each officer by key."""
    return {officer.key: number for number, officer in enumerate(load_content().officers)}


def counts_of(events: Iterable[Event]) -> Counter[str]:
    """How often each type of event happened."""
    return Counter(str(event.__struct_config__.tag) for event in events)


def verbs_of(moves: Iterable[str]) -> set[str]:
    """The verbs of some moves."""
    return {move.split()[0] for move in moves}


def reaches(goal: CityGoal, trial: CityTrial) -> bool:
    """Whether everything that the goal names is true of the attempt."""
    return holds(goal, trial, CHECKS)


CHECKS: Final[dict[str, Callable[[CityTrial, Any], bool]]] = {
    "at": lambda trial, spaces: all(trial.place(key) == space for key, space in spaces.items()),
    "hp": lambda trial, least: all(trial.hp(key) >= hp for key, hp in least.items()),
    "happened": lambda trial, least: all(trial.counts.get(kind, 0) >= n for kind, n in least.items()),
    "never": lambda trial, kinds: not any(trial.counts.get(kind, 0) for kind in kinds),
    "made": lambda trial, verb: verb in trial.made,
    "helicopter": lambda trial, space: trial.hovers(space),
    "unless": lambda trial, goal: not reaches(goal, trial),
}

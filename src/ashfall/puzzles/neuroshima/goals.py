"""Goals in many conditions, as lessons have them, and how an attempt is judged: by what happened."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, Final

import msgspec

from ashfall.neuroshima import Match
from ashfall.neuroshima.events import BattleStarted, Discarded, Unit
from ashfall.neuroshima.geometry import distance
from ashfall.neuroshima.skirmish import fight_state
from ashfall.neuroshima.status import UnitStatus
from ashfall.puzzles.goals import holds
from ashfall.puzzles.neuroshima.deeds import BattleDeeds
from ashfall.table.contract import Event

__all__ = ["LEARNER", "BoardGoal", "BoardTrial", "reaches"]

LEARNER: Final = 0
OPPONENT: Final = 1


class BoardGoal(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Conditions that must all hold; one that is left out says nothing.

    Those about a battle speak of the one that was fought, else of the one that would be fought now.
    """

    fought: bool | None = None  # whether a battle was fought
    won: bool | None = None
    turn_over: bool | None = None
    destroyed: list[str] | None = None  # all units on these hexes are, in the battle
    alive: list[str] | None = None  # none of these is
    enemy_loses: int | None = None  # at least so much health of the HQ
    own_loses_most: int | None = None  # at most so much
    own_loses: int | None = None  # at least so much
    netted: list[str] | None = None  # all of these, on the board now
    any_netted: list[str] | None = None
    placed: str | None = None  # this tile stands on the board
    beside: list[str] | None = None  # this tile stands next to each of these hexes
    idle: str | None = None  # this tile attacks nobody in the battle
    strikes: tuple[str, str] | None = None  # this tile wounds the unit on this hex
    helped: tuple[str, str] | None = None  # this tile helps the unit on this hex
    discarded: str | None = None
    unless: BoardGoal | None = None  # must not hold


class BoardTrial:
    """An attempt: the match after its moves, what happened in them, and the units before any battle."""

    def __init__(self, match: Match, events: list[Event], stood: list[UnitStatus]) -> None:
        self.match = match
        self.events = events
        self.stood = stood

    @property
    def fought(self) -> bool:
        """Whether a battle was fought."""
        return any(isinstance(event, BattleStarted) for event in self.events)

    @cached_property
    def battle(self) -> BattleDeeds:
        """The battle that was fought, or that would be fought now."""
        for i, event in enumerate(self.events):
            if isinstance(event, BattleStarted):
                return BattleDeeds(self.events[i:])
        return BattleDeeds([] if _has_no_hqs(self.match) else fight_state(self.match.state).events)

    def destroyed(self) -> set[str]:
        """Hexes of the units that the battle destroys."""
        return {unit.hex for unit in self.battle.fallen()}

    def netted(self) -> set[str]:
        """Hexes of the units that are netted, or were before the battle."""
        return {unit.hex for unit in self.stood if unit.netted}

    def own(self, tile: str) -> list[UnitStatus]:
        """The learner's units of this kind on the board."""
        return [unit for unit in self.stood if (unit.owner, unit.tile) == (LEARNER, tile)]

    def strikes(self, tile: str, hex: str) -> bool:
        """Whether the learner's tile wounds the unit on a hex."""
        return any(_is_own(unit, tile) for unit in self.battle.strikers(hex))

    def is_idle(self, tile: str) -> bool:
        """Whether the learner's tile attacks in the battle and meets nobody."""
        return self.battle.is_idle(lambda unit: _is_own(unit, tile))

    def helps(self, tile: str, hex: str) -> bool:
        """Whether the learner's tile changes something for the unit on a hex."""
        helpers = {source for unit in self.stood if unit.hex == hex for source in unit.helped_by}
        return any(unit.hex in helpers for unit in self.own(tile))

    def is_beside(self, tile: str, *hexes: str) -> bool:
        """Whether the learner's tile stands next to all of these hexes."""
        board = self.match.state.rules.board
        places = [board.points[board.labels.index(hex)] for hex in hexes]
        return any(all(distance(unit.at, place) == 1 for place in places) for unit in self.own(tile))


def reaches(goal: BoardGoal, trial: BoardTrial) -> bool:
    """Whether everything that the goal names is true of the attempt."""
    return holds(goal, trial, CHECKS)


def _is_own(unit: Unit, tile: str) -> bool:
    return (unit.owner, unit.tile) == (LEARNER, tile)


def _has_won(trial: BoardTrial) -> bool:
    outcome = trial.match.outcome
    return outcome is not None and outcome.winner == LEARNER


def _has_no_hqs(match: Match) -> bool:
    """Before the HQs stand and after one has fallen there is nothing to fight about."""
    decision = match.decision
    return decision is None or decision.kind == "setup"


def _has_discarded(trial: BoardTrial, tile: str) -> bool:
    gone = (event for event in trial.events if isinstance(event, Discarded))
    return any((event.seat, event.tile) == (LEARNER, tile) for event in gone)


CHECKS: Final[dict[str, Callable[[BoardTrial, Any], bool]]] = {
    "fought": lambda trial, value: trial.fought == value,
    "won": lambda trial, value: _has_won(trial) == value,
    "turn_over": lambda trial, value: (trial.match.turn != LEARNER) == value,
    "destroyed": lambda trial, hexes: trial.destroyed() >= set(hexes),
    "alive": lambda trial, hexes: not trial.destroyed() & set(hexes),
    "enemy_loses": lambda trial, least: trial.battle.lost(OPPONENT) >= least,
    "own_loses_most": lambda trial, most: trial.battle.lost(LEARNER) <= most,
    "own_loses": lambda trial, least: trial.battle.lost(LEARNER) >= least,
    "netted": lambda trial, hexes: trial.netted() >= set(hexes),
    "any_netted": lambda trial, hexes: bool(trial.netted() & set(hexes)),
    "placed": lambda trial, tile: bool(trial.own(tile)),
    "beside": lambda trial, words: trial.is_beside(*words),
    "idle": lambda trial, tile: trial.is_idle(tile),
    "strikes": lambda trial, pair: trial.strikes(*pair),
    "helped": lambda trial, pair: trial.helps(*pair),
    "discarded": _has_discarded,
    "unless": lambda trial, goal: not reaches(goal, trial),
}

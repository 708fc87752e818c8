"""Why an attempt solves a puzzle or does not: what stood, what was left, which unit made the difference."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from ashfall.neuroshima.events import HealthLost, Removed, Unit
from ashfall.neuroshima.geometry import lowest
from ashfall.neuroshima.sentences import unit_at
from ashfall.neuroshima.skirmish import BattleReport
from ashfall.neuroshima.state import KIND, OVER, State
from ashfall.neuroshima.tables import HQ
from ashfall.puzzles.neuroshima.aim import FALLEN, SOLVED, UNDONE, battle_worth
from ashfall.puzzles.neuroshima.checker import PuzzleAttempt, PuzzleVerdict
from ashfall.puzzles.neuroshima.deeds import BattleDeeds
from ashfall.puzzles.neuroshima.puzzle import Puzzle
from ashfall.puzzles.neuroshima.undoing import take_back
from ashfall.table.phrases import Argument, Listing, Phrase, UnitRef

__all__ = ["VerdictReasons", "reasons_of"]

END: Final = "end"
MOST_BATTLES: Final = 300_000  # to know what a first turn was worth; beyond that nothing is said of it


@dataclass(frozen=True, slots=True)
class VerdictReasons:
    """Sentences about a verdict, and the hexes of the units that they are about."""

    phrases: tuple[Phrase, ...]
    hexes: tuple[str, ...]


def reasons_of(puzzle: Puzzle, verdict: PuzzleVerdict) -> VerdictReasons:
    """What became of an attempt and why, the main thing first."""
    phrases = tuple(_solved(puzzle, verdict) if verdict.solved else _failed(puzzle, verdict))
    hexes = [unit.hex for phrase in phrases for unit in _units_in(phrase.args.get("units", ""))]
    return VerdictReasons(phrases, tuple(dict.fromkeys(hexes)))


def _units_in(argument: Argument) -> list[UnitRef]:
    items = argument.items if isinstance(argument, Listing) else ()
    return [item for item in items if isinstance(item, UnitRef)]


# What solved it.


def _solved(puzzle: Puzzle, verdict: PuzzleVerdict) -> Iterator[Phrase]:
    if verdict.battle is None:
        yield Phrase("puzzle-won-early")
        return
    hit = BattleDeeds(verdict.battle.events).last_hit(lambda event: _is_wanted(puzzle, event))
    if hit is not None and hit.strikers:
        units = _refs(hit.strikers)
        yield Phrase("puzzle-won-hit", {"units": Listing(tuple(units)), "initiative": hit.initiative})
    if puzzle.goal not in ("destroy_hq", "destroy_unit"):
        own, other = verdict.health(puzzle.seat), verdict.health(1 - puzzle.seat)
        yield Phrase(f"puzzle-won-{puzzle.goal}", {"own": own, "other": other})


def _is_wanted(puzzle: Puzzle, event: HealthLost | Removed) -> bool:
    """Whether what happened serves the goal."""
    if event.unit.owner == puzzle.seat:
        return False
    if puzzle.goal == "destroy_unit":
        return isinstance(event, Removed) and event.unit.tile == puzzle.target
    return isinstance(event, HealthLost) and puzzle.goal in ("destroy_hq", "ahead")


def _refs(units: Iterable[Unit]) -> list[UnitRef]:
    return list(dict.fromkeys(UnitRef(unit.owner, unit.tile, unit.hex) for unit in units))


# What failed.


def _failed(puzzle: Puzzle, verdict: PuzzleVerdict) -> Iterator[Phrase]:
    if verdict.refused:
        yield Phrase("puzzle-refused", {"reason": verdict.refused})
    elif verdict.unused:
        yield Phrase("puzzle-unused", {"count": verdict.unused})
    elif verdict.missing == UNDONE:
        yield Phrase("puzzle-unended")
    else:
        yield _main_reason(puzzle, verdict)
        yield from _first_turn(puzzle, verdict)
        if verdict.battle is not None:
            yield from _difference(puzzle, verdict.before, verdict.battle)


def _main_reason(puzzle: Puzzle, verdict: PuzzleVerdict) -> Phrase:
    if verdict.missing >= FALLEN:
        return Phrase("puzzle-why-survive")
    given: dict[str, Argument] = {
        "own": verdict.health(puzzle.seat),
        "other": verdict.health(1 - puzzle.seat),
        "count": verdict.lost(puzzle.seat),
        "units": Listing(tuple(_standing(puzzle, verdict.after))),
    }
    return Phrase(f"puzzle-why-{puzzle.goal}", given)


def _first_turn(puzzle: Puzzle, verdict: PuzzleVerdict) -> Iterator[Phrase]:
    """Whether the first of two turns could still be won, else how near it came against the best answer."""
    if puzzle.turns == 1:
        return
    ended = verdict.way.index(END) + 1
    attempt = PuzzleAttempt.along(puzzle, verdict.way[:ended], MOST_BATTLES)
    missing = attempt.worth()
    if not attempt.is_certain:
        return
    if missing == SOLVED:
        yield Phrase("puzzle-why-second-turn")
    elif missing >= FALLEN:
        yield Phrase("puzzle-why-first-turn-fallen")
    else:
        yield Phrase("puzzle-why-first-turn", {"missing": missing})


def _standing(puzzle: Puzzle, state: State) -> list[Argument]:
    """The named units that are left."""
    hexes = _hexes(int(state.own(1 - puzzle.seat)))
    keys = state.rules.kinds.keys
    return [unit_at(state, hex) for hex in hexes if keys[int(state.units[hex]) & KIND] == puzzle.target]


def _hexes(those: int) -> Iterator[int]:
    while those:
        yield int(lowest(those))
        those &= those - 1


def _difference(puzzle: Puzzle, before: State, battle: BattleReport) -> Iterator[Phrase]:
    """The enemies without whom it would have been enough; else own units that never came to act."""
    culprits = [unit_at(before, hex) for hex in _culprits(puzzle, before)]
    if culprits:
        yield Phrase("puzzle-why-difference", {"units": Listing(tuple(culprits)), "count": len(culprits)})
        return
    deeds = BattleDeeds(battle.events)
    netted = [unit for unit in deeds.netted() if unit.owner == puzzle.seat]
    early = [unit for unit in deeds.fallen() if unit.owner == puzzle.seat and unit not in netted]
    early = [unit for unit in early if _has_attack(before, unit) and unit.hex not in deeds.attackers()]
    for text, units in (("netted", netted), ("early", early)):
        if units:
            yield Phrase(f"puzzle-why-{text}", {"units": Listing(tuple(_refs(units)))})


def _culprits(puzzle: Puzzle, before: State) -> Iterator[int]:
    aim = puzzle.aim(puzzle.start())
    kinds = before.rules.kinds
    for hex in _hexes(int(before.own(1 - puzzle.seat))):
        kind = int(before.units[hex]) & KIND
        if kinds.type[kind] == HQ or kinds.keys[kind] == puzzle.target:
            continue
        trial = before.copy()
        take_back(trial, hex)
        if trial.stage != OVER and battle_worth(trial, aim) == SOLVED:
            yield hex


def _has_attack(state: State, unit: Unit) -> bool:
    tile = state.rules.armies[unit.owner].tile(unit.tile)
    return bool(tile.initiatives) and any((*tile.melee, *tile.ranged))

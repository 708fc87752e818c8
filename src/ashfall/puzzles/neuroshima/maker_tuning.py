"""Health of HQs so that the best that can be done is just enough."""

from __future__ import annotations

from random import Random
from typing import Final

from ashfall.neuroshima.skirmish import fight_state
from ashfall.neuroshima.state import HEALTH, ROW
from ashfall.puzzles.neuroshima.aim import FALLEN
from ashfall.puzzles.neuroshima.maker_draft import with_health
from ashfall.puzzles.neuroshima.maker_trial import MOST_SOLUTIONS, Rejected, Trial, look_at
from ashfall.puzzles.neuroshima.puzzle import Puzzle

__all__ = ["tuned"]

FULL: Final = 20
Tuned = tuple[Puzzle, tuple[tuple[int, ...], ...]]
OWN_HEALTH: Final = (2, 14)


def tuned(chance: Random, puzzle: Puzzle, most: int) -> Tuned:
    """The draft with health that makes it just solvable, if its goal asks for health; raises Rejected.

    With it come ways to solve it, where they are known already.
    """
    return TUNERS[puzzle.goal](chance, puzzle, most)


def _destroy(chance: Random, puzzle: Puzzle, most: int) -> Tuned:
    """The enemy HQ has the health that the best battle takes from it."""
    draft = with_health(with_health(puzzle, 0, chance.randint(*OWN_HEALTH)), 1, FULL)
    trial = look_at(draft, most)
    _check(trial)
    return with_health(draft, 1, FULL - trial.missing), trial.misses


def _ahead(chance: Random, puzzle: Puzzle, most: int) -> Tuned:
    """The enemy HQ has so much that one is ahead by one at best."""
    draft = with_health(with_health(puzzle, 0, chance.randint(*OWN_HEALTH)), 1, FULL)
    trial = look_at(draft, most)
    _check(trial)
    return with_health(draft, 1, FULL - trial.missing), trial.misses


def _check(trial: Trial) -> None:
    """Whether health can make a puzzle of it: the nearest misses are its solutions then."""
    if not 0 < trial.missing < FULL:
        raise Rejected("harmless")
    if len(trial.misses) > MOST_SOLUTIONS:
        raise Rejected("solutions")


def _survive(chance: Random, puzzle: Puzzle, most: int) -> Tuned:
    """The own HQ has the least health with which it can stand, and falls if nothing is done."""
    draft = with_health(with_health(puzzle, 0, FULL), 1, chance.randint(*OWN_HEALTH))
    left = int(fight_state(draft.start()).after.seat[puzzle.seat * ROW + HEALTH])
    best: Puzzle | None = None
    for health in range(FULL - left, 0, -1):
        less = with_health(draft, 0, health)
        if _falls(less, most):
            break
        best = less
    if best is None:
        raise Rejected("harmless")
    return best, ()


def _falls(draft: Puzzle, most: int) -> bool:
    """Whether the own HQ falls whatever is done."""
    try:
        return look_at(draft, most).missing >= FALLEN
    except Rejected as rejected:
        if rejected.reason == "solutions":
            return False
        raise


def _as_it_is(chance: Random, puzzle: Puzzle, most: int) -> Tuned:
    """Health does not matter much: any, and not the same every time."""
    draft = with_health(puzzle, 0, chance.randint(*OWN_HEALTH))
    return with_health(draft, 1, chance.randint(*OWN_HEALTH)), ()


TUNERS: Final = {
    "destroy_hq": _destroy,
    "ahead": _ahead,
    "survive": _survive,
    "lose_no_unit": _as_it_is,
    "destroy_unit": _as_it_is,
}

"""Proofs of many puzzles and what bots make of them, in several processes, with a bar."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import as_completed
from dataclasses import dataclass
from typing import Final, TypeVar

from ashfall.arena.neuroshima.puzzle_bots import bot_looks, greedy_solves
from ashfall.bots.processes import Workers
from ashfall.cli.progress import progress
from ashfall.puzzles.neuroshima.difficulty import Difficulty, estimate
from ashfall.puzzles.neuroshima.puzzle import Puzzle
from ashfall.puzzles.neuroshima.search import Tell, silent
from ashfall.puzzles.neuroshima.solver import Proof, prove

__all__ = ["CheckedPuzzle", "RatedPuzzle", "check_puzzle", "rate_puzzle", "work_through"]

STEPS: Final = 100  # of a bar, for each puzzle

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class CheckedPuzzle:
    """A puzzle with its proof, and whether the bot ``greedy`` solves it."""

    puzzle: Puzzle
    proof: Proof
    is_greedy: bool


@dataclass(frozen=True, slots=True)
class RatedPuzzle:
    """A puzzle with its proof and how hard it is."""

    puzzle: Puzzle
    proof: Proof
    told: Difficulty


def check_puzzle(puzzle: Puzzle, tell: Tell = silent) -> CheckedPuzzle:
    """Prove a puzzle and let ``greedy`` try it."""
    return CheckedPuzzle(puzzle, prove(puzzle, tell), greedy_solves(puzzle))


def rate_puzzle(puzzle: Puzzle, tell: Tell = silent) -> RatedPuzzle:
    """Prove a puzzle, let bots look at it, and estimate how hard it is."""
    proof = prove(puzzle, tell)
    return RatedPuzzle(puzzle, proof, estimate(puzzle, proof, bot_looks(puzzle)))


def work_through(found: Sequence[Puzzle], workers: int, work: Callable[[Puzzle, Tell], T]) -> list[T]:
    """What ``work`` makes of these puzzles, in their order; it tells how far it is where it runs here."""
    done: dict[int, T] = {}
    with progress(len(found) * STEPS) as bar:

        def tell(tried: int, of: int) -> None:
            if bar is not None:
                bar.reach(len(done) * STEPS + tried * STEPS // of)

        several = min(len(found), workers) > 1
        results = _in_pool(found, workers, work) if several else _here(found, tell, work)
        for i, result in results:
            done[i] = result
            if bar is not None:
                bar.reach(len(done) * STEPS, found[i].key)
    return [done[i] for i in range(len(found))]


def _here(found: Sequence[Puzzle], tell: Tell, work: Callable[[Puzzle, Tell], T]) -> Iterator[tuple[int, T]]:
    """In this process; the bar hears of every first move that is done."""
    return ((i, work(puzzle, tell)) for i, puzzle in enumerate(found))


def _in_pool(
    found: Sequence[Puzzle], workers: int, work: Callable[[Puzzle, Tell], T]
) -> Iterator[tuple[int, T]]:
    """As they come, with the numbers of their puzzles; hard ones are begun first, not to be last."""
    pool = Workers(min(workers, len(found)))
    try:
        order = sorted(range(len(found)), key=lambda i: (found[i].turns, found[i].use), reverse=True)
        numbers = {pool.submit(work, found[i], silent): i for i in order}
        for future in as_completed(numbers):
            yield numbers[future], future.result()
    finally:
        pool.end()

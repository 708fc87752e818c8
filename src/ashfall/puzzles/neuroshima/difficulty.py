"""How hard a puzzle is before anybody played it: rare solutions, near misses, and who finds one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import log10
from typing import Final, Protocol

from ashfall.neuroshima.facings import Facings
from ashfall.neuroshima.state import ACT, OVER, State
from ashfall.puzzles.neuroshima.aim import SOLVED, UNDONE, PuzzleAim, battle_worth, is_better, step
from ashfall.puzzles.neuroshima.puzzle import HARDEST, Puzzle
from ashfall.puzzles.neuroshima.search import TurnSearch, silent
from ashfall.puzzles.neuroshima.solver import Proof

__all__ = ["WIDTHS", "BotLooks", "Difficulty", "PuzzleBots", "estimate", "finds", "first_width"]

GREEDY: Final = "greedy"  # the bot that takes what the next battle makes best
WIDTHS: Final = (1, 8, 64)  # boards that are kept after each move
LEVELS: Final = (1045, 1220, 1660, 1900)  # ratings at which the next difficulty begins
LOWEST, HIGHEST = 800, 2500
BASE: Final = 180
FOR_RARITY: Final = 234  # for every time that solutions are ten times as rare
FOR_TILE: Final = 143  # for every tile after the first
FOR_WIDTH: Final = 169  # for every width that does not find a solution
FOR_NEARNESS: Final = 60  # for every time that near misses are ten times as many
FOR_BOT: Final = 30  # for every bot that does not solve it
FOR_UNIT: Final = 16
MOST_MOVES: Final = 8  # in one turn, abilities among them


BotLooks = Mapping[str, int]  # by name of a bot: in which look it solves a puzzle, 0 where it does not


class PuzzleBots(Protocol):
    """Bots that look at puzzles; they belong to another room."""

    def greedy_solves(self, puzzle: Puzzle) -> bool:
        """Whether the bot ``greedy`` solves a puzzle by its own choices."""
        ...

    def looks(self, puzzle: Puzzle) -> BotLooks:
        """Which bots solve it, and in which look."""
        ...


@dataclass(frozen=True, slots=True)
class Difficulty:
    """What makes a puzzle hard, and what that comes to."""

    rarity: float  # boards for each solution, as a power of ten
    nearness: float  # nearest misses for each solution, as a power of ten
    width: int | None  # the least of WIDTHS that finds a solution, None if none does
    looks: BotLooks
    rating: int

    @property
    def level(self) -> int:
        """1 to 5."""
        return min(HARDEST, 1 + sum(self.rating >= least for least in LEVELS))


def estimate(puzzle: Puzzle, proof: Proof, looks: BotLooks) -> Difficulty:
    """The difficulty of a puzzle that is proven and that bots have looked at; nothing else counts.

    What ``greedy`` solves is for the first day, however rare its solution is.
    """
    solutions = max(1, proof.solutions)
    rarity = log10(max(1, proof.positions) / solutions)
    nearness = max(0.0, log10(max(1, proof.near) / solutions))
    width = first_width(puzzle)
    failed = len(WIDTHS) if width is None else WIDTHS.index(width)
    rating = BASE + FOR_RARITY * rarity + FOR_TILE * (puzzle.use * puzzle.turns - 1) + FOR_WIDTH * failed
    rating += FOR_NEARNESS * nearness + FOR_UNIT * len(puzzle.position.units)
    rating += FOR_BOT * sum(not look for look in looks.values())
    highest = LEVELS[0] - 1 if looks.get(GREEDY) else HIGHEST
    rating = min(max(rating, LOWEST), highest)
    return Difficulty(round(rarity, 2), round(nearness, 2), width, dict(looks), round(rating))


def first_width(puzzle: Puzzle) -> int | None:
    """How many boards one has to keep in mind to solve it move by move, each judged by its battle."""
    return next((width for width in WIDTHS if finds(puzzle, width)), None)


def finds(puzzle: Puzzle, width: int) -> bool:
    """Whether keeping the best boards after each move comes to a solution.

    In two turns the boards of the first one are those that would fight best at once.
    """
    if puzzle.turns > 1:
        return _finds_first(puzzle, width)
    start = puzzle.start()
    aim, facings = puzzle.aim(start), Facings(start.rules)
    kept = [start]
    for _ in range(MOST_MOVES):
        reached = [after for state in kept for after in _after(state, aim, facings)]
        worths = [int(battle_worth(state, aim)) if state.stage == ACT else UNDONE for state in reached]
        order = sorted(range(len(reached)), key=lambda i: worths[i])
        if any(worths[i] == SOLVED and aim.may_fight(reached[i]) for i in order):
            return True
        kept = [reached[i] for i in order[:width] if reached[i].stage == ACT]
        if not kept:
            return False
    return False


def _finds_first(puzzle: Puzzle, width: int) -> bool:
    """Whether one of the boards that would fight best after the first turn solves a puzzle of two."""
    start = puzzle.start()
    short = replace(puzzle, turns=1, reply={}, replies=0).aim(start)
    facings, search = Facings(start.rules), TurnSearch(start, puzzle.aim(start), silent)
    kept = [start]
    for _ in range(puzzle.use):
        reached = [after for state in kept for after in _after(state, short, facings)]
        kept = sorted((s for s in reached if s.stage == ACT), key=lambda s: int(battle_worth(s, short)))[
            :width
        ]
    return any(search.solves(state) for state in kept)


def _after(state: State, aim: PuzzleAim, facings: Facings) -> list[State]:
    """The boards after one more move, with the answers that follow it."""
    found = []
    for code in state.legal:
        if aim.allows(state, code) and facings.is_new(state, code):
            after = state.copy()
            step(after, code, aim)
            found.append(_answered(after, aim))
    return found


def _answered(state: State, aim: PuzzleAim) -> State:
    """The board once everything is answered that is asked, each by what serves its own side best."""
    while state.stage not in (ACT, OVER):
        own = bool(state.chooser == aim.seat)
        best: State | None = None
        worth = 0
        for code in state.legal:
            after = state.copy()
            step(after, code, aim)
            this = _settled_worth(after, aim)
            if best is None or is_better(own, this, worth):
                best, worth = after, this
        assert best is not None
        state = best
    return state


def _settled_worth(state: State, aim: PuzzleAim) -> int:
    settled = _answered(state, aim)
    return int(aim.missing(settled) if settled.stage == OVER else battle_worth(settled, aim))

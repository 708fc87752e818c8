"""A quick look at a draft: what is missing at best, the ideas that solve it, the nearest misses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import perm
from typing import Final

from ashfall.neuroshima.army import load_army
from ashfall.neuroshima.facings import Facings
from ashfall.neuroshima.moves import EXECUTE, PLACE, PLAY, REPLACE, a_of, verb_of
from ashfall.neuroshima.state import State
from ashfall.neuroshima.tile import Tile
from ashfall.puzzles.neuroshima.aim import SOLVED, step
from ashfall.puzzles.neuroshima.essence import Part, fewest_parts, parts_of
from ashfall.puzzles.neuroshima.maker_draft import offered
from ashfall.puzzles.neuroshima.puzzle import Puzzle
from ashfall.puzzles.neuroshima.search import TurnSearch, silent

__all__ = [
    "MOST_POSITIONS",
    "MOST_SOLUTIONS",
    "Ideas",
    "Rejected",
    "Trial",
    "fewer_do",
    "ideas_behind",
    "look_at",
    "sure_tries",
]

MOST_POSITIONS: Final = {1: 20_000, 2: 60_000, 3: 800_000}  # boards that a proof may need, by tiles to use
MOST_SOLUTIONS: Final = 60
WINDING: Final = 3  # a position that may be reached in several ways takes so much longer
PLAYS: Final = 6  # about so many ways to use an instant
MOVE: Final = 15  # and to move a unit

Ideas = frozenset[frozenset[Part]]


class Rejected(Exception):
    """A draft that is no good puzzle; ``reason`` is a word for the report."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Trial:
    """What a search told of a draft."""

    missing: int
    ideas: Ideas  # what the solutions come down to
    solutions: int
    ways: tuple[tuple[int, ...], ...]  # to each solution
    least: int  # what the nearest misses lack
    misses: tuple[tuple[int, ...], ...]
    tempting: frozenset[str]  # tiles that are used in the nearest misses
    positions: int

    @property
    def solved(self) -> bool:
        """Whether the draft can be solved."""
        return self.missing == SOLVED


def look_at(puzzle: Puzzle, most: int) -> Trial:
    """Search a draft; raises Rejected where that would take too long or there are too many solutions."""
    start = puzzle.start()
    if puzzle.turns == 1 and sure_tries(puzzle, start) > most:
        raise Rejected("long")
    aim = puzzle.aim(start)
    search: TurnSearch

    def stop(done: int, of: int) -> None:
        if search.positions + WINDING * len(search.worths) > most:
            raise Rejected("long")

    search = TurnSearch(start, aim, stop, most)
    missing = search.run()
    if not search.is_whole:
        raise Rejected("long")
    if len(search.boards) > MOST_SOLUTIONS:
        raise Rejected("solutions")
    found = [parts_of(search, board) for board in search.boards]
    misses = tuple(tuple(way) for way in search.misses)
    return Trial(
        missing=missing,
        ideas=frozenset(fewest_parts(found)),
        solutions=len(found),
        ways=tuple(tuple(way) for way in search.solutions),
        least=int(search.least) if misses else 0,
        misses=misses,
        tempting=frozenset(tile for way in misses for tile in _tiles(start, way)),
        positions=int(search.positions),
    )


def ideas_behind(puzzle: Puzzle, ways: Sequence[Sequence[int]]) -> Ideas:
    """What these ways come down to, those of them that solve the draft."""
    start = puzzle.start()
    aim = puzzle.aim(start)
    search = TurnSearch(start, aim, silent)
    found = []
    for way in ways:
        board = start.copy()
        for code in way:
            step(board, code, aim)
        if aim.may_fight(board) and search.solves(board):
            found.append(parts_of(search, board))
    return frozenset(fewest_parts(found))


def sure_tries(puzzle: Puzzle, start: State) -> int:
    """About how many boards there are: hexes and facings of every choice of tiles, and what units do."""
    facings, kinds = Facings(start.rules), start.rules.kinds
    army = load_army(puzzle.armies[0])
    free = int(start.empty()).bit_count()
    rows = [row for row in puzzle.position.units if row.owner == puzzle.seat]
    deeds = 1
    for row in rows:
        deeds *= _deeds(army.tile(row.tile), puzzle)
    total = 0
    for chosen in {tuple(sorted(some)) for some in combinations(offered(puzzle), puzzle.use)}:
        tries, placed = 1, 0
        for tile in map(army.tile, chosen):
            if tile.instant:
                tries *= len(rows) * MOVE if tile.instant in ("move", "hunt") else PLAYS
            else:
                kind = int(kinds.number[army.key, tile.key])
                tries *= len({int(facings.first[kind * 6 + facing]) for facing in range(6)})
                tries *= _deeds(tile, puzzle)
                placed += 1
        for count in Counter(chosen).values():
            tries //= count
        total += tries * perm(free, placed)
    winds = deeds > 1 or any(army.tile(tile).instant or army.tile(tile).abilities for tile in puzzle.offer)
    return total * deeds * (WINDING if winds else 1)


def _deeds(tile: Tile, puzzle: Puzzle) -> int:
    """About how many things a unit can do in a turn, nothing among them."""
    others = len(puzzle.position.units) // 2
    known = {"mobility": MOVE, "rotation": 4, "push_back": 3, "net_of_steel": others, "grab": 3}
    deeds = 1
    for word in (*tile.abilities, *(effect.keyword for effect in tile.effects)):
        deeds *= known.get(word, 1)
    return deeds


def _tiles(start: State, way: tuple[int, ...]) -> set[str]:
    """The tiles of the offer that a way uses."""
    keys = start.rules.kinds.keys
    return {keys[a_of(code)] for code in way if verb_of(code) in (PLACE, EXECUTE, REPLACE, PLAY)}


def fewer_do(puzzle: Puzzle) -> bool:
    """Whether one tile less would do, too."""
    start = puzzle.start(puzzle.use - 1)
    return TurnSearch(start, puzzle.aim(start, puzzle.use), silent).run() == SOLVED

"""Every way to play a puzzle, one after the other: no table, no order, nothing left out. Slow and plain."""

from __future__ import annotations

from ashfall.neuroshima.moves import END, verb_of
from ashfall.neuroshima.skirmish import fight_state
from ashfall.neuroshima.state import ACT, FACING, HEALTH, KIND, MARKER, OVER, ROW, State
from ashfall.neuroshima.tile import Tile
from ashfall.puzzles.neuroshima.aim import UNDONE, PuzzleAim, step
from ashfall.puzzles.neuroshima.puzzle import Puzzle
from ashfall.table.contract import Move

Board = tuple[object, ...]
Found = tuple[int, frozenset[Board]]  # what is missing, and the boards from which nothing is


class _Asked(Exception):
    def __init__(self, seat: int, options: list[Move]) -> None:
        self.seat = seat
        self.options = options


def brute_force(puzzle: Puzzle, use: int | None = None, spare: int | None = None) -> Found:
    """What the best play leaves missing, and all boards at the end of a first turn that solves."""
    start = puzzle.start(use)
    return _play(start, puzzle.aim(start, spare))


def _play(s: State, aim: PuzzleAim) -> Found:
    if s.stage == OVER:
        missing = int(aim.missing(s)) if s.plays <= aim.spare or s.active != aim.seat else UNDONE
        return _ended(s, missing)
    found: list[Found] = []
    if s.stage == ACT and s.turn == aim.last and s.plays <= aim.spare:
        found.append(_ended(s, _fight(s, aim, [])))
    for code in [int(code) for code in s.legal if aim.allows(s, code)]:
        after = s.copy()
        step(after, code, aim)
        missing, boards = _play(after, aim)
        found.append(_ended(s, missing) if verb_of(code) == END else (missing, boards))
    if s.chooser != aim.seat:
        worst = max(missing for missing, _ in found)
        return worst, _joined(found) if not worst else frozenset()
    if not found:
        return UNDONE, frozenset()
    return min(missing for missing, _ in found), _joined([each for each in found if not each[0]])


def _ended(s: State, missing: int) -> Found:
    """A turn that ended with this board."""
    return missing, frozenset(() if missing else {board_of(s)})


def _joined(found: list[Found]) -> frozenset[Board]:
    return frozenset().union(*(boards for _, boards in found))


def _fight(s: State, aim: PuzzleAim, answers: list[str]) -> int:
    def ask(state: State, options: list[Move]) -> Move:
        raise _Asked(int(state.chooser), options)

    try:
        report = fight_state(s, ask, answers)
    except _Asked as question:
        worths = [_fight(s, aim, [*answers, option.text]) for option in question.options]
        return min(worths) if question.seat == aim.seat else max(worths)
    return int(aim.missing(report.after))


def board_of(s: State) -> Board:
    """What can be seen of a board: units by their looks, health, markers."""
    units = tuple(_look(s, int(unit)) if unit else None for unit in s.units)
    seats = tuple((int(s.seat[seat * ROW + HEALTH]), int(s.seat[seat * ROW + MARKER])) for seat in range(2))
    return units, seats


def _look(s: State, unit: int) -> tuple[object, ...]:
    facing = unit >> FACING & 7
    edges = [_edge(s.rules.kinds.tile(unit & KIND), (direction - facing) % 6) for direction in range(6)]
    return unit & ~(7 << FACING), *edges


def _edge(tile: Tile, edge: int) -> tuple[object, ...]:
    marks = (tile.gauss, tile.friendly_fire, tile.armor, tile.reflection, tile.nets, tile.links)
    return tile.melee[edge], tile.ranged[edge], *(edge in mark for mark in marks)

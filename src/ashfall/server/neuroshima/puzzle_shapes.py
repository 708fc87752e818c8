"""The shapes of puzzles of this game (NH-15): the task, an attempt, the verdict, hints, solutions, proofs."""

from __future__ import annotations

from typing import Any

import msgspec

from ashfall.server.neuroshima.shapes import BattleShow, HandTile, Sight
from ashfall.server.puzzle_shapes import PuzzleInfo, PuzzleMark, PuzzleStatistic
from ashfall.server.shapes import EventLine
from ashfall.table.phrases import Phrase

__all__ = [
    "PuzzleBoard",
    "PuzzleHint",
    "PuzzleIdea",
    "PuzzleLook",
    "PuzzleProof",
    "PuzzleResult",
    "PuzzleSolutions",
    "PuzzleView",
]


class PuzzleView(msgspec.Struct, kw_only=True):
    """A puzzle as somebody gets it who wants to solve it."""

    info: PuzzleInfo
    seat: int  # who solves it
    goal: Phrase  # what has to be reached
    count: Phrase  # how many tiles to use
    use: int
    is_exact: bool
    turns: int  # of the solver, 1 or 2; the opponent answers between them
    offer: list[HandTile]
    reply: list[HandTile]  # what the opponent holds, in a puzzle of two turns
    board: PuzzleBoard
    position: dict[str, Any]  # for help cards, analysis and games that go on from it
    statistic: PuzzleStatistic
    text: str  # the file, without the solution


class PuzzleBoard(msgspec.Struct, kw_only=True):
    """The board after some moves, before the battle."""

    sight: Sight  # ``legal`` are the moves of the solver; in two turns ``end`` is the end of the first
    moves: list[str]  # those that were made, by both sides
    lines: list[EventLine]  # what the last move of the solver and the answers to it did
    turn: int  # of the solver, from 1
    left: int  # tiles that may still be used in this turn
    can_fight: bool


class PuzzleLook(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What came of a move: the board, or why it is not allowed and the board as it was."""

    board: PuzzleBoard
    clause: str = ""
    reason: Phrase | None = None


class PuzzleResult(msgspec.Struct, kw_only=True):
    """What came of an attempt, with the answers that are worst for the solver."""

    is_solved: bool
    reasons: list[Phrase]  # why, or why not: what stood, what was left, which unit made the difference
    hexes: list[str]  # of the units that the reasons are about
    battle: BattleShow | None  # None where none could be fought
    sight: Sight  # after it
    position: dict[str, Any] | None  # after it, to play on from; None where the game is over
    mark: PuzzleMark  # with this attempt
    rating: int  # of the solver now
    gain: int  # by which this attempt changed it, 0 where it counts for nothing
    streak: int
    next: str  # key of the puzzle that comes next, "" after the last


class PuzzleHint(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One of three hints: the idea, then a tile, then its hex."""

    step: int
    phrase: Phrase
    tile: str = ""
    hex: str = ""


class PuzzleIdea(msgspec.Struct, kw_only=True):
    """Solutions that are the same in essence."""

    moves: list[str]  # of the first of them
    titles: list[Phrase]  # the same in words
    solutions: int
    sight: Sight  # before the battle


class PuzzleSolutions(msgspec.Struct, kw_only=True):
    """All that solves a puzzle; only for those who have solved it or given it up."""

    solutions: int
    positions: int  # boards that were looked at
    ideas: list[PuzzleIdea]  # the first thirty


class PuzzleProof(msgspec.Struct, kw_only=True):
    """What the solver found out about a puzzle that somebody makes."""

    is_whole: bool  # False where there was too much to look at; then the rest is what was found until then
    is_solvable: bool
    solutions: int
    ideas: list[PuzzleIdea]  # the first thirty
    fewer: bool  # one tile less would do
    sample: bool  # the solution of the file solves it
    positions: int
    seconds: float
    difficulty: int  # 1 to 5, as estimated; as the file says where it is not whole or has two turns

"""The shapes of tasks of Hard City: the scene, an attempt, the verdict in chances, hints, proofs."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ashfall.server.hardcity.shapes import CitySight, HardCityTerms
from ashfall.server.puzzle_shapes import PuzzleInfo, PuzzleMark, PuzzleMoves, PuzzleStatistic
from ashfall.server.shapes import EventLine, MoveText
from ashfall.table.phrases import Phrase

__all__ = [
    "ChoiceWorth",
    "CityPuzzleHint",
    "CityPuzzleLook",
    "CityPuzzleProof",
    "CityPuzzleResult",
    "CityPuzzleSolutions",
    "CityPuzzleView",
    "FirstWorth",
    "TurnQuestion",
]


class CityPuzzleView(msgspec.Struct, kw_only=True):
    """A task as somebody gets it who wants to solve it."""

    info: PuzzleInfo
    goals: list[Phrase]  # all that has to be so in the end
    places: list[str]  # spaces that it is about
    best: float  # the chance by best play
    seat: int  # of the solver
    parts: list[str]  # what each seat leads
    sides: list[int]
    terms: HardCityTerms
    sight: CitySight
    statistic: PuzzleStatistic
    text: str  # the file, without the solution


class CityPuzzleLook(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What came of the moves so far, or why the last is not allowed and the table as it was."""

    sight: CitySight
    turn: int
    lines: list[EventLine]  # of the last move
    moves: list[str]  # those that were made
    is_over: bool  # the turn can be judged
    is_reached: bool
    clause: str = ""
    reason: Phrase | None = None


class ChoiceWorth(msgspec.Struct, kw_only=True):
    """A choice: the chance that there was before it and that it left."""

    title: Phrase
    best: float
    left: float
    better: list[Phrase]  # the best moves, where it gave chance away


class CityPuzzleResult(msgspec.Struct, kw_only=True):
    """What an attempt is worth: its choices count, not the dice."""

    is_solved: bool  # no choice gave chance away
    is_reached: bool  # the goal, with these dice
    best: float
    kept: float  # how much of it all choices together kept
    chance: float  # that these choices had
    choices: list[ChoiceWorth]
    mark: PuzzleMark  # with this attempt
    rating: int  # of the solver now
    gain: int
    streak: int
    next: str  # key of the task that comes next, "" after the last


class CityPuzzleHint(msgspec.Struct, kw_only=True):
    """One of three hints: what it is about, what looks good and is not, the first move."""

    step: int
    phrase: Phrase


class FirstWorth(msgspec.Struct, kw_only=True):
    """A move with which the turn may begin, and the chance that it leaves."""

    move: str
    title: Phrase
    chance: float


class CityPuzzleSolutions(msgspec.Struct, kw_only=True):
    """The chance of every first move; only for those who have solved it or given it up."""

    best: float
    fraction: str  # the same, exactly
    firsts: list[FirstWorth]  # the best first
    positions: int  # states that were looked at


class CityPuzzleProof(msgspec.Struct, kw_only=True):
    """What the solver found out about a task that somebody makes."""

    is_whole: bool  # False where there was too much to look at
    is_solvable: bool
    best: float
    fraction: str
    is_told: bool  # the file says so
    sample: bool  # its solution gives nothing away
    firsts: list[FirstWorth]
    positions: int
    seconds: float


class TurnQuestion(PuzzleMoves, kw_only=True):
    """A question of the game about the table after the moves of an attempt."""

    what: Annotated[str, msgspec.Meta(max_length=40)]  # as in a question at a table
    move: MoveText = ""
    about: dict[str, str | int | list[str]] = msgspec.field(default_factory=dict)

"""The shapes of puzzles that all games share: the list, what somebody has solved, ratings and a rush."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ashfall.server.languages import LanguageWish
from ashfall.server.shapes import MoveText

__all__ = [
    "GiveUp",
    "HintWish",
    "PictureWish",
    "PuzzleDay",
    "PuzzleFight",
    "PuzzleFile",
    "PuzzleInfo",
    "PuzzleMark",
    "PuzzleMoves",
    "PuzzleProgress",
    "PuzzleShelf",
    "PuzzleStatistic",
    "PuzzleToday",
    "Rush",
    "RushAnswer",
    "RushVerdict",
    "SavedPuzzle",
]


class PuzzleInfo(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A puzzle in the list of all. It tells nothing of its solutions."""

    game: str
    key: str  # of a shipped one, or the id of one that somebody made
    number: int
    title: dict[str, str]  # by language; English is always there
    story: dict[str, str]
    difficulty: int  # 1 to 5
    themes: list[str]
    rating: int  # as of now
    parts: list[str]  # what the solver leads, then what the opponent leads, as the game names it
    goal: str = ""
    maker: str = ""  # who made it, of those that are not shipped


class PuzzleShelf(msgspec.Struct, kw_only=True):
    """All shipped puzzles of a game in their order, and the one of today."""

    date: str  # today at the server, in UTC: 2026-11-18
    today: str  # key of the puzzle of the day, the same for everybody
    puzzles: list[PuzzleInfo]


class PuzzleToday(msgspec.Struct, kw_only=True):
    """The puzzle of the day, and whether the person who asks has solved it."""

    date: str
    info: PuzzleInfo
    streak: int
    is_solved: bool


class PictureWish(LanguageWish, kw_only=True):
    """How a puzzle is to be drawn."""

    theme: Literal["dark", "light"] = "dark"
    legend: bool = True  # who leads what, and the health


class PuzzleMark(msgspec.Struct, kw_only=True):
    """What somebody has done with one puzzle."""

    key: str
    tries: int  # fights, up to the one that solved it
    is_solved: bool
    is_clean: bool  # solved at the first try without a hint, not in training


class PuzzleDay(msgspec.Struct, kw_only=True):
    """A day of the calendar on which somebody has solved the puzzle of that day."""

    date: str
    key: str
    is_clean: bool  # as in the mark
    counts: bool  # for the streak: solved without a hint


class PuzzleProgress(msgspec.Struct, kw_only=True):
    """What is known of one person; the same for somebody new, with nothing in it."""

    rating: int
    deviation: int  # how sure the rating is: two of them to each side
    streak: int  # days in a row up to today or yesterday
    best_streak: int
    days: list[PuzzleDay]  # newest first
    marks: list[PuzzleMark]
    rush_best: int
    rushes: int  # how many were played


class PuzzleStatistic(msgspec.Struct, kw_only=True):
    """What everybody together has done with a puzzle."""

    people: int  # who have tried it
    solved: int  # of these, who have solved it
    first: int  # of these, at the first try
    rating: int


class PuzzleMoves(msgspec.Struct, kw_only=True):
    """The moves of an attempt, those of the opponent included."""

    moves: Annotated[list[MoveText], msgspec.Meta(max_length=40)] = []


class PuzzleFight(PuzzleMoves, kw_only=True):
    """Let the battle begin after these moves."""

    is_training: bool = False  # with the forecast, which counts for nothing


class HintWish(msgspec.Struct, kw_only=True):
    """Which of the hints somebody wants."""

    step: Annotated[int, msgspec.Meta(ge=1, le=3)]


class GiveUp(msgspec.Struct, kw_only=True):
    """The solutions are wanted, also by giving the puzzle up, which counts as a failed try."""

    give_up: bool = False


class PuzzleFile(msgspec.Struct, kw_only=True):
    """The text of a puzzle file."""

    text: Annotated[str, msgspec.Meta(max_length=20_000)]


class SavedPuzzle(msgspec.Struct, kw_only=True):
    """A puzzle that somebody made is kept."""

    id: str


class Rush(msgspec.Struct, kw_only=True):
    """As many puzzles as possible in a few minutes. The server keeps the time."""

    id: str
    seconds: float  # left
    score: int
    mistakes: int
    most_mistakes: int
    is_over: bool
    key: str  # the puzzle to solve now, empty when it is over
    best: int  # of all rushes of this person, this one included
    solved: list[str]  # keys
    failed: list[str]


class RushAnswer(PuzzleMoves, kw_only=True):
    """An attempt in a rush: every fight counts. Skipping is a mistake."""

    key: Annotated[str, msgspec.Meta(max_length=64)]
    skip: bool = False


class RushVerdict(msgspec.Struct, kw_only=True):
    """What came of an attempt in a rush."""

    is_solved: bool
    rush: Rush
    solution: list[str]  # of the one that was missed

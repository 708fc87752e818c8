"""The shapes of a profile: what finished games came to, and the file in which they are taken along."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

__all__ = [
    "AchievementView",
    "BroughtGames",
    "Count",
    "GameProfile",
    "PlayedGame",
    "Profile",
    "ProfileFile",
    "PuzzleSummary",
    "RecentGame",
    "Results",
    "Streak",
]

VERSION: Final = 1  # of the file
LONGEST_FILE: Final = 600  # games
LATEST: Final = 4_102_444_800_000  # the year 2100, in milliseconds since 1970
MatchId = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[0-9A-Za-z_\-]+$")]
Word = Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[0-9a-z_\-]*$")]
# What was led: an own army is called by its key, an @ and a hash.
Part = Annotated[str, msgspec.Meta(max_length=80, pattern=r"^[0-9a-z_\-@]*$")]


class PlayedGame(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A finished game as one of its players remembers it. It gives nobody a seat."""

    id: MatchId  # of the match
    game: Word
    at: Annotated[int, msgspec.Meta(ge=0, le=LATEST)]  # when it ended, in milliseconds since 1970
    result: Literal["won", "lost", "drawn", "none"]  # none: at one screen on several sides, or without an end
    part: Part = ""  # what was led, in the words of the game
    way: Word = ""  # in which it was played, likewise
    # Levels of bots on other sides; empty where people played there, or nobody.
    bots: Annotated[list[Word], msgspec.Meta(max_length=6)] = []
    # What was counted in it, in the words of the game: for achievements.
    deeds: Annotated[
        dict[Word, Annotated[int, msgspec.Meta(ge=0, le=1000)]], msgspec.Meta(max_length=20)
    ] = {}


class Results(msgspec.Struct, kw_only=True):
    """How games ended."""

    games: int = 0
    won: int = 0
    lost: int = 0
    drawn: int = 0


class Count(msgspec.Struct, kw_only=True):
    """The same of games that have something in common."""

    key: str  # in the words of the game: an army, a level of bots, a way to play
    results: Results


class Streak(msgspec.Struct, kw_only=True):
    """How often in a row, until now and at most."""

    now: int
    best: int


class PuzzleSummary(msgspec.Struct, kw_only=True):
    """What somebody has done with the puzzles of a game."""

    rating: int
    deviation: int
    days: Streak  # on which the puzzle of the day was solved
    solved: int
    tried: int
    rush_best: int


class GameProfile(msgspec.Struct, kw_only=True):
    """One game in a profile."""

    game: str
    results: Results
    parts: list[Count]  # the most played first
    bots: list[Count]  # by level, from weak to strong
    ways: list[Count]
    puzzles: PuzzleSummary | None = None  # where there is anything


class AchievementView(msgspec.Struct, kw_only=True):
    """Something that can be reached, and teaches on the way; its texts are ``feat-KEY`` and the like."""

    key: str
    game: str
    count: int  # so far, at most the goal
    goal: int
    page: str  # of the client, where it is learned


class RecentGame(PlayedGame, kw_only=True, omit_defaults=True):
    """A game in the list of the last ones."""

    is_here: bool = False  # whether it can be looked at here
    is_brought: bool = False


class Profile(msgspec.Struct, kw_only=True):
    """All that is known of somebody's finished games."""

    results: Results
    wins: Streak
    days: Streak  # on which a game ended
    games: list[GameProfile]
    recent: list[RecentGame]  # the last first
    achievements: list[AchievementView]
    brought: int  # games that came in a file
    unread: int  # own games that have not been looked at yet: ask again


class ProfileFile(msgspec.Struct, kw_only=True):
    """The file in which somebody takes their games along."""

    kind: Literal["ashfall profile"]
    version: Annotated[int, msgspec.Meta(ge=1, le=1000)]
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    games: Annotated[list[PlayedGame], msgspec.Meta(max_length=LONGEST_FILE)]


class BroughtGames(msgspec.Struct, kw_only=True):
    """What came of a file."""

    added: int
    known: int  # games that were there already

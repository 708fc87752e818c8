"""What is stored of a match and of puzzles, as the rest of the server sees it."""

from __future__ import annotations

from typing import Literal

import msgspec

__all__ = [
    "Entry",
    "MadePuzzleRow",
    "MatchChange",
    "MatchRow",
    "PlayedRow",
    "PuzzleDayRow",
    "PuzzleMarkRow",
    "RatingRow",
    "RushRow",
    "SeatRow",
    "Status",
]

Status = Literal["waiting", "playing", "over"]


class SeatRow(msgspec.Struct, kw_only=True):
    """A seat of a match. Its number is its place in `MatchRow.seats`."""

    who: str  # as the rooms name it: "person", "bot", or whom it waits for: "link" or "open"
    part: str = ""  # what it leads, in the words of the game
    guest: str | None = None  # id of the person
    bot: str = ""  # level of the bot
    name: str = ""  # of the person, as they call themselves now; only read


class MatchRow(msgspec.Struct, kw_only=True):
    """A match without its entries; with them, everything that is needed to rebuild it."""

    id: str
    game: str
    status: Status = "waiting"
    owner: str | None  # id of the guest who made it
    created: int  # milliseconds since 1970
    listed: bool = False
    casual: bool = True
    seed: str = ""
    invite: str = ""  # token of the link for a friend
    options: str  # JSON of the rooms: clock, sides, the game's own terms
    start: str = ""  # the table from which it goes on, as the game writes it; empty: a new one
    seats: list[SeatRow]
    result: str = ""  # JSON of the rooms, once the game is over
    winners: str = "[]"  # JSON: their seats, none while it goes on and after a draw
    side: str = ""  # that won, where the sides of the game have names
    rules: int = 1  # version of the game's rules with which it began
    rematch: str = ""  # id of the match that follows: a rematch, or the next of a series
    series: str = ""  # id of the first match of a series to which it belongs
    sequel: str = ""  # JSON of the game: what goes on from it to the next of its series, once it is over
    changed: int = 0  # milliseconds since 1970, of the last change; entries are none
    due: int = 0  # until when whoever must choose has time, where clocks count days; 0: nobody must
    seq: int = 0  # number of the last entry; only read
    at: int = 0  # when it was made; only read, of somebody's own matches
    last: str = ""  # its data; likewise


class Entry(msgspec.Struct, kw_only=True):
    """Something that happened in a match, in order; numbers start at 1."""

    seq: int
    at: int  # milliseconds since 1970
    kind: str  # move, resign, begin, ...
    seat: int | None
    data: str = ""  # JSON of the rooms: the move, the clocks and so on
    command: str | None = None  # id of the command; never twice in a match


class MatchChange(msgspec.Struct, kw_only=True):
    """New values for a match; what is None stays as it is."""

    status: Status | None = None
    listed: bool | None = None
    result: str | None = None
    winners: str | None = None
    side: str | None = None
    rematch: str | None = None
    sequel: str | None = None
    due: int | None = None
    seats: list[SeatRow] | None = None  # all of them, in the order of play


class PuzzleMarkRow(msgspec.Struct, kw_only=True):
    """What a guest has done with a puzzle."""

    guest: str
    game: str
    puzzle: str
    seq: int = 0  # how often it has changed
    tries: int = 0  # fights up to the one that solved it, without training
    hints: int = 0  # steps that were told
    solved: bool = False
    clean: bool = False  # at the first try, without any help
    shown: bool = False  # given up, or otherwise told a solution before it was solved
    settled: bool = False  # it has counted for ratings, or never will
    changed: int = 0  # milliseconds since 1970


class RatingRow(msgspec.Struct, kw_only=True):
    """How good a guest is, or how hard a puzzle."""

    game: str
    kind: str  # "person" or "puzzle"
    key: str  # of the one or the other
    seq: int = 0  # results that it was made of
    rating: float
    deviation: float
    volatility: float


class RushRow(msgspec.Struct, kw_only=True):
    """A rush: what was answered in it so far."""

    id: str
    seq: int = 0  # how often it has changed
    guest: str
    game: str
    began: int  # milliseconds since 1970
    score: int = 0
    solved: str = "[]"  # JSON: keys of puzzles
    failed: str = "[]"


class PuzzleDayRow(msgspec.Struct, kw_only=True):
    """The puzzle of a day, solved on that day."""

    guest: str
    game: str
    date: str  # in UTC: 2026-11-18
    puzzle: str
    clean: bool  # as in the mark
    counts: bool  # for the streak: without help


class MadePuzzleRow(msgspec.Struct, kw_only=True):
    """A puzzle that a guest made."""

    id: str
    game: str
    guest: str
    text: str  # the file
    created: int  # milliseconds since 1970
    name: str = ""  # of the guest, as they call themselves now; only read


class PlayedRow(msgspec.Struct, kw_only=True):
    """A finished match as one of its players remembers it."""

    guest: str
    match: str
    at: int  # when it ended, in milliseconds since 1970
    brought: bool  # in a file; else it was worked out from the match
    data: str  # JSON of the profile
    is_here: bool = True  # whether there is such a match; only read

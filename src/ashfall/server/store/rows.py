"""What is stored of a match, as the rest of the server sees it."""

from __future__ import annotations

from typing import Literal

import msgspec

__all__ = ["Entry", "MatchChange", "MatchRow", "SeatRow", "Status"]

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
    seq: int = 0  # number of the last entry; only read


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
    seats: list[SeatRow] | None = None  # all of them, in the order of play

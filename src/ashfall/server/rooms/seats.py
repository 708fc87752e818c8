"""Who sits where, and what follows from it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from ashfall.server.messages import SeatInfo
from ashfall.server.rooms.terms import read_terms
from ashfall.server.store import MatchRow, SeatRow

__all__ = ["BOT", "EMPTY", "LINK", "OPEN", "PERSON", "Seats"]

PERSON: Final = "person"
BOT: Final = "bot"
LINK: Final = "link"  # kept for a friend who has the link
OPEN: Final = "open"  # for anybody from the lobby
EMPTY: Final = (LINK, OPEN)


class Seats:
    """The seats of one match, in order of play.

    A guest may have several: as one person who leads several parts, or as several people at one screen. So
    every seat knows the first one that the same person leads.
    """

    def __init__(self, rows: Sequence[SeatRow], leaders: Sequence[int] = ()) -> None:
        self.rows = list(rows)
        self.leaders = list(leaders) or list(range(len(self.rows)))

    @classmethod
    def of_match(cls, row: MatchRow) -> Seats:
        """The seats of a stored match."""
        return cls(row.seats, read_terms(row).leaders)

    def __len__(self) -> int:
        return len(self.rows)

    @property
    def are_taken(self) -> bool:
        """Whether the match can begin."""
        return all(row.who not in EMPTY for row in self.rows)

    @property
    def are_all_bots(self) -> bool:
        """Whether nobody plays here."""
        return all(row.who == BOT for row in self.rows)

    def of(self, guest: str) -> list[int]:
        """The seats of a person."""
        return [seat for seat, row in enumerate(self.rows) if row.who == PERSON and row.guest == guest]

    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays for this seat."""
        return self.rows[seat].who == BOT

    def guest(self, seat: int) -> str:
        """The person on a seat; empty where none sits."""
        return self.rows[seat].guest or "" if self.rows[seat].who == PERSON else ""

    @property
    def people(self) -> list[int]:
        """The seats that people have taken."""
        return [seat for seat, row in enumerate(self.rows) if row.who == PERSON]

    def guests(self, seats: Iterable[int]) -> set[str]:
        """Who sits on these seats; bots are nobody."""
        return {guest for guest in map(self.guest, seats) if guest}

    @property
    def are_of_one_guest(self) -> bool:
        """Whether nobody need be asked for anything: bots and people at the same screen play here."""
        return len(self.guests(self.people)) <= 1

    def led_with(self, seat: int) -> list[int]:
        """All seats that the same person, or the same bot, leads."""
        return [other for other, leader in enumerate(self.leaders) if leader == self.leaders[seat]]

    def free_for(self, owner: str | None, guest: str, by_link: bool) -> int | None:
        """The seat that a newcomer may take, first of all one that is kept; nobody joins their own match."""
        for kind in (LINK, OPEN) if by_link else (OPEN,):
            for seat, row in enumerate(self.rows):
                if row.who == kind and guest != owner:
                    return seat
        return None

    def taken_by(self, seat: int, guest: str, name: str) -> Seats:
        """The seats once a person has sat down, who leads all that belongs to the seat."""
        return self._changed(self.led_with(seat), who=PERSON, guest=guest, name=name)

    def given_back_by(self, guest: str, places: Sequence[str]) -> Seats | None:
        """The seats once somebody who had joined has stood up; None if nobody of this name had."""
        kept = {seat: place for seat, place in enumerate(places) if place in EMPTY}
        mine = [seat for seat in self.of(guest) if seat in kept]
        rows = [
            replace(row, who=kept[seat], guest=None, name="") if seat in mine else row
            for seat, row in enumerate(self.rows)
        ]
        return Seats(rows, self.leaders) if mine else None

    def left_to(self, bot: str, seats: Collection[int]) -> Seats:
        """The seats once people have left some of them to a bot."""
        return self._changed(seats, who=BOT, bot=bot, guest=None, name="")

    def _changed(self, seats: Collection[int], **values: str | None) -> Seats:
        rows = [replace(row, **values) if seat in seats else row for seat, row in enumerate(self.rows)]
        return Seats(rows, self.leaders)

    def with_parts(self, parts: Sequence[str]) -> Seats:
        """The seats once it is known what they lead."""
        rows = [replace(row, part=part) for row, part in zip(self.rows, parts, strict=True)]
        return Seats(rows, self.leaders)

    def infos(self, online: Sequence[bool]) -> list[SeatInfo]:
        """The seats as everybody may see them."""
        return [_info(*each) for each in zip(self.rows, self.leaders, online, strict=True)]


def _info(row: SeatRow, leader: int, online: bool) -> SeatInfo:
    info = SeatInfo(who="empty", part=row.part, leader=leader, kept=row.who == LINK)
    if row.who == BOT:
        info.who, info.bot, info.online = "bot", row.bot, True
    elif row.who == PERSON:
        info.who, info.name, info.guest, info.online = "person", row.name, row.guest or "", online
    return info

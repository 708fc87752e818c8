"""Who sits where, and what follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ashfall.server.messages import SeatInfo
from ashfall.server.store import SeatRow

__all__ = ["BOT", "LINK", "OPEN", "PERSON", "Seats"]

PERSON: Final = "person"
BOT: Final = "bot"
LINK: Final = "link"  # kept for a friend who has the link
OPEN: Final = "open"  # for anybody from the lobby
EMPTY: Final = (LINK, OPEN)


class Seats:
    """The seats of one match, in order of play."""

    def __init__(self, rows: Sequence[SeatRow]) -> None:
        self.rows = list(rows)

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

    def other(self, seat: int) -> int:
        """The opponent."""
        return 1 - seat

    def may_decide_alone(self, seat: int) -> bool:
        """Whether nobody else need be asked: a bot or the same person sits on the other side."""
        other = self.other(seat)
        return self.is_bot(other) or self.guest(other) == self.guest(seat)

    def free_for(self, owner: str | None, guest: str, by_link: bool) -> int | None:
        """The seat that a newcomer may take; nobody joins their own match."""
        free = EMPTY if by_link else (OPEN,)
        seats = [seat for seat, row in enumerate(self.rows) if row.who in free and guest != owner]
        return seats[0] if seats else None

    def taken_by(self, seat: int, guest: str, name: str) -> Seats:
        """The seats once a person has sat down."""
        row = self.rows[seat]
        sitting = SeatRow(who=PERSON, army=row.army, guest=guest, name=name)
        return Seats([sitting if seat == place else other for place, other in enumerate(self.rows)])

    def with_armies(self, armies: Sequence[str]) -> Seats:
        """The seats once the armies are known."""
        return Seats(
            [
                SeatRow(who=row.who, army=army, guest=row.guest, bot=row.bot, name=row.name)
                for row, army in zip(self.rows, armies, strict=True)
            ]
        )

    def infos(self, online: Sequence[bool]) -> list[SeatInfo]:
        """The seats as everybody may see them."""
        return [_info(row, here) for row, here in zip(self.rows, online, strict=True)]


def _info(row: SeatRow, online: bool) -> SeatInfo:
    if row.who == BOT:
        return SeatInfo(who="bot", army=row.army, bot=row.bot, online=True)
    if row.who == PERSON:
        return SeatInfo(who="person", army=row.army, name=row.name, guest=row.guest or "", online=online)
    return SeatInfo(who="empty", army=row.army)

"""Everybody who is connected to one match."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import msgspec

from ashfall.server.messages import FromServer, Guest, Reject, Update
from ashfall.server.rooms.refusals import Refusal
from ashfall.server.rooms.seats import Seats
from ashfall.server.rooms.sending import Outbox
from ashfall.server.rooms.telling import bystanders

__all__ = ["Member", "Members", "encoded"]

MOST_MEMBERS: Final = 300
MOST_OF_ONE: Final = 10  # sockets of one person at one table
MOST_NAMELESS: Final = 40  # sockets from one address of people who have not been here before
_ENCODER: Final = msgspec.json.Encoder()


def encoded(message: FromServer) -> str:
    """A message as it travels."""
    return _ENCODER.encode(message).decode()


@dataclass(eq=False, slots=True)
class Member:
    """One socket at a table."""

    guest: Guest
    outbox: Outbox
    address: str = ""  # where they come from
    is_waiting_for_hint: bool = False

    def tell(self, message: FromServer) -> None:
        """Send a message to this socket alone."""
        self.outbox.put(encoded(message))

    def refuse(self, key: str, refusal: Refusal) -> None:
        """Say why a command or question came to nothing."""
        self.tell(Reject(id=key, code=refusal.code, reason=refusal.reason, clause=refusal.clause))


class Members:
    """The sockets at a table; each message is encoded once for all of them."""

    def __init__(self) -> None:
        self._all: dict[Member, None] = {}

    def __bool__(self) -> bool:
        return bool(self._all)

    def __iter__(self) -> Iterator[Member]:
        return iter(list(self._all))

    def has_room_for(self, newcomer: Member, *, is_seated: bool) -> bool:
        """Whether one more socket may come in; a crowd never keeps out those who play.

        Of those who have not been here before an address is all that is known. It may be that of a school,
        but one program must not take the places of all others who want to watch.
        """
        if newcomer.guest.id:
            has_own = len(self.of(newcomer.guest.id)) < MOST_OF_ONE
        else:
            has_own = sum(one.address == newcomer.address for one in self.of("")) < MOST_NAMELESS
        return has_own and (is_seated or len(self._all) < MOST_MEMBERS)

    def add(self, member: Member) -> None:
        """Somebody connects."""
        self._all[member] = None

    def remove(self, member: Member) -> bool:
        """Somebody is gone; False if they were so already."""
        return self._all.pop(member, member) is None

    def of(self, guest: str) -> list[Member]:
        """The sockets of one person."""
        return [member for member in self._all if member.guest.id == guest]

    def online(self, seats: Seats) -> list[bool]:
        """Which seats somebody plays who is here; bots always are."""
        here = {member.guest.id for member in self._all}
        return [seats.is_bot(seat) or (seats.guest(seat) or "-") in here for seat in range(len(seats))]

    def spectators(self, seats: Seats) -> int:
        """Sockets of people who only watch."""
        seated = {seats.guest(seat) for seat in range(len(seats))}
        return sum(not member.guest.id or member.guest.id not in seated for member in self._all)

    def tell(self, message: FromServer) -> None:
        """Send the same to everybody."""
        if self._all:
            text = encoded(message)
            for member in self._all:
                member.outbox.put(text)

    def tell_update(self, update: Update, chooser: str) -> None:
        """Send an update: with the legal moves to the person who chooses, without them to the others."""
        texts: dict[bool, str] = {}
        for member in self._all:
            chooses = bool(chooser) and member.guest.id == chooser
            if chooses not in texts:
                texts[chooses] = encoded(update if chooses else _for_bystanders(update))
            member.outbox.put(texts[chooses])

    def close(self, code: int, reason: str) -> None:
        """Send everybody away."""
        for member in self._all:
            member.outbox.close(code, reason)


def _for_bystanders(update: Update) -> Update:
    if update.sight is None:
        return update
    return msgspec.structs.replace(update, sight=bystanders(update.sight))

"""Everybody who is connected to one match."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from ashfall.server.messages import FromServer, Guest, Reject
from ashfall.server.rooms.refusals import Refusal
from ashfall.server.rooms.seats import Seats
from ashfall.server.rooms.sending import Outbox

__all__ = ["Member", "Members", "encoded"]

MOST_MEMBERS: Final = 300
MOST_OF_ONE: Final = 10  # sockets of one person at one table
MOST_WATCHING: Final = 60  # sockets from one address of people who only watch
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

    def has_room_for(self, newcomer: Member, seats: Seats) -> bool:
        """Whether one more socket may come in; a crowd never keeps out those who play.

        An address may be that of a school, but one program, which may be many guests, must not take the
        places of all others who want to watch.
        """
        guest = newcomer.guest.id
        if guest and len(self.of(guest)) >= MOST_OF_ONE:
            return False
        if seats.of(guest):
            return True
        beside = sum(one.address == newcomer.address for one in self._watching(seats))
        return beside < MOST_WATCHING and len(self._all) < MOST_MEMBERS

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
        return len(self._watching(seats))

    def _watching(self, seats: Seats) -> list[Member]:
        seated = seats.guests(range(len(seats)))
        return [member for member in self._all if member.guest.id not in seated]

    def tell(self, message: FromServer) -> None:
        """Send the same to everybody."""
        if self._all:
            text = encoded(message)
            for member in self._all:
                member.outbox.put(text)

    def tell_each(self, kind_of: Callable[[str], Hashable], message_for: Callable[[Any], FromServer]) -> None:
        """Send each what is for people of their kind; a message is made and encoded once for each kind."""
        texts: dict[Hashable, str] = {}
        for member in self._all:
            kind = kind_of(member.guest.id)
            if kind not in texts:
                texts[kind] = encoded(message_for(kind))
            member.outbox.put(texts[kind])

    def close(self, code: int, reason: str) -> None:
        """Send everybody away."""
        for member in self._all:
            member.outbox.close(code, reason)

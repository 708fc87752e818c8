"""A hall without a network, for tests: a store that fails when told to, and people without sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from ashfall.server.messages import Command, Guest, SeatWish
from ashfall.server.metrics import Metrics
from ashfall.server.rooms.hall import Hall
from ashfall.server.rooms.members import Member
from ashfall.server.rooms.room import Room
from ashfall.server.rooms.sending import Outbox
from ashfall.server.rooms.thinkers import Thinkers
from ashfall.server.store import Entry, MatchChange, MatchRow, Store, StoreError
from ashfall.server.workshop import Workshop
from tests.server.wishes import match_wish

PATIENCE = 60  # seconds
ADA = Guest("ada", "Ada")
BOB = Guest("bob", "Bob")
CID = Guest("cid", "Cid")


class Unreliable(Store):
    """Fails when told to: before anything is stored, or after it, when the answer is lost."""

    trouble = ""
    is_deaf = False
    faults = 0  # how many times it cannot say what goes on

    async def append(
        self,
        key: str,
        entry: Entry,
        change: MatchChange | None = None,
        following: MatchRow | None = None,
    ) -> None:
        if self.trouble == "before":
            raise StoreError("the disk is full")
        await super().append(key, entry, change, following)
        if self.trouble == "after":
            raise StoreError("the connection broke")

    async def going_on(self, recently: int, after: str = "") -> list[str]:
        if self.faults:
            self.faults -= 1
            raise StoreError("no answer")
        return await super().going_on(recently, after)

    async def entries(self, key: str, after: int = 0) -> list[Entry]:
        if self.is_deaf:
            raise StoreError("no answer")
        return await super().entries(key, after)


class Seat:
    """Somebody in a room, without a socket."""

    def __init__(self, room: Room, member: Member, heard: list[str]) -> None:
        self.room, self.member, self._heard = room, member, heard

    async def answer(self, command: Command) -> dict[str, Any]:
        """The ack or reject of a command."""
        self.room.command(self.member, command)
        while True:
            for message in self.heard():
                if message["t"] in ("ack", "reject") and message["id"] == command.id:
                    return message
            await asyncio.sleep(0.005)

    def heard(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(text) for text in self._heard]


class House:
    """A hall with its store."""

    def __init__(self, store: Unreliable, hall: Hall) -> None:
        self.store, self.hall = store, hall
        self._sending: list[asyncio.Task[None]] = []

    async def match(self, owner: Guest = ADA, other: Guest = BOB, **wish: Any) -> str:
        seats = [SeatWish("me", part="moloch"), SeatWish("open", part="borgo")]
        made = await self.hall.create(match_wish(seats=seats, starts="first", **wish), owner)
        await self.hall.join(made.id, other, "")
        return made.id

    async def sit(self, match: str, guest: Guest, address: str = "", last: int = 0) -> Seat:
        heard: list[str] = []

        async def send(text: str) -> None:
            heard.append(text)

        outbox = Outbox(send)
        room, member = await self.hall.enter(match, guest, outbox, last, address)
        self._sending.append(asyncio.create_task(outbox.run()))
        while not heard:
            await asyncio.sleep(0.001)
        return Seat(room, member, heard)


@asynccontextmanager
async def house(folder: Path, faults: int = 0, **options: Any) -> AsyncIterator[House]:
    store = Unreliable(str(folder / "rooms.db"))
    store.faults = faults
    await store.open()
    if await store.guest("ada") is None:
        for guest in (ADA, BOB, CID):
            await store.add_guest(guest)
    hall = Hall(store, Thinkers(1), Metrics(), Workshop(), **options)
    await hall.start()
    try:
        yield House(store, hall)
    finally:
        await hall.close()
        await store.close()


def run(folder: Path, scene: Callable[[House], Awaitable[None]], **options: int) -> None:
    async def act() -> None:
        async with asyncio.timeout(PATIENCE), house(folder, **options) as there:
            await scene(there)

    asyncio.run(act())


def move(key: str, seq: int, text: str = "place hq C3 0") -> Command:
    return Command(id=key, what="move", seq=seq, move=text)

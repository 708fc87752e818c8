"""Rooms without a network: what happens when storing fails, who is cut off, what is put away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ashfall.server.messages import Command, Guest, MatchWish, SeatWish
from ashfall.server.metrics import Metrics
from ashfall.server.rooms import hall as hall_module
from ashfall.server.rooms.hall import Hall
from ashfall.server.rooms.history import Course, fold, record_of
from ashfall.server.rooms.members import Member
from ashfall.server.rooms.room import Room
from ashfall.server.rooms.sending import MOST_MESSAGES, SLOW, Outbox
from ashfall.server.rooms.thinkers import Thinkers
from ashfall.server.store import Entry, MatchChange, Store, StoreError

ADA = Guest("ada", "Ada")
BOB = Guest("bob", "Bob")


class Unreliable(Store):
    """Fails when told to: before anything is stored, or after it, when the answer is lost."""

    trouble = ""
    is_deaf = False

    async def append(self, key: str, entry: Entry, change: MatchChange | None = None) -> None:
        if self.trouble == "before":
            raise StoreError("the disk is full")
        await super().append(key, entry, change)
        if self.trouble == "after":
            raise StoreError("the connection broke")

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

    async def match(self) -> str:
        wish = MatchWish(seats=[SeatWish("me"), SeatWish("open")], starts="first")
        made = await self.hall.create(wish, ADA)
        await self.hall.join(made.id, BOB, "")
        return made.id

    async def sit(self, match: str, guest: Guest) -> Seat:
        heard: list[str] = []

        async def send(text: str) -> None:
            heard.append(text)

        outbox = Outbox(send)
        room, member = await self.hall.enter(match, guest, outbox, 0)
        self._sending.append(asyncio.create_task(outbox.run()))
        while not heard:
            await asyncio.sleep(0.001)
        return Seat(room, member, heard)


@asynccontextmanager
async def house(folder: Path, **options: int) -> AsyncIterator[House]:
    store = Unreliable(str(folder / "rooms.db"))
    await store.open()
    if await store.guest("ada") is None:
        await store.add_guest(ADA)
        await store.add_guest(BOB)
    hall = Hall(store, Thinkers(1), Metrics(), **options)
    await hall.start()
    try:
        yield House(store, hall)
    finally:
        await hall.close()
        await store.close()


def run(folder: Path, scene: Callable[[House], Awaitable[None]], **options: int) -> None:
    async def act() -> None:
        async with house(folder, **options) as there:
            await scene(there)

    asyncio.run(act())


def move(key: str, seq: int, text: str = "place hq C3 0") -> Command:
    return Command(id=key, what="move", seq=seq, move=text)


def test_what_cannot_be_stored_never_happened(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        match = await there.match()
        ada, bob = await there.sit(match, ADA), await there.sit(match, BOB)
        before = ada.room.info()
        there.store.trouble = "before"
        refused = await ada.answer(move("a", 1))
        assert (refused["t"], refused["code"]) == ("reject", "storage")
        assert ada.room.info() == before
        assert not any(message["t"] == "update" for message in ada.heard() + bob.heard())
        there.store.trouble = ""
        assert (await ada.answer(move("b", 1, "place hq C4 0")))["seq"] == 2

    run(tmp_path, scene)


def test_an_entry_whose_answer_was_lost_counts(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        match = await there.match()
        ada = await there.sit(match, ADA)
        there.store.trouble = "after"
        assert (await ada.answer(move("a", 1)))["t"] == "ack"
        there.store.trouble = ""
        assert len(await there.store.entries(match)) == 2

    run(tmp_path, scene)


def test_in_doubt_the_match_is_read_again(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        match = await there.match()
        ada = await there.sit(match, ADA)
        there.store.trouble, there.store.is_deaf = "after", True
        assert (await ada.answer(move("a", 1)))["code"] == "storage"
        assert (await ada.answer(move("b", 1)))["code"] == "storage"  # still not known
        there.store.trouble, there.store.is_deaf = "", False
        ada.room.command(ada.member, move("c", 1))
        while ada.member.outbox.close_code is None:
            await asyncio.sleep(0.005)
        again = await there.sit(match, ADA)
        assert again.heard()[0]["seq"] == 2  # the first one was stored
        assert (await again.answer(move("a", 1)))["seq"] == 2

    run(tmp_path, scene)


def test_a_room_is_what_its_entries_say(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        match = await there.match()
        ada, bob = await there.sit(match, ADA), await there.sit(match, BOB)
        await ada.answer(move("a", 1))
        await ada.answer(Command(id="b", what="take_back", seq=2))
        await ada.answer(move("c", 3, "place hq C2 0"))
        await bob.answer(Command(id="d", what="offer_draw", seq=4))
        row, entries = await there.store.match(match), await there.store.entries(match)
        assert row is not None
        assert [entry.kind for entry in entries] == ["begin", "move", "take_back", "move", "offer_draw"]
        course = Course()
        for happened in fold(row, entries):
            course = happened.after
        assert course.offers == {"draw": 1}
        assert record_of(row, entries).moves == ["place hq C2 0"]

    run(tmp_path, scene)


def test_rooms_that_nobody_needs_are_put_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_module, "SWEEP", 0.05)
    monkeypatch.setattr(hall_module, "IDLE", 0.1)

    async def scene(there: House) -> None:
        match = await there.match()
        ada = await there.sit(match, ADA)
        await asyncio.sleep(0.5)
        bob = await there.sit(match, BOB)
        assert bob.room is ada.room
        for seat in (ada, bob):
            seat.room.leave(seat.member)
        while not ada.room.is_closed:
            await asyncio.sleep(0.01)
        again = await there.sit(match, ADA)
        assert again.room is not ada.room
        assert (await again.answer(move("a", 1)))["t"] == "ack"

    run(tmp_path, scene)


def test_a_client_that_takes_nothing_is_cut_off() -> None:
    async def act() -> Outbox:
        async def never(text: str) -> None:
            await asyncio.sleep(3600)

        outbox = Outbox(never)
        sending = asyncio.create_task(outbox.run())
        await asyncio.sleep(0)
        for _ in range(MOST_MESSAGES + 2):
            outbox.put("news")
        await asyncio.wait({sending}, timeout=5)
        assert sending.cancelled()
        return outbox

    assert asyncio.run(act()).close_code == SLOW

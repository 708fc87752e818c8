"""A match that is over and left leaves nothing in memory but what caches with a limit keep.

It goes by itself: the collector, which would find what refers to itself, comes by only now and then.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import _lru_cache_wrapper
from pathlib import Path
from typing import Any, Literal, Protocol, TypeVar

import msgspec
import pytest

from ashfall.server.messages import Command, Guest, SeatWish
from ashfall.server.metrics import Metrics
from ashfall.server.rooms import hall as hall_module
from ashfall.server.rooms.hall import Hall
from ashfall.server.rooms.members import Member
from ashfall.server.rooms.room import Room
from ashfall.server.rooms.sending import Outbox
from ashfall.server.rooms.thinkers import Thinkers
from ashfall.server.store import Store
from ashfall.server.workshop import Workshop
from tests.server.wishes import match_wish

PEOPLE = (Guest("ada", "Ada"), Guest("bob", "Bob"))
SOON = 0.02  # seconds
PATIENCE = 120  # seconds
MATCHES = 8
MOVES = 12
T = TypeVar("T")
Watch = Callable[[Hall, Metrics], Awaitable[T]]
ALLOWED = 15  # blocks for each match: connections to SQLite remember up to 200 cursors before they tidy up


class Watched(Protocol):
    """Has something watched in a hall."""

    def __call__(self, watch: Watch[T]) -> T: ...


class Chair:
    """Somebody at a table who remembers the last sight alone."""

    def __init__(self) -> None:
        self.outbox = Outbox(self._hear)
        self.seq = 0
        self.legal: list[str] = []

    async def _hear(self, text: str) -> None:
        message: dict[str, Any] = msgspec.json.decode(text)
        if message["t"] in ("welcome", "update"):
            self.seq = message["seq"]
            self.legal = message["sight"]["legal"]


async def play(hall: Hall) -> None:
    """One match: some moves, then somebody resigns, and both leave."""
    seats = [SeatWish("me", part="moloch"), SeatWish("open", part="borgo")]
    match = (await hall.create(match_wish(seats=seats), PEOPLE[0])).id
    await hall.join(match, PEOPLE[1], "")
    chairs = [Chair(), Chair()]
    sending = [asyncio.create_task(chair.outbox.run()) for chair in chairs]
    entered = [
        await hall.enter(match, who, chair.outbox, 0) for who, chair in zip(PEOPLE, chairs, strict=True)
    ]
    for number in range(MOVES):
        while not any(chair.legal for chair in chairs):
            await asyncio.sleep(0)
        mover = 0 if chairs[0].legal else 1
        move = chairs[mover].legal[number % len(chairs[mover].legal)]
        await tell(chairs, mover, entered[mover], "move", move)
    await tell(chairs, 0, entered[0], "resign")
    for room, member in entered:
        room.leave(member)
    for chair in chairs:
        chair.outbox.close(1000)
    await asyncio.gather(*sending)
    for chair in chairs:
        del chair.outbox  # the two hold each other


async def tell(
    chairs: list[Chair],
    seat: int,
    place: tuple[Room, Member],
    what: Literal["move", "resign"],
    move: str = "",
) -> None:
    """Send a command and wait until everybody knows what came of it."""
    chair, (room, member) = chairs[seat], place
    before = chair.seq
    chair.legal = []
    room.command(member, Command(id=f"{what} {before}", what=what, seq=before, move=move))
    while min(one.seq for one in chairs) == before:
        await asyncio.sleep(0)


def empty_caches() -> None:
    """Forget what is kept only up to some number."""
    for name, module in list(sys.modules.items()):
        for one in vars(module).values() if name.startswith("ashfall.") else ():
            if isinstance(one, _lru_cache_wrapper) and one.cache_parameters()["maxsize"] is not None:
                one.cache_clear()


async def play_some(hall: Hall, metrics: Metrics) -> None:
    """Some matches, until all of them were put away."""
    for _ in range(MATCHES):
        await play(hall)
    while metrics.rooms.read is not None and metrics.rooms.read():
        await asyncio.sleep(SOON)
    await asyncio.sleep(SOON)
    empty_caches()


async def blocks_after(hall: Hall, metrics: Metrics) -> int:
    """Blocks of memory in use after some matches."""
    await play_some(hall, metrics)
    gc.collect()
    return sys.getallocatedblocks()


async def litter_after(hall: Hall, metrics: Metrics) -> Counter[str]:
    """What only the collector finds after some matches: types by their full names."""
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        await play_some(hall, metrics)
        gc.collect()
        return Counter(f"{type(one).__module__}.{type(one).__qualname__}" for one in gc.garbage)
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


@pytest.fixture
def watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Watched:
    """Have something watched in a hall that puts matches away soon."""
    monkeypatch.setattr(hall_module, "SWEEP", SOON)
    monkeypatch.setattr(hall_module, "OVER", SOON)

    async def scene(watch: Watch[T]) -> T:
        store, metrics = Store(str(tmp_path / "rooms.db")), Metrics()
        await store.open()
        for guest in PEOPLE:
            await store.add_guest(guest)
        hall = Hall(store, Thinkers(1), metrics, Workshop())
        await hall.start()
        try:
            async with asyncio.timeout(PATIENCE):
                await play_some(hall, metrics)
                return await watch(hall, metrics)
        finally:
            await hall.close()
            await store.close()

    return lambda watch: asyncio.run(scene(watch))


def test_matches_that_are_over_leave_nothing_in_memory(watched: Watched) -> None:
    async def watch(hall: Hall, metrics: Metrics) -> tuple[int, int]:
        rounds = [await blocks_after(hall, metrics) for _ in range(6)]
        return min(rounds[:3]), min(rounds[3:])  # right after the cursors were tidied up

    before, after = watched(watch)
    assert after - before < MATCHES * ALLOWED


def test_matches_that_are_over_go_without_the_collector(watched: Watched) -> None:
    litter = watched(litter_after)
    assert not [name for name in litter if name.startswith(("ashfall.", "sqlalchemy.", "websockets."))], (
        litter
    )
    assert litter.total() < MATCHES, litter

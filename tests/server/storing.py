"""A store for tests, and something to keep in it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ashfall.server.messages import Guest
from ashfall.server.store import Entry, MatchRow, SeatRow, Store, new_id

BATCH = list[tuple[float, int]]


@asynccontextmanager
async def opened(database: str, batches: BATCH | None = None) -> AsyncIterator[Store]:
    noted: BATCH = [] if batches is None else batches
    store = Store(database, lambda seconds, jobs: noted.append((seconds, jobs)))
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def guest_in(store: Store, name: str = "Quiet Kestrel") -> Guest:
    guest = Guest(new_id(), name)
    await store.add_guest(guest)
    return guest


async def match_in(store: Store, guest: Guest, **values: object) -> str:
    seats = [SeatRow(who="person", guest=guest.id, part="borgo"), SeatRow(who="bot", bot="veteran")]
    row = MatchRow(id=new_id(), game="any", owner=guest.id, created=1, options="{}", seats=seats)
    for name, value in values.items():
        setattr(row, name, value)
    await store.add_match(row)
    return row.id


def move(seq: int, command: str | None = None) -> Entry:
    return Entry(seq=seq, at=1000 + seq, kind="move", seat=0, data="end", command=command)

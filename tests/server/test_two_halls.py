"""Two halls that know nothing of each other, on one database: nothing that was promised is lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ashfall.server.messages import Guest, SeatWish
from ashfall.server.metrics import Metrics
from ashfall.server.rooms.hall import Hall
from ashfall.server.rooms.refusals import Refusal
from ashfall.server.rooms.thinkers import Thinkers
from ashfall.server.store import Store
from ashfall.server.workshop import Workshop
from tests.server.storing import guest_in, opened
from tests.server.wishes import match_wish

PATIENCE = 60  # seconds
Scene = Callable[[Store, Hall, Hall], Awaitable[None]]


@asynccontextmanager
async def two_halls(store: Store) -> AsyncIterator[tuple[Hall, Hall]]:
    halls = [Hall(store, Thinkers(1), Metrics(), Workshop()) for _ in range(2)]
    try:
        yield halls[0], halls[1]
    finally:
        for hall in halls:
            await hall.close()


def act(folder: Path, scene: Scene) -> None:
    async def run() -> None:
        async with opened(str(folder / "halls.db")) as store, two_halls(store) as (here, there):
            await scene(store, here, there)

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


async def open_table(here: Hall, there: Hall, owner: Guest, seats: int) -> str:
    """A match for so many people, in the memory of both halls."""
    wish = match_wish(
        seats=[SeatWish("me"), *(SeatWish("open") for _ in range(seats - 1))],
        mode="ffa" if seats > 2 else "duel",
    )
    key = (await here.create(wish, owner)).id
    for hall in (here, there):
        await hall.open(key)
    return key


def test_two_people_who_join_in_both_have_a_seat_each(tmp_path: Path) -> None:
    async def scene(store: Store, here: Hall, there: Hall) -> None:
        ann, bob, cid = [await guest_in(store, name) for name in ("Ann", "Bob", "Cid")]
        key = await open_table(here, there, ann, 3)
        await here.join(key, bob, "")
        info = await there.join(key, cid, "")
        assert info.status == "playing"
        row = await store.match(key)
        assert row is not None
        assert sorted(seat.guest or "" for seat in row.seats) == sorted([ann.id, bob.id, cid.id])

    act(tmp_path, scene)


def test_a_match_that_began_in_one_is_not_taken_back_in_the_other(tmp_path: Path) -> None:
    async def scene(store: Store, here: Hall, there: Hall) -> None:
        ann, bob = [await guest_in(store, name) for name in ("Ann", "Bob")]
        key = await open_table(here, there, ann, 2)
        await there.join(key, bob, "")
        with pytest.raises(Refusal) as refused:
            await here.cancel(key, ann)
        assert refused.value.code == "begun"
        assert len(await store.entries(key)) == 1

    act(tmp_path, scene)

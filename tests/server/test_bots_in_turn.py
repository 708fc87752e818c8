"""At the tables of a server, too, bots think in turn for those who wait for them."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ashfall.server.messages import Guest, SeatWish
from ashfall.server.metrics import Metrics
from ashfall.server.rooms.hall import Hall
from ashfall.server.rooms.thinkers import Thinkers
from ashfall.server.workshop import Workshop
from tests.server.storing import guest_in, opened
from tests.server.wishes import match_wish

PATIENCE = 60  # seconds


def test_the_bots_of_one_guests_tables_share_one_turn(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(str(tmp_path / "turns.db")) as store:
            ann, bob = await guest_in(store), await guest_in(store)
            places = {ann.id: "10.0.0.1", bob.id: "10.0.0.2"}
            thinkers = Thinkers(1)  # never started: whoever asks goes on waiting
            hall = Hall(store, thinkers, Metrics(), Workshop(), whereabouts=places.__getitem__)
            for _ in range(3):
                await play_a_bot(hall, ann)
            assert thinkers.ahead_of(("10.0.0.1", ann.id)) == 3
            assert thinkers.ahead_of(("10.0.0.2", bob.id)) == 1
            await play_a_bot(hall, bob)
            assert thinkers.waiting == 4
            await hall.close()
            while thinkers.waiting:  # until all have heard that nobody waits any more
                await asyncio.sleep(0.001)

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))


async def play_a_bot(hall: Hall, guest: Guest) -> None:
    """A match whose bot has been asked for the first move."""
    seats = [SeatWish("bot", bot="warlord", part="moloch"), SeatWish("me", part="borgo")]
    await hall.create(match_wish(seats=seats, starts="first"), guest)
    for _ in range(3):  # until the task that asks has begun
        await asyncio.sleep(0)

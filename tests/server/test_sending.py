"""Messages on their way: who does not take them is cut off."""

from __future__ import annotations

import asyncio

import pytest

from ashfall.server.rooms import sending as sending_module
from ashfall.server.rooms.sending import MOST_MESSAGES, SLOW, Outbox


def test_one_long_message_is_sent_and_more_of_them_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending_module, "MOST_CHARACTERS", 10)

    async def act() -> None:
        sent: list[str] = []

        async def send(text: str) -> None:
            sent.append(text)

        outbox = Outbox(send)
        for text in ("the whole long log", "short"):
            outbox.put(text)
        outbox.close(1000)
        await outbox.run()
        assert sent == ["the whole long log", "short"]
        slow = Outbox(send)
        for text in ("the whole long log", "once again"):
            slow.put(text)
        assert slow.close_code is None
        slow.put("!")
        assert slow.close_code == SLOW

    asyncio.run(act())


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

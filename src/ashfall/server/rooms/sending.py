"""Messages on their way to one client. One that does not keep up is cut off; it may come back and resume."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

__all__ = ["SLOW", "Outbox"]

MOST_MESSAGES: Final = 256
MOST_CHARACTERS: Final = 2_000_000
SLOW: Final = 1013  # close code: try again later


class Outbox:
    """What one socket still has to be told, in order and in bounded room."""

    def __init__(self, send: Callable[[str], Awaitable[None]]) -> None:
        self._send = send
        self._waiting: deque[str] = deque()
        self._size = 0
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.close_code: int | None = None  # set once the socket is to be closed
        self.close_reason = ""

    def put(self, text: str) -> None:
        """Send this when the socket can take it; cuts the client off if too much waits already."""
        if self.close_code is not None:
            return
        self._waiting.append(text)
        self._size += len(text)
        self._wake.set()
        behind = self._size - len(self._waiting[0])  # the next one may be as long as it must be
        if len(self._waiting) > MOST_MESSAGES or behind > MOST_CHARACTERS:
            self._cut_off()

    def _cut_off(self) -> None:
        self._waiting.clear()
        self.close(SLOW, "too slow")
        if self._task is not None:
            self._task.cancel()  # it is in the middle of a message that the client does not take

    def close(self, code: int, reason: str = "") -> None:
        """Close the socket after what waits was sent."""
        if self.close_code is None:
            self.close_code, self.close_reason = code, reason
            self._wake.set()

    async def run(self) -> None:
        """Send until the socket is to be closed; cancelled where the client is cut off."""
        self._task = asyncio.current_task()
        try:
            while self._waiting or self.close_code is None:
                await self._send_waiting()
                if self.close_code is None:
                    self._wake.clear()
                    await self._wake.wait()
        finally:
            self._task = None  # or the two would hold each other in memory

    async def _send_waiting(self) -> None:
        while self._waiting:
            text = self._waiting.popleft()
            self._size -= len(text)
            await self._send(text)

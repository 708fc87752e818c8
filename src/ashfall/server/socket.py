"""The socket of a match: who comes, what they send, and how fast.

Close codes: 1007 for a text that is not UTF-8, 1008 for somebody who keeps sending nonsense or sends far too
much at once (which is counted in `protocols`, with pings and all), 1009 for a message that is too large, 1011
when something failed and the match is opened anew, 1012 when the server restarts, 1013 for a client that does
not keep up or a table that is full, 4404 if there is no such match, 4410 if it was closed for good. After all
but the last two a client may come back and say which number it saw last.
"""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from ashfall.server.decoding import BadInput, read_json
from ashfall.server.limits import Bucket, TooMany, address_of
from ashfall.server.messages import Ask, Command, FromClient, Guest, Ping, Pong, Say
from ashfall.server.rooms.members import Member, encoded
from ashfall.server.rooms.refusals import Refusal
from ashfall.server.rooms.room import CLOSED, GONE, Room
from ashfall.server.rooms.sending import Outbox
from ashfall.server.services import Services
from ashfall.server.store import StoreError

__all__ = ["table_socket"]

MOST_NONSENSE: Final = 20  # messages that cannot be read, or come too fast, before the socket is closed
LAST_WORDS: Final = 5.0  # seconds in which a client may take its close code
POLICY: Final = 1008
TRY_LATER: Final = 1013
FINAL: Final = {
    "not_found": GONE,
    "closed": CLOSED,
    "no_game": CLOSED,
}  # refusals after which nobody need come back
NOBODY: Final = Guest("", "")  # a spectator who has not been here before
PONG: Final = encoded(Pong())
LEFT: Final = (WebSocketDisconnect, RuntimeError)  # how one hears that the client is gone


async def table_socket(websocket: WebSocket) -> None:
    """Connect one client to one match for as long as it stays."""
    services: Services = websocket.app.state.services
    await websocket.accept()
    outbox = Outbox(lambda text: websocket.send({"type": "websocket.send", "text": text}))
    with ExitStack() as counted:
        try:
            key, address = websocket.path_params["id"], address_of(websocket)
            guest = await services.identity.guest_of(websocket)
            await _count(websocket, services, key, guest, counted)
            last = _number(websocket.query_params.get("last", ""))
            room, member = await services.hall.enter(key, guest or NOBODY, outbox, last, address)
        except TooMany:
            await _close(websocket, TRY_LATER, "too fast")
            return
        except Refusal as refusal:
            await _close(websocket, FINAL.get(refusal.code, TRY_LATER), refusal.code)
            return
        except StoreError:
            await _close(websocket, TRY_LATER, "storage")
            return
        services.metrics.sockets.add(1)
        try:
            await _Conversation(websocket, services, room, member).run()
        finally:
            room.leave(member)
            services.metrics.sockets.add(-1)


async def _count(
    websocket: WebSocket, services: Services, key: str, guest: Guest | None, counted: ExitStack
) -> None:
    """Count a new socket; raises `TooMany`. Nobody is kept from their own seat by others at their address."""
    limits = services.limits
    if guest is not None:
        limits.take_of_guest(guest, "socket")
    if guest is None or not await services.hall.is_seated(key, guest):
        limits.take_of_address(websocket, "socket")
        counted.enter_context(limits.watching(address_of(websocket)))


class _Conversation:
    """One client at one table."""

    def __init__(self, websocket: WebSocket, services: Services, room: Room, member: Member) -> None:
        self._websocket = websocket
        self._services = services
        self._room = room
        self._member = member
        self._bucket: Bucket = services.limits.messages()
        self._nonsense = 0

    async def run(self) -> None:
        """Listen and speak until one side has enough."""
        outbox = self._member.outbox
        speaking = asyncio.create_task(outbox.run())
        speaking.add_done_callback(lambda _: self._room.leave(self._member))
        listening = asyncio.create_task(self._listen())
        await asyncio.wait({speaking, listening}, return_when=asyncio.FIRST_COMPLETED)
        if outbox.close_code is not None:
            await asyncio.wait({speaking}, timeout=LAST_WORDS)
            await _close(self._websocket, outbox.close_code, outbox.close_reason)
        for task in (speaking, listening):
            task.cancel()
        for ended in await asyncio.gather(speaking, listening, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, LEFT):
                raise ended

    async def _listen(self) -> None:
        outbox = self._member.outbox
        while outbox.close_code is None:
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            self._hear(message.get("text") or message.get("bytes") or "")

    def _hear(self, data: str | bytes) -> None:
        is_too_fast = self._bucket.take() > 0
        try:
            message = read_json(data, FromClient)
        except BadInput as error:
            self._count_nonsense()
            self._member.refuse("", Refusal.bad(str(error)))
            return
        if is_too_fast:  # said by id, so that the client knows what was not done
            self._count_nonsense()
            self._member.refuse("" if isinstance(message, Ping) else message.id, _too_fast())
        elif isinstance(message, Ping):
            self._member.outbox.put(PONG)
        elif isinstance(message, Command):
            self._room.command(self._member, message)
        elif isinstance(message, Say):
            self._room.say(self._member, message)
        else:
            self._ask(message)

    def _ask(self, ask: Ask) -> None:
        guest = self._member.guest if self._member.guest.id else None
        try:
            self._services.limits.take(self._websocket, guest, "dear" if ask.what == "hint" else "question")
        except TooMany:  # no nonsense: others at the same address may have asked for too much
            self._member.refuse(ask.id, _too_fast())
        else:
            self._room.ask(self._member, ask)

    def _count_nonsense(self) -> None:
        self._nonsense += 1
        if self._nonsense > MOST_NONSENSE:
            self._member.outbox.close(POLICY, "too much nonsense")


def _too_fast() -> Refusal:
    return Refusal.because("too_fast", "server-refused-busy")


async def _close(websocket: WebSocket, code: int, reason: str) -> None:
    """Say why, if the client still listens; it may also be gone, or not take anything."""
    with suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
        async with asyncio.timeout(LAST_WORDS):
            await websocket.close(code, reason)


def _number(text: str) -> int:
    """The last number that a client says it has; 0 for anything else."""
    return int(text) if text.isdecimal() and len(text) < 10 else 0

"""People at the tables of a server under load: each knows as much of a game as random moves need."""

from __future__ import annotations

import asyncio
import time
from contextlib import closing
from dataclasses import dataclass, field
from http.client import HTTPConnection
from random import Random
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ashfall.cli.parser import CommandError

__all__ = ["PACE", "BenchGuest", "BenchTable", "Tally"]

PACE: Final = 1.0  # seconds between two moves at a table
PATIENCE: Final = 60.0
SHORT: Final = 0.01


@dataclass
class Tally:
    """What came of everything that was sent."""

    port: int
    chance: Random = field(default_factory=lambda: Random(0))
    is_measuring: bool = False
    spent: list[float] = field(default_factory=list)  # seconds of each acknowledgement
    finished: int = 0  # games
    refused: int = 0
    dropped: int = 0  # sockets
    updates: int = 0  # that were heard, and how long they were together
    heard_bytes: int = 0


class _Decision(msgspec.Struct):
    seat: int


class _Sight(msgspec.Struct):
    decision: _Decision | None
    legal: list[str]


class _Info(msgspec.Struct):
    rematch: str


class _Heard(msgspec.Struct):
    """As much of a message as a player of random moves needs."""

    t: str
    id: str = ""
    seq: int = 0
    sight: _Sight | None = None
    info: _Info | None = None


_DECODER: Final = msgspec.json.Decoder(_Heard)


class BenchTable:
    """People who play each other, game after game."""

    def __init__(self, tally: Tally, terms: dict[str, Any], warm_moves: int) -> None:
        self._tally = tally
        self._terms = terms
        self._warm_moves = warm_moves
        self._guests: list[BenchGuest] = []
        self._chairs: list[Chair] = []
        self._news = asyncio.Event()  # somebody can move, or the game is over

    async def open(self, guests: list[BenchGuest], door: asyncio.Semaphore) -> None:
        """Make a match and sit down at it."""
        async with door:
            self._guests = guests
            match = await asyncio.to_thread(guests[0].create, self._terms, len(guests))
            for guest in guests[1:]:
                await asyncio.to_thread(guest.join, match)
            await self._sit_down(match)

    async def _sit_down(self, match: str) -> None:
        self._chairs = [Chair(self._tally, guest, match, self._news) for guest in self._guests]
        for chair in self._chairs:
            await chair.open()

    async def warm_up(self, lane: asyncio.Semaphore) -> None:
        """Make some moves, so that tables are in different stages of their games."""
        async with lane:
            for _ in range(self._tally.chance.randrange(self._warm_moves)):
                await self._move()

    async def play(self) -> None:
        """A move every second, from a moment on that chance chooses."""
        due = time.monotonic() + self._tally.chance.random() * PACE
        while True:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            due += PACE
            await self._move()

    async def _move(self) -> None:
        async with asyncio.timeout(PATIENCE):
            await self._news.wait()
        mover = next((chair for chair in self._chairs if chair.legal), None)
        if mover is not None:
            self._news.clear()
            await mover.move()
        elif self._chairs[0].is_over:
            await self._play_again()

    async def _play_again(self) -> None:
        self._tally.finished += self._tally.is_measuring
        seq = 0
        for chair in self._chairs:
            while chair.seq < seq:
                await asyncio.sleep(SHORT)
            offered = await chair.command("rematch")
            seq = offered.seq if offered is not None else seq
        following = await self._chairs[0].rematch()
        await self.close()
        await self._sit_down(following)

    async def close(self) -> None:
        """Leave."""
        for chair in self._chairs:
            await chair.close()


class Chair:
    """One socket at one table."""

    def __init__(self, tally: Tally, guest: BenchGuest, match: str, news: asyncio.Event) -> None:
        self._tally = tally
        self._news = news
        self._guest = guest
        self._match = match
        self._connection: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None
        self._answers: dict[str, asyncio.Future[_Heard]] = {}
        self._rematch: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.seq = 0
        self._number = 0
        self.legal: list[str] = []
        self.is_over = False

    async def open(self) -> None:
        """Connect and read the welcome."""
        self._connection = await connect(
            f"ws://127.0.0.1:{self._tally.port}/api/matches/{self._match}/socket",
            additional_headers={"Cookie": self._guest.cookie},
            compression=None,
            ping_interval=None,
            max_size=None,
        )
        self._hear(await self._connection.recv())
        self._listening = asyncio.create_task(self._listen(self._connection))

    async def close(self) -> None:
        """Leave."""
        if self._listening is not None:
            self._listening.cancel()
        if self._connection is not None:
            await self._connection.close()

    async def move(self) -> None:
        """A random legal move; the time to its acknowledgement counts."""
        move = self._tally.chance.choice(self.legal)
        self.legal = []
        started = time.perf_counter()
        answer = await self.command("move", move)
        if answer is not None and answer.t == "ack" and self._tally.is_measuring:
            self._tally.spent.append(time.perf_counter() - started)

    async def command(self, what: str, move: str = "") -> _Heard | None:
        """Send a command and wait for what comes of it."""
        self._number += 1
        key = f"{self._guest.name} {self._number}"
        answer: asyncio.Future[_Heard] = asyncio.get_running_loop().create_future()
        self._answers[key] = answer
        command = {"t": "do", "id": key, "what": what, "seq": self.seq, "move": move}
        if self._connection is None:
            return None
        try:
            await self._connection.send(msgspec.json.encode(command).decode())
            async with asyncio.timeout(PATIENCE):
                heard = await answer
        except (ConnectionClosed, TimeoutError):
            return None
        self._tally.refused += heard.t == "reject"
        return heard

    async def rematch(self) -> str:
        """The id of the next match."""
        async with asyncio.timeout(PATIENCE):
            return await self._rematch

    async def _listen(self, connection: ClientConnection) -> None:
        try:
            while True:
                self._hear(await connection.recv())
        except ConnectionClosed:
            self._tally.dropped += 1

    def _hear(self, data: str | bytes) -> None:
        heard = _DECODER.decode(data)
        if heard.t == "update" and self._tally.is_measuring:
            self._tally.updates += 1
            self._tally.heard_bytes += len(data)
        if heard.t in ("ack", "reject"):
            answer = self._answers.pop(heard.id, None)
            if answer is not None and not answer.done():
                answer.set_result(heard)
        if heard.t in ("welcome", "update"):
            self.seq = heard.seq
        if heard.sight is not None:
            self.legal = heard.sight.legal
            self.is_over = heard.sight.decision is None
            if self.legal or self.is_over:
                self._news.set()
        if heard.info is not None and heard.info.rematch and not self._rematch.done():
            self._rematch.set_result(heard.info.rematch)


class BenchGuest:
    """Somebody with a cookie."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.cookie = ""
        self.name = str(self._call("PUT", "/api/me", {"name": "Bench"})["id"])

    def create(self, terms: dict[str, Any], people: int) -> str:
        """Make a match that the others can join."""
        wish = {"terms": terms, "seats": [{"who": "me"}, *[{"who": "open"}] * (people - 1)]}
        return str(self._call("POST", "/api/matches", wish)["id"])

    def join(self, match: str) -> None:
        """Sit down at a match."""
        self._call("POST", f"/api/matches/{match}/join", {"invite": ""})

    def _call(self, method: str, path: str, body: object) -> dict[str, Any]:
        http = HTTPConnection("127.0.0.1", self._port, timeout=PATIENCE)
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        with closing(http):
            http.request(method, path, msgspec.json.encode(body), headers)
            answer = http.getresponse()
            data: dict[str, Any] = msgspec.json.decode(answer.read())
        if answer.status >= 400:
            raise CommandError(f"ashfall bench server: the server refused: {data['reason']}")
        given = answer.getheader("Set-Cookie")
        self.cookie = given.partition(";")[0] if given else self.cookie
        return data

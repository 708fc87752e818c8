"""People at the table, for tests: guests with cookies, sockets, and what they send and see."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Any, Protocol

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ashfall.games import FIRST
from ashfall.server.identity import COOKIE

Json = dict[str, Any]
PATIENCE = 30.0  # seconds
# An HQ each to set up and nothing else, so that every game begins alike: not Beasts, who place Cerberus, too.
ARMIES = ("moloch", "borgo", "outpost", "hegemony", "steel_police")
GAMES_OWN = (
    "mode",
    "board",
    "variants",
    "team_health",
    "settings",
    "heap",
    "episode",
    "officers",
    "ally",
    "campaign",
)
numbers = itertools.count(1)  # of commands and questions


class Reachable(Protocol):
    """A server, wherever it runs."""

    @property
    def url(self) -> str: ...

    @property
    def socket_url(self) -> str: ...


class Person:
    """A guest: one cookie, any number of sockets."""

    def __init__(self, server: Reachable, name: str = "") -> None:
        self.server = server
        self.cookies = httpx.Cookies()
        if name:
            self.rename(name)

    def call(self, method: str, path: str, body: object = None) -> httpx.Response:
        """One request of this guest."""
        with httpx.Client(
            base_url=self.server.url, cookies=self.cookies, timeout=PATIENCE, verify=False
        ) as http:
            answer = http.request(method, path, json=body)
            self.cookies = http.cookies
            return answer

    @property
    def id(self) -> str:
        found: str = self.call("GET", "/api/me").json()["id"]
        return found

    def rename(self, name: str) -> None:
        self.call("PUT", "/api/me", {"name": name}).raise_for_status()

    def create(self, *seats: Json | str, **wish: Any) -> Json:
        """Make a match; a seat is ``"me"``, ``"bot:veteran"`` or an object. Records bring their armies."""
        parts = itertools.cycle(ARMIES if wish.get("game", FIRST) == FIRST else ("",))
        if "record" in wish:
            parts = itertools.cycle(("random",))
        chosen = [_seat(seat, next(parts)) for seat in seats]
        answer = self.call("POST", "/api/matches", wished(seats=chosen, **wish))
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    def join(self, match: str, invite: str = "") -> httpx.Response:
        return self.call("POST", f"/api/matches/{match}/join", {"invite": invite})

    def info(self, match: str) -> Json:
        found: Json = self.call("GET", f"/api/matches/{match}").json()
        return found

    @asynccontextmanager
    async def at(self, match: str, last: int = 0, **options: Any) -> AsyncIterator[Chair]:
        """Connected to a match; the welcome has been read."""
        cookie = self.cookies.get(COOKIE)
        headers = {"Cookie": f"{COOKIE}={cookie}"} if cookie else {}
        address = f"{self.server.socket_url}/api/matches/{match}/socket" + (f"?last={last}" if last else "")
        options = {"max_size": None, "open_timeout": PATIENCE, **options}
        async with connect(address, additional_headers=headers, **options) as connection:
            chair = Chair(connection)
            await chair.until("welcome")
            yield chair


class Chair:
    """One socket at one table; keeps what it has seen."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[Json] = []
        self.raw: list[str] = []
        self.seats: list[int] = []
        self.info: Json = {}
        self.sight: Json | None = None
        self.clocks: Json | None = None
        self.seq = 0

    async def hear(self) -> Json:
        """The next message."""
        text = await asyncio.wait_for(self.connection.recv(), PATIENCE)
        assert isinstance(text, str)
        message: Json = msgspec.json.decode(text)
        self.raw.append(text)
        self.heard.append(message)
        self._note(message)
        return message

    def _note(self, message: Json) -> None:
        if message["t"] in ("welcome", "table"):
            self.info = message["info"]
        if message["t"] == "welcome":
            self.seats = message["seats"]
        if message["t"] in ("welcome", "update"):
            self.seq = message["seq"]
            self.sight = message["sight"] or self.sight
        if message.get("clocks"):
            self.clocks = message["clocks"]

    async def until(self, kind: str, fits: Callable[[Json], bool] = lambda _: True) -> Json:
        """Listen until such a message comes."""
        while True:
            message = await self.hear()
            if message["t"] == kind and fits(message):
                return message

    async def send(self, message: Json) -> None:
        await self.connection.send(msgspec.json.encode(message).decode())

    async def do(self, what: str, *, seq: int | None = None, key: str = "", **details: Any) -> Json:
        """Send a command; the ack or reject."""
        key = key or f"command-{next(numbers)}"
        await self.send(
            {"t": "do", "id": key, "what": what, "seq": self.seq if seq is None else seq, **details}
        )
        return await self._answer(key, "ack")

    async def ask(self, what: str, **details: Any) -> Json:
        """Send a question; the answer or reject."""
        key, move = f"ask-{next(numbers)}", details.pop("move", "")
        await self.send({"t": "ask", "id": key, "what": what, "move": move, "about": details})
        return await self._answer(key, "answer")

    async def done(self, what: str, **details: Any) -> Json:
        """Send a command that must be accepted, and wait for its update."""
        answer = await self.do(what, **details)
        assert answer["t"] == "ack", answer
        return await self.seen(answer["seq"])

    async def seen(self, seq: int) -> Json:
        """The update with this number; it may have come already."""
        for message in self.heard:
            if message["t"] == "update" and message["seq"] == seq:
                return message
        return await self.until("update", lambda message: message["seq"] == seq)

    async def _answer(self, key: str, kind: str) -> Json:
        while True:
            message = await self.hear()
            if message["t"] in (kind, "reject") and message["id"] == key:
                return message

    @property
    def chooser(self) -> int | None:
        decision = self.sight and self.sight["decision"]
        return decision["seat"] if decision else None

    async def flood(self, messages: Iterable[str]) -> int:
        """Send all of this although the server may close at any moment; with which code it does."""
        with suppress(ConnectionClosed):
            for message in messages:
                await self.connection.send(message)
        return await self.close_code()

    async def close_code(self) -> int:
        """Listen until the server closes; with which code."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


def wished(game: str = FIRST, **wish: Any) -> Json:
    """A wish as it travels: what is about the game stands in its terms."""
    terms = {name: wish.pop(name) for name in GAMES_OWN if name in wish}
    return {"terms": {"game": game, **terms}, **wish}


def _seat(seat: Json | str, part: str) -> Json:
    if isinstance(seat, dict):
        return seat
    who, _, bot = seat.partition(":")
    return {"who": who, "part": part, **({"bot": bot} if bot else {})}

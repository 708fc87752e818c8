"""Tables for crashes: people who play at random as fast as they are answered, whatever happens to the server.

A table lives from kill to kill. `Table.live` takes it up where it was: it makes a match if there is none,
connects, sends again what was never answered, and plays until the connection breaks.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random

from ashfall.server.store import Store
from tests.server.crash_books import Book, Broken, Sent
from tests.server.crash_checks import Claim
from tests.server.playing import Chair, Json, Person, numbers
from tests.server.running import RunningServer

TWICE = 0.05  # how often a command is sent two times at once
LAZY = 0.8  # how often the second socket of one person leaves a choice to the first
LOOKED = 0.05  # how often the table in an update is compared as well


@dataclass(frozen=True)
class Kind:
    """A way to play."""

    name: str
    seats: tuple[str, ...] = ("me", "open")
    wish: Json = field(default_factory=dict)
    slow: float = 0.0  # seconds that people think at most
    take_back: float = 0.04
    draw: float = 0.02
    resign: float = 0.004


BANK = {"clock": {"kind": "bank", "seconds": 600, "increment": 2}}
HURRY = {"clock": {"kind": "bank", "seconds": 5}}
MOVE = {"clock": {"kind": "move", "seconds": 60}}
CITY = {"game": "hardcity", "campaign": True}
KINDS = (
    Kind("friends"),
    Kind("bank", wish=BANK, slow=0.05),
    Kind("bot", ("me", "bot:rush")),
    Kind("hurry", wish=HURRY, slow=0.5, resign=0),
    Kind("one screen", ("me", "local"), take_back=0.1),
    Kind("short", take_back=0.1, draw=0.1, resign=0.1),
    Kind("move", wish=MOVE),
    Kind("bots", ("bot:random", "bot:greedy")),
    Kind("bot and clock", ("me", "bot:random"), BANK),
    Kind("campaign", wish=CITY, draw=0.1, resign=0.3),
    Kind("campaign alone", ("me",), {**CITY, "mode": "coop"}, draw=0, resign=0.3),
    Kind("long campaign", wish=CITY, take_back=0, draw=0),
)


class Table:
    """Two sockets at one match after another."""

    def __init__(self, server: RunningServer, kind: Kind, chance: Random) -> None:
        self.kind = kind
        self.chance = chance
        self.books: list[Book] = []
        self.is_up = False  # whether everybody was welcomed since the last start
        self.counts: Counter[str] = Counter()
        self._owner = Person(server, "Owner")
        self.guest = self._owner.id
        # At one screen both sockets are those of the owner; where bots sit, somebody else only watches.
        self._other = self._owner if "local" in kind.seats else Person(server, "Other")
        lazy = LAZY if self._other is self._owner else 0.0
        self._players = [Player(self, self._owner), Player(self, self._other, lazy)]
        self._wants_rematch = False

    @property
    def book(self) -> Book:
        """The match of this moment."""
        return self.books[-1]

    async def live(self) -> None:
        """Play until the server is gone."""
        self.is_up = False
        while True:
            if not self.books:
                await self._make()
            if "open" in self.kind.seats and not self.book.people:
                await self._join()
            found = await asyncio.gather(*(player.play(self.book) for player in self._players))
            await self._follow(found[0])

    async def _make(self) -> None:
        info = await asyncio.to_thread(self._owner.create, *self.kind.seats, **self.kind.wish)
        self.books.append(Book(info["id"]))
        self._wants_rematch = self.chance.random() < 0.7

    async def _join(self) -> None:
        answer = await asyncio.to_thread(self._other.join, self.book.id)
        assert answer.status_code == 200, answer.text
        for seat, info in enumerate(answer.json()["seats"]):
            self.book.people[info["guest"]] = seat

    async def _follow(self, following: str) -> None:
        if following:
            self.books.append(Book(following))
        else:
            await self._make()
        for player in self._players:
            player.last, player.waiting = 0, None

    def does_go_on(self, info: Json) -> bool:
        """Whether there is something left to do at a match."""
        if info["status"] != "over":
            return True
        wants_more = self._wants_rematch or (info["sequel"] or {}).get("goes_on", False)
        return wants_more and self.kind.name != "bots" and not info["rematch"]

    async def check_campaigns(self, store: Store) -> None:
        """No campaign has a match beside those that follow one another."""
        known = {book.id for book in self.books}
        rows = await store.series_of("hardcity", self.guest)
        followed = {row.rematch for row in rows} | {row.series for row in rows}
        for row in rows:
            if row.id not in followed:
                raise Broken(f"match {row.id}: nothing leads to it in its campaign")
        self.counts["campaigns"] += len({row.series for row in rows} & known)

    def note_welcome(self) -> None:
        """One of the players is back."""
        self.is_up |= all(player.is_there for player in self._players)


class Player:
    """One socket of one person; reacts to what it hears."""

    def __init__(self, table: Table, person: Person, lazy: float = 0.0) -> None:
        """``lazy``: how often it leaves a choice to the other socket."""
        self.last = 0  # the last number heard
        self.waiting: Sent | None = None  # not answered yet
        self.is_there = False
        self._table = table
        self._person = person
        self._lazy = lazy
        self._book: Book
        self._chair: Chair
        self._since = 0.0  # when the present position was seen
        self._refused_at = -1  # nothing but moves is tried again there
        self._acked = 0  # the update with this number is on its way

    async def play(self, book: Book) -> str:
        """Play one match to its end; the id of the next one, if it has been agreed."""
        self._book, self.is_there, self._acked = book, False, 0
        async with self._person.at(book.id, self.last) as self._chair:
            await self._come_back(self._chair.heard[0])
            while self._table.does_go_on(self._chair.info):
                if self.waiting is None and self.last >= self._acked:
                    await self._act()
                self._hear(await self._chair.hear())
                self._chair.heard.clear()
                self._chair.raw.clear()
            return str(self._chair.info["rematch"])

    async def _come_back(self, welcome: Json) -> None:
        self._book.claims.append(Claim(welcome, welcome["seats"], self.last))
        for update in welcome["missed"]:
            self._book.note_update(update)
        self.last, self._since, self.is_there = welcome["seq"], time.monotonic(), True
        self._table.note_welcome()
        if self.waiting is not None:
            self._table.counts["sent again"] += not self.waiting.is_repeated
            self.waiting.is_repeated = True
            await self._send(self.waiting)

    def _hear(self, message: Json) -> None:
        kind, waiting = message["t"], self.waiting
        if kind == "update":
            self._book.note_update(message)
            self.last, self._since = message["seq"], time.monotonic()
            if self._table.chance.random() < LOOKED:
                self._book.claims.append(Claim(message, self._chair.seats))
        elif kind == "ack":
            self._book.note_ack(message)
            self._acked = message["seq"]
        elif kind == "reject":
            self._book.note_reject(message)
            self._refused_at = self.last
        if kind in ("ack", "reject") and waiting is not None and message["id"] == waiting.message["id"]:
            self.waiting = None

    # Acting.

    async def _act(self) -> None:
        wish = self._wish()
        if wish is None:
            return
        if self._table.kind.slow:
            await asyncio.sleep(self._table.chance.random() * self._table.kind.slow)
        message = {"t": "do", "id": f"command-{next(numbers)}", "seq": self.last, **wish}
        sent = self._book.sent[message["id"]] = Sent(message, self._chair.seats)
        self.waiting = sent
        self._table.counts["sent"] += 1
        await self._send(sent)
        if self._table.chance.random() < TWICE:
            await self._send(sent)

    async def _send(self, sent: Sent) -> None:
        thought = int(1000 * (time.monotonic() - self._since)) if self._chooses else 0
        sent.thought = min(thought, sent.thought) if sent.times else thought
        sent.times += 1
        await self._chair.send(sent.message)

    @property
    def _chooses(self) -> bool:
        return self._chair.chooser in self._chair.seats

    def _wish(self) -> Json | None:
        """The next command, None to wait."""
        chair, chance, kind = self._chair, self._table.chance, self._table.kind
        if not chair.seats or chair.sight is None or chance.random() < self._lazy:
            return None
        if chair.info["status"] == "over":
            return self._wish_afterwards(chair.info)
        is_free = self._refused_at != self.last
        if is_free and (answer := self._answer(chair.info)):
            return {"what": answer}
        if not self._chooses:
            return None
        dice = chance.random() if is_free else 1.0
        shares = {"take_back": kind.take_back, "offer_draw": kind.draw, "resign": kind.resign}
        for what, share in shares.items():
            if dice < share:
                return {"what": what}
            dice -= share
        return {"what": "move", "move": chance.choice(chair.sight["legal"])}

    def _wish_afterwards(self, info: Json) -> Json | None:
        """The next episode of a campaign, with what is left to choose for it, or a rematch."""
        if not (info["sequel"] and info["sequel"]["goes_on"]):
            return {"what": "rematch"} if not set(info["rematch_offer"]) & set(self._chair.seats) else None
        for choice in info["sequel"]["choices"]:
            if choice["seat"] in self._chair.seats and not choice["chosen"]:
                option = self._table.chance.choice(choice["options"])
                return {"what": "choose", "choice": f"{choice['about']} {option}"}
        return {"what": "next"} if self._refused_at != self.last else None

    def _answer(self, info: Json) -> str:
        """An answer to an offer of the other side; empty to leave it open."""
        for name, offer in (("draw", "draw_offer"), ("take_back", "takeback_offer")):
            if info[offer] and not set(info[offer]) & set(self._chair.seats):
                verb = self._table.chance.choice(("accept", "decline", ""))
                return f"{verb}_{name}" if verb else ""
        return ""

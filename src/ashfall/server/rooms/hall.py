"""All matches: makes them, opens a room for those that somebody wants or that go on by themselves."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final, TypeVar

import msgspec

from ashfall.games import games
from ashfall.server.failures import tell_if_failed
from ashfall.server.fair_queue import NOBODY, Owner
from ashfall.server.games import table_of
from ashfall.server.messages import Guest, MatchInfo, MatchWish, OwnTurn
from ashfall.server.metrics import Metrics
from ashfall.server.rooms.chance import draw_match_id
from ashfall.server.rooms.gc_policy import CollectorPolicy
from ashfall.server.rooms.history import MatchState
from ashfall.server.rooms.journal import Journal
from ashfall.server.rooms.ledger import Ledger
from ashfall.server.rooms.mailbox import Closed
from ashfall.server.rooms.members import Member
from ashfall.server.rooms.plan import plan_following, plan_match
from ashfall.server.rooms.play import RoomServices
from ashfall.server.rooms.refusals import Refusal
from ashfall.server.rooms.reopening import NoLongerPlayable, reopened
from ashfall.server.rooms.results import CLOSED_RESULT, result_phrase
from ashfall.server.rooms.room import Room
from ashfall.server.rooms.seats import Seats
from ashfall.server.rooms.sending import Outbox
from ashfall.server.rooms.sliced_work import SlicedWork
from ashfall.server.rooms.telling import info_of
from ashfall.server.rooms.terms import game_sequel
from ashfall.server.rooms.thinkers import Thinkers
from ashfall.server.rooms.turns import resting_turn
from ashfall.server.rooms.upkeep import Upkeep
from ashfall.server.store import Entry, MatchChange, MatchRow, Store, StoreError
from ashfall.server.store.store import now
from ashfall.server.workshop import Workshop

__all__ = ["Hall"]

T = TypeVar("T")
PATIENCE: Final = 180_000  # milliseconds for which a clock waits for somebody who is away
IDLE: Final = 60.0  # seconds after which a room that nobody needs is put away
OVER: Final = 5.0  # the same where the game is over
SWEEP: Final = 1.0  # seconds between two looks for them
TRIES: Final = 3
MOST_OF_ONE: Final = 40  # matches in memory that one guest has made: with clocks they stay for days
MOST_SHOWS: Final = 6  # games of bots alone that may be going on: they take time from those who play


class Hall:
    """The rooms in memory, by the id of their match."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        metrics: Metrics,
        workshop: Workshop,
        patience: int | None = None,
        whereabouts: Callable[[str], str] = lambda _: "",
        bot_pause: float = 0.0,
    ) -> None:
        """``whereabouts`` tells the address at which a guest was last seen.

        ``bot_pause`` are the seconds that bots take where their time would tell what is hidden.
        """
        self._store = store
        self._workshop = workshop
        self._reading = Workshop(most_waiting=None)  # nobody who only asks holds up those who come to a table
        self._metrics = metrics
        self._around = RoomServices(
            thinkers=thinkers,
            metrics=metrics,
            sliced_work=SlicedWork(),
            patience=PATIENCE if patience is None else patience,
            whereabouts=whereabouts,
            bot_pause=bot_pause,
            began=now(),
        )
        self._rooms: dict[str, Room] = {}
        self._making: dict[str, MatchRow] = {}  # matches that begin as soon as they are stored
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._is_closing = False
        metrics.rooms.read = lambda: len(self._rooms)

    async def start(self) -> None:
        """Take up matches that go on by themselves, and put away rooms that nobody needs, from now on."""
        upkeep = Upkeep(self._store, self._metrics)
        self._tasks = [
            asyncio.create_task(upkeep.take_up(self.open), name="take up matches"),
            asyncio.create_task(upkeep.call_time(self.open), name="call time"),
            asyncio.create_task(upkeep.forget_old(self._forget_old), name="forget old matches"),
            asyncio.create_task(self._sweep(), name="put rooms away"),
            asyncio.create_task(CollectorPolicy().run(), name="tidy up"),
        ]
        for task in self._tasks:
            task.add_done_callback(tell_if_failed)

    async def close(self) -> None:
        """Send everybody away; they may come back after a restart."""
        self._is_closing = True
        opening = list(self._opening.values())
        for task in (*self._tasks, *opening):
            task.cancel()
        await asyncio.gather(*self._tasks, *opening, return_exceptions=True)
        for room in list(self._rooms.values()):
            room.close()

    # Matches.

    async def create(self, wish: MatchWish, guest: Guest) -> MatchInfo:
        """Make a match; it begins at once where nobody is waited for. Raises Refusal."""
        asker = self._asker(guest)
        row = await self._workshop.do(plan_match(wish, guest, now()), asker)
        if not Seats(row.seats).are_taken:
            await self._add(row)
            return info_of(row)
        self._check_bounds(row)
        self._making[row.id] = row
        try:
            await self._add(row)
            return await self._with_room(row.id, lambda room: room.begun(), asker)
        finally:
            del self._making[row.id]

    async def is_seated(self, key: str, guest: Guest) -> bool:
        """Whether somebody made a match or has a seat in it; raises StoreError."""
        room = self._rooms.get(key)
        row = room.row if room else await self._row(key)
        return row is not None and (row.owner == guest.id or bool(Seats(row.seats).of(guest.id)))

    async def join(self, key: str, guest: Guest, invite: str) -> MatchInfo:
        """Sit down at a table; raises Refusal."""
        return await self._with_room(key, lambda room: room.join(guest, invite), self._asker(guest))

    async def stand_up(self, key: str, guest: Guest) -> MatchInfo:
        """Give a seat back before the match begins; raises Refusal."""
        return await self._with_room(key, lambda room: room.stand_up(guest), self._asker(guest))

    async def cancel(self, key: str, guest: Guest) -> None:
        """Take back a match that waits for players; raises Refusal."""
        await self._with_room(key, lambda room: room.cancel(guest), self._asker(guest))

    async def enter(
        self, key: str, guest: Guest, outbox: Outbox, last: int, address: str = ""
    ) -> tuple[Room, Member]:
        """Connect somebody to a match; raises Refusal."""

        async def enter(room: Room) -> tuple[Room, Member]:
            return room, await room.enter(Member(guest, outbox, address), last)

        return await self._with_room(key, enter, (address, guest.id))

    def info(self, row: MatchRow) -> MatchInfo:
        """What everybody may know about a match; fresher than the row where it is in memory."""
        room = self._rooms.get(row.id)
        return info_of(row) if room is None else room.info()

    def standing(self, key: str) -> MatchState | None:
        """Where a match stands, hidden things included; None where it is not in memory."""
        room = self._rooms.get(key)
        return None if room is None else room.standing

    def turn(self, row: MatchRow, guest: Guest) -> OwnTurn:
        """For whom a match that is being played waits, as somebody sees it who plays in it."""
        room = self._rooms.get(row.id)
        return resting_turn(row, info_of(row), guest.id) if room is None else room.turn_of(guest.id)

    def findable(self, lately: list[MatchRow]) -> list[MatchRow]:
        """The matches of the lobby: those in memory that can be found, and others of ``lately``."""
        here = [room.row for room in self._rooms.values() if room.is_findable]
        return here + [row for row in lately if row.id not in self._rooms]

    def people(self) -> set[str]:
        """Everybody at a table, by id."""
        return {guest for room in self._rooms.values() for guest in room.guests()} - {""}

    def games_now(self) -> int:
        """How many matches are being played by somebody who is about, or by bots among themselves."""
        return sum(room.row.status == "playing" and room.is_kept_up for room in self._rooms.values())

    def renamed(self, guest: Guest) -> None:
        """Somebody has another name."""
        for room in self._rooms.values():
            room.renamed(guest)

    def _asker(self, guest: Guest) -> Owner:
        return self._around.whereabouts(guest.id), guest.id

    # Rooms.

    async def open(self, key: str, asker: Owner = NOBODY) -> Room:
        """The room of a match, rebuilt from what is stored if need be; raises Refusal."""
        room = self._rooms.get(key)
        if room is not None:
            room.last_use = time.monotonic()
            return room
        if self._is_closing:
            raise Refusal.because("storage", "server-refused-storage")
        task = self._opening.get(key)
        if task is None:
            task = self._opening[key] = asyncio.create_task(self._load(key, asker), name=f"open {key}")
            task.add_done_callback(lambda _: self._opening.pop(key, None))
        try:
            return await asyncio.shield(task)
        finally:
            del task  # which would hold a refusal, and with it all who wait here, who hold the task

    async def _load(self, key: str, asker: Owner) -> Room:
        row = await self._row(key)
        if row is None:
            raise Refusal.because("not_found", "server-refused-not-found")
        if row.game not in games():  # its package may come back
            raise Refusal.because("no_game", "server-refused-no-game")
        entries = await self._store.entries(key)
        try:
            state, journal = await self._read(row, entries, asker)
        except NoLongerPlayable:
            await self._close_for_good(row)
            raise Refusal.because("closed", "server-refused-closed") from None
        in_words = partial(result_phrase, table_of(row.game))
        ledger = Ledger(self._store, row, entries, state, in_words)
        room = self._rooms[key] = Room(self._around, ledger, journal, self._forget)
        room.start()
        return room

    async def _row(self, key: str) -> MatchRow | None:
        return await self._store.match(key) if key.isprintable() else None  # PostgreSQL takes no zero bytes

    async def _read(
        self, row: MatchRow, entries: Sequence[Entry], asker: Owner
    ) -> tuple[MatchState, Journal]:
        """What came of the entries of a match; a new match does not wait until others have been read."""
        if not entries:
            return MatchState(), Journal()
        return await self._reading.do(reopened(row, entries), asker)

    async def _close_for_good(self, row: MatchRow) -> None:
        """End a match that cannot go on; one that is over stays as it is. Its series goes on without it."""
        change, following = MatchChange(), None
        if row.status != "over":
            change.status, change.result = "over", msgspec.json.encode(CLOSED_RESULT).decode()
        sequel = game_sequel(row)
        if row.series and not row.rematch and (sequel is None or sequel.goes_on):
            change.rematch = draw_match_id()
            following = plan_following(row, change.rematch, now())
        if change != MatchChange():
            await self._store.change(row.id, change, following)

    async def _with_room(self, key: str, use: Callable[[Room], Awaitable[T]], asker: Owner = NOBODY) -> T:
        """Do something with a room; one that is put away at this very moment is opened anew."""
        for _ in range(TRIES):
            try:
                return await use(await self.open(key, asker))
            except Closed:
                continue
        raise Refusal.because("storage", "server-refused-storage")

    def _forget(self, room: Room) -> None:
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]

    def _check_bounds(self, row: MatchRow) -> None:
        """Raises Refusal where too many matches like this one go on or are about to."""
        here = {**self._making, **{key: room.row for key, room in self._rooms.items()}}
        unfinished = [one for one in here.values() if one.status != "over"]
        if sum(one.owner == row.owner for one in unfinished) >= MOST_OF_ONE:
            raise Refusal.because("many_games", "server-refused-many-games")
        if not Seats(row.seats).are_all_bots:
            return
        if sum(Seats(one.seats).are_all_bots for one in unfinished) >= MOST_SHOWS:
            raise Refusal.because("busy", "server-refused-busy")

    async def _add(self, row: MatchRow) -> None:
        try:
            await self._store.add_match(row)
        except StoreError:
            raise Refusal.because("storage", "server-refused-storage") from None

    async def _forget_old(self, key: str) -> None:
        try:
            await self._with_room(key, lambda room: room.expire())
        except Refusal as refusal:
            if refusal.code != "not_found":  # it may have been taken back in this very moment
                raise

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            for room in list(self._rooms.values()):
                unused = time.monotonic() - room.last_use
                is_due = unused > (OVER if room.is_over else IDLE)
                if is_due and room.is_idle and not (room.is_findable and room.is_kept_up):
                    room.close()
                    await asyncio.sleep(0)  # a long game has much to let go; others are answered in between

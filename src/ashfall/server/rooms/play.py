"""A match in progress: its entries, clocks and bots, and everybody who is connected to it.

Only the task of its room calls it, so nothing here happens twice at once.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Final

from msgspec.structs import replace

from ashfall.server.contract import Audience
from ashfall.server.fair_queue import Owner
from ashfall.server.games import table_of
from ashfall.server.messages import MatchInfo, Presence, TableNews, Update, Welcome
from ashfall.server.metrics import Metrics
from ashfall.server.rooms.bots import BotDriver
from ashfall.server.rooms.clocks import Clocks, Reading, counts_days
from ashfall.server.rooms.commands import Proposal, time_to_choose
from ashfall.server.rooms.history import DRAW, AppliedEntry, EntryFacts, MatchState
from ashfall.server.rooms.journal import Journal
from ashfall.server.rooms.leaving import leaving
from ashfall.server.rooms.ledger import Ledger
from ashfall.server.rooms.members import Member, Members
from ashfall.server.rooms.refusals import Refusal
from ashfall.server.rooms.seats import Seats
from ashfall.server.rooms.sliced_work import SlicedWork
from ashfall.server.rooms.telling import for_chooser, info_of, sight_for, update_of
from ashfall.server.rooms.terms import game_terms, read_terms
from ashfall.server.rooms.thinkers import Thinkers
from ashfall.server.rooms.timing import reading_after, reading_now
from ashfall.server.shapes import GameSight
from ashfall.server.store import MatchChange, MatchRow
from ashfall.server.store.store import now as wall_clock

__all__ = ["FAR", "LiveMatch", "RoomServices"]

SOON: Final = 0.1  # seconds in which comings and goings are told together
AGAIN: Final = 1.0  # seconds until something that could not be stored is tried again
GRACE: Final = 15_000  # milliseconds that people have at least to come back after a restart
HOUR: Final = 3_600_000  # the same where clocks count days
FAR: Final = 1_200_000  # milliseconds before time over days is up in which a match stays in memory

Work = Callable[[], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class RoomServices:
    """What a match needs of the rest of the server."""

    thinkers: Thinkers
    metrics: Metrics
    sliced_work: SlicedWork
    patience: int  # milliseconds for which a clock waits for somebody who is away
    whereabouts: Callable[[str], str]  # the address at which a guest was last seen
    bot_pause: float  # seconds that bots take where their time would tell what is hidden
    began: int  # when the server did, in milliseconds since 1970


class LiveMatch:
    """One match and what is going on in it."""

    def __init__(
        self, around: RoomServices, ledger: Ledger, journal: Journal, post: Callable[[Work], None]
    ) -> None:
        """``post`` has work done later, by the task of the room."""
        self._around = around
        self._post = post
        self.ledger = ledger
        self.members = Members()
        self._journal = journal
        self._bots = BotDriver(around.thinkers, around.metrics, self.members.tell, around.bot_pause)
        self._clocks = Clocks(read_terms(ledger.row).clock, len(ledger.row.seats), around.patience)
        self._timer: asyncio.TimerHandle | None = None
        self._is_presence_due = False
        self._is_away_told = False  # so that the return must be told too

    # Looking.

    @property
    def state(self) -> MatchState:
        """Where the match stands."""
        return self.ledger.state

    @property
    def is_quiet(self) -> bool:
        """Whether nothing will happen before somebody comes."""
        chooser = self.state.chooser
        if self.members:
            return False
        return chooser is None or (not self.ledger.seats.is_bot(chooser) and not self._is_timer_near)

    @property
    def _is_timer_near(self) -> bool:
        if not counts_days(self._clocks.rule):
            return self._clocks.rule is not None
        return (self._clocks.next_change(_now()) or 0) <= FAR

    @property
    def since(self) -> int:
        """When something last happened, in milliseconds since 1970."""
        return self.ledger.entries[-1].at if self.ledger.entries else self.ledger.row.created

    @property
    def time_left(self) -> int | None:
        """Milliseconds that whoever must choose has left; None without a clock."""
        chooser, left = self.state.chooser, self._clocks.read(_now()).left
        return left[chooser] if left and chooser is not None else None

    @property
    def claimable(self) -> int | None:
        """The seat that has been away for so long that the others need not wait any more."""
        return self._clocks.may_be_claimed(_now())

    def knows(self, guest: str) -> bool:
        """Whether somebody plays here, or looks on."""
        return bool(self.ledger.seats.of(guest) or self.members.of(guest))

    def info(self) -> MatchInfo:
        """What everybody may know about the match."""
        seats, here = self.ledger.seats, self.members
        left = time_to_choose(self.state, wall_clock())
        return info_of(self.ledger.row, self.state, here.online(seats), here.spectators(seats), left)

    def welcome(self, member: Member, last: int = 0) -> None:
        """Tell somebody everything; ``last`` is the number of the last entry that they know."""
        row, guest = self.ledger.row, member.guest
        mine = self.ledger.seats.of(guest.id)
        audience = self.state.audience(mine)
        sight = sight_for(self.state, audience)
        if self.state.chooser in mine:
            sight = for_chooser(self.state, sight)
        is_host = row.status == "waiting" and row.owner == guest.id
        member.tell(
            Welcome(
                you=guest,
                seats=mine,
                info=self.info(),
                seq=self.state.seq,
                sight=sight,
                history=self._journal.lines(audience),
                clocks=self._clocks.state(_now()),
                missed=self._journal.missed(audience, last),
                invite=row.invite if is_host else "",
            )
        )

    # Going on.

    async def wake_up(self) -> None:
        """Take up what was going on when the match was last in memory."""
        self._set_clocks_back()
        if self.state.match is not None or not await self.begin_if_full(self.ledger.seats):
            await self.go_on()

    async def begin_if_full(self, seats: Seats) -> bool:
        """Begin, once somebody sits everywhere; False if not."""
        if not seats.are_taken:
            return False
        row, terms = self.ledger.row, read_terms(self.ledger.row)
        parts = table_of(row.game).draw_parts(game_terms(row), terms.parts)
        facts = EntryFacts(parts=tuple(parts))
        change = MatchChange(status="playing", listed=terms.listed, seats=seats.with_parts(parts).rows)
        await self.enter(Proposal("begin", None, facts), change=change)
        await self.go_on()
        return True

    async def enter(
        self,
        proposal: Proposal,
        command: str | None = None,
        acknowledge: Callable[[int], None] | None = None,
        change: MatchChange | None = None,
        following: MatchRow | None = None,
    ) -> None:
        """Store an entry, then acknowledge its number, then tell everybody. Raises Refusal."""
        before = self.ledger.seats
        try:
            applied = await self.ledger.enter(
                proposal.kind, proposal.seat, proposal.facts, self._timing, command, change, following
            )
        except Refusal:
            self._set_clocks_back()
            self.tell_table()
            raise
        if applied.after.reading is not None:
            self._clocks.set(applied.after.reading, _now())
        self._watch_clocks()
        if acknowledge is not None:
            acknowledge(applied.entry.seq)
        await self._around.sliced_work.do(partial(self._tell, applied))
        if applied.facts.bot:
            self._tell_those_who_left(before.guests(applied.facts.absent))

    async def go_on(self) -> None:
        """What follows without anybody's command: bots answer and choose."""
        self._bots.stop()
        seats = self.ledger.seats
        bots = [seat for seat in range(len(seats)) if seats.is_bot(seat) and not self.state.is_out(seat)]
        if DRAW in self.state.offers and bots:
            await self._insist(Proposal("decline_draw", bots[0]))
        await self._choose_for_bots()
        chooser = self.state.chooser
        if chooser is not None and self.state.match is not None and seats.is_bot(chooser):
            moved = partial(self._bot_chose, self.state.seq)
            self._bots.ask(self.state.match, chooser, seats.rows[chooser].bot, self._askers(), moved)

    async def _choose_for_bots(self) -> None:
        """Once it is over, bots say at once what goes on to the next match of a series."""
        match, sequel = self.state.match, self.state.sequel
        if match is None or sequel is None or self.state.rematch:
            return
        for choice in sequel.choices:
            if self.ledger.seats.is_bot(choice.seat) and not choice.chosen:
                chosen = f"{choice.about} {match.game.bots_choice(choice)}"
                await self._insist(Proposal("choose", choice.seat, EntryFacts(choice=chosen)))

    async def flag_if_due(self) -> None:
        """If somebody's time is up they are out of it, whoever is here to see it."""
        seat, match, seats = self._clocks.has_flagged(_now()), self.state.match, self.ledger.seats
        if seat is not None and match is not None and self.state.ending is None:
            await self.enter(Proposal("flag", seat, leaving(match, seats, seats.led_with(seat))))
            await self.go_on()

    def stop(self) -> None:
        """Nothing goes on any more. What is large goes at once, before the collector finds the rest."""
        self._bots.stop()
        self._stop_timer()
        self.ledger.let_go()
        self._journal = Journal()

    async def _insist(self, proposal: Proposal) -> None:
        """An entry that nobody can be refused; if it cannot be stored now, the match goes on later."""
        try:
            await self.enter(proposal)
        except Refusal:
            self._later(AGAIN, self.go_on)

    def _bot_chose(self, seq: int, move: str) -> None:
        self._post(partial(self._move_bot, seq, move))

    async def _move_bot(self, seq: int, move: str) -> None:
        chooser = self.state.chooser
        if seq == self.state.seq and chooser is not None:
            await self._insist(Proposal("move", chooser, EntryFacts(move=move)))
            if seq != self.state.seq:
                await self.go_on()

    def _later(self, seconds: float, work: Work) -> None:
        asyncio.get_running_loop().call_later(seconds, self._post, work)

    def _askers(self) -> list[Owner]:
        """On whose behalf bots think here: of those who play, else of whoever made the match."""
        seats = self.ledger.seats
        guests = seats.guests(seats.people) or {self.ledger.row.owner or ""}
        return [(self._around.whereabouts(guest), guest) for guest in sorted(guests)]

    # Telling.

    def _tell(self, applied: AppliedEntry) -> None:
        state, clocks = self.state, self._clocks.state(_now())
        updates = {each: update_of(applied, each, None, clocks) for each in state.audiences}
        for audience, update in updates.items():
            self._journal.add(audience, update)
        sights: dict[Audience, GameSight | None] = {}

        def update_for(kind: tuple[Audience, bool]) -> Update:
            audience, chooses = kind
            if audience not in sights:
                sights[audience] = sight_for(state, audience)
            sight = sights[audience]
            return replace(updates[audience], sight=for_chooser(state, sight) if chooses else sight)

        self.members.tell_each(self._kind_of, update_for)
        before, after = applied.before, applied.after
        if applied.entry.kind != "move" or before.offers != after.offers or before.ending != after.ending:
            self.tell_table()

    def _kind_of(self, guest: str) -> tuple[Audience, bool]:
        """The audience of a person, and whether it is they who must choose."""
        mine = self.ledger.seats.of(guest)
        return self.state.audience(mine), self.state.chooser in mine

    def _tell_those_who_left(self, guests: Iterable[str]) -> None:
        """They look on from now on, or lead less."""
        for guest in guests:
            for member in self.members.of(guest):
                self.welcome(member, self.state.seq)
        self.watch_presence()

    def tell_table(self) -> None:
        """Tell everybody what changed about the match that is not the game."""
        self.members.tell(TableNews(info=self.info(), clocks=self._clocks.state(_now())))

    def watch_presence(self) -> None:
        """Clocks know at once who is here; people are told a moment later, several changes together."""
        self._watch_clocks()
        if not self._is_presence_due:
            self._is_presence_due = True
            self._later(SOON, self._tell_presence)

    async def _tell_presence(self) -> None:
        self._is_presence_due = False
        seats = self.ledger.seats
        self.members.tell(Presence(self.members.online(seats), self.members.spectators(seats)))
        clocks = self._clocks.state(_now(), always=self._is_away_told)
        if self.state.chooser is not None and clocks is not None:
            self._is_away_told = clocks.away is not None
            self.members.tell(TableNews(info=self.info(), clocks=clocks))

    # Clocks.

    def _timing(self, before: MatchState, after: MatchState) -> Reading:
        """What the clocks will show after an entry."""
        return reading_after(self._clocks, self.ledger.seats, before, after, _now())

    def _set_clocks_back(self) -> None:
        """Go on from what is stored: the time in which nothing could be stored is nobody's, but for days."""
        wall = wall_clock()
        least = self._around.began + HOUR - wall
        reading = reading_now(self._clocks, self.ledger.seats, self.state, wall - self.since, least)
        if reading is not None:
            self._clocks.set(reading, _now(), 0 if counts_days(self._clocks.rule) else GRACE)
        self._watch_clocks()

    def _watch_clocks(self) -> None:
        """Let the right clock run, and wake up when something comes of it."""
        chooser, seats, now = self.state.chooser, self.ledger.seats, _now()
        if chooser is None or seats.is_bot(chooser):
            self._clocks.watch(None, False, now)
        else:
            self._clocks.watch(chooser, not self.members.of(seats.guest(chooser)), now)
        self._stop_timer()
        wait = self._clocks.next_change(now)
        if wait is not None:
            self._wake_in((wait + 1) / 1000)

    def _wake_in(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._post, self._on_time)

    async def _on_time(self) -> None:
        """A flag may have fallen, or patience with somebody has ended."""
        try:
            await self.flag_if_due()
        except Refusal:
            self._wake_in(AGAIN)
            return
        if self.state.ending is None:
            self._watch_clocks()
            self.tell_table()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _now() -> int:
    """Milliseconds on a clock that is never set."""
    return time.monotonic_ns() // 1_000_000

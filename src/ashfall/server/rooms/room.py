"""A match in memory: one task that does one thing after another.

Whoever wants something of a room puts a piece of work into its mailbox. A command becomes an entry; the entry
is stored; then it is believed, acknowledged and told to everybody, in this order. If it cannot be stored the
room goes on as if it had never been.
"""

from __future__ import annotations

import asyncio
import hmac
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from ashfall.server.failures import tell_failure
from ashfall.server.messages import Ack, Ask, Command, Guest, MatchInfo, OwnTurn, Said, Say
from ashfall.server.rooms.attendance import Attendance, waits_for_days
from ashfall.server.rooms.commands import ALWAYS_MEANT, ANSWERS, CommandContext, propose
from ashfall.server.rooms.hints import Hints
from ashfall.server.rooms.history import MatchState
from ashfall.server.rooms.journal import Journal
from ashfall.server.rooms.ledger import Ledger, OutOfDate
from ashfall.server.rooms.mailbox import Mailbox
from ashfall.server.rooms.members import Member
from ashfall.server.rooms.plan import plan_following
from ashfall.server.rooms.play import LiveMatch, RoomServices
from ashfall.server.rooms.questions import Answers, AskedQuestion
from ashfall.server.rooms.refusals import Refusal
from ashfall.server.rooms.sayings import Sayings
from ashfall.server.rooms.takeback import is_practice
from ashfall.server.rooms.terms import read_terms
from ashfall.server.rooms.turns import own_turn
from ashfall.server.store import MatchRow
from ashfall.server.store.store import now

__all__ = ["BROKEN", "CLOSED", "GONE", "RESTARTING", "Room"]

# Close codes. After the first two a client comes back.
RESTARTING: Final = 1012
BROKEN: Final = 1011
GONE: Final = 4404  # there is no such match
CLOSED: Final = 4410  # it is over for good: the rules of today do not allow it, or its game is not here


class Room:
    """The door of one match. All its methods may be called at any time."""

    def __init__(
        self, around: RoomServices, ledger: Ledger, journal: Journal, closed: Callable[[Room], None]
    ) -> None:
        """``closed`` is told when the room is of no use any more."""
        self._metrics = around.metrics
        self._closed = closed
        self._sliced_work = around.sliced_work
        self._mail = Mailbox(self._failed)
        self._play = LiveMatch(around, ledger, journal, self._mail.post)
        self._attendance = Attendance(ledger, self._play.members)
        self._hints = Hints(around.thinkers)
        self._answers = Answers()
        self._sayings = Sayings()
        self.id = ledger.row.id
        self.last_use = time.monotonic()

    @property
    def is_closed(self) -> bool:
        """Whether it must be opened anew."""
        return self._mail.is_closed

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing will happen by itself."""
        return self._play.is_quiet and self._mail.is_empty

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._play.state.ending is not None

    @property
    def row(self) -> MatchRow:
        """The match as it is stored, without its entries."""
        return self._play.ledger.row

    @property
    def standing(self) -> MatchState:
        """Where the match stands, hidden things included."""
        return self._play.state

    @property
    def is_findable(self) -> bool:
        """Whether it stands in the lobby for others to join or to watch."""
        return self.row.listed and not self.is_over and (self.is_kept_up or waits_for_days(self.row))

    @property
    def is_kept_up(self) -> bool:
        """Whether those are about on whom it depends."""
        return self._attendance.is_kept_up

    def guests(self) -> set[str]:
        """Who is connected."""
        return {member.guest.id for member in self._play.members}

    def turn_of(self, guest: str) -> OwnTurn:
        """For whom it waits, as somebody sees it who plays here."""
        return own_turn(self.info(), guest, self._play.since, self._play.time_left)

    def start(self) -> None:
        """Begin to work."""
        self._mail.start(f"room {self.id}")
        self._mail.post(self._play.wake_up)

    def close(self, code: int = RESTARTING, reason: str = "restart") -> None:
        """Stop; whoever comes back opens the room anew."""
        if not self._mail.is_closed:
            self._mail.close()
            self._hints.stop()
            self._play.members.close(code, reason)
            self._play.stop()
            self._closed(self)

    def info(self) -> MatchInfo:
        """What everybody may know about the match."""
        return self._play.info()

    async def enter(self, member: Member, last: int) -> Member:
        """Somebody connects; raises Refusal and Closed."""
        return await self._mail.call(partial(self._enter, member, last))

    def leave(self, member: Member) -> None:
        """A socket is gone."""
        self._mail.post(partial(self._leave, member))

    def command(self, member: Member, command: Command) -> None:
        """Somebody wants to change the match; they get an ack or a reject."""
        ledger = self._play.ledger
        is_known = bool(ledger.seats.of(member.guest.id) or ledger.repeated(command.id))
        if not is_known:  # refused here, not to fill the mailbox of others
            member.refuse(command.id, Refusal.because("not_seated", "server-refused-not-seated"))
        elif self._mail.is_full:
            member.refuse(command.id, Refusal.because("too_fast", "server-refused-busy"))
        else:
            self._mail.post(partial(self._command, member, command, time.perf_counter()))

    def say(self, member: Member, say: Say) -> None:
        """Somebody says a ready phrase to everybody here."""
        mine = self._play.ledger.seats.of(member.guest.id)
        if not mine:
            member.refuse(say.id, Refusal.because("not_seated", "server-refused-not-seated"))
        elif not self._sayings.may_speak(member.guest.id):
            member.refuse(say.id, Refusal.because("too_fast", "server-refused-said-enough"))
        else:
            self._play.members.tell(Said(mine[0], say.what))

    def ask(self, member: Member, ask: Ask) -> None:
        """Somebody wants to know something; they get an answer or a reject."""
        if self._mail.is_half_full:
            member.refuse(ask.id, Refusal.because("too_fast", "server-refused-busy"))
        else:
            self._mail.post(partial(self._ask, member, ask))

    async def begun(self) -> MatchInfo:
        """The facts of a match once everything that it does by itself at first is done; raises Closed."""
        return await self._mail.call(self._told)

    async def join(self, guest: Guest, invite: str) -> MatchInfo:
        """Sit down; raises Refusal and Closed."""
        return await self._mail.call(partial(self._join, guest, invite))

    async def stand_up(self, guest: Guest) -> MatchInfo:
        """Give a seat back before the match begins; raises Refusal and Closed."""
        return await self._mail.call(partial(self._stand_up, guest))

    async def cancel(self, guest: Guest) -> None:
        """The owner gives up waiting; raises Refusal and Closed."""
        await self._mail.call(partial(self._cancel, guest))

    async def expire(self) -> None:
        """Forget a match that waits for players, unless somebody is here; raises Refusal and Closed."""
        await self._mail.call(self._expire)

    def renamed(self, guest: Guest) -> None:
        """Somebody has another name."""
        if self._play.knows(guest.id):
            self._mail.post(partial(self._rename, guest))

    # What the task does.

    async def _enter(self, member: Member, last: int) -> Member:
        if not self._play.members.has_room_for(member, self._play.ledger.seats):
            raise Refusal.because("too_fast", "server-refused-full")
        self.last_use = time.monotonic()
        self._play.members.add(member)
        self._play.watch_presence()
        self._play.welcome(member, last)
        await self._note(member.guest)
        return member

    async def _leave(self, member: Member) -> None:
        self.last_use = time.monotonic()
        if self._play.members.remove(member):
            self._play.watch_presence()
            await self._note(member.guest)

    async def _note(self, guest: Guest) -> None:
        """Remember who comes and goes, also beyond a restart while the match could be forgotten."""
        if self._attendance.note(guest.id) and self.row.status == "waiting":
            await self._play.ledger.touch()

    async def _command(self, member: Member, command: Command, came: float) -> None:
        self.last_use = time.monotonic()
        try:
            is_new = await self._carry_out(member, command, partial(self._acknowledge, member, command, came))
        except Refusal as refusal:
            self._metrics.commands.add(command.what, refusal.code)
            member.refuse(command.id, refusal)
            return
        if is_new:
            await self._play.go_on()

    def _acknowledge(self, member: Member, command: Command, came: float, seq: int) -> None:
        member.tell(Ack(command.id, seq))
        self._metrics.commands.add(command.what, "ack")
        self._metrics.ack_seconds.observe(time.perf_counter() - came)

    async def _carry_out(self, member: Member, command: Command, acknowledge: Callable[[int], None]) -> bool:
        """Make a command an entry; False if it has become one before. Raises Refusal."""
        play, ledger = self._play, self._play.ledger
        known = ledger.repeated(command.id)
        if known is not None:
            has_left = known.seat is not None and ledger.seats.is_bot(known.seat)
            if known.seat not in ledger.seats.of(member.guest.id) and not has_left:
                raise Refusal.because("not_allowed", "server-refused-id-taken")
            acknowledge(known.seq)
            return False
        await play.flag_if_due()
        if not self._knows_enough(command):
            raise Refusal.because("stale", "server-refused-stale")
        seats = ledger.seats  # only now: whose flag has fallen has none any more
        mine = seats.of(member.guest.id)
        here = frozenset(one.guest.id for one in play.members)
        context = CommandContext(play.state, seats, mine, play.claimable, is_practice(self.row), here, now())
        proposal = propose(context, command)
        key = proposal.facts.following
        following = plan_following(ledger.row, key, now()) if key else None
        await play.enter(proposal, command.id, acknowledge, following=following)
        return True

    def _knows_enough(self, command: Command) -> bool:
        """Whether the sender has seen what matters: several people may answer an offer at the same time."""
        missed = self._play.ledger.entries[command.seq :]
        if not missed:
            return command.seq == self._play.state.seq
        are_answers = command.what in ANSWERS and all(entry.kind in ANSWERS for entry in missed)
        return are_answers or command.what in ALWAYS_MEANT

    async def _ask(self, member: Member, ask: Ask) -> None:
        play = self._play
        try:
            if ask.what == "hint":
                seats = play.ledger.seats
                self._hints.begin(member, ask, play.state, seats, is_casual=play.ledger.row.casual)
            else:
                audience = play.state.audience(play.ledger.seats.of(member.guest.id))
                asked = AskedQuestion(ask, play.state, audience, play.ledger.row.casual)
                await self._sliced_work.do(lambda: member.tell(self._answers.answer(asked)))
        except Refusal as refusal:
            member.refuse(ask.id, refusal)

    async def _told(self) -> MatchInfo:
        return self._play.info()

    async def _join(self, guest: Guest, invite: str) -> MatchInfo:
        play, ledger = self._play, self._play.ledger
        if ledger.seats.of(guest.id):
            return play.info()
        if ledger.row.status != "waiting":
            raise Refusal.because("begun", "server-refused-begun")
        by_link = bool(ledger.row.invite) and hmac.compare_digest(ledger.row.invite.encode(), invite.encode())
        seat = ledger.seats.free_for(ledger.row.owner, guest.id, by_link)
        if seat is None:
            raise Refusal.because("no_seat", "server-refused-no-seat")
        seats = ledger.seats.taken_by(seat, guest.id, guest.name)
        if not await play.begin_if_full(seats):
            await ledger.reseat(seats)
            play.tell_table()
        self._attendance.note(guest.id)
        for member in play.members.of(guest.id):
            play.welcome(member)  # they were spectators until now
        play.watch_presence()
        return play.info()

    async def _stand_up(self, guest: Guest) -> MatchInfo:
        play, ledger = self._play, self._play.ledger
        if ledger.row.status != "waiting":
            raise Refusal.because("begun", "server-refused-begun")
        seats = ledger.seats.given_back_by(guest.id, read_terms(ledger.row).places)
        if seats is None:
            is_host = bool(ledger.seats.of(guest.id))
            reason = "server-refused-own-table" if is_host else "server-refused-not-seated"
            raise Refusal.because("not_seated", reason)
        await ledger.reseat(seats)
        play.tell_table()
        for member in play.members.of(guest.id):
            play.welcome(member)  # they are spectators from now on
        play.watch_presence()
        return play.info()

    async def _cancel(self, guest: Guest) -> None:
        row = self._play.ledger.row
        if row.owner != guest.id:
            raise Refusal.because("not_owner", "server-refused-not-owner")
        if row.status != "waiting":
            raise Refusal.because("begun", "server-refused-begun")
        await self._delete()

    async def _expire(self) -> None:
        if self.row.status != "waiting" or self._play.members:
            await self._play.ledger.touch()
        else:
            await self._delete()

    async def _delete(self) -> None:
        await self._play.ledger.delete()
        asyncio.get_running_loop().call_soon(self.close, GONE, "no such match")

    async def _rename(self, guest: Guest) -> None:
        for member in self._play.members.of(guest.id):
            member.guest = guest
        if self._play.ledger.rename(guest.id, guest.name):
            self._play.tell_table()

    def _failed(self, error: Exception) -> None:
        """What is stored is right, what is in memory may not be: start again from what is stored."""
        if not isinstance(error, OutOfDate):
            self._metrics.failures.add("room")
            tell_failure("a room", error)
        self.close(BROKEN, "opened anew")

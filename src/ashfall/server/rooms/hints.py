"""What a bot would do in somebody's place: worked out elsewhere, told when it is ready."""

from __future__ import annotations

import asyncio
from typing import Final

from ashfall.bots.faults import BotFault
from ashfall.server.messages import Answered, Ask
from ashfall.server.rooms.chance import draw_number
from ashfall.server.rooms.errands import BotQuestion
from ashfall.server.rooms.history import MatchState
from ashfall.server.rooms.kept import KeptMatch
from ashfall.server.rooms.members import Member
from ashfall.server.rooms.questions import ideas_of
from ashfall.server.rooms.refusals import Refusal
from ashfall.server.rooms.seats import Seats
from ashfall.server.rooms.thinkers import Busy, Thinkers

__all__ = ["Hints"]

IDEAS: Final = 3


class Hints:
    """The questions of one room that bots are working on, one for each socket."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, member: Member, ask: Ask, state: MatchState, seats: Seats, *, is_casual: bool) -> None:
        """Ask for ideas, as the one who chooses, in a casual game without other people; raises Refusal."""
        match, chooser = state.match, state.chooser
        if match is None or chooser is None or chooser not in seats.of(member.guest.id):
            raise Refusal.because("not_your_turn", "server-refused-not-your-turn")
        if not is_casual or not seats.are_of_one_guest:
            raise Refusal.because("not_allowed", "server-refused-no-hint")
        if member.is_waiting_for_hint:
            raise Refusal.because("too_fast", "server-refused-busy")
        member.is_waiting_for_hint = True
        task = asyncio.create_task(self._advise(member, ask, state.seq, match))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        """Nobody is there any more to be told."""
        for task in self._tasks:
            task.cancel()

    async def _advise(self, member: Member, ask: Ask, seq: int, match: KeptMatch) -> None:
        game, view = match.game, match.played.view(match.chooser)
        question = BotQuestion.about(game.name, match.played, game.adviser, draw_number(), alternatives=IDEAS)
        try:
            choice = await self._thinkers.ask(question, asker=(member.address, member.guest.id))
            member.tell(Answered(id=ask.id, seq=seq, answer=ideas_of(game, view, choice)))
        except (Busy, BotFault):
            member.refuse(ask.id, Refusal.because("too_fast", "server-refused-busy"))
        finally:
            member.is_waiting_for_hint = False

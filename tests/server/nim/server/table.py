"""Nim at the tables of the server: all that a game needs to be played there."""

from base64 import b64decode
from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from ashfall.server.contract import Audience, Choices, GameTable, Plan, Shapes
from ashfall.server.messages import SeatWish
from ashfall.server.rooms.refusals import Refusal
from ashfall.server.shapes import (
    Answer,
    DecisionSight,
    EventLine,
    GameSight,
    GameTerms,
    GameWish,
    OutcomeSight,
)
from ashfall.server.workshop import Steps
from ashfall.table.contract import Event, Move, Outcome
from ashfall.table.errors import IllegalMove, InvalidRecord
from ashfall.table.phrases import Phrase, SeatRef
from tests.table.nim import Heap, Nim, NimTable, NimView, Notes, Rules, Taken

NAME = "nim"
Size = Annotated[int, msgspec.Meta(ge=1, le=1000)]


class NimWish(GameWish, tag=NAME):
    heap: Size = 21


class NimTerms(GameTerms, tag=NAME):
    heap: Size


class NimSight(GameSight, tag=NAME):
    left: int


class NimRecord(msgspec.Struct):
    game: Literal["nim"]
    heap: Size
    moves: list[str]


class NimAtServer(GameTable[Nim]):
    name = NAME
    rules_version = 1
    shapes = Shapes(NimWish, NimTerms, NimSight)
    bots = levels = ("random",)
    stand_in = adviser = "random"

    def plan(self, wish: NimWish, seats: Sequence[SeatWish]) -> Plan:
        if len(seats) != 2:
            raise Refusal.bad(f"seats: expected 2, got {len(seats)}")
        return Plan(NimTerms(heap=wish.heap), ["player", "player"], [0, 1])

    def begin(self, terms: NimTerms, parts: Sequence[str], secret: str, start: str) -> Nim:
        return Nim(Heap(terms.heap, rules=Rules(terms.heap)))

    def resume(self, stored: str) -> Nim:
        return Nim.from_bytes(b64decode(stored))

    def turn(self, match: Nim) -> int:
        return match.state.turn

    def sides(self, match: Nim) -> Sequence[int]:
        return (0, 1)

    def reveals(self, events: Sequence[Event]) -> bool:
        return False

    def view(self, match: Nim, audience: Audience) -> NimView:
        return match.view()

    def sight(self, match: Nim, audience: Audience) -> NimSight:
        sight = NimSight(left=match.state.left, decision=None)
        if decision := match.decision:
            sight.decision = DecisionSight(
                seat=decision.seat, kind="take", clause=decision.clause, about=(), prompt=Phrase("nim-take")
            )
        if outcome := match.outcome:
            told = self.outcome_phrase(outcome)
            sight.outcome = OutcomeSight(list(outcome.winners), outcome.reason, told)
        return sight

    def choices(self, match: Nim) -> Choices:
        moves = match.legal
        answers = [Answer(move.text, self.move_phrase(match, move)) for move in moves]
        return Choices([move.text for move in moves], answers)

    def lines(self, match: Nim, events: Sequence[Event], audience: Audience) -> list[EventLine]:
        return [
            EventLine(event.to_dict(), Phrase("nim-taken", {"count": event.count}))
            for event in events
            if isinstance(event, Taken)
        ]

    def move_phrase(self, view: NimTable, move: Move) -> Phrase:
        return Phrase("nim-take-some", {"count": move.code})

    def outcome_phrase(self, outcome: Outcome) -> Phrase:
        if outcome.winner is None:
            return Phrase("nim-drawn")
        return Phrase("nim-won", {"seat": SeatRef(outcome.winner), "reason": Phrase("nim-last")})

    def why_not(self, view: NimTable, text: str) -> tuple[str, Phrase] | None:
        try:
            view.parse(text)
        except IllegalMove as error:
            return error.clause, Phrase("nim-illegal")
        return None

    def replayable(self, text: str) -> Steps[Notes]:
        yield from ()
        try:
            record = msgspec.json.decode(text, type=NimRecord)
        except msgspec.MsgspecError as error:
            raise InvalidRecord("", str(error)) from None
        Nim(Heap(record.heap)).push_all(record.moves)
        return Notes(record.heap, record.moves)


TABLE = NimAtServer()

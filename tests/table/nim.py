"""The smallest game that a table can hold: one heap, take one to three, who takes the last one wins."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace

from ashfall.table.contract import Decision, Event, Outcome
from ashfall.table.errors import IllegalMove, InvalidNotation
from ashfall.table.play import Engine, PlayedMatch, Table


@dataclass
class Rules:
    heap: int = 21  # at the start
    seats: int = 2
    most: int = 3


@dataclass
class Heap:
    left: int
    chooser: int = 0
    turn: int = 1
    rules: Rules = field(default_factory=Rules)
    trace: list[int] | None = None

    @property
    def legal(self) -> list[int]:
        return list(range(1, min(self.left, self.rules.most) + 1))

    def copy(self) -> Heap:
        return replace(self)


class Taken(Event, frozen=True, kw_only=True, tag="taken"):
    count: int


@dataclass
class Notes:
    heap: int
    moves: list[str]

    def with_rules(self, version: int) -> Notes:
        return self

    def to_json(self) -> str:
        return json.dumps({"game": "nim", "heap": self.heap, "moves": self.moves})

    def to_text(self) -> str:
        return "\n".join(self.moves)


def take(heap: Heap, count: int) -> None:
    heap.left -= count
    heap.chooser = 1 - heap.chooser
    heap.turn += 1
    if heap.trace is not None:
        heap.trace.append(count)


def read(heap: Heap, text: str) -> int:
    if not text.startswith("take "):
        raise InvalidNotation("expected take")
    return int(text.removeprefix("take "))


ENGINE: Engine[Heap] = Engine(
    is_over=lambda heap: not heap.left,
    is_legal=lambda heap, code: code in heap.legal,
    push=take,
    trace=list,
    read_events=lambda rules, trace: [Taken(count=count) for count in trace],
    move_text=lambda rules, code: f"take {code}",
    read_move=read,
    why_not=lambda heap, code: IllegalMove("NIM-1", "too many" if code else "too few"),
    decision_of=lambda heap: Decision(heap.chooser, "take", "NIM-1") if heap.left else None,
    outcome_of=lambda heap: Outcome((1 - heap.chooser,), "last", heap.rules.seats),
    key_of=lambda heap: heap.left << 1 | heap.chooser,
    facts_of=lambda heap: (heap.left, heap.chooser),
    table_of=lambda rules: (rules.heap, rules.seats, rules.most),
    diagram=lambda heap: f"{heap.left} left",
)


class NimTable(Table[Heap]):
    _engine = ENGINE


class NimView(NimTable):
    def __init__(self, source: Heap, seat: int | None) -> None:
        super().__init__(source.copy())
        self.seat = seat

    def sample(self, stream: object) -> Heap:
        return self._state.copy()


class Nim(NimTable, PlayedMatch[Heap]):
    def view(self, seat: int | None = None) -> NimView:
        return NimView(self._state, seat)

    def to_bytes(self) -> bytes:
        state = self._state
        return json.dumps([state.left, state.chooser, state.turn, state.rules.heap]).encode()

    @classmethod
    def from_bytes(cls, data: bytes) -> Nim:
        left, chooser, turn, heap = json.loads(data)
        return cls(Heap(left, chooser, turn, Rules(heap)))

    def recorded(self, moves: list[str]) -> Notes:
        return Notes(self._state.rules.heap, moves)

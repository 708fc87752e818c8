"""A table of any game: what may be asked about a state, and push and pop over states that never change."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from functools import partial
from operator import index
from pkgutil import resolve_name
from typing import Any, Generic, Protocol, Self, TypeVar

from ashfall.table.contract import Decision, Event, Events, Move, Moves, Outcome, Seen, Written
from ashfall.table.errors import IllegalMove, InvalidNotation, InvalidRecord, shown

__all__ = ["Engine", "PlayedMatch", "Table"]

MOST_BITS = 32  # of a move's number


class _State(Protocol):
    """What the states of all games have."""

    trace: Any  # where the rules note what happens; None: nobody wants to know

    @property
    def rules(self) -> Any: ...

    @property
    def chooser(self) -> Any: ...

    @property
    def legal(self) -> Any: ...

    def copy(self) -> Any: ...


StateT = TypeVar("StateT", bound=_State)


@dataclass(frozen=True, slots=True)
class Engine(Generic[StateT]):
    """The functions by which a table reaches the rules of its game."""

    is_over: Callable[[StateT], bool]
    is_legal: Callable[[StateT, int], bool]
    push: Callable[[StateT, int], None]  # a legal move and everything that follows from it, in place
    trace: Callable[[], Any]  # an empty one
    read_events: Callable[[Any, Any], list[Event]]  # rules, trace
    move_text: Callable[[Any, int], str]  # rules, number
    read_move: Callable[[StateT, str], int]  # legal or not; raises InvalidNotation
    why_not: Callable[[StateT, int], IllegalMove]  # why a move is not legal now
    decision_of: Callable[[StateT], Decision | None]  # None when the game is over
    outcome_of: Callable[[StateT], Outcome]  # of a game that is over
    key_of: Callable[[StateT], int]
    facts_of: Callable[[StateT], Iterable[int]]  # all that matters for the rest of the game
    table_of: Callable[[Any], Hashable]  # what tells the table of these rules from others
    diagram: Callable[[StateT], str]  # as a few lines of text
    picture: str = ""  # the function that draws a state as SVG, by name: drawings stand above the rules


class Table(Generic[StateT]):
    """What a match and a view have in common: everything that may be asked about a state of any game."""

    _engine: Engine[StateT]  # a game says which

    def __init__(self, current: StateT) -> None:
        self._state = current
        self._moves: Moves | None = None  # the legal moves, once somebody has asked

    @property
    def state(self) -> StateT:
        """The engine's state, whose ``chooser`` must choose now; treat it as read-only or copy it."""
        return self._state

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return int(self._state.rules.seats)

    def checked_seat(self, seat: int) -> int:
        """A seat of this table; raises ValueError for any other."""
        if isinstance(seat, bool) or not hasattr(seat, "__index__") or not 0 <= index(seat) < self.seats:
            raise ValueError(f"seat: expected 0 to {self.seats - 1}, got {shown(repr(seat))}")
        return index(seat)

    @property
    def to_move(self) -> int | None:
        """The seat that must choose now, None when the game is over."""
        return None if self.over else int(self._state.chooser)

    @property
    def legal(self) -> Moves:
        """The legal moves, sorted; in a match empty only when the game is over."""
        if self._moves is None:
            self._moves = Moves(list(self._state.legal), partial(self._engine.move_text, self._state.rules))
        return self._moves

    def is_legal(self, move: Move | str | int) -> bool:
        """Whether a move, its text or its number is legal now."""
        try:
            self.parse(move)
        except IllegalMove:
            return False
        return True

    def move(self, code: int) -> Move:
        """The move with this number, legal or not."""
        return Move(code, partial(self._engine.move_text, self._state.rules))

    def parse(self, move: Move | str | int) -> Move:
        """The legal move that a text or number means; raises IllegalMove."""
        code = self._number(move)
        if not 0 <= code < 1 << MOST_BITS:
            raise IllegalMove("", f"{shown(str(move))} is not a move")
        if not self._engine.is_legal(self._state, code):
            raise self._engine.why_not(self._state, code)
        return self.move(code)

    def _number(self, move: Move | str | int) -> int:
        if isinstance(move, str):
            try:
                return self._engine.read_move(self._state, move)
            except InvalidNotation as error:
                raise IllegalMove("", str(error)) from None
        try:
            return index(move)
        except TypeError:
            wrong = f"expected a move, its text or its number, got {shown(repr(move))}"
            raise IllegalMove("", wrong) from None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._engine.is_over(self._state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it is played."""
        return self._engine.outcome_of(self._state) if self.over else None

    def returns(self) -> list[float]:
        """What the game brought each seat: 1 a victory, -1 a defeat, 0 a draw or a game that goes on."""
        outcome = self.outcome
        if outcome is None or outcome.drawn:
            return [0.0] * self.seats
        return [1.0 if seat in outcome.winners else -1.0 for seat in range(self.seats)]

    @property
    def decision(self) -> Decision | None:
        """Who must choose now, what and why; None when the game is over."""
        return self._engine.decision_of(self._state)

    def key(self) -> int:
        """64-bit key of what matters for the rest of the game; a match counts what is hidden, a view not."""
        return int(self._engine.key_of(self._state))

    # As a value: two tables are equal that play by the same rules and stand at the same position.

    def _value(self) -> tuple[object, ...]:
        """What is compared besides what matters for the rest of the game; a view also says whose it is."""
        return type(self), getattr(self, "seat", None), self._engine.table_of(self._state.rules)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table):
            return NotImplemented
        if self._value() != other._value():
            return False
        facts = self._engine.facts_of
        return self._state is other._state or list(facts(self._state)) == list(facts(other._state))

    def __hash__(self) -> int:
        return self.key()

    def __repr__(self) -> str:
        return self._engine.diagram(self._state)

    def _repr_svg_(self) -> str | None:
        """The table as notebooks show it."""
        draw = self._engine.picture
        return str(resolve_name(draw)(self._state)) if draw else None

    def __getstate__(self) -> dict[str, Any]:
        return vars(self) | {"_moves": None}


class PlayedMatch(Table[StateT], ABC):
    """A match: the present state of a game and the way to it."""

    def __init__(self, current: StateT) -> None:
        super().__init__(current)
        self._past: list[tuple[StateT, Move]] = []

    @classmethod
    def _standing_at(cls, state: StateT) -> Self:
        """A match without a past."""
        match = cls.__new__(cls)
        PlayedMatch.__init__(match, state)
        return match

    # What a game must say.

    @abstractmethod
    def view(self, seat: int | None = None) -> Seen:
        """What ``seat``, or a spectator, may know."""

    @abstractmethod
    def recorded(self, moves: list[str]) -> Written:
        """A game with these moves that began as this one, replayable for ever."""

    @abstractmethod
    def to_bytes(self) -> bytes:
        """The present state (not its past) in a compact form."""

    def record(self) -> Written:
        """The game so far, replayable for ever."""
        return self.recorded([move.text for move in self.moves])

    # Playing.

    def push(self, move: Move | str | int) -> Events:
        """Make a move and return what happened; raises IllegalMove, and then nothing has changed."""
        made = self.parse(move)
        after, noted = self._follow(made)
        self._past.append((self._state, made))
        self._state, self._moves = after, None
        return Events(partial(self._engine.read_events, after.rules, noted))

    def after(self, move: Move | str | int) -> tuple[Self, Move, list[Event]]:
        """The match after a move without the way there, the move, and what happened; raises IllegalMove."""
        made = self.parse(move)
        after, noted = self._follow(made)
        return self.at(after), made, self._engine.read_events(after.rules, noted)

    def _follow(self, move: Move) -> tuple[StateT, Any]:
        """The state that a legal move leads to, and what the rules noted on the way."""
        after: StateT = self._state.copy()
        after.trace = self._engine.trace()
        self._engine.push(after, move.code)
        noted, after.trace = after.trace, None
        return after, noted

    def pop(self) -> Move:
        """Take the last move back and return it."""
        if not self._past:
            raise IndexError("there is no move to take back")
        self._state, move = self._past.pop()
        self._moves = None
        return move

    @property
    def moves(self) -> list[Move]:
        """The moves made so far; forced moves happen by themselves and are not among them."""
        return [move for _, move in self._past]

    def at(self, state: StateT) -> Self:
        """The same match at one of its states, without the way there."""
        twin = self.__class__.__new__(self.__class__)
        twin.__dict__.update(self.__dict__)
        twin._state, twin._moves, twin._past = state, None, []
        return twin

    def copy(self) -> Self:
        """An independent copy with its past."""
        twin = self.__class__.__new__(self.__class__)
        twin.__dict__.update(self.__dict__)
        twin._state, twin._past = self._state.copy(), list(self._past)
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """The first state and the moves, which are less than all the states between."""
        first = self._past[0][0] if self._past else self._state
        origin = {
            name: value for name, value in vars(self).items() if name not in ("_state", "_moves", "_past")
        }
        return _played_again, (type(self), first, origin, [move.code for move in self.moves])

    def push_all(self, moves: Iterable[str], first: int = 0, *, made_with: str = "") -> Self:
        """Make the moves of a record from number ``first`` on; raises InvalidRecord naming a wrong one."""
        for number, text in enumerate(moves, first):
            self.push(self.parse_recorded(text, number, made_with))
        return self

    def parse_recorded(self, text: str, number: int, made_with: str = "") -> Move:
        """The legal move that stands in a record as this number; raises InvalidRecord.

        ``made_with`` says which rules the record is of, where they are others.
        """
        try:
            return self.parse(text)
        except IllegalMove as error:
            note = f" ({made_with})" if made_with else ""
            raise InvalidRecord(f"moves[{number}]", f'"{shown(text)}": {error}{note}') from None


def _played_again(kind: type[PlayedMatch[Any]], first: Any, origin: dict[str, Any], codes: list[int]) -> Any:
    """A match that was pickled."""
    match = kind._standing_at(first)
    match.__dict__.update(origin)
    for code in codes:
        match.push(code)
    return match

"""The words that every game uses: decisions, moves, events and outcomes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, Protocol, Self, overload

import msgspec

from ashfall.table.random import Stream

__all__ = ["Decision", "Event", "Events", "GameFacts", "Move", "Moves", "Outcome", "Seen", "Written"]

NOBODYS: Final = ("draw", "round_limit")  # reasons that put nobody ahead


@dataclass(frozen=True, slots=True)
class GameFacts:
    """Static facts of a game."""

    name: str
    seats: tuple[int, ...]  # how many may play
    modes: tuple[str, ...]
    boards: tuple[int, ...]
    variants: tuple[str, ...]  # changes of the rules that go with any mode
    verbs: tuple[str, ...]  # every first word of a move
    settings: Mapping[str, bool | str]  # rules settings with their defaults
    version: int  # of the form of records
    rules: int  # version of the rules and their data; records carry it


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """A fact that happened, with its cause. Subclasses say which; ``type`` names them in JSON."""

    def to_dict(self) -> dict[str, Any]:
        """The event as plain data, ready for JSON."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data


class Move(msgspec.Struct, eq=False, gc=False):
    """One atomic choice: a number inside, readable text outside. Moves compare by their number.

    Lists of moves are long and few of their texts are read, so ``written`` may be a function that writes the
    text of a number when somebody asks.
    """

    code: int
    written: str | Callable[[int], str]

    @property
    def text(self) -> str:
        """The move as people and records write it."""
        return self.written if isinstance(self.written, str) else self.written(self.code)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"

    def __int__(self) -> int:
        return self.code

    def __index__(self) -> int:
        return self.code

    def __hash__(self) -> int:
        return hash(self.code)

    def __eq__(self, other: object) -> bool:
        return self.code == other.code if isinstance(other, Move) else NotImplemented

    def __lt__(self, other: Move) -> bool:
        return self.code < other.code

    def __le__(self, other: Move) -> bool:
        return self.code <= other.code

    def __gt__(self, other: Move) -> bool:
        return self.code > other.code

    def __ge__(self, other: Move) -> bool:
        return self.code >= other.code

    def __reduce__(self) -> tuple[type[Move], tuple[int, str]]:
        return Move, (self.code, self.text)


class Moves(Sequence[Move]):
    """Moves in the order of their numbers, such as the legal ones; each is made when somebody takes it."""

    __slots__ = ("_codes", "_write")

    def __init__(self, codes: list[int], write: Callable[[int], str]) -> None:
        self._codes = codes
        self._write = write

    @property
    def codes(self) -> list[int]:
        """Their numbers alone."""
        return list(self._codes)

    @overload
    def __getitem__(self, place: int) -> Move: ...

    @overload
    def __getitem__(self, place: slice) -> list[Move]: ...

    def __getitem__(self, place: int | slice) -> Move | list[Move]:
        if isinstance(place, slice):
            return [Move(code, self._write) for code in self._codes[place]]
        return Move(self._codes[place], self._write)

    def __len__(self) -> int:
        return len(self._codes)

    def __iter__(self) -> Iterator[Move]:
        return (Move(code, self._write) for code in self._codes)

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and move.code in self._codes

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Moves):
            return self._codes == other._codes
        return list(self) == other if isinstance(other, list) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self))

    def __reduce__(self) -> tuple[Callable[[dict[int, str]], Moves], tuple[dict[int, str]]]:
        return _moves_of, ({move.code: move.text for move in self},)


def _moves_of(texts: dict[int, str]) -> Moves:
    return Moves(list(texts), texts.__getitem__)


class Events(Sequence[Event]):
    """What a move did, in order: noted by the rules as numbers, made into events when somebody looks."""

    def __init__(self, read: Callable[[], list[Event]]) -> None:
        self._read = read

    @cached_property
    def _made(self) -> list[Event]:
        return self._read()

    @overload
    def __getitem__(self, place: int) -> Event: ...

    @overload
    def __getitem__(self, place: slice) -> list[Event]: ...

    def __getitem__(self, place: int | slice) -> Event | list[Event]:
        return self._made[place]

    def __len__(self) -> int:
        return len(self._made)

    def __iter__(self) -> Iterator[Event]:
        return iter(self._made)

    def __eq__(self, other: object) -> bool:
        return self._made == list(other) if isinstance(other, Events | list) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self._made)

    def __reduce__(self) -> tuple[Callable[[list[Event]], Events], tuple[list[Event]]]:
        return _events_of, (self._made,)


def _events_of(made: list[Event]) -> Events:
    return Events(lambda: made)


@dataclass(frozen=True, slots=True)
class Decision:
    """Who must choose now, what kind of choice it is, and the clause that asks for it."""

    seat: int
    kind: str
    clause: str
    about: tuple[str, ...] = ()  # hexes or squares that the choice is about


class Seen(Protocol):
    """What one seat may know of a match, the view of any game: all that a bot or a client is ever given."""

    @property
    def seat(self) -> int | None:
        """Whose view it is, None for a spectator's."""
        ...

    @property
    def state(self) -> Any:
        """The game's own state, without anything hidden; its ``legal`` holds the numbers of the moves."""
        ...

    @property
    def legal(self) -> Moves:
        """The legal moves, sorted."""
        ...

    def move(self, code: int) -> Move:
        """The move with this number."""
        ...

    def sample(self, stream: Stream) -> Any:
        """A full state that this view cannot tell from the real one."""
        ...


class Written(Protocol):
    """A record of any game, in both its forms."""

    def with_rules(self, version: int) -> Self:
        """The same game, made with another version of the rules."""
        ...

    def to_json(self) -> str:
        """The record as JSON."""
        ...

    def to_text(self) -> str:
        """The record as plain text."""
        ...


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won it or shares it, and why.

    Where the sides of a game have names, ``side`` says which one won. It may have no seat at all: then there
    are no winners, and yet it is no draw.
    """

    winners: tuple[int, ...]
    reason: str
    seats: int = field(default=0, compare=False)  # how many played, where that is known
    side: str = ""

    def __repr__(self) -> str:
        side = f", side={self.side!r}" if self.side else ""
        return f"Outcome(winners={self.winners!r}, reason={self.reason!r}{side})"

    @property
    def drawn(self) -> bool:
        """Whether nobody is ahead: the reason says so, or all who played against each other share it."""
        return self.reason in NOBODYS or (not self.side and 0 < len(self.winners) == self.seats)

    @property
    def winner(self) -> int | None:
        """The seat that won alone, None if several share it: a draw, or a team."""
        return self.winners[0] if len(self.winners) == 1 else None

"""What a game brings to the tables of the server. Nothing else of the server knows any game.

A game has one `GameTable`: how it is planned and begun, who sees what, how it is told, what can be asked. The
server keeps the seats, clocks, offers, entries and sockets, and hands over matches (`play.PlayedMatch`) or
views; it never looks into them.

An *audience* is everybody who sees the same. What is sent is made once for each audience, so nothing may be
made for it out of what it must not know.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from base64 import b64encode
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Generic, TypeVar

from ashfall.server.endpoints import Endpoint
from ashfall.server.messages import SeatWish
from ashfall.server.profile_shapes import PlayedGame
from ashfall.server.rooms.refusals import Refusal
from ashfall.server.shapes import (
    Answer,
    EventLine,
    GameAnswer,
    GameReplay,
    GameSequel,
    GameShow,
    GameSight,
    GameTerms,
    GameWish,
    SequelChoice,
)
from ashfall.server.sharing.looks import Looks
from ashfall.server.workshop import Steps
from ashfall.table.contract import Event, Move, Outcome, Written
from ashfall.table.errors import InvalidRecord
from ashfall.table.phrases import Phrase
from ashfall.table.play import PlayedMatch

__all__ = [
    "HOUSE",
    "Achievement",
    "AnyTable",
    "Audience",
    "Choices",
    "GameTable",
    "Plan",
    "Question",
    "Shapes",
    "Start",
]

Audience = Hashable
HOUSE: Final = "house"  # the side without a seat that wins where people play together and give up
MatchT = TypeVar("MatchT", bound=PlayedMatch[Any])


@dataclass(frozen=True, slots=True)
class Shapes:
    """The game's own shapes; where it has none, nothing of the kind travels."""

    wish: type[GameWish]
    terms: type[GameTerms]
    sight: type[GameSight]
    show: type[GameShow] | None = None
    replay: type[GameReplay] | None = None
    sequel: type[GameSequel] | None = None


@dataclass(frozen=True, slots=True)
class Plan:
    """How a game is going to be played, before it is known who sits down and what chance gives them."""

    terms: GameTerms
    parts: Sequence[str]  # by seat, what it leads as it was wished for: an army, officers, a villain
    sides: Sequence[int]  # by seat, the number of its side; 0, 1 and so on without a gap
    leaders: Sequence[int] = ()  # by seat, the first one that the same person leads; empty: each its own
    is_fixed: bool = False  # whether every seat keeps its place, also in a rematch
    is_series: bool = False  # whether it is the first of several matches that belong together


@dataclass(frozen=True, slots=True)
class Start:
    """A start that is none of the usual ones, out of a record or a position."""

    text: str  # as it is stored; nothing in it tells what chance will bring
    plan: Plan


@dataclass(frozen=True, slots=True)
class Choices:
    """The moves of whoever must choose."""

    legal: list[str]
    answers: list[Answer] = field(default_factory=list)  # those that are offered as buttons


@dataclass(frozen=True, slots=True)
class Question:
    """Something that can be asked about a position; ``arguments`` is the shape of what is asked with it.

    ``answer`` gets a view of whoever asks and the arguments; it may raise Refusal and AshfallError.
    """

    arguments: type
    answer: Callable[[Any, Any], GameAnswer]
    returns: type[GameAnswer]
    is_help: bool = False  # whether it is answered only where forecasts are allowed


@dataclass(frozen=True, slots=True)
class Achievement:
    """Something that players can reach, and that teaches on the way.

    ``count`` gets somebody's finished games of the game and the keys of the puzzles that they have solved.
    """

    key: str  # its texts are ``feat-KEY``, ``feat-KEY-about``
    goal: int
    page: str  # of the client, where it is learned
    count: Callable[[Sequence[PlayedGame], Collection[str]], int]


class GameTable(ABC, Generic[MatchT]):
    """One game at the tables of the server."""

    name: ClassVar[str]
    rules_version: ClassVar[int]
    shapes: ClassVar[Shapes]
    bots: ClassVar[Sequence[str]]  # who may sit at a table, from weak to strong
    levels: ClassVar[Sequence[str]]  # those of them that people are offered
    sparring: ClassVar[Sequence[str]] = ()  # others that are offered, of no level: they have one idea each
    stand_in: ClassVar[str]  # the bot that plays on for people who have left
    adviser: ClassVar[str]  # the bot that is asked for hints
    questions: ClassVar[Mapping[str, Question]] = {}
    endpoints: ClassVar[Sequence[Endpoint]] = ()
    looks: ClassVar[Looks] = Looks()  # what whoever is sent a link sees of it
    achievements: ClassVar[Sequence[Achievement]] = ()
    logs_idle_moves: ClassVar[bool] = True  # whether the log tells moves after which nothing has happened

    # Before it begins.

    @abstractmethod
    def plan(self, wish: Any, seats: Sequence[SeatWish]) -> Plan:
        """What comes of a wish; raises Refusal naming what is wrong with it."""

    def read_start(self, text: str, upto: int | None, seats: Sequence[SeatWish], secret: str) -> Steps[Start]:
        """The start that a record or a position tells, after ``upto`` moves of it; raises Refusal."""
        yield from ()
        raise Refusal.bad("record: expected none, this game always begins at its start")

    def draw_parts(self, terms: Any, wished: Sequence[str]) -> list[str]:
        """What each seat leads, once chance has decided what was left to it."""
        return list(wished)

    @abstractmethod
    def begin(self, terms: Any, parts: Sequence[str], secret: str, start: str) -> MatchT:
        """The match before its first move. ``secret`` decides all chance, see `rooms.chance`."""

    def stored(self, match: MatchT) -> str:
        """Everything about where a match stands, hidden things included; never sent to anybody."""
        return b64encode(match.to_bytes()).decode()

    @abstractmethod
    def resume(self, stored: str) -> MatchT:
        """The match that goes on from what :meth:`stored` wrote; raises AshfallError."""

    # While it is played.

    @abstractmethod
    def turn(self, match: MatchT) -> int:
        """The number of the turn, 0 before the first."""

    @abstractmethod
    def sides(self, match: MatchT) -> Sequence[int]:
        """The number of the side of each seat; seats of one side are allies."""

    def turn_seat(self, match: MatchT) -> int:
        """The seat whose turn it is, also while somebody else must choose."""
        return int(match.state.chooser)

    def is_secret(self, match: MatchT) -> bool:
        """Whether the time that an answer takes would tell what is hidden; bots then take always the same."""
        return False

    def is_out(self, match: MatchT, seat: int) -> bool:
        """Whether a seat has been eliminated while others go on."""
        return False

    @abstractmethod
    def reveals(self, events: Sequence[Event]) -> bool:
        """Whether somebody saw by them what nobody may act as if it had not been seen."""

    def left(self, match: MatchT, absent: Collection[int]) -> Outcome:
        """How it ends when people give these seats up and nobody plays on for them.

        Where all are on one side they lose to the game itself.
        """
        sides = self.sides(match)
        if len(set(sides)) == 1:
            return Outcome((), "", side=HOUSE)
        lost = {sides[seat] for seat in absent}
        others = [
            seat for seat, side in enumerate(sides) if side not in lost and not self.is_out(match, seat)
        ]
        return Outcome(tuple(others), "" if others else "draw")

    # After its end.

    def score(self, match: MatchT) -> Mapping[str, int]:
        """What is counted in this game; kept as arguments of the sentence that tells how a match ended."""
        return {}

    def sequel(
        self, terms: Any, match: MatchT, outcome: Outcome, chosen: Mapping[str, str]
    ) -> GameSequel | None:
        """What goes on from a match that is over to the next of its series; None where it stands alone.

        ``chosen`` is what players have chosen so far, by what each choice is about. ``outcome`` may be none
        of the rules': people give up.
        """
        return None

    def following_terms(self, terms: Any, sequel: Any) -> GameTerms:
        """The terms of the match that follows: the same in a rematch, and where ``sequel`` is None."""
        own: GameTerms = terms
        return own

    def bots_choice(self, choice: SequelChoice) -> str:
        """The option that a bot chooses."""
        return choice.options[0]

    def choice_phrase(self, about: str, option: str) -> Phrase:
        """What somebody has chosen for the next match, in words."""
        raise NotImplementedError(f"nothing is chosen between two matches of {self.name}")

    # Who sees what.

    def audiences(self, match: MatchT) -> Sequence[Audience]:
        """All of them; they stay the same as long as the match."""
        return ("all",)

    def audience(self, match: MatchT, seats: Collection[int]) -> Audience:
        """That of somebody with these seats, one of `audiences`; of a spectator without any."""
        return "all"

    @abstractmethod
    def view(self, match: MatchT, audience: Audience) -> Any:
        """All that an audience may know, as the game's bots would get it."""

    @abstractmethod
    def sight(self, match: MatchT, audience: Audience) -> GameSight:
        """The table as an audience sees it, without anybody's moves."""

    @abstractmethod
    def choices(self, match: MatchT) -> Choices:
        """The moves of whoever must choose."""

    # What is told.

    @abstractmethod
    def lines(self, match: MatchT, events: Sequence[Event], audience: Audience) -> list[EventLine]:
        """What happened, for an audience; ``match`` is as it stands after it."""

    def log(
        self,
        before: MatchT | None,
        events: Sequence[Event],
        lines: Sequence[EventLine],
        after: MatchT,
        audience: Audience,
    ) -> list[Phrase]:
        """What the log of an audience says of it; ``lines`` are its own, ``before`` None at the begin."""
        return [line.phrase for line in lines if line.phrase is not None]

    def has_show(self, events: Sequence[Event]) -> bool:
        """Whether there is something to play back."""
        return False

    def show(
        self,
        before: MatchT,
        events: Sequence[Event],
        lines: Sequence[EventLine],
        after: MatchT,
        audience: Audience,
    ) -> GameShow | None:
        """What is played back for an audience; ``lines`` are its own."""
        return None

    def move_text(self, match: MatchT, text: str, audience: Audience) -> str:
        """A move that is about to be made, as an audience may read it; empty where it tells too much."""
        return text

    @abstractmethod
    def move_phrase(self, view: Any, move: Move) -> Phrase:
        """A move in words; a match is a view that knows everything."""

    @abstractmethod
    def outcome_phrase(self, outcome: Outcome) -> Phrase:
        """Who won; its argument ``reason`` says why."""

    @abstractmethod
    def why_not(self, view: Any, text: str) -> tuple[str, Phrase] | None:
        """Clause and sentence: why a move is not legal now, or a text no move; None if it is legal."""

    # What players remember of it.

    def way(self, terms: Any, seats: int) -> str:
        """The way in which so many play it: a word under which results are counted."""
        return ""

    def deeds(self, terms: Any, text: str, seats: Collection[int]) -> Steps[Mapping[str, int]]:
        """What somebody with these seats did in the game of a record, by words of the game.

        Raises AshfallError where the rules of today do not allow the record.
        """
        yield from ()
        return {}

    # Records.

    @abstractmethod
    def replayable(self, text: str) -> Steps[Written]:
        """The record of the match that comes of a text; raises AshfallError where it cannot be played."""

    def replay(self, text: str, names: Sequence[str]) -> Steps[GameReplay]:
        """A record step by step; ``names`` are those of the people who played. Raises AshfallError."""
        yield from ()
        raise InvalidRecord("game", f"records of {self.name} cannot be shown step by step")


AnyTable = GameTable[Any]

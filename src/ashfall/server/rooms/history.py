"""A match as its entries made it. The same fold serves the living room, a restart and the tests.

A :class:`Course` is a value: an entry makes a new one out of it and leaves the old one as it was. So a room
can work out what an entry would do, store the entry, and only then believe it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from ashfall.server.contract import Audience
from ashfall.server.games import table_of
from ashfall.server.rooms.clocks import Reading
from ashfall.server.rooms.kept import KeptMatch
from ashfall.server.rooms.terms import game_terms, read_terms
from ashfall.server.store import Entry, MatchRow
from ashfall.table.contract import Event, Outcome, Written
from ashfall.table.errors import InvalidRecord

__all__ = [
    "DRAW",
    "REMATCH",
    "TAKE_BACK",
    "Course",
    "Ending",
    "Facts",
    "Happened",
    "Made",
    "after_entry",
    "fold",
    "happened_of",
    "last_stored",
    "record_of",
    "step",
]

DRAW: Final = "draw"
TAKE_BACK: Final = "take_back"
REMATCH: Final = "rematch"
LEFT: Final = "left"


class Facts(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What an entry says beside its kind and seat. Stored as JSON."""

    move: str = ""
    count: int = 0  # moves that are taken back
    parts: tuple[str, ...] = ()  # at the begin, what each seat leads
    following: str = ""  # at the begin: the id that a rematch will have; at a rematch: that it takes place
    left: tuple[int, ...] = ()  # what the clocks show after the entry
    patience: tuple[int, ...] = ()
    waits: bool = False  # somebody agreed, but others must be asked as well
    absent: tuple[int, ...] = ()  # seats whose people leave
    bot: str = ""  # the level of the bot that plays on for them; empty: the match is over
    state: str = ""  # now and then, where the match stands: to go on from there once the rules have changed


class Made(msgspec.Struct, frozen=True):
    """One move of the game as it stands, without those that were taken back."""

    seat: int
    reveals: bool  # whether somebody has seen something new by it
    reading: Reading | None = None  # of the clocks, after the entry before it


class Ending(msgspec.Struct, frozen=True):
    """How a match ended: by the rules of the game, or because ``people`` wanted it so."""

    outcome: Outcome
    people: str = ""  # what they did: resigned, agreed, time, left

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that are ahead; none after a draw, and where a side has won that has no seat."""
        return () if self.outcome.drawn else self.outcome.winners

    @property
    def reason(self) -> str:
        """Why it ended."""
        return self.people or self.outcome.reason


class Course(msgspec.Struct, frozen=True):
    """Where a match stands after its last entry."""

    seq: int = 0
    match: KeptMatch | None = None  # None before the begin
    made: tuple[Made, ...] = ()
    # How far it has come, also by moves that were taken back without asking:
    latest: int = 0  # the highest number of a turn
    reached: Mapping[int, tuple[int, int]] = {}  # by seat, turn and number of its furthest move
    ending: Ending | None = None
    offers: Mapping[str, tuple[int, ...]] = {}  # who offers or wants what; the first has asked for it
    asked: Mapping[str, int] = {}  # the turn in which each seat last did so
    following: str = ""  # the id that a rematch will have, which nobody is told before
    rematch: str = ""  # the same, once everybody wants it
    reading: Reading | None = None  # of the clocks, right after the entry

    @property
    def chooser(self) -> int | None:
        """The seat that must choose now."""
        if self.match is None or self.ending is not None:
            return None
        return self.match.chooser

    def is_out(self, seat: int) -> bool:
        """Whether a seat has been eliminated."""
        return self.match is not None and self.match.is_out(seat)

    @property
    def audiences(self) -> Sequence[Audience]:
        """All who see different things; nobody sees anything before the begin."""
        return () if self.match is None else self.match.game.audiences(self.match.played)

    def audience(self, seats: Collection[int]) -> Audience:
        """To which of them somebody with these seats belongs."""
        return None if self.match is None else self.match.game.audience(self.match.played, seats)

    @property
    def turn(self) -> int:
        """The number of the turn, 0 before the first."""
        return 0 if self.match is None else self.match.turn


class Happened(msgspec.Struct, frozen=True):
    """An entry and what came of it."""

    entry: Entry
    facts: Facts
    before: Course
    after: Course
    events: tuple[Event, ...] = ()


Came = tuple[Course, tuple[Event, ...]]  # where the match stands then, and what happened
Step = Callable[[MatchRow, Course, int | None, Facts], Came]


def step(row: MatchRow, course: Course, kind: str, seat: int | None, facts: Facts) -> Came:
    """What an entry makes of a match; ``course`` stays as it is. Of the row seed, start and terms matter."""
    return STEPS[kind](row, course, seat, facts)


def after_entry(row: MatchRow, course: Course, entry: Entry) -> Happened:
    """What a stored entry makes of a match."""
    facts = msgspec.json.decode(entry.data, type=Facts)
    after, events = step(row, course, entry.kind, entry.seat, facts)
    return happened_of(entry, facts, course, after, events)


def happened_of(
    entry: Entry, facts: Facts, before: Course, after: Course, events: tuple[Event, ...]
) -> Happened:
    """An entry with what came of it, numbered and timed."""
    reading = Reading(facts.left, facts.patience)
    return Happened(entry, facts, before, replace(after, seq=entry.seq, reading=reading), events)


def fold(row: MatchRow, entries: Iterable[Entry], start: Course | None = None) -> Iterator[Happened]:
    """A match from its begin, or from where it stood, entry by entry."""
    course = start or Course()
    for entry in entries:
        happened = after_entry(row, course, entry)
        course = happened.after
        yield happened


def last_stored(row: MatchRow, entries: Sequence[Entry]) -> Course | None:
    """Where the match stood when its state was last stored; None if it never was. Raises AshfallError."""
    facts = [msgspec.json.decode(entry.data, type=Facts) for entry in entries]
    kept = [number for number, each in enumerate(facts) if each.state]
    if not kept:
        return None
    last, game = facts[kept[-1]], table_of(row.game)
    match = KeptMatch(game, game.resume(last.state))
    return Course(
        seq=entries[kept[-1]].seq,
        match=match,
        latest=match.turn,
        following=facts[0].following,
        reading=Reading(last.left, last.patience),
    )


def record_of(row: MatchRow, entries: Sequence[Entry]) -> Written:
    """The game that was played, without what was taken back, whatever the rules say of it now.

    Only for games that are over: it tells all.
    """
    begun, _ = step(row, Course(), "begin", None, msgspec.json.decode(entries[0].data, type=Facts))
    moves: list[str] = []
    for entry in entries:
        facts = msgspec.json.decode(entry.data, type=Facts)
        if facts.move:
            moves.append(facts.move)
        elif facts.count:
            del moves[-facts.count :]
    return _begun(begun).played.recorded(moves).with_rules(row.rules)


# One function for each kind of entry.


def _begin(row: MatchRow, course: Course, seat: int | None, facts: Facts) -> Came:
    game = table_of(row.game)
    match = KeptMatch(game, game.begin(game_terms(row), facts.parts, row.seed, row.start))
    return Course(match=match, latest=match.turn, following=facts.following), ()


def _move(row: MatchRow, course: Course, seat: int | None, facts: Facts) -> Came:
    before = _begun(course)
    match, events = before.after(facts.move)
    chooser = before.chooser
    last = Made(chooser, match.game.reveals(events), course.reading)
    agreed = {_leader(row, one) for one in course.offers.get(DRAW, ())}
    stands = _leader(row, chooser) in agreed and not _falls(before, match)
    outcome = match.played.outcome
    ending = None if outcome is None else Ending(outcome)
    after = _further(replace(course, match=match, made=(*course.made, last), ending=ending), course.turn)
    return _without(after, TAKE_BACK, *([] if stands else [DRAW])), events


def _further(course: Course, turn: int) -> Course:
    """A course that remembers how far its last move, which was made in this turn, has led."""
    seat, mark = course.made[-1].seat, (turn, len(course.made))
    reached = {**course.reached, seat: max(mark, course.reached.get(seat, mark))}
    return replace(course, latest=max(course.latest, course.turn), reached=reached)


def _falls(before: KeptMatch, after: KeptMatch) -> bool:
    """Whether somebody is eliminated; who is asked, and what it is worth, is not the same any more."""
    return any(after.is_out(seat) and not before.is_out(seat) for seat in range(len(after.sides)))


def _take_back(row: MatchRow, course: Course, seat: int | None, facts: Facts) -> Came:
    if facts.count > len(course.made):
        raise InvalidRecord("count", f"expected at most {len(course.made)} moves, got {facts.count}")
    made = course.made[: len(course.made) - facts.count]
    after = replace(course, match=_begun(course).before(facts.count), made=made)
    return _without(after, TAKE_BACK, DRAW), ()


def _agree_to_take_back(row: MatchRow, course: Course, seat: int | None, facts: Facts) -> Came:
    if facts.waits:
        return _joined(course, TAKE_BACK, seat), ()
    after, events = _take_back(row, course, seat, facts)
    return replace(after, latest=after.turn, reached={}), events


def _offer(kind: str) -> Step:
    def made(row: MatchRow, course: Course, seat: int | None, facts: Facts) -> Came:
        asked = {**course.asked, f"{kind} {seat}": course.turn}
        return replace(_joined(_without(course, kind), kind, seat), asked=asked), ()

    return made


def _decline(kind: str) -> Step:
    return lambda row, course, seat, facts: (_without(course, kind), ())


def _leave(reason: str) -> Step:
    def made(row: MatchRow, course: Course, seat: int | None, facts: Facts) -> Came:
        after = _without(course, DRAW, TAKE_BACK)
        if facts.bot:
            return after, ()
        match, absent = _begun(course), facts.absent or _absent_before(reason, seat)
        outcome = match.game.left(match.played, absent)
        return replace(after, ending=Ending(outcome, reason)), ()

    return made


def _absent_before(reason: str, seat: int | None) -> tuple[int, ...]:
    """Who left a duel that was stored before entries said so: whoever acted, or the opponent of a claim."""
    return () if seat is None else (1 - seat,) if reason == LEFT else (seat,)


def _agree(row: MatchRow, course: Course, seat: int | None, facts: Facts) -> Came:
    if facts.waits:
        return _joined(course, DRAW, seat), ()
    after = replace(course, ending=Ending(Outcome((), "draw"), "agreed"))
    return _without(after, DRAW, TAKE_BACK), ()


def _rematch(row: MatchRow, course: Course, seat: int | None, facts: Facts) -> Came:
    if not facts.following:
        return _joined(course, REMATCH, seat), ()
    return _without(replace(course, rematch=facts.following), REMATCH), ()


def _joined(course: Course, kind: str, seat: int | None) -> Course:
    """One more wants it."""
    wanted = course.offers.get(kind, ())
    return course if seat is None else replace(course, offers={**course.offers, kind: (*wanted, seat)})


def _leader(row: MatchRow, seat: int) -> int:
    """The first seat that the same person leads."""
    leaders = read_terms(row).leaders
    return leaders[seat] if leaders else seat


def _begun(course: Course) -> KeptMatch:
    if course.match is None:
        raise ValueError("expected a match that has begun")
    return course.match


def _without(course: Course, *kinds: str) -> Course:
    if not any(kind in course.offers for kind in kinds):
        return course
    return replace(course, offers={kind: who for kind, who in course.offers.items() if kind not in kinds})


STEPS: Final[Mapping[str, Step]] = {
    "begin": _begin,
    "move": _move,
    "take_back": _take_back,
    "ask_take_back": _offer(TAKE_BACK),
    "accept_take_back": _agree_to_take_back,
    "decline_take_back": _decline(TAKE_BACK),
    "offer_draw": _offer(DRAW),
    "accept_draw": _agree,
    "decline_draw": _decline(DRAW),
    "resign": _leave("resigned"),
    "flag": _leave("time"),
    "claim": _leave(LEFT),
    "rematch": _rematch,
}

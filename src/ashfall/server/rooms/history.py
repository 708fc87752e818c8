"""A match as its entries made it. The same fold serves the living room, a restart and the tests.

A :class:`MatchState` is a value: an entry makes a new one out of it and leaves the old one as it was. So a
room can work out what an entry would do, store the entry, and only then believe it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from ashfall.server.contract import Audience
from ashfall.server.games import table_of
from ashfall.server.rooms.clocks import Reading
from ashfall.server.rooms.kept import KeptMatch
from ashfall.server.rooms.terms import game_terms, read_terms
from ashfall.server.shapes import GameSequel
from ashfall.server.store import Entry, MatchRow
from ashfall.table.contract import Event, Outcome, Written
from ashfall.table.errors import AshfallError, InvalidRecord
from ashfall.table.play import PlayedMatch

__all__ = [
    "DRAW",
    "REMATCH",
    "TAKE_BACK",
    "AppliedEntry",
    "EntryFacts",
    "MatchEnding",
    "MatchState",
    "NotAllowed",
    "PlayedMove",
    "after_entry",
    "applied_entry",
    "fold",
    "made_moves",
    "record_of",
    "snapshots",
    "step",
]

DRAW: Final = "draw"
TAKE_BACK: Final = "take_back"
REMATCH: Final = "rematch"
LEFT: Final = "left"


class EntryFacts(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What an entry says beside its kind and seat. Stored as JSON."""

    move: str = ""
    count: int = 0  # moves that are taken back
    parts: tuple[str, ...] = ()  # at the begin, what each seat leads
    choice: str = ""  # for the next match of a series
    following: str = ""  # the id of the match that follows, once it is made
    left: tuple[int, ...] = ()  # what the clocks show after the entry
    patience: tuple[int, ...] = ()
    waits: bool = False  # somebody agreed, but others must be asked as well
    absent: tuple[int, ...] = ()  # seats whose people leave
    bot: str = ""  # the level of the bot that plays on for them; empty: the match is over
    chooser: int | None = None  # who must choose after the entry
    snapshot: str = (
        ""  # now and then, where the match stands: to go on from there once the rules have changed
    )


class PlayedMove(msgspec.Struct, frozen=True):
    """One move of the game as it stands, without those that were taken back."""

    seat: int
    reveals: bool  # whether somebody has seen something new by it
    reading: Reading | None = None  # of the clocks, after the entry before it


class MatchEnding(msgspec.Struct, frozen=True):
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


class MatchState(msgspec.Struct, frozen=True):
    """Where a match stands after its last entry."""

    seq: int = 0
    match: KeptMatch | None = None  # None before the begin
    made: tuple[PlayedMove, ...] = ()
    # How far it has come, also by moves that were taken back without asking:
    latest: int = 0  # the highest number of a turn
    reached: Mapping[int, tuple[int, int]] = {}  # by seat, turn and number of its furthest move
    ending: MatchEnding | None = None
    ended: int = 0  # when, in milliseconds since 1970
    offers: Mapping[str, tuple[int, ...]] = {}  # who offers or wants what; the first has asked for it
    asked: Mapping[str, int] = {}  # the turn in which each seat last did so
    rematch: str = ""  # the id of the match that follows, once it is made
    chosen: Mapping[str, str] = {}  # for the next match of a series, by what it is about
    sequel: GameSequel | None = None  # what goes on to it, once this one is over
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


class AppliedEntry(msgspec.Struct, frozen=True):
    """An entry and what came of it."""

    entry: Entry
    facts: EntryFacts
    before: MatchState
    after: MatchState
    events: tuple[Event, ...] = ()


class NotAllowed(Exception):
    """The rules of today do not allow an entry that is stored, or make something else of it."""


StepResult = tuple[MatchState, tuple[Event, ...]]  # where the match stands then, and what happened
Step = Callable[[MatchRow, MatchState, int | None, EntryFacts], StepResult]


def step(row: MatchRow, state: MatchState, kind: str, seat: int | None, facts: EntryFacts) -> StepResult:
    """What an entry makes of a match; ``state`` stays as it is. Of the row seed, start and terms matter."""
    after, events = STEPS[kind](row, state, seat, facts)
    if after.ending is None or (state.ending is not None and after.chosen == state.chosen):
        return after, events
    return replace(after, sequel=_sequel(row, after)), events


def _sequel(row: MatchRow, state: MatchState) -> GameSequel | None:
    match, ending = _begun(state), state.ending
    if ending is None:
        return None
    return match.game.sequel(game_terms(row), match.played, ending.outcome, state.chosen)


def after_entry(row: MatchRow, state: MatchState, entry: Entry) -> AppliedEntry:
    """What a stored entry makes of a match."""
    facts = msgspec.json.decode(entry.data, type=EntryFacts)
    after, events = step(row, state, entry.kind, entry.seat, facts)
    return applied_entry(entry, facts, state, after, events)


def applied_entry(
    entry: Entry, facts: EntryFacts, before: MatchState, after: MatchState, events: tuple[Event, ...]
) -> AppliedEntry:
    """An entry with what came of it, numbered and timed."""
    reading = Reading(facts.left, facts.patience)
    ended = 0 if after.ending is None else before.ended or entry.at
    numbered = replace(after, seq=entry.seq, reading=reading, ended=ended)
    return AppliedEntry(entry, facts, before, numbered, events)


def fold(row: MatchRow, entries: Iterable[Entry], start: MatchState | None = None) -> Iterator[AppliedEntry]:
    """A match from its begin, or from where it stood, entry by entry; raises NotAllowed."""
    state, is_of_today = start or MatchState(), row.rules == table_of(row.game).rules_version
    for entry in entries:
        try:
            applied = after_entry(row, state, entry)
            leads_elsewhere = not is_of_today and _is_elsewhere(applied)
        except AshfallError as error:  # also where the stored state cannot be read any more
            raise NotAllowed(f"entry {entry.seq}") from error
        if leads_elsewhere:
            raise NotAllowed(f"entry {entry.seq} leads elsewhere")
        state = applied.after
        yield applied


def _is_elsewhere(applied: AppliedEntry) -> bool:
    """Whether the rules of today lead to another state than those with which the entry was made."""
    match, snapshot = applied.after.match, applied.facts.snapshot
    return match is not None and bool(snapshot) and match.game.resume(snapshot).key() != match.played.key()


def snapshots(row: MatchRow, entries: Sequence[Entry]) -> Iterator[MatchState]:
    """Where the match stood whenever its state was stored, from the newest to the oldest that can be read."""
    facts = [msgspec.json.decode(entry.data, type=EntryFacts) for entry in entries]
    game = table_of(row.game)
    for entry, each in zip(reversed(entries), reversed(facts), strict=True):
        if each.snapshot:
            with suppress(AshfallError):
                yield _standing_at(row, game.resume(each.snapshot), entry.seq, each)


def _standing_at(row: MatchRow, played: PlayedMatch[Any], seq: int, facts: EntryFacts) -> MatchState:
    match, outcome = KeptMatch(table_of(row.game), played), played.outcome
    state = MatchState(
        seq=seq,
        match=match,
        latest=match.turn,
        ending=None if outcome is None else MatchEnding(outcome),
        reading=Reading(facts.left, facts.patience),
    )
    return replace(state, sequel=_sequel(row, state))


def record_of(row: MatchRow, entries: Sequence[Entry]) -> Written:
    """The game that was played, without what was taken back, whatever the rules say of it now.

    Only for games that are over: it tells all.
    """
    begun, _ = step(row, MatchState(), "begin", None, msgspec.json.decode(entries[0].data, type=EntryFacts))
    return _begun(begun).played.recorded(made_moves(entries)).with_rules(row.rules)


def made_moves(entries: Sequence[Entry]) -> list[str]:
    """The moves of a match, without what was taken back."""
    moves: list[str] = []
    for entry in entries:
        facts = msgspec.json.decode(entry.data, type=EntryFacts)
        if facts.move:
            moves.append(facts.move)
        elif facts.count:
            del moves[-facts.count :]
    return moves


# One function for each kind of entry.


def _begin(row: MatchRow, state: MatchState, seat: int | None, facts: EntryFacts) -> StepResult:
    game = table_of(row.game)
    match = KeptMatch(game, game.begin(game_terms(row), facts.parts, row.seed, row.start))
    return MatchState(match=match, latest=match.turn), ()


def _move(row: MatchRow, state: MatchState, seat: int | None, facts: EntryFacts) -> StepResult:
    before = _begun(state)
    match, events = before.after(facts.move)
    chooser = before.chooser
    last = PlayedMove(chooser, match.game.reveals(events), state.reading)
    agreed = {_leader(row, one) for one in state.offers.get(DRAW, ())}
    stands = _leader(row, chooser) in agreed and not _falls(before, match)
    outcome = match.played.outcome
    ending = None if outcome is None else MatchEnding(outcome)
    after = _further(replace(state, match=match, made=(*state.made, last), ending=ending), state.turn)
    return _without(after, TAKE_BACK, *([] if stands else [DRAW])), events


def _further(state: MatchState, turn: int) -> MatchState:
    """A state that remembers how far its last move, which was made in this turn, has led."""
    seat, mark = state.made[-1].seat, (turn, len(state.made))
    reached = {**state.reached, seat: max(mark, state.reached.get(seat, mark))}
    return replace(state, latest=max(state.latest, state.turn), reached=reached)


def _falls(before: KeptMatch, after: KeptMatch) -> bool:
    """Whether somebody is eliminated; who is asked, and what it is worth, is not the same any more."""
    return any(after.is_out(seat) and not before.is_out(seat) for seat in range(len(after.sides)))


def _take_back(row: MatchRow, state: MatchState, seat: int | None, facts: EntryFacts) -> StepResult:
    if facts.count > len(state.made):
        raise InvalidRecord("count", f"expected at most {len(state.made)} moves, got {facts.count}")
    made = state.made[: len(state.made) - facts.count]
    after = replace(state, match=_begun(state).before(facts.count), made=made)
    return _without(after, TAKE_BACK, DRAW), ()


def _agree_to_take_back(row: MatchRow, state: MatchState, seat: int | None, facts: EntryFacts) -> StepResult:
    if facts.waits:
        return _joined(state, TAKE_BACK, seat), ()
    after, events = _take_back(row, state, seat, facts)
    return replace(after, latest=after.turn, reached={}), events


def _offer(kind: str) -> Step:
    def made(row: MatchRow, state: MatchState, seat: int | None, facts: EntryFacts) -> StepResult:
        asked = {**state.asked, f"{kind} {seat}": state.turn}
        return replace(_joined(_without(state, kind), kind, seat), asked=asked), ()

    return made


def _decline(kind: str) -> Step:
    return lambda row, state, seat, facts: (_without(state, kind), ())


def _leave(reason: str) -> Step:
    def made(row: MatchRow, state: MatchState, seat: int | None, facts: EntryFacts) -> StepResult:
        after = _without(state, DRAW, TAKE_BACK)
        if facts.bot:
            return after, ()
        match, absent = _begun(state), facts.absent or _absent_before(reason, seat)
        outcome = match.game.left(match.played, absent)
        return replace(after, ending=MatchEnding(outcome, reason)), ()

    return made


def _absent_before(reason: str, seat: int | None) -> tuple[int, ...]:
    """Who left a duel that was stored before entries said so: whoever acted, or the opponent of a claim."""
    return () if seat is None else (1 - seat,) if reason == LEFT else (seat,)


def _agree(row: MatchRow, state: MatchState, seat: int | None, facts: EntryFacts) -> StepResult:
    if facts.waits:
        return _joined(state, DRAW, seat), ()
    after = replace(state, ending=MatchEnding(Outcome((), "draw"), "agreed"))
    return _without(after, DRAW, TAKE_BACK), ()


def _rematch(row: MatchRow, state: MatchState, seat: int | None, facts: EntryFacts) -> StepResult:
    if not facts.following:
        return _joined(state, REMATCH, seat), ()
    return _without(replace(state, rematch=facts.following), REMATCH), ()


def _choose(row: MatchRow, state: MatchState, seat: int | None, facts: EntryFacts) -> StepResult:
    about, _, option = facts.choice.partition(" ")
    return replace(state, chosen={**state.chosen, about: option}), ()


def _joined(state: MatchState, kind: str, seat: int | None) -> MatchState:
    """One more wants it."""
    wanted = state.offers.get(kind, ())
    return state if seat is None else replace(state, offers={**state.offers, kind: (*wanted, seat)})


def _leader(row: MatchRow, seat: int) -> int:
    """The first seat that the same person leads."""
    leaders = read_terms(row).leaders
    return leaders[seat] if leaders else seat


def _begun(state: MatchState) -> KeptMatch:
    if state.match is None:
        raise ValueError("expected a match that has begun")
    return state.match


def _without(state: MatchState, *kinds: str) -> MatchState:
    if not any(kind in state.offers for kind in kinds):
        return state
    return replace(state, offers={kind: who for kind, who in state.offers.items() if kind not in kinds})


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
    "choose": _choose,
    "next": _rematch,
}

"""What is stored of one match, and the one door through which it grows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec

from ashfall.server.rooms.clocks import Reading, counts_days
from ashfall.server.rooms.history import (
    AppliedEntry,
    EntryFacts,
    MatchEnding,
    MatchState,
    applied_entry,
    step,
)
from ashfall.server.rooms.refusals import Refusal
from ashfall.server.rooms.seats import Seats
from ashfall.server.rooms.terms import read_terms
from ashfall.server.store import Entry, MatchChange, MatchRow, Outdated, Store, StoreError
from ashfall.server.store.store import now
from ashfall.table.phrases import Phrase

__all__ = ["EVERY", "Ledger", "OutOfDate", "snapshot_now_and_then"]

Timing = Callable[[MatchState, MatchState], Reading]
CHANGES: Final = ("status", "listed", "result", "winners", "side", "rematch", "sequel", "due", "seats")


EVERY: Final = 16  # moves after which the whole state is stored with one


class OutOfDate(Exception):
    """More is stored than this ledger knows of: the match must be read again."""


class Ledger:
    """The row and the entries of a match and what came of them. Nothing is believed before it is stored."""

    def __init__(
        self,
        store: Store,
        row: MatchRow,
        entries: Sequence[Entry],
        state: MatchState,
        in_words: Callable[[MatchEnding, Mapping[str, int]], Phrase],
    ) -> None:
        """``state`` is what came of the entries so far; ``in_words`` tells how it ended, by its score."""
        self._store = store
        self._in_words = in_words
        self._row = row
        self.entries = list(entries)
        self.state = state
        self._seats = Seats.of_match(row)
        self._commands = {entry.command: entry for entry in entries if entry.command}
        self._is_doubtful = False  # whether the last entry was stored is not known

    @property
    def row(self) -> MatchRow:
        """The match without its entries."""
        return self._row

    @property
    def seats(self) -> Seats:
        """Who sits where."""
        return self._seats

    def repeated(self, command: str) -> Entry | None:
        """The entry that a command has become already."""
        return self._commands.get(command)

    async def enter(
        self,
        kind: str,
        seat: int | None,
        facts: EntryFacts,
        timing: Timing,
        command: str | None = None,
        change: MatchChange | None = None,
        following: MatchRow | None = None,
    ) -> AppliedEntry:
        """Work out an entry, store it, with it the match that follows, and believe it.

        Raises Refusal if it cannot be stored.
        """
        await self._settle_doubt()
        before = self.state
        after, events = step(self.row, before, kind, seat, facts)
        reading = timing(before, after)
        snapshot = snapshot_now_and_then(before, after)
        facts = msgspec.structs.replace(
            facts,
            left=reading.left,
            patience=reading.patience,
            snapshot=snapshot,
            chooser=after.chooser,
        )
        data = msgspec.json.encode(facts).decode()
        entry = Entry(seq=before.seq + 1, at=now(), kind=kind, seat=seat, data=data, command=command)
        change = self._with_consequences(change, before, after, facts)
        change = self._with_due(change, facts, entry.at)
        await self._append(entry, change, following)
        applied = applied_entry(entry, facts, before, after, events)
        self._believe(applied, change)
        return applied

    async def reseat(self, seats: Seats) -> None:
        """Store who took a seat or gave it back, where the match does not begin with it."""
        try:
            await self._store.reseat(self.row.id, self.seats.rows, seats.rows)
        except Outdated:
            raise OutOfDate from None
        except StoreError:
            raise Refusal.because("storage", "server-refused-storage") from None
        self._change(seats=seats.rows)

    async def touch(self) -> None:
        """Note that somebody still thinks of the match; if that fails, no harm is done."""
        with suppress(StoreError):
            await self._store.change(self.row.id, MatchChange())

    async def delete(self) -> None:
        """Forget the match."""
        try:
            await self._store.delete_match(self.row.id)
        except Outdated:
            raise OutOfDate from None
        except StoreError:
            raise Refusal.because("storage", "server-refused-storage") from None

    def rename(self, guest: str, name: str) -> bool:
        """Somebody has another name; whether they sit here."""
        mine = self.seats.of(guest)
        for seat in mine:
            self.row.seats[seat].name = name
        return bool(mine)

    def let_go(self) -> None:
        """Give the memory of a match free at once; the ledger is of no use afterwards."""
        self.state = MatchState()
        self.entries.clear()
        self._commands.clear()

    async def _append(self, entry: Entry, change: MatchChange | None, following: MatchRow | None) -> None:
        try:
            await self._store.append(self.row.id, entry, change, following)
        except StoreError:
            # The answer may have been lost and not the entry.
            self._is_doubtful = True
            if not await self._is_stored(entry):
                raise Refusal.because("storage", "server-refused-storage") from None

    async def _settle_doubt(self) -> None:
        """After a failure: nothing more may be stored than what is believed."""
        if self._is_doubtful and await self._stored_since():
            raise OutOfDate

    async def _is_stored(self, entry: Entry) -> bool:
        since = await self._stored_since()
        if since and since[0] != entry:
            raise OutOfDate
        return bool(since)

    async def _stored_since(self) -> list[Entry]:
        """Entries that are stored but not believed; raises Refusal while the store does not answer."""
        try:
            since = await self._store.entries(self.row.id, self.state.seq)
        except Exception:
            raise Refusal.because("storage", "server-refused-storage") from None
        self._is_doubtful = False
        return since

    def _believe(self, applied: AppliedEntry, change: MatchChange | None) -> None:
        entry = applied.entry
        self.state = applied.after
        self.entries.append(entry)
        if entry.command:
            self._commands[entry.command] = entry
        if change is not None:
            new = {name: getattr(change, name) for name in CHANGES if getattr(change, name) is not None}
            self._change(**new)

    def _change(self, **new: Any) -> None:
        self._row = msgspec.structs.replace(self._row, **new)
        self._seats = Seats.of_match(self._row)

    def _with_consequences(
        self, change: MatchChange | None, before: MatchState, after: MatchState, facts: EntryFacts
    ) -> MatchChange | None:
        """What an entry changes about the match itself: its end, what follows it, who plays for whom."""
        new = change or MatchChange()
        if after.ending is not None and before.ending is None:
            new.status, new.winners = "over", msgspec.json.encode(after.ending.winners).decode()
            new.side = after.ending.outcome.side
            score = {} if after.match is None else after.match.game.score(after.match.played)
            new.result = msgspec.json.encode(self._in_words(after.ending, score)).decode()
        if after.rematch and not before.rematch:
            new.rematch = after.rematch
        if after.sequel is not None and after.sequel != before.sequel:
            new.sequel = msgspec.json.encode(after.sequel).decode()
        if facts.bot:
            new.seats = self.seats.left_to(facts.bot, facts.absent).rows
        return None if new == MatchChange() else new

    def _with_due(self, change: MatchChange | None, facts: EntryFacts, at: int) -> MatchChange | None:
        """Where days are counted: until when whoever must choose has time, in memory or not."""
        if not counts_days(read_terms(self.row).clock):
            return change
        rows = self.seats.rows if change is None or change.seats is None else change.seats
        chooser = facts.chooser
        due = 0 if chooser is None or Seats(rows).is_bot(chooser) else at + facts.left[chooser]
        return msgspec.structs.replace(change or MatchChange(), due=due)


def snapshot_now_and_then(before: MatchState, after: MatchState) -> str:
    """The state for an entry that is to carry it; other entries are replayed from there or from the begin."""
    is_due = after.match is not None and len(after.made) > len(before.made) and not len(after.made) % EVERY
    return after.match.game.stored(after.match.played) if is_due and after.match is not None else ""

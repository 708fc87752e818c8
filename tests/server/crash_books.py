"""What clients were told about a match, and whether what is stored after a crash agrees with it.

A book outlives the server. While the server runs, clients note in it what they sent and heard; after a kill
the book is compared with the dead database, entry by entry, on a game that it replays by itself.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NoReturn

import msgspec

from ashfall.server.rooms.commands import AFTERWARDS, ALWAYS_MEANT, ANSWERS
from ashfall.server.rooms.history import AppliedEntry, EntryFacts, MatchState, after_entry
from ashfall.server.rooms.plan import plan_following
from ashfall.server.rooms.terms import read_terms
from ashfall.server.store import Entry, MatchRow
from ashfall.table.errors import AshfallError
from tests.server.crash_checks import Claim, Span, clock_problem, sight_problem, welcome_problem
from tests.server.playing import Json

BECOMES = {"offer_draw": ("offer_draw", "accept_draw"), "take_back": ("take_back", "ask_take_back")}
MAY_BE_REFUSED = ("stale", "over", "not_allowed")  # because others were faster, or it was asked before


class Broken(AssertionError):
    """Something that must never happen; the sentence says in which match, after which number, and what."""


@dataclass
class Sent:
    """A command and what became of it."""

    message: Json
    seats: Sequence[int]  # of the one who sent it
    thought: int = 0  # milliseconds for which a clock has run for the sender, at least
    times: int = 0
    is_repeated: bool = False  # after a kill
    number: int | None = None  # of its entry, once it was acknowledged
    refused: str = ""  # the code

    @property
    def kinds(self) -> Sequence[str]:
        """What its entry may be called."""
        what: str = self.message["what"]
        return BECOMES.get(what, (what,))


@dataclass
class Book:
    """One match."""

    id: str
    people: dict[str, int] = field(default_factory=dict)  # seats that were confirmed, by guest
    sent: dict[str, Sent] = field(default_factory=dict)
    seen: dict[int, tuple[str, int | None, str]] = field(default_factory=dict)  # updates, by number
    claims: list[Claim] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)  # as they were stored after the last kill
    state: MatchState = field(default_factory=MatchState)
    counts: Counter[str] = field(default_factory=Counter)

    @property
    def is_over(self) -> bool:
        """Whether the match had ended at the last kill."""
        return self.state.ending is not None

    # While the server runs.

    def note_update(self, update: Json) -> None:
        """Somebody was told an entry, now or as one that they missed."""
        seq, told = update["seq"], (update["what"], update["seat"], update["move"])
        if self.seen.setdefault(seq, told) != told:
            self._break(seq, f"told as {self.seen[seq]}, then as {told}")

    def note_ack(self, ack: Json) -> None:
        """A command was acknowledged, perhaps once more."""
        sent, seq = self._sent(ack), ack["seq"]
        if sent.refused:
            self._break(seq, f"{sent.message} was refused as {sent.refused}, then acknowledged")
        missed = seq - sent.message["seq"] - 1
        fits = missed == 0 or (missed > 0 and sent.message["what"] in (*ANSWERS, *ALWAYS_MEANT))
        if not fits or sent.number not in (None, seq):
            self._break(seq, f"stands in the ack of {sent.message}; in the one before: {sent.number}")
        if sent.number is None:
            self.counts["acknowledged"] += 1
            if sent.is_repeated:
                self.counts["already stored" if seq <= len(self.entries) else "carried out now"] += 1
        sent.number = seq

    def note_reject(self, reject: Json) -> None:
        """A command was refused."""
        sent, code = self._sent(reject), reject["code"]
        if sent.number is not None:
            self._break(sent.number, f"{sent.message} was acknowledged, then refused as {code}")
        if code not in MAY_BE_REFUSED:
            self._break(sent.message["seq"], f"{sent.message} was refused as {code}: {reject['reason']}")
        self.counts["refused"] += not sent.refused
        sent.refused = code

    def _sent(self, answer: Json) -> Sent:
        found = self.sent.get(answer["id"])
        return found or self._break(0, f"an answer to nothing that was sent: {answer}")

    # After a kill.

    def compare(self, row: MatchRow | None, entries: list[Entry], starts: Sequence[int]) -> None:
        """Check everything; ``starts`` are the times at which the server was started, in milliseconds."""
        if row is None:
            self._break(0, "this match was confirmed and is gone")
        if entries[: len(self.entries)] != self.entries:
            self._break(len(self.entries), "an entry up to this number has changed or is gone")
        fresh, self.entries = entries[len(self.entries) :], entries
        self._check_claims(starts)
        for entry in fresh:
            if entry.seq != self.state.seq + 1:
                self._break(entry.seq, f"follows on {self.state.seq}")
            self._add(row, entry, starts)
            self._check_claims(starts)
        if self.claims:
            self._break(self.claims[0].seq, f"was shown to a client; stored is {self.state.seq}")
        self._check_told()
        self._check_row(row)

    def compare_rebuilt(self, state: MatchState) -> None:
        """A rebuild from nothing stands where we stand after following the match through all kills."""
        ours, other = self.state.match, state.match
        if (ours and ours.played.key()) != (other and other.played.key()) or self.state.made != state.made:
            self._break(state.seq, "a rebuild from the first entry on gives another game")
        if (self.state.latest, self.state.reached) != (state.latest, state.reached):
            self._break(state.seq, "a rebuild from the first entry on has come less far, or further")
        if (self.state.offers, self.state.ending) != (state.offers, state.ending):
            self._break(state.seq, "a rebuild from the first entry on gives other offers or another end")

    def _add(self, row: MatchRow, entry: Entry, starts: Sequence[int]) -> None:
        if self.is_over and entry.kind not in AFTERWARDS:
            self._break(entry.seq, f"{entry.kind} after the end")
        try:
            applied = after_entry(row, self.state, entry)
        except AshfallError as error:
            self._break(entry.seq, f"{entry.data} cannot be replayed: {error}")
        if entry.command is not None:
            self._check_command(entry, entry.command, applied.facts)
        self._check_clock(row, applied, starts)
        self.state = applied.after

    def _check_command(self, entry: Entry, command: str, facts: EntryFacts) -> None:
        """The entry is what was sent, and where it was meant to be."""
        sent = self.sent.get(command)
        if sent is None:
            self._break(entry.seq, f"nobody has sent the command {command}")
        message = sent.message
        told = (message.get("move", ""), message.get("choice", ""))
        fits = entry.kind in sent.kinds and entry.seat in sent.seats and (facts.move, facts.choice) == told
        between = [message["what"], *(one.kind for one in self.entries[message["seq"] : entry.seq - 1])]
        may_miss = message["what"] in ALWAYS_MEANT or all(kind in ANSWERS for kind in between)
        is_in_place = entry.seq == message["seq"] + 1 or may_miss
        if not fits or not is_in_place or entry.seq <= message["seq"]:
            self._break(entry.seq, f"{entry.kind} of seat {entry.seat}, {entry.data}, was made of {message}")
        if sent.refused:
            self._break(entry.seq, f"{message} was refused as {sent.refused} and carried out")

    def _check_clock(self, row: MatchRow, applied: AppliedEntry, starts: Sequence[int]) -> None:
        rule, entry = read_terms(row).clock, applied.entry
        if rule is None or applied.before.reading is None:
            return
        since = max(self.entries[entry.seq - 2].at, _last_start(starts, entry.at))
        sent = self.sent.get(entry.command or "")
        span = Span(most=entry.at - since, least=sent.thought if sent else 0)
        if problem := clock_problem(rule, applied, span):
            self._break(entry.seq, problem)
        self.counts["clocks compared"] += 1

    def _check_claims(self, starts: Sequence[int]) -> None:
        """Compare the tables that clients saw after the present number with our own."""
        due = [claim for claim in self.claims if claim.seq == self.state.seq]
        self.claims = [claim for claim in self.claims if claim.seq != self.state.seq]
        for claim in due:
            problem = sight_problem(claim, self.state)
            if not problem and claim.message["t"] == "welcome":
                problem = welcome_problem(claim, self.state, claim.at - _last_start(starts, claim.at))
            if problem:
                self._break(claim.seq, problem)
            self.counts["tables compared"] += 1

    def _check_told(self) -> None:
        """Whatever anybody was told is stored."""
        for seq, told in self.seen.items():
            entry = self._entry(seq)
            found = (entry.kind, entry.seat, msgspec.json.decode(entry.data, type=EntryFacts).move)
            if found != told:
                self._break(seq, f"told as {told}, stored as {found}")
        for sent in self.sent.values():
            if sent.number is not None and self._entry(sent.number).command != sent.message["id"]:
                self._break(sent.number, f"{sent.message} was acknowledged, another command is stored")

    def _entry(self, seq: int) -> Entry:
        if not 0 < seq <= len(self.entries):
            self._break(seq, f"was acknowledged or told and is lost; {len(self.entries)} entries are stored")
        return self.entries[seq - 1]

    def _check_row(self, row: MatchRow) -> None:
        """The row was committed together with the entries."""
        state, ending = self.state, self.state.ending
        status = "waiting" if state.match is None else "over" if ending else "playing"
        winners = list(ending.winners) if ending else []
        sequel = msgspec.json.encode(state.sequel).decode() if state.sequel else ""
        expected = (status, winners, state.rematch, sequel)
        found = (row.status, msgspec.json.decode(row.winners), row.rematch, row.sequel)
        if found != expected:
            self._break(state.seq, f"the row of the match says {found}, not {expected}")
        for guest, seat in self.people.items():
            if row.seats[seat].guest != guest:
                self._break(state.seq, f"seat {seat} was confirmed to somebody who does not sit there")

    def compare_following(self, row: MatchRow, following: MatchRow | None) -> None:
        """The match that follows was committed together with the entry that made it, as it was agreed."""
        if following is None:
            self._break(self.state.seq, "the match that follows was confirmed and is gone")
        planned = plan_following(row, following.id, following.created)
        if (planned.options, planned.series) != (following.options, following.series):
            self._break(self.state.seq, f"{following.options} follows, not {planned.options}")
        self.counts["following compared"] += 1

    def _break(self, seq: int, what: str) -> NoReturn:
        raise Broken(f"match {self.id}, number {seq}: {what}")


def _last_start(starts: Sequence[int], at: int) -> int:
    """When the server was started that was there at a moment."""
    return starts[bisect_right(starts, at) - 1]

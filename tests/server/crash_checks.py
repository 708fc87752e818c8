"""What must hold for one entry, and for one table as a client was shown it; a sentence says what does not."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from ashfall.server.messages import Clock
from ashfall.server.rooms.clocks import Reading
from ashfall.server.rooms.history import DRAW, TAKE_BACK, AppliedEntry, MatchState
from ashfall.server.rooms.journal import MOST_MISSED
from ashfall.server.rooms.play import GRACE
from ashfall.server.rooms.telling import for_chooser, sight_for
from tests.server.playing import Json

SLACK = 100  # milliseconds by which two clocks of one machine may differ


def now() -> int:
    """Milliseconds since 1970, as entries have it."""
    return time.time_ns() // 1_000_000


@dataclass
class Claim:
    """A table as one client was shown it by a welcome or an update."""

    message: Json
    seats: Sequence[int]  # of the client
    last: int = 0  # the number that it had before
    at: int = field(default_factory=now)

    @property
    def seq(self) -> int:
        """The number after which the table looked like this."""
        number: int = self.message["seq"]
        return number


@dataclass
class Span:
    """The time between two entries as far as the server was up."""

    most: int  # milliseconds that may have been taken
    least: int  # milliseconds for which the one who chose kept everybody waiting


def clock_problem(rule: Clock, applied: AppliedEntry, span: Span) -> str:
    """Whether time was taken from anybody but the one who chose, or too much, or too little."""
    before, after = applied.before, applied.after
    assert before.reading is not None
    assert after.reading is not None
    has_moved = len(after.made) > len(before.made)
    ended = before.match.turn_seat if has_moved and before.match and 0 < before.turn < after.turn else None
    is_repeated = has_moved and (after.reached == before.reached or before.turn < before.latest)
    if is_repeated:  # whether that brings time depends on who sits there
        return ""
    given = _given(applied)
    patience = zip(before.reading.patience, after.reading.patience, given.patience, strict=True)
    for seat, (had, has, again) in enumerate(patience):
        if has > max(had, again, GRACE):
            return f"the patience with seat {seat} grew from {had} to {has} ms"
    if rule.kind == "move" and has_moved:
        full = rule.seconds * 1000
        return "" if set(after.reading.left) == {full} else f"clocks show {after.reading.left}, not {full}"
    left = zip(before.reading.left, after.reading.left, given.left, strict=True)
    for seat, (had, has, again) in enumerate(left):
        taken = had - has + (rule.increment * 1000 if seat == ended else 0)
        is_due = seat == before.chooser
        most, least = (span.most + SLACK, min(span.least, had) - SLACK) if is_due else (0, 0)
        least = min(least, had - again)
        if not least <= taken <= most:
            return f"clock {seat} went from {had} to {has}: expected {least} to {most} ms taken, not {taken}"
    return ""


def _given(applied: AppliedEntry) -> Reading:
    """What others may have again after a move was taken back; whether they do depends on who sits there."""
    before, after = applied.before, applied.after
    assert before.reading is not None
    if len(after.made) < len(before.made) and (reading := before.made[len(after.made)].reading):
        return reading
    return Reading((0,) * len(before.reading.left), (0,) * len(before.reading.patience))


def sight_problem(claim: Claim, state: MatchState) -> str:
    """Whether the client was shown the table of a fresh rebuild."""
    sight = sight_for(state, state.audience(claim.seats))
    if state.chooser in claim.seats:
        sight = for_chooser(state, sight)
    shown, ours = claim.message["sight"], msgspec.json.decode(msgspec.json.encode(sight))
    if shown == ours:
        return ""
    if shown is None or ours is None:
        return f"shown was {'no' if shown is None else 'a'} table"
    different = [name for name in ours if shown.get(name) != ours[name]]
    first = different[0] if different else "?"
    return f"shown were other {different} than a rebuild has: {shown.get(first)}, not {ours.get(first)}"


def welcome_problem(claim: Claim, state: MatchState, up: int) -> str:
    """Whether a client that came back was told all; ``up`` is for how long the server had been there."""
    welcome, seq, info, offers = claim.message, state.seq, claim.message["info"], state.offers
    if [line["seq"] for line in welcome["history"]] != list(range(1, seq + 1)):
        return "the log has gaps"
    first = max(claim.last, seq - MOST_MISSED) if 0 < claim.last < seq else seq
    missed = [update["seq"] for update in welcome["missed"]]
    if missed != list(range(first + 1, seq + 1)):
        return f"a client that had {claim.last} was told {missed}"
    stands = (info["draw_offer"], info["takeback_offer"], info["status"] == "over")
    expected = (list(offers.get(DRAW, ())), list(offers.get(TAKE_BACK, ())), state.ending is not None)
    if stands != expected:
        return f"offers and end are {stands}, not {expected}"
    clocks, reading = welcome["clocks"], state.reading
    if clocks is None or reading is None:
        return ""
    for seat, (had, has) in enumerate(zip(reading.left, clocks["left"], strict=True)):
        lost = up + SLACK if seat == clocks["running"] else 0
        if not had - lost <= has <= had:
            return f"clock {seat} showed {had} ms after the last entry, {has} ms when somebody came back"
    return ""

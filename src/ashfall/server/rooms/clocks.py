"""Time to think, and patience with people who are away. All times are whole milliseconds.

A clock runs for the seat that must choose, if a person sits there; bots answer when they can. While that
person is away the clock stands still, until the patience with this seat is used up. Without a clock the same
patience says how long the others must wait before they may claim the win. Clocks that give days for a turn
wait for nobody: who plays over days is away most of the time.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from ashfall.server.messages import Clock, ClockState

__all__ = ["Clocks", "Reading", "counts_days"]

SECOND: Final = 1000


def counts_days(rule: Clock | None) -> bool:
    """Whether a clock runs by the calendar, over days."""
    return rule is not None and rule.kind == "turn"


@dataclass(frozen=True, slots=True)
class Reading:
    """What the clocks of all seats show; it is stored with every entry."""

    left: tuple[int, ...]  # time to think, by seat; empty without a clock
    patience: tuple[int, ...]  # how long each seat may still be away

    def with_at_least(self, other: Reading, seats: Collection[int]) -> Reading:
        """The same, but with nothing less for these seats than another reading has."""

        def merge(mine: tuple[int, ...], theirs: tuple[int, ...]) -> tuple[int, ...]:
            pairs = enumerate(zip(mine, theirs, strict=True))
            return tuple(max(pair) if seat in seats else pair[0] for seat, pair in pairs)

        return Reading(merge(self.left, other.left), merge(self.patience, other.patience))

    def less(self, seat: int, spent: int, least: int) -> Reading:
        """The same once a seat has spent some time, but with no less than this, unless it had less before."""
        had = self.left[seat]
        left = (*self.left[:seat], max(min(had, least), had - spent, 0), *self.left[seat + 1 :])
        return Reading(left, self.patience)


class Clocks:
    """The clocks of one match. ``now`` is always a monotonic time."""

    def __init__(self, rule: Clock | None, seats: int, patience: int) -> None:
        self.rule = rule
        patience = 0 if counts_days(rule) else patience
        self._patience = patience
        full = () if rule is None else (rule.seconds * SECOND,) * seats
        self._reading = Reading(full, (patience,) * seats)
        self._chooser: int | None = None  # the person whose time it is
        self._is_away = False
        self._mark = 0  # when the reading was taken

    def set(self, reading: Reading, now: int, least: int = 0) -> None:
        """Show a stored reading; no time runs until `watch`, and nobody has less patience than ``least``."""
        patience = tuple(max(least, left) for left in reading.patience)
        self._reading, self._chooser, self._mark = Reading(reading.left, patience), None, now

    def watch(self, chooser: int | None, is_away: bool, now: int) -> None:
        """From now on this person must choose (None: nobody, or a bot), and is here or away."""
        self._reading = self.read(now)
        self._chooser, self._is_away, self._mark = chooser, is_away, now

    def read(self, now: int) -> Reading:
        """What the clocks show now."""
        chooser, spent = self._chooser, max(0, now - self._mark)
        if chooser is None or not spent:
            return self._reading
        left, patience = list(self._reading.left), list(self._reading.patience)
        if self._is_away:
            waited = min(spent, patience[chooser])
            patience[chooser] -= waited
            spent -= waited
        if self.rule is not None:
            left[chooser] = max(0, left[chooser] - spent)
        return Reading(tuple(left), tuple(patience))

    def after_move(self, seat: int, now: int, *, fresh: Collection[int], ended: int | None) -> Reading:
        """What they show after a move of ``seat``.

        Where each decision or turn has its own time, these seats have it for their next one; where each turn
        brings an increment, the seat gets it whose turn has ``ended``.
        """
        reading = self.read(now)
        left, patience = list(reading.left), list(reading.patience)
        if self.rule is None:
            patience[seat] = self._patience  # who plays on has come back for good
        elif self.rule.kind != "bank":
            full = self.rule.seconds * SECOND
            left = [full if one in fresh else has for one, has in enumerate(left)]
        elif ended is not None:
            left[ended] += self.rule.increment * SECOND
        return Reading(tuple(left), tuple(patience))

    def has_flagged(self, now: int) -> int | None:
        """The seat whose time is up."""
        chooser = self._chooser
        if self.rule is None or chooser is None or self.read(now).left[chooser] > 0:
            return None
        return chooser

    def may_be_claimed(self, now: int) -> int | None:
        """The seat that has been away for too long, where no clock runs for it."""
        chooser = self._chooser
        if self.rule is not None or chooser is None or not self._is_away:
            return None
        return None if self.read(now).patience[chooser] else chooser

    def next_change(self, now: int) -> int | None:
        """Milliseconds until a flag falls or patience ends, None if neither will."""
        chooser = self._chooser
        if chooser is None:
            return None
        reading = self.read(now)
        waits = reading.patience[chooser] if self._is_away else 0
        if self.rule is None:
            return waits or None
        return waits or reading.left[chooser]

    def state(self, now: int, always: bool = False) -> ClockState | None:
        """As it is told to clients; None where there is nothing to tell, unless even that must be told."""
        chooser, reading = self._chooser, self.read(now)
        waits = reading.patience[chooser] if self._is_away and chooser is not None else None
        if self.rule is None and waits is None and not always:
            return None
        return ClockState(
            left=list(reading.left),
            running=None if self.rule is None else chooser,
            paused=bool(waits),
            away=waits,
        )

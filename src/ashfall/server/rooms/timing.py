"""What the clocks show after an entry. It is worked out once, when the entry is made, and stored with it.

Nobody gains time by making a move once more that they took back, and nobody else loses any by it.
"""

from __future__ import annotations

from ashfall.server.rooms.clocks import Clocks, Reading, counts_days
from ashfall.server.rooms.history import MatchState
from ashfall.server.rooms.kept import KeptMatch
from ashfall.server.rooms.seats import Seats

__all__ = ["reading_after", "reading_now"]


def reading_after(clocks: Clocks, seats: Seats, before: MatchState, after: MatchState, now: int) -> Reading:
    """What the clocks show after an entry that makes ``after`` of ``before``."""
    match, moves = before.match, len(after.made) - len(before.made)
    if match is None or not moves:
        return clocks.read(now)
    if moves < 0:
        undone, reading = before.made[len(after.made)], clocks.read(now)
        return reading.with_at_least(undone.reading or reading, _rivals(match, seats, undone.seat))
    seat, is_alone = after.made[-1].seat, seats.are_of_one_guest  # who is alone may think anew
    is_first = is_alone or after.reached != before.reached
    is_next_turn = after.turn > (before.turn if is_alone else before.latest)
    if counts_days(clocks.rule):
        fresh = list(range(len(seats))) if is_next_turn else []
    else:
        fresh = list(range(len(seats))) if is_first else _rivals(match, seats, seat)
    has_ended = is_next_turn and before.turn > 0
    return clocks.after_move(seat, now, fresh=fresh, ended=match.turn_seat if has_ended else None)


def reading_now(clocks: Clocks, seats: Seats, state: MatchState, spent: int, least: int) -> Reading | None:
    """What the clocks of a match show that is taken up again, so long after its last entry.

    Usually that time is nobody's. Days go on, but leave ``least``.
    """
    reading, chooser = state.reading, state.chooser
    if reading is None or chooser is None or seats.is_bot(chooser) or not counts_days(clocks.rule):
        return reading
    return reading.less(chooser, max(0, spent), least)


def _rivals(match: KeptMatch, seats: Seats, seat: int) -> list[int]:
    """Those who play against a seat at other screens; anybody else could think on while it plays for time."""
    sides, mine = match.sides, seats.of(seats.guest(seat))
    return [one for one, side in enumerate(sides) if side != sides[seat] and one not in mine]

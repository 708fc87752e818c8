"""What comes of it when somebody leaves a match before its end: a bot plays on for them, or it is over."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ashfall.server.rooms.history import EntryFacts
from ashfall.server.rooms.kept import KeptMatch
from ashfall.server.rooms.seats import Seats

__all__ = ["leaving"]


def leaving(match: KeptMatch, seats: Seats, gone: Sequence[int]) -> EntryFacts:
    """What is stored when these seats are left; with a bot where the others go on playing."""
    return EntryFacts(absent=tuple(gone), bot=match.game.stand_in if _goes_on(match, seats, gone) else "")


def _goes_on(match: KeptMatch, seats: Seats, gone: Collection[int]) -> bool:
    """Whether people are left, and either an ally or more than one side that could win."""
    sides, left = match.sides, {match.sides[seat] for seat in gone}
    playing = [seat for seat in range(len(seats)) if seat not in gone and not match.is_out(seat)]
    people = [seat for seat in seats.people if seat in playing]
    has_ally = any(sides[seat] in left for seat in people)
    rivals = {sides[seat] for seat in playing} - left
    return bool(people) and (has_ally or len(rivals) > 1)

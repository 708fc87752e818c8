"""What somebody did in a finished game, counted from its events: for their profile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from ashfall.neuroshima import Match
from ashfall.neuroshima import events as ev
from ashfall.neuroshima.record import parse_record
from ashfall.server.neuroshima.replay import MOST_STEPS
from ashfall.server.neuroshima.tally import FALLEN
from ashfall.server.workshop import Steps
from ashfall.table.contract import Event
from ashfall.table.errors import InvalidRecord

__all__ = ["deeds_of"]


def deeds_of(text: str, seats: Collection[int]) -> Steps[Mapping[str, int]]:
    """Counts by word, of whoever led these seats; raises InvalidRecord."""
    record = parse_record(text)
    if len(record.moves) > MOST_STEPS:
        raise InvalidRecord("moves", f"expected at most {MOST_STEPS}, got {len(record.moves)}")
    match = Match.from_record(record, upto=0)
    counting = _Counting(match.sides, seats)
    for number, move in enumerate(record.moves):
        counting.count(match.push(match.parse_recorded(move, number, record.made_with)))
        yield
    return counting.found


class _Counting:
    """Counts in the making."""

    def __init__(self, sides: Sequence[int], seats: Collection[int]) -> None:
        self.found: Counter[str] = Counter()
        self._seats = seats
        self._side = {seat for seat, side in enumerate(sides) if side in {sides[own] for own in seats}}
        self._fallen: Counter[bool] | None = None  # in this battle, by whether they were of this side

    def count(self, events: Sequence[Event]) -> None:
        """Count what one move led to."""
        for event in events:
            note = NOTES.get(type(event))
            if note is not None:
                note(self, event)

    def _begun(self, event: ev.BattleStarted) -> None:
        self._fallen = Counter()

    def _removed(self, event: ev.Removed) -> None:
        if self._fallen is not None and event.cause in FALLEN:
            self._fallen[event.unit.owner in self._side] += 1

    def _fought(self, event: ev.BattleEnded | ev.GameOver) -> None:
        fallen, self._fallen = self._fallen, None
        if fallen and not fallen[True]:
            self.found["unharmed"] += 1

    def _freed(self, event: ev.Freed) -> None:
        self.found["freed"] += event.unit.owner in self._seats

    def _absorbed(self, event: ev.Absorbed) -> None:
        self.found["medics"] += event.medic.owner in self._seats

    def _moved(self, event: ev.Moved) -> None:
        is_pushed = event.by is not None and event.by.owner in self._seats
        self.found["pushed"] += is_pushed and event.cause == "push" and event.unit.owner not in self._side

    def _over(self, event: ev.GameOver) -> None:
        self._fought(event)
        is_alone = self._side.issuperset(event.winners)
        self.found["by_health"] += bool(event.winners) and is_alone and event.reason == "health"


NOTES: Final[Mapping[type[Event], Callable[[_Counting, Any], None]]] = {
    ev.BattleStarted: _Counting._begun,
    ev.BattleEnded: _Counting._fought,
    ev.Removed: _Counting._removed,
    ev.Freed: _Counting._freed,
    ev.Absorbed: _Counting._absorbed,
    ev.Moved: _Counting._moved,
    ev.GameOver: _Counting._over,
}

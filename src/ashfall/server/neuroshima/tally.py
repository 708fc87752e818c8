"""What every unit of a game did, counted from the events."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from ashfall.neuroshima import events as ev
from ashfall.neuroshima.tile import Army
from ashfall.table.contract import Event

__all__ = ["FALLEN", "Deeds", "Tally"]

FALLEN: Final = ("wounds", "medic", "explosion")  # causes for which a unit is lost, and not given away
Kind = tuple[int, str]  # a seat and one of its tiles


@dataclass(slots=True)
class Deeds:
    """What all tiles of a kind did for a seat."""

    damage: Counter[int] = field(default_factory=Counter)  # to HQs of other sides, by number of the battle
    kills: int = 0
    absorbed: int = 0
    saved: int = 0
    lost: int = 0

    @property
    def harm(self) -> int:
        """All damage."""
        return self.damage.total()

    @property
    def worth(self) -> tuple[int, ...]:
        """What makes one kind better than another: damage first, where a kill is worth two of it."""
        return (self.harm + 2 * self.kills, self.harm, self.kills, self.saved + self.absorbed)


class Tally:
    """Counts events as they come."""

    def __init__(self, armies: Sequence[Army], sides: Sequence[int], health: Sequence[int] | None) -> None:
        """``health`` is how much each HQ has to lose; None: it never ends, since points are counted."""
        hqs = (
            (seat, tile.key) for seat, army in enumerate(armies) for tile in army.tiles if tile.kind == "hq"
        )
        self._hqs = frozenset(hqs)
        self.deeds: defaultdict[Kind, Deeds] = defaultdict(Deeds)
        self.battles: list[int] = []  # who caused each of them
        self._sides = sides
        self._left = None if health is None else list(health)
        self._instant: Kind | None = None
        self._wounded: defaultdict[str, Counter[Kind]] = defaultdict(Counter)  # by hex, in this phase

    def count(self, events: Iterable[Event]) -> None:
        """Count what one move led to."""
        self._instant = None
        for event in events:
            note = NOTES.get(type(event))
            if note is not None:
                note(self, event)

    def is_hq(self, unit: ev.Unit) -> bool:
        """Whether a unit is an HQ."""
        return (unit.owner, unit.tile) in self._hqs

    def destroyed(self, seat: int) -> int:
        """Units of other sides that fell to a seat."""
        return sum(deeds.kills for (owner, _), deeds in self.deeds.items() if owner == seat)

    def lost(self, seat: int) -> int:
        """Units of a seat that fell."""
        return sum(deeds.lost for (owner, _), deeds in self.deeds.items() if owner == seat)

    def _author(self, source: ev.Unit | None) -> Kind | None:
        """Who did it: a unit, or the instant that was played."""
        return self._instant if source is None else (source.owner, source.tile)

    def _played(self, event: ev.Played) -> None:
        self._instant = (event.seat, event.tile)

    def _begun(self, event: ev.BattleStarted) -> None:
        self.battles.append(event.seat)
        self._wounded.clear()

    def _phase(self, event: ev.PhaseStarted) -> None:
        self._wounded.clear()

    def _wound(self, event: ev.Wound) -> None:
        author, target = self._author(event.source), event.target
        if author is None:
            return
        if not self.is_hq(target):
            self._wounded[target.hex][author] += event.amount
        elif self._sides[author[0]] != self._sides[target.owner]:
            self.deeds[author].damage[len(self.battles)] += self._taken(target.owner, event.amount)

    def _taken(self, owner: int, amount: int) -> int:
        """What of a wound an HQ still had to lose."""
        if self._left is None:
            return amount
        taken = min(amount, self._left[owner])
        self._left[owner] -= taken
        return taken

    def _health(self, event: ev.HealthLost | ev.Paid) -> None:
        if self._left is not None:
            self._left[event.seat] = event.health

    def _absorbed(self, event: ev.Absorbed) -> None:
        medic, author = event.medic, self._author(event.source)
        deeds = self.deeds[medic.owner, medic.tile]
        deeds.absorbed += event.amount
        deeds.saved += 1
        if author is not None:
            self._wounded[medic.hex][author] += event.amount

    def _armor(self, event: ev.ArmorHeld) -> None:
        self.deeds[event.target.owner, event.target.tile].absorbed += event.amount

    def _removed(self, event: ev.Removed) -> None:
        authors = self._wounded.pop(event.unit.hex, None)
        if event.cause not in FALLEN or self.is_hq(event.unit):
            return
        self.deeds[event.unit.owner, event.unit.tile].lost += 1
        if authors and event.cause != "explosion":
            author, _ = authors.most_common(1)[0]  # who did most; of several, who was first
            if self._sides[author[0]] != self._sides[event.unit.owner]:
                self.deeds[author].kills += 1


NOTES: Final[Mapping[type[Event], Callable[[Tally, Any], None]]] = {
    ev.Played: Tally._played,
    ev.BattleStarted: Tally._begun,
    ev.PhaseStarted: Tally._phase,
    ev.Wound: Tally._wound,
    ev.HealthLost: Tally._health,
    ev.Paid: Tally._health,
    ev.Absorbed: Tally._absorbed,
    ev.ArmorHeld: Tally._armor,
    ev.Removed: Tally._removed,
}

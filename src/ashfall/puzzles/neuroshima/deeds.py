"""What happened in a battle, read from its events: for verdicts on puzzles and for goals of lessons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ashfall.neuroshima.events import Attacked, HealthLost, Missed, PhaseStarted, Removed, Unit, Wound
from ashfall.table.contract import Event

__all__ = ["BattleDeeds", "LastHit"]


@dataclass(frozen=True, slots=True)
class LastHit:
    """Who struck in the phase in which something happened last."""

    initiative: int
    strikers: tuple[Unit, ...]


class BattleDeeds:
    """The events of one battle, asked for what people want to know."""

    def __init__(self, events: Sequence[Event]) -> None:
        self.events = events

    def fallen(self) -> list[Unit]:
        """Units that left the board."""
        return [event.unit for event in self.events if isinstance(event, Removed)]

    def lost(self, seat: int) -> int:
        """Health that the HQ of a seat lost."""
        losses = (event for event in self.events if isinstance(event, HealthLost))
        return sum(event.amount for event in losses if event.seat == seat)

    def strikers(self, hex: str) -> list[Unit]:
        """Units that wounded the one on a hex."""
        wounds = (event for event in self.events if isinstance(event, Wound))
        return [event.source for event in wounds if event.target.hex == hex and event.source]

    def attackers(self) -> set[str]:
        """Hexes from which anybody attacked."""
        return {event.source.hex for event in self.events if isinstance(event, Attacked)}

    def is_idle(self, is_meant: Callable[[Unit], bool]) -> bool:
        """Whether such a unit attacked and met nobody."""
        acts = [e for e in self.events if isinstance(e, Attacked | Missed) and is_meant(e.source)]
        aims = {event.direction for event in acts if isinstance(event, Attacked)}
        empty = {e.direction for e in acts if isinstance(e, Missed) and e.reason == "no_target"}
        return bool(aims) and aims <= empty

    def netted(self) -> list[Unit]:
        """Units that did not attack because they were netted."""
        missed = (event for event in self.events if isinstance(event, Missed))
        return [event.source for event in missed if event.reason == "netted"]

    def last_hit(self, is_meant: Callable[[HealthLost | Removed], bool]) -> LastHit | None:
        """Who brought about the last loss of this sort."""
        initiative, wounds, last = 0, list[Wound](), None
        for event in self.events:
            if isinstance(event, PhaseStarted):
                initiative, wounds = event.initiative, []
            elif isinstance(event, Wound):
                wounds.append(event)
            elif isinstance(event, HealthLost | Removed) and is_meant(event):
                sources = [hit.source for hit in wounds if hit.target.hex == event.unit.hex and hit.source]
                last = LastHit(initiative, tuple(dict.fromkeys(sources)))
        return last

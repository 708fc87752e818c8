"""What happens in a phase, in the few words that a list has room for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ashfall.neuroshima import events as ev
from ashfall.neuroshima.events import Removed, Unit
from ashfall.neuroshima.narration import unit_ref
from ashfall.neuroshima.tile import Army
from ashfall.server.neuroshima.shapes import ForecastLine
from ashfall.table.contract import Event
from ashfall.table.phrases import Argument, Phrase

__all__ = ["forecast_lines"]

ATTACKS: Final = {
    "melee": "i-melee",
    "ranged": "i-ranged",
    "both": "i-melee",
    "gauss": "i-gauss",
    "friendly_fire": "i-friendly-fire",
    "explosion": "ab-explosion",
}
STOPS: Final = {"armor": "i-armor", "flying": "ab-flying", "hq": "mk-health"}
FAILURES: Final = {"netted": "mk-netted", "late": "mk-initiative"}
ENDS: Final = {"explosion": "ab-explosion", "lair": "ab-lair"}
DESTROYED: Final = Phrase("forecast-destroyed")


@dataclass(frozen=True)
class _Phase:
    armies: Sequence[Army]
    gone: frozenset[Unit]

    def fate(self, unit: Unit, wounds: int) -> Phrase:
        """What becomes of a unit that is hit."""
        if unit in self.gone:
            return DESTROYED
        is_hq = self.armies[unit.owner].tile(unit.tile).kind == "hq"
        return Phrase("forecast-lost" if is_hq else "count-wounds", {"count": wounds})


def forecast_lines(events: Sequence[Event], armies: Sequence[Army]) -> list[ForecastLine]:
    """The lines of one phase; whoever finds nobody to hit is left out."""
    phase = _Phase(armies, frozenset(event.unit for event in events if isinstance(event, Removed)))
    made = (LINES[type(event)](event, phase) for event in events if type(event) in LINES)
    return [line for line in made if line is not None]


def _line(
    sentence: str,
    icon: str,
    source: Unit,
    target: Unit | None = None,
    *,
    medic: Unit | None = None,
    result: Phrase | None = None,
    owner: int | None = None,
) -> ForecastLine:
    """``owner`` is whoever suffers it, if anybody does."""
    units = {"source": source, "target": target, "medic": medic}
    told: dict[str, Argument] = {name: unit_ref(unit) for name, unit in units.items() if unit is not None}
    return ForecastLine(
        icon=icon,
        phrase=Phrase(sentence, told),
        result=result,
        hexes=tuple(unit.hex for unit in units.values() if unit is not None),
        owner=owner,
    )


def _hit(event: Any, phase: _Phase) -> ForecastLine:
    is_thrown_back = event.source == event.target
    return _line(
        "forecast-hit-itself" if is_thrown_back else "forecast-hit",
        ATTACKS[event.kind],
        event.source,
        event.target,
        result=phase.fate(event.target, event.amount),
        owner=event.target.owner,
    )


def _absorbed(event: Any, phase: _Phase) -> ForecastLine:
    lost = Phrase("forecast-medic-lost", {"medic": unit_ref(event.medic)})
    return _line(
        "forecast-absorbed",
        "fx-medic",
        event.source,
        event.target,
        medic=event.medic,
        result=lost,
        owner=event.target.owner,
    )


def _missed(event: Any, phase: _Phase) -> ForecastLine | None:
    if event.direction is None and event.reason in FAILURES:
        sentence, owner = f"forecast-{event.reason}", event.source.owner
        result = Phrase("forecast-no-attack")
        return _line(sentence, FAILURES[event.reason], event.source, result=result, owner=owner)
    if event.reason in STOPS:
        no_harm = Phrase("forecast-no-harm")
        return _line("forecast-hit", STOPS[event.reason], event.source, event.target, result=no_harm)
    return None


def _reflected(event: Any, phase: _Phase) -> ForecastLine:
    return _line("forecast-reflected", "i-reflection", event.source, event.unit)


def _removed(event: Any, phase: _Phase) -> ForecastLine | None:
    """Those whose end no hit tells."""
    if event.cause not in ENDS:
        return None
    owner = event.unit.owner
    return _line(f"forecast-{event.cause}", ENDS[event.cause], event.unit, result=DESTROYED, owner=owner)


LINES: Final[dict[type[Event], Callable[[Any, _Phase], ForecastLine | None]]] = {
    ev.Wound: _hit,
    ev.Absorbed: _absorbed,
    ev.Missed: _missed,
    ev.Reflected: _reflected,
    ev.Removed: _removed,
}

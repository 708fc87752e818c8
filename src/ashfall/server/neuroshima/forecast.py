"""What a battle would do if it came now, or right after a move."""

from __future__ import annotations

from collections.abc import Iterable

from ashfall.draw.neuroshima.strikes import forecast_svg
from ashfall.neuroshima.events import Unit
from ashfall.neuroshima.narration import unit_ref
from ashfall.neuroshima.next_battle import NextBattle, next_battle
from ashfall.neuroshima.state import State
from ashfall.server.neuroshima.forecast_lines import forecast_lines
from ashfall.server.neuroshima.shapes import Forecast, ForecastPhase
from ashfall.table.contract import Move
from ashfall.table.phrases import Argument, Listing, Phrase, SeatRef

__all__ = ["forecast_of"]


def forecast_of(state: State, move: Move | None = None) -> Forecast:
    """Fight on a copy; the move, which must be legal, is carried out first."""
    fight = next_battle(state, () if move is None else (move,))
    armies = state.rules.armies
    phases = [ForecastPhase(value, forecast_lines(events, armies)) for value, events in fight.phases]
    told = [phase for phase in phases if phase.lines]
    return Forecast(
        before=fight.before,
        after=fight.after,
        phases=told,
        overlay=forecast_svg(fight.phases, armies),
        destroyed=[unit.hex for unit in fight.destroyed],
        assumed=fight.assumed,
        summary=_summary(state, fight, move, is_quiet=not told),
    )


# What a move changes.


def _summary(state: State, fight: NextBattle, move: Move | None, is_quiet: bool) -> Phrase | None:
    """One sentence: that nobody is hit, what the battle of a move does, or what the move changes."""
    counter = "forecast-now-points" if fight.is_scored else "forecast-now-health"
    if move is None or fight.is_started_by_move:
        changes = _changes(fight.unfought, fight, "forecast-falls", counter)
        if move is not None and changes:
            return Phrase("forecast-result", {"changes": Listing(tuple(changes))})
        return Phrase("forecast-nothing") if is_quiet else None
    changes = _changes(next_battle(state), fight, "forecast-now-destroyed", counter)
    if not changes:
        return Phrase("forecast-no-change")
    return Phrase("forecast-change", {"changes": Listing(tuple(changes))})


def _changes(usual: NextBattle, fight: NextBattle, falling: str, counter: str) -> list[Argument]:
    """Who falls that would not otherwise, who does not, and what other counters show."""
    changes: list[Argument] = []
    for sentence, units in (
        ("forecast-now-free", _only(usual.bound, _only(usual.bound, fight.attackers))),
        ("forecast-now-bound", _only(fight.bound, usual.bound) if usual.phases else []),
        (falling, _only(fight.destroyed, usual.destroyed)),
        ("forecast-now-kept", _only(usual.destroyed, fight.destroyed)),
    ):
        if units:
            changes.append(Phrase(sentence, {"units": Listing(tuple(map(unit_ref, units)))}))
    for owner, (old, new) in enumerate(zip(usual.after, fight.after, strict=True)):
        if old != new:
            told: dict[str, Argument] = {"seat": SeatRef(owner), "health": new, "instead": old}
            changes.append(Phrase(counter, told))
    return changes


def _only(units: Iterable[Unit], *others: Iterable[Unit]) -> list[Unit]:
    """Those that are not among the others, each once."""
    known = {_name(unit) for other in others for unit in other}
    return list({_name(unit): unit for unit in units if _name(unit) not in known}.values())


def _name(unit: Unit) -> tuple[int, str, str]:
    return unit.owner, unit.tile, unit.hex

"""What a battle would do if it came now, or right after a move."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ashfall.draw.neuroshima.state import is_scored
from ashfall.draw.neuroshima.strikes import forecast_svg
from ashfall.neuroshima.answers import best_answer
from ashfall.neuroshima.events import BattleStarted, Removed, Unit, read_events
from ashfall.neuroshima.game import carry_out, push
from ashfall.neuroshima.narration import unit_ref
from ashfall.neuroshima.notation import move_text
from ashfall.neuroshima.sentences import move_phrase
from ashfall.neuroshima.skirmish import fight_state
from ashfall.neuroshima.state import BATTLE, OVER, State
from ashfall.neuroshima.trace import BATTLE_POSITION, Trace
from ashfall.neuroshima.view import View
from ashfall.server.neuroshima.battles import Phase, phases_of
from ashfall.server.neuroshima.forecast_lines import forecast_lines
from ashfall.server.neuroshima.shapes import Forecast, ForecastPhase
from ashfall.server.neuroshima.sight import health_of
from ashfall.table.contract import Move
from ashfall.table.phrases import Argument, Listing, Phrase, SeatRef

__all__ = ["assume", "forecast_of"]


@dataclass
class _Fight:
    """A battle that was fought on a copy."""

    before: list[int]  # health
    after: list[int]
    phases: list[Phase] = field(default_factory=list)
    assumed: list[Phrase] = field(default_factory=list)
    is_started_by_move: bool = False

    @property
    def destroyed(self) -> list[Unit]:
        """The units that are gone."""
        return [event.unit for _, events in self.phases for event in events if isinstance(event, Removed)]


def forecast_of(state: State, move: Move | None = None) -> Forecast:
    """Fight on a copy; the move, which must be legal, is carried out first.

    The order of the piles is forgotten before anything is tried, so that the forecast cannot tell it.
    """
    known = View(state, None).state
    fight = _fought(known, move)
    armies = known.rules.armies
    phases = [ForecastPhase(value, forecast_lines(events, armies)) for value, events in fight.phases]
    told = [phase for phase in phases if phase.lines]
    return Forecast(
        before=fight.before,
        after=fight.after,
        phases=told,
        overlay=forecast_svg(fight.phases, armies),
        destroyed=[unit.hex for unit in fight.destroyed],
        assumed=fight.assumed,
        summary=_summary(known, fight, move, is_quiet=not told),
    )


# Fighting.


def _fought(state: State, move: Move | None) -> _Fight:
    if move is None and state.stage != BATTLE:
        return _fought_now(state)
    s = state.copy()
    s.trace = Trace()
    if move is not None:
        push(s, move.code)
    assumed: list[Phrase] = []
    while s.stage == BATTLE:
        s.cause = BATTLE_POSITION  # nothing follows this battle
        options = [Move(int(code), move_text(s.rules, int(code))) for code in s.legal]
        carry_out(s, assume(s, options, assumed).code)
    noted, s.trace = s.trace, None
    events = read_events(s.rules, noted)
    begins = any(isinstance(event, BattleStarted) for event in events)
    if state.stage != BATTLE and not begins:
        return _fought_now(s)
    return _Fight(health_of(state), health_of(s), phases_of(events), assumed, begins)


def _fought_now(state: State) -> _Fight:
    if state.stage == OVER:
        return _Fight(health_of(state), health_of(state))
    assumed: list[Phrase] = []
    report = fight_state(state, lambda s, options: assume(s, options, assumed))
    return _Fight(health_of(state), health_of(report.after), phases_of(report.events), assumed)


def assume(s: State, options: list[Move], assumed: list[Phrase]) -> Move:
    """The answer that looks best to whoever is asked, noted as an assumption."""
    answer = best_answer(s, options)
    told: dict[str, Argument] = {"seat": SeatRef(int(s.chooser)), "answer": move_phrase(s, answer)}
    assumed.append(Phrase("forecast-assumed", told))
    return answer


# What a move changes.


def _summary(state: State, fight: _Fight, move: Move | None, is_quiet: bool) -> Phrase | None:
    """One sentence: that nobody is hit, what the battle of a move does, or what the move changes."""
    counter = "forecast-now-points" if is_scored(state) else "forecast-now-health"
    if move is None or fight.is_started_by_move:
        changes = _changes(_Fight(fight.before, fight.before), fight, "forecast-falls", counter)
        if move is not None and changes:
            return Phrase("forecast-result", {"changes": Listing(tuple(changes))})
        return Phrase("forecast-nothing") if is_quiet else None
    changes = _changes(_fought(state, None), fight, "forecast-now-destroyed", counter)
    if not changes:
        return Phrase("forecast-no-change")
    return Phrase("forecast-change", {"changes": Listing(tuple(changes))})


def _changes(usual: _Fight, fight: _Fight, falling: str, counter: str) -> list[Argument]:
    """Who falls that would not otherwise, who does not, and what other counters show."""
    before, after = _by_name(usual.destroyed), _by_name(fight.destroyed)
    changes: list[Argument] = []
    for sentence, units in (
        (falling, [unit for name, unit in after.items() if name not in before]),
        ("forecast-now-kept", [unit for name, unit in before.items() if name not in after]),
    ):
        if units:
            changes.append(Phrase(sentence, {"units": Listing(tuple(map(unit_ref, units)))}))
    for owner, (old, new) in enumerate(zip(usual.after, fight.after, strict=True)):
        if old != new:
            told: dict[str, Argument] = {"seat": SeatRef(owner), "health": new, "instead": old}
            changes.append(Phrase(counter, told))
    return changes


def _by_name(units: Iterable[Unit]) -> dict[tuple[int, str, str], Unit]:
    return {(unit.owner, unit.tile, unit.hex): unit for unit in units}

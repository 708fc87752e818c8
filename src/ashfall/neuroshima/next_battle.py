"""What the next battle would do, now or after some moves: it is fought on a copy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

from ashfall.neuroshima.answers import best_answer
from ashfall.neuroshima.events import (
    Attacked,
    BattleEnded,
    BattleStarted,
    HealthLost,
    Missed,
    PhaseStarted,
    Removed,
    Unit,
    read_events,
)
from ashfall.neuroshima.game import carry_out, is_legal, push
from ashfall.neuroshima.modes import POINTS
from ashfall.neuroshima.notation import move_text
from ashfall.neuroshima.sentences import move_phrase, unit_at
from ashfall.neuroshima.skirmish import fight_state
from ashfall.neuroshima.state import BATTLE, HEALTH, OVER, ROW, State
from ashfall.neuroshima.trace import BATTLE_POSITION, Trace
from ashfall.neuroshima.view import View
from ashfall.table.contract import Event, Move
from ashfall.table.phrases import Argument, Phrase, SeatRef, UnitRef

__all__ = [
    "NextBattle",
    "Phase",
    "assume",
    "health_of",
    "next_battle",
    "phase_places",
    "phases_of",
]

Phase = tuple[int, list[Event]]  # initiative and what happened
Assumed = list[Phrase]


@dataclass(frozen=True, slots=True)
class NextBattle:
    """A battle that was fought on a copy, to its end."""

    standing: tuple[UnitRef, ...]  # the units that take part
    before: list[int]  # health of the HQs by seat, points where points are played
    after: list[int]
    is_scored: bool = False  # whether these are points
    phases: list[Phase] = field(default_factory=list)
    assumed: Assumed = field(default_factory=list)  # answers that were taken for granted
    is_started_by_move: bool = False

    @property
    def destroyed(self) -> list[Unit]:
        """The units that are gone."""
        return [event.unit for _, events in self.phases for event in events if isinstance(event, Removed)]

    @property
    def bound(self) -> list[Unit]:
        """The units that a net keeps from attacking."""
        missed = [event for _, events in self.phases for event in events if isinstance(event, Missed)]
        return [event.source for event in missed if event.reason == "netted" and event.direction is None]

    @property
    def attackers(self) -> list[Unit]:
        """The units that attack."""
        return [event.source for _, events in self.phases for event in events if isinstance(event, Attacked)]

    @property
    def unfought(self) -> NextBattle:
        """The same before anything happens."""
        return replace(self, after=self.before, phases=[])

    def fallen_in(self, seat: int) -> int | None:
        """The phase in which the HQ of a seat falls; None if it does not."""
        if self.is_scored or self.after[seat] > 0 or self.before[seat] <= 0:
            return None
        happened = ((value, event) for value, events in self.phases for event in events)
        losses = [value for value, event in happened if isinstance(event, HealthLost) and event.seat == seat]
        return losses[-1] if losses else None


def next_battle(state: State, moves: Sequence[Move] = ()) -> NextBattle:
    """The battle that comes now, or after legal moves one after another; a move of them may begin it.

    The order of the piles is forgotten before anything is tried, so nothing can be told of it. Where the
    battle asks and no move answers, the answer that looks best is taken.
    """
    known = View(state, None).state
    return _Course(known, list(moves)).fought()


class _Course:
    """The moves on their way to the battle."""

    def __init__(self, known: State, moves: list[Move]) -> None:
        self.state = known.copy()
        self.waiting = moves
        self.before = health_of(known)
        self.is_scored = bool(known.rules.mode.goal == POINTS)
        self.assumed: Assumed = []

    def fought(self) -> NextBattle:
        """Make the moves until a battle is fought."""
        s = self.state
        if s.stage == BATTLE:
            return self._through(standing_on(s), is_begun=True)
        while self.waiting and s.stage != OVER:
            standing, s.trace = standing_on(s), Trace()
            push(s, self.waiting.pop(0).code)
            found = self._through(standing, is_begun=False)
            if found.is_started_by_move:
                return found
        return self._now()

    def _through(self, standing: tuple[UnitRef, ...], *, is_begun: bool) -> NextBattle:
        """To the end of the battle, if there is one."""
        s = self.state
        s.trace = s.trace or Trace()
        while s.stage == BATTLE:
            s.cause = BATTLE_POSITION  # nothing follows this battle
            carry_out(s, self._answer().code)
        noted, s.trace = s.trace, None
        events = read_events(s.rules, noted)
        begins = any(isinstance(event, BattleStarted) for event in events)
        phases = phases_of(events) if begins or is_begun else []
        return NextBattle(standing, self.before, health_of(s), self.is_scored, phases, self.assumed, begins)

    def _answer(self) -> Move:
        s = self.state
        if self.waiting and is_legal(s, self.waiting[0].code):
            return self.waiting.pop(0)
        options = [Move(int(code), move_text(s.rules, int(code))) for code in s.legal]
        return assume(s, options, self.assumed)

    def _now(self) -> NextBattle:
        s = self.state
        if s.stage == OVER:
            return NextBattle(standing_on(s), health_of(s), health_of(s), self.is_scored)
        report = fight_state(s, lambda at, options: assume(at, options, self.assumed))
        return NextBattle(
            standing_on(s),
            health_of(s),
            health_of(report.after),
            self.is_scored,
            phases_of(report.events),
            self.assumed,
        )


def assume(s: State, options: list[Move], assumed: Assumed) -> Move:
    """The answer that looks best to whoever is asked, noted as an assumption."""
    answer = best_answer(s, options)
    told: dict[str, Argument] = {"seat": SeatRef(int(s.chooser)), "answer": move_phrase(s, answer)}
    assumed.append(Phrase("forecast-assumed", told))
    return answer


def health_of(state: State) -> list[int]:
    """Health of the HQs by seat; their points where points are played."""
    return [int(state.seat[seat * ROW + HEALTH]) for seat in range(int(state.rules.seats))]


def standing_on(state: State) -> tuple[UnitRef, ...]:
    """Every unit on the board."""
    found = (unit_at(state, hex) for hex in range(len(state.units)))
    return tuple(unit for unit in found if isinstance(unit, UnitRef))


def phases_of(events: Sequence[Event]) -> list[Phase]:
    """The phases of all battles one after another."""
    return [(initiative, list(events[place])) for initiative, place in phase_places(events)]


def phase_places(events: Sequence[Event]) -> list[tuple[int, slice]]:
    """Initiative and place of every phase; what comes after a battle belongs to none of them."""
    starts = [i for i, event in enumerate(events) if isinstance(event, PhaseStarted | BattleEnded)]
    found = [(events[start], slice(start + 1, end)) for start, end in pairwise([*starts, len(events)])]
    return [(event.initiative, place) for event, place in found if isinstance(event, PhaseStarted)]

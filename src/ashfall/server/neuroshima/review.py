"""A finished game looked back at: what it came to, counted from its events."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field

from ashfall.draw.neuroshima.state import is_scored, mirror_of
from ashfall.neuroshima import Match
from ashfall.neuroshima import events as ev
from ashfall.neuroshima.record import Record
from ashfall.neuroshima.sentences import move_phrase
from ashfall.server.neuroshima.drawings import hand_key
from ashfall.server.neuroshima.own_armies import show_army
from ashfall.server.neuroshima.replay import MOST_STEPS
from ashfall.server.neuroshima.review_shapes import (
    HealthPoint,
    Review,
    ReviewBattle,
    SeatReview,
    TileTally,
    TurningPoint,
)
from ashfall.server.neuroshima.shapes import UnitSight
from ashfall.server.neuroshima.sight import health_of, unit_sights
from ashfall.server.neuroshima.tally import FALLEN, Deeds, Tally
from ashfall.table.contract import Event
from ashfall.table.errors import InvalidRecord
from ashfall.table.phrases import Phrase

__all__ = ["ChoiceMade", "Course", "PlayedTurn", "Reviewing", "turning_at"]


@dataclass(frozen=True, slots=True)
class ChoiceMade:
    """A step at which somebody had more than one move."""

    step: int  # so many moves had been made
    turn: int
    seat: int


@dataclass(slots=True)
class PlayedTurn:
    """One turn as it was played, with the battle that it led to."""

    number: int
    seat: int
    start: int  # the step at which it began
    before: list[int]  # health
    after: list[int] = field(default_factory=list)
    moves: list[Phrase] = field(default_factory=list)
    step: int = 0  # after it
    units: list[UnitSight] = field(default_factory=list)  # after it


@dataclass(frozen=True, slots=True)
class Course:
    """A game turn by turn, and who won it."""

    turns: Sequence[PlayedTurn]
    sides: Sequence[int]
    winners: Collection[int]  # seats

    @property
    def winning_side(self) -> int | None:
        """The only side that won, of two."""
        won = {self.sides[seat] for seat in self.winners}
        return won.pop() if len(won) == 1 and len(set(self.sides)) == 2 else None


class Reviewing:
    """A review in the making; between its steps others can be served."""

    def __init__(
        self, record: Record, names: Sequence[str], winners: Collection[int], judged: Collection[int]
    ) -> None:
        """Set the table up; raises InvalidRecord. ``winners`` are seats, of a game that people ended."""
        if len(record.moves) > MOST_STEPS:
            raise InvalidRecord("moves", f"expected at most {MOST_STEPS}, got {len(record.moves)}")
        self._match = match = Match.from_record(record, upto=0)
        self._record, self._names = record, list(names)
        self._winners, self._judged = winners, sorted(judged)
        self._is_scored = is_scored(match.state)
        health = health_of(match.state)
        armies = match.state.rules.armies
        self._tally = Tally(armies, match.sides, None if self._is_scored else health)
        self._health = [HealthPoint(step=0, turn=match.turn_number, health=health)]
        self._turns = [PlayedTurn(match.turn_number, match.turn, 0, health)]
        self._battles: list[ReviewBattle] = []
        self._is_fighting = False
        self._phase: int | None = None
        self._fall: int | None = None  # the phase in which the first HQ fell
        self.choices: list[ChoiceMade] = []

    def steps(self) -> Iterator[None]:
        """Make the moves and count; raises InvalidRecord."""
        match = self._match
        for number, text in enumerate(self._record.moves):
            before = match.state
            if len(before.legal) > 1:
                self.choices.append(ChoiceMade(number, match.turn_number, int(before.chooser)))
            move = match.parse_recorded(text, number, self._record.made_with)
            self._turns[-1].moves.append(move_phrase(before, move))
            events = match.push(move)
            self._tally.count(events)
            self._note(number + 1, events)
            yield
        self._end_turn(len(self._record.moves))

    def _note(self, step: int, events: Sequence[Event]) -> None:
        """What happened in one step, battle by battle and turn by turn."""
        turn, health = self._turns[-1].number, list(self._health[-1].health)
        for event in events:
            if isinstance(event, ev.HealthLost | ev.Paid):
                health[event.seat] = event.health
                if not event.health and self._fall is None:
                    self._fall = self._phase
            elif isinstance(event, ev.Scored):
                health[event.seat] = event.points
            elif isinstance(event, ev.BattleStarted):
                self._begin_battle(step, event, health)
            elif isinstance(event, ev.PhaseStarted):
                self._phase = event.initiative
            elif isinstance(event, ev.Removed) and self._is_fighting and event.cause in FALLEN:
                self._battles[-1].lost[event.unit.owner] += not self._tally.is_hq(event.unit)
            elif isinstance(event, ev.BattleEnded | ev.GameOver) and self._is_fighting:
                self._battles[-1].after, self._is_fighting = list(health), False
            elif isinstance(event, ev.TurnStarted):
                self._end_turn(step, health)
                self._turns.append(PlayedTurn(event.number, event.seat, step, list(health)))
        if health != self._health[-1].health:
            self._health.append(HealthPoint(step=step, turn=turn, health=health))

    def _begin_battle(self, step: int, event: ev.BattleStarted, health: Sequence[int]) -> None:
        self._is_fighting = True
        self._battles.append(
            ReviewBattle(
                step=step,
                turn=self._turns[-1].number,
                seat=event.seat,
                cause=event.cause,
                before=list(health),
                after=list(health),
                lost=[0] * len(health),
            )
        )

    def _end_turn(self, step: int, health: Sequence[int] | None = None) -> None:
        turn = self._turns[-1]
        turn.after = list(self._health[-1].health if health is None else health)
        turn.step, turn.units = step, unit_sights(self._match.state)

    @property
    def course(self) -> Course:
        """Turn by turn."""
        outcome = self._match.outcome
        ended = () if outcome is None or outcome.drawn else outcome.winners
        return Course(self._turns, self._match.sides, ended or self._winners)

    @property
    def review(self) -> Review:
        """All that was counted."""
        state, outcome = self._match.state, self._match.outcome
        has_fallen = outcome is not None and outcome.reason == "hq_destroyed"
        course = self.course
        return Review(
            seats=[self._seat(seat) for seat in range(len(self._match.armies))],
            names=self._names,
            board=int(state.rules.board.size),
            most=max(int(most) for most in state.rules.mode.most),
            is_scored=self._is_scored,
            first=self._turns[0].number,
            turns=self._turns[-1].number,
            starts=[turn.start for turn in self._turns],
            last_phase=self._fall if has_fallen else None,
            health=self._health,
            battles=self._battles,
            turning=_turning_by_health(course),
            judged=self._judged,
            record=self._match.record().to_json(),
        )

    def _seat(self, seat: int) -> SeatReview:
        tally, state = self._tally, self._match.state
        army = state.rules.armies[seat]
        own = [(tile, deeds) for (owner, tile), deeds in tally.deeds.items() if owner == seat]
        own.sort(key=lambda pair: (pair[1].worth, pair[0]), reverse=True)

        def told(tile: str, deeds: Deeds) -> TileTally:
            return TileTally(
                tile=tile,
                drawing=hand_key(army, army.tile(tile), mirror_of(state, seat)),
                damage=[deeds.damage[number] for number in range(1, len(tally.battles) + 1)],
                kills=deeds.kills,
                absorbed=deeds.absorbed,
                saved=deeds.saved,
                lost=deeds.lost,
            )

        return SeatReview(
            army=show_army(army),
            side=self._match.sides[seat],
            tiles=[told(tile, deeds) for tile, deeds in own],
            battles=tally.battles.count(seat),
            destroyed=tally.destroyed(seat),
            lost=tally.lost(seat),
        )


def _turning_by_health(course: Course) -> TurningPoint | None:
    """The turn in which the winners gained most health on the others; None where no turn changed any."""
    side = course.winning_side
    if side is None:
        return None
    sign = [1 if own == side else -1 for own in course.sides]

    def gain(turn: PlayedTurn) -> int:
        return sum(s * (new - old) for s, old, new in zip(sign, turn.before, turn.after, strict=True))

    turn = max(course.turns, key=gain)
    return turning_at(turn, side) if gain(turn) > 0 else None


def turning_at(turn: PlayedTurn, gains: int, chances: Sequence[float] = ()) -> TurningPoint:
    """A turn told as the one by which a game turned."""
    return TurningPoint(
        turn=turn.number,
        seat=turn.seat,
        start=turn.start,
        step=turn.step,
        before=turn.before,
        after=turn.after,
        moves=turn.moves,
        units=turn.units,
        chances=list(chances),
        gains=gains,
    )

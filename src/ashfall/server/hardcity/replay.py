"""A whole game step by step, for looking at it again.

A record tells all, so a replay shows what Doctor Zero saw as well. Each step holds what it changed of the
table: the fields of `CityNow` that are not as they were.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ashfall.draw.hardcity.maps import parts_of
from ashfall.draw.hardcity.plan import ground_plan
from ashfall.hardcity import Match, Record
from ashfall.hardcity.description.now import CityNow
from ashfall.hardcity.events.people import Scored
from ashfall.hardcity.telling.sentences import move_phrase
from ashfall.server.hardcity.lines import lines_of
from ashfall.server.hardcity.plan import terms_of
from ashfall.server.hardcity.shapes import CityReplay, CityStep, ReplayMark
from ashfall.server.hardcity.sight import outcome_of, turn_of, view_of, widest_audience
from ashfall.server.workshop import Steps
from ashfall.table.contract import Event
from ashfall.table.errors import InvalidRecord

__all__ = ["MOST_MOVES", "replay_of"]

MOST_MOVES: Final = 2000  # a long game has six hundred
FIELDS: Final = CityNow.__struct_fields__


def replay_of(record: Record, names: Sequence[str]) -> Steps[CityReplay]:
    """Replay a record, with the names of those who played; raises InvalidRecord naming the move."""
    if len(record.moves) > MOST_MOVES:
        raise InvalidRecord("moves", f"expected at most {MOST_MOVES}, got {len(record.moves)}")
    replaying = _Replaying(Match.from_record(record, upto=0))
    for number, text in enumerate(record.moves):
        replaying.make(text, number, record.made_with)
        yield
    return replaying.replay(names, record.seed)


class _Replaying:
    """A replay in the making."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._view = view_of(match, widest_audience(match))
        self._start = self._now = self._view.now()
        self._steps: list[CityStep] = []
        self._marks: list[ReplayMark] = []

    def make(self, text: str, number: int, made_with: str) -> None:
        """The next step; raises InvalidRecord naming the move."""
        match, before = self._match, self._now
        move, turn = match.parse_recorded(text, number, made_with), turn_of(match)
        seat, title = int(match.state.chooser), move_phrase(match.state, move)
        events = match.push(move)
        self._view = view_of(match, widest_audience(match))
        self._now = self._view.now()
        lines, changed = lines_of(self._view.told(events)), _changed(before, self._now)
        self._marks += _marks(number, events, before, self._now)
        self._steps.append(
            CityStep(move=move.text, seat=seat, turn=turn, title=title, lines=lines, now=changed)
        )

    def replay(self, names: Sequence[str], seed: int) -> CityReplay:
        """The steps so far."""
        match, made = self._match, self._match.record()
        return CityReplay(
            names=list(names),
            terms=terms_of(match.options),
            seed=str(seed),
            city=self._view.city(),
            plan=ground_plan(parts_of(match.state.rules.script)),
            start=self._start,
            steps=self._steps,
            marks=self._marks,
            outcome=outcome_of(self._view),
            record=made.to_json(),
            plain=made.to_text(),
        )


def _changed(before: CityNow, after: CityNow) -> dict[str, Any]:
    """The fields that are not as they were."""
    return {name: getattr(after, name) for name in FIELDS if getattr(after, name) != getattr(before, name)}


def _marks(step: int, events: Sequence[Event], before: CityNow, after: CityNow) -> list[ReplayMark]:
    """Where somebody may want to jump to: points, and the rounds that begin."""
    marks = [
        ReplayMark(step=step, kind="points", side=event.side, points=event.points, total=event.total)
        for event in events
        if isinstance(event, Scored)
    ]
    if after.round != before.round:
        marks.append(ReplayMark(step=step, kind="round", round=after.round))
    return marks

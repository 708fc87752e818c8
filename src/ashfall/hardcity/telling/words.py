"""Phrases put into words, which stand in the Fluent files."""

from __future__ import annotations

from typing import Final

from ashfall.hardcity.ground.state import State
from ashfall.hardcity.telling.narration import event_phrase, tell
from ashfall.hardcity.telling.sentences import (
    decision_phrase,
    move_phrase,
    outcome_phrase,
    part_phrase,
    seat_name,
    title_phrase,
)
from ashfall.table.words import Speaker, Telling

__all__ = ["Words"]

TELLING: Final[Telling[State]] = Telling(
    event=event_phrase, run=tell, decision=decision_phrase, move=move_phrase, outcome=outcome_phrase
)


class Words(Speaker[State]):
    """Speaks about Hard City in one language."""

    _telling = TELLING

    def title(self, state: State) -> str:
        """The episode."""
        return self.say(title_phrase(state.rules.script))

    def seat(self, state: State, seat: int) -> str:
        """A player: Doctor Zero, the officers, or those whom the player leads."""
        return str(self._fill_in(seat_name(state, seat)))

    def part(self, state: State, kind: str, number: int) -> str:
        """The name of one part of a move."""
        return str(self._fill_in(part_phrase(state, kind, number)))

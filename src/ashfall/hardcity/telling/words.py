"""Phrases put into words, which stand in the Fluent files."""

from __future__ import annotations

from collections.abc import Iterable

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
from ashfall.table.contract import Decision, Event, Move, Outcome
from ashfall.table.phrases import Argument, Listing, Phrase
from ashfall.table.texts import Texts

__all__ = ["Words"]


class Words:
    """Speaks about Hard City in one language."""

    def __init__(self, language: str = "en") -> None:
        self.texts = Texts(language)
        self.language = self.texts.language

    def say(self, phrase: Phrase) -> str:
        """A phrase in words."""
        given = {name: self._fill_in(argument) for name, argument in phrase.args.items()}
        return self.texts.format(phrase.id, **given)

    def _fill_in(self, argument: Argument) -> str | int:
        if isinstance(argument, Listing):
            return ", ".join(str(self._fill_in(item)) for item in argument.items)
        if isinstance(argument, Phrase):
            return self.say(argument)
        if isinstance(argument, str | int):
            return argument
        raise TypeError(f"Hard City has no {type(argument).__name__}")

    def title(self, state: State) -> str:
        """The episode."""
        return self.say(title_phrase(state))

    def seat(self, state: State, seat: int) -> str:
        """A player: Doctor Zero, the officers, or those whom the player leads."""
        return str(self._fill_in(seat_name(state, seat)))

    def part(self, state: State, kind: str, number: int) -> str:
        """The name of one part of a move."""
        return str(self._fill_in(part_phrase(state, kind, number)))

    def event(self, event: Event) -> str:
        """One sentence about one event."""
        return self.say(event_phrase(event))

    def tell(self, events: Iterable[Event]) -> list[str]:
        """Sentences about a run of events, without those that another sentence tells."""
        return [self.say(phrase) for _, phrase in tell(events) if phrase is not None]

    def decision(self, state: State, decision: Decision) -> str:
        """The question that somebody must answer now."""
        return self.say(decision_phrase(state, decision))

    def move(self, state: State, move: Move) -> str:
        """What a legal move would do, in a few words."""
        return self.say(move_phrase(state, move))

    def outcome(self, state: State, outcome: Outcome) -> str:
        """Who won, and why."""
        return self.say(outcome_phrase(state, outcome))

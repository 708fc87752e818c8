"""Phrases of any game put into words, which stand in the Fluent files."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ashfall.table.contract import Decision, Event, Move, Outcome
from ashfall.table.phrases import Argument, Listing, Phrase, SeatRef, TileRef, UnitRef
from ashfall.table.texts import Texts

__all__ = ["Speaker", "Telling"]

StateT = TypeVar("StateT")


@dataclass(frozen=True, slots=True)
class Telling(Generic[StateT]):
    """The functions that make phrases of what happens in a game."""

    event: Callable[[Event], Phrase]
    run: Callable[[Iterable[Event]], Iterable[tuple[Any, Phrase | None]]]  # None: another phrase tells it
    decision: Callable[[StateT, Decision], Phrase]
    move: Callable[[StateT, Move], Phrase]
    outcome: Callable[[Outcome], Phrase]


class Speaker(Generic[StateT]):
    """Speaks about a game in one language."""

    _telling: Telling[StateT]  # a game says which

    def __init__(self, language: str = "en") -> None:
        self.texts = Texts(language)
        self.language = self.texts.language

    def say(self, phrase: Phrase) -> str:
        """A phrase in words."""
        given = {name: self._fill_in(argument) for name, argument in phrase.args.items()}
        return self.texts.format(phrase.id, **given)

    def _fill_in(self, argument: Argument) -> str | int:
        if isinstance(argument, str | int):
            return argument
        if isinstance(argument, Phrase):
            return self.say(argument)
        if isinstance(argument, Listing):
            return ", ".join(str(self._fill_in(item)) for item in argument.items)
        return self._name(argument)

    def _name(self, reference: UnitRef | SeatRef | TileRef) -> str:
        """What a reference is called, in a game whose phrases have any."""
        raise TypeError(f"a phrase of this game has no {type(reference).__name__}")

    def event(self, event: Event) -> str:
        """One sentence about one event."""
        return self.say(self._telling.event(event))

    def tell(self, events: Iterable[Event]) -> list[str]:
        """Sentences about a run of events, without those that another sentence tells."""
        return [self.say(phrase) for _, phrase in self._telling.run(events) if phrase is not None]

    def decision(self, state: StateT, decision: Decision) -> str:
        """The question that somebody must answer now."""
        return self.say(self._telling.decision(state, decision))

    def move(self, state: StateT, move: Move) -> str:
        """What a legal move would do, in a few words."""
        return self.say(self._telling.move(state, move))

    def outcome(self, outcome: Outcome) -> str:
        """Who won, and why."""
        return self.say(self._telling.outcome(outcome))

"""Phrases put into words, which stand in the Fluent files."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ashfall.neuroshima.narration import FACINGS, event_phrase, tell
from ashfall.neuroshima.sentences import decision_phrase, move_ids, move_phrase, outcome_phrase, unit_at
from ashfall.neuroshima.state import State
from ashfall.neuroshima.tile import Army
from ashfall.table.contract import Decision, Event, Move, Outcome
from ashfall.table.phrases import Argument, Listing, Phrase, SeatRef, TileRef, UnitRef
from ashfall.table.texts import Texts

__all__ = ["Words", "move_ids"]

Mark = Callable[[str, int], str]


def _plain(text: str, seat: int) -> str:
    return text


class Words:
    """Speaks about one match in one language. ``mark`` may colour what belongs to a seat."""

    def __init__(self, armies: Sequence[Army], language: str = "en", mark: Mark = _plain) -> None:
        self.texts = Texts(language)
        self.language = self.texts.language
        self._armies = list(armies)
        self._mark = mark
        names = [{tile.name(self.language) for tile in army.tiles} for army in armies]
        self._shared = set.intersection(*names) if len(names) > 1 else set()

    # Phrases.

    def say(self, phrase: Phrase) -> str:
        """A phrase in words."""
        given = {name: self._fill_in(argument) for name, argument in phrase.args.items()}
        return self.texts.format(phrase.id, **given)

    def _fill_in(self, argument: Argument) -> str | int:
        if isinstance(argument, UnitRef):
            return self.unit(argument.owner, argument.tile, argument.hex)
        if isinstance(argument, SeatRef):
            return self.seat(argument.seat)
        if isinstance(argument, TileRef):
            return self.tile(argument.owner, argument.tile)
        if isinstance(argument, Listing):
            return ", ".join(str(self._fill_in(item)) for item in argument.items)
        return self.say(argument) if isinstance(argument, Phrase) else argument

    # Names.

    def seat(self, seat: int) -> str:
        """The army of a seat; with its number where two seats lead the same army."""
        army = self._armies[seat]
        name = army.name(self.language)
        if sum(other.key == army.key for other in self._armies) > 1:
            name = f"{name} {seat + 1}"
        return self._mark(name, seat)

    def tile(self, seat: int, key: str) -> str:
        """The name of a tile of a seat."""
        return self._mark(self._armies[seat].tile(key).name(self.language), seat)

    def unit(self, owner: int, key: str, hex: str) -> str:
        """A unit with its hex; with its army where both sides have a tile of that name."""
        name = self._armies[owner].tile(key).name(self.language)
        phrase = self._mark(f"{name} {hex}", owner)
        return f"{phrase} ({self.seat(owner)})" if name in self._shared else phrase

    def facing(self, facing: int) -> str:
        """The direction to which the top of a tile points, in short."""
        return self.say(FACINGS[facing])

    def at(self, state: State, hex: int) -> str:
        """The unit on a hex, or the label of an empty hex."""
        return str(self._fill_in(unit_at(state, hex)))

    # Sentences.

    def event(self, event: Event) -> str:
        """One sentence about one event."""
        return self.say(event_phrase(event))

    def tell(self, events: Iterable[Event]) -> list[str]:
        """Sentences about a run of events; attacks are told by what they did, idle ones once a unit."""
        return [self.say(phrase) for _, phrase in tell(events) if phrase is not None]

    def decision(self, state: State, decision: Decision) -> str:
        """The question that somebody must answer now."""
        return self.say(decision_phrase(state, decision))

    def move(self, state: State, move: Move) -> str:
        """What a legal move would do, in a few words."""
        return self.say(move_phrase(state, move))

    def outcome(self, outcome: Outcome) -> str:
        """Who won, and why."""
        return self.say(outcome_phrase(outcome))

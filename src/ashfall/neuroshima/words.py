"""Phrases put into words, which stand in the Fluent files."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ashfall.neuroshima.narration import FACINGS, event_phrase, tell
from ashfall.neuroshima.sentences import decision_phrase, move_ids, move_phrase, outcome_phrase, unit_at
from ashfall.neuroshima.state import State
from ashfall.neuroshima.tile import Army
from ashfall.table.phrases import SeatRef, TileRef, UnitRef
from ashfall.table.words import Speaker, Telling

__all__ = ["Words", "move_ids"]

Mark = Callable[[str, int], str]


def _plain(text: str, seat: int) -> str:
    return text


class Words(Speaker[State]):
    """Speaks about one match in one language. ``mark`` may colour what belongs to a seat."""

    def __init__(self, armies: Sequence[Army], language: str = "en", mark: Mark = _plain) -> None:
        super().__init__(language)
        self._armies = list(armies)
        self._telling = Telling(
            event=lambda event: event_phrase(event, armies),
            run=lambda events: tell(events, armies),
            decision=decision_phrase,
            move=move_phrase,
            outcome=outcome_phrase,
        )
        self._mark = mark
        names = [{tile.name(self.language) for tile in army.tiles} for army in armies]
        self._shared = set.intersection(*names) if len(names) > 1 else set()

    def _name(self, reference: UnitRef | SeatRef | TileRef) -> str:
        if isinstance(reference, UnitRef):
            return self.unit(reference.owner, reference.tile, reference.hex)
        if isinstance(reference, TileRef):
            return self.tile(reference.owner, reference.tile)
        return self.seat(reference.seat)

    def seat(self, seat: int) -> str:
        """The army of a seat; with a number where an earlier one leads the same army."""
        army = self._armies[seat]
        name = army.name(self.language)
        earlier = sum(other.key == army.key for other in self._armies[:seat])
        if earlier:
            name = self.texts.format("table-part-again", number=earlier + 1, part=name)
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

"""Events as lines for a log: their data and their sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ashfall.neuroshima.narration import tell
from ashfall.neuroshima.notation import read_move
from ashfall.neuroshima.refusals import why_not
from ashfall.neuroshima.state import State
from ashfall.neuroshima.tile import Army
from ashfall.server.shapes import EventLine
from ashfall.table.contract import Event
from ashfall.table.errors import InvalidNotation
from ashfall.table.phrases import Phrase

__all__ = ["event_lines", "why_not_phrase"]


def event_lines(events: Iterable[Event], armies: Sequence[Army]) -> list[EventLine]:
    """Every event with its sentence, None where another line says as much; ``armies`` by seat."""
    return [EventLine(event.to_dict(), phrase) for event, phrase in tell(events, armies)]


def why_not_phrase(state: State, text: str) -> tuple[str, Phrase]:
    """Clause and sentence that say why a move cannot be made; also for a text that is no move."""
    try:
        error = why_not(state, read_move(state.rules, int(state.chooser), text))
    except InvalidNotation:
        return "", Phrase("forecast-no-move")
    return error.clause, Phrase(error.text_id)

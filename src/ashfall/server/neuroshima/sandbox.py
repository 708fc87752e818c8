"""Tables that exist only in a question: a position or a record, and moves from there on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ashfall.neuroshima import Match
from ashfall.neuroshima.asked import QUESTIONS
from ashfall.neuroshima.position import Position, convert_position
from ashfall.neuroshima.position_writer import write_position
from ashfall.neuroshima.record import parse_record
from ashfall.neuroshima.sentences import move_phrase
from ashfall.neuroshima.state import State
from ashfall.server.decoding import BadInput
from ashfall.server.neuroshima.analysis_shapes import SightWish, TableSight, TableWish
from ashfall.server.neuroshima.battles import battle_show
from ashfall.server.neuroshima.impossible import impossible
from ashfall.server.neuroshima.lines import event_lines
from ashfall.server.neuroshima.sight import sight_of
from ashfall.table.contract import Event
from ashfall.table.errors import AshfallError, IllegalMove, InvalidPosition, InvalidRecord, shown
from ashfall.table.phrases import Phrase

__all__ = ["MOST_MOVES", "BadMove", "Sandbox", "inside"]

MOST_MOVES: Final = 1500  # of a record; a long game has three hundred


def inside(error: InvalidPosition | InvalidRecord, position: Position | None = None) -> BadInput:
    """The same mistake, with its place in the question, and in words of other languages where it has any."""
    outer = "position" if isinstance(error, InvalidPosition) else "record"
    phrase = impossible(error, position) if isinstance(error, InvalidPosition) and position else None
    return BadInput(outer if error.field == outer else f"{outer}.{error.field}", error.problem, phrase)


class BadMove(AshfallError):
    """A move of the question is not legal; ``field`` says which."""

    def __init__(self, field: str, text: str, error: IllegalMove, made_with: str = "") -> None:
        super().__init__(field, text, error, made_with)
        self.field = field
        self.text = text
        self.error = error
        self.made_with = made_with  # which rules its record is of, where they are others than ours

    def _sentence(self) -> str:
        note = f" ({self.made_with})" if self.made_with else ""
        return f'{self.field}: "{shown(self.text)}": {self.error}{note}'


@dataclass
class _Last:
    """The last move that was made."""

    before: State
    title: Phrase
    events: Sequence[Event]


class Sandbox:
    """A table, move by move. Errors name the field of the question."""

    def __init__(self, wish: TableWish) -> None:
        """Set the table up; raises AshfallError. No move is made yet, see :meth:`play`."""
        if (wish.position is None) == (not wish.record):
            raise BadInput("position", "expected either a position or a record")
        given: list[str] = []
        made_with = ""
        position: Position | None = None
        try:
            if wish.position is not None:
                position = convert_position(wish.position)
                self.match = Match.from_position(position)
            else:
                record = parse_record(wish.record)
                self.match = Match.from_record(record, upto=0)
                given, made_with = record.moves[: wish.upto], record.made_with
        except (InvalidPosition, InvalidRecord) as error:
            raise inside(error, position) from None
        if len(given) > MOST_MOVES:
            raise BadInput("record.moves", f"expected at most {MOST_MOVES}, got {len(given)}")
        self._moves = [(f"record.moves[{i}]", text, made_with) for i, text in enumerate(given)]
        self._moves += [(f"moves[{i}]", text, "") for i, text in enumerate(wish.moves)]
        self._last: _Last | None = None
        self._titles: list[Phrase] = []

    def play(self) -> Iterator[None]:
        """Make the moves one after another, with a break after each; raises BadMove."""
        for field, text, made_with in self._moves:
            before = self.match.state
            try:
                move = self.match.parse(text)
            except IllegalMove as error:
                raise BadMove(field, text, error, made_with) from None
            self._titles.append(move_phrase(before, move))
            self._last = _Last(before, self._titles[-1], self.match.push(move))
            yield

    def sight(self, wish: SightWish) -> TableSight:
        """The table as it is now, and what the last move brought."""
        match, last = self.match, self._last
        seats = range(int(match.state.rules.seats)) if wish.seats is None else wish.seats
        lines = [] if last is None else event_lines(last.events, match.state.rules.armies)
        return TableSight(
            sight=sight_of(match, seats),
            moves=[move.text for move in match.moves],
            title=None if last is None else last.title,
            titles=self._titles[len(self._titles) - len(wish.moves) :],
            lines=lines,
            battle=None if last is None else battle_show(last.before, last.events, lines, match.state),
            record=match.record().to_json(),
            position=_position(match.state),
        )


def _position(state: State) -> dict[str, object] | None:
    """The table to be set up anew; in the middle of a battle or an answer nothing is moved by hand."""
    return None if state.stage in QUESTIONS.values() else write_position(state)

"""Lines: a step of a record, and moves that were tried from there on. They exist only in a question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ashfall.hardcity import IllegalMove, Match, View, parse_record
from ashfall.hardcity.files import storage
from ashfall.hardcity.telling.sentences import move_phrase
from ashfall.server.decoding import BadInput
from ashfall.server.endpoints import Problem
from ashfall.server.hardcity.line_shapes import LineSight, LineWish
from ashfall.server.hardcity.lines import lines_of
from ashfall.server.hardcity.plan import terms_of
from ashfall.server.hardcity.sight import (
    audience_of,
    choices_of,
    parts_on,
    sight_of,
    turn_of,
    view_of,
    widest_audience,
)
from ashfall.server.starts import replayed
from ashfall.server.workshop import Steps
from ashfall.table.contract import Event
from ashfall.table.errors import InvalidRecord, shown
from ashfall.table.phrases import Phrase
from ashfall.table.random import Stream

__all__ = ["TriedLine", "line_of"]

MOST_MOVES: Final = 2000  # of a record; a long game has six hundred


@dataclass(frozen=True, slots=True)
class _Last:
    """The last move that was made."""

    seat: int
    turn: int
    title: Phrase
    events: Sequence[Event]


class TriedLine:
    """A match at the end of a line."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._last: _Last | None = None

    def make(self, text: str, number: int) -> None:
        """Make the next move; raises Problem naming it."""
        match = self.match
        try:
            move = match.parse(text)
        except IllegalMove as error:
            phrase = Phrase(error.text_id) if error.text_id else None
            reason = f'moves[{number}]: "{shown(text)}": {error}'
            raise Problem(422, "illegal", reason, phrase=phrase) from None
        seat, turn, title = int(match.state.chooser), turn_of(match), move_phrase(match.state, move)
        self._last = _Last(seat, turn, title, match.push(move))

    def view(self) -> View:
        """All that whoever must choose may know."""
        return self.match.view(None if self.match.over else int(self.match.state.chooser))

    def sight(self) -> LineSight:
        """The table as whoever must choose sees it, and what the last move brought."""
        match, last = self.match, self._last
        chooser = int(match.state.chooser)
        audience = widest_audience(match) if match.over else audience_of(match, (chooser,))
        sight = sight_of(match, audience)
        choices = choices_of(self.view())
        sight.legal, sight.answers = choices.legal, choices.answers
        return LineSight(
            sight=sight,
            terms=terms_of(match.options),
            parts=parts_on(match.sides),
            sides=match.sides,
            turn=turn_of(match) if last is None else last.turn,
            seat=None if last is None else last.seat,
            title=None if last is None else last.title,
            lines=[] if last is None else lines_of(view_of(match, audience).told(last.events)),
            record=match.record().to_json(),
        )


def line_of(wish: LineWish) -> Steps[TriedLine]:
    """The line of a question, move by move; raises BadInput and Problem naming what is wrong with it."""
    try:
        record = parse_record(wish.record)
        given = record.moves[: wish.upto]
        if len(given) > MOST_MOVES:
            raise InvalidRecord("moves", f"expected at most {MOST_MOVES}, got {len(given)}")
        match = yield from replayed(Match.from_record(record, upto=0), given, record.made_with)
    except InvalidRecord as error:
        field = "record" if error.field == "record" else f"record.{error.field}"
        raise BadInput(field, error.problem) from None
    line = TriedLine(match if wish.luck is None else _with_luck(match, wish.luck))
    for number, text in enumerate(wish.moves):
        line.make(text, number)
        yield
    return line


def _with_luck(match: Match, luck: int) -> Match:
    """The same table where chance goes another way from now on; what Doctor Zero holds stays."""
    if match.over:
        return match
    zero = int(match.state.rules.zero)
    guess = match.view(zero if zero >= 0 else None).sample(Stream(luck))
    return Match.from_bytes(storage.to_bytes(guess, match.options))

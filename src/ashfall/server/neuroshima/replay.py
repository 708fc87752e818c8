"""A whole game step by step, for looking at it again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ashfall.neuroshima import Match
from ashfall.neuroshima.record import Record
from ashfall.neuroshima.sentences import move_phrase
from ashfall.server.neuroshima.battles import battle_show
from ashfall.server.neuroshima.lines import event_lines
from ashfall.server.neuroshima.shapes import Replay, ReplayStep
from ashfall.server.neuroshima.sight import sight_of
from ashfall.table.contract import Move
from ashfall.table.errors import IllegalMove, InvalidRecord, shown

__all__ = ["MOST_STEPS", "check_record", "replay_of"]

MOST_STEPS: Final = 1500  # of moves; a long game has three hundred
NOBODY: Final = ()  # nobody is asked, so no moves are offered


def replay_of(record: Record, names: Sequence[str] = ()) -> Replay:
    """Replay a record; raises InvalidRecord naming the move."""
    replaying = _Replaying(record)
    steps, made = replaying.steps(), replaying.match.record()
    return Replay(
        armies=replaying.match.armies,
        names=list(names),
        seed=None if record.seed is None else str(record.seed),
        steps=steps,
        record=made.to_json(),
        plain=made.to_text(),
    )


def check_record(record: Record) -> None:
    """Only see whether all moves are legal; raises InvalidRecord naming the move."""
    _Replaying(record).make_moves()


class _Replaying:
    """A game that is played again."""

    def __init__(self, record: Record) -> None:
        if len(record.moves) > MOST_STEPS:
            raise InvalidRecord("moves", f"expected at most {MOST_STEPS}, got {len(record.moves)}")
        self.match = Match.from_record(record, upto=0)
        self._texts = record.moves

    def make_moves(self) -> None:
        for number in range(len(self._texts)):
            self.match.push(self._parse(number))

    def steps(self) -> list[ReplayStep]:
        """Make the moves and note what is shown of them."""
        start = sight_of(self.match, NOBODY)
        steps = [ReplayStep(move="", seat=None, title=None, lines=[], sight=start)]
        for number in range(len(self._texts)):
            before, move = self.match.state, self._parse(number)
            events = self.match.push(move)
            lines = event_lines(events)
            steps.append(
                ReplayStep(
                    move=move.text,
                    seat=int(before.chooser),
                    title=move_phrase(before, move),
                    lines=lines,
                    sight=sight_of(self.match, NOBODY),
                    battle=battle_show(before, events, lines, self.match.state),
                )
            )
        return steps

    def _parse(self, number: int) -> Move:
        text = self._texts[number]
        try:
            return self.match.parse(text)
        except IllegalMove as error:
            raise InvalidRecord(f"moves[{number}]", f'"{shown(text)}": {error}') from None

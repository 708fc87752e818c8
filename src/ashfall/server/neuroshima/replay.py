"""A whole game step by step, for looking at it again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ashfall.neuroshima import Match
from ashfall.neuroshima.army import army_id
from ashfall.neuroshima.record import Record
from ashfall.neuroshima.sentences import move_phrase
from ashfall.server.neuroshima.battles import battle_show
from ashfall.server.neuroshima.lines import event_lines
from ashfall.server.neuroshima.shapes import Replay, ReplayStep
from ashfall.server.neuroshima.sight import sight_of
from ashfall.table.contract import Move
from ashfall.table.errors import InvalidRecord

__all__ = ["MOST_STEPS", "Replaying", "replay_of"]

MOST_STEPS: Final = 1500  # of moves; a long game has three hundred
NOBODY: Final = ()  # nobody is asked, so no moves are offered


def replay_of(record: Record, names: Sequence[str] = ()) -> Replay:
    """Replay a record; raises InvalidRecord naming the move."""
    replaying = Replaying(record, names)
    for _ in replaying.steps():
        pass
    return replaying.replay


class Replaying:
    """A replay in the making; between its steps others can be served."""

    def __init__(self, record: Record, names: Sequence[str] = ()) -> None:
        """Set the table up; raises InvalidRecord."""
        if len(record.moves) > MOST_STEPS:
            raise InvalidRecord("moves", f"expected at most {MOST_STEPS}, got {len(record.moves)}")
        self._match = Match.from_record(record, upto=0)
        self._texts = record.moves
        self._made_with = record.made_with
        self._names = list(names)
        self._seed = record.seed
        start = sight_of(self._match, NOBODY)
        self._steps = [ReplayStep(move="", seat=None, title=None, lines=[], sight=start)]

    def moves(self) -> Iterator[None]:
        """Only make the moves, to see whether all are legal; raises InvalidRecord."""
        for number in range(len(self._texts)):
            self._match.push(self._parse(number))
            yield

    def steps(self) -> Iterator[None]:
        """Make the moves and note what is shown of them; raises InvalidRecord."""
        for number in range(len(self._texts)):
            before, move = self._match.state, self._parse(number)
            events = self._match.push(move)
            lines = event_lines(events, before.rules.armies)
            self._steps.append(
                ReplayStep(
                    move=move.text,
                    seat=int(before.chooser),
                    title=move_phrase(before, move),
                    lines=lines,
                    sight=sight_of(self._match, NOBODY),
                    battle=battle_show(before, events, lines, self._match.state),
                )
            )
            yield

    def _parse(self, number: int) -> Move:
        return self._match.parse_recorded(self._texts[number], number, self._made_with)

    @property
    def record(self) -> Record:
        """The moves so far, each written in its one exact way."""
        return self._match.record()

    @property
    def replay(self) -> Replay:
        """The steps so far."""
        made = self.record
        return Replay(
            armies=[army_id(army) for army in self._match.state.rules.armies],
            names=self._names,
            seed=None if self._seed is None else str(self._seed),
            steps=self._steps,
            record=made.to_json(),
            plain=made.to_text(),
        )

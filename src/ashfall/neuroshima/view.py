"""What may be asked about a state, by everybody or by one seat."""

from __future__ import annotations

from typing import Any, Final

from ashfall.neuroshima.decisions import decision_of
from ashfall.neuroshima.diagram import diagram
from ashfall.neuroshima.events import CAUSES, read_events
from ashfall.neuroshima.game import is_legal, push
from ashfall.neuroshima.keys import facts, state_key
from ashfall.neuroshima.notation import move_text, read_move
from ashfall.neuroshima.position_writer import tile_keys, write_position
from ashfall.neuroshima.refusals import why_not
from ashfall.neuroshima.setup import table_of
from ashfall.neuroshima.state import HEALTH, OVER, PILE, ROW, State
from ashfall.neuroshima.status import UnitStatus, status_of, statuses
from ashfall.neuroshima.trace import Trace
from ashfall.table import play
from ashfall.table.contract import Outcome
from ashfall.table.errors import InvalidPosition, shown
from ashfall.table.random import Stream

__all__ = ["Table", "View", "outcome_dict", "outcome_of"]


def outcome_of(s: State) -> Outcome:
    """How a game that is over ended."""
    seats = int(s.rules.seats)
    return Outcome(tuple(seat for seat in range(seats) if s.winners >> seat & 1), CAUSES[int(s.ended)], seats)


def outcome_dict(outcome: Outcome | None) -> dict[str, Any] | None:
    """An outcome as plain data; ``winner`` is the seat that won alone."""
    if outcome is None:
        return None
    return {"winner": outcome.winner, "winners": list(outcome.winners), "reason": outcome.reason}


ENGINE: Final[play.Engine[State]] = play.Engine(
    is_over=lambda s: bool(s.stage == OVER),
    is_legal=is_legal,
    push=push,
    trace=Trace,
    read_events=read_events,
    move_text=move_text,
    read_move=lambda s, text: read_move(s.rules, int(s.chooser), text),
    why_not=why_not,
    decision_of=decision_of,
    outcome_of=outcome_of,
    key_of=state_key,
    facts_of=facts,
    table_of=table_of,
    diagram=diagram,
    picture="ashfall.draw.neuroshima.state:state_svg",
)


class Table(play.Table[State]):
    """What a match and a view of this game have in common."""

    _engine = ENGINE

    @property
    def armies(self) -> list[str]:
        """Keys of the armies by seat."""
        return [army.key for army in self._state.rules.armies]

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return int(self._state.active)

    @property
    def turn_number(self) -> int:
        """How many turns have begun."""
        return int(self._state.turn)

    @property
    def mode(self) -> str:
        """The way this game is played: ``duel``, ``ffa``, ``points``, ``one_vs_two`` or ``teams``."""
        return self._state.rules.mode.name

    @property
    def sides(self) -> list[int]:
        """The number of the side of each seat; seats of one side are allies."""
        return [int(side) for side in self._state.rules.mode.side]

    def is_out(self, seat: int) -> bool:
        """Whether a seat has lost its HQ and left the game (NH-13.2.1)."""
        return bool(self._state.is_out(self.checked_seat(seat)))

    def health(self, seat: int) -> int:
        """Health of the HQ of a seat; its points where points are played."""
        return int(self._state.seat[self.checked_seat(seat) * ROW + HEALTH])

    def hand(self, seat: int) -> list[str]:
        """Tiles in front of a seat; they are public (NH-3.5)."""
        return tile_keys(self._state, self.checked_seat(seat), "hand")

    def discards(self, seat: int) -> list[str]:
        """The discard pile of a seat, oldest first; open to inspection (NH-2.3)."""
        return tile_keys(self._state, self.checked_seat(seat), "discards")

    def remaining(self, seat: int) -> dict[str, int]:
        """Tiles still in the draw pile of a seat by kind, which everybody can work out; never their order."""
        counts: dict[str, int] = {}
        for key in sorted(tile_keys(self._state, self.checked_seat(seat), "pile")):
            counts[key] = counts.get(key, 0) + 1
        return counts

    def pile(self, seat: int) -> int:
        """How many tiles a seat has left to draw."""
        return int(self._state.seat[self.checked_seat(seat) * ROW + PILE])

    def units(self) -> list[UnitStatus]:
        """All units with what is true of them now, in hex order."""
        return statuses(self._state)

    def unit(self, hex: str) -> UnitStatus | None:
        """The unit on a hex (``"C3"``), None if it is empty."""
        labels = self._state.rules.board.labels
        if hex.upper() not in labels:
            raise InvalidPosition("hex", f'expected {labels[0]} to {labels[-1]}, got "{shown(hex)}"')
        return status_of(self._state, labels.index(hex.upper()))

    def is_netted(self, hex: str) -> bool:
        """Whether the unit on a hex is netted (NH-7)."""
        unit = self.unit(hex)
        return unit is not None and unit.netted


class View(Table):
    """What one seat, or a spectator (None), may know: everything but the order of the draw piles.

    In this game all seats see the same (NH-3.5); ``seat`` only says whose view it is.
    """

    def __init__(self, source: State, seat: int | None) -> None:
        hidden = source.copy()
        for owner in range(int(hidden.rules.seats)):
            hidden.sort_tiles(hidden.pile_start(owner), hidden.seat[owner * ROW + PILE])
        super().__init__(hidden)
        self.seat = None if seat is None else self.checked_seat(seat)

    def sample(self, stream: Stream) -> State:
        """A full state that this view cannot tell from the real one: the piles in a random order."""
        guess = self._state.copy()
        for seat in range(int(guess.rules.seats)):
            guess.shuffle_pile(seat, stream)
        return guess

    def position(self) -> dict[str, Any]:
        """The position as plain data, without the order of the piles."""
        return write_position(self._state, decks=False)

"""What may be asked about a state, by everybody or by one seat."""

from __future__ import annotations

from ashfall.hardcity.events.reading import REASONS
from ashfall.hardcity.files.notation import move_text
from ashfall.hardcity.ground.keys import state_key
from ashfall.hardcity.ground.masks import hide, reshuffle
from ashfall.hardcity.ground.rows import CHAOS, OFFICERS_WON, ORDER, REASON, ROUND, WINNER, ZERO_WON
from ashfall.hardcity.ground.setup import COOP, VERSUS
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.telling.decisions import decision_of
from ashfall.table.contract import Decision, Move, Outcome
from ashfall.table.random import Stream

__all__ = ["Table", "View", "outcome_of"]


def outcome_of(s: State) -> Outcome:
    """How a game that is over ended. The officers win and lose together; AutoDoc has no seat."""
    seats, zero, end = int(s.rules.seats), int(s.rules.zero), int(s.get(WINNER))
    winners: tuple[int, ...] = ()
    if end == OFFICERS_WON:
        winners = tuple(seat for seat in range(seats) if seat != zero)
    elif end == ZERO_WON and zero >= 0:
        winners = (zero,)
    return Outcome(winners, REASONS[int(s.get(REASON))])


class Table:
    """What a match and a view have in common: everything that may be asked about a state."""

    def __init__(self, current: State) -> None:
        self._state = current
        self._moves: list[Move] | None = None

    @property
    def state(self) -> State:
        """The engine's state; treat it as read-only or copy it."""
        return self._state

    @property
    def legal(self) -> list[Move]:
        """The legal moves, sorted; empty only when the game is over."""
        if self._moves is None:
            rules = self._state.rules
            self._moves = [Move(int(code), move_text(rules, int(code))) for code in self._state.legal]
        return list(self._moves)

    def move(self, code: int) -> Move:
        """The move with this number, legal or not."""
        return Move(code, move_text(self._state.rules, code))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._state.is_over())

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it is played."""
        return outcome_of(self._state) if self.over else None

    @property
    def decision(self) -> Decision | None:
        """Who must choose now, what and why; None when the game is over."""
        return None if self.over else decision_of(self._state)

    @property
    def round(self) -> int:
        """The number of the round, from 1; 0 in the set-up."""
        return int(self._state.get(ROUND))

    @property
    def episode(self) -> int:
        """The number of the episode."""
        return int(self._state.rules.episode)

    @property
    def mode(self) -> str:
        """``versus`` or ``coop``."""
        return COOP if self._state.rules.coop else VERSUS

    @property
    def sides(self) -> list[int]:
        """The side of each seat: 0 the officers, 1 Doctor Zero."""
        return [int(seat == self._state.rules.zero) for seat in range(int(self._state.rules.seats))]

    @property
    def points(self) -> tuple[int, int]:
        """Victory points of the officers and of Doctor Zero."""
        return int(self._state.get(ORDER)), int(self._state.get(CHAOS))


class View(Table):
    """What one seat, or a spectator (None), may know: no order of a pile, no dice to come (HC-15.9).

    Doctor Zero sees his own hand; for everybody else it is a number of unknown cards.
    """

    def __init__(self, source: State, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < source.rules.seats:
            raise ValueError(f"seat: expected 0 to {int(source.rules.seats) - 1} or None, got {seat}")
        hidden = source.copy()
        self.seat = seat
        self.knows_hand = seat is not None and seat == source.rules.zero
        hide(hidden, self.knows_hand)
        if hidden.rules.zero >= 0 and hidden.chooser == hidden.rules.zero and not self.knows_hand:
            hidden.forget_legal()
        super().__init__(hidden)

    def sample(self, stream: Stream) -> State:
        """A full state that this view cannot tell from the real one: hidden cards in a random order."""
        guess = self._state.copy()
        reshuffle(guess, self.knows_hand, stream)
        return guess

    def key(self) -> int:
        """64-bit key of what is visible."""
        return state_key(self._state)

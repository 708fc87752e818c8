"""What a puzzle asks for, whose move it is, and how a battle ends with the best answers of both sides.

A position is worth what is still missing to the goal when the battle is over: 0 is solved. The solver of the
puzzle wants little, the opponent much, in the turns and in the battle (R-50).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append
from mypy_extensions import i64

from ashfall.neuroshima.battle import begin_battle, end_battle, fight
from ashfall.neuroshima.game import carry_out, refresh_answers
from ashfall.neuroshima.geometry import lowest
from ashfall.neuroshima.moves import DROP, END, verb_of
from ashfall.neuroshima.state import ACT, DISCARDS, HEALTH, KIND, OVER, ROW, WOUNDS, State
from ashfall.neuroshima.tables import INSTANT
from ashfall.neuroshima.trace import BATTLE_POSITION
from ashfall.neuroshima.turns import hand_over

# What a puzzle asks for. The own HQ has to stand in every one of them.
DESTROY_HQ: Final = 0
AHEAD: Final = 1
LOSE_NO_UNIT: Final = 2
DESTROY_UNIT: Final = 3
SURVIVE: Final = 4

SOLVED: Final = 0
FALLEN: Final = 1000  # missing where the own HQ is gone
UNDONE: Final = 2000  # missing where no battle may be fought yet: too few tiles are used


@final
class PuzzleAim:
    """What one side wants, how many tiles it must use for it, and in how many turns."""

    def __init__(self, goal: i64, seat: i64, target: i64, spare: i64, last: i64) -> None:
        """``target`` is the kind of the named unit; up to ``spare`` tiles of a turn may be left out.

        The battle follows the turn with the number ``last``.
        """
        self.goal = goal
        self.seat = seat
        self.foe: i64 = 1 - seat
        self.target = target
        self.spare = spare
        self.last = last
        self.replies: i64 = 0  # tiles that the opponent may use between two turns
        self.again: i64 = 0  # tiles to use in the second turn
        self.is_long = False  # there are two turns

    def lengthen(self, replies: i64, again: i64) -> None:
        """A turn of the opponent and another one of the solver follow before the battle (R-99)."""
        self.last += 2
        self.replies = replies
        self.again = again
        self.is_long = True

    def missing(self, s: State) -> i64:
        """What the goal lacks in a position after the battle; 0 where it is reached (R-97)."""
        health: i64 = s.seat[self.seat * ROW + HEALTH]
        lacks: i64 = 0 if health else FALLEN
        if self.goal == DESTROY_HQ:
            lacks += s.seat[self.foe * ROW + HEALTH]
        elif self.goal == AHEAD:
            behind: i64 = s.seat[self.foe * ROW + HEALTH] - health
            lacks += behind + 1 if behind >= 0 else 0
        elif self.goal == LOSE_NO_UNIT:
            lacks += lost_units(s, self.seat)
        elif self.goal == DESTROY_UNIT:
            lacks += self._left(s)
        return lacks

    def _left(self, s: State) -> i64:
        """The wounds that the named units can still bear, and one more for each of them."""
        wounds: i64 = 0
        left: i64 = s.own(self.foe)
        while left:
            unit: i64 = s.units[lowest(left)]
            left &= left - 1
            if unit & KIND == self.target:
                wounds += s.rules.kinds.toughness[self.target] + 1 - (unit >> WOUNDS)
        return wounds

    def missing_early(self, s: State) -> i64:
        """The same where the game is over before the battle: judged if the tiles are used (R-96)."""
        return self.missing(s) if self._is_used_up(s) else UNDONE

    def may_fight(self, s: State) -> bool:
        """Whether the battle may begin: in the last turn, with enough tiles used (NH-15.2)."""
        return s.stage == ACT and s.turn == self.last and self._is_used_up(s)

    def may_end(self, s: State) -> bool:
        """Whether the turn may be ended, which another one follows (R-99)."""
        return s.stage == ACT and s.turn < self.last and self._is_used_up(s)

    def _is_used_up(self, s: State) -> bool:
        """Whether enough tiles are used in this turn; the opponent needs to use none."""
        return s.plays <= self.spare or s.active != self.seat

    def allows(self, s: State, code: i64) -> bool:
        """Whether a legal move belongs to the puzzle: nobody discards, no turn is passed (R-96, R-99)."""
        verb: i64 = verb_of(code)
        if verb == END:
            return self.may_end(s)
        return verb != DROP

    def hand_over(self, s: State) -> None:
        """The next turn begins, of the opponent or the second of the solver."""
        hand_over(s, 1 - s.slot)
        s.plays = self.again if s.active == self.seat else self.replies


def lost_units(s: State, seat: i64) -> i64:
    """Units of ``seat`` that have left the board: they lie on its discard pile."""
    found: i64 = 0
    tile: i64 = s.discard_start(seat)
    end: i64 = tile + s.seat[seat * ROW + DISCARDS]
    while tile < end:
        if s.rules.kinds.type[i64(s.tiles[tile])] != INSTANT:
            found += 1
        tile += 1
    return found


def step(s: State, code: i64, aim: PuzzleAim) -> None:
    """Carry out a move of a puzzle and every answer that is the only one; a turn never ends by itself."""
    if verb_of(code) == END:
        aim.hand_over(s)
    else:
        carry_out(s, code)
    while s.stage != ACT and s.stage != OVER:
        refresh_answers(s)
        if len(s.legal) != 1:
            return
        carry_out(s, s.legal[0])
    if s.stage == ACT:
        refresh_answers(s)


def battle_worth(s: State, aim: PuzzleAim) -> i64:
    """What the battle that begins now leaves missing, with the best answers of both sides (R-50)."""
    b = s.copy()
    begin_battle(b, BATTLE_POSITION, b.active)
    return _fought_on(b, aim)


def worth_of_answer(b: State, code: i64, aim: PuzzleAim) -> i64:
    """The same where a battle asks and this is answered."""
    after = b.copy()
    after.answers = append(after.answers, code)
    return _fought_on(after, aim)


def _fought_on(b: State, aim: PuzzleAim) -> i64:
    """Fight on to the end, or to the next question, of which all answers are tried."""
    if fight(b):
        end_battle(b)
        return aim.missing(b)
    own = b.chooser == aim.seat
    best: i64 = UNDONE if own else SOLVED
    i: i64 = 0
    while i < len(b.legal):
        worth: i64 = worth_of_answer(b, b.legal[i], aim)
        if is_better(own, worth, best):
            best = worth
        i += 1
    return best


def is_better(own: bool, worth: i64, than: i64) -> bool:
    """Whether the side that chooses would rather have this worth: the solver a lesser one."""
    return worth < than if own else worth > than

"""Everything that can be done in the turns of a puzzle (NH-15.2, R-99), and what it is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ashfall.neuroshima.facings import Facings
from ashfall.neuroshima.moves import END, PLACE, VERB, b_of, verb_of
from ashfall.neuroshima.nets import marked
from ashfall.neuroshima.state import FACING, HAND, HEALTH, KIND, MARKER, OVER, ROW, TERROR, State
from ashfall.neuroshima.tables import INSTANT, IS_ACTOR, NET_OF_STEEL
from ashfall.puzzles.neuroshima.aim import (
    LOSE_NO_UNIT,
    SOLVED,
    UNDONE,
    PuzzleAim,
    battle_worth,
    is_better,
    lost_units,
    step,
)

NO_END: Final = 1 << 62  # boards to look at where nobody sets a limit
MISSES_KEPT: Final = 1000
FACE: Final = 7 << FACING
# A board in a key: whole units side by side, as many as one word holds.
UNIT_BITS: Final = 21
UNITS_IN_WORD: Final = 3
WORD_BITS: Final = UNIT_BITS * UNITS_IN_WORD

Tell = Callable[[int, int], None]
TurnKey = tuple[int, ...]


def silent(done: int, of: int) -> None:
    """Tell nobody how far a search is."""


@final
class TurnSearch:
    """A complete search through the turns of a puzzle.

    The key of a position holds all that can matter for the rest of the puzzle, so equal keys are proof. Two
    tiles that are placed one after the other are tried in one order only, where the order cannot matter
    (:func:`placed_last`).

    In two turns the solver stops at the first answer that solves, and the opponent at the first that leaves
    ``bound`` missing: what the solver can have anyway by another first turn. A worth below it is exact, any
    other may be more in truth, which changes nothing.

    Where the limit of work is reached nothing more is looked at and the worst is assumed for the solver, so
    what is solved is solved; ``is_whole`` tells whether that happened.
    """

    def __init__(self, start: State, aim: PuzzleAim, tell: Tell, most: int = NO_END) -> None:
        """Get ready to search; ``tell`` hears how many first moves of how many are done."""
        self.start = start
        self.aim = aim
        self.tell = tell
        self.most: i64 = most
        self.facings = Facings(start.rules)
        self.winding = _winds(start)
        self.worths: dict[TurnKey, int] = {}  # by position in the turn
        self.battles: dict[int, int] = {}  # by board, where several ways may lead to one
        self.walked: dict[TurnKey, bool] = {}  # positions from which the solutions are gathered
        self.found: dict[int, bool] = {}  # boards that solve
        self.bound: i64 = UNDONE
        self.is_quiet = False  # what is looked at now does not count any more
        self.is_whole = True
        self.work: i64 = 0  # battles that were fought
        self.positions: i64 = 0  # boards whose battle was looked at
        self.least: i64 = UNDONE  # that a battle left missing without solving
        self.misses: list[list[int]] = []  # some ways to such a battle
        self.solutions: list[list[int]] = []  # a way to each board that solves
        self.boards: list[State] = []  # those boards, at the end of the first turn

    def run(self) -> int:
        """What is missing after the best play of both sides; notes all solutions."""
        worth: i64 = self._worth(self.start, 0, [])
        self.is_quiet = True
        if worth == SOLVED:
            self._gather(self.start, 0, [])
        return int(worth)

    def worth(self, s: State) -> int:
        """What is missing when both sides play their best from any position of the puzzle.

        Exact before :meth:`run`, whose bound lets it be more afterwards where it is not 0.
        """
        self.is_quiet = True
        return int(self._worth(s, 0, []))

    def solves(self, s: State) -> bool:
        """Whether a board at the end of the first turn solves the puzzle."""
        if not self.aim.is_long:
            self.work += 1
            return battle_worth(s, self.aim) == SOLVED
        after = s.copy()
        step(after, END << VERB, self.aim)
        return self._worth(after, 0, []) == SOLVED

    def _worth(self, s: State, last: i64, way: list[int]) -> i64:
        """What is missing when both sides play their best from here; ``last`` was placed just now."""
        if s.stage == OVER:
            return self.aim.missing_early(s)
        if not s.plays and s.turn == self.aim.last:
            if not self._may_go_on(s):
                return self._fought(s, way)
            last = 0  # nothing more is placed
        key = self._key(s, last)
        known = self.worths.get(key)
        if known is not None:
            return i64(known)
        if self._is_too_much():
            return UNDONE
        own = s.chooser == self.aim.seat
        best: i64 = UNDONE if own else SOLVED
        if self.aim.may_fight(s):
            best = self._fought(s, way)
        is_first = not way and not self.is_quiet
        i: i64 = 0
        while i < len(s.legal) and not self._is_enough(s, own, best):
            code: i64 = s.legal[i]
            i += 1
            if self._is_tried(s, code, last):
                after = s.copy()
                step(after, code, self.aim)
                worth: i64 = self._worth(after, placed_last(after, code), [*way, int(code)])
                if is_better(own, worth, best):
                    best = worth
            if is_first:
                self.bound = best if best > SOLVED else SOLVED + 1
                self.tell(int(i), len(s.legal))
        self.worths[key] = int(best)
        return best

    def _may_go_on(self, s: State) -> bool:
        """Whether there is anything but the battle, after the last tile is used."""
        if self.winding:
            i: i64 = 0
            while i < len(s.legal):
                if self.aim.allows(s, s.legal[i]):
                    return True
                i += 1
        return False

    def _is_enough(self, s: State, own: bool, best: i64) -> bool:
        """Whether the other moves of a puzzle of two turns cannot change anything."""
        if not self.aim.is_long:
            return False
        if own:
            return best == SOLVED and s.turn == self.aim.last
        return best >= self.bound

    def _is_too_much(self) -> bool:
        """Whether the limit of work is reached, or that of positions to remember."""
        if self.work >= self.most or i64(len(self.worths)) >= self.most:
            self.is_whole = False
        return not self.is_whole

    def _is_tried(self, s: State, code: i64, last: i64) -> bool:
        """Whether a legal move can lead to anything that another one does not lead to."""
        if verb_of(code) == PLACE and code < last:
            return False
        return self.aim.allows(s, code) and self.facings.is_new(s, code)

    def _fought(self, s: State, way: list[int]) -> i64:
        """The worth of the battle from here; where several ways lead to one board it is fought once."""
        key = self.board_key(s) if self.winding else 0
        known = self.battles.get(key) if self.winding else None
        if known is not None:
            return i64(known)
        if not self.is_quiet and self._is_too_much():
            return UNDONE
        self.work += 1
        worth: i64 = battle_worth(s, self.aim)
        if self.winding:
            self.battles[key] = int(worth)
        if not self.is_quiet:
            self.positions += 1
            if SOLVED < worth <= self.least and not self.aim.is_long:
                self._note_miss(worth, way)
        return worth

    def _note_miss(self, worth: i64, way: list[int]) -> None:
        if worth < self.least:
            self.least = worth
            self.misses = []
        if len(self.misses) < MISSES_KEPT:
            self.misses.append(way)

    def _gather(self, s: State, last: i64, way: list[int]) -> None:
        """Note every board to which the first turn leads that solves the puzzle whatever comes."""
        if s.stage == OVER:
            self._note_solution(s, way)
            return
        key = self._key(s, last)
        if key in self.walked:
            return
        self.walked[key] = True
        if self.aim.may_fight(s) and self._fought(s, way) == SOLVED:
            self._note_solution(s, way)
        own = s.chooser == self.aim.seat
        i: i64 = 0
        while i < len(s.legal):
            code: i64 = s.legal[i]
            i += 1
            if not self._is_tried(s, code, last):
                continue
            after = s.copy()
            step(after, code, self.aim)
            placed: i64 = placed_last(after, code)
            further = [*way, int(code)]
            if own and self._worth(after, placed, further) != SOLVED:
                continue
            if verb_of(code) == END:
                self._note_solution(s, way)
            else:
                self._gather(after, placed, further)

    def _note_solution(self, s: State, way: list[int]) -> None:
        key = self.board_key(s)
        if key not in self.found:
            self.found[key] = True
            self.solutions.append(way)
            self.boards.append(s)

    def board_key(self, s: State) -> int:
        """All that matters in a battle as one number: units as they look, health, markers, who is lost."""
        key = int(self._seats(s))
        word: i64 = 0
        hex: i64 = 0
        while hex < len(s.units):
            unit: i64 = s.units[hex]
            look: i64 = self.facings.first[(unit & KIND) * 6 + ((unit & FACE) >> FACING)]
            word = word << UNIT_BITS | (unit & ~FACE) | look << FACING
            hex += 1
            if hex % UNITS_IN_WORD == 0 or hex == len(s.units):
                key = key << WORD_BITS | int(word)
                word = 0
        return key

    def _seats(self, s: State) -> i64:
        word: i64 = lost_units(s, self.aim.seat) if self.aim.goal == LOSE_NO_UNIT else 0
        seat: i64 = 0
        while seat < 2:
            word = word << 16 | s.seat[seat * ROW + HEALTH] << 8 | (s.seat[seat * ROW + MARKER] + 1)
            seat += 1
        return word

    def _key(self, s: State, last: i64) -> TurnKey:
        """All that matters in the turn: the board, the tiles left, what is used in any order and asked."""
        asked: i64 = s.turn << 16 | s.terrified << 12 | s.stage << 8 | s.chooser << 4 | s.plays
        key = [self.board_key(s), int(asked), int(s.context), int(last), _hand(s, s.active)]
        if self.aim.is_long:  # what matters in the next turn
            key.append(_hand(s, 1 - s.active) << 1 | int(s.seat[(1 - s.active) * ROW + TERROR]))
        if len(s.uses) or len(s.answers):
            key.append(len(s.uses))
            key += sorted(_numbers(s.uses))
            key += _numbers(s.answers)
        return tuple(key)


def placed_last(s: State, code: i64) -> i64:
    """The placement that a later one may not come before, 0 where the order of the two may matter.

    It does where the unit did not stay (Lair), and where it could make a Net of Steel return.
    """
    return code if verb_of(code) == PLACE and s.units[b_of(code)] and not marked(s) else 0


def _hand(s: State, seat: i64) -> int:
    """The tiles that are left to a seat as one number."""
    start: i64 = s.hand_start(seat)
    word: i64 = s.seat[seat * ROW + HAND]
    i: i64 = 0
    while i < s.seat[seat * ROW + HAND]:
        word = word << 8 | i64(s.tiles[start + i])
        i += 1
    return int(word)


def _numbers(row: vec[i64]) -> list[int]:
    found: list[int] = []
    i: i64 = 0
    while i < len(row):
        found.append(int(row[i]))
        i += 1
    return found


def _winds(s: State) -> bool:
    """Whether anything but placing tiles can be done: several ways may then lead to one board."""
    hex: i64 = 0
    while hex < len(s.units):
        if _acts(s, s.units[hex] & KIND):
            return True
        hex += 1
    return _holds_actors(s, 0) or _holds_actors(s, 1)


def _holds_actors(s: State, seat: i64) -> bool:
    i: i64 = 0
    while i < s.seat[seat * ROW + HAND]:
        kind: i64 = s.hand_tile(seat, i)
        if s.rules.kinds.type[kind] == INSTANT or _acts(s, kind):
            return True
        i += 1
    return False


def _acts(s: State, kind: i64) -> bool:
    """Whether a unit does something in a turn."""
    kinds = s.rules.kinds
    return kinds.roles[kind] & IS_ACTOR != 0 or kinds.abilities[kind] & NET_OF_STEEL != 0

"""Everything that a solver can do in one turn, and how the battle after it ends (NH-15.2, R-50).

A position is worth what is still missing to the goal when the battle is over: 0 is solved. The solver of the
puzzle wants little, the opponent much, in the turn and in the battle.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ashfall.neuroshima.battle import begin_battle, end_battle, fight
from ashfall.neuroshima.facings import Facings
from ashfall.neuroshima.game import carry_out, refresh_answers
from ashfall.neuroshima.geometry import lowest
from ashfall.neuroshima.moves import DROP, END, PLACE, b_of, verb_of
from ashfall.neuroshima.nets import marked
from ashfall.neuroshima.removal import settle
from ashfall.neuroshima.state import (
    ACT,
    DISCARDS,
    FACING,
    HAND,
    HEALTH,
    KIND,
    MARKER,
    OVER,
    ROW,
    WOUNDS,
    State,
)
from ashfall.neuroshima.tables import INSTANT, IS_ACTOR, NET_OF_STEEL
from ashfall.neuroshima.trace import BATTLE_POSITION

# What a puzzle asks for. The own HQ has to stand in every one of them.
DESTROY_HQ: Final = 0
AHEAD: Final = 1
LOSE_NO_UNIT: Final = 2
DESTROY_UNIT: Final = 3
SURVIVE: Final = 4

SOLVED: Final = 0
FALLEN: Final = 1000  # missing where the own HQ is gone
UNDONE: Final = 2000  # missing where no battle may be fought yet: too few tiles are used

MISSES_KEPT: Final = 1000
FACE: Final = 7 << FACING
# A board in a key: whole units side by side, as many as one word holds.
UNIT_BITS: Final = 21
UNITS_IN_WORD: Final = 3
WORD_BITS: Final = UNIT_BITS * UNITS_IN_WORD

Tell = Callable[[int, int], None]
TurnKey = tuple[int, ...]


@final
class PuzzleAim:
    """What one side wants, and how many tiles it must use for it."""

    def __init__(self, goal: i64, seat: i64, target: i64, spare: i64) -> None:
        """``target`` is the kind of the named unit; up to ``spare`` of the tiles may be left out."""
        self.goal = goal
        self.seat = seat
        self.foe: i64 = 1 - seat
        self.target = target
        self.spare = spare

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

    def may_fight(self, s: State) -> bool:
        """Whether enough tiles are used for the battle to begin (NH-15.2)."""
        return s.stage == ACT and s.plays <= self.spare


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


def take_back(s: State, hex: i64) -> None:
    """Take a unit off the board as if it had never been used."""
    seat: i64 = s.owner(hex)
    s.lift(hex)
    s.seat[seat * ROW + DISCARDS] -= 1
    settle(s)


def put_back(s: State, start: State, hex: i64, home: i64) -> None:
    """Let the unit on ``hex`` stand where it stood at the start, as it stood, with its wounds."""
    s.relocate(hex, home, 0)
    s.units[home] = start.units[home]
    settle(s)


def undo_harm(s: State, start: State, hex: i64) -> None:
    """Let the unit on ``hex`` be again as it was at the start: there, as it stood, with its wounds."""
    unit: i64 = start.units[hex]
    if not s.units[hex]:
        s.put(hex, unit & KIND, start.owner(hex), 0)
    s.units[hex] = unit
    settle(s)


def step(s: State, code: i64) -> None:
    """Carry out a move of a puzzle and every answer that is the only one; a turn never ends by itself."""
    carry_out(s, code)
    while s.stage != ACT and s.stage != OVER:
        refresh_answers(s)
        if len(s.legal) != 1:
            return
        carry_out(s, s.legal[0])
    if s.stage == ACT:
        refresh_answers(s)


def counts(code: i64) -> bool:
    """Whether a legal move belongs to a puzzle: nobody discards a tile or passes the turn (R-96)."""
    verb: i64 = verb_of(code)
    return verb != DROP and verb != END


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


@final
class TurnSearch:
    """A complete search through one turn of the solver.

    The key of a position holds all that can matter for the rest of the puzzle, so equal keys are proof. Two
    tiles that are placed one after the other are tried in one order only, where the order cannot matter
    (:func:`placed_last`).
    """

    def __init__(self, start: State, aim: PuzzleAim, tell: Tell) -> None:
        """Get ready to search; ``tell`` hears how many first moves of how many are done."""
        self.start = start
        self.aim = aim
        self.tell = tell
        self.facings = Facings(start.rules)
        self.winding = _winds(start)
        self.worths: dict[TurnKey, int] = {}  # by position in the turn
        self.battles: dict[int, int] = {}  # by board, where several ways may lead to one
        self.walked: dict[TurnKey, bool] = {}  # positions from which the solutions are gathered
        self.found: dict[int, bool] = {}  # boards that solve
        self.is_gathering = False
        self.positions: i64 = 0  # boards whose battle was looked at
        self.least: i64 = UNDONE  # that a battle left missing without solving
        self.misses: list[list[int]] = []  # some ways to such a battle
        self.solutions: list[list[int]] = []  # a way to each board that solves
        self.boards: list[State] = []  # those boards

    def run(self) -> int:
        """What is missing after the best play of both sides; notes all solutions."""
        worth: i64 = self._worth(self.start, 0, [])
        self.is_gathering = True
        if worth == SOLVED:
            self._gather(self.start, 0, [])
        return int(worth)

    def _worth(self, s: State, last: i64, way: list[int]) -> i64:
        """What is missing when both sides play their best from here; ``last`` was placed just now."""
        if s.stage == OVER:
            return self.aim.missing(s) if s.plays <= self.aim.spare else UNDONE
        if not self.winding and not s.plays:
            return self._fought(s, way)
        key = self._key(s, last)
        known = self.worths.get(key)
        if known is not None:
            return i64(known)
        own = s.chooser == self.aim.seat
        best: i64 = UNDONE if own else SOLVED
        if self.aim.may_fight(s):
            best = self._fought(s, way)
        i: i64 = 0
        while i < len(s.legal):
            code: i64 = s.legal[i]
            i += 1
            if self._is_tried(s, code, last):
                after = s.copy()
                step(after, code)
                worth: i64 = self._worth(after, placed_last(after, code), [*way, int(code)])
                if is_better(own, worth, best):
                    best = worth
            if not way and not self.is_gathering:
                self.tell(int(i), len(s.legal))
        self.worths[key] = int(best)
        return best

    def _is_tried(self, s: State, code: i64, last: i64) -> bool:
        """Whether a legal move can lead to anything that another one does not lead to."""
        if verb_of(code) == PLACE and code < last:
            return False
        return counts(code) and self.facings.is_new(s, code)

    def _fought(self, s: State, way: list[int]) -> i64:
        """The worth of the battle from here; where several ways lead to one board it is fought once."""
        key = self.board_key(s) if self.winding else 0
        known = self.battles.get(key) if self.winding else None
        if known is not None:
            return i64(known)
        worth: i64 = battle_worth(s, self.aim)
        if self.winding:
            self.battles[key] = int(worth)
        if not self.is_gathering:
            self.positions += 1
            if SOLVED < worth <= self.least:
                self._note_miss(worth, way)
        return worth

    def _note_miss(self, worth: i64, way: list[int]) -> None:
        if worth < self.least:
            self.least = worth
            self.misses = []
        if len(self.misses) < MISSES_KEPT:
            self.misses.append(way)

    def _gather(self, s: State, last: i64, way: list[int]) -> None:
        """Note every board before a battle to which play leads that solves the puzzle whatever comes."""
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
            step(after, code)
            placed: i64 = placed_last(after, code)
            further = [*way, int(code)]
            if not own or self._worth(after, placed, further) == SOLVED:
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
        asked: i64 = s.stage << 8 | s.chooser << 4 | s.plays
        key = [self.board_key(s), int(asked), int(s.context), int(last), _hand(s)]
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


def _hand(s: State) -> int:
    """The tiles left as one number."""
    start: i64 = s.hand_start(s.active)
    word: i64 = s.seat[s.active * ROW + HAND]
    i: i64 = 0
    while i < s.seat[s.active * ROW + HAND]:
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
    i: i64 = 0
    while i < s.seat[s.active * ROW + HAND]:
        kind: i64 = s.hand_tile(s.active, i)
        if s.rules.kinds.type[kind] == INSTANT or _acts(s, kind):
            return True
        i += 1
    return False


def _acts(s: State, kind: i64) -> bool:
    """Whether a unit does something in a turn."""
    kinds = s.rules.kinds
    return kinds.roles[kind] & IS_ACTOR != 0 or kinds.abilities[kind] & NET_OF_STEEL != 0

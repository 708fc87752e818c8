"""A run that makes puzzles: every dig follows from the plan and its number, and finds a puzzle or none.

Most digs begin with a position of a game that the bot of the plan plays against itself, the others build one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, Final

from ashfall.arena.journal import RunJournal
from ashfall.arena.neuroshima.duel import armies_text
from ashfall.arena.neuroshima.layout import duel_layout
from ashfall.arena.neuroshima.puzzle_bots import THINKING, bot_looks, greedy_solves
from ashfall.arena.plan import AskedBots, InvalidPlan, check_counts
from ashfall.arena.run_header import Header, common_fields
from ashfall.arena.seeds import mix
from ashfall.arena.series import Series
from ashfall.bots.contract import Bot
from ashfall.neuroshima import GAME
from ashfall.neuroshima.army import army_keys
from ashfall.neuroshima.game import deal, push
from ashfall.neuroshima.position import UnitRow
from ashfall.neuroshima.position_writer import unit_rows
from ashfall.neuroshima.state import ACT, OVER
from ashfall.neuroshima.view import View
from ashfall.puzzles.neuroshima.difficulty import BotLooks
from ashfall.puzzles.neuroshima.maker import dig
from ashfall.puzzles.neuroshima.maker_draft import likeness, puzzle_text
from ashfall.puzzles.neuroshima.maker_wish import PuzzleWish, filled
from ashfall.puzzles.neuroshima.puzzle import THEMES, Puzzle, parse_puzzle
from ashfall.table.errors import shown, suggestion
from ashfall.table.random import Stream

__all__ = ["MINER", "DigHeader", "DigPlan", "DigResult", "DigSeries", "dig_header_of"]

FOUND: Final = "found"
NOTHING: Final = "nothing"
ANYTHING: Final = PuzzleWish()
MINER: Final = "warlord"  # the strongest, with a number of iterations for each move
MINED: Final = 0.75  # how often a game is played
FEWEST: Final = {1: 6, 2: 6, 3: 11}  # units of a position, HQs among them, by tiles to use: room costs time
MOST: Final = {1: 11, 2: 11, 3: 14}
LAST_MOVE: Final = 60  # of a game that is mined; later boards are full


@dataclass(frozen=True, slots=True)
class DigResult:
    """What came of one dig."""

    reason: str  # FOUND, or the word for what drafts were rejected for most
    moves: int  # drafts that were looked at
    rejected: dict[str, int] = field(default_factory=dict)  # by reason
    mined: bool = False  # it began with a position of a game
    puzzle: str = ""  # the file of what was found


@dataclass(frozen=True, slots=True)
class DigFixture:
    """One dig."""

    seed: int
    wish: PuzzleWish
    bots: tuple[int, ...] = (0, 1)

    def play(self, bots: Sequence[Bot], names: Sequence[str]) -> DigResult:
        """Dig; raises BotFailed where a game is played for it."""
        chance = Random(self.seed)
        wish = filled(chance, self.wish)
        mined = chance.random() < MINED
        units = _mined(chance, wish, bots, names) if mined else []
        told = dig(chance, wish, _Lookers(), units)
        rejected = dict(sorted(told.reasons.items()))
        usual = max(rejected, key=lambda reason: rejected[reason], default=NOTHING)
        found = puzzle_text(told.puzzle) if told.puzzle else ""
        return DigResult(FOUND if found else usual, told.looks, rejected, bool(units), found)


class _Lookers:
    """The bots that look at what a dig finds."""

    def greedy_solves(self, puzzle: Puzzle) -> bool:
        return greedy_solves(puzzle)

    def looks(self, puzzle: Puzzle) -> BotLooks:
        return bot_looks(puzzle)


def _mined(chance: Random, wish: PuzzleWish, bots: Sequence[Bot], names: Sequence[str]) -> list[UnitRow]:
    """Units of one position of a game with these armies; the solver has the first seat."""
    rules = duel_layout().rules(wish.armies)
    seed = chance.getrandbits(32)
    asked = AskedBots(bots, names, seed, armies_text(wish.armies), THINKING)
    state = deal(rules, Stream(seed))
    found: list[list[UnitRow]] = []
    while state.stage != OVER and asked.moves < LAST_MOVE:
        seat = int(state.chooser)
        push(state, asked.choose(seat, View(state, seat), seat).move.code)
        count = int(state.occupied).bit_count()
        if state.stage == ACT and FEWEST[wish.use] <= count <= MOST[wish.use]:
            found.append([_row(row) for row in unit_rows(state)])
    return chance.choice(found) if found else []


def _row(row: dict[str, Any]) -> UnitRow:
    return UnitRow(owner=row["owner"], tile=row["tile"], hex=row["hex"], facing=row["facing"])


@dataclass(frozen=True, slots=True)
class DigPlan:
    """What is made: a seed, a wish, how many puzzles at most, and how many digs at most."""

    game: ClassVar[str] = GAME.name

    count: int
    games: int  # digs
    seed: int = 0
    wish: PuzzleWish = ANYTHING
    bots: tuple[str, ...] = (MINER, MINER)

    def __post_init__(self) -> None:
        check_counts(self)
        for name, value, known in (
            ("army", self.wish.army, army_keys()),
            ("against", self.wish.against, army_keys()),
            ("theme", self.wish.theme, THEMES),
        ):
            if value and value not in known:
                raise InvalidPlan(f'{name}: unknown "{shown(value)}"{suggestion(value, known)}')

    @property
    def total(self) -> int:
        """How many digs there are at most."""
        return self.games

    def indices(self) -> Iterator[int]:
        """The numbers of all digs."""
        return iter(range(self.games))

    def fixture(self, index: int) -> DigFixture:
        """The dig with a number."""
        return DigFixture(mix(self.seed, index), self.wish)

    def is_paired(self, index: int) -> bool:
        """Digs come one by one."""
        return False


class DigSeries(Series[DigResult]):
    """Digs until enough puzzles are found; which ones does not depend on who is quick."""

    def __init__(self, plan: DigPlan, journal: RunJournal[DigResult] | None = None) -> None:
        self.plan = plan
        self._next = 0  # all digs before it are done
        self._likes: set[str] = set()
        self.found: list[Puzzle] = []  # by those digs, no two alike
        super().__init__(plan, journal)

    @property
    def _decided(self) -> bool:
        return len(self.found) >= self.plan.count

    def counted(self) -> dict[int, DigResult]:
        """The digs that count: those before enough was found."""
        return {index: result for index, result in self.results.items() if index < self._next}

    def _take(self, index: int, result: DigResult) -> None:
        super()._take(index, result)
        while self._next in self.results and not self._decided:
            self._keep(self.results[self._next])
            self._next += 1

    def _keep(self, result: DigResult) -> None:
        if not result.puzzle:
            return
        puzzle = parse_puzzle(result.puzzle, "journal", f"made_{len(self.found) + 1:03}")
        if (like := likeness(puzzle)) not in self._likes:
            self._likes.add(like)
            self.found.append(puzzle)


class DigHeader(Header[DigResult], frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The first line of a journal of digs."""

    wish: PuzzleWish
    count: int

    result: ClassVar[type] = DigResult

    @property
    def sound(self) -> str:
        """See :class:`Header`."""
        return "a dig for a puzzle"

    def facts(self) -> dict[str, Any]:
        """See :class:`Header`."""
        return {"wish": self.wish} | super().facts()

    def is_sound(self, result: DigResult) -> bool:
        """See :class:`Header`."""
        return result.moves >= 0


def dig_header_of(plan: DigPlan) -> DigHeader:
    """The header of a plan."""
    return DigHeader(**common_fields(GAME, plan), wish=plan.wish, count=plan.count)

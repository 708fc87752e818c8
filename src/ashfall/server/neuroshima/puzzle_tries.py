"""An attempt at a puzzle, move by move. The opponent's moves are the server's, whatever a client sends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ashfall.neuroshima.events import TurnEnded, TurnStarted, read_events
from ashfall.neuroshima.skirmish import BattleReport, fight_state
from ashfall.neuroshima.state import State
from ashfall.neuroshima.trace import Trace
from ashfall.neuroshima.view import Table
from ashfall.puzzles.neuroshima.aim import step
from ashfall.puzzles.neuroshima.checker import PuzzleAttempt
from ashfall.puzzles.neuroshima.puzzle import Puzzle
from ashfall.puzzles.neuroshima.why import VerdictReasons
from ashfall.server.endpoints import Problem
from ashfall.server.neuroshima.lines import event_lines
from ashfall.server.neuroshima.puzzle_errands import FightErrand, ReplyErrand
from ashfall.server.neuroshima.puzzle_shapes import PuzzleBoard
from ashfall.server.neuroshima.shapes import Sight
from ashfall.server.neuroshima.sight import sight_of
from ashfall.server.puzzles.desk import AskErrand, PuzzleOutcome, PuzzleRefusal
from ashfall.table.contract import Event
from ashfall.table.errors import IllegalMove, InvalidNotation, shown

__all__ = ["BoardOutcome", "PuzzleTry", "board_of_puzzle"]

NO_MOVE: Final = "forecast-no-move"


@dataclass(frozen=True, slots=True)
class BoardOutcome(PuzzleOutcome):
    """What came of an attempt on a board."""

    reasons: VerdictReasons
    before: State
    battle: BattleReport | None  # None where the game was over without one

    @property
    def after(self) -> State:
        """What is left in the end."""
        return self.before if self.battle is None else self.battle.after


class PuzzleTry:
    """The moves of both sides so far, and what the last of them did."""

    def __init__(self, puzzle: Puzzle, ask: AskErrand) -> None:
        self.puzzle = puzzle
        self.attempt = PuzzleAttempt.at(puzzle)
        self._ask = ask
        self._events: list[Event] = []  # of the last move of the solver and the answers to it
        self._replies: list[str] = []  # of the opponent, still to come

    async def play(self, moves: Sequence[str]) -> None:
        """Make moves of both sides, and answer the last one; raises `PuzzleRefusal` and Problem."""
        for number, text in enumerate(moves):
            if await self._is_answering():
                self._check_reply(number, text)
            else:
                self._move(number, text)
        while await self._is_answering():
            self._push(self.attempt.parse(self._replies.pop(0)))

    async def fight(self) -> BoardOutcome:
        """The battle with the worst that can happen; raises Problem where there can be none yet."""
        attempt = self.attempt
        if not attempt.can_fight:
            raise Problem(422, "not_ready", "moves: expected more of them before the battle.")
        found = await self._ask(FightErrand(self.puzzle, attempt.way), self._key("fight"))
        report = None if attempt.is_over else fight_state(attempt.state, answers=list(found.answers))
        return BoardOutcome(found.is_solved, found.reasons, attempt.state, report)

    def board(self) -> PuzzleBoard:
        """The board as it is now."""
        return board_of_puzzle(self.attempt, self._events)

    async def _is_answering(self) -> bool:
        """Whether the opponent has to choose; then the answers are known."""
        if self.attempt.is_over or self.attempt.is_own:
            return False
        if not self._replies:
            errand = ReplyErrand(self.puzzle, self.attempt.way)
            self._replies = list(await self._ask(errand, self._key("reply")))
        return True

    def _check_reply(self, number: int, text: str) -> None:
        reply = self._replies.pop(0)
        if text != reply:
            reason = f'moves[{number}]: expected the opponent\'s answer "{reply}", got "{shown(text)}".'
            raise Problem(422, "not_the_answer", reason)
        self._push(self.attempt.parse(reply))

    def _move(self, number: int, text: str) -> None:
        try:
            code = self.attempt.parse(text)
        except (IllegalMove, InvalidNotation) as error:
            raise PuzzleRefusal(number, text, error, NO_MOVE) from None
        self._events = []
        self._push(code)

    def _key(self, what: str) -> tuple[str, ...]:
        return (what, self.puzzle.key, *self.attempt.way)

    def _push(self, code: int) -> None:
        self._events += _events(self.attempt, code)
        self.attempt = self.attempt.after(code)


def _worth_telling(events: Sequence[Event], solver: int) -> list[Event]:
    """Without the turns that begin and end by themselves; that the opponent does nothing more is told."""
    return [
        event
        for event in events
        if not isinstance(event, TurnStarted) and not (isinstance(event, TurnEnded) and event.seat == solver)
    ]


def board_of_puzzle(attempt: PuzzleAttempt, events: Sequence[Event] = ()) -> PuzzleBoard:
    """The board of an attempt, with the moves of the solver."""
    return PuzzleBoard(
        sight=_sight(attempt),
        moves=list(attempt.way),
        lines=event_lines(_worth_telling(events, attempt.puzzle.seat), attempt.state.rules.armies),
        turn=attempt.turn,
        left=attempt.left,
        can_fight=attempt.can_fight,
    )


def _sight(attempt: PuzzleAttempt) -> Sight:
    """What the solver sees, with those moves only that belong to a puzzle."""
    sight = sight_of(Table(attempt.state), (int(attempt.aim.seat),))
    legal = {attempt.text(code) for code in attempt.moves()}
    sight.legal = [text for text in sight.legal if text in legal]
    sight.answers = [answer for answer in sight.answers if answer.move in legal]
    return sight


def _events(attempt: PuzzleAttempt, code: int) -> list[Event]:
    """What a move does, and all that follows it by itself."""
    after = attempt.state.copy()
    after.trace = Trace()
    step(after, code, attempt.aim)
    return read_events(after.rules, after.trace)

"""Puzzles of this game at the server (NH-15): how they are shown, judged and proven."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import date
from functools import lru_cache
from typing import Any, Final

from ashfall.draw.neuroshima.state import state_svg
from ashfall.neuroshima.position_writer import write_position
from ashfall.neuroshima.sentences import move_phrase
from ashfall.neuroshima.state import State
from ashfall.neuroshima.view import Table, outcome_of
from ashfall.puzzles.neuroshima.checker import PuzzleAttempt
from ashfall.puzzles.neuroshima.clues import clues_of
from ashfall.puzzles.neuroshima.puzzle import Puzzle, parse_puzzle
from ashfall.puzzles.neuroshima.search import NO_END
from ashfall.puzzles.neuroshima.shipped import shipped_puzzles, shipped_text
from ashfall.puzzles.neuroshima.solver import Proof, SolutionIdea
from ashfall.puzzles.neuroshima.task import count_phrase, goal_phrase
from ashfall.server.decoding import BadInput
from ashfall.server.neuroshima.battles import battle_show
from ashfall.server.neuroshima.lines import event_lines
from ashfall.server.neuroshima.puzzle_errands import MOST_BATTLES, DifficultyErrand, ProofErrand
from ashfall.server.neuroshima.puzzle_shapes import (
    PuzzleHint,
    PuzzleIdea,
    PuzzleLook,
    PuzzleProof,
    PuzzleResult,
    PuzzleSolutions,
    PuzzleView,
)
from ashfall.server.neuroshima.puzzle_tries import BoardOutcome, PuzzleTry, board_of_puzzle
from ashfall.server.neuroshima.shapes import NAME
from ashfall.server.neuroshima.sight import outcome_sight, sight_of
from ashfall.server.puzzle_shapes import PictureWish, PuzzleInfo, PuzzleStatistic
from ashfall.server.puzzles.desk import AskErrand, PuzzleDesk, PuzzleForms, PuzzleRefusal, PuzzleStanding
from ashfall.server.workshop import Steps
from ashfall.table.contract import Move

__all__ = ["DESK"]

MOST_IDEAS: Final = 30  # that are told; a puzzle that almost anything solves may have thousands
SOLUTION: Final = re.compile(r"^solution\s*=\s*\[[^\]]*\][^\n]*\n?", re.MULTILINE)


class BoardDesk(PuzzleDesk[Puzzle]):
    """The puzzles of this game."""

    game = NAME
    forms = PuzzleForms(PuzzleView, PuzzleLook, PuzzleResult, PuzzleHint, PuzzleSolutions, PuzzleProof)

    def shipped(self) -> Mapping[str, Puzzle]:
        """Those that come with the program."""
        return shipped_puzzles()

    def text(self, key: str) -> str:
        """The file of a shipped one."""
        return shipped_text(key)

    def read(self, text: str, key: str) -> Puzzle:
        """The puzzle of a file that somebody sent."""
        return _read(text, key)

    def without_solution(self, text: str) -> str:
        """The file without what it gives away."""
        cut = SOLUTION.sub("", text)
        if _read(cut, "").solution:
            raise BadInput("solution", "expected it as a list of its own, in lines of its own")
        return cut

    def info(self, puzzle: Puzzle, rating: int, maker: str = "") -> PuzzleInfo:
        """Its line in a list."""
        return PuzzleInfo(
            game=NAME,
            key=puzzle.key,
            number=puzzle.number,
            title=puzzle.title,
            story=puzzle.story,
            difficulty=puzzle.difficulty,
            themes=list(puzzle.themes),
            rating=rating,
            parts=list(puzzle.armies),
            goal=puzzle.goal,
            maker=maker,
        )

    def rating(self, puzzle: Puzzle) -> int:
        """As it was estimated."""
        return puzzle.rating

    def since(self, puzzle: Puzzle) -> date | None:
        """As its file tells."""
        return puzzle.since

    def view(
        self, puzzle: Puzzle, text: str, info: PuzzleInfo, statistic: PuzzleStatistic
    ) -> Steps[PuzzleView]:
        """The puzzle for somebody who wants to solve it."""
        board = board_of_puzzle(PuzzleAttempt.at(puzzle))
        yield
        state = puzzle.start()
        return PuzzleView(
            info=info,
            seat=puzzle.seat,
            goal=goal_phrase(puzzle),
            count=count_phrase(puzzle),
            use=puzzle.use,
            is_exact=puzzle.is_exact,
            turns=puzzle.turns,
            offer=board.sight.players[puzzle.seat].hand,
            reply=board.sight.players[1 - puzzle.seat].hand,
            board=board,
            position=write_position(state),
            statistic=statistic,
            text=text,
        )

    async def look(self, puzzle: Puzzle, moves: Sequence[str], ask: AskErrand) -> PuzzleLook:
        """The board after some moves, or why the last is not allowed."""
        tried = PuzzleTry(puzzle, ask)
        try:
            await tried.play(moves)
        except PuzzleRefusal as refusal:
            return PuzzleLook(board=tried.board(), clause=refusal.clause, reason=refusal.phrase)
        return PuzzleLook(board=tried.board())

    async def fight(self, puzzle: Puzzle, moves: Sequence[str], ask: AskErrand) -> BoardOutcome:
        """The battle after some moves."""
        tried = PuzzleTry(puzzle, ask)
        try:
            await tried.play(moves)
        except PuzzleRefusal as refusal:
            raise refusal.problem from None
        return await tried.fight()

    def result(self, puzzle: Puzzle, outcome: BoardOutcome, standing: PuzzleStanding) -> Steps[PuzzleResult]:
        """The battle, and why it solves the puzzle or does not."""
        report, after = outcome.battle, outcome.after
        sight = sight_of(Table(after), ())
        sight.decision = sight.outcome = None
        if after.ended:
            sight.outcome = outcome_sight(outcome_of(after))
        yield
        lines = [] if report is None else event_lines(report.events, after.rules.armies)
        return PuzzleResult(
            is_solved=outcome.is_solved,
            reasons=list(outcome.reasons.phrases),
            hexes=list(outcome.reasons.hexes),
            battle=None if report is None else battle_show(report.before, report.events, lines, after),
            sight=sight,
            position=_position(after),
            mark=standing.mark,
            rating=standing.rating,
            gain=standing.gain,
            streak=standing.streak,
            next=standing.next,
        )

    async def hint(self, puzzle: Puzzle, step: int, ask: AskErrand) -> PuzzleHint:
        """The idea, then a tile, then its hex, of the first idea that solves."""
        proof = await self._proof(puzzle, ask)
        clues = clues_of(puzzle, proof)
        clue = clues[min(step, len(clues)) - 1]
        return PuzzleHint(step=step, phrase=clue.phrase, tile=clue.tile, hex=clue.hex)

    async def solutions(self, puzzle: Puzzle, ask: AskErrand) -> PuzzleSolutions:
        """All that solves it."""
        proof = await self._proof(puzzle, ask)
        return PuzzleSolutions(
            solutions=proof.solutions, positions=proof.positions, ideas=_ideas(puzzle, proof)
        )

    async def proof(self, puzzle: Puzzle, ask: AskErrand) -> PuzzleProof:
        """What the solver finds out within its limits."""
        proof = await self._proof(puzzle, ask)
        return PuzzleProof(
            is_whole=proof.is_whole,
            is_solvable=proof.solved,
            solutions=proof.solutions,
            ideas=_ideas(puzzle, proof),
            fewer=proof.fewer,
            sample=proof.sample,
            positions=proof.positions,
            seconds=round(proof.seconds, 3),
            difficulty=await self._difficulty(puzzle, proof, ask),
        )

    async def _difficulty(self, puzzle: Puzzle, proof: Proof, ask: AskErrand) -> int:
        """As estimated; as the file says where nothing is proven, and of two turns, which would take long."""
        if not (proof.is_whole and proof.solved and puzzle.turns == 1):
            return puzzle.difficulty
        return await ask(DifficultyErrand(puzzle, proof), ("difficulty", puzzle.key))

    async def _proof(self, puzzle: Puzzle, ask: AskErrand) -> Proof:
        most = NO_END if puzzle.key in shipped_puzzles() else MOST_BATTLES
        return await ask(ProofErrand(puzzle, most), ("proof", puzzle.key))

    def sample(self, puzzle: Puzzle) -> list[str]:
        """The solution of its file."""
        return list(puzzle.solution)

    def picture(self, puzzle: Puzzle, wish: PictureWish) -> str:
        """The board."""
        language = wish.known
        title = puzzle.told(puzzle.title, language)
        return state_svg(puzzle.start(), language, theme=wish.theme, title=title, legend=wish.legend)


@lru_cache(maxsize=64)
def _read(text: str, key: str) -> Puzzle:
    """The same again for those who try one and the same puzzle, move by move."""
    return parse_puzzle(text, "text", key)


def _ideas(puzzle: Puzzle, proof: Proof) -> list[PuzzleIdea]:
    return [_idea(puzzle, idea) for idea in proof.ideas[:MOST_IDEAS]]


def _idea(puzzle: Puzzle, idea: SolutionIdea) -> PuzzleIdea:
    attempt, titles = PuzzleAttempt.at(puzzle), []
    for text in idea.way:
        code = attempt.parse(text)
        titles.append(move_phrase(attempt.state, Move(code, text)))
        attempt = attempt.after(code)
    sight = board_of_puzzle(attempt).sight
    sight.legal, sight.answers = [], []
    return PuzzleIdea(moves=list(idea.way), titles=titles, solutions=idea.solutions, sight=sight)


def _position(state: State) -> dict[str, Any] | None:
    """The table after a battle, to play on from."""
    return None if state.ended else write_position(state)


DESK: Final = BoardDesk()

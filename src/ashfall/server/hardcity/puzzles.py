"""Tasks of this game at the server: how they are shown, judged by chances, and proven."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ashfall.draw.hardcity.city import draw_city
from ashfall.puzzles.hardcity.checker import TaskVerdict, TurnPlay
from ashfall.puzzles.hardcity.shipped import shipped_task_text, shipped_tasks
from ashfall.puzzles.hardcity.solver import ChanceProof
from ashfall.puzzles.hardcity.task import SOLVER, CityPuzzle, parse_task
from ashfall.puzzles.hardcity.wording import goal_phrases, theme_phrase
from ashfall.server.decoding import BadInput
from ashfall.server.endpoints import Problem
from ashfall.server.hardcity.plan import terms_of
from ashfall.server.hardcity.puzzle_shapes import (
    ChoiceWorth,
    CityPuzzleHint,
    CityPuzzleLook,
    CityPuzzleProof,
    CityPuzzleResult,
    CityPuzzleSolutions,
    CityPuzzleView,
    FirstWorth,
)
from ashfall.server.hardcity.puzzle_turns import ChanceErrand, TurnErrand, TurnTry, move_title
from ashfall.server.hardcity.shapes import NAME
from ashfall.server.hardcity.sight import parts_on
from ashfall.server.puzzle_shapes import PictureWish, PuzzleInfo, PuzzleStatistic
from ashfall.server.puzzles.desk import (
    AskErrand,
    PuzzleDesk,
    PuzzleForms,
    PuzzleOutcome,
    PuzzleRefusal,
    PuzzleStanding,
)
from ashfall.server.workshop import Steps
from ashfall.table.phrases import Listing, Phrase

__all__ = ["DESK"]

# What a file gives away: lists of moves, and what is said about them.
GIVEN_AWAY: Final = re.compile(r"^(?:(?:solution|tempting)\s*=\s*\[[^\]]*\][^\n]*|#[^\n]*)\n?", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class TurnOutcome(PuzzleOutcome):
    """What came of an attempt at a task."""

    verdict: TaskVerdict
    seed: int


class CityDesk(PuzzleDesk[CityPuzzle]):
    """The tasks of this game."""

    game = NAME
    forms = PuzzleForms(
        CityPuzzleView,
        CityPuzzleLook,
        CityPuzzleResult,
        CityPuzzleHint,
        CityPuzzleSolutions,
        CityPuzzleProof,
    )

    def shipped(self) -> Mapping[str, CityPuzzle]:
        """Those that come with the program."""
        return shipped_tasks()

    def text(self, key: str) -> str:
        """The file of a shipped one."""
        return shipped_task_text(key)

    def read(self, text: str, key: str) -> CityPuzzle:
        """The task of a file that somebody sent."""
        return _read(text, key)

    def without_solution(self, text: str) -> str:
        """The file without what it gives away."""
        cut = GIVEN_AWAY.sub("", text)
        task = _read(cut, "")
        if task.solution or task.tempting:
            raise BadInput("solution", "expected it as a list of its own, in lines of its own")
        return cut

    def info(self, puzzle: CityPuzzle, rating: int, maker: str = "") -> PuzzleInfo:
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
            parts=[puzzle.officer],
            maker=maker,
        )

    def rating(self, puzzle: CityPuzzle) -> int:
        """Nobody estimates it."""
        return 0

    def view(
        self, puzzle: CityPuzzle, text: str, info: PuzzleInfo, statistic: PuzzleStatistic
    ) -> Steps[CityPuzzleView]:
        """The task for somebody who wants to solve it."""
        tried = TurnTry(puzzle, [])
        yield
        match = puzzle.match
        return CityPuzzleView(
            info=info,
            goals=[*goal_phrases(puzzle.goal), Phrase("hc-task-standing")],
            places=list(puzzle.places),
            best=float(puzzle.best),
            seat=SOLVER,
            parts=parts_on(match.sides),
            sides=match.sides,
            terms=terms_of(match.options),
            sight=tried.sight(is_over=False),
            statistic=statistic,
            text=text,
        )

    async def look(self, puzzle: CityPuzzle, moves: Sequence[str], ask: AskErrand) -> CityPuzzleLook:
        """The table after some moves, or why the last is not allowed."""
        tried = TurnTry(puzzle, moves)
        try:
            tried.play()
        except PuzzleRefusal as refusal:
            look = tried.look(await self._verdict(puzzle, tried, ask))
            look.clause, look.reason, look.lines = refusal.clause, refusal.phrase, []
            return look
        return tried.look(await self._verdict(puzzle, tried, ask))

    async def fight(self, puzzle: CityPuzzle, moves: Sequence[str], ask: AskErrand) -> TurnOutcome:
        """The worth of a turn that is over."""
        tried = TurnTry(puzzle, moves)
        try:
            tried.play()
        except PuzzleRefusal as refusal:
            raise refusal.problem from None
        verdict = await self._verdict(puzzle, tried, ask)
        if not verdict.is_over:
            raise Problem(422, "not_ready", "moves: expected more of them, the turn is not over yet.")
        return TurnOutcome(verdict.is_solved, verdict, tried.seed)

    async def _verdict(self, puzzle: CityPuzzle, tried: TurnTry, ask: AskErrand) -> TaskVerdict:
        moves = tuple(tried.turn.made)
        errand = TurnErrand(puzzle.text, puzzle.key, tried.seed, moves)
        return await ask(errand, ("turn", puzzle.key, str(tried.seed), *moves))

    def result(
        self, puzzle: CityPuzzle, outcome: TurnOutcome, standing: PuzzleStanding
    ) -> Steps[CityPuzzleResult]:
        """The chances of every choice."""
        yield
        verdict = outcome.verdict
        return CityPuzzleResult(
            is_solved=verdict.is_solved,
            is_reached=verdict.is_reached,
            best=float(verdict.best),
            kept=float(verdict.kept),
            chance=float(verdict.chance),
            choices=_worths(puzzle, outcome),
            mark=standing.mark,
            rating=standing.rating,
            gain=standing.gain,
            streak=standing.streak,
            next=standing.next,
        )

    async def hint(self, puzzle: CityPuzzle, step: int, ask: AskErrand) -> CityPuzzleHint:
        """What it is about, what looks good and is not, the first move."""
        themes = Listing(tuple(theme_phrase(theme) for theme in puzzle.themes))
        clues = [Phrase("hc-task-hint-themes", {"themes": themes})]
        if len(puzzle.tempting) == 1:
            clues.append(Phrase("hc-task-hint-not", {"move": move_title(puzzle.start, puzzle.tempting[0])}))
        proof = await self._proof(puzzle, ask)
        if proof is not None and proof.solutions:
            first = puzzle.solution[0] if puzzle.solution else proof.solutions[0]
            clues.append(Phrase("hc-task-hint-first", {"move": move_title(puzzle.start, first)}))
        return CityPuzzleHint(step=step, phrase=clues[min(step, len(clues)) - 1])

    async def solutions(self, puzzle: CityPuzzle, ask: AskErrand) -> CityPuzzleSolutions:
        """The chance of every first move."""
        proof = await self._proof(puzzle, ask)
        if proof is None:
            raise Problem(422, "unproven", "This task is too large to be proven here.")
        return CityPuzzleSolutions(
            best=float(proof.best),
            fraction=str(proof.best),
            firsts=_firsts(puzzle, proof),
            positions=proof.positions,
        )

    async def proof(self, puzzle: CityPuzzle, ask: AskErrand) -> CityPuzzleProof:
        """What the solver finds out within its limits."""
        proof = await self._proof(puzzle, ask)
        return CityPuzzleProof(
            is_whole=proof is not None,
            is_solvable=proof is None or proof.best > 0,
            best=float(proof.best) if proof else 0.0,
            fraction=str(proof.best) if proof else "",
            is_told=proof is not None and proof.is_told,
            sample=proof is not None and proof.sample,
            firsts=_firsts(puzzle, proof) if proof else [],
            positions=proof.positions if proof else 0,
            seconds=round(proof.seconds, 3) if proof else 0.0,
        )

    async def _proof(self, puzzle: CityPuzzle, ask: AskErrand) -> ChanceProof | None:
        return await ask(ChanceErrand(puzzle.text, puzzle.key), ("proof", puzzle.key))

    def sample(self, puzzle: CityPuzzle) -> list[str]:
        """The solution of its file."""
        return list(puzzle.solution)

    def picture(self, puzzle: CityPuzzle, wish: PictureWish) -> str:
        """The map; the city is dark in either theme."""
        return draw_city(puzzle.start, wish.known)


@lru_cache(maxsize=64)
def _read(text: str, key: str) -> CityPuzzle:
    """The same again for those who try one and the same task, move by move."""
    return parse_task(text, "text", key)


def _firsts(puzzle: CityPuzzle, proof: ChanceProof) -> list[FirstWorth]:
    return [
        FirstWorth(move=first.move, title=move_title(puzzle.start, first.move), chance=float(first.chance))
        for first in proof.firsts
    ]


def _worths(puzzle: CityPuzzle, outcome: TurnOutcome) -> list[ChoiceWorth]:
    """Every choice in words, which need the table before it."""
    turn, found = TurnPlay(puzzle, outcome.seed), []
    for choice in outcome.verdict.choices:
        found.append(
            ChoiceWorth(
                title=move_title(turn.state, choice.move),
                best=float(choice.best),
                left=float(choice.left),
                better=[move_title(turn.state, text) for text in choice.better],
            )
        )
        turn.make(choice.move)
    return found


DESK: Final = CityDesk()

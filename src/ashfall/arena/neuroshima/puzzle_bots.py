"""Bots at puzzles: each plays its own choices with the offered tiles as its hand, and the checker judges.

A look is one attempt from the start with a seed of its own. Bots that search have a number of iterations for
each move and no clock, so the same puzzle is always looked at in the same way.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from ashfall.arena.seeds import move_seed
from ashfall.bots.contract import Bot, Budget, Request
from ashfall.bots.faults import ask
from ashfall.bots.neuroshima.roster import LEVELS
from ashfall.bots.registry import make_bot
from ashfall.neuroshima import GAME
from ashfall.neuroshima.moves import END, verb_of
from ashfall.neuroshima.view import View
from ashfall.puzzles.neuroshima.checker import PuzzleAttempt, PuzzleVerdict
from ashfall.puzzles.neuroshima.difficulty import BotLooks
from ashfall.puzzles.neuroshima.puzzle import Puzzle
from ashfall.puzzles.neuroshima.search import NO_END

__all__ = ["LADDER", "bot_attempt", "bot_looks", "greedy_solves", "looks_until_solved"]

GREEDY: Final = "greedy"
LADDER: Final = (GREEDY, *LEVELS)  # who looks at a puzzle, from weak to strong
MOST_LOOKS: Final = 4
THINKING: Final = Budget(iterations=64)
MOST_MOVES: Final = 40  # of one attempt; units may move and turn as long as they like


def greedy_solves(puzzle: Puzzle) -> bool:
    """Whether the bot ``greedy`` solves a puzzle in one of its looks."""
    return looks_until_solved(PuzzleAttempt.at(puzzle), GREEDY) > 0


def bot_looks(puzzle: Puzzle, most: int = NO_END) -> BotLooks:
    """The look in which each bot of the ladder solves a puzzle, 0 where none does.

    The opponent looks at ``most`` boards before answering anything.
    """
    start = PuzzleAttempt.at(puzzle, most)
    return {name: looks_until_solved(start, name) for name in LADDER}


def looks_until_solved(start: PuzzleAttempt, name: str) -> int:
    """The number of the first look in which a bot solves a puzzle, 0 where it is not solved by any."""
    verdicts = (bot_attempt(start, _bot(name), seed) for seed in range(1, MOST_LOOKS + 1))
    return next((look for look, verdict in enumerate(verdicts, 1) if verdict.solved), 0)


@cache
def _bot(name: str) -> Bot:
    return make_bot(name, GAME.name)


def bot_attempt(start: PuzzleAttempt, bot: Bot, seed: int) -> PuzzleVerdict:
    """Let a bot play from the start of a puzzle to its battle, against a perfect opponent."""
    attempt = start.answered()
    for number in range(1, MOST_MOVES + 1):
        code = next(_wishes(attempt, bot, move_seed(seed, number)), None)
        if code is None or (attempt.can_fight and verb_of(code) == END):
            break
        attempt = attempt.after(code).answered()
    return attempt.fight()


def _wishes(attempt: PuzzleAttempt, bot: Bot, seed: int) -> Iterator[int]:
    """What a bot would do, the best first, of that which belongs to the puzzle; its turn ends by a battle."""
    moves = attempt.moves()
    if len(moves) + attempt.can_fight <= 1:
        yield from moves
        return
    state = attempt.state.copy()
    view = View(state, attempt.puzzle.seat)
    choice = ask(bot, Request(view, seed, THINKING, alternatives=len(state.legal)))
    for move in (choice.move, *(candidate.move for candidate in choice.candidates)):
        if move.code in moves or (attempt.can_fight and verb_of(move.code) == END):
            yield move.code

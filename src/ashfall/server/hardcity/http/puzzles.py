"""Tasks: the door that all games share, and questions about the table of an attempt."""

from __future__ import annotations

from typing import Final

from ashfall.server.endpoints import Call, Endpoint
from ashfall.server.hardcity.puzzle_shapes import TurnQuestion
from ashfall.server.hardcity.puzzle_turns import TurnTry
from ashfall.server.hardcity.puzzles import DESK
from ashfall.server.hardcity.questions import AnyCityAnswer, answer_about
from ashfall.server.hardcity.shapes import NAME
from ashfall.server.puzzles.desk import PuzzleRefusal
from ashfall.server.puzzles.door import find_puzzle
from ashfall.server.puzzles.endpoints import puzzle_endpoints
from ashfall.server.shapes import GameAnswer
from ashfall.server.workshop import Steps

__all__ = ["ENDPOINTS"]


async def ask_in_task(call: Call) -> GameAnswer:
    """Answer what could be asked at a table, about an attempt at a task."""
    asked: TurnQuestion = call.body
    found = await find_puzzle(call, DESK)
    return await call.services.workshop.do(_answered(TurnTry(found.puzzle, asked.moves), asked), call.asker)


def _answered(tried: TurnTry, asked: TurnQuestion) -> Steps[GameAnswer]:
    try:
        tried.play()
    except PuzzleRefusal as refusal:
        raise refusal.problem from None
    yield
    return answer_about(tried.view, asked.what, asked.move, asked.about)


ENDPOINTS: Final = [
    *puzzle_endpoints(DESK),
    Endpoint(
        "POST",
        f"/api/{NAME}/puzzles/{{key}}/ask",
        ask_in_task,
        "Ask about an attempt at a task",
        body=TurnQuestion,
        returns=AnyCityAnswer,
        cost="work",
    ),
]

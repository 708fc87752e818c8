"""What the analyses of all games share: answers that are worked out step by step, and what a bot would do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec

from ashfall.bots.faults import BotFault
from ashfall.server.contract import AnyTable
from ashfall.server.decoding import BadInput
from ashfall.server.endpoints import Call, Handler, Problem
from ashfall.server.messages import Idea
from ashfall.server.rooms.chance import draw_number
from ashfall.server.rooms.errands import BotQuestion
from ashfall.server.rooms.questions import ideas_of
from ashfall.server.rooms.thinkers import Busy
from ashfall.server.workshop import Steps
from ashfall.table.errors import shown
from ashfall.table.play import PlayedMatch

__all__ = ["BotLevel", "IdeaCount", "Seconds", "check_level", "ideas_about", "worked_out"]

BotLevel = Annotated[str, msgspec.Meta(max_length=40)]
Seconds = Annotated[float, msgspec.Meta(gt=0, le=5)]
IdeaCount = Annotated[int, msgspec.Meta(ge=1, le=10)]


def worked_out(answer: Callable[[Any], Steps[object]]) -> Handler:
    """Answers by working on the body alone, step by step: any of it may be long."""

    def steps(body: object) -> Steps[bytes]:
        found = yield from answer(body)
        yield
        return msgspec.json.encode(found)

    async def handler(call: Call) -> bytes:
        return await call.services.workshop.do(steps(call.body), call.asker)

    return handler


def check_level(game: AnyTable, level: str) -> None:
    """Whether there is such a bot; raises BadInput."""
    if level not in game.bots:
        raise BadInput("level", f'expected one of {", ".join(game.bots)}, got "{shown(level)}"')


async def ideas_about(
    call: Call, game: AnyTable, match: PlayedMatch[Any], level: str, seconds: float, ideas: int
) -> list[Idea]:
    """What a bot would do in the place of whoever must choose, worked out in another process.

    It is told only what that seat may know. Raises Problem.
    """
    if match.over:
        raise Problem(409, "over", "The game is over, so there is no move to find.")
    question = BotQuestion.about(game.name, match, level, draw_number(), seconds, ideas)
    try:
        choice = await call.services.thinkers.ask(question, asker=call.asker)
    except (Busy, BotFault):
        raise Problem(503, "busy", "The bots are busy, please try again in a moment.", 3.0) from None
    return list(ideas_of(game, match, choice).ideas)

"""Questions about lines of Hard City: how the table looks there, what can be done, what a bot would do."""

from __future__ import annotations

from typing import Final

from ashfall.server.analysis import check_level, ideas_about, worked_out
from ashfall.server.endpoints import Call, Endpoint
from ashfall.server.games import table_of
from ashfall.server.hardcity.line_shapes import LineAdviceWish, LineQuestion, LineSight, LineWish
from ashfall.server.hardcity.questions import AnyCityAnswer, answer_about
from ashfall.server.hardcity.shapes import NAME
from ashfall.server.hardcity.tried import line_of
from ashfall.server.messages import Idea
from ashfall.server.shapes import GameAnswer
from ashfall.server.workshop import Steps

__all__ = ["ENDPOINTS"]


def sight(wish: LineWish) -> Steps[LineSight]:
    """The table at the end of a line."""
    line = yield from line_of(wish)
    return line.sight()


def ask(wish: LineQuestion) -> Steps[GameAnswer]:
    """What can be asked at a table, about the end of a line."""
    line = yield from line_of(wish)
    return answer_about(line.view(), wish.what, wish.move, wish.about)


async def best(call: Call) -> list[Idea]:
    """What a bot would do at the end of a line."""
    wish: LineAdviceWish = call.body
    game = table_of(NAME)
    check_level(game, wish.level)
    line = await call.services.workshop.do(line_of(wish), call.asker)
    return await ideas_about(call, game, line.match, wish.level, wish.seconds, wish.ideas)


ENDPOINTS: Final = [
    Endpoint(
        "POST",
        f"/api/{NAME}/analysis/sight",
        worked_out(sight),
        "The table at a step of a record, or after other moves from there on",
        body=LineWish,
        returns=LineSight,
        cost="work",
    ),
    Endpoint(
        "POST",
        f"/api/{NAME}/analysis/ask",
        worked_out(ask),
        "What can be asked at a table, about such a table",
        body=LineQuestion,
        returns=AnyCityAnswer,
        cost="work",
    ),
    Endpoint(
        "POST",
        f"/api/{NAME}/analysis/best",
        best,
        "What a bot would do at such a table",
        body=LineAdviceWish,
        returns=list[Idea],
        cost="dear",
    ),
]

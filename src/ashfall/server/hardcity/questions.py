"""What can be asked about a game of Hard City: what stays for the whole game, and what could be done now.

Answers are made of the view of whoever asks. Who must not know Doctor Zero's moves is told nothing of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

import msgspec

from ashfall.draw.hardcity.maps import parts_of
from ashfall.draw.hardcity.plan import ground_plan
from ashfall.hardcity.view import View
from ashfall.server.contract import Question
from ashfall.server.endpoints import Problem
from ashfall.server.hardcity.shapes import ActionsAnswer, CityAnswer, OddsAnswer, PreviewAnswer, WaysAnswer
from ashfall.server.rooms.questions import answer_to, question_named
from ashfall.server.rooms.refusals import Refusal
from ashfall.server.shapes import GameAnswer, MoveText

__all__ = ["QUESTIONS", "AnyCityAnswer", "answer_about"]

MOST_MOVES: Final = 40  # that are weighed at once
AnyCityAnswer = CityAnswer | ActionsAnswer | OddsAnswer | WaysAnswer | PreviewAnswer


class Everything(msgspec.Struct, forbid_unknown_fields=True):
    """All of it."""


class ConsideredMove(msgspec.Struct, forbid_unknown_fields=True):
    """A move that is legal now."""

    move: MoveText


class ConsideredMoves(msgspec.Struct, forbid_unknown_fields=True):
    """Moves that are legal now."""

    moves: Annotated[list[MoveText], msgspec.Meta(min_length=1, max_length=MOST_MOVES)]


def _city(view: View, about: Everything) -> CityAnswer:
    return CityAnswer(city=view.city(), plan=ground_plan(parts_of(view.state.rules.script)))


def _preview(view: View, about: ConsideredMove) -> PreviewAnswer:
    return PreviewAnswer(preview=view.preview(about.move))


def _ways(view: View, about: Everything) -> WaysAnswer:
    _check_known(view)
    return WaysAnswer(ways=view.ways())


def _odds(view: View, about: ConsideredMoves) -> OddsAnswer:
    _check_known(view)
    return OddsAnswer(odds=tuple(view.odds(move) for move in about.moves))


def _actions(view: View, about: Everything) -> ActionsAnswer:
    _check_known(view)
    return ActionsAnswer(actions=view.actions(), cards=view.hand_now())


def _check_known(view: View) -> None:
    """Whether the moves of whoever chooses are known to who asks; raises Refusal."""
    if not view.knows_moves:
        raise Refusal.because("not_your_turn", "server-refused-not-your-turn")


QUESTIONS: Final = {
    "city": Question(Everything, _city, CityAnswer),
    "actions": Question(Everything, _actions, ActionsAnswer),
    "odds": Question(ConsideredMoves, _odds, OddsAnswer),
    "ways": Question(Everything, _ways, WaysAnswer),
    "preview": Question(ConsideredMove, _preview, PreviewAnswer),
}


def answer_about(view: View, what: str, move: str, about: Mapping[str, Any]) -> GameAnswer:
    """The answer to a question that is asked over HTTP, away from any table; raises Problem."""
    try:
        return answer_to(question_named(what, QUESTIONS), view, move, about)
    except Refusal as refusal:
        reason = refusal.reason
        if isinstance(reason, str):
            raise Problem(400, refusal.code, reason) from None
        raise Problem(409, refusal.code, "Somebody else must choose now.", phrase=reason) from None

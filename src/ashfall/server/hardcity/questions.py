"""What can be asked about a game of Hard City: what stays for the whole game, and what could be done now.

Answers are made of the view of whoever asks. Who must not know Doctor Zero's moves is told nothing of them.
"""

from __future__ import annotations

from typing import Final

import msgspec

from ashfall.draw.hardcity.maps import parts_of
from ashfall.draw.hardcity.plan import ground_plan
from ashfall.hardcity.view import View
from ashfall.server.contract import Question
from ashfall.server.hardcity.shapes import CityAnswer, PreviewAnswer, WaysAnswer
from ashfall.server.rooms.refusals import Refusal
from ashfall.server.shapes import MoveText

__all__ = ["QUESTIONS"]


class Everything(msgspec.Struct, forbid_unknown_fields=True):
    """All of it."""


class ConsideredMove(msgspec.Struct, forbid_unknown_fields=True):
    """A move that is legal now."""

    move: MoveText


def _city(view: View, about: Everything) -> CityAnswer:
    return CityAnswer(city=view.city(), plan=ground_plan(parts_of(view.state.rules.script)))


def _preview(view: View, about: ConsideredMove) -> PreviewAnswer:
    return PreviewAnswer(preview=view.preview(about.move))


def _ways(view: View, about: Everything) -> WaysAnswer:
    _check_known(view)
    return WaysAnswer(ways=view.ways())


def _check_known(view: View) -> None:
    """Whether the moves of whoever chooses are known to who asks; raises Refusal."""
    if not view.knows_moves:
        raise Refusal.because("not_your_turn", "server-refused-not-your-turn")


QUESTIONS: Final = {
    "city": Question(Everything, _city, CityAnswer),
    "ways": Question(Everything, _ways, WaysAnswer),
    "preview": Question(ConsideredMove, _preview, PreviewAnswer),
}

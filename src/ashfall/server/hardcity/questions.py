"""What can be asked about a game of Hard City: what stays for the whole game, what may come of a move."""

from __future__ import annotations

from typing import Final

import msgspec

from ashfall.hardcity.view import View
from ashfall.server.contract import Question
from ashfall.server.hardcity.shapes import CityAnswer, PreviewAnswer
from ashfall.server.shapes import MoveText

__all__ = ["QUESTIONS"]


class AboutCity(msgspec.Struct, forbid_unknown_fields=True):
    """All of it."""


class ConsideredMove(msgspec.Struct, forbid_unknown_fields=True):
    """A move that is legal now."""

    move: MoveText


def _city(view: View, about: AboutCity) -> CityAnswer:
    return CityAnswer(city=view.city())


def _preview(view: View, about: ConsideredMove) -> PreviewAnswer:
    return PreviewAnswer(preview=view.preview(about.move))


QUESTIONS: Final = {
    "city": Question(AboutCity, _city, CityAnswer),
    "preview": Question(ConsideredMove, _preview, PreviewAnswer),
}

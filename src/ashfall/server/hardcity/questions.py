"""What can be asked about a game of Hard City: what stays for the whole game, once."""

from __future__ import annotations

from typing import Final

import msgspec

from ashfall.hardcity.view import View
from ashfall.server.contract import Question
from ashfall.server.hardcity.shapes import CityAnswer

__all__ = ["QUESTIONS"]


class AboutCity(msgspec.Struct, forbid_unknown_fields=True):
    """All of it."""


def _city(view: View, about: AboutCity) -> CityAnswer:
    return CityAnswer(city=view.city())


QUESTIONS: Final = {"city": Question(AboutCity, _city, CityAnswer)}

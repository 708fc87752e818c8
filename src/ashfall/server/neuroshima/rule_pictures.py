"""The rules of Neuroshima Hex to read, with small positions that show what they say."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from ashfall.neuroshima import Match
from ashfall.server.neuroshima.forecast import forecast_of
from ashfall.server.neuroshima.learning import PicturedRules, RulePicture
from ashfall.server.neuroshima.shapes import NAME
from ashfall.server.neuroshima.sight import sight_of
from ashfall.server.rulebook import rule_book
from ashfall.table.texts import ENGLISH

__all__ = ["pictured_rules"]


def pictured_rules(language: str = ENGLISH) -> PicturedRules:
    """The numbered rules, and pictures for the rules in short."""
    book = rule_book(NAME, language)
    return PicturedRules(language=book.language, sections=book.sections, pictures=_pictures())


@cache
def _pictures() -> list[RulePicture]:
    source = (files("ashfall.server.neuroshima") / "pictures.toml").read_bytes()
    return [_picture(key, fields) for key, fields in msgspec.toml.decode(source).items()]


def _picture(key: str, fields: dict[str, Any]) -> RulePicture:
    position = {name: value for name, value in fields.items() if name != "hexes"}
    match = Match.from_position(position | {"stage": "act", "hands": [["battle"], []]})
    return RulePicture(
        id=key,
        hexes=fields["hexes"],
        sight=sight_of(match, ()),
        overlay=forecast_of(match.state, None).overlay,
    )

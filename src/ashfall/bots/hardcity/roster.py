"""The bots of Hard City, from weak to strong."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ashfall.bots.contract import Bot
from ashfall.bots.hardcity.rules import RulesBot
from ashfall.bots.hardcity.search import SearchBot
from ashfall.bots.random import RandomBot

__all__ = ["BOTS"]

BOTS: Final[Mapping[str, Callable[..., Bot]]] = {
    "random": RandomBot,
    "rules": RulesBot,
    "search": SearchBot,
}

"""The bots of Hard City, from weak to strong."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from ashfall.bots.contract import Bot
from ashfall.bots.hardcity.rules import RulesBot
from ashfall.bots.hardcity.search import SearchBot
from ashfall.bots.random import RandomBot

__all__ = ["BOTS", "LEVELS"]

# All know the same rules of thumb and see the same. The first three follow them, the weaker with more slips;
# the others look ahead, as far as their budget allows.
LEVELS: Final[Mapping[str, Callable[..., Bot]]] = {
    "extra": partial(RulesBot, blur=2.5),
    "understudy": partial(RulesBot, blur=0.6),
    "stunt": RulesBot,
    "support": partial(SearchBot, iterations=4),
    "star": partial(SearchBot, iterations=24),
    "director": SearchBot,
}
BOTS: Final[Mapping[str, Callable[..., Bot]]] = {
    "random": RandomBot,
    "rules": RulesBot,
    **LEVELS,
    "search": SearchBot,
}

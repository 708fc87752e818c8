"""The bots of Neuroshima Hex, from weak to strong."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from ashfall.bots.contract import Bot
from ashfall.bots.neuroshima.greedy import GreedyBot
from ashfall.bots.neuroshima.rush import RushBot
from ashfall.bots.neuroshima.search import SearchBot
from ashfall.bots.random import RandomBot

__all__ = ["BOTS", "LEVELS"]

# They differ in budget and noise alone; all know the same rules and see the same. One
# iteration looks at what every move leads to and takes the best.
LEVELS: Final[Mapping[str, Callable[..., SearchBot]]] = {
    "recruit": partial(SearchBot, iterations=1, heat=0.2),
    "soldier": partial(SearchBot, iterations=1, heat=0.08),
    "sergeant": partial(SearchBot, iterations=1, heat=0.03),
    "veteran": partial(SearchBot, iterations=1),
    "captain": partial(SearchBot, iterations=16),
    "warlord": SearchBot,
}
BOTS: Final[Mapping[str, Callable[..., Bot]]] = {
    "random": RandomBot,
    "rush": RushBot,
    "greedy": GreedyBot,
    **LEVELS,
    "search": SearchBot,
}

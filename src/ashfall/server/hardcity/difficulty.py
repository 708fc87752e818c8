"""How hard an episode is for the officers: how often they win, and skulls that say the same at a glance.

The figures are those of docs/balance-hardcity.md, games between bots; ``scripts.city_balance`` writes both.
Where enough games have been played to their end on this server, theirs are taken instead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from ashfall.server.hardcity.shapes import HardCityTerms
from ashfall.server.hardcity.shelf_shapes import WinRate
from ashfall.server.rooms.terms import game_terms_anew
from ashfall.server.store import MatchRow
from ashfall.server.workshop import Steps
from ashfall.table.phrases import Phrase

__all__ = [
    "ENOUGH",
    "OFFICERS",
    "KindOfTable",
    "MeasuredRate",
    "is_played_out",
    "measured_rates",
    "rates_of",
    "skulls",
]

ENOUGH: Final = 50  # games at one kind of table before they tell something
# The fewer games the officers win, the more skulls: one, and one more for each of these shares not reached.
STEPS: Final = (0.65, 0.55, 0.45, 0.35)
OFFICERS: Final = "officers"
BY_THE_RULES: Final = "hc-reason-"  # ends that are nobody's leaving


class KindOfTable(msgspec.Struct, frozen=True):
    """What is played, and by how many officers."""

    episode: int
    mode: str
    officers: int
    campaign: bool


class MeasuredRate(msgspec.Struct, frozen=True):
    """A row of the file: so many games, of which the officers won so many."""

    table: KindOfTable
    games: int
    won: int


@cache
def measured_rates() -> tuple[MeasuredRate, ...]:
    """The figures that come with the package."""
    file = files(__package__) / "win_rates.json"
    return msgspec.json.decode(file.read_bytes(), type=tuple[MeasuredRate, ...])


def skulls(share: float) -> int:
    """From one to five; three where the officers win about half of the games."""
    return 1 + sum(share < step for step in STEPS)


def rates_of(ended: Iterable[MatchRow]) -> Steps[dict[int, list[WinRate]]]:
    """How often the officers win, by episode, given the games that ended on this server."""
    played, won = yield from _counted(ended)
    found: dict[int, list[WinRate]] = {}
    for rate in measured_rates():
        table, is_here = rate.table, played[rate.table] >= ENOUGH
        games, wins = (played[table], won[table]) if is_here else (rate.games, rate.won)
        found.setdefault(table.episode, []).append(
            WinRate(
                mode=table.mode,
                officers=table.officers,
                campaign=table.campaign,
                games=games,
                won=wins,
                skulls=skulls(wins / games),
                is_here=is_here,
            )
        )
    return found


def _counted(ended: Iterable[MatchRow]) -> Steps[tuple[Counter[KindOfTable], Counter[KindOfTable]]]:
    played: Counter[KindOfTable] = Counter()
    won: Counter[KindOfTable] = Counter()
    for row in ended:
        yield
        if not is_played_out(row):
            continue
        terms: HardCityTerms = game_terms_anew(row)
        table = KindOfTable(terms.episode, terms.mode, len(terms.officers), terms.campaign is not None)
        played[table] += 1
        won[table] += row.side == OFFICERS
    return played, won


def is_played_out(row: MatchRow) -> bool:
    """Whether the rules ended it; who gives up or runs out of time tells little about an episode."""
    reason = msgspec.json.decode(row.result, type=Phrase).args.get("reason") if row.result else None
    return isinstance(reason, Phrase) and reason.id.startswith(BY_THE_RULES)

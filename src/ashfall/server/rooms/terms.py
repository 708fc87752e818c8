"""What was agreed about a match before it began."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from ashfall.neuroshima.modes import BASIC, DUEL, SIDE_OF
from ashfall.neuroshima.options import DEFAULTS
from ashfall.server.messages import Clock
from ashfall.server.store import MatchRow

__all__ = ["TEAMS", "TEAM_HEALTH", "Terms", "read_terms", "write_terms"]

TEAMS: Final = "teams"
TEAM_HEALTH: Final = "team_hq_health"  # as the rules call it


class Terms(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Stored with a match as JSON."""

    clock: Clock | None = None
    armies: Sequence[str] = ()  # as they were wished for, by seat; "random" stays random in a rematch
    listed: bool = False
    mode: str = DUEL
    board: int = BASIC  # hexes
    variants: Sequence[str] = ()
    settings: Mapping[str, bool | str] = {}  # of the rules, where they differ from the usual ones
    places: Sequence[str] = ()  # by seat, who was to sit there: somebody in particular, a friend, anybody
    leaders: Sequence[int] = ()  # by seat, the first one that the same person leads; empty: each its own

    def sides(self) -> list[int]:
        """The number of the side of each seat."""
        return list(SIDE_OF.get(self.mode, range(len(self.armies))))

    @property
    def team_health(self) -> int:
        """The health of each HQ in teams; 0 in other modes, where it is that of the army."""
        return int(self.settings.get(TEAM_HEALTH, DEFAULTS[TEAM_HEALTH])) if self.mode == TEAMS else 0

    def other_settings(self) -> dict[str, bool | str]:
        """What else differs from the usual rules; a record may bring along any of it."""
        given = self.settings.items()
        return {key: value for key, value in given if value != DEFAULTS[key] and key != TEAM_HEALTH}


def read_terms(row: MatchRow) -> Terms:
    """The terms of a match."""
    return _read(row.options)


def write_terms(terms: Terms) -> str:
    """The terms as they are stored."""
    return msgspec.json.encode(terms).decode()


@lru_cache(maxsize=256)
def _read(text: str) -> Terms:
    return msgspec.json.decode(text, type=Terms)

"""The rules of one table: armies by seat, mode, play area, variants and settings."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from ashfall.neuroshima.army import Army, find_army
from ashfall.neuroshima.geometry import board_of
from ashfall.neuroshima.modes import BASIC, DUEL, ENLARGED, MOST_ON_BASIC, check_board, make_mode
from ashfall.neuroshima.options import DEFAULTS, Options
from ashfall.neuroshima.tables import Rules

__all__ = ["duel_rules", "field_of", "make_rules", "table_of", "usual_board"]

FIELDS: Final = ("armies", "mode", "board", "variants")  # what an error may begin with; else it is a setting
REMEMBERED: Final = 100  # tables whose rules are kept; more than there are pairs of armies


def usual_board(seats: int) -> int:
    """How many hexes a table with so many armies has where nobody says otherwise (NH-13.7.1)."""
    return BASIC if seats <= MOST_ON_BASIC else ENLARGED


def make_rules(
    armies: Sequence[Army],
    mode: str = DUEL,
    *,
    board: int | None = None,
    variants: Sequence[str] = (),
    settings: Mapping[str, bool | str] | None = None,
) -> Rules:
    """The rules for armies by seat; raises ValueError for what does not fit together."""
    given = Options(settings).given
    hexes = usual_board(len(armies)) if board is None else board
    return _rules(tuple(armies), mode, hexes, tuple(variants), tuple(given.items()))


@lru_cache(maxsize=REMEMBERED)
def _rules(
    armies: tuple[Army, ...],
    mode: str,
    board: int,
    variants: tuple[str, ...],
    settings: tuple[tuple[str, bool | str], ...],
) -> Rules:
    """Rules never change, so that matches of equal tables share them."""
    loaded, options = list(armies), Options(dict(settings))
    way = make_mode(mode, variants, loaded, options)
    check_board(board, way, loaded, options)
    return Rules(loaded, board_of(board), options, way)


def table_of(rules: Rules) -> Hashable:
    """What tells the table of some rules from others."""
    options, mode = rules.options, rules.mode
    changed = {name: value for name, value in options.given.items() if value != DEFAULTS[name]}
    return tuple(rules.armies), int(rules.board.size), mode.name, mode.variants, frozenset(changed.items())


def duel_rules(armies: Sequence[str | Army], settings: Mapping[str, bool | str] | None = None) -> Rules:
    """The rules for two armies; raises UnknownArmy, and ValueError for a setting that does not exist."""
    return make_rules([find_army(army) for army in armies], settings=settings)


def field_of(error: ValueError, settings: str) -> tuple[str, str]:
    """What an error of :func:`make_rules` is about, and what is wrong with it."""
    field, _, problem = str(error).partition(": ")
    return (field, problem) if field in FIELDS else (settings, str(error))

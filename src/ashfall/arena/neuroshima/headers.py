"""The headers of runs of Neuroshima Hex: duels, and tables of more than two armies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar, Final

from ashfall.arena.neuroshima.duel import GameResult
from ashfall.arena.neuroshima.layout import Settings, TableLayout
from ashfall.arena.neuroshima.puzzle_digs import DigHeader
from ashfall.arena.neuroshima.schedule import ContestPlan, Matchup
from ashfall.arena.neuroshima.tables import TablePlan, TableResult
from ashfall.arena.run_header import Header, common_fields, digest
from ashfall.bots.neuroshima.weights import SHIPPED
from ashfall.neuroshima import GAME
from ashfall.neuroshima.army import army_id, convert_armies, written_armies
from ashfall.neuroshima.modes import BASIC, DUEL

__all__ = ["DuelHeader", "TableHeader", "header_kind", "header_of", "table_header_of"]

SEATS: Final = 2
WEIGHTS: Final = "learned"  # the weights that come with the package, among the names of files


class DuelHeader(Header[GameResult], frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The first line of a journal of duels."""

    matchups: tuple[Matchup, ...]
    settings: Settings = ()
    own: tuple[dict[str, Any], ...] = ()  # armies that are not shipped, as in their files

    result: ClassVar[type] = GameResult

    @property
    def sound(self) -> str:
        """See :class:`Header`."""
        return "a game between two seats"

    def facts(self) -> dict[str, Any]:
        """See :class:`Header`."""
        table = {"mode": DUEL, "seats": SEATS, "board": BASIC, "variants": ()}
        armies = {"armies": self.matchups, "own armies": _ids(self.own)}
        return table | armies | {"settings": self.settings} | super().facts()

    def is_sound(self, result: GameResult) -> bool:
        """See :class:`Header`."""
        return _fits(result, SEATS)


class TableHeader(Header[TableResult], frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The first line of a journal of another mode."""

    mode: str
    seats: int
    board: int
    variants: tuple[str, ...] = ()
    armies: tuple[str, ...] = ()  # by seat; nothing: drawn
    settings: Settings = ()
    own: tuple[dict[str, Any], ...] = ()  # armies that are not shipped, as in their files
    matchups: tuple[Matchup, ...] = ()  # none; older journals say so

    result: ClassVar[type] = TableResult

    @property
    def layout(self) -> TableLayout:
        """The table."""
        own = convert_armies(self.own)
        return TableLayout(self.mode, self.seats, self.board, self.variants, self.settings, own)

    @property
    def sound(self) -> str:
        """See :class:`Header`."""
        return f"a game between {self.seats} seats"

    def facts(self) -> dict[str, Any]:
        """See :class:`Header`."""
        table = {"mode": self.mode, "seats": self.seats, "board": self.board, "variants": self.variants}
        armies = {"armies": self.armies, "own armies": _ids(self.own)}
        return table | armies | {"settings": self.settings} | super().facts()

    def is_sound(self, result: TableResult) -> bool:
        """See :class:`Header`."""
        seats = set(range(self.seats))
        return _fits(result, self.seats) and set(result.winners) <= seats and len(result.health) == self.seats


def header_kind(fields: Mapping[str, Any]) -> type[DuelHeader | TableHeader | DigHeader]:
    """Which header the first line of a journal is."""
    if "wish" in fields:
        return DigHeader
    return TableHeader if "mode" in fields else DuelHeader


def header_of(plan: ContestPlan, sprt: tuple[float, float] | None = None) -> DuelHeader:
    """The header of a plan; raises InvalidJournal when a file of a bot cannot be read."""
    own = tuple(written_armies(plan.own))
    return DuelHeader(**_fields(plan), matchups=plan.matchups, settings=plan.settings, own=own, sprt=sprt)


def table_header_of(plan: TablePlan) -> TableHeader:
    """Likewise for another mode than duels."""
    layout = plan.layout
    return TableHeader(
        **_fields(plan),
        mode=layout.mode,
        seats=layout.seats,
        board=layout.board,
        variants=layout.variants,
        settings=layout.settings,
        own=tuple(written_armies(layout.own)),
        armies=plan.armies,
    )


def _ids(own: Sequence[dict[str, Any]]) -> tuple[str, ...]:
    return tuple(map(army_id, convert_armies(own)))


def _fields(plan: ContestPlan | TablePlan) -> dict[str, Any]:
    fields = common_fields(GAME, plan)
    return fields | {"files": {**fields["files"], WEIGHTS: _shipped()}}


def _fits(result: GameResult, seats: int) -> bool:
    return result.winner in (*range(seats), None) and len(result.clocks) == seats


@cache
def _shipped() -> str:
    return digest((files("ashfall.bots.neuroshima") / SHIPPED).read_bytes())

"""Which ways to play the browser shows: duels without variants."""

from __future__ import annotations

from typing import TypeVar

from ashfall.neuroshima.modes import DUEL
from ashfall.neuroshima.position import Position
from ashfall.neuroshima.record import Record
from ashfall.table.errors import InvalidPosition, InvalidRecord, shown

__all__ = ["as_shown"]

T = TypeVar("T", Position, Record)


def as_shown(table: T) -> T:
    """The same position or record, if it can be shown; else raises InvalidPosition or InvalidRecord."""
    if table.mode != DUEL:
        raise _refused(table, "mode", f'expected "{DUEL}" in the browser, got "{shown(table.mode)}"')
    if table.variants:
        raise _refused(
            table, "variants", f"expected none in the browser, got {shown(', '.join(table.variants))}"
        )
    return table


def _refused(table: Position | Record, field: str, problem: str) -> InvalidPosition | InvalidRecord:
    if isinstance(table, Position):
        return InvalidPosition(field, problem)
    return InvalidRecord(f"options.{field}", problem)

"""Changes that turn a draft into another one: units come, go, turn and swap, other tiles are offered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Final

import msgspec

from ashfall.neuroshima.army import load_army
from ashfall.neuroshima.position import UnitRow
from ashfall.puzzles.neuroshima.maker_draft import UNIT_HQ, offered, with_offer, with_units
from ashfall.puzzles.neuroshima.maker_positions import aimed_unit, free_hexes, sound_units, tiles_of
from ashfall.puzzles.neuroshima.puzzle import Puzzle

__all__ = ["any_offer", "changed", "other_offer", "without_unit"]

FEWEST_UNITS: Final = 4  # HQs among them
CALM: Final = 0.6  # how often only tiles are offered that are placed and no more


def any_offer(
    chance: Random,
    army: str,
    units: Sequence[UnitRow],
    count: int,
    wanted: Sequence[str] = (),
    *,
    calm: bool | None = None,
) -> list[str]:
    """Tiles to choose from, with those that are wanted; no more of a tile than the army has.

    Only tiles that are placed and do no more in a turn are ``calm``; chance decides where nothing is said.
    """
    used = Counter(row.tile for row in units if row.owner == 0)
    calm = chance.random() < CALM if calm is None else calm
    tiles = [tile for tile in tiles_of(army) if not (calm and (tile.instant or tile.abilities))]
    pool = [tile.key for tile in tiles for _ in range(min(2, tile.count - used[tile.key]))]
    for key in wanted:
        if key in pool:
            pool.remove(key)
    return [*wanted, *chance.sample(pool, min(count - len(wanted), len(pool)))]


def changed(chance: Random, puzzle: Puzzle, wanted: Sequence[str] = ()) -> Puzzle | None:
    """The draft with one change; None where that one was not possible. ``wanted`` tiles stay on offer."""
    change = chance.choices(tuple(CHANGES), tuple(CHANGES.values()))[0]
    found = change(chance, puzzle, wanted)
    if found is None or not sound_units(found.armies, found.position.units):
        return None
    if found.target and all(row.owner != 1 or row.tile != found.target for row in found.position.units):
        return None
    return found


def without_unit(puzzle: Puzzle, row: UnitRow) -> Puzzle:
    """The same without one unit."""
    return with_units(puzzle, [other for other in puzzle.position.units if other.hex != row.hex])


def _movable(puzzle: Puzzle) -> list[UnitRow]:
    return [row for row in puzzle.position.units if row.tile != UNIT_HQ]


def _with_row(puzzle: Puzzle, row: UnitRow, other: UnitRow) -> Puzzle:
    return with_units(puzzle, [other if each.hex == row.hex else each for each in puzzle.position.units])


def _turn(chance: Random, puzzle: Puzzle, wanted: Sequence[str]) -> Puzzle | None:
    rows = _movable(puzzle)
    if not rows:
        return None
    row = chance.choice(rows)
    facing = (row.facing + chance.randrange(1, 6)) % 6
    return _with_row(puzzle, row, msgspec.structs.replace(row, facing=facing))


def _move(chance: Random, puzzle: Puzzle, wanted: Sequence[str]) -> Puzzle | None:
    row = chance.choice(puzzle.position.units)
    goal = chance.choice(free_hexes(puzzle.position.units))
    return _with_row(puzzle, row, msgspec.structs.replace(row, hex=goal))


def _come(chance: Random, puzzle: Puzzle, wanted: Sequence[str]) -> Puzzle | None:
    units = puzzle.position.units
    row = aimed_unit(chance, puzzle.armies, units, chance.choice((0, 1, 1)))
    return None if row is None else with_units(puzzle, [*units, row])


def _go(chance: Random, puzzle: Puzzle, wanted: Sequence[str]) -> Puzzle | None:
    rows = _movable(puzzle)
    if len(rows) + 2 <= FEWEST_UNITS:
        return None
    return without_unit(puzzle, chance.choice(rows))


def _swap(chance: Random, puzzle: Puzzle, wanted: Sequence[str]) -> Puzzle | None:
    one, other = chance.sample(puzzle.position.units, 2)
    places = {one.hex: other.hex, other.hex: one.hex}
    return with_units(
        puzzle,
        [msgspec.structs.replace(row, hex=places.get(row.hex, row.hex)) for row in puzzle.position.units],
    )


def _become(chance: Random, puzzle: Puzzle, wanted: Sequence[str]) -> Puzzle | None:
    """One unit is another tile of its army."""
    rows = [row for row in _movable(puzzle) if not (puzzle.target and row.tile == puzzle.target)]
    if not rows:
        return None
    row = chance.choice(rows)
    army = load_army(puzzle.armies[row.owner])
    keys = [tile.key for tile in army.tiles if tile.kind in ("warrior", "module")]
    return _with_row(puzzle, row, msgspec.structs.replace(row, tile=chance.choice(keys)))


def other_offer(chance: Random, puzzle: Puzzle, wanted: Sequence[str]) -> Puzzle | None:
    """One tile on offer is another one."""
    tiles = offered(puzzle)
    free = [tile for tile in tiles if tile not in wanted]
    if not free:
        return None
    tiles.remove(chance.choice(free))
    calm = True if puzzle.turns > 1 else None
    more = any_offer(chance, puzzle.armies[0], puzzle.position.units, len(tiles) + 1, tiles, calm=calm)
    return with_offer(puzzle, more) if len(more) > len(tiles) else None


def _target(chance: Random, puzzle: Puzzle, wanted: Sequence[str]) -> Puzzle | None:
    if not puzzle.target:
        return None
    others = sorted({row.tile for row in _movable(puzzle) if row.owner == 1})
    return replace(puzzle, target=chance.choice(others)) if others else None


CHANGES: Final[dict[Callable[[Random, Puzzle, Sequence[str]], Puzzle | None], int]] = {
    _turn: 4,
    _move: 4,
    _come: 4,
    _go: 2,
    _swap: 1,
    _become: 2,
    other_offer: 4,
    _target: 1,
}

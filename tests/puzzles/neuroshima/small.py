"""Small puzzles for tests, made from few words, and turned round."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import msgspec

from ashfall.neuroshima.geometry import board_of
from ashfall.puzzles.neuroshima.puzzle import Puzzle, parse_puzzle

OWN, ENEMY = 0, 1
Unit = tuple[int, str, str, int]  # owner, tile, hex, facing

BOARD = board_of(19)
CORNERS: list[Unit] = [(OWN, "hq", "A1", 0), (ENEMY, "hq", "E3", 0)]


def puzzle_text(units: list[Unit], offer: dict[str, int], **given: Any) -> str:
    """A puzzle file; what is not given is that of an easy one between Borgo and Outpost."""
    rows = [
        f'{{ owner = {owner}, tile = "{tile}", hex = "{hex}", facing = {facing} }}'
        for owner, tile, hex, facing in units
    ]
    own, enemy = given.pop("armies", ("borgo", "outpost"))
    reply = given.pop("reply", {})
    healths = given.pop("health", (20, 20))
    fields = {"number": 1, "difficulty": 1, "themes": [], "goal": "survive", "solution": [], **given}
    if "at_most" not in fields:
        fields.setdefault("use", 1)
    lines = [f"{key} = {msgspec.json.encode(value).decode()}" for key, value in fields.items()]
    lines += [f"{name} = {_table(tiles)}" for name, tiles in (("offer", offer), ("reply", reply)) if tiles]
    lines += ['title.en = "Test"', 'story.en = "Nothing happens."', "[position]"]
    players = [f'{{ army = "{army}", hq = {hq} }}' for army, hq in zip((own, enemy), healths, strict=True)]
    lines += [f"players = [{', '.join(players)}]", f"units = [{', '.join(rows)}]"]
    return "\n".join(lines)


def _table(tiles: dict[str, int]) -> str:
    return f"{{ {', '.join(f'{tile} = {count}' for tile, count in tiles.items())} }}"


def puzzle_of(units: list[Unit], offer: dict[str, int], **given: Any) -> Puzzle:
    """The puzzle itself."""
    return parse_puzzle(puzzle_text(units, offer, **given), "test.toml", "test")


def some_of(keys: Iterable[str], count: int) -> list[str]:
    """About so many of them, from all parts of the list."""
    every = list(keys)
    return every[:: max(1, len(every) // count)]


def crowded(wall: str, free: tuple[str, ...], units: list[Unit], owner: int = ENEMY) -> list[Unit]:
    """A board on which only a few hexes are free: walls stand on the others."""
    taken = {hex for _, _, hex, _ in (*CORNERS, *units)}
    walls = [(owner, wall, hex, 0) for hex in BOARD.labels if hex not in taken and hex not in free]
    return [*CORNERS, *units, *walls]


def turned(puzzle: Puzzle, times: int) -> Puzzle:
    """The whole puzzle turned clockwise by so many sixths; its solution, which names hexes, is left out."""
    units = []
    for row in puzzle.position.units:
        q, r = BOARD.points[BOARD.labels.index(str(row.hex))]
        for _ in range(times):
            q, r = -r, q + r
        label = BOARD.labels[BOARD.points.index((q, r))]
        units.append(msgspec.structs.replace(row, hex=label, facing=(row.facing + times) % 6))
    position = msgspec.structs.replace(puzzle.position, units=units)
    return replace(puzzle, position=position, solution=())

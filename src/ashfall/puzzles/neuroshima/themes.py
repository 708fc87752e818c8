"""What a puzzle is about: a theme is shown where the solution fails without it.

Moves of a kind (a push, an execution) show a theme where no move of the solution can be left out. What tiles
can do (nets, armor) is taken off all tiles of both armies: where the same moves then fail, it is a theme.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Final

import msgspec

from ashfall.neuroshima.army import load_army
from ashfall.neuroshima.state import FACING, KIND, OWNER, State
from ashfall.neuroshima.tables import Rules
from ashfall.neuroshima.tile import Tile
from ashfall.puzzles.neuroshima.checker import judge
from ashfall.puzzles.neuroshima.puzzle import Puzzle
from ashfall.table.errors import IllegalMove

__all__ = ["IN_THE_WAY", "MOST_THEMES", "ORDINARY", "in_the_way", "needed_moves", "shown_themes", "without"]

# First words of moves, or the tile after "play", that show a theme by themselves.
MOVES: Final = {
    "push": "pushes",
    "play push_back": "pushes",
    "grab": "grabs",
    "play grab": "grabs",
    "play hunt": "hunt",
    "mobility": "movement",
    "rotate": "movement",
    "transport": "movement",
    "play move": "movement",
    "play air_strike": "instants",
    "play grenade": "instants",
    "play sniper": "instants",
    "execute": "execution",
    "replace": "replacement",
    "net": "net_of_steel",
}
DEFENCE: Final = {"survive": "defence", "lose_no_unit": "defence"}
LEVEL: Final = (2, 1, 0)  # initiatives where it shall decide nothing: everybody strikes at once
STRENGTHENING: Final = ("melee", "ranged", "initiative", "scoper")
# Modules and initiative have a part in most battles: what is rarer is told first.
ORDINARY: Final = ("modules", "initiative")
MOST_THEMES: Final = 3
IN_THE_WAY: Final = (
    "reflection",
    "explosion",
    "agony",
    "medics",
    "nets",
    "friendly_fire",
    "armor",
)  # also of the enemy


def _unlinked(*keywords: str) -> Callable[[Tile], dict[str, Any]]:
    """Take effects away; a module without any stands there as a warrior without weapons."""

    def change(tile: Tile) -> dict[str, Any]:
        left = tuple(effect for effect in tile.effects if effect.keyword not in keywords)
        if left == tile.effects:
            return {}
        if left:
            return {"effects": left}
        return {"effects": (), "links": (), "kind": "hq" if tile.kind == "hq" else "warrior"}

    return change


def _level(tile: Tile) -> dict[str, Any]:
    """The same initiative for everybody but HQs."""
    changes = _unlinked("initiative")(tile)
    if tile.initiatives and tile.kind != "hq":
        changes["initiatives"] = LEVEL[: len(tile.initiatives)]
    return changes


def _unable(ability: str) -> Callable[[Tile], dict[str, Any]]:
    return lambda tile: {"abilities": tuple(word for word in tile.abilities if word != ability)}


TAKEN_AWAY: Final[dict[str, Callable[[Tile], dict[str, Any]]]] = {
    "explosion": _unable("explosion"),
    "reflection": lambda tile: {"reflection": ()},
    "agony": lambda tile: {"agony": False},
    "quartermaster": _unlinked("quartermaster"),
    "gauss": lambda tile: {"gauss": ()},
    "friendly_fire": lambda tile: {"friendly_fire": ()},
    "nets": lambda tile: {"nets": (), "web": False},
    "medics": _unlinked("medic"),
    "extra_attack": _unlinked("extra_attack"),
    "armor": lambda tile: {"armor": ()},
    "initiative": _level,
    "modules": lambda tile: {} if tile.kind == "hq" else _unlinked(*STRENGTHENING)(tile),
}


def shown_themes(puzzle: Puzzle, moves: Sequence[str]) -> tuple[str, ...]:
    """The themes of a solution, of which every move is needed; what is rare comes first."""
    found = [theme for start, theme in MOVES.items() if any(_begins(move, start) for move in moves)]
    found += [theme for theme in TAKEN_AWAY if not _solves(without(puzzle, theme), moves)]
    if "nets" in found and _has_knot(judge(puzzle, moves).before):
        found.insert(0, "knots")
    if puzzle.goal in DEFENCE:
        found.append(DEFENCE[puzzle.goal])
    rare = [theme for theme in dict.fromkeys(found) if theme not in ORDINARY]
    rare += [theme for theme in ORDINARY if theme in found]
    return tuple(rare[:MOST_THEMES])


def in_the_way(puzzle: Puzzle, theme: str) -> bool:
    """Whether a unit on the board could do what a theme is about, so that it may be in the way."""
    units = {(row.owner, row.tile) for row in puzzle.position.units}
    tiles = [load_army(puzzle.position.players[owner].army).tile(tile) for owner, tile in units]
    change = TAKEN_AWAY[theme]
    return any(replace(tile, **change(tile)) != tile for tile in tiles)


def needed_moves(puzzle: Puzzle, moves: Sequence[str]) -> tuple[str, ...]:
    """A solution without moves that could be left out; who comes and goes on at once comes there."""
    kept = _placed_at_once(puzzle, list(moves))
    for move in list(moves):
        shorter = [other for other in kept if other is not move]
        if _solves(puzzle, shorter):
            kept = shorter
    return tuple(kept)


def _placed_at_once(puzzle: Puzzle, moves: list[str]) -> list[str]:
    """Without moves of a unit that could have been placed where it goes."""
    for place in moves:
        for later in moves:
            came, went = place.split(), later.split()
            if came[0] != "place" or went[0] not in ("mobility", "rotate") or went[1] != came[2]:
                continue
            goal = [went[2], went[3]] if went[0] == "mobility" else [came[2], went[2]]
            straight = " ".join(["place", came[1], *goal])
            fewer = [straight if move is place else move for move in moves if move is not later]
            if _solves(puzzle, fewer):
                return _placed_at_once(puzzle, fewer)
    return moves


def without(puzzle: Puzzle, theme: str) -> Puzzle:
    """The same puzzle in a world in which no tile can do that."""
    own = [_army_without(key, theme) for key in dict.fromkeys(puzzle.armies)]
    return replace(puzzle, position=msgspec.structs.replace(puzzle.position, own=own))


@cache
def _army_without(key: str, theme: str) -> dict[str, Any]:
    army = load_army(key)
    tiles = tuple(replace(tile, **TAKEN_AWAY[theme](tile)) for tile in army.tiles)
    return replace(army, tiles=tiles).data()


def _has_knot(board: State) -> bool:
    """Whether two enemies stand before the battle with a net turned to each other."""
    rules = board.rules
    for hex, unit in enumerate(map(int, board.units)):
        for direction in range(6):
            beside = int(rules.board.neighbor[hex * 6 + direction])
            other = int(board.units[beside]) if unit and beside >= 0 else 0
            are_foes = other and other >> OWNER & 7 != unit >> OWNER & 7
            if are_foes and _nets(rules, unit, direction) and _nets(rules, other, (direction + 3) % 6):
                return True
    return False


def _nets(rules: Rules, unit: int, direction: int) -> bool:
    return bool(int(rules.kinds.nets[(unit & KIND) * 6 + (unit >> FACING & 7)]) >> direction & 1)


def _begins(move: str, start: str) -> bool:
    return f"{move} ".startswith(f"{start} ")


def _solves(puzzle: Puzzle, moves: Sequence[str]) -> bool:
    try:
        return judge(puzzle, moves).solved
    except IllegalMove:
        return False

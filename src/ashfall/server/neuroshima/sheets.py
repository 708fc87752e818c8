"""Armies as their pages show them: every tile with its card, and words to filter by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ashfall.neuroshima.army import army_keys, is_played_on, load_army
from ashfall.neuroshima.modes import BASIC, ENLARGED
from ashfall.neuroshima.tile import Army, Tile
from ashfall.server.neuroshima.cards import tile_card
from ashfall.server.neuroshima.character import DIFFICULTY, character_of
from ashfall.server.neuroshima.drawings import hand_key
from ashfall.server.neuroshima.own_armies import show_army
from ashfall.server.neuroshima.shapes import ArmySheet, TileSheet

__all__ = ["TAGS", "army_sheet", "army_sheets"]

FAST: Final = 3  # initiative
STRONG: Final = 2  # wounds of one attack
MOVING: Final = ("mobility", "rotation")


def _helps(tile: Tile) -> bool:
    return any(effect.targets == "friendly" for effect in tile.effects)


def _hinders(tile: Tile) -> bool:
    return any(effect.targets == "enemy" for effect in tile.effects)


# Words to filter by, in the order in which they are offered; the kind of a tile is a filter of its own.
TAGS: Final[dict[str, Callable[[Tile], bool]]] = {
    "melee": lambda tile: any(tile.melee),
    "ranged": lambda tile: any(tile.ranged),
    "strong": lambda tile: max(tile.melee + tile.ranged) >= STRONG,
    "friendly_fire": lambda tile: bool(tile.friendly_fire),
    "fast": lambda tile: max(tile.initiatives, default=0) >= FAST,
    "twice": lambda tile: len(tile.initiatives) > 1,
    "agony": lambda tile: tile.agony,
    "net": lambda tile: bool(tile.nets) or "net_of_steel" in tile.abilities,
    "armor": lambda tile: bool(tile.armor),
    "reflection": lambda tile: bool(tile.reflection),
    "toughness": lambda tile: tile.toughness > 0,
    "mobility": lambda tile: any(ability in MOVING for ability in tile.abilities),
    "ability": lambda tile: any(ability not in MOVING for ability in tile.abilities),
    "boost": _helps,
    "hinder": _hinders,
    "medic": lambda tile: any(effect.keyword == "medic" for effect in tile.effects),
}


def army_sheets() -> list[ArmySheet]:
    """The shipped armies, in their fixed order."""
    return [army_sheet(load_army(key)) for key in army_keys()]


def army_sheet(army: Army) -> ArmySheet:
    """One army, shipped or not."""
    return ArmySheet(
        army=show_army(army),
        name=dict(army.names),
        about=dict(army.about),
        colour=army.look.colour,
        emblem=f"em-{army.look.emblem}",
        boards=[board for board in (BASIC, ENLARGED) if is_played_on(army, board)],
        difficulty=DIFFICULTY.get(army.key, 0),
        character=character_of(army),
        tiles=[_tile(army, tile) for tile in army.tiles],
    )


def _tile(army: Army, tile: Tile) -> TileSheet:
    return TileSheet(
        tile=tile.key,
        kind=tile.kind,
        count=tile.count,
        name=dict(tile.names),
        help=dict(tile.help),
        drawing=hand_key(army, tile),
        instant=tile.instant,
        turns=tile.kind != "instant" and not tile.is_even,
        starts=tile.starts_on_board,
        card=tile_card(army, tile.key),
        tags=[tag for tag, fits in TAGS.items() if fits(tile)],
    )

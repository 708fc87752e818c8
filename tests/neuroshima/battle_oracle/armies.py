"""Mixed armies: tiles of all armies on one side, some with more icons, so that they meet far more often."""

from dataclasses import replace
from functools import cache

from ashfall.neuroshima.army import army_keys, load_army
from ashfall.neuroshima.tile import Army, Tile

ALL_EDGES = tuple(range(6))

# A table knows 254 kinds of tiles at most, so that six mixed armies may have some forty kinds each.
CHOSEN = {
    "moloch": "clown gauss_cannon hunter_killer stormtrooper net_fighter medic brain mother scout",
    "borgo": "claws net_fighter assassin",
    "outpost": "hmg annihilator mobile_armor scoper saboteur",
    "hegemony": "universal_soldier gladiator net_master boss quartermaster",
    "beasts": "ram bug urchin vulture arachnid swarm",
    "steel_police": "judge predator sergeant",
}


@cache
def mixed_armies() -> tuple[Army, ...]:
    """For each army another one with its HQ and traits and units of all armies."""
    return tuple(_mixed(load_army(key)) for key in army_keys())


def _mixed(army: Army) -> Army:
    key = f"mixed_{army.key}"
    chosen = [load_army(other).tile(tile) for other, tiles in CHOSEN.items() for tile in tiles.split()]
    tiles = [army.hq, *(variant for tile in chosen for variant in _variants(tile)), army.tile("battle")]
    return replace(army, key=key, tiles=tuple(replace(tile, army=key) for tile in tiles))


def _variants(tile: Tile) -> list[Tile]:
    """The tile itself, and the same with its links or Reflection on every edge, or harder to kill."""
    plain = replace(tile, key=f"{tile.army}_{tile.key}")
    more = []
    words = {effect.keyword for effect in tile.effects}
    if tile.reflection or words & {"medic", "quartermaster"}:
        links = ALL_EDGES if tile.links else ()
        mirrors = ALL_EDGES if tile.reflection else ()
        more.append(replace(plain, key=f"{plain.key}_all", links=links, reflection=mirrors))
    if tile.agony or "medic" in words:
        more.append(replace(plain, key=f"{plain.key}_hard", toughness=tile.toughness + 1))
    return [plain, *more]

"""A drawing in words, for people who cannot see it. The words themselves stand in the language files."""

from collections.abc import Iterable, Iterator
from typing import Final

from ashfall.draw.neuroshima.centre import effect_sign
from ashfall.draw.neuroshima.look import TileState
from ashfall.neuroshima.tile import Tile
from ashfall.table.texts import Texts

__all__ = ["tile_words"]

DIRECTIONS: Final = ("n", "ne", "se", "s", "sw", "nw")


def tile_words(tile: Tile, look: TileState | None = None, language: str = "en") -> str:
    """What can be seen on a tile, such as `Initiative 3; Ranged 1 NW`."""
    texts = Texts(language)
    return "; ".join(_facts(tile, look or TileState(), texts))


def _facts(tile: Tile, look: TileState, texts: Texts) -> Iterator[str]:
    yield from _state(tile, look, texts)
    yield from _values(tile, look, texts)
    for effect in tile.effects:
        sign = effect_sign(effect)
        yield f"{texts.format(f'effect-{effect.keyword}')} {sign}".rstrip()
    yield from _edges(tile, look, texts)
    for ability in tile.abilities:
        yield texts.format(f"ability-{ability}")
    if tile.instant:
        yield texts.format(f"instant-{tile.instant}")


def _state(tile: Tile, look: TileState, texts: Texts) -> Iterator[str]:
    if look.steel_net:
        yield f"({texts.format('ability-net_of_steel')})"
    elif look.netted:
        yield f"({texts.format('state-netted')})"
    if tile.health and not look.scored:
        health = tile.health if look.health is None else look.health
        yield f"{texts.format('icon-health')} {health}"
    if look.wounds:
        yield texts.format("count-wounds", count=look.wounds)


def _values(tile: Tile, look: TileState, texts: Texts) -> Iterator[str]:
    values = tile.initiatives if look.initiatives is None else look.initiatives
    if values:
        yield f"{texts.format('icon-initiative')} {', '.join(map(str, values))}"
    if tile.agony:
        yield texts.format("icon-agony")
    if tile.toughness:
        yield f"{texts.format('icon-toughness')} {tile.toughness}"


def _edges(tile: Tile, look: TileState, texts: Texts) -> Iterator[str]:
    one_sided = [0 if e in tile.friendly_fire else n for e, n in enumerate(tile.melee)]
    two_sided = [n if e in tile.friendly_fire else 0 for e, n in enumerate(tile.melee)]
    shots = [0 if e in tile.gauss else n for e, n in enumerate(tile.ranged)]
    attacks = (
        ("melee", one_sided, look.melee_bonus),
        ("friendly_fire", two_sided, look.melee_bonus),
        ("ranged", shots, look.ranged_bonus),
    )
    for icon, strengths, bonus in attacks:
        for strength in sorted({n for n in strengths if n}, reverse=True):
            places = [edge for edge, n in enumerate(strengths) if n == strength]
            yield f"{texts.format(f'icon-{icon}')} {strength + bonus} {_towards(places, look, texts)}"
    marks = (
        ("gauss", tile.gauss),
        ("armor", tile.armor),
        ("reflection", tile.reflection),
        ("web" if tile.web else "nets", tile.nets),
        ("links", tile.links),
    )
    for icon, places_of in marks:
        if places_of:
            yield f"{texts.format(f'icon-{icon}')} {_towards(places_of, look, texts)}"


def _towards(edges: Iterable[int], look: TileState, texts: Texts) -> str:
    directions = sorted((edge + look.facing) % 6 for edge in edges)
    return ", ".join(texts.format(f"direction-{DIRECTIONS[d]}-short") for d in directions)

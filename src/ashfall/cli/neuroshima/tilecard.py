"""What a tile does, in a few lines."""

from __future__ import annotations

from rich.markup import escape

from ashfall.draw.neuroshima.words import tile_words
from ashfall.neuroshima.match import Match
from ashfall.neuroshima.tile import Tile
from ashfall.table.texts import Texts

__all__ = ["find_tile", "tile_card"]


def find_tile(match: Match, wanted: str) -> Tile | None:
    """The tile on a hex, or the one with this key or name in any language; own tiles first."""
    labels = match.state.rules.board.labels
    unit = match.unit(wanted) if wanted.upper() in labels else None
    armies = match.state.rules.armies
    if unit is not None:
        return armies[unit.owner].tile(unit.tile)
    seat = int(match.state.chooser)
    for army in (armies[seat], *armies[:seat], *armies[seat + 1 :]):
        for tile in army.tiles:
            if wanted.casefold() in (tile.key, *(name.casefold() for name in tile.names.values())):
                return tile
    return None


def tile_card(tile: Tile, texts: Texts) -> str:
    """Name, kind, values, and the help line of the tile, then what its words mean; console markup."""
    kind = texts.format(f"kind-{tile.kind}")
    lines = [
        f"[bold]{escape(tile.name(texts.language))}[/] ({kind}, {tile.key})",
        escape(tile_words(tile, language=texts.language)),
        escape(tile.help.get(texts.language, tile.help["en"])),
        "",
        f"[dim]{escape(texts.format(f'kind-{tile.kind}-help'))}[/]",
    ]
    terms = [f"ability-{word}" for word in tile.abilities]
    terms += [f"effect-{effect.keyword}" for effect in tile.effects]
    terms += [f"instant-{tile.instant}"] if tile.instant else []
    lines += [
        f"[dim]{escape(texts.format(term))}: {escape(texts.format(f'{term}-help'))}[/]" for term in terms
    ]
    return "\n".join(lines)

"""One army file: TOML in, a checked Army out. A mistake is told with its file, tile and field."""

import re
import tomllib
from collections.abc import Callable
from itertools import pairwise
from typing import Final

from ashfall.neuroshima import keywords
from ashfall.neuroshima.army_fields import LONGEST_KEY, Fields
from ashfall.neuroshima.tile import LAST, TRAITS, Army, ArmyLook, Effect, Tile
from ashfall.table.errors import InvalidArmy

__all__ = ["convert_army", "parse_army"]

_INSTANT_KEYS: Final = ("key", "name", "help", "aliases", "kind", "count", "instant")
_UNIT_KEYS: Final = (
    "initiatives",
    "agony",
    "melee",
    "ranged",
    "gauss",
    "friendly_fire",
    "armor",
    "reflection",
    "nets",
    "web",
    "toughness",
    "health",
    "abilities",
    "links",
    "effects",
    "starts_on_board",
)
_TILE_KEYS: Final = _INSTANT_KEYS + _UNIT_KEYS
_LONGEST_KEY: Final = 23  # of an army, so that key and hash, its id, have at most 40 letters
_MOST_TILES: Final = 100  # of an army, HQ included
_MOST_ALIASES: Final = 10
_MOST_CHIPS: Final = 2  # the drawing of a tile has room for two


def parse_army(text: str, source: str) -> Army:
    """An army from the text of a TOML file; `source` names the file in error messages."""
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise InvalidArmy(source, "", _line_of(error, text), f"not valid TOML, {error}") from error
    return convert_army(table, source)


def convert_army(table: dict[str, object], source: str) -> Army:
    """The same from plain data, such as :meth:`Army.data` writes and records hold."""
    top = Fields(table, source)
    top.allow_only(("key", "order", "total", "name", "about", "traits", "look", "tile"))
    key = top.snake("key", _LONGEST_KEY)
    tiles = _tiles(top, key)
    army = Army(
        key,
        top.translations("name"),
        _look(top.inner("look")),
        tiles,
        order=top.integer("order", 0, LAST, LAST),
        about=top.translations("about") if "about" in top else {},
        traits=top.words("traits", TRAITS),
    )
    _check_army(top, army)
    return army


def _line_of(error: Exception, text: str) -> str:
    found = re.search(r"line \d+", str(error))
    if found:
        return found.group()
    return f"line {len(text.splitlines())}" if "end of document" in str(error) else ""


def _look(fields: Fields) -> ArmyLook:
    fields.allow_only(ArmyLook.__slots__)
    return ArmyLook(
        fields.colour("colour"), fields.snake("plate"), fields.snake("emblem"), fields.snake("pattern")
    )


def _tiles(top: Fields, army: str) -> tuple[Tile, ...]:
    tiles: list[Tile] = []
    for number, row in enumerate(top.rows("tile"), start=1):
        key = row.table.get("key")
        place = key if isinstance(key, str) and key else f"number {number}"
        tile = _tile(Fields(row.table, top.source, place), army)
        if any(tile.key == other.key for other in tiles):
            raise InvalidArmy(top.source, tile.key, "key", "two tiles have this key")
        tiles.append(tile)
    return tuple(tiles)


def _tile(fields: Fields, army: str) -> Tile:
    fields.allow_only(_TILE_KEYS)
    kind = fields.choice("kind", keywords.KINDS)
    if kind == "instant":
        _check_instant(fields)
    tile = Tile(
        army=army,
        key=fields.snake("key"),
        kind=kind,
        count=fields.integer("count", 1, 99),
        names=fields.translations("name"),
        help=fields.translations("help"),
        aliases=fields.texts("aliases"),
        initiatives=fields.integers("initiatives", 0, 9),
        agony=fields.flag("agony"),
        melee=fields.strengths("melee"),
        ranged=fields.strengths("ranged"),
        gauss=fields.edges("gauss"),
        friendly_fire=fields.edges("friendly_fire"),
        armor=fields.edges("armor"),
        reflection=fields.edges("reflection"),
        nets=fields.edges("nets"),
        web=fields.flag("web"),
        toughness=fields.integer("toughness", 0, 9, 0),
        health=fields.integer("health", 1, 99, 0),
        abilities=fields.words("abilities", keywords.ABILITIES),
        links=fields.edges("links"),
        effects=tuple(_effect(row) for row in fields.rows("effects")),
        instant=fields.choice("instant", keywords.INSTANTS, ""),
        starts_on_board=kind == "hq" or fields.flag("starts_on_board"),
    )
    for name, is_wrong, problem in _TILE_RULES:
        if is_wrong(tile):
            fields.fail(name, problem)
    return tile


def _effect(fields: Fields) -> Effect:
    fields.allow_only(("keyword", "amount", "targets"))
    keyword = fields.choice("keyword", keywords.EFFECTS)
    targets = fields.choice("targets", keywords.TARGETS, "friendly")
    allowed = keywords.TARGETS_BY_EFFECT.get(keyword, ("friendly",))
    if targets not in allowed:
        fields.fail("targets", f'"{keyword}" reaches only {allowed[0]} units, got "{targets}"')
    if keyword not in keywords.AMOUNTS:
        if "amount" in fields:
            fields.fail("amount", f'"{keyword}" has no amount, leave it out')
        return Effect(keyword, 0, targets)
    amount = fields.integer("amount", *keywords.AMOUNTS[keyword])
    if amount == 0:
        fields.fail("amount", "0 would do nothing, leave the effect out")
    return Effect(keyword, amount, targets)


def _check_instant(fields: Fields) -> None:
    for name in fields.table:
        if name not in _INSTANT_KEYS:
            fields.fail(name, "an instant carries nothing but its instant keyword")
    if "instant" not in fields:
        fields.fail("instant", "is missing, expected one of: " + ", ".join(keywords.INSTANTS))


def _is_falling(values: tuple[int, ...]) -> bool:
    return all(high > low for high, low in pairwise(values))


def _needs_links(tile: Tile) -> bool:
    return any(effect.keyword not in keywords.BOARD_WIDE for effect in tile.effects)


def _chips(tile: Tile) -> int:
    # The aura of an HQ is drawn as a chip; what a module gives stands on its plate.
    return len(tile.abilities) + (len(tile.effects) if tile.kind == "hq" else 0)


# Field, what is wrong, how to say it. The first row that applies is reported.
_TILE_RULES: Final[tuple[tuple[str, Callable[[Tile], bool], str], ...]] = (
    (
        "aliases",
        lambda t: len(t.aliases) > _MOST_ALIASES or any(len(name) > LONGEST_KEY for name in t.aliases),
        f"expected at most {_MOST_ALIASES} names of at most {LONGEST_KEY} letters",
    ),
    ("instant", lambda t: t.kind != "instant" and t.instant != "", "only a tile of kind instant has it"),
    ("count", lambda t: t.kind == "hq" and t.count != 1, "an army has one HQ, expected 1"),
    ("health", lambda t: t.kind == "hq" and t.health == 0, "is missing, an HQ needs health 1..99"),
    ("health", lambda t: t.kind != "hq" and t.health > 0, "only an HQ has health, use toughness"),
    ("toughness", lambda t: t.kind == "hq" and t.toughness > 0, "an HQ has health instead of toughness"),
    ("initiatives", lambda t: not _is_falling(t.initiatives), "expected falling values such as [2, 1]"),
    (
        "gauss",
        lambda t: any(t.ranged[edge] != 1 for edge in t.gauss),
        "a Gauss edge needs ranged strength 1 on the same edge",
    ),
    (
        "friendly_fire",
        lambda t: any(t.melee[edge] == 0 for edge in t.friendly_fire),
        "a friendly fire edge needs melee strength on the same edge",
    ),
    ("web", lambda t: t.web and not t.nets, "a web needs net edges"),
    ("effects", lambda t: t.kind == "warrior" and t.effects != (), "only a module or an HQ has effects"),
    ("effects", lambda t: t.kind == "module" and t.effects == (), "is missing, a module gives something"),
    ("effects", lambda t: len(t.effects) > _MOST_CHIPS, "expected at most two effects"),
    ("links", lambda t: t.links == () and _needs_links(t), "is missing, these effects reach along links"),
    ("links", lambda t: t.links != () and not _needs_links(t), "nothing here reaches along links"),
    ("abilities", lambda t: _chips(t) > _MOST_CHIPS, "expected at most two (an HQ counts its effects too)"),
    (
        "abilities",
        lambda t: t.kind != "hq" and "net_of_steel" in t.abilities,
        '"net_of_steel" belongs to an HQ',
    ),
    (
        "starts_on_board",
        lambda t: t.starts_on_board and t.kind != "hq" and "lair" not in t.abilities,
        'a tile other than the HQ that starts on the board needs the ability "lair"',
    ),
    (
        "abilities",
        lambda t: "lair" in t.abilities and not t.starts_on_board,
        '"lair" belongs to the HQ and to a tile with starts_on_board = true',
    ),
    (
        "count",
        lambda t: t.starts_on_board and t.count != 1,
        "a tile that starts on the board stands there once, expected 1",
    ),
)


def _check_army(top: Fields, army: Army) -> None:
    headquarters = [tile for tile in army.tiles if tile.kind == "hq"]
    if not headquarters:
        top.fail("tile", 'an army needs one tile of kind "hq", got none')
    if len(headquarters) > 1:
        raise InvalidArmy(top.source, headquarters[1].key, "kind", "an army has one HQ, this is the second")
    lair = [tile for tile in army.tiles if "lair" in tile.abilities]
    if lair and (len(lair) != 2 or headquarters[0] not in lair):
        raise InvalidArmy(
            top.source, lair[-1].key, "abilities", '"lair" joins the HQ and exactly one other tile'
        )
    total = top.integer("total", 1, _MOST_TILES)
    if total != army.total:
        top.fail("total", f"is {total}, but the counts of the tiles add up to {army.total}")

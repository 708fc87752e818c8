"""The tiles of the armies in a match as plain numbers, ready for the hot loops.

A *kind* is a tile of an army (``moloch.hybrid``) as a number from 1 on. Everything directional is kept per
facing: a set of directions is six bits, and strengths are looked up by ``(kind, facing, direction)``.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from ashfall.neuroshima.army import Army, Tile
from ashfall.neuroshima.geometry import Board
from ashfall.neuroshima.keywords import ABILITIES, EFFECTS, INSTANTS
from ashfall.neuroshima.modes import DUEL, Mode, make_mode
from ashfall.neuroshima.options import Options

# What kind of tile it is.
HQ: Final = 1
WARRIOR: Final = 2
MODULE: Final = 3
INSTANT: Final = 4
TILE_TYPES: Final = {"hq": HQ, "warrior": WARRIOR, "module": MODULE, "instant": INSTANT}

# Abilities of a unit, as bits in the order of keywords.ABILITIES.
MOBILITY: Final = 1 << 0
ROTATION: Final = 1 << 1
PUSH_BACK: Final = 1 << 2
EXPLOSION: Final = 1 << 3
NET_OF_STEEL: Final = 1 << 4
EXECUTION: Final = 1 << 5
REPLACEMENT: Final = 1 << 6
LAIR: Final = 1 << 7
FLYING: Final = 1 << 8
SCAVENGER: Final = 1 << 9

# Effects of a module or HQ, as bits in the order of keywords.EFFECTS.
MEDIC: Final = 1 << 3
SCOPER: Final = 1 << 5
DOUBLE_MOVE: Final = 1 << 6
TRANSPORT: Final = 1 << 7
GRAB_LINK: Final = 1 << 9
FREE_NET: Final = 1 << 10

# Those by which a unit, or units linked to it, may do something in a turn (NH-12.1 to NH-12.6, NH-10).
TURN_ABILITIES: Final = MOBILITY | ROTATION | PUSH_BACK | REPLACEMENT
TURN_EFFECTS: Final = TRANSPORT | GRAB_LINK

# What linked units get is added up in one number, eight bits for each sum.
LANE: Final = 255
FASTER: Final = 0
SLOWER: Final = 8
MELEE: Final = 16
RANGED: Final = 24
EXTRA: Final = 32
CONVERTS: Final = 40

# What a unit takes part in, so that nobody has to look for such units on the whole board.
IS_NETTER: Final = 1
IS_HELPER: Final = 2  # changes the values of linked units
IS_MEDIC: Final = 4
IS_SCOPER: Final = 8
IS_FIGHTER: Final = 16  # has initiative
IS_ACTOR: Final = 32  # does something in a turn, or lets others do it
IS_DWELLER: Final = 64  # may not leave its HQ

# The initiative of a kind is one number: how many tokens, then their printed values.
TOKENS: Final = 4  # most initiative icons on one tile
TOKEN_BITS: Final = 4
TOKEN: Final = 15

# The attack of an edge is one number: melee strength, ranged strength, and its nature.
STRENGTH: Final = 255
EDGE_RANGED: Final = 8
FRIENDLY_FIRE: Final = 1 << 16
GAUSS: Final = 1 << 17

STRENGTH_LANES: Final = {"melee": MELEE, "ranged": RANGED, "extra_attack": EXTRA}


@final
class Kinds:
    """Facts of every kind of tile in play, by number; kind 0 is no tile."""

    def __init__(self, armies: list[Army]) -> None:
        """Number the tiles of ``armies`` (each army once) in their order."""
        tiles = [tile for army in armies for tile in army.tiles]
        n = len(tiles) + 1
        if n > 255:
            raise ValueError(f"armies: expected at most 254 kinds of tiles together, got {n - 1}")
        self.tiles = tiles
        self.keys = ["", *(tile.key for tile in tiles)]
        self.count: i64 = n
        self.number = {(tile.army, tile.key): i + 1 for i, tile in enumerate(tiles)}
        self.type = vec[i64]([0] * n)
        self.toughness = vec[i64]([0] * n)
        self.abilities = vec[i64]([0] * n)
        self.effects = vec[i64]([0] * n)
        self.instant = vec[i64]([-1] * n)
        self.agony = vec[i64]([0] * n)
        self.web = vec[i64]([0] * n)
        self.tokens = vec[i64]([0] * n)
        self.roles = vec[i64]([0] * n)
        self.gift = vec[i64]([0] * n)  # sums for own units on the links
        self.harm = vec[i64]([0] * n)  # sums for enemy units on the links
        self.attacks = vec[i64]([0] * (n * 6))  # kind * 6 + facing -> directions with an attack
        self.nets = vec[i64]([0] * (n * 6))
        self.armor = vec[i64]([0] * (n * 6))
        self.reflection = vec[i64]([0] * (n * 6))
        self.links = vec[i64]([0] * (n * 6))
        self.edges = vec[i64]([0] * (n * 36))  # (kind * 6 + facing) * 6 + direction -> attack
        for i, tile in enumerate(tiles):
            self._enter(i + 1, tile)

    def tile(self, kind: int) -> Tile:
        """The tile of a kind."""
        return self.tiles[kind - 1]

    def _enter(self, kind: int, tile: Tile) -> None:
        self.type[kind] = TILE_TYPES[tile.kind]
        self.toughness[kind] = tile.toughness
        self.abilities[kind] = sum(1 << ABILITIES.index(word) for word in tile.abilities)
        self.effects[kind] = sum(1 << EFFECTS.index(word) for word in {e.keyword for e in tile.effects})
        self.agony[kind] = 1 if tile.agony else 0
        self.web[kind] = 1 if tile.web else 0
        if tile.instant:
            self.instant[kind] = INSTANTS.index(tile.instant)
        if len(tile.initiatives) > TOKENS:
            raise ValueError(f"{tile.army}.{tile.key}: expected at most {TOKENS} initiative values")
        printed = [len(tile.initiatives), *tile.initiatives]
        self.tokens[kind] = sum(value << TOKEN_BITS * i for i, value in enumerate(printed))
        self.gift[kind] = _sums(tile, "friendly")
        self.harm[kind] = _sums(tile, "enemy")
        self.roles[kind] = self._roles(kind, tile)
        self._enter_edges(kind, tile)

    def _roles(self, kind: int, tile: Tile) -> int:
        abilities, effects = int(self.abilities[kind]), int(self.effects[kind])
        roles = {
            IS_NETTER: tile.nets,
            IS_HELPER: self.gift[kind] | self.harm[kind],
            IS_MEDIC: effects & MEDIC,
            IS_SCOPER: effects & SCOPER,
            IS_FIGHTER: tile.initiatives,
            IS_ACTOR: abilities & TURN_ABILITIES or effects & TURN_EFFECTS,
            IS_DWELLER: abilities & LAIR and tile.kind != "hq",
        }
        return sum(role for role, plays in roles.items() if plays)

    def _enter_edges(self, kind: int, tile: Tile) -> None:
        fighting = [e for e in range(6) if tile.melee[e] or tile.ranged[e]]
        for facing in range(6):
            row = kind * 6 + facing
            self.attacks[row] = _directions(fighting, facing)
            self.nets[row] = _directions(tile.nets, facing)
            self.armor[row] = _directions(tile.armor, facing)
            self.reflection[row] = _directions(tile.reflection, facing)
            self.links[row] = _directions(tile.links, facing)
            for edge in range(6):
                self.edges[row * 6 + (edge + facing) % 6] = _attack(tile, edge)


def _directions(edges: tuple[int, ...] | list[int], facing: int) -> int:
    """Printed edges as a set of directions after turning the tile (NH-1.5)."""
    return sum(1 << (edge + facing) % 6 for edge in edges)


def _attack(tile: Tile, edge: int) -> int:
    nature = (FRIENDLY_FIRE if edge in tile.friendly_fire else 0) | (GAUSS if edge in tile.gauss else 0)
    return tile.melee[edge] | tile.ranged[edge] << EDGE_RANGED | nature


def _sums(tile: Tile, targets: str) -> int:
    total = 0
    for effect in tile.effects:
        if effect.targets != targets:
            continue
        if effect.keyword == "initiative":
            total += abs(effect.amount) << (FASTER if effect.amount > 0 else SLOWER)
        elif effect.keyword in STRENGTH_LANES:
            total += effect.amount << STRENGTH_LANES[effect.keyword]
        elif effect.keyword == "quartermaster":
            total += 1 << CONVERTS
    return total


@final
class Rules:
    """Everything about a match that never changes while it is played."""

    def __init__(self, armies: list[Army], board: Board, options: Options, mode: Mode | None = None) -> None:
        """Bring together the armies by seat, the board, the settings and the mode, else a duel."""
        self.armies = armies
        self.board = board
        self.options = options
        self.mode = mode if mode is not None else make_mode(DUEL, (), armies, options)
        self.seats: i64 = len(armies)
        unique: list[Army] = []
        for army in armies:
            if army not in unique:
                unique.append(army)
        if len({army.key for army in unique}) < len(unique):
            raise ValueError("armies: expected different armies to have different keys")
        self.kinds = Kinds(unique)
        self.hq_kind = vec[i64]([self._hq(army) for army in armies])
        self.companion = vec[i64]([self._companion(army) for army in armies])
        self.most_tiles: i64 = max(army.total for army in armies)
        self.stock = vec[u8]()  # the draw piles of all seats before shuffling, one after the other
        self.stock_size = vec[i64]()
        for army in armies:
            kinds = self._stock(army)
            self.stock_size = append(self.stock_size, i64(len(kinds)))
            for kind in kinds:
                self.stock = append(self.stock, u8(kind))

    def _hq(self, army: Army) -> int:
        return next(self.kinds.number[army.key, t.key] for t in army.tiles if t.kind == "hq")

    def _stock(self, army: Army) -> list[int]:
        """Kinds of the tiles that are shuffled (NH-2.3)."""
        drawn = [tile for tile in army.tiles if not tile.starts_on_board]
        return [self.kinds.number[army.key, tile.key] for tile in drawn for _ in range(tile.count)]

    def _companion(self, army: Army) -> int:
        """The kind that is set up beside the HQ (NH-2.7), or 0."""
        keys = [t.key for t in army.tiles if t.starts_on_board and t.kind != "hq"]
        return self.kinds.number[army.key, keys[0]] if keys else 0

"""Random positions for battles: every mode, both areas, all armies, wounds, markers, low counters."""

from collections.abc import Callable
from functools import cache
from typing import Any

from ashfall.neuroshima.army import army_keys, load_army
from ashfall.neuroshima.position import convert_position, read_position
from ashfall.neuroshima.state import State
from ashfall.neuroshima.tile import Army, Tile
from ashfall.table.random import Stream
from tests.neuroshima.battle_oracle.armies import mixed_armies
from tests.neuroshima.battle_oracle.facts import STEPS, At
from tests.neuroshima.boards import heals, is_special, nets
from tests.neuroshima.plays import SEATED

TABLES = (("duel", 2), *SEATED)


def _gives(tile: Tile, *keywords: str) -> bool:
    return any(effect.keyword in keywords for effect in tile.effects)


def asks(tile: Tile) -> bool:
    """Units about which somebody is asked, and the Scoper, who changes whom."""
    return "explosion" in tile.abilities or _gives(tile, "medic", "quartermaster", "scoper")


def is_medic(tile: Tile) -> bool:
    return _gives(tile, "medic")


def dies_last(tile: Tile) -> bool:
    """Agony and Medics."""
    return tile.agony or is_medic(tile)


def has_odd_shots(tile: Tile) -> bool:
    """Shots through mixed edges, Gauss, and what stops or throws back a shot."""
    mixed = any(melee and ranged for melee, ranged in zip(tile.melee, tile.ranged, strict=True))
    return mixed or bool(tile.gauss or tile.reflection) or "flying" in tile.abilities


def hurries(tile: Tile) -> bool:
    """Whatever changes or has several initiatives."""
    return len(tile.initiatives) > 1 or _gives(tile, "initiative", "extra_attack")


def comes_late(tile: Tile) -> bool:
    """Modules that change initiatives and nets that stop them: values go up and down in a battle."""
    return bool(tile.nets) or _gives(tile, "initiative", "extra_attack")


Taste = Callable[[Tile], bool]

# Which units stand on a board beside those that may be any.
TASTES: tuple[Taste | None, ...] = (
    None,
    asks,
    comes_late,
    dies_last,
    has_odd_shots,
    heals,
    hurries,
    is_medic,
    is_special,
    nets,
)

# Armies that are dealt more often than others: those whose tiles ask questions or meet in odd ways.
FAVOURED = ("hegemony", "outpost", "moloch", "beasts", "steel_police")


def random_state(number: int) -> State:
    """Position ``number``, ready to be fought."""
    return read_position(convert_position(random_position(number)), mixed_armies())


@cache
def armies() -> dict[str, Army]:
    """The six armies and the mixed ones."""
    return {army.key: army for army in (*map(load_army, army_keys()), *mixed_armies())}


def random_position(number: int) -> dict[str, Any]:
    """Position ``number``: tables in turn, the rest by chance."""
    stream = Stream(number)
    mode, seats = TABLES[number % len(TABLES)]
    radius = 3 if seats > 4 or (seats == 4 and stream.below(2)) else 2
    mixed = "mixed_" if number // len(TABLES) % 2 else ""
    keys = [mixed + _army(stream) for _ in range(seats)]
    absent = _absent(stream, mode, seats)
    rows = _units(stream, radius, keys, absent)
    _aim(stream, keys, rows)
    turn = _one(stream, [seat for seat in range(seats) if seat not in absent])
    return {
        "mode": mode,
        "board": 37 if radius == 3 else 19,
        "players": [
            {"army": key, "hq": 0 if seat in absent else _counter(stream, mode)}
            for seat, key in enumerate(keys)
        ],
        "units": rows,
        "net_of_steel": _markers(stream, mode, keys, rows, radius),
        "decks": [["battle"]] * seats,
        "turn": turn,
        **({"slot": 2 * int(stream.below(2)) if turn == 0 else 2 * turn - 1} if mode == "one_vs_two" else {}),
        "options": {"all_armies_on_37": True},
    }


def _one(stream: Stream, things: list[Any]) -> Any:
    return things[stream.below(len(things))]


def _army(stream: Stream) -> str:
    keys = list(army_keys())
    return str(_one(stream, keys + [key for key in keys if key in FAVOURED]))


def _absent(stream: Stream, mode: str, seats: int) -> set[int]:
    """Seats that left a free-for-all before."""
    if mode != "ffa" or stream.below(4):
        return set()
    return {int(stream.below(seats)) for _ in range(1 + stream.below(seats - 2))}


def _counter(stream: Stream, mode: str) -> int:
    if mode == "points":
        return int(_one(stream, [0, 10, 15, 17, 18, 19]))
    return int(1 + stream.below(_one(stream, [2, 4, 13])))


def _units(stream: Stream, radius: int, keys: list[str], absent: set[int]) -> list[dict[str, Any]]:
    """HQs and units, on part of the area or in a crowd around its middle."""
    span = range(-radius, radius + 1)
    area = [(q, r) for q in span for r in span if abs(q + r) <= radius]
    order = _shuffled(stream, area)
    crowd = bool(stream.below(3))
    if crowd:
        order.sort(key=_distance)
        order = _shuffled(stream, order[:19])
    present = [seat for seat in range(len(keys)) if seat not in absent]
    strong = present + 2 * _shuffled(stream, list(present))[:2]  # two seats have most of the units
    count = len(present) + 3 + int(stream.below(15)) + 6 * crowd
    taste = _one(stream, list(TASTES))
    rows = [_row(stream, order[i], seat, armies()[keys[seat]].hq) for i, seat in enumerate(present)]
    for at in order[len(present) : count]:
        owner = int(_one(stream, strong))
        rows.append(_row(stream, at, owner, _tile(stream, keys[owner], taste)))
    return _with_cerberus(stream, keys, rows, set(order[count:]))


def _shuffled(stream: Stream, things: list[Any]) -> list[Any]:
    left = list(things)
    return [left.pop(int(stream.below(len(left)))) for _ in things]


def _distance(at: At) -> int:
    return max(abs(at[0]), abs(at[1]), abs(at[0] + at[1]))


def _tile(stream: Stream, army: str, taste: Taste | None) -> Tile:
    units = [tile for tile in armies()[army].tiles if tile.kind in ("warrior", "module")]
    liked = [tile for tile in units if taste and taste(tile)]
    tile: Tile = _one(stream, liked if liked and stream.below(3) else units)
    return tile


def _row(stream: Stream, at: At, owner: int, tile: Tile) -> dict[str, Any]:
    wounds = int(stream.below(tile.toughness + 1)) if tile.kind != "hq" else 0
    facing = int(stream.below(6))
    return {"at": list(at), "owner": owner, "tile": tile.key, "facing": facing, "wounds": wounds}


def _with_cerberus(
    stream: Stream, keys: list[str], rows: list[dict[str, Any]], free: set[At]
) -> list[dict[str, Any]]:
    """Most HQs of the Beasts have their Cerberus beside them."""
    found = list(rows)
    for row in rows:
        if row["tile"] != "hq" or keys[row["owner"]] != "beasts" or not stream.below(4):
            continue
        q, r = row["at"]
        near = [at for at in sorted(free) if _distance((at[0] - q, at[1] - r)) == 1]
        if near:
            at = _one(stream, near)
            free.remove(at)
            found.append(_row(stream, at, row["owner"], load_army("beasts").tile("cerberus")))
    return found


def _aim(stream: Stream, keys: list[str], rows: list[dict[str, Any]]) -> None:
    """Turn most units so that one of their icons points at a neighbour."""
    taken = {(row["at"][0], row["at"][1]) for row in rows}
    for row in rows:
        q, r = row["at"]
        near = [way for way, (dq, dr) in enumerate(STEPS) if (q + dq, r + dr) in taken]
        tile = armies()[keys[row["owner"]]].tile(row["tile"])
        blows = [edge for edge in range(6) if tile.melee[edge] or tile.ranged[edge]]
        edges = [*blows, *tile.nets, *tile.links, *tile.armor, *tile.reflection]
        if near and edges and stream.below(3):
            row["facing"] = (_one(stream, near) - _one(stream, edges)) % 6


def _markers(stream: Stream, mode: str, keys: list[str], rows: list[dict[str, Any]], radius: int) -> Any:
    """Nets of Steel on units that are enemies of their thrower, as a position file lists them."""
    side: Any = {"teams": (0, 1, 0, 1), "one_vs_two": (0, 1, 1)}.get(mode, range(len(keys)))
    marks: list[str | None] = [None] * len(keys)
    for row in rows:
        seat = row["owner"]
        if row["tile"] != "hq" or not keys[seat].endswith("steel_police") or not stream.below(3):
            continue
        victims = [other for other in rows if other["tile"] != "hq" and side[other["owner"]] != side[seat]]
        if victims:
            marks[seat] = _label(_one(stream, victims)["at"], radius)
    if len(keys) > 2:
        return marks if any(marks) else None
    return [mark for mark in marks if mark] or None


def _label(at: list[int], radius: int) -> str:
    q, r = at
    return f"{chr(ord('A') + q + radius)}{r + radius + min(0, q) + 1}"

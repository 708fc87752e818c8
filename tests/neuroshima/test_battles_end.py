"""Battles on a full board follow one another until something gives way: always, in every mode (NH-5.4.3)."""

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest

from ashfall import neuroshima
from ashfall.neuroshima.army import Army, Tile, army_keys, load_army
from ashfall.neuroshima.battle import begin_battle, fight
from ashfall.neuroshima.events import BattleStarted, read_events
from ashfall.neuroshima.game import carry_out, refresh_answers
from ashfall.neuroshima.geometry import STEPS, board_of, distance
from ashfall.neuroshima.position import convert_position, read_position
from ashfall.neuroshima.state import BATTLE, GIVE, HEALTH, KIND, ROW, SCAVENGE, WOUNDS, State
from ashfall.neuroshima.trace import BATTLE_FULL_BOARD, Trace
from ashfall.neuroshima.turns import leave_battle, start_battle
from ashfall.table.random import Stream
from tests.neuroshima.plays import OTHER_OPTIONS, SEATED

BATTLES = 5_000 if neuroshima.COMPILED else 250
STACK = 256 * 1024  # bytes of a thread; so many battles inside one another would need more
BOARDS = 200 if neuroshima.COMPILED else 24
ASKING = (BATTLE, SCAVENGE, GIVE)  # what is asked while battles follow one another
TABLES = (("duel", 2), *SEATED)

At = tuple[int, int]
Wish = tuple[int, Callable[[Tile], bool], int | None]  # owner, which tiles, where it shoots

# How many of ten units have no attack: boards where little happens are those that fight on.
CALM = (0, 5, 8, 9)


def _tough(tile: Tile) -> Tile:
    """A unit that stands several battles; modules throw back whatever comes."""
    if tile.kind in ("hq", "instant"):
        return replace(tile, army=f"tough_{tile.army}")
    mirrors = tuple(range(6)) if tile.kind == "module" else tile.reflection
    return replace(tile, army=f"tough_{tile.army}", toughness=tile.toughness + 5, reflection=mirrors)


def _tough_army(key: str) -> Army:
    army = load_army(key)
    return replace(army, key=f"tough_{key}", tiles=tuple(_tough(tile) for tile in army.tiles))


# The shipped armies, whose boards soon have a gap, and others that fight on and on.
ARMIES = {army.key: army for key in army_keys() for army in (load_army(key), _tough_army(key))}


@pytest.mark.clause("NH-5.4.3")
def test_there_may_be_more_battles_than_fit_into_one_another() -> None:
    blocker = replace(load_army("moloch").tile("blocker"), army="rocks", toughness=BATTLES - 1)
    moloch = load_army("moloch")
    tiles = [blocker if tile.key == "blocker" else replace(tile, army="rocks") for tile in moloch.tiles]
    rocks = replace(moloch, key="rocks", tiles=tuple(tiles))
    units = [
        {"owner": 0, "tile": "hq", "hex": "A1"},
        {"owner": 1, "tile": "hq", "hex": "E3"},
        {"owner": 0, "tile": "assassin", "hex": "C3", "facing": 2},
        {"owner": 1, "tile": "blocker", "hex": "D3", "facing": 0},
    ]
    taken = {unit["hex"] for unit in units}
    for hex in board_of(19).labels:
        if hex not in taken:
            first = hex < "D"
            units.append({"owner": int(not first), "tile": "officer" if first else "blocker", "hex": hex})
    position = {"players": [{"army": "borgo"}, {"army": "rocks"}], "units": units}
    s = read_position(convert_position(position), [rocks])
    s.trace = Trace()
    in_little_space(lambda: start_battle(s, BATTLE_FULL_BOARD, s.active))
    fought = [event for event in read_events(s.rules, s.trace) if isinstance(event, BattleStarted)]
    assert len(fought) == BATTLES
    assert not s.is_full()


def in_little_space(act: Callable[[], None]) -> None:
    """Do something in a thread with a small stack; what does not fit ends the process."""
    usual = threading.stack_size(STACK)
    try:
        with ThreadPoolExecutor(1) as threads:
            threads.submit(act).result()
    finally:
        threading.stack_size(usual)


def is_calm(tile: Tile) -> bool:
    return not any(tile.melee + tile.ranged)


def is_odd(tile: Tile) -> bool:
    """What throws back, heals, explodes, flies or strikes friends: whatever undoes a hit or moves it."""
    heals = any(effect.keyword == "medic" for effect in tile.effects)
    return bool(tile.reflection or tile.friendly_fire or tile.abilities or heals)


def shoots(tile: Tile) -> bool:
    return any(tile.ranged)


def is_module(tile: Tile) -> bool:
    return tile.kind == "module"


def full_board(mode: str, seats: int, number: int) -> dict[str, Any]:
    """All HQs, and every hex of the basic area taken by tiles that chance picks, calm and odd ones."""
    stream = Stream(number)
    one_of = stream.below
    area = board_of(37 if seats > 4 or (seats == 4 and one_of(2)) else 19)
    known = [key for key in ARMIES if number % 4 == 0 or key.startswith("tough_")]
    keys = [known[one_of(len(known))] for _ in range(seats)]
    corners = [at for at in area.points if distance(at, (0, 0)) == area.radius and 0 in (*at, sum(at))]
    homes = [corners.pop(int(one_of(len(corners)))) for _ in range(seats)]
    calm = CALM[one_of(len(CALM))]
    set_up: dict[At, Wish] = {}
    if number % 3 == 0:
        homes[0], set_up = _before_a_mirror(stream)
    rows = []
    for hex, at in enumerate(area.points):
        if at not in homes and not area.inner >> hex & 1 and one_of(3):
            continue
        seat = _nearest(homes, at) if one_of(12) or at in homes else int(one_of(seats))
        wanted = is_calm if one_of(10) < calm else is_odd if one_of(2) else bool
        by_chance: Wish = (seat, wanted, None)
        owner, wish, edge = by_chance if at in homes else set_up.get(at, by_chance)
        tile = _tile(keys[owner], wish, stream)
        facing = int(one_of(6)) if edge is None else _facing(tile, edge)
        wounds = 0 if at in homes else int(one_of(min(2, tile.toughness) + 1))
        key = "hq" if at in homes else tile.key
        rows.append({"owner": owner, "tile": key, "facing": facing, "at": list(at), "wounds": wounds})
    return {
        "mode": mode,
        "board": int(area.size),
        "players": [{"army": key, "hq": 1 + int(one_of(13))} for key in keys],
        "units": rows,
        "options": OTHER_OPTIONS if one_of(2) else {"all_armies_on_37": True},
    }


def _before_a_mirror(stream: Stream) -> tuple[At, dict[At, Wish]]:
    """Where an HQ stands before an enemy module with an own shooter behind it, and these two."""
    at = [(q, r) for q in (-1, 0, 1) for r in (-1, 0, 1) if abs(q + r) < 2][stream.below(7)]
    edge = int(stream.below(6))
    q, r = STEPS[edge]
    return at, {
        (at[0] - q, at[1] - r): (0, shoots, edge),
        (at[0] + q, at[1] + r): (1, is_module, None),
    }


def _tile(army: str, wanted: Callable[[Tile], bool], stream: Stream) -> Tile:
    units = [tile for tile in ARMIES[army].tiles if tile.kind in ("warrior", "module")]
    some = [tile for tile in units if wanted(tile)] or units
    return some[stream.below(len(some))]


def _facing(tile: Tile, direction: int) -> int:
    """The facing in which its first shot goes there."""
    edge = next((edge for edge in range(6) if tile.ranged[edge]), 0)
    return (direction - edge) % 6


def _nearest(homes: list[At], at: At) -> int:
    """Whose HQ is nearest; of several the first. HQs among their own have nobody to strike."""
    return min(range(len(homes)), key=lambda seat: distance(homes[seat], at))


def most_battles(s: State) -> int:
    """Each battle takes something that never comes back, or is the one of R-77 that may take nothing."""
    kinds = s.rules.kinds
    bodies = sum(1 + int(kinds.toughness[unit & KIND]) - (int(unit) >> WOUNDS) for unit in s.units if unit)
    counters = [int(s.seat[seat * ROW + HEALTH]) for seat in range(int(s.rules.seats))]
    return 2 * (bodies + sum(abs(int(s.rules.mode.end) - counter) for counter in counters) + 1)


@pytest.mark.clause("NH-5.4.3", "R-35", "R-77", "R-91")
@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_battles_on_a_full_board_come_to_an_end(mode: str, seats: int) -> None:
    again = 0
    for number in range(BOARDS):
        s = read_position(convert_position(full_board(mode, seats, number)), ARMIES.values())
        if not s.is_full():
            continue  # the Lair made room
        most, stream, begun = most_battles(s), Stream(number), 1
        s.trace = Trace()
        begin_battle(s, BATTLE_FULL_BOARD, s.active)
        while fight(s) and leave_battle(s):  # as go_on_fighting does, but with an end in any case
            begun += 1
            assert begun <= most, f"board {number}: the battles do not end"
        while s.stage in ASKING:
            refresh_answers(s)
            carry_out(s, s.legal[stream.below(len(s.legal))])
        fought = sum(isinstance(event, BattleStarted) for event in read_events(s.rules, s.trace))
        assert fought <= most, f"board {number}: {fought} battles, expected at most {most}"
        again += fought > 1
    assert again > BOARDS // 8

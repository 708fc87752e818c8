"""Random positions for property tests, and what can be done to a whole position."""

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

from ashfall.neuroshima.army import Tile, army_keys, load_army
from ashfall.neuroshima.battle import begin_battle
from ashfall.neuroshima.game import carry_out, refresh_answers
from ashfall.neuroshima.geometry import board_of
from ashfall.neuroshima.modes import VARIANTS
from ashfall.neuroshima.position import convert_position, read_position
from ashfall.neuroshima.position_writer import unit_rows
from ashfall.neuroshima.state import BATTLE, HEALTH, ROW, State
from ashfall.neuroshima.trace import BATTLE_POSITION
from ashfall.neuroshima.turns import go_on_fighting
from tests.neuroshima.plays import OTHER_OPTIONS, SEATED

Position = dict[str, Any]
Outcome = tuple[frozenset[tuple[Any, ...]], tuple[int, ...], int]

Keep = Callable[[Tile], bool]

BOARD = board_of(19)
LARGE = board_of(37)


def nets(tile: Tile) -> bool:
    return bool(tile.nets)


def is_special(tile: Tile) -> bool:
    """Whether a unit does more than attack."""
    words = (tile.abilities, tile.reflection, tile.nets, tile.gauss)
    return tile.kind == "module" or tile.agony or any(words)


def heals(tile: Tile) -> bool:
    """Medics, and what makes them busy."""
    return any(effect.keyword in ("medic", "scoper", "extra_attack") for effect in tile.effects) or tile.agony


def _units_of(key: str, keep: Keep | None) -> list[Tile]:
    units = [tile for tile in load_army(key).tiles if tile.kind in ("warrior", "module")]
    return [tile for tile in units if keep is None or keep(tile)] or units


@st.composite
def positions(draw: st.DrawFn, most: int = 14, keep: Keep | None = None) -> Position:
    """Both HQs and some units of two armies anywhere; only units to ``keep``, where an army has them."""
    keys = [draw(st.sampled_from(army_keys())) for _ in range(2)]
    hexes = draw(st.lists(st.sampled_from(range(19)), min_size=4, max_size=most + 2, unique=True))
    rows = []
    for i, hex in enumerate(hexes):
        owner = i if i < 2 else draw(st.integers(0, 1))
        tiles = _units_of(keys[owner], keep)
        tile = draw(st.sampled_from(tiles))
        hq = i < 2
        rows.append(
            {
                "at": list(BOARD.points[hex]),
                "owner": owner,
                "tile": "hq" if hq else tile.key,
                "facing": draw(st.integers(0, 5)),
                "wounds": 0 if hq else draw(st.integers(0, tile.toughness)),
            }
        )
    return {
        "players": [{"army": key, "hq": draw(st.integers(1, 20))} for key in keys],
        "units": rows,
        "turn": draw(st.integers(0, 1)),
        "options": OTHER_OPTIONS if draw(st.booleans()) else {},
        "seed": draw(st.integers(0, 99)),
    }


@st.composite
def large_positions(draw: st.DrawFn, keep: Keep | None = None) -> Position:
    """All HQs and some units of three to six armies, in every mode but the duel, on both boards."""
    mode, seats = draw(st.sampled_from(SEATED))
    area = LARGE if seats > 4 or (seats == 4 and draw(st.booleans())) else BOARD
    keys = [draw(st.sampled_from(army_keys())) for _ in range(seats)]
    hexes = draw(st.lists(st.sampled_from(area.points), min_size=seats + 3, max_size=16, unique=True))
    rows = []
    for i, at in enumerate(hexes):
        owner = i if i < seats else draw(st.integers(0, seats - 1))
        tile = draw(st.sampled_from(_units_of(keys[owner], keep)))
        rows.append(
            {
                "at": list(at),
                "owner": owner,
                "tile": "hq" if i < seats else tile.key,
                "facing": draw(st.integers(0, 5)),
                "wounds": 0 if i < seats else draw(st.integers(0, tile.toughness)),
            }
        )
    options = OTHER_OPTIONS if draw(st.booleans()) else {"all_armies_on_37": True}
    return {
        "mode": mode,
        "board": int(area.size),
        "players": [{"army": key, "hq": draw(st.integers(1, 13))} for key in keys],
        "units": rows,
        "turn": draw(st.integers(0, seats - 1)),
        "options": options,
        "variants": [variant for variant in VARIANTS if draw(st.booleans())],
        "seed": draw(st.integers(0, 99)),
    }


def turned(position: Position, sixths: int) -> Position:
    """The whole board turned clockwise."""
    rows = [
        {**row, "at": turn_point(row["at"], sixths), "facing": (row["facing"] + sixths) % 6}
        for row in position["units"]
    ]
    return {**position, "units": rows}


def turn_point(at: list[int], sixths: int) -> list[int]:
    q, r = at
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return [q, r]


def swapped(position: Position) -> Position:
    """The seats exchanged; everything stays where it is."""
    rows = [{**row, "owner": 1 - row["owner"]} for row in position["units"]]
    return {
        **position,
        "players": position["players"][::-1],
        "units": rows,
        "turn": 1 - position["turn"],
    }


def state_of(position: Position) -> State:
    return read_position(convert_position(position))


def outcomes(start: State, most: int = 120) -> set[Outcome] | None:
    """Everything that a battle from here can lead to, whatever is answered; None if that is too much."""
    s = start.copy()
    begin_battle(s, BATTLE_POSITION, s.active)
    go_on_fighting(s)
    found: set[Outcome] = set()
    waiting = [s]
    leaves = 0
    while waiting:
        s = waiting.pop()
        if s.stage != BATTLE:
            found.add(outcome_of(s))
            leaves += 1
        else:
            refresh_answers(s)
            waiting += [_after(s, int(code)) for code in s.legal]
        if leaves + len(waiting) > most:
            return None
    return found


def _after(s: State, code: int) -> State:
    twin = s.copy()
    carry_out(twin, code)
    return twin


def outcome_of(s: State) -> Outcome:
    """What is left after a battle, in a form that can be compared."""
    rows = frozenset(
        (*row["at"], row["owner"], row["tile"], row["facing"], row["wounds"]) for row in unit_rows(s)
    )
    return rows, tuple(int(s.seat[seat * ROW + HEALTH]) for seat in range(int(s.rules.seats))), int(s.winners)


def turn_outcome(outcome: Outcome, sixths: int) -> Outcome:
    rows, health, winners = outcome
    turned_rows = frozenset(
        (*turn_point([q, r], sixths), owner, tile, (facing + sixths) % 6, wounds)
        for q, r, owner, tile, facing, wounds in rows
    )
    return turned_rows, health, winners


def swap_outcome(outcome: Outcome) -> Outcome:
    rows, health, winners = outcome
    swapped_rows = frozenset((q, r, 1 - owner, *rest) for q, r, owner, *rest in rows)
    return swapped_rows, health[::-1], winners >> 1 | (winners & 1) << 1

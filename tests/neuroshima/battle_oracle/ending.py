"""Who is out and who has won after a battle in which counters came to their end (NH-6.5, NH-13)."""

from tests.neuroshima.battle_oracle.battle import is_homeless, take
from tests.neuroshima.battle_oracle.facts import LAST_POINT, Table
from tests.neuroshima.battle_oracle.standing import freeze

Seats = set[int]


def winners_of(table: Table) -> Seats | None:
    """Who shares the victory, everybody in a draw; None while the game goes on."""
    seats = set(table.seats)
    if table.mode == "points":  # NH-13.3.2, R-44
        return {seat for seat in seats if table.counters[seat] >= LAST_POINT} or None
    fallen = {seat for seat in seats - table.out if table.counters[seat] == 0}
    if not fallen:
        return None
    if table.mode in ("teams", "one_vs_two"):
        return _winning_sides(table, fallen)
    left = seats - table.out - fallen
    if len(left) > 1:
        return None  # NH-13.2.1: play continues
    return left or fallen  # NH-6.5, NH-13.2.1, R-39


def _winning_sides(table: Table, fallen: Seats) -> Seats:
    sides = {table.side(seat) for seat in fallen}
    members = {side: {seat for seat in table.seats if table.side(seat) == side} for side in (0, 1)}
    if len(sides) == 1:  # NH-13.4.3, NH-13.5.4: the first to destroy an enemy HQ
        return members[1 - sides.pop()]
    if table.mode == "one_vs_two":
        return members[1]
    health = {side: sum(table.counters[seat] for seat in members[side]) for side in (0, 1)}
    best = max(health.values())
    return {seat for side in (0, 1) if health[side] == best for seat in members[side]}  # a draw


def eliminate(table: Table) -> Seats:
    """Players without an HQ leave, with all their tiles (NH-13.2.1); where the game goes on."""
    gone = {seat for seat in set(table.seats) - table.out if table.counters[seat] == 0}
    if table.mode == "points" or not gone:
        return set()
    table.out |= gone
    for seat in gone:
        table.markers.pop(seat, None)
    for unit in list(table.units.values()):
        if unit.owner in gone:
            take(table, unit.at)
    assert not any(is_homeless(table, unit) for unit in table.units.values())
    freeze(table)
    return gone

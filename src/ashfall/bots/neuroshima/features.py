"""What the learned value sees of a position, as a short list of numbered facts.

Every fact belongs to a seat. In a duel seat 0 counts plus, seat 1 counts minus, so that the value of a
position is the opposite for the other side; at other tables each seat is read by itself. A fact about a unit
is numbered by the tile's slot, so each tile learns its own worth.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ashfall.bots.neuroshima.slots import slots_of
from ashfall.neuroshima.geometry import Board, distance, lowest
from ashfall.neuroshima.state import (
    DISCARD,
    FACING,
    HAND,
    HEALTH,
    HQ_HEX,
    KIND,
    OWED,
    PILE,
    REDRAW,
    ROW,
    WOUNDS,
    State,
)
from ashfall.neuroshima.tables import EDGE_RANGED, GAUSS, INSTANT, STRENGTH, Rules

# Facts about one tile.
STANDS: Final = 0  # on the board
FALLS: Final = 1  # would be lost in a battle now
NETTED: Final = 2
RING: Final = 3  # four places up to symmetry: centre, inner ring, corner, edge
FROM_ENEMY: Final = 7  # steps to the nearest enemy HQ: one, two, more
FROM_HOME: Final = 10  # steps to the own HQ
AIMS_AT_HQ: Final = 13  # attacks that point at an enemy HQ
AIMS_AT_UNIT: Final = 14  # attacks that point at another enemy unit
AIMED_AT: Final = 15  # enemy attacks that point here
HELPS: Final = 16  # units that its links reach
READY: Final = 17  # in the hand of the side that moves
KEPT: Final = 18  # in the hand of another side
TO_COME: Final = 19  # in the pile
WOUNDED: Final = 20  # wounds that it carries
PER_TILE: Final = 21

# Facts about a seat, after those of the tiles.
HEALTH_NOW: Final = 0  # health, then one fact for each of the last points
HEALTH_THEN: Final = 8  # likewise, after a battle now
LAST_POINTS: Final = 7
TO_MOVE: Final = 16
CHOICES: Final = 17  # tiles that the side to move still holds
OPEN_SIDES: Final = 18  # empty hexes around the HQ
ARMED: Final = 19  # what a battle now would bring to a side that moves and holds a Battle tile
CROWDED: Final = 20  # what a battle now would bring, more as the board fills up
PER_SEAT: Final = 21

ROOM: Final = 1024
BATTLE_TILE: Final = 0  # number of the instant "battle" in keywords.INSTANTS


@final
class Features:
    """The facts of one position at a time, for one match."""

    def __init__(self, rules: Rules, tiles: int) -> None:
        """Prepare for a match; ``tiles`` is the number of slots."""
        slots = slots_of(rules.kinds)
        self.slot = vec[i64]([slot * PER_TILE for slot in slots])
        self.general: i64 = tiles * PER_TILE
        self.ring = vec[i64](_rings(rules.board))
        self.steps = vec[i64](_steps(rules.board))
        self.hexes: i64 = rules.board.size
        self.stock: i64 = max(1, sum(int(n) for n in rules.stock_size))
        self.index = vec[i64]([0] * ROOM)
        self.amount = vec[float]([0.0] * ROOM)
        self.size: i64 = 0
        self.early: float = 0.0  # 1 when all tiles are still to come, 0 when none is
        self.aimed = vec[i64]([0] * 64)

    def read(self, s: State, then: State) -> None:
        """List the facts of a duel; ``then`` is what a battle now would leave."""
        self.survey(s)
        self._read_seat(s, then, 0, 1.0)
        self._read_seat(s, then, 1, -1.0)
        self._read_battle(s, gain_of(s, then, 0) - gain_of(s, then, 1))

    def survey(self, s: State) -> None:
        """Begin with a position: see what concerns all seats."""
        self.size = 0
        self._count_aims(s)
        left: i64 = 0
        seat: i64 = 0
        while seat < s.rules.seats:
            left += s.seat[seat * ROW + PILE]
            seat += 1
        self.early = float(left) / float(self.stock)

    def read_alone(self, s: State, then: State, seat: i64) -> None:
        """List the facts of one seat of a position that was surveyed."""
        self.size = 0
        self._read_seat(s, then, seat, 1.0)
        self._read_battle(s, gain_of(s, then, seat))

    def _add(self, index: i64, amount: float) -> None:
        self.index[self.size] = index
        self.amount[self.size] = amount
        self.size += 1

    def _read_seat(self, s: State, then: State, seat: i64, sign: float) -> None:
        self._read_units(s, then, seat, sign)
        self._read_tiles(s, seat, sign)
        self._read_counter(s, seat, HEALTH_NOW, sign)
        self._read_counter(then, seat, HEALTH_THEN, sign)
        if s.active == seat:
            self._add(self.general + TO_MOVE, sign)
        home: i64 = s.seat[seat * ROW + HQ_HEX]
        if home >= 0:
            around: i64 = s.rules.board.reach[home * 64 + 63] & s.empty()
            self._add(self.general + OPEN_SIDES, sign * float(count(around)))

    def _read_counter(self, s: State, seat: i64, first: i64, sign: float) -> None:
        """What a counter holds; only health has last points to be lost."""
        counter: i64 = counter_of(s, seat)
        self._add(self.general + first, sign * float(counter))
        if s.rules.mode.end:
            return
        most: i64 = counter
        if most > LAST_POINTS:
            most = LAST_POINTS
        i: i64 = 1
        while i <= most:
            self._add(self.general + first + i, sign)
            i += 1

    def _read_units(self, s: State, then: State, seat: i64, sign: float) -> None:
        home: i64 = s.seat[seat * ROW + HQ_HEX]
        left: i64 = s.own(seat)
        while left:
            hex: i64 = lowest(left)
            left &= left - 1
            base: i64 = self.slot[s.units[hex] & KIND]
            self._add(base + STANDS, sign)
            if s.is_netted(hex):
                self._add(base + NETTED, sign)
            if s.units[hex] >> WOUNDS:
                self._add(base + WOUNDED, sign * float(s.units[hex] >> WOUNDS))
            if then.units[hex] & KIND != s.units[hex] & KIND:
                self._add(base + FALLS, sign)
            self._add(base + RING + self.ring[hex], sign)
            away: i64 = self._steps_to_enemy(s, hex, seat)
            if away >= 0:
                self._add(base + FROM_ENEMY + away, sign)
            if home >= 0 and home != hex:
                self._add(base + FROM_HOME + self.steps[hex * self.hexes + home], sign)
            if self.aimed[hex]:
                self._add(base + AIMED_AT, sign * float(self.aimed[hex]))
            self._read_aims(s, hex, seat, base, sign)
            self._read_links(s, hex, seat, base, sign)

    def _steps_to_enemy(self, s: State, hex: i64, seat: i64) -> i64:
        """Steps to the nearest enemy HQ, less one, at most 2; -1 if none stands."""
        least: i64 = -1
        foes: i64 = s.rules.mode.foes[seat]
        row: i64 = 0
        while foes:
            if foes & 1:
                hq: i64 = s.seat[row + HQ_HEX]
                if hq >= 0 and (least < 0 or self.steps[hex * self.hexes + hq] < least):
                    least = self.steps[hex * self.hexes + hq]
            foes >>= 1
            row += ROW
        return least

    def _read_aims(self, s: State, hex: i64, seat: i64, base: i64, sign: float) -> None:
        at_hq: i64 = 0
        at_unit: i64 = 0
        row: i64 = (s.units[hex] & KIND) * 6 + ((s.units[hex] >> FACING) & 7)
        directions: i64 = s.rules.kinds.attacks[row]
        d: i64 = 0
        while directions:
            if directions & 1:
                target: i64 = first_target(s, hex, seat, d, s.rules.kinds.edges[row * 6 + d])
                if target >= 0:
                    if s.seat[s.owner(target) * ROW + HQ_HEX] == target:
                        at_hq += 1
                    else:
                        at_unit += 1
            directions >>= 1
            d += 1
        if at_hq:
            self._add(base + AIMS_AT_HQ, sign * float(at_hq))
        if at_unit:
            self._add(base + AIMS_AT_UNIT, sign * float(at_unit))

    def _read_links(self, s: State, hex: i64, seat: i64, base: i64, sign: float) -> None:
        kind: i64 = s.units[hex] & KIND
        links: i64 = s.rules.kinds.links[kind * 6 + ((s.units[hex] >> FACING) & 7)]
        if not links:
            return
        reached: i64 = s.rules.board.reach[hex * 64 + links]
        if s.rules.kinds.harm[kind]:
            reached &= s.enemies(seat)
        else:
            reached &= s.friends(seat)
        if reached:
            self._add(base + HELPS, sign * float(count(reached)))

    def _read_tiles(self, s: State, seat: i64, sign: float) -> None:
        i: i64 = s.pile_start(seat)
        end: i64 = i + s.seat[seat * ROW + PILE]
        while i < end:  # tiles of one kind mostly lie together, which keeps the list short
            start: i64 = i
            while i < end and s.tiles[i] == s.tiles[start]:
                i += 1
            self._add(self.slot[i64(s.tiles[start])] + TO_COME, sign * float(i - start))
        fact: i64 = KEPT
        if s.active == seat:
            fact = READY
            if s.stage == DISCARD or s.stage == REDRAW:
                fact = TO_COME  # just drawn: worth what was to be expected
        i = 0
        while i < s.seat[seat * ROW + HAND]:
            self._add(self.slot[s.hand_tile(seat, i)] + fact, sign)
            i += 1
        if fact == READY:
            self._add(self.general + CHOICES, sign * float(s.seat[seat * ROW + HAND]))

    def _read_battle(self, s: State, change: i64) -> None:
        """What a battle would change, where one is likely."""
        if not change:
            return
        gain: float = float(change)
        self._add(self.general + CROWDED, gain * float(count(s.occupied)) / float(self.hexes))
        if s.stage != DISCARD and s.stage != REDRAW and holds_battle(s):
            self._add(self.general + ARMED, gain)

    def _count_aims(self, s: State) -> None:
        """How many enemy attacks point at each hex."""
        i: i64 = 0
        while i < self.hexes:
            self.aimed[i] = 0
            i += 1
        kinds = s.rules.kinds
        left: i64 = s.fighters & ~s.netted
        while left:
            hex: i64 = lowest(left)
            left &= left - 1
            seat: i64 = s.owner(hex)
            row: i64 = (s.units[hex] & KIND) * 6 + ((s.units[hex] >> FACING) & 7)
            directions: i64 = kinds.attacks[row]
            d: i64 = 0
            while directions:
                if directions & 1:
                    target: i64 = first_target(s, hex, seat, d, kinds.edges[row * 6 + d])
                    if target >= 0:
                        self.aimed[target] += 1
                directions >>= 1
                d += 1


def float_row(items: list[float]) -> vec[float]:
    """Numbers as the compiled code keeps them."""
    return vec[float](items)


def counter_of(s: State, seat: i64) -> i64:
    """The health of a seat; or its points, less those that it will have to give away."""
    return s.seat[seat * ROW + HEALTH] - s.seat[seat * ROW + OWED]


def gain_of(s: State, then: State, seat: i64) -> i64:
    """What a battle now would add to the counter of a seat."""
    return counter_of(then, seat) - counter_of(s, seat)


def first_target(s: State, hex: i64, seat: i64, d: i64, edge: i64) -> i64:
    """The first enemy unit that an attack can reach, -1 if there is none.

    An ally may stand in the way (NH-13.5.5), of anything but a Gauss (NH-8.3.1).
    """
    neighbor = s.rules.board.neighbor
    foes: i64 = s.rules.mode.foes[seat]
    targets: i64 = s.rules.mode.targets[seat]
    far: i64 = neighbor[hex * 6 + d]
    while far >= 0:
        if s.units[far] and (foes >> s.owner(far)) & 1:
            return far
        if not edge & GAUSS:
            if not (edge >> EDGE_RANGED) & STRENGTH:
                return -1
            if s.units[far] and (targets >> s.owner(far)) & 1:
                return -1
        far = neighbor[far * 6 + d]
    return -1


def holds_battle(s: State) -> bool:
    """Whether the active player holds a Battle tile."""
    i: i64 = 0
    while i < s.seat[s.active * ROW + HAND]:
        kind: i64 = s.hand_tile(s.active, i)
        if s.rules.kinds.type[kind] == INSTANT and s.rules.kinds.instant[kind] == BATTLE_TILE:
            return True
        i += 1
    return False


def count(hexes: i64) -> i64:
    """How many hexes a set has."""
    n: i64 = 0
    while hexes:
        hexes &= hexes - 1
        n += 1
    return n


def _rings(board: Board) -> list[int]:
    """Hexes up to symmetry: 0 centre, 1 inner ring, 2 corner, 3 edge; a wider board counts from its rim."""
    rings: list[int] = []
    for point in board.points:
        away = distance(point, (0, 0))
        on_axis = 0 in (point[0], point[1], point[0] + point[1])
        if away == 0:
            rings.append(0)
        elif away < board.radius:
            rings.append(1)
        else:
            rings.append(2 if on_axis else 3)
    return rings


def _steps(board: Board) -> list[int]:
    """Steps between two hexes, less one, at most 2."""
    return [max(0, min(distance(a, b), 3) - 1) for a in board.points for b in board.points]

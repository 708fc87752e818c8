"""The legal moves of a turn while they are put together, and what every action asks about the board."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ashfall.neuroshima.geometry import lowest
from ashfall.neuroshima.moves import FIELD_A, FIELD_B, FIELD_C, VERB
from ashfall.neuroshima.nets import serves
from ashfall.neuroshima.state import HAND, HAND_LIMIT, KIND, ROW, State
from ashfall.neuroshima.tables import (
    DOUBLE_MOVE,
    FREE_NET,
    GRAB_LINK,
    HQ,
    MOBILITY,
    PUSH_BACK,
    REPLACEMENT,
    ROTATION,
    TRANSPORT,
    TURN_EFFECTS,
)

ROOM: Final = 2048


@final
class Offers:
    """A survey of the active player's possibilities and the moves found so far."""

    def __init__(self) -> None:
        """Make room for a long list."""
        self.items = vec[i64]([0] * ROOM)
        self.size: i64 = 0
        self.kinds = vec[i64]([0] * HAND_LIMIT)  # kinds in hand, each once, ascending
        self.kind_count: i64 = 0
        self.usable: i64 = 0  # as many of them as may be used: all, or none any more (NH-14)
        self.seat: i64 = 0
        self.empty: i64 = 0
        self.free: i64 = 0  # own units that are not netted
        self.movers: i64 = 0  # those of them with Mobility, and so on
        self.turners: i64 = 0
        self.pushers: i64 = 0
        self.leavers: i64 = 0
        self.foes: i64 = 0
        self.catchable: i64 = 0  # units that may be pushed and grabbed
        self.transports: i64 = 0  # modules that work for the player, by what they do
        self.grabs: i64 = 0

    def survey(self, s: State) -> None:
        """Look at the board and the hand of the active player."""
        self.size = 0
        self.seat = s.active
        self.empty = s.empty()
        mine: i64 = s.own(s.active)
        self.free = mine & ~s.netted
        self.foes = s.occupied & ~mine
        self.catchable = self.foes
        if s.rules.mode.allied:
            mine = s.friends(s.active)
            self.foes = s.enemies(s.active)
            self.catchable = s.catchable(s.active)
        self.movers = 0
        self.turners = 0
        self.pushers = 0
        self.leavers = 0
        self.transports = 0
        self.grabs = 0
        kinds = s.rules.kinds
        friends: i64 = s.rules.mode.friends[s.active]
        left: i64 = s.actors & (mine | s.scoped) & ~s.netted
        while left:
            hex: i64 = lowest(left)
            kind: i64 = s.units[hex] & KIND
            self._survey_abilities(kinds.abilities[kind], left & -left & self.free)
            if kinds.effects[kind] & TURN_EFFECTS and (friends >> serves(s, hex)) & 1:
                if kinds.effects[kind] & TRANSPORT:
                    self.transports |= left & -left
                if kinds.effects[kind] & GRAB_LINK:
                    self.grabs |= left & -left
            left &= left - 1
        self._survey_hand(s)
        self.usable = 0
        if s.plays:
            self.usable = self.kind_count

    def _survey_abilities(self, abilities: i64, unit: i64) -> None:
        if abilities & MOBILITY:
            self.movers |= unit
        if abilities & ROTATION:
            self.turners |= unit
        if abilities & PUSH_BACK:
            self.pushers |= unit
        if abilities & REPLACEMENT:
            self.leavers |= unit

    def _survey_hand(self, s: State) -> None:
        self.kind_count = 0
        tile: i64 = s.hand_start(self.seat)
        end: i64 = tile + s.seat[self.seat * ROW + HAND]
        while tile < end:
            self._insert(i64(s.tiles[tile]))
            tile += 1

    def _insert(self, kind: i64) -> None:
        """Note a kind in hand at its place, unless it is there already."""
        kinds = self.kinds
        place: i64 = self.kind_count
        while place and kinds[place - 1] > kind:
            place -= 1
        if place and kinds[place - 1] == kind:
            return
        i: i64 = self.kind_count
        while i > place:
            kinds[i] = kinds[i - 1]
            i -= 1
        kinds[place] = kind
        self.kind_count += 1

    def add(self, code: i64) -> None:
        """Add a move; moves arrive in number order."""
        if self.size == len(self.items):
            self._make_room()
        self.items[self.size] = code
        self.size += 1

    def _make_room(self) -> None:
        i: i64 = 0
        while i < ROOM:
            self.items = append(self.items, 0)
            i += 1

    def add_facings(self, verb: i64, a: i64, b: i64, c: i64) -> None:
        """Add a move once for each of the six facings."""
        if self.size + 6 > len(self.items):
            self._make_room()
        code: i64 = verb << VERB | a << FIELD_A | b << FIELD_B | c << FIELD_C
        items = self.items
        start: i64 = self.size
        d: i64 = 0
        while d < 6:
            items[start + d] = code | d
            d += 1
        self.size = start + 6

    def add_facings_but(self, verb: i64, a: i64, b: i64, c: i64, facing: i64) -> None:
        """The same without ``facing``, which would change nothing."""
        code: i64 = verb << VERB | a << FIELD_A | b << FIELD_B | c << FIELD_C
        d: i64 = 0
        while d < 6:
            if d != facing:
                self.add(code | d)
            d += 1

    def result(self) -> vec[i64]:
        """The finished list."""
        return self.items[: self.size]


def board_wide(s: State, seat: i64, effect: i64) -> bool:
    """Whether a free module with a board-wide ``effect`` works for ``seat`` (NH-10.12, NH-10.16, R-60)."""
    friends: i64 = s.rules.mode.friends[seat]
    left: i64 = (s.friends(seat) | s.scoped) & ~s.netted
    while left:
        hex: i64 = lowest(left)
        usable = effect != FREE_NET or s.owner(hex) == seat  # a turned launcher helps nobody
        if usable and s.rules.kinds.effects[s.units[hex] & KIND] & effect and (friends >> serves(s, hex)) & 1:
            return True
        left &= left - 1
    return False


def goes_twice(s: State, seat: i64) -> bool:
    """Whether moves of ``seat`` may take a second step (NH-10.12)."""
    return board_wide(s, seat, DOUBLE_MOVE)


def without_hqs(s: State, hexes: i64) -> i64:
    """Those of ``hexes`` whose unit is not an HQ."""
    found: i64 = hexes
    left: i64 = hexes
    while left:
        if s.rules.kinds.type[s.units[lowest(left)] & KIND] == HQ:
            found &= ~(left & -left)
        left &= left - 1
    return found

"""Everything about a match at one moment, hidden things included.

A unit is one number: kind, owner, facing and wounds. What belongs to a seat stands in one row of ``seat``;
the tiles of a seat (draw pile, discard pile, hand) stand in one row of ``tiles``. So a copy is a few short
slices.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from ashfall.neuroshima.geometry import BIT
from ashfall.neuroshima.modes import NO_LIMIT
from ashfall.neuroshima.tables import (
    IS_ACTOR,
    IS_DWELLER,
    IS_FIGHTER,
    IS_HELPER,
    IS_MEDIC,
    IS_NETTER,
    IS_SCOPER,
    Rules,
)
from ashfall.neuroshima.trace import Trace
from ashfall.table.random import Stream

# A unit on the board: kind, then owner, facing and wounds at these bits.
KIND: Final = 1023
OWNER: Final = 10
FACING: Final = 13
WOUNDS: Final = 16
REF: Final = 0xFFFF  # the part of a unit that events remember
REF_HEX: Final = 16

# The row of a seat.
UNITS: Final = 0  # set of hexes with its units
HEALTH: Final = 1  # of its HQ; its points in points mode
HQ_HEX: Final = 2  # -1 while it is not on the board
MARKER: Final = 3  # hex under its Net of Steel, -1 if the marker is at hand
PILE: Final = 4  # how many tiles are left to draw
DISCARDS: Final = 5
HAND: Final = 6
TERROR: Final = 7  # 1: may not place units in its next turn
OWED: Final = 8  # points that it still has to give to opponents
ROW: Final = 9

HAND_LIMIT: Final = 6

# What is being decided.
SETUP: Final = 0  # place the HQ and what comes with it (NH-2.6, NH-2.7)
REDRAW: Final = 1  # unlucky draw (DP-1)
DISCARD: Final = 2  # the mandatory discard (DP-2)
ACT: Final = 3  # the turn itself (DP-3)
STEP: Final = 4  # the second step that a Recon Center grants (NH-10.12)
DISPLACE: Final = 5  # where a pushed or grabbed unit goes (DP-4)
HUNT: Final = 6  # the edge a hunting unit strikes with (DP-9)
STRIKE: Final = 7  # Medics against an instant or a hunt (DP-7)
BATTLE: Final = 8  # Clown, Quartermaster, Medics in a battle (DP-5 to DP-7)
SCAVENGE: Final = 9  # after a battle (DP-8)
GIVE: Final = 10  # who gets the point that somebody owes
OVER: Final = 11

NOBODY: Final = -1


ROWS: Final = ("uses", "answers", "spent", "legal")  # those of any length


@final
class State:
    """A match at one moment. Make one with :func:`new_state`."""

    def __init__(self, rules: Rules, capacity: i64, units: vec[i64], seat: vec[i64], tiles: vec[u8]) -> None:
        """Wrap the given rows; the turn begins as before the first HQ is placed."""
        self.rules = rules
        self.capacity = capacity  # longest possible pile of one seat
        self.units = units  # hex -> unit, 0 = empty
        self.seat = seat  # seat * ROW + field
        self.tiles = tiles  # by seat: pile (top last), discards, hand
        self.netted: i64 = 0  # hexes whose unit is netted
        self.scoped: i64 = 0  # hexes whose module serves the enemy (NH-10.11)
        self.occupied: i64 = 0  # hexes with any unit
        self.netters: i64 = 0  # hexes of units with a net; the next six likewise, see tables.IS_NETTER
        self.helpers: i64 = 0
        self.medics: i64 = 0
        self.scopers: i64 = 0
        self.fighters: i64 = 0
        self.actors: i64 = 0
        self.dwellers: i64 = 0
        self.stage: i64 = SETUP
        self.chooser: i64 = 0  # who decides now
        self.active: i64 = 0  # whose turn it is
        self.slot: i64 = 0  # where that is in the order of turns
        self.out: i64 = 0  # seats that have lost their HQ and left the game (NH-13.2.1)
        self.turn: i64 = 0  # number of the turn, from 1
        self.target: i64 = 3  # how many tiles lie in front after drawing
        self.plays: i64 = NO_LIMIT  # tiles that may still be used in this turn (NH-14)
        self.terrified: i64 = 0  # the active player may not place units now (NH-11.9)
        self.first_out: i64 = NOBODY  # who drew the last tile first (NH-6.1)
        self.countdown: i64 = -1  # turns left before the Final Battle, -1 = not yet known
        self.tied: i64 = 0  # seats between which an overtime decides (NH-6.8, NH-13.2.2)
        self.overtime: i64 = 0  # those of them that still take a turn before its battle
        self.closer: i64 = NOBODY  # of three or more: the last before the Final Battle (NH-5.1.3)
        self.cause: i64 = 0  # why the battle is fought
        self.causer: i64 = 0  # who decides first in it (NH-5.1.3)
        self.phase: i64 = 0  # the last phase that was fought
        self.changed: i64 = 0  # 1: this battle left a wound, moved a counter or took a unit
        self.idle: i64 = 0  # battles in a row on a full board that changed nothing
        self.turned: i64 = 0  # 1: a Scavenger used its right after this battle
        self.context: i64 = 0  # what the pending decision is about
        self.winners: i64 = 0  # seats that share the victory, 0 while the game goes on
        self.ended: i64 = 0  # why the game is over
        self.uses = units[:0]  # abilities used this turn
        self.answers = units[:0]  # given in the phase or strike that is being worked out
        self.spent = units[:0]  # by hex, initiative tokens spent in this battle
        self.legal = units[:0]  # the choices of the chooser, sorted
        self.trace: Trace | None = None

    def copy(self) -> State:
        """An independent copy, without a trace."""
        other = State(self.rules, self.capacity, self.units[:], self.seat[:], self.tiles[:])
        other.netted = self.netted
        other.scoped = self.scoped
        other.occupied = self.occupied
        other.netters = self.netters
        other.helpers = self.helpers
        other.medics = self.medics
        other.scopers = self.scopers
        other.fighters = self.fighters
        other.actors = self.actors
        other.dwellers = self.dwellers
        other.stage = self.stage
        other.chooser = self.chooser
        other.active = self.active
        other.slot = self.slot
        other.out = self.out
        other.turn = self.turn
        other.target = self.target
        other.plays = self.plays
        other.terrified = self.terrified
        other.first_out = self.first_out
        other.countdown = self.countdown
        other.tied = self.tied
        other.overtime = self.overtime
        other.closer = self.closer
        other.cause = self.cause
        other.causer = self.causer
        other.phase = self.phase
        other.changed = self.changed
        other.idle = self.idle
        other.turned = self.turned
        other.context = self.context
        other.winners = self.winners
        other.ended = self.ended
        if len(self.uses):
            other.uses = self.uses[:]
        if len(self.answers):
            other.answers = self.answers[:]
        if len(self.spent):
            other.spent = self.spent[:]
        other.legal = self.legal  # never changed in place, so it may be shared
        return other

    # Questions about the board.

    def own(self, seat: i64) -> i64:
        """Hexes with units of ``seat``."""
        return self.seat[seat * ROW + UNITS]

    def units_of(self, seats: i64) -> i64:
        """Hexes with units of a set of seats."""
        hexes: i64 = 0
        field: i64 = UNITS
        while seats:
            if seats & 1:
                hexes |= self.seat[field]
            field += ROW
            seats >>= 1
        return hexes

    def friends(self, seat: i64) -> i64:
        """Hexes with units of ``seat`` and its allies."""
        return self.units_of(self.rules.mode.friends[seat])

    def enemies(self, seat: i64) -> i64:
        """Hexes with units that are not friendly to ``seat``."""
        return self.units_of(self.rules.mode.foes[seat])

    def catchable(self, seat: i64) -> i64:
        """Hexes with units that ``seat`` may net, push and grab."""
        return self.units_of(self.rules.mode.catches[seat])

    def is_out(self, seat: i64) -> bool:
        """Whether ``seat`` has left the game."""
        return (self.out >> seat) & 1 == 1

    def empty(self) -> i64:
        """Hexes without a unit."""
        return self.rules.board.all & ~self.occupied

    def owner(self, hex: i64) -> i64:
        """Seat of the unit on ``hex``."""
        return (self.units[hex] >> OWNER) & 7

    def is_netted(self, hex: i64) -> bool:
        """Whether the unit on ``hex`` is disabled by a net (NH-7)."""
        return (self.netted >> hex) & 1 == 1

    def is_full(self) -> bool:
        """Whether no hex of the basic area is empty (NH-4.6)."""
        inner: i64 = self.rules.board.inner
        return self.occupied & inner == inner

    def ref(self, hex: i64) -> i64:
        """The unit on ``hex`` as events remember it."""
        return (self.units[hex] & REF) | hex << REF_HEX

    # Tiles of a seat.

    def pile_start(self, seat: i64) -> i64:
        """Where the draw pile of ``seat`` begins in ``tiles``."""
        return seat * (2 * self.capacity + HAND_LIMIT)

    def shuffle_pile(self, seat: i64, stream: Stream) -> None:
        """Put the draw pile of ``seat`` into an order that chance gives."""
        stream.shuffle(self.tiles, self.pile_start(seat), self.seat[seat * ROW + PILE])

    def discard_start(self, seat: i64) -> i64:
        """Where the discard pile of ``seat`` begins in ``tiles``."""
        return self.pile_start(seat) + self.capacity

    def hand_start(self, seat: i64) -> i64:
        """Where the hand of ``seat`` begins in ``tiles``."""
        return self.pile_start(seat) + 2 * self.capacity

    def hand_tile(self, seat: i64, i: i64) -> i64:
        """Kind of the i-th tile in front of ``seat``."""
        return i64(self.tiles[self.hand_start(seat) + i])

    def holds(self, seat: i64, kind: i64) -> bool:
        """Whether a tile of ``kind`` lies in front of ``seat``."""
        i: i64 = 0
        while i < self.seat[seat * ROW + HAND]:
            if self.hand_tile(seat, i) == kind:
                return True
            i += 1
        return False

    def take(self, seat: i64, kind: i64) -> None:
        """Take one tile of ``kind`` out of the hand; the others keep their order."""
        start: i64 = self.hand_start(seat)
        last: i64 = self.seat[seat * ROW + HAND] - 1
        i: i64 = 0
        while i64(self.tiles[start + i]) != kind:
            i += 1
        while i < last:
            self.tiles[start + i] = self.tiles[start + i + 1]
            i += 1
        self.tiles[start + last] = 0
        self.seat[seat * ROW + HAND] = last

    def play(self, kind: i64) -> None:
        """The active player uses a tile: it leaves the hand and counts where uses are counted (NH-14)."""
        self.take(self.active, kind)
        if self.plays < NO_LIMIT:
            self.plays -= 1

    def discard(self, seat: i64, kind: i64) -> None:
        """Put a tile on the discard pile of ``seat``."""
        n: i64 = self.seat[seat * ROW + DISCARDS]
        self.tiles[self.discard_start(seat) + n] = u8(kind)
        self.seat[seat * ROW + DISCARDS] = n + 1

    def draw(self, seat: i64) -> i64:
        """Move the top tile of the pile into the hand and tell its kind (NH-3.6)."""
        left: i64 = self.seat[seat * ROW + PILE] - 1
        top: i64 = self.pile_start(seat) + left
        kind: u8 = self.tiles[top]
        self.tiles[top] = 0
        self.seat[seat * ROW + PILE] = left
        n: i64 = self.seat[seat * ROW + HAND]
        self.tiles[self.hand_start(seat) + n] = kind
        self.seat[seat * ROW + HAND] = n + 1
        return i64(kind)

    def sort_tiles(self, start: i64, count: i64) -> None:
        """Put ``count`` tiles from ``start`` on into the order of their kinds, which tells nothing."""
        i: i64 = 1
        while i < count:
            kind: u8 = self.tiles[start + i]
            j: i64 = i
            while j > 0 and self.tiles[start + j - 1] > kind:
                self.tiles[start + j] = self.tiles[start + j - 1]
                j -= 1
            self.tiles[start + j] = kind
            i += 1

    # Units.

    def put(self, hex: i64, kind: i64, seat: i64, facing: i64) -> None:
        """Stand a fresh unit on an empty hex."""
        self.units[hex] = kind | seat << OWNER | facing << FACING
        self.seat[seat * ROW + UNITS] |= BIT[hex]
        self._enlist(hex)
        if kind == self.rules.hq_kind[seat]:
            self.seat[seat * ROW + HQ_HEX] = hex

    def lift(self, hex: i64) -> None:
        """Take a unit off the board and put it on its owner's discard pile (NH-5.2.7)."""
        unit: i64 = self.units[hex]
        seat: i64 = (unit >> OWNER) & 7
        self._dismiss(hex)
        self.units[hex] = 0
        self.seat[seat * ROW + UNITS] &= ~(BIT[hex])
        self.netted &= ~(BIT[hex])
        if self.seat[seat * ROW + HQ_HEX] == hex:
            self.seat[seat * ROW + HQ_HEX] = -1
        self.discard(seat, unit & KIND)
        self.forget_uses(hex)

    def relocate(self, start: i64, end: i64, facing: i64) -> None:
        """Move and turn a unit; the marker of a Net of Steel and its used abilities go with it."""
        unit: i64 = self.units[start]
        seat: i64 = (unit >> OWNER) & 7
        self._dismiss(start)
        self.units[start] = 0
        self.units[end] = (unit & ~(i64(7) << FACING)) | facing << FACING
        self.seat[seat * ROW + UNITS] = (self.seat[seat * ROW + UNITS] & ~(BIT[start])) | BIT[end]
        self._enlist(end)
        if self.seat[seat * ROW + HQ_HEX] == start:
            self.seat[seat * ROW + HQ_HEX] = end
        if start != end and len(self.uses):
            self._move_uses(start, end)

    def enlist_all(self) -> None:
        """Note what every unit takes part in, after the units were filled in from elsewhere."""
        hex: i64 = 0
        while hex < len(self.units):
            if self.units[hex]:
                self._enlist(hex)
            hex += 1

    def _enlist(self, hex: i64) -> None:
        roles: i64 = self.rules.kinds.roles[self.units[hex] & KIND]
        unit: i64 = BIT[hex]
        self.occupied |= unit
        if roles & IS_NETTER:
            self.netters |= unit
        if roles & IS_HELPER:
            self.helpers |= unit
        if roles & IS_MEDIC:
            self.medics |= unit
        if roles & IS_SCOPER:
            self.scopers |= unit
        if roles & IS_FIGHTER:
            self.fighters |= unit
        if roles & IS_ACTOR:
            self.actors |= unit
        if roles & IS_DWELLER:
            self.dwellers |= unit

    def _dismiss(self, hex: i64) -> None:
        others: i64 = ~BIT[hex]
        self.occupied &= others
        self.netters &= others
        self.helpers &= others
        self.medics &= others
        self.scopers &= others
        self.fighters &= others
        self.actors &= others
        self.dwellers &= others

    # Abilities used this turn: ability, hex of the unit, hex of the module that grants it.

    def use(self, ability: i64, hex: i64, source: i64) -> None:
        """Remember that the unit on ``hex`` used ``ability`` granted by the unit on ``source``."""
        self.uses = append(self.uses, ability << 12 | hex << 6 | source)

    def has_used(self, ability: i64, hex: i64, source: i64) -> bool:
        """Whether that has happened this turn."""
        code: i64 = ability << 12 | hex << 6 | source
        i: i64 = 0
        while i < len(self.uses):
            if self.uses[i] == code:
                return True
            i += 1
        return False

    def _move_uses(self, start: i64, end: i64) -> None:
        i: i64 = 0
        while i < len(self.uses):
            code: i64 = self.uses[i]
            hex: i64 = (code >> 6) & 63
            source: i64 = code & 63
            if hex == start:
                hex = end
            if source == start:
                source = end
            self.uses[i] = (code >> 12) << 12 | hex << 6 | source
            i += 1

    def forget_uses(self, hex: i64) -> None:
        """Forget the abilities a unit used, as it leaves the board."""
        kept = self.units[:0]
        i: i64 = 0
        while i < len(self.uses):
            if (self.uses[i] >> 6) & 63 != hex and self.uses[i] & 63 != hex:
                kept = append(kept, self.uses[i])
            i += 1
        self.uses = kept


def new_state(rules: Rules, capacity: i64) -> State:
    """An empty table: no units, no tiles, full health (NH-2.4)."""
    seats: i64 = rules.seats
    seat = vec[i64]([0] * (seats * ROW))
    s: i64 = 0
    while s < seats:
        seat[s * ROW + HEALTH] = rules.mode.health[s]
        seat[s * ROW + HQ_HEX] = -1
        seat[s * ROW + MARKER] = -1
        s += 1
    tiles = vec[u8]([0] * (seats * (2 * capacity + HAND_LIMIT)))
    state = State(rules, capacity, vec[i64]([0] * rules.board.size), seat, tiles)
    state.plays = rules.mode.plays(0)
    return state


# Code that is not compiled must not pass rows to code that is: each of them would stay in memory for ever.
# It passes lists and gets rows back.


def state_of(
    rules: Rules, capacity: i64, units: list[int], seat: list[int], tiles: bytes, rows: list[list[int]]
) -> State:
    """A table with these rows, the last of them named by :data:`ROWS`; the rest is as on an empty one."""
    s = State(rules, capacity, _row_of(units), _row_of(seat), _tile_row(tiles))
    s.uses = _row_of(rows[0])
    s.answers = _row_of(rows[1])
    s.spent = _row_of(rows[2])
    s.legal = _row_of(rows[3])
    return s


def set_uses(s: State, uses: list[int]) -> None:
    """Say which abilities were used this turn."""
    s.uses = _row_of(uses)


def set_spent(s: State, spent: list[int]) -> None:
    """Say by hex what was used up in a battle."""
    s.spent = _row_of(spent)


def _row_of(items: list[int]) -> vec[i64]:
    """Numbers as the engine keeps them."""
    row = vec[i64]()
    for item in items:
        row = append(row, i64(item))
    return row


def _tile_row(kinds: bytes) -> vec[u8]:
    row = vec[u8]()
    for kind in kinds:
        row = append(row, u8(kind))
    return row

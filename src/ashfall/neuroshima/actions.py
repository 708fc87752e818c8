"""What a player may do in a turn, in the order of the verbs (NH-3.4, NH-4, NH-12)."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from mypy_extensions import i64

from ashfall.neuroshima.endings import ending_of
from ashfall.neuroshima.geometry import lowest
from ashfall.neuroshima.instants import INSTANT_RULES
from ashfall.neuroshima.moves import (
    DROP,
    END,
    EXECUTE,
    GRAB,
    MOVE_SELF,
    PLACE,
    PLAY,
    PUSH,
    REPLACE,
    RIDE,
    THROW_NET,
    TURN_SELF,
    a_of,
    b_of,
    c_of,
    d_of,
    move,
)
from ashfall.neuroshima.nets import linked
from ashfall.neuroshima.offers import Offers, board_wide, without_hqs
from ashfall.neuroshima.removal import remove
from ashfall.neuroshima.shifts import (
    BY_GRAB,
    displace,
    facing_of,
    go,
    grab_targets,
    offer_moves,
    offer_pairs,
    push_targets,
    shift,
)
from ashfall.neuroshima.state import ACT, HQ_HEX, KIND, MARKER, ROW, State
from ashfall.neuroshima.state import DISCARD as MUST_DISCARD
from ashfall.neuroshima.tables import (
    EXECUTION,
    FREE_NET,
    INSTANT,
    NET_OF_STEEL,
)
from ashfall.neuroshima.trace import (
    DISCARD_CHOSEN,
    DISCARD_MANDATORY,
    DISCARDED,
    GONE_EXECUTED,
    GONE_REPLACED,
    MARKER_THROWN,
    MOVED_MOBILITY,
    MOVED_ROTATION,
    MOVED_TRANSPORT,
    NO_DIRECTION,
    NO_HEX,
    NO_UNIT,
    PAID_EXECUTION,
    PAID_NET_OF_STEEL,
    PLACED,
    PLACED_EXECUTION,
    PLACED_NORMALLY,
    PLACED_REPLACEMENT,
    PLAYED,
)
from ashfall.neuroshima.turns import end_turn, finish_action


class Action:
    """One thing to do in a turn."""

    def __init__(self) -> None:
        """Nothing follows yet, see :func:`_in_a_row`."""
        self.next: Action | None = None

    def offer(self, s: State, o: Offers) -> None:
        """Add every legal move of this action."""

    def do(self, s: State, code: i64) -> None:
        """Carry out a legal move."""


def place(s: State, code: i64, cause: i64) -> None:
    """Stand the tile of a move on its hex."""
    s.put(b_of(code), a_of(code), s.chooser, d_of(code))
    if s.trace is not None:
        s.trace.add(PLACED, d_of(code), 0, 0, cause, s.ref(b_of(code)), NO_UNIT, NO_UNIT)


class Place(Action):
    """Place a unit on an empty hex (NH-4.1)."""

    def offer(self, s: State, o: Offers) -> None:
        """Not under Terror (NH-4.7)."""
        if s.terrified:
            return
        i: i64 = 0
        while i < o.usable:
            kind: i64 = o.kinds[i]
            if s.rules.kinds.type[kind] != INSTANT:
                left: i64 = o.empty
                while left:
                    o.add_facings(PLACE, kind, lowest(left), 0)
                    left &= left - 1
            i += 1

    def do(self, s: State, code: i64) -> None:
        """From the hand to the board."""
        s.play(a_of(code))
        place(s, code, PLACED_NORMALLY)
        finish_action(s)


class Execute(Action):
    """Pay one health and take the place of an enemy (NH-12.5, R-26)."""

    def offer(self, s: State, o: Offers) -> None:
        """Any enemy but an HQ."""
        i: i64 = 0
        while i < o.usable:
            if s.rules.kinds.abilities[o.kinds[i]] & EXECUTION and self._allowed(s, o.seat):
                left: i64 = without_hqs(s, o.foes)
                while left:
                    o.add_facings(EXECUTE, o.kinds[i], lowest(left), 0)
                    left &= left - 1
            i += 1

    def _allowed(self, s: State, seat: i64) -> bool:
        if s.terrified or not ending_of(s).can_pay(s, seat):
            return False
        hq: i64 = s.seat[seat * ROW + HQ_HEX]
        return s.rules.options.execution_with_netted_hq or (hq >= 0 and not s.is_netted(hq))

    def do(self, s: State, code: i64) -> None:
        """The victim leaves, the executioner stands."""
        s.play(a_of(code))
        ending_of(s).pay(s, s.active, PAID_EXECUTION)
        remove(s, b_of(code), GONE_EXECUTED)
        place(s, code, PLACED_EXECUTION)
        finish_action(s)


class Replace(Action):
    """Swap an own unit on the board for a tile in hand (NH-12.6, R-27)."""

    def offer(self, s: State, o: Offers) -> None:
        """Also under Terror."""
        leaving: i64 = o.leavers
        i: i64 = 0
        while leaving and i < o.usable:
            if s.rules.kinds.type[o.kinds[i]] != INSTANT:
                left: i64 = leaving
                while left:
                    o.add_facings(REPLACE, o.kinds[i], lowest(left), 0)
                    left &= left - 1
            i += 1

    def do(self, s: State, code: i64) -> None:
        """One goes to the discard pile, the other takes its hex."""
        s.play(a_of(code))
        remove(s, b_of(code), GONE_REPLACED)
        place(s, code, PLACED_REPLACEMENT)
        finish_action(s)


class Play(Action):
    """Use an instant (NH-4.2)."""

    def offer(self, s: State, o: Offers) -> None:
        """As its rule says; with the setting of R-68 also without any effect."""
        i: i64 = 0
        while i < o.usable:
            kind: i64 = o.kinds[i]
            if s.rules.kinds.type[kind] == INSTANT:
                before: i64 = o.size
                INSTANT_RULES[s.rules.kinds.instant[kind]].offer(s, o, kind)
                if o.size == before and s.rules.options.waste_instants:
                    o.add(move(PLAY, kind, NO_HEX, 0, 0))
            i += 1

    def do(self, s: State, code: i64) -> None:
        """Onto the discard pile, then its effect."""
        kind: i64 = a_of(code)
        s.play(kind)
        s.discard(s.active, kind)
        if s.trace is not None:
            s.trace.add(PLAYED, NO_DIRECTION, kind, s.active, 0, NO_UNIT, NO_UNIT, NO_UNIT)
        if b_of(code) == NO_HEX:
            finish_action(s)
        else:
            INSTANT_RULES[s.rules.kinds.instant[kind]].play(s, code)


class MoveSelf(Action):
    """Mobility: once a turn one hex and/or a turn (NH-12.1)."""

    def offer(self, s: State, o: Offers) -> None:
        """Every free unit that has not used it."""
        left: i64 = o.movers
        while left:
            unit: i64 = lowest(left)
            if not s.has_used(MOVE_SELF, unit, unit):
                offer_moves(s, o, MOVE_SELF, 0, unit, False)
            left &= left - 1

    def do(self, s: State, code: i64) -> None:
        """The unit goes by itself."""
        s.use(MOVE_SELF, b_of(code), b_of(code))
        go(s, b_of(code), c_of(code), d_of(code), MOVED_MOBILITY)


class TurnSelf(Action):
    """Rotation: once a turn any facing (NH-12.3)."""

    def offer(self, s: State, o: Offers) -> None:
        """Every free unit that has not used it."""
        left: i64 = o.turners
        while left:
            unit: i64 = lowest(left)
            if not s.has_used(TURN_SELF, unit, unit):
                o.add_facings_but(TURN_SELF, 0, unit, 0, facing_of(s, unit))
            left &= left - 1

    def do(self, s: State, code: i64) -> None:
        """The unit turns in place."""
        unit: i64 = b_of(code)
        s.use(TURN_SELF, unit, unit)
        shift(s, unit, unit, d_of(code), MOVED_ROTATION, NO_UNIT)
        finish_action(s)


class Ride(Action):
    """Transport: each linked unit may move once a turn (NH-10.13, R-16)."""

    def offer(self, s: State, o: Offers) -> None:
        """Every transport and every free own unit on its links."""
        left: i64 = o.transports
        while left:
            transport: i64 = lowest(left)
            riders: i64 = linked(s, transport) & o.free
            while riders:
                if not s.has_used(RIDE, lowest(riders), transport):
                    offer_moves(s, o, RIDE, transport, lowest(riders), False)
                riders &= riders - 1
            left &= left - 1

    def do(self, s: State, code: i64) -> None:
        """The unit is carried."""
        s.use(RIDE, b_of(code), a_of(code))
        go(s, b_of(code), c_of(code), d_of(code), MOVED_TRANSPORT)


class Push(Action):
    """Push Back as an ability, once a turn (NH-12.4)."""

    def offer(self, s: State, o: Offers) -> None:
        """Every free unit that has not used it."""
        left: i64 = o.pushers
        while left:
            unit: i64 = lowest(left)
            if not s.has_used(PUSH, unit, unit):
                offer_pairs(o, PUSH, 0, unit, push_targets(s, o, unit))
            left &= left - 1

    def do(self, s: State, code: i64) -> None:
        """The victim's owner says where it goes."""
        s.use(PUSH, b_of(code), b_of(code))
        displace(s, b_of(code), c_of(code), 0)


class Grab(Action):
    """Grab granted by a linked module, once a turn and unit (NH-10.15, R-59)."""

    def offer(self, s: State, o: Offers) -> None:
        """Every free own unit on the links."""
        units: i64 = 0
        left: i64 = o.grabs
        while left:
            units |= linked(s, lowest(left)) & o.free
            left &= left - 1
        while units:
            unit: i64 = lowest(units)
            if not s.has_used(GRAB, unit, unit):
                offer_pairs(o, GRAB, 0, unit, grab_targets(s, o, unit))
            units &= units - 1

    def do(self, s: State, code: i64) -> None:
        """The victim's owner says where it stands and how."""
        s.use(GRAB, b_of(code), b_of(code))
        displace(s, b_of(code), c_of(code), BY_GRAB)


class ThrowNet(Action):
    """The Net of Steel (NH-12.2, R-28)."""

    def offer(self, s: State, o: Offers) -> None:
        """With the marker at hand, a free HQ and the price."""
        hq: i64 = s.seat[o.seat * ROW + HQ_HEX]
        if hq < 0 or not (o.free >> hq) & 1 or s.seat[o.seat * ROW + MARKER] >= 0:
            return
        if not s.rules.kinds.abilities[s.units[hq] & KIND] & NET_OF_STEEL:
            return
        if not (ending_of(s).can_pay(s, o.seat) or board_wide(s, o.seat, FREE_NET)):
            return
        left: i64 = without_hqs(s, o.foes)
        while left:
            o.add(move(THROW_NET, 0, lowest(left), 0, 0))
            left &= left - 1

    def do(self, s: State, code: i64) -> None:
        """Pay unless a launcher does it, and mark the victim."""
        if not board_wide(s, s.active, FREE_NET):
            ending_of(s).pay(s, s.active, PAID_NET_OF_STEEL)
        s.seat[s.active * ROW + MARKER] = b_of(code)
        if s.trace is not None:
            s.trace.add(MARKER_THROWN, NO_DIRECTION, s.active, 0, 0, s.ref(b_of(code)), NO_UNIT, NO_UNIT)
        finish_action(s)


class Drop(Action):
    """Discard a tile (NH-3.3, NH-3.4)."""

    def offer(self, s: State, o: Offers) -> None:
        """Any tile in front of the player; with reinforcements the rest is kept (NH-14.2)."""
        if s.stage == ACT and not s.rules.mode.may_discard(s.turn):
            return
        i: i64 = 0
        while i < o.kind_count:
            o.add(move(DROP, o.kinds[i], 0, 0, 0))
            i += 1

    def do(self, s: State, code: i64) -> None:
        """Onto the discard pile."""
        kind: i64 = a_of(code)
        cause: i64 = DISCARD_MANDATORY if s.stage == MUST_DISCARD else DISCARD_CHOSEN
        s.take(s.active, kind)
        s.discard(s.active, kind)
        if s.trace is not None:
            s.trace.add(DISCARDED, NO_DIRECTION, kind, s.active, cause, NO_UNIT, NO_UNIT, NO_UNIT)
        finish_action(s)


class End(Action):
    """End the turn (NH-3.11)."""

    def offer(self, s: State, o: Offers) -> None:
        """Always (R-66)."""
        o.add(move(END, 0, 0, 0, 0))

    def do(self, s: State, code: i64) -> None:
        """Whoever comes next."""
        end_turn(s)


# In the order of the verbs, from PLACE on.
TURN_ACTIONS: Final[list[Action]] = [
    Place(),
    Execute(),
    Replace(),
    Play(),
    MoveSelf(),
    TurnSelf(),
    Ride(),
    Push(),
    Grab(),
    ThrowNet(),
    Drop(),
    End(),
]


def _in_a_row(actions: list[Action]) -> Action:
    """Let each action know the next; the first of them.

    Every turn asks all of them, and an item of a list would have its type checked each time.
    """
    for action, following in pairwise(actions):
        action.next = following
    return actions[0]


FIRST_ACTION: Final = _in_a_row(TURN_ACTIONS)

"""Instant tiles: when they may be used, what they do, and wounds outside battle (NH-11).

A new instant is one class here.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.neuroshima.attacks import attack_edge
from ashfall.neuroshima.battle import apply_hits
from ashfall.neuroshima.clash import Clash
from ashfall.neuroshima.effects import aid_sums
from ashfall.neuroshima.geometry import lowest
from ashfall.neuroshima.medics import heal
from ashfall.neuroshima.moves import PLAY, STRIKE_EDGE, a_of, b_of, c_of, d_of, move, verb_of
from ashfall.neuroshima.offers import Offers, without_hqs
from ashfall.neuroshima.removal import settle
from ashfall.neuroshima.shifts import (
    BY_GRAB,
    displace,
    go,
    grab_targets,
    offer_moves,
    offer_pairs,
    push_targets,
    shift,
)
from ashfall.neuroshima.state import (
    FACING,
    HQ_HEX,
    HUNT,
    KIND,
    NOBODY,
    PILE,
    ROW,
    STRIKE,
    TERROR,
    WOUNDS,
    State,
)
from ashfall.neuroshima.trace import (
    BATTLE_TILE,
    BY_INSTANT,
    MOVED_HUNT,
    MOVED_MOVE,
    NO_DIRECTION,
    NO_HEX,
    NO_UNIT,
    TERRIFIED,
    WHY_HUNT,
)
from ashfall.neuroshima.turns import end_turn_by_battle, finish_action


class Instant:
    """One kind of instant."""

    def offer(self, s: State, o: Offers, kind: i64) -> None:
        """Add every legal use of a tile of ``kind``."""

    def play(self, s: State, code: i64) -> None:
        """Carry out the move ``code``; the tile is already on the discard pile."""

    def aim(self, s: State, c: Clash, code: i64) -> None:
        """Put the hits of the move on the bench; for instants that wound."""


def _one_target_each(o: Offers, kind: i64, hexes: i64) -> None:
    while hexes:
        o.add(move(PLAY, kind, lowest(hexes), 0, 0))
        hexes &= hexes - 1


class BattleTile(Instant):
    """Start a battle (NH-11.1)."""

    def offer(self, s: State, o: Offers, kind: i64) -> None:
        """Only while every pile has tiles (NH-5.1.2)."""
        if piles_last(s):
            o.add(move(PLAY, kind, 0, 0, 0))

    def play(self, s: State, code: i64) -> None:
        """The turn ends, the battle begins."""
        end_turn_by_battle(s, BATTLE_TILE)


def piles_last(s: State) -> bool:
    """Whether nobody has drawn the last tile yet, not even somebody who is out by now (NH-5.1.2)."""
    if s.first_out != NOBODY:
        return False
    seat: i64 = 0
    while seat < s.rules.seats:
        if not s.seat[seat * ROW + PILE] and not s.is_out(seat):
            return False
        seat += 1
    return True


class Moving(Instant):
    """One own unit moves and/or turns."""

    def offer(self, s: State, o: Offers, kind: i64) -> None:
        """Any own unit that is not netted; it may also stay as it is (R-68)."""
        left: i64 = o.free
        while left:
            offer_moves(s, o, PLAY, kind, lowest(left), True)
            left &= left - 1


class MoveTile(Moving):
    """Move and/or turn one own unit (NH-11.2)."""

    def play(self, s: State, code: i64) -> None:
        """The unit goes."""
        go(s, b_of(code), c_of(code), d_of(code), MOVED_MOVE)


class Displacing(Instant):
    """An own unit makes an enemy change its place."""

    def victims(self, s: State, o: Offers, unit: i64) -> i64:
        """Enemies that ``unit`` can displace."""
        return 0

    def offer(self, s: State, o: Offers, kind: i64) -> None:
        """Any own free unit and any of its victims."""
        left: i64 = o.free
        while left:
            unit: i64 = lowest(left)
            offer_pairs(o, PLAY, kind, unit, self.victims(s, o, unit))
            left &= left - 1


class PushBackTile(Displacing):
    """Push an adjacent enemy away (NH-11.3)."""

    def victims(self, s: State, o: Offers, unit: i64) -> i64:
        """Adjacent, free, and with room behind them."""
        return push_targets(s, o, unit)

    def play(self, s: State, code: i64) -> None:
        """The victim's owner says where it goes."""
        displace(s, b_of(code), c_of(code), 0)


class AirStrikeTile(Instant):
    """One wound to everybody on seven hexes but HQs (NH-11.7)."""

    def offer(self, s: State, o: Offers, kind: i64) -> None:
        """Any hex whose six neighbours lie on the board."""
        h: i64 = 0
        while h < s.rules.board.size:
            if s.rules.board.blast[h]:
                o.add(move(PLAY, kind, h, 0, 0))
            h += 1

    def play(self, s: State, code: i64) -> None:
        """It falls."""
        begin_strike(s, code)

    def aim(self, s: State, c: Clash, code: i64) -> None:
        """Every hit is a source of its own (R-11)."""
        victims: i64 = without_hqs(s, s.rules.board.blast[b_of(code)] & s.occupied)
        while victims:
            c.hit(NO_HEX, NO_DIRECTION, lowest(victims), 1, BY_INSTANT)
            victims &= victims - 1


class GrenadeTile(Instant):
    """Destroy an enemy beside the own HQ (NH-11.6)."""

    def offer(self, s: State, o: Offers, kind: i64) -> None:
        """Not while the own HQ is netted, not on an HQ."""
        hq: i64 = s.seat[o.seat * ROW + HQ_HEX]
        if hq >= 0 and not s.is_netted(hq):
            _one_target_each(o, kind, without_hqs(s, s.rules.board.reach[hq * 64 + 63] & o.foes))

    def play(self, s: State, code: i64) -> None:
        """It goes off."""
        begin_strike(s, code)

    def aim(self, s: State, c: Clash, code: i64) -> None:
        """As many wounds as the victim can no longer bear."""
        target: i64 = b_of(code)
        unit: i64 = s.units[target]
        wounds: i64 = s.rules.kinds.toughness[unit & KIND] + 1 - (unit >> WOUNDS)
        c.hit(NO_HEX, NO_DIRECTION, target, wounds, BY_INSTANT)


class SniperTile(Instant):
    """One wound to an enemy that is not an HQ (NH-11.5)."""

    def offer(self, s: State, o: Offers, kind: i64) -> None:
        """Anywhere on the board."""
        _one_target_each(o, kind, without_hqs(s, o.foes))

    def play(self, s: State, code: i64) -> None:
        """The shot falls."""
        begin_strike(s, code)

    def aim(self, s: State, c: Clash, code: i64) -> None:
        """One wound."""
        c.hit(NO_HEX, NO_DIRECTION, b_of(code), 1, BY_INSTANT)


class TerrorTile(Instant):
    """Opponents place no units in their next turn (NH-11.9)."""

    def offer(self, s: State, o: Offers, kind: i64) -> None:
        """Always usable (R-68)."""
        o.add(move(PLAY, kind, 0, 0, 0))

    def play(self, s: State, code: i64) -> None:
        """Mark every opponent."""
        seat: i64 = 0
        while seat < s.rules.seats:
            if (s.rules.mode.foes[s.active] >> seat) & 1 and not s.is_out(seat):
                s.seat[seat * ROW + TERROR] = 1
                if s.trace is not None:
                    s.trace.add(TERRIFIED, NO_DIRECTION, seat, 0, 0, NO_UNIT, NO_UNIT, NO_UNIT)
            seat += 1
        finish_action(s)


class GrabTile(Displacing):
    """Pull an enemy from two hexes away (NH-11.4)."""

    def victims(self, s: State, o: Offers, unit: i64) -> i64:
        """Two hexes away, free, and with room between."""
        return grab_targets(s, o, unit)

    def play(self, s: State, code: i64) -> None:
        """The victim's owner says where it stands and how."""
        displace(s, b_of(code), c_of(code), BY_GRAB)


class HuntTile(Moving):
    """One own unit moves, then strikes with one edge; both parts are optional (NH-11.10)."""

    def play(self, s: State, code: i64) -> None:
        """Move first; a unit that is gone or netted then strikes nobody (R-30)."""
        hex: i64 = c_of(code)
        if hex != b_of(code) or d_of(code) != (s.units[hex] >> FACING) & 7:
            shift(s, b_of(code), hex, d_of(code), MOVED_HUNT, NO_UNIT)
            settle(s)
        if s.units[hex] and not s.is_netted(hex) and edges_to_strike(s, hex):
            s.stage = HUNT
            s.context = hex
        else:
            finish_action(s)


def edges_to_strike(s: State, hex: i64) -> i64:
    """Directions in which the unit on ``hex`` has an attack."""
    unit: i64 = s.units[hex]
    return s.rules.kinds.attacks[(unit & KIND) * 6 + ((unit >> FACING) & 7)]


# In the order of keywords.INSTANTS.
INSTANT_RULES: Final[list[Instant]] = [
    BattleTile(),
    MoveTile(),
    PushBackTile(),
    AirStrikeTile(),
    GrenadeTile(),
    SniperTile(),
    TerrorTile(),
    GrabTile(),
    HuntTile(),
]


def begin_strike(s: State, code: i64) -> None:
    """Carry out a move outside battle that wounds somebody."""
    s.stage = STRIKE
    s.context = code
    s.causer = s.active
    s.answers = s.answers[:0]
    carry_on_strike(s)


def carry_on_strike(s: State) -> None:
    """Work the strike out, Medics included; it waits if one of them must be chosen (DP-7)."""
    c = Clash(len(s.units))
    start: i64 = s.trace.size() if s.trace is not None else 0
    code: i64 = s.context
    if verb_of(code) == STRIKE_EDGE:  # a Hunt, with the bonuses of the moment
        aid_sums(s, c)
        attack_edge(s, c, b_of(code), d_of(code), WHY_HUNT)
    else:
        INSTANT_RULES[s.rules.kinds.instant[a_of(code)]].aim(s, c, code)
    if not heal(s, c, s.medics & ~s.netted):
        if s.trace is not None:
            s.trace.cut(start)
        return
    apply_hits(s, c)
    s.answers = s.answers[:0]
    s.context = 0
    finish_action(s)

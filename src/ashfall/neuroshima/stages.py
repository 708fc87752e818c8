"""What may be answered at each stage of a game, and what the answer does: one class for each stage."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from ashfall.neuroshima.actions import FIRST_ACTION, TURN_ACTIONS, Action, place
from ashfall.neuroshima.endings import score
from ashfall.neuroshima.geometry import BIT, lowest
from ashfall.neuroshima.instants import begin_strike, carry_on_strike, edges_to_strike
from ashfall.neuroshima.modes import UNLUCKY_TILES
from ashfall.neuroshima.moves import (
    DROP,
    FEED,
    GIVE_POINT,
    KEEP,
    PLACE,
    REDRAW_ALL,
    STAY,
    STEP_ON,
    STRIKE_EDGE,
    a_of,
    b_of,
    c_of,
    d_of,
    move,
    verb_of,
)
from ashfall.neuroshima.offers import Offers
from ashfall.neuroshima.removal import settle
from ashfall.neuroshima.shifts import be_displaced, facing_of, offer_places, offer_second_step, shift
from ashfall.neuroshima.state import DISCARD, HAND, HQ_HEX, OWED, ROW, State
from ashfall.neuroshima.trace import (
    DISCARD_UNLUCKY,
    DISCARDED,
    MOVED_SCAVENGER,
    NO_DIRECTION,
    NO_UNIT,
    PLACED_NORMALLY,
    REDREW,
)
from ashfall.neuroshima.turns import (
    after_draw,
    draw_up,
    finish_action,
    go_on_fighting,
    leave_battle,
    offer_scavenging,
    start_turn,
)


class Stage:
    """One kind of decision."""

    def offer(self, s: State, o: Offers) -> None:
        """Add the legal answers, in number order."""

    def answer(self, s: State, code: i64) -> None:
        """Carry out one of them."""


class SetUp(Stage):
    """Place the HQ and what comes with it (NH-2.6 to NH-2.8)."""

    def offer(self, s: State, o: Offers) -> None:
        """The HQ anywhere, its companion beside it; an HQ with a companion needs room for it (R-89)."""
        seat: i64 = s.chooser
        hq: i64 = s.seat[seat * ROW + HQ_HEX]
        companion: i64 = s.rules.companion[seat]
        reach = s.rules.board.reach
        left: i64 = o.empty
        if hq >= 0:
            left &= reach[hq * 64 + 63]
        while left:
            hex: i64 = lowest(left)
            left &= left - 1
            if hq >= 0:
                o.add_facings(PLACE, companion, hex, 0)
            elif not companion or reach[hex * 64 + 63] & o.empty:
                o.add_facings(PLACE, s.rules.hq_kind[seat], hex, 0)

    def answer(self, s: State, code: i64) -> None:
        """When all stand, the first turn begins."""
        had_hq = s.seat[s.chooser * ROW + HQ_HEX] >= 0
        place(s, code, PLACED_NORMALLY)
        settle(s)
        if not had_hq and s.rules.companion[s.chooser]:
            return
        s.chooser += 1
        if s.chooser == s.rules.seats:
            start_turn(s, 0)
        else:
            s.active = s.chooser


class Redraw(Stage):
    """An unlucky draw (DP-1, NH-3.8)."""

    def offer(self, s: State, o: Offers) -> None:
        """Keep the instants, or put them all away."""
        o.add(move(KEEP, 0, 0, 0, 0))
        o.add(move(REDRAW_ALL, 0, 0, 0, 0))

    def answer(self, s: State, code: i64) -> None:
        """Go on, or draw again."""
        if verb_of(code) == KEEP:
            after_draw(s)
            return
        seat: i64 = s.active
        if s.trace is not None:
            s.trace.add(REDREW, NO_DIRECTION, 0, seat, 0, NO_UNIT, NO_UNIT, NO_UNIT)
        if s.rules.mode.reinforced and s.seat[seat * ROW + HAND] > UNLUCKY_TILES:
            s.stage = DISCARD
            s.context = UNLUCKY_TILES
            return
        while s.seat[seat * ROW + HAND]:
            _put_away(s, s.hand_tile(seat, 0))
        draw_up(s)


def _put_away(s: State, kind: i64) -> None:
    """An instant of an unlucky draw goes onto the discard pile."""
    s.take(s.active, kind)
    s.discard(s.active, kind)
    if s.trace is not None:
        s.trace.add(DISCARDED, NO_DIRECTION, kind, s.active, DISCARD_UNLUCKY, NO_UNIT, NO_UNIT, NO_UNIT)


class MustDiscard(Stage):
    """The mandatory discard (DP-2, NH-3.3), or one of the three that an unlucky draw puts away (NH-14.2)."""

    def offer(self, s: State, o: Offers) -> None:
        """Any tile in front of the player."""
        TURN_ACTIONS[DROP - PLACE].offer(s, o)

    def answer(self, s: State, code: i64) -> None:
        """Onto the discard pile."""
        if not s.context:
            TURN_ACTIONS[DROP - PLACE].do(s, code)
            return
        _put_away(s, a_of(code))
        s.context -= 1
        if not s.context:
            draw_up(s)


class Act(Stage):
    """The turn itself (DP-3, NH-3.9)."""

    def offer(self, s: State, o: Offers) -> None:
        """Everything a player may do in a turn."""
        action: Action | None = FIRST_ACTION
        while action is not None:
            action.offer(s, o)
            action = action.next

    def answer(self, s: State, code: i64) -> None:
        """Do it."""
        TURN_ACTIONS[verb_of(code) - PLACE].do(s, code)


class SecondStep(Stage):
    """The second step that a Recon Center grants (NH-10.12)."""

    def offer(self, s: State, o: Offers) -> None:
        """Stay, or go one further."""
        offer_second_step(s, o)

    def answer(self, s: State, code: i64) -> None:
        """The move effect is over after it."""
        unit: i64 = s.context & 63
        cause: i64 = s.context >> 6
        s.context = 0
        if verb_of(code) == STEP_ON:
            shift(s, unit, c_of(code), d_of(code), cause, NO_UNIT)
        finish_action(s)


class Displace(Stage):
    """Where a pushed or grabbed unit goes (DP-4)."""

    def offer(self, s: State, o: Offers) -> None:
        """The free hexes that the rule allows."""
        offer_places(s, o)

    def answer(self, s: State, code: i64) -> None:
        """It arrives."""
        be_displaced(s, c_of(code), d_of(code))


class Hunt(Stage):
    """The edge a hunting unit strikes with (DP-9, NH-11.10)."""

    def offer(self, s: State, o: Offers) -> None:
        """No strike, or one edge with an attack."""
        o.add(move(STAY, 0, 0, 0, 0))
        directions: i64 = edges_to_strike(s, s.context)
        d: i64 = 0
        while d < 6:
            if (directions >> d) & 1:
                o.add(move(STRIKE_EDGE, 0, s.context, 0, d))
            d += 1

    def answer(self, s: State, code: i64) -> None:
        """Strike, or leave it."""
        s.context = 0
        if verb_of(code) == STRIKE_EDGE:
            begin_strike(s, code)
        else:
            finish_action(s)


class Strike(Stage):
    """Medics against an instant or a hunt (DP-7); it lists its answers when it asks."""

    def answer(self, s: State, code: i64) -> None:
        """Work the strike out with one more answer."""
        s.answers = append(s.answers, code)
        carry_on_strike(s)


class Battle(Stage):
    """Clown, Quartermaster and Medics (DP-5 to DP-7); it lists its answers when it asks."""

    def answer(self, s: State, code: i64) -> None:
        """Work the phase out with one more answer."""
        s.answers = append(s.answers, code)
        go_on_fighting(s)


class Scavenge(Stage):
    """After a battle (DP-8, NH-12.9)."""

    def offer(self, s: State, o: Offers) -> None:
        """Nobody flies, or one Scavenger goes anywhere and/or turns."""
        o.add(move(STAY, 0, 0, 0, 0))
        left: i64 = s.context & s.own(s.chooser)
        while left:
            unit: i64 = lowest(left)
            hexes: i64 = o.empty | BIT[unit]
            while hexes:
                hex: i64 = lowest(hexes)
                if hex == unit:
                    o.add_facings_but(FEED, 0, unit, hex, facing_of(s, unit))
                else:
                    o.add_facings(FEED, 0, unit, hex)
                hexes &= hexes - 1
            left &= left - 1

    def answer(self, s: State, code: i64) -> None:
        """One Scavenger goes and is done; staying ends it for the player."""
        if verb_of(code) == STAY:
            s.context &= ~s.own(s.chooser)
        else:
            s.context &= ~BIT[b_of(code)]
            shift(s, b_of(code), c_of(code), d_of(code), MOVED_SCAVENGER, NO_UNIT)
            s.turned = 1
            settle(s)
        if offer_scavenging(s):
            go_on_fighting(s)


class Give(Stage):
    """Who gets a point that the own side has caused (R-45)."""

    def offer(self, s: State, o: Offers) -> None:
        """Any opponent."""
        seat: i64 = 0
        while seat < s.rules.seats:
            if (s.rules.mode.foes[s.chooser] >> seat) & 1:
                o.add(move(GIVE_POINT, seat, 0, 0, 0))
            seat += 1

    def answer(self, s: State, code: i64) -> None:
        """One point; then the battle or the turn goes on."""
        s.seat[s.chooser * ROW + OWED] -= 1
        score(s, a_of(code), 1)
        if not len(s.spent):
            finish_action(s)
        elif leave_battle(s):
            go_on_fighting(s)


# In the order of the stages in state.py; the last, OVER, asks nothing.
STAGES: Final[list[Stage]] = [
    SetUp(),
    Redraw(),
    MustDiscard(),
    Act(),
    SecondStep(),
    Displace(),
    Hunt(),
    Strike(),
    Battle(),
    Scavenge(),
    Give(),
    Stage(),
]

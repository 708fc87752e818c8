"""Wounds outside a battle: Sniper, Grenade, Air Strike and the attack of a Hunt (NH-11, R-30)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.neuroshima.attacks import attack_edge
from ashfall.neuroshima.battle import apply_hits
from ashfall.neuroshima.clash import Clash
from ashfall.neuroshima.effects import aid_sums
from ashfall.neuroshima.geometry import lowest
from ashfall.neuroshima.medics import heal
from ashfall.neuroshima.moves import STRIKE_EDGE, a_of, b_of, d_of, verb_of
from ashfall.neuroshima.offers import without_hqs
from ashfall.neuroshima.state import KIND, STRIKE, WOUNDS, State
from ashfall.neuroshima.trace import BY_INSTANT, NO_DIRECTION, NO_HEX, WHY_HUNT
from ashfall.neuroshima.turns import finish_action

AIR_STRIKE: Final = 3  # as in keywords.INSTANTS
GRENADE: Final = 4


def begin_strike(s: State, code: i64) -> None:
    """Carry out the move ``code``, which wounds somebody."""
    s.stage = STRIKE
    s.context = code
    s.causer = s.active
    s.answers = s.answers[:0]
    carry_on_strike(s)


def carry_on_strike(s: State) -> None:
    """Work the strike out, Medics included; it waits if one of them must be chosen."""
    c = Clash(len(s.units))
    aid_sums(s, c.aid)
    start: i64 = s.trace.size() if s.trace is not None else 0
    _aim(s, c)
    if not heal(s, c, s.medics & ~s.netted):
        if s.trace is not None:
            s.trace.cut(start)
        return
    apply_hits(s, c)
    s.answers = s.answers[:0]
    s.context = 0
    finish_action(s)


def _aim(s: State, c: Clash) -> None:
    """The hits of the move in ``State.context``."""
    code: i64 = s.context
    target: i64 = b_of(code)
    if verb_of(code) == STRIKE_EDGE:
        attack_edge(s, c, target, d_of(code), WHY_HUNT)
        return
    instant: i64 = s.rules.kinds.instant[a_of(code)]
    if instant == AIR_STRIKE:  # NH-11.7
        victims: i64 = without_hqs(s, s.rules.board.blast[target] & s.occupied())
        while victims:
            c.hit(NO_HEX, NO_DIRECTION, lowest(victims), 1, BY_INSTANT)
            victims &= victims - 1
    elif instant == GRENADE:  # NH-11.6: destroyed whatever its toughness
        unit: i64 = s.units[target]
        c.hit(
            NO_HEX,
            NO_DIRECTION,
            target,
            s.rules.kinds.toughness[unit & KIND] + 1 - (unit >> WOUNDS),
            BY_INSTANT,
        )
    else:  # NH-11.5
        c.hit(NO_HEX, NO_DIRECTION, target, 1, BY_INSTANT)

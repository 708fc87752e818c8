"""A battle: phases by initiative, everything in one phase at once (NH-5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ashfall.neuroshima.attacks import attack, explode
from ashfall.neuroshima.clash import (
    ABSORBED_HIT,
    ASKING,
    HIT_DETAIL,
    HIT_DIRECTION,
    HIT_MEDIC,
    HIT_TARGET,
    HIT_WOUNDS,
    Clash,
    ask,
)
from ashfall.neuroshima.effects import aid_sums, open_values, spend_tokens, token_value
from ashfall.neuroshima.endings import ending_of
from ashfall.neuroshima.geometry import BIT, lowest
from ashfall.neuroshima.medics import heal, protects
from ashfall.neuroshima.moves import CONVERT, DECLINE, EXPLODE, FIGHT, PLAIN, c_of, d_of, move, verb_of
from ashfall.neuroshima.nets import net_source, settle_nets
from ashfall.neuroshima.removal import apply_lair, remove
from ashfall.neuroshima.state import (
    BATTLE,
    FACING,
    HEALTH,
    HQ_HEX,
    KIND,
    ROW,
    WOUNDS,
    State,
)
from ashfall.neuroshima.tables import CONVERTS, EDGE_RANGED, EXPLOSION, GAUSS, HQ, LANE, STRENGTH, TOKEN
from ashfall.neuroshima.trace import (
    ABSORBED,
    BATTLE_ENDED,
    BATTLE_STARTED,
    BY_EXPLOSION,
    CONVERTED,
    GONE_EXPLODED,
    GONE_MEDIC,
    GONE_WOUNDS,
    MISSED,
    MISSED_DECLINED,
    MISSED_LATE,
    MISSED_NETTED,
    NO_DIRECTION,
    NO_HEX,
    NO_UNIT,
    PHASE_STARTED,
    WHY_AGONY,
    WHY_EXTRA,
    WHY_INITIATIVE,
    WOUND,
)

ABOVE_ALL: Final = 62  # no initiative reaches this
CONVERSION_SPENT: Final = 1 << 40  # in State.spent: the Quartermaster has served this unit
KILLED: Final = 1 << 41  # in State.spent: this unit destroyed somebody


def begin_battle(s: State, cause: i64, causer: i64) -> None:
    """Set up a battle; :func:`fight` carries it on."""
    s.stage = BATTLE
    s.cause = cause
    s.causer = causer
    s.phase = ABOVE_ALL
    s.changed = 0
    s.answers = s.answers[:0]
    s.spent = vec[i64]([0] * len(s.units))
    if s.trace is not None:
        s.trace.add(BATTLE_STARTED, NO_DIRECTION, causer, 0, cause, NO_UNIT, NO_UNIT, NO_UNIT)


def fight(s: State) -> bool:
    """Fight on until the battle is over (True) or somebody must choose (False)."""
    c = Clash(len(s.units))
    fresh = True
    while True:
        if fresh:
            settle_nets(s)  # NH-5.3 step 1; markers return at the start of a phase
            aid_sums(s, c)
        start: i64 = s.trace.size() if s.trace is not None else 0
        phase: i64 = _next_phase(s, c, fresh)
        if phase < 0:
            return True
        if not _work_out(s, c, phase):
            if s.trace is not None:
                s.trace.cut(start)
            return False
        fresh = _carry_out(s, c, phase)
        s.phase = phase
        s.answers = s.answers[:0]
        c.clear()


def end_battle(s: State) -> None:
    """Close a battle that has been fought out."""
    s.spent = s.spent[:0]
    if s.rules.options.hq_stays_for_battle and remove_destroyed_hqs(s):
        apply_lair(s)
    if s.trace is not None:
        s.trace.add(BATTLE_ENDED, NO_DIRECTION, 0, 0, s.cause, NO_UNIT, NO_UNIT, NO_UNIT)
    settle_nets(s)


def _next_phase(s: State, c: Clash, fresh: bool) -> i64:
    """The highest initiative still to come, -1 if none; phases without an actor are skipped (NH-5.2.1)."""
    waiting: i64 = 0
    below: i64 = BIT[s.phase] - 1
    left: i64 = s.fighters
    while left:
        h: i64 = lowest(left)
        left &= left - 1
        if fresh:
            c.due[h] = open_values(s, h, c.aid[h])
            if c.due[h] & ~below:
                c.late |= BIT[h]
                if s.trace is not None:
                    s.trace.add(MISSED, NO_DIRECTION, 0, 0, MISSED_LATE, s.ref(h), NO_UNIT, NO_UNIT)
        c.due[h] &= below
        waiting |= c.due[h]
    phase: i64 = -1
    while waiting:
        waiting >>= 1
        phase += 1
    if phase >= 0:
        c.due_now = _due_in(s, c, phase)
        c.acting = c.due_now
    return phase


def _due_in(s: State, c: Clash, phase: i64) -> i64:
    """Units with an unspent token of this value."""
    found: i64 = 0
    left: i64 = s.fighters
    while left:
        if (c.due[lowest(left)] >> phase) & 1:
            found |= left & -left
        left &= left - 1
    return found


def _work_out(s: State, c: Clash, phase: i64) -> bool:
    """Steps 2 to 5 of NH-5.3 on a board that stands still. False: somebody must choose first."""
    if s.trace is not None:
        s.trace.add(PHASE_STARTED, NO_DIRECTION, phase, 0, 0, NO_UNIT, NO_UNIT, NO_UNIT)
        _tell_netted(s, c.acting & s.netted)
    c.acting &= ~s.netted
    declined: i64 = _declare(s, c, phase)
    if declined == ASKING:
        return False
    c.acting &= ~declined
    left: i64 = c.acting & ~c.exploding
    while left:
        hex: i64 = lowest(left)
        attack(s, c, hex, _why(s, c, hex, phase))
        left &= left - 1
    left = c.exploding
    while left:
        explode(s, c, lowest(left))
        left &= left - 1
    return _suffer(s, c)


def _tell_netted(s: State, hexes: i64) -> None:
    if s.trace is None:
        return
    while hexes:
        hex: i64 = lowest(hexes)
        by: i64 = net_source(s, hex)
        s.trace.add(
            MISSED, NO_DIRECTION, 0, 0, MISSED_NETTED, s.ref(hex), s.ref(by) if by >= 0 else NO_UNIT, NO_UNIT
        )
        hexes &= hexes - 1


def _is_extra(s: State, c: Clash, hex: i64, phase: i64) -> bool:
    """Whether only an extra attack lets the unit act in ``phase`` (NH-6A.5)."""
    i: i64 = 0
    while i < s.rules.kinds.tokens[s.units[hex] & KIND] & TOKEN:
        if not (s.spent[hex] >> i) & 1 and token_value(s, hex, i, c.aid[hex]) == phase:
            return False
        i += 1
    return True


def _why(s: State, c: Clash, hex: i64, phase: i64) -> i64:
    if s.trace is not None and _is_extra(s, c, hex, phase):
        return WHY_EXTRA
    return WHY_INITIATIVE


def _declare(s: State, c: Clash, phase: i64) -> i64:
    """Clowns, optional extra attacks and Quartermasters; owners choose, the causer first (R-51, R-93).

    Returns the units that declined to attack, or ASKING.
    """
    declined: i64 = 0
    mode = s.rules.mode
    turn: i64 = 0
    while turn < mode.seats:
        seat: i64 = mode.decider(s.slot, s.causer, turn)
        left: i64 = c.acting & s.own(seat)
        while left:
            hex: i64 = lowest(left)
            left &= left - 1
            if s.rules.options.extra_attack_optional and _is_extra(s, c, hex, phase):
                answer: i64 = ask(s, c, seat, _either(FIGHT, DECLINE, hex))
                if answer == ASKING:
                    return ASKING
                if verb_of(answer) == DECLINE:
                    declined |= _decline(s, hex)
                    continue
            if not _choose_attack(s, c, seat, hex):
                return ASKING
        turn += 1
    return declined


def _decline(s: State, hex: i64) -> i64:
    """The unit forgoes its extra attack (R-63)."""
    if s.trace is not None:
        s.trace.add(MISSED, NO_DIRECTION, 0, 0, MISSED_DECLINED, s.ref(hex), NO_UNIT, NO_UNIT)
    return BIT[hex]


def _choose_attack(s: State, c: Clash, seat: i64, hex: i64) -> bool:
    """Whether it explodes (DP-5) or has an edge converted (DP-6). False: the answer is missing."""
    if s.rules.kinds.abilities[s.units[hex] & KIND] & EXPLOSION:
        answer: i64 = ask(s, c, seat, _either(FIGHT, EXPLODE, hex))
        if answer == ASKING:
            return False
        if verb_of(answer) == EXPLODE:
            c.exploding |= BIT[hex]
            return True
    if (c.aid[hex] >> CONVERTS) & LANE and not s.spent[hex] & CONVERSION_SPENT:
        answer = ask(s, c, seat, _conversions(s, hex))
        if answer == ASKING:
            return False
        if verb_of(answer) == CONVERT:
            _convert(s, c, hex, answer)
    return True


def _either(first: i64, second: i64, hex: i64) -> vec[i64]:
    options = append(vec[i64](), move(first, 0, hex, 0, 0))
    return append(options, move(second, 0, hex, 0, 0))


def _conversions(s: State, hex: i64) -> vec[i64]:
    """What a Quartermaster may do for the unit: nothing, or one icon group of one edge (NH-10.14, R-18)."""
    kinds = s.rules.kinds
    unit: i64 = s.units[hex]
    row: i64 = (unit & KIND) * 6 + ((unit >> FACING) & 7)
    options = append(vec[i64](), move(PLAIN, 0, hex, 0, 0))
    way: i64 = 0
    while way < 2:
        d: i64 = 0
        while d < 6:
            edge: i64 = kinds.edges[row * 6 + d]
            if way == 0 and edge & STRENGTH:
                options = append(options, move(CONVERT, 0, hex, 0, d))
            if way == 1 and edge >> EDGE_RANGED & STRENGTH and not edge & GAUSS:
                options = append(options, move(CONVERT, 0, hex, 1, d))
            d += 1
        way += 1
    return options


def _convert(s: State, c: Clash, hex: i64, answer: i64) -> None:
    c.converted[hex] = 1 + d_of(answer) * 2 + c_of(answer)
    if s.trace is not None:
        s.trace.add(CONVERTED, d_of(answer), c_of(answer), 0, 0, s.ref(hex), NO_UNIT, NO_UNIT)


def _suffer(s: State, c: Clash) -> bool:
    """Agony and Medics (NH-5.3 steps 4 and 5; with a Medic on an Agony unit R-21 and R-76)."""
    medics: i64 = s.medics & ~s.netted
    while True:
        while _agony(s, c, medics):
            pass
        if not heal(s, c, medics):
            return False
        if not _agony(s, c, 0):
            return True


def _agony(s: State, c: Clash, medics: i64) -> bool:
    """Let destroyed units with Agony strike that no Medic can save (NH-6B, R-94); True if there was one."""
    found = False
    left: i64 = c.hurt & ~s.netted & ~c.acting & ~c.agony
    while left:
        hex: i64 = lowest(left)
        left &= left - 1
        if s.rules.kinds.agony[s.units[hex] & KIND] and c.kills(s, hex) and not protects(s, c, medics, hex):
            c.agony |= BIT[hex]
            attack(s, c, hex, WHY_AGONY)
            found = True
    return found


def _carry_out(s: State, c: Clash, phase: i64) -> bool:
    """Steps 6 and 7 of NH-5.3. True if the board changed: then nets and effects are worked out anew."""
    left: i64 = c.due_now | c.late
    while left:
        h: i64 = lowest(left)
        left &= left - 1
        spend_tokens(s, h, phase, c.aid[h])
        if c.converted[h]:
            s.spent[h] |= CONVERSION_SPENT
    if not (c.hurt | c.used | c.exploding):
        return False
    has_left = apply_hits(s, c)
    if c.changed:
        s.changed = 1
    return has_left


def apply_hits(s: State, c: Clash) -> bool:
    """Wounds, lost health and removals of a phase or an instant; True if somebody left the board."""
    if s.trace is not None:
        _tell_hits(s, c)
    dead: i64 = c.exploding | c.used
    hqs: i64 = 0
    left: i64 = c.hurt
    while left:
        hex: i64 = lowest(left)
        left &= left - 1
        if s.rules.kinds.type[s.units[hex] & KIND] == HQ:
            hqs |= BIT[hex]
        else:
            if c.kills(s, hex):
                dead |= BIT[hex]
            s.units[hex] += c.damage[hex] << WOUNDS
    c.changed = (dead | c.hurt & ~hqs) != 0
    if hqs and ending_of(s).wound_hqs(s, c, hqs):
        c.changed = True
    if dead and s.rules.options.scavenger_needs_kill and len(s.spent):
        _credit_kills(s, c, dead)
    left = dead
    while left:
        hex = lowest(left)
        left &= left - 1
        cause: i64 = GONE_WOUNDS
        if (c.exploding >> hex) & 1:
            cause = GONE_EXPLODED
        elif (c.used >> hex) & 1:
            cause = GONE_MEDIC
        remove(s, hex, cause)
    if not s.rules.options.hq_stays_for_battle:
        dead |= remove_destroyed_hqs(s)
    if dead:
        apply_lair(s)
    return dead != 0


def _tell_hits(s: State, c: Clash) -> None:
    if s.trace is None:
        return
    i: i64 = 0
    while i < len(c.hits):
        hit: i64 = c.hits[i]
        source: i64 = hit & 63
        by: i64 = NO_UNIT if source == NO_HEX else s.ref(source)
        direction: i64 = (hit >> HIT_DIRECTION) & 7
        detail: i64 = (hit >> HIT_DETAIL) & 7
        if detail == BY_EXPLOSION:
            direction = NO_DIRECTION
        type: i64 = ABSORBED if hit & ABSORBED_HIT else WOUND
        medic: i64 = s.ref(hit >> HIT_MEDIC) if hit & ABSORBED_HIT else NO_UNIT
        target: i64 = s.ref((hit >> HIT_TARGET) & 63)
        s.trace.add(type, direction, (hit >> HIT_WOUNDS) & 255, detail, 0, target, by, medic)
        i += 1


def remove_destroyed_hqs(s: State) -> i64:
    """Take HQs at 0 off the board (R-2); where points count there are none (NH-13.3.1)."""
    gone: i64 = 0
    if not s.rules.mode.hqs_fall:
        return gone
    seat: i64 = 0
    while seat < s.rules.seats:
        hq: i64 = s.seat[seat * ROW + HQ_HEX]
        if hq >= 0 and not s.seat[seat * ROW + HEALTH]:
            gone |= BIT[hq]
            remove(s, hq, GONE_WOUNDS)
        seat += 1
    return gone


def _credit_kills(s: State, c: Clash, dead: i64) -> None:
    i: i64 = 0
    while i < len(c.hits):
        hit: i64 = c.hits[i]
        if not hit & ABSORBED_HIT and (dead >> ((hit >> HIT_TARGET) & 63)) & 1:
            s.spent[hit & 63] |= KILLED
        i += 1

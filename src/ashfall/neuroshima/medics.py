"""Medics: who absorbs what, and which Medic dies for it (NH-9)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ashfall.neuroshima.clash import (
    ABSORBED_HIT,
    ASKING,
    HIT_DIRECTION,
    HIT_MEDIC,
    HIT_SAME,
    HIT_TARGET,
    Clash,
    ask,
)
from ashfall.neuroshima.geometry import BIT, lowest
from ashfall.neuroshima.moves import HEAL, a_of, b_of, c_of, d_of, insert, move
from ashfall.neuroshima.nets import linked, serves
from ashfall.neuroshima.state import State
from ashfall.neuroshima.trace import NO_HEX


def heal(s: State, c: Clash, medics: i64) -> bool:
    """Let Medics absorb hits until none can, the causer's first (NH-9.9, NH-9.10).

    False: somebody must choose first.
    """
    if not medics:
        return True
    turn: i64 = 0
    while turn < s.rules.seats:
        seat: i64 = s.rules.mode.decider(s.slot, s.causer, turn)
        options = _options(s, c, _ready(s, c, medics, seat), seat)
        if len(options):
            answer: i64 = ask(s, c, seat, options)
            if answer == ASKING:
                return False
            _absorb(c, answer)
            turn = 0
        else:
            turn += 1
    return True


def protects(s: State, c: Clash, medics: i64, hex: i64) -> bool:
    """Whether an unused Medic, even one that is hit itself, is connected to the unit on ``hex`` (R-76)."""
    friends: i64 = s.rules.mode.friends[s.owner(hex)]
    left: i64 = _links_to(s, medics & ~c.used, hex)
    while left:
        if friends >> serves(s, lowest(left)) & 1:
            return True
        left &= left - 1
    return False


def _ready(s: State, c: Clash, medics: i64, seat: i64) -> i64:
    """Medics of the side of ``seat``, not used up and not destroyed by their own hits (NH-9.7, R-46)."""
    friends: i64 = s.rules.mode.friends[seat]
    found: i64 = 0
    left: i64 = medics & ~c.used
    while left:
        hex: i64 = lowest(left)
        if friends >> serves(s, hex) & 1 and not c.kills(s, hex):
            found |= left & -left
        left &= left - 1
    return found


def _serving(s: State, medics: i64, seat: i64) -> i64:
    """Those of ``medics`` that ``seat`` decides about: its own, and enemy ones that it has turned (R-17)."""
    if not s.rules.mode.allied:
        return medics
    found: i64 = 0
    while medics:
        if serves(s, lowest(medics)) == seat:
            found |= medics & -medics
        medics &= medics - 1
    return found


def _links_to(s: State, medics: i64, hex: i64) -> i64:
    """Those of ``medics`` that are connected to the unit on ``hex``."""
    found: i64 = 0
    while medics:
        if linked(s, lowest(medics)) >> hex & 1:
            found |= medics & -medics
        medics &= medics - 1
    return found


def _options(s: State, c: Clash, medics: i64, seat: i64) -> vec[i64]:
    """Every choice of a hit on the side to cancel by a Medic that serves ``seat``, and of who dies for it.

    ``medics`` are those of the whole side: they form one chain (R-86).
    """
    options = vec[i64]()
    own: i64 = _serving(s, medics, seat)
    friends: i64 = s.rules.mode.friends[seat]
    i: i64 = 0
    while own and i < len(c.hits):
        hit: i64 = c.hits[i]
        target: i64 = (hit >> HIT_TARGET) & 63
        is_ours = friends >> s.owner(target) & 1 == 1
        if is_ours and not hit & ABSORBED_HIT and _may_be_healed(s, c, hit, target):
            reached: i64 = _links_to(s, own, target)
            dying: i64 = 0
            while reached:
                dying |= _last_of_chain(s, medics, lowest(reached), seat)
                reached &= reached - 1
            while dying:
                code: i64 = move(HEAL, lowest(dying), target, hit & 63, (hit >> HIT_DIRECTION) & 7)
                options = insert(options, code)
                dying &= dying - 1
        i += 1
    return options


def _may_be_healed(s: State, c: Clash, hit: i64, target: i64) -> bool:
    """Settings R-9 (exploding Clown) and R-71 (wounds from the own side)."""
    options = s.rules.options
    if (c.exploding >> target) & 1 and not options.exploding_clown_uses_medics:
        return False
    source: i64 = hit & 63
    author: i64 = s.active
    if source != NO_HEX:
        author = s.owner(source)
    return options.medics_heal_own_fire or s.rules.mode.foes[author] >> s.owner(target) & 1 == 1


def _last_of_chain(s: State, medics: i64, first: i64, seat: i64) -> i64:
    """Medics that may die when ``first`` is to absorb: the ends of its chains (NH-9.8, R-54, R-74)."""
    found: i64 = 0
    chain: i64 = _chain(s, medics, first, seat)
    left: i64 = chain
    while left:
        hex: i64 = lowest(left)
        if _is_end(s, medics, hex, seat):
            found |= left & -left
        left &= left - 1
    return found


def _chain(s: State, medics: i64, first: i64, seat: i64) -> i64:
    """``first`` and every Medic that stands behind it, directly or not."""
    seen: i64 = BIT[first]
    fresh: i64 = seen
    while fresh:
        hex: i64 = lowest(fresh)
        fresh &= fresh - 1
        if s.rules.mode.friends[seat] >> s.owner(hex) & 1:
            more: i64 = _links_to(s, medics, hex) & ~seen
            seen |= more
            fresh |= more
    return seen


def _is_end(s: State, medics: i64, hex: i64, seat: i64) -> bool:
    """Whether everything behind ``hex`` leads back to it."""
    left: i64 = _chain(s, medics, hex, seat)
    while left:
        if not _chain(s, medics, lowest(left), seat) >> hex & 1:
            return False
        left &= left - 1
    return True


def _absorb(c: Clash, answer: i64) -> None:
    """Carry out a HEAL move on the bench."""
    code: i64 = c_of(answer) | d_of(answer) << HIT_DIRECTION | b_of(answer) << HIT_TARGET
    i: i64 = 0
    while c.hits[i] & HIT_SAME != code or c.hits[i] & ABSORBED_HIT:
        i += 1
    c.cancel(i)
    c.hits[i] |= a_of(answer) << HIT_MEDIC
    c.used |= BIT[a_of(answer)]

"""What modules and HQs give to the units they are linked to (NH-10), and initiative (NH-6A)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ashfall.neuroshima.clash import Clash
from ashfall.neuroshima.geometry import BIT, lowest
from ashfall.neuroshima.nets import linked, serves
from ashfall.neuroshima.state import KIND, State
from ashfall.neuroshima.tables import EXTRA, FASTER, LANE, SLOWER, TOKEN, TOKEN_BITS

EXTRA_SPENT: Final = 8  # spent tokens of a hex: printed ones from bit 0, extra ones from this bit


def aid_sums(s: State, c: Clash) -> None:
    """Note in ``c`` what each unit gets from modules and HQs, summed in lanes (NH-10.2)."""
    _fill(s, c.aid)


def aid_by_hex(s: State) -> list[int]:
    """The same as a list, for those who do not need a workbench."""
    aid = vec[i64]([0] * s.rules.board.size)
    _fill(s, aid)
    return [int(sums) for sums in aid]


def _fill(s: State, aid: vec[i64]) -> None:
    kinds = s.rules.kinds
    h: i64 = 0
    size: i64 = len(aid)
    while h < size:
        aid[h] = 0
        h += 1
    left: i64 = s.helpers & ~s.netted
    while left:
        h = lowest(left)
        left &= left - 1
        kind: i64 = s.units[h] & KIND
        seat: i64 = serves(s, h)
        near: i64 = linked(s, h)
        if kinds.gift[kind]:
            _add(aid, near & s.friends(seat), kinds.gift[kind])
        if kinds.harm[kind]:
            _add(aid, near & s.enemies(seat), kinds.harm[kind])


def _add(aid: vec[i64], hexes: i64, sums: i64) -> None:
    while hexes:
        h: i64 = lowest(hexes)
        aid[h] += sums
        hexes &= hexes - 1


def token_value(s: State, hex: i64, i: i64, aid: i64) -> i64:
    """Current value of the i-th printed token (NH-6A.3)."""
    return _value(s.rules.kinds.tokens[s.units[hex] & KIND], i, aid)


def _value(tokens: i64, i: i64, aid: i64) -> i64:
    printed: i64 = (tokens >> (TOKEN_BITS + TOKEN_BITS * i)) & TOKEN
    value: i64 = printed + ((aid >> FASTER) & LANE) - ((aid >> SLOWER) & LANE)
    if value < 0:
        return 0
    return value


def open_values(s: State, hex: i64, aid: i64) -> i64:
    """Set of values of the tokens not yet spent in this battle, extra attacks included (NH-6A.5)."""
    tokens: i64 = s.rules.kinds.tokens[s.units[hex] & KIND]
    n: i64 = tokens & TOKEN
    spent: i64 = 0
    if len(s.spent):
        spent = s.spent[hex]
    taken: i64 = 0
    waiting: i64 = 0
    top: i64 = 0
    i: i64 = 0
    while i < n:
        value: i64 = _value(tokens, i, aid)
        taken |= BIT[value]
        if not (spent >> i) & 1:
            waiting |= BIT[value]
        if value > top:
            top = value
        i += 1
    sources: i64 = (aid >> EXTRA) & LANE
    n = 0
    while n < sources:
        value = extra_value(top, taken, n)
        if value >= 0 and not (spent >> (EXTRA_SPENT + n)) & 1:
            waiting |= BIT[value]
        n += 1
    return waiting


def extra_value(top: i64, taken: i64, number: i64) -> i64:
    """Value of an extra token: the next free one below the highest, -1 if there is none (NH-6A.5, R-19)."""
    value: i64 = top
    while value >= 0 and number >= 0:
        value -= 1
        if value >= 0 and not (taken >> value) & 1:
            number -= 1
    return value


def spend_tokens(s: State, hex: i64, phase: i64, aid: i64) -> None:
    """Spend every token of the unit that is due in ``phase`` or has been missed (NH-6A.4, NH-6A.6)."""
    tokens: i64 = s.rules.kinds.tokens[s.units[hex] & KIND]
    spent: i64 = s.spent[hex]
    taken: i64 = 0
    top: i64 = 0
    i: i64 = 0
    while i < tokens & TOKEN:
        value: i64 = _value(tokens, i, aid)
        taken |= BIT[value]
        if value >= phase:
            spent |= BIT[i]
        if value > top:
            top = value
        i += 1
    n: i64 = 0
    while n < (aid >> EXTRA) & LANE and extra_value(top, taken, n) >= phase:
        spent |= BIT[EXTRA_SPENT + n]
        n += 1
    s.spent[hex] = spent

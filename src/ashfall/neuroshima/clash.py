"""The workbench of one phase or one instant: hits worked out while the board stands still."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ashfall.neuroshima.geometry import BIT, lowest
from ashfall.neuroshima.state import KIND, WOUNDS, State
from ashfall.neuroshima.tables import HQ

# A hit is one number.
HIT_DIRECTION: Final = 6
HIT_TARGET: Final = 9
HIT_WOUNDS: Final = 15
HIT_DETAIL: Final = 23
ABSORBED_HIT: Final = 1 << 40  # a Medic has cancelled it
HIT_MEDIC: Final = 41  # which one
HIT_SAME: Final = 0x7FFF  # source, direction and target: one edge attack on one unit


ASKING: Final = -1


@final
class Clash:
    """Hits on frozen units (NH-5.2.3)."""

    def __init__(self, size: i64) -> None:
        """Make room for a board of ``size`` hexes."""
        self.aid = vec[i64]([0] * size)  # what modules and HQs give, see effects.aid_sums
        self.due = vec[i64]([0] * size)  # values of unspent tokens
        self.damage = vec[i64]([0] * size)  # wounds that no Medic has cancelled
        self.converted = vec[i64](
            [0] * size
        )  # Quartermaster's choice: 0 none, else 1 + direction * 2 + from ranged
        self.hits = vec[i64]()
        self.hurt: i64 = 0  # units with damage
        self.due_now: i64 = 0  # units with a token of this phase, netted ones too
        self.acting: i64 = 0  # units that attack in this phase
        self.late: i64 = 0  # units with a token whose value has risen past the phase (NH-6A.6)
        self.exploding: i64 = 0
        self.agony: i64 = 0  # units that have struck by Agony
        self.used: i64 = 0  # Medics that die for somebody
        self.asked: i64 = 0  # answers taken so far
        self.changed = False  # the hits that were applied left a wound, moved a counter or took a unit

    def clear(self) -> None:
        """Get ready for the next phase on the same board."""
        left: i64 = self.hurt | self.acting
        while left:
            hex: i64 = lowest(left)
            self.damage[hex] = 0
            self.converted[hex] = 0
            left &= left - 1
        self.hits = self.hits[:0]
        self.hurt = 0
        self.acting = 0
        self.late = 0
        self.exploding = 0
        self.agony = 0
        self.used = 0
        self.asked = 0

    def hit(self, source: i64, direction: i64, target: i64, wounds: i64, detail: i64) -> None:
        """Add a hit; two components of one edge attack on one unit are one hit (R-5)."""
        self.damage[target] += wounds
        self.hurt |= BIT[target]
        code: i64 = source | direction << HIT_DIRECTION | target << HIT_TARGET
        last: i64 = len(self.hits) - 1
        if last >= 0 and self.hits[last] & HIT_SAME == code:
            self.hits[last] += wounds << HIT_WOUNDS
        else:
            self.hits = append(self.hits, code | wounds << HIT_WOUNDS | detail << HIT_DETAIL)

    def cancel(self, i: i64) -> None:
        """Take back the wounds of hit ``i``: a Medic has absorbed it (NH-9.1)."""
        hit: i64 = self.hits[i]
        target: i64 = (hit >> HIT_TARGET) & 63
        self.damage[target] -= (hit >> HIT_WOUNDS) & 255
        if not self.damage[target]:
            self.hurt &= ~(BIT[target])
        self.hits[i] = hit | ABSORBED_HIT

    def kills(self, s: State, hex: i64) -> bool:
        """Whether the unit on ``hex``, not an HQ, has more wounds than it can bear (NH-8.7.1)."""
        unit: i64 = s.units[hex]
        kinds = s.rules.kinds
        if not self.damage[hex] or kinds.type[unit & KIND] == HQ:
            return False
        return self.damage[hex] + (unit >> WOUNDS) > kinds.toughness[unit & KIND]


def ask(s: State, c: Clash, seat: i64, options: vec[i64]) -> i64:
    """The answer of ``seat``: the only one, the one already given, or ASKING.

    A phase that must ask is left as it was and worked out again from its start once the answer is there.
    """
    if len(options) == 1:
        return options[0]
    if c.asked < len(s.answers):
        c.asked += 1
        return s.answers[c.asked - 1]
    s.chooser = seat
    s.legal = options
    return ASKING

"""Facings of a tile that show nothing: where its edges look the same, another facing is the same."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ashfall.neuroshima.moves import EXECUTE, MOVE_SELF, PLACE, REPLACE, TURN_SELF, a_of, b_of, d_of, verb_of
from ashfall.neuroshima.state import KIND, State
from ashfall.neuroshima.tables import Rules

PLACING: Final = 1 << PLACE | 1 << EXECUTE | 1 << REPLACE  # verbs that bring a tile with a facing
TURNING: Final = 1 << MOVE_SELF | 1 << TURN_SELF  # verbs that give a unit a new facing


@final
class Facings:
    """Which facings of a tile differ in anything."""

    def __init__(self, rules: Rules) -> None:
        """Compare the six facings of every kind."""
        self.first = vec[i64]()  # kind * 6 + facing -> the first facing that is the same
        for kind in range(int(rules.kinds.count)):
            looks = [_look(rules, kind * 6 + facing) for facing in range(6)]
            for facing in range(6):
                self.first = append(self.first, i64(looks.index(looks[facing])))

    def is_new(self, s: State, code: i64) -> bool:
        """Whether the move differs from an earlier one by more than a facing that shows nothing."""
        verb: i64 = verb_of(code)
        if (PLACING >> verb) & 1:
            return self.first[a_of(code) * 6 + d_of(code)] == d_of(code)
        if (TURNING >> verb) & 1:
            return self.first[(s.units[b_of(code)] & KIND) * 6 + d_of(code)] == d_of(code)
        return True


def _look(rules: Rules, row: int) -> tuple[int, ...]:
    kinds = rules.kinds
    sides = (kinds.attacks, kinds.nets, kinds.armor, kinds.reflection, kinds.links)
    return (*(int(side[row]) for side in sides), *(int(kinds.edges[row * 6 + d]) for d in range(6)))

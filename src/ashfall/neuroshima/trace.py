"""What happened, as numbers: the compiled side of :mod:`ashfall.neuroshima.events`.

An event is three words. The first holds the type, a direction, an amount, a detail and a cause; the others
hold up to three units (hex, kind, owner, facing), so that an event can be told after its units have left
the board.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

WORDS: Final = 3
NO_HEX: Final = 63
NO_DIRECTION: Final = 7
NO_UNIT: Final = NO_HEX << 16

# Types of events.
TURN_STARTED: Final = 0
DREW: Final = 1
DISCARDED: Final = 2
REDREW: Final = 3
PLACED: Final = 4
PLAYED: Final = 5
MOVED: Final = 6
PAID: Final = 7
TERRIFIED: Final = 8
NETTED: Final = 9
FREED: Final = 10
MARKER_THROWN: Final = 11
MARKER_RETURNED: Final = 12
BATTLE_STARTED: Final = 13
PHASE_STARTED: Final = 14
ATTACKED: Final = 15
CONVERTED: Final = 16
EXPLODED: Final = 17
MISSED: Final = 18
REFLECTED: Final = 19
WOUND: Final = 20
ABSORBED: Final = 21
REMOVED: Final = 22
HEALTH: Final = 23
BATTLE_ENDED: Final = 24
TURN_ENDED: Final = 25
OVER: Final = 26
ARMOR: Final = 27
ELIMINATED: Final = 28
SCORED: Final = 29

# Details: kinds of attack.
BY_MELEE: Final = 1
BY_RANGED: Final = 2
BY_BOTH: Final = 3
BY_GAUSS: Final = 4
BY_FRIENDLY_FIRE: Final = 5
BY_EXPLOSION: Final = 6
BY_INSTANT: Final = 7

# Causes, by event type.
WHY_INITIATIVE: Final = 1
WHY_EXTRA: Final = 2
WHY_AGONY: Final = 3
WHY_HUNT: Final = 4
MISSED_NETTED: Final = 5
MISSED_LATE: Final = 6
MISSED_NO_TARGET: Final = 7
MISSED_ARMOR: Final = 8
MISSED_FLYING: Final = 9
MISSED_HQ: Final = 10
MISSED_VOID: Final = 11
MISSED_DECLINED: Final = 12
GONE_WOUNDS: Final = 13
GONE_EXPLODED: Final = 14
GONE_MEDIC: Final = 15
GONE_EXECUTED: Final = 16
GONE_REPLACED: Final = 17
GONE_LAIR: Final = 18
MOVED_MOVE: Final = 19
MOVED_MOBILITY: Final = 20
MOVED_ROTATION: Final = 21
MOVED_TRANSPORT: Final = 22
MOVED_PUSH: Final = 23
MOVED_GRAB: Final = 24
MOVED_HUNT: Final = 25
MOVED_SCAVENGER: Final = 26
DISCARD_MANDATORY: Final = 27
DISCARD_CHOSEN: Final = 28
DISCARD_UNLUCKY: Final = 30
PAID_NET_OF_STEEL: Final = 31
PAID_EXECUTION: Final = 32
RETURNED_TARGET_LEFT: Final = 33
RETURNED_HQ_NETTED: Final = 34
BATTLE_TILE: Final = 35
BATTLE_FULL_BOARD: Final = 36
BATTLE_FINAL: Final = 37
BATTLE_OVERTIME: Final = 38
OVER_HQ_DESTROYED: Final = 39
OVER_HEALTH: Final = 40
OVER_DRAW: Final = 41
OVER_DEADLOCK: Final = 42
BATTLE_POSITION: Final = 43
PLACED_NORMALLY: Final = 44
PLACED_EXECUTION: Final = 45
PLACED_REPLACEMENT: Final = 46
GONE_ELIMINATED: Final = 47
RETURNED_ELIMINATED: Final = 48
OVER_POINTS: Final = 49
OVER_SHARED: Final = 50


@final
class Trace:
    """The events of one move, in order."""

    def __init__(self) -> None:
        """Start empty."""
        self.words = vec[i64]()

    def size(self) -> i64:
        """How many words stand here; see :meth:`cut`."""
        return len(self.words)

    def cut(self, size: i64) -> None:
        """Forget everything after ``size`` words: a phase that waits for an answer is told anew later."""
        if len(self.words) > size:
            self.words = self.words[:size]

    def add(
        self,
        type: i64,
        direction: i64,
        amount: i64,
        detail: i64,
        cause: i64,
        first: i64,
        second: i64,
        third: i64,
    ) -> None:
        """Note one event."""
        self.words = append(self.words, type | direction << 6 | amount << 9 | detail << 24 | cause << 30)
        self.words = append(self.words, first | second << 30)
        self.words = append(self.words, third)

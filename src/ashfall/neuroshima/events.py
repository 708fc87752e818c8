"""Events of Neuroshima Hex: everything that happens, with its cause, enough to animate and to explain.

The compiled rules note events as numbers (:mod:`ashfall.neuroshima.trace`); :func:`read_events` turns them
into these.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from ashfall.neuroshima import trace
from ashfall.neuroshima.state import FACING, KIND, OWNER, REF_HEX
from ashfall.neuroshima.tables import Rules
from ashfall.neuroshima.trace import NO_DIRECTION, NO_HEX, WORDS, Trace
from ashfall.table.contract import Event

__all__ = [
    "Absorbed",
    "ArmorHeld",
    "Attacked",
    "BattleEnded",
    "BattleStarted",
    "Converted",
    "Discarded",
    "Drew",
    "Exploded",
    "Freed",
    "GameOver",
    "HealthLost",
    "Missed",
    "Moved",
    "NetReturned",
    "NetThrown",
    "Netted",
    "Paid",
    "PhaseStarted",
    "Placed",
    "Played",
    "Redrew",
    "Reflected",
    "Removed",
    "Terrified",
    "TurnEnded",
    "TurnStarted",
    "Unit",
    "Wound",
    "read_events",
]


class Unit(msgspec.Struct, frozen=True):
    """A unit as it stood when the event happened."""

    hex: str
    at: tuple[int, int]
    army: str
    tile: str
    owner: int
    facing: int


class TurnStarted(Event, frozen=True, kw_only=True, tag="turn_started"):
    """A seat begins its turn."""

    seat: int
    number: int


class Drew(Event, frozen=True, kw_only=True, tag="drew"):
    """A tile came from the pile; tiles in front of a player are public (NH-3.5)."""

    seat: int
    tile: str


class Discarded(Event, frozen=True, kw_only=True, tag="discarded"):
    """A tile went to the discard pile unused: mandatory, chosen, or after an unlucky draw."""

    seat: int
    tile: str
    cause: str


class Redrew(Event, frozen=True, kw_only=True, tag="redrew"):
    """An unlucky draw is put away (NH-3.8)."""

    seat: int


class Placed(Event, frozen=True, kw_only=True, tag="placed"):
    """A unit came onto the board: normally, by execution or by replacement."""

    unit: Unit
    cause: str


class Played(Event, frozen=True, kw_only=True, tag="played"):
    """An instant was used."""

    seat: int
    tile: str


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    """A unit changed its hex or facing; ``unit`` is how it stands now, ``before`` how it stood."""

    unit: Unit
    before: Unit
    cause: str
    by: Unit | None  # who pushed or grabbed it


class Paid(Event, frozen=True, kw_only=True, tag="paid"):
    """One health of the own HQ was paid; ``health`` is what is left."""

    seat: int
    health: int
    cause: str


class Terrified(Event, frozen=True, kw_only=True, tag="terrified"):
    """A seat may not place units in its next turn (NH-11.9)."""

    seat: int


class Netted(Event, frozen=True, kw_only=True, tag="netted"):
    """A unit is caught, by a netter or (None) by the Net of Steel alone."""

    unit: Unit
    by: Unit | None


class Freed(Event, frozen=True, kw_only=True, tag="freed"):
    """A unit is free of nets again."""

    unit: Unit


class NetThrown(Event, frozen=True, kw_only=True, tag="net_thrown"):
    """A seat threw its Net of Steel (NH-12.2)."""

    seat: int
    unit: Unit


class NetReturned(Event, frozen=True, kw_only=True, tag="net_returned"):
    """The Net of Steel came back: its target left, or the HQ of its owner is netted (R-28)."""

    seat: int
    unit: Unit
    cause: str


class BattleStarted(Event, frozen=True, kw_only=True, tag="battle_started"):
    """A battle begins; ``seat`` is its causer (NH-5.1.3)."""

    seat: int
    cause: str


class PhaseStarted(Event, frozen=True, kw_only=True, tag="phase_started"):
    """Units with this initiative act."""

    initiative: int


class Attacked(Event, frozen=True, kw_only=True, tag="attacked"):
    """A unit attacks through one edge; the cause is initiative, extra_attack, agony or hunt."""

    source: Unit
    edge: int
    direction: int
    kind: str
    strength: int
    cause: str


class Converted(Event, frozen=True, kw_only=True, tag="converted"):
    """A Quartermaster turns one edge of the unit into the other kind of attack (NH-10.14)."""

    source: Unit
    edge: int
    direction: int
    into: str


class Exploded(Event, frozen=True, kw_only=True, tag="exploded"):
    """A Clown explodes (NH-8.10.1)."""

    source: Unit


class Missed(Event, frozen=True, kw_only=True, tag="missed"):
    """An attack that did nothing, and why: netted, late, no_target, armor, flying, hq, void or declined.

    Without a direction the whole unit did not attack; ``target`` is who stopped it, where somebody did.
    """

    source: Unit
    direction: int | None
    reason: str
    target: Unit | None


class ArmorHeld(Event, frozen=True, kw_only=True, tag="armor_held"):
    """Armor took one point off a shot (NH-8.5.1)."""

    target: Unit
    source: Unit
    amount: int


class Reflected(Event, frozen=True, kw_only=True, tag="reflected"):
    """An attack was thrown back one hex, onto ``struck`` if anybody may be hit there (NH-8.6)."""

    unit: Unit
    source: Unit
    struck: Unit | None
    kind: str
    strength: int


class Wound(Event, frozen=True, kw_only=True, tag="wound"):
    """A unit takes wounds from one source; an instant has no source unit."""

    target: Unit
    amount: int
    source: Unit | None
    edge: int | None
    direction: int | None
    kind: str


class Absorbed(Event, frozen=True, kw_only=True, tag="absorbed"):
    """A Medic takes all wounds of one source and dies for it (NH-9.1)."""

    target: Unit
    amount: int
    source: Unit | None
    edge: int | None
    direction: int | None
    kind: str
    medic: Unit


class Removed(Event, frozen=True, kw_only=True, tag="removed"):
    """A unit left the board: wounds, explosion, medic, execution, replacement or lair."""

    unit: Unit
    cause: str


class HealthLost(Event, frozen=True, kw_only=True, tag="health_lost"):
    """An HQ lost health; ``health`` is what is left."""

    seat: int
    unit: Unit
    amount: int
    health: int


class BattleEnded(Event, frozen=True, kw_only=True, tag="battle_ended"):
    """The last phase is over."""

    cause: str


class TurnEnded(Event, frozen=True, kw_only=True, tag="turn_ended"):
    """A seat ended its turn."""

    seat: int
    number: int


class GameOver(Event, frozen=True, kw_only=True, tag="game_over"):
    """The game is over; several winners share it as a team or in a draw."""

    winner: int | None  # the seat that won alone
    winners: tuple[int, ...]
    reason: str


class Eliminated(Event, frozen=True, kw_only=True, tag="eliminated"):
    """A seat has lost its HQ and leaves the game; its tiles leave the board."""

    seat: int


class Scored(Event, frozen=True, kw_only=True, tag="scored"):
    """A seat got points for wounds on an HQ."""

    seat: int
    amount: int
    points: int  # what it has now


KINDS: Final = {
    trace.BY_MELEE: "melee",
    trace.BY_RANGED: "ranged",
    trace.BY_BOTH: "both",
    trace.BY_GAUSS: "gauss",
    trace.BY_FRIENDLY_FIRE: "friendly_fire",
    trace.BY_EXPLOSION: "explosion",
    trace.BY_INSTANT: "instant",
}
CAUSES: Final = {
    0: "",
    trace.WHY_INITIATIVE: "initiative",
    trace.WHY_EXTRA: "extra_attack",
    trace.WHY_AGONY: "agony",
    trace.WHY_HUNT: "hunt",
    trace.MISSED_NETTED: "netted",
    trace.MISSED_LATE: "late",
    trace.MISSED_NO_TARGET: "no_target",
    trace.MISSED_ARMOR: "armor",
    trace.MISSED_FLYING: "flying",
    trace.MISSED_HQ: "hq",
    trace.MISSED_VOID: "void",
    trace.MISSED_DECLINED: "declined",
    trace.GONE_WOUNDS: "wounds",
    trace.GONE_EXPLODED: "explosion",
    trace.GONE_MEDIC: "medic",
    trace.GONE_EXECUTED: "execution",
    trace.GONE_REPLACED: "replacement",
    trace.GONE_LAIR: "lair",
    trace.GONE_ELIMINATED: "eliminated",
    trace.MOVED_MOVE: "move",
    trace.MOVED_MOBILITY: "mobility",
    trace.MOVED_ROTATION: "rotation",
    trace.MOVED_TRANSPORT: "transport",
    trace.MOVED_PUSH: "push",
    trace.MOVED_GRAB: "grab",
    trace.MOVED_HUNT: "hunt",
    trace.MOVED_SCAVENGER: "scavenger",
    trace.DISCARD_MANDATORY: "mandatory",
    trace.DISCARD_CHOSEN: "chosen",
    trace.DISCARD_UNLUCKY: "unlucky",
    trace.PAID_NET_OF_STEEL: "net_of_steel",
    trace.PAID_EXECUTION: "execution",
    trace.RETURNED_TARGET_LEFT: "target_left",
    trace.RETURNED_HQ_NETTED: "hq_netted",
    trace.RETURNED_ELIMINATED: "eliminated",
    trace.BATTLE_TILE: "tile",
    trace.BATTLE_FULL_BOARD: "full_board",
    trace.BATTLE_FINAL: "final",
    trace.BATTLE_OVERTIME: "overtime",
    trace.BATTLE_POSITION: "position",
    trace.OVER_HQ_DESTROYED: "hq_destroyed",
    trace.OVER_HEALTH: "health",
    trace.OVER_DRAW: "draw",
    trace.OVER_DEADLOCK: "deadlock",
    trace.OVER_POINTS: "points",
    trace.OVER_SHARED: "shared",
    trace.PLACED_NORMALLY: "placed",
    trace.PLACED_EXECUTION: "execution",
    trace.PLACED_REPLACEMENT: "replacement",
}


class _Row:
    """One noted event, taken apart."""

    def __init__(self, rules: Rules, first: int, second: int, third: int) -> None:
        self.rules = rules
        self.type = first & 63
        self.direction = (first >> 6) & 7
        self.amount = (first >> 9) & 0x7FFF
        self.detail = (first >> 24) & 63
        self.cause = CAUSES[first >> 30]
        self.refs = (second & 0x3FFFFFFF, second >> 30, third)

    def find(self, i: int) -> Unit | None:
        ref = self.refs[i]
        hex = ref >> REF_HEX
        if hex == NO_HEX:
            return None
        tile = self.rules.kinds.tile(ref & KIND)
        board = self.rules.board
        return Unit(
            board.labels[hex],
            board.points[hex],
            tile.army,
            tile.key,
            (ref >> OWNER) & 7,
            (ref >> FACING) & 7,
        )

    def unit(self, i: int = 0) -> Unit:
        found = self.find(i)
        assert found is not None
        return found

    def seats(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.amount.bit_length()) if self.amount >> seat & 1)

    def tile(self) -> str:
        return self.rules.kinds.keys[self.amount]

    def kind(self) -> str:
        return KINDS[self.detail]

    def heading(self) -> int | None:
        return None if self.direction == NO_DIRECTION else self.direction

    def edge(self, i: int) -> int | None:
        unit = self.find(i)
        if unit is None or self.direction == NO_DIRECTION:
            return None
        return (self.direction - unit.facing) % 6

    def must_edge(self) -> int:
        return (self.direction - self.unit().facing) % 6

    def hit(self) -> dict[str, Any]:
        return {
            "target": self.unit(),
            "amount": self.amount,
            "source": self.find(1),
            "edge": self.edge(1),
            "direction": self.heading(),
            "kind": self.kind(),
        }


READERS: Final[dict[int, Callable[[_Row], Event]]] = {
    trace.TURN_STARTED: lambda r: TurnStarted(seat=r.detail, number=r.amount),
    trace.DREW: lambda r: Drew(seat=r.detail, tile=r.tile()),
    trace.DISCARDED: lambda r: Discarded(seat=r.detail, tile=r.tile(), cause=r.cause),
    trace.REDREW: lambda r: Redrew(seat=r.detail),
    trace.PLACED: lambda r: Placed(unit=r.unit(), cause=r.cause),
    trace.PLAYED: lambda r: Played(seat=r.detail, tile=r.tile()),
    trace.MOVED: lambda r: Moved(unit=r.unit(), before=r.unit(1), cause=r.cause, by=r.find(2)),
    trace.PAID: lambda r: Paid(seat=r.detail, health=r.amount, cause=r.cause),
    trace.TERRIFIED: lambda r: Terrified(seat=r.amount),
    trace.NETTED: lambda r: Netted(unit=r.unit(), by=r.find(1)),
    trace.FREED: lambda r: Freed(unit=r.unit()),
    trace.MARKER_THROWN: lambda r: NetThrown(seat=r.amount, unit=r.unit()),
    trace.MARKER_RETURNED: lambda r: NetReturned(seat=r.amount, unit=r.unit(), cause=r.cause),
    trace.BATTLE_STARTED: lambda r: BattleStarted(seat=r.amount, cause=r.cause),
    trace.PHASE_STARTED: lambda r: PhaseStarted(initiative=r.amount),
    trace.ATTACKED: lambda r: Attacked(
        source=r.unit(),
        edge=r.must_edge(),
        direction=r.direction,
        kind=r.kind(),
        strength=r.amount,
        cause=r.cause,
    ),
    trace.CONVERTED: lambda r: Converted(
        source=r.unit(),
        edge=r.must_edge(),
        direction=r.direction,
        into="melee" if r.amount else "ranged",
    ),
    trace.EXPLODED: lambda r: Exploded(source=r.unit()),
    trace.MISSED: lambda r: Missed(source=r.unit(), direction=r.heading(), reason=r.cause, target=r.find(1)),
    trace.ARMOR: lambda r: ArmorHeld(target=r.unit(), source=r.unit(1), amount=r.amount),
    trace.REFLECTED: lambda r: Reflected(
        unit=r.unit(), source=r.unit(1), struck=r.find(2), kind=r.kind(), strength=r.amount
    ),
    trace.WOUND: lambda r: Wound(**r.hit()),
    trace.ABSORBED: lambda r: Absorbed(**r.hit(), medic=r.unit(2)),
    trace.REMOVED: lambda r: Removed(unit=r.unit(), cause=r.cause),
    trace.HEALTH: lambda r: HealthLost(
        seat=r.unit().owner, unit=r.unit(), amount=r.amount & 127, health=r.amount >> 7
    ),
    trace.BATTLE_ENDED: lambda r: BattleEnded(cause=r.cause),
    trace.TURN_ENDED: lambda r: TurnEnded(seat=r.detail, number=r.amount),
    trace.OVER: lambda r: GameOver(
        winner=r.amount.bit_length() - 1 if r.amount.bit_count() == 1 else None,
        winners=r.seats(),
        reason=r.cause,
    ),
    trace.ELIMINATED: lambda r: Eliminated(seat=r.amount),
    trace.SCORED: lambda r: Scored(seat=r.detail, amount=r.amount & 127, points=r.amount >> 7),
}


def read_events(rules: Rules, noted: Trace) -> list[Event]:
    """The events of a trace, in order."""
    words = [int(word) for word in noted.words]
    rows = (_Row(rules, *words[i : i + WORDS]) for i in range(0, len(words), WORDS))
    return [READERS[row.type](row) for row in rows]

"""Why one way to play is better than another: what is different about the next battle.

Two battles are compared, as they come after two moves, or now and after a move. What differs is told of the
first one, as typed values (`differences`) and as sentences without a language (`reasons_for`): which HQ
falls, who reaches one, who is freed from a net, who falls, earlier or later, whom a Medic saves.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal

from ashfall.neuroshima.events import Absorbed, Attacked, Missed, Removed, Unit, Wound
from ashfall.neuroshima.narration import unit_ref
from ashfall.neuroshima.next_battle import NextBattle
from ashfall.table.phrases import Argument, Listing, Phrase, SeatRef, UnitRef

__all__ = ["Difference", "Kind", "differences", "in_the_long_run", "lead_in_health", "reasons_for"]

Kind = Literal[
    "hq_falls",  # of a seat, which it does not in the other battle
    "hq_stands",  # of a seat, which falls there
    "reached",  # the HQ of a seat ends with less, by these units
    "shielded",  # it ends with more: these units do less to it
    "freed",  # a unit acts that is netted there
    "netted",  # a unit is netted that acts there
    "falls",  # a unit that stays there
    "stands",  # a unit that falls there
    "sooner",  # a unit falls earlier
    "later",
    "saved",  # a Medic takes a hit that it does not take there
]
MOST: Final = 3  # sentences about one move
HQ: Final = "hq"


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing about a battle that is otherwise in another."""

    kind: Kind
    seat: int  # whom it happens to
    unit: UnitRef | None = None
    units: tuple[UnitRef, ...] = ()  # who does it
    phase: int | None = None
    other_phase: int | None = None  # there
    counter: int = 0  # health or points of the seat at the end
    other_counter: int = 0

    @property
    def weight(self) -> int:
        """How much it matters, to tell what matters most."""
        return WEIGHTS[self.kind] + abs(self.counter - self.other_counter)

    def helps(self, seats: Collection[int]) -> bool:
        """Whether it is good for these seats, which are allies."""
        return (self.seat in seats) != (self.kind in HARM)

    @property
    def place(self) -> tuple[int, int]:
        """Where it is told: HQs that fall, then what happens one after another, then what it comes to."""
        when = 0 if self.phase is None else -self.phase
        return (0 if self.kind in FIRST else 2 if self.kind in LAST else 1), when


WEIGHTS: Final[Mapping[Kind, int]] = {
    "hq_falls": 100,
    "hq_stands": 90,
    "reached": 10,
    "shielded": 10,
    "freed": 8,
    "netted": 8,
    "falls": 6,
    "stands": 6,
    "saved": 5,
    "sooner": 2,
    "later": 2,
}
HARM: Final[frozenset[Kind]] = frozenset({"hq_falls", "reached", "netted", "falls", "sooner"})
FIRST: Final[frozenset[Kind]] = frozenset({"hq_falls", "hq_stands"})
LAST: Final[frozenset[Kind]] = frozenset({"reached", "shielded"})


@dataclass(frozen=True, slots=True)
class _Fates:
    """What becomes of everybody in a battle."""

    falls: dict[UnitRef, int]  # in which phase
    killers: dict[UnitRef, tuple[UnitRef, ...]]
    acts: dict[UnitRef, int]  # the first phase in which a unit attacks
    netted: dict[UnitRef, int]  # the first phase in which it cannot
    saved: dict[UnitRef, UnitRef]  # by which Medic
    hits: dict[tuple[int, UnitRef], int]  # on the HQ of a seat, by whom

    @classmethod
    def of(cls, battle: NextBattle) -> _Fates:
        fates = cls({}, {}, {}, {}, {}, {})
        for phase, events in battle.phases:
            for event in events:
                fates._note(phase, event)
        return fates

    def _note(self, phase: int, event: object) -> None:
        match event:
            case Removed(unit=unit):
                self.falls.setdefault(unit_ref(unit), phase)
            case Attacked(source=source):
                self.acts.setdefault(unit_ref(source), phase)
            case Missed(source=source, direction=None, reason="netted"):
                self.netted.setdefault(unit_ref(source), phase)
            case Absorbed(target=target, medic=medic):
                self.saved.setdefault(unit_ref(target), unit_ref(medic))
            case Wound(target=target, source=source, amount=amount):
                self._wounded(target, source, amount)

    def _wounded(self, target: Unit, source: Unit | None, amount: int) -> None:
        if source is None:
            return
        hit, by = unit_ref(target), unit_ref(source)
        if hit.tile == HQ:
            self.hits[hit.owner, by] = self.hits.get((hit.owner, by), 0) + amount
        self.killers[hit] = tuple(dict.fromkeys((*self.killers.get(hit, ()), by)))


def differences(battle: NextBattle, other: NextBattle) -> list[Difference]:
    """What is otherwise about ``battle`` than about ``other``, what matters most first."""
    here, there = _Fates.of(battle), _Fates.of(other)
    found = [
        *_of_hqs(battle, other, here, there),
        *_of_nets(here, there),
        *_of_units(battle, other, here, there),
        *_of_medics(here, there),
    ]
    return sorted(found, key=lambda one: -one.weight)


def lead_in_health(battle: NextBattle, seats: Iterable[int]) -> int:
    """By how much these seats are ahead of the others when it is over; points where points are played."""
    own = frozenset(seats)
    return sum(count if seat in own else -count for seat, count in enumerate(battle.after))


def _of_hqs(battle: NextBattle, other: NextBattle, here: _Fates, there: _Fates) -> Iterable[Difference]:
    for seat, (count, count_there) in enumerate(zip(battle.after, other.after, strict=True)):
        falls, falls_there = battle.fallen_in(seat), other.fallen_in(seat)
        if falls is not None and falls_there is None:
            found = Difference("hq_falls", seat, units=_hitting(seat, here), phase=falls)
        elif falls is None and falls_there is not None:
            found = Difference("hq_stands", seat, phase=falls_there)
        elif count == count_there:
            continue
        elif count < count_there:
            found = Difference("reached", seat, units=_hitting(seat, here, there))
        else:
            found = Difference("shielded", seat, units=_hitting(seat, there, here))
        yield replace(found, counter=count, other_counter=count_there)


def _hitting(seat: int, fates: _Fates, others: _Fates | None = None) -> tuple[UnitRef, ...]:
    """Who hits the HQ of a seat, harder than in the other battle if there is one."""
    before = others.hits if others else {}
    harder = (key for key, amount in fates.hits.items() if amount > before.get(key, 0))
    return tuple(by for hit, by in harder if hit == seat)


def _of_nets(here: _Fates, there: _Fates) -> Iterable[Difference]:
    for unit, phase in here.acts.items():
        if unit in there.netted and unit not in there.acts:
            yield Difference("freed", unit.owner, unit, phase=phase)
    for unit, phase in here.netted.items():
        if unit in there.acts and unit not in here.acts:
            yield Difference("netted", unit.owner, unit, phase=phase)


def _of_units(battle: NextBattle, other: NextBattle, here: _Fates, there: _Fates) -> Iterable[Difference]:
    twins = _twins(battle, other)
    for unit in battle.standing:
        if unit.tile == HQ or unit not in twins:
            continue
        falls, twin = here.falls.get(unit), twins[unit]
        falls_there = None if twin is None else there.falls.get(twin)
        if falls is not None and falls_there is None:
            yield Difference("falls", unit.owner, unit, here.killers.get(unit, ()), falls)
        elif falls is None and falls_there is not None:
            yield Difference("stands", unit.owner, unit, phase=falls_there)
        elif falls is not None and falls_there is not None and falls != falls_there:
            kind: Kind = "sooner" if falls > falls_there else "later"
            yield Difference(kind, unit.owner, unit, here.killers.get(unit, ()), falls, falls_there)


def _twins(battle: NextBattle, other: NextBattle) -> dict[UnitRef, UnitRef | None]:
    """Who stands for each unit in the other battle: itself, or the same tile on another hex.

    A unit that only one of the battles has is nobody's twin: there is nothing to compare.
    """
    elsewhere = [unit for unit in other.standing if unit not in battle.standing]
    twins: dict[UnitRef, UnitRef | None] = {}
    for unit in battle.standing:
        if unit in other.standing:
            twins[unit] = unit
            continue
        moved = (each for each in elsewhere if (each.owner, each.tile) == (unit.owner, unit.tile))
        twins[unit] = next(moved, None)
    return twins


def _of_medics(here: _Fates, there: _Fates) -> Iterable[Difference]:
    for unit, medic in here.saved.items():
        if unit not in there.saved and unit in there.falls and unit not in here.falls:
            yield Difference("saved", unit.owner, unit, (medic,))


# Sentences.


def reasons_for(found: Iterable[Difference], most: int = MOST) -> tuple[Phrase, ...]:
    """The sentences about the first of them, in the order in which they would happen."""
    found = list(found)
    saved = {one.unit for one in found if one.kind == "saved"}  # which tells that they stay, too
    told = [one for one in found if not (one.kind == "stands" and one.unit in saved)]
    chosen = sorted(told[:most], key=lambda one: one.place)
    return tuple(map(_sentence, chosen))


def in_the_long_run(value: float, other: float) -> Phrase:
    """What remains to be said where no battle tells two moves apart: chances of 0 to 1."""
    word = "better" if value >= other else "worse"
    return Phrase(
        f"reason-{word}-in-the-long-run", {"chance": round(100 * value), "other": round(100 * other)}
    )


def _sentence(one: Difference) -> Phrase:
    told: dict[str, Argument] = {"seat": SeatRef(one.seat)}
    if one.unit is not None:
        told["unit"] = one.unit
    if one.units:
        told["units"] = Listing(one.units)
        told["count"] = len(one.units)
    if one.phase is not None:
        told["phase"] = one.phase
    if one.other_phase is not None:
        told["other"] = one.other_phase
    if one.kind in ("reached", "shielded"):
        told |= {"counter": one.counter, "instead": one.other_counter}
    return Phrase(f"reason-{_word(one)}", told)


def _word(one: Difference) -> str:
    words = one.kind.replace("_", "-")
    if one.kind in ("reached", "shielded") and not one.units:
        return "counter"  # nobody is to be named: a counter was paid from, or hits were shared otherwise
    return f"{words}-by" if one.kind == "falls" and one.units else words

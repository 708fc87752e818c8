"""Who stands where and how they do: officers and their ally, mutants, KAFAR."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from ashfall.hardcity.content import load_content
from ashfall.hardcity.files.notation import mutant_name
from ashfall.hardcity.ground import rows
from ashfall.hardcity.ground.holdings import abilities_of, equipment_of, person_key, used_abilities_of
from ashfall.hardcity.ground.state import State

__all__ = [
    "AbilityNow",
    "KafarNow",
    "MutantNow",
    "PersonNow",
    "describe_kafar",
    "describe_mutants",
    "describe_person",
    "describe_supply",
    "kind_of",
    "leader_of",
]

KAFAR_PLACES: Final = {rows.NOT_YET: "not_yet", rows.ON_MAP: "on_map", rows.DEAD: "gone"}


class AbilityNow(msgspec.Struct, frozen=True):
    """An ability of an officer."""

    ability: str
    used: bool  # not again in this turn or round


class PersonNow(msgspec.Struct, frozen=True, kw_only=True):
    """An officer or the ally."""

    person: str
    seat: int | None  # that leads the officer
    space: str | None
    hp: int
    most_hp: int
    ap: int
    pool: int  # AP after a refill
    spent: int  # AP of this turn that cards may bring back
    steps: int  # left of the move that is being made
    ladder: int | None  # by which the sewer was entered, from 1
    active: bool
    done: bool  # has acted in this round
    stunned: bool
    out_of_ammo: bool
    shield: bool  # held up until the next round
    abilities: list[AbilityNow]  # the one of the sheet first
    equipment: dict[str, int]  # how many of each card


class MutantNow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A mutant on the map."""

    mutant: str  # as moves name it
    kind: str
    space: str  # or the vehicle that it is on
    stunned: bool = False
    moved: bool = False  # in this turn, as the next ones
    attacked: bool = False
    stood_up: bool = False
    chosen: bool = False  # by the card that is being resolved
    damage: int = 0  # assigned and not yet dealt
    ladder: int | None = None


class KafarNow(msgspec.Struct, frozen=True, kw_only=True):
    """How KAFAR does."""

    place: str  # not_yet, on_map or gone
    hp: int
    ap: int  # versus only
    done: bool  # activated in this round


def leader_of(s: State, who: int) -> int | None:
    """The seat that leads an officer; nobody leads the ally alone."""
    return int(s.person(who, rows.LEADER)) if who < rows.OFFICERS else None


def describe_person(s: State, who: int) -> PersonNow:
    """An officer or the ally."""
    space, ladder = int(s.person(who, rows.PLACE)), int(s.person(who, rows.CAME_BY))
    is_active = bool(s.get(rows.ACTIVE) == who)
    return PersonNow(
        person=person_key(who),
        seat=leader_of(s, who),
        space=s.rules.board.labels[space] if space >= 0 else None,
        hp=int(s.person(who, rows.HEALTH)),
        most_hp=int(s.person(who, rows.MOST)),
        ap=int(s.person(who, rows.AP)),
        pool=int(s.person(who, rows.POOL)),
        spent=int(s.get(rows.SPENT)) if is_active else 0,
        steps=int(s.person(who, rows.STEPS)),
        ladder=ladder + 1 if ladder >= 0 else None,
        active=is_active,
        done=bool(s.person(who, rows.DONE)),
        stunned=bool(s.person(who, rows.STUNNED)),
        out_of_ammo=bool(s.person(who, rows.OUT_OF_AMMO)),
        shield=bool(s.person(who, rows.SHIELD)),
        abilities=_abilities(s, who),
        equipment={card.key: count for card, count in equipment_of(s, who)},
    )


def _abilities(s: State, who: int) -> list[AbilityNow]:
    own, used = abilities_of(s, who), used_abilities_of(s, who)
    return [AbilityNow(card.key, card in used) for card in sorted(own, key=lambda card: not card.starting)]


def kind_of(s: State, m: int) -> str:
    """The kind of a mutant."""
    return load_content().enemies[int(s.rules.kind_of[m])].key


def describe_mutants(s: State) -> list[MutantNow]:
    """Those on the map."""
    return [_mutant(s, m) for m in range(rows.MUTANTS) if s.mutant(m) >= 0]


def _mutant(s: State, m: int) -> MutantNow:
    ladder = 1 if s.is_mutant(m, rows.BY_FIRST) else 2 if s.is_mutant(m, rows.BY_SECOND) else None
    return MutantNow(
        mutant=mutant_name(s.rules, m),
        kind=kind_of(s, m),
        space=s.rules.board.labels[int(s.mutant(m))],
        stunned=bool(s.is_mutant(m, rows.LYING)),
        moved=bool(s.is_mutant(m, rows.MOVED)),
        attacked=bool(s.is_mutant(m, rows.ATTACKED)),
        stood_up=bool(s.is_mutant(m, rows.STOOD)),
        chosen=bool(s.is_mutant(m, rows.CHOSEN)),
        damage=int(s.get(rows.STATES_AT + m)) // rows.MARKED,
        ladder=ladder,
    )


def describe_kafar(s: State) -> KafarNow:
    """How KAFAR does."""
    return KafarNow(
        place=KAFAR_PLACES[int(s.get(rows.KAFAR_PLACE))],
        hp=int(s.get(rows.KAFAR_HEALTH)),
        ap=int(s.get(rows.KAFAR_AP)),
        done=bool(s.get(rows.KAFAR_DONE)),
    )


def describe_supply(s: State) -> dict[str, int]:
    """Figures that are not on the map, by kind, KAFAR aside; the horde counts him too (HC-8.12)."""
    figures = [m for m in range(rows.KAFAR) if s.rules.usable[m]]
    left = Counter(kind_of(s, m) for m in figures if s.mutant(m) < 0)
    return {kind: left[kind] for kind in dict.fromkeys(kind_of(s, m) for m in figures)}

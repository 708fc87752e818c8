"""What stands beside the map, read from a state into plain values."""

from dataclasses import dataclass
from typing import Final

from ashfall.hardcity.content import Content, load_content
from ashfall.hardcity.ground import rows
from ashfall.hardcity.ground.holdings import (
    abilities_of,
    cards_in,
    equipment_of,
    letters_aside,
    people_in_play,
    person_key,
    used_abilities_of,
)
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.telling.sentences import title_phrase
from ashfall.table.phrases import Phrase

__all__ = ["MISSING", "Person", "Queued", "Status", "read_status"]

MISSING: Final = "·"  # a letter of KAFAR that is still to come


@dataclass(frozen=True, slots=True)
class Person:
    """The sheet of an officer or of the ally."""

    key: str
    health: int
    most: int
    ap: int
    pool: int
    is_active: bool
    is_stunned: bool
    is_done: bool
    is_out_of_ammo: bool
    has_shield: bool
    abilities: tuple[tuple[str, bool], ...]  # key, whether it is used up for now
    equipment: tuple[tuple[str, str, int], ...]  # key, deck, how many


@dataclass(frozen=True, slots=True)
class Queued:
    """A card of AutoDoc's queue."""

    key: str
    marker: str  # the officer whose AP lie on it, or nothing


@dataclass(frozen=True, slots=True)
class Status:
    """Tracks, sheets and cards at one moment."""

    title: Phrase  # of the episode
    is_coop: bool
    round: int
    goal: int
    order: int
    chaos: int
    kills: int
    kills_per_level: int
    people: tuple[Person, ...]
    takes: tuple[str, ...]
    clapper: int  # the last used take of the row, -1 none
    hand: int  # how many cards Doctor Zero holds
    known_hand: tuple[str, ...]  # only for his own eyes
    deck: int
    queue: tuple[Queued, ...]
    letters: str  # of KAFAR's name that lie aside
    kafar_health: int  # 0 while he is not on the map
    is_kafar_dead: bool
    winner: int  # 0 while the game goes on
    reason: int


def read_status(state: State, knows_hand: bool) -> Status:
    """Everything beside the map; the cards of the hand only if the reader may know them."""
    content, rules = load_content(), state.rules
    deck = content.auto if rules.coop else content.chaos
    queue = cards_in(state, rows.QUEUE)
    here = bool(state.get(rows.KAFAR_PLACE) == rows.ON_MAP)
    return Status(
        title=title_phrase(state),
        is_coop=bool(rules.coop),
        round=int(state.get(rows.ROUND)),
        goal=int(rules.goal),
        order=int(state.get(rows.ORDER)),
        chaos=int(state.get(rows.CHAOS)),
        kills=int(state.get(rows.KILLS)),
        kills_per_level=int(rules.kills_per_level),
        people=tuple(_person(state, who) for who in people_in_play(state)),
        takes=tuple(content.takes[card].key for card in cards_in(state, rows.TAKE_ROW)),
        clapper=int(state.get(rows.CLAPPER)),
        hand=int(state.pile_size(rows.HAND)),
        known_hand=tuple(deck[card].key for card in cards_in(state, rows.HAND)) if knows_hand else (),
        deck=int(state.pile_size(rows.CHAOS_PILE)),
        queue=tuple(_queued(state, content, place, card) for place, card in enumerate(queue)),
        letters=letters_aside(state, MISSING),
        kafar_health=int(state.get(rows.KAFAR_HEALTH)) if here else 0,
        is_kafar_dead=bool(state.get(rows.KAFAR_PLACE) == rows.DEAD),
        winner=int(state.get(rows.WINNER)),
        reason=int(state.get(rows.REASON)),
    )


def _queued(state: State, content: Content, place: int, card: int) -> Queued:
    owner = int(state.get(rows.MARKERS_AT + place))
    return Queued(content.auto[card].key, person_key(owner) if owner >= 0 else "")


def _person(state: State, who: int) -> Person:
    return Person(
        key=person_key(who),
        health=int(state.person(who, rows.HEALTH)),
        most=int(state.person(who, rows.MOST)),
        ap=int(state.person(who, rows.AP)),
        pool=int(state.person(who, rows.POOL)),
        is_active=bool(state.get(rows.ACTIVE) == who),
        is_stunned=bool(state.person(who, rows.STUNNED)),
        is_done=bool(state.person(who, rows.DONE)),
        is_out_of_ammo=bool(state.person(who, rows.OUT_OF_AMMO)),
        has_shield=bool(state.person(who, rows.SHIELD)),
        abilities=_abilities(state, who),
        equipment=tuple((card.key, card.deck, count) for card, count in equipment_of(state, who)),
    )


def _abilities(state: State, who: int) -> tuple[tuple[str, bool], ...]:
    """The abilities of an officer, the one of the sheet first."""
    own, used = abilities_of(state, who), used_abilities_of(state, who)
    return tuple((card.key, card in used) for card in sorted(own, key=lambda card: not card.starting))

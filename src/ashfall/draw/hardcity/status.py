"""What stands beside the map, read from a state into plain values."""

from dataclasses import dataclass
from typing import Final

from ashfall.hardcity.content import Content, load_content
from ashfall.hardcity.content.words import KAFAR_NAME
from ashfall.hardcity.ground import rows
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
    queue = _pile(state, rows.QUEUE)
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
        people=tuple(_people(state, content)),
        takes=tuple(content.takes[card].key for card in _pile(state, rows.TAKE_ROW)),
        clapper=int(state.get(rows.CLAPPER)),
        hand=int(state.pile_size(rows.HAND)),
        known_hand=tuple(deck[card].key for card in _pile(state, rows.HAND)) if knows_hand else (),
        deck=int(state.pile_size(rows.CHAOS_PILE)),
        queue=tuple(_queued(state, content, place, card) for place, card in enumerate(queue)),
        letters=_letters(state, content),
        kafar_health=int(state.get(rows.KAFAR_HEALTH)) if here else 0,
        is_kafar_dead=bool(state.get(rows.KAFAR_PLACE) == rows.DEAD),
        winner=int(state.get(rows.WINNER)),
        reason=int(state.get(rows.REASON)),
    )


def _pile(state: State, pile: int) -> list[int]:
    return [int(state.card(pile, k)) for k in range(int(state.pile_size(pile)))]


def _queued(state: State, content: Content, place: int, card: int) -> Queued:
    owner = int(state.get(rows.MARKERS_AT + place))
    return Queued(content.auto[card].key, content.officers[owner].key if owner >= 0 else "")


def _letters(state: State, content: Content) -> str:
    """The letters that have been set aside, in the order of the name."""
    left = [content.auto[card].letter for card in _pile(state, rows.ASIDE)] if state.rules.coop else []
    found = ""
    for letter in KAFAR_NAME:
        if letter in left:
            left.remove(letter)
            found += letter
        else:
            found += MISSING
    return found


def _people(state: State, content: Content) -> list[Person]:
    keys = [officer.key for officer in content.officers] + [ally.key for ally in content.allies]
    present = [who for who in range(len(keys)) if state.person(who, rows.IN_PLAY)]
    return [_person(state, content, who, keys[who]) for who in present]


def _person(state: State, content: Content, who: int, key: str) -> Person:
    owned = [(card, int(state.person(who, rows.GEAR + n))) for n, card in enumerate(content.equipment)]
    return Person(
        key=key,
        health=int(state.person(who, rows.HEALTH)),
        most=int(state.person(who, rows.MOST)),
        ap=int(state.person(who, rows.AP)),
        pool=int(state.person(who, rows.POOL)),
        is_active=bool(state.get(rows.ACTIVE) == who),
        is_stunned=bool(state.person(who, rows.STUNNED)),
        is_done=bool(state.person(who, rows.DONE)),
        is_out_of_ammo=bool(state.person(who, rows.OUT_OF_AMMO)),
        has_shield=bool(state.person(who, rows.SHIELD)),
        abilities=_abilities(state, content, who),
        equipment=tuple((card.key, card.deck, count) for card, count in owned if count),
    )


def _abilities(state: State, content: Content, who: int) -> tuple[tuple[str, bool], ...]:
    """The abilities of an officer, the one of the sheet first."""
    held = int(state.person(who, rows.CARDS))
    used = int(state.person(who, rows.USED)) | int(state.person(who, rows.USED_ROUND))
    own = [(card, n) for n, card in enumerate(content.abilities) if held >> n & 1]
    own.sort(key=lambda pair: not pair[0].starting)
    return tuple((card.key, bool(used >> n & 1)) for card, n in own)

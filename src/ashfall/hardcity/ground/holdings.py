"""What people hold and what lies in the piles: the bits and counts of a state, read as cards."""

from __future__ import annotations

from collections.abc import Iterable

from ashfall.hardcity.content import AbilityCard, Equipment, load_content
from ashfall.hardcity.content.words import KAFAR_NAME
from ashfall.hardcity.ground.rows import ASIDE, CARDS, GEAR, IN_PLAY, OFFICERS, PEOPLE, USED, USED_ROUND
from ashfall.hardcity.ground.state import State

__all__ = [
    "abilities_of",
    "cards_in",
    "equipment_of",
    "letters_aside",
    "people_in_play",
    "person_key",
    "spelled",
    "used_abilities_of",
]


def person_key(who: int) -> str:
    """The key of an officer or of the ally."""
    content = load_content()
    return content.officers[who].key if who < OFFICERS else content.allies[who - OFFICERS].key


def people_in_play(s: State) -> list[int]:
    """The officers in play and the ally."""
    return [who for who in range(PEOPLE) if s.person(who, IN_PLAY)]


def abilities_of(s: State, who: int) -> list[AbilityCard]:
    """The abilities that somebody has, the one of the sheet included."""
    return _abilities(int(s.person(who, CARDS)))


def used_abilities_of(s: State, who: int) -> list[AbilityCard]:
    """Those that cannot be used again in this turn or round."""
    return _abilities(int(s.person(who, USED)) | int(s.person(who, USED_ROUND)))


def _abilities(held: int) -> list[AbilityCard]:
    return [card for number, card in enumerate(load_content().abilities) if held >> number & 1]


def equipment_of(s: State, who: int) -> list[tuple[Equipment, int]]:
    """The equipment that somebody holds: each card with how many of it."""
    held = [(card, int(s.person(who, GEAR + number))) for number, card in enumerate(load_content().equipment)]
    return [(card, count) for card, count in held if count]


def cards_in(s: State, pile: int) -> list[int]:
    """The numbers of the cards in a pile, the top last; rows of cards from the left."""
    return [int(s.card(pile, place)) for place in range(int(s.pile_size(pile)))]


def letters_aside(s: State, missing: str) -> str:
    """KAFAR's name with ``missing`` for each letter that has not been set aside yet (HC-13.13)."""
    return spelled([load_content().auto[card].letter for card in cards_in(s, ASIDE)], missing)


def spelled(letters: Iterable[str], missing: str) -> str:
    """KAFAR's name with ``missing`` for each letter that is not among these."""
    left, found = list(letters), ""
    for letter in KAFAR_NAME:
        if letter in left:
            left.remove(letter)
            found += letter
        else:
            found += missing
    return found

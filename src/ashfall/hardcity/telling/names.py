"""The names of people, figures, cards and places as phrases, by keys, and what cards say."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

from ashfall.hardcity.content import Episode, load_content
from ashfall.table.phrases import Argument, Phrase
from ashfall.table.texts import ENGLISH, LANGUAGES

__all__ = [
    "ability",
    "about",
    "auto_card",
    "bottom_half",
    "chaos_card",
    "enemy",
    "episode",
    "equipment",
    "explanation",
    "face",
    "kind_of",
    "load",
    "mutant",
    "person",
    "question",
    "side",
    "space",
    "special",
    "take",
    "text_key",
    "title",
    "vehicle",
]

NODES: Final = {"truck": "truck", "car": "police_car", "boat": "motorboat"}  # spaces that are vehicles
SIDES: Final = {
    "officers": Phrase("hc-officers"),
    "zero": Phrase("hc-zero"),
    "autodoc": Phrase("hc-autodoc"),
}
_SCORED_BY: Final = {
    "what_a_sewer": "barrel_gone",
    "kidnap_squad": "mayor_gone",
}  # by special cards
EPISODES_KEPT: Final = 16
NUMBERED: Final = re.compile(r"([a-z_]+?)(\d*)")


def text_key(key: str) -> str:
    """Words of the data files have underscores, ids of texts have hyphens."""
    return key.replace("_", "-")


def side(key: str) -> Phrase:
    """Officers, Doctor Zero or AutoDoc."""
    return SIDES[key]


@cache
def _allies() -> tuple[str, ...]:
    return tuple(ally.key for ally in load_content().allies)


def person(key: str) -> Phrase:
    """An officer or the ally."""
    return Phrase(f"hc-ally-{key}") if key in _allies() else Phrase(f"hc-officer-{text_key(key)}")


def enemy(key: str) -> Phrase:
    """A kind of mutant."""
    return Phrase(f"hc-enemy-{text_key(key)}")


def mutant(name: str) -> Phrase:
    """One mutant: ``rat2`` is the second rat."""
    key, number = _split(name)
    return _numbered(enemy(key), number)


def kind_of(name: str) -> str:
    """The kind of a mutant: ``rat2`` is a rat."""
    return _split(name)[0]


def load(name: str) -> Phrase:
    """A civilian, barrel, the mayor or the battery."""
    key, number = _split(name)
    return _numbered(Phrase(f"hc-load-{text_key(key)}"), number)


def vehicle(name: str) -> Phrase:
    """A vehicle; only of civilian cars there are several."""
    key, number = _split(name)
    return _numbered(Phrase(f"hc-vehicle-{text_key(key)}"), number if key == "civilian_car" else "")


def _split(name: str) -> tuple[str, str]:
    found = NUMBERED.fullmatch(name)
    return (found[1], found[2]) if found else (name, "")


def _numbered(name: Phrase, number: str) -> Phrase:
    return Phrase("hc-numbered", {"name": name, "number": int(number)}) if number else name


def space(label: str) -> Argument:
    """A space: its label, or the name of the vehicle that it is."""
    return vehicle(NODES[label]) if label in NODES else label


def ability(key: str) -> Phrase:
    """An ability card."""
    return Phrase(f"hc-ability-{text_key(key)}")


def equipment(key: str) -> Phrase:
    """An equipment card."""
    return Phrase(f"hc-equipment-{text_key(key)}")


def take(key: str) -> Phrase:
    """A take."""
    return Phrase(f"hc-take-{text_key(key)}")


def chaos_card(key: str) -> Phrase:
    """A chaos card of Doctor Zero."""
    return Phrase(f"hc-chaos-{text_key(key)}")


def auto_card(key: str) -> Phrase:
    """A chaos card of AutoDoc."""
    return Phrase(f"hc-auto-{text_key(key)}")


def bottom_half(key: str) -> Phrase:
    """The bottom half of such a card."""
    return Phrase(f"hc-auto-{text_key(key)}-bottom")


def special(key: str) -> Phrase:
    """A side of an episode's special card."""
    return Phrase(f"hc-special-{text_key(key)}")


def episode(number: int) -> Phrase:
    """The title of a shipped episode."""
    return Phrase(f"hc-episode-{number}")


def title(script: Episode) -> Phrase:
    """The title of any episode; one that is not shipped brings its name, in English at least."""
    return _own_words(script.names) if script.own else episode(script.number)


def about(script: Episode) -> Phrase | None:
    """What an episode is about; None for one that is not shipped and does not say."""
    if script.own:
        return _own_words(script.about) if script.about else None
    return Phrase(f"{episode(script.number).id}-about")


def _own_words(said: Mapping[str, str]) -> Phrase:
    told: dict[str, Argument] = {language: said.get(language, said[ENGLISH]) for language in LANGUAGES}
    return Phrase("hc-own-words", told)


def question(key: str) -> Phrase:
    """A question that the rules may answer for a player."""
    return Phrase(f"hc-question-{text_key(key)}")


def face(key: str) -> Phrase:
    """A face of a die."""
    return Phrase(f"hc-face-{text_key(key)}")


# What cards say.


def explanation(name: Phrase, script: Episode | None = None) -> Phrase:
    """What something with this name does, in an episode; without one as it is printed."""
    return Phrase(f"{name.id}-text", _numbers(script).get(name.id, {}))


@lru_cache(maxsize=EPISODES_KEPT)
def _numbers(script: Episode | None) -> dict[str, dict[str, Argument]]:
    """The numbers that the texts of cards are told, by the names of the cards."""
    return _auto_numbers() | _special_numbers(script)


def _auto_numbers() -> dict[str, dict[str, Argument]]:
    """How many mutants the cards of AutoDoc deploy and activate, and how far these may be."""
    return {
        auto_card(card.key).id: {"deploy": card.deploy, "activate": card.activate, "within": card.within}
        for card in load_content().auto
    }


def _special_numbers(script: Episode | None) -> dict[str, dict[str, Argument]]:
    """The numbers of special cards: those of the episode, else those of the shipped one that has the card."""
    found: dict[str, dict[str, Argument]] = {}
    for told in (*load_content().episodes, *((script,) if script else ())):
        for side in (told.versus, told.auto):
            found[special(side.effect).id] = {
                "amount": side.amount,
                "second": side.second,
                "points": told.points(_SCORED_BY[side.effect]) if side.effect in _SCORED_BY else 0,
                "row": told.amount("low_tide_row") + 1,
            }
    return found

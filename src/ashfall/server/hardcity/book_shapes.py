"""The shapes of the book of Hard City: everybody and everything that can be met there."""

from __future__ import annotations

import msgspec

from ashfall.hardcity.telling.briefing import Briefing
from ashfall.table.phrases import Phrase

__all__ = ["Book", "BookEntry", "BookEpisode", "BookEvent", "BookHalf", "BookWord", "WordRule"]


class BookHalf(msgspec.Struct, kw_only=True):
    """The lower half of a card."""

    name: Phrase
    text: Phrase
    marks: dict[str, str]


class BookEntry(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A figure or a card.

    ``numbers`` are printed on it, by their names in the data files; ``marks`` are words of the data files
    that say what it is: the kind of a chaos card, the deck of an equipment card, the limit of an ability.
    """

    kind: str  # officer, ally, mutant, ability, equipment, take, chaos, versus_special, auto, auto_special
    key: str
    name: Phrase
    text: Phrase
    clause: str  # of the rules
    numbers: dict[str, int]
    marks: dict[str, str]
    episodes: tuple[int, ...] = ()  # in which it is met; none: in all
    owner: str = ""  # the officer to whom it belongs
    lower: BookHalf | None = None


class BookEvent(msgspec.Struct, kw_only=True):
    """An event card: where its symbols are on the main map."""

    number: int
    civilians: list[str]
    crates: list[str]
    mutants: list[str]


class BookEpisode(msgspec.Struct, kw_only=True):
    """An episode: what is told before it, and what it is made of."""

    number: int
    name: Phrase
    clause: str
    boards: tuple[str, ...]
    opening: str
    takes: tuple[str, ...]
    enemies: tuple[str, ...]
    specials: tuple[str, str]  # the card of Doctor Zero and that of AutoDoc
    versus: Briefing
    coop: Briefing


class WordRule(msgspec.Struct, kw_only=True):
    """What an episode has to do with a word."""

    episode: int
    text: Phrase
    clause: str


class BookWord(msgspec.Struct, kw_only=True):
    """A word of the game: what it means, and other words that lead to it."""

    key: str
    name: Phrase
    also: Phrase
    text: Phrase
    clause: str
    rules: list[WordRule]


class Book(msgspec.Struct, kw_only=True):
    """Everything that there is to read about."""

    entries: list[BookEntry]
    events: list[BookEvent]
    episodes: list[BookEpisode]
    words: list[BookWord]

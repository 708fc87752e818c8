"""The book of Hard City, made from its data: every figure, card, event, episode and word.

The clause of a card is the one of section 17 that names its key, so the rules say where it is explained.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Final

from ashfall.hardcity.content import Episode, load_content
from ashfall.hardcity.content.types import AutoDocCard, Enemy, Space
from ashfall.hardcity.ground.setup import COOP, VERSUS
from ashfall.hardcity.telling import names
from ashfall.hardcity.telling.briefing import brief, mechanism_rule, mechanisms
from ashfall.hardcity.telling.glossary import CLAUSES, WORDS, word_text
from ashfall.server.hardcity.book_shapes import (
    Book,
    BookEntry,
    BookEpisode,
    BookEvent,
    BookHalf,
    BookWord,
    WordRule,
)
from ashfall.server.hardcity.shapes import NAME
from ashfall.server.rulebook import rule_book
from ashfall.table.phrases import Phrase

__all__ = ["book"]

CARDS: Final = "section-17"
KEY: Final = re.compile(r"`(\w+)`")
# The parts of that section, by the kinds of entries that they are about.
PARTS: Final = {
    "mutant": "17.1",
    "officer": "17.2",
    "starting": "17.2",
    "ability": "17.3",
    "ally": "17.4",
    "chaos": "17.5",
    "versus_special": "17.6",
    "auto": "17.7",
    "auto_special": "17.8",
    "take": "17.9",
    "equipment": "17.10",
}
COMMANDS: Final = ("pass", "standing")  # words of the terminal
MUTANT_NUMBERS: Final = ("figures", "move", "attack", "attack_near", "ap", "hp_most", "kills")


def book() -> Book:
    """Everything, in the order of the data files."""
    content = load_content()
    return Book(
        entries=[*_people(), *_mutants(), *_officers_cards(), *_chaos(), *_specials(), *_autodoc()],
        events=[
            BookEvent(
                number=card.number,
                civilians=_labels(card.civilians),
                crates=_labels(card.crates),
                mutants=_labels(card.mutants),
            )
            for card in content.events
        ],
        episodes=[_episode(episode) for episode in content.episodes],
        words=[_word(key) for key in WORDS if key not in COMMANDS],
    )


def _entry(kind: str, key: str, name: Phrase, *, part: str = "", **printed: Any) -> BookEntry:
    """A figure or a card, what it does and its clause, which stands in the part of its kind or ``part``."""
    facts = {"numbers": {}, "marks": {}, **printed}
    text, clause = names.explanation(name), _clause(part or kind, key)
    return BookEntry(kind=kind, key=key, name=name, text=text, clause=clause, **facts)


# Figures.


def _people() -> Iterator[BookEntry]:
    content = load_content()
    for officer in content.officers:
        grows = {"hp_most": officer.hp_most} if officer.hp_most > officer.hp else {}
        yield _entry(
            "officer",
            officer.key,
            names.person(officer.key),
            numbers={"hp": officer.hp, **grows},
            marks={"ability": officer.ability},
        )
    for ally in content.allies:
        yield _entry(
            "ally",
            ally.key,
            names.person(ally.key),
            numbers={"hp": ally.hp, "ap": ally.ap, "move": ally.move},
        )


def _mutants() -> Iterator[BookEntry]:
    for enemy in load_content().enemies:
        yield _entry(
            "mutant",
            enemy.key,
            names.enemy(enemy.key),
            numbers={number: getattr(enemy, number) for number in MUTANT_NUMBERS if getattr(enemy, number)},
            episodes=_met_in(enemy),
        )


def _met_in(enemy: Enemy) -> tuple[int, ...]:
    """The episodes of a special mutant; normal ones, and those of every episode, are met in all."""
    episodes = load_content().episodes
    found = tuple(each.number for each in episodes if enemy.key in each.enemies)
    return found if len(found) < len(episodes) else ()


# Cards.


def _officers_cards() -> Iterator[BookEntry]:
    content = load_content()
    for ability in content.abilities:
        yield _entry(
            "ability",
            ability.key,
            names.ability(ability.key),
            numbers={"ap": ability.ap} if ability.ap else {},
            marks={"limit": ability.limit} | ({"start": "start"} if ability.starting else {}),
            owner=ability.officer,
            part="starting" if ability.starting else "ability",
        )
    for equipment in content.equipment:
        yield _entry(
            "equipment",
            equipment.key,
            names.equipment(equipment.key),
            numbers={"copies": equipment.copies},
            marks={"deck": equipment.deck},
        )
    for take in content.takes:
        yield _entry(
            "take",
            take.key,
            names.take(take.key),
            marks={"timing": take.timing},
            episodes=take.episodes if len(take.episodes) < len(content.episodes) else (),
        )


def _chaos() -> Iterator[BookEntry]:
    for card in load_content().chaos:
        basics = {"deploy": card.deploy, "move": card.move, "attack": card.attack}
        yield _entry(
            "chaos",
            card.key,
            names.chaos_card(card.key),
            numbers={"copies": card.copies, **basics},
            marks={"chaos": card.kind} | ({"trigger": card.trigger} if card.trigger else {}),
        )


def _specials() -> Iterator[BookEntry]:
    """Both sides of the special card of each episode."""
    for episode in load_content().episodes:
        for kind, side in (("versus_special", episode.versus), ("auto_special", episode.auto)):
            marks = {"chaos": side.kind} if side.kind else {"priority": side.priority, "after": side.after}
            yield _entry(
                kind,
                side.effect,
                names.special(side.effect),
                marks={word: value for word, value in marks.items() if value},
                episodes=(episode.number,),
            )


def _autodoc() -> Iterator[BookEntry]:
    for card in load_content().auto:
        priority = card.priority if card.activate else ""  # nobody goes anywhere by a card that only deploys
        marks = {"priority": priority, "after": card.after, "letter": card.letter}
        yield _entry(
            "auto",
            card.key,
            names.auto_card(card.key),
            numbers={"copies": card.copies},
            marks={word: value for word, value in marks.items() if value and value != "special"},
            lower=_lower(card),
        )


def _lower(card: AutoDocCard) -> BookHalf | None:
    if card.bottom is None:
        return None
    name = names.bottom_half(card.key)
    deploys = card.bottom.acts == ("deploy",)
    marks = {} if deploys else {"band": card.bottom.band, "priority": card.bottom.priority}
    return BookHalf(name=name, text=names.explanation(name), marks=marks)


@cache
def _clauses() -> dict[tuple[str, str], str]:
    """The clause of a card, by the part of the rules that it stands in and its key."""
    [cards] = [section for section in rule_book(NAME).sections if section.id == CARDS]
    found: dict[tuple[str, str], str] = {}
    part = ""
    for clause in cards.clauses:
        part = clause.heading.split(" ")[0] or part
        found.update(((part, key), clause.id) for key in KEY.findall(clause.text))
    return found


def _clause(kind: str, key: str) -> str:
    return _clauses()[PARTS[kind], key]


# Events, episodes and words.


def _labels(spaces: Iterable[Space]) -> list[str]:
    """Spaces of the main map as people write them."""
    return [f"{chr(ord('A') + x)}{y + 1}" for x, y in spaces]


def _episode(episode: Episode) -> BookEpisode:
    return BookEpisode(
        number=episode.number,
        name=names.title(episode),
        clause=f"HC-14.{episode.number}",
        boards=episode.boards,
        opening=episode.opening,
        takes=episode.takes,
        enemies=episode.enemies,
        specials=(episode.versus.effect, episode.auto.effect),
        versus=brief(episode, VERSUS),
        coop=brief(episode, COOP),
    )


def _word(key: str) -> BookWord:
    name, text, also = word_text(load_content().episodes[0], key)
    return BookWord(key=key, name=name, also=also, text=text, clause=CLAUSES[key], rules=list(_rules(key)))


def _rules(key: str) -> Iterator[WordRule]:
    """The rules of each episode about a word; one that several share is told once."""
    told: list[Phrase] = []
    for word in WORDS[key][1]:
        for episode in load_content().episodes:
            if word in mechanisms(episode, VERSUS):
                rule = mechanism_rule(episode, VERSUS, word)
                if rule.text not in told:
                    told.append(rule.text)
                    yield WordRule(episode=episode.number, text=rule.text, clause=rule.clause)

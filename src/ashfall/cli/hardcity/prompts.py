"""What a game of Hard City in the terminal asks and explains, as console markup."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.markup import escape

from ashfall.cli.hardcity.glyphs import (
    LETTERS,
    LIES,
    SIGNS,
    glyphs_inside,
    glyphs_on,
    vehicles_on_map,
    zone_glyph,
    zones_now,
)
from ashfall.cli.hardcity.helping import explanation_line
from ashfall.cli.hardcity.menu import CityMenu
from ashfall.cli.hardcity.panel import belongings, officer_line
from ashfall.hardcity.content import load_content
from ashfall.hardcity.content.words import AUTO_SPECIALS, VERSUS_SPECIALS
from ashfall.hardcity.ground.holdings import abilities_of, cards_in, equipment_of, people_in_play
from ashfall.hardcity.ground.rows import ACTIVE, HAND, OFFICERS, QUEUE, TAKE_ROW
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.match import Match
from ashfall.hardcity.telling import names
from ashfall.hardcity.telling.sentences import card_in_effect
from ashfall.hardcity.telling.words import Words
from ashfall.table.errors import shown
from ashfall.table.phrases import Phrase

__all__ = ["card_lines", "look_line", "officer_lines", "question"]

DIGITS: Final = "0123456789"
NUMBERED: Final = "○øKz"  # signs whose number does not count them


def question(match: Match, words: Words, menu: CityMenu) -> str:
    """The decision and what to type now."""
    asked = escape(words.decision(match.state, match.decision)) if match.decision else ""
    what = "space" if menu.is_typed else "both" if menu.marked else "number"
    ask = words.texts.format("play-city-ask", what=what, at="first" if menu.is_first else "later")
    return f"{asked} {ask}"


def card_lines(state: State, words: Words, knows_hand: bool) -> list[str]:
    """The cards that matter now, with texts: in effect, of the active officer, takes, hand or queue."""
    found = {phrase.id: phrase for phrase in _cards_now(state, knows_hand)}
    return [explanation_line(state, words, phrase) for phrase in found.values()]


def _cards_now(s: State, knows_hand: bool) -> Iterator[Phrase]:
    content, who = load_content(), int(s.get(ACTIVE))
    in_effect = card_in_effect(s)
    if in_effect is not None:
        yield in_effect
    if 0 <= who < OFFICERS:
        yield from (names.ability(card.key) for card in abilities_of(s, who))
        yield from (names.equipment(card.key) for card, _ in equipment_of(s, who))
    yield from (names.take(content.takes[card].key) for card in cards_in(s, TAKE_ROW))
    if knows_hand:
        yield from (names.chaos_card(content.chaos[card].key) for card in cards_in(s, HAND))
    yield from (names.bottom_half(content.auto[card].key) for card in cards_in(s, QUEUE))
    specials = AUTO_SPECIALS if s.rules.coop else VERSUS_SPECIALS
    yield names.special(specials[int(s.rules.special)])


def officer_lines(state: State, words: Words) -> list[str]:
    """Everybody's health, place, equipment and abilities."""
    lines = []
    for who in people_in_play(state):
        cards = belongings(state, words, who)
        lines += [officer_line(state, words, who).markup, *([f"   {cards.markup}"] if cards else [])]
    return lines


def look_line(state: State, words: Words, label: str) -> str:
    """What is on a space, in words."""
    labels = {label.lower(): space for space, label in enumerate(state.rules.board.labels)}
    space = labels.get(label.strip().lower())
    if space is None:
        return words.texts.format("play-city-no-space", name=escape(shown(label)))
    found = _things_on(state, words, space)
    name = state.rules.board.labels[space]
    return (
        escape(f"{name}: {', '.join(found)}.")
        if found
        else words.texts.format("play-city-empty-space", space=name)
    )


def _things_on(state: State, words: Words, space: int) -> list[str]:
    glyphs = glyphs_on(state, space) if space < state.rules.board.plain else []
    found = []
    for vehicle in vehicles_on_map(state):
        if space in vehicle.spaces or space == state.rules.board.node[vehicle.number]:
            found.append(words.say(names.vehicle(vehicle.kind)))
            glyphs = glyphs_inside(state, vehicle)
    zone = zones_now(state).get(space)
    if zone is not None:
        glyphs.append(zone_glyph(zone))
    return found + [_in_words(words, glyph.text) for glyph in glyphs]


def _in_words(words: Words, text: str) -> str:
    """A sign with its number, as ``Mutant ×3 (stunned)``; a number may also be a name or health."""
    sign, number = text.strip(f"{LIES}{DIGITS}"), text.strip(f"{LIES}{text.strip(f'{LIES}{DIGITS}')}")
    name = _person(words, sign) if sign in LETTERS else words.texts.format(SIGNS[sign])
    named = f"{name} {number}" if sign in NUMBERED else f"{name} ×{number}" if number else name
    return f"{named} ({words.texts.format(SIGNS[LIES])})" if text.startswith(LIES) else named


def _person(words: Words, letter: str) -> str:
    content = load_content()
    keys = [*(officer.key for officer in content.officers), content.allies[0].key]
    return words.say(names.person(keys[LETTERS.index(letter)]))

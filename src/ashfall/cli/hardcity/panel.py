"""What stands beside the map: points, officers, takes, and the cards of Doctor Zero or AutoDoc."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from ashfall.cli.hardcity.glyphs import LETTERS, LIES, person_style
from ashfall.hardcity.content import load_content
from ashfall.hardcity.content.words import KAFAR_NAME
from ashfall.hardcity.ground import moves
from ashfall.hardcity.ground.rows import (
    ACTIVE,
    AP,
    ASIDE,
    CARDS,
    CHAOS,
    CLAPPER,
    DONE,
    GEAR,
    HAND,
    HEALTH,
    IN_PLAY,
    KILLS,
    MOST,
    OFFICERS,
    ORDER,
    OUT_OF_AMMO,
    PEOPLE,
    PLACE,
    QUEUE,
    ROUND,
    STUNNED,
    TAKE_ROW,
)
from ashfall.hardcity.ground.rules import BIT
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.telling import names
from ashfall.hardcity.telling.words import Words

__all__ = ["belongings", "cards_line", "head_lines", "officer_line", "people_in_play", "takes_line"]

FULL: Final = "■"
FREE: Final = "·"
HEART: Final = "♥"
DONUT: Final = "◎"
NOW: Final = "▶"
CLAP: Final = "◢"


def head_lines(s: State, words: Words) -> list[Text]:
    """The episode with the round, and the three tracks."""
    texts = words.texts
    title = Text().append(words.title(s), "bold")
    title.append(f"  {texts.format('play-city-round', number=int(s.get(ROUND)))}", "dim")
    goal, level = int(s.rules.goal), int(s.rules.kills_per_level)
    villain = words.say(names.side("zero" if s.rules.zero >= 0 else "autodoc"))
    tracks = (
        (words.say(names.side("officers")), int(s.get(ORDER)), goal, "cyan"),
        (villain, int(s.get(CHAOS)), goal, "#6fc02a"),
        (texts.format("play-city-kills"), int(s.get(KILLS)), level, "#ff5470"),
    )
    line = Text()
    for number, (name, value, most, style) in enumerate(tracks):
        line.append("   " if number else "")
        line.append(f"{name} ", "bold")
        line.append(FULL * value, style)
        line.append(FREE * (most - value), "dim")
        line.append(f" {value}/{most}")
    return [title, line]


def people_in_play(s: State) -> list[int]:
    """The officers in play and the ally."""
    return [who for who in range(PEOPLE) if s.person(who, IN_PLAY)]


def officer_line(s: State, words: Words, who: int) -> Text:
    """Name, health, action points and place; who acts now, who has acted, who lies."""
    active = s.get(ACTIVE) == who
    sign = NOW if active else LIES if s.person(who, STUNNED) else " "
    line = Text().append(f"{sign}{LETTERS[who]} ", f"bold {person_style(who)}")
    line.append(f"{_first_name(words, who):<9} ", "bold" if active else "dim" if s.person(who, DONE) else "")
    line.append(f"{HEART}{int(s.person(who, HEALTH))}/{int(s.person(who, MOST))} ", "#ff5470")
    if who < OFFICERS:
        line.append(f"{DONUT}{int(s.person(who, AP))} ", "#ffb454")
    place = int(s.person(who, PLACE))
    line.append(s.rules.board.labels[place] if place >= 0 else "-")
    return line


def _first_name(words: Words, who: int) -> str:
    content = load_content()
    key = content.officers[who].key if who < OFFICERS else content.allies[who - OFFICERS].key
    return words.say(names.person(key)).split()[0]


def belongings(s: State, words: Words, who: int) -> Text:
    """The equipment and the abilities of an officer."""
    content = load_content()
    gear = [
        (words.say(names.equipment(card.key)), int(s.person(who, GEAR + n)))
        for n, card in enumerate(content.equipment)
    ]
    held = int(s.person(who, CARDS))
    abilities = [
        words.say(names.ability(card.key))
        for number, card in enumerate(content.abilities)
        if held & int(BIT[number])
    ]
    line = Text()
    if s.person(who, OUT_OF_AMMO):
        line.append(words.texts.format("play-city-no-ammo"), "bold red")
    for name, count in gear:
        if count:
            line.append(", " if line else "")
            line.append(name if count == 1 else f"{name} ×{count}")
    if abilities:
        line.append("; " if line else "")
        line.append(", ".join(abilities), "dim")
    return line


def takes_line(s: State, words: Words) -> Text:
    """The row of takes; the clapper stands after the last one that cannot be used any more."""
    takes = load_content().takes
    line = Text().append(f"{words.texts.format('play-city-takes')}: ", "bold")
    clapper = int(s.get(CLAPPER))
    for place in range(int(s.pile_size(TAKE_ROW))):
        take = takes[int(s.card(TAKE_ROW, place))]
        used = place <= clapper or take.opening
        if place:
            line.append(f" {CLAP} " if place == clapper + 1 and clapper >= 0 else ", ")
        line.append(words.say(names.take(take.key)), "dim" if used else "")
    if clapper >= 0 and clapper + 1 == s.pile_size(TAKE_ROW):
        line.append(f" {CLAP}")
    return line


def cards_line(s: State, words: Words, knows_hand: bool) -> Text:
    """Doctor Zero's hand, which only he may read, or AutoDoc's queue and the letters set aside."""
    texts = words.texts
    if s.rules.zero < 0:
        return _auto_cards(s, words)
    count = int(s.pile_size(HAND))
    if not knows_hand:
        return Text(texts.format("play-city-hand-hidden", count=count))
    cards = [words.part(s, moves.CHAOS, int(s.card(HAND, i))) for i in range(count)]
    line = Text().append(f"{texts.format('cli-hand')}: ", "bold")
    return line.append(", ".join(cards) or texts.format("cli-nothing"))


def _auto_cards(s: State, words: Words) -> Text:
    texts, auto = words.texts, load_content().auto
    queue = [
        words.say(names.auto_card(auto[int(s.card(QUEUE, i))].key)) for i in range(int(s.pile_size(QUEUE)))
    ]
    line = Text().append(f"{texts.format('play-city-queue')}: ", "bold")
    line.append(", ".join(queue) or texts.format("cli-nothing"))
    aside = sorted(auto[int(s.card(ASIDE, i))].letter for i in range(int(s.pile_size(ASIDE))))
    letters = []
    for letter in KAFAR_NAME:
        letters.append(letter if letter in aside else "_")
        if letter in aside:
            aside.remove(letter)
    line.append(f"  {'.'.join(letters)}", "#ff5470")
    return line

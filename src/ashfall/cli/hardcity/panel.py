"""What stands beside the map: points, officers, takes, and the cards of Doctor Zero or AutoDoc."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from ashfall.cli.hardcity.glyphs import LETTERS, LIES, person_style
from ashfall.hardcity.content import load_content
from ashfall.hardcity.ground import moves
from ashfall.hardcity.ground.holdings import abilities_of, cards_in, equipment_of, letters_aside, person_key
from ashfall.hardcity.ground.rows import (
    ACTIVE,
    AP,
    CHAOS,
    CLAPPER,
    DONE,
    HAND,
    HEALTH,
    KILLS,
    MOST,
    OFFICERS,
    ORDER,
    OUT_OF_AMMO,
    PLACE,
    QUEUE,
    ROUND,
    STUNNED,
    TAKE_ROW,
)
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.telling import names
from ashfall.hardcity.telling.words import Words

__all__ = ["belongings", "cards_line", "head_lines", "officer_line", "takes_line"]

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
    return words.say(names.person(person_key(who))).split()[0]


def belongings(s: State, words: Words, who: int) -> Text:
    """The equipment and the abilities of an officer."""
    abilities = [words.say(names.ability(card.key)) for card in abilities_of(s, who)]
    line = Text()
    if s.person(who, OUT_OF_AMMO):
        line.append(words.texts.format("play-city-no-ammo"), "bold red")
    for card, count in equipment_of(s, who):
        name = words.say(names.equipment(card.key))
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
    cards = [words.part(s, moves.CHAOS, card) for card in cards_in(s, HAND)]
    line = Text().append(f"{texts.format('cli-hand')}: ", "bold")
    return line.append(", ".join(cards) or texts.format("cli-nothing"))


def _auto_cards(s: State, words: Words) -> Text:
    texts, auto = words.texts, load_content().auto
    queue = [words.say(names.bottom_half(auto[card].key)) for card in cards_in(s, QUEUE)]
    line = Text().append(f"{texts.format('play-city-queue')}: ", "bold")
    line.append(", ".join(queue) or texts.format("cli-nothing"))
    line.append(f"  {texts.format('play-city-letters')}: ", "bold")
    return line.append(".".join(letters_aside(s, "_")), "#ff5470")

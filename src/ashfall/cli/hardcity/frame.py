"""One screen of Hard City in the terminal: the maps, beside them the officers, below them the choices."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import zip_longest
from typing import Final

from rich.console import Console
from rich.text import Text

from ashfall.cli.hardcity.glyphs import SIGNS
from ashfall.cli.hardcity.grid import Size, legend_signs, map_lines, side_lines
from ashfall.cli.hardcity.menu import CityMenu
from ashfall.cli.hardcity.panel import belongings, cards_line, head_lines, officer_line, takes_line
from ashfall.cli.screen import notice_lines, print_below, room_below
from ashfall.hardcity.ground.holdings import people_in_play
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.telling import names
from ashfall.hardcity.telling.sentences import card_in_effect
from ashfall.hardcity.telling.words import Words

__all__ = ["draw_frame", "legend_line", "table_lines"]

GAP: Final = 2
NARROWEST: Final = 24  # of what stands beside the map
WIDEST: Final = 60
INDENT: Final = 3
LEAST_NEWS: Final = 2  # lines that are left for what happened, however long the answers are
ROOMY: Final = 38  # lines of a screen on which a space has two
SMALL: Final = Size(5, 1)
LARGE: Final = Size(7, 2)
WIDE: Final = 110  # columns of a screen on which a space is wider


def draw_frame(
    console: Console,
    s: State,
    words: Words,
    menu: CityMenu | None,
    news: Sequence[str],
    notice: str,
    prompt: str,
    *,
    knows_hand: bool = False,
) -> None:
    """Print the screen; ``prompt`` is what will be asked below it, which needs room too."""
    table = table_lines(console, s, words, menu.marked if menu else (), knows_hand)
    said = notice_lines(console, notice)
    room = console.height - len(table) - len(said) - room_below(console, prompt) - LEAST_NEWS
    choices = _choices(console, menu, room) if menu else []
    card = _card_lines(console, s, words) if menu else []
    if len(card) + len(choices) <= room or not console.is_terminal:
        choices = [*card, *choices]
    taken = len(table) + len(choices) + len(said) + room_below(console, prompt) + 1
    legend = list(Text(legend_line(s, words), "dim").wrap(console, console.width))
    has_room = console.is_terminal and taken + len(legend) + len(news) < console.height
    for line in (*table, *(legend if has_room else ())):
        console.print(line, no_wrap=True, overflow="ellipsis")
    print_below(console, taken, news, choices, said)


def table_lines(
    console: Console, s: State, words: Words, marked: Collection[str] = (), knows_hand: bool = False
) -> list[Text]:
    """Points, maps, officers, takes and cards."""
    size = Size(
        LARGE.wide if console.width >= WIDE else SMALL.wide,
        LARGE.tall if console.is_terminal and console.height >= ROOMY else SMALL.tall,
    )
    rows = map_lines(s, size, marked, words.texts)
    side = side_lines(s, size, marked, words.texts)
    aside = rows[0].cell_len + GAP
    for row, beside in zip(rows, side, strict=False):
        row.pad_right(max(0, aside - row.cell_len))
        row.append_text(beside)
    start = len(side)
    column = max(row.cell_len for row in rows[start:]) + GAP
    width = min(WIDEST, console.width - column)
    panel, below = _panel(console, s, words, knows_hand, width, len(rows) - start)
    for row, beside in zip_longest(rows[start:], panel, fillvalue=Text()):
        row.pad_right(max(0, column - row.cell_len))
        row.append_text(beside)
    return [*head_lines(s, words), *rows, *below]


def _panel(
    console: Console, s: State, words: Words, knows_hand: bool, width: int, room: int
) -> tuple[list[Text], list[Text]]:
    """What stands beside the map and what below it: as much beside as there is room for."""
    people = people_in_play(s)
    cards = [takes_line(s, words), cards_line(s, words, knows_hand)]
    below = [row for line in cards for row in line.wrap(console, console.width)]
    short = [officer_line(s, words, who) for who in people]
    if width < NARROWEST:
        return [], [*short, *below]
    beside = [row for line in cards for row in line.wrap(console, width)]
    whole = [row for who in people for row in _person(console, s, words, who, width)]
    for panel, rest in ((whole, beside), (whole, []), (short, beside)):
        lines = [*panel, Text(), *rest] if rest else panel
        if len(lines) <= room:
            return lines, [] if rest else below
    return short, below


def _person(console: Console, s: State, words: Words, who: int, width: int) -> list[Text]:
    """An officer with the cards that fit into the next line."""
    cards = belongings(s, words, who)
    rows = list(cards.wrap(console, width - INDENT)) if cards else []
    return [officer_line(s, words, who), *(Text(" " * INDENT) + row for row in rows)]


def _card_lines(console: Console, s: State, words: Words) -> list[Text]:
    """What the card says that is being carried out; nothing where there is none."""
    card = card_in_effect(s)
    if card is None:
        return []
    line = Text().append(f"{words.say(card)}: ", "bold")
    line.append(words.say(names.explanation(card, s.rules.script)), "dim")
    return list(line.wrap(console, console.width)) if console.is_terminal else [line]


def _choices(console: Console, menu: CityMenu, room: int) -> list[Text]:
    """The numbered answers: cards with their texts if there is room, else columns counted downwards."""
    if menu.is_typed:
        return []
    if menu.is_about_cards:
        explained = _explained(console, menu)
        if menu.must_explain or len(explained) <= room or not console.is_terminal:
            return explained
    titles = [f"{number:>2} {option.title}" for number, option in enumerate(menu.options, 1)]
    wide = max(len(title) for title in titles) + GAP
    columns = max(1, min(console.width // wide, -(-len(titles) // 2)))
    tall = -(-len(titles) // columns)
    return [Text("".join(title.ljust(wide) for title in titles[row::tall])) for row in range(tall)]


def _explained(console: Console, menu: CityMenu) -> list[Text]:
    """The numbered answers, each with what its card does."""
    lines: list[Text] = []
    for number, option in enumerate(menu.options, 1):
        line = Text(f"{number:>2} ").append(option.title, "bold" if option.about else "")
        if option.about:
            line.append(f"  {option.about}")
        lines += line.wrap(console, console.width) if console.is_terminal else [line]
    return lines


def legend_line(s: State, words: Words) -> str:
    """The signs that stand on the map now, in words."""
    known = [sign for sign in SIGNS if sign in legend_signs(s)]
    said = [f"{sign} {words.texts.format(SIGNS[sign])}" for sign in known]
    return ", ".join([*said, *([words.texts.format("play-city-area")] if s.rules.board.lamps else [])])

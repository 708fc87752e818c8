"""One screen of a game in the terminal: the board, beside it or below it the seats and the choices."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from ashfall.cli.neuroshima.board import GAUSS, SHOTS, board_lines, edge_marks, seat_style
from ashfall.cli.neuroshima.menu import NeuroshimaMenu
from ashfall.cli.neuroshima.telling import counter_text, seat_title
from ashfall.cli.screen import notice_lines, print_below, room_below
from ashfall.neuroshima.geometry import DIRECTIONS
from ashfall.neuroshima.match import Match
from ashfall.neuroshima.tile import Tile
from ashfall.neuroshima.words import Words

__all__ = ["draw_frame"]

GAP: Final = 2
NARROWEST: Final = 23  # what 80 columns leave beside the board
WIDEST: Final = 44
BAR: Final = 12
ONE_ARROW: Final = str.maketrans(SHOTS + GAUSS, "↑" * 6 + "⇑" * 6)  # the direction is named beside it


def draw_frame(
    console: Console,
    match: Match,
    words: Words,
    menu: NeuroshimaMenu | None,
    news: Sequence[str],
    notice: str,
    prompt: str,
) -> None:
    """Print the screen; ``prompt`` is what will be asked below it, which needs room too."""
    board = board_lines(match.state, menu.marked if menu else (), words.language)
    wide = len(board[0].plain) + GAP
    beside = console.width >= wide + NARROWEST
    width = min(WIDEST, max(NARROWEST, console.width - wide - 1)) if beside else console.width
    choices = _choices(console, menu, words, width) if menu else []
    seats = _seats(console, match, words, width) if beside else _short_seats(console, match, words)
    if not beside:
        panel, below = [], _narrow(console, words, wide - GAP) + seats + choices
    elif len(seats) + len(choices) > len(board):
        panel, below = seats, choices
    else:
        panel, below = seats + choices, []
    for line, side in zip_longest(board, panel, fillvalue=Text()):
        line.pad_right(GAP)
        console.print(line + side, no_wrap=True, overflow="crop")
    for line in below:
        console.print(line)
    said = notice_lines(console, notice)
    taken = max(len(board), len(panel)) + len(below) + len(said) + room_below(console, prompt)
    print_below(console, taken, news, (), said)


def _narrow(console: Console, words: Words, needed: int) -> list[Text]:
    """A warning where the board is cut off."""
    if console.width >= needed:
        return []
    return [Text(words.texts.format("play-too-narrow", needed=needed, width=console.width), "bold")]


def _seats(console: Console, match: Match, words: Words, width: int) -> list[Text]:
    lines: list[Text] = []
    for seat in range(len(match.armies)):
        title, count = seat_title(match.state, words, seat), counter_text(match.state, words, seat)
        title.pad_right(max(1, width - title.cell_len - len(count)))
        lines.append(title + Text(count, "bold"))
        if match.is_out(seat):
            continue
        full = round(BAR * match.health(seat) / int(match.state.rules.mode.most[seat]))
        pile = f" {words.texts.format('cli-pile')} {match.pile(seat)}"
        bar = Text("  ") + Text("■" * full, seat_style(match.state, seat)) + Text("·" * (BAR - full), "dim")
        lines.append(bar + Text(pile, "dim"))
        lines += _wrapped(console, _hand(match, words, seat), width, "  ", "  ")
    return [*lines, Text()]


def _short_seats(console: Console, match: Match, words: Words) -> list[Text]:
    """The seats where they stand below the board: one line each, if it is wide enough."""
    lines: list[Text] = []
    for seat in range(len(match.armies)):
        line = seat_title(match.state, words, seat)
        line.append(f" {counter_text(match.state, words, seat)}", "bold")
        if not match.is_out(seat):
            line.append(f" {words.texts.format('cli-pile')} {match.pile(seat)}: ", "dim")
            line += Text.from_markup(_hand(match, words, seat))
        lines += [Text("  ") + row if i else row for i, row in enumerate(line.wrap(console, console.width))]
    return [*lines, Text()]


def _hand(match: Match, words: Words, seat: int) -> str:
    return ", ".join(words.tile(seat, key) for key in match.hand(seat)) or "-"


def _choices(console: Console, menu: NeuroshimaMenu, words: Words, width: int) -> list[Text]:
    """The numbered answers, or what each facing would mean."""
    if menu.meaning in ("facing", "turn"):
        facings = [int(option.words[0]) for option in menu.options]
        return [line for facing in facings for line in _facing(console, menu, words, facing, width)]
    if menu.is_typed:
        return []
    lines = []
    for number, option in enumerate(menu.options, 1):
        lines += _wrapped(console, option.title, width, f"{number:>2} ", "   ")
    return lines


def _wrapped(console: Console, markup: str, width: int, first: str, rest: str) -> list[Text]:
    wrapped = Text.from_markup(markup).wrap(console, width - len(first))
    return [Text(first if i == 0 else rest) + line for i, line in enumerate(wrapped)]


def _facing(console: Console, menu: NeuroshimaMenu, words: Words, facing: int, width: int) -> list[Text]:
    """A facing and where the edges of the tile would point then."""
    name, tile = f"{words.facing(facing)}:", menu.turning
    sides = _sides(tile, words, facing) if tile is not None else ""
    return _wrapped(console, escape(f"{name} {sides}"), width, f"{facing:>2} ", "   ")


def _sides(tile: Tile, words: Words, facing: int) -> str:
    """Where the edges point: ``*2 N, *1 NE NW``."""
    found: dict[str, list[str]] = {}
    for direction in range(len(DIRECTIONS)):
        marks = edge_marks(tile, (direction - facing) % 6, direction)
        kind = marks.translate(ONE_ARROW)
        found.setdefault(kind, []).append(words.facing(direction))
    return ", ".join(f"{kind} {' '.join(places)}" for kind, places in found.items() if kind)

"""One screen of a game in the terminal: the board, beside it both seats and the choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from ashfall.cli.board import BARS, board_lines, edge_marks, seat_style
from ashfall.cli.menu import Menu
from ashfall.neuroshima.geometry import DIRECTIONS
from ashfall.neuroshima.match import Match
from ashfall.neuroshima.tile import Tile
from ashfall.neuroshima.words import Words

__all__ = ["draw_frame"]

GAP: Final = 2
NARROWEST: Final = 23  # what 80 columns leave beside the board
WIDEST: Final = 44
BAR: Final = 12


def draw_frame(console: Console, match: Match, words: Words, menu: Menu | None, news: Sequence[str]) -> None:
    """Print the screen, without the prompt."""
    left = board_lines(match.state, menu.marked if menu else (), words.language)
    wide = len(left[0].plain) + GAP
    width = min(WIDEST, max(NARROWEST, console.width - wide - 1))
    panel = _seats(console, match, words, width)
    choices = _choices(console, menu, words, width) if menu else []
    beside = len(panel) + len(choices) <= len(left)
    panel += choices if beside else []
    for row, line in enumerate(left):
        line.pad_right(GAP)
        console.print(line + (panel[row] if row < len(panel) else Text()), no_wrap=True, overflow="crop")
    for line in [] if beside else choices:
        console.print(line)
    room = max(1, console.height - len(left) - 1) if console.is_terminal else len(news)
    for sentence in news[-room:]:
        console.print(Text.from_markup(sentence), no_wrap=console.is_terminal, overflow="ellipsis")


def _seats(console: Console, match: Match, words: Words, width: int) -> list[Text]:
    lines: list[Text] = []
    for seat, army in enumerate(match.state.rules.armies):
        style, health = seat_style(match.state, seat), match.health(seat)
        name = Text.from_markup(f"[{style}]{BARS[seat % 2]}[/] {words.seat(seat)}")
        count = f"{health}/{army.hq.health}"
        name.pad_right(max(1, width - len(name.plain) - len(count)))
        full = round(BAR * health / army.hq.health)
        lines.append(name + Text(count, "bold"))
        pile = f" {words.texts.format('cli-pile')} {match.pile(seat)}"
        bar = Text("  ") + Text("■" * full, style) + Text("·" * (BAR - full), "dim")
        lines.append(bar + Text(pile, "dim"))
        hand = ", ".join(words.tile(seat, key) for key in match.hand(seat)) or "-"
        lines += _wrapped(console, hand, width, "  ", "  ")
    return [*lines, Text()]


def _choices(console: Console, menu: Menu, words: Words, width: int) -> list[Text]:
    """The numbered answers, or what each facing would mean."""
    if menu.meaning in ("facing", "turn"):
        return [_facing(menu, words, int(option.words[0])) for option in menu.options]
    if menu.is_typed:
        return []
    lines = []
    for number, option in enumerate(menu.options, 1):
        lines += _wrapped(console, option.title, width, f"{number:>2} ", "   ")
    return lines


def _wrapped(console: Console, markup: str, width: int, first: str, rest: str) -> list[Text]:
    wrapped = Text.from_markup(markup).wrap(console, width - len(first))
    return [Text(first if i == 0 else rest) + line for i, line in enumerate(wrapped)]


def _facing(menu: Menu, words: Words, facing: int) -> Text:
    line = Text(f" {facing} {words.facing(facing)} ", "bold")
    tile = menu.turning
    return line + Text(f" {_sides(tile, facing)}" if tile is not None else "")


def _sides(tile: Tile, facing: int) -> str:
    """Where the edges of a tile point: ``*2 N  *1 NE``."""
    if tile.kind == "hq":
        return ""
    sides = [(edge_marks(tile, (d - facing) % 6, d), DIRECTIONS[d]) for d in range(6)]
    return " ".join(f"{marks}{direction}" for marks, direction in sides if marks)

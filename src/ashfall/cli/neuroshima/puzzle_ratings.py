"""How hard puzzles are before anybody played them, told in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ashfall.cli.console import new_console, new_table
from ashfall.cli.neuroshima.puzzle_proofs import RatedPuzzle
from ashfall.puzzles.neuroshima.difficulty import WIDTHS, BotLooks
from ashfall.table.texts import Texts

__all__ = ["rating_facts", "tell_ratings"]

HEADS: Final = (
    "cli-puzzle",
    "cli-puzzle-rarity",
    "cli-puzzle-nearness",
    "cli-puzzle-width",
    "cli-puzzle-looks",
    "arena-rating",
    "cli-puzzle-level",
    "cli-puzzle-filed",
)


def rating_facts(rated: Sequence[RatedPuzzle]) -> list[dict[str, Any]]:
    """The facts as plain data."""
    return [
        {
            "key": each.puzzle.key,
            "positions": each.proof.positions,
            "solutions": each.proof.solutions,
            "near": each.proof.near,
            "rarity": each.told.rarity,
            "nearness": each.told.nearness,
            "width": each.told.width,
            "looks": {bot: look or None for bot, look in each.told.looks.items()},
            "rating": each.told.rating,
            "difficulty": each.told.level,
            "filed": {"rating": each.puzzle.rating or None, "difficulty": each.puzzle.difficulty},
        }
        for each in rated
    ]


def tell_ratings(rated: Sequence[RatedPuzzle], language: str) -> None:
    """A row for each puzzle, with the difficulty that its file tells."""
    texts = Texts(language)
    table = new_table(*(texts.format(head) for head in HEADS))
    for each in rated:
        told = each.told
        width = f"> {WIDTHS[-1]}" if told.width is None else str(told.width)
        row = (told.rarity, told.nearness, width, _looks(told.looks), told.rating, told.level)
        table.add_row(each.puzzle.key, *map(str, row), str(each.puzzle.difficulty))
    console = new_console()
    console.print(table)
    console.print(texts.format("cli-puzzle-looks-note", bots=", ".join(rated[0].told.looks)))


def _looks(looks: BotLooks) -> str:
    """One sign for each bot: the look in which it solves the puzzle, or a dash."""
    return " ".join(str(look) if look else "-" for look in looks.values())

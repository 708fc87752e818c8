"""Puzzles while they are made: drafts with other units, tiles or health, and their files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Final

import msgspec

from ashfall.neuroshima.position import Player, UnitRow
from ashfall.puzzles.neuroshima.puzzle import Puzzle, parse_puzzle
from ashfall.table.texts import ENGLISH

__all__ = [
    "PLACEHOLDER",
    "UNIT_HQ",
    "draft_of",
    "likeness",
    "offered",
    "puzzle_text",
    "with_health",
    "with_offer",
    "with_reply",
    "with_units",
]

PLACEHOLDER: Final = "?"  # where a person has still to find the words
UNIT_HQ: Final = "hq"
BLANK: Final = """
number = 1
difficulty = 1
themes = ["initiative"]
goal = "destroy_hq"
use = 1
offer = { scout = 1 }
solution = []
title = { en = "?" }
story = { en = "?" }
position.players = [{ army = "moloch" }, { army = "borgo" }]
position.units = [{ hex = "A1", owner = 0, tile = "hq" }, { hex = "E1", owner = 1, tile = "hq" }]
"""


@cache
def _blank() -> Puzzle:
    return parse_puzzle(BLANK, "a blank puzzle")


def draft_of(armies: Sequence[str], health: Sequence[int], units: Sequence[UnitRow]) -> Puzzle:
    """A draft in which seat 0 solves, without tiles on offer yet."""
    players = [Player(army, hq) for army, hq in zip(armies, health, strict=True)]
    position = msgspec.structs.replace(_blank().position, players=players, units=list(units), hands=[[], []])
    return replace(_blank(), position=position, offer={})


def with_units(puzzle: Puzzle, units: Sequence[UnitRow]) -> Puzzle:
    """The same with other units."""
    return replace(puzzle, position=msgspec.structs.replace(puzzle.position, units=list(units)))


def with_offer(puzzle: Puzzle, tiles: Sequence[str]) -> Puzzle:
    """The same with other tiles on offer."""
    return _with_hands(replace(puzzle, offer=_counted(tiles)))


def with_reply(puzzle: Puzzle, tiles: Sequence[str], replies: int) -> Puzzle:
    """The same in two turns, between which the opponent may use so many of these tiles (R-99)."""
    return _with_hands(replace(puzzle, turns=2, reply=_counted(tiles), replies=replies))


def _counted(tiles: Sequence[str]) -> dict[str, int]:
    return {tile: list(tiles).count(tile) for tile in sorted(tiles)}


def _with_hands(puzzle: Puzzle) -> Puzzle:
    hands = [[], [tile for tile, count in puzzle.reply.items() for _ in range(count)]]
    hands[puzzle.seat] = offered(puzzle)
    return replace(puzzle, position=msgspec.structs.replace(puzzle.position, hands=hands))


def with_health(puzzle: Puzzle, seat: int, health: int) -> Puzzle:
    """The same with another health of one HQ."""
    players = list(puzzle.position.players)
    players[seat] = Player(players[seat].army, health)
    return replace(puzzle, position=msgspec.structs.replace(puzzle.position, players=players))


def offered(puzzle: Puzzle) -> list[str]:
    """The tiles on offer, one by one."""
    return [tile for tile, count in puzzle.offer.items() for _ in range(count)]


def likeness(puzzle: Puzzle) -> str:
    """Equal for puzzles that would be felt to be the same: army, goal, theme and the tiles that solve."""
    used = sorted(word for move in puzzle.solution for word in move.split() if word in puzzle.offer)
    return " ".join([puzzle.armies[0], puzzle.goal, *puzzle.themes[:1], *used])


def puzzle_text(puzzle: Puzzle) -> str:
    """The file of a puzzle, as a person would write it."""
    lines = [f"number = {puzzle.number}", f"difficulty = {puzzle.difficulty}"]
    if puzzle.rating:
        lines.append(f"rating = {puzzle.rating}")
    if puzzle.since:
        lines.append(f"since = {puzzle.since}")
    lines += [f"themes = {_list(puzzle.themes)}", f'goal = "{puzzle.goal}"']
    if puzzle.target:
        lines.append(f'target = "{puzzle.target}"')
    lines.append(f"{'use' if puzzle.is_exact else 'at_most'} = {puzzle.use}")
    if puzzle.turns > 1:
        lines.append(f"turns = {puzzle.turns}")
    lines.append(f"offer = {_table(puzzle.offer)}")
    if puzzle.reply:
        lines += [f"reply = {_table(puzzle.reply)}", f"replies = {puzzle.replies}"]
    lines += [f"solution = {_list(puzzle.solution)}", ""]
    for name, texts in (("title", puzzle.title), ("story", puzzle.story)):
        told = texts or {ENGLISH: PLACEHOLDER}
        lines += [f"[{name}]", *(f"{language} = {_text(text)}" for language, text in told.items()), ""]
    return "\n".join([*lines, *_position(puzzle)]) + "\n"


def _position(puzzle: Puzzle) -> list[str]:
    position = puzzle.position
    players = ", ".join(f'{{ army = "{player.army}", hq = {player.hq} }}' for player in position.players)
    lines = ["[position]", f"players = [{players}]"]
    if puzzle.seat:
        lines.append(f"turn = {puzzle.seat}")
    if position.net_of_steel:
        lines.append(f'net_of_steel = "{position.net_of_steel}"')
    return [*lines, "units = [", *(f"    {_unit(row)}," for row in position.units), "]"]


def _unit(row: UnitRow) -> str:
    told = f'hex = "{row.hex}", owner = {row.owner}, tile = "{row.tile}"'
    told += f", facing = {row.facing}" if row.facing else ""
    told += f", wounds = {row.wounds}" if row.wounds else ""
    return f"{{ {told} }}"


def _table(tiles: Mapping[str, int]) -> str:
    return f"{{ {', '.join(f'{tile} = {count}' for tile, count in tiles.items())} }}"


def _list(words: Sequence[str]) -> str:
    return f"[{', '.join(map(_text, words))}]"


def _text(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'

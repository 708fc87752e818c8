"""What stays for a whole game: the map, and what the episode is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import msgspec

from ashfall.hardcity.content import load_content
from ashfall.hardcity.content.words import AUTO_SPECIALS, GRIDS, LABELS, QUESTIONS, VERSUS_SPECIALS
from ashfall.hardcity.ground import rows
from ashfall.hardcity.ground.board import MAIN
from ashfall.hardcity.ground.rules import Rules
from ashfall.hardcity.ground.setup import COOP, VERSUS
from ashfall.hardcity.standing import ABOUT_DEPLOYMENTS
from ashfall.hardcity.telling.briefing import Briefing, brief
from ashfall.hardcity.telling.sentences import title_phrase
from ashfall.table.phrases import Phrase

__all__ = ["City", "CityManhole", "CitySpace", "describe_city", "labels_of"]

CITIES_KEPT: Final = 64
ROWS_OF_A_BOARD: Final = 5  # the main map is two boards, one below the other (HC-2.8)


class CitySpace(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An ordinary space. Main map, harbour and alley share one system of coordinates (HC-16.2)."""

    label: str
    grid: str  # main, harbour, alley, sewer or roof
    x: int
    y: int
    board: str = ""  # the side of the main board that it belongs to


class CityManhole(msgspec.Struct, frozen=True, kw_only=True):
    """Where a manhole is; whether it is open, closed or welded stands in `CityNow.lids`."""

    number: int
    space: str
    ladder: int | None  # of the sewer, below it


class City(msgspec.Struct, frozen=True, kw_only=True):
    """All that is the same from the first move to the last, and for everybody."""

    episode: int
    title: Phrase
    mode: str  # versus or coop
    zero_seat: int | None  # Doctor Zero's, None in co-op
    briefing: Briefing  # goal, scoring and special rules in words
    goal: int  # victory points
    kills_per_level: int  # kills until the officers gain abilities
    boards: tuple[str, ...]  # the sides of the boards that are laid out
    spaces: tuple[CitySpace, ...]
    named: dict[str, str]  # S, P, G and E of the episode: where they are
    exits: list[str]  # by which mutants leave with a load
    ladders: list[str]  # of the sewer
    hatch: str | None  # the exit of the roof
    manholes: list[CityManhole]
    lamps: list[list[str]]  # the spaces that each lamp lights
    figures: dict[str, int]  # how many there are of each kind of mutant
    special: str  # the side of the special card that counts
    questions: tuple[str, ...]  # that the rules may answer: Doctor Zero's, in co-op those of the officers


@lru_cache(maxsize=CITIES_KEPT)
def describe_city(rules: Rules) -> City:
    """What stays. All who ask about one match get the same object, so leave it as it is."""
    board, script = rules.board, rules.script
    mode = COOP if rules.coop else VERSUS
    named = zip(LABELS, (rules.start, rules.pier, rules.generator, rules.lab_door), strict=True)
    specials = AUTO_SPECIALS if rules.coop else VERSUS_SPECIALS
    hatch = int(rules.exit_space)
    return City(
        episode=script.number,
        title=title_phrase(script),
        mode=mode,
        zero_seat=None if rules.coop else int(rules.zero),
        briefing=brief(script, mode),
        goal=int(rules.goal),
        kills_per_level=int(rules.kills_per_level),
        boards=script.boards,
        spaces=tuple(_space(rules, number) for number in range(int(board.plain))),
        named={letter: board.labels[int(space)] for letter, space in named if space >= 0},
        exits=labels_of(rules, rules.exits),
        ladders=labels_of(rules, rules.ladders),
        hatch=board.labels[hatch] if hatch >= 0 else None,
        manholes=_manholes(rules),
        lamps=[_lit(rules, lamp) for lamp in range(int(board.lamps))],
        figures=_figures(rules),
        special=specials[int(rules.special)],
        questions=QUESTIONS[ABOUT_DEPLOYMENTS:] if rules.coop else QUESTIONS[:ABOUT_DEPLOYMENTS],
    )


def labels_of(rules: Rules, spaces: Iterable[int]) -> list[str]:
    """Spaces by their labels."""
    return [rules.board.labels[int(space)] for space in spaces]


def _space(rules: Rules, number: int) -> CitySpace:
    board, part = rules.board, int(rules.board.part[number])
    y = int(board.y[number])
    return CitySpace(
        label=board.labels[number],
        grid=GRIDS[part],
        x=int(board.x[number]),
        y=y,
        board=rules.script.boards[y // ROWS_OF_A_BOARD] if part == MAIN else "",
    )


def _manholes(rules: Rules) -> list[CityManhole]:
    ladders = [int(ladder) for ladder in rules.manhole_ladder]
    return [
        CityManhole(number=k + 1, space=space, ladder=ladder + 1 if ladder >= 0 else None)
        for k, (space, ladder) in enumerate(zip(labels_of(rules, rules.manhole_space), ladders, strict=True))
    ]


def _lit(rules: Rules, lamp: int) -> list[str]:
    board = rules.board
    lit = range(int(board.lamp_at[lamp]), int(board.lamp_at[lamp + 1]))
    return labels_of(rules, (int(board.lamp_spaces[i]) for i in lit))


def _figures(rules: Rules) -> dict[str, int]:
    enemies = load_content().enemies
    return dict(Counter(enemies[int(rules.kind_of[m])].key for m in range(rows.MUTANTS) if rules.usable[m]))

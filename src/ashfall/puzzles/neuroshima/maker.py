"""Making puzzles: a position and tiles by chance or from a game, changed until they are a good puzzle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from ashfall.neuroshima.army import load_army
from ashfall.neuroshima.position import UnitRow
from ashfall.puzzles.neuroshima.difficulty import PuzzleBots
from ashfall.puzzles.neuroshima.maker_changes import any_offer, changed
from ashfall.puzzles.neuroshima.maker_draft import UNIT_HQ, draft_of, with_offer, with_reply, with_units
from ashfall.puzzles.neuroshima.maker_positions import aimed_unit, built_units, free_hexes, sound_units
from ashfall.puzzles.neuroshima.maker_quality import finished
from ashfall.puzzles.neuroshima.maker_trial import (
    MOST_POSITIONS,
    MOST_SOLUTIONS,
    Ideas,
    Rejected,
    ideas_behind,
    look_at,
    sure_tries,
)
from ashfall.puzzles.neuroshima.maker_tuning import tuned
from ashfall.puzzles.neuroshima.maker_wish import PuzzleWish
from ashfall.puzzles.neuroshima.puzzle import Puzzle

__all__ = ["Dig", "dig"]

NARROWING: Final = 8  # units that may come for that
LONG: Final = 120_000  # of two turns
FINAL_LONG: Final = 5  # times that, once it is nearly a puzzle
ROOM: Final = 6  # empty hexes for two turns
ASTRAY: Final = 6  # as bad as so many ideas: the tile that is wanted has no part in them
REPLIES: Final = 2  # tiles that the opponent holds between two turns
PATIENCE: Final = 5  # times that a draft of two turns may take too long
STEPS: Final = 60  # changes of one position
GLANCE: Final = {1: 4_000, 2: 24_000, 3: 160_000}  # boards of a draft that is still changed, by tiles to use


@dataclass
class Dig:
    """What came of one position."""

    puzzle: Puzzle | None = None
    looks: int = 0  # drafts that were searched
    reasons: Counter[str] = field(default_factory=Counter)  # why drafts were rejected


def dig(chance: Random, wish: PuzzleWish, bots: PuzzleBots, units: Sequence[UnitRow] = ()) -> Dig:
    """Change one position until a puzzle is found or patience ends; ``wish`` leaves nothing open.

    ``bots`` look at what is found; ``units`` is a position of a game, without one it is built.
    """
    told = Dig()
    best = draft = _first(chance, wish, units)
    worth = MOST_SOLUTIONS + ASTRAY
    for step in range(STEPS):
        if step:
            change = changed(chance, best, wish.tiles)
            if change is None:
                continue
            draft = change
        told.looks += 1
        try:
            fitted, ways = tuned(chance, draft, _most(wish))
            seen = ideas_behind(fitted, ways) if ways else _looked(fitted, _most(wish))
            off = len(seen) + (0 if _shows(wish, seen) else ASTRAY)
            if off <= worth:
                best, worth = fitted, off
            if len(seen) == 1:
                most = FINAL_LONG * LONG if wish.turns > 1 else MOST_POSITIONS[wish.use]
                told.puzzle = finished(chance, fitted, wish.theme, most, bots)
                return told
            told.reasons["ideas"] += 1
        except Rejected as rejected:
            told.reasons[rejected.reason] += 1
        if wish.turns > 1 and told.reasons["long"] > PATIENCE:
            break
    return told


def _first(chance: Random, wish: PuzzleWish, units: Sequence[UnitRow]) -> Puzzle:
    """The draft to begin with."""
    rows = list(units)
    while not rows or not sound_units(wish.armies, rows) or not _has_target(wish, rows):
        rows = built_units(chance, wish.armies, wish.units)
    draft = draft_of(wish.armies, (10, 10), rows)
    count, calm = wish.turns * wish.use + wish.spare, True if wish.is_wide else None
    tiles = any_offer(chance, wish.army, rows, count, wish.tiles, calm=calm)
    others = sorted({row.tile for row in rows if row.owner == 1} - {"hq"})
    target = chance.choice(others) if wish.goal == "destroy_unit" else ""
    if wish.turns > 1:
        draft = with_reply(draft, any_offer(chance, wish.against, (), REPLIES, calm=True), 1)
    draft = with_offer(replace(draft, goal=wish.goal, target=target, use=wish.use), tiles)
    return _narrowed(chance, draft, wish.is_wide)


def _narrowed(chance: Random, draft: Puzzle, is_wide: bool) -> Puzzle:
    """The draft with more units until a search is soon done: what has no part in it goes later."""
    for _ in range(NARROWING):
        acting = _acting(draft)
        if _is_narrow(draft) and not (acting and is_wide):
            break
        rows = draft.position.units
        if len(acting) > 1 or is_wide:
            rows = [row for row in rows if row not in acting[-1:]]
        row = aimed_unit(chance, draft.armies, rows, 1)
        more = with_units(draft, rows if row is None else [*rows, row])
        if sound_units(draft.armies, more.position.units):
            draft = more
    return draft


def _acting(draft: Puzzle) -> list[UnitRow]:
    """Units that do something in a turn: of the solver, and in two turns of both sides."""
    sides = range(draft.turns)
    rows = [
        row for row in draft.position.units if row.owner in sides and row.tile not in (UNIT_HQ, draft.target)
    ]
    return [row for row in rows if load_army(draft.armies[row.owner]).tile(row.tile).abilities]


def _is_narrow(draft: Puzzle) -> bool:
    if draft.turns > 1:
        return len(free_hexes(draft.position.units)) <= ROOM
    return sure_tries(draft, draft.start()) <= GLANCE[draft.use]


def _has_target(wish: PuzzleWish, rows: Sequence[UnitRow]) -> bool:
    return wish.goal != "destroy_unit" or any(row.owner == 1 and row.tile != "hq" for row in rows)


def _most(wish: PuzzleWish) -> int:
    """Boards that a draft may take while it is still changed."""
    return LONG if wish.turns > 1 else GLANCE[wish.use]


def _shows(wish: PuzzleWish, ideas: Ideas) -> bool:
    """Whether the tiles that are wanted have a part in all ideas, as far as parts tell."""
    tiles = [tile for tile in wish.tiles if not load_army(wish.army).tile(tile).instant]
    return all(any(part[1] == tile for part in idea) for idea in ideas for tile in tiles)


def _looked(draft: Puzzle, most: int) -> Ideas:
    """The ideas that solve a draft; raises Rejected where there is none."""
    ideas = look_at(draft, most).ideas
    if not ideas:
        raise Rejected("unsolvable")
    return ideas

"""Whether a draft with one idea is a good puzzle, and what has to go until it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from ashfall.neuroshima.moves import FIELD_C
from ashfall.neuroshima.notation import move_text
from ashfall.puzzles.neuroshima.aim import FALLEN
from ashfall.puzzles.neuroshima.difficulty import WIDTHS, PuzzleBots, estimate, finds
from ashfall.puzzles.neuroshima.maker_changes import any_offer, without_unit
from ashfall.puzzles.neuroshima.maker_draft import UNIT_HQ, offered, with_offer, with_reply
from ashfall.puzzles.neuroshima.maker_positions import tiles_of
from ashfall.puzzles.neuroshima.maker_trial import Ideas, Rejected, Trial, fewer_do, look_at
from ashfall.puzzles.neuroshima.puzzle import Puzzle
from ashfall.puzzles.neuroshima.solver import prove
from ashfall.puzzles.neuroshima.themes import (
    IN_THE_WAY,
    MOST_THEMES,
    ORDINARY,
    in_the_way,
    needed_moves,
    shown_themes,
    without,
)

__all__ = ["finished"]

NEEDLE: Final = 60  # boards for each solution, where the best next move would be a single tile
NEAREST: Final = 2  # different near misses
FARTHEST: Final = 4  # what they may lack, beside the own HQ
FEWEST_UNITS: Final = 4  # HQs among them
MOST_SOLUTIONS: Final = 14
AT_MOST: Final = 0.3  # how often one may use fewer tiles, though that never does
DECOYS: Final = 8
TEMPTATIONS: Final = 6  # tiles that are tried for each that may come
CARD: Final = {3: 5}  # tiles on offer, by those to use, where it shall be as on the printed cards


def finished(chance: Random, draft: Puzzle, theme: str, most: int, bots: PuzzleBots) -> Puzzle:
    """The draft as a finished puzzle: nothing idle, proven, with theme and difficulty; raises Rejected."""
    draft, trial = _decoyed(chance, draft, most, bots)
    _refuse(len(trial.ideas) != 1, "ideas")
    _refuse(trial.solutions > MOST_SOLUTIONS, "solutions")
    _refuse(draft.turns == 1 and fewer_do(draft), "fewer")
    draft = _with_solution(draft, trial)
    if len(offered(draft)) > draft.use * draft.turns:
        _refuse(draft.turns == 1 and not _is_near(trial), "misses")
        _refuse(_is_obvious(draft, trial), "obvious")
    _refuse(bool(theme) and theme not in _themes(draft, trial.ideas, most), "theme")
    draft = _without_idle_units(draft, trial.ideas, most)
    draft = _without_idle_tiles(draft, trial.ideas, most)
    draft = _with_temptation(chance, draft, trial.ideas, most)
    _refuse(len(offered(draft)) < CARD.get(draft.use, 0), "offer")
    if draft.use > 1 and draft.turns == 1 and chance.random() < AT_MOST:
        draft = replace(draft, is_exact=False)
    return _proven(draft, theme, most, bots)


def _decoyed(chance: Random, draft: Puzzle, most: int, bots: PuzzleBots) -> tuple[Puzzle, Trial]:
    """The draft with a tile on offer that leads the greedy astray, where nothing does yet."""
    if not _is_found(draft, bots):
        return draft, look_at(draft, most)
    tiles = offered(draft)
    keys = [tile.key for tile in tiles_of(draft.armies[0]) if tile.key not in tiles]
    for key in chance.sample(keys, min(DECOYS, len(keys))):
        other = with_offer(draft, [*tiles, key])
        if not _is_found(other, bots):
            trial = _tempted(other, most)
            if trial is not None and len(trial.ideas) == 1:
                return other, trial
    raise Rejected("greedy")


def _is_found(draft: Puzzle, bots: PuzzleBots) -> bool:
    """Whether the bot ``greedy`` solves a draft, or the best next move does where there are several."""
    is_short = draft.use == draft.turns == 1
    return (not is_short and finds(draft, WIDTHS[0])) or bots.greedy_solves(draft)


def _proven(draft: Puzzle, theme: str, most: int, bots: PuzzleBots) -> Puzzle:
    """Everything once more, now that idle things are gone."""
    trial = look_at(draft, most)
    _refuse(draft.turns == 1 and not _is_near(trial), "misses")
    _refuse(len(offered(draft)) <= draft.use * draft.turns, "offer")
    _refuse(draft.turns == 1 and any(tile not in trial.tempting for tile in _unused(draft)), "offer")
    _refuse(_is_obvious(draft, trial), "obvious")
    _refuse(bots.greedy_solves(draft), "greedy")
    draft = _with_solution(draft, trial)
    draft = replace(draft, themes=_themes(draft, trial.ideas, most))
    _refuse(not draft.themes or (bool(theme) and theme not in draft.themes), "theme")
    proof = prove(draft)
    _refuse(not proof.holds or len(proof.ideas) != 1, "proof")
    told = estimate(draft, proof, bots.looks(draft))
    return replace(draft, rating=told.rating, difficulty=told.level)


def _themes(draft: Puzzle, ideas: Ideas, most: int) -> tuple[str, ...]:
    """What the solution shows, and what keeps others from being one."""
    shown = [*(["two_turns"] if draft.turns > 1 else []), *shown_themes(draft, draft.solution)]
    hard = [theme for theme in IN_THE_WAY if theme not in shown and _hinders(draft, theme, ideas, most)]
    rare = [theme for theme in shown if theme not in ORDINARY]
    return tuple([*rare, *hard, *(theme for theme in shown if theme in ORDINARY)][:MOST_THEMES])


def _hinders(draft: Puzzle, theme: str, ideas: Ideas, most: int) -> bool:
    """Whether there are other ideas in a world without that; in two turns that would take too long."""
    is_there = draft.turns == 1 and in_the_way(draft, theme)
    return is_there and _ideas(without(draft, theme), most) != ideas


def _refuse(is_bad: bool, reason: str) -> None:
    if is_bad:
        raise Rejected(reason)


def _with_solution(draft: Puzzle, trial: Trial) -> Puzzle:
    """The shortest way to a solution, without a move that could be left out."""
    rules = draft.start().rules
    way = min(trial.ways, key=len)
    moves = needed_moves(draft, tuple(move_text(rules, code) for code in way))
    return replace(draft, solution=moves)


def _is_near(trial: Trial) -> bool:
    """Whether several different tries come near."""
    places = {tuple(sorted(code >> FIELD_C for code in way)) for way in trial.misses}
    return len(places) >= NEAREST and trial.least > 0 and trial.least % FALLEN <= FARTHEST


def _is_obvious(draft: Puzzle, trial: Trial) -> bool:
    """Whether the best next move leads to a solution. A single tile is always found so: it must be rare."""
    if draft.use == draft.turns == 1 and len(draft.solution) <= 1:
        return trial.positions < NEEDLE * trial.solutions
    return finds(draft, WIDTHS[0])


def _without_idle_units(draft: Puzzle, ideas: Ideas, most: int) -> Puzzle:
    """The draft without units whose absence changes nothing."""
    for row in draft.position.units:
        if row.tile == UNIT_HQ or _is_last_target(draft, row.tile):
            continue
        less = without_unit(draft, row)
        if _ideas(less, most) == ideas and not (draft.turns == 1 and fewer_do(less)):
            draft = less
            _refuse(len(draft.position.units) < FEWEST_UNITS, "bare")
    return draft


def _ideas(draft: Puzzle, most: int) -> Ideas | None:
    """The ideas of a draft, None where there are far too many solutions."""
    try:
        return look_at(draft, most).ideas
    except Rejected as rejected:
        if rejected.reason == "solutions":
            return None
        raise


def _is_last_target(draft: Puzzle, tile: str) -> bool:
    rows = [row for row in draft.position.units if row.owner != draft.seat and row.tile == draft.target]
    return tile == draft.target and len(rows) == 1


def _unused(draft: Puzzle) -> list[str]:
    """Tiles on offer that the solution leaves."""
    tiles = offered(draft)
    for move in draft.solution:
        for tile in move.split()[1:3]:
            if tile in tiles:
                tiles.remove(tile)
                break
    return tiles


def _without_idle_tiles(draft: Puzzle, ideas: Ideas, most: int) -> Puzzle:
    """The draft without tiles that are neither used nor tempting, while one too many is left."""
    if draft.turns > 1:
        return _without_spare_tiles(draft, ideas, most)
    trial = look_at(draft, most)
    _refuse(trial.ideas != ideas, "ideas")
    dull = [tile for tile in _unused(draft) if tile not in trial.tempting]
    tiles: Sequence[str] = offered(draft)
    for tile in dull:
        if len(tiles) > draft.use + 1:
            tiles = [*tiles]
            tiles.remove(tile)
    return with_offer(draft, tiles)


def _without_spare_tiles(draft: Puzzle, ideas: Ideas, most: int) -> Puzzle:
    """In two turns: the draft without tiles that could be missing on either side."""
    for tile in sorted(set(draft.reply)):
        less = with_reply(draft, [other for other in draft.reply if other != tile], draft.replies)
        if len(draft.reply) > 1 and _ideas(less, most) == ideas:
            draft = less
    return draft


def _with_temptation(chance: Random, draft: Puzzle, ideas: Ideas, most: int) -> Puzzle:
    """The draft with more tiles that lead to near misses, if there are few."""
    if draft.turns > 1:
        return draft
    for _ in range(TEMPTATIONS * draft.use):
        tiles = offered(draft)
        if len(tiles) >= draft.use + 2:
            break
        more = any_offer(chance, draft.armies[0], draft.position.units, len(tiles) + 1, tiles)
        trial = _tempted(with_offer(draft, more), most)
        if trial is not None and trial.ideas == ideas and more[-1] in trial.tempting:
            draft = with_offer(draft, more)
    return draft


def _tempted(draft: Puzzle, most: int) -> Trial | None:
    try:
        return look_at(draft, most)
    except Rejected:
        return None

"""What a solution comes down to: the tiles that have a part in it, and where they stand (R-98)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from ashfall.neuroshima.geometry import distance
from ashfall.neuroshima.state import FACING, KIND, MARKER, OVER, OWNER, ROW, State
from ashfall.puzzles.neuroshima.search import TurnSearch
from ashfall.puzzles.neuroshima.undoing import put_back, take_back, undo_harm

__all__ = ["Part", "fewest_parts", "parts_of"]

Part = tuple[str, str, str]  # what it is, tile, hex

OWN: Final = "own"  # an own unit that came, went there or turned
MOVED: Final = "moved"  # an enemy unit that was pushed or pulled away; where to is not the solver's choice
HURT: Final = "hurt"  # an enemy unit that was wounded, or any that was destroyed, before the battle
NET: Final = "net"  # an enemy unit under the Net of Steel

WHO: Final = (1 << FACING) - 1  # kind and owner of a unit


def parts_of(search: TurnSearch, solved: State) -> frozenset[Part]:
    """What of the first turn is needed: each change is taken back, for good where that solves as well."""
    start, seat = search.start, int(search.aim.seat)
    board: State | None = solved
    while board is not None:
        needed = board
        board = _without_one(search, needed)
    hexes = _changed(start, needed, seat)
    return frozenset(_name(start, needed, hex, seat) for hex in hexes) | _nets(start, needed)


def _without_one(search: TurnSearch, board: State) -> State | None:
    """The board with one change taken back from which the goal is still reached, None if there is none."""
    if board.stage == OVER:
        return None
    start, seat = search.start, int(search.aim.seat)
    for hex in _changed(start, board, seat):
        trial = board.copy()
        if _take_back(trial, start, hex, seat) and search.solves(trial):
            return trial
    return None


def _changed(start: State, board: State, seat: int) -> list[int]:
    """Hexes where an own unit came or turned, where one was hurt, or from which an enemy has gone."""
    return [hex for hex in range(len(board.units)) if _differs(start, board, hex, seat)]


def _differs(start: State, board: State, hex: int, seat: int) -> bool:
    """Whether something changed there; an own unit that moved counts where it has come to."""
    now, before = int(board.units[hex]), int(start.units[hex])
    if now == before or _is_of(now, seat):
        return now != before
    return before != 0 and not (_is_of(before, seat) and _is_moved(start, board, before))


def _is_of(unit: int, seat: int) -> bool:
    return unit != 0 and unit >> OWNER & 7 == seat


def _count(board: State) -> Counter[int]:
    return Counter(int(unit) & WHO for unit in board.units if unit)


def _take_back(trial: State, start: State, hex: int, seat: int) -> bool:
    """Undo what happened on a hex; False where that alone cannot be undone."""
    now, before = int(trial.units[hex]), int(start.units[hex])
    is_lost = not _is_moved(start, trial, before)
    if now & WHO == before & WHO or (not now and is_lost):
        undo_harm(trial, start, hex)
        return True
    if not _is_of(now, seat):
        return False
    home = _home(start, trial, hex)
    if home is not None:
        return _go_home(trial, start, hex, home)
    take_back(trial, hex)
    if _is_of(before, seat) and is_lost:  # it was replaced
        undo_harm(trial, start, hex)
    return True


def _home(start: State, board: State, hex: int) -> int | None:
    """Where the unit on a hex stood at the start: of its kind, the nearest that is not where it was."""
    who = int(board.units[hex]) & WHO
    stood = [home for home, unit in enumerate(start.units) if int(unit) & WHO == who]
    left = [home for home in stood if int(board.units[home]) & WHO != who]
    points = board.rules.board.points
    return min(left, key=lambda home: distance(points[hex], points[home]), default=None)


def _go_home(trial: State, start: State, hex: int, home: int) -> bool:
    if trial.units[home]:
        return False
    put_back(trial, start, hex, home)
    return True


def _is_moved(start: State, board: State, unit: int) -> bool:
    """Whether a unit that is not where it was stands elsewhere: there are no fewer of its kind."""
    return _count(board)[unit & WHO] >= _count(start)[unit & WHO]


def _name(start: State, board: State, hex: int, seat: int) -> Part:
    now, before = int(board.units[hex]), int(start.units[hex])
    if _is_of(now, seat):
        what, unit = OWN, now
    elif now & WHO != before & WHO and _is_moved(start, board, before):
        what, unit = MOVED, before
    else:
        what, unit = HURT, before
    return what, board.rules.kinds.keys[unit & KIND], board.rules.board.labels[hex]


def _nets(start: State, board: State) -> frozenset[Part]:
    hexes = [int(board.seat[seat * ROW + MARKER]) for seat in (0, 1)]
    fresh = [hex for seat, hex in enumerate(hexes) if hex >= 0 and hex != start.seat[seat * ROW + MARKER]]
    keys, labels = board.rules.kinds.keys, board.rules.board.labels
    return frozenset((NET, keys[int(board.units[hex]) & KIND], labels[hex]) for hex in fresh)


def fewest_parts(found: list[frozenset[Part]]) -> list[frozenset[Part]]:
    """Those that hold none of the others whole: what is more than another solution needs is no new idea."""
    different = sorted(set(found), key=lambda parts: (len(parts), sorted(parts)))
    kept: list[frozenset[Part]] = []
    for parts in different:
        if not any(less <= parts for less in kept):
            kept.append(parts)
    return kept

"""The nearest misses of puzzles of two turns: first turns after which little is missing in the end (R-99)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ashfall.neuroshima.moves import END, VERB, verb_of
from ashfall.neuroshima.state import HAND, OVER, ROW, State
from ashfall.puzzles.neuroshima.aim import SOLVED, UNDONE, step
from ashfall.puzzles.neuroshima.search import TurnSearch

__all__ = ["NearTurns", "near_first_turns"]

Way = list[int]

ENOUGH: Final = 12  # misses that lack just one: nothing can come nearer


@dataclass(frozen=True, slots=True)
class NearTurns:
    """First turns that do not solve and come nearest."""

    least: int  # what they leave missing against the best answer, 0 where there are none
    ways: list[Way]


def near_first_turns(search: TurnSearch, most: int) -> NearTurns:
    """The nearest misses, after ``search`` has run; ``most`` battles are looked at for them.

    The opponent stops at the first answer that leaves more missing than the nearest miss so far, so only what
    comes as near is looked at to its end. What is known of last turns stays true.
    """
    was_whole, whole_most = search.is_whole, search.most
    search.is_whole, search.most = True, search.work + most
    last = search.aim.last
    search.worths = {key: worth for key, worth in search.worths.items() if key[1] >> 16 == last}
    least, ways = UNDONE, list[Way]()
    for board, way in _ended(search):
        search.bound = least + 1
        missing = search.worth(board)
        if not search.is_whole or (least == SOLVED + 1 and len(ways) >= ENOUGH):
            break
        if SOLVED < missing < least:
            least, ways = missing, []
        if missing == least:
            ways.append(way)
    search.bound, search.is_whole, search.most = SOLVED + 1, was_whole, whole_most
    return NearTurns(least if ways else 0, ways)


def _ended(search: TurnSearch) -> Iterator[tuple[State, Way]]:
    """Every way to end the first turn, with the state in which the opponent's begins."""
    seen: set[tuple[int, ...]] = set()
    todo: list[tuple[State, Way]] = [(search.start, [])]
    while todo:
        state, way = todo.pop()
        key = _key(search, state)
        if state.stage == OVER or key in seen:
            continue
        seen.add(key)
        if search.aim.may_end(state):
            after = state.copy()
            step(after, END << VERB, search.aim)
            yield after, way
        for code in reversed(list(map(int, state.legal))):
            if _is_tried(search, state, code):
                after = state.copy()
                step(after, code, search.aim)
                todo.append((after, [*way, code]))


def _is_tried(search: TurnSearch, state: State, code: int) -> bool:
    """Whether a move of the first turn leads to anything that another one does not lead to."""
    return verb_of(code) != END and search.aim.allows(state, code) and search.facings.is_new(state, code)


def _key(search: TurnSearch, state: State) -> tuple[int, ...]:
    """What matters in the first turn."""
    asked = (int(state.stage), int(state.chooser), int(state.context), int(state.plays))
    start = int(state.hand_start(search.aim.seat))
    held = range(start, start + int(state.seat[search.aim.seat * ROW + HAND]))
    used = (*sorted(map(int, state.uses)), *map(int, state.answers))
    return (search.board_key(state), *asked, *(int(state.tiles[i]) for i in held), -1, *used)

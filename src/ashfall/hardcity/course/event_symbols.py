"""What event cards put on the map at the start of a round (HC-2.5, HC-2.12, HC-14.1.2, HC-14.2.2).

Numbers of the task: 2 symbols that are done, 3 whether it has begun.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ashfall.hardcity.course.arrivals import let_arrive
from ashfall.hardcity.figures.decks import draw_event
from ashfall.hardcity.figures.deploying import begin_deployment, is_supply_empty
from ashfall.hardcity.figures.loads import civilian_in_supply, crate_at, place_crate, place_load
from ashfall.hardcity.figures.ways import is_obstacle
from ashfall.hardcity.ground.cards import EVENT_CIVILIANS, EVENT_CRATES, EVENT_MUTANTS
from ashfall.hardcity.ground.moves import TARGET, a_of, move
from ashfall.hardcity.ground.rows import EVENT, SUPPLY
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import Task, ask_officers

_DONE: Final = 2
_BEGUN: Final = 3
_CRATE: Final = 0  # not a box


class Symbols(Task):
    """One kind of symbol of the event card is filled in, in printed order (HC-R32)."""

    def work(self, s: State) -> None:
        """Put something on the next space, or ask the officers where, if an obstacle is there."""
        kind: i64 = s.note_of(1)
        if s.note_of(_BEGUN) == 0:
            s.keep(_BEGUN, 1)
            _begin(s, kind)
        spaces = _spaces(s, kind)
        each: i64 = len(spaces) // _cards(s)
        if s.note_of(_DONE) >= each or _is_used_up(s, kind):
            s.finish()
            return
        space: i64 = spaces[s.get(EVENT) * each + s.note_of(_DONE)]
        if is_obstacle(s, space):
            ask_officers(s, -1)
            offer_around(s, space)
        else:
            self._fill(s, kind, space)

    def answer(self, s: State, code: i64) -> None:
        """There."""
        self._fill(s, s.note_of(1), a_of(code))

    def _fill(self, s: State, kind: i64, space: i64) -> None:
        """A civilian, a crate or mutants come."""
        s.keep(_DONE, s.note_of(_DONE) + 1)
        if kind == EVENT_MUTANTS:
            let_arrive(s, space, s.rules.mutants_on_symbol)
        elif kind == EVENT_CRATES:
            place_crate(s, space, _CRATE)
        else:
            place_load(s, civilian_in_supply(s), space)


def _begin(s: State, kind: i64) -> None:
    """The first of these steps draws the card; with all mutants on the map the horde scores (HC-8.12)."""
    if kind == _first_kind(s):
        s.put(EVENT, draw_event(s))
    if kind == EVENT_MUTANTS:
        begin_deployment(s)


def _is_used_up(s: State, kind: i64) -> bool:
    """Whether nothing of the kind is left to be put on the map (HC-8.13, HC-14.1.2)."""
    if kind == EVENT_MUTANTS:
        return is_supply_empty(s)
    if kind == EVENT_CRATES:
        return crate_at(s, SUPPLY) < 0
    return civilian_in_supply(s) < 0


def _first_kind(s: State) -> i64:
    """The first step of this episode that reads the event card."""
    i: i64 = 0
    while s.rules.steps[i] > EVENT_MUTANTS:
        i += 1
    return s.rules.steps[i]


def _cards(s: State) -> i64:
    """How many event cards there are: each has one crate."""
    return len(s.rules.event_crates)


def _spaces(s: State, kind: i64) -> vec[i64]:
    """The spaces of a kind of symbol, card after card."""
    if kind == EVENT_CIVILIANS:
        return s.rules.event_civilians
    return s.rules.event_crates if kind == EVENT_CRATES else s.rules.event_mutants


def offer_around(s: State, space: i64) -> None:
    """Offer the spaces next to a symbol under an obstacle; if all are covered, the nearest ones (HC-2.5)."""
    board = s.rules.board
    distance: i64 = 1
    while len(s.legal) == 0:
        there: i64 = 0
        while there < board.plain:
            if board.apart(space, there) == distance and not is_obstacle(s, there):
                s.offer(move(TARGET, there))
            there += 1
        distance += 1

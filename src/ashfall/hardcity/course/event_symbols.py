"""What event cards put on the map at the start of a round (HC-2.5, HC-2.12, HC-14.1.2, HC-14.2.2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ashfall.hardcity.course.arrivals import NORMAL_FIRST, let_arrive
from ashfall.hardcity.figures.decks import draw_event
from ashfall.hardcity.figures.deploying import begin_deployment, supply_left
from ashfall.hardcity.figures.loads import civilian_in_supply, place_crate, place_load
from ashfall.hardcity.figures.ways import is_obstacle
from ashfall.hardcity.ground.cards import EVENT_CIVILIANS, EVENT_CRATES, EVENT_MUTANTS
from ashfall.hardcity.ground.moves import TARGET, a_of, move
from ashfall.hardcity.ground.rows import CIVILIANS, CRATES, CRATES_AT, EVENT, LOADS_AT, SUPPLY
from ashfall.hardcity.ground.rules import BIT
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import Task, ask_officers

# Numbers of the task.
STEP: Final = 1  # which kind of step of the event phase it is
SYMBOLS_DONE: Final = 2  # a set
HAS_BEGUN: Final = 3
SYMBOL_IN_USE: Final = 4  # plus one, 0: none; by choice, or because something stands on it

_CRATE: Final = 0  # not a box


class Symbols(Task):
    """One kind of symbol of the event card is filled in.

    In printed order; if in co-op too little is left for all of them, the officers choose which (HC-R32).
    """

    def work(self, s: State) -> None:
        """Fill the next symbol, or ask the officers: which one, or where, if an obstacle is on it."""
        kind: i64 = s.note_of(STEP)
        if s.note_of(HAS_BEGUN) == 0:
            s.keep(HAS_BEGUN, 1)
            _begin(s, kind)
        symbol: i64 = s.note_of(SYMBOL_IN_USE) - 1
        if symbol < 0:
            symbol = _next_symbol(s, kind)
        if symbol == symbols_of(s, kind) or _tokens(s, kind) == 0:
            s.finish()
        elif s.note_of(SYMBOL_IN_USE) == 0 and s.rules.coop and _is_scarce(s, kind):
            ask_officers(s, -1)
            _offer_symbols(s, kind)
        elif is_obstacle(s, _space_of(s, kind, symbol)):
            s.keep(SYMBOL_IN_USE, symbol + 1)
            ask_officers(s, -1)
            offer_around(s, _space_of(s, kind, symbol))
        else:
            _fill(s, kind, symbol, _space_of(s, kind, symbol))

    def answer(self, s: State, code: i64) -> None:
        """This symbol, or there."""
        kind: i64 = s.note_of(STEP)
        if s.note_of(SYMBOL_IN_USE) > 0:
            _fill(s, kind, s.note_of(SYMBOL_IN_USE) - 1, a_of(code))
            return
        symbol: i64 = 0
        while _is_done(s, symbol) or _space_of(s, kind, symbol) != a_of(code):
            symbol += 1
        s.keep(SYMBOL_IN_USE, symbol + 1)


def _fill(s: State, kind: i64, symbol: i64, space: i64) -> None:
    """A civilian, a crate or mutants come for a symbol."""
    s.keep(SYMBOLS_DONE, s.note_of(SYMBOLS_DONE) | BIT[symbol])
    s.keep(SYMBOL_IN_USE, 0)
    if kind == EVENT_MUTANTS:
        let_arrive(s, space, s.rules.mutants_on_symbol, NORMAL_FIRST)
    elif kind == EVENT_CRATES:
        place_crate(s, space, _CRATE)
    else:
        place_load(s, civilian_in_supply(s), space)


def symbols_of(s: State, kind: i64) -> i64:
    """How many symbols of a kind an event card has."""
    return len(_spaces(s, kind)) // _cards(s)


def _space_of(s: State, kind: i64, symbol: i64) -> i64:
    """The space of a symbol of the open card."""
    return _spaces(s, kind)[s.get(EVENT) * symbols_of(s, kind) + symbol]


def _is_done(s: State, symbol: i64) -> bool:
    return s.note_of(SYMBOLS_DONE) & BIT[symbol] != 0


def _next_symbol(s: State, kind: i64) -> i64:
    """The first symbol that is still to be filled, as many as there are if none is."""
    symbol: i64 = 0
    while symbol < symbols_of(s, kind) and _is_done(s, symbol):
        symbol += 1
    return symbol


def _is_scarce(s: State, kind: i64) -> bool:
    """Whether some of the symbols will stay empty."""
    needed: i64 = 0
    symbol: i64 = 0
    while symbol < symbols_of(s, kind):
        if not _is_done(s, symbol):
            needed += s.rules.mutants_on_symbol if kind == EVENT_MUTANTS else 1
        symbol += 1
    return _tokens(s, kind) < needed


def _offer_symbols(s: State, kind: i64) -> None:
    symbol: i64 = 0
    while symbol < symbols_of(s, kind):
        if not _is_done(s, symbol):
            s.offer(move(TARGET, _space_of(s, kind, symbol)))
        symbol += 1


def _begin(s: State, kind: i64) -> None:
    """The first of these steps draws the card; with all mutants on the map the horde scores (HC-8.12)."""
    if kind == _first_kind(s):
        s.put(EVENT, draw_event(s))
    if kind == EVENT_MUTANTS:
        begin_deployment(s)


def _tokens(s: State, kind: i64) -> i64:
    """How much of the kind is left to be put on the map (HC-8.13, HC-14.1.2)."""
    if kind == EVENT_MUTANTS:
        return supply_left(s)
    start: i64 = CRATES_AT
    end: i64 = CRATES_AT + CRATES
    if kind == EVENT_CIVILIANS:
        start = LOADS_AT
        end = LOADS_AT + CIVILIANS
    n: i64 = 0
    while start < end:
        if s.row[start] == SUPPLY:
            n += 1
        start += 1
    return n


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

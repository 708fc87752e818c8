"""The engine's door: deal, list the legal moves, carry one out, play at random."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from ashfall.neuroshima.battle import begin_battle, end_battle, fight
from ashfall.neuroshima.offers import Offers
from ashfall.neuroshima.stages import STAGES
from ashfall.neuroshima.state import BATTLE, OVER, PILE, ROW, STRIKE, State, new_state
from ashfall.neuroshima.tables import Rules
from ashfall.neuroshima.trace import BATTLE_POSITION
from ashfall.table.random import Stream

# Lists of moves that nobody puts together just now. Whoever needs one takes it away, so that no two threads
# write into the same: interpreted rules may have to stop for another thread at any line. Some more than one:
# Python makes room anew for a list that is emptied and filled all the time.
_SPARE: Final[list[Offers]] = [Offers() for _ in range(4)]


def deal(rules: Rules, stream: Stream) -> State:
    """A new match: HQs aside, the other tiles shuffled (NH-2.3)."""
    s = new_state(rules, rules.most_tiles)
    taken: i64 = 0
    seat: i64 = 0
    while seat < rules.seats:
        start: i64 = s.pile_start(seat)
        n: i64 = rules.stock_size[seat]
        i: i64 = 0
        while i < n:
            s.tiles[start + i] = rules.stock[taken + i]
            i += 1
        taken += n
        s.seat[seat * ROW + PILE] = n
        s.shuffle_pile(seat, stream)
        seat += 1
    refresh(s)
    return s


def refresh(s: State) -> None:
    """List the legal moves and carry out the only one, again and again, until somebody must choose."""
    while s.stage != OVER:
        refresh_answers(s)
        if len(s.legal) != 1:
            return
        carry_out(s, s.legal[0])


def refresh_answers(s: State) -> None:
    """List the legal moves; battles and strikes have listed theirs when they asked."""
    if s.stage != BATTLE and s.stage != STRIKE:
        offers = _take_offers()
        offers.survey(s)
        STAGES[s.stage].offer(s, offers)
        s.legal = offers.result()
        _SPARE.append(offers)


def _take_offers() -> Offers:
    try:
        return _SPARE.pop()
    except IndexError:  # another thread may have taken the last one a moment ago
        return Offers()


def push(s: State, code: i64) -> None:
    """Carry out a legal move and whatever follows without a choice."""
    carry_out(s, code)
    refresh(s)


def is_legal(s: State, code: i64) -> bool:
    """Whether ``code`` is one of the legal moves."""
    low: i64 = 0
    high: i64 = len(s.legal)
    while low < high:
        middle: i64 = (low + high) >> 1
        if s.legal[middle] < code:
            low = middle + 1
        else:
            high = middle
    return low < len(s.legal) and s.legal[low] == code


def carry_out(s: State, code: i64) -> None:
    """Change the state by one legal move; the next list of moves is :func:`refresh`'s work."""
    STAGES[s.stage].answer(s, code)


def playout(s: State, stream: Stream, limit: i64) -> i64:
    """Play random legal moves until the game is over or ``limit`` moves are made; how many were made."""
    n: i64 = 0
    while s.stage != OVER and n < limit:
        push(s, s.legal[stream.below(len(s.legal))])
        n += 1
    return n


def fight_out(s: State) -> i64:
    """Fight one battle from a position to its end, every choice answered by its first legal move."""
    begin_battle(s, BATTLE_POSITION, s.active)
    asked: i64 = 0
    while not fight(s):
        s.answers = append(s.answers, s.legal[0])
        asked += 1
    end_battle(s)
    return asked


def battles(starts: list[State], rounds: i64) -> i64:
    """Fight a battle from a copy of each state, ``rounds`` times; how many battles that were."""
    n: i64 = 0
    i: i64 = 0
    while i < rounds:
        for start in starts:
            fight_out(start.copy())
            n += 1
        i += 1
    return n


def copies(s: State, count: i64) -> i64:
    """Copy a state ``count`` times; the sum of the hexes of the copies keeps the work honest."""
    total: i64 = 0
    i: i64 = 0
    while i < count:
        total += len(s.copy().units)
        i += 1
    return total

"""Victory points, the extermination track and the end of the game (HC-6, HC-11, HC-12)."""

from __future__ import annotations

from mypy_extensions import i64

from ashfall.hardcity.ground.cards import SCORE_CIVILIAN_KILLED, SCORE_KILLS, SCORE_MACHINE_DESTROYED
from ashfall.hardcity.ground.rows import (
    BY_MACHINE,
    BY_POINTS,
    CHAOS,
    FREE_LEVEL,
    KILLS,
    LAST_KILLS,
    OFFICERS_WON,
    ORDER,
    REASON,
    WINNER,
    ZERO_WON,
)
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.trace import EXTERMINATION, GAME_OVER, SCORED


def score(s: State, what: i64) -> None:
    """Score one of the things that the episode counts (HC-12)."""
    points: i64 = s.rules.points[what]
    if points > 0:
        add_points(s, ORDER if what < SCORE_CIVILIAN_KILLED else CHAOS, points, what)


def add_points(s: State, side: i64, points: i64, what: i64) -> None:
    """Give a side (ORDER or CHAOS) points; the first to reach the goal wins (HC-11)."""
    if s.is_over():
        return
    total: i64 = s.get(side) + points
    if total > s.rules.goal:
        total = s.rules.goal
    s.put(side, total)
    s.tell(SCORED, side - ORDER, points, what, total)
    if total == s.rules.goal:
        reason: i64 = BY_MACHINE if what == SCORE_MACHINE_DESTROYED else BY_POINTS
        end_game(s, OFFICERS_WON if side == ORDER else ZERO_WON, reason)


def end_game(s: State, winner: i64, reason: i64) -> None:
    """The game is over."""
    s.put(WINNER, winner)
    s.put(REASON, reason)
    s.tell(GAME_OVER, winner, reason)


def count_kills(s: State, steps: i64) -> None:
    """Move the extermination marker; at the tenth step all officers gain an ability (HC-6.1)."""
    s.put(LAST_KILLS, s.get(LAST_KILLS) + 1)
    marker: i64 = s.get(KILLS) + steps
    levels: i64 = marker // s.rules.kills_per_level
    s.put(KILLS, marker % s.rules.kills_per_level)
    s.put(FREE_LEVEL, s.get(FREE_LEVEL) + levels)
    s.tell(EXTERMINATION, s.get(KILLS))
    while levels > 0:
        levels -= 1
        score(s, SCORE_KILLS)

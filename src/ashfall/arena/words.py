"""Figures of the arena as people read them."""

from __future__ import annotations

import math

from ashfall.arena.elo import Estimate
from ashfall.arena.plan import UNFINISHED
from ashfall.arena.sprt import ACCEPT_H0, ACCEPT_H1, SprtState
from ashfall.arena.summary import MatchSummary
from ashfall.arena.tally import Share
from ashfall.games import game_named
from ashfall.table.texts import Texts, percent

__all__ = [
    "bounds_text",
    "elo_text",
    "end_text",
    "match_text",
    "rating_text",
    "seconds_text",
    "share_text",
    "sure_text",
    "verdict_text",
]


def elo_text(elo: float) -> str:
    """An Elo difference with its sign."""
    if not math.isfinite(elo):
        return "+∞" if elo > 0 else "-∞"
    return f"{round(elo):+d}" if round(elo) else "0"


def bounds_text(estimate: Estimate) -> str:
    """The interval of an Elo difference; a perfect score has only one bound."""
    if not math.isfinite(estimate.high):
        return f"> {elo_text(estimate.low)}"
    if not math.isfinite(estimate.low):
        return f"< {elo_text(estimate.high)}"
    return f"{elo_text(estimate.low)} .. {elo_text(estimate.high)}"


def sure_text(likelihood: float) -> str:
    """A likelihood in per cent, never rounded to certainty."""
    return f"{min(99.9, max(0.1, 100 * likelihood)):.1f} %"


def rating_text(mu: float, sigma: float) -> str:
    """A rating of openskill with its standard deviation."""
    return f"{mu:.1f} ± {sigma:.1f}"


def share_text(share: Share) -> str:
    """A share of victories with its interval."""
    if not share.games:
        return "-"
    rate = share.rate
    return f"{percent(rate.value, 0)} ({100 * rate.low:.0f}-{100 * rate.high:.0f})"


def seconds_text(seconds: float) -> str:
    """A time with a unit that suits it."""
    if seconds < 0.001:
        return f"{seconds * 1e6:.0f} µs"
    return f"{seconds * 1e3:.1f} ms" if seconds < 1 else f"{seconds:.2f} s"


def match_text(texts: Texts, match: MatchSummary) -> str:
    """Who is stronger, in one sentence."""
    one, two = match.bots
    elo = match.elo
    if elo.high < 0:
        one, two, elo = two, one, Estimate(-elo.value, -elo.high, -elo.low)
    if not match.places or elo.low <= 0:
        return texts.format("arena-lead-open", one=one, two=two)
    if not math.isfinite(elo.value):
        return texts.format("arena-lead-perfect", one=one, two=two, elo=elo_text(elo.low))
    figures = {"elo": elo_text(elo.value), "low": elo_text(elo.low), "high": elo_text(elo.high)}
    return texts.format("arena-lead-stronger", one=one, two=two, **figures)


def verdict_text(texts: Texts, state: SprtState) -> str:
    """What a sequential test says."""
    bounds = {"low": f"{state.test.low:g}", "high": f"{state.test.high:g}"}
    if state.verdict == ACCEPT_H1:
        return texts.format("arena-verdict-h1", **bounds)
    if state.verdict == ACCEPT_H0:
        return texts.format("arena-verdict-h0", **bounds)
    return texts.format("arena-verdict-open", **bounds)


def end_text(texts: Texts, reason: str, game: str) -> str:
    """Why a game ended, or that it did not."""
    if reason == UNFINISHED:
        return texts.format("cli-unfinished")
    return texts.format(game_named(game).part("arena", "words").end_id(reason))

"""Trying moves out: a move, then both sides by the rules for a while, then a look at how things stand."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ashfall.bots.hardcity.policy import play_on, scores
from ashfall.bots.hardcity.value import chance
from ashfall.hardcity.game import push
from ashfall.hardcity.ground.state import State
from ashfall.table.random import Stream

BLUR: Final = 0.06  # so that the trials of a move do not all go the same way


def try_out(s: State, code: i64, seed: i64, decisions: i64) -> float:
    """The officers' expected score after a move and so many decisions; ``s`` is used up."""
    push(s, code)
    play_on(s, Stream(seed), BLUR, decisions)
    return chance(s)


def promising(s: State, most: i64) -> list[int]:
    """The places of the moves that the rules like best in the list of legal moves, the best first."""
    worth = scores(s)
    places = vec[i64]()
    i: i64 = 0
    while i < len(worth):
        places = append(places, i)
        i += 1
    found: list[int] = []
    n: i64 = 0
    while n < most and n < len(worth):
        best: i64 = n
        i = n + 1
        while i < len(places):
            if worth[places[i]] > worth[places[best]]:
                best = i
            i += 1
        kept: i64 = places[n]
        places[n] = places[best]
        places[best] = kept
        found.append(int(places[n]))
        n += 1
    return found

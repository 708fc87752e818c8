"""The special things of a game of Hard City, counted while it is played, from its events and a few moves.

A count has a word or, for what has a key of its own, words with a colon between them: ``boat_boarded``,
``chaos:civilian_killed`` (points by what they were given for), ``card:pack_hunt:text``, ``gear:bat:used``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from ashfall.hardcity.content import load_content
from ashfall.hardcity.content.words import SCORES
from ashfall.hardcity.events.reading import PLAYED, SIDES
from ashfall.hardcity.ground import trace
from ashfall.hardcity.ground.holdings import equipment_of
from ashfall.hardcity.ground.moves import CALL, WELD, WELD_SURELY, verb_of
from ashfall.hardcity.ground.rows import KAFAR, MAYOR, OFFICERS
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.trace import WORDS, Trace

__all__ = [
    "BARRELS_EXPLODED",
    "BARRELS_SHOT",
    "BOAT",
    "CALLS",
    "FAILED",
    "KAFAR_CAME",
    "MAYOR_TAKEN",
    "ROLLED",
    "SURE",
    "Counting",
    "card_word",
    "gear_word",
    "points_word",
    "take_word",
]

CALLS: Final = "helicopter_called"
ROLLED: Final = "weld_rolled"
SURE: Final = "weld_sure"
FAILED: Final = "weld_failed"
KAFAR_CAME: Final = "kafar_came"
MAYOR_TAKEN: Final = "mayor_taken"
BOAT: Final = "boat_boarded"
BARRELS_SHOT: Final = "barrels_shot"
BARRELS_EXPLODED: Final = "barrels_exploded"

AT_BARREL: Final = 2  # the kind of a shot, see trace.SHOT
UNNAMED: Final = {  # what points were given for that no episode names, by the event before them
    trace.HORDE: "horde",
    trace.CHAOS_RESHUFFLED: "deck",
}
BY_CARD: Final = "card"  # any other such points: a chaos card gives them
MOVES: Final = {CALL: CALLS, WELD: ROLLED, WELD_SURELY: SURE}


def points_word(side: str, what: str) -> str:
    """The word for points of a side (``order``, ``chaos``), by what they were given for."""
    return f"{side}:{what}"


def card_word(card: str, how: str) -> str:
    """The word for a chaos card, by how it was played."""
    return f"card:{card}:{how}"


def gear_word(card: str, how: str) -> str:
    """The word for an equipment card that was ``gained`` or ``used``."""
    return f"gear:{card}:{how}"


def take_word(take: str) -> str:
    """The word for a take that was used."""
    return f"take:{take}"


class Counting:
    """Listens to a state as it is played on."""

    def __init__(self, state: State) -> None:
        """Listen from now on."""
        self._state = state
        self._counts: Counter[str] = Counter()
        for who in range(OFFICERS):  # what an opening or an earlier episode brought
            for card, count in equipment_of(state, who):
                self._counts[gear_word(card.key, "gained")] += count
        state.trace = Trace()

    @property
    def counts(self) -> dict[str, int]:
        """What was counted so far, by word."""
        return dict(sorted(self._counts.items()))

    def take_note(self, code: int) -> None:
        """Count what followed from a move that was just carried out."""
        done = MOVES.get(verb_of(code))
        if done:
            self._counts[done] += 1
        noted = self._state.trace
        if noted is None:
            return
        words = [int(word) for word in noted.words]
        self._state.trace = Trace()
        before = -1
        for place in range(0, len(words), WORDS):
            event, *facts = words[place : place + WORDS]
            if event == trace.SCORED:
                self._count_points(facts, before)
            elif event in READERS:
                word = READERS[event](facts)
                self._counts[word] += bool(word)
            before = event
        del self._counts[""]

    def _count_points(self, facts: list[int], before: int) -> None:
        side, points, what, _ = facts
        source = SCORES[what] if what >= 0 else UNNAMED.get(before, BY_CARD)
        self._counts[points_word(SIDES[side], source)] += points


def _gear(how: str) -> Callable[[list[int]], str]:
    return lambda facts: gear_word(load_content().equipment[facts[1]].key, how)


# The word for an event, from its facts; empty where there is nothing to be counted.
READERS: Final[dict[int, Callable[[list[int]], str]]] = {
    trace.DEPLOYED: lambda facts: KAFAR_CAME if facts[0] == KAFAR else "",
    trace.LOAD_LEFT: lambda facts: MAYOR_TAKEN if facts[0] == MAYOR else "",
    trace.BOAT_BOARDED: lambda facts: BOAT,
    trace.SHOT: lambda facts: BARRELS_SHOT if facts[2] == AT_BARREL else "",
    trace.BARREL_EXPLODED: lambda facts: BARRELS_EXPLODED,
    trace.WELD_FAILED: lambda facts: FAILED,
    trace.CHAOS_PLAYED: lambda facts: card_word(load_content().chaos[facts[0]].key, PLAYED[facts[1]]),
    trace.GEAR_GAINED: _gear("gained"),
    trace.GEAR_USED: _gear("used"),
    trace.TAKE_USED: lambda facts: take_word(load_content().takes[facts[0]].key),
}

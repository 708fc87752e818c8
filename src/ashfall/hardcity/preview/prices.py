"""What a legal move costs: the rules are let answer it on a copy, and what they take is read off.

So there is no second list of prices that could differ from the rules.
"""

from __future__ import annotations

from ashfall.hardcity.agenda import AGENDA
from ashfall.hardcity.ground.moves import END_TURN, verb_of
from ashfall.hardcity.ground.rows import KAFAR_AP
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import STOLEN_AP
from ashfall.hardcity.ground.trace import AP_CHANGED, WORDS, Trace

__all__ = ["price_of"]


def price_of(s: State, code: int) -> int:
    """The AP that a legal move takes at once: those of the officer who pays, or KAFAR's (HC-5, HC-9.7).

    AP that are lost because a turn ends are no price (HC-4.10), nor are those that Doctor Zero takes away.
    """
    if verb_of(code) >= END_TURN:  # settings are free, too
        return 0
    if s.task() == STOLEN_AP:  # the officers only choose whose
        return 0
    if s.chooser == s.rules.zero and not s.get(KAFAR_AP):  # nobody else of his pays
        return 0
    after = s.copy()
    after.trace = told = Trace()
    AGENDA[s.task()].answer(after, code)
    if s.chooser == s.rules.zero:
        return max(0, int(s.get(KAFAR_AP) - after.get(KAFAR_AP)))
    words = [int(word) for word in told.words]
    changes = [words[i + 2] for i in range(0, len(words), WORDS) if words[i] == AP_CHANGED]
    return -sum(change for change in changes if change < 0)

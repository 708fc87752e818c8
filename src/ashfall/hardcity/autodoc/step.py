"""The AutoDoc step, which takes the place of Doctor Zero's turn in solo and co-op (HC-13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.autodoc.bottoms import plan_bottom
from ashfall.hardcity.autodoc.queued import leave_queue
from ashfall.hardcity.figures.decks import next_chaos
from ashfall.hardcity.figures.people import is_small_team
from ashfall.hardcity.ground.rows import (
    ACTIVE,
    DONE,
    IN_PLAY,
    OFFICERS,
    OFFICERS_TURN,
    OWED,
    QUEUE,
    QUEUED,
    ROUND,
    TURN_OF,
    ZEROS_TURN,
)
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import AUTO_CARD, AUTO_DRAW, Task
from ashfall.hardcity.ground.trace import AUTO_DRAWN, AUTO_RESOLVED, TURN_ENDED

STAGE: Final = 1  # number of the step

# Stages of a step.
_DRAWS: Final = 0
_RESOLVES: Final = 1
_PUTS_AWAY: Final = 2


class AutoStep(Task):
    """Draw a card, then the bottom halves of the queue from left to right (HC-13.4 to HC-13.6).

    Cards for officers who were stunned come first, whenever nothing else is being resolved (HC-R62).
    """

    def work(self, s: State) -> None:
        """Go to the next stage. The cards of this turn lie at the left: the others begin after them."""
        stage: i64 = s.note_of(STAGE)
        place: i64 = s.get(QUEUED)
        if s.get(OWED) > 0:
            _draw_owed(s)
        elif stage == _DRAWS:
            s.keep(STAGE, _RESOLVES)
            _plan_draws(s)
        elif stage == _PUTS_AWAY:
            s.keep(STAGE, _RESOLVES)
            leave_queue(s, place)
        elif place < s.pile_size(QUEUE):
            s.keep(STAGE, _PUTS_AWAY)
            s.tell(AUTO_RESOLVED, s.card(QUEUE, place))
            plan_bottom(s, s.card(QUEUE, place))
        else:
            s.finish()
            s.tell(TURN_ENDED, -1)


def _plan_draws(s: State) -> None:
    """One card, in the first step of a round more by episode and campaign (HC-13.4, HC-13.20, HC-11.6)."""
    cards: i64 = 1
    if _is_first_step(s):
        cards += s.rules.first_step_cards
        if s.get(ROUND) == 1:
            cards += s.rules.warning_cards
            if is_small_team(s):
                cards -= s.rules.first_round_less
    while cards > 0:
        s.plan(AUTO_DRAW)
        cards -= 1


def _is_first_step(s: State) -> bool:
    """Whether nobody but the active officer has acted in this round."""
    who: i64 = 0
    while who < OFFICERS:
        if who != s.get(ACTIVE) and s.person(who, IN_PLAY) != 0 and s.person(who, DONE) != 0:
            return False
        who += 1
    return True


def _draw_owed(s: State) -> None:
    """The next card for a stunned officer."""
    s.put(OWED, s.get(OWED) - 1)
    s.plan(AUTO_DRAW)


class OwedCard(Task):
    """AutoDoc draws for a stunned officer between two actions of another one (HC-R62)."""

    def work(self, s: State) -> None:
        """Meanwhile it is AutoDoc's part of the turn."""
        if s.note_of(STAGE) == _DRAWS:
            s.keep(STAGE, _RESOLVES)
            s.put(TURN_OF, ZEROS_TURN)
            _draw_owed(s)
        else:
            s.finish()
            s.put(TURN_OF, OFFICERS_TURN)


class AutoDraw(Task):
    """The next chaos card is drawn and resolved (HC-13.4)."""

    def work(self, s: State) -> None:
        """Nothing happens if every card is elsewhere (HC-R27)."""
        s.finish()
        card: i64 = next_chaos(s)
        if card >= 0:
            s.plan(AUTO_CARD, card)
            if not s.is_over():  # the deck that ran out may have given the last point (HC-R44)
                s.tell(AUTO_DRAWN, card)

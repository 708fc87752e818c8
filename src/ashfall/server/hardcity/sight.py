"""What an audience sees of a game of Hard City at one moment.

There are two audiences: Doctor Zero, who sees his hand, and everybody else. A sight is made from the view of
its audience and from nothing else, so nothing that is hidden from them can get into it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from ashfall.hardcity.ground import rows
from ashfall.hardcity.ground.moves import MOVE_MUTANT, verb_of
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import MUTANTS_ACT
from ashfall.hardcity.match import Match
from ashfall.hardcity.preview.prices import price_of
from ashfall.hardcity.telling.sentences import decision_phrase, move_phrase, outcome_phrase
from ashfall.hardcity.view import Table, View
from ashfall.server.contract import Audience, Choices
from ashfall.server.hardcity.shapes import CitySight
from ashfall.server.shapes import Answer, DecisionSight, OutcomeSight

__all__ = [
    "OFFICERS",
    "ZERO",
    "audience_of",
    "audiences_of",
    "choices_of",
    "outcome_of",
    "parts_on",
    "sight_in",
    "sight_of",
    "turn_of",
    "view_of",
    "widest_audience",
]

OFFICERS: Final = "officers"  # spectators, too
ZERO: Final = "zero"


def parts_on(sides: Sequence[int]) -> list[str]:
    """What each seat leads, by its side."""
    return [ZERO if side else OFFICERS for side in sides]


def audiences_of(match: Match) -> tuple[Audience, ...]:
    """All audiences of a match; without Doctor Zero there is nothing to hide from anybody."""
    return (OFFICERS, ZERO) if match.state.rules.zero >= 0 else (OFFICERS,)


def audience_of(match: Match, seats: Collection[int]) -> Audience:
    """That of somebody who has these seats; of a spectator without any."""
    return ZERO if int(match.state.rules.zero) in seats else OFFICERS


def widest_audience(match: Match) -> Audience:
    """The one that sees most."""
    return audiences_of(match)[-1]


def view_of(match: Match, audience: Audience) -> View:
    """All that an audience may know."""
    return match.view(int(match.state.rules.zero) if audience == ZERO else None)


def sight_of(match: Match, audience: Audience) -> CitySight:
    """What an audience sees, made from its view alone."""
    return sight_in(view_of(match, audience))


def sight_in(view: View) -> CitySight:
    """What is seen in a view."""
    return CitySight(now=view.now(), decision=_decision(view), outcome=outcome_of(view))


def turn_of(match: Table) -> int:
    """The start of a round and the turns in it, of each officer and of Doctor Zero after each of them."""
    state, officers = match.state, int(match.state.rules.officers)
    if not match.round:
        return 0
    done = sum(int(state.person(who, rows.DONE)) for who in range(rows.OFFICERS))
    is_officers = state.get(rows.TURN_OF) == rows.OFFICERS_TURN
    return (match.round - 1) * (2 * officers + 1) + 1 + 2 * done - is_officers


def choices_of(table: Table) -> Choices:
    """The moves of whoever must choose: as texts, and with words and prices where the map does not say them.

    There are none in a view that must not know them.
    """
    s = table.state
    told = [move for move in table.legal if not _is_said_by_map(s, move.code)]
    answers = [Answer(move.text, move_phrase(s, move), price_of(s, move.code)) for move in told]
    return Choices([move.text for move in table.legal], answers)


def _is_said_by_map(s: State, code: int) -> bool:
    """Whether a mutant goes to a space: it costs nothing, and there may be hundreds of such moves."""
    return bool(s.task() == MUTANTS_ACT and verb_of(code) == MOVE_MUTANT)


def _decision(view: View) -> DecisionSight | None:
    decision = view.decision
    if decision is None:
        return None
    return DecisionSight(
        seat=decision.seat,
        kind=decision.kind,
        clause=decision.clause,
        about=decision.about,
        prompt=decision_phrase(view.state, decision),
    )


def outcome_of(view: View) -> OutcomeSight | None:
    """How the game ended, None while it goes on."""
    outcome = view.outcome
    if outcome is None:
        return None
    return OutcomeSight(
        winners=list(outcome.winners),
        side=outcome.side,
        reason=outcome.reason,
        phrase=outcome_phrase(outcome),
    )

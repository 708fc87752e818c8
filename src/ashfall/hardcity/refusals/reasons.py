"""Why a move is not legal: the clause that forbids it and the id of the sentence that says so.

The sentences stand in the Fluent files as ``hc-refusal-...``. This module is asked only after a move has been
refused, so it repeats no rule: it looks for the first plain reason that fits. What the officers are told
never depends on hidden cards.
"""

from __future__ import annotations

from typing import Final

from ashfall.hardcity.content import load_content
from ashfall.hardcity.content.words import QUESTIONS
from ashfall.hardcity.files.notation import BASICS, meant
from ashfall.hardcity.ground import moves, tasks
from ashfall.hardcity.ground.moves import FIELD, VERBS
from ashfall.hardcity.ground.rows import LOADS, MUTANTS, PEOPLE
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.refusals.officers import IN_TURN, Reason
from ashfall.hardcity.refusals.places import AT_PLACES
from ashfall.hardcity.refusals.zero import BY_KAFAR, BY_MUTANTS, IN_ZEROS_TURN, REACTING
from ashfall.hardcity.standing import has_question
from ashfall.hardcity.telling.decisions import decision_of
from ashfall.table.errors import IllegalMove, refusal

__all__ = ["reason_of", "why_not"]

Checks = dict[int, tuple[Reason, ...]]

# What is looked at, by the task that asks and the verb of the move.
CHECKS: Final[dict[int, Checks]] = {
    tasks.OFFICER_TURN: IN_TURN | AT_PLACES,
    tasks.ZERO_TURN: IN_ZEROS_TURN,
    tasks.MUTANTS_ACT: BY_MUTANTS,
    tasks.KAFAR_TURN: BY_KAFAR,
    tasks.REACTION: REACTING,
}


def why_not(s: State, code: int) -> IllegalMove:
    """The error that tells why a move is not legal now."""
    clause, reason = reason_of(s, code)
    return refusal(clause, f"hc-refusal-{reason}")


def reason_of(s: State, code: int) -> tuple[str, str]:
    """Why a move is not legal now: the clause and the end of the sentence's id."""
    if s.is_over():
        return "HC-11.1", "over"
    verb = int(moves.verb_of(code))
    if not _exists(s, code):
        return "", "no-such-thing"
    if verb in (moves.AUTO, moves.ASK):
        return "HC-R70", "no-effect" if has_question(s, moves.a_of(code)) else "never-asked"
    decision = decision_of(s)
    checks = CHECKS.get(int(s.task()), {})
    if verb in checks:
        for holds, clause, reason in checks[verb]:
            if not holds(s, code):
                return clause, reason
        return decision.clause, "not-now"
    if verb not in {int(moves.verb_of(int(other))) for other in s.legal}:
        return decision.clause, "other-kind"
    return decision.clause, "not-offered"


def _exists(s: State, code: int) -> bool:
    """Whether the verb is known and every field names something that this match has."""
    verb = int(moves.verb_of(code))
    if verb not in VERBS:
        return False
    kinds = VERBS[verb][1:]
    fields = (int(moves.a_of(code)), int(moves.b_of(code)), int(moves.c_of(code)))
    for number, field in enumerate(fields):
        if field == FIELD:
            continue
        if number >= len(kinds) or field >= _count(s, meant(kinds[number], fields[0])):
            return False
    return True


def _count(s: State, kind: str) -> int:
    """How many things of a kind there are."""
    content, board = load_content(), s.rules.board
    counts = {
        moves.OFFICER: PEOPLE,
        moves.SPACE: int(board.size),
        moves.LOAD: LOADS,
        moves.MUTANT: MUTANTS,
        moves.ENEMY: len(content.enemies),
        moves.ABILITY_CARD: len(content.abilities),
        moves.EQUIPMENT: len(content.equipment),
        moves.DECK: 2,
        moves.CHAOS: len(content.chaos),
        moves.TAKE_CARD: len(content.takes),
        moves.VEHICLE: int(board.vehicles),
        moves.BASIC: len(BASICS),
        moves.QUESTION: len(QUESTIONS),
    }
    return counts.get(kind, FIELD)

"""Standing answers: questions that a player lets the rules answer, and how they do (HC-R70, HC-R71).

They are settings of a seat, changed by moves that stand in the record but in no list of legal moves. The
place of a question in `QUESTIONS` is its bit in the number of the seat.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.actions.reactions import STAGE, TRIGGER
from ashfall.hardcity.figures.deploying import zone_spaces
from ashfall.hardcity.figures.people import distance_to_people
from ashfall.hardcity.ground.board import FAR
from ashfall.hardcity.ground.cards import NORMAL
from ashfall.hardcity.ground.moves import (
    ASK,
    AUTO,
    CHOOSE_MUTANT,
    CHOOSE_ZONE,
    DEPLOY,
    FIELD,
    LAMP,
    MANHOLE,
    MOVE_MUTANT,
    PASS,
    TARGET,
    a_of,
    b_of,
    c_of,
    move,
    verb_of,
)
from ashfall.hardcity.ground.rows import CIVILIANS, LYING, STANDING
from ashfall.hardcity.ground.rules import BIT
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import (
    ACT,
    ACTIVATE_MUTANT,
    AUTO_SPECIAL,
    BOTTOM,
    DEPLOY_AT_MANHOLES,
    DEPLOY_NEAR,
    DEPLOY_ON_ROOF,
    KAFAR_COMES,
    REACTION,
    SQUAD,
)
from ashfall.hardcity.ground.trace import ANSWERED, STANDING_CHANGED

# Questions of the officers in co-op; those before them are Doctor Zero's, by the trigger of a reaction.
ABOUT_DEPLOYMENTS: Final = 5  # kind, zone and space of mutants that AutoDoc deploys
ABOUT_MUTANTS: Final = 6  # which mutants act, and on which of several shortest ways
ABOUT_CARDS: Final = 7  # spaces and lamps that AutoDoc's special card and KAFAR's arrival leave open
QUESTION_COUNT: Final = 8

_LEAVES_IT: Final = -1  # as an answer: the player is asked
_BEST: Final = 1000


def is_setting(s: State, code: i64) -> bool:
    """Whether a move changes how a question of the seat that chooses now is answered."""
    verb: i64 = verb_of(code)
    question: i64 = a_of(code)
    if verb not in (AUTO, ASK) or b_of(code) != FIELD or c_of(code) != FIELD:
        return False
    if s.is_over() or not has_question(s, question):
        return False
    return (verb == AUTO) != _stands(s, question)


def has_question(s: State, question: i64) -> bool:
    """Whether the seat that chooses is ever asked this."""
    if s.rules.coop:
        return question >= ABOUT_DEPLOYMENTS and question < QUESTION_COUNT
    return question < ABOUT_DEPLOYMENTS and s.chooser == s.rules.zero


def _stands(s: State, question: i64) -> bool:
    return s.get(STANDING + s.chooser) & BIT[question] != 0


def change_setting(s: State, code: i64) -> None:
    """The rules answer a question from now on, or the player does again; everybody is told."""
    question: i64 = a_of(code)
    s.put(STANDING + s.chooser, s.get(STANDING + s.chooser) ^ BIT[question])
    s.tell(STANDING_CHANGED, s.chooser, question, 1 if verb_of(code) == AUTO else 0)


def standing_answer(s: State) -> i64:
    """How the rules answer the question that is open, -1: they leave it to the player."""
    question: i64 = _question(s)
    if question < 0 or not _stands(s, question):
        return _LEAVES_IT
    code: i64 = move(PASS) if question < ABOUT_DEPLOYMENTS else _mildest(s)
    if code >= 0:
        s.tell(ANSWERED, s.chooser, question, code)
    return code


def _question(s: State) -> i64:
    """Which of the questions the task on top asks, -1 none."""
    task: i64 = s.task()
    if task == REACTION:
        return s.note_of(TRIGGER) if s.note_of(STAGE) == 0 else _LEAVES_IT
    if task in (DEPLOY_NEAR, DEPLOY_ON_ROOF, DEPLOY_AT_MANHOLES):
        return ABOUT_DEPLOYMENTS
    if task in (SQUAD, ACTIVATE_MUTANT, BOTTOM, ACT):
        return ABOUT_MUTANTS
    if task in (AUTO_SPECIAL, KAFAR_COMES):
        return ABOUT_CARDS
    return _LEAVES_IT


def _mildest(s: State) -> i64:
    """The first of the mildest answers for the officers; -1 where more than book-keeping is asked."""
    best: i64 = _LEAVES_IT
    most: i64 = -_BEST - 1
    i: i64 = 0
    while i < len(s.legal):
        if not _is_book_keeping(verb_of(s.legal[i])):
            return _LEAVES_IT
        mildness: i64 = _mildness(s, s.legal[i])
        if mildness > most:
            most = mildness
            best = s.legal[i]
        i += 1
    return best


def _is_book_keeping(verb: i64) -> bool:
    """Whether an answer only says which mutant, space, zone, manhole or lamp, never who is hurt."""
    if verb in (DEPLOY, CHOOSE_ZONE, CHOOSE_MUTANT, MOVE_MUTANT):
        return True
    return verb in (TARGET, MANHOLE, LAMP)


def _mildness(s: State, code: i64) -> i64:
    """How far from officers and civilians; normal mutants before others, those that lie before the rest."""
    verb: i64 = verb_of(code)
    if verb == DEPLOY:
        return _safety(s, b_of(code)) - (_BEST if a_of(code) != NORMAL else 0)
    if verb == CHOOSE_ZONE:
        return _safety_of_zone(s, a_of(code))
    if verb == CHOOSE_MUTANT:
        return _BEST if s.is_mutant(a_of(code), LYING) else _safety(s, s.mutant(a_of(code)))
    if verb == MOVE_MUTANT:
        return _safety(s, b_of(code))
    if verb == TARGET:
        return _safety(s, a_of(code))
    if verb == MANHOLE:
        return _safety(s, s.rules.manhole_space[a_of(code)])
    return 0


def _safety(s: State, space: i64) -> i64:
    """The distance to the nearest un-stunned officer, ally or civilian of the grid."""
    best: i64 = distance_to_people(s, space)
    load: i64 = 0
    while load < CIVILIANS:
        if s.load(load) >= 0 and s.rules.board.apart(s.load(load), space) < best:
            best = s.rules.board.apart(s.load(load), space)
        load += 1
    return best


def _safety_of_zone(s: State, zone: i64) -> i64:
    """That of the space of a zone that is nearest to them."""
    best: i64 = FAR
    spaces = zone_spaces(s, zone)
    i: i64 = 0
    while i < len(spaces):
        if _safety(s, spaces[i]) < best:
            best = _safety(s, spaces[i])
        i += 1
    return best

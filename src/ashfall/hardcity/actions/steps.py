"""One step of an officer or the ally: what it costs, what it sets off, what it runs into (HC-5.1 to HC-5.5).

A step is a task of its own because Doctor Zero and the officers may have a say in it. Spaces that are left of
a move stand in STEPS of the one who walks.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.actions.blows import begin_blow
from ashfall.hardcity.actions.escort import escorted_civilian
from ashfall.hardcity.actions.reactions import LEFT_MUTANTS, TAKES_CIVILIAN, open_window
from ashfall.hardcity.figures.loads import has_cloud, move_load
from ashfall.hardcity.figures.mutants import has_active, has_mutant
from ashfall.hardcity.figures.people import abilities_work, has_card, hurt, is_ready, is_up
from ashfall.hardcity.figures.ways import ladder_taken
from ashfall.hardcity.ground.board import SEWER_MAP
from ashfall.hardcity.ground.cards import CLOTHESLINE, NINJUTSU
from ashfall.hardcity.ground.moves import FIELD, GIVE_LOAD, GIVE_TO, a_of, move, verb_of
from ashfall.hardcity.ground.rows import CAME_BY, PLACE, STEPS, WALKED
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import CIVILIAN_HIT, LEAVING, Task, ask_person
from ashfall.hardcity.ground.trace import BY_CLOUD, BY_LEAVING, OFFICER_MOVED

# Numbers of the task.
WALKER: Final = 1  # an officer or the ally
THERE: Final = 2  # the space to enter
FIRST_LOAD: Final = 3  # FIELD: none
SECOND_LOAD: Final = 4
STAGE: Final = 5
HERE: Final = 6  # the space to leave
HOW: Final = 7

# How somebody walks.
ON_FOOT: Final = 0  # as in a move action
UNHARMED: Final = 1  # leaving costs nothing

# Stages of a step, in the order of HC-R8.
_NAMED: Final = 0
_LEAVES: Final = 1
_STEPS: Final = 2
_ENTERED: Final = 3
_ARRIVED: Final = 4


def begin_step(s: State, who: i64, there: i64, first: i64, second: i64, how: i64) -> None:
    """Begin to leave the present space, with up to two loads (FIELD: none)."""
    s.plan(LEAVING, who, there, first, second)
    s.keep(HERE, s.person(who, PLACE))
    s.keep(HOW, how)


class Leaving(Task):
    """One step, in the order of HC-R8."""

    def work(self, s: State) -> None:
        """Go on to the next stage; who has fallen stays where he or she is (HC-R7)."""
        who: i64 = s.note_of(WALKER)
        stage: i64 = s.note_of(STAGE)
        if not is_up(s, who):
            s.finish()
        elif stage == _NAMED:
            s.keep(STAGE, _LEAVES)
            civilian: i64 = _escorted(s)
            if civilian >= 0:
                open_window(s, TAKES_CIVILIAN, who, civilian)
        elif stage == _LEAVES:
            _leave(s, who)
        elif stage == _STEPS:
            s.keep(STAGE, _ENTERED)
            _enter(s, who, s.note_of(HERE), s.note_of(THERE))
        elif stage == _ENTERED:
            s.keep(STAGE, _ARRIVED)
            if s.person(who, STEPS) > 0 and has_mutant(s, s.note_of(HERE)):
                open_window(s, LEFT_MUTANTS, who)
        else:
            s.finish()
            _arrive(s, who)

    def answer(self, s: State, code: i64) -> None:
        """The damage for leaving goes to the officer or to the civilian who comes along (HC-5.5)."""
        s.keep(STAGE, _STEPS)
        if verb_of(code) == GIVE_TO:
            hurt(s, a_of(code), s.rules.leave_damage, BY_LEAVING)
        else:
            s.plan(CIVILIAN_HIT, a_of(code))


def _leave(s: State, who: i64) -> None:
    """Active mutants hurt who leaves their space, once (HC-5.2)."""
    here: i64 = s.note_of(HERE)
    if s.note_of(HOW) == UNHARMED or not has_active(s, here) or _leaves_unseen(s, who):
        s.keep(STAGE, _STEPS)
        return
    ask_person(s, who)
    s.offer(move(GIVE_TO, who))
    civilian: i64 = _escorted(s)
    if civilian >= 0:
        s.offer(move(GIVE_LOAD, civilian))


def _escorted(s: State) -> i64:
    """The civilian who comes along, if any."""
    return escorted_civilian(s, s.note_of(HERE), s.note_of(FIRST_LOAD), s.note_of(SECOND_LOAD))


def _leaves_unseen(s: State, who: i64) -> bool:
    """Ninjutsu (HC-17.3.7); abilities do not work in setup (HC-R19)."""
    return has_card(s, who, NINJUTSU) and abilities_work(s)


def _enter(s: State, who: i64, here: i64, there: i64) -> None:
    """The step itself; a toxic cloud hurts who enters it (HC-14.3.12)."""
    s.set_person(who, PLACE, there)
    s.put(WALKED, s.get(WALKED) + 1)
    s.tell(OFFICER_MOVED, who, here, there)
    _take_along(s, s.note_of(FIRST_LOAD), here, there)
    _take_along(s, s.note_of(SECOND_LOAD), here, there)
    if s.rules.board.map[there] != SEWER_MAP:
        s.set_person(who, CAME_BY, -1)
    elif ladder_taken(s, here, there) >= 0:
        s.set_person(who, CAME_BY, ladder_taken(s, here, there))
    if has_cloud(s, there):
        hurt(s, who, s.rules.cloud_hp, BY_CLOUD)


def _take_along(s: State, load: i64, here: i64, there: i64) -> None:
    """A load comes along, if nothing has happened to it."""
    if load != FIELD and s.load(load) == here:
        move_load(s, load, there)


def _arrive(s: State, who: i64) -> None:
    """Clothesline: he may stun one of those whose space he enters (HC-17.3.21)."""
    if is_ready(s, who, CLOTHESLINE) and abilities_work(s):
        begin_blow(s, who, s.rules.ability_amount[CLOTHESLINE], CLOTHESLINE)

"""Officers and their ally on the way: move actions, walks that cards grant, crates (HC-5.1, HC-5.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.actions.action import Action
from ashfall.hardcity.actions.escort import offer_escorts
from ashfall.hardcity.actions.steps import ON_FOOT, UNHARMED, begin_step
from ashfall.hardcity.figures.decks import draw_gear
from ashfall.hardcity.figures.loads import crate_at
from ashfall.hardcity.figures.people import is_up, pay
from ashfall.hardcity.figures.ways import ways_of_people
from ashfall.hardcity.ground.cards import CIVILIAN_DECK, POLICE_DECK
from ashfall.hardcity.ground.moves import FIELD, OPEN, PASS, STEP, a_of, b_of, c_of, move, verb_of
from ashfall.hardcity.ground.rows import ACTIVE, AP, BOXES_AT, CAME_BY, CRATES_AT, FANG, PLACE, STEPS
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import WALK, Task, ask_person
from ashfall.hardcity.ground.trace import CRATE_OPENED

# Numbers of the task.
WALKER: Final = 1  # an officer or the ally
SPACES: Final = 2
HOW: Final = 3  # see steps
COMPANION: Final = 4  # a load that goes along
STAGE: Final = 5

# Stages of a walk.
_BEFORE: Final = 0
_READY: Final = 1
_UNDER_WAY: Final = 2


def walk(s: State, who: i64, spaces: i64) -> None:
    """Let somebody go up to so many spaces by the rules of a move action, for nothing."""
    s.plan(WALK, who, spaces, ON_FOOT, FIELD)


def walk_unharmed(s: State, who: i64, spaces: i64, load: i64) -> None:
    """Let an officer and a load go together; leaving spaces costs nothing (HC-17.9.9)."""
    s.plan(WALK, who, spaces, UNHARMED, load)


class Walk(Task):
    """Somebody goes some spaces without spending AP: by a card, an ability, an opening or as the ally."""

    def work(self, s: State) -> None:
        """Offer the next step, opening what lies there, and to stop."""
        who: i64 = s.note_of(WALKER)
        if s.note_of(STAGE) == _BEFORE:
            s.keep(STAGE, _READY)
            s.set_person(who, STEPS, s.note_of(SPACES))
        may_open: bool = s.note_of(STAGE) == _UNDER_WAY and _may_open_on_the_way(s, who)
        if not is_up(s, who) or (s.person(who, STEPS) == 0 and not may_open):
            _stop(s, who)
            return
        ask_person(s, who)
        s.offer(move(PASS))
        if may_open:
            s.offer(move(OPEN))
        if s.person(who, STEPS) == 0:
            return
        if s.note_of(HOW) == UNHARMED:
            _offer_steps_together(s, who, s.note_of(COMPANION))
        else:
            offer_steps(s, who)

    def answer(self, s: State, code: i64) -> None:
        """Stop, open or make a step."""
        who: i64 = s.note_of(WALKER)
        verb: i64 = verb_of(code)
        if verb == PASS:
            _stop(s, who)
        elif verb == OPEN:
            open_crate(s, who)
        else:
            s.keep(STAGE, _UNDER_WAY)
            take_step(s, who, code, s.note_of(HOW))


def _stop(s: State, who: i64) -> None:
    s.set_person(who, STEPS, 0)
    s.finish()


def _may_open_on_the_way(s: State, who: i64) -> bool:
    """Whether to ask: at the end of the way the active officer may still open it in the turn (HC-5.3)."""
    if who == FANG or crate_at(s, s.person(who, PLACE)) < 0:
        return False
    return s.person(who, STEPS) > 0 or s.get(ACTIVE) != who


def offer_steps(s: State, who: i64) -> None:
    """Offer a step in every direction, with whom the officer likes (HC-5.4)."""
    ways = ways_of_people(s, s.person(who, PLACE), s.person(who, CAME_BY))
    i: i64 = 0
    while i < len(ways):
        s.offer(move(STEP, ways[i]))
        i += 1
    offer_escorts(s, who, ways)


def _offer_steps_together(s: State, who: i64, load: i64) -> None:
    """Offer a step in every direction with one load, or alone when it has been lost on the way."""
    if s.load(load) != s.person(who, PLACE):
        load = FIELD
    ways = ways_of_people(s, s.person(who, PLACE), s.person(who, CAME_BY))
    i: i64 = 0
    while i < len(ways):
        s.offer(move(STEP, ways[i], load))
        i += 1


def take_step(s: State, who: i64, code: i64, how: i64) -> None:
    """Use one of the spaces left for a step that was offered."""
    s.set_person(who, STEPS, s.person(who, STEPS) - 1)
    begin_step(s, who, a_of(code), b_of(code), c_of(code), how)


def open_crate(s: State, who: i64) -> None:
    """Open a crate or box here: a card of the police or the civilian deck (HC-5.3)."""
    space: i64 = s.person(who, PLACE)
    crate: i64 = crate_at(s, space)
    s.row[CRATES_AT + crate] = -1
    s.tell(CRATE_OPENED, space, who)
    draw_gear(s, who, POLICE_DECK if s.row[BOXES_AT + crate] == 0 else CIVILIAN_DECK)


class Step(Action):
    """Move: the first step pays for the whole move action, the next ones use what is left of it (HC-5.1)."""

    def offer(self, s: State, who: i64) -> None:
        """Every step, if one is left or a move can be paid for."""
        if s.person(who, STEPS) > 0 or s.person(who, AP) >= s.rules.move_ap:
            offer_steps(s, who)

    def carry_out(self, s: State, who: i64, code: i64) -> None:
        """Pay, if a new move begins, and leave the space."""
        if s.person(who, STEPS) == 0:
            pay(s, who, s.rules.move_ap)
            s.set_person(who, STEPS, s.rules.officer_move)
        take_step(s, who, code, ON_FOOT)


class Open(Action):
    """Open a crate or box, also in the middle of a move (HC-5.3)."""

    def offer(self, s: State, who: i64) -> None:
        """On its space."""
        if crate_at(s, s.person(who, PLACE)) >= 0:
            s.offer(move(OPEN))

    def carry_out(self, s: State, who: i64, code: i64) -> None:
        """For nothing."""
        open_crate(s, who)

"""Openings, and what else the officers decide before the first round (HC-3, HC-11.5, HC-17.9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.actions.shots import has_shot
from ashfall.hardcity.actions.targets import ANYWHERE
from ashfall.hardcity.actions.walking import walk
from ashfall.hardcity.course.arrivals import OF_ANY_KIND, let_arrive
from ashfall.hardcity.figures.decks import draw_gear
from ashfall.hardcity.figures.deploying import IN_ZONE, NO_SPACE, is_supply_empty, open_spaces
from ashfall.hardcity.figures.ways import is_door
from ashfall.hardcity.ground.board import ROOF_MAP
from ashfall.hardcity.ground.cards import (
    ARMED_TO_TEETH,
    CIVILIAN_DECK,
    FLAMETHROWER,
    HELLO_POLICE,
    HERE_WE_GO,
    POLICE_DECK,
    SUPPRESSING_FIRE,
)
from ashfall.hardcity.ground.moves import CHOOSE_DECK, CHOOSE_LOAD, GIVE_TO, TARGET, a_of, move
from ashfall.hardcity.ground.rows import (
    BARRELS,
    FANG,
    GEAR,
    GONE,
    IN_PLAY,
    LOADS,
    LOADS_AT,
    OFFICERS,
    PLACE,
    POLICE,
)
from ashfall.hardcity.ground.rules import BIT
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import (
    FIRST_SHOTS,
    FLAMETHROWER_FOUND,
    GETTING_OUT,
    LANDING,
    PARKING,
    SETTING_OUT,
    SHOOT,
    Task,
    ask_officers,
)
from ashfall.hardcity.ground.trace import BARREL_GONE, GEAR_GAINED, OFFICER_PLACED

# Numbers of the tasks.
NEXT_OFFICER: Final = 1  # who gets out of the car or sets out next
HAVE_SHOT: Final = 1  # of the first shots: the set of officers who have shot
SURPLUS: Final = 1  # barrels that still leave the roof
STAGE: Final = 2  # of setting out

# Stages of Here We Go!
_DRAWS: Final = 0
_GOES: Final = 1


class Opening(Task):
    """The opening of the episode begins (HC-3.1.10); what comes first is planned last."""

    def work(self, s: State) -> None:
        """Plan its parts."""
        s.finish()
        opening: i64 = s.rules.opening
        if opening == HELLO_POLICE:
            s.plan(GETTING_OUT)
            s.plan(PARKING, s.rules.take_amount[HELLO_POLICE])
        elif opening == ARMED_TO_TEETH:
            _arm(s, s.rules.take_amount[ARMED_TO_TEETH])
        elif opening == SUPPRESSING_FIRE:
            s.plan(FIRST_SHOTS)
            s.plan(LANDING)
        elif opening == HERE_WE_GO:
            s.plan(SETTING_OUT)


class GettingOut(Task):
    """Each officer is put on a space at the doors of the police car, together or apart (HC-17.9.1)."""

    def work(self, s: State) -> None:
        """Offer the doors to the next officer."""
        who: i64 = s.note_of(NEXT_OFFICER)
        if who == OFFICERS:
            s.finish()
        elif s.person(who, IN_PLAY) == 0:
            s.keep(NEXT_OFFICER, who + 1)
        else:
            ask_officers(s, who)
            space: i64 = 0
            while space < s.rules.board.plain:
                if is_door(s, s.rules.car, space):
                    s.offer(move(TARGET, space))
                space += 1

    def answer(self, s: State, code: i64) -> None:
        """There."""
        who: i64 = s.note_of(NEXT_OFFICER)
        s.keep(NEXT_OFFICER, who + 1)
        _put_on(s, who, a_of(code))


def _put_on(s: State, who: i64, space: i64) -> None:
    s.set_person(who, PLACE, space)
    s.tell(OFFICER_PLACED, who, space)


def _arm(s: State, cards: i64) -> None:
    """Each officer draws police equipment; the flamethrower is found in any case (HC-17.9.2, HC-14.3.1)."""
    has_flames: bool = False
    who: i64 = 0
    while who < OFFICERS:
        if s.person(who, IN_PLAY) != 0:
            drawn: i64 = 0
            while drawn < cards:
                draw_gear(s, who, POLICE_DECK)
                drawn += 1
            if s.person(who, GEAR + FLAMETHROWER) > 0:
                has_flames = True
        who += 1
    if s.rules.has_flamethrower_found and not has_flames and s.find_card(POLICE, FLAMETHROWER) >= 0:
        s.plan(FLAMETHROWER_FOUND)


class FlamethrowerFound(Task):
    """Nobody drew the flamethrower: the officers choose who gets it; the deck is shuffled (HC-14.3.1)."""

    def work(self, s: State) -> None:
        """Offer every officer."""
        ask_officers(s, -1)
        who: i64 = 0
        while who < OFFICERS:
            if s.person(who, IN_PLAY) != 0:
                s.offer(move(GIVE_TO, who))
            who += 1

    def answer(self, s: State, code: i64) -> None:
        """Search it out."""
        who: i64 = a_of(code)
        s.finish()
        s.take_card(POLICE, s.find_card(POLICE, FLAMETHROWER))
        s.shuffle(POLICE)
        s.set_person(who, GEAR + FLAMETHROWER, s.person(who, GEAR + FLAMETHROWER) + 1)
        s.tell(GEAR_GAINED, who, FLAMETHROWER)


class Landing(Task):
    """Mutants come to every space of the deployment zone (HC-17.9.3)."""

    def work(self, s: State) -> None:
        """The next space that has got none, while figures last."""
        spaces = open_spaces(s, IN_ZONE, NO_SPACE)
        if len(spaces) == 0 or is_supply_empty(s):
            s.finish()
        else:
            let_arrive(s, spaces[0], s.rules.take_amount[SUPPRESSING_FIRE], OF_ANY_KIND)


class FirstShots(Task):
    """Each officer makes one free quick shot, in any order (HC-17.9.3)."""

    def work(self, s: State) -> None:
        """Offer those who have a target and have not shot."""
        ask_officers(s, -1)
        who: i64 = 0
        while who < OFFICERS:
            if s.note_of(HAVE_SHOT) & BIT[who] == 0 and has_shot(s, who, 0, ANYWHERE):
                s.offer(move(GIVE_TO, who))
            who += 1
        if len(s.legal) == 0:
            s.finish()

    def answer(self, s: State, code: i64) -> None:
        """That officer shoots."""
        s.keep(HAVE_SHOT, s.note_of(HAVE_SHOT) | BIT[a_of(code)])
        s.plan(SHOOT, a_of(code))


class SettingOut(Task):
    """Each officer draws a card of the equipment deck of choice and may then walk (HC-17.9.4)."""

    def work(self, s: State) -> None:
        """Ask the next officer for the deck; then let this one walk."""
        who: i64 = s.note_of(NEXT_OFFICER)
        if who == OFFICERS:
            s.finish()
        elif s.person(who, IN_PLAY) == 0:
            s.keep(NEXT_OFFICER, who + 1)
        elif s.note_of(STAGE) == _GOES:
            s.keep(NEXT_OFFICER, who + 1)
            s.keep(STAGE, _DRAWS)
            walk(s, who, s.rules.take_amount[HERE_WE_GO])
        else:
            ask_officers(s, who)
            s.offer(move(CHOOSE_DECK, POLICE_DECK))
            s.offer(move(CHOOSE_DECK, CIVILIAN_DECK))

    def answer(self, s: State, code: i64) -> None:
        """Draw."""
        s.keep(STAGE, _GOES)
        draw_gear(s, s.note_of(NEXT_OFFICER), a_of(code))


class AllyStart(Task):
    """The ally begins on the space of an officer, chosen after the opening (HC-3.3.1)."""

    def work(self, s: State) -> None:
        """Offer the spaces of the officers."""
        ask_officers(s, -1)
        who: i64 = 0
        while who < OFFICERS:
            if s.person(who, IN_PLAY) != 0:
                s.offer(move(TARGET, s.person(who, PLACE)))
            who += 1

    def answer(self, s: State, code: i64) -> None:
        """There."""
        s.finish()
        _put_on(s, FANG, a_of(code))


class FewerBarrels(Task):
    """For each episode won before, the officers take a barrel off the roof (HC-11.5, HC-14.5.1)."""

    def work(self, s: State) -> None:
        """Offer the barrels that are left there."""
        ask_officers(s, -1)
        barrel: i64 = BARRELS
        while s.note_of(SURPLUS) > 0 and barrel < LOADS:
            if s.load(barrel) >= 0 and s.rules.board.map[s.load(barrel)] == ROOF_MAP:
                s.offer(move(CHOOSE_LOAD, barrel))
            barrel += 1
        if len(s.legal) == 0:
            s.finish()

    def answer(self, s: State, code: i64) -> None:
        """It is gone before the game begins."""
        s.keep(SURPLUS, s.note_of(SURPLUS) - 1)
        s.row[LOADS_AT + a_of(code)] = GONE
        s.tell(BARREL_GONE, a_of(code))

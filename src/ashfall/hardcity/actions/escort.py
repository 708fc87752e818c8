"""Who goes along when an officer leaves a space: civilians, the mayor, the battery (HC-5.4, HC-14.5.5)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ashfall.hardcity.figures.loads import first_like
from ashfall.hardcity.figures.people import abilities_work, has_card
from ashfall.hardcity.ground.cards import STAY_BEHIND
from ashfall.hardcity.ground.moves import STEP, move
from ashfall.hardcity.ground.rows import BATTERY, CIVILIANS, FANG, PLACE
from ashfall.hardcity.ground.state import State


def offer_escorts(s: State, who: i64, ways: vec[i64]) -> None:
    """Offer the steps to some spaces with whom the officer may take along."""
    if who == FANG:  # he escorts nobody (HC-R22)
        return
    here: i64 = s.person(who, PLACE)
    load: i64 = 0
    while load <= BATTERY:
        if s.load(load) == here and first_like(s, load):
            _offer_steps_with(s, who, ways, load)
        load += 1


def _offer_steps_with(s: State, who: i64, ways: vec[i64], load: i64) -> None:
    """One that goes along, and a second one besides where that is allowed."""
    most: i64 = most_escorted(s, who)
    i: i64 = 0
    while i < len(ways):
        s.offer(move(STEP, ways[i], load))
        if most > 1:
            _offer_pairs(s, s.person(who, PLACE), ways[i], load)
        i += 1


def most_escorted(s: State, who: i64) -> i64:
    """How many an officer may take along at once; Stay Behind Me allows more (HC-5.4, HC-17.3.6)."""
    if has_card(s, who, STAY_BEHIND) and abilities_work(s):
        return s.rules.ability_amount[STAY_BEHIND]
    return s.rules.escort_limit


def _offer_pairs(s: State, here: i64, there: i64, first: i64) -> None:
    """A second one besides the first; of civilians, who are all alike, the next one (HC-R3)."""
    second: i64 = first + 1
    while second <= BATTERY:
        if s.load(second) == here:
            s.offer(move(STEP, there, first, second))
            if second < CIVILIANS:
                second = CIVILIANS - 1
        second += 1


def escorted_civilian(s: State, here: i64, first: i64, second: i64) -> i64:
    """The civilian among two loads that go along from a space, -1 if there is none."""
    if first < CIVILIANS and s.load(first) == here:
        return first
    if second < CIVILIANS and s.load(second) == here:
        return second
    return -1

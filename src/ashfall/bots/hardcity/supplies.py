"""What equipment, abilities and takes are worth to an officer now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from ashfall.bots.hardcity.by_card import ByCard, abilities, equipment
from ashfall.bots.hardcity.fields import UNREACHED
from ashfall.bots.hardcity.outlook import active_at, harm_to, hazard_at, prey_at
from ashfall.bots.hardcity.targeting import (
    FEAR,
    best_shot,
    fright_of,
    kill_worth,
    melee_worth,
    quick_shot_worth,
)
from ashfall.hardcity.content import load_content
from ashfall.hardcity.figures.mutants import is_active
from ashfall.hardcity.figures.people import is_there
from ashfall.hardcity.ground import cards
from ashfall.hardcity.ground.rows import (
    AP,
    BARRELS,
    HEALTH,
    KAFAR,
    LOADS,
    LYING,
    MOST,
    MUTANTS,
    OFFICERS,
    OUT_OF_AMMO,
    PLACE,
    STATES_AT,
)
from ashfall.hardcity.ground.state import State

FLASHED: Final = 0.6  # of what a kill is worth: who lies there loses a turn and is an easy target
# What it is worth to keep an ability.
USUAL_ABILITY: Final = 5.0
KEPT: Final[ByCard[float]] = ByCard(
    abilities,
    {
        "tougher": 6.0,
        "big_iron": 9.0,
        "coffee_break": 4.0,
        "seen_it_all": 3.0,
        "no_warning": 5.0,
        "stay_behind": 4.0,
        "ninjutsu": 5.0,
        "field_dressing": 6.0,
        "flying_kick": 5.0,
        "adrenaline": 5.0,
        "lesson": 4.0,
        "furious": 6.0,
        "burst": 8.0,
        "steady_hand": 6.0,
        "follow_me": 4.0,
        "point_blank": 5.0,
        "cup_winner": 5.0,
        "spare_clip": 6.0,
        "suplex": 7.0,
        "human_wall": 6.0,
        "clothesline": 4.0,
        "iron_neck": 6.0,
        "crowd_pleaser": 6.0,
        "keg_toss": 2.0,
    },
    USUAL_ABILITY,
)


def kept_worth(card: i64) -> float:
    """How good it is to keep an ability at a level-up."""
    return KEPT.of(card)


def best_kept(keys: Sequence[str]) -> str:
    """The ability to keep of several by key, at the end of an episode (HC-11.4)."""
    numbers = {card.key: number for number, card in enumerate(load_content().abilities)}
    return max(keys, key=lambda key: kept_worth(numbers[key]))


def crowd_near(s: State, space: i64, least: i64, most: i64) -> i64:
    """The largest number of mutants on one space at such a distance; the own grid only."""
    best: i64 = 0
    m: i64 = 0
    while m < MUTANTS:
        at: i64 = s.mutant(m)
        if at >= 0 and least <= s.rules.board.apart(space, at) <= most:
            n: i64 = 0
            other: i64 = 0
            while other < MUTANTS:
                if s.mutant(other) == at:
                    n += 1
                other += 1
            if n > best:
                best = n
        m += 1
    return best


def _lying_at(s: State, space: i64) -> i64:
    n: i64 = 0
    m: i64 = 0
    while m < MUTANTS:
        if s.mutant(m) == space and s.row[STATES_AT + m] & LYING != 0:
            n += 1
        m += 1
    return n


class Use:
    """A card that is worth the same at any time."""

    def __init__(self, worth: float) -> None:
        """So much."""
        self.worth: float = worth

    def now(self, s: State, who: i64, card: i64, b: i64) -> float:
        """What it is worth to an officer; ``b`` is what an ability is used on, or the way to the errand."""
        return self.worth


class Blast(Use):
    """Equipment that hits everybody on one space in reach."""

    def now(self, s: State, who: i64, card: i64, b: i64) -> float:
        """On the space where it does most."""
        board = s.rules.board
        here: i64 = s.person(who, PLACE)
        best: float = 0.0
        m: i64 = 0
        while m < MUTANTS:
            at: i64 = s.mutant(m)
            if at >= 0 and s.rules.gear_least[card] <= board.apart(here, at) <= s.rules.gear_most[card]:
                best = max(best, self.at_space(s, who, at))
            m += 1
        return best - self.worth

    def at_space(self, s: State, who: i64, space: i64) -> float:
        """What it does to those on a space: they die."""
        total: float = 0.0
        m: i64 = 0
        while m < MUTANTS:
            if s.mutant(m) == space:
                total += kill_worth(s, m)
            m += 1
        return total


class Grenade(Blast):
    """It hurts people too."""

    def at_space(self, s: State, who: i64, space: i64) -> float:
        """Not where people are."""
        if prey_at(s, space) > 0.0:
            return 0.0
        return super().at_space(s, who, space)


class Flash(Blast):
    """It lays mutants down."""

    def at_space(self, s: State, who: i64, space: i64) -> float:
        """Best where the user stands among them."""
        share: float = FLASHED
        if space == s.person(who, PLACE):
            share = 0.8
        total: float = 0.0
        m: i64 = 0
        while m < KAFAR:
            if s.mutant(m) == space and is_active(s, m):
                total += share * kill_worth(s, m)
            m += 1
        return total


class Scatter(Blast):
    """A shot with many dice."""

    def at_space(self, s: State, who: i64, space: i64) -> float:
        """Not where people are."""
        if prey_at(s, space) > 0.0 or space == s.person(who, PLACE):
            return 0.0
        return quick_shot_worth(s, space, s.rules.gear_amount[cards.SHOTGUN])


class Volley(Use):
    """Shots for which nothing is paid."""

    def now(self, s: State, who: i64, card: i64, b: i64) -> float:
        """As many as the card grants, instead of one; an empty gun has no shot to compare with."""
        if s.person(who, OUT_OF_AMMO) != 0:
            return 0.35
        return self.worth * float(s.rules.gear_amount[card]) * best_shot(s)


class Swing(Use):
    """Equipment for a melee: better than bare hands."""

    def now(self, s: State, who: i64, card: i64, b: i64) -> float:
        """With so many dice."""
        return melee_worth(s, who, s.rules.gear_amount[card])


class Clearing(Use):
    """Equipment that works on all active mutants of the own space."""

    def now(self, s: State, who: i64, card: i64, b: i64) -> float:
        """For each of the first ones."""
        crowd: i64 = active_at(s, s.person(who, PLACE))
        return self.worth * float(min(crowd, 3)) + (fright_of(s, who) - FEAR)


class FreeSteps(Use):
    """A long way in one go."""

    def now(self, s: State, who: i64, card: i64, b: i64) -> float:
        """Where the errand, ``b`` spaces away, is farther than a usual move."""
        return self.worth if s.rules.officer_move < b < UNREACHED else 0.02


class Shield(Use):
    """The riot shield."""

    def now(self, s: State, who: i64, card: i64, b: i64) -> float:
        """At the end of the turn, by the attacks to be feared."""
        if s.person(who, AP) > 2:
            return 0.02
        return self.worth * hazard_at(s, s.person(who, PLACE)) + 0.02


class Bandage(Use):
    """Healing where somebody needs it: the card is for the worst hurt officer of the space."""

    def now(self, s: State, who: i64, card: i64, b: i64) -> float:
        """By what was lost, and by the danger."""
        best: float = 0.0
        other: i64 = 0
        while other < OFFICERS:
            if is_there(s, other, s.person(who, PLACE)):
                lost: i64 = min(s.person(other, MOST) - s.person(other, HEALTH), s.rules.gear_amount[card])
                if lost >= 2:
                    best = max(best, self.worth * float(lost) + 0.5 * harm_to(s, other))
            other += 1
        return best


class Snack(Use):
    """AP where they are spent."""

    def now(self, s: State, who: i64, card: i64, b: i64) -> float:
        """With the last action point: nothing else brings as much as those that come back."""
        return self.worth if s.person(who, AP) == s.rules.use_ap else 0.02


class HeavyShot(Use):
    """A heavy shot at a space."""

    def now(self, s: State, who: i64, card: i64, b: i64) -> float:
        """A little more for each mutant that lies there."""
        return self.worth + 0.05 * float(_lying_at(s, b))


class HealOther(Use):
    """Healing somebody else."""

    def now(self, s: State, who: i64, card: i64, b: i64) -> float:
        """By the loss and the danger."""
        lost: i64 = s.person(b, MOST) - s.person(b, HEALTH)
        return self.worth * float(min(lost, 2)) + 0.5 * harm_to(s, b) - 0.1


class SelfHealing(Use):
    """Healing oneself."""

    def now(self, s: State, who: i64, card: i64, b: i64) -> float:
        """By the danger."""
        return 0.5 * harm_to(s, who) + self.worth


class BarrelThrow(Use):
    """A barrel that may explode."""

    def now(self, s: State, who: i64, card: i64, b: i64) -> float:
        """Among mutants, away from officers."""
        if not s.rules.has_explosive_barrels:
            return -0.2
        worth: float = self.worth * float(crowd_near(s, b, 0, 1)) - 0.1
        other: i64 = 0
        while other < OFFICERS:
            if s.rules.board.apart(b, s.person(other, PLACE)) <= 1:
                worth -= 0.5
            other += 1
        return worth


GEAR: Final[ByCard[Use]] = ByCard(
    equipment,
    {
        "flamethrower": Blast(0.05),
        "shotgun": Scatter(0.05),
        "first_aid": Bandage(0.12),
        "flashbang": Flash(0.0),
        "riot_shield": Shield(0.2),
        "grenade": Grenade(0.05),
        "spare_magazine": Volley(0.9),
        "bat": Swing(0.0),
        "donuts": Snack(5.5),
        "thermos": Snack(5.5),
        "skateboard": FreeSteps(0.45),
        "extinguisher": Clearing(0.2),
        "boombox": Clearing(0.15),
        "crowbar": Swing(0.0),
    },
    Use(0.06),
)
ABILITIES: Final[ByCard[Use]] = ByCard(
    abilities,
    {
        "big_iron": HeavyShot(0.2),
        "coffee_break": SelfHealing(0.03),
        "flying_kick": Use(0.25),
        "steady_hand": Use(1.0),
        "keg_toss": BarrelThrow(0.12),
        "medical_training": HealOther(0.12),
    },
    Use(0.08),
)


def count_loads(s: State, first: i64, last: i64) -> i64:
    """How many of some loads are on the map."""
    n: i64 = 0
    load: i64 = first
    while load < last:
        if s.load(load) >= 0:
            n += 1
        load += 1
    return n


def gear_worth(s: State, who: i64, card: i64, left: i64) -> float:
    """What using an equipment card now is worth to an officer so many spaces from the end of an errand."""
    return GEAR.of(card).now(s, who, card, left)


def ability_worth(s: State, who: i64, card: i64, b: i64) -> float:
    """What using an ability now is worth."""
    return ABILITIES.of(card).now(s, who, card, b)


def take_worth(s: State, who: i64, take: i64) -> float:
    """What using a take now is worth: it costs nothing but those to its left."""
    if take == cards.SLOW_MOTION:
        if s.person(who, AP) > 1:
            return -0.1
        return 0.6
    if take == cards.MONTAGE:
        if s.person(who, AP) > 0 or s.person(who, HEALTH) == s.person(who, MOST):
            return -0.1
        return 0.2
    if take == cards.SHOWDOWN:  # so many dice are for the machine
        return 6.0 if count_loads(s, BARRELS, LOADS) == 0 else -0.1
    if take == cards.EYE_IN_SKY or take == cards.WINDOW:
        return 0.1
    return 0.3

"""What equipment, abilities and takes are worth to an officer now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.bots.hardcity.by_card import ByCard, abilities, equipment
from ashfall.bots.hardcity.outlook import active_at, harm_to
from ashfall.hardcity.ground import cards
from ashfall.hardcity.ground.rows import AP, HEALTH, LYING, MOST, MUTANTS, OFFICERS, PLACE, STATES_AT
from ashfall.hardcity.ground.state import State

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
        """What it is worth to an officer; ``b`` is what an ability is used on."""
        return self.worth


class Blast(Use):
    """Equipment that hits a whole space: so much for each mutant there, less what it costs."""

    def __init__(self, worth: float, cost: float) -> None:
        """For one mutant, and in any case."""
        super().__init__(worth)
        self.cost: float = cost

    def now(self, s: State, who: i64, card: i64, b: i64) -> float:
        """On the fullest space in reach."""
        most: i64 = s.rules.gear_most[card]
        crowd: i64 = crowd_near(s, s.person(who, PLACE), s.rules.gear_least[card], most)
        return self.worth * float(crowd) - self.cost


class Swing(Use):
    """Equipment for a melee."""

    def now(self, s: State, who: i64, card: i64, b: i64) -> float:
        """For each active mutant here."""
        return self.worth * float(active_at(s, s.person(who, PLACE))) - 0.02


class Shield(Use):
    """The riot shield."""

    def now(self, s: State, who: i64, card: i64, b: i64) -> float:
        """For the first active mutants here."""
        return self.worth * float(min(active_at(s, s.person(who, PLACE)), 2)) + 0.02


class Bandage(Use):
    """Healing where somebody needs it."""

    def now(self, s: State, who: i64, card: i64, b: i64) -> float:
        """By the danger."""
        if s.person(who, HEALTH) + 2 <= s.person(who, MOST):
            return self.worth + harm_to(s, who)
        return 0.03


class Snack(Use):
    """AP where they are spent."""

    def now(self, s: State, who: i64, card: i64, b: i64) -> float:
        """Late in the turn."""
        return self.worth if s.person(who, AP) <= 2 else 0.02


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
        "flamethrower": Blast(0.13, 0.15),
        "shotgun": Blast(0.1, 0.0),
        "first_aid": Bandage(0.2),
        "flashbang": Blast(0.07, 0.05),
        "riot_shield": Shield(0.16),
        "grenade": Blast(0.13, 0.15),
        "spare_magazine": Use(0.17),
        "bat": Swing(0.14),
        "donuts": Snack(0.3),
        "thermos": Snack(0.3),
        "skateboard": Use(0.12),
        "extinguisher": Swing(0.14),
        "crowbar": Swing(0.14),
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


def gear_worth(s: State, who: i64, card: i64) -> float:
    """What using an equipment card now is worth."""
    return GEAR.of(card).now(s, who, card, -1)


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
    if take == cards.EYE_IN_SKY or take == cards.WINDOW:
        return 0.1
    return 0.3

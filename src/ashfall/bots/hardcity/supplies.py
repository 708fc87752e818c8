"""What equipment, abilities and takes are worth to an officer now."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ashfall.bots.hardcity.outlook import active_at, harm_to
from ashfall.hardcity.ground import cards
from ashfall.hardcity.ground.rows import AP, HEALTH, LYING, MOST, MUTANTS, OFFICERS, PLACE, STATES_AT
from ashfall.hardcity.ground.state import State

# What it is worth to have an ability, by the number of its card.
_KEPT: Final = vec[i64]([6, 9, 4, 3, 5, 4, 5, 6, 5, 5, 4, 6, 8, 6, 4, 5, 5, 6, 7, 6, 4, 6, 6, 2, 0, 0, 0, 0])


def kept_worth(card: i64) -> float:
    """How good it is to keep an ability at a level-up."""
    return float(_KEPT[card])


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


class FirstAid(Use):
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


class BigIron(Use):
    """A heavy shot at a space."""

    def now(self, s: State, who: i64, card: i64, b: i64) -> float:
        """A little more for each mutant that lies there."""
        return self.worth + 0.05 * float(_lying_at(s, b))


class MedicalTraining(Use):
    """Healing somebody else."""

    def now(self, s: State, who: i64, card: i64, b: i64) -> float:
        """By the loss and the danger."""
        lost: i64 = s.person(b, MOST) - s.person(b, HEALTH)
        return self.worth * float(min(lost, 2)) + 0.5 * harm_to(s, b) - 0.1


class CoffeeBreak(Use):
    """Healing oneself."""

    def now(self, s: State, who: i64, card: i64, b: i64) -> float:
        """By the danger."""
        return 0.5 * harm_to(s, who) + self.worth


class KegToss(Use):
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


def _table(size: int, other: float, uses: list[tuple[int, Use]]) -> list[Use]:
    """By number; what is missing has one worth."""
    table = [Use(other)] * size
    for card, use in uses:
        table[card] = use
    return table


_GEAR: Final = _table(
    cards.CROWBAR + 1,
    0.06,
    [
        (cards.FLAMETHROWER, Blast(0.13, 0.15)),
        (cards.SHOTGUN, Blast(0.1, 0.0)),
        (cards.FIRST_AID, FirstAid(0.2)),
        (cards.FLASHBANG, Blast(0.07, 0.05)),
        (cards.RIOT_SHIELD, Shield(0.16)),
        (cards.GRENADE, Blast(0.13, 0.15)),
        (cards.SPARE_MAGAZINE, Use(0.17)),
        (cards.BAT, Swing(0.14)),
        (cards.DONUTS, Snack(0.3)),
        (cards.THERMOS, Snack(0.3)),
        (cards.SKATEBOARD, Use(0.12)),
        (cards.EXTINGUISHER, Swing(0.14)),
        (cards.CROWBAR, Swing(0.14)),
    ],
)
_ABILITIES: Final = _table(
    cards.MISTER_HAMMER + 1,
    0.08,
    [
        (cards.BIG_IRON, BigIron(0.2)),
        (cards.COFFEE_BREAK, CoffeeBreak(0.03)),
        (cards.FLYING_KICK, Use(0.25)),
        (cards.STEADY_HAND, Use(1.0)),
        (cards.KEG_TOSS, KegToss(0.12)),
        (cards.MEDICAL_TRAINING, MedicalTraining(0.12)),
    ],
)


def gear_worth(s: State, who: i64, card: i64) -> float:
    """What using an equipment card now is worth."""
    return _GEAR[card].now(s, who, card, -1)


def ability_worth(s: State, who: i64, card: i64, b: i64) -> float:
    """What using an ability now is worth."""
    return _ABILITIES[card].now(s, who, card, b)


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

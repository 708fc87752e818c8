"""What the texts of Doctor Zero's actions are worth now, one object for each that can be weighed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.bots.hardcity.by_card import ByCard, chaos_cards, specials
from ashfall.bots.hardcity.outlook import Outlook, active_at, assault_worth, civilian_worth
from ashfall.bots.hardcity.strength import boat_in_reach, civilians_out, lying, standing
from ashfall.bots.hardcity.zero_basics import (
    BOARDED,
    LOOT,
    approaches,
    deployed_worth,
    drops,
    on_truck,
)
from ashfall.hardcity.figures.mutants import is_active
from ashfall.hardcity.figures.people import is_there
from ashfall.hardcity.figures.strikes import shoots
from ashfall.hardcity.ground.cards import (
    DRAG_OFF,
    FEEDING_FRENZY,
    JAMMED_CHAMBER,
    MUTAGEN_MIST,
    PACK_HUNT,
    RUSH_HOUR,
    SCORE_MAYOR_GONE,
    STAMPEDE,
)
from ashfall.hardcity.ground.rows import CIVILIANS, HELICOPTER, KAFAR, LADDER_DOWN, MAYOR, OFFICERS
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.zero.chaos_texts import can_jam

EMPTY_GUN: Final = 0.2
STOOD_UP: Final = 0.1  # a mutant that stands again


class TextWorth:
    """A text that is worth the same at any time."""

    def now(self, s: State, outlook: Outlook) -> float:
        """What it brings."""
        return 0.3


class PackHuntWorth(TextWorth):
    """Mutants of one space that move together and attack."""

    def now(self, s: State, outlook: Outlook) -> float:
        """Their attacks on whoever is near the best of the packs."""
        best: float = 0.0
        m: i64 = 0
        while m < KAFAR:
            if is_active(s, m):
                pack: i64 = min(_hunters(s, s.mutant(m)), s.rules.chaos_amount[PACK_HUNT])
                hits: i64 = min(pack, s.rules.chaos_second[PACK_HUNT])
                best = max(best, _best_assault(s, outlook, s.mutant(m), hits))
            m += 1
        return best


def _hunters(s: State, space: i64) -> i64:
    """How many mutants of a space can move and attack: soldiers cannot."""
    n: i64 = 0
    m: i64 = 0
    while m < KAFAR:
        if s.mutant(m) == space and is_active(s, m) and not shoots(s, m):
            n += 1
        m += 1
    return n


def _best_assault(s: State, outlook: Outlook, start: i64, hits: i64) -> float:
    """What so many attacks bring on a space not more than a move away."""
    best: float = 0.0
    i: i64 = 0
    while i < len(outlook.places):
        if s.rules.board.apart(start, outlook.places[i]) <= 2:
            best = max(best, assault_worth(s, outlook.places[i], hits))
        i += 1
    return best


class FrenzyWorth(TextWorth):
    """Mutants of one space that attack where they are."""

    def now(self, s: State, outlook: Outlook) -> float:
        """Their attacks on the best space."""
        best: float = 0.0
        i: i64 = 0
        while i < len(outlook.places):
            place: i64 = outlook.places[i]
            hits: i64 = min(active_at(s, place), s.rules.chaos_amount[FEEDING_FRENZY])
            best = max(best, assault_worth(s, place, hits))
            i += 1
        return best


class RushHourWorth(TextWorth):
    """Mutants that come."""

    def now(self, s: State, outlook: Outlook) -> float:
        """So many."""
        return deployed_worth(s) * float(s.rules.chaos_amount[RUSH_HOUR])


class StampedeWorth(TextWorth):
    """Mutants that move."""

    def now(self, s: State, outlook: Outlook) -> float:
        """Nearer to somebody, into the boat, or away with loads; those who lie stand up."""
        n: i64 = s.rules.chaos_amount[STAMPEDE]
        boats: i64 = min(boat_in_reach(s, 2), n)
        rest: i64 = max(n - standing(s), 0)
        return (
            approaches(s, outlook, n - boats)
            + STOOD_UP * float(min(lying(s), rest))
            + BOARDED * float(boats)
            + LOOT * outlook.heist.points() * float(outlook.heist.loot(n, 0))
        )


class MistWorth(TextWorth):
    """Mutants that come where they like."""

    def now(self, s: State, outlook: Outlook) -> float:
        """So many, each a little better than in the zone."""
        return (deployed_worth(s) + 0.04) * float(s.rules.chaos_amount[MUTAGEN_MIST])


class DragWorth(TextWorth):
    """Civilians who are dragged away from those who guard them, and attacked where nobody helps."""

    def now(self, s: State, outlook: Outlook) -> float:
        """One for each that a mutant standing apart from the officers can reach; the mayor is worth less."""
        n: i64 = 0
        load: i64 = 0
        while load < CIVILIANS:
            if s.load(load) >= 0 and _is_draggable(s, s.load(load)):
                n += 1
            load += 1
        worth: float = civilian_worth(s) * float(min(n, s.rules.chaos_amount[DRAG_OFF]))
        if s.rules.has_mayor and s.load(MAYOR) >= 0 and _is_draggable(s, s.load(MAYOR)):
            worth += 0.3 * float(s.rules.points[SCORE_MAYOR_GONE])
        return worth


def _is_draggable(s: State, space: i64) -> bool:
    """Whether somebody on a space can be dragged to a mutant that no officer stands with."""
    m: i64 = 0
    while m < KAFAR:
        if is_active(s, m) and s.rules.board.apart(space, s.mutant(m)) <= s.rules.chaos_second[DRAG_OFF]:
            who: i64 = 0
            while who < OFFICERS and not is_there(s, who, s.mutant(m)):
                who += 1
            if who == OFFICERS:
                return True
        m += 1
    return False


class JamWorth(TextWorth):
    """Guns that are empty."""

    def now(self, s: State, outlook: Outlook) -> float:
        """As many as there are: each costs an action point, or a shot that is needed now."""
        n: i64 = 0
        who: i64 = 0
        while who < OFFICERS:
            if can_jam(s, who):
                n += 1
            who += 1
        return EMPTY_GUN * float(min(n, s.rules.chaos_amount[JAMMED_CHAMBER]))


class TakeControlWorth(TextWorth):
    """A helicopter that is gone."""

    def now(self, s: State, outlook: Outlook) -> float:
        """More while it could take civilians."""
        if s.get(LADDER_DOWN) == 0 or s.get(HELICOPTER) < 0:
            return 0.2
        return 0.3 + 0.15 * float(civilians_out(s))


class BucketChainWorth(TextWorth):
    """Barrels on their way."""

    def now(self, s: State, outlook: Outlook) -> float:
        """Those that leave the map, and those that are put down."""
        amount: i64 = s.rules.special_amount
        chained: i64 = outlook.heist.chained(amount, s.rules.special_second, on_truck(s))
        return 0.3 + 1.4 * drops(s, amount - chained) + LOOT * float(chained)


class LowTideWorth(TextWorth):
    """Mutants that move far."""

    def now(self, s: State, outlook: Outlook) -> float:
        """Into the boat, or nearer to somebody."""
        boats: i64 = min(boat_in_reach(s, s.rules.special_second), s.rules.special_amount)
        return BOARDED * float(boats) + approaches(s, outlook, s.rules.special_amount - boats)


class SchemeWorth(TextWorth):
    """The special card of the episode."""

    def now(self, s: State, outlook: Outlook) -> float:
        """As that card."""
        return SCHEMES.of(s.rules.special).now(s, outlook)


SCHEMES: Final[ByCard[TextWorth]] = ByCard(
    specials,
    {"take_control": TakeControlWorth(), "bucket_chain": BucketChainWorth(), "low_tide": LowTideWorth()},
    TextWorth(),
)
TEXTS: Final[ByCard[TextWorth]] = ByCard(
    chaos_cards,
    {
        "pack_hunt": PackHuntWorth(),
        "feeding_frenzy": FrenzyWorth(),
        "rush_hour": RushHourWorth(),
        "stampede": StampedeWorth(),
        "mutagen_mist": MistWorth(),
        "drag_off": DragWorth(),
        "jammed_chamber": JamWorth(),
        "scheme": SchemeWorth(),
    },
    TextWorth(),
)


def text_worth(s: State, outlook: Outlook, card: i64) -> float:
    """What the text of an action card brings."""
    return TEXTS.of(card).now(s, outlook)

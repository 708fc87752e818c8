"""What the texts of Doctor Zero's actions are worth now, one object for each that can be weighed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.bots.hardcity.by_card import ByCard, chaos_cards, specials
from ashfall.bots.hardcity.outlook import Outlook
from ashfall.bots.hardcity.strength import boat_in_reach, civilians_out, count_attacks, standing
from ashfall.bots.hardcity.zero_basics import LOOT, MOVED, approaches, deployed_worth, drops, on_truck
from ashfall.hardcity.ground.cards import (
    FEEDING_FRENZY,
    MUTAGEN_MIST,
    PACK_HUNT,
    RUSH_HOUR,
    STAMPEDE,
)
from ashfall.hardcity.ground.rows import HELICOPTER, LADDER_DOWN, OFFICERS
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.zero.chaos_texts import can_jam


class TextWorth:
    """A text that is worth the same at any time."""

    def now(self, s: State, outlook: Outlook) -> float:
        """What it brings."""
        return 0.3


class PackHuntWorth(TextWorth):
    """Mutants that move together and attack."""

    def now(self, s: State, outlook: Outlook) -> float:
        """Their attacks, if somebody is near."""
        return 0.85 * count_attacks(s, outlook, 2, s.rules.chaos_second[PACK_HUNT]) + MOVED


class FrenzyWorth(TextWorth):
    """Mutants that attack where they are."""

    def now(self, s: State, outlook: Outlook) -> float:
        """Their attacks."""
        return count_attacks(s, outlook, 0, s.rules.chaos_amount[FEEDING_FRENZY])


class RushHourWorth(TextWorth):
    """Mutants that come."""

    def now(self, s: State, outlook: Outlook) -> float:
        """So many."""
        return deployed_worth(s) * float(s.rules.chaos_amount[RUSH_HOUR])


class StampedeWorth(TextWorth):
    """Mutants that move."""

    def now(self, s: State, outlook: Outlook) -> float:
        """Nearer to somebody, into the boat, or away with barrels."""
        n: i64 = min(standing(s), s.rules.chaos_amount[STAMPEDE])
        return (
            approaches(s, outlook, n)
            + 1.2 * float(min(boat_in_reach(s, 2), n))
            + LOOT * float(outlook.heist.loot(n, 0))
        )


class MistWorth(TextWorth):
    """Mutants that come where they like."""

    def now(self, s: State, outlook: Outlook) -> float:
        """So many, each a little better than in the zone."""
        return (deployed_worth(s) + 0.04) * float(s.rules.chaos_amount[MUTAGEN_MIST])


class DragWorth(TextWorth):
    """Civilians who are guarded by somebody, and mutants beside them."""

    def now(self, s: State, outlook: Outlook) -> float:
        """The attacks afterwards."""
        if civilians_out(s) == 0:
            return 0.1
        return 0.2 + count_attacks(s, outlook, 0, 2)


class JamWorth(TextWorth):
    """Guns that are empty."""

    def now(self, s: State, outlook: Outlook) -> float:
        """As many as there are, two at most."""
        n: i64 = 0
        who: i64 = 0
        while who < OFFICERS:
            if can_jam(s, who):
                n += 1
            who += 1
        return 0.16 * float(min(n, 2))


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
        """Into the boat."""
        return 1.2 * float(min(boat_in_reach(s, s.rules.special_second), s.rules.special_amount)) + 0.2


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

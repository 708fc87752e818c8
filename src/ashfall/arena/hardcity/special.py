"""How often the special things of the episodes happen, from what was counted in the games of a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from ashfall.arena.elo import Estimate, wilson
from ashfall.arena.hardcity import counting
from ashfall.arena.hardcity.counting import card_word, gear_word, points_word
from ashfall.arena.hardcity.playing import ZERO, Cell, CityResult
from ashfall.hardcity.content import load_content
from ashfall.hardcity.content.words import CHAOS_SCORES
from ashfall.hardcity.events.reading import PLAYED
from ashfall.table.texts import percent

__all__ = [
    "SOURCES",
    "SPECIAL",
    "Figure",
    "SpecialThing",
    "card_plays",
    "chaos_points",
    "equipment_uses",
    "totals",
]

Results = Iterable[CityResult]
SOURCES: Final = (*CHAOS_SCORES, "horde", "deck", "card")  # what Doctor Zero gets points for
SCHEME: Final = "scheme"  # the chaos card whose text stands on the special card of the episode
BASICS: Final = "basics"


@dataclass(frozen=True, slots=True)
class Figure:
    """A share with its interval, or how much there was of something in an average game."""

    share: Estimate | None = None
    average: float = 0.0

    def __str__(self) -> str:
        return percent(self.share.value) if self.share else f"{self.average:.2f}"

    def to_json(self) -> object:
        """Plain data, ready for JSON."""
        return self.share.to_dict() if self.share else round(self.average, 4)


@dataclass(frozen=True, slots=True)
class SpecialThing:
    """Something special that can happen where an episode has a feature."""

    word: str  # of JSON; of its text with "arena-city-special-" before it
    feature: str  # of the episodes; empty: all
    read: Callable[[list[CityResult]], Figure]

    def figure(self, cell: Cell, results: list[CityResult]) -> Figure | None:
        """How often it happened at a kind of table; None where it cannot happen."""
        features = load_content().episode(cell.episode).features
        return self.read(results) if results and self.feature in ("", *features) else None


def totals(results: Results) -> Counter[str]:
    """All counts of some games together."""
    found: Counter[str] = Counter()
    for result in results:
        found.update(result.counts)
    return found


def _games_with(word: str) -> Callable[[list[CityResult]], Figure]:
    """In how many games something happened at all."""

    def read(results: list[CityResult]) -> Figure:
        return Figure(wilson(sum(result.counts.get(word, 0) > 0 for result in results), len(results)))

    return read


def _each_game(*starts: str) -> Callable[[list[CityResult]], Figure]:
    """How much there was in an average game of everything whose word begins so."""

    def read(results: list[CityResult]) -> Figure:
        count = sum(n for word, n in totals(results).items() if word.startswith(starts))
        return Figure(average=count / len(results))

    return read


def chaos_points(results: Results) -> dict[str, int]:
    """Doctor Zero's points in the games that he won, by what he got them for."""
    found = totals(result for result in results if result.winner == ZERO)
    points = {source: found[points_word("chaos", source)] for source in SOURCES}
    return {source: count for source, count in points.items() if count}


def _car_points(results: list[CityResult]) -> Figure:
    points = chaos_points(results)
    return Figure(wilson(points.get("car_attacked", 0), sum(points.values())))


def _gear_used(results: list[CityResult]) -> Figure:
    gained, used = (sum(both) for both in zip(*equipment_uses(results).values(), strict=True))
    return Figure(wilson(min(used, gained), gained))


def equipment_uses(results: Results) -> dict[str, tuple[int, int]]:
    """How many of each equipment card the officers got, and how many of them they used."""
    found = totals(results)
    return {
        card.key: (found[gear_word(card.key, "gained")], found[gear_word(card.key, "used")])
        for card in load_content().equipment
    }


def card_plays(cell: Cell, results: Results) -> dict[str, tuple[int, int]]:
    """How often each chaos card was played, and how often for its text: as action, instant or reaction.

    The card whose text stands on the special card of the episode is known by the key of that one.
    """
    found, plays = totals(results), {}
    for card in load_content().chaos:
        by_way = {how: found[card_word(card.key, how)] for how in PLAYED}
        key = load_content().episode(cell.episode).versus.effect if card.key == SCHEME else card.key
        plays[key] = (sum(by_way.values()), sum(by_way.values()) - by_way[BASICS])
    return plays


SPECIAL: Final = (
    SpecialThing("kafar", "", _games_with(counting.KAFAR_CAME)),
    SpecialThing("mayor", "mayor", _games_with(counting.MAYOR_TAKEN)),
    SpecialThing("car", "attack_car", _car_points),
    SpecialThing("boat", "boat", _games_with(counting.BOAT)),
    SpecialThing("helicopter", "call_helicopter", _games_with(counting.CALLS)),
    SpecialThing("equipment", "", _gear_used),
    SpecialThing("weld_rolled", "weld", _each_game(counting.ROLLED)),
    SpecialThing("weld_failed", "weld", _each_game(counting.FAILED)),
    SpecialThing("weld_sure", "weld", _each_game(counting.SURE)),
    SpecialThing("barrels", "explosive_barrels", _each_game(counting.BARRELS_SHOT)),
    SpecialThing("explosions", "explosive_barrels", _each_game(counting.BARRELS_EXPLODED)),
    SpecialThing("horde", "", _each_game(points_word("chaos", "horde"))),
    SpecialThing("takes", "", _each_game("take:")),
)

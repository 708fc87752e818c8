"""What the games of a plan say, as tables: for the terminal and for the report alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ashfall.arena.elo import wilson
from ashfall.arena.hardcity.special import (
    SOURCES,
    SPECIAL,
    card_plays,
    chaos_points,
    equipment_uses,
)
from ashfall.arena.hardcity.standing import CityTally
from ashfall.hardcity.content.words import VERSUS_SPECIALS
from ashfall.hardcity.telling import names
from ashfall.hardcity.telling.words import Words
from ashfall.table.texts import Texts, percent

__all__ = ["FigureTable", "grids", "interval_text"]

TABLE: Final = ("cli-city-mode", "cli-city-episode", "cli-city-officers")  # heads: which kind of table
NONE: Final = "-"  # what cannot happen
GAP: Final = 2  # columns of a screen between two of a table


@dataclass(frozen=True, slots=True)
class FigureTable:
    """One table: its title, its heads and its rows, the first column of which holds words."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    keys: int = 1  # columns that say what a row is about

    def pieces(self, width: int) -> Iterator[FigureTable]:
        """The same in tables that a screen is wide enough for, each with the columns that name its rows."""
        keys = range(self.keys)
        needs = [max(len(word) for cell in cells for word in cell.split()) for cells in self._columns()]
        taken = list(keys)
        for place in range(self.keys, len(self.heads)):
            room = width - sum(needs[each] + GAP for each in taken) - needs[place]
            if room < 0 and len(taken) > self.keys:
                yield self._part(taken)
                taken = list(keys)
            taken.append(place)
        yield self._part(taken)

    def _columns(self) -> Iterator[tuple[str, ...]]:
        return zip(self.heads, *self.rows, strict=True)

    def _part(self, places: Sequence[int]) -> FigureTable:
        rows = tuple(tuple(row[place] for place in places) for row in self.rows)
        return FigureTable(self.title, tuple(self.heads[place] for place in places), rows, self.keys)


def grids(words: Words, tallies: Sequence[CityTally]) -> Iterator[FigureTable]:
    """All tables that have something to say."""
    yield _wins(words.texts, tallies)
    counted = [tally for tally in tallies if any(result.counts for result in tally.results)]
    if counted:
        yield _special(words.texts, counted)
        yield _points(words.texts, counted)
        led = [card_plays(tally.cell, tally.results) for tally in counted if tally.cell.has_zero]
        if led:
            yield _cards(words, _sum(led))
        yield _equipment(words, _sum([equipment_uses(tally.results) for tally in counted]))


def interval_text(low: float, high: float) -> str:
    """An interval of shares in few characters."""
    return f"{100 * low:.0f}-{100 * high:.0f} %"


def _table(tally: CityTally) -> tuple[str, str, str]:
    cell = tally.cell
    return cell.mode, str(cell.episode), str(cell.officers)


def _wins(texts: Texts, tallies: Sequence[CityTally]) -> FigureTable:
    heads = ("cli-games", "cli-city-won-officers", "cli-city-interval", "cli-city-score", "cli-city-rounds")
    rows = []
    for tally in tallies:
        share, facts = tally.share, tally.to_dict()
        points = f"{facts['points'][0]:.1f} : {facts['points'][1]:.1f}"
        won = (percent(share.value), interval_text(share.low, share.high))
        rows.append((*_table(tally), str(facts["games"]), *won, points, f"{facts['rounds']:.1f}"))
    return FigureTable(texts.format("arena-city-balance"), _heads(texts, *heads), tuple(rows), len(TABLE))


def _special(texts: Texts, tallies: Sequence[CityTally]) -> FigureTable:
    found = {tally.cell: [thing.figure(tally.cell, tally.results) for thing in SPECIAL] for tally in tallies}
    shown = [place for place in range(len(SPECIAL)) if any(row[place] for row in found.values())]
    heads = [f"arena-city-special-{_text_key(SPECIAL[place].word)}" for place in shown]
    rows = [
        (*_table(tally), *(str(found[tally.cell][place] or NONE) for place in shown)) for tally in tallies
    ]
    return FigureTable(texts.format("arena-city-special"), _heads(texts, *heads), tuple(rows), len(TABLE))


def _points(texts: Texts, tallies: Sequence[CityTally]) -> FigureTable:
    """Shares of Doctor Zero's points in the games that he won."""
    points = {tally.cell: chaos_points(tally.results) for tally in tallies}
    shown = [source for source in SOURCES if any(source in row for row in points.values())]
    rows = []
    for tally in tallies:
        mine = points[tally.cell]
        total = max(1, sum(mine.values()))
        shares = [percent(mine[source] / total) if source in mine else NONE for source in shown]
        rows.append((*_table(tally), *shares))
    heads = [f"arena-city-source-{_text_key(source)}" for source in shown]
    return FigureTable(texts.format("arena-city-sources"), _heads(texts, *heads), tuple(rows), len(TABLE))


def _cards(words: Words, plays: Mapping[str, tuple[int, int]]) -> FigureTable:
    named = {
        words.say((names.special if key in VERSUS_SPECIALS else names.chaos_card)(key)): counts
        for key, counts in plays.items()
    }
    heads = ("arena-city-card", "arena-city-plays", "arena-city-for-text")
    return _shares(words.texts, "arena-city-cards", heads, named)


def _equipment(words: Words, uses: Mapping[str, tuple[int, int]]) -> FigureTable:
    named = {words.say(names.equipment(key)): counts for key, counts in uses.items()}
    heads = ("arena-city-card", "arena-city-gained", "arena-city-used")
    return _shares(words.texts, "arena-city-equipment", heads, named)


def _shares(
    texts: Texts, title: str, heads: Sequence[str], counts: Mapping[str, tuple[int, int]]
) -> FigureTable:
    """How many of all were of the wanted kind, with an interval."""
    rows = []
    for name, (count, wanted) in counts.items():
        share = wilson(min(wanted, count), count)
        known = (percent(share.value), interval_text(share.low, share.high)) if count else (NONE, NONE)
        rows.append((name, str(count), *known))
    return FigureTable(
        texts.format(title), tuple(texts.format(head) for head in (*heads, "cli-city-interval")), tuple(rows)
    )


def _sum(parts: Sequence[Mapping[str, tuple[int, int]]]) -> dict[str, tuple[int, int]]:
    first: Counter[str] = Counter()
    second: Counter[str] = Counter()
    for part in parts:
        for key, (one, two) in part.items():
            first[key] += one
            second[key] += two
    return {key: (first[key], second[key]) for key in first}


def _text_key(word: str) -> str:
    return word.replace("_", "-")


def _heads(texts: Texts, *ids: str) -> tuple[str, ...]:
    return tuple(texts.format(each) for each in (*TABLE, *ids))

"""Play everything that docs/strength-hardcity.md claims and write that page.

``.venv/bin/python -m scripts.city_strength`` takes about half an hour on two free cores. Every match is one
``ashfall arena`` command with a journal in ``--work``, so that a run that is stopped goes on where it was.
Games that were played by other rules are refused; a journal knows no other version of a bot: remove it to
play the match again. ``--only NAME`` plays one match. The page is written after every run, also after Ctrl-C;
rows of matches without a journal in ``--work`` stay as the page has them.
"""

import sys
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from ashfall.bots.hardcity.roster import LEVELS
from scripts.arena_pages import (
    Result,
    elo_text,
    games_text,
    pair_text,
    play_on,
    results_in,
    row_of,
    rows_on,
    run,
    time_rows,
)

PAGE = Path(__file__).parent.parent / "docs" / "strength-hardcity.md"
SEED = 2026
EPISODES = 5
HEAD = """# Strength of the bots of Hard City

How strong the bots are, from paired games of versus with four officers: both games of a pair have the same
deal, and the bots change sides. All five episodes are played equally often. Intervals are 95 %. Every row is
one command, listed below; this page is written by `.venv/bin/python -m scripts.city_strength` from what these
commands print. [arena.md](arena.md#hard-city) explains the figures.

Levels from weak to strong: {levels}. One bot leads either side.
`{best}` thinks up to a second a move, which is some thousands of iterations on a free core. So that no figure
depends on the machine, `{stand_in}` plays in its place: a lower bound. Each of its games takes long,
so some matches have fewer of them; the interval says what they are worth. A row stands until its match is
played again: values of the rules ([section 19](rules/hardcity.md#section-19)) may be younger.

| match | games | score | Elo | as officers | as Doctor Zero | asked for |
|---|---:|---:|---:|---:|---:|---|
{rows}

## Against `rules`, episode by episode

How often `{tested}` wins against `rules`, again as a lower bound for `{best}`. Where a cell is
below 75 %, so many iterations are not enough for the mark.

| episode | as officers | as Doctor Zero |
|---|---:|---:|
{episodes}

## What iterations buy

The same search with other numbers of iterations, each against `rules`.

| search | games | score | Elo | as officers | as Doctor Zero |
|---|---:|---:|---:|---:|---:|
{scaling}

## Time a move

Means over the games above; whatever else the machine did meanwhile shows in them.

| bot | mean |
|---|---:|
{times}

## Commands

```sh
{commands}
```
"""


@dataclass(frozen=True)
class CityMatch:
    """Two bots, and what the outcome has to be."""

    name: str
    bots: tuple[str, str]
    games: int  # in each episode
    asked: str

    def command(self) -> list[str]:
        """The arguments of ``ashfall`` that play it."""
        words = ["arena", "hardcity", "--bots", ",".join(self.bots), "--pairs", "--officers", "4"]
        return [*words, "--games", str(self.games), "--seed", str(SEED)]


def _against_rules(iterations: int, games: int, asked: str = "") -> CityMatch:
    return CityMatch(f"rules-{iterations}", (f"search:iterations={iterations}", "rules"), games, asked)


STAND_IN = "search:iterations=256"  # for the level on a clock
EVERY_EPISODE = _against_rules(64, 80, "75 % or more on either side in every episode")
SCALING = {  # by iterations
    4: _against_rules(4, 40),
    16: _against_rules(16, 40),
    64: EVERY_EPISODE,
    256: _against_rules(256, 12),
}


def matches() -> list[CityMatch]:
    """What is played, in order."""
    *below, best = LEVELS
    steps = [CityMatch(f"step-{up}", (up, low), 40, "interval above 0") for low, up in pairwise(below)]
    return [
        CityMatch("step-first", (below[0], "random"), 40, "no mark set"),
        *steps,
        CityMatch(f"step-{best}", (STAND_IN, below[-1]), 40, "interval above 0"),
        EVERY_EPISODE,
        *(match for match in SCALING.values() if match is not EVERY_EPISODE),
    ]


def write_page(work: Path) -> None:
    """Write what is known by now."""
    kept, results = rows_on(PAGE), results_in(work, matches())
    against = results.get(EVERY_EPISODE.name)
    asked = [match for match in matches() if match.asked]
    page = HEAD.format(
        levels=" < ".join(f"`{level}`" for level in LEVELS),
        rows="\n".join(_row(match, results.get(match.name), kept) for match in asked),
        stand_in=STAND_IN,
        tested=EVERY_EPISODE.bots[0],
        best=list(LEVELS)[-1],
        episodes="\n".join(_episode(number, against, kept) for number in range(1, EPISODES + 1)),
        scaling="\n".join(_scaling(count, results.get(SCALING[count].name), kept) for count in SCALING),
        times="\n".join(time_rows(results.values(), matches(), kept)),
        commands="\n".join(" ".join(["ashfall", *match.command()]) for match in matches()),
    )
    PAGE.write_text(page, encoding="utf-8")


def _row(match: CityMatch, data: Result | None, kept: dict[str, str]) -> str:
    name = pair_text(match)
    if data is None:
        return kept.get(name, f"| {name} | not played yet | | | | | {match.asked} |")
    return row_of([name, *_figures(data), match.asked])


def _scaling(iterations: int, data: Result | None, kept: dict[str, str]) -> str:
    name = f"{iterations} iterations"
    if data is None:
        return kept.get(name, f"| {name} | not played yet | | | | |")
    return row_of([name, *_figures(data)])


def _figures(data: Result) -> list[str]:
    """What a match came to, as cells."""
    sides = [_share(_of_side(data, side)) for side in ("officers", "zero")]
    return [games_text(data), f"{data['score']:.1%}", elo_text(data["elo"]), *sides]


def _of_side(data: Result, side: str, episode: int | None = None) -> list[Result]:
    return [one for one in data["sides"] if one["side"] == side and episode in (None, one["episode"])]


def _share(rows: list[Result]) -> str:
    games = sum(row["games"] for row in rows)
    points = sum(row["games"] * row["score"] for row in rows)
    if len(rows) == 1:
        low, high = rows[0]["interval"]
        return f"{points / games:.1%} ({low:.0%} to {high:.0%})"
    return f"{points / max(1, games):.1%}"


def _episode(number: int, data: Result | None, kept: dict[str, str]) -> str:
    if data is None:
        return kept.get(str(number), f"| {number} | not played yet | |")
    shares = [_share(_of_side(data, side, number)) for side in ("officers", "zero")]
    return row_of([str(number), *shares])


def main() -> int:
    """Play what is missing, then write."""
    return run(str(__doc__), matches(), Path("build/city_strength"), play_on, write_page)


if __name__ == "__main__":
    sys.exit(main())

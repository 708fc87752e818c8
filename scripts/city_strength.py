"""Play everything that docs/strength-hardcity.md claims and write that page.

``.venv/bin/python -m scripts.city_strength`` takes less than ten minutes on two free cores. Every match is
one ``ashfall arena`` command, whose result is kept in ``--work``; ``--only NAME`` plays one match again. The
page is written after every match; rows of matches that were not played stay as the page has them.
"""

import argparse
import json
import subprocess
import sys
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from ashfall.bots.hardcity.roster import LEVELS
from scripts.strength import ASHFALL, elo_text

PAGE = Path(__file__).parent.parent / "docs" / "strength-hardcity.md"
SEED = 2026
EPISODES = 5
HEAD = """# Strength of the bots of Hard City

How strong the bots are, from paired games of versus with four officers: both games of a pair have the same
deal, and the bots change sides. All five episodes are played equally often. Intervals are 95 %. Every row is
one command, listed below; this page is written by `.venv/bin/python -m scripts.city_strength` from what these
commands print. [arena.md](arena.md#hard-city) explains the figures.

Levels from weak to strong: {levels}. One bot leads either side.

| match | games | score | Elo | as officers | as Doctor Zero | asked for |
|---|---:|---:|---:|---:|---:|---|
{rows}

## Against `rules`, episode by episode

How often `{tested}` wins against `rules`. Its iterations are few: a lower bound for `{best}`, who thinks up
to a second a move.

| episode | as officers | as Doctor Zero |
|---|---:|---:|
{episodes}

## Time a move

| bot | mean | slowest |
|---|---:|---:|
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


TESTED = "search:iterations=64"
AGAINST_RULES = CityMatch("strongest-rules", (TESTED, "rules"), 40, "75 % or more on either side")


def matches() -> list[CityMatch]:
    """What is played, in order."""
    *below, best = LEVELS
    steps = [CityMatch(f"step-{up}", (up, low), 40, "interval above 0") for low, up in pairwise(below)]
    return [
        CityMatch("step-first", (below[0], "random"), 40, "no mark set"),
        *steps,
        CityMatch(f"step-{best}", ("search:iterations=400", below[-1]), 4, "interval above 0"),
        AGAINST_RULES,
    ]


def play(match: CityMatch, work: Path) -> None:
    """Play a match and keep what it printed."""
    done = subprocess.run(
        [ASHFALL, *match.command(), "--json"], stdout=subprocess.PIPE, text=True, check=False
    )
    if done.returncode:
        sys.exit(done.returncode)
    (work / f"{match.name}.json").write_text(done.stdout)


def write_page(work: Path) -> None:
    """Write what is known by now."""
    old = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    kept = {line.split(" | ")[0]: line for line in old.splitlines() if line.startswith("| ")}
    results = {match.name: _result(match, work) for match in matches()}
    rows = [_row(match, results[match.name], kept) for match in matches()]
    against = results[AGAINST_RULES.name]
    lines = [_episode(number, against, kept) for number in range(1, EPISODES + 1)]
    commands = "\n".join(" ".join(["ashfall", *match.command()]) for match in matches())
    page = HEAD.format(
        levels=" < ".join(f"`{level}`" for level in LEVELS),
        rows="\n".join(rows),
        tested=TESTED,
        best=list(LEVELS)[-1],
        episodes="\n".join(lines),
        times="\n".join(_times([data for data in results.values() if data], kept)),
        commands=commands,
    )
    PAGE.write_text(page, encoding="utf-8")


def _result(match: CityMatch, work: Path) -> dict[str, Any] | None:
    path = work / f"{match.name}.json"
    return json.loads(path.read_text()) if path.exists() else None


def _row(match: CityMatch, data: dict[str, Any] | None, kept: dict[str, str]) -> str:
    name = f"`{match.bots[0]}` - `{match.bots[1]}`"
    if data is None:
        return kept.get(f"| {name}", f"| {name} | not played yet | | | | | {match.asked} |")
    sides = [_share(_of_side(data, side)) for side in ("officers", "zero")]
    cells = [
        name,
        str(data["games"]),
        f"{data['score']:.1%}",
        elo_text(data["elo"]),
        *sides,
        match.asked,
    ]
    return f"| {' | '.join(cells)} |"


def _of_side(data: dict[str, Any], side: str, episode: int | None = None) -> list[dict[str, Any]]:
    return [one for one in data["sides"] if one["side"] == side and episode in (None, one["episode"])]


def _share(rows: list[dict[str, Any]]) -> str:
    games = sum(row["games"] for row in rows)
    points = sum(row["games"] * row["score"] for row in rows)
    if len(rows) == 1:
        low, high = rows[0]["interval"]
        return f"{points / games:.1%} ({low:.0%} to {high:.0%})"
    return f"{points / max(1, games):.1%}"


def _episode(number: int, data: dict[str, Any] | None, kept: dict[str, str]) -> str:
    if data is None:
        return kept.get(f"| {number}", f"| {number} | not played yet | |")
    shares = [_share(_of_side(data, side, number)) for side in ("officers", "zero")]
    return f"| {number} | {' | '.join(shares)} |"


def _times(results: list[dict[str, Any]], kept: dict[str, str]) -> list[str]:
    times: dict[str, tuple[float, float]] = {}
    for data in results:
        for player in data["players"]:
            took, before = player["seconds_per_move"], times.get(player["bot"], (0.0, 0.0))
            times[player["bot"]] = max(before[0], took["mean"]), max(before[1], took["max"])
    rows = {
        bot: f"| `{bot}` | {1000 * mean:.2f} ms | {1000 * most:.0f} ms |"
        for bot, (mean, most) in times.items()
    }
    bots = dict.fromkeys(bot for match in matches() for bot in match.bots)
    return [row for bot in bots if (row := rows.get(bot) or kept.get(f"| `{bot}`"))]


def main() -> None:
    """Play, then write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument(
        "--work", type=Path, default=Path("build/city_strength"), help="where results are kept"
    )
    parser.add_argument("--only", choices=[match.name for match in matches()], help="one match")
    given = parser.parse_args()
    given.work.mkdir(parents=True, exist_ok=True)
    for match in matches():
        if given.only in (None, match.name):
            play(match, given.work)
            write_page(given.work)


if __name__ == "__main__":
    main()

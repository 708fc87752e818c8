"""Play the games of docs/balance-hardcity.md and write its tables.

``.venv/bin/python -m scripts.city_balance balance`` makes one of them.

Each table is a run of its own: ``balance`` (equal bots at every kind of table), ``search`` (the same in
versus with bots that look ahead) and ``strength`` (bots against ``random``, on either side). ``--games N`` is
how many at every kind of table, ``--bots A,B`` who plays. The text around the table stays as it is.
"""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path

from ashfall.arena.elo import Estimate, wilson
from ashfall.arena.hardcity.plan import CityPlan
from ashfall.arena.hardcity.playing import OFFICERS, ZERO, Cell, cells_of
from ashfall.arena.hardcity.standing import CityTally, play_cells
from ashfall.arena.series import pick_runner
from ashfall.bots.processes import default_workers
from ashfall.hardcity.ground.setup import MODES, VERSUS
from ashfall.table.texts import percent

PAGE = Path(__file__).parent.parent / "docs" / "balance-hardcity.md"
EPISODES = (1, 2, 3, 4, 5)
WANTED = {VERSUS: (0.35, 0.65), "coop": (0.25, 0.60)}
SEARCH = "search:iterations=4:depth=12"
WEAK = "random"
SEED = 2026  # of the games on the page

Play = Callable[[Sequence[Cell], Sequence[str]], Sequence[CityTally]]


def interval(share: Estimate) -> str:
    """An interval in words."""
    return f"{percent(share.low)} to {percent(share.high)}"


def row(tally: CityTally) -> str:
    """One line of a table of equal bots."""
    cell, share, facts = tally.cell, tally.share, tally.to_dict()
    low, high = WANTED[cell.mode]
    inside = "yes" if low <= share.value <= high else "no"
    points = f"{facts['points'][0]:.1f} : {facts['points'][1]:.1f}"
    return (
        f"| {cell.mode} | {cell.episode} | {cell.officers} | {facts['games']} | {percent(share.value)} "
        f"| {interval(share)} | {inside} | {points} | {facts['rounds']:.1f} |"
    )


def balance(bots: Sequence[str], modes: Sequence[str], play: Play) -> list[str]:
    """How often the officers win at every kind of table."""
    tallies = play(cells_of(EPISODES, modes, (4, 3)), bots)
    return [
        f"Bots: `{', '.join(bots)}`.",
        "",
        "| mode | episode | officers | games | officers win | 95 % interval | in range | points | rounds |",
        "|---|---|---|---|---|---|---|---|---|",
        *map(row, tallies),
    ]


def strength(bots: Sequence[str], play: Play) -> list[str]:
    """How often bots beat ``random`` in every episode, as officers and as Doctor Zero."""
    lines = [
        f"The other side is led by `{WEAK}`; versus, 4 officers.",
        "",
        "| bot | leads | episode | games | wins | 95 % interval |",
        "|---|---|---|---|---|---|",
    ]
    cells = cells_of(EPISODES, (VERSUS,), (4,))
    for bot in bots:
        for side, won_by, seats in (("officers", OFFICERS, (bot, WEAK)), ("Doctor Zero", ZERO, (WEAK, bot))):
            for tally in play(cells, seats):
                games, won = len(tally.results), tally.won(won_by)
                share = wilson(won, games)
                facts = f"{tally.cell.episode} | {games} | {percent(share.value)} | {interval(share)}"
                lines.append(f"| `{bot}` | {side} | {facts} |")
    return lines


def write(name: str, lines: Sequence[str]) -> None:
    """Put a table where the page has its marks."""
    start, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    before, rest = PAGE.read_text(encoding="utf-8").split(start)
    after = rest.split(end)[1]
    PAGE.write_text("\n".join([f"{before}{start}", "", *lines, "", f"{end}{after}"]), encoding="utf-8")


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("table", nargs="?", choices=("balance", "search", "strength"), default="balance")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bots", help="with commas between them")
    parser.add_argument("--seed", type=int, default=SEED)
    options = parser.parse_args()
    usual = {"balance": "rules,rules", "search": f"{SEARCH},{SEARCH}", "strength": f"rules,{SEARCH}"}
    bots = (options.bots or usual[options.table]).split(",")

    def play(cells: Sequence[Cell], seats: Sequence[str]) -> Sequence[CityTally]:
        plan = CityPlan(tuple(seats), options.games, tuple(cells), options.seed)
        return play_cells(plan, pick_runner(default_workers()))

    if options.table == "strength":
        lines = strength(bots, play)
    else:
        lines = balance(bots, MODES if options.table == "balance" else (VERSUS,), play)
    write(options.table, lines)


if __name__ == "__main__":
    main()

"""Play the games of docs/balance-hardcity.md and write its table: ``python -m scripts.city_balance``.

``--games N`` at every kind of table, ``--bots A,B`` as ``ashfall arena hardcity`` takes them. The text around
the table stays as it is.
"""

import argparse
from pathlib import Path

from ashfall.arena.hardcity import CityTally, cells_of, play_cells
from ashfall.bots.processes import default_workers
from ashfall.hardcity.ground.setup import MODES, VERSUS
from ashfall.table.figures import percent

PAGE = Path(__file__).parent.parent / "docs" / "balance-hardcity.md"
START, END = "<!-- table -->", "<!-- end of the table -->"
EPISODES = (1, 2, 3, 4, 5)
WANTED = {VERSUS: (0.35, 0.65), "coop": (0.25, 0.60)}


def row(tally: CityTally) -> str:
    """One line of the table."""
    cell, share, facts = tally.cell, tally.share, tally.to_dict()
    low, high = WANTED[cell.mode]
    inside = "yes" if low <= share.value <= high else "no"
    interval = f"{percent(share.low)} to {percent(share.high)}"
    points = f"{facts['points'][0]:.1f} : {facts['points'][1]:.1f}"
    return (
        f"| {cell.mode} | {cell.episode} | {cell.officers} | {facts['games']} | {percent(share.value)} "
        f"| {interval} | {inside} | {points} | {facts['rounds']:.1f} |"
    )


def table(tallies: list[CityTally], bots: tuple[str, ...], games: int) -> str:
    """The table with its heading."""
    head = [
        f"Bots: `{', '.join(bots)}`; {games} games at each kind of table.",
        "",
        "| mode | episode | officers | games | officers win | 95 % interval | in range | points | rounds |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    return "\n".join([*head, *map(row, tallies)])


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bots", default="rules,rules")
    parser.add_argument("--seed", type=int, default=2026)
    options = parser.parse_args()
    bots = tuple(options.bots.split(","))
    cells = cells_of(EPISODES, MODES, (4, 3))
    tallies = play_cells(cells, bots, options.games, options.seed, default_workers())
    text = PAGE.read_text(encoding="utf-8")
    before, rest = text.split(START)
    after = rest.split(END)[1]
    written = table(tallies, bots, options.games)
    PAGE.write_text(f"{before}{START}\n\n{written}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()

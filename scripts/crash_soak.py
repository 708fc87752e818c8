"""Kill the server while people play: ``.venv/bin/python -m scripts.crash_soak --kills 200``.

Nothing may be lost and nothing done twice. A failure is told in one sentence, and where its
database and log are kept.
"""

import argparse
import shutil
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ashfall import neuroshima
from tests.server.crash_books import Broken
from tests.server.crashing import Soak


def run(folder: Path, kills: int, tables: int, seed: int, span: float) -> Soak:
    """Kill as often as asked, with a bar where somebody can see it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress:
        bar = progress.add_task("kills", total=kills)

        def killed(moment: str) -> None:
            progress.update(bar, advance=1, description=f"{moment:9}, {soak.totals['acknowledged']} acks")

        soak = Soak(folder, tables, seed=seed, span=span, killed=killed)
        soak.run(kills)
    return soak


def print_totals(kills: Counter[str], totals: Counter[str], seconds: float) -> None:
    """What happened in all."""
    build = "compiled" if neuroshima.COMPILED else "interpreted"
    moments = ", ".join(f"{count} {moment}" for moment, count in kills.items())
    print(f"{kills.total()} kills ({moments}), {seconds:.0f} s, {build}")
    print(f"{totals['matches']} matches, {totals['over']} of them over, {totals['entries']} entries")
    print(
        f"commands: {totals['sent']} sent, {totals['acknowledged']} acknowledged, "
        f"{totals['refused']} refused; after kills {totals['sent again']} repeated, of these "
        f"{totals['already stored']} were stored already and {totals['carried out now']} carried out then"
    )
    print(f"{totals['tables compared']} tables and {totals['clocks compared']} clocks compared")
    print(f"{totals['campaigns']} campaigns; {totals['following compared']} matches that follow compared")
    print("lost: 0, carried out twice: 0")


def main() -> int:
    """Read the arguments, kill, and print totals."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0, help="of the moves and moments, as far as time allows")
    parser.add_argument("--span", type=float, default=2.0, help="seconds of play in which a kill falls")
    given = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="ashfall-crash-"))
    start = time.perf_counter()
    try:
        soak = run(folder, given.kills, given.tables, given.seed, given.span)
    except Broken as error:
        print(f"{error}\nseed {given.seed}; the database and the log are in {folder}", file=sys.stderr)
        return 1
    shutil.rmtree(folder)
    print_totals(soak.kills, soak.totals, time.perf_counter() - start)
    return 0


if __name__ == "__main__":
    sys.exit(main())

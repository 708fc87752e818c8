"""How fast the rules are beside an earlier commit: ``.venv/bin/python -m scripts.compare_speed COMMIT``.

That commit is compiled in a work folder with the same compiler and flags. Then ``ashfall bench`` runs by
turns from there and from ``.venv``, and the best figures of both are compared: only ratios of one machine in
one run mean something.
"""

import argparse
import io
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from scripts import install
from scripts.compile_rules import compile_modules

ROOT = Path(__file__).resolve().parent.parent
FIGURES = {  # of each game, as the bench names them
    "neuroshima": ("random_games_per_s", "moves_per_s", "battles_per_s", "copies_per_s"),
    "hardcity": ("moves_per_s", "copies_per_s"),
}
BY_EPISODE = "random_games_per_s_by_episode"  # of Hard City: mode -> episode -> games
BENCH = "from ashfall.cli.main import main; raise SystemExit(main())"

Figures = dict[str, float]


def build(revision: str, folder: Path) -> Path:
    """The package as it was, compiled; a folder to import it from."""
    command = ["git", "archive", "--format=tar", revision, "--", "pyproject.toml", "src"]
    packed = subprocess.run(command, cwd=ROOT, capture_output=True)
    if packed.returncode:
        sys.exit(
            f"{revision}: expected a commit of this repository, git says: {packed.stderr.decode().strip()}"
        )
    with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
        archive.extractall(folder, filter="data")
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))
    modules = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["compiled"]
    made = compile_modules(folder / "src", modules, folder / "build")
    shutil.copytree(made, folder / "src", dirs_exist_ok=True)
    return folder / "src"


def measure(library: Path | None, seconds: float) -> Figures:
    """What ``ashfall bench`` prints, of the package in a folder or else of the installed one."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if library is not None:
        environment["PYTHONPATH"] = str(library)
    command = [sys.executable, "-P", "-c", BENCH, "bench", "--json", "--seconds", str(seconds)]
    result = subprocess.run(command, env=environment, capture_output=True, text=True)
    if result.returncode:
        sys.exit(f"ashfall bench failed:\n{result.stderr}")
    return read(json.loads(result.stdout))


def read(bench: dict[str, Any]) -> Figures:
    """The figures of the games that it knows, named after game and figure, or game, mode and episode."""
    games = [game for game in FIGURES if game in bench]
    if not all(bench[game]["compiled"] for game in games):
        sys.exit("Only compiled rules can be compared: install a C compiler and run `make setup`.")
    found = {f"{game} {name}": float(bench[game][name]) for game in games for name in FIGURES[game]}
    for mode, episodes in bench.get("hardcity", {}).get(BY_EPISODE, {}).items():
        found |= {f"hardcity {mode} {episode}": float(speed) for episode, speed in episodes.items()}
    return found


def best(runs: list[Figures]) -> Figures:
    """The highest of each figure."""
    return {name: max(run[name] for run in runs) for name in runs[0]}


def show(revision: str, before: Figures, now: Figures) -> None:
    """Both, and how many times as fast it is now."""
    table = Table("figure", revision, "now", "now / then")
    for name in before:  # an earlier commit may know less
        table.add_row(name, f"{before[name]:,.0f}", f"{now[name]:,.0f}", f"{now[name] / before[name]:.3f}")
    Console().print(table)


def main() -> None:
    """Build, measure by turns, compare."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("revision", help="the commit to compare with")
    parser.add_argument("--rounds", type=int, default=5, help="runs of each (default: 5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure of a run (default: 1)")
    options = parser.parse_args()
    install.main(with_tests=False, build="release")  # what is compared is this checkout
    then: list[Figures] = []
    now: list[Figures] = []
    with tempfile.TemporaryDirectory(prefix="ashfall-") as folder:
        library = build(options.revision, Path(folder))
        for _ in track(range(options.rounds), description="measuring"):
            then.append(measure(library, options.seconds))
            now.append(measure(None, options.seconds))
    show(options.revision, best(then), best(now))


if __name__ == "__main__":
    main()

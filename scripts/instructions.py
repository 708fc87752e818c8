"""What the library costs a program that uses it: ``.venv/bin/python -m scripts.instructions``.

Machine instructions, counted by callgrind, do not depend on what else the machine is doing. Each thing is
done some times and then some times more; the difference is the cost of the second part alone, so that
imports and what is remembered do not count. Needs valgrind (``apt-get install valgrind``) and compiled rules.
"""

import argparse
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

from ashfall import hardcity, neuroshima

TOTAL = re.compile(r"^summary: (\d+)", re.MULTILINE)
PAIRS = (("moloch", "borgo"), ("outpost", "hegemony"))


def neuroshima_moves(count: int) -> None:
    """Random moves of duels as a user makes them."""
    chance, match = random.Random(1), neuroshima.Match(PAIRS[0], seed=1)
    for number in range(count):
        if match.over:
            match = neuroshima.Match(PAIRS[number % 2], seed=number)
        match.push(chance.choice(match.legal))


def neuroshima_matches(count: int) -> None:
    """New duels."""
    for number in range(count):
        neuroshima.Match(PAIRS[number % 2], seed=number)


def hardcity_moves(count: int) -> None:
    """Random moves of episode 1 as a user makes them."""
    chance, match = random.Random(1), hardcity.Match(seed=1)
    for number in range(count):
        if match.over:
            match = hardcity.Match(seed=number)
        match.push(chance.choice(match.legal))


def hardcity_matches(count: int) -> None:
    """New games of episode 1."""
    for number in range(count):
        hardcity.Match(seed=number)


MEASURES: dict[str, tuple[str, Callable[[int], None], int]] = {  # name -> what it is, how, how often
    "neuroshima-move": ("Neuroshima Hex: push(choice(legal))", neuroshima_moves, 400),
    "neuroshima-match": ("Neuroshima Hex: Match(...)", neuroshima_matches, 20),
    "hardcity-move": ("Hard City: push(choice(legal))", hardcity_moves, 400),
    "hardcity-match": ("Hard City: Match(...)", hardcity_matches, 20),
}


def count(name: str, times: int) -> int:
    """The instructions of a process that does it so often."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "out")
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", sys.executable, "-P", "-m"]
        command += ["scripts.instructions", "--only", name, str(times)]
        environment = {"PYTHONHASHSEED": "0", "PYTHONPATH": str(Path(__file__).resolve().parent.parent)}
        done = subprocess.run(command, env=environment, capture_output=True, text=True)
        found = TOTAL.search(out.read_text(encoding="utf-8")) if out.exists() else None
        if done.returncode or found is None:
            sys.exit(f"{name}: valgrind failed: {done.stderr.strip()[-500:]}")
        return int(found.group(1))


def main() -> None:
    """Print what each thing costs."""
    parser = argparse.ArgumentParser(description="Instructions that the public library takes.")
    parser.add_argument("--only", nargs=2, metavar=("NAME", "TIMES"), help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.only:
        MEASURES[options.only[0]][1](int(options.only[1]))
        return
    if not (neuroshima.COMPILED and hardcity.COMPILED):
        sys.exit("Only compiled rules are counted: install a C compiler and run `make setup`.")
    if shutil.which("valgrind") is None:
        sys.exit("valgrind: expected it on the path; on Debian, apt-get install valgrind")
    table = Table("what", "instructions each")
    for name, (what, _, times) in track(
        MEASURES.items(), description="Counting", console=Console(stderr=True)
    ):
        few, more = count(name, times), count(name, 3 * times)
        table.add_row(what, f"{(more - few) / (2 * times):,.0f}")
    Console().print(table)


if __name__ == "__main__":
    main()

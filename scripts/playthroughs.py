"""Compare the golden playthroughs with the engine as it is: ``.venv/bin/python -m scripts.playthroughs``.

With ``--update`` they are written anew; look at the difference before you keep it.
"""

import argparse
import difflib
import sys
from pathlib import Path

from tests.hardcity import goldens as hardcity
from tests.neuroshima import goldens as neuroshima

SHOWN = 12  # lines of difference
GAMES = {"neuroshima": neuroshima, "hardcity": hardcity}


def main() -> int:
    """Compare or write; 1 if something differs."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--update", action="store_true", help="write the files anew")
    parser.add_argument("--game", choices=GAMES, help="those of one game only")
    given = parser.parse_args()
    chosen = [GAMES[given.game]] if given.game else list(GAMES.values())
    return max(compare(game.FOLDER, game.goldens(), given.update) for game in chosen)


def compare(folder: Path, files: dict[Path, str], update: bool) -> int:
    """Compare the files of a folder with what they should contain, or write them; 1 if something differs."""
    folder.mkdir(exist_ok=True)
    changed = 0
    for path in sorted({*files, *folder.glob("*.txt")}):
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        new = files.get(path, "")
        if old == new:
            continue
        changed += 1
        print(f"{path.name} differs")
        for line in list(difflib.unified_diff(old.splitlines(), new.splitlines(), lineterm="", n=1))[2:SHOWN]:
            print(f"  {line}")
        if update and path in files:
            path.write_text(new, encoding="utf-8")
        elif update:
            path.unlink()
    print(f"{changed} of {len(files)} files {'written' if update else 'differ'}")
    return 1 if changed and not update else 0


if __name__ == "__main__":
    sys.exit(main())

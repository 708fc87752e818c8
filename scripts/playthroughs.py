"""Compare the golden playthroughs with the engine as it is: ``.venv/bin/python -m scripts.playthroughs``.

With ``--update`` they are written anew; look at the difference before you keep it.
"""

import argparse
import difflib
import sys

from tests.neuroshima.goldens import FOLDER, goldens

SHOWN = 12  # lines of difference


def main() -> int:
    """Compare or write; 1 if something differs."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--update", action="store_true", help="write the files anew")
    update = parser.parse_args().update
    FOLDER.mkdir(exist_ok=True)
    files = goldens()
    changed = 0
    for path in sorted({*files, *FOLDER.glob("*.txt")}):
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

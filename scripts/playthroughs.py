"""Compare the golden playthroughs with the engine as it is.

``PYTHONPATH=src .venv/bin/python -m scripts.playthroughs`` shows how they differ. With ``--update`` they are
written anew; look at the difference before you keep it. A game that goes another way than before is written
only under a new version of the rules: raise ``RULES_VERSION`` of the game first. While that version has not
been published, ``--update --again`` writes its games once more.
"""

from __future__ import annotations

import argparse
import difflib
import hashlib
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ashfall.hardcity import GAME as HARDCITY
from ashfall.neuroshima import GAME as NEUROSHIMA
from ashfall.table.contract import GameFacts
from tests.hardcity import goldens as hardcity
from tests.neuroshima import goldens as neuroshima

SHOWN: Final = 12  # lines of difference
LETTERS: Final = 16  # of a digest
HEAD: Final = """\
# Which playthroughs each version of the rules gave. Written by scripts/playthroughs.py, never by hand: what
# stands under a version was published with it and stays as it is.
"""

Digests = dict[str, str]  # by the name of a file


@dataclass(frozen=True)
class Playthroughs:
    """The written games of one game, with a list of what each version of its rules made of them."""

    game: str
    rules: int  # the version of the rules here
    folder: Path

    @property
    def listing(self) -> Path:
        """The file with the digests of each version."""
        return self.folder / "rules_versions.toml"

    def texts(self) -> dict[Path, str]:
        """The files as they are."""
        return {path: path.read_text(encoding="utf-8") for path in sorted(self.folder.glob("*.txt"))}

    def versions(self) -> dict[int, Digests]:
        """What each version gave."""
        text = self.listing.read_text(encoding="utf-8") if self.listing.exists() else ""
        return {int(version): digests for version, digests in tomllib.loads(text).items()}

    def changed(self, files: Mapping[Path, str]) -> list[str]:
        """The names of games that the version of the rules here has given otherwise before."""
        known = self.versions().get(self.rules, {})
        return [name for name, digest in digests(files).items() if known.get(name, digest) != digest]

    def write(self, files: Mapping[Path, str]) -> None:
        """Keep the files under the version of the rules here."""
        for path in self.texts().keys() - files.keys():
            path.unlink()
        for path, text in files.items():
            path.write_text(text, encoding="utf-8")
        versions = self.versions()
        versions[self.rules] = versions.get(self.rules, {}) | digests(files)
        sections = [_section(version, versions[version]) for version in sorted(versions)]
        self.listing.write_text("\n".join([HEAD, *sections]), encoding="utf-8")


GAMES: Final = {
    NEUROSHIMA.name: (NEUROSHIMA, neuroshima),
    HARDCITY.name: (HARDCITY, hardcity),
}


def kept(facts: GameFacts, folder: Path) -> Playthroughs:
    """The playthroughs that a folder keeps of a game as it is here."""
    return Playthroughs(facts.name, facts.rules, folder)


def digests(files: Mapping[Path, str]) -> Digests:
    """A short hash of each file, by its name."""
    return {path.stem: hashlib.sha256(files[path].encode()).hexdigest()[:LETTERS] for path in files}


def _section(version: int, listed: Digests) -> str:
    lines = [f'{name} = "{listed[name]}"' for name in sorted(listed)]
    return "\n".join([f"[{version}]", *lines]) + "\n"


def main() -> int:
    """Compare or write; 1 if something differs."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--update", action="store_true", help="write the files anew")
    parser.add_argument("--again", action="store_true", help="the version of the rules is not published yet")
    parser.add_argument("--game", choices=GAMES, help="those of one game only")
    given = parser.parse_args()
    chosen = [given.game] if given.game else list(GAMES)
    results = []
    for name in chosen:
        facts, module = GAMES[name]
        results.append(compare(kept(facts, module.FOLDER), module.goldens(), given.update, again=given.again))
    return max(results)


def compare(written: Playthroughs, files: dict[Path, str], update: bool, *, again: bool = False) -> int:
    """Compare the files of a folder with what they should contain, or write them; 1 if something differs.

    ``again``: what the version of the rules here gave before was never published, so it may change.
    """
    differing = _show_differences(written.texts(), files)
    print(f"{written.game}: {differing} of {len(files)} files differ")
    if not update:
        return 1 if differing else 0
    changed = written.changed(files)
    if changed and not again:
        print(
            f"not written: version {written.rules} of the rules gave other games ({', '.join(changed)}); "
            f"raise RULES_VERSION of ashfall.{written.game}"
        )
        return 1
    written.write(files)
    return 0


def _show_differences(old: Mapping[Path, str], new: Mapping[Path, str]) -> int:
    """Print how each file differs; how many do."""
    differing = [path for path in sorted({*old, *new}) if old.get(path) != new.get(path)]
    for path in differing:
        print(f"{path.name} differs")
        was, is_now = (texts.get(path, "").splitlines() for texts in (old, new))
        for line in list(difflib.unified_diff(was, is_now, lineterm="", n=1))[2:SHOWN]:
            print(f"  {line}")
    return len(differing)


if __name__ == "__main__":
    sys.exit(main())

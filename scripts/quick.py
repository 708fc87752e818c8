"""Runs the tests of what changed on the sources as they are, interpreted: ``make quick``.

What counts is what changed since the branch left ``main``, committed or not. First come the tests that carry
the name of a changed module or import it, then the others of its room. After most of a minute no more tests
begin; however long it took to collect them, some do.
"""

import argparse
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

import pytest

from scripts import client

ROOT = Path(__file__).resolve().parent.parent
SECONDS = 45.0
LEAST = 20.0  # of them for the tests themselves, on a machine that is busy with other things
# What has no tests of its own name. The tests in a browser need everything built, so they are never meant.
ROOMS = {
    ".ci": ("tests/test_build.py",),
    ".github": ("tests/test_build.py",),
    "CHANGELOG.md": ("tests/test_build.py",),
    "CONTRIBUTING.md": ("tests/test_development.py",),
    "README.md": ("tests/cli/neuroshima/test_documents.py",),
    "docs/architecture.md": ("tests/test_architecture.py",),
    "docs/arena.md": ("tests/arena/neuroshima/test_contest.py",),
    "docs/balance-hardcity.md": ("tests/arena/hardcity/test_balance.py",),
    "docs/examples": ("tests/cli",),
    "docs/hardcity.md": ("tests/cli/hardcity", "tests/hardcity/test_positions.py"),
    "docs/rules": ("tests/rules",),
    "docs/training.md": ("tests/cli/neuroshima/test_train.py",),
    "docs": ("tests/cli/neuroshima/test_documents.py",),
    "pyproject.toml": ("tests/test_build.py", "tests/test_architecture.py"),
    "scripts": ("tests/test_build.py",),
    "src/ashfall/locale": ("tests/test_languages.py", "tests/table"),
    "src/ashfall/neuroshima": ("tests/rules", "tests/neuroshima"),
    "tests/hardcity/playthroughs": ("tests/test_rules_versions.py", "tests/hardcity"),
    "tests/neuroshima/playthroughs": ("tests/test_rules_versions.py", "tests/neuroshima"),
    "web/package.json": ("tests/test_architecture.py",),
}
MAIN = ("main", "origin/main")  # where branches begin
BROWSER = Path("tests/web")
FROM = re.compile(r"^\s*from ((?:ashfall|scripts)[\w.]*) import (\([^)]*\)|.*)", re.MULTILINE)
IMPORT = re.compile(r"^\s*import ((?:ashfall|scripts)[\w.]*)", re.MULTILINE)
WORD = re.compile(r"\w+")


class Clock:
    """How long tests may begin."""

    end = time.monotonic() + SECONDS


def changed_files(since: str | None) -> list[Path]:
    """What differs from a commit, also by being new or gone; without one, from where this branch began."""
    if since and not git("rev-parse", "--quiet", "--verify", f"{since}^{{commit}}"):
        sys.exit(f"--since: expected a commit of this repository, got {since!r}")
    base = since or next((start for name in MAIN for start in git("merge-base", "HEAD", name)), "HEAD")
    changed = git("diff", "--name-only", "--no-renames", base)
    return [Path(name) for name in (*changed, *git("ls-files", "--others", "--exclude-standard"))]


def tests_of(changed: Iterable[Path]) -> list[str]:
    """The files of tests for what changed, the nearest ones first."""
    found = sorted(test.relative_to(ROOT) for test in (ROOT / "tests").rglob("test_*.py"))
    imports = {test: imported(test) for test in found if BROWSER not in test.parents}
    named: list[Path] = []
    importing: list[Path] = []
    around: list[Path] = []
    for file in changed:
        module = ".".join(file.with_suffix("").parts).removeprefix("src.").removesuffix(".__init__")
        near = [test for room in rooms_of(file) for test in imports if room in (test, *test.parents)]
        named += [test for test in imports if test == file]
        named += [test for test in near if test.stem == f"test_{file.stem}"]
        importing += [test for test in imports if module in imports[test]]
        around += near
    return [str(test) for test in dict.fromkeys([*named, *importing, *around])]


def imported(test: Path) -> set[str]:
    """The modules that a test imports; a name that it takes from a package may be one, too."""
    text = (ROOT / test).read_text(encoding="utf-8")
    packages = [(match[1], WORD.findall(match[2])) for match in FROM.finditer(text)]
    names = {f"{package}.{name}" for package, taken in packages for name in taken}
    return names | {package for package, _ in packages} | set(IMPORT.findall(text))


def rooms_of(file: Path) -> list[Path]:
    """Where the tests of a file are: in the folder of the same name, or the nearest one around it."""
    known = [Path(room) for place, rooms in ROOMS.items() if file.is_relative_to(place) for room in rooms]
    if known:
        return known
    if file.parts[0] == "tests":
        return [] if file.name.startswith("test_") else [file.parent]
    if not file.is_relative_to("src/ashfall"):
        return []
    mirror = Path("tests", *file.parts[2:])
    return [next(folder for folder in mirror.parents if (ROOT / folder).is_dir())]


def pytest_collection_finish() -> None:
    """As a plugin of pytest: see that some tests begin."""
    Clock.end = max(Clock.end, time.monotonic() + LEAST)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    """As a plugin of pytest: begin no more tests once the time is over."""
    if time.monotonic() > Clock.end:
        pytest.skip(f"{SECONDS:.0f} seconds are over; `make test` runs everything")


def run_tests(tests: list[str], workers: str) -> int:
    """Run them in this order, on the sources."""
    # One test at a time for each worker: the nearest tests come first.
    order = ["--numprocesses", workers, "--dist=load", "--maxschedchunk=1"]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "scripts.quick", *order, *tests]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT / "src")}).returncode


def run_client_tests() -> int:
    """Run the tests of the browser client."""
    if not (client.WEB / "node_modules").exists():
        client.fetch_packages()
    return client.main(["--silent", "run", "test"])


def git(*arguments: str) -> list[str]:
    """The lines that git prints; none where it knows no answer."""
    result = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True)
    return result.stdout.splitlines()


def main() -> int:
    """Find out what changed and run its tests."""
    parser = argparse.ArgumentParser(prog="make quick", description="Run the tests of what changed.")
    parser.add_argument("--since", metavar="COMMIT", help="what changed since then (default: since main)")
    parser.add_argument("--workers", default="2", metavar="N", help="tests at a time (default: 2)")
    options = parser.parse_args()
    changed = changed_files(options.since)
    tests = tests_of(changed)
    print(f"{len(changed)} files changed; tests of them are in {len(tests)} files", flush=True)
    code = run_tests(tests, options.workers) if tests else 0
    if any(file.is_relative_to("web") for file in changed):
        code = run_client_tests() or code
    return code


if __name__ == "__main__":
    sys.exit(main())

"""Set up .venv: packages, the browser client and Ashfall itself, compiled. ``make setup`` runs this.

What has been done is noted in .venv by content, so a second run does only what changed. With ``--test`` what
tests and checks need is installed too, with ``--tools`` only the Python packages of these: enough to run the
sources as they are. ``ASHFALL_BUILD=development`` asks for the build that is quick to compile.
"""

import argparse
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from scripts import client
from scripts.compile_rules import BUILDS
from scripts.progress import must_run, run, say

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "ashfall.json"
LOCKS = {False: "requirements.lock", True: "requirements-test.lock"}
BUILD_FILES = (
    "pyproject.toml",
    "README.md",
    "LICENSE",
    "scripts/compile_hook.py",
    "scripts/compile_rules.py",
    "scripts/generate_c.py",
)
VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"
DEBIAN_PACKAGES = {"ensurepip": f"python{VERSION}-venv", "Python.h": f"python{VERSION}-dev"}
CACHE = re.compile(r"(^|/)(\.|__pycache__/)")
PIP = [str(VENV / "bin/python"), "-m", "pip", "--disable-pip-version-check", "-qq", "--no-input"]

Stamp = dict[str, str]


@dataclass(frozen=True)
class Program:
    """Something of the system that tests need."""

    package: str
    names: tuple[str, ...]
    without_it: str
    places: tuple[str, ...] = ()  # where else Debian puts it

    def is_here(self) -> bool:
        """Whether it is installed."""
        found = any(shutil.which(name) for name in self.names)
        return found or any(any(Path("/").glob(place)) for place in self.places)


PROGRAMS = (
    Program(
        "chromium", ("chromium", "chromium-browser", "google-chrome"), "The tests in a browser need Chromium."
    ),
    Program(
        "postgresql",
        ("initdb",),
        "The tests with PostgreSQL are skipped without it.",
        ("usr/lib/postgresql/*/bin/initdb",),
    ),
)


def main(with_tests: bool, build: str) -> None:
    """Bring the environment, the locked packages and Ashfall itself up to date, in this order."""
    stamp = bring_client(bring_packages(with_tests))
    if with_tests:
        add_programs()
    bring_ashfall(stamp, build)


def bring_packages(with_tests: bool) -> Stamp:
    """A .venv with the locked packages."""
    lock = LOCKS[with_tests]
    base = f"{ROOT} {VERSION} {fingerprint(ROOT / name for name in LOCKS.values())}"
    stamp = read_stamp()
    if stamp.get("base") != base:
        make_environment()
        stamp = write_stamp({"base": base})
    if lock not in stamp:
        install = [*PIP, "install", "--require-hashes", "-r", lock]
        must_run(f"Installing the packages of {lock}", install, ROOT)
        stamp = write_stamp({**stamp, lock: "installed"})
    return stamp


def bring_client(stamp: Stamp) -> Stamp:
    """Build the browser client where something of it has changed; the package contains it."""
    packages = fingerprint(client.package_files())
    if stamp.get("node") != packages or not (client.WEB / "node_modules").exists():
        client.fetch_packages()
        stamp = write_stamp({**stamp, "node": packages})
    web = fingerprint(client.client_files())
    if stamp.get("web") != web or not client.BUILT.exists():
        client.build()
        stamp = write_stamp({**stamp, "web": web})
    return stamp


def bring_ashfall(stamp: Stamp, build: str) -> None:
    """Install Ashfall itself where something of it, or the build that is asked for, has changed."""
    sources = fingerprint([*(ROOT / name for name in BUILD_FILES), *added_files(), *source_files()])
    rules = build if find_compiler() else stamp.get("rules")  # a compiler that goes takes nothing away
    if (stamp.get("sources"), stamp.get("rules")) == (sources, rules):
        return
    # What is interrupted may have put another build in place: until this one is whole, none is.
    others = {name: value for name, value in stamp.items() if name not in ("rules", "sources")}
    write_stamp(others)
    write_stamp({**others, "rules": install_package(build), "sources": sources})


def add_programs() -> None:
    """The tests use the Chromium and the PostgreSQL of the system."""
    missing = [program for program in PROGRAMS if not program.is_here()]
    if missing and can_add_packages():
        add_packages([program.package for program in missing])
    for program in missing:
        if not program.is_here():
            say(f"{program.without_it} Please install it (on Debian: apt-get install {program.package}).")


def read_stamp() -> Stamp:
    """What earlier runs have done; empty when there is no usable environment."""
    if not Path(PIP[0]).exists():
        return {}
    try:
        stamp: Stamp = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        return {}
    return stamp


def write_stamp(stamp: Stamp) -> Stamp:
    """Note what is done."""
    STAMP.write_text(json.dumps(stamp, indent=1))
    return stamp


def source_files() -> list[Path]:
    """The files that make up the package; caches and hidden folders are none."""
    source = ROOT / "src"
    files = (path for path in source.rglob("*") if path.is_file())
    return sorted(path for path in files if not CACHE.search(path.relative_to(source).as_posix()))


def added_files() -> list[Path]:
    """The files from elsewhere that pyproject.toml puts into the package, one by one or by folder."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    places = [ROOT / name for name in project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]]
    files = (file for place in places for file in (place.rglob("*") if place.is_dir() else [place]))
    return sorted(file for file in files if file.is_file())


def fingerprint(files: Iterable[Path]) -> str:
    """A hash of names and contents: times of files say nothing after a clone."""
    digest = hashlib.sha256()
    for path in files:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT)} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def find_compiler() -> str | None:
    """The C compiler on the path, if there is one."""
    asked = os.environ.get("CC", "").split() or ["cc"]
    return shutil.which(asked[0]) or shutil.which("gcc")


def make_environment() -> None:
    """A fresh .venv of the running Python."""
    add_missing_system_packages()
    if run("Making .venv", [sys.executable, "-m", "venv", "--clear", str(VENV)]):
        sys.exit(f"{sys.executable} cannot make .venv: install its venv module and run again.")


def add_missing_system_packages() -> None:
    """Debian's own Python has the venv module and the C headers in packages of their own."""
    missing = [package for part, package in DEBIAN_PACKAGES.items() if not has_part(part)]
    if missing and can_add_packages() and sys.executable.startswith("/usr/bin/"):
        add_packages(missing)


def can_add_packages() -> bool:
    """Whether this is a Debian on which we may install something."""
    return shutil.which("apt-get") is not None and os.getuid() == 0


def add_packages(names: list[str]) -> None:
    """Install packages of the system, without questions."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    run("Asking which packages there are", ["apt-get", "-qq", "update"], environment=environment)
    install = ["apt-get", "-qq", "install", "--yes", *names]
    run(f"Installing {' and '.join(names)}", install, environment=environment)


def has_part(part: str) -> bool:
    """Whether this Python has the module, or the header file."""
    if part.endswith(".h"):
        return Path(sysconfig.get_path("include"), part).exists()
    return importlib.util.find_spec(part) is not None


def install_package(build: str) -> str:
    """Build the wheel and install it; returns which build the rules are, or that they are interpreted."""
    environment = {**os.environ, "ASHFALL_BUILD": build, "ASHFALL_BUILD_DIR": str(VENV / "build")}
    with tempfile.TemporaryDirectory() as folder:
        hatch = [str(VENV / "bin/python"), "-m", "hatchling", "build", "--target", "wheel"]
        must_run("Building Ashfall", [*hatch, "--directory", folder], ROOT, environment)
        (wheel,) = Path(folder).glob("*.whl")
        must_run("Installing Ashfall", [*PIP, "install", "--no-deps", "--force-reinstall", str(wheel)])
        must_run("Checking what is installed", [*PIP, "check"])
        if wheel.stem.endswith("-none-any"):
            say("No working C compiler was found: the rules run interpreted, which is many times slower.")
            return "interpreted"
    return build


def wanted_build() -> str:
    """The build that the environment asks for."""
    build = os.environ.get("ASHFALL_BUILD", "release")
    if build not in BUILDS:
        sys.exit(f"ASHFALL_BUILD: expected {' or '.join(BUILDS)}, got {build!r}.")
    return build


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--test", action="store_true", help="also what tests and checks need")
    parser.add_argument("--tools", action="store_true", help="only the Python packages of these")
    options = parser.parse_args()
    try:
        if options.tools:
            bring_packages(with_tests=True)
        else:
            main(options.test, wanted_build())
    except client.ClientError as error:
        sys.exit(str(error))
    except subprocess.CalledProcessError as error:
        sys.exit(f"This step failed: {' '.join(error.cmd)}")

"""Make .venv, build the browser client and install Ashfall, compiled where a C compiler is found.

What has been done is noted in .venv by content, so a second run does only what changed. With ``--test`` the
tools that tests and checks need are installed too.
"""

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
from pathlib import Path

from scripts import client

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "ashfall.json"
LOCKS = {False: "requirements.lock", True: "requirements-test.lock"}
BUILD_FILES = (
    "pyproject.toml",
    "README.md",
    "LICENSE",
    "scripts/compile_hook.py",
)
VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"
DEBIAN_PACKAGES = {"ensurepip": f"python{VERSION}-venv", "Python.h": f"python{VERSION}-dev"}
CACHE = re.compile(r"(^|/)(\.|__pycache__/)")
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
PIP = [str(VENV / "bin/python"), "-m", "pip", "--disable-pip-version-check", "-qq", "--no-input"]

Stamp = dict[str, str]


def main(with_tests: bool) -> None:
    """Bring the environment, the locked packages and Ashfall itself up to date, in this order."""
    lock = LOCKS[with_tests]
    base = f"{ROOT} {VERSION} {fingerprint(ROOT / name for name in LOCKS.values())}"
    stamp = read_stamp()
    if stamp.get("base") != base:
        say("Making .venv")
        make_environment()
        stamp = write_stamp({"base": base})
    if lock not in stamp:
        say(f"Installing the packages of {lock}")
        subprocess.run([*PIP, "install", "--require-hashes", "-r", lock], cwd=ROOT, check=True)
        stamp = write_stamp({**stamp, lock: "installed"})
    stamp = bring_client(stamp)
    if with_tests:
        add_browser()
    sources = fingerprint([*(ROOT / name for name in BUILD_FILES), *added_files(), *source_files()])
    compiler_came = stamp.get("rules") == "interpreted" and find_compiler() is not None
    if stamp.get("sources") != sources or compiler_came:
        say("Building Ashfall")
        rules = install_package()
        write_stamp({**stamp, "rules": rules, "sources": sources})


def bring_client(stamp: Stamp) -> Stamp:
    """Build the browser client where something of it has changed; the package contains it."""
    packages = fingerprint(client.package_files())
    if stamp.get("node") != packages or not (client.WEB / "node_modules").exists():
        say("Fetching the packages of the browser client")
        client.fetch_packages()
        stamp = write_stamp({**stamp, "node": packages})
    web = fingerprint(client.client_files())
    if stamp.get("web") != web or not client.BUILT.exists():
        say("Building the browser client")
        client.build()
        stamp = write_stamp({**stamp, "web": web})
    return stamp


def add_browser() -> None:
    """The tests in a browser use the Chromium of the system."""
    if any(shutil.which(name) for name in BROWSERS):
        return
    if can_add_packages():
        say("Installing chromium")
        add_packages(["chromium"])
    if not any(shutil.which(name) for name in BROWSERS):
        say("The tests in a browser need Chromium. Please install it (on Debian: apt-get install chromium).")


def say(text: str) -> None:
    """Tell the person what is going on."""
    print(text, flush=True)


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
    return shutil.which(os.environ.get("CC", "cc").split()[0]) or shutil.which("gcc")


def make_environment() -> None:
    """A fresh .venv of the running Python."""
    add_missing_system_packages()
    result = subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)])
    if result.returncode:
        sys.exit(f"{sys.executable} cannot make .venv: install its venv module and run again.")


def add_missing_system_packages() -> None:
    """Debian's own Python has the venv module and the C headers in packages of their own."""
    missing = [package for part, package in DEBIAN_PACKAGES.items() if not has_part(part)]
    if missing and can_add_packages() and sys.executable.startswith("/usr/bin/"):
        say(f"Installing {' '.join(missing)}")
        add_packages(missing)


def can_add_packages() -> bool:
    """Whether this is a Debian on which we may install something."""
    return shutil.which("apt-get") is not None and os.getuid() == 0


def add_packages(names: list[str]) -> None:
    """Install packages of the system, without questions."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update"], ["install", "--yes", *names]):
        subprocess.run(["apt-get", "--quiet", *arguments], env=environment, stdout=subprocess.DEVNULL)


def has_part(part: str) -> bool:
    """Whether this Python has the module, or the header file."""
    if part.endswith(".h"):
        return Path(sysconfig.get_path("include"), part).exists()
    return importlib.util.find_spec(part) is not None


def install_package() -> str:
    """Build the wheel and install it; returns whether the rules run compiled or interpreted."""
    environment = {**os.environ, "ASHFALL_BUILD_DIR": str(VENV / "build")}
    with tempfile.TemporaryDirectory() as folder:
        build = ["wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, str(ROOT)]
        subprocess.run([*PIP, *build], env=environment, check=True)
        (wheel,) = Path(folder).glob("*.whl")
        subprocess.run([*PIP, "install", "--no-deps", "--force-reinstall", str(wheel)], check=True)
        subprocess.run([*PIP, "check"], check=True)
        if wheel.stem.endswith("-none-any"):
            say("No working C compiler was found: the rules run interpreted, which is many times slower.")
            return "interpreted"
    return "compiled"


if __name__ == "__main__":
    try:
        main(with_tests="--test" in sys.argv[1:])
    except client.ClientError as error:
        sys.exit(str(error))
    except subprocess.CalledProcessError as error:
        sys.exit(f"This step failed: {' '.join(error.cmd)}")

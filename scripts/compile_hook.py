"""Hatch build hook: puts the compiled rules into the wheel (see ``scripts.compile_rules``).

``ASHFALL_BUILD`` names the build, ``release`` or ``development``. ``ASHFALL_BUILD_DIR`` names a work folder
to keep, so that C code that did not change is not compiled again. Without a working C compiler the wheel is
pure Python and runs the same rules interpreted.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileRules(BuildHookInterface[Any]):
    """Adds the compiled rules to the wheel; an editable install stays interpreted."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is written."""
        if version == "editable":
            return
        kept = os.environ.get("ASHFALL_BUILD_DIR")
        self.folder = Path(kept or tempfile.mkdtemp(prefix="ashfall-")).resolve()
        build = os.environ.get("ASHFALL_BUILD", "release")
        command = [sys.executable, "-m", "scripts.compile_rules", str(self.folder), build]
        if subprocess.run([*command, *self.config["compiled"]], cwd=self.root).returncode:
            sys.exit("The rules cannot be compiled; the reason stands above.")
        made = self.folder / "out"
        extensions = {str(file): file.relative_to(made).as_posix() for file in made.rglob("*.*")}
        if extensions:
            build_data.update(pure_python=False, infer_tag=True)
            build_data["force_include"].update(extensions)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the work folder once the wheel holds what it needs."""
        if version != "editable" and "ASHFALL_BUILD_DIR" not in os.environ:
            shutil.rmtree(self.folder)

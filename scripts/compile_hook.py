"""Hatch build hook: compiles the rules with mypyc into one group of extension modules.

The sources stay as they are: a copy is compiled in a work folder and only the results enter the wheel.
``ASHFALL_BUILD_DIR`` names a work folder to keep, so that C code that did not change is not compiled again.
Without a working C compiler the wheel is pure Python and runs the same rules interpreted.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

GROUP = "ashfall"
SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

OPTIONS = ["--config-file=", "--follow-imports=silent"]
extensions = mypycify(
    [*OPTIONS, *{modules!r}], opt_level="3", debug_level="0", target_dir="../c", group_name={group!r}
)
for extension in extensions:
    extension.extra_compile_args = [*extension.extra_compile_args, *{flags!r}]  # they share one list
setup(name={group!r}, ext_modules=extensions)
"""


# Functions of the group are called from nowhere else, so the compiler may inline them. A product and a sum
# are never joined into one step, which would round otherwise than Python does.
GCC = ["-fno-semantic-interposition", "-fvisibility=hidden", "-ffp-contract=off"]
FLAGS = [] if sys.platform == "win32" else GCC


def has_compiler(folder: Path) -> bool:
    """Whether a C compiler and the headers of this Python are there, tried on an empty module."""
    source = folder / "probe.c"
    source.write_text("#include <Python.h>\n")
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    include = f"-I{sysconfig.get_path('include')}"
    command = [*compiler, include, "-c", str(source), "-o", str(folder / "probe.o")]
    try:
        return subprocess.run(command, capture_output=True).returncode == 0
    except OSError:
        return False


def compile_modules(source: Path, modules: list[str], folder: Path) -> dict[str, str]:
    """Compile the modules of the source tree; returns each extension file with its place in the wheel."""
    copy, output = folder / "py", folder / "out"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    (folder / "setup.py").write_text(SETUP.format(group=GROUP, modules=modules, flags=FLAGS))
    command = [sys.executable, "../setup.py", "build_ext", "--build-lib=../out", "--build-temp=../tmp"]
    result = subprocess.run(command, cwd=copy, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if result.returncode:
        raise RuntimeError(f"mypyc could not compile the rules:\n{result.stdout}")
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    stems = [*(module.removesuffix(".py") for module in modules), f"{GROUP}__mypyc"]
    return {str(output / f"{stem}{suffix}"): f"{stem}{suffix}" for stem in stems}


class CompileRules(BuildHookInterface[Any]):
    """Adds the compiled rules to the wheel; an editable install stays interpreted."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is written."""
        if version == "editable":
            return
        kept = os.environ.get("ASHFALL_BUILD_DIR")
        self.folder = Path(kept or tempfile.mkdtemp(prefix="ashfall-")).resolve()
        self.folder.mkdir(parents=True, exist_ok=True)
        if not has_compiler(self.folder):
            self.app.display_warning("No working C compiler: the rules stay interpreted.")
            return
        extensions = compile_modules(Path(self.root, "src"), self.config["compiled"], self.folder)
        build_data.update(pure_python=False, infer_tag=True)
        build_data["force_include"].update(extensions)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the work folder once the wheel holds what it needs."""
        if version != "editable" and "ASHFALL_BUILD_DIR" not in os.environ:
            shutil.rmtree(self.folder)

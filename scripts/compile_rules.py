"""Compiles the rules: mypyc makes C of every module, a C compiler makes one library of all of them.

There are two builds. ``release`` is optimised as a whole when it is linked, and is what people play.
``development`` is a little slower, but after a change only the C files that changed are compiled again.
Whatever was compiled is kept in the work folder under a hash of all that it was made from.
"""

import argparse
import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from importlib.resources import files
from pathlib import Path

__all__ = ["BUILDS", "CompileError", "Compiler", "compile_modules"]

ROOT = Path(__file__).resolve().parent.parent
GROUP = "ashfall"
LEVELS = {"release": "3", "development": "2"}
BUILDS = tuple(LEVELS)
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
# Functions of the group are called from nowhere else, so the compiler may inline them. A product and a sum
# are never joined into one step, which would round otherwise than Python does.
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-ffp-contract=off"]
TOLD = 25  # the number of compiled files is told whenever it has grown by so much


class CompileError(Exception):
    """The rules cannot be compiled; the text is what mypyc or the C compiler says."""


@dataclass(frozen=True)
class Extension:
    """An extension module as mypyc plans it: the library of all rules, or the door to one module in it."""

    name: str
    sources: list[str]
    options: list[str]

    @property
    def place(self) -> str:
        """Where its file belongs in the package."""
        return self.name.replace(".", "/") + SUFFIX


class Compiler:
    """The C compiler that this Python was made with, or that of the environment (``CC``)."""

    def __init__(self) -> None:
        usual = _variable("CC") or ["cc"]
        self.command = shlex.split(os.environ.get("CC", "")) or usual
        self.options = [*_variable("CFLAGS"), *_variable("CCSHARED"), f"-I{sysconfig.get_path('include')}"]
        self.options += [*shlex.split(os.environ.get("CFLAGS", "")), *FLAGS]
        self.linking = [*_variable("LDSHARED")[len(usual) :], *shlex.split(os.environ.get("LDFLAGS", ""))]

    def compile(self, *options: str) -> list[str]:
        """The command that makes an object of a C file."""
        return [*self.command, *self.options, *options, "-c"]

    def link(self, *options: str) -> list[str]:
        """The command that makes an extension of objects or C files."""
        return [*self.command, *self.options, *self.linking, *options]

    def works(self, *options: str) -> bool:
        """Whether it makes an empty extension with these options; it needs the headers of this Python."""
        with tempfile.TemporaryDirectory() as name:
            source = Path(name, "probe.c")
            source.write_text("#include <Python.h>\n")
            try:
                run([*self.link(*options), str(source), "-o", str(source.with_suffix(".so"))])
            except (CompileError, OSError):
                return False
        return True

    def version(self) -> str:
        """What it says of itself."""
        return run([*self.command, "--version"])

    def whole(self) -> list[str]:
        """The option that optimises a program as a whole; not every compiler takes a number of cores."""
        ways = (f"-flto={cores()}", "-flto=thin")
        return next(([way] for way in ways if self.works(way)), [])


@dataclass
class Kept:
    """Compiled files by a hash of what they are made from, so that the same is never compiled twice."""

    folder: Path
    maker: str  # which compiler for which Python
    used: set[Path] = field(default_factory=set)

    def make(self, command: Sequence[str], sources: Sequence[str], included: bytes = b"") -> str:
        """The file that a command makes of its sources, which take in others with this hash."""
        digest = hashlib.sha256(included + "\0".join([self.maker, *command]).encode())
        for source in sources:
            digest.update(Path(source).read_bytes())
        made = self.folder / f"{digest.hexdigest()[:32]}.o"
        self.used.add(made)
        if not made.exists():
            unfinished = made.with_suffix(".unfinished")  # what was interrupted is never taken for made
            run([*command, *sources, "-o", str(unfinished)])
            unfinished.rename(made)
        return str(made)

    def forget_the_rest(self) -> None:
        """Remove what this build did not need."""
        for file in set(self.folder.iterdir()) - self.used:
            file.unlink()


def compile_modules(source: Path, modules: Sequence[str], folder: Path, build: str = "release") -> Path:
    """Compile modules of a source tree; returns a folder with the extension files in their places."""
    print("Turning the rules into C", flush=True)
    library, *doors = generate(source.resolve(), modules, folder / "c", LEVELS[build])
    compiler = Compiler()
    whole = compiler.whole() if build == "release" else []
    kept = Kept(folder / build, f"{compiler.version()} {sys.version}")
    kept.folder.mkdir(exist_ok=True)
    compile = compiler.compile(*library.options, *whole)
    included = hash_of_included(folder / "c", Path(str(files("mypyc")), "lib-rt"))
    work = [partial(kept.make, compile, [file], included) for file in library.sources]
    work += [partial(kept.make, compiler.link(*door.options), door.sources) for door in doors]
    made = do_all(work)
    print("Linking the rules", flush=True)
    objects, opened = made[: len(library.sources)], made[len(library.sources) :]
    linked = kept.make(compiler.link(*library.options, *whole), objects)
    kept.forget_the_rest()
    return put_in_place(folder / "out", [library, *doors], [linked, *opened])


def generate(source: Path, modules: Sequence[str], folder: Path, level: str) -> list[Extension]:
    """Make C of the modules, in a process of its own; the library of all comes first."""
    folder.mkdir(parents=True, exist_ok=True)
    plan = folder.resolve() / "plan.json"
    program = str(Path(__file__).with_name("generate_c.py"))
    run([sys.executable, program, str(plan), GROUP, level, *modules], source)
    return [Extension(**part) for part in json.loads(plan.read_text())]


def hash_of_included(folder: Path, runtime: Path) -> bytes:
    """What C files take in: the headers of the group, and all of the runtime of mypyc, C files too."""
    digest = hashlib.sha256()
    for file in (*sorted(folder.glob("*.h")), *sorted(runtime.rglob("*.[ch]"))):
        digest.update(file.read_bytes())
    return digest.digest()


def do_all(work: Sequence[Callable[[], str]]) -> list[str]:
    """Compile as many files at a time as there are cores, and tell how far it is."""
    made = []
    with ThreadPoolExecutor(cores()) as pool:
        running = [pool.submit(one) for one in work]
        try:
            for number, one in enumerate(running, 1):
                made.append(one.result())
                if number % TOLD == 0 or number == len(work):
                    print(f"Compiling the rules: {number} of {len(work)} C files", flush=True)
        finally:
            pool.shutdown(cancel_futures=True)
    return made


def put_in_place(folder: Path, extensions: Sequence[Extension], files: Sequence[str]) -> Path:
    """Give every extension file its name."""
    shutil.rmtree(folder, ignore_errors=True)
    for extension, file in zip(extensions, files, strict=True):
        place = folder / extension.place
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, place)
    return folder


def run(command: Sequence[str], folder: Path | None = None) -> str:
    """Run a command quietly and return what it says."""
    result = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if result.returncode:
        raise CompileError(result.stdout)
    return result.stdout


def cores() -> int:
    """How many compilers may run at a time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _variable(name: str) -> list[str]:
    return shlex.split(sysconfig.get_config_var(name) or "")


def main() -> None:
    """Compile, as the build hook asks for; without a working C compiler nothing is made."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="the work folder")
    parser.add_argument("build", choices=BUILDS)
    parser.add_argument("modules", nargs="+")
    options = parser.parse_args()
    shutil.rmtree(options.folder / "out", ignore_errors=True)
    if not Compiler().works():
        print("No working C compiler: the rules stay interpreted.", flush=True)
        return
    try:
        compile_modules(ROOT / "src", options.modules, options.folder, options.build)
    except CompileError as error:
        sys.exit(f"The rules cannot be compiled:\n{error}")


if __name__ == "__main__":
    main()

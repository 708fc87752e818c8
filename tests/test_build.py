"""The build: which modules are compiled, and that the installed package runs them so."""

import importlib
import json
import os
import re
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import ashfall
from scripts import compare_speed, compile_rules, install, quick

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
COMPILED: list[str] = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["compiled"]
NATIVE = re.compile(r"^from (librt|mypy_extensions)\b", re.MULTILINE)


def test_every_module_with_native_types_is_compiled() -> None:
    native = [path for path in SOURCE.rglob("*.py") if NATIVE.search(path.read_text(encoding="utf-8"))]
    assert {path.relative_to(SOURCE).as_posix() for path in native} <= set(COMPILED)


@pytest.mark.parametrize("path", COMPILED)
def test_installed_module_is_compiled(path: str) -> None:
    package = Path(ashfall.__file__).parent
    if not any(package.rglob("*.so")):
        pytest.skip("this is an interpreted install")
    module = importlib.import_module(path.removesuffix(".py").replace("/", "."))
    assert str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def test_everything_that_a_server_may_need_is_locked_for_users_as_for_tests() -> None:
    users, tests = [
        dict(re.findall(r"^([\w.-]+)==(\S+)", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE))
        for name in ("requirements.lock", "requirements-test.lock")
    ]
    project = PROJECT["project"]
    asked = [*project["dependencies"], *project["optional-dependencies"]["postgres"]]
    needed = {re.split(r"[\[<>=; ]", line)[0].replace("_", "-").replace(".", "-") for line in asked}
    assert needed <= {name.replace("_", "-").replace(".", "-") for name in users}
    assert users.items() <= tests.items()


def numbers(folder: Path, adds: int) -> list[str]:
    """A source tree of two small modules, one of which calls the other."""
    package = folder / "src/little"
    package.mkdir(parents=True, exist_ok=True)
    (package / "__init__.py").touch()
    (package / "low.py").write_text(f"def more(n: int) -> int:\n    return n + {adds}\n")
    (package / "high.py").write_text(
        "from little.low import more\n\n\ndef twice(n: int) -> int:\n    return more(more(n))\n"
    )
    return ["little/low.py", "little/high.py"]


def result(library: Path) -> str:
    """What the compiled modules say, in a Python of their own."""
    code = "from little import high, low; print(high.twice(1), low.__file__)"
    command = [sys.executable, "-P", "-c", code]
    environment = {**os.environ, "PYTHONPATH": str(library)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    number, place = done.stdout.split()
    assert place.endswith(tuple(EXTENSION_SUFFIXES))
    return number


def compiled(folder: Path, adds: int, build: str) -> tuple[str, set[str]]:
    """What the modules say when they are compiled, and the names of the compiled files."""
    modules = numbers(folder, adds)
    out = compile_rules.compile_modules(folder / "src", modules, folder / "work", build)
    (out / "little/__init__.py").touch()
    return result(out), {file.name for file in (folder / "work" / build).iterdir()}


needs_compiler = pytest.mark.skipif(not compile_rules.Compiler().works(), reason="there is no C compiler")


@needs_compiler
def test_only_c_files_that_changed_are_compiled_again(tmp_path: Path) -> None:
    number, before = compiled(tmp_path, 1, "development")
    assert number == "3"
    number, after = compiled(tmp_path, 5, "development")
    assert number == "11"
    assert len(after - before) == len(before - after) == 2  # the object of one module, and the library of all


@needs_compiler
def test_a_release_is_compiled_as_a_whole(tmp_path: Path) -> None:
    assert compiled(tmp_path, 1, "release")[0] == "3"


def test_whatever_c_files_take_in_counts(tmp_path: Path) -> None:
    (tmp_path / "group").mkdir()
    (tmp_path / "runtime").mkdir()
    hashes = set()
    for name in ("group/all.h", "runtime/mypyc.h", "runtime/numbers.c"):
        (tmp_path / name).write_text(name)
        hashes.add(compile_rules.hash_of_included(tmp_path / "group", tmp_path / "runtime"))
    assert len(hashes) == 3


def test_a_mistake_in_the_rules_is_told_by_place(tmp_path: Path) -> None:
    modules = numbers(tmp_path, adds=1)
    (tmp_path / "src/little/low.py").write_text("def more(n: int) -> int:\n    return str(n)\n")
    with pytest.raises(compile_rules.CompileError, match=r"little/low\.py:2: error: Incompatible return"):
        compile_rules.compile_modules(tmp_path / "src", modules, tmp_path / "work")


def test_without_a_compiler_nothing_is_made(tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out/old.so").touch()
    command = [
        sys.executable,
        "-m",
        "scripts.compile_rules",
        str(tmp_path),
        "release",
        "ashfall/table/keys.py",
    ]
    environment = {**os.environ, "CC": str(tmp_path / "no-compiler")}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == "No working C compiler: the rules stay interpreted.\n"
    assert not (tmp_path / "out").exists()


def test_an_unknown_build_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ASHFALL_BUILD", "fast")
    with pytest.raises(SystemExit, match=r"^ASHFALL_BUILD: expected release or development, got 'fast'\.$"):
        install.wanted_build()


def test_an_install_that_was_interrupted_begins_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(install, "VENV", tmp_path)  # without a Python, so that nothing can be built
    monkeypatch.setattr(install, "STAMP", tmp_path / "ashfall.json")
    with pytest.raises(OSError, match="bin/python"):
        install.bring_ashfall({"web": "built", "rules": "release", "sources": "older"}, "release")
    assert json.loads((tmp_path / "ashfall.json").read_text()) == {"web": "built"}


def test_an_empty_name_of_a_compiler_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CC", raising=False)
    usual = install.find_compiler()
    monkeypatch.setenv("CC", " ")
    assert install.find_compiler() == usual


def test_a_source_archive_holds_all_that_tests_read() -> None:
    included = {*PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]}
    always = {"/README.md", "/pyproject.toml"}
    assert {f"/{Path(place).parts[0]}" for place in quick.ROOMS} <= included | always


def test_there_is_one_version() -> None:
    assert PROJECT["project"]["dynamic"] == ["version"]
    assert PROJECT["tool"]["hatch"]["version"] == {"path": "src/ashfall/__init__.py"}
    for name in ("package.json", "package-lock.json"):
        assert "version" not in json.loads((ROOT / "web" / name).read_text(encoding="utf-8"))


def test_the_changelog_begins_with_what_is_not_released_and_this_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    first, second, *_ = re.findall(r"^## \[(.+?)\]", text, re.MULTILINE)
    assert (first, second) == ("Unreleased", ashfall.__version__)


def test_hosted_ci_runs_what_everybody_runs() -> None:
    workflow = (ROOT / ".github/workflows/ci.yml").read_text(encoding="utf-8")
    assert workflow.count("- run: ") == workflow.count("- run: .ci/run") == 1


def test_speed_is_compared_with_commits_only(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"^no-such-commit: expected a commit of this repository"):
        compare_speed.build("no-such-commit", tmp_path)


def bench_of(speed: float, *games: str) -> dict[str, dict[str, object]]:
    """What the bench prints where everything is equally fast."""
    return {
        game: {
            "compiled": True,
            **dict.fromkeys(compare_speed.FIGURES[game], speed),
            compare_speed.BY_EPISODE: {"versus": {"1": speed, "2": speed}},
        }
        for game in games
    }


def test_the_best_of_every_figure_is_compared(capsys: pytest.CaptureFixture[str]) -> None:
    runs = [compare_speed.read(bench_of(speed, "neuroshima", "hardcity")) for speed in (100.0, 300.0, 200.0)]
    compare_speed.show("then", compare_speed.best(runs[:1]), compare_speed.best(runs))
    shown = capsys.readouterr().out
    assert shown.count("3.000") == len(runs[0])
    assert "hardcity versus 2" in shown


def test_speed_is_compared_with_a_commit_that_knew_one_game(capsys: pytest.CaptureFixture[str]) -> None:
    then = compare_speed.read(bench_of(100.0, "neuroshima"))
    compare_speed.show("then", then, compare_speed.read(bench_of(200.0, "neuroshima", "hardcity")))
    assert capsys.readouterr().out.count("2.000") == len(then) == len(compare_speed.FIGURES["neuroshima"])

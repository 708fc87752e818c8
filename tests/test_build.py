"""The build: which modules are compiled, and that the installed package runs them so."""

import importlib
import re
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import ashfall
from scripts import compare_speed

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


def test_speed_is_compared_with_commits_only(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"^no-such-commit: expected a commit of this repository"):
        compare_speed.build("no-such-commit", tmp_path)


def test_the_best_of_every_figure_is_compared(capsys: pytest.CaptureFixture[str]) -> None:
    runs = [dict.fromkeys(compare_speed.FIGURES, speed) for speed in (100.0, 300.0, 200.0)]
    compare_speed.show("then", compare_speed.best(runs[:1]), compare_speed.best(runs))
    assert capsys.readouterr().out.count("3.000") == len(compare_speed.FIGURES)

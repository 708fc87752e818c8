"""The build: which modules are compiled, and that the installed package runs them so."""

import importlib
import re
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import ashfall

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

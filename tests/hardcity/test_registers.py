"""The numbers in the frame of a task are read and kept by name, beside the class of that task."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src" / "ashfall"
FILES = sorted([*SOURCES.glob("hardcity/**/*.py"), *SOURCES.glob("bots/hardcity/*.py")])
REGISTER_AT = {"note_of": 0, "keep": 0, "note_below": 1}  # which argument it is


def raw_registers(code: str) -> Iterator[int]:
    """The lines in which a register is a number without a name."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Call) and _name_of(node.func) in REGISTER_AT:
            register = node.args[REGISTER_AT[_name_of(node.func)]]
            if any(isinstance(part, ast.Constant) for part in ast.walk(register)):
                yield node.lineno
        elif isinstance(node, ast.Subscript) and _name_of(node.value) == "frame" and _is_raw(node.slice):
            yield node.lineno


def _is_raw(index: ast.expr) -> bool:
    """Whether an index into a frame is a number, but for 0, which is the task itself."""
    return isinstance(index, ast.Constant) and index.value != 0


def _name_of(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SOURCES).as_posix())
def test_registers_have_names(path: Path) -> None:
    assert not list(raw_registers(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    "code",
    ["s.note_of(1)", "s.keep(2, 0)", "s.note_of(LEFT + 1)", "note_below(s, 4)", "frame[3]"],
)
def test_a_raw_number_is_found(code: str) -> None:
    assert list(raw_registers(code)) == [1]


def test_names_pass() -> None:
    assert not list(raw_registers("s.keep(STAGE, 1); s.note_of(STAGE); frame[0]; frame[steps.WALKER]"))

"""Every task that may ask something has a kind and a clause that exists."""

import ast
import re
from pathlib import Path

import pytest

from ashfall.hardcity.ground import tasks
from ashfall.hardcity.telling.decisions import KINDS, TRIGGERS
from ashfall.hardcity.telling.words import Words
from ashfall.table.random import Stream
from ashfall.table.texts import LANGUAGES, Texts, text_files
from tests.hardcity.plays import TABLES, choose, new_match

ROOT = Path(__file__).parents[2]
SPEC = (ROOT / "docs/rules/hardcity.md").read_text(encoding="utf-8")
SOURCE = (ROOT / "src/ashfall/hardcity/ground/tasks.py").read_text(encoding="utf-8")
NOT_TASKS = ("TASKS",)


def numbers_of_tasks() -> dict[str, int]:
    """The constants of tasks.py."""
    found = [node for node in ast.parse(SOURCE).body if isinstance(node, ast.AnnAssign)]
    named = {ast.unparse(node.target): node.value for node in found}
    return {name: ast.literal_eval(value) for name, value in named.items() if value and name not in NOT_TASKS}


def test_every_task_has_its_kind() -> None:
    known = {name.lower(): number for name, number in numbers_of_tasks().items()}
    assert {kind: number for number, (kind, _) in KINDS.items()} == known
    assert max(known.values()) < tasks.TASKS


def test_clauses_exist() -> None:
    clauses = {clause for _, clause in [*KINDS.values(), *TRIGGERS.values()]}
    assert [clause for clause in clauses if f"**{clause}" not in SPEC] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_a_question(language: str) -> None:
    kinds = [kind for kind, _ in KINDS.values() if kind != "reaction"]
    kinds += [f"reaction_{trigger}" for trigger, _ in TRIGGERS.values()]
    ids = {f"hc-decision-{kind.replace('_', '-')}" for kind in kinds}
    assert [name for name in ids if name not in Texts(language)] == []
    source = text_files(language)["hardcity_telling"]
    assert set(re.findall(r"^(hc-decision-[\w-]+) =", source, re.MULTILINE)) == ids


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_decisions_name_seat_and_spaces(table: int) -> None:
    match, stream, words = new_match(table), Stream(table), Words()
    while not match.over and len(match.moves) < 150:
        decision = match.decision
        assert decision is not None
        assert decision.seat == match.state.chooser
        assert set(decision.about) <= set(match.state.rules.board.labels)
        assert words.decision(match.state, decision)
        match.push(choose(match.state, stream))

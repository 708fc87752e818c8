"""The page of the library lists what there is: members of both games, questions, events and reasons."""

import inspect
import re
from pathlib import Path
from typing import Any

import pytest

from ashfall import hardcity, neuroshima
from ashfall.hardcity.events import cards, map, own_cards, people
from ashfall.hardcity.events.reading import REASONS
from ashfall.hardcity.telling.decisions import KINDS, TRIGGERS
from ashfall.neuroshima import decisions, events
from ashfall.neuroshima.audit import ENDS
from ashfall.table import play
from ashfall.table.contract import Event

PAGE = (Path(__file__).parents[2] / "docs" / "library.md").read_text(encoding="utf-8")


def kinds_of(*modules: Any) -> list[type[Event]]:
    found = [each for module in modules for each in vars(module).values() if inspect.isclass(each)]
    return [each for each in found if issubclass(each, Event) and each is not Event]


def event_rows(*modules: Any) -> list[str]:
    """A row for each kind of event: its word in JSON and its own first sentence."""
    rows = {
        str(kind.__struct_config__.tag): (kind.__doc__ or "").splitlines()[0] for kind in kinds_of(*modules)
    }
    return [f"| `{tag}` | {told} |" for tag, told in sorted(rows.items())]


def neuroshima_questions() -> dict[str, str]:
    several = (decisions.GRABBED, decisions.UNLUCKY)  # further clauses of questions that stand below
    asked = [*decisions.STAGES.values(), *decisions.ANSWERS.values()]
    return dict(asked) | {kind: f"{dict(asked)[kind]}, {clause}" for kind, clause in several}


def hardcity_questions() -> dict[str, str]:
    asked = {kind: clause for kind, clause in KINDS.values() if kind != "reaction"}
    return asked | {f"reaction_{trigger}": clause for trigger, clause in TRIGGERS.values()}


def question_rows(questions: dict[str, str]) -> list[str]:
    return [f"| `{kind}` | {clause} |" for kind, clause in sorted(questions.items())]


def section(title: str) -> str:
    found = re.search(rf"^## {re.escape(title)}\n(.*?)(?=^## |\Z)", PAGE, re.DOTALL | re.MULTILINE)
    assert found is not None, f"docs/library.md has no section {title}"
    return found.group(1)


@pytest.mark.parametrize(
    ("title", "rows"),
    [
        ("Questions of Neuroshima Hex", question_rows(neuroshima_questions())),
        ("Questions of Hard City", question_rows(hardcity_questions())),
        ("Events of Neuroshima Hex", event_rows(events)),
        ("Events of Hard City", event_rows(cards, map, own_cards, people)),
    ],
)
def test_tables_of_the_page_are_whole(title: str, rows: list[str]) -> None:
    written = [line for line in section(title).splitlines() if line.startswith("| `")]
    assert written == rows


def test_reasons_of_an_end_are_listed() -> None:
    known = {events.CAUSES[code] for code in ENDS if code} | set(REASONS.values())
    written = set(re.findall(r"^\| `(\w+)` \|", section("How a game ends"), re.MULTILINE))
    assert written == known


def members(kind: type) -> set[str]:
    return {name for name in dir(kind) if not name.startswith("_")}


def test_members_of_matches_and_views_are_listed() -> None:
    both = members(play.PlayedMatch) | {"from_bytes", "from_record", "from_state", "options", "mode", "sides"}
    named = set(re.findall(r"`(\w+)", section("What both games have")))
    assert both | {"sample", "seat"} <= named
    for title, game in (("Neuroshima Hex alone", neuroshima), ("Hard City alone", hardcity)):
        own = (members(game.Match) | members(game.View)) - both - {"sample", "seat"}
        assert own <= set(re.findall(r"`(\w+)", section(title))), title


def test_the_examples_run() -> None:
    shared: dict[str, Any] = {}
    for code in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
        exec(compile(code, "library.md", "exec"), shared)
    assert len(shared["match"].moves) == 1

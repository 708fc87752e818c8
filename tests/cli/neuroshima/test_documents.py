"""What the documents show is true: examples run, moves parse, outputs are real."""

import json
import re
from pathlib import Path

import pytest

from ashfall.cli.main import COMMANDS
from ashfall.neuroshima import Match, load_army, parse_record
from ashfall.neuroshima.geometry import board_of
from ashfall.neuroshima.notation import FORMS, PLAY_FORMS, move_text, read_move
from ashfall.neuroshima.options import DEFAULTS, Options
from ashfall.neuroshima.position import Position
from ashfall.neuroshima.tables import Rules
from tests.cli.conftest import Run

ROOT = Path(__file__).parents[3]
README = (ROOT / "README.md").read_text(encoding="utf-8")
NOTATION = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `([^`]+)` \| .+ \| `([^`]+)` \| (\w+) \|$", re.MULTILINE)


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def test_library_demo_runs(capsys: pytest.CaptureFixture[str]) -> None:
    demo = blocks(README, "python")[0]
    assert len(demo.strip().splitlines()) <= 14
    exec(compile(demo, "README.md", "exec"), {})
    out = capsys.readouterr().out
    assert "Outcome(" in out
    assert "place hq C3 0" in out


def test_army_demo_runs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    source = ROOT / "src" / "ashfall" / "neuroshima" / "armies" / "beasts.toml"
    (tmp_path / "mine.toml").write_bytes(source.read_bytes())
    monkeypatch.chdir(tmp_path)
    exec(compile(blocks(README, "python")[1], "README.md", "exec"), {})


def test_command_demo_is_real(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    demo = blocks(README, "console")[0]
    command, _, shown = demo.partition("\n")
    result = run(*command.removeprefix("$ ashfall ").split())
    assert result.out == shown


@pytest.mark.parametrize(
    "document", [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))], ids=lambda path: path.name
)
def test_files_that_documents_point_at_exist(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#]+)[)#]", text) + re.findall(r'src="([^"]+)"', text)
    assert [link for link in links if not (document.parent / link).exists()] == []


def test_every_command_of_the_readme_exists(run: Run) -> None:
    named = set(re.findall(r"`ashfall (\w+)", README))
    assert named == set(COMMANDS)
    for name in named:
        assert run(name, "--help").code == 0


def test_every_verb_is_described() -> None:
    described = {move.split()[0] for move, _, _ in ROW.findall(NOTATION)}
    assert described >= {word for word, _ in FORMS.values()} | {"play", "waste"}
    instants = {move.split()[1] for move, _, _ in ROW.findall(NOTATION) if move.startswith("play")}
    assert instants == set(PLAY_FORMS)


@pytest.mark.parametrize(("move", "example", "army"), ROW.findall(NOTATION))
def test_examples_of_moves_parse(move: str, example: str, army: str) -> None:
    rules = Rules([load_army(army), load_army("moloch")], board_of(19), Options())
    assert move_text(rules, read_move(rules, 0, example)) == example
    assert move.split()[0] == example.split()[0]


def test_examples_of_files_can_be_read() -> None:
    position, record = (json.loads(block) for block in blocks(NOTATION, "json"))
    assert len(Match.from_position(position).units()) == 3
    plain = parse_record(blocks(NOTATION, "text")[0])
    assert plain.moves == parse_record(json.dumps(record)).moves
    assert Match.from_record(plain).key() == Match.from_record(parse_record(json.dumps(record))).key()


def test_every_field_of_a_position_is_described() -> None:
    table = NOTATION.split("## Record file")[0]
    described = set(re.findall(r"`(\w+)`", "\n".join(re.findall(r"^\| (`[^|]+) \|", table, re.MULTILINE))))
    assert described == set(Position.__struct_fields__)


def test_settings_have_defaults() -> None:
    assert all(f"`{name}`" in NOTATION for name in ("waste_instants", "extra_attack_optional"))
    assert {"waste_instants", "extra_attack_optional"} <= set(DEFAULTS)

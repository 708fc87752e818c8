"""``ashfall replay`` and ``ashfall show``: records and positions from files."""

import json
from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest

from ashfall.neuroshima import Match, parse_record
from tests.cli.conftest import Run

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
GAME = EXAMPLES / "game.txt"
BATTLE = EXAMPLES / "battle.json"


def test_replay_shows_board_and_outcome(run: Run) -> None:
    result = run("replay", str(GAME))
    assert (result.code, result.err) == (0, "")
    assert "Moves made: 89" in result.out
    assert "Steel Police won: more health at the end." in result.out


def test_replay_json(run: Run) -> None:
    data = json.loads(run("replay", str(GAME), "--json").out)
    assert data["moves"] == 89
    assert data["outcome"] == {"winner": 1, "winners": [1], "reason": "health"}
    assert data["decision"] is None
    assert data["position"]["game"] == "neuroshima"


def test_both_forms_of_a_record_lead_to_the_same_end(run: Run, tmp_path: Path) -> None:
    other = tmp_path / "game.json"
    other.write_text(parse_record(GAME.read_text(encoding="utf-8")).to_json(), encoding="utf-8")
    assert run("replay", str(other), "--json").out == run("replay", str(GAME), "--json").out


@pytest.mark.parametrize("at", range(0, 90, 11))
def test_replay_stops_after_any_move(run: Run, at: int) -> None:
    data = json.loads(run("replay", str(GAME), "--json", "--at", str(at)).out)
    assert data["moves"] == at
    match = Match.from_record(parse_record(GAME.read_text(encoding="utf-8")), at)
    assert data["position"]["players"][0]["hq"] == match.health(0)


def test_replay_in_the_middle_of_an_answer(run: Run, tmp_path: Path) -> None:
    match = Match.from_position(
        {
            "players": [{"army": "moloch"}, {"army": "borgo"}],
            "units": [
                {"hex": "A1", "owner": 0, "tile": "hq"},
                {"hex": "E3", "owner": 1, "tile": "hq"},
                {"hex": "C3", "owner": 0, "tile": "hybrid"},
                {"hex": "C2", "owner": 1, "tile": "mutant"},
            ],
            "hands": [["push_back"], []],
            "stage": "act",
        }
    )
    match.push("play push_back C3 C2")
    file = tmp_path / "asked.json"
    file.write_text(match.record().to_json(), encoding="utf-8")
    data = json.loads(run("replay", str(file), "--json").out)
    assert data["decision"] == {"seat": 1, "kind": "displace"}
    assert len(data["position"]["units"]) == 4
    assert "to move: Borgo" in run("replay", str(file)).out


def test_show_draws_units_with_what_is_true_now(run: Run) -> None:
    result = run("show", str(BATTLE))
    assert result.code == 0
    for sign in ("C3 HQ", "h20", "NET", "↖1", "*3#", "Borgo 17/20"):
        assert sign in result.out


def test_show_a_record(run: Run) -> None:
    assert "Outpost" in run("show", str(GAME), "--lang", "en").out


@pytest.mark.parametrize("file", [BATTLE, GAME])
def test_show_as_svg(run: Run, tmp_path: Path, file: Path) -> None:
    target = tmp_path / "board.svg"
    assert run("show", str(file), "--svg", str(target)).code == 0
    root = fromstring(target.read_text(encoding="utf-8"))
    assert len(root.findall(".//{*}g[@data-hex]")) == 19
    assert len(root.findall(".//{*}g[@data-seat]")) == 2


def test_show_says_that_a_unit_is_netted(run: Run, tmp_path: Path) -> None:
    target = tmp_path / "board.svg"
    run("show", str(BATTLE), "--svg", str(target))
    assert "(in a net)" in target.read_text(encoding="utf-8")


def test_files_made_by_other_programs_may_begin_with_a_mark(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "marked.json"
    file.write_bytes(b"\xef\xbb\xbf" + BATTLE.read_bytes())
    assert run("show", str(file)).code == 0

"""An army file where the key of an army stands: play, sim, arena, replay, show, battle."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ashfall.neuroshima import Match, parse_record
from ashfall.neuroshima.army import army_id
from tests.cli.conftest import Run
from tests.neuroshima.own import FILE, drifters, written

FIGHT = {
    "players": [{"army": "drifters.toml"}, {"army": "borgo"}],
    "units": [
        {"hex": "A1", "owner": 0, "tile": "hq"},
        {"hex": "E3", "owner": 1, "tile": "hq"},
        {"hex": "C3", "owner": 0, "tile": "slinger"},
        {"hex": "C1", "owner": 1, "tile": "mutant"},
    ],
    "hands": [["brawl"], []],
    "stage": "act",
}


def saved(folder: Path, name: str, data: object) -> str:
    file = folder / name
    file.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return str(file)


def test_a_game_is_played_saved_and_replayed(run: Run, tmp_path: Path) -> None:
    army, file = written(tmp_path), tmp_path / "game.txt"
    seats = ("--seats", "rush,greedy", "--seed", "3")
    result = run("play", "neuroshima", "--armies", f"{army},borgo", *seats, "--save", str(file))
    assert (result.code, result.err) == (0, "")
    assert "Drifters" in result.out
    army.unlink()  # from now on the record is all there is
    record = parse_record(file.read_text(encoding="utf-8"))
    assert record.own == [drifters().data()]
    replayed = run("replay", str(file), "--json")
    assert json.loads(replayed.out)["position"]["own"] == record.own
    shown = run("show", str(file), "--lang", "pl")
    assert (shown.code, shown.err) == (0, "")
    assert run("show", str(file), "--svg", str(tmp_path / "end.svg")).code == 0
    loaded = run("play", "neuroshima", "--load", str(file))
    assert (loaded.code, loaded.err) == (0, "")


def test_many_games_are_played(run: Run, tmp_path: Path) -> None:
    army = written(tmp_path)
    options = ("sim", "neuroshima", "--games", "4", "--armies", f"{army},borgo", "--seed", "1")
    told = json.loads(run(*options, "--json").out)
    assert told["games_by_army"] == {"drifters": 4, "borgo": 4}
    assert "Włóczędzy" in run(*options, "--bots", "random,rush", "--lang", "pl").out
    result = run("sim", "neuroshima", "--mode", "ffa", "--games", "2", "--armies", f"{army},borgo,{army}")
    assert (result.code, result.err) == (0, "")


@pytest.mark.parametrize("mode", [(), ("--mode", "ffa")])
def test_bots_meet_in_the_arena_and_a_journal_brings_the_army_along(
    run: Run, tmp_path: Path, mode: tuple[str, ...]
) -> None:
    army, journal, page = written(tmp_path), tmp_path / "run.jsonl", tmp_path / "report.html"
    bots = "random,rush,greedy" if mode else "random,rush"
    armies = f"{army},borgo,moloch" if mode else f"{army},borgo"
    run_of = ("arena", "neuroshima", *mode, "--bots", bots, "--seed", "1")
    files = ("--journal", str(journal), "--report", str(page), "--json")
    made = run(*run_of, "--games", "2", "--armies", armies, *files)
    assert (made.code, made.err) == (0, "")
    assert "Drifters" in page.read_text(encoding="utf-8")
    assert "drifters.toml,borgo" in page.read_text(encoding="utf-8")
    army.unlink()
    resumed = run("arena", "neuroshima", "--resume", str(journal), "--games", "4")
    assert (resumed.code, resumed.err) == (0, "")
    army.write_text(FILE.replace("toughness = 1", "toughness = 2"), encoding="utf-8")
    other = run(*run_of, "--games", "4", "--armies", armies, "--resume", str(journal))
    assert other.code == 2
    assert f"own armies: the journal has ['{army_id(drifters())}']" in other.err.replace('"', "'")


def test_positions_and_records_may_name_the_file(run: Run, tmp_path: Path) -> None:
    written(tmp_path)
    position = saved(tmp_path, "fight.json", FIGHT)
    fought = json.loads(run("battle", position, "--json").out)
    assert [unit["tile"] for unit in fought["units"]] == ["hq", "slinger", "hq"]
    assert fought["players"][0]["army"] == "drifters"
    assert "Slinger" in run("battle", position).out
    assert run("battle", position, "--svg", str(tmp_path / "fight.svg")).code == 0
    assert run("show", position).code == 0
    assert run("play", "neuroshima", "--load", position, "--seats", "rush,rush").code == 0
    text = '[game neuroshima]\n[options {"armies": ["drifters.toml", "borgo"]}]\n[seed 1]\nplace hq C3 0\n'
    told = json.loads(run("replay", saved(tmp_path, "game.txt", text), "--json").out)
    assert told["position"]["players"][0]["army"] == "drifters"


def test_lines_of_positions_may_name_or_hold_it(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(tmp_path)
    monkeypatch.chdir(tmp_path)
    holding = Match.from_position({**FIGHT, "players": [{"army": "drifters"}, {"army": "borgo"}], "own": OWN})
    lines = [json.dumps(FIGHT), json.dumps(holding.position()), json.dumps({**FIGHT, "own": [{}]})]
    out = run("battle", "-", "--jsonl", stdin="\n".join(lines)).out.splitlines()
    first, second, third = map(json.loads, out)
    assert first["units"] == second["units"]
    assert third["error"].startswith("own[0]: key: is missing")


OWN = [drifters().data()]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (None, "drifters.toml: cannot be read, No such file or directory"),
        (FILE.replace("count = 12", "count = 13"), "drifters.toml: total: is 35, but"),
        (FILE.replace('key = "drifters"', 'key = "moloch"'), "moloch: key: a shipped army has this key"),
    ],
)
def test_a_bad_file_is_told_in_one_line(run: Run, tmp_path: Path, text: str | None, said: str) -> None:
    army = tmp_path / "drifters.toml"
    if text is not None:
        army.write_text(text, encoding="utf-8")
    for command in ("play", "sim", "arena"):
        result = run(command, "neuroshima", "--armies", f"{army},borgo")
        assert result.code == 2
        assert said in result.err
        assert len(result.err.splitlines()) == 1
    result = run("battle", saved(tmp_path, "fight.json", FIGHT))
    assert (result.code, len(result.err.splitlines())) == (2, 1)
    assert said in result.err


def test_a_name_is_shown_as_it_is(run: Run, tmp_path: Path) -> None:
    army = tmp_path / "drifters.toml"
    army.write_text(FILE.replace('en = "Drifters"', 'en = "[/] [bold]Loud"'), encoding="utf-8")
    options = ("neuroshima", "--games", "2", "--armies", f"{army},borgo")
    assert "[/] [bold]Loud" in run("sim", *options).out
    assert "[/] [bold]Loud" in run("arena", *options, "--bots", "random,rush").out


def test_two_armies_of_one_key_are_refused(run: Run, tmp_path: Path) -> None:
    army, other = written(tmp_path), tmp_path / "other.toml"
    other.write_text(FILE.replace("toughness = 1", "toughness = 2"), encoding="utf-8")
    result = run("sim", "neuroshima", "--games", "1", "--armies", f"{army},{other}")
    assert result.code == 2
    assert "expected different armies to have different keys" in result.err


@pytest.mark.parametrize("kind", ["position", "record"])
def test_two_files_with_one_key_are_refused(run: Run, tmp_path: Path, kind: str) -> None:
    written(tmp_path)
    other = FILE.replace("toughness = 1", "toughness = 2")
    (tmp_path / "others.toml").write_text(other, encoding="utf-8")
    armies = ["drifters.toml", "others.toml"]
    position = {**FIGHT, "players": [{"army": army} for army in armies], "units": []}
    record = Match(["moloch", "borgo"]).record().to_json().replace('"moloch"', f'"{armies[0]}"')
    data = position if kind == "position" else record.replace('"borgo"', f'"{armies[1]}"')
    result = run("show", saved(tmp_path, "same.json", data))
    assert result.code == 2
    assert result.err.endswith("expected different armies to have different keys\n")

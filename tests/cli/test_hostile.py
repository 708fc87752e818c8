"""Bad input: exit code 2 and one line that names the file and the field, never a traceback."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run

PLAYERS = '"players": [{"army": "moloch"}, {"army": "borgo"}]'
OPTIONS = '"options": {"armies": ["moloch", "borgo"]}'
POSITIONS = {
    "": "is empty",
    "   \n": "is empty",
    "hello": "expected JSON",
    "null": "expected `object`",
    '"text"': "expected `object`",
    "[1, 2]": "expected `object`",
    "[" * 100_000: "position",
    '{"players": ' + "[" * 50_000: "players",
    "{": "expected JSON",
    "{}": "players",
    '{"players": []}': "players: expected 2 in the mode duel, got 0",
    '{"players": [{"army": "molch"}, {"army": "borgo"}]}': 'did you mean "moloch"?',
    '{"players": [{"army": "../borgo"}, {"army": "borgo"}]}': "players[0].army",
    '{"players": [{"army": "moloch", "hq": NaN}, {"army": "borgo"}]}': "expected JSON",
    '{"players": [{"army": "moloch", "hq": 1e999}, {"army": "borgo"}]}': "players[0].hq",
    '{"players": [{"army": "moloch", "hq": 99999999999999999999}, {"army": "borgo"}]}': "players[0].hq",
    '{"players": [{"army": "moloch", "hq": -1}, {"army": "borgo"}]}': "players[0].hq: expected 0 to 20",
    f'{{{PLAYERS}, "picnic": 1}}': "picnic",
    f'{{{PLAYERS}, "board": 37}}': "board: expected 19",
    f'{{{PLAYERS}, "seed": -1}}': "seed: expected 0",
    f'{{{PLAYERS}, "turn": 2}}': "turn: expected 0 to 1",
    f'{{{PLAYERS}, "options": {{"picnic": true}}}}': "options",
    f'{{{PLAYERS}, "moves": ["attack C3"]}}': "moves[0]",
    f'{{{PLAYERS}, "units": [{{"hex": "Z9", "owner": 0, "tile": "hq"}}]}}': "units[0].hex",
    f'{{{PLAYERS}, "units": [{{"at": [9, 9], "owner": 0, "tile": "hq"}}]}}': "units[0].at",
    f'{{{PLAYERS}, "units": [{{"hex": "C3", "owner": 7, "tile": "hq"}}]}}': "units[0].owner",
    f'{{{PLAYERS}, "units": [{{"hex": "C3", "owner": 0, "tile": "tank"}}]}}': "units[0].tile",
    f'{{{PLAYERS}, "units": [{{"hex": "C3", "owner": 0, "tile": "hq", "facing": 6}}]}}': "units[0].facing",
    f"{{{OPTIONS}}}": "expected a position, this is a record",
    "[game neuroshima]": "expected a position, this is a record",
}
RECORDS = {
    "": "is empty",
    "hello": "expected a JSON object or a header",
    "[1, 2]": "expected a JSON object or a header",
    "{": "expected JSON",
    "{}": "options",
    "[game neuroshima]": "options",
    "[options {]": "line 1",
    '[options {"armies": ["moloch", "borgo"]}]\n[seed 7]\nplace hq Q1 0': "moves[0]",
    '[options {"armies": ["moloch", "borgo"]}]\n[seed 7]\nplace hq C3 0\nfly away': "moves[1]",
    '[options {"armies": ["moloch", "borgo"]}]\n[seed 7]\nplay battle': "moves[0]",
    '[options {"armies": ["moloch", "borgo"]}]\nplace hq C3 0': "seed: expected a seed, decks or a start",
    f'{{{OPTIONS}, "seed": -3}}': "seed",
    f'{{{OPTIONS}, "seed": 9999999999999999999999}}': "seed",
    f'{{{OPTIONS}, "version": 2}}': "version: expected 1",
    f'{{{OPTIONS}, "start": "????"}}': "start",
    f'{{{OPTIONS}, "decks": [["tank"], []]}}': "decks",
    '{"options": {"armies": ["moloch"]}, "seed": 7}': "armies: expected 2",
    '{"options": {"armies": ["moloch", "bogo"]}, "seed": 7}': 'did you mean "borgo"?',
    f"{{{PLAYERS}}}": "expected a record, this is a position",
}


def refused(run: Run, *arguments: str, stdin: bytes = b"") -> str:
    result = run(*arguments, stdin=stdin)
    assert result.code == 2
    assert result.out == ""
    assert result.err.count("\n") == 1
    assert result.err.endswith("\n")
    return result.err


@pytest.mark.parametrize(("text", "said"), POSITIONS.items())
def test_positions(run: Run, tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "bad.json"
    file.write_text(text, encoding="utf-8")
    line = refused(run, "battle", str(file))
    assert line.startswith(f"{file}: ")
    assert said in line


@pytest.mark.parametrize(("text", "said"), RECORDS.items())
def test_records(run: Run, tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "bad.txt"
    file.write_text(text, encoding="utf-8")
    line = refused(run, "replay", str(file))
    assert line.startswith(f"{file}: ")
    assert said in line


@pytest.mark.parametrize("command", [("battle",), ("replay",), ("show",), ("play", "neuroshima", "--load")])
def test_files_that_cannot_be_read(run: Run, tmp_path: Path, command: tuple[str, ...]) -> None:
    binary = tmp_path / "binary.json"
    binary.write_bytes(b"\xff\xfe{}")
    assert "expected UTF-8" in refused(run, *command, str(binary))
    assert "directory" in refused(run, *command, str(tmp_path))
    assert "no such file" in refused(run, *command, str(tmp_path / "none.json"))
    assert "standard input: " in refused(run, *command, "-")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["picnic"], 'unknown command "picnic"'),
        (["batle", "x"], 'did you mean "battle"?'),
        (["battle"], "FILE"),
        (["battle", "x", "--choose", "best"], "--choose"),
        (["battle", "x", "--picnic"], "--picnic"),
        (["battle", "-", "--jsonl", "--svg", "x"], "--jsonl"),
        (["battle", "x", "--lang", "xx"], "--lang"),
        (["replay", "x", "--at", "-1"], "--at"),
        (["replay", "x", "--at", "9" * 5000], "--at"),
        (["list"], "GAME"),
        (["list", "chess"], "chess"),
        (["sim", "neuroshima", "--games", "0"], "--games: expected a whole number from 1"),
        (["sim", "neuroshima", "--games", "many"], "--games"),
        (["sim", "neuroshima", "--games", "²"], "--games"),
        (["sim", "neuroshima", "--seed", "-1"], "--seed"),
        (["sim", "neuroshima", "--armies", "moloch"], "--armies: expected 2 to 6 of"),
        (["sim", "neuroshima", "--armies", "moloch,bogo"], 'did you mean "borgo"?'),
        (["sim", "neuroshima", "--bots", "random,genius"], "--bots"),
        (["sim", "neuroshima", "--mode", "coop"], "--mode"),
        (["play", "neuroshima", "--seats", "human"], "--seats"),
        (["bench", "--seconds", "nan"], "--seconds"),
        (["bench", "--seconds", "-1"], "--seconds"),
        (["--picnic"], "--picnic"),
    ],
)
def test_wrong_options(run: Run, arguments: list[str], said: str) -> None:
    assert said in refused(run, *arguments)


def test_a_move_after_the_last_one(run: Run) -> None:
    game = Path(__file__).parents[2] / "docs" / "examples" / "game.txt"
    assert "--at: expected at most 89" in refused(run, "replay", str(game), "--at", "90")


def test_a_drawing_that_cannot_be_written(run: Run, tmp_path: Path) -> None:
    battle = Path(__file__).parents[2] / "docs" / "examples" / "battle.json"
    target = tmp_path / "none" / "x.svg"
    assert str(target) in refused(run, "show", str(battle), "--svg", str(target))
    assert "directory" in refused(run, "battle", str(battle), "--json", "--svg", str(tmp_path))

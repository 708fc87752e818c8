"""``ashfall play``: a game driven by what somebody types."""

import json
import os
import pty
import sys
from pathlib import Path

import pytest

from ashfall.cli.neuroshima.menu import NeuroshimaMenu
from ashfall.neuroshima import Match
from ashfall.neuroshima.words import Words
from tests.cli.conftest import Run
from tests.starting import start_process

COMMAND = [sys.executable, "-c", "import sys; from ashfall.cli.main import main; sys.exit(main())"]
START = ("play", "neuroshima", "--armies", "moloch,borgo", "--seats", "human,human", "--seed", "3")
QUESTION = {
    "players": [{"army": "moloch"}, {"army": "borgo"}],
    "units": [
        {"hex": "A1", "owner": 0, "tile": "hq"},
        {"hex": "E3", "owner": 1, "tile": "hq"},
        {"hex": "C3", "owner": 0, "tile": "clown"},
        {"hex": "C2", "owner": 1, "tile": "mutant", "facing": 3},
    ],
    "hands": [["battle", "hybrid", "move"], []],
    "stage": "act",
}


def typed(*lines: str) -> str:
    return "\n".join(lines) + "\n"


def test_moves_undo_save_and_load(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    script = typed("C3", "A1", "undo", "a2", f"save {file}", "quit")
    result = run(*START, stdin=script)
    assert (result.code, result.err) == (0, "")
    assert "HQ A1 (Borgo) is placed." in result.out
    assert "Taken back: place hq A1 0" in result.out
    assert json.loads(file.read_text(encoding="utf-8"))["moves"] == ["place hq C3 0", "place hq A2 0"]
    later = run("play", "neuroshima", "--load", str(file), "--seats", "human,human", stdin="quit\n")
    assert later.code == 0
    assert "A2 HQ" in later.out


def test_a_saved_text_replays(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run(*START, stdin=typed("place hq c3 0", "place hq a1 3", f"save {file}"))
    assert file.read_text(encoding="utf-8").startswith("[game neuroshima]")
    assert json.loads(run("replay", str(file), "--json").out)["moves"] == 2


def test_choices_by_number_hex_and_facing(run: Run, tmp_path: Path) -> None:
    position, record = tmp_path / "position.json", tmp_path / "record.json"
    position.write_text(json.dumps(QUESTION), encoding="utf-8")
    script = typed("1", "c4", "ne", f"save {record}")
    out = run("play", "neuroshima", "--load", str(position), "--seats", "human,human", stdin=script).out
    assert " 1 Place Hybrid" in out
    assert "Hybrid C4 is placed, facing NE." in out
    assert json.loads(record.read_text(encoding="utf-8"))["moves"] == ["place hybrid C4 1"]


def test_a_refused_move_says_why(run: Run) -> None:
    out = run(
        *START, "--lang", "en", stdin=typed("play battle", "place hq Z1 0", "picnic", "99", "<", "")
    ).out
    assert "(NH-2.6)" in out
    assert 'hex "z1"' in out
    assert '"picnic" is neither a choice nor a move here' in out


def test_refusals_are_translated(run: Run) -> None:
    assert "przed pierwszą turą" in run(*START, "--lang", "pl", stdin=typed("play battle")).out


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("?", "take your last move back"),
        ("help gauss_cannon", "Gauss Cannon (Warrior, gauss_cannon)"),
        ("help Działko Gaussa", "Gauss Cannon (Warrior, gauss_cannon)"),
        ("help clown", "Explosion: Instead of attacking"),
        ("help picnic", 'No tile is called "picnic" here.'),
        ("help [/]", "No tile is called"),
        ("moves", "place hq A1 0"),
    ],
)
def test_commands(run: Run, asked: str, said: str) -> None:
    result = run(*START, stdin=typed(asked))
    assert result.code == 0
    assert said in result.out


def test_battle_questions_are_answered_in_words(run: Run, tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    position.write_text(json.dumps(QUESTION), encoding="utf-8")
    script = typed("play battle", "2", "log")
    out = run("play", "neuroshima", "--load", str(position), "--seats", "human,random", stdin=script).out
    assert "attack or explode (Clown C3)?" in out
    assert "Clown C3 explodes" in out
    assert "The battle is over." in out


def test_armies_are_chosen_by_number_key_or_name(run: Run) -> None:
    result = run("play", "neuroshima", "--seats", "human,human", stdin=typed("picnic", "1", "borgo", "C3"))
    assert "HQ C3 (Moloch) is placed" in result.out
    assert "░ Borgo" in result.out
    assert run("play", "neuroshima", stdin="0\nBestie\n").code == 0
    assert run("play", "neuroshima").code == 0


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_players_that_need_nobody_play_to_the_end(run: Run, language: str) -> None:
    seats = ("--armies", "steel_police,beasts", "--seats", "random,rush", "--seed", "2")
    result = run("play", "neuroshima", *seats, "--lang", language)
    assert (result.code, result.err) == (0, "")
    assert any(word in result.out for word in ("wins", "draw", "wygrywa", "Remis", "перемагає", "Нічия"))


def test_every_legal_move_can_be_reached_through_the_menu() -> None:
    match = Match(["hegemony", "beasts"], seed=5)
    words = Words(match.state.rules.armies)
    for turn in range(60):
        if match.over:
            break
        moves = match.legal
        for move in moves[:: max(1, len(moves) // 7)]:
            menu = NeuroshimaMenu(match.state, moves, words)
            rest = move.text.lower().split()[len(menu.chosen) :]
            assert menu.meaning
            found = menu.choose_words(rest) if rest else None
            assert found == move or not rest
        match.push(moves[turn * 7919 % len(moves)])


def test_no_question_is_long() -> None:
    match = Match(["hegemony", "steel_police"], seed=1)
    words = Words(match.state.rules.armies)
    longest = 0
    for turn in range(80):
        if match.over:
            break
        menu = NeuroshimaMenu(match.state, match.legal, words)
        longest = max(longest, 0 if menu.is_typed else len(menu.options))
        match.push(match.legal[turn * 7919 % len(match.legal)])
    assert longest <= 20


@pytest.mark.parametrize("colours", [True, False])
def test_on_a_terminal(colours: bool) -> None:
    """A real terminal: colours unless NO_COLOR is set, a clean end at Ctrl-D."""
    leader, follower = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24", "LANG": "C.UTF-8"}
    environment.pop("NO_COLOR", None)
    if not colours:
        environment["NO_COLOR"] = "1"
    process = start_process(
        [*COMMAND, *START], stdin=follower, stdout=follower, stderr=follower, env=environment
    )
    os.close(follower)
    os.write(leader, b"C3\n\x04")
    seen = b""
    try:
        while chunk := os.read(leader, 65536):
            seen += chunk
    except OSError:
        pass  # the other end is closed
    os.close(leader)
    assert process.wait(20) == 0
    text = seen.decode()
    assert "C3 HQ" in text
    assert ("\x1b[38;" in text) is colours
    assert "Traceback" not in text

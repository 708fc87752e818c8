"""``ashfall play hardcity``: a game driven by what somebody types."""

import json
import os
import pty
import re
import sys
from pathlib import Path

import pytest

from ashfall.hardcity import Match
from ashfall.table.random import Stream
from tests.cli.conftest import Run
from tests.cli.hardcity.conftest import opening
from tests.starting import start_process

COMMAND = [sys.executable, "-c", "import sys; from ashfall.cli.main import main; sys.exit(main())"]
START = ("play", "hardcity", "--seats", "human,human", "--seed", "3")
OPENING = opening(Match(1, 3))


def typed(*lines: str) -> str:
    return "\n".join(lines) + "\n"


def test_moves_undo_save_and_load(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = run(*START, stdin=typed(*OPENING, "1", "undo", "2", f"save {file}", "quit"))
    assert (result.code, result.err) == (0, "")
    assert "Episode 1: Big Ruckus in the Streets" in result.out
    assert "Taken back: activate donathan" in result.out
    moves = json.loads(file.read_text(encoding="utf-8"))["moves"]
    assert moves == [*OPENING, "activate jenny"]
    later = run("play", "hardcity", "--load", str(file), "--seats", "human,human", stdin="quit\n")
    assert later.code == 0
    assert "▶J Jenny" in later.out


def test_the_game_is_saved_when_it_is_left(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run(*START, "--save", str(file), stdin=typed(*OPENING, "quit"))
    assert file.read_text(encoding="utf-8").startswith("[game hardcity]")
    assert json.loads(run("replay", str(file), "--json").out)["moves"] == len(OPENING)


def test_a_refused_move_says_why(run: Run) -> None:
    script = typed(*OPENING, "1", "shoot A1", "step Z1", "picnic", "99", "<", "", "[/]")
    out = run(*START, stdin=script).out
    assert "(HC-" in out
    assert 'unknown space "z1"' in out
    assert '"picnic" is neither a choice nor a move here' in out


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("?", "what is on a space"),
        ("help episode", "Call the helicopter, 1 AP"),
        ("help kafar", "Comes once per game"),
        ("help Shotgun", "Shotgun:"),
        ("help picnic", 'is called "picnic"'),
        ("help helicoptr", "Perhaps: helicopter"),
        ("help weld", "rolls 2 dice"),
        ("help [/]", "is called"),
        ("look D7", "D7: Mutant, Helicopter with its ladder."),
        ("look [/]", "No space is called"),
        ("officers", "Medical Training"),
        ("cards", "Taking Control:"),
        ("moves", "park A1 A2"),
        ("hint", "would do"),
    ],
)
def test_commands(run: Run, asked: str, said: str) -> None:
    result = run(*START, stdin=typed(asked))
    assert result.code == 0
    assert said in result.out


def test_people_are_told_goal_scoring_and_special_rules_first(run: Run) -> None:
    out = run(*START).out
    assert "The first side with 7 VP (victory points) wins" in out
    assert "1 VP for each civilian brought to safety HC-12.1" in out
    assert out.index("Special in this episode") < out.index("where does the police car come")
    assert "help odcinek" in run(*START, "--lang", "pl").out


def test_a_game_that_goes_on_begins_with_its_table(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run(*START, "--save", str(file), stdin=typed(*OPENING, "quit"))
    assert "Special in this episode" not in run("play", "hardcity", "--load", str(file)).out


def test_bots_need_no_briefing(run: Run) -> None:
    out = run("play", "hardcity", "--mode", "coop", "--seats", "random", "--seed", "1").out
    assert "Special in this episode" not in out


def test_texts_are_translated(run: Run) -> None:
    assert "Funkcjonariusze" in run(*START, "--lang", "pl").out
    assert "Доктор Зеро" in run(*START, "--lang", "uk").out


def test_only_doctor_zero_sees_his_hand(run: Run) -> None:
    before = run(*START, stdin=typed(*OPENING, "activate donathan")).out
    assert "Hand:" not in before
    assert "Doctor Zero holds 4 cards." in before
    after = run(*START, stdin=typed(*OPENING, "activate donathan", "end")).out
    assert "Hand: " in after


def test_bots_play_beside_people(run: Run) -> None:
    script = typed(*OPENING, "activate donathan", "end", "log")
    result = run("play", "hardcity", "--seats", "human,random", "--seed", "3", stdin=script)
    assert result.code == 0
    assert "Turn: Doctor Zero." in result.out
    assert "Hand:" not in result.out


def test_bots_play_to_the_end(run: Run) -> None:
    result = run("play", "hardcity", "--mode", "coop", "--seats", "random", "--seed", "1")
    assert result.code == 0
    assert ": victory." in result.out


def test_a_campaign_goes_from_episode_to_episode(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "campaign.json"
    play = ("play", "hardcity", "--mode", "coop", "--seats", "random", "--campaign", str(file))
    for number, title in ((1, "Convoy Heist"), (2, "Mayor in a Trap")):
        result = run(*play, "--seed", str(number))
        assert result.code == 0
        assert f"Next: {title}." in result.out
        assert len(json.loads(file.read_text(encoding="utf-8"))["results"]) == number
    assert "--episode: expected 3" in run(*play, "--episode", "1").err


def test_a_campaign_that_cannot_be_written_is_told_before_the_game(run: Run, tmp_path: Path) -> None:
    result = run(*START, "--campaign", str(tmp_path / "no" / "folder.json"), stdin=typed(*OPENING))
    assert (result.code, result.out) == (2, "")
    assert "cannot be written" in result.err


def test_a_campaign_that_is_over(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "campaign.json"
    file.write_text('{"results": [true, true, false, true]}', encoding="utf-8")
    play = ("play", "hardcity", "--mode", "coop", "--seats", "random", "--campaign", str(file))
    assert "Episodes won: " in run(*play, "--seed", "1").out
    result = run(*play)
    assert (result.code, result.out) == (2, "")
    assert "the campaign is over" in result.err


def test_a_loss_asks_which_ability_is_kept(run: Run, tmp_path: Path, lost: str) -> None:
    file, record = tmp_path / "campaign.json", tmp_path / "record.json"
    record.write_text(lost, encoding="utf-8")
    file.write_text(json.dumps(json.loads(lost)["options"]["campaign"]), encoding="utf-8")
    play = ("play", "hardcity", "--load", str(record), "--campaign", str(file), "--seats", "human,human")
    out = run(*play, stdin=typed("9", "2")).out
    assert "Which ability does Donathan Johnson keep for the next episode?" in out
    assert re.search(r" 1 [A-Z][\w ]+: .*\.", out)  # with what the card does
    kept = json.loads(file.read_text(encoding="utf-8"))["officers"]["donathan"]["abilities"]
    assert len(kept) == 1


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--episode", "6"), "--episode: expected a whole number from 1 to 5"),
        (("--mode", "chess"), "--mode"),
        (("--players", "5", "--mode", "coop"), "--players: expected 1 to 4 in coop, got 5"),
        (("--officers", "jenny,bob"), 'unknown "bob"'),
        (("--officers", "jenny,jenny,miranda,marcellus"), "--officers: expected 4 different ones"),
        (("--seats", "human,human,human,human,human,human"), "expected 1 to 5 players, such as human,rules"),
        (("--seats", "human,robbot"), 'unknown player "robbot"'),
        (("--seats", "human", "--players", "3"), "--seats: expected 3 for this game, got 1"),
        (("--load", "/nowhere/at/all"), "cannot be read"),
        (("--picnic",), "unrecognized arguments"),
    ],
)
def test_bad_options_are_one_sentence(run: Run, options: tuple[str, ...], said: str) -> None:
    result = run("play", "hardcity", *options)
    assert (result.code, result.out) == (2, "")
    assert said in result.err
    assert result.err.count("\n") == 1


@pytest.mark.parametrize("text", ["[]", "{", '{"results": 3}', '{"officers": {"bob": {}}}', "\x00"])
def test_a_campaign_file_with_a_mistake(run: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "campaign.json"
    file.write_text(text, encoding="utf-8")
    result = run("play", "hardcity", "--campaign", str(file))
    assert (result.code, result.out) == (2, "")
    assert str(file) in result.err


@pytest.mark.parametrize("seats", ["human,rules", "rules,human"])
def test_whatever_is_typed_the_game_goes_on(run: Run, seats: str) -> None:
    stream = Stream(9)
    pieces = ["1", "2", "3", "7", "<", "end", "pass", "yes", "undo", "look", "help", "A1", "b5", "9" * 400]
    pieces += ["step", "step C4 c4", "shoot mutant1", "\x00", "ż" * 200, "[bold]", "-1", "save", "log x", "?"]
    lines = [pieces[int(stream.below(len(pieces)))] for _ in range(120)]
    result = run("play", "hardcity", "--seats", seats, "--seed", "4", "--episode", "4", stdin=typed(*lines))
    assert (result.code, result.err) == (0, "")


def test_bytes_that_are_no_text(run: Run) -> None:
    result = run(*START, stdin=b"\xff\xfe\n1\n")
    assert (result.code, result.err) == (0, "")


def test_people_hand_the_keyboard_over() -> None:
    """On a real terminal Doctor Zero's hand never stands on a screen that an officer was looking at."""
    parent, child = pty.openpty()
    environment = {**os.environ, "COLUMNS": "80", "LINES": "24", "LANG": "C.UTF-8", "TERM": "xterm"}
    process = start_process(
        [*COMMAND, *START], stdin=child, stdout=child, stderr=child, env=environment, close_fds=True
    )
    os.close(child)
    briefing = [""] * 2  # two screens
    script = typed(*briefing, *OPENING, "activate donathan", "end", "", "draw", "", "quit")
    os.write(parent, script.encode())
    seen = b""
    while True:
        try:
            seen += os.read(parent, 1 << 16)
        except OSError:
            break
    assert process.wait(30) == 0
    text = seen.decode()
    assert text.index("Doctor Zero: take the keyboard") < text.index("Hand: ")
    assert text.index("Hand: ") < text.index("Officers: take the keyboard")

"""``ashfall arena`` on the command line."""

import json
import os
import pty
import shlex
import subprocess
from contextlib import suppress
from pathlib import Path

import pytest

from tests.arena.helpers import ASHFALL, bot_file, eventually, untimed
from tests.cli.conftest import Run
from tests.starting import start_process

HERE = ("arena", "neuroshima", "--workers", "1")


def test_two_bots_as_json(run: Run) -> None:
    result = run(*HERE, "--bots", "random,random", "--games", "6", "--seed", "5", "--json")
    assert (result.code, result.err) == (0, "")
    data = json.loads(result.out)
    assert (data["games"], data["wanted"], data["seed"]) == (6, 6, 5)
    assert data["wins"] + data["draws"] + data["losses"] == 6
    assert data["pairs"]["count"] == 3
    assert set(data["elo"]) == {"value", "low", "high"}
    assert data["sprt"] is None
    assert [player["bot"] for player in data["players"]] == ["random", "random"]
    assert all(player["seconds_per_move"]["max"] > 0 for player in data["players"])
    again = run(*HERE, "--bots", "random,random", "--games", "6", "--seed", "5", "--json")
    assert untimed(again.out) == untimed(result.out)


def test_commas_part_bots_and_colons_their_options(run: Run, tmp_path: Path) -> None:
    bot = tmp_path / "mine.py"
    factory = "def make_bot(depth: int = 1, width: int = 2): return RandomBot()"
    bot.write_text(f"from ashfall.bots.random import RandomBot\n{factory}\n")
    specs = f"{bot}:depth=2:width=3,random,{bot}"
    data = json.loads(run(*HERE, "--bots", specs, "--games", "2", "--json").out)
    assert data["bots"] == specs.split(",")
    assert len(data["matches"]) == 3
    assert data["games"] == 6


@pytest.mark.parametrize(("language", "word"), [("en", "Opponent"), ("pl", "Przeciwnik"), ("uk", "Суперник")])
def test_in_words(run: Run, language: str, word: str) -> None:
    result = run(*HERE, "--bots", "random,random", "--games", "4", "--sprt", "-5,5", "--lang", language)
    assert (result.code, result.err) == (0, "")
    assert word in result.out
    assert "LLR" in result.out
    three = run(*HERE, "--bots", "random,random,random", "--games", "2", "--lang", language)
    assert three.out.count("random") >= 9


def test_a_test_stops_early(run: Run) -> None:
    data = json.loads(run(*HERE, "--bots", "random,random", "--sprt", "0,300", "--json").out)
    assert data["sprt"]["verdict"] == "H0 accepted"
    assert data["wanted"] == 20000
    assert data["games"] == 2 * data["sprt"]["pairs"] < 60


def test_report_and_armies(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    result = run(
        *HERE, "--bots", "random,random", "--games", "2", "--armies", "borgo,beasts", "--report", str(out)
    )
    assert result.code == 0
    page = out.read_text(encoding="utf-8")
    assert "--armies borgo,beasts" in page
    assert "Moloch" not in page


def test_journal_and_resume(run: Run, tmp_path: Path) -> None:
    journal = str(tmp_path / "j.jsonl")
    bots = ("--bots", "random,random", "--seed", "2")
    short = run(*HERE, *bots, "--games", "4", "--journal", journal, "--json")
    assert json.loads(short.out)["games"] == 4
    assert run(*HERE, *bots, "--journal", journal).err.startswith(f"{journal}: exists already")
    longer = run(*HERE, "--games", "8", "--resume", journal, "--json")
    whole = run(*HERE, *bots, "--games", "8", "--json")
    assert untimed(longer.out) == untimed(whole.out)
    again = run(*HERE, "--resume", journal, "--json")
    assert untimed(again.out) == untimed(whole.out)  # all eight games are remembered
    refused = run(*HERE, "--resume", journal, "--seed", "3")
    assert refused.code == 2
    assert refused.err == f"{journal}: seed: the journal has 2, this run has 3\n"


def test_a_test_that_comes_later_has_its_own_limit(run: Run, tmp_path: Path) -> None:
    journal = str(tmp_path / "j.jsonl")
    run(*HERE, "--bots", "random,random", "--games", "2", "--journal", journal)
    tested = json.loads(run(*HERE, "--resume", journal, "--sprt", "0,300", "--json").out)
    assert tested["wanted"] == 20000
    assert tested["sprt"]["verdict"] == "H0 accepted"
    again = json.loads(run(*HERE, "--resume", journal, "--json").out)
    assert (again["wanted"], again["sprt"]) == (20000, tested["sprt"])


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ((), "expected --bots A,B"),
        (("--bots", "random"), "expected 2 to 32 bots"),
        (("--bots", "random,"), "expected 2 to 32 bots"),
        (("--bots", "random,rando"), 'ashfall arena: argument --bots: unknown bot "rando", did you mean'),
        (("--bots", "random,random:depth=1"), "random"),
        (("--bots", "random,random", "--games", "0"), "--games: expected a whole number"),
        (("--bots", "random,random", "--sprt", "5"), "--sprt: expected two Elo bounds"),
        (("--bots", "random,random", "--sprt", "5,0"), "--sprt: expected two Elo bounds"),
        (("--bots", "random,random", "--sprt", "nan,nan"), "--sprt: expected two Elo bounds"),
        (("--bots", "random,random,random", "--sprt", "0,5"), "sprt: expected two bots, got 3"),
        (("--bots", "random,random", "--armies", "moloch"), "--armies: expected 2 to 6 of"),
        (
            ("--bots", "random,random", "--report", "/no/such/folder/r.html"),
            "/no/such/folder/r.html: cannot be written",
        ),
        (
            ("--bots", "random,random", "--journal", "/no/such/folder/j"),
            "/no/such/folder/j: cannot be written",
        ),
        (
            ("--bots", "random,random", "--journal", "a", "--resume", "b"),
            "expected --journal or --resume, got both",
        ),
        (("--resume", "/no/such/file"), "/no/such/file: cannot be read"),
        (("--bots", "random,random", "--ray", "127.0.0.1:9"), "ray: "),
    ],
)
def test_bad_options(
    run: Run, arguments: tuple[str, ...], problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    result = run("arena", "neuroshima", *arguments)
    assert (result.code, result.out) == (2, "")
    assert problem in result.err
    assert result.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_reader_that_leaves_early_leaves_nothing_behind(tmp_path: Path) -> None:
    command = shlex.join([*ASHFALL, *HERE, "--bots", "random,random", "--games", "2", "--json"])
    environment = {**os.environ, "TMPDIR": str(tmp_path)}
    done = subprocess.run(
        ["bash", "-c", f"{command} | true"], env=environment, check=True, capture_output=True
    )
    assert done.stderr == b""
    assert eventually(lambda: list(tmp_path.iterdir()) == [])


def test_a_failing_bot_is_one_line(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    bot = tmp_path / "bad.py"
    bot.write_text("class B:\n def choose(self, request): return 3\ndef make_bot(): return B()\n")
    result = run(*HERE, "--bots", f"random,{bot}")
    assert result.code == 2
    assert result.err.startswith(f"bot {bot}"[:40])
    assert "game seed" in result.err
    assert result.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == [bot]  # and no journal stays behind


LATE = """
from ashfall.bots.random import RandomBot

class Bot(RandomBot):
    moves = 0

    def choose(self, request):
        self.moves += 1
        if self.moves > 200:
            raise ValueError("tired")
        return super().choose(request)

def make_bot():
    return Bot()
"""


def resumed(run: Run, err: str, *leave_out: str) -> str:
    """The output of the command that tells how to go on."""
    _, stopped, command = err.splitlines()
    assert stopped.startswith("Stopped.")
    words = shlex.split(command)[1:]
    for word in leave_out:
        place = words.index(word)
        del words[place : place + 2]
    return run(*words).out


def test_a_bot_that_fails_late_loses_no_game(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    bot = tmp_path / "late.py"
    bot.write_text(LATE, encoding="utf-8")
    result = run(*HERE, "--bots", f"{bot},random", "--json")
    assert result.code == 2
    assert "ValueError: tired" in result.err.splitlines()[0]
    first = json.loads(result.out)
    assert first["games"] >= 2
    assert first["complete"] is False
    assert json.loads(resumed(run, result.err))["games"] > first["games"]


def test_a_report_that_cannot_be_written_loses_no_game(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    report = ("--report", "/proc/ashfall.html")  # a folder in which nobody can make files
    result = run(*HERE, "--bots", "random,random", "--games", "4", "--json", *report)
    assert result.code == 2
    assert result.err.startswith("/proc/ashfall.html: cannot be written")
    assert json.loads(result.out)["games"] == 4
    assert untimed(resumed(run, result.err, "--report")) == untimed(result.out)


def test_a_full_disk_loses_no_game(tmp_path: Path) -> None:
    command = [*ASHFALL, *HERE, "--bots", "random,random", "--games", "2", "--json"]
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            command,
            env={**os.environ, "TMPDIR": str(tmp_path)},
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.stderr.startswith("ashfall arena: [Errno 28]")
    assert "--resume" in done.stderr
    assert len(list(tmp_path.glob("*/journal.jsonl"))) == 1


def read_to_the_end(terminal: int) -> bytes:
    data = b""
    with suppress(OSError):  # how Linux tells that nobody writes any more
        while piece := os.read(terminal, 1 << 16):
            data += piece
    return data


def test_a_bar_on_a_terminal_and_nothing_on_a_pipe(tmp_path: Path) -> None:
    slow = f"{bot_file(tmp_path)}:pause=0.001"  # so that there is time for a look at the running result
    command = [*ASHFALL, *HERE, "--bots", f"{slow},random", "--games", "16", "--json"]
    leader, follower = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "120"}
    process = start_process(command, stdout=subprocess.PIPE, stderr=follower, env=environment)
    os.close(follower)
    shown = read_to_the_end(leader)  # while it runs: what nobody reads would stop it
    os.close(leader)
    out, _ = process.communicate(timeout=60)
    assert json.loads(out)["games"] == 16
    assert b"/16" in shown
    assert b"Elo" in shown
    piped = subprocess.run(command, capture_output=True, check=True)
    assert piped.stderr == b""

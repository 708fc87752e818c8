"""The file of finished games."""

import errno
import fcntl
import json
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from ashfall.arena.journal import RunJournal, read_header
from ashfall.arena.neuroshima import headers
from ashfall.arena.neuroshima.duel import GameResult
from ashfall.arena.neuroshima.headers import header_of
from ashfall.arena.neuroshima.schedule import ContestPlan
from ashfall.arena.plan import ThinkingTime
from ashfall.arena.run_header import InvalidJournal
from tests.arena.helpers import bot_file

PLAN = ContestPlan(("random", "rush"), 10, seed=4)
RESULT = GameResult(1, "health", 80, (3, 17), (ThinkingTime(40, 0.5, 0.1), ThinkingTime(40, 0.25, 0.02)))


def filled(path: Path) -> Path:
    journal = RunJournal.create(path, header_of(PLAN, (0.0, 10.0)))
    journal.add(0, RESULT)
    journal.add(3, replace(RESULT, winner=None))
    journal.close()
    return path


def test_games_come_back_as_they_went_in(tmp_path: Path) -> None:
    path = filled(tmp_path / "j.jsonl")
    assert all(isinstance(json.loads(line), dict) for line in path.read_text().splitlines())
    header = read_header(path)
    assert (header.bots, header.seed, header.games, header.sprt) == (PLAN.bots, 4, 10, (0.0, 10.0))
    journal = RunJournal.resume(path, header_of(PLAN))
    assert journal.results == {0: RESULT, 3: replace(RESULT, winner=None)}
    journal.add(1, RESULT)
    journal.close()
    again = RunJournal.resume(path, header_of(replace(PLAN, games=500)))  # more games are welcome
    assert set(again.results) == {0, 1, 3}
    again.close()


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path = filled(tmp_path / "j.jsonl")
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"game":1,"result":{"winner":1,"rea')
    journal = RunJournal.resume(path, header_of(PLAN))
    assert set(journal.results) == {0, 3}
    journal.add(1, RESULT)
    journal.close()
    assert path.read_bytes().startswith(whole + b'{"game":1,"result":{"winner":1,"reason"')
    assert read_header(path).seed == 4


@pytest.mark.parametrize(
    ("plan", "problem"),
    [
        (ContestPlan(("random", "rush"), 10, seed=5), "seed: the journal has 4, this run has 5"),
        (ContestPlan(("rush", "random"), 10, seed=4), "bots: the journal has"),
        (ContestPlan(("random", "rush"), 10, 4, (("moloch", "borgo"),)), "armies: the journal has"),
    ],
)
def test_another_run_is_refused(tmp_path: Path, plan: ContestPlan, problem: str) -> None:
    path = filled(tmp_path / "j.jsonl")
    before = path.read_bytes()
    with pytest.raises(InvalidJournal, match=problem) as caught:
        RunJournal.resume(path, header_of(plan))
    assert str(caught.value).startswith(str(path)[:40])
    assert path.read_bytes() == before


def test_a_bot_file_that_has_changed_is_noticed(tmp_path: Path) -> None:
    bot = bot_file(tmp_path)
    plan = ContestPlan((f"{bot}:luck=3", "random"), 4)
    RunJournal.create(tmp_path / "j", header_of(plan)).close()
    RunJournal.resume(tmp_path / "j", header_of(plan)).close()
    Path(bot).write_text("def make_bot(): ...", encoding="utf-8")
    with pytest.raises(InvalidJournal, match="digests of bot files and weights"):
        RunJournal.resume(tmp_path / "j", header_of(plan))


def test_a_file_that_an_option_names_is_noticed(tmp_path: Path) -> None:
    weights = tmp_path / "own.json"
    weights.write_text("1", encoding="utf-8")
    plan = ContestPlan((f"search:value={weights}:iterations=1", "random"), 4)
    RunJournal.create(tmp_path / "j", header_of(plan)).close()
    RunJournal.resume(tmp_path / "j", header_of(plan)).close()
    weights.write_text("2", encoding="utf-8")
    with pytest.raises(InvalidJournal, match="digests of bot files and weights"):
        RunJournal.resume(tmp_path / "j", header_of(plan))


def test_other_weights_of_our_own_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = filled(tmp_path / "j")
    monkeypatch.setattr(headers, "_shipped", lambda: "another")
    with pytest.raises(InvalidJournal, match="digests of bot files and weights"):
        RunJournal.resume(path, header_of(PLAN))


def test_a_bot_file_in_the_home_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    Path(bot_file(tmp_path)).rename(tmp_path / "mine.py")
    header = header_of(ContestPlan(("~/mine.py:luck=1", "random"), 4))
    assert len(header.files["~/mine.py"]) == 64


def test_more_games_and_another_test_are_remembered(tmp_path: Path) -> None:
    path = filled(tmp_path / "j")
    RunJournal.resume(path, header_of(replace(PLAN, games=40))).close()
    assert (read_header(path).games, read_header(path).sprt) == (40, (0.0, 10.0))
    RunJournal.resume(path, header_of(replace(PLAN, games=20), (0.0, 30.0))).close()
    assert (read_header(path).games, read_header(path).sprt) == (40, (0.0, 30.0))
    before = path.read_bytes()
    journal = RunJournal.resume(path, header_of(replace(PLAN, games=40), (0.0, 30.0)))
    assert set(journal.results) == {0, 3}
    journal.close()
    assert path.read_bytes() == before  # nothing new
    path.write_bytes(before + b'{"wanted":90')
    assert read_header(path).games == 40  # a line that was cut off


def when_locked(monkeypatch: pytest.MonkeyPatch, act: Callable[[], None]) -> None:
    """Do something at the moment before a journal is locked."""
    lock = fcntl.flock

    def acting(descriptor: int, operation: int) -> None:
        act()
        lock(descriptor, operation)

    monkeypatch.setattr(fcntl, "flock", acting)


def test_a_game_written_just_before_the_lock_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = filled(tmp_path / "j")
    line = path.read_bytes().splitlines(keepends=True)[1].replace(b'"game":0', b'"game":7')

    def write() -> None:
        with path.open("ab") as file:
            file.write(line)

    when_locked(monkeypatch, write)
    journal = RunJournal.resume(path, header_of(PLAN))
    journal.close()
    assert set(journal.results) == {0, 3, 7}
    assert path.read_bytes().endswith(line)


def test_a_journal_that_cannot_be_locked_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse() -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    path = tmp_path / "j"
    with monkeypatch.context() as patched:
        when_locked(patched, refuse)
        with pytest.raises(InvalidJournal, match="cannot be locked, "):
            RunJournal.create(path, header_of(PLAN))
    assert not path.exists()
    filled(path)  # it works later


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "line 1: expected the header"),
        ("hello\n", "line 1: expected the header"),
        ('{"arena": 1}\n', "line 1: expected the header"),
        ("HEADER\nhello\n", "line 2: expected a game"),
        ('HEADER\n{"game": 1}\n', "line 2: expected a game"),
        ("HEADER\nGAME\n\xff\n", "line 3: expected a game"),
        ('HEADER\n{"game":-1,RESULT}\n', "line 2: expected a game between two seats"),
        ("HEADER\nWINNER\n", "line 2: expected a game between two seats"),
    ],
)
def test_a_damaged_journal_is_refused(tmp_path: Path, text: str, problem: str) -> None:
    first, game, _ = filled(tmp_path / "good").read_text().splitlines()
    inside = game.partition(",")[2].removesuffix("}")
    text = text.replace("HEADER", first).replace("GAME", game).replace("RESULT", inside)
    text = text.replace("WINNER", game.replace('"winner":1', '"winner":7'))
    (tmp_path / "bad").write_bytes(text.encode("latin-1"))
    with pytest.raises(InvalidJournal, match=problem):
        RunJournal.resume(tmp_path / "bad", header_of(PLAN))


def test_files_that_cannot_be_used(tmp_path: Path) -> None:
    with pytest.raises(InvalidJournal, match="cannot be read"):
        RunJournal.resume(tmp_path / "none", header_of(PLAN))
    with pytest.raises(InvalidJournal, match="cannot be written"):
        RunJournal.create(tmp_path / "none" / "j", header_of(PLAN))
    path = filled(tmp_path / "j")
    with pytest.raises(InvalidJournal, match="exists already"):
        RunJournal.create(path, header_of(PLAN))
    writing = RunJournal.resume(path, header_of(PLAN))
    with pytest.raises(InvalidJournal, match="another run is writing it"):
        RunJournal.resume(path, header_of(PLAN))
    writing.close()
    RunJournal.resume(path, header_of(PLAN)).close()

"""What a game in the terminal does alike in every game: commands, undo, files, bots that break down."""

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

from ashfall.cli.screen import notice_lines, print_news, room_below
from ashfall.hardcity import Match as CityMatch
from tests.cli.conftest import Run
from tests.cli.hardcity.conftest import opening
from tests.cli.neuroshima.test_play import typed
from tests.cli.test_hostile import refused

STARTS = {
    "neuroshima": ("play", "neuroshima", "--armies", "moloch,borgo", "--seed", "3"),
    "hardcity": ("play", "hardcity", "--seed", "3"),
}
# Moves of the first seat after which the second one must choose.
MOVES = {
    "neuroshima": ["place hq C3 0"],
    "hardcity": [*opening(CityMatch(1, 3)), "activate donathan", "end"],
}
BROKEN = """
class Bot:
    def choose(self, request):
        raise LookupError("no plan")

def make_bot():
    return Bot()
"""
both = pytest.mark.parametrize("game", STARTS)


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "own.py").write_text(BROKEN, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return "./own.py"


def moves_in(file: Path) -> list[str]:
    moves: list[str] = json.loads(file.read_text(encoding="utf-8"))["moves"]
    return moves


@both
@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("LOG", "Nothing has happened yet."),
        ("moves", "Legal moves"),
        ("undo", "There is nothing to take back."),
        ("save /nowhere/at/all", "Not saved: /nowhere/at/all: cannot be written"),
        ("0", '"0" is neither a choice nor a move here'),
        ("-1", '"-1" is neither'),
        ("9999", '"9999" is neither'),
        ("[/] x", '"[/] x" is neither'),
    ],
)
def test_what_is_typed_is_answered(run: Run, game: str, asked: str, said: str) -> None:
    result = run(*STARTS[game], "--seats", "human,human", stdin=typed(asked))
    assert (result.code, result.err) == (0, "")
    assert said in result.out
    assert result.out.endswith("Goodbye.\n")


@both
def test_a_game_survives_its_bot(run: Run, broken: str, tmp_path: Path, game: str) -> None:
    file = tmp_path / "game.json"
    script = typed(*MOVES[game], f"save {file}", "picnic", "undo", "quit")
    result = run(*STARTS[game], "--seats", f"human,{broken}", stdin=script)
    assert (result.code, result.err) == (0, "")
    assert '"save FILE", "undo" or "quit":' in " ".join(result.out.split())
    assert moves_in(file) == MOVES[game]
    assert f"Taken back: {MOVES[game][-1]}" in result.out


@both
def test_a_game_left_with_a_broken_bot_is_an_error_and_saved(
    run: Run, broken: str, tmp_path: Path, game: str
) -> None:
    file = tmp_path / "game.json"
    seats = ("--seats", f"human,{broken}", "--save", str(file))
    result = run(*STARTS[game], *seats, stdin=typed(*MOVES[game], "quit"))
    assert result.code == 2
    assert result.err.startswith(f"bot {broken}: game seed 3, move {len(MOVES[game]) + 1}, ")
    assert "seat 1: LookupError: no plan (own.py, line 4)\n" in result.err
    assert moves_in(file) == MOVES[game]


@both
def test_a_hint_that_fails_is_told(run: Run, broken: str, game: str) -> None:
    result = run(*STARTS[game], "--seats", f"human,{broken}", stdin=typed("hint"))
    assert (result.code, result.err) == (0, "")
    assert "seat 0: LookupError: no plan" in " ".join(result.out.split())


@both
def test_a_record_that_cannot_be_written_is_told_before_the_game(run: Run, tmp_path: Path, game: str) -> None:
    line = refused(run, *STARTS[game], "--save", str(tmp_path / "no" / "folder.json"))
    assert "cannot be written" in line


@pytest.mark.parametrize("command", ["play", "sim", "arena", "list"])
def test_a_game_that_is_not_there(run: Run, command: str) -> None:
    assert "'neuroshima', 'hardcity'" in refused(run, command, "chess")


# The screen.


def screen(width: int = 20, terminal: bool = True) -> tuple[Console, io.StringIO]:
    file = io.StringIO()
    return Console(file=file, width=width, height=10, force_terminal=terminal, color_system=None), file


def test_an_answer_is_shown_whole() -> None:
    told = "This move is not legal now (NH-2.6)"
    lines = [line.plain.strip() for line in notice_lines(screen()[0], told)]
    assert " ".join(lines) == told
    assert max(map(len, lines)) <= 20
    assert notice_lines(screen()[0], "") == []


def test_news_take_the_room_there_is() -> None:
    news = ["one", "two", "three is much too long for its line"]
    console, file = screen()
    print_news(console, news, 2)
    assert file.getvalue() == "two\nthree is much too l…\n"
    console, file = screen()
    print_news(console, news, -3)
    assert file.getvalue().count("\n") == 1
    console, file = screen(80, terminal=False)
    print_news(console, news, 1)
    assert file.getvalue() == "one\ntwo\nthree is much too long for its line\n"


def test_a_prompt_takes_as_many_lines_as_it_needs() -> None:
    console, _ = screen()
    assert room_below(console, "[bold]twenty characters aa[/]") == 1
    assert room_below(console, "twenty-one characters") == 2
    assert room_below(console, "") == 3  # how the game ended

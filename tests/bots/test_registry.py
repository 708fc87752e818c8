"""Bots by name, from files and from installed packages; every mistake is one sentence."""

import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import ashfall
from ashfall.bots.random import RandomBot
from ashfall.bots.registry import (
    UnknownBot,
    bot_about,
    bot_names,
    bot_options,
    is_file,
    make_bot,
    our_bots,
)

FILE = '''
from __future__ import annotations
from dataclasses import dataclass
from ashfall.bots.contract import Choice, Request

@dataclass
class Mine:
    depth: int
    bold: bool
    share: float
    style: str

    def choose(self, request: Request) -> Choice:
        return Choice(request.legal[min(self.depth, len(request.legal) - 1)])

def make_bot(depth: int = 1, bold: bool = False, share: float = 0.5, style: str = "calm") -> Mine:
    """Plays the move of a number.

    More is not said.
    """
    if depth < 0:
        raise ValueError(f"depth: expected 0 or more, got {depth}")
    if depth == 13:
        raise RuntimeError("bad luck")
    return Mine(depth, bold, share, style)
'''


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "mine.py").write_text(FILE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def refused(spec: str) -> str:
    with pytest.raises(UnknownBot) as caught:
        make_bot(spec)
    sentence = str(caught.value)
    assert "\n" not in sentence
    assert str(pickle.loads(pickle.dumps(caught.value))) == sentence  # it may come from a worker process
    return sentence


def test_ours_can_be_made_by_name() -> None:
    assert bot_names()[: len(our_bots())] == tuple(our_bots())
    assert isinstance(make_bot("random"), RandomBot)
    assert bot_options("random") == {}


@pytest.mark.parametrize("name", our_bots())
def test_options_of_ours_are_typed_and_their_defaults_can_be_given(name: str) -> None:
    options = bot_options(name)
    written = [
        f":{key}={str(value).lower() if isinstance(value, bool) else value}" for key, value in options.items()
    ]
    assert callable(make_bot(name + "".join(written)).choose)


def test_a_file_with_options(folder: Path) -> None:
    assert bot_options("mine.py") == {"depth": 1, "bold": False, "share": 0.5, "style": "calm"}
    assert bot_about("mine.py") == "Plays the move of a number."
    assert str(make_bot("mine.py")) == "Mine(depth=1, bold=False, share=0.5, style='calm')"
    made = make_bot("./mine.py:depth=3:bold=true:share=2:style=x=y")
    assert str(made) == "Mine(depth=3, bold=True, share=2.0, style='x=y')"
    assert str(make_bot(str(folder / "mine.py"))) == str(make_bot("mine.py"))


def test_a_file_is_known_by_its_ending_and_may_stand_in_any_folder(folder: Path) -> None:
    assert is_file("a/b.py")
    assert is_file("b.py:depth=2")
    assert not is_file("search:iterations=2")
    odd = folder / "odd: x.py"
    odd.mkdir()
    (odd / "mine.py").write_text(FILE, encoding="utf-8")
    assert "depth=4" in str(make_bot("odd: x.py/mine.py:depth=4"))


def test_two_files_of_the_same_name_are_two_bots(folder: Path) -> None:
    (folder / "other").mkdir()
    (folder / "other" / "mine.py").write_text(
        FILE.replace("depth: int = 1", "depth: int = 9"), encoding="utf-8"
    )
    first, second = make_bot("mine.py"), make_bot("other/mine.py")
    assert "depth=1" in str(first)
    assert "depth=9" in str(second)
    assert type(first) is not type(second)


def test_a_changed_file_is_read_again(folder: Path) -> None:
    make_bot("mine.py")
    (folder / "mine.py").write_text(FILE.replace("depth: int = 1", "depth: int = 99"), encoding="utf-8")
    assert "depth=99" in str(make_bot("mine.py"))


def test_another_process_makes_the_same_bot(folder: Path) -> None:
    code = "from ashfall.bots.registry import make_bot; print(make_bot('./mine.py:depth=3'))"
    environment = {**os.environ, "PYTHONPATH": str(Path(ashfall.__file__).parents[1])}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(make_bot("./mine.py:depth=3"))


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("", "unknown bot"),
        ("randon", 'unknown bot "randon", did you mean "random"?'),
        ("x" * 5000, "expected one of: random"),
        ("random:depth=1", 'bot "random": expected no options, got "depth=1"'),
        ("none.py", 'bot file "none.py": no such file'),
        (".py", "unknown bot"),
        ("mine.py:deep=1", 'bot "mine.py": unknown option "deep", did you mean "depth"?'),
        ("mine.py:depth", "expected OPTION=VALUE with depth, bold, share, style, got"),
        ("mine.py:depth=1:depth=2", "option depth is given twice"),
        ("mine.py:depth=", 'option depth: expected a whole number, got ""'),
        ("mine.py:depth=1.5", 'option depth: expected a whole number, got "1.5"'),
        ("mine.py:depth=" + "9" * 5000, "option depth: expected a whole number"),
        ("mine.py:bold=yes", 'option bold: expected true or false, got "yes"'),
        ("mine.py:share=half", 'option share: expected a number, got "half"'),
        ("mine.py:share=nan", "option share: expected a number"),
        ("mine.py:share=inf", "option share: expected a number"),
        ("mine.py:depth=-1", 'bot "mine.py:depth=-1": depth: expected 0 or more, got -1'),
        ("mine.py:depth=13", "RuntimeError: bad luck (mine.py, line "),
    ],
)
def test_what_cannot_be_made(folder: Path, spec: str, said: str) -> None:
    assert said in refused(spec)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "expected it to define make_bot"),
        ("make_bot = 3", "expected a function or class that makes it, got 3"),
        ("def make_bot(:", "SyntaxError"),
        (
            "import nothing_like_this",
            "ModuleNotFoundError: No module named 'nothing_like_this' (bad.py, line 1)",
        ),
        ("raise SystemExit(3)", "SystemExit: 3 (bad.py, line 1)"),
        ("\0", "bad.py"),
        ("def make_bot(): return 7", "expected an object with a method choose, got int"),
        ("def make_bot(): raise SystemExit", "SystemExit (bad.py, line 1)"),
        ("def make_bot(depth): return depth", "expected a default for its option depth"),
        ("make_bot = type", "does not tell its options"),
    ],
)
def test_files_with_a_mistake(folder: Path, text: str, said: str) -> None:
    (folder / "bad.py").write_text(text, encoding="utf-8")
    sentence = refused("bad.py")
    assert "bad.py" in sentence
    assert said in sentence


def test_a_folder_is_no_file(folder: Path) -> None:
    (folder / "deep.py").mkdir()
    assert "no such file" in refused("deep.py")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package as an installer leaves it behind."""
    site = tmp_path / "site"
    (site / "tiny_bots").mkdir(parents=True)
    (site / "tiny_bots" / "__init__.py").write_text(FILE + "\nNUMBER = 3\n", encoding="utf-8")
    facts = site / "tiny_bots-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: tiny-bots\nVersion: 1.0\n", encoding="utf-8"
    )
    (facts / "entry_points.txt").write_text(
        "[ashfall.bots]\n"
        "tiny = tiny_bots:make_bot\n"
        "random = tiny_bots:make_bot\n"
        "gone = tiny_bots.gone:make_bot\n"
        "number = tiny_bots:NUMBER\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(str(site))
    monkeypatch.delitem(sys.modules, "tiny_bots", raising=False)
    return site


def test_bots_of_installed_packages(package: Path) -> None:
    assert bot_names() == (*our_bots(), "gone", "number", "tiny")
    assert bot_options("tiny")["depth"] == 1
    assert "depth=5" in str(make_bot("tiny:depth=5"))
    assert isinstance(make_bot("random"), RandomBot)  # ours cannot be taken over
    assert 'did you mean "tiny"?' in refused("tinny")


def test_packages_with_a_mistake(package: Path) -> None:
    assert 'bot "gone" of an installed package: ModuleNotFoundError' in refused("gone")
    assert 'bot "number": expected a function or class that makes it, got 3' in refused("number")


def test_without_packages_there_are_only_ours() -> None:
    assert "tiny" not in bot_names()

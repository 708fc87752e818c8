"""Bots on the command line: any bot at any seat, what they say, and what happens when they fail."""

import json
import os
import pty
import re
import select
import signal
import subprocess
import time
from dataclasses import fields
from pathlib import Path

import pytest

import ashfall
from ashfall.bots.contract import Request
from ashfall.bots.neuroshima.roster import BOTS, LEVELS
from ashfall.bots.registry import bot_options
from ashfall.cli.neuroshima.players import DEFAULT_BOT
from ashfall.cli.thinking import PATIENCE
from ashfall.table.texts import LANGUAGES
from tests.bots.test_registry import package as installed_package
from tests.cli.conftest import Run
from tests.cli.neuroshima.test_documents import blocks
from tests.cli.neuroshima.test_play import COMMAND, typed
from tests.cli.test_hostile import refused
from tests.languages import WHOLE
from tests.starting import start_process

package = installed_package
EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "careful_bot.py"
ARMIES = ("--armies", "moloch,borgo", "--seed", "3")
BOT = """
import time
from ashfall.bots.contract import Candidate, Choice
from ashfall.table.contract import Move

class Bot:
    def __init__(self, seconds, ideas, fails):
        self.seconds, self.ideas, self.fails = seconds, ideas, fails

    def choose(self, request):
        steps = 20 if self.seconds else 1
        for step in range(steps):
            time.sleep(self.seconds / steps)
            if request.progress is not None:
                request.progress((step + 1) / steps)
        if self.fails == "raise" and request.view.turn_number:
            raise LookupError("no plan")
        if self.fails == "cores":
            raise LookupError(f"cores={request.cores}")
        if self.fails == "cheat" and request.view.turn_number:
            return Choice(Move(7, "picnic"))
        moves = request.legal
        wanted = request.alternatives if self.ideas else 0
        candidates = [Candidate(move, 0.75 - i / 4, 1) for i, move in enumerate(moves[:wanted])]
        return Choice(moves[0], 0.625 if self.ideas else None, tuple(candidates))

def make_bot(seconds: float = 0.0, ideas: bool = True, fails: str = ""):
    return Bot(seconds, ideas, fails)
"""


@pytest.fixture
def bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "own.py").write_text(BOT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return "./own.py"


def unwrapped(text: str) -> str:
    return " ".join(text.split())


# Simulations.


def test_sim_with_any_bots(run: Run, bot: str) -> None:
    bots = f"rush,{bot}:ideas=false"
    data = json.loads(
        run("sim", "neuroshima", "--games", "2", "--bots", bots, "--armies", "moloch,borgo", "--json").out
    )
    assert data["bots"] == bots.split(",")
    assert data["wins"] == {"seats": [2, 0], "armies": {"moloch": 2, "borgo": 0}}
    words = run("sim", "neuroshima", "--games", "1", "--bots", bots, "--armies", "moloch,borgo").out
    assert "Seat 0 (rush): 1 (100.0 %)" in words
    assert "Seat 1 (./own.py:ideas=false): 0 (0.0 %)" in words


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        ("random,genius", 'unknown player "genius", expected one of: random'),
        ("random,rusch", 'unknown player "rusch", did you mean "rush"?'),
        ("random", "expected 2 to 6 bots, such as"),
        ("human,random", 'unknown player "human"'),
        ("random:depth=3,random", 'bot "random": expected no options, got "depth=3"'),
        ("random,./own.py:second=3", 'unknown option "second", did you mean "seconds"?'),
        ("random,./own.py:seconds=soon", 'option seconds: expected a number, got "soon"'),
        ("random,./none.py", 'bot file "./none.py": no such file'),
        ("random,[/]", 'unknown player "[/]"'),
    ],
)
def test_bots_that_cannot_play(run: Run, bot: str, bots: str, said: str) -> None:
    line = refused(run, "sim", "neuroshima", "--bots", bots)
    assert line.startswith("ashfall sim: argument --bots: ")
    assert said in line


@pytest.mark.parametrize(
    ("fails", "said"), [("raise", "LookupError: no plan"), ("cheat", 'the move "picnic" is not legal')]
)
def test_a_bot_that_fails_ends_the_simulation(run: Run, bot: str, fails: str, said: str) -> None:
    line = refused(run, "sim", "neuroshima", "--bots", f"random,{bot}:fails={fails}", "--seed", "4")
    assert line.startswith(f"bot ./own.py:fails={fails}: game seed 4, move ")
    assert said in line


# The game in the terminal.


def test_seats_name_what_is_unknown(run: Run, bot: str) -> None:
    assert 'unknown player "humn", did you mean "human"?' in refused(
        run, "play", "neuroshima", "--seats", "humn,rush"
    )
    assert "expected it to define make_bot" in refused(
        run, "play", "neuroshima", "--seats", f"human,{empty_file()}"
    )


def empty_file() -> str:
    Path("empty.py").write_text("", encoding="utf-8")
    return "empty.py"


def test_play_and_sim_play_the_same_game(run: Run) -> None:
    told = run("play", "neuroshima", *ARMIES, "--seats", "rush,random").out
    sim = run("sim", "neuroshima", "--games", "1", *ARMIES, "--bots", "rush,random", "--json").out
    winner = json.loads(sim)["wins"]["seats"].index(1)
    assert f"{('Moloch', 'Borgo')[winner]} won" in told
    assert run("play", "neuroshima", *ARMIES, "--seats", "rush,random").out == told


def test_estimates_are_told_when_asked_for(run: Run, bot: str) -> None:
    script = typed("C3", "log")
    quiet = run("play", "neuroshima", *ARMIES, "--seats", f"human,{bot}", stdin=script).out
    told = run("play", "neuroshima", *ARMIES, "--seats", f"human,{bot}", "--estimates", stdin=script).out
    assert "chances" not in quiet
    assert "Borgo: the bot puts its chances at 62 %." in told
    silent = run(
        "play", "neuroshima", *ARMIES, "--seats", f"human,{bot}:ideas=false", "--estimates", stdin=script
    )
    assert "chances" not in silent.out


def test_a_hint_names_the_best_moves(run: Run, bot: str) -> None:
    out = run("play", "neuroshima", *ARMIES, "--seats", f"human,{bot}", stdin=typed("hint")).out
    assert "What the bot ./own.py would do" in out
    assert re.findall(r"(\d+) %  Place HQ on (\w+) \(place hq A1 (\d)\)", out) == [
        ("75", "A1", "0"),
        ("50", "A1", "1"),
        ("25", "A1", "2"),
    ]


def test_a_hint_of_a_bot_without_opinions_is_one_move(run: Run) -> None:
    out = run("play", "neuroshima", *ARMIES, "--seats", "human,random", stdin=typed("hint")).out
    assert len(re.findall(r"^  Place HQ on .+ \(place hq .. .\)$", out, re.MULTILINE)) == 1
    assert "%" not in out


def test_a_hint_says_when_the_memory_of_the_search_was_used_up(run: Run) -> None:
    told = {}
    for nodes in (4, 10_000):
        seats = f"human,search:iterations=12:nodes={nodes}"
        told[nodes] = run("play", "neuroshima", *ARMIES, "--seats", seats, stdin=typed("hint")).out
    assert "Its memory was used up" in told[4]
    assert "memory" not in told[10_000]


def test_the_usual_bot_advises_where_only_people_play(run: Run) -> None:
    out = run("play", "neuroshima", *ARMIES, "--seats", "human,human", stdin=typed("hint")).out
    assert f"What the bot {DEFAULT_BOT} would do" in out


@pytest.mark.parametrize(("words", "cores"), [((), 1), (("--cores", "3"), 3)])
def test_bots_and_hints_may_use_as_many_cores_as_were_given(
    run: Run, bot: str, words: tuple[str, ...], cores: int
) -> None:
    game = ("play", "neuroshima", *ARMIES, "--seats", f"human,{bot}:fails=cores", *words)
    assert f"seat 0: LookupError: cores={cores}" in unwrapped(run(*game, stdin=typed("hint")).out)
    assert f"seat 1: LookupError: cores={cores}" in run(*game, stdin=typed("C3")).err


def test_a_search_on_two_cores_plays_and_leaves_quietly() -> None:
    words = ("--seats", "human,search:iterations=4", "--cores", "2")
    done = subprocess.run(
        [*COMMAND, "play", "neuroshima", *ARMIES, *words],
        input=typed("C3", "hint"),
        env={**os.environ, "PYTHONPATH": str(Path(ashfall.__file__).parents[1]), "ASHFALL_LANG": "en"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "What the bot search:iterations=4 would do" in done.stdout


@pytest.mark.parametrize("cores", ["0", "257", "two"])
def test_cores_that_make_no_sense(run: Run, cores: str) -> None:
    line = refused(run, "play", "neuroshima", "--cores", cores)
    assert "argument --cores: expected a whole number from 1 to 256" in line


def test_a_hint_that_fails_is_told(run: Run, bot: str) -> None:
    script = typed("C3", "hint", "end")
    result = run("play", "neuroshima", *ARMIES, "--seats", f"human,{bot}:fails=raise", stdin=script)
    assert "move 3, armies moloch,borgo, seat 0: LookupError: no plan (own.py, line " in unwrapped(result.out)


def test_a_game_survives_its_bot(run: Run, bot: str, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    seats = ("--seats", f"human,{bot}:fails=raise")
    script = typed("C3", "redraw", "end", f"save {record}", "picnic", "undo", "undo", "quit")
    result = run("play", "neuroshima", *ARMIES, *seats, stdin=script)
    said = r'seat 1: LookupError: no plan \(own.py, line \d+\) "save FILE", "undo" or "quit":'
    assert re.search(said, unwrapped(result.out))
    moves = json.loads(record.read_text(encoding="utf-8"))["moves"]
    assert moves[:2] == ["place hq C3 0", "place hq A1 0"]
    assert "Taken back: end" in result.out
    assert (result.code, result.err) == (0, "")  # the game went on after the move was taken back


@pytest.mark.parametrize("last", [["quit"], []])
def test_leaving_a_game_with_a_broken_bot_is_an_error(run: Run, bot: str, last: list[str]) -> None:
    script = typed("C3", "redraw", "end", *last)
    result = run("play", "neuroshima", *ARMIES, "--seats", f"human,{bot}:fails=cheat", stdin=script)
    assert result.code == 2
    where = "game seed 3, move 5, armies moloch,borgo, seat 1"
    assert result.err == f'bot ./own.py:fails=cheat: {where}: the move "picnic" is not legal\n'


def test_nothing_is_shown_on_a_pipe_while_a_bot_thinks(run: Run, bot: str) -> None:
    out = run("play", "neuroshima", *ARMIES, "--seats", f"human,{bot}:seconds=0.4", stdin=typed("C3")).out
    assert ": thinking" not in out
    assert "\x1b" not in out


class Terminal:
    """A game in a real terminal; ``patience`` is how long a bot thinks before a bar is shown."""

    def __init__(self, *arguments: str, patience: float = PATIENCE) -> None:
        python, option, program = COMMAND
        program = f"import ashfall.cli.thinking as thinking; thinking.PATIENCE = {patience}; {program}"
        self.leader, follower = pty.openpty()
        size = {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24", "LANG": "C.UTF-8"}
        size["PYTHONPATH"] = str(Path(ashfall.__file__).parents[1])
        self.process = start_process(
            [python, option, program, "play", "neuroshima", *ARMIES, *arguments],
            stdin=follower,
            stdout=follower,
            stderr=follower,
            env={**os.environ, **size},
        )
        os.close(follower)
        self.seen = ""

    def type(self, text: str) -> None:
        os.write(self.leader, text.encode())

    def wait_for(self, text: str, seconds: float = 20) -> None:
        limit = time.monotonic() + seconds
        while text not in self.seen and (left := limit - time.monotonic()) > 0:
            if select.select([self.leader], [], [], left)[0]:
                self.seen += os.read(self.leader, 65536).decode(errors="replace")
        assert text in self.seen

    def end(self) -> int:
        try:
            while chunk := os.read(self.leader, 65536):
                self.seen += chunk.decode(errors="replace")
        except OSError:
            pass  # the other end is closed
        os.close(self.leader)
        return self.process.wait(20)


def absolute(bot: str) -> str:
    return str(Path(bot).resolve())


def test_a_bar_while_a_bot_thinks(bot: str) -> None:
    terminal = Terminal("--seats", f"human,{absolute(bot)}:seconds=1", "--quick")
    terminal.wait_for("brackets")
    terminal.type("C3\n")
    terminal.wait_for(": thinking")
    terminal.wait_for("only instants were drawn")  # the bot has moved
    terminal.type("\x04")
    assert terminal.end() == 0
    assert re.search(r"\d+%", terminal.seen)
    assert "\x1b[?25h" in terminal.seen  # the cursor is back


def test_waiting_for_what_never_comes_has_an_end(bot: str) -> None:
    terminal = Terminal("--seats", f"human,{absolute(bot)}", "--quick")
    terminal.wait_for("brackets")
    with pytest.raises(AssertionError):
        terminal.wait_for("a word that no game says", 0.2)
    terminal.type("\x04")
    assert terminal.end() == 0


def test_a_quick_bot_shows_no_bar(bot: str) -> None:
    terminal = Terminal("--seats", f"human,{absolute(bot)}", "--quick", patience=30)  # however slow this is
    terminal.type("C3\n\x04")
    assert terminal.end() == 0
    assert "%" not in terminal.seen


def test_an_interrupt_while_a_bot_thinks_leaves_cleanly(bot: str) -> None:
    terminal = Terminal("--seats", f"human,{absolute(bot)}:seconds=30", "--quick")
    terminal.wait_for("brackets")
    terminal.type("C3\n")
    terminal.wait_for(": thinking")
    time.sleep(0.2)
    terminal.process.send_signal(signal.SIGINT)
    assert terminal.end() == 130
    assert "Traceback" not in terminal.seen
    assert terminal.seen.rindex("\x1b[?25h") > terminal.seen.rindex("\x1b[?25l")


# The list, and the documents.


def test_list_tells_bots_with_their_options(run: Run) -> None:
    listed = json.loads(run("list", "neuroshima", "--json").out)["bots"]
    assert [bot["key"] for bot in listed][: len(BOTS)] == list(BOTS)
    for bot in listed[: len(BOTS)]:
        assert bot["options"] == bot_options(bot["key"])
        assert set(bot["name"]) == set(bot["about"]) == set(LANGUAGES)
        assert all(sentence.endswith(".") for sentence in bot["about"].values())
    words = run("list", "neuroshima", "--lang", "pl").out
    assert "recruit (Pip): Na pierwsze partie" in words


def test_list_tells_how_long_a_bot_without_limits_thinks(run: Run) -> None:
    """Its options alone would say no seconds at all."""
    lines = [line.strip() for line in run("list", "neuroshima").out.splitlines()]
    told = [place for place, line in enumerate(lines) if line.startswith("thinks up to 1 s a move unless")]
    assert [lines[place - 2].partition(":")[0].split()[0] for place in told] == ["warlord", "search"]


def test_list_tells_bots_of_installed_packages(run: Run, package: Path) -> None:
    bots = {bot["key"]: bot for bot in json.loads(run("list", "neuroshima", "--json").out)["bots"]}
    assert bots["tiny"]["options"] == {"depth": 1, "bold": False, "share": 0.5, "style": "calm"}
    assert bots["tiny"]["about"]["uk"] == "Plays the move of a number."
    assert "ModuleNotFoundError" in bots["gone"]["problem"]
    words = run("list", "neuroshima").out
    assert "tiny: Plays the move of a number." in words
    assert "options: depth=1, bold=false, share=0.5, style=calm" in words
    assert 'gone: bot "gone" of an installed package: ModuleNotFoundError' in words


def test_the_example_plays_well_and_gives_hints(run: Run) -> None:
    arguments = ("--games", "1", "--armies", "moloch,borgo", "--bots", f"{EXAMPLE}:fear=2,random", "--json")
    assert json.loads(run("sim", "neuroshima", *arguments).out)["wins"]["seats"] == [1, 0]
    hint = run("play", "neuroshima", *ARMIES, "--seats", f"human,{EXAMPLE}", stdin=typed("hint")).out
    assert len(re.findall(r"\d+ %  Place HQ on", hint)) == 3
    assert "fear: expected more than 0" in refused(
        run, "sim", "neuroshima", "--bots", f"{EXAMPLE}:fear=0,random"
    )


@pytest.mark.parametrize("language", WHOLE)
def test_the_levels_that_only_err_say_so(run: Run, language: str) -> None:
    """They look exactly as far as the veteran, and then err."""
    listed = json.loads(run("list", "neuroshima", "--json").out)["bots"]
    about = {bot["key"]: bot["about"][language] for bot in listed if bot["key"] in LEVELS}
    one_move = {"en": "one move ahead", "pl": "jeden ruch naprzód", "uk": "один хід уперед"}[language]
    errs = {"en": "and errs", "pl": "się myli.", "uk": "помиляється."}[language]
    seen = [name for name in about if one_move in about[name]]
    assert seen == ["recruit", "soldier", "sergeant", "veteran"]
    assert [name for name in seen if errs in about[name]] == ["recruit", "soldier", "sergeant"]
    assert len(set(about.values())) == len(LEVELS)


def test_help_names_who_plays(run: Run) -> None:
    assert f"human,{DEFAULT_BOT}" in run("play", "--help").out
    assert "./my_bot.py" in run("sim", "--help").out


def test_the_guide_lists_the_bots_from_weak_to_strong() -> None:
    guide = (EXAMPLE.parents[1] / "bots.md").read_text(encoding="utf-8")
    table = guide.split("| bot |")[1].split("\n\n")[0]
    assert re.findall(r"^\| `(\w+)`", table, re.MULTILINE) == list(BOTS)
    assert f"`{DEFAULT_BOT}` plays where nobody says otherwise" in guide
    options = guide.split("| option |")[1].split("\n\n")[0]
    assert re.findall(r"^\| `(\w+)` \|", options, re.MULTILINE) == list(bot_options("search"))


def test_the_guide_tells_all_that_a_bot_is_asked() -> None:
    guide = (EXAMPLE.parents[1] / "bots.md").read_text(encoding="utf-8")
    asked = guide.split("| field |")[1].split("\n\n")[0]
    assert set(re.findall(r"^\| `(\w+)` \|", asked, re.MULTILINE)) == {
        *(f.name for f in fields(Request)),
        "legal",
    }
    named = {
        word for line in blocks(guide, "sh")[0].splitlines() for word in line.split() if word.startswith("--")
    }
    tables = {"--mode", "--board", "--variants"}
    assert named <= {"--seats", "--bots", "--games", "--estimates", "--cores", *tables}
    for link in re.findall(r"\]\(([^)#]+)\)", guide):
        assert (EXAMPLE.parents[1] / link).exists(), link

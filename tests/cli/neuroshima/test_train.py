"""``ashfall train``: the folder, the picture, interruptions of every kind."""

import json
import os
import re
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from pathlib import Path

import msgspec
import pytest

import ashfall
from ashfall.bots.neuroshima.training import TrainingPlan
from ashfall.bots.neuroshima.weights import TILE_FACTS, load_weights, shipped_weights
from ashfall.bots.registry import make_bot
from ashfall.bots.training import Point
from ashfall.draw.curve import curve_picture
from ashfall.neuroshima import COMPILED
from ashfall.table.texts import LANGUAGES
from tests.bots.leftovers import gone
from tests.bots.neuroshima.positions import scale
from tests.cli.conftest import Run
from tests.starting import start_process

GAMES, BATCH, CHECK = scale(24, 4), scale(4, 2), scale(12, 4)
NUMBERS = {"games": GAMES, "batch": BATCH, "moves": 6, "check": CHECK, "pairs": 1}
SMALL = [word for name, value in NUMBERS.items() for word in (f"--{name}", str(value))]
PROGRAM = (  # every batch is kept, so that there is something to go on from at once
    "import sys; import ashfall.cli.training as train; train.SAVE_SECONDS = 0;"
    "from ashfall.cli.main import main; sys.exit(main(sys.argv[1:]))"
)
GATE = f"""
import time
from ashfall.bots.neuroshima.training import Training
learn = Training._learn
def wait(self, numbers, pool, workers):
    if self.done >= {BATCH}:
        pool.submit(time.sleep, 600).result()
    learn(self, numbers, pool, workers)
Training._learn = wait
"""  # after its first batch the training stands still, with a worker at work


def start(folder: Path, *words: str, program: str = PROGRAM) -> subprocess.Popen[str]:
    """The command in a process group of its own."""
    package = str(Path(ashfall.__file__).parents[1])
    return start_process(
        [sys.executable, "-c", program, "train", "neuroshima", "--out", str(folder), *words],
        env={**os.environ, "PYTHONPATH": package, "ASHFALL_LANG": "en"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def finish(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    out, err = process.communicate(timeout=300)
    return process.returncode, out, err


def interrupted(folder: Path, number: signal.Signals, workers: int) -> tuple[int, str, list[int]]:
    """Stop a training in the middle: exit code, what it said, and its worker processes."""
    process = standing(folder, workers)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    os.killpg(process.pid, number) if number == signal.SIGINT else process.send_signal(number)
    code, _, err = finish(process)
    return code, err, [int(child) for child in children]


def standing(folder: Path, workers: int) -> subprocess.Popen[str]:
    """A training in the middle of its second batch, which goes no further."""
    process = start(folder, "--workers", str(workers), *SMALL, program=GATE + PROGRAM)
    while process.poll() is None and kept(folder) < BATCH:
        time.sleep(0.005)
    assert process.poll() is None, finish(process)
    return process


def kept(folder: Path) -> int:
    """How many games the checkpoint holds."""
    try:
        data = msgspec.msgpack.decode((folder / "checkpoint").read_bytes())
    except OSError:
        return 0
    return int(data["done"])


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a training in one go, by one process."""
    folder = tmp_path_factory.mktemp("train") / "new" / "folder"
    code, out, err = finish(start(folder, "--workers", "1", *SMALL))
    assert code == 0, err
    assert out == f"Written: {folder / 'weights.json'} and {folder / 'curve.svg'}.\n"
    assert len(re.findall(r"After \d+ games: [\d.]+ % of the points", err)) == GAMES // CHECK
    return folder


def test_the_folder_holds_weights_that_a_bot_can_use(undisturbed: Path) -> None:
    card = load_weights(undisturbed / "weights.json").card
    assert (card["games"], card["plan"]["moves"]) == (GAMES, 6)
    assert make_bot(f"search:value={undisturbed / 'weights.json'}")
    assert kept(undisturbed) == GAMES


def test_two_processes_give_the_same_files(undisturbed: Path, tmp_path: Path) -> None:
    assert finish(start(tmp_path, "--workers", "2", *SMALL))[0] == 0
    for name in ("weights.json", "curve.svg"):
        assert (tmp_path / name).read_bytes() == (undisturbed / name).read_bytes()


def test_a_killed_training_goes_on_and_leaves_nobody_behind(undisturbed: Path, tmp_path: Path) -> None:
    code, _, children = interrupted(tmp_path, signal.SIGKILL, 2)
    assert code == -signal.SIGKILL
    assert len(children) >= 2
    assert all(gone(child) for child in children)
    assert not (tmp_path / "weights.json").exists()
    code, out, _ = finish(start(tmp_path, "--workers", "1", *SMALL))
    assert code == 0
    assert re.match(r"Going on after \d+ games\.", out)
    assert (tmp_path / "weights.json").read_bytes() == (undisturbed / "weights.json").read_bytes()


def test_ctrl_c_stops_at_once_and_says_how_to_go_on(undisturbed: Path, tmp_path: Path) -> None:
    code, err, children = interrupted(tmp_path, signal.SIGINT, 2)
    assert code == 130
    assert "Traceback" not in err
    said, command = err.strip().splitlines()[-2:]
    assert said.startswith("Stopped.")
    assert command.startswith(f"ashfall train neuroshima --out {tmp_path} --games {GAMES}")
    assert all(gone(child) for child in children)
    assert finish(start(tmp_path, *command.split()[5:]))[0] == 0
    assert (tmp_path / "weights.json").read_bytes() == (undisturbed / "weights.json").read_bytes()


def test_two_trainings_never_share_a_folder(run: Run, tmp_path: Path) -> None:
    process = standing(tmp_path, 1)
    try:
        result = run("train", "neuroshima", "--out", str(tmp_path), *SMALL)
    finally:
        process.kill()
        finish(process)
    assert (result.code, result.out) == (2, "")
    assert result.err.endswith(": another training is using this folder\n")
    assert result.err.count("\n") == 1
    assert kept(tmp_path) == BATCH


def test_a_finished_training_is_told_again(undisturbed: Path, run: Run) -> None:
    (undisturbed / "weights.json").rename(undisturbed / "old.json")
    result = run("train", "neuroshima", "--out", str(undisturbed), *SMALL)
    assert (result.code, result.err) == (0, "")
    assert (undisturbed / "weights.json").read_bytes() == (undisturbed / "old.json").read_bytes()


def test_a_folder_of_another_training_is_refused(
    undisturbed: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(undisturbed)
    result = run("train", "neuroshima", "--out", ".", *SMALL, "--rate", "0.5")
    assert (result.code, result.out) == (2, "")
    assert result.err == f"checkpoint checkpoint: expected rate {TrainingPlan().rate} as before, got 0.5\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "--out"),
        (("--out", "x", "--games", "0"), "argument --games: expected a whole number from 1 to"),
        (("--out", "x", "--seed", "-1"), "argument --seed: expected a whole number from 0 to 255"),
        (("--out", "x", "--seed", "256"), "argument --seed: expected a whole number from 0 to 255"),
        (("--out", "x", "--decay", "1.5"), 'argument --decay: expected a number from 0 to 1, got "1.5"'),
        (("--out", "x", "--rate", "nan"), "argument --rate: expected a number from 0 to 1"),
        (("--out", "x", "--heat", "much"), 'argument --heat: expected a number from 0 to 10, got "much"'),
        (("--out", "x", "--workers", "0"), "argument --workers"),
        (("--out", "file/x"), "file/x: cannot be written, not a directory"),
        (("--out", "file"), "file: cannot be written, file exists"),
    ],
)
def test_bad_options(
    words: tuple[str, ...], said: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").write_text("", encoding="utf-8")
    result = run("train", "neuroshima", *words)
    assert (result.code, result.out) == (2, "")
    assert said in result.err
    assert result.err.count("\n") == 1


def test_the_usual_plan_is_that_of_the_shipped_weights() -> None:
    assert TrainingPlan(**shipped_weights().card["plan"]) == TrainingPlan()


# The picture.

POINTS = [Point(2560, 0.78, 0.85), Point(5120, 0.73, 0.95), Point(7680, 0.74, 0.94), Point(40000, 0.69, 0.96)]


def test_the_picture_of_a_training_needs_nothing_else(undisturbed: Path) -> None:
    text = (undisturbed / "curve.svg").read_text(encoding="utf-8")
    ET.fromstring(text)
    assert "href" not in text
    assert "url(" not in text
    assert text == curve_picture(
        [Point(**point) for point in json.loads((undisturbed / "weights.json").read_bytes())["card"]["curve"]]
    )


@pytest.mark.parametrize("points", [[], POINTS[:1], POINTS, [Point(n, 0.5, 1.0) for n in range(1, 400)]])
def test_pictures_of_short_and_long_trainings(points: list[Point]) -> None:
    root = ET.fromstring(curve_picture(points))
    assert len(root.findall(".//{*}circle")) == 2 * len(points)


@pytest.mark.parametrize("language", LANGUAGES)
def test_axes_of_the_picture_can_be_read(language: str) -> None:
    root = ET.fromstring(curve_picture(POINTS, language))
    words = [element.text for element in root.findall(".//{*}text")]
    assert {"0 %", "100 %"} <= set(words)
    assert "40\u202f000" in words
    assert all(word for word in words)
    sizes = [float(element.get("font-size", "0")) for element in root.findall(".//{*}text")]
    assert min(sizes) >= 12


# The document.

DOCUMENT = (Path(__file__).parents[3] / "docs" / "training.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", DOCUMENT, re.DOTALL)


@pytest.mark.skipif(not COMPILED, reason="takes minutes with interpreted rules")
def test_the_commands_of_the_document_run(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for block in blocks("sh"):
        result = run(*block.split()[1:])
        assert result.code == 0, result.err
    for folder in ("my-value", "my-city"):
        assert {path.name for path in Path(folder).iterdir()} == {"weights.json", "curve.svg", "checkpoint"}


@pytest.mark.skipif(not COMPILED, reason="takes minutes with interpreted rules")
def test_the_program_of_the_document_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(blocks("python")[0], "training.md", "exec"), {})
    assert capsys.readouterr().out == "8 games\n16 games\n"
    assert load_weights(Path("weights.json")).card["games"] == 16


def test_the_document_names_real_facts_and_options(run: Run) -> None:
    facts = {"stands", "falls", "netted", "aims_at_hq", "aimed_at", "helps"}
    assert facts <= set(TILE_FACTS)
    assert all(f"`{fact}`" in DOCUMENT for fact in facts)
    options = set(re.findall(r"`(--\w+)`", DOCUMENT))
    shown = run("train", "--help").out
    assert options >= {"--heat", "--decay", "--settled", "--check"}
    assert all(option in shown for option in options)

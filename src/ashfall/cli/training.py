"""``ashfall train`` for any game: a value learned by self-play, in a folder that keeps the work."""

from __future__ import annotations

import os
import shlex
import sys
import time
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any, Final

from ashfall.bots.processes import Workers, default_workers
from ashfall.bots.training import MOST_SEED, Plan, Point, SelfPlayPlan, SelfPlayTraining
from ashfall.cli.console import new_console, say
from ashfall.cli.files import write_text
from ashfall.cli.parser import CommandError, Parser, number
from ashfall.draw.curve import curve_picture
from ashfall.table.errors import shown
from ashfall.table.texts import Texts, pick_language

__all__ = ["add_plan", "train"]

CHECKPOINT: Final = "checkpoint"
WEIGHTS: Final = "weights.json"
CURVE: Final = "curve.svg"
SAVE_SECONDS: Final = 5.0  # between two checkpoints
INTERRUPTED: Final = 130
MOST_GAMES: Final = 100_000_000


def ratio(high: float) -> Callable[[str], float]:
    """A type for numbers from 0 to ``high``."""

    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = -1.0
        if not 0 <= value <= high:
            raise ArgumentTypeError(f'expected a number from 0 to {high:g}, got "{shown(text)}"')
        return value

    return read


# The fields of a plan: what they may be, how they are called, their help.
FIELDS: Final = {
    "games": (number(1, MOST_GAMES), "N", "cli-help-train-games"),
    "seed": (number(0, MOST_SEED), "S", "cli-help-train-seed"),
    "batch": (number(1, 4096), "N", "cli-help-train-batch"),
    "decay": (ratio(1), "X", "cli-help-train-decay"),
    "rate": (ratio(1), "X", "cli-help-train-rate"),
    "heat": (ratio(10), "X", "cli-help-train-heat"),
    "moves": (number(1, 100_000), "N", "cli-help-train-moves"),
    "settled": (ratio(1), "X", "cli-help-train-settled"),
    "check": (number(1, MOST_GAMES), "N", "cli-help-train-check"),
    "pairs": (number(1, 100_000), "N", "cli-help-train-pairs"),
}


def add_plan(parser: Parser, plan: type[SelfPlayPlan]) -> None:
    """The options of the command; ``plan`` is the dataclass whose fields a training has."""
    tell = parser.tell
    parser.add_game()
    parser.add_argument("--out", required=True, metavar="DIR", help=tell("cli-help-train-out"))
    for field in fields(plan):
        kind, letter, text = FIELDS[field.name]
        parser.add_argument(
            f"--{field.name}",
            type=kind,
            default=field.default,
            metavar=letter,
            help=f"{tell(text)} ({field.default:g})",
        )
    parser.add_workers("cli-help-train-workers")
    parser.add_language()


def train(options: Namespace, plan: type[Plan], kind: type[SelfPlayTraining[Plan]]) -> int:
    """Train to the end, or until Ctrl-C."""
    chosen = plan(**{field.name: getattr(options, field.name) for field in fields(plan)})
    with _own(Path(options.out)) as folder:
        checkpoint = folder / CHECKPOINT
        training = kind.resume(checkpoint, chosen) if checkpoint.exists() else kind(chosen)
        return _run(options, training, folder)


def _run(options: Namespace, training: SelfPlayTraining[Plan], folder: Path) -> int:
    texts = Texts(options.lang)
    if training.done:
        say(new_console(), texts.format("cli-train-resumed", count=training.done))
    try:
        _train(training, folder / CHECKPOINT, options.workers or default_workers(), texts)
    except KeyboardInterrupt:
        words = shlex.join(_words(options, training.plan))
        print(f"{texts.format('cli-train-interrupted')}\n{words}", file=sys.stderr)
        return INTERRUPTED
    write_text(str(folder / WEIGHTS), training.weights().to_json())
    write_text(str(folder / CURVE), curve_picture(training.curve, options.lang))
    written = {"weights": str(folder / WEIGHTS), "curve": str(folder / CURVE)}
    say(new_console(), texts.format("cli-train-done", **written))
    return 0


@contextmanager
def _own(folder: Path) -> Iterator[Path]:
    """A folder that no other training may use meanwhile; made if there is none."""
    with _writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
    if sys.platform == "win32":
        yield folder
        return
    import fcntl

    with _writing(folder):
        descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise CommandError(f"{shown(str(folder))}: another training is using this folder") from None
        except OSError:
            pass  # some network file systems cannot lock folders
        yield folder
    finally:
        os.close(descriptor)


def _train(training: SelfPlayTraining[Any], checkpoint: Path, count: int, texts: Texts) -> None:
    """Go through all batches. What an interrupt leaves half learned is not kept: the checkpoint is whole."""
    workers, saved = Workers(count), time.monotonic()
    try:
        with _progress(training, texts) as watch:
            for _ in training.run(workers, count):
                watch()
                if time.monotonic() - saved >= SAVE_SECONDS or training.done == training.plan.games:
                    with _writing(checkpoint):
                        training.save(checkpoint)
                    saved = time.monotonic()
    except BrokenProcessPool:
        raise CommandError(
            f"ashfall train: a worker process died after {training.done} games; the same command goes on"
        ) from None
    finally:
        workers.end()


@contextmanager
def _writing(target: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        problem = (error.strerror or str(error)).lower()
        raise CommandError(f"{shown(str(target))}: cannot be written, {problem}") from None


@contextmanager
def _progress(training: SelfPlayTraining[Any], texts: Texts) -> Iterator[Callable[[], None]]:
    """A line for every point of the learning curve, and on a terminal a bar."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
    console = Console(stderr=True)
    bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    begun, before, told = time.monotonic(), training.done, len(training.curve)
    with bar:
        task = bar.add_task("", total=training.plan.games, completed=before)

        def watch() -> None:
            nonlocal told
            speed = (training.done - before) / max(time.monotonic() - begun, 1e-9)
            bar.update(task, completed=training.done, description=_running(training.curve, speed, texts))
            for point in training.curve[told:]:
                facts = {"count": point.games, "score": f"{100 * point.score:.1f}", "error": str(point.error)}
                say(bar.console, texts.format("cli-train-point", **facts))
            told = len(training.curve)

        yield watch


def _running(curve: list[Point], speed: float, texts: Texts) -> str:
    score = f"{100 * curve[-1].score:.1f} %" if curve else "-"
    return texts.format("cli-train-running", speed=f"{speed:.1f}", score=score)


def _words(options: Namespace, plan: Any) -> list[str]:
    """The command that goes on."""
    words = ["ashfall", "train", options.game, "--out", options.out]
    usual = asdict(type(plan)())
    for name, value in asdict(plan).items():
        words += [f"--{name}", f"{value!r}"] if value != usual[name] else []
    words += ["--workers", str(options.workers)] if options.workers else []
    return [*words, "--lang", options.lang] if options.lang != pick_language(os.environ) else words

"""``ashfall puzzles hardcity``: list, show, try, solve and check tasks of one turn."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import Any, Final

from ashfall.cli.files import read_text, write_text
from ashfall.cli.parser import CommandError, Parser
from ashfall.cli.play_options import seed_of
from ashfall.cli.progress import progress
from ashfall.cli.results import tell_result
from ashfall.puzzles.hardcity.checker import TaskAttempt, TaskVerdict, judge_turn
from ashfall.puzzles.hardcity.shipped import shipped_tasks
from ashfall.puzzles.hardcity.solver import ChanceProof, prove_chance
from ashfall.puzzles.hardcity.task import CityPuzzle, parse_task
from ashfall.table.errors import IllegalMove, InvalidNotation, suggestion

__all__ = ["add_arguments", "run"]

FILE: Final = ".toml"
STOP: Final = ""  # the line after which no more moves are typed
STEPS: Final = 100  # of a bar, for each task
FAILED: Final = 1


def add_arguments(parser: Parser) -> None:
    """The options of the command."""
    tell = parser.tell
    parser.add_game()
    parser.add_argument("action", choices=tuple(ACTIONS), help=tell("cli-help-tasks-action"))
    parser.add_argument("file", nargs="?", metavar="FILE", help=tell("cli-help-tasks-file"))
    parser.add_argument("moves", nargs="*", metavar="MOVE", help=tell("cli-help-tasks-moves"))
    parser.add_argument("--svg", metavar="OUT", help=tell("cli-help-svg"))
    parser.add_seed(None, "cli-help-tasks-seed")
    parser.add_json()
    parser.add_language()


def run(options: Namespace) -> int:
    """Do what the word after the game says."""
    if options.moves and options.action != "try":
        raise CommandError(f"ashfall puzzles hardcity {options.action}: expected one FILE at most")
    for name, action in (("svg", "show"), ("seed", "try")):
        if getattr(options, name) is not None and options.action != action:
            raise CommandError(f"ashfall puzzles hardcity {options.action}: --{name} goes with {action}")
    return ACTIONS[options.action](options)


def _list(options: Namespace) -> int:
    """All shipped tasks in their order."""
    if options.file:
        raise CommandError("ashfall puzzles hardcity list: expected no FILE")
    found = list(shipped_tasks().values())

    def show() -> None:
        from ashfall.cli.hardcity.task_telling import tell_tasks

        tell_tasks(found, options.lang)

    return tell_result(options, lambda: [_facts(task) for task in found], show)


def _show(options: Namespace) -> int:
    """One task: its scene and its goal; never its solution."""
    task = _named(options)
    if options.svg:
        from ashfall.draw.hardcity.city import draw_city

        write_text(options.svg, draw_city(task.start, options.lang))
        return 0

    def show() -> None:
        from ashfall.cli.hardcity.task_telling import tell_task

        tell_task(task, options.lang)

    return tell_result(options, lambda: _facts(task), show)


def _try(options: Namespace) -> int:
    """An attempt with real dice: moves of the command line, or lines of standard input."""
    if options.file == "-" and not options.moves:
        raise CommandError('ashfall puzzles hardcity try: expected moves on the command line after "-"')
    task, seed = _named(options), seed_of(options)
    attempt = judge_turn(task, options.moves, seed) if options.moves else _typed(task, seed, options)
    verdict = attempt.verdict()

    def show() -> None:
        from ashfall.cli.hardcity.task_telling import tell_attempt

        tell_attempt(verdict, options.lang)

    facts = {"key": task.key, "seed": seed, **_verdict_facts(verdict)}
    return tell_result(options, lambda: facts, show) or _code(verdict.is_solved)


def _typed(task: CityPuzzle, seed: int, options: Namespace) -> TaskAttempt:
    """A turn typed move by move; a wrong move is refused and may be typed anew."""
    from ashfall.cli.hardcity.task_telling import ask_for_choice, tell_last, tell_refused, tell_task

    asks = sys.stdin.isatty() and not options.json
    if asks:
        tell_task(task, options.lang)
    attempt = TaskAttempt(task, seed)
    while not attempt.is_over:
        if asks:
            ask_for_choice(attempt, options.lang)
        line = sys.stdin.readline().strip()
        if line == STOP:
            break
        try:
            attempt.make(line)
        except (IllegalMove, InvalidNotation) as error:
            if not asks:
                raise
            tell_refused(error)
            continue
        if asks:
            tell_last(attempt, options.lang)
    return attempt


def _solve(options: Namespace) -> int:
    """The chance of every first move of one task."""
    task = _named(options)
    ((_, proof),) = _prove([task])

    def show() -> None:
        from ashfall.cli.hardcity.task_telling import tell_chances

        tell_chances(task, proof, options.lang)

    return tell_result(options, lambda: _proof_facts(task, proof), show) or _code(proof.best > 0)


def _check(options: Namespace) -> int:
    """Prove one task, or all shipped ones."""
    found = [_named(options)] if options.file else list(shipped_tasks().values())
    proofs = _prove(found)

    def show() -> None:
        from ashfall.cli.hardcity.task_telling import tell_checked

        tell_checked(proofs, options.lang)

    facts = [_proof_facts(task, proof) for task, proof in proofs]
    return tell_result(options, lambda: facts, show) or _code(all(proof.holds for _, proof in proofs))


def _prove(found: list[CityPuzzle]) -> list[tuple[CityPuzzle, ChanceProof]]:
    """Proofs of several tasks, with a bar."""
    proofs: list[tuple[CityPuzzle, ChanceProof]] = []
    with progress(len(found) * STEPS) as bar:

        def tell(done: int, of: int) -> None:
            if bar is not None:
                bar.reach(len(proofs) * STEPS + done * STEPS // of, found[len(proofs)].key)

        for task in found:
            proofs.append((task, prove_chance(task, tell)))
    return proofs


def _named(options: Namespace) -> CityPuzzle:
    """The task that a word names: the key of a shipped one, a file, or - for standard input."""
    if not options.file:
        raise CommandError(f"ashfall puzzles hardcity {options.action}: expected a FILE or the key of a task")
    name = str(options.file)
    shipped = shipped_tasks()
    if name in shipped:
        return shipped[name]
    if name != "-" and not name.endswith(FILE) and not Path(name).exists():
        raise CommandError(f'ashfall puzzles hardcity: unknown task "{name}"{suggestion(name, shipped)}')
    return parse_task(read_text(name), name, Path(name).stem)


def _code(is_good: bool) -> int:
    return 0 if is_good else FAILED


def _facts(task: CityPuzzle) -> dict[str, Any]:
    return {
        "key": task.key,
        "number": task.number,
        "title": task.title,
        "story": task.story,
        "officer": task.officer,
        "episode": task.scene.episode,
        "difficulty": task.difficulty,
        "themes": list(task.themes),
        "best": str(task.best),
        "chance": float(task.best),
    }


def _verdict_facts(verdict: TaskVerdict) -> dict[str, Any]:
    return {
        "solved": verdict.is_solved,
        "over": verdict.is_over,
        "reached": verdict.is_reached,
        "best": float(verdict.best),
        "kept": float(verdict.kept),
        "chance": float(verdict.chance),
        "choices": [
            {
                "move": choice.move,
                "best": float(choice.best),
                "left": float(choice.left),
                "better": list(choice.better),
            }
            for choice in verdict.choices
        ],
    }


def _proof_facts(task: CityPuzzle, proof: ChanceProof) -> dict[str, Any]:
    return {"key": task.key, **proof.to_dict()}


ACTIONS: Final = {"list": _list, "show": _show, "try": _try, "solve": _solve, "check": _check}

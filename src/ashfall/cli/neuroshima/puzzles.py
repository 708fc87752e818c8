"""``ashfall puzzles``: list, show, try, solve, check, rate and make puzzles."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import Any, Final

from ashfall.bots.processes import default_workers
from ashfall.cli.files import read_text, write_text
from ashfall.cli.neuroshima.puzzle_making import OPTIONS, add_making, make
from ashfall.cli.neuroshima.puzzle_proofs import CheckedPuzzle, check_puzzle, rate_puzzle, work_through
from ashfall.cli.parser import CommandError, Parser
from ashfall.cli.results import tell_result
from ashfall.puzzles.neuroshima.checker import PuzzleAttempt, PuzzleVerdict, judge
from ashfall.puzzles.neuroshima.puzzle import Puzzle, parse_puzzle
from ashfall.puzzles.neuroshima.shipped import shipped_puzzles
from ashfall.puzzles.neuroshima.solver import Proof, prove
from ashfall.table.errors import IllegalMove, InvalidNotation, suggestion

__all__ = ["add_arguments", "run"]

FILE: Final = ".toml"
FIGHT: Final = ""  # the line that ends a turn which is typed move by move
FAILED: Final = 1
MAKE: Final = "make"
# The actions of an option.
GOES_WITH: Final = {"svg": ("show",), "workers": ("check", "rate", MAKE)} | dict.fromkeys(OPTIONS, (MAKE,))


def add_arguments(parser: Parser) -> None:
    """The options of the command."""
    tell = parser.tell
    parser.add_argument("action", choices=tuple(ACTIONS), help=tell("cli-help-puzzles-action"))
    parser.add_argument("file", nargs="?", metavar="FILE", help=tell("cli-help-puzzles-file"))
    parser.add_argument("moves", nargs="*", metavar="MOVE", help=tell("cli-help-puzzles-moves"))
    parser.add_argument("--svg", metavar="OUT", help=tell("cli-help-svg"))
    parser.add_workers("cli-help-puzzles-workers")
    add_making(parser)
    parser.add_json()
    parser.add_language()


def run(options: Namespace) -> int:
    """Do what the first word says."""
    if options.moves and options.action != "try":
        raise CommandError(f"ashfall puzzles {options.action}: expected one FILE at most")
    for option, actions in GOES_WITH.items():
        if getattr(options, option) is not None and options.action not in actions:
            raise CommandError(f"ashfall puzzles {options.action}: --{option} goes with {actions[0]}")
    return ACTIONS[options.action](options)


def _list(options: Namespace) -> int:
    """All shipped puzzles in their order."""
    if options.file:
        raise CommandError("ashfall puzzles list: expected no FILE")
    found = list(shipped_puzzles().values())

    def show() -> None:
        from ashfall.cli.neuroshima.puzzle_telling import tell_list

        tell_list(found, options.lang)

    return tell_result(options, lambda: [_facts(puzzle) for puzzle in found], show)


def _show(options: Namespace) -> int:
    """One puzzle: its board, its tiles, its task; never its solution."""
    puzzle = _named(options)
    if options.svg:
        from ashfall.draw.neuroshima.state import state_svg

        write_text(options.svg, state_svg(puzzle.start(), options.lang))
        return 0

    def show() -> None:
        from ashfall.cli.neuroshima.puzzle_telling import tell_puzzle

        tell_puzzle(puzzle, options.lang)

    return tell_result(options, lambda: _facts(puzzle), show)


def _try(options: Namespace) -> int:
    """An attempt: the moves of the command line, or lines of standard input up to an empty one."""
    if options.file == "-" and not options.moves:
        raise CommandError('ashfall puzzles try: expected moves on the command line after "-"')
    puzzle = _named(options)
    verdict = judge(puzzle, options.moves) if options.moves else _typed(puzzle, options)

    def show() -> None:
        from ashfall.cli.neuroshima.puzzle_telling import tell_verdict

        tell_verdict(puzzle, verdict, options.lang)

    return tell_result(options, lambda: _verdict_facts(puzzle, verdict), show) or _code(verdict.solved)


def _typed(puzzle: Puzzle, options: Namespace) -> PuzzleVerdict:
    """Turns typed move by move against a perfect opponent; a wrong move is refused and may be typed anew."""
    from ashfall.cli.neuroshima.puzzle_telling import ask_for_move, tell_answers, tell_puzzle, tell_refusal

    asks = sys.stdin.isatty() and not options.json
    if asks:
        tell_puzzle(puzzle, options.lang)
    attempt = PuzzleAttempt.at(puzzle)
    while True:
        if asks:
            ask_for_move(attempt, options.lang)
        line = sys.stdin.readline().strip()
        if line == FIGHT:
            return attempt.fight()
        try:
            moved = attempt.after(attempt.parse(line))
        except (IllegalMove, InvalidNotation) as error:
            if not asks:
                raise
            tell_refusal(error)
            continue
        attempt = moved.answered()
        if asks and attempt.way != moved.way:
            tell_answers(attempt.way[len(moved.way) :], options.lang)


def _solve(options: Namespace) -> int:
    """All solutions of one puzzle."""
    puzzle = _named(options)
    (proof,) = work_through([puzzle], 1, prove)

    def show() -> None:
        from ashfall.cli.neuroshima.puzzle_telling import tell_proof

        tell_proof(puzzle, proof, options.lang)

    return tell_result(options, lambda: _proof_facts(puzzle, proof), show) or _code(proof.solved)


def _check(options: Namespace) -> int:
    """Prove one puzzle, or all shipped ones."""
    checked = work_through(_those(options), _workers(options), check_puzzle)

    def show() -> None:
        from ashfall.cli.neuroshima.puzzle_telling import tell_checks

        tell_checks(checked, options.lang)

    facts = [_check_facts(each) for each in checked]
    return tell_result(options, lambda: facts, show) or _code(all(each.proof.holds for each in checked))


def _rate(options: Namespace) -> int:
    """How hard one puzzle is, or all shipped ones, and what makes it so."""
    from ashfall.cli.neuroshima.puzzle_ratings import rating_facts, tell_ratings

    rated = work_through(_those(options), _workers(options), rate_puzzle)
    return tell_result(options, lambda: rating_facts(rated), lambda: tell_ratings(rated, options.lang))


def _those(options: Namespace) -> list[Puzzle]:
    return [_named(options)] if options.file else list(shipped_puzzles().values())


def _workers(options: Namespace) -> int:
    return int(options.workers or default_workers())


def _named(options: Namespace) -> Puzzle:
    """The puzzle that a word names: the key of a shipped one, a file, or - for standard input."""
    if not options.file:
        raise CommandError(f"ashfall puzzles {options.action}: expected a FILE or the key of a puzzle")
    name = str(options.file)
    shipped = shipped_puzzles()
    if name in shipped:
        return shipped[name]
    if name != "-" and not name.endswith(FILE) and not Path(name).exists():
        raise CommandError(f'ashfall puzzles: unknown puzzle "{name}"{suggestion(name, shipped)}')
    return parse_puzzle(read_text(name), name, Path(name).stem)


def _code(is_good: bool) -> int:
    return 0 if is_good else FAILED


def _facts(puzzle: Puzzle) -> dict[str, Any]:
    own, other = puzzle.armies
    return {
        "key": puzzle.key,
        "number": puzzle.number,
        "title": puzzle.title,
        "story": puzzle.story,
        "army": own,
        "opponent": other,
        "difficulty": puzzle.difficulty,
        "themes": list(puzzle.themes),
        "goal": puzzle.goal,
        "target": puzzle.target or None,
        "use": puzzle.use,
        "exact": puzzle.is_exact,
        "offer": puzzle.offer,
        "turns": puzzle.turns,
        "reply": puzzle.reply,
        "replies": puzzle.replies,
    }


def _verdict_facts(puzzle: Puzzle, verdict: PuzzleVerdict) -> dict[str, Any]:
    return {
        "key": puzzle.key,
        "solved": verdict.solved,
        "missing": verdict.missing,
        "unused": verdict.unused,
        "refused": verdict.refused or None,
        "moves": list(verdict.way),
        "answers": verdict.battle.choices if verdict.battle else [],
        "health": [verdict.health(puzzle.seat), verdict.health(1 - puzzle.seat)],
        "lost": [verdict.lost(puzzle.seat), verdict.lost(1 - puzzle.seat)],
        "battle": verdict.battle.to_dict() if verdict.battle else None,
    }


def _check_facts(checked: CheckedPuzzle) -> dict[str, Any]:
    return {**_proof_facts(checked.puzzle, checked.proof), "greedy": checked.is_greedy}


def _proof_facts(puzzle: Puzzle, proof: Proof) -> dict[str, Any]:
    return {"key": puzzle.key, **proof.to_dict()}


ACTIONS: Final = {
    "list": _list,
    "show": _show,
    "try": _try,
    "solve": _solve,
    "check": _check,
    "rate": _rate,
    MAKE: make,
}

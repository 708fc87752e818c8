"""Puzzles told in the terminal: the task, why an attempt fails, what a proof found."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.markup import escape

from ashfall.cli.console import new_console, new_table, say
from ashfall.cli.neuroshima.puzzle_proofs import CheckedPuzzle
from ashfall.cli.neuroshima.telling import board_view, coloured_words, explain_battle
from ashfall.neuroshima.army import find_army
from ashfall.puzzles.neuroshima.checker import PuzzleAttempt, PuzzleVerdict
from ashfall.puzzles.neuroshima.puzzle import Puzzle
from ashfall.puzzles.neuroshima.solver import Proof
from ashfall.puzzles.neuroshima.task import count_phrase, goal_phrase
from ashfall.puzzles.neuroshima.why import reasons_of
from ashfall.table.texts import Texts

__all__ = [
    "ask_for_move",
    "tell_answers",
    "tell_checks",
    "tell_list",
    "tell_proof",
    "tell_puzzle",
    "tell_refusal",
    "tell_verdict",
]

LIST_HEADS: Final = ("cli-puzzle", "cli-puzzle-title", "cli-army", "cli-puzzle-level", "cli-puzzle-themes")
PROOF_HEADS: Final = (
    "cli-puzzle",
    "cli-puzzle-solutions",
    "cli-puzzle-essential",
    "cli-puzzle-positions",
    "cli-puzzle-seconds",
    "cli-puzzle-greedy",
)


def tell_list(found: Iterable[Puzzle], language: str) -> None:
    """A row for each puzzle."""
    texts = Texts(language)
    table = new_table(*(texts.format(head) for head in LIST_HEADS), words=len(LIST_HEADS))
    table.columns[0].no_wrap = True  # a key that can be copied
    for puzzle in found:
        table.add_row(
            puzzle.key,
            puzzle.told(puzzle.title, language),
            find_army(puzzle.armies[0]).name(language),
            _level(texts, puzzle),
            _themes(texts, puzzle),
        )
    new_console().print(table)


def tell_puzzle(puzzle: Puzzle, language: str) -> None:
    """The board with the offered tiles, and the task."""
    state = puzzle.start()
    console, words = new_console(), coloured_words(state, language)
    say(console, f"[bold]{puzzle.number}. {escape(puzzle.told(puzzle.title, language))}[/]")
    say(console, escape(puzzle.told(puzzle.story, language)))
    console.print(board_view(state, language))
    say(console, f"[bold]{words.say(goal_phrase(puzzle))}[/] {words.say(count_phrase(puzzle))}")
    say(console, f"[dim]{_level(words.texts, puzzle)}; {_themes(words.texts, puzzle)}[/]")


def ask_for_move(attempt: PuzzleAttempt, language: str) -> None:
    """What may be typed now."""
    texts = Texts(language)
    new_console().print(texts.format("cli-puzzle-ask", left=attempt.left), end=" ")


def tell_answers(moves: Sequence[str], language: str) -> None:
    """What the opponent answers to a move that was typed."""
    texts = Texts(language)
    say(new_console(), texts.format("cli-puzzle-answer", moves=escape(" · ".join(moves))))


def tell_refusal(error: Exception) -> None:
    """Why a move that was typed is impossible."""
    say(new_console(), escape(str(error)))


def tell_verdict(puzzle: Puzzle, verdict: PuzzleVerdict, language: str) -> None:
    """The battle, then whether that was it, and why."""
    console, words = new_console(), coloured_words(verdict.before, language)
    if verdict.way:
        say(console, escape(" · ".join(verdict.way)))
    if verdict.battle is not None:
        explain_battle(verdict.battle, language)
        say(console)
    if verdict.solved:
        say(console, f"[bold]{words.texts.format('puzzle-solved')}[/]")
    for i, phrase in enumerate(reasons_of(puzzle, verdict).phrases):
        is_main = i == 0 and not verdict.solved
        say(console, f"[bold]{words.say(phrase)}[/]" if is_main else words.say(phrase))


def tell_proof(puzzle: Puzzle, proof: Proof, language: str) -> None:
    """All that a search found."""
    console, texts = new_console(), Texts(language)
    say(console, f"[bold]{puzzle.number}. {escape(puzzle.told(puzzle.title, language))}[/]")
    if not proof.solved:
        say(console, texts.format("cli-puzzle-unsolvable"))
    for number, idea in enumerate(proof.ideas, 1):
        said = texts.format("cli-puzzle-idea", number=number, count=idea.solutions)
        say(console, f"{said} {escape(' · '.join(idea.way))}")
    for way in proof.misses:
        said = texts.format("cli-puzzle-miss", missing=proof.least)
        say(console, f"[dim]{said} {escape(' · '.join(way))}[/]")
    if proof.fewer:
        say(console, texts.format("cli-puzzle-fewer", count=puzzle.use * puzzle.turns - 1))
    say(console, texts.format("cli-puzzle-examined", positions=proof.positions, seconds=_seconds(proof)))


def tell_checks(checked: Sequence[CheckedPuzzle], language: str) -> None:
    """A row for each puzzle, and what is wrong with those that do not hold."""
    console, texts = new_console(), Texts(language)
    table = new_table(*(texts.format(head) for head in PROOF_HEADS))
    for each in checked:
        proof = each.proof
        row = (proof.solutions, len(proof.ideas), proof.positions, _seconds(proof))
        greedy = texts.format("cli-puzzle-greedy-yes" if each.is_greedy else "cli-puzzle-greedy-no")
        table.add_row(each.puzzle.key, *map(str, row), greedy)
    console.print(table)
    for each in checked:
        for fault in _faults(each.proof):
            say(console, texts.format(fault, puzzle=each.puzzle.key))
    say(
        console,
        texts.format(
            "cli-puzzle-total",
            count=len(checked),
            holding=sum(each.proof.holds for each in checked),
            greedy=sum(each.is_greedy for each in checked),
            positions=sum(each.proof.positions for each in checked),
            seconds=f"{sum(each.proof.seconds for each in checked):.2f}",
        ),
    )


def _faults(proof: Proof) -> list[str]:
    """The ids of the sentences that say what is wrong with a puzzle."""
    if not proof.solved:
        return ["cli-puzzle-fault-unsolvable"]
    faults = {"cli-puzzle-fault-sample": not proof.sample, "cli-puzzle-fault-fewer": proof.fewer}
    return [fault for fault, found in faults.items() if found]


def _seconds(proof: Proof) -> str:
    return f"{proof.seconds:.2f}"


def _level(texts: Texts, puzzle: Puzzle) -> str:
    return texts.format(f"puzzle-level-{puzzle.difficulty}")


def _themes(texts: Texts, puzzle: Puzzle) -> str:
    return ", ".join(texts.format(f"puzzle-theme-{theme}") for theme in puzzle.themes)

"""Puzzles told in the terminal: the task, why an attempt fails, what a proof found."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.markup import escape

from ashfall.cli.console import new_console, new_table, say
from ashfall.cli.neuroshima.telling import board_view, coloured_words, explain_battle
from ashfall.neuroshima.army import find_army
from ashfall.neuroshima.state import KIND, OWNER, State
from ashfall.neuroshima.words import Words
from ashfall.puzzles.neuroshima.checker import PuzzleAttempt, PuzzleVerdict
from ashfall.puzzles.neuroshima.puzzle import Puzzle
from ashfall.puzzles.neuroshima.search import FALLEN
from ashfall.puzzles.neuroshima.solver import Proof
from ashfall.table.texts import Texts

__all__ = [
    "ask_for_move",
    "tell_list",
    "tell_proof",
    "tell_proofs",
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
    say(console, f"[bold]{_goal(puzzle, words)}[/] {_count(words.texts, puzzle)}")
    say(console, f"[dim]{_level(words.texts, puzzle)}; {_themes(words.texts, puzzle)}[/]")


def ask_for_move(attempt: PuzzleAttempt, language: str) -> None:
    """What may be typed now."""
    texts = Texts(language)
    new_console().print(texts.format("cli-puzzle-ask", left=int(attempt.state.plays)), end=" ")


def tell_refusal(error: Exception) -> None:
    """Why a move that was typed is impossible."""
    say(new_console(), escape(str(error)))


def tell_verdict(puzzle: Puzzle, verdict: PuzzleVerdict, language: str) -> None:
    """The battle, then whether that was it, and what is missing."""
    console, words = new_console(), coloured_words(verdict.before, language)
    if verdict.way:
        say(console, escape(" · ".join(verdict.way)))
    if verdict.battle is not None:
        explain_battle(verdict.battle, language)
        say(console)
    say(console, f"[bold]{_outcome(puzzle, verdict, words)}[/]")


def _outcome(puzzle: Puzzle, verdict: PuzzleVerdict, words: Words) -> str:
    texts = words.texts
    if verdict.solved:
        return texts.format("puzzle-solved")
    if verdict.refused:
        return texts.format("puzzle-refused", reason=escape(verdict.refused))
    if verdict.unused:
        return texts.format("puzzle-unused", count=verdict.unused)
    if verdict.missing >= FALLEN:
        return texts.format("puzzle-why-survive")
    own, other = verdict.health(puzzle.seat), verdict.health(1 - puzzle.seat)
    return texts.format(
        f"puzzle-why-{puzzle.goal}",
        own=own,
        other=other,
        count=verdict.lost(puzzle.seat),
        units=_standing(puzzle, verdict.after, words),
    )


def _standing(puzzle: Puzzle, state: State, words: Words) -> str:
    """The named units that are left."""
    keys = state.rules.kinds.keys
    left = [
        hex
        for hex, unit in enumerate(int(unit) for unit in state.units)
        if unit and unit >> OWNER & 7 != puzzle.seat and keys[unit & KIND] == puzzle.target
    ]
    return ", ".join(words.at(state, hex) for hex in left)


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
        say(console, texts.format("cli-puzzle-fewer", count=puzzle.use - 1))
    say(console, texts.format("cli-puzzle-examined", positions=proof.positions, seconds=_seconds(proof)))


def tell_proofs(proofs: Sequence[tuple[Puzzle, Proof]], language: str) -> None:
    """A row for each puzzle, and what is wrong with those that do not hold."""
    console, texts = new_console(), Texts(language)
    table = new_table(*(texts.format(head) for head in PROOF_HEADS))
    for puzzle, proof in proofs:
        row = (proof.solutions, len(proof.ideas), proof.positions, _seconds(proof))
        table.add_row(puzzle.key, *map(str, row))
    console.print(table)
    for puzzle, proof in proofs:
        for fault in _faults(proof):
            say(console, texts.format(fault, puzzle=puzzle.key))


def _faults(proof: Proof) -> list[str]:
    """The ids of the sentences that say what is wrong with a puzzle."""
    if not proof.solved:
        return ["cli-puzzle-fault-unsolvable"]
    faults = {"cli-puzzle-fault-sample": not proof.sample, "cli-puzzle-fault-fewer": proof.fewer}
    return [fault for fault, found in faults.items() if found]


def _seconds(proof: Proof) -> str:
    return f"{proof.seconds:.2f}"


def _goal(puzzle: Puzzle, words: Words) -> str:
    unit = words.tile(1 - puzzle.seat, puzzle.target) if puzzle.target else ""
    return words.texts.format(f"puzzle-goal-{puzzle.goal}", unit=unit)


def _count(texts: Texts, puzzle: Puzzle) -> str:
    return texts.format("puzzle-use" if puzzle.is_exact else "puzzle-at-most", count=puzzle.use)


def _level(texts: Texts, puzzle: Puzzle) -> str:
    return texts.format(f"puzzle-level-{puzzle.difficulty}")


def _themes(texts: Texts, puzzle: Puzzle) -> str:
    return ", ".join(texts.format(f"puzzle-theme-{theme}") for theme in puzzle.themes)

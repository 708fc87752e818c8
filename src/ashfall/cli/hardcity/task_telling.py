"""Tasks told in the terminal: the scene and the goal, an attempt and its chances, what a proof found."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from rich.markup import escape

from ashfall.cli.console import new_console, new_table, say
from ashfall.cli.hardcity.frame import legend_line, table_lines
from ashfall.hardcity.telling import names
from ashfall.hardcity.telling.decisions import decision_of
from ashfall.hardcity.telling.words import Words
from ashfall.puzzles.hardcity.checker import TaskAttempt, TaskVerdict
from ashfall.puzzles.hardcity.solver import ChanceProof
from ashfall.puzzles.hardcity.task import CityPuzzle
from ashfall.puzzles.hardcity.wording import goal_phrases, level_phrase, percent, theme_phrase
from ashfall.table.phrases import Phrase
from ashfall.table.texts import Texts

__all__ = [
    "ask_for_choice",
    "tell_attempt",
    "tell_chances",
    "tell_checked",
    "tell_last",
    "tell_refused",
    "tell_task",
    "tell_tasks",
]

LIST_HEADS: Final = (
    "cli-task",
    "cli-task-title",
    "cli-task-officer",
    "cli-task-level",
    "cli-task-themes",
    "cli-task-best",
)
CHECK_HEADS: Final = ("cli-task", "cli-task-best", "cli-task-firsts", "cli-task-states", "cli-task-seconds")
FIRSTS_TOLD: Final = 5  # groups of first moves with the same chance


def tell_tasks(found: Iterable[CityPuzzle], language: str) -> None:
    """A row for each task."""
    words = Words(language)
    table = new_table(*(words.texts.format(head) for head in LIST_HEADS), words=len(LIST_HEADS))
    table.columns[0].no_wrap = True  # a key that can be copied
    table.columns[LIST_HEADS.index("cli-task-level")].no_wrap = True
    for task in found:
        table.add_row(
            task.key,
            task.told(task.title, language),
            words.say(names.person(task.officer)),
            words.say(level_phrase(task.difficulty)),
            ", ".join(words.say(theme_phrase(theme)) for theme in task.themes),
            percent(task.best),
        )
    new_console().print(table)


def tell_task(task: CityPuzzle, language: str) -> None:
    """The scene, and what is asked for."""
    console, words, state = new_console(), Words(language), task.start
    for line in table_lines(console, state, words):
        console.print(line, soft_wrap=not console.is_terminal)
    say(console, f"[dim]{escape(legend_line(state, words))}[/]")
    say(console, f"[bold]{task.number}. {escape(task.told(task.title, language))}[/]")
    say(console, f"[italic]{escape(task.told(task.story, language))}[/]")
    goals = [*goal_phrases(task.goal), Phrase("hc-task-standing")]
    say(console, escape(" ".join(words.say(phrase) for phrase in goals)))
    themes = ", ".join(words.say(theme_phrase(theme)) for theme in task.themes)
    officer, level = words.say(names.person(task.officer)), words.say(level_phrase(task.difficulty))
    say(console, f"[dim]{escape(officer)} · {escape(level)} · {escape(themes)}[/]")


def ask_for_choice(attempt: TaskAttempt, language: str) -> None:
    """The question, and what may be typed now."""
    words, state = Words(language), attempt.state
    asked = words.decision(state, decision_of(state))
    new_console().print(escape(asked), words.texts.format("cli-task-ask"), end=" ")


def tell_last(attempt: TaskAttempt, language: str) -> None:
    """What the last move did."""
    console = new_console()
    for line in Words(language).tell(attempt.last):
        say(console, escape(line))


def tell_refused(error: Exception) -> None:
    """Why a move that was typed is impossible."""
    say(new_console(), escape(str(error)))


def tell_attempt(verdict: TaskVerdict, language: str) -> None:
    """What came of a turn, what its choices were worth, and where chance was given away."""
    console, texts = new_console(), Texts(language)
    if verdict.is_over:
        say(console, texts.format(_luck(verdict)))
    say(console, f"[bold]{texts.format(_judgement(verdict))}[/]")
    say(
        console,
        texts.format(
            "hc-task-kept",
            kept=percent(verdict.kept),
            best=percent(verdict.best),
            chance=percent(verdict.chance),
        ),
    )
    for slip in verdict.slips:
        said = texts.format(
            "hc-task-slip",
            move=slip.move,
            best=percent(slip.best),
            left=percent(slip.left),
            better=" / ".join(slip.better),
        )
        say(console, escape(said))


def _luck(verdict: TaskVerdict) -> str:
    if verdict.is_reached:
        return "hc-task-reached" if verdict.best < 1 else "hc-task-done"
    return "hc-task-missed" if verdict.is_solved else "hc-task-lost"


def _judgement(verdict: TaskVerdict) -> str:
    if verdict.slips:
        return "hc-task-unsolved"
    return "hc-task-solved" if verdict.is_over else "hc-task-unfinished"


def tell_chances(task: CityPuzzle, proof: ChanceProof, language: str) -> None:
    """The chance of every first move, the best ones first."""
    console, texts = new_console(), Texts(language)
    say(console, f"[bold]{task.number}. {escape(task.told(task.title, language))}[/]")
    say(console, texts.format("cli-task-proven", chance=percent(proof.best), fraction=str(proof.best)))
    groups = [(chance, list(those)) for chance, those in groupby(proof.firsts, lambda first: first.chance)]
    for chance, those in groups[:FIRSTS_TOLD]:
        moves = escape(" · ".join(first.move for first in those))
        say(console, f"{percent(chance):>7}  {moves}")
    if task.solution:
        say(console, texts.format("cli-task-line", moves=escape(" · ".join(task.solution))))
    said = texts.format("cli-task-examined", states=proof.positions, seconds=f"{proof.seconds:.2f}")
    say(console, said)


def tell_checked(proofs: Sequence[tuple[CityPuzzle, ChanceProof]], language: str) -> None:
    """A row for each task, and what is wrong with those that do not hold."""
    console, texts = new_console(), Texts(language)
    table = new_table(*(texts.format(head) for head in CHECK_HEADS))
    for task, proof in proofs:
        row = (percent(proof.best), len(proof.solutions), proof.positions, f"{proof.seconds:.2f}")
        table.add_row(task.key, *map(str, row))
    console.print(table)
    for task, proof in proofs:
        for fault in _faults(proof):
            say(console, texts.format(fault, task=task.key, chance=str(proof.best)))


def _faults(proof: ChanceProof) -> list[str]:
    """The ids of the sentences that say what is wrong with a task."""
    if not proof.best:
        return ["cli-task-fault-hopeless"]
    faults = {
        "cli-task-fault-best": not proof.is_told,
        "cli-task-fault-sample": not proof.sample,
        "cli-task-fault-tempting": not proof.is_trap,
    }
    return [fault for fault, found in faults.items() if found]

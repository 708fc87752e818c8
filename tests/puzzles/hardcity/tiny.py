"""Small tasks made up for tests."""

from ashfall.puzzles.hardcity.checker import TaskAttempt
from ashfall.puzzles.hardcity.task import CityPuzzle, parse_task

HOMES = {"donathan": "B9", "jenny": "C9", "miranda": "G9", "marcellus": "F9"}
HEAD = """
number = 1
difficulty = 1
themes = ["kills"]
best = "1/2"
solution = ["end"]
title = { en = "Tiny" }
story = { en = "A test." }
"""


def task_text(active: str, me: str, scene: str, goal: str, head: str = HEAD) -> str:
    """The file of a task: ``me`` are the fields of the active officer."""
    others = [f'{key} = {{ space = "{home}", done = true }}' for key, home in HOMES.items() if key != active]
    officers = "\n".join([f"{active} = {{ {me} }}", *others])
    return f'{head}\n[scene]\nactive = "{active}"\n{scene}\n[scene.officers]\n{officers}\n[goal]\n{goal}\n'


def task_of(active: str, me: str, scene: str, goal: str) -> CityPuzzle:
    """Such a task."""
    return parse_task(task_text(active, me, scene, goal), "tiny.toml", "tiny")


def played_well(task: CityPuzzle, seed: int) -> TaskAttempt:
    """A turn of best choices with the dice of a seed."""
    attempt = TaskAttempt(task, seed)
    while not attempt.is_over:
        chance, known = attempt.chance, attempt.known
        codes = attempt.search.moves(known)
        attempt.make_move(next(c for c in codes if attempt.search.after(known, c, attempt.tally) == chance))
    return attempt

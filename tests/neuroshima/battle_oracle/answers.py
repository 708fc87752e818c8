"""The questions that the engine asked, with the answers that it was given."""

from dataclasses import dataclass

Option = tuple[object, ...]  # verb and what it needs, hexes as coordinates
Options = frozenset[Option]


@dataclass(frozen=True)
class Asked:
    """One question as the engine put it."""

    seat: int
    options: Options
    answer: Option


class Answers:
    """Gives the answers back, as long as the oracle comes to the same questions."""

    def __init__(self, asked: list[Asked]) -> None:
        self.asked = asked
        self.next = 0

    def ask(self, seat: int, allowed: list[Options]) -> Option:
        """The answer to one of the questions that the rules allow next (their order is up to the player)."""
        assert self.next < len(self.asked), f"seat {seat} is not asked, expected one of {allowed}"
        asked = self.asked[self.next]
        self.next += 1
        assert asked.seat == seat, f"{asked} is asked, expected seat {seat}: {allowed}"
        assert asked.options in allowed, f"{asked} is asked, expected one of {allowed}"
        return asked.answer

    def finish(self) -> None:
        assert self.next == len(self.asked), f"{self.asked[self.next]} is asked, expected no question"

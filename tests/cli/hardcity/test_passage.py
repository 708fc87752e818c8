"""The end of a log grows while the small moves of a turn are made."""

from ashfall.cli.hardcity.passage import Passage
from ashfall.hardcity.events.map import MutantDeployed
from ashfall.hardcity.events.people import TurnStarted
from ashfall.hardcity.telling.words import Words


def appears(number: int, space: str = "H6") -> MutantDeployed:
    return MutantDeployed(mutant=f"mutant{number}", space=space)


def test_a_sentence_grows_by_later_moves() -> None:
    lines: list[str] = []
    passage = Passage(Words(), lines)
    passage.add([TurnStarted(who="zero"), appears(1)])
    assert lines == ["Turn: Doctor Zero.", "Mutant 1 appears on H6."]
    passage.add([appears(2)])
    passage.add([appears(3, "A1")])
    assert lines == ["Turn: Doctor Zero.", "3 mutants appear: 2 on H6, A1."]


def test_a_turn_ends_what_can_grow() -> None:
    lines: list[str] = []
    passage = Passage(Words(), lines)
    passage.add([appears(1), TurnStarted(who="zero"), appears(2)])
    passage.add([appears(3)])
    assert lines == ["Mutant 1 appears on H6.", "Turn: Doctor Zero.", "2 mutants appear: 2 on H6."]


def test_others_may_write_and_clear_the_lines() -> None:
    lines: list[str] = []
    passage = Passage(Words(), lines)
    passage.add([appears(1)])
    lines.append("Taken back.")
    passage.add([appears(2)])
    assert lines == ["Mutant 1 appears on H6.", "Taken back.", "Mutant 2 appears on H6."]
    lines.clear()
    passage.add([appears(3)])
    assert lines == ["Mutant 3 appears on H6."]

"""Many events of a kind are told in one sentence, and nothing that happened is lost by it."""

import pytest

from ashfall.hardcity.events import cards, people
from ashfall.hardcity.events import map as on_map
from ashfall.hardcity.telling.grouping import GROUPS, group_events
from ashfall.hardcity.telling.narration import SILENT, tell
from ashfall.hardcity.telling.words import Words
from ashfall.table.contract import Event
from ashfall.table.random import Stream
from ashfall.table.texts import LANGUAGES
from tests.hardcity.plays import TABLES, choose, new_match


def appears(mutant: str, space: str) -> Event:
    return on_map.MutantDeployed(mutant=mutant, space=space)


def goes(mutant: str, end: str) -> Event:
    return on_map.MutantMoved(mutant=mutant, start="A1", end=end)


def attacks(mutant: str, space: str) -> Event:
    return on_map.MutantAttacked(mutant=mutant, space=space, damage=1)


def hurts(officer: str, hp: int = 1, cause: str = "attack") -> Event:
    return people.OfficerHurt(officer=officer, hp=hp, cause=cause)


def said(*events: Event, language: str = "en") -> list[str]:
    return Words(language).tell(events)


def test_mutants_that_appear_are_one_sentence() -> None:
    crowd = [
        appears("mutant1", "A1"),
        *(appears(f"mutant{n}", "H6") for n in range(2, 5)),
        appears("rat1", "D1"),
    ]
    assert said(*crowd) == ["5 mutants appear: 3 on H6, A1, D1 (Mutated Rat)."]
    assert said(*crowd[:1]) == ["Mutant 1 appears on A1."]


def test_what_mixes_in_a_turn_is_told_by_kind() -> None:
    turn = (
        people.TurnStarted(who="zero"),
        cards.ChaosPlayed(card="stampede", how="basics"),
        goes("mutant1", "G9"),
        attacks("mutant1", "G9"),
        hurts("jenny"),
        goes("mutant2", "G9"),
        attacks("mutant2", "G9"),
        hurts("jenny"),
        people.OfficerStunned(officer="jenny"),
        people.Scored(side="chaos", points=1, what="officer_stunned", total=3),
        goes("mutant3", "car"),
    )
    assert said(*turn) == [
        "Turn: Doctor Zero.",
        "Doctor Zero plays a card for its basic actions: Stampede.",
        "3 mutants move: 2 to G9, Police car.",
        "2 mutants attack: 2 on G9.",
        "Jenny Takabura loses 2 HP to attacks.",
        "Jenny Takabura falls stunned.",
        "Chaos +1 VP (an officer stunned): 3.",
    ]


def test_a_walk_is_one_sentence_and_so_is_who_goes_along() -> None:
    walk: list[Event] = []
    for start, end in (("A1", "B1"), ("B1", "C1")):
        walk.append(people.OfficerMoved(officer="jenny", start=start, end=end))
        walk.append(on_map.LoadMoved(load="civilian1", start=start, end=end))
    assert said(*walk) == ["Jenny Takabura goes to B1, C1.", "Civilian 1 goes along to B1, C1."]
    assert said(*walk[:1]) == ["Jenny Takabura goes to B1."]


def test_points_for_the_same_thing_are_added() -> None:
    def scored(total: int) -> Event:
        return people.Scored(side="chaos", points=2, what="car_attacked", total=total)

    hits = [on_map.CarAttacked(mutant="mutant1"), scored(2), on_map.CarAttacked(mutant="rat1"), scored(4)]
    assert said(*hits) == ["2 mutants attack the police car.", "Chaos +4 VP (the police car attacked): 4."]


def test_what_somebody_does_parts_the_groups() -> None:
    queued = cards.AutoResolved(card="swarm")
    assert len(said(appears("mutant1", "A1"), queued, appears("mutant2", "A1"))) == 3
    assert len(said(hurts("jenny"), hurts("donathan"), hurts("jenny", cause="reaction"))) == 3


def test_kafar_is_always_told_by_himself() -> None:
    told = said(goes("mutant1", "B1"), goes("kafar", "C1"), goes("mutant2", "B2"))
    assert "K.A.F.A.R. goes from A1 to C1." in told


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_whole_turns_are_told_shortly_and_completely(table: int) -> None:
    match, stream, events = new_match(table + 20), Stream(table), list[Event]()
    while not match.over and len(match.moves) < 250:
        events += match.push(choose(match.state, stream))
    grouped = group_events(events)
    assert [event for event, _ in grouped] == events
    members = [id(each) for _, several in grouped for each in several]
    assert sorted(members) == sorted(map(id, events))
    assert all(type(event) in GROUPS for event, several in grouped if len(several) != 1)
    alone = sum(not isinstance(event, SILENT) for event in events)
    for language in LANGUAGES:
        assert 0 < len(said(*events, language=language)) < alone
    assert [event for event, _ in tell(events)] == events

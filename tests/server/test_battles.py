"""Battles for playback: every board is exact, and every overlay can be put on a page as it is."""

import re
from xml.etree.ElementTree import Element, fromstring

import pytest

from ashfall.draw.sprite import definitions
from ashfall.neuroshima import Match
from ashfall.neuroshima.events import Absorbed, BattleEnded, HealthLost, PhaseStarted, Removed, Wound
from ashfall.neuroshima.geometry import board_of
from ashfall.neuroshima.next_battle import phases_of
from ashfall.neuroshima.skirmish import BattleReport, fight_state
from ashfall.neuroshima.state import BATTLE
from ashfall.server.neuroshima.battles import Rerun, battle_show
from ashfall.server.neuroshima.lines import event_lines
from ashfall.server.neuroshima.shapes import BattleCall, BattleShow, PhaseShow
from ashfall.server.neuroshima.sight import health_of, unit_sights
from ashfall.server.shapes import EventLine
from tests.neuroshima.test_status import Row, table
from tests.server.games import Played, game

GAMES = 240
LABELS = set(board_of(19).labels)


def marks(overlay: str) -> list[Element]:
    return list(fromstring(f"<g>{overlay}</g>"))


def classes(overlay: str) -> list[str]:
    return [mark.attrib["class"] for mark in marks(overlay)]


def shown(played: Played | BattleReport) -> BattleShow | None:
    return battle_show(
        played.before, played.events, event_lines(played.events, played.after.rules.armies), played.after
    )


def fought(match: Match) -> BattleShow:
    report = fight_state(match.state)
    show = shown(report)
    assert show is not None
    return show


def phase(match: Match, initiative: int) -> PhaseShow:
    return next(phase for phase in fought(match).phases if phase.initiative == initiative)


@pytest.mark.parametrize("first", range(0, GAMES, 20))
def test_boards_of_random_games_are_exact(first: int) -> None:
    """The events alone lead to the very board that the engine has, in every move of every game."""
    shows = 0
    for number in range(first, first + 20):
        for played in game(number):
            after = played.after.copy()
            after.stage = BATTLE  # abilities used this turn are not shown in a battle
            assert unit_sights(Rerun(played.before).follow(played.events)) == unit_sights(after)
            show = shown(played)
            assert (show is None) == (not any(isinstance(event, PhaseStarted) for event in played.events))
            if show is not None:
                shows += 1
                check(played, show)
    assert shows > 60


def check(played: Played, show: BattleShow) -> None:
    assert show.is_whole == (played.after.stage != BATTLE)
    health, units = show.health, {unit.hex: unit for unit in show.before}
    for (initiative, events), phase in zip(phases_of(played.events), show.phases, strict=True):
        assert phase.initiative == initiative
        told = event_lines(events, played.after.rules.armies)
        assert [EventLine(line.event, line.phrase) for line in phase.lines] == told
        now = {unit.hex: unit for unit in phase.units}
        gone = {event.unit.hex for event in events if isinstance(event, Removed)}
        assert set(units) - set(now) == gone
        for event in events:
            if isinstance(event, HealthLost):
                assert health[event.seat] - phase.health[event.seat] == event.amount
        for hex, unit in now.items():
            hits = [e for e in events if isinstance(e, Wound) and e.target.hex == hex]
            taken = 0 if unit.tile == "hq" else sum(event.amount for event in hits)
            assert unit.wounds == units[hex].wounds + taken
        assert set(phase.actors) <= set(units)
        health, units = phase.health, now
    last = show.phases[-1]
    assert last.health == health_of(played.after)
    # What follows a battle in the same move may change the board again.
    ended = [k for k, event in enumerate(played.events) if isinstance(event, BattleEnded)]
    rest = played.events[ended[-1] :] if ended else []
    if not any(event.to_dict()["type"] in ("placed", "moved", "removed", "wound") for event in rest):
        after = played.after.copy()
        after.stage = BATTLE
        assert last.units == unit_sights(after)


@pytest.mark.parametrize("number", range(0, 72, 6))
def test_overlays_stand_on_their_own(number: int) -> None:
    for played in game(number):
        show = shown(played)
        for phase in [] if show is None else show.phases:
            for overlay in (phase.overlay, phase.counts):
                assert "style=" not in overlay
                assert "→" not in re.sub(r'data-[\w-]+="[^"]*"', "", overlay)
                definitions(overlay)  # raises KeyError for a symbol that does not exist
                for mark in marks(overlay):
                    kinds = mark.attrib["class"].split()
                    assert kinds[0] in ("mark", "strike", "answer", "count")
                    hexes = f"{mark.get('data-source', '')} {mark.get('data-target', '')}".split()
                    assert hexes
                    assert set(hexes) <= LABELS
            saved = [e for e in phase.lines if e.event["type"] == Absorbed.__struct_config__.tag]
            assert phase.overlay.count('class="answer medic"') == len(saved)


GAUSS: list[Row] = [
    ("C1", 0, "gauss_cannon", 5),
    ("C2", 1, "super_mutant", 2),
    ("C3", 0, "blocker", 0),
    ("C5", 1, "hq", 0),
    ("A1", 0, "hq", 0),
]


def test_a_gauss_shot_is_one_line_through_all_targets() -> None:
    shot = phase(table("moloch", "borgo", *GAUSS), 1)
    [line] = [mark for mark in marks(shot.overlay) if mark.attrib["class"] == "strike gauss"]
    assert (line.attrib["data-source"], line.attrib["data-target"]) == ("C1", "C2 C5")
    assert len(line.findall("circle")) == 2  # a ring, drawn twice, around the one on the way


def test_reflection_turns_back_onto_the_next_hex() -> None:
    rows: list[Row] = [("C5", 0, "hybrid", 0), ("C3", 0, "blocker", 1), ("C2", 1, "judge", 0)]
    shot = phase(table("moloch", "steel_police", *rows), 3)
    lines = {mark.attrib["class"]: mark for mark in marks(shot.overlay)}
    assert set(lines) == {"strike ranged", "answer reflection"}
    assert lines["strike ranged"].attrib["data-target"] == "C2"
    back = lines["answer reflection"].attrib
    assert (back["data-source"], back["data-target"]) == ("C2", "C3")


def test_armor_holds_a_reflected_shot_too() -> None:
    rows: list[Row] = [("C5", 0, "hybrid", 0), ("C3", 0, "blocker", 0), ("C2", 1, "judge", 0)]
    shot = phase(table("moloch", "steel_police", *rows), 3)
    armor = next(mark for mark in marks(shot.overlay) if mark.attrib["class"] == "answer armor")
    assert armor.attrib["data-target"] == "C3"
    assert armor[0].attrib["transform"] == "rotate(0)"  # north, where the mirror stands


def test_armor_flashes_on_the_side_it_is_hit() -> None:
    rows: list[Row] = [("C5", 0, "hybrid", 0), ("C2", 1, "super_mutant", 3)]
    shot = phase(table("moloch", "borgo", *rows), 3)
    assert classes(shot.overlay) == ["strike ranged", "answer armor"]
    assert "rotate(180)" in shot.overlay
    assert marks(shot.overlay)[0].attrib["opacity"] == "0.6"  # it does nothing


def test_a_medic_is_joined_to_the_unit_that_it_saves() -> None:
    rows: list[Row] = [("C5", 0, "hybrid", 0), ("C3", 1, "mutant", 0), ("C2", 1, "medic", 3)]
    shot = phase(table("moloch", "borgo", *rows), 3)
    line = next(mark for mark in marks(shot.overlay) if mark.attrib["class"] == "answer medic")
    assert (line.attrib["data-source"], line.attrib["data-target"]) == ("C2", "C3")
    assert classes(shot.counts) == ["count cracks", "count saved", "count destroyed"]


def test_explosion_nets_and_lateness_are_marked() -> None:
    match = table("moloch", "borgo", ("C3", 0, "clown", 0), ("C2", 1, "scout", 3), ("A1", 0, "hybrid", 0))
    report = fight_state(match.state, lambda state, options: options[-1])
    show = shown(report)
    assert show is not None
    blast = next(phase for phase in show.phases if phase.initiative == 2)
    assert classes(blast.overlay) == ["strike explosion"]
    netted = table("moloch", "borgo", ("C3", 0, "hybrid", 0), ("C4", 1, "net_fighter", 4), ("A1", 1, "hq", 0))
    caught = phase(netted, 3)
    assert classes(caught.overlay) == ["mark netted"]
    assert caught.actors == ["C3"]


def stages(shown: PhaseShow) -> list[tuple[object, str]]:
    return [(line.event["type"], line.stage) for line in shown.lines]


def test_every_line_says_when_it_is_shown() -> None:
    held = phase(table("moloch", "borgo", ("C5", 0, "hybrid", 0), ("C2", 1, "super_mutant", 3)), 3)
    assert stages(held) == [("attacked", "strike"), ("armor_held", "answer"), ("missed", "answer")]
    shot = phase(table("moloch", "borgo", ("C5", 0, "hybrid", 0), ("C3", 1, "mutant", 0)), 3)
    assert stages(shot) == [("attacked", "strike"), ("wound", "count"), ("removed", "count")]


def test_who_meets_nobody_or_is_caught_does_nothing() -> None:
    alone = phase(table("moloch", "borgo", ("C5", 0, "hybrid", 0), ("A1", 1, "hq", 0)), 3)
    assert stages(alone) == [("attacked", "idle"), ("missed", "idle")]
    netted = table("moloch", "borgo", ("C3", 0, "hybrid", 0), ("C4", 1, "net_fighter", 4), ("A1", 1, "hq", 0))
    assert stages(phase(netted, 3)) == [("missed", "idle")]


def test_shots_at_each_other_pass_side_by_side() -> None:
    rows: list[Row] = [("C1", 0, "hybrid", 3), ("C5", 1, "assassin", 1)]
    shots = phase(table("moloch", "borgo", *rows), 3)
    assert classes(shots.overlay) == ["strike ranged", "strike ranged"]
    starts = [
        re.search(r"M(-?[\d.]+) ", mark.findall("path")[0].attrib["d"]) for mark in marks(shots.overlay)
    ]
    assert [match and match[1] for match in starts] == ["-11", "11"]


def test_health_and_wounds_are_counted() -> None:
    shot = phase(table("moloch", "borgo", *GAUSS), 1)
    assert classes(shot.counts) == ["count health", "count wounds"]
    assert 'data-text="20→19"' in shot.counts
    assert 'data-text="-1"' in shot.counts
    assert shot.health == [20, 19]


def test_a_battle_that_asks_is_not_whole() -> None:
    match = table("moloch", "borgo", ("C3", 0, "clown", 0), ("A1", 0, "hybrid", 0), ("A3", 1, "hq", 0))
    before, events = match.state, match.push("play battle")
    show = battle_show(before, events, event_lines(events, match.state.rules.armies), match.state)
    assert show is not None
    assert not show.is_whole
    assert [phase.initiative for phase in show.phases] == [3]
    assert show.call == BattleCall(seat=0, cause="tile")
    before, events = match.state, match.push("attack C3")
    rest = battle_show(before, events, event_lines(events, match.state.rules.armies), match.state)
    assert rest is not None
    assert rest.is_whole
    assert rest.before == show.phases[-1].units
    assert [phase.initiative for phase in rest.phases] == [2, 0]
    assert rest.call is None  # it was called before


def test_a_battle_that_asks_before_its_first_phase_is_called_after_the_answer() -> None:
    match = table("moloch", "borgo", ("C3", 0, "clown", 0), ("A3", 1, "hq", 0))
    events = match.push("play battle")
    assert (
        battle_show(match.state, events, event_lines(events, match.state.rules.armies), match.state) is None
    )
    before, events = match.state, match.push("attack C3")
    show = battle_show(before, events, event_lines(events, match.state.rules.armies), match.state)
    assert show is not None
    assert show.call == BattleCall(seat=0, cause="tile")


def test_a_battle_on_a_full_board_begins_with_the_last_tile() -> None:
    """The board before the battle is the one after the move that filled it."""
    found = 0
    for number in range(12):
        for played in game(number):
            show = shown(played)
            cause = next(
                (e.to_dict()["cause"] for e in played.events if e.to_dict()["type"] == "battle_started"), ""
            )
            if show is not None and cause == "full_board":
                found += 1
                assert len(show.before) == 19
    assert found

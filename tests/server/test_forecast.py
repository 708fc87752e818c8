"""Forecasts: right, short, and blind to what is hidden."""

import re
from importlib.resources import files
from xml.etree.ElementTree import fromstring

import msgspec
import pytest

from ashfall.neuroshima import Match
from ashfall.neuroshima.events import BattleStarted
from ashfall.neuroshima.words import Words
from ashfall.server.neuroshima.forecast import forecast_of
from ashfall.server.neuroshima.shapes import Forecast
from ashfall.server.neuroshima.sight import health_of
from ashfall.table.random import Stream
from ashfall.table.texts import LANGUAGES, text_files
from tests.neuroshima.plays import pick
from tests.neuroshima.test_status import Row, table
from tests.rules.vectors import facing
from tests.server.games import game
from tests.server.test_sight import shuffled


def told(match: Match, forecast: Forecast) -> list[str]:
    """The lines in words, with their results."""
    words = Words(match.state.rules.armies)
    return [
        f"{phase.initiative} {words.say(line.phrase)}: {words.say(line.result) if line.result else ''}"
        for phase in forecast.phases
        for line in phase.lines
    ]


def test_in_points_the_counters_are_points() -> None:
    match, stream, said = Match(["moloch", "borgo", "outpost"], seed=1, mode="points"), Stream(1), ""
    while not said:
        if match.decision is not None and match.decision.kind == "turn":
            sayings = (summary(match, move.text) for move in match.legal)
            said = next((saying for saying in sayings if "instead of" in saying), "")
        match.push(pick([move.code for move in match.legal], stream))
    assert "points instead of" in said
    assert "health" not in said


def summary(match: Match, move: str) -> str:
    forecast = forecast_of(match.state, match.parse(move))
    assert forecast.summary is not None
    return Words(match.state.rules.armies).say(forecast.summary)


MOCK: list[Row] = [
    ("C2", 0, "hq", 0),
    ("B1", 1, "net_fighter", 2),
    ("C3", 1, "runner", 0),
    ("D3", 1, "boss", 0),
    ("C1", 1, "net_fighter", 2),
    ("B2", 0, "brawler", 0),
    ("A2", 1, "hq", 0),
    ("A3", 0, "annihilator", 2),
    ("B4", 1, "universal_soldier", 0),
]


def test_lines_say_who_hits_whom_and_what_comes_of_it() -> None:
    match = table("outpost", "hegemony", *MOCK, ("E2", 0, "commando", 3), hands=[[], []])
    forecast = forecast_of(match.state)
    assert told(match, forecast)[:4] == [
        "3 Brawler B2 is netted: no attack",
        "3 Universal Soldier B4 hits Annihilator A3: destroyed",
        "3 Runner C3 (Hegemony) hits HQ C2 (Outpost): -2",
        "3 Commando E2 hits Net Fighter B1: destroyed",
    ]
    lines = forecast.phases[0].lines
    assert [line.icon for line in lines] == ["mk-netted", "i-melee", "i-melee", "i-ranged"]
    assert [line.owner for line in lines] == [0, 0, 0, 1]
    assert lines[3].hexes == ("E2", "B1")
    assert forecast.before == [20, 20]
    assert forecast.after[0] == 18
    assert forecast.destroyed[:2] == ["A3", "B1"]


def test_a_move_is_summed_up_by_what_it_changes() -> None:
    match = table("outpost", "hegemony", *MOCK, hands=[["commando"], []])
    assert (
        summary(match, "place commando E2 3") == "In a battle after this move Net Fighter B1 would fall too."
    )
    assert summary(match, "place commando E1 0") == ("A battle after this move would end like one before it.")


def test_a_move_may_save_somebody() -> None:
    rows: list[Row] = [("C3", 0, "guard", 0), ("C2", 1, "claws", 4), ("A1", 0, "hq", 0), ("E3", 1, "hq", 0)]
    match = table("moloch", "borgo", *rows, hands=[["medic"], []])
    assert "C3" in forecast_of(match.state).destroyed
    assert summary(match, "place medic C4 0") == (
        "In a battle after this move Medic C4 (Moloch), Claws C2 would fall too, Guard C3 would survive."
    )


def test_the_battle_of_a_move_is_the_battle_that_is_told() -> None:
    rows: list[Row] = [("C3", 0, "hybrid", 0), ("C1", 1, "hq", 0), ("A1", 0, "hq", 0)]
    match = table("moloch", "borgo", *rows)
    assert summary(match, "play battle") == "In this battle Borgo would have 19 health instead of 20."
    quiet = table("moloch", "borgo", ("A1", 0, "hq", 0), ("E3", 1, "hq", 0))
    assert summary(quiet, "play battle") == "Nobody would be hit."
    forecast = forecast_of(quiet.state)
    assert (forecast.phases, forecast.destroyed, forecast.overlay) == ([], [], "")
    assert forecast.summary is not None
    assert forecast.summary.id == "forecast-nothing"


def test_open_choices_are_assumed_and_said() -> None:
    rows: list[Row] = [("C3", 0, "clown", 0), ("A1", 0, "hq", 0), ("E1", 1, "hq", 0)]
    rows += [(hex, 1, "mutant", 0) for hex in ("C2", "D2", "D3")]
    match = table("moloch", "borgo", *rows)
    forecast = forecast_of(match.state)
    words = Words(match.state.rules.armies)
    assert [words.say(phrase) for phrase in forecast.assumed] == ["Moloch: Clown C3 explodes"]
    assert {"C2", "C3", "D2", "D3"} <= set(forecast.destroyed)
    assert "2 Clown C3 explodes: destroyed" in told(match, forecast)
    match.push("play battle")  # the same question, now for real
    assert forecast_of(match.state).destroyed == forecast.destroyed
    assert forecast_of(match.state, match.parse("attack C3")).destroyed != forecast.destroyed


def test_medics_armor_mirrors_and_lairs_are_told() -> None:
    rows: list[Row] = [("C5", 0, "hybrid", 0), ("C3", 1, "mutant", 0), ("C2", 1, "medic", 3)]
    match = table("moloch", "borgo", *rows, ("D4", 0, "hybrid", 0), ("D2", 1, "super_mutant", 3))
    lines = told(match, forecast_of(match.state))
    assert "3 Hybrid C5 hits Mutant C3, Medic C2 (Borgo) takes it: Medic C2 (Borgo) lost" in lines
    assert "3 Hybrid D4 hits Super-Mutant D2: no harm" in lines
    mirror = table("moloch", "steel_police", ("C5", 0, "hybrid", 0), ("C2", 1, "judge", 0))
    assert "3 Judge C2 turns the attack of Hybrid C5 back: " in told(mirror, forecast_of(mirror.state))


def test_who_strikes_a_mirror_is_hit_by_its_own_attack() -> None:
    judge = facing("steel_police", "judge", "reflection>S")
    mutant = facing("borgo", "mutant", "melee>N")
    match = table("steel_police", "borgo", ("C2", 0, "judge", judge), ("C3", 1, "mutant", mutant))
    assert "2 Mutant C3 is hit by its own attack: destroyed" in told(match, forecast_of(match.state))


@pytest.mark.parametrize("number", range(0, 36, 4))
def test_forecasts_come_true(number: int) -> None:
    """A battle that nobody has to answer ends as was said, and nothing hidden is told."""
    battles = 0
    for k, played in enumerate(game(number)):
        move = played.match.moves[-1]
        if any(isinstance(event, BattleStarted) for event in played.events):
            forecast = forecast_of(played.before, move)
            if not forecast.assumed:
                battles += 1
                assert forecast.after == health_of(played.after)
                assert forecast.before == health_of(played.before)
        if k % 9 == 0:
            known = msgspec.json.encode(forecast_of(played.before, move))
            other = shuffled(played.before, k).state
            assert msgspec.json.encode(forecast_of(other, move)) == known
            fromstring(f"<g>{forecast_of(played.before).overlay}</g>")
    assert battles


def test_pills_hide_no_claws() -> None:
    """A runner strikes the HQ from below, so its loss stands above."""
    match = table("outpost", "hegemony", *MOCK, hands=[[], []])
    marks = fromstring(f"<g>{forecast_of(match.state).overlay}</g>")
    places = {
        mark.attrib["data-target"]: mark.attrib["transform"] for mark in marks if "data-pill" in mark.attrib
    }
    assert places["C2"] == "translate(0 -231.2)"
    assert places["A3"].startswith("translate(-300 ")


def test_nothing_is_changed_by_a_forecast() -> None:
    match = table("outpost", "hegemony", *MOCK, hands=[["commando"], []])
    before = match.to_bytes()
    forecast_of(match.state, match.parse("place commando E2 3"))
    assert match.to_bytes() == before


def test_a_game_that_is_over_has_no_battle_left() -> None:
    *_, last = game(3)
    forecast = forecast_of(last.after)
    assert forecast.phases == []
    assert forecast.before == forecast.after == health_of(last.after)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_exists_and_is_used(language: str) -> None:
    text = text_files(language)["forecast_neuroshima"]
    ids = set(re.findall(r"^(forecast-[\w-]+) =", text, re.MULTILINE))
    folder = files("ashfall")
    names = ("forecast.py", "forecast_lines.py", "lines.py")
    paths = [
        folder / "neuroshima" / "next_battle.py",
        *(folder / "server/neuroshima" / name for name in names),
    ]
    source = "".join(path.read_text(encoding="utf-8") for path in paths)
    used = set(re.findall(r'"(forecast-[\w-]+[a-z])"', source))
    used |= {f"forecast-{reason}" for reason in ("netted", "late", "explosion", "lair")}
    assert ids == used

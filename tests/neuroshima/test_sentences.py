"""Phrases: what is said, before it is put into words."""

import re

import msgspec
import pytest

from ashfall.neuroshima import Match
from ashfall.neuroshima.army import load_army
from ashfall.neuroshima.events import Attacked, Missed, Reflected
from ashfall.neuroshima.narration import ARGUMENTS, event_phrase, tell
from ashfall.neuroshima.sentences import MOVE_ARGUMENTS, decision_phrase, move_phrase, outcome_phrase
from ashfall.neuroshima.words import Words
from ashfall.table.contract import Event, Outcome
from ashfall.table.phrases import Listing, Phrase, SeatRef, TileRef, UnitRef
from ashfall.table.random import Stream
from ashfall.table.texts import LANGUAGES, Texts
from tests.neuroshima.plays import PAIRS, pick
from tests.neuroshima.test_status import table
from tests.rules.vectors import board, fight


def test_every_event_has_a_sentence() -> None:
    ours = {event for event in Event.__subclasses__() if event.__module__.startswith("ashfall.neuroshima")}
    assert set(ARGUMENTS) == ours


def test_every_move_has_a_sentence() -> None:
    for language in LANGUAGES:
        assert all(f"move-{word}" in Texts(language) for word in MOVE_ARGUMENTS)


def test_units_seats_and_tiles_stay_what_they_are() -> None:
    match = table(
        "moloch", "borgo", ("C3", 0, "clown", 0), ("C2", 1, "mutant", 3), hands=[["battle", "hybrid"], []]
    )
    place = move_phrase(match.state, match.parse("place hybrid A1 2"))
    assert place == Phrase(
        "move-place",
        {"tile": TileRef(0, "hybrid"), "hex": "A1", "facing": Phrase("direction-se-short")},
    )
    match.push("play battle")
    assert match.decision is not None
    clown = UnitRef(0, "clown", "C3")
    asked = decision_phrase(match.state, match.decision)
    assert asked == Phrase("decision-clown", {"seat": SeatRef(0), "units": Listing((clown,))})
    assert move_phrase(match.state, match.parse("explode C3")) == Phrase("move-explode", {"unit": clown})


def test_pushing_names_the_victim() -> None:
    match = table(
        "moloch", "borgo", ("C3", 0, "hybrid", 0), ("C2", 1, "mutant", 3), hands=[["push_back"], []]
    )
    phrase = move_phrase(match.state, match.parse("play push_back C3 C2"))
    assert phrase.args["unit"] == UnitRef(0, "hybrid", "C3")
    assert phrase.args["target"] == UnitRef(1, "mutant", "C2")


def test_outcomes() -> None:
    reason = Phrase("reason-health")
    assert outcome_phrase(Outcome((1,), "health")) == Phrase(
        "outcome-won", {"seat": SeatRef(1), "reason": reason}
    )
    drawn = Phrase("outcome-drawn", {"reason": Phrase("reason-draw")})
    assert outcome_phrase(Outcome((0, 1), "draw")) == drawn
    seats = Listing((SeatRef(0), SeatRef(2)))
    together = Phrase("outcome-won-together", {"seats": seats, "reason": reason})
    assert outcome_phrase(Outcome((0, 2), "health")) == together
    stuck = Phrase("reason-deadlock")
    together = Phrase("outcome-won-together", {"seats": seats, "reason": stuck})
    assert outcome_phrase(Outcome((0, 2), "deadlock", 4)) == together  # a team that was ahead
    drawn = Phrase("outcome-drawn", {"reason": stuck})
    assert outcome_phrase(Outcome((0, 1, 2, 3), "deadlock", 4)) == drawn


@pytest.mark.parametrize("number", range(0, 36, 5))
def test_phrases_of_games_travel_and_can_be_said(number: int) -> None:
    match, stream = Match(list(PAIRS[number]), seed=number), Stream(number)
    armies = match.state.rules.armies
    words = Words(armies)
    while not match.over:
        events = match.push(pick([move.code for move in match.legal], stream))
        told = list(tell(events, armies))
        assert [event for event, _ in told] == events
        assert words.tell(events) == [words.say(phrase) for _, phrase in told if phrase is not None]
        for event, phrase in told:
            sent = msgspec.json.decode(msgspec.json.encode(event_phrase(event, armies)), type=Phrase)
            assert sent == event_phrase(event, armies)
            if phrase is None:
                assert isinstance(event, Attacked | Missed | Reflected)
            elif phrase.id != "event-idle" and not _is_thrown_back(phrase):
                assert phrase == event_phrase(event, armies)


def _is_thrown_back(phrase: Phrase) -> bool:
    chosen = (str(phrase.args.get(name, "")) for name in ("kind", "reason"))
    return phrase.id == "event-thrown_back" or any(word.startswith("thrown") for word in chosen)


def test_a_unit_that_finds_nobody_is_told_once() -> None:
    match = table("moloch", "borgo", ("C3", 0, "hunter_killer", 0), ("A1", 1, "hq", 0))
    told = [phrase for _, phrase in tell(match.push("play battle"), match.state.rules.armies)]
    idle = [phrase for phrase in told if phrase is not None and phrase.id == "event-idle"]
    assert idle[0].args["source"] == UnitRef(0, "hunter_killer", "C3")
    assert len({phrase.args["source"] for phrase in idle}) == len(idle)


REFLECTIONS = [
    (
        "moloch steel_police",
        "0.hybrid C4 ranged>N; 1.judge C3 reflection>S",
        ["Judge C3 throws the attack of Hybrid C4 back at it: 1 wound."],
    ),
    (
        "moloch steel_police",
        "0.hybrid C5 ranged>N; 0.blocker C4 armor>S; 1.judge C3 reflection>S",
        ["Judge C3 throws the attack of Hybrid C5 back at Blocker C4: 1 wound."],
    ),
    (
        "moloch steel_police",
        "0.hybrid C5 ranged>N; 1.judge C3 reflection>S",
        ["Judge C3 reflects the attack of Hybrid C5 into the void."],
    ),
    (
        "borgo steel_police",
        "0.mutant C4 melee>N melee>NE; 1.judge C3 reflection>S; 1.judge D3 reflection>SW",
        [
            "Judge C3 throws the attack of Mutant C4 back at it: 1 wound.",
            "Judge D3 throws the attack of Mutant C4 back at it: 1 wound.",
        ],
    ),
    (
        "moloch steel_police",
        "0.hq C4; 1.judge C3 reflection>S",
        [
            "Judge C3 throws the attack of HQ C4 (Moloch) back at it.",
            "The thrown-back attack does not hurt HQ C4 (Moloch): an HQ never wounds an HQ.",
        ],
    ),
]


def tell_battle(players: str, units: str, language: str = "en") -> list[str]:
    words = Words([load_army(army) for army in players.split()], language)
    return words.tell(fight(board(players, units)).told)


@pytest.mark.parametrize(("players", "units", "told"), REFLECTIONS)
def test_a_reflected_hit_names_who_shot_who_threw_it_back_and_whom_it_hit(
    players: str, units: str, told: list[str]
) -> None:
    found = tell_battle(players, units)
    assert [text for text in found if re.search("back at|reflects|thrown-back", text)] == told
    assert not any("Hybrid C4 shoots Hybrid C4" in text for text in found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "units", "told"), REFLECTIONS)
def test_a_reflected_hit_is_told_in_every_language(
    players: str, units: str, told: list[str], language: str
) -> None:
    judge = load_army("steel_police").tile("judge").name(language)
    english = tell_battle(players, units)
    found = tell_battle(players, units, language)
    assert len(found) == len(english)
    assert judge in found[english.index(told[0])]

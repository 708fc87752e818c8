"""Every event, decision, move and outcome of random games can be said in three languages."""

import msgspec
import pytest

from ashfall.hardcity import Match
from ashfall.hardcity.events import cards as events_cards
from ashfall.hardcity.events import map as events_map
from ashfall.hardcity.events import people as events_people
from ashfall.hardcity.ground import cards as game_cards
from ashfall.hardcity.ground import moves
from ashfall.hardcity.telling.narration import event_phrase, tell
from ashfall.hardcity.telling.sentences import (
    decision_phrase,
    move_ids,
    move_phrase,
    outcome_phrase,
    seat_name,
)
from ashfall.hardcity.telling.words import Words
from ashfall.table.contract import Event, Move, Outcome
from ashfall.table.phrases import Listing, Phrase, SeatRef
from ashfall.table.random import Stream
from ashfall.table.texts import LANGUAGES, Texts
from tests.hardcity.plays import TABLES, choose, new_match, played
from tests.hardcity.stage import Stage
from tests.languages import WHOLE

ALL_EVENTS: list[type[Event]] = [
    getattr(module, name) for module in (events_people, events_cards, events_map) for name in module.__all__
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_move_has_a_sentence(language: str) -> None:
    texts = Texts(language)
    tags = [str(event.__struct_config__.tag).replace("_", "-") for event in ALL_EVENTS]
    assert [tag for tag in tags if f"hc-event-{tag}" not in texts] == []
    assert [name for name in move_ids() if name not in texts] == []


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_games_are_told_in_every_language(table: int) -> None:
    match, stream = new_match(table + 10), Stream(table)
    speakers = [Words(language) for language in WHOLE]
    while not match.over and len(match.moves) < 160:
        decision = match.decision
        assert decision is not None
        asked = [words.decision(match.state, decision) for words in speakers]
        assert len(set(asked)) == len(asked)
        offered = match.legal[:: max(1, len(match.legal) // 12)]
        for words in speakers:
            assert all(words.move(match.state, move) for move in offered)
        events = match.push(choose(match.state, stream))
        for words in speakers:
            assert all(words.event(event) for event in events)
            assert len(words.tell(events)) <= len(events)


@pytest.mark.parametrize("language", LANGUAGES)
def test_outcomes(language: str) -> None:
    words = Words(language)
    said = {
        words.outcome(Outcome((0,), "points", 2, "officers")),
        words.outcome(Outcome((1,), "points", 2, "zero")),
        words.outcome(Outcome((0,), "machine_destroyed", 2, "officers")),
        words.outcome(Outcome((), "round_limit", 2, "nobody")),
        words.outcome(Outcome((), "points", 1, "autodoc")),
    }
    assert len(said) == 5
    assert words.outcome(Outcome((0,), "points", 1, "officers")) in said


def test_outcomes_of_whole_games_are_told() -> None:
    for number in range(len(TABLES)):
        match = played(number, 4000)
        assert match.outcome is not None
        assert Words("pl").outcome(match.outcome)


def test_players_are_named_by_what_they_lead() -> None:
    duel = Match(1, 1).state
    assert (seat_name(duel, 0), seat_name(duel, 1)) == (Phrase("hc-officers"), Phrase("hc-zero"))
    three = Match(1, 1, players=3).state
    led = Listing((Phrase("hc-officer-donathan"), Phrase("hc-officer-jenny")))
    assert seat_name(three, 0) == led


def test_phrases_travel() -> None:
    match = played(3, 20)
    decision = match.decision
    assert decision is not None
    phrases = [
        decision_phrase(match.state, decision),
        *(move_phrase(match.state, move) for move in match.legal),
    ]
    phrases += [event_phrase(event) for event in match.push(match.legal[0])]
    phrases += [outcome_phrase(Outcome((0,), "points", 2, "officers"))]
    for phrase in phrases:
        assert msgspec.json.decode(msgspec.json.encode(phrase), type=Phrase) == phrase


def test_some_sentences() -> None:
    words = Words()
    assert (
        words.event(events_people.OfficerMoved(officer="jenny", start="C4", end="D5"))
        == "Jenny Takabura goes to D5."
    )
    assert (
        words.event(events_map.MutantKilled(mutant="rat2", space="car"))
        == "Mutated Rat 2 dies on Police car."
    )
    spared = events_people.HarmSpared(officer="marcellus", hp=1, ability=None)
    assert words.event(spared) == "Marcellus Hammer ignores 1 HP of damage: Riot Shield."
    assert words.title(Match(2, 1).state) == "Episode 2: Convoy Heist"


def test_what_another_sentence_tells_is_left_out() -> None:
    hit = events_map.MutantHit(mutant="mutant1", damage=2)
    killed = events_map.MutantKilled(mutant="mutant1", space="A1")
    assert [phrase is None for _, phrase in tell([hit, killed])] == [True, False]


def test_words_of_other_games_are_refused() -> None:
    with pytest.raises(TypeError, match="SeatRef"):
        Words().say(Phrase("hc-event-turn-started", {"who": SeatRef(0)}))


@pytest.mark.clause("HC-17.5.1")
def test_basic_actions_are_told_as_high_as_they_are() -> None:
    stage = Stage().hand(game_cards.CITY_IS_OURS, game_cards.BITE).turn_of_zero()
    play = Move(int(moves.move(moves.BASICS, game_cards.BITE, 0)), "")
    before = move_phrase(stage.state, play).args
    stage.do(moves.INSTANT, game_cards.CITY_IS_OURS)
    after, more = move_phrase(stage.state, play).args, int(stage.rules.chaos_amount[game_cards.CITY_IS_OURS])
    for basic in ("move", "attack"):
        assert after[basic] == before[basic] + more  # type: ignore[operator]


def test_a_mutant_that_lies_is_named_so() -> None:
    stage = Stage()
    up, lying = stage.mutants("D5")[0], stage.mutants("D5", lying=True)[0]
    words = Words()
    choices = [Move(int(moves.move(moves.CHOOSE_MUTANT, m)), "") for m in (up, lying)]
    assert [words.move(stage.state, each) for each in choices] == ["Mutant 1 (D5)", "Mutant 2 (D5, stunned)"]

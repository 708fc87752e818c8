"""The rules that the bot follows, each seen in a position where it decides."""

import pytest

from ashfall.bots.hardcity.fields import way_to_errand, way_to_safety
from ashfall.bots.hardcity.policy import best_move, play_on, scores
from ashfall.bots.hardcity.value import chance
from ashfall.bots.random import RandomBot
from ashfall.bots.registry import make_bot
from ashfall.hardcity.ground.cards import DONATHAN, JENNY, MARCELLUS, MIRANDA
from ashfall.hardcity.ground.moves import ATTACK, EVACUATE, GIVE_LOAD, GIVE_TO, a_of, verb_of
from ashfall.hardcity.ground.rows import BATTERY, CHAOS, OFFICERS_WON, ORDER, WINNER, ZERO_WON
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.match import Match
from ashfall.table.random import Stream
from tests.bots.hardcity.tables import EPISODES, MODES, decisions, played
from tests.hardcity.stage import Stage


def chosen(state: State) -> int:
    return int(best_move(state, Stream(1), 0.0))


def verbs(state: State) -> set[int]:
    return {int(verb_of(int(code))) for code in state.legal}


def games(episode: int, mode: str) -> State:
    return Match(episode, 3, mode=mode).state.copy()


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("episode", EPISODES)
def test_every_legal_move_has_a_worth(episode: int, mode: str) -> None:
    for state in decisions(episode, mode, 7, 9):
        assert len(scores(state)) == len(state.legal)
        assert chosen(state) in [int(code) for code in state.legal]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("episode", EPISODES)
def test_games_by_the_rules_come_to_an_end(episode: int, mode: str) -> None:
    state = games(episode, mode)
    play_on(state, Stream(2), 0.0, 5000)
    assert state.is_over()
    assert max(state.get(ORDER), state.get(CHAOS)) == state.rules.goal


def test_people_are_evacuated_whenever_that_is_possible() -> None:
    seen = 0
    for seed in range(6):
        state, stream = Match(1, seed).state.copy(), Stream(seed)
        for _ in range(300):
            if state.is_over():
                break
            if EVACUATE in verbs(state):
                seen += 1
                assert verb_of(chosen(state)) == EVACUATE
            play_on(state, stream, 0.0, 1)
    assert seen


def test_the_healthiest_takes_the_damage_and_not_a_civilian() -> None:
    seen = 0
    for seed in range(12):
        for state in decisions(1, "versus", seed, 1, 400):
            if {GIVE_TO, GIVE_LOAD} <= verbs(state):
                healthy = [code for code in state.legal if verb_of(int(code)) == GIVE_TO]
                most = max(int(state.person(a_of(int(code)), 2)) for code in healthy)
                if most > 2:
                    seen += 1
                    assert verb_of(chosen(state)) == GIVE_TO
                    assert state.person(a_of(chosen(state)), 2) >= 2
    assert seen


def test_mutants_attack_most_often_when_they_can() -> None:
    attacks = []
    for seed in range(4):
        state, stream = Match(1, seed).state.copy(), Stream(seed)
        for _ in range(300):
            if state.is_over():
                break
            if state.chooser == state.rules.zero and ATTACK in verbs(state):
                attacks.append(verb_of(chosen(state)) == ATTACK)
            play_on(state, stream, 0.0, 1)
    assert sum(attacks) > len(attacks) / 2


def test_the_estimate_knows_who_has_won() -> None:
    state = games(1, "versus")
    assert 0 < chance(state) < 1
    state.put(WINNER, OFFICERS_WON)
    assert chance(state) == 1
    state.put(WINNER, ZERO_WON)
    assert chance(state) == 0


def test_every_officer_on_the_way_to_the_roof_counts() -> None:
    """In the finale, also those who do not carry the battery; who is up there counts most."""
    near, far = Stage(5).officer(MIRANDA, "J5"), Stage(5).officer(MIRANDA, "A9")
    assert chance(near.state) > chance(far.state)
    up = Stage(5).officer(MIRANDA, "RA1")
    assert chance(up.state) > chance(near.state)


def test_points_and_health_count() -> None:
    state = games(1, "versus")
    before = chance(state)
    state.put(ORDER, 3)
    assert chance(state) > before
    state.put(CHAOS, 5)
    assert chance(state) < before


@pytest.mark.parametrize("episode", EPISODES)
def test_each_side_beats_a_player_who_moves_at_random(episode: int) -> None:
    rules, anything = make_bot("rules", "hardcity"), RandomBot()
    ends = [
        int(played(Match(episode, seed).state.copy(), rules, anything, seed).get(WINNER)) for seed in range(3)
    ]
    assert ends.count(OFFICERS_WON) >= 2
    ends = [
        int(played(Match(episode, seed).state.copy(), anything, rules, seed).get(WINNER)) for seed in range(3)
    ]
    assert ends.count(ZERO_WON) >= 2


def test_the_battery_is_carried_on_by_who_can_still_act() -> None:
    """An officer beside the one who brought the battery so far goes for it; one far away goes to the door."""
    stage = Stage(5)
    for who in (DONATHAN, JENNY, MIRANDA, MARCELLUS):
        stage.officer(who, "H5")
    stage.officer(DONATHAN, "C4", done=1, ap=0).officer(JENNY, "B4")
    stage.load(BATTERY, "C4")
    state, safety = stage.state, way_to_safety(stage.state)
    battery = stage.space("C4")
    assert way_to_errand(state, JENNY, safety)[battery] == safety[battery]
    assert way_to_errand(state, MARCELLUS, safety)[int(state.rules.lab_door)] == 0

"""Questions that the rules answer for a player: settings of a seat, part of the record (HC-R70, HC-R71)."""

import random

import pytest

from ashfall.hardcity import IllegalMove, InvalidPosition, Match
from ashfall.hardcity.content.words import QUESTIONS
from ashfall.hardcity.events.people import RulesAnswered, StandingChanged
from ashfall.hardcity.ground import cards, moves, rows
from ashfall.hardcity.ground.moves import AUTO, DEPLOY, a_of, b_of, verb_of
from ashfall.hardcity.ground.rows import STANDING
from ashfall.hardcity.ground.trace import ANSWERED
from ashfall.hardcity.standing import (
    ABOUT_CARDS,
    ABOUT_DEPLOYMENTS,
    ABOUT_MUTANTS,
    QUESTION_COUNT,
    is_setting,
)
from ashfall.hardcity.telling.decisions import TRIGGERS
from ashfall.hardcity.telling.words import Words
from ashfall.hardcity.view import View
from ashfall.table.random import Stream
from tests.hardcity.hiding import check_views, stirred
from tests.hardcity.plays import choose, new_match, play_on
from tests.hardcity.stage import Stage

BOOK_KEEPING = ("deployments", "mutants", "cards")
JENNY = 1


def book_keeping_of(seed: int, *settings: str) -> int:
    """How many decisions of a co-op game with these settings are AutoDoc's book-keeping."""
    match, stream, book = Match(1, seed, mode="coop"), Stream(seed), 0
    for setting in settings:
        match.push(f"auto {setting}")
    while not match.over:
        assert match.decision is not None
        kinds = ("deploy_near", "squad", "bottom", "activate_mutant", "act", "kafar_comes")
        book += match.decision.kind in kinds
        match.push(choose(match.state, stream))
    return book


def test_the_words_are_the_numbers() -> None:
    assert len(QUESTIONS) == QUESTION_COUNT
    assert [QUESTIONS[trigger] for trigger in TRIGGERS] == [word for word, _ in TRIGGERS.values()]
    assert QUESTIONS[ABOUT_DEPLOYMENTS:] == ("deployments", "mutants", "cards")
    assert (ABOUT_DEPLOYMENTS, ABOUT_MUTANTS, ABOUT_CARDS) == (5, 6, 7)


@pytest.mark.clause("HC-R70")
def test_settings_are_moves_that_no_list_of_legal_moves_has() -> None:
    match = Match(1, 3, mode="coop")
    assert [setting.text for setting in match.settings] == [f"auto {word}" for word in BOOK_KEEPING]
    assert match.city().questions == BOOK_KEEPING
    assert Match(1).city().questions == QUESTIONS[:ABOUT_DEPLOYMENTS]
    assert not any(move.text.startswith(("auto", "ask")) for move in match.legal)
    legal, decision = match.legal, match.decision
    events = match.push("auto mutants")
    assert events == [StandingChanged(seat=0, question="mutants", auto=True)]
    assert (match.legal, match.decision) == (legal, decision)
    assert match.now().standing == [["mutants"]]
    assert [setting.text for setting in match.settings] == ["auto deployments", "auto cards", "ask mutants"]
    for setting, said in (("auto mutants", "change nothing"), ("auto shot_kills", "never asked")):
        with pytest.raises(IllegalMove, match=said):
            match.push(setting)
    match.push("ask mutants")
    assert match.now().standing == [[]]
    assert match.price("auto cards") == 0
    assert match.view(0).preview("auto cards").results[0].chance == 1
    assert Match.from_record(match.record()).key() == match.key()
    for language in ("en", "pl", "uk"):
        assert all(Words(language).move(match.state, setting) for setting in match.settings)


@pytest.mark.clause("HC-R70")
@pytest.mark.parametrize("table", range(5, 10))
def test_games_with_all_settings_replay_and_ask_no_book_keeping(table: int) -> None:
    match, stream = new_match(table), Stream(table)
    seats = set(range(int(match.state.rules.seats)))
    answered = 0
    while not match.over and len(match.moves) < 200:
        assert match.decision is not None
        seat = match.decision.seat
        if seat in seats:
            seats.remove(seat)
            for word in BOOK_KEEPING:
                match.push(f"auto {word}")
            continue
        if match.decision.kind in ("deploy_near", "deploy_on_roof", "deploy_at_manholes", "kafar_comes"):
            assert seat in seats
        events = match.push(choose(match.state, stream))
        answered += sum(isinstance(event, RulesAnswered) for event in events)
    assert answered
    again = Match.from_record(match.record())
    assert (again.key(), again.legal) == (match.key(), match.legal)
    assert Match.from_bytes(match.to_bytes()).key() == match.key()


@pytest.mark.clause("HC-R70")
def test_settings_take_the_book_keeping_off_the_players() -> None:
    plain = sum(book_keeping_of(seed) for seed in range(4))
    assert 8 * sum(book_keeping_of(seed, *BOOK_KEEPING) for seed in range(4)) < plain


@pytest.mark.clause("HC-R70", "HC-13.3")
def test_mutants_appear_as_far_away_as_they_can() -> None:
    stage = Stage(mode="coop")
    for who in range(rows.OFFICERS):
        stage.officer(who, "D5")
    stage.state.put(rows.ACTIVE, JENNY)
    stage.pile(rows.CHAOS_PILE, [cards.SWARM, cards.SECOND_WIND]).turn_of_zero()
    while verb_of(int(stage.state.legal[0])) != DEPLOY:
        stage.do(verb_of(int(stage.state.legal[0])), a_of(int(stage.state.legal[0])))
    offered = [int(code) for code in stage.state.legal]
    board, here = stage.rules.board, stage.space("D5")
    stage.do(AUTO, ABOUT_DEPLOYMENTS)
    (_, kind_and_space), *_ = [
        (seat, code) for seat, question, code, _ in stage.events(ANSWERED) if question == ABOUT_DEPLOYMENTS
    ]
    people = [int(stage.state.person(who, rows.PLACE)) for who in range(rows.OFFICERS)]
    assert kind_and_space in offered
    farthest = max(min(board.apart(b_of(code), who) for who in people) for code in offered)
    assert min(board.apart(b_of(kind_and_space), who) for who in people) == farthest
    assert here in people


@pytest.mark.clause("HC-R71", "HC-R38")
def test_doctor_zero_passes_by_trigger_whatever_he_holds() -> None:
    told = []
    for hand in ((cards.BITE,), (cards.STAMPEDE,)):
        stage = Stage().officer(JENNY, "D5", ap=3).hand(*hand)
        stage.state.put(STANDING + 1, 1 << QUESTIONS.index("skull_in_shot"))
        stage.mutants("F5", 3)
        stage.faces(cards.SKULL, 0).turn_of(JENNY).do(moves.QUICK_SHOT, stage.space("F5"))
        stage.do(moves.PAY_SKULLS, 0)
        assert stage.state.chooser == 0  # he is not asked
        told.append((stage.events(ANSWERED), View(stage.state, None).now()))
    assert told[0] == told[1]
    assert len(told[0][0]) == 1


@pytest.mark.clause("HC-R71", "HC-R38")
@pytest.mark.parametrize("table", range(5))
def test_settings_of_doctor_zero_tell_nothing_about_his_hand(table: int) -> None:
    match, stream, chance = new_match(table), Stream(table), random.Random(table)
    zero = int(match.state.rules.zero)
    while match.state.chooser != zero:
        match.push(choose(match.state, stream))
    for word in QUESTIONS[:ABOUT_DEPLOYMENTS]:
        match.push(f"auto {word}")
    asked = 0
    for _ in range(120):
        if match.over:
            break
        s = match.state
        assert match.decision is not None
        asked += match.decision.kind.startswith("reaction")
        check_views(s, chance)
        if s.chooser != zero and chance.random() < 0.3:  # the same move leads to the same for the officers
            twin = match.at(stirred(s, chance))
            code = choose(s, Stream(len(match.moves)))
            ours, theirs = match.copy(), twin.copy()
            before = ours.push(code), theirs.push(code)
            if ours.decision is not None and theirs.decision is not None:
                assert ours.decision.kind.startswith("reaction") is False
            assert [type(event) for event in before[0] if isinstance(event, RulesAnswered)] == [
                type(event) for event in before[1] if isinstance(event, RulesAnswered)
            ] or any(event.to_dict()["type"] == "rolled" for event in before[0])
        match.push(choose(s, stream))
    assert asked == 0


@pytest.mark.clause("HC-R70")
def test_a_stored_state_with_a_setting_that_nobody_can_have_is_refused() -> None:
    match = play_on(new_match(5), Stream(5), 20)
    assert is_setting(match.state, moves.move(AUTO, ABOUT_CARDS))
    forged = match.copy()
    forged.state.put(STANDING + 4, 1)
    with pytest.raises(InvalidPosition):
        Match.from_bytes(forged.to_bytes())

"""A match: push and pop, copies, texts of moves, records and bytes, in every episode and mode."""

import pytest

from ashfall.hardcity import GAME, IllegalMove, InvalidRecord, Match, View, parse_record
from ashfall.hardcity.events.people import GameOver
from ashfall.hardcity.figures.scoring import end_game
from ashfall.hardcity.ground.rows import (
    BY_POINTS,
    IN_PLAY,
    LEADER,
    OFFICERS,
    OFFICERS_WON,
    ROUND,
    WINNER,
    ZERO_WON,
)
from ashfall.table.contract import Outcome
from ashfall.table.random import SEED_LIMIT, Stream
from tests.hardcity.plays import TABLES, choose, new_match, play_on, played


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_move_can_be_taken_back_and_made_again(table: int) -> None:
    match, stream = new_match(table), Stream(table)
    for _ in range(60):
        before, legal = match.key(), match.legal
        code = choose(match.state, stream)
        events = match.push(code)
        after = match.key()
        assert match.pop().code == code
        assert (match.key(), match.legal) == (before, legal)
        assert match.push(code) == events
        assert match.key() == after
        if match.over:
            break


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_texts_of_all_moves_are_read_again(table: int) -> None:
    match, stream = new_match(table), Stream(table)
    for _ in range(60):
        assert [match.parse(move.text) for move in match.legal] == match.legal
        assert [match.parse(move.code).text for move in match.legal] == [move.text for move in match.legal]
        match.push(choose(match.state, stream))
        if match.over:
            break


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_records_replay_to_the_same_end(table: int) -> None:
    match = played(table, 4000)
    assert match.over
    assert match.outcome is not None
    for text in (match.record().to_json(), match.record().to_text()):
        again = Match.from_record(parse_record(text))
        assert (again.key(), again.outcome, again.moves) == (match.key(), match.outcome, match.moves)


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_bytes_and_records_from_the_middle(table: int) -> None:
    match = played(table, 35)
    again = Match.from_bytes(match.to_bytes())
    assert (again.key(), again.legal, again.decision) == (match.key(), match.legal, match.decision)
    stream = Stream(5)
    for _ in range(20):
        code = choose(match.state, stream)
        assert again.push(code) == match.push(code)
        if match.over:
            break
    replayed = Match.from_record(parse_record(again.record().to_text()))
    assert (replayed.key(), replayed.key()) == (again.key(), match.key())


def test_a_record_replays_as_far_as_asked() -> None:
    match = played(3, 20)
    assert Match.from_record(match.record(), upto=0).key() == new_match(3).key()
    half = Match.from_record(match.record(), upto=10)
    assert [move.text for move in half.moves] == match.record().moves[:10]


def test_copies_are_independent() -> None:
    match = played(1, 12)
    twin = match.copy()
    key = match.key()
    twin.push(twin.legal[0])
    assert (match.key(), len(match.moves)) == (key, 12)
    assert twin.moves[:-1] == match.moves


def test_a_refused_move_changes_nothing() -> None:
    match = played(2, 15)
    key = match.key()
    for wrong in ("fly C4", "", "deploy rat A1 B2 C3", 2**31, "shoot A1 A2", "climb RA1", 7):
        with pytest.raises(IllegalMove):
            match.push(wrong)
    assert match.key() == key


def test_nothing_can_be_taken_back_at_the_start() -> None:
    with pytest.raises(IndexError, match="no move"):
        new_match(0).pop()


def test_the_same_seed_gives_the_same_game() -> None:
    assert Match(4, 17, mode="coop").key() == Match(4, 17, mode="coop").key()
    assert len({Match(4, seed).key() for seed in range(8)}) == 8


@pytest.mark.clause("HC-3.1.6", "HC-R5")
@pytest.mark.parametrize(
    ("players", "led"), [(2, [0, 0, 0, 0]), (3, [0, 0, 1, 1]), (4, [0, 1, 2]), (5, [0, 1, 2, 3])]
)
def test_officers_of_the_players_in_versus(players: int, led: list[int]) -> None:
    match = Match(1, 1, players=players)
    s = match.state
    assert [int(s.person(who, LEADER)) for who in range(OFFICERS) if s.person(who, IN_PLAY)] == led
    assert (s.rules.zero, match.sides) == (players - 1, [0] * (players - 1) + [1])


@pytest.mark.clause("HC-3.2.1", "HC-3.2.2")
@pytest.mark.parametrize(
    ("players", "led"), [(1, [0, 0, 0, 0]), (2, [0, 0, 1, 1]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])]
)
def test_officers_of_the_players_in_coop(players: int, led: list[int]) -> None:
    match = Match(1, 1, mode="coop", players=players)
    s = match.state
    assert [int(s.person(who, LEADER)) for who in range(OFFICERS) if s.person(who, IN_PLAY)] == led
    assert (s.rules.zero, match.sides) == (-1, [0] * players)


@pytest.mark.clause("HC-R6")
def test_the_table_may_choose_the_officers() -> None:
    usual = Match(1, 1, players=4).state
    assert [bool(usual.person(who, IN_PLAY)) for who in range(OFFICERS)] == [True, True, True, False]
    other = Match(1, 1, players=4, officers=["marcellus", "jenny", "miranda"]).state
    assert [bool(other.person(who, IN_PLAY)) for who in range(OFFICERS)] == [False, True, True, True]
    assert [int(other.person(who, LEADER)) for who in (3, 1, 2)] == [0, 1, 2]


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"episode": 6}, "episode"),
        ({"mode": "duel"}, "mode"),
        ({"players": 6}, "players"),
        ({"players": 1}, "players"),
        ({"mode": "coop", "players": 5}, "players"),
        ({"officers": ["jenny"]}, "officers"),
        ({"officers": ["jenny", "jenny", "miranda", "marcellus"]}, "officers"),
        ({"officers": ["jenny", "robocop", "miranda", "marcellus"]}, "officers"),
        ({"seed": -1}, "seed"),
        ({"seed": SEED_LIMIT}, "seed"),
    ],
)
def test_tables_that_do_not_exist_are_named(wrong: dict[str, object], field: str) -> None:
    with pytest.raises(InvalidRecord, match=field):
        Match(**wrong)  # type: ignore[arg-type]


def test_static_facts() -> None:
    assert (GAME.name, GAME.seats, GAME.modes) == ("hardcity", (1, 2, 3, 4, 5), ("versus", "coop"))
    assert len(set(GAME.verbs)) == len(GAME.verbs)


def test_a_match_tells_where_it_is() -> None:
    match = played(10, 4000)
    assert (match.episode, match.mode, match.round > 0) == (1, "versus", True)
    assert match.decision is None
    assert match.legal == []
    assert max(match.points) == 7 or match.outcome is not None
    assert isinstance(match.view(0), View)


@pytest.mark.clause("HC-11.1", "HC-R44")
def test_a_won_game_ends_at_once() -> None:
    for number in range(4):
        match = played(number, 4000)
        assert match.outcome is not None
        if match.outcome.reason == "points":
            assert 7 in match.points
            assert int(match.state.get(WINNER)) == (1 if match.points[0] == 7 else 2)


@pytest.mark.clause("HC-11.1")
@pytest.mark.parametrize(
    ("mode", "players", "winner", "winners", "side"),
    [
        ("versus", 3, OFFICERS_WON, (0, 1), "officers"),
        ("versus", 3, ZERO_WON, (2,), "zero"),
        ("coop", 1, OFFICERS_WON, (0,), "officers"),
        ("coop", 2, OFFICERS_WON, (0, 1), "officers"),
        ("coop", 2, ZERO_WON, (), "autodoc"),
    ],
)
def test_a_game_that_somebody_won_is_no_draw(
    mode: str, players: int, winner: int, winners: tuple[int, ...], side: str
) -> None:
    match = Match(1, 1, mode=mode, players=players)
    end_game(match.state, winner, BY_POINTS)
    assert match.outcome == Outcome(winners, "points", players, side)
    assert not match.outcome.drawn


@pytest.mark.clause("HC-R4")
@pytest.mark.parametrize("table", [0, 5])
def test_a_game_at_the_round_limit_is_nobodys(table: int) -> None:
    match = played(table, 20)
    match.state.put(ROUND, match.state.rules.round_limit)
    play_on(match, Stream(table), 400)
    assert match.outcome == Outcome((), "round_limit", side="nobody")
    assert match.outcome.drawn


@pytest.mark.clause("HC-11.1")
@pytest.mark.parametrize("table", [4, 5])  # Doctor Zero wins one, AutoDoc the other
def test_the_outcome_names_the_side_of_the_last_event(table: int) -> None:
    match = played(table, 4000)
    assert match.outcome is not None
    last = match.pop()
    ends = [event for event in match.push(last) if isinstance(event, GameOver)]
    assert [event.winner for event in ends] == [match.outcome.side] == [("zero", "autodoc")[table - 4]]

"""What is shown of a game, and what never is."""

from typing import Any

import msgspec
import pytest

from ashfall import neuroshima
from ashfall.neuroshima.army import army_keys, load_army
from ashfall.neuroshima.state import PILE, ROW, State
from ashfall.neuroshima.status import statuses
from ashfall.server.neuroshima.drawings import draw
from ashfall.server.neuroshima.sight import sight_of, unit_sights
from ashfall.table.random import Stream
from tests.neuroshima.test_status import table
from tests.server.games import game


def shuffled(state: State, seed: int) -> neuroshima.Match:
    """The same table with the piles in another order."""
    other, stream = state.copy(), Stream(seed)
    for seat in range(2):
        stream.shuffle(other.tiles, other.pile_start(seat), other.seat[seat * ROW + PILE])
    return neuroshima.Match.from_state(other)


@pytest.mark.parametrize("number", range(0, 36, 3))
def test_the_order_of_the_piles_is_never_shown(number: int) -> None:
    for k, played in enumerate(game(number)):
        if k % 5 == 0:
            for seats in ((), (0,), (1,), (0, 1)):
                known = msgspec.json.encode(sight_of(played.match, seats))
                assert msgspec.json.encode(sight_of(shuffled(played.after, k), seats)) == known
                assert msgspec.json.encode(sight_of(played.match.view(), seats)) == known


@pytest.mark.parametrize("number", range(1, 36, 7))
def test_sights_agree_with_the_match(number: int) -> None:
    for played in game(number):
        match, decision = played.match, played.match.decision
        sight = sight_of(match, (0, 1))
        assert (sight.turn, sight.turn_number, sight.board) == (match.turn, match.turn_number, 19)
        assert (sight.decision is None) == (sight.outcome is not None) == match.over
        assert sight.legal == [move.text for move in match.legal]
        assert {answer.move for answer in sight.answers} <= set(sight.legal)
        for seat, player in enumerate(sight.players):
            assert player.health == match.health(seat)
            assert [tile.tile for tile in player.hand] == match.hand(seat)
            assert player.remaining == match.remaining(seat)
            assert sum(player.remaining.values()) == player.pile == match.pile(seat)
            assert player.discards == match.discards(seat)
        for unit, status in zip(sight.units, statuses(played.after), strict=True):
            shown = msgspec.structs.asdict(unit)
            for name, value in msgspec.structs.asdict(status).items():
                if name not in ("army", "serves"):
                    assert shown[name] == value
            assert unit.serves == (None if status.serves == status.owner else status.serves)
        if decision is not None:
            assert sight.decision is not None
            assert (sight.decision.seat, sight.decision.kind) == (decision.seat, decision.kind)


def test_moves_are_shown_only_to_whoever_decides() -> None:
    match = neuroshima.Match(["moloch", "borgo"])
    assert len(sight_of(match, (0,)).legal) == 19 * 6
    assert sight_of(match, (0, 1)).legal
    for seats in ((), (1,)):
        sight = sight_of(match, seats)
        assert (sight.legal, sight.answers) == ([], [])
        assert sight.decision is not None


def test_the_outcome_is_shown() -> None:
    *_, last = game(0)
    sight = sight_of(last.match, (0, 1))
    assert sight.outcome is not None
    assert last.match.outcome is not None
    assert tuple(sight.outcome.winners) == last.match.outcome.winners
    assert sight.outcome.phrase.id in ("outcome-won", "outcome-drawn")


def test_answers_are_buttons_where_hexes_do_not_say_it() -> None:
    match = table(
        "moloch", "borgo", ("C3", 0, "clown", 0), ("A1", 0, "hunter_killer", 0), ("C2", 1, "mutant", 3)
    )
    assert [answer.move for answer in sight_of(match, (0,)).answers] == ["end"]
    match.push("play battle")
    sight = sight_of(match, (0,))
    assert [answer.move for answer in sight.answers] == sight.legal == ["attack C3", "explode C3"]
    assert sight.answers[1].title.id == "move-explode"
    assert sight.decision is not None
    assert sight.decision.about == ("C3",)


def test_the_second_seat_of_a_mirror_match_is_marked() -> None:
    match = table("moloch", "moloch", ("C3", 0, "hybrid", 0), ("C2", 1, "hybrid", 3))
    sight = sight_of(match, ())
    assert [player.mirror for player in sight.players] == [False, True]
    worn = [player.worn for player in sight.players]
    assert worn[0] == ""
    assert worn[1] in army_keys()
    assert [unit.drawing for unit in sight.units] == [f"moloch.hybrid.3.b.c{worn[1]}", "moloch.hybrid.0"]
    assert load_army(worn[1]).look.colour in draw(sight.units[0].drawing)


def test_used_abilities_are_shown_until_the_turn_is_over() -> None:
    rows: Any = (("C3", 0, "runner", 0), ("A1", 0, "hq", 0), ("E3", 1, "hq", 0))
    match = table("outpost", "borgo", *rows, hands=[["battle", "commando"], []])

    def runner() -> str:
        return next(unit.drawing for unit in unit_sights(match.state) if unit.tile == "runner")

    assert runner() == "outpost.runner.0"
    match.push("mobility C3 C4 1")
    assert runner() == "outpost.runner.1.umobility"
    match.push("end")
    assert runner() == "outpost.runner.1"


def test_terror_is_told_before_and_during_the_turn() -> None:
    rows: Any = (("A1", 0, "hq", 0), ("E3", 1, "hq", 0))
    match = table("steel_police", "borgo", *rows, hands=[["terror"], []])
    assert [player.terrified for player in sight_of(match, ()).players] == [False, False]
    match.push("play terror")
    assert [player.terrified for player in sight_of(match, ()).players] == [False, True]
    if match.turn == 0:
        match.push("end")
    assert match.turn == 1
    assert [player.terrified for player in sight_of(match, ()).players] == [False, True]

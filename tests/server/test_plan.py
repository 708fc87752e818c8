"""How wishes become matches: seats, order, armies, starts from records and positions, rematches."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import msgspec
import pytest

from ashfall.neuroshima import Match, army_keys, storage
from ashfall.server.messages import Clock, Guest, MatchWish, SeatWish
from ashfall.server.neuroshima.plan import draw_armies
from ashfall.server.neuroshima.shapes import NeuroshimaTerms
from ashfall.server.rooms.chance import draw_match_id, seed_hash
from ashfall.server.rooms.history import EntryFacts, fold
from ashfall.server.rooms.plan import plan_following, plan_match
from ashfall.server.rooms.refusals import Refusal
from ashfall.server.rooms.terms import read_terms
from ashfall.server.store import Entry, MatchRow
from tests.server.wishes import match_wish
from tests.server.working import finished

ADA = Guest("ada", "Ada")
POSITION = {"players": [{"army": "moloch"}, {"army": "borgo"}], "stage": "setup", "turn_number": 0}


def wish(*seats: SeatWish, **more: object) -> MatchWish:
    return match_wish(seats=list(seats), **more)


def plan(*seats: SeatWish, **more: object) -> MatchRow:
    return finished(plan_match(wish(*seats, **more), ADA, 1))


def refusal(*seats: SeatWish, **more: object) -> str:
    with pytest.raises(Refusal) as refused:
        plan(*seats, **more)
    assert refused.value.code == "bad_message"
    assert isinstance(refused.value.reason, str)
    return refused.value.reason


def begun(row: MatchRow, armies: list[str]) -> Match:
    data = json.dumps({"parts": armies})
    match = next(iter(fold(row, [Entry(seq=1, at=0, kind="begin", seat=None, data=data)]))).after.match
    assert match is not None
    assert isinstance(match.played, Match)
    return match.played


def played(moves: int, seed: int = 5) -> Match:
    match, chance = Match(["moloch", "borgo"], seed), Random(seed)
    for _ in range(moves):
        match.push(chance.choice(match.legal))
    return match


ME, LOCAL, LINK, OPEN = SeatWish("me"), SeatWish("local"), SeatWish("link"), SeatWish("open")
BOT = SeatWish("bot", bot="recruit")


def test_ids_have_96_bits_and_seeds_a_hash() -> None:
    assert len({draw_match_id() for _ in range(100)}) == 100
    assert len(draw_match_id()) == 16
    assert seed_hash("7:aa") == "71fafb09b769d277182265ce7fee4705430d224eda1c67a98d3051968f118f9f"
    rows = [plan(ME, BOT) for _ in range(20)]
    assert len({row.seed for row in rows}) == 20
    assert all(0 <= int(row.seed.split(":")[0]) < 1 << 63 for row in rows)


def test_who_begins() -> None:
    assert [seat.who for seat in plan(ME, BOT, starts="first").seats] == ["person", "bot"]
    assert [seat.who for seat in plan(ME, BOT, starts="second").seats] == ["bot", "person"]
    firsts = Counter(plan(ME, BOT).seats[0].who for _ in range(200))
    assert min(firsts.values()) > 50


def test_links_and_lists() -> None:
    assert plan(ME, BOT).invite == ""
    assert len(plan(ME, LINK).invite) >= 20
    assert plan(ME, OPEN, listed=True).listed
    assert plan(ME, BOT, listed=True).listed
    private = plan(ME, LINK, listed=True)  # nobody could join: shown once it is played
    assert not private.listed
    assert read_terms(private).listed


def drawn(*wishes: str) -> list[str]:
    return draw_armies(NeuroshimaTerms(), wishes)


def test_chance_never_gives_two_the_same_army() -> None:
    for _ in range(50):
        first, second = drawn("random", "random")
        assert first != second
        assert drawn("random", "moloch")[0] != "moloch"
    assert {drawn("random", "random")[0] for _ in range(300)} == set(army_keys())
    assert drawn("borgo", "borgo") == ["borgo", "borgo"]


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        ([ME, ME], 'seats: expected "me" at most once'),
        ([ME, SeatWish("bot", bot="./evil.py")], 'seats[1].bot: unknown bot "./evil.py"'),
        ([ME, SeatWish("bot", bot="search:iterations=9")], "seats[1].bot: unknown bot"),
        ([ME, SeatWish("bot")], 'seats[1].bot: unknown bot ""'),
        ([SeatWish("me", part="mollusc"), BOT], 'seats[0].part: unknown army "mollusc", did you mean'),
    ],
)
def test_wishes_that_cannot_be_fulfilled(seats: list[SeatWish], expected: str) -> None:
    assert refusal(*seats).startswith(expected)


# Going on from somewhere.


@pytest.mark.parametrize("form", ["json", "text"])
def test_a_match_goes_on_from_any_move_of_a_record(form: str) -> None:
    source = played(30)
    text = source.record().to_json() if form == "json" else source.record().to_text()
    row = plan(ME, BOT, record=text, upto=20, starts="second")
    assert [seat.who for seat in row.seats] == ["person", "bot"]  # seats as in the record
    assert [seat.part for seat in row.seats] == ["moloch", "borgo"]
    match = begun(row, ["moloch", "borgo"])
    expected = Match.from_record(source.record(), 20)
    assert match.view().key() == expected.view().key()
    assert match.record().start is not None


def test_nobody_knows_what_comes_after_a_record() -> None:
    source = played(8)
    text = source.record().to_json()
    orders = {
        tuple(begun(plan(ME, BOT, record=text), ["moloch", "borgo"]).position()["decks"][0]) for _ in range(5)
    }
    assert len(orders) == 5
    assert tuple(source.position()["decks"][0]) not in orders
    stored = plan(ME, BOT, record=text).start
    assert stored == storage.to_text(source.view().state)  # which has no order


def test_a_match_goes_on_from_a_position() -> None:
    row = plan(ME, LOCAL, record=json.dumps(POSITION))
    match = begun(row, ["moloch", "borgo"])
    assert match.decision is not None
    assert match.decision.kind == "setup"
    drawn = set()
    for _ in range(10):
        position = {**POSITION, "stage": "start", "turn_number": 3}
        position["units"] = [
            {"hex": "A1", "owner": 0, "tile": "hq"},
            {"hex": "E3", "owner": 1, "tile": "hq"},
        ]
        row = plan(ME, LOCAL, record=json.dumps(position))
        drawn.add(tuple(begun(row, ["moloch", "borgo"]).hand(0)))
    assert len(drawn) > 1  # the server's own seed shuffled the piles before the first draw


@pytest.mark.parametrize(
    ("record", "expected"),
    [
        ("rubbish", "record: line 1"),
        ("{}", "record: "),
        ('{"players": []}', "record: "),
        ('{"players": [{"army": "moloch"}, {"army": "nobody"}]}', "record: "),
        ("{" * 10_000, "record: "),
        ("[game neuroshima]\n[options {}]", "record: options"),
        (
            '{"options": {"armies": ["moloch", "borgo"]}, "seed": 1, "moves": ["place hq C3 9"]}',
            "record: moves[0]",
        ),
    ],
)
def test_records_that_cannot_be_used(record: str, expected: str) -> None:
    assert refusal(ME, BOT, record=record).startswith(expected)


def test_a_finished_game_cannot_go_on_but_can_from_earlier() -> None:
    match = played(0)
    chance = Random(1)
    while not match.over:
        match.push(chance.choice(match.legal))
    text = match.record().to_json()
    assert "the game is over there" in refusal(ME, BOT, record=text)
    assert plan(ME, BOT, record=text, upto=len(match.moves) - 1).start


# Rematches.


def test_a_rematch_keeps_people_and_what_they_led_and_swaps_the_order() -> None:
    row = plan(
        SeatWish("me", part="borgo"),
        SeatWish("bot", bot="veteran"),
        starts="first",
        clock=Clock("bank", 60),
        listed=True,
    )
    row.seats[1].part = "moloch"  # drawn by chance when it began
    following = plan_following(row, "next", 2)
    assert [(seat.who, seat.part) for seat in following.seats] == [("bot", "moloch"), ("person", "borgo")]
    assert following.seed != row.seed
    assert read_terms(following).clock == Clock("bank", 60)
    assert following.listed
    again = plan_following(following, "third", 3)
    assert [(seat.who, seat.part) for seat in again.seats] == [("person", "borgo"), ("bot", "moloch")]


def test_facts_are_stored_in_few_bytes() -> None:
    assert msgspec.json.encode(EntryFacts(move="end")) == b'{"move":"end"}'

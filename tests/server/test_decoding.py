"""What cannot be read is refused in one sentence that names the field and what was expected."""

from __future__ import annotations

import msgspec
import pytest

from ashfall.server.decoding import BadInput, read_json, read_words
from ashfall.server.messages import FromClient, MatchWish, Ping


class Query(msgspec.Struct):
    count: int
    loud: bool = False


GOOD = '{"terms": {"game": "any"}, "seats": [{"who": "me"}, {"who": "bot", "bot": "veteran"}]}'


def test_good_input_is_typed() -> None:
    wish = read_json(GOOD, MatchWish)
    assert isinstance(wish, MatchWish)
    assert wish.seats[1].bot == "veteran"
    assert isinstance(read_json('{"t":"ping"}', FromClient), Ping)
    assert read_words({"count": "3", "loud": "true", "other": "x"}, Query) == Query(3, True)


@pytest.mark.parametrize(
    ("text", "field", "told"),
    [
        ("{}", "terms", "terms: this field is missing"),
        ("[]", "body", "body: expected object, got array"),
        ("", "body", "body: expected JSON in UTF-8"),
        ('{"seats": [', "body", "body: expected JSON in UTF-8"),
        ('{"terms": {}, "seats": []}', "seats", "seats: expected array of length >= 1"),
        (
            '{"terms": {}, "seats": [{"who": "x"}, {"who": "me"}]}',
            "seats[0].who",
            'seats[0].who: expected one of ally, bot, link, local, me, open, got "x"',
        ),
        ('{"terms": {}, "seats": [{"who": 3}]}', "seats[0].who", "seats[0].who: expected str, got int"),
        (
            GOOD[:-1] + ', "clock": {"kind": "move", "seconds": 1}}',
            "clock.seconds",
            "clock.seconds: expected int >= 5",
        ),
        (
            GOOD[:-1] + ', "clock": {"kind": "hour", "seconds": 10}}',
            "clock.kind",
            'clock.kind: expected one of bank, move, turn, got "hour"',
        ),
        (GOOD[:-1] + ', "upto": 1e400}', "upto", "upto: number out of range"),
        (GOOD[:-1] + ', "upto": ' + "9" * 400 + "}", "upto", "upto: expected int <= 10000"),
    ],
)
def test_bad_json(text: str, field: str, told: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_json(text, MatchWish)
    assert caught.value.field == field
    assert str(caught.value) == told


def test_an_unknown_message_names_the_known_ones() -> None:
    with pytest.raises(BadInput, match='t: expected one of do, ask, say, ping, got "shout"'):
        read_json('{"t": "shout"}', FromClient)


@pytest.mark.parametrize(
    "data", [b"\xff", b'{"seats": "\xff"}', b'"\\ud800', b"[" * 100_000, b'{"x":' * 90_000]
)
def test_broken_bytes(data: bytes) -> None:
    with pytest.raises(BadInput):
        read_json(data, MatchWish)


def test_bad_words() -> None:
    with pytest.raises(BadInput, match="count: expected int, got str"):
        read_words({"count": "many"}, Query)
    with pytest.raises(BadInput, match="count: this field is missing"):
        read_words({}, Query)


def test_long_input_is_not_repeated_in_full() -> None:
    with pytest.raises(BadInput) as caught:
        read_json('{"terms": {}, "seats": [{"who": "' + "x" * 5000 + '"}, {"who": "me"}]}', MatchWish)
    assert len(str(caught.value)) < 200
